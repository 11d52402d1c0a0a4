//! A finished game is seen again as anybody saw it, and nobody sees so before.

use serde_json::{Value, json};
use tabletop::{below, seeded_rng};

use crate::common::{Client, Opened, decider, is_over, start, two_people};

/// A table of this game for two people, with so many decisions made at random.
fn played(server: &Client, game: &str, heroes: &Value, decisions: u32) -> Opened {
    let people = json!([{ "person": {} }, { "person": {} }]);
    let setup = json!({ "players": 2, "heroes": heroes });
    let table = server.open(&json!({ "game": game, "setup": setup, "seats": people, "seed": 4 }));
    let rng = &mut seeded_rng(4);
    for number in 0..decisions {
        let (seat, frame) = server.turn(&table);
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[below(actions.len() as u32, rng) as usize];
        server.act(&table, seat, &frame, &number.to_string(), action).json(200);
    }
    table
}

fn goblin(server: &Client) -> Opened {
    played(server, "goblin", &json!([]), 30)
}

/// Everybody agrees to end the game.
fn end(server: &Client, table: &Opened) {
    for seat in [0, 1] {
        let version = &server.table(&table.name, None)["frame"]["version"];
        let end = json!({ "version": version, "key": "end" });
        let path = format!("/tables/{}/end", table.name);
        server.post(&path, Some(table.token(seat)), &end).json(200);
    }
    assert!(is_over(&server.table(&table.name, None)["frame"]));
}

fn path(table: &Opened, question: &str) -> String {
    format!("/tables/{}/frames{question}", table.name)
}

/// What each frame shows and tells, from the start on.
fn seen(server: &Client, table: &Opened, token: Option<&str>, eyes: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    loop {
        let question = format!("?from={}{eyes}", seen.len());
        let frames = server.get(&path(table, &question), token).json(200);
        let frames = frames["frames"].as_array().unwrap();
        if frames.is_empty() {
            return seen;
        }
        let show = |frame: &Value| json!([frame["turn"], frame["events"], frame["view"]]);
        seen.extend(frames.iter().map(show));
    }
}

/// Every word for the eyes at a table of two.
const EYES: [&str; 3] = ["?eyes=all", "?eyes=0", "?eyes=1"];

#[test]
fn while_the_game_goes_on_everybody_has_their_own_eyes_only() {
    let server = start();
    let tables = [goblin(&server), played(&server, "karak2", &json!(["darius", "taia"]), 30)];
    for table in &tables {
        for token in [None, Some(table.token(0)), Some(table.token(1))] {
            for eyes in EYES {
                assert_eq!(server.get(&path(table, eyes), token).code(), "secret", "{eyes}");
            }
            server.get(&path(table, ""), token).json(200);
        }
        let stranger = server.get(&path(table, EYES[0]), Some(tables[0].token(0)));
        assert!(stranger.status >= 400);
        end(&server, table);
        for eyes in EYES {
            server.get(&path(table, eyes), None).json(200);
        }
    }
}

#[test]
fn after_the_end_everybody_sees_what_a_seat_saw() {
    let server = start();
    for table in [goblin(&server), played(&server, "karak2", &json!(["darius", "taia"]), 30)] {
        let saw = [0, 1].map(|seat| seen(&server, &table, Some(table.token(seat)), ""));
        assert_ne!(saw[0], saw[1], "both know the same, so nothing is shown here");
        end(&server, &table);
        for viewer in [None, Some(table.token(0)), Some(table.token(1))] {
            for (seat, saw) in saw.iter().enumerate() {
                let again = seen(&server, &table, viewer, &format!("&eyes={seat}"));
                assert_eq!(again[..saw.len()], saw[..]);
            }
        }
    }
}

