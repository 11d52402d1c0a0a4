//! The protocol, spoken with the real binary: every command, every error code.

use std::collections::BTreeSet;

use crate::common::{BAD_SETUP, Engine, GAME, ILLEGAL, IMPOSSIBLE, setup};
use karak_cli::engine::{LONGEST_LINE, MOST_MATCHES, names};
use serde_json::{Value, json};
use tabletop::Secret;

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn hello_says_what_there_is() {
    let mut engine = Engine::start();
    let hello = engine.ok(json!({"cmd": "hello"}));
    assert_eq!(hello["protocol"], json!(1));
    assert_eq!(hello["commands"], json!(names()));
    let games = engine.ok(json!({"cmd": "games"}))["games"].clone();
    assert_eq!(hello["games"], games);
    assert!(games.as_array().unwrap().iter().any(|game| game["id"] == json!(GAME)));
    engine.quit();
}

#[test]
fn a_tag_comes_back_whatever_it_is() {
    let mut engine = Engine::start();
    for tag in [json!(7), json!("x"), json!(null), json!({"a": [1]})] {
        let good = engine.ask(json!({"cmd": "list", "tag": tag}));
        assert_eq!(good.get("tag"), Some(&tag));
        let bad = engine.ask(json!({"cmd": "dance", "tag": tag}));
        assert_eq!((bad.get("tag"), &bad["ok"]), (Some(&tag), &json!(false)));
    }
    assert!(engine.ask(json!({"cmd": "list"})).get("tag").is_none());
}

#[test]
fn a_game_can_be_played_to_its_end() {
    let mut engine = Engine::with_match(json!({"seed": 5}));
    let mut plies = 0;
    while plies < 200 && engine.step() {
        plies += 1;
    }
    engine.ask(json!({"cmd": "end", "seats": [0, 1]}));
    let turn = engine.ok(json!({"cmd": "turn"}))["turn"].clone();
    assert!(turn["over"]["winners"].is_array(), "{turn}");
    let action = parse(ILLEGAL.0);
    engine.refused(json!({"cmd": "act", "seat": 0, "action": action}), "over");
    engine.refused(json!({"cmd": "end", "seats": [0, 1]}), "over");
    engine.quit();
}

#[test]
fn lines_that_are_no_request_are_refused() {
    let mut engine = Engine::with_match(json!({}));
    engine.refused_line(b"{\"cmd\":\"\xff\"}", "bad_utf8");
    engine.refused_line(b"", "bad_json");
    engine.refused_line(b"{\"cmd\":", "bad_json");
    engine.refused_line("[".repeat(100_000).as_bytes(), "bad_json");
    engine.refused_line(b"{\"cmd\":\"turn\",\"ply\":1e999}", "bad_json");
    engine.refused_line(b"[1]", "not_an_object");
    engine.refused_line(b"null", "not_an_object");
    let error = engine.refused_line(b"{\"cmd\":\"dance\"}", "unknown_command");
    assert_eq!(error["expected"], json!(names()));
}

