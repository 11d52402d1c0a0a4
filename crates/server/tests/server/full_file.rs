//! A file that is full: tables that nobody has touched for long make room, and one address writes only so much.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    time::{SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};
use server::{
    Settings,
    archive::{Archive, Record},
};
use tempfile::TempDir;

use crate::common::{Opened, Running, file_of, settings, start, start_in, start_with, two_people};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// Says in the file that nothing has happened at this table for so many seconds.
fn leave(file: &rusqlite::Connection, table: &Opened, seconds: u64) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let touched = (now - seconds) as i64;
    let update = "UPDATE tables SET touched = ?2 WHERE name = ?1";
    assert_eq!(file.execute(update, rusqlite::params![table.name, touched]).unwrap(), 1);
}

fn again(folder: TempDir, change: impl FnOnce(&mut Settings)) -> Running {
    let mut settings = settings(folder.path());
    change(&mut settings);
    start_in(folder, settings, bots::any::seat)
}

fn is_there(server: &Running, table: &Opened) -> bool {
    let answer = server.get(&format!("/tables/{}", table.name), None);
    assert!(answer.status == 200 || answer.code() == "unknown_table");
    answer.status == 200
}

fn play(server: &Running, table: &Opened, turns: u32) {
    for turn in 0..turns {
        server.play(table, &turn.to_string(), "end_turn");
    }
}

fn end(server: &Running, table: &Opened) {
    for seat in 0..2 {
        let version = &server.table(&table.name, None)["frame"]["version"];
        let wish = json!({ "version": version, "key": "end" });
        server
            .post(&format!("/tables/{}/end", table.name), Some(table.token(seat)), &wish)
            .json(200);
    }
}

#[test]
fn tables_make_room_in_the_order_in_which_they_are_missed() {
    let server = start();
    let [never, over, hardly, long, lately, fresh, paused] =
        std::array::from_fn(|_| server.open(&two_people(1)));
    end(&server, &over);
    play(&server, &hardly, 3);
    [&long, &lately].into_iter().for_each(|table| play(&server, table, 10));
    play(&server, &paused, 3);
    let (folder, file) = file_of(server);
    for (table, seconds) in [
        (&never, 2 * HOUR),
        (&over, 8 * DAY),
        (&hardly, 8 * DAY),
        (&long, 91 * DAY),
        (&lately, 80 * DAY),
        (&fresh, HOUR / 2),
        (&paused, 6 * DAY),
    ] {
        leave(&file, table, seconds);
    }
    drop(file);
    let server = again(folder, |settings| settings.limits.tables = 7);
    let stays = [&lately, &fresh, &paused];
    let goes = [&never, &over, &hardly, &long];
    for (number, table) in goes.into_iter().enumerate() {
        assert!(is_there(&server, table), "number {number} has gone too early");
        server.open(&two_people(2));
        assert!(!is_there(&server, table), "number {number} has not made room");
    }
    assert!(stays.into_iter().all(|table| is_there(&server, table)));
    let refused = server.post("/tables", None, &two_people(2));
    assert_eq!((refused.status, &*refused.code()), (429, "too_many"));
    assert!(stays.into_iter().all(|table| is_there(&server, table)));
}

/// Also where it is found first, and however many of them there are.
#[test]
fn a_table_that_somebody_looks_at_stays() {
    let server = start();
    let tables: Vec<Opened> = (0..70).map(|_| server.open(&two_people(1))).collect();
    let (folder, file) = file_of(server);
    for (number, table) in tables.iter().enumerate() {
        leave(&file, table, 3 * HOUR - number as u64);
    }
    drop(file);
    let server = again(folder, |settings| {
        settings.limits.tables = 70;
        settings.limits.live = 200;
    });
    let watched = &tables[..66];
    let mut streams: Vec<_> =
        watched.iter().map(|table| server.stream(&table.name, None, None)).collect();
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    // In memory, but nobody is there any more: its copy goes with it.
    assert!(is_there(&server, &tables[66]));
    let fresh = server.open(&two_people(2));
    assert!(watched.iter().all(|table| is_there(&server, table)) && is_there(&server, &fresh));
    assert!(!tables[66..].iter().any(|table| is_there(&server, table)));
}

