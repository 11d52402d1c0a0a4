//! A table with free seats: nobody decides before the host starts the game.

use std::{thread, time::Duration};

use serde_json::{Value, json};
use tabletop::{FairDice, Luck, Seat, Turn};

use crate::common::{
    Opened, Running, decider, is_over, join_key, patiently, start, start_again, with_free_seats,
};

/// A table of two with a free seat, at which this seat begins.
fn begun_by(seat: u8, plans: [Value; 2]) -> Value {
    let setup = json!({ "players": 2, "heroes": ["warrior", "thief"] });
    let begins = |seed: &u64| {
        let dice = Luck::Fair(FairDice::seeded(*seed));
        let game = games::open("karak", setup.clone(), None, dice).unwrap();
        game.turn() == Turn::Player(Seat(seat))
    };
    let seed = (0..).find(begins).unwrap();
    json!({ "game": "karak", "setup": setup, "seats": plans, "seed": seed })
}

fn version(server: &Running, table: &Opened) -> u64 {
    server.table(&table.name, None)["frame"]["version"].as_u64().unwrap()
}

fn start_game(server: &Running, table: &Opened, fill: bool) -> Value {
    let host = table.host.as_deref().unwrap_or_else(|| table.token(0));
    server.arrange(&table.name, Some(host), &json!({ "start": { "fill": fill } })).json(200)
}

#[test]
fn with_a_free_seat_a_table_waits_and_nobody_decides() {
    let server = start();
    let table = server.open(&begun_by(0, [json!({ "person": {} }), json!({ "open": {} })]));
    let token = Some(table.token(0));
    let told = server.table(&table.name, token);
    assert_eq!(told["room"]["stage"], "waiting");
    assert_eq!(told["frame"]["decision"], Value::Null);
    let (path, version) = (format!("/tables/{}", table.name), &told["frame"]["version"]);
    let precondition = json!({ "version": version, "key": "k" });
    let mut act = precondition.clone();
    act["action"] = json!("end_turn");
    let mut answer = precondition.clone();
    answer["agree"] = json!(true);
    let asked = json!({ "version": version });
    for (route, body) in [
        ("act", &act),
        ("undo", &precondition),
        ("end", &precondition),
        ("answer", &answer),
        ("hint", &asked),
        ("analysis", &asked),
        ("why", &json!({ "action": "end_turn" })),
    ] {
        let answer = server.post(&format!("{path}/{route}"), token, body);
        assert_eq!((answer.status, &*answer.code()), (409, "waiting"), "{route}");
    }
    assert_eq!(server.table(&table.name, None)["frame"]["version"], *version);
    // Where everybody is there already, the game begins at once.
    let people = [json!({ "person": {} }), json!({ "person": {} })];
    let full = server.open(&begun_by(0, people));
    assert_eq!(server.room(&full.name, None)["stage"], "playing");
    server.play(&full, "k", "end_turn");
}

#[test]
fn a_computer_that_begins_waits_for_the_start_also_after_a_restart() {
    let server = start();
    let computer = json!({ "computer": { "level": "apprentice" } });
    let table = server.open(&begun_by(1, [json!({ "open": {} }), computer]));
    assert_eq!(table.tokens, []);
    let before = version(&server, &table);
    let mut stream = server.stream(&table.name, table.host.as_deref(), None);
    stream.next().unwrap();
    thread::sleep(Duration::from_millis(300));
    assert_eq!(version(&server, &table), before, "a computer has played too early");
    drop(stream);
    let server = start_again(server.stop());
    thread::sleep(Duration::from_millis(300));
    assert_eq!(version(&server, &table), before, "a computer has played too early");
    start_game(&server, &table, false);
    patiently("the computer", || (version(&server, &table) > before).then_some(()));
}

#[test]
fn free_seats_are_filled_for_good_or_kept_for_latecomers() {
    let server = start();
    for fill in [true, false] {
        let table = server.open(&with_free_seats(3, 1));
        let mut house = json!({ "keeper": "apprentice" });
        server.arrange(&table.name, Some(table.token(0)), &json!({ "house": house })).json(200);
        let secret = server.invite(&table.name, table.token(0), &json!("table"));
        let room = start_game(&server, &table, fill);
        assert_eq!(room["stage"], "playing");
        let plan = &room["seats"][2]["plan"];
        if fill {
            assert_eq!(plan["computer"]["level"], "apprentice");
            let by = json!({ "secret": secret });
            assert_eq!(server.join(&table.name, &by, "Ada", &join_key()).code(), "no_seat");
        } else {
            assert_eq!(*plan, json!({ "open": {} }));
        }
        // A computer plays there all the same.
        let frame = server.wait_for(&table, 0);
        server.act(&table, 0, &frame, "k", &frame["decision"]["actions"][0]).json(200);
        house["keeper"] = json!("squire");
        server.arrange(&table.name, Some(table.token(0)), &json!({ "house": house })).json(200);
    }
}

