//! A table as it happens.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::common::{Opened, Running, client::Stream, start, start_again, two_people, validator};

/// Whoever has followed the frames knows the table: versions grow, plies follow each other but for what
/// was taken back, and the last one is the table now.
fn follow(frames: &[Value], seen: Option<(u64, u64)>) -> (u64, u64) {
    let schema = validator(&json!({ "$ref": "#/components/schemas/Frame" }));
    let number = |frame: &Value, name: &str| frame[name].as_u64().unwrap();
    let mut last = seen;
    for frame in frames {
        assert!(schema.is_valid(frame), "not as described: {frame}");
        let (version, ply) = (number(frame, "version"), number(frame, "ply"));
        if let Some((before, plies)) = last {
            assert!(version > before, "version {version} after {before}");
            let follows = ply == plies + 1;
            assert!(follows || frame["undone"] == true, "ply {ply} after {plies}");
        }
        last = Some((version, ply));
    }
    last.expect("frames")
}

/// Ends turns, and gives the version and ply after the last.
fn end_turns(server: &Running, table: &Opened, keys: std::ops::Range<u32>) -> (u64, u64) {
    let mut last = (0, 0);
    for key in keys {
        let done = server.play(table, &format!("turn {key}"), "end_turn");
        let newest = done["frames"].as_array().unwrap().last().unwrap().clone();
        last = (newest["version"].as_u64().unwrap(), newest["ply"].as_u64().unwrap());
    }
    last
}

#[test]
fn a_stream_begins_with_the_table_as_it_is_and_tells_every_ply() {
    let server = start();
    let table = server.open(&two_people(1));
    end_turns(&server, &table, 0..3);
    let now = server.table(&table.name, Some(table.token(0)))["frame"].clone();
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    assert_eq!(stream.next(), Some((now["version"].as_u64().unwrap(), now)));
    let (version, ply) = end_turns(&server, &table, 3..8);
    let frames = stream.until(version);
    assert_eq!(follow(&frames, None), (version, ply));
    assert_eq!(frames.len(), 5);
}

#[test]
fn a_stream_is_resumed_where_it_broke_off_even_after_a_restart() {
    let server = start();
    let table = server.open(&two_people(1));
    let (seen, seen_ply) = end_turns(&server, &table, 0..3);
    let (version, ply) = end_turns(&server, &table, 3..9);
    let frames = server.stream(&table.name, None, Some(seen)).until(version);
    assert_eq!(follow(&frames, Some((seen, seen_ply))), (version, ply));
    let server = start_again(server.stop());
    assert_eq!(server.stream(&table.name, None, Some(seen)).until(version), frames);
    // Who has seen everything waits for the next ply; who has seen more begins with the table as it is.
    let mut current = server.stream(&table.name, None, Some(version));
    let mut dreamer = server.stream(&table.name, None, Some(version + 99));
    assert_eq!(dreamer.next().unwrap().0, version);
    let (next, _) = end_turns(&server, &table, 9..10);
    assert_eq!((current.next().unwrap().0, dreamer.next().unwrap().0), (next, next));
}

#[test]
fn what_was_taken_back_is_told_to_whoever_saw_it_and_to_whoever_did_not() {
    let server = start();
    let table = server.open(&two_people(1));
    let (before, ply) = end_turns(&server, &table, 0..2);
    let mut live = server.stream(&table.name, None, Some(before));
    let (seat, _) = server.turn(&table);
    let done = server.play(&table, "a", "end_turn")["version"].as_u64().unwrap();
    assert_eq!(live.until(done).len(), 1);
    let undone = server.undo(&table, seat, &json!(done), "u").json(200);
    let version = undone["version"].as_u64().unwrap();
    // It was seen, it was missed together with the decision, and only the decision was seen.
    let resumed = |seen| server.stream(&table.name, None, Some(seen)).until(version);
    for frames in [live.until(version), resumed(before), resumed(done)] {
        let [frame] = &frames[..] else { panic!("one frame: {frames:?}") };
        let told = (&frame["version"], &frame["ply"], &frame["undone"], &frame["events"]);
        assert_eq!(told, (&json!(version), &json!(ply), &json!(true), &json!([])));
    }
    // What came after it follows from there.
    let (last, plies) = end_turns(&server, &table, 2..4);
    for (seen, seen_ply) in [(before, ply), (done, ply + 1), (version, ply)] {
        let frames = server.stream(&table.name, None, Some(seen)).until(last);
        assert_eq!(follow(&frames, Some((seen, seen_ply))), (last, plies), "from {seen}");
    }
    let server = start_again(server.stop());
    let frames = server.stream(&table.name, None, Some(done)).until(last);
    assert_eq!(follow(&frames, Some((done, ply + 1))), (last, plies));
}