#[test]
fn bytes_are_limited_as_tables_are() {
    let server = start();
    let old: Vec<Opened> = (0..40).map(|_| server.open(&two_people(1))).collect();
    let (folder, file) = file_of(server);
    old.iter().for_each(|table| leave(&file, table, 2 * HOUR));
    let used = |file: &rusqlite::Connection| {
        let number =
            |name| file.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        ((number("page_count") - number("freelist_count")) * number("page_size")) as u64
    };
    let before = used(&file);
    drop(file);
    let server = again(folder, |settings| settings.limits.file = before);
    let fresh: Vec<Opened> = (0..20).map(|_| server.open(&two_people(1))).collect();
    assert!(fresh.iter().all(|table| is_there(&server, table)));
    let left = old.iter().filter(|table| is_there(&server, table)).count();
    assert!(left < 40, "nobody has made room");
    let (_folder, file) = file_of(server);
    assert!(used(&file) <= before + (64 << 10), "{} bytes instead of {before}", used(&file));
}

#[test]
fn a_table_is_exported_before_it_makes_room() {
    let server = start();
    let [one, two] = std::array::from_fn(|_| server.open(&two_people(1)));
    play(&server, &one, 2);
    let (folder, file) = file_of(server);
    leave(&file, &one, 8 * DAY);
    leave(&file, &two, 9 * DAY);
    drop(file);
    let archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    let records = [&two, &one].map(|table| archive.export(&table.name).unwrap());
    drop(archive);
    let export = folder.path().join("export");
    let server = again(folder, |settings| {
        settings.limits.tables = 2;
        settings.export = Some(export.clone());
    });
    server.open(&two_people(2));
    server.open(&two_people(2));
    assert!(!is_there(&server, &one) && !is_there(&server, &two));
    let file = export.join("tables.jsonl");
    let lines = fs::read_to_string(&file).unwrap();
    let lines: Vec<Record> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines, records);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    // What comes from the export is a table again.
    let folder = server.stop();
    let mut archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    archive.import(lines).unwrap();
    archive.verify(&one.name).unwrap();
}

#[test]
fn what_cannot_be_exported_does_not_go() {
    let server = start();
    let old = server.open(&two_people(1));
    let (folder, file) = file_of(server);
    leave(&file, &old, 2 * HOUR);
    drop(file);
    // A file where the folder should be.
    let export = folder.path().join("export");
    fs::write(&export, "").unwrap();
    let server = again(folder, |settings| {
        settings.limits.tables = 1;
        settings.export = Some(export);
    });
    let refused = server.post("/tables", None, &two_people(2));
    assert_eq!((refused.status, &*refused.code()), (503, "storage"));
    assert!(is_there(&server, &old));
}

/// Sitting down is something that happens at a table as well.
#[test]
fn a_table_that_is_arranged_is_touched() {
    let server = start();
    let table = server.open(&two_people(1));
    let (folder, file) = file_of(server);
    leave(&file, &table, 5 * DAY);
    drop(file);
    let server = again(folder, |_| {});
    let name = json!({ "name": { "name": "Ada" } });
    server.arrange(&table.name, Some(table.token(0)), &name).json(200);
    let server = again(server.stop(), |settings| settings.limits.tables = 1);
    assert_eq!(server.post("/tables", None, &two_people(1)).code(), "too_many");
    assert!(is_there(&server, &table));
}

#[test]
fn one_address_writes_only_so_much() {
    let server = start_with(|settings| {
        settings.limits.bytes_rate = 1;
        settings.limits.bytes_burst = (64 << 10) + 6_000;
    });
    let table = server.open(&two_people(1));
    let refused = server.post("/tables", None, &two_people(1));
    assert_eq!((refused.status, &*refused.code()), (429, "too_many"));
    // What was left for decisions is used up by them, and by nothing that only looks.
    let mut done = 0;
    let refused = loop {
        let (seat, frame) = server.turn(&table);
        let answer = server.act(&table, seat, &frame, &done.to_string(), &json!("end_turn"));
        if answer.status != 200 {
            break answer;
        }
        done += 1;
    };
    assert_eq!(refused.code(), "too_many");
    assert!((5..=11).contains(&done), "{done} decisions of 512 bytes and more in 6,000");
    let name = json!({ "name": { "name": "Ada" } });
    assert_eq!(server.arrange(&table.name, Some(table.token(0)), &name).code(), "too_many");
    assert!(is_there(&server, &table));
}

/// A long request counts for what it has, so that boxes and saves are bounded as decisions are.
#[test]
fn a_long_request_counts_for_all_its_bytes() {
    let server = start_with(|settings| {
        settings.limits.bytes_rate = 1;
        settings.limits.bytes_burst = 300 << 10;
    });
    let mut long = two_people(1);
    long["seats"][0]["person"] = json!({ "name": "x".repeat(200 << 10) });
    let codes: Vec<String> = (0..2).map(|_| server.post("/tables", None, &long).code()).collect();
    assert_eq!(codes, ["bad_name", "too_many"]);
    let _: Value = server.get("/games", None).json(200);
}