#[test]
fn wrong_fields_are_named() {
    let mut engine = Engine::with_match(json!({}));
    let mut refused = |request: &str, code: &str, field: &str| {
        let error = engine.refused(parse(request), code);
        assert_eq!(error["field"], json!(field), "{request} -> {error}");
    };
    refused("{}", "missing_field", "cmd");
    refused(r#"{"cmd":7}"#, "wrong_type", "cmd");
    refused(r#"{"cmd":"act","action":1}"#, "missing_field", "seat");
    refused(r#"{"cmd":"act","seat":0}"#, "missing_field", "action");
    refused(r#"{"cmd":"act","seat":"0","action":1}"#, "wrong_type", "seat");
    refused(r#"{"cmd":"act","seat":-1,"action":1}"#, "wrong_type", "seat");
    refused(r#"{"cmd":"act","seat":300,"action":1}"#, "wrong_type", "seat");
    refused(r#"{"cmd":"act","seat":0,"action":1,"ply":0.5}"#, "wrong_type", "ply");
    refused(r#"{"cmd":"act","seat":9,"action":1}"#, "unknown_seat", "seat");
    refused(r#"{"cmd":"view","seat":255}"#, "unknown_seat", "seat");
    refused(r#"{"cmd":"events","seat":255}"#, "unknown_seat", "seat");
    refused(r#"{"cmd":"undo","seat":255}"#, "unknown_seat", "seat");
    refused(r#"{"cmd":"events","since":-1}"#, "wrong_type", "since");
    refused(r#"{"cmd":"save","host":"yes"}"#, "wrong_type", "host");
    refused(r#"{"cmd":"turn","idd":"m1"}"#, "unknown_field", "idd");
    refused(r#"{"cmd":"turn","id":""}"#, "bad_value", "id");
    refused(r#"{"cmd":"turn","id":7}"#, "wrong_type", "id");
    refused(r#"{"cmd":"new","game":"x","setup":{},"chance":"x"}"#, "bad_value", "chance");
    refused(
        r#"{"cmd":"new","game":"x","setup":{},"chance":"manual","seed":1}"#,
        "bad_value",
        "seed",
    );
    refused(r#"{"cmd":"end","seats":[0,9]}"#, "unknown_seat", "seat");
}

#[test]
fn an_oversized_line_is_skipped() {
    let mut engine = Engine::with_match(json!({}));
    let long = format!("{{\"cmd\":\"turn\",\"tag\":\"{}\"}}", "x".repeat(LONGEST_LINE + 100_000));
    engine.refused_line(long.as_bytes(), "line_too_long");
    let line = r#"{"cmd":"turn"}"#;
    let padded = line.to_string() + &" ".repeat(LONGEST_LINE - line.len());
    assert_eq!(engine.line(padded.as_bytes())["ok"], json!(true));
    engine.refused_line(format!("{padded} ").as_bytes(), "line_too_long");
    engine.quit();
}

#[test]
fn matches_are_kept_apart_by_id() {
    let mut engine = Engine::start();
    engine.refused_without_match();
    assert_eq!(engine.open(json!({"id": "m1", "seed": 1}))["id"], json!("m1"));
    assert_eq!(engine.open(json!({"seed": 2}))["id"], json!("m2"));
    engine.refused(json!({"cmd": "new", "game": GAME, "setup": setup(), "id": "m1"}), "id_taken");
    let error = engine.refused(json!({"cmd": "turn", "id": "m3"}), "unknown_match");
    assert_eq!(error["expected"], json!(["m1", "m2"]));
    engine.step();
    let plies = |engine: &mut Engine, id: &str| {
        engine.ok(json!({"cmd": "turn", "id": id}))["ply"].as_u64().unwrap()
    };
    assert!(plies(&mut engine, "m2") > plies(&mut engine, "m1"));
    assert_eq!(engine.ok(json!({"cmd": "close"}))["id"], json!("m2"));
    assert_eq!(engine.ok(json!({"cmd": "turn"}))["id"], json!("m1"));
    let listed = engine.ok(json!({"cmd": "list"}))["matches"].clone();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["game"], json!(GAME));
}

#[test]
fn there_is_a_most_of_matches() {
    let mut engine = Engine::start();
    for _ in 0..MOST_MATCHES {
        engine.open(json!({"seed": 1}));
    }
    engine.refused(json!({"cmd": "new", "game": GAME, "setup": setup()}), "too_many_matches");
    engine.ok(json!({"cmd": "close", "id": "m1"}));
    engine.open(json!({"seed": 1}));
}

#[test]
fn a_match_that_cannot_be_opened_says_why() {
    let mut engine = Engine::with_match(json!({}));
    let error = engine.refused(json!({"cmd": "new", "game": "chess", "setup": {}}), "unknown_game");
    assert!(error["expected"].as_array().unwrap().contains(&json!(GAME)));
    let bad = json!({"cmd": "new", "game": GAME, "setup": parse(BAD_SETUP.0)});
    assert_eq!(engine.refused(bad, "bad_setup")["field"], json!(BAD_SETUP.1));
    for setup in [json!(null), json!(7), json!({"players": "two"}), json!({"surprise": 1})] {
        engine.refused(json!({"cmd": "new", "game": GAME, "setup": setup}), "bad_setup");
    }
    let request = json!({"cmd": "new", "game": GAME, "setup": setup(), "position": {"x": 1}});
    assert_eq!(engine.refused(request, "bad_setup")["field"], json!("x"));
}

#[test]
fn a_match_starts_from_a_position() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    (0..6).for_each(|_| assert!(engine.step()));
    let now = engine.ok(json!({"cmd": "position"}));
    let opened = engine.open(json!({"position": now["position"], "id": "copy", "seed": 3}));
    assert_eq!((&opened["ply"], &opened["turn"]), (&json!(0), &now["turn"]));
    assert_eq!(engine.ok(json!({"cmd": "position"}))["position"], now["position"]);
    let save = engine.ok(json!({"cmd": "save"}))["save"].clone();
    assert_eq!(save["position"], now["position"]);
}

#[test]
fn an_action_that_is_not_allowed_names_the_rule() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    let seat = engine.until_player();
    let error =
        engine.refused(json!({"cmd": "act", "seat": seat, "action": parse(ILLEGAL.0)}), "illegal");
    assert!(error["rule"].as_str().unwrap().starts_with(ILLEGAL.1), "{error}");
    for nonsense in [json!(null), json!({"fly": 1}), json!([]), json!("x".repeat(10_000))] {
        engine.refused(json!({"cmd": "act", "seat": seat, "action": nonsense}), "malformed");
    }
    let action = engine.action();
    let request = json!({"cmd": "act", "seat": 1 - seat, "action": action});
    assert_eq!(engine.refused(request, "not_your_turn")["turn"], json!({"player": seat}));
    engine.refused(json!({"cmd": "chance", "outcome": parse(IMPOSSIBLE)}), "not_chance");
}

#[test]
fn a_stale_ply_is_refused() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    let seat = engine.until_player();
    let ply = engine.ok(json!({"cmd": "turn"}))["ply"].as_u64().unwrap();
    let action = engine.action();
    for wrong in [ply + 1, u64::MAX] {
        let request = json!({"cmd": "act", "seat": seat, "action": action, "ply": wrong});
        let problem = engine.refused(request, "stale");
        assert_eq!(problem["expected"], json!(ply));
        let words = format!("the match is at ply {ply}, not {wrong}; look again before you act");
        assert_eq!(problem["message"], words);
    }
    engine.refused(json!({"cmd": "end", "seats": [0, 1], "ply": ply + 1}), "stale");
    engine.refused(json!({"cmd": "undo", "seat": seat, "ply": ply + 1}), "stale");
    engine.refused(json!({"cmd": "chance", "outcome": 1, "ply": ply + 1}), "stale");
    let right = json!({"cmd": "act", "seat": seat, "action": action, "ply": ply});
    engine.ok(right.clone());
    engine.refused(right, "stale");
}

#[test]
fn manual_chance_is_in_the_callers_hands() {
    let mut engine = Engine::with_match(json!({"chance": "manual"}));
    let mut named = 0;
    for _ in 0..100 {
        let turn = engine.ok(json!({"cmd": "turn"}))["turn"].clone();
        if turn == json!("chance") {
            named += 1;
            let chances = engine.ok(json!({"cmd": "chances"}))["chances"].clone();
            let chances = chances.as_array().unwrap();
            assert!(chances.iter().all(|chance| chance["weight"].as_u64().unwrap() > 0));
            engine.refused(json!({"cmd": "chance", "outcome": {"no": 1}}), "malformed");
            engine.refused(
                json!({"cmd": "act", "seat": 0, "action": parse(ILLEGAL.0)}),
                "not_your_turn",
            );
            let last = chances.last().unwrap()["chance"].clone();
            engine.ok(json!({"cmd": "chance", "outcome": last}));
        } else if !engine.step() {
            break;
        }
    }
    assert!(named > 0);
}

#[test]
fn an_impossible_outcome_is_refused() {
    let mut engine = Engine::with_match(json!({"chance": "manual"}));
    while engine.seat().is_some() {
        assert!(engine.step());
    }
    engine.refused(json!({"cmd": "chance", "outcome": parse(IMPOSSIBLE)}), "impossible");
}

#[test]
fn a_chance_turn_comes_with_its_outcomes() {
    let mut engine = Engine::start();
    let mut answer = engine.open(json!({"chance": "manual"}));
    while answer["turn"] != json!("chance") {
        assert!(answer.get("chances").is_none());
        let (seat, action) = (engine.seat().unwrap(), engine.action());
        answer = engine.ok(json!({"cmd": "act", "seat": seat, "action": action}));
    }
    assert_eq!(answer["chances"], engine.ok(json!({"cmd": "chances"}))["chances"]);
}

#[test]
fn a_decision_is_taken_back_only_by_its_own_seat_and_not_after_luck() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    let mut codes = BTreeSet::new();
    for _ in 0..200 {
        let Some(seat) = engine.seat() else { break };
        let before = engine.ok(json!({"cmd": "position"}));
        assert!(engine.step());
        let plies = engine.ok(json!({"cmd": "save"}))["save"]["plies"].clone();
        let last = plies.as_array().unwrap().last().unwrap().clone();
        if last.get("chance").is_some() {
            engine.refused(json!({"cmd": "undo", "seat": seat}), "chance_has_spoken");
            codes.insert("chance");
        } else if engine.seat().is_some() {
            engine.refused(json!({"cmd": "undo", "seat": 1 - seat}), "not_yours");
            engine.ok(json!({"cmd": "undo", "seat": seat}));
            assert_eq!(engine.ok(json!({"cmd": "position"})), before);
            assert!(engine.step());
            codes.insert("undone");
        }
    }
    assert_eq!(codes.len(), 2, "{codes:?}");
    if engine.seat().is_some() {
        engine.ok(json!({"cmd": "end", "seats": [0, 1]}));
        engine.refused(json!({"cmd": "undo", "seat": 0}), "ended");
    }
}

#[test]
fn nothing_can_be_taken_back_at_the_start() {
    let mut engine = Engine::with_match(json!({"chance": "manual"}));
    engine.refused(json!({"cmd": "undo", "seat": 0}), "nothing_to_undo");
}

#[test]
fn a_game_ends_early_only_if_all_agree() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    let error = engine.refused(json!({"cmd": "end", "seats": [1]}), "agreement_missing");
    assert!(error["message"].as_str().unwrap().contains("player 1"), "{error}");
    assert_eq!(error["expected"], json!([0, 1]));
    engine.refused(json!({"cmd": "end", "seats": []}), "agreement_missing");
    engine.ok(json!({"cmd": "end", "seats": [1, 0]}));
    assert!(engine.ok(json!({"cmd": "turn"}))["turn"]["over"].is_object());
}

#[test]
fn a_host_save_goes_on_with_the_same_luck() {
    let mut engine = Engine::with_match(json!({"id": "first"}));
    (0..5).for_each(|_| assert!(engine.step()));
    let save = engine.ok(json!({"cmd": "save", "host": true}))["save"].clone();
    let loaded = engine.ok(json!({"cmd": "load", "save": save, "id": "second"}));
    assert_eq!((&loaded["luck"], &loaded["events"]), (&json!("fair"), &json!([])));
    for _ in 0..40 {
        let both = ["first", "second"].map(|id| {
            let now = engine.ok(json!({"cmd": "actions", "id": id}));
            (now["turn"].clone(), now["actions"][0]["action"].clone())
        });
        assert_eq!(both[0], both[1]);
        let Some(seat) = both[0].0["player"].as_u64() else { break };
        for id in ["first", "second"] {
            engine.ok(json!({"cmd": "act", "id": id, "seat": seat, "action": both[0].1}));
        }
    }
    let position = |engine: &mut Engine, id: &str| {
        engine.ok(json!({"cmd": "position", "id": id}))["position"].clone()
    };
    assert_eq!(position(&mut engine, "first"), position(&mut engine, "second"));
}

#[test]
fn a_public_save_is_continued_with_other_luck() {
    let mut engine = Engine::with_match(json!({"id": "first"}));
    (0..5).for_each(|_| assert!(engine.step()));
    let save = engine.ok(json!({"cmd": "save"}))["save"].clone();
    assert!(!save.to_string().contains("secret"));
    let loaded = engine.ok(json!({"cmd": "load", "save": save, "seed": 4}));
    assert_eq!(loaded["luck"], json!("fair"));
    let again = engine.ok(json!({"cmd": "save"}))["save"].clone();
    assert_eq!(again["luck"].as_array().unwrap().len(), 2);
    assert!(engine.step());
    let manual = engine.ok(json!({"cmd": "load", "save": save, "chance": "manual"}));
    assert_eq!(manual["luck"], json!("manual"));
}

#[test]
fn a_save_that_does_not_hold_together_says_why() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    (0..5).for_each(|_| assert!(engine.step()));
    let good = engine.ok(json!({"cmd": "save", "host": true}))["save"].clone();
    let mut refused = |change: &dyn Fn(&mut Value), code: &str| {
        let mut save = good.clone();
        change(&mut save);
        engine.refused(json!({"cmd": "load", "save": save}), code)
    };
    refused(&|save| *save = json!(7), "malformed_save");
    refused(&|save| save["extra"] = json!(1), "malformed_save");
    refused(&|save| save["format"] = json!(99), "unknown_format");
    refused(&|save| save["game"] = json!("chess"), "other_game");
    refused(&|save| save["rules"] = json!(9999), "other_rules");
    refused(&|save| save["setup"] = parse(BAD_SETUP.0), "bad_start");
    refused(&|save| save["luck"] = json!([]), "bad_luck");
    refused(&|save| save["luck"][0]["from"] = json!(3), "bad_luck");
    refused(&|save| save["winners"] = json!([0]), "wrong_result");
    let forge =
        |save: &mut Value| save["luck"][0]["luck"]["fair"]["secret"] = json!("00".repeat(32));
    refused(&forge, "bad_luck");
    let early_end =
        |save: &mut Value| save["plies"].as_array_mut().unwrap().insert(0, json!("end"));
    assert_eq!(refused(&early_end, "bad_ply")["ply"], json!(1));
}

#[test]
fn the_secret_stays_where_it_is_until_the_end() {
    let secret = String::from(Secret::from_seed(77));
    let mut engine = Engine::start();
    let mut answers = vec![engine.open(json!({"seed": 77}))];
    (0..5).for_each(|_| assert!(engine.step()));
    for command in names() {
        if !["close", "quit", "new", "load"].contains(&command) {
            answers.push(engine.ask(json!({"cmd": command})));
            answers.push(engine.ask(json!({"cmd": command, "seat": 0})));
        }
    }
    assert!(answers.iter().all(|answer| !answer.to_string().contains(&secret)));
    engine.ok(json!({"cmd": "end", "seats": [0, 1]}));
    assert!(engine.ok(json!({"cmd": "save"})).to_string().contains(&secret));
}

#[test]
fn events_are_told_from_a_ply_on() {
    let mut engine = Engine::with_match(json!({"seed": 3}));
    (0..8).for_each(|_| assert!(engine.step()));
    let all = engine.ok(json!({"cmd": "events"}))["events"].as_array().unwrap().clone();
    assert!(!all.is_empty() && all.iter().all(|event| event["text"].is_string()));
    let late = engine.ok(json!({"cmd": "events", "since": 4, "seat": 1}))["events"].clone();
    let late = late.as_array().unwrap();
    assert!(late.len() < all.len() && late.iter().all(|event| event["ply"].as_u64() >= Some(4)));
    let none = engine.ok(json!({"cmd": "events", "since": u64::MAX}))["events"].clone();
    assert_eq!(none, json!([]));
}

impl Engine {
    fn refused_without_match(&mut self) {
        for command in ["turn", "actions", "chances", "view", "position", "events", "save", "close"]
        {
            let answer = self.ask(json!({"cmd": command}));
            assert_eq!(answer["error"]["code"], json!("no_match"), "{command}");
        }
    }
}

#[test]
fn the_documentation_has_every_command() {
    let page = include_str!("../../../../docs/protocol.md");
    for name in names() {
        assert!(page.contains(&format!("\n### `{name}`\n")), "docs/protocol.md lacks {name}");
    }
}

#[test]
fn go_chooses_what_may_be_done() {
    for game in games::all() {
        let mut engine = Engine::start();
        engine.ok(json!({"cmd": "new", "game": game.id, "setup": {"players": 2}, "seed": 5}));
        for request in [
            json!({"cmd": "go"}),
            json!({"cmd": "go", "bot": "apprentice/fighter", "seed": 3}),
            json!({"cmd": "go", "bot": "random", "seed": 3}),
            json!({"cmd": "go", "iterations": 40}),
            json!({"cmd": "go", "ms": 20}),
        ] {
            let actions = engine.ok(json!({"cmd": "actions"}))["actions"].clone();
            let answer = engine.ok(request.clone());
            let is_listed = |action: &Value, text: &Value| {
                let listed = |named: &Value| &named["action"] == action && &named["text"] == text;
                actions.as_array().unwrap().iter().any(listed)
            };
            assert!(is_listed(&answer["bestmove"], &answer["text"]), "{request} -> {answer}");
            let info = answer["info"].as_array().unwrap();
            let count = actions.as_array().unwrap().len();
            let is_search = request.get("bot").is_none() && request != json!({"cmd": "go"});
            let told = match request.get("bot") {
                Some(bot) if bot == "random" => 0,
                Some(_) | None if is_search => count,
                Some(_) | None => 1,
            };
            assert_eq!(info.len(), told, "{request} -> {answer}");
            for row in info {
                assert!(is_listed(&row["action"], &row["text"]), "{row}");
                assert!((0.0..=1.0).contains(&row["win"].as_f64().unwrap()), "{row}");
                assert!(row["visits"].is_u64() && row["line"].is_array(), "{row}");
                assert!((1..=count as u64).contains(&row["judged"].as_u64().unwrap()), "{row}");
            }
            assert_eq!(
                info.first().map(|row| &row["action"]).unwrap_or(&answer["bestmove"]),
                &answer["bestmove"]
            );
            engine.ok(json!({"cmd": "act", "seat": answer["turn"]["player"],
                "action": answer["bestmove"], "ply": answer["ply"]}));
        }
        engine.quit();
    }
}

#[test]
fn go_repeats_and_changes_nothing() {
    let mut engine = Engine::with_match(json!({"seed": 5}));
    let request = json!({"cmd": "go", "iterations": 60, "seed": 9});
    let before = engine.ok(json!({"cmd": "save", "host": true}));
    assert_eq!(engine.ok(request.clone()), engine.ok(request));
    assert_eq!(engine.ok(json!({"cmd": "save", "host": true})), before);
}

#[test]
fn go_has_limits_and_starts_no_program() {
    let mut engine = Engine::with_match(json!({"seed": 5}));
    let seat = engine.until_player();
    engine.refused(json!({"cmd": "go", "seat": 1 - seat}), "not_your_turn");
    engine.refused(json!({"cmd": "go", "seat": 9}), "unknown_seat");
    engine.refused(json!({"cmd": "go", "ply": 9999}), "stale");
    let mut refused = |request: Value, field: &str| {
        let error = engine.refused(request.clone(), "bad_value");
        assert_eq!(error["field"], json!(field), "{request} -> {error}");
    };
    refused(json!({"cmd": "go", "bot": "wizard"}), "bot");
    refused(json!({"cmd": "go", "bot": "cmd:touch stolen"}), "bot");
    refused(json!({"cmd": "go", "bot": "search:1000001"}), "bot");
    refused(json!({"cmd": "go", "bot": "search:60001ms"}), "bot");
    refused(json!({"cmd": "go", "bot": "knight", "ms": 5}), "bot");
    refused(json!({"cmd": "go", "iterations": 0}), "iterations");
    refused(json!({"cmd": "go", "iterations": 1_000_001}), "iterations");
    refused(json!({"cmd": "go", "ms": 60_001}), "ms");
    engine.refused(json!({"cmd": "go", "ms": "1"}), "wrong_type");
    engine.ok(json!({"cmd": "end", "seats": [0, 1]}));
    engine.refused(json!({"cmd": "go"}), "over");
}

#[test]
fn outlooks_are_told_for_actions_that_have_them() {
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["skeleton_rider"]}],
        "players": [{"best": 2, "army": {"knight": 2}}, {}],
    });
    let mut engine = Engine::start();
    let mut ask = |hero: &str| {
        let setup = json!({"players": 2, "heroes": [hero, "taia"], "options": {"imperium": true}});
        let open = json!({"cmd": "new", "game": "karak2", "setup": setup, "position": position});
        let id = engine.ok(open)["id"].clone();
        engine.ok(json!({"cmd": "outlooks", "id": id}))["outlooks"].clone()
    };
    assert_eq!(ask("aderyn"), json!([]), "she sneaks past");
    let outlooks = ask("horan");
    let [only] = outlooks.as_array().unwrap().as_slice() else { panic!("{outlooks}") };
    assert_eq!(only["action"], json!({"walk": "ne"}));
    assert!(only["text"].as_str().unwrap().ends_with("units"), "{only}");
    // Two knights and the hero reach 4 in 38 % of rolls; Horan may roll the knights again.
    assert!((390..700).contains(&only["outlook"]["win"].as_u64().unwrap()), "{only}");
}

#[test]
fn an_outlook_that_is_too_large_to_reckon_says_so() {
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["skeleton_rider"]}],
        "players": [{"best": 10, "army": {"knight": 3, "archer": 3, "mage": 3}}, {}],
        "time_master": "horan",
    });
    let setup = json!({"players": 2, "heroes": ["horan", "taia"], "options": {"imperium": true}});
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "karak2", "setup": setup, "position": position}));
    let outlooks = engine.ok(json!({"cmd": "outlooks"}))["outlooks"].clone();
    let told = json!([{
        "action": {"walk": "ne"}, "outlook": {"too_large": true}, "text": "too large to reckon",
    }]);
    assert_eq!(outlooks, told);
}