/// A decision that was repeated after it was taken back is not played again, and tells how things stand.
#[test]
fn a_request_that_was_taken_back_and_comes_again_tells_the_table_as_it_is() {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let done = server.act(&table, seat, &frame, "a", &json!("end_turn")).json(200);
    let undone = server.undo(&table, seat, &done["version"], "u").json(200);
    let again = server.act(&table, seat, &frame, "a", &json!("end_turn")).json(200);
    assert_eq!(again["version"], undone["version"]);
    assert_eq!(again["frames"][0]["version"], undone["version"]);
    assert_eq!(again["frames"][0]["undone"], true);
    assert_eq!(server.table(&table.name, None)["frame"]["version"], undone["version"]);
}

#[test]
fn many_watch_and_all_see_the_same() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut streams: Vec<Stream> =
        (0..64).map(|_| server.stream(&table.name, None, None)).collect();
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let version = thread::scope(|scope| {
        let play = scope.spawn(|| end_turns(&server, &table, 0..20).0);
        let version = play.join().unwrap();
        let told: Vec<_> =
            streams.iter_mut().map(|stream| history(stream.until(version))).collect();
        assert!(told.iter().all(|frames| frames.len() == 20 && *frames == told[0]));
        version
    });
    // Those who leave make room.
    drop(streams);
    let server = &server;
    crate::common::patiently("room", || {
        server.stream(&table.name, None, Some(version - 1)).next().map(drop)
    });
}

/// A reader who does not read costs nobody anything, and later sees everything.
#[test]
fn a_slow_reader_holds_up_nobody() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut slow = server.stream(&table.name, None, Some(0));
    let (version, ply) = end_turns(&server, &table, 0..150);
    let frames = slow.until(version);
    assert_eq!(follow(&frames, None), (version, ply));
}

/// However much was missed, each ply is told once, and in good time.
#[test]
fn a_long_game_is_told_from_its_beginning_in_a_moment() {
    let server = start();
    let mut game = games::open(
        "karak",
        json!({ "players": 2, "heroes": ["warrior", "thief"] }),
        None,
        tabletop::Luck::Manual,
    )
    .unwrap();
    while game.ply() < 1_500 {
        match game.turn() {
            tabletop::Turn::Player(seat) => game.act(seat, json!("end_turn")).unwrap(),
            tabletop::Turn::Chance => game.happen(game.chances()[0].chance.clone()).unwrap(),
            tabletop::Turn::Over { .. } => panic!("nobody has won"),
        }
    }
    let people = json!([{ "person": {} }, { "person": {} }]);
    let table = server.open(&json!({ "save": game.save(), "seats": people }));
    let start = Instant::now();
    let frames = server.stream(&table.name, None, Some(0)).until(1_500);
    assert_eq!(frames.len(), 1_500);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[test]
fn streams_end_when_the_server_stops() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut streams: Vec<Stream> = (0..8).map(|_| server.stream(&table.name, None, None)).collect();
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let start = Instant::now();
    server.stop();
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert!(streams.iter_mut().all(|stream| stream.next().is_none()));
}

/// What has happened. What can be taken back is told of the newest frame only, so it depends on when one reads.
fn history(mut frames: Vec<Value>) -> Vec<Value> {
    let older = frames.len() - 1;
    frames[..older].iter_mut().for_each(|frame| frame["undo"] = Value::Null);
    frames
}
