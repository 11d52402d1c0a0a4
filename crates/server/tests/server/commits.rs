//! What many tables decide at once shares one wait for the disk.

use std::thread;

use crate::common::{Opened, start_again, start_with, two_people};

#[test]
fn many_tables_share_their_commits_and_each_gets_its_own_answer() {
    const TABLES: u64 = 64;
    const TURNS: u64 = 6;
    let server = start_with(|settings| settings.limits.burst = 100_000);
    let tables: Vec<Opened> = (0..TABLES).map(|seed| server.open(&two_people(seed))).collect();
    let before = server.store.written();
    let versions: Vec<u64> = thread::scope(|scope| {
        let play = |table| {
            let server = &server;
            let turn = move |turn: u64| {
                let done = server.play(table, &turn.to_string(), "end_turn");
                done["version"].as_u64().unwrap()
            };
            scope.spawn(move || (0..TURNS).map(turn).max().unwrap())
        };
        let players: Vec<_> = tables.iter().map(play).collect();
        players.into_iter().map(|player| player.join().unwrap()).collect()
    });
    let after = server.store.written();
    let (changes, transactions) =
        (after.changes - before.changes, after.transactions - before.transactions);
    println!("{changes} decisions in {transactions} transactions");
    assert_eq!(changes, TABLES * TURNS);
    assert!(transactions < changes * 3 / 4, "{transactions} for {changes} decisions");
    // Each table has all of its decisions, and none of another's.
    let server = start_again(server.stop());
    for (table, version) in tables.iter().zip(versions) {
        assert_eq!(server.table(&table.name, None)["frame"]["version"], version);
    }
}
