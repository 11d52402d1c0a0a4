//! Every way to fail, by its code.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::{FairDice, Luck, Turn, UndoError};

use server::archive::Archive;

use crate::common::{
    Answer, Opened, Running, client::read_answer, document, file_of, join_key, start, start_again,
    start_with, two_people, with_free_seats,
};

/// A way to fail.
type Way = fn() -> Answer;

/// Every code of the description is reached by somebody, but for the one that means a mistake of ours.
#[test]
fn every_code_is_reached() {
    let codes = document()["components"]["schemas"]["Code"]["oneOf"].as_array().unwrap();
    let known: BTreeSet<&str> = codes.iter().map(|code| code["const"].as_str().unwrap()).collect();
    let mut reached = BTreeSet::new();
    let ways: [(&str, Way); 44] = [
        ("unknown_table", || start().get("/tables/nobody", None)),
        ("unknown_game", || start().get("/tutorials/chess", None)),
        ("bad_token", || with_table(|server, table| server.get(&table, Some("x")))),
        ("forbidden", || {
            with_table(|server, table| server.post(&(table + "/undo"), None, &precondition(0)))
        }),
        ("stale", || decide(|_| json!(0), "end_turn")),
        ("key_reused", key_reused),
        ("too_slow", too_slow),
        ("illegal", || decide(Value::clone, "heal")),
        ("malformed", || decide(Value::clone, "dance")),
        ("not_your_turn", not_your_turn),
        ("over", || after_the_end("act")),
        ("ended", || after_the_end("undo")),
        ("nothing_to_undo", nothing_to_undo),
        ("chance_has_spoken", chance_has_spoken),
        ("not_yours", not_yours),
        ("revealed", revealed),
        ("too_large", || start().post("/tables", None, &json!("x".repeat(5 << 20)))),
        ("bad_setup", bad_setup),
        ("bad_save", || start().post("/tables", None, &json!({ "save": {}, "seats": [] }))),
        ("too_many", too_many),
        ("storage", storage),
        ("busy", busy),
        ("not_found", || start().get("/nothing", None)),
        ("method", || start().get("/tables", None)),
        ("secret", secret),
        ("bad_origin", bad_origin),
        ("tutorial", tutorial),
        ("waiting", waiting),
        ("begun", || join(by_code_after_the_start, "Ada")),
        ("not_over", || with_table_of_two("rematch", &Value::Null)),
        ("kept", kept),
        ("not_host", not_host),
        ("bad_invitation", || join(|_, _| json!({ "secret": "0" }), "Ada")),
        ("spent_invitation", || join(spent, "Ada")),
        ("revoked_invitation", || join(revoked, "Ada")),
        ("bad_code", || start().post("/codes", None, &json!({ "code": "AEIOU" }))),
        ("bad_commitment", bad_commitment),
        ("no_seat", || join(full, "Ada")),
        ("bad_name", || join(invited, " ")),
        ("nothing_proposed", nothing_proposed),
        ("no_free_text", || with_table_of_two("say", &json!({ "text": "Hi!" }))),
        ("closed", closed),
        ("other_rules", other_rules),
        ("bad_push", bad_push),
    ];
    for (code, way) in ways {
        assert_eq!(way().code(), code);
        reached.insert(code);
    }
    reached.insert("internal");
    assert_eq!(reached, known);
}

/// Dice that nobody has drawn.
fn bad_commitment() -> Answer {
    let mut open = two_people(1);
    open["seed"] = Value::Null;
    open["commitment"] = json!("0".repeat(64));
    start().post("/tables", None, &open)
}

fn precondition(version: u64) -> Value {
    json!({ "version": version, "key": "k" })
}

fn with_table(ask: impl Fn(&Running, String) -> Answer) -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    ask(&server, format!("/tables/{}", table.name))
}

fn decide(version: fn(&Value) -> Value, action: &str) -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let seen = json!({ "version": version(&frame["version"]) });
    server.act(&table, seat, &seen, "k", &json!(action))
}

fn not_your_turn() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    server.act(&table, 1 - seat, &frame, "k", &json!("end_turn"))
}

fn after_the_end(route: &str) -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let path = format!("/tables/{}", table.name);
    for seat in [0, 1] {
        let version = &server.table(&table.name, None)["frame"]["version"];
        let end = json!({ "version": version, "key": "end" });
        server.post(&format!("{path}/end"), Some(table.token(seat)), &end).json(200);
    }
    let version = &server.table(&table.name, None)["frame"]["version"];
    let mut body = json!({ "version": version, "key": "k" });
    if route == "act" {
        body["action"] = json!("end_turn");
    }
    server.post(&format!("{path}/{route}"), Some(table.token(0)), &body)
}

