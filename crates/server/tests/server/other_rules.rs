//! Tables that were begun under older rules: they go on if everything holds, else they can be seen and saved.

use rusqlite::Connection;
use serde_json::{Value, json};
use server::archive::{Archive, Checked};
use tempfile::TempDir;

use crate::common::{
    Opened, Running, against_computer, decider, file_of, start, start_again, two_people,
};

/// What is written in the file about the rules of every table.
fn begun_under_older_rules(file: &Connection) {
    let older = "UPDATE tables SET save = json_set(save, '$.rules', 1)";
    assert!(file.execute(older, []).unwrap() > 0);
}

/// The person who decides plays so many turns, which end at once.
fn played(turns: u32) -> (Running, Opened) {
    let server = start();
    let table = server.open(&two_people(1));
    for turn in 0..turns {
        server.play(&table, &turn.to_string(), "end_turn");
    }
    (server, table)
}

/// In the file, the decision of this key is one that our rules do not know.
fn bend(file: &Connection, key: &str) {
    let bent = "UPDATE entries SET entry = '{\"act\":\"fly\"}' WHERE key = ?1";
    assert_eq!(file.execute(bent, [key]).unwrap(), 1);
}

fn verified(folder: &TempDir, table: &Opened) -> Checked {
    let archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    archive.verify(&table.name).unwrap()
}

#[test]
fn a_table_of_older_rules_goes_on_where_everything_holds() {
    let (server, table) = played(3);
    let before = server.table(&table.name, None)["frame"].clone();
    let (folder, file) = file_of(server);
    begun_under_older_rules(&file);
    drop(file);
    assert_eq!(verified(&folder, &table), Checked::OtherRules(None));
    let server = start_again(folder);
    let told = server.table(&table.name, None);
    assert_eq!((&told["frame"], &told["other_rules"]), (&before, &Value::Null));
    let done = server.play(&table, "on", "end_turn");
    // Also from there it goes on after another start.
    let server = start_again(server.stop());
    assert_eq!(server.table(&table.name, None)["frame"]["version"], done["version"]);
    server.play(&table, "further", "end_turn");
}

#[test]
fn where_it_does_not_hold_it_is_seen_and_saved_up_to_there() {
    let (server, table) = played(5);
    let path = format!("/tables/{}", table.name);
    let all = server.get(&format!("{path}/frames"), None).json(200);
    let all = all["frames"].as_array().unwrap().clone();
    let (folder, file) = file_of(server);
    begun_under_older_rules(&file);
    bend(&file, "3");
    drop(file);
    let Checked::OtherRules(Some(misfit)) = verified(&folder, &table) else { panic!("it holds") };
    let server = start_again(folder);
    let told = server.table(&table.name, None);
    let frame = &told["frame"];
    assert_eq!(told["other_rules"]["ply"], misfit.ply);
    assert_eq!((&told["other_rules"]["rules"], &frame["ply"]), (&json!(1), &json!(misfit.ply)));
    // It is seen as it was, with nothing behind that, and nobody has to decide.
    let seen = server.get(&format!("{path}/frames"), None).json(200)["frames"].clone();
    let pairs = seen.as_array().unwrap().iter().zip(&all);
    assert_eq!(pairs.clone().count(), misfit.ply + 1);
    assert!(pairs.into_iter().all(|(now, then)| now["view"] == then["view"]));
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    assert_eq!(stream.next().unwrap().1["ply"], misfit.ply);
    // Whoever has seen more than there is now hears how it is.
    let mut stream = server.stream(&table.name, None, Some(all.len() as u64 + 5));
    assert_eq!(stream.next().unwrap().1["ply"], misfit.ply);
    let save = server.get(&format!("{path}/save"), None).json(200);
    assert_eq!(save["plies"].as_array().map(Vec::len), Some(misfit.ply));
    let seat = decider(frame);
    let own = server.table(&table.name, Some(table.token(seat)))["frame"].clone();
    assert_eq!((&own["decision"], &own["undo"]), (&Value::Null, &Value::Null));
    let version = &frame["version"];
    let wish = json!({ "version": version, "key": "k" });
    for route in ["undo", "end"] {
        let answer = server.post(&format!("{path}/{route}"), Some(table.token(seat)), &wish);
        assert_eq!((answer.status, &*answer.code()), (409, "other_rules"), "{route}");
    }
    // A request that was lost with what does not hold is not answered as if it had been done.
    let again = server.act(&table, seat, &own, "4", &json!("end_turn"));
    assert_eq!((again.status, &*again.code()), (409, "other_rules"));
    let asked = server.post(
        &format!("{path}/hint"),
        Some(table.token(seat)),
        &json!({ "version": version }),
    );
    assert_eq!(asked.code(), "other_rules");
    let (_folder, file) = file_of(server);
    let waits = "SELECT waits FROM tables";
    assert_eq!(file.query_row(waits, [], |row| row.get::<_, String>(0)).unwrap(), "nobody");
}

/// Nothing of the record is lost: a program that knows the rules can go on with it.
#[test]
fn the_export_of_a_table_that_does_not_hold_is_whole() {
    let (server, table) = played(4);
    let (folder, file) = file_of(server);
    begun_under_older_rules(&file);
    bend(&file, "1");
    drop(file);
    let server = start_again(folder);
    server.table(&table.name, None);
    let folder = server.stop();
    let archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    let record = archive.export(&table.name).unwrap();
    assert_eq!(record.save["rules"], 1);
    assert_eq!(record.log.iter().filter(|line| line.key.is_some()).count(), 4);
    assert_eq!(archive.summary(&table.name).unwrap().misfit.unwrap().rules, 1);
}

#[test]
fn a_computer_does_not_play_on_there() {
    let server = start();
    let table = server.open(&against_computer(Some(1)));
    server.wait_for(&table, 0);
    let frame = server.table(&table.name, Some(table.token(0)))["frame"].clone();
    server.act(&table, 0, &frame, "first", &frame["decision"]["actions"][0]).json(200);
    let (folder, file) = file_of(server);
    begun_under_older_rules(&file);
    bend(&file, "first");
    // So that it would be the computer's turn.
    let server = {
        drop(file);
        start_again(folder)
    };
    let before = server.table(&table.name, None)["frame"]["version"].clone();
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    assert_eq!(stream.next().unwrap().1["version"], before);
    assert_eq!(server.store.written().changes, 1, "only that nobody is awaited");
}

/// What our own rules do not allow under their own name is damaged, as ever.
#[test]
fn a_table_of_our_rules_that_does_not_hold_is_damaged() {
    let (server, table) = played(2);
    let (folder, file) = file_of(server);
    bend(&file, "1");
    drop(file);
    let answer = start_again(folder).get(&format!("/tables/{}", table.name), None);
    assert_eq!((answer.status, &*answer.code()), (503, "storage"));
}

/// A start that our rules do not know any more cannot be shown, but is not damaged either.
#[test]
fn a_start_that_is_not_known_any_more_is_told() {
    let (server, table) = played(1);
    let (folder, file) = file_of(server);
    begun_under_older_rules(&file);
    let odd = "UPDATE tables SET save = json_set(save, '$.setup.players', 99)";
    assert_eq!(file.execute(odd, []).unwrap(), 1);
    drop(file);
    let server = start_again(folder);
    let answer = server.get(&format!("/tables/{}", table.name), None);
    assert_eq!((answer.status, &*answer.code()), (409, "other_rules"));
    let folder = server.stop();
    let archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    assert_eq!(archive.export(&table.name).unwrap().save["setup"]["players"], 99);
}
