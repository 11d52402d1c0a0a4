//! Computer players: they think where they hold nobody up, and stop when it is of no use.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use bots::{Cancel, Level, Spec, any::AnyBot, spec::Kind};
use serde_json::{Value, json};
use server::Seating;
use tabletop::{AnyMatch, FairDice, Luck, Seat, Turn};

use crate::common::{
    Opened, Running, WANTED_PANIC, against_computer, is_over, patiently, settings, start_again,
    start_in, start_with, two_people,
};

/// Thinks until it is cancelled, and counts how often it was.
struct Ponderer {
    cancel: Cancel,
    cancelled: &'static AtomicU32,
}

impl AnyBot for Ponderer {
    fn choose(&mut self, game: &dyn AnyMatch) -> Option<Value> {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(60) {
            if self.cancel.is_cancelled() {
                self.cancelled.fetch_add(1, Ordering::SeqCst);
                return None;
            }
            // It really works: a core is busy with it.
            std::hint::black_box(game.actions());
        }
        None
    }

    fn considered(&self) -> usize {
        0
    }

    fn fault(&self) -> Option<String> {
        None
    }

    fn cancel(&self) -> Cancel {
        self.cancel.clone()
    }
}

/// The legend ponders, everybody else plays as usual.
fn pondering(
    cancelled: &'static AtomicU32,
    game: &str,
    spec: &Spec,
    seed: u64,
) -> Option<Box<dyn AnyBot>> {
    if spec.kind == Kind::Level(Level::Legend) {
        return Some(Box::new(Ponderer { cancel: Cancel::default(), cancelled }));
    }
    bots::any::seat(game, spec, seed)
}

fn start_seating(seating: Seating) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let settings = settings(folder.path());
    start_in(folder, settings, seating)
}

/// A person, who begins, against a computer player.
fn against(level: &str) -> Value {
    let setup = json!({ "players": 2, "heroes": ["warrior", "thief"] });
    let is_first = |seed: &u64| {
        let dice = Luck::Fair(FairDice::seeded(*seed));
        let game = games::open("karak", setup.clone(), None, dice).unwrap();
        game.turn() == Turn::Player(Seat(0))
    };
    let seed = (0..).find(is_first).unwrap();
    let seats = json!([{ "person": {} }, { "computer": { "level": level } }]);
    json!({ "game": "karak", "setup": setup, "seats": seats, "seed": seed })
}

/// Ends the person's turn.
fn hand_over(server: &Running, table: &Opened) -> Value {
    let frame = server.table(&table.name, Some(table.token(0)))["frame"].clone();
    server.act(table, 0, &frame, "over to you", &json!("end_turn")).json(200)["version"].clone()
}