/// A game that goes on from a position has no past.
fn nothing_to_undo() -> Answer {
    let server = start();
    let setup = json!({ "players": 2, "heroes": ["warrior", "thief"] });
    let dice = Luck::Fair(FairDice::seeded(1));
    let begun = games::open("karak", setup.clone(), None, dice).unwrap();
    let game = games::open("karak", setup, Some(begun.position()), Luck::Manual).unwrap();
    let people = json!([{ "person": {} }, { "person": {} }]);
    let table = server.open(&json!({ "save": game.save(), "seats": people }));
    let (seat, frame) = server.turn(&table);
    server.undo(&table, seat, &frame["version"], "k")
}

fn chance_has_spoken() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let version = server.play(&table, "k", "explore")["version"].clone();
    let seat = server.turn(&table).0;
    server.undo(&table, seat, &version, "u")
}

fn not_yours() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, _) = server.turn(&table);
    let version = server.play(&table, "k", "end_turn")["version"].clone();
    server.undo(&table, 1 - seat, &version, "u")
}

/// Some decision of the card game shows a card that was hidden.
fn revealed() -> Answer {
    let (save, seat, action) = (0..).find_map(before_a_card_is_shown).unwrap();
    let server = start();
    let people = json!([{ "person": {} }, { "person": {} }]);
    let table = server.open(&json!({ "save": save, "seats": people }));
    let (_, frame) = server.turn(&table);
    let done = server.act(&table, seat, &frame, "show", &action).json(200);
    server.undo(&table, seat, &done["version"], "hide")
}

/// A game up to the decision that shows a card, and that decision.
fn before_a_card_is_shown(seed: u64) -> Option<(Value, u64, Value)> {
    let setup = json!({ "players": 2 });
    let mut game = games::open("goblin", setup, None, Luck::Fair(FairDice::seeded(seed))).unwrap();
    for number in 0..200 {
        let Turn::Player(seat) = game.turn() else { return None };
        let actions = game.actions();
        let action = actions[number % actions.len()].action.clone();
        let before = game.save();
        game.act(seat, action.clone()).unwrap();
        if game.boxed().undo(seat) == Err(UndoError::Revealed) {
            return Some((before, seat.0.into(), action));
        }
    }
    None
}

/// Two people at a table of the card game, which has secrets.
fn goblin(seed: u64) -> Value {
    json!({
        "game": "goblin",
        "setup": { "players": 2 },
        "seats": [{ "person": {} }, { "person": {} }],
        "seed": seed,
    })
}

fn bad_setup() -> Answer {
    let mut open = two_people(1);
    open["setup"]["players"] = json!(9);
    start().post("/tables", None, &open)
}

fn too_many() -> Answer {
    let server = start_with(|settings| settings.limits.tables = 0);
    server.post("/tables", None, &two_people(1))
}

fn storage() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    server.store.close();
    server.act(&table, seat, &frame, "k", &json!("end_turn"))
}

/// There is room for one table in memory, and somebody watches it.
fn busy() -> Answer {
    let server = start_with(|settings| settings.limits.live = 1);
    let first = server.open(&two_people(1));
    let second = server.open(&two_people(2));
    let mut stream = server.stream(&first.name, None, None);
    stream.next().unwrap();
    server.get(&format!("/tables/{}", second.name), None)
}

fn secret() -> Answer {
    let server = start();
    let table = server.open(&goblin(1));
    server.get(&format!("/tables/{}/save", table.name), Some(table.token(0)))
}

fn bad_origin() -> Answer {
    let server = start();
    let headers = [("origin".to_string(), "http://evil.example".to_string())];
    crate::common::request(server.address, "POST", "/tables", None, &headers, Some(b"{}"))
}

fn tutorial() -> Answer {
    let server = start();
    let table = server.open(&json!({ "tutorial": "karak" }));
    let steps = server.get("/tutorials/karak", None).json(200)["steps"].clone();
    let (seat, token) = table.tokens[0].clone();
    for step in steps.as_array().unwrap() {
        let frame = server.table(&table.name, Some(&token))["frame"].clone();
        let actions = frame["decision"]["actions"].as_array().unwrap().clone();
        if let Some(other) = actions.iter().find(|action| **action != step["act"]) {
            return server.act(&table, seat, &frame, "other", other);
        }
        let key = step["ply"].to_string();
        server.act(&table, seat, &frame, &key, &step["act"]).json(200);
    }
    panic!("the lesson leaves no choice");
}

