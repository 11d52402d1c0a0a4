//! Tables from before there were rooms: people go on with the keys that they have.

use std::path::Path;

use rusqlite::{Connection, params};
use serde_json::{Value, json};
use server::archive::{Archive, Record};
use tempfile::TempDir;

use crate::common::{Client, Opened, against_computer, patiently, start, start_again, two_people};

/// Two tables that people have played at, in the words of today.
fn played() -> (TempDir, Vec<Opened>, Vec<Value>) {
    let server = start();
    let tables = vec![server.open(&two_people(1)), server.open(&against_computer(Some(2)))];
    let (seat, _) = server.turn(&tables[0]);
    let done = server.play(&tables[0], "turn", "end_turn");
    server.undo(&tables[0], seat, &done["version"], "back").json(200);
    server.play(&tables[0], "explored", "explore");
    let frame = server.wait_for(&tables[1], 0);
    server.act(&tables[1], 0, &frame, "first", &frame["decision"]["actions"][0]).json(200);
    server.wait_for(&tables[1], 0);
    let folder = server.stop();
    let archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    let record = |table: &Opened| json!(archive.export(&table.name).unwrap());
    let records = tables.iter().map(record).collect();
    drop(archive);
    (folder, tables, records)
}

/// The same record as an export from before there were rooms.
fn without_room(record: &Value) -> Value {
    let mut record = record.clone();
    let room = record["room"].take();
    record.as_object_mut().unwrap().remove("room");
    let seats = room["seats"].as_array().unwrap().iter().map(|seat| seat["plan"].clone());
    record["seats"] = seats.collect();
    let keys = room["keys"].as_array().unwrap().iter();
    record["tokens"] = keys.map(|key| json!([key["seat"], key["hash"]])).collect();
    record
}

/// Writes such records into a file of the first version.
fn write_first_version(path: &Path, records: &[Value]) {
    let file = Connection::open(path).unwrap();
    file.execute_batch(include_str!("../../src/store/schema.sql")).unwrap();
    file.pragma_update(None, "application_id", 0x4b61_726b).unwrap();
    file.pragma_update(None, "user_version", 1).unwrap();
    for record in records {
        let insert =
            "INSERT INTO tables (name, save, seats, practice, tutorial, opened, touched, waits)
                      VALUES (?1, ?2, ?3, ?4, NULL, 1, 1, 'person')";
        let (save, seats) = (record["save"].to_string(), record["seats"].to_string());
        let practice = record["practice"].as_bool();
        file.execute(insert, params![record["table"].as_str(), save, seats, practice]).unwrap();
        let owner = file.last_insert_rowid();
        for token in record["tokens"].as_array().unwrap() {
            let hash = blake3::Hash::from_hex(token[1].as_str().unwrap()).unwrap();
            let insert = "INSERT INTO tokens (owner, seat, hash) VALUES (?1, ?2, ?3)";
            file.execute(insert, params![owner, token[0].as_i64(), hash.as_bytes()]).unwrap();
        }
        let first = record["save"]["plies"].as_array().map_or(0, Vec::len) + 1;
        for (number, line) in (first as i64..).zip(record["log"].as_array().unwrap()) {
            let insert =
                "INSERT INTO entries (owner, number, entry, seat, key) VALUES (?1, ?2, ?3, ?4, ?5)";
            let (entry, seat) = (line["entry"].to_string(), line["seat"].as_i64());
            let line = params![owner, number, entry, seat, line["key"].as_str()];
            file.execute(insert, line).unwrap();
        }
    }
}