#[test]
fn a_latecomer_takes_the_seat_that_a_computer_keeps_and_the_game_goes_on_with_them() {
    let server = start();
    let mut table = server.open(&with_free_seats(2, 1));
    let secret = server.invite(&table.name, table.token(0), &json!({ "seat": 1 }));
    start_game(&server, &table, false);
    let frame = server.wait_for(&table, 0);
    assert!(frame["version"].as_u64() >= Some(version(&server, &table)));
    let latecomer = server.sit(&table.name, &secret, "Ada");
    assert_eq!(latecomer.0, 1);
    table.tokens.push(latecomer);
    assert_eq!(server.room(&table.name, None)["seats"][1]["plan"]["person"]["name"], "Ada");
    // From now on nobody else decides for them.
    let frame = server.wait_for(&table, 0);
    let end = |seat: u64, frame: &Value, key: &str| {
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let last = actions.iter().find(|action| **action == "end_turn").unwrap_or(&actions[0]);
        server.act(&table, seat, frame, key, last).json(200)
    };
    end(0, &frame, "hand over");
    patiently("the latecomer's turn", || {
        let frame = server.table(&table.name, None)["frame"].clone();
        if decider(&frame) == 0 {
            end(0, &server.wait_for(&table, 0), &frame["version"].to_string());
            return None;
        }
        Some(())
    });
    let before = version(&server, &table);
    thread::sleep(Duration::from_millis(300));
    assert_eq!(version(&server, &table), before, "a computer has played for a person");
    let frame = server.wait_for(&table, 1);
    server.act(&table, 1, &frame, "mine", &frame["decision"]["actions"][0]).json(200);
}

/// Until the start everybody chooses their own; nothing is drawn before, so nobody can choose by it.
#[test]
fn heroes_are_chosen_in_the_waiting_room_before_luck_has_spoken() {
    let server = start();
    let mut open = with_free_seats(2, 1);
    open.as_object_mut().unwrap().remove("seed");
    let table = server.open(&open);
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    let (_, guest) = server.sit(&table.name, &secret, "Ada");
    let before = server.table(&table.name, None);
    assert_eq!(before["room"]["heroes"], true);
    let choose = |token: &str, hero: Value| {
        server.arrange(&table.name, Some(token), &json!({ "hero": { "hero": hero } }))
    };
    let revision = before["room"]["revision"].as_u64().unwrap();
    let room = choose(table.token(0), json!("warrior")).json(200);
    assert!(room["revision"].as_u64().unwrap() > revision, "nobody is told");
    assert_eq!(choose(&guest, json!("warrior")).code(), "bad_setup", "taken");
    assert_eq!(choose(&guest, json!("nobody")).code(), "bad_setup");
    choose(&guest, json!("thief")).json(200);
    let after = server.table(&table.name, None);
    assert_eq!(after["setup"]["heroes"], json!(["warrior", "thief"]));
    // The seal of the dice is shown, and nothing is drawn.
    assert!(before["commitment"].is_string());
    let unmoved = (&json!(0), &before["commitment"], &json!([]));
    for told in [&before, &after] {
        let frame = &told["frame"];
        assert_eq!((&frame["version"], &told["commitment"], &frame["events"]), unmoved);
        assert_eq!(frame["turn"], "chance");
    }
    let heroes = |told: &Value| {
        let heroes = told["frame"]["view"]["seats"].as_array().unwrap().iter();
        heroes.map(|seat| seat["hero"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(heroes(&after), ["warrior", "thief"]);
    // `null`: drawn again. Others keep theirs.
    choose(&guest, Value::Null).json(200);
    assert_eq!(server.table(&table.name, None)["setup"]["heroes"], json!(["warrior", null]));
    // The file says the same, and the game can be played and verified.
    let server = start_again(server.stop());
    let again = server.table(&table.name, None);
    assert_eq!(again["setup"]["heroes"], json!(["warrior", null]));
    start_game(&server, &table, true);
    let begun = server.table(&table.name, None);
    let commitment = &begun["commitment"];
    assert_eq!(commitment, &before["commitment"]);
    assert!(begun["frame"]["version"].as_u64() > Some(0));
    let late = json!({ "hero": { "hero": "oracle" } });
    assert_eq!(server.arrange(&table.name, Some(&guest), &late).code(), "begun");
    assert_eq!(server.room(&table.name, None)["heroes"], false);
    for seat in [0, 1] {
        let now = version(&server, &table);
        let token = if seat == 0 { table.token(0) } else { &guest };
        let end = json!({ "version": now, "key": "end" });
        server.post(&format!("/tables/{}/end", table.name), Some(token), &end).json(200);
    }
    let over = server.table(&table.name, None);
    assert!(is_over(&over["frame"]));
    assert_eq!(&over["commitment"], commitment);
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    games::verify(save).unwrap();
}

/// A game that was saved in its midst waits for people as well, but its heroes are who they are.
#[test]
fn a_saved_game_waits_with_the_heroes_that_it_has() {
    let server = start();
    let table = server.open(&crate::common::two_people(5));
    server.play(&table, "k", "end_turn");
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    let seats = json!([{ "person": {} }, { "open": {} }]);
    let table = server.open(&json!({ "save": save, "seats": seats }));
    let room = server.room(&table.name, None);
    assert_eq!((&room["stage"], &room["heroes"]), (&json!("waiting"), &json!(false)));
    let hero = json!({ "hero": { "hero": "oracle" } });
    assert_eq!(server.arrange(&table.name, Some(table.token(0)), &hero).code(), "begun");
    start_game(&server, &table, false);
}