/// Asks for something at a table of two, as the person on seat 0.
fn with_table_of_two(route: &str, body: &Value) -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    server.post(&format!("/tables/{}/{route}", table.name), Some(table.token(0)), body)
}

fn waiting() -> Answer {
    let server = start();
    let table = server.open(&with_free_seats(2, 1));
    let path = format!("/tables/{}/end", table.name);
    server.post(&path, Some(table.token(0)), &precondition(0))
}

/// Wishes to sit down at a table that waits for one more, by a right that its host makes or unmakes.
fn join(right: fn(&Running, &Opened) -> Value, name: &str) -> Answer {
    let server = start();
    let table = server.open(&with_free_seats(2, 1));
    let by = right(&server, &table);
    server.join(&table.name, &by, name, &join_key())
}

fn invited(server: &Running, table: &Opened) -> Value {
    json!({ "secret": server.invite(&table.name, table.token(0), &json!("table")) })
}

fn spent(server: &Running, table: &Opened) -> Value {
    let secret = server.invite(&table.name, table.token(0), &json!({ "seat": 1 }));
    server.sit(&table.name, &secret, "Bea");
    json!({ "secret": secret })
}

fn revoked(server: &Running, table: &Opened) -> Value {
    let right = invited(server, table);
    let take_back = json!({ "take_back": { "to": "table" } });
    server.arrange(&table.name, Some(table.token(0)), &take_back).json(200);
    right
}

fn full(server: &Running, table: &Opened) -> Value {
    let right = invited(server, table);
    server.sit(&table.name, right["secret"].as_str().unwrap(), "Bea");
    right
}

fn by_code_after_the_start(server: &Running, table: &Opened) -> Value {
    let host = Some(table.token(0));
    let code = server.ask(&table.name, "code", host).json(200)["code"].clone();
    let start = json!({ "start": { "fill": false } });
    server.arrange(&table.name, host, &start).json(200);
    json!({ "code": code })
}

/// Whoever does not decide now has asked a computer to keep the seat.
fn kept() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let token = Some(table.token(1 - seat));
    server.arrange(&table.name, token, &json!("keep")).json(200);
    let end = json!({ "version": frame["version"], "key": "k" });
    server.post(&format!("/tables/{}/end", table.name), token, &end)
}

fn not_host() -> Answer {
    let server = start();
    let table = server.open(&with_free_seats(2, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    let (_, guest) = server.sit(&table.name, &secret, "Ada");
    server.arrange(&table.name, Some(&guest), &json!({ "house": {} }))
}

fn nothing_proposed() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let version = server.table(&table.name, None)["frame"]["version"].clone();
    let answer = json!({ "version": version, "key": "k", "agree": true });
    server.post(&format!("/tables/{}/answer", table.name), Some(table.token(0)), &answer)
}

fn closed() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let folder = server.stop();
    let mut archive = Archive::open(&folder.path().join("tables.db")).unwrap();
    archive.close(std::slice::from_ref(&table.name)).unwrap();
    drop(archive);
    start_again(folder).act(&table, seat, &frame, "k", &json!("end_turn"))
}

/// Played under older rules, where something else was possible.
fn other_rules() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    server.act(&table, seat, &frame, "k", &json!("end_turn")).json(200);
    let (folder, file) = file_of(server);
    let older = "UPDATE tables SET save = json_set(save, '$.rules', 1)";
    let bent = "UPDATE entries SET entry = '{\"act\":\"fly\"}' WHERE key = 'k'";
    assert_eq!((file.execute(older, []), file.execute(bent, [])), (Ok(1), Ok(1)));
    drop(file);
    start_again(folder).act(&table, seat, &frame, "l", &json!("end_turn"))
}

/// A server that sends no push messages, as most do.
fn bad_push() -> Answer {
    let subscription = json!({
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x",
        "keys": { "p256dh": "x", "auth": "x" },
        "language": "fr",
    });
    with_table_of_two("push", &subscription)
}

fn key_reused() -> Answer {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    server.act(&table, seat, &frame, "k", &json!("end_turn")).json(200);
    server.act(&table, seat, &frame, "k", &json!("heal"))
}

fn too_slow() -> Answer {
    let server = start_with(|settings| settings.limits.body_seconds = 0);
    let mut line = std::net::TcpStream::connect(server.address).unwrap();
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n";
    std::io::Write::write_all(&mut line, head.as_bytes()).unwrap();
    read_answer(line).unwrap()
}