/// Everybody sits where they sat, and plays on; a repeated request is still answered as it was.
fn go_on(server: &Client, tables: &[Opened]) {
    for table in tables {
        for (seat, token) in &table.tokens {
            let told = server.table(&table.name, Some(token));
            assert_eq!(told["you"], *seat);
            let room = &told["room"];
            assert_eq!((&room["stage"], &room["host"]), (&json!("playing"), &json!(true)));
            assert_eq!(room["seats"][*seat as usize]["mine"], true);
        }
        assert_eq!(server.get(&format!("/tables/{}", table.name), Some("x")).code(), "bad_token");
    }
    let (seat, _) = server.turn(&tables[0]);
    let first = server.get(&format!("/tables/{}/save", tables[0].name), None).json(200);
    let first = first["plies"].as_array().unwrap().iter().find_map(|ply| ply.get("act")).unwrap();
    // Who begins was drawn before, and a decision was taken back.
    let first = json!({ "version": 3, "key": "explored", "action": first });
    let path = format!("/tables/{}/act", tables[0].name);
    let again = server.post(&path, Some(tables[0].token(seat)), &first).json(200);
    assert_eq!(again["version"], server.table(&tables[0].name, None)["frame"]["version"]);
    let end = "end_turn";
    let (seat, frame) = server.turn(&tables[0]);
    let actions = frame["decision"]["actions"].as_array().unwrap();
    let action = actions.iter().find(|action| **action == end).unwrap_or(&actions[0]);
    server.act(&tables[0], seat, &frame, "on", action).json(200);
    let frame = server.wait_for(&tables[1], 0);
    server.act(&tables[1], 0, &frame, "on", &frame["decision"]["actions"][0]).json(200);
    patiently("the computer", || {
        let now = server.wait_for(&tables[1], 0);
        (now["version"].as_u64() > frame["version"].as_u64()).then_some(())
    });
    // What is new is theirs as well.
    let free = json!({ "seat": { "seat": 1, "plan": { "open": {} } } });
    server.arrange(&tables[1].name, Some(tables[1].token(0)), &free).json(200);
    let secret = server.invite(&tables[1].name, tables[1].token(0), &json!("table"));
    assert_eq!(server.sit(&tables[1].name, &secret, "Ada").0, 1);
}

#[test]
fn a_file_of_the_first_version_is_used_on() {
    let (_, tables, records) = played();
    let folder = tempfile::tempdir().unwrap();
    let records: Vec<Value> = records.iter().map(without_room).collect();
    write_first_version(&folder.path().join("tables.db"), &records);
    let server = start_again(folder);
    go_on(&server, &tables);
    // From then on it is a file of today.
    let server = start_again(server.stop());
    server.table(&tables[0].name, Some(tables[0].token(1)));
}

#[test]
fn an_export_from_before_there_were_rooms_comes_in() {
    let (_, tables, records) = played();
    let folder = tempfile::tempdir().unwrap();
    let read = |record: &Value| serde_json::from_value::<Record>(without_room(record)).unwrap();
    let mut archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    archive.import(records.iter().map(read).collect()).unwrap();
    drop(archive);
    go_on(&start_again(folder), &tables);
}

/// What people around a table have given out and agreed to goes out and comes in with it.
#[test]
fn an_export_of_today_holds_the_people_around_the_table() {
    let server = start();
    let table = server.open(&crate::common::with_free_seats(3, 1));
    let host = table.token(0);
    let seat = server.invite(&table.name, host, &json!({ "seat": 1 }));
    let ada =
        server.sit(&table.name, &server.invite(&table.name, host, &json!({ "seat": 2 })), "Ada").1;
    let start_game = json!({ "start": { "fill": false } });
    server.arrange(&table.name, Some(host), &start_game).json(200);
    server.arrange(&table.name, Some(host), &json!({ "house": { "away": 9 } })).json(200);
    let before = server.stop();
    let archive = Archive::open(&before.path().join("tables.db")).unwrap();
    let record = json!(archive.export(&table.name).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut other = Archive::open(&folder.path().join("tables.db")).unwrap();
    other.import(vec![serde_json::from_value(record).unwrap()]).unwrap();
    drop(other);
    let server = start_again(folder);
    assert_eq!(server.table(&table.name, Some(&ada))["you"], 2);
    let room = server.room(&table.name, Some(host));
    assert_eq!((&room["host"], &room["house"]["away"]), (&json!(true), &json!(9)));
    assert_eq!(server.sit(&table.name, &seat, "Bea").0, 1);
}
