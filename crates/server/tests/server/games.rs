//! What the page needs of every game that is listed.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::{FairDice, Luck};

use crate::common::{Opened, Running, start, start_with};

/// What each game says about itself.
fn listed(server: &Running) -> Vec<Value> {
    let games = server.get("/games", None).json(200)["games"].clone();
    let games = games.as_array().unwrap().clone();
    let ids: Vec<&str> = games.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ::games::all().iter().map(|game| game.id).collect::<Vec<_>>());
    games
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap().into()).collect()
}

fn two_people(game: &Value, options: &Value) -> Value {
    json!({
        "game": game["id"],
        "setup": { "players": 2, "options": options },
        "seats": [{ "person": {} }, { "person": {} }],
        "seed": 2,
    })
}

/// The options of a setup with this one on, in each of its values.
fn options_with(option: &Value) -> Vec<Value> {
    let value = |value: Value| json!({ option["id"].as_str().unwrap(): value });
    match strings(&option["values"]) {
        values if values.is_empty() => vec![value(json!(true))],
        values => values.into_iter().map(|word| value(json!(word))).collect(),
    }
}

#[test]
fn heroes_powers_options_books_and_a_first_game_are_told() {
    let server = start();
    for game in listed(&server) {
        assert_eq!(game["tutorial"], true, "{}: a first game explains it", game["id"]);
        let books = game["books"].as_array().unwrap();
        let prefixes: Vec<String> =
            books.iter().map(|book| book["prefix"].as_str().unwrap().to_string() + "-").collect();
        let mut heroes = BTreeSet::from_iter(strings(&game["heroes"]));
        for option in game["options"].as_array().unwrap() {
            let rule = option["rule"].as_str().unwrap();
            assert!(prefixes.iter().any(|prefix| rule.starts_with(prefix)), "{option}");
            heroes.extend(strings(&option["heroes"]));
            for options in options_with(option) {
                let table = server.open(&two_people(&game, &options));
                let setup = &server.table(&table.name, None)["setup"];
                let (id, value) = options.as_object().unwrap().iter().next().unwrap();
                assert_eq!(setup["options"][id], *value, "{}", game["id"]);
            }
        }
        let powers = game["powers"].as_object().unwrap();
        assert_eq!(heroes, powers.keys().cloned().collect(), "{}", game["id"]);
        for (hero, powers) in powers {
            assert!(!strings(powers).is_empty(), "{hero} can do nothing");
        }
    }
}

/// The first decision that can be taken back, and whose it was.
fn until_one_can_be_taken_back(server: &Running, table: &Opened) -> (u64, Value) {
    for number in 0..60 {
        let (seat, frame) = server.turn(table);
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[number % actions.len()];
        let done = server.act(table, seat, &frame, &number.to_string(), action).json(200);
        let newest = done["frames"].as_array().unwrap().last().unwrap().clone();
        if newest["undo"] == json!(seat) {
            return (seat, newest);
        }
    }
    panic!("nothing can ever be taken back");
}

#[test]
fn a_decision_is_taken_back_where_the_frame_says_so() {
    let server = start();
    for game in listed(&server) {
        let table = server.open(&two_people(&game, &json!({})));
        let (seat, frame) = until_one_can_be_taken_back(&server, &table);
        let back = server.undo(&table, seat, &frame["version"], "back").json(200);
        assert_eq!(back["frames"][0]["undone"], true, "{}", game["id"]);
        assert_eq!(server.turn(&table).0, seat);
    }
}

#[test]
fn whoever_decides_is_advised_and_told_why_not() {
    let server = start_with(|settings| settings.limits.hint_ms = 50);
    for game in listed(&server) {
        let table = server.open(&two_people(&game, &json!({})));
        let (seat, frame) = server.turn(&table);
        let ask = |route: &str, body: &Value| {
            let path = format!("/tables/{}/{route}", table.name);
            server.post(&path, Some(table.token(seat)), body).json(200)
        };
        let hint = ask("hint", &json!({ "version": frame["version"] }));
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let advice = hint["advice"].as_array().unwrap();
        assert!(!advice.is_empty() && advice.iter().all(|one| actions.contains(&one["action"])));
        assert!(!actions.contains(&json!("heal")));
        let refusal = &ask("why", &json!({ "action": "heal" }))["refusal"];
        assert!(refusal["rule"].is_string() && !refusal["reason"].is_null(), "{refusal}");
    }
}

/// A file that begins in the middle of a game opens a table as any save does.
#[test]
fn a_table_is_opened_from_a_position() {
    let server = start();
    for game in listed(&server) {
        let id = game["id"].as_str().unwrap();
        let setup = json!({ "players": 2 });
        let dice = Luck::Fair(FairDice::seeded(2));
        let begun = ::games::open(id, setup.clone(), None, dice).unwrap();
        let game = ::games::open(id, setup, Some(begun.position()), Luck::Manual).unwrap();
        let people = json!([{ "person": {} }, { "person": {} }]);
        let table = server.open(&json!({ "save": game.save(), "seats": people }));
        let frame = server.turn(&table).1;
        assert_eq!(frame["ply"], 0, "{id}");
        assert!(frame["decision"]["actions"].as_array().unwrap().len() > 1, "{id}");
    }
}