/// The scout's tiles and the tile that he returned are open, as he knew them.
#[test]
fn after_the_end_all_eyes_see_what_anybody_knew() {
    let server = start();
    let table = played(&server, "karak2", &json!(["taia", "darius"]), 80);
    let scout = seen(&server, &table, Some(table.token(1)), "");
    let knows = |frame: &Value| {
        let stack = &frame[2]["stack"];
        stack["hand"] != json!([]) || stack["top"] != Value::Null
    };
    assert!(scout.iter().any(knows), "he never looked at anything");
    assert!(!seen(&server, &table, None, "").iter().any(knows));
    end(&server, &table);
    assert_eq!(seen(&server, &table, None, "&eyes=all")[..scout.len()], scout[..]);
    assert!(!seen(&server, &table, None, "").iter().any(knows), "nobody asked for other eyes");
}

#[test]
fn after_the_end_all_eyes_see_every_hand() {
    let server = start();
    let table = goblin(&server);
    let saw = [0, 1].map(|seat| seen(&server, &table, Some(table.token(seat)), ""));
    assert!(saw.iter().flatten().all(|frame| frame[2]["secrets"].as_array().unwrap().len() == 1));
    end(&server, &table);
    let all = seen(&server, &table, None, "&eyes=all");
    for ((open, one), other) in all.iter().zip(&saw[0]).zip(&saw[1]) {
        let hands = [one, other].map(|frame| frame[2]["secrets"][0].clone());
        assert_eq!(open[2]["secrets"], json!(hands));
    }
}

#[test]
fn nobody_looks_with_the_eyes_of_a_seat_that_is_not_there() {
    let server = start();
    let table = goblin(&server);
    for word in ["2", "255"] {
        let answer = server.get(&path(&table, &format!("?eyes={word}")), None);
        assert_eq!(answer.json(400)["error"]["field"], "eyes", "{word}");
    }
    for word in ["", "256", "-1", "1.0", "ALL", "everybody", "null"] {
        let answer = server.get(&path(&table, &format!("?eyes={word}")), None);
        let problem = answer.json(400)["error"].clone();
        assert_eq!(problem["code"], "malformed", "{word}");
        let message = problem["message"].as_str().unwrap();
        assert!(message.contains("eyes: expected 'all' or the number of a seat"), "{message}");
    }
}

/// Whoever decides is told so, whatever eyes they ask for.
#[test]
fn where_nothing_is_secret_eyes_change_nothing() {
    let server = start();
    let table = server.open(&two_people(1));
    server.play(&table, "k", "explore");
    let seat = decider(&server.table(&table.name, None)["frame"]);
    for token in [None, Some(table.token(seat)), Some(table.token(1 - seat))] {
        let usual = server.get(&path(&table, ""), token).json(200);
        let newest = usual["frames"].as_array().unwrap().last().unwrap();
        assert_eq!(newest["decision"].is_object(), token == Some(table.token(seat)));
        for eyes in EYES {
            assert_eq!(server.get(&path(&table, eyes), token).json(200), usual, "{eyes}");
        }
    }
}

/// Whoever has just gone may still be counted.
fn without_watchers(mut table: Value) -> Value {
    table["room"]["watchers"] = Value::Null;
    table
}

#[test]
fn a_stream_and_a_table_know_nothing_of_eyes() {
    let server = start();
    let table = played(&server, "karak2", &json!(["taia", "darius"]), 80);
    let name = &table.name;
    let look = || {
        for eyes in EYES {
            let with = server.stream_at(&format!("/tables/{name}/stream{eyes}"), None, Some(0));
            let without = server.stream(name, None, Some(0));
            let version = server.table(name, None)["frame"]["version"].as_u64().unwrap();
            let [with, without] = [with, without].map(|mut stream| stream.until(version));
            assert_eq!(with, without);
            let table = server.get(&format!("/tables/{name}{eyes}"), None).json(200);
            assert_eq!(without_watchers(table), without_watchers(server.table(name, None)));
        }
    };
    look();
    end(&server, &table);
    look();
}