/// The median time that a decision takes at a table of people.
fn pace(server: &Running, seed: u64) -> Duration {
    let table = server.open(&two_people(seed));
    let mut times: Vec<Duration> = (0..41)
        .map(|number| {
            let (seat, frame) = server.turn(&table);
            let start = Instant::now();
            server.act(&table, seat, &frame, &number.to_string(), &json!("end_turn")).json(200);
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

#[test]
fn a_slow_player_at_one_table_slows_no_other() {
    static CANCELLED: AtomicU32 = AtomicU32::new(0);
    // One of two threads thinks; the other is there for everybody else.
    let server = start_seating(|game, spec, seed| pondering(&CANCELLED, game, spec, seed));
    let alone = pace(&server, 1);
    let slow = server.open(&against("legend"));
    let version = hand_over(&server, &slow);
    let beside = pace(&server, 2);
    println!("a decision takes {alone:?} alone, {beside:?} beside a slow player");
    // The machine may be busy otherwise; one who waited for the thought would wait for a minute.
    assert!(beside < alone * 4 + Duration::from_millis(200), "{alone:?} alone, {beside:?} beside");
    // Computer players elsewhere answer.
    let quick = server.open(&against_computer(Some(3)));
    for number in 0..5 {
        let frame = server.wait_for(&quick, 0);
        let action = &frame["decision"]["actions"][0];
        server.act(&quick, 0, &frame, &number.to_string(), action).json(200);
    }
    let still = &server.table(&slow.name, None)["frame"];
    assert_eq!((&still["version"], &still["turn"]["player"]), (&version, &json!(1)));
}

/// A game of computer players only, with two plies left before its table is full.
#[test]
fn at_a_full_table_no_computer_player_tries_for_ever() {
    static CHOSEN: AtomicU32 = AtomicU32::new(0);
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    settings.limits.log = 3;
    let server = start_in(folder, settings, |game, spec, seed| {
        CHOSEN.fetch_add(1, Ordering::SeqCst);
        bots::any::seat(game, spec, seed)
    });
    let table = server.open(&computers_only());
    patiently("the last decision", || {
        let version = server.table(&table.name, None)["frame"]["version"].as_u64().unwrap();
        (version >= 3).then_some(())
    });
    // Who tries in vain takes a pause of a second: after that nobody has tried again.
    let before = CHOSEN.load(Ordering::SeqCst);
    thread::sleep(Duration::from_millis(1500));
    server.table(&table.name, None);
    thread::sleep(Duration::from_millis(200));
    assert_eq!(CHOSEN.load(Ordering::SeqCst), before);
}

#[test]
fn whoever_takes_back_cancels_the_thought_about_it() {
    static CANCELLED: AtomicU32 = AtomicU32::new(0);
    let server = start_seating(|game, spec, seed| pondering(&CANCELLED, game, spec, seed));
    let table = server.open(&against("legend"));
    let version = hand_over(&server, &table);
    thread::sleep(Duration::from_millis(100));
    assert_eq!(CANCELLED.load(Ordering::SeqCst), 0);
    let back = server.undo(&table, 0, &version, "back").json(200);
    patiently("the player to stop", || (CANCELLED.load(Ordering::SeqCst) == 1).then_some(()));
    assert_eq!(back["frames"][0]["undone"], true);
    // It thinks again when it is asked again, and the end stops it as well.
    let frame = server.table(&table.name, Some(table.token(0)))["frame"].clone();
    let done = server.act(&table, 0, &frame, "again", &json!("end_turn")).json(200);
    thread::sleep(Duration::from_millis(100));
    assert_eq!(CANCELLED.load(Ordering::SeqCst), 1);
    let end = json!({ "version": done["version"], "key": "end" });
    let path = format!("/tables/{}/end", table.name);
    let over = server.post(&path, Some(table.token(0)), &end).json(200);
    assert!(is_over(&over["frames"][0]));
    patiently("the player to stop", || (CANCELLED.load(Ordering::SeqCst) == 2).then_some(()));
}

#[test]
fn a_server_that_stops_waits_for_no_thought() {
    static CANCELLED: AtomicU32 = AtomicU32::new(0);
    let server = start_seating(|game, spec, seed| pondering(&CANCELLED, game, spec, seed));
    let tables: Vec<Opened> = (0..4).map(|_| server.open(&against("legend"))).collect();
    tables.iter().for_each(|table| drop(hand_over(&server, table)));
    thread::sleep(Duration::from_millis(100));
    let start = Instant::now();
    let folder = server.stop();
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert!(CANCELLED.load(Ordering::SeqCst) > 0);
    // The next server goes on where this one stopped.
    let server = start_again(folder);
    for table in &tables {
        let frame = patiently("the computer player", || {
            let frame = server.table(&table.name, Some(table.token(0)))["frame"].clone();
            frame["decision"].is_object().then_some(frame)
        });
        assert!(frame["ply"].as_u64().unwrap() > 2);
    }
}

/// The knight breaks down whenever it is asked; a beginner takes its place for the moment.
#[test]
fn a_player_who_breaks_down_is_stood_in_for() {
    struct Broken;
    impl AnyBot for Broken {
        fn choose(&mut self, _: &dyn AnyMatch) -> Option<Value> {
            panic!("{WANTED_PANIC}");
        }
        fn considered(&self) -> usize {
            0
        }
        fn fault(&self) -> Option<String> {
            None
        }
        fn cancel(&self) -> Cancel {
            Cancel::default()
        }
    }
    let server = start_seating(|game, spec, seed| {
        if spec.kind == Kind::Level(Level::Knight) {
            return Some(Box::new(Broken));
        }
        bots::any::seat(game, spec, seed)
    });
    let table = server.open(&against("knight"));
    let before = hand_over(&server, &table).as_u64();
    patiently("somebody to stand in", || {
        let version = server.table(&table.name, None)["frame"]["version"].as_u64();
        (version > before).then_some(())
    });
}

fn computers_only() -> Value {
    let computer = json!({ "computer": { "level": "apprentice" } });
    json!({ "game": "karak", "setup": { "players": 2 }, "seats": [computer, computer], "seed": 4 })
}

#[test]
fn where_nobody_looks_computer_players_stop_and_go_on_when_somebody_does() {
    let server = start_with(|settings| settings.limits.unwatched = 10);
    let table = server.open(&computers_only());
    assert_eq!(table.tokens, []);
    let rest = || {
        let mut before = server.store.written();
        patiently("the players to rest", || {
            thread::sleep(Duration::from_millis(150));
            let now = server.store.written();
            let is_quiet = now == before;
            before = now;
            is_quiet.then_some(now.changes)
        })
    };
    let first = rest();
    assert!((5..=12).contains(&first), "{first} changes");
    let path = format!("/tables/{}", table.name);
    server.get(&path, None).json(200);
    let second = rest();
    assert!((first + 5..=first + 11).contains(&second), "{first}, then {second}");
    // Who watches sees it to its end.
    let mut stream = server.stream(&table.name, None, None);
    while !is_over(&stream.next().expect("the game goes on").1) {}
}

#[test]
fn after_a_restart_computer_players_go_on_before_anybody_looks() {
    let server = start_with(|settings| settings.limits.unwatched = 3);
    let tables: Vec<Opened> = (0..3).map(|_| server.open(&computers_only())).collect();
    thread::sleep(Duration::from_millis(100));
    let server = start_again(server.stop());
    patiently("them to go on", || (server.store.written().changes > 30).then_some(()));
    assert_eq!(tables.len(), 3);
}
