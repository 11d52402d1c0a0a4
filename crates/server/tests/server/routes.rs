//! What the routes do.

use std::{thread, time::Instant};

use serde_json::{Value, json};
use tabletop::Luck;

use crate::common::{
    self, Opened, Running, against_computer, is_over, request, start, start_with, two_people,
};

#[test]
fn a_game_is_played_to_its_end_and_can_be_verified() {
    let server = start();
    let table = server.open(&against_computer(None));
    let before = server.table(&table.name, None);
    assert_eq!(before["practice"], false);
    assert_eq!(before["secret"], Value::Null);
    let commitment = before["commitment"].as_str().unwrap().to_string();
    for number in 0.. {
        let frame = server.wait_for(&table, 0);
        if is_over(&frame) {
            break;
        }
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[number % actions.len()];
        let done = server.act(&table, 0, &frame, &number.to_string(), action).json(200);
        assert!(done["version"].as_u64() > frame["version"].as_u64());
        assert_eq!(done["frames"][0]["ply"], frame["ply"].as_u64().unwrap() + 1);
    }
    let after = server.table(&table.name, None);
    assert_eq!(after["commitment"], commitment);
    assert!(after["secret"].is_string());
    let save = server.get(&format!("/tables/{}/save", table.name), None);
    assert!(save.head.contains("content-disposition: attachment; filename=\"karak-"));
    let verdict = games::verify(save.json(200)).unwrap();
    assert!(verdict.proven > 0 && verdict.sealed == 0 && verdict.winners.is_some());
}

#[test]
fn a_repeated_request_is_played_once_and_answered_alike() {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let action = &frame["decision"]["actions"][0];
    let first = server.act(&table, seat, &frame, "once", action).json(200);
    let again = server.act(&table, seat, &frame, "once", action).json(200);
    assert_eq!(first, again);
    let now = server.table(&table.name, None)["frame"]["version"].clone();
    assert_eq!(now, first["version"]);
    // Under another name it is another request, and too late.
    let late = server.act(&table, seat, &frame, "twice", action);
    assert_eq!(late.code(), "stale");
    assert_eq!(late.json(409)["error"]["now"], now);
    // After a restart as well.
    let server = common::start_again(server.stop());
    let again = server.act(&table, seat, &frame, "once", action).json(200);
    assert_eq!(first, again);
}

#[test]
fn of_two_who_decide_at_once_one_is_late() {
    let server = start();
    let table = server.open(&two_people(3));
    for round in 0..10 {
        let (seat, frame) = server.turn(&table);
        let action = &frame["decision"]["actions"][0];
        let statuses: Vec<u16> = thread::scope(|scope| {
            let ask = |caller| {
                let (server, table, frame) = (&server, &table, &frame);
                let key = format!("{round}-{caller}");
                scope.spawn(move || server.act(table, seat, frame, &key, action).status)
            };
            let both = [0, 1].map(ask);
            both.map(|one| one.join().unwrap()).into()
        });
        let mut sorted = statuses.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [200, 409]);
    }
}

#[test]
fn a_decision_is_taken_back_until_luck_has_spoken() {
    let server = start();
    let table = server.open(&two_people(1));
    let path = format!("/tables/{}/undo", table.name);
    let (seat, start) = server.turn(&table);
    let undo = |token: &str, version: &Value, key: &str| {
        server.post(&path, Some(token), &json!({ "version": version, "key": key }))
    };
    // Who begins was drawn.
    assert_eq!(undo(table.token(seat), &start["version"], "a").code(), "chance_has_spoken");
    let done = server.play(&table, "b", "end_turn");
    assert_eq!(done["frames"][0]["undo"], seat);
    let version = &done["version"];
    assert_eq!(undo(table.token(1 - seat), version, "c").code(), "not_yours");
    let back = undo(table.token(seat), version, "d").json(200);
    assert_eq!(back["frames"][0]["undone"], true);
    assert_eq!(back["frames"][0]["events"], json!([]));
    assert_eq!(back["frames"][0]["view"], start["view"]);
    assert_eq!(back["frames"][0]["ply"], start["ply"]);
    assert!(back["version"].as_u64() > version.as_u64());
    assert_eq!(undo(table.token(seat), version, "d").json(200), back);
}

#[test]
fn a_server_without_its_tables_is_not_well() {
    let server = start();
    assert_eq!(server.get("/health", None).json(200)["ok"], true);
    server.store.close();
    let answer = server.get("/health", None);
    assert_eq!((answer.status, &*answer.code()), (503, "storage"));
}

/// However many ask: what was found out a moment ago is believed.
#[test]
fn health_is_not_written_for_everybody_who_asks() {
    let server = start();
    let (start, before) = (Instant::now(), server.store.written().changes);
    for _ in 0..50 {
        server.get("/health", None).json(200);
    }
    let written = server.store.written().changes - before;
    let most = 1 + start.elapsed().as_secs() / 3;
    assert!((1..=most).contains(&written), "{written} times");
}

#[test]
fn a_game_ends_when_everybody_agrees_and_not_before() {
    let server = start();
    let table = server.open(&two_people(1));
    let end = |seat: u64, version: &Value, key: &str| {
        let path = format!("/tables/{}/end", table.name);
        server.post(&path, Some(table.token(seat)), &json!({ "version": version, "key": key }))
    };
    let (seat, frame) = server.turn(&table);
    let asked = end(0, &frame["version"], "a").json(200)["frames"][0].clone();
    assert_eq!(asked["consent"], json!({ "to": "end", "by": 0, "agreed": [0], "awaits": [1] }));
    assert_eq!((&asked["ply"], &asked["events"]), (&frame["ply"], &json!([])));
    // A decision in between: they have to agree anew.
    let done = server.play(&table, "b", "end_turn");
    assert_eq!(done["frames"][0]["consent"], Value::Null);
    let asked = end(1, &done["version"], "c").json(200);
    assert_eq!(asked["frames"][0]["consent"]["awaits"], json!([0]));
    let over = end(0, &asked["version"], "d").json(200);
    assert!(is_over(&over["frames"][0]));
    let version = &over["version"];
    assert_eq!(end(0, version, "e").code(), "over");
    let undo = format!("/tables/{}/undo", table.name);
    let precondition = json!({ "version": version, "key": "f" });
    assert_eq!(server.post(&undo, Some(table.token(seat)), &precondition).code(), "ended");
    let act = json!({ "version": version, "key": "g", "action": "end_turn" });
    let path = format!("/tables/{}/act", table.name);
    assert_eq!(server.post(&path, Some(table.token(seat)), &act).code(), "over");
    let hint = json!({ "version": version });
    let path = format!("/tables/{}/hint", table.name);
    assert_eq!(server.post(&path, Some(table.token(seat)), &hint).code(), "over");
}

#[test]
fn the_rules_refuse_with_their_number() {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let refused = server.act(&table, seat, &frame, "a", &json!("heal"));
    assert_eq!(refused.code(), "illegal");
    let refusal = refused.json(422)["error"]["refusal"].clone();
    assert!(refusal["rule"].as_str().unwrap().starts_with("K-"), "{refusal}");
    assert!(!refusal["reason"].is_null(), "{refusal}");
    let path = format!("/tables/{}/why", table.name);
    let why = |action: &Value| {
        server.post(&path, Some(table.token(seat)), &json!({ "action": action })).json(200)
    };
    assert_eq!(why(&json!("heal"))["refusal"], refusal);
    assert_eq!(why(&frame["decision"]["actions"][0])["refusal"], Value::Null);
    for nonsense in [json!("dance"), json!(7), json!({ "walk": "up" }), Value::Null] {
        assert_eq!(server.act(&table, seat, &frame, "b", &nonsense).code(), "malformed");
    }
}

#[test]
fn a_hint_is_advice_about_every_action() {
    let server = start_with(|settings| settings.limits.hint_ms = 50);
    let table = server.open(&two_people(1));
    let (seat, frame) = server.turn(&table);
    let path = format!("/tables/{}/hint", table.name);
    let ask = |version: Value| {
        server.post(&path, Some(table.token(seat)), &json!({ "version": version }))
    };
    let hint = ask(frame["version"].clone()).json(200);
    let actions = frame["decision"]["actions"].as_array().unwrap();
    let advice = hint["advice"].as_array().unwrap();
    assert!(!advice.is_empty() && advice.iter().all(|one| actions.contains(&one["action"])));
    assert_eq!(ask(json!(0)).code(), "stale");
}

/// Horan of Karak 2 before an army.
fn before_an_army() -> Value {
    before_an_army_with(2)
}

/// So many knights of Horan, who may roll them again.
fn before_an_army_with(knights: u8) -> Value {
    let setup = json!({ "players": 2, "heroes": ["horan", "taia"] });
    let position = json!({
        "tiles": [{ "at": [1, -1], "tile": "1-farm", "armies": ["shadow_eater"] }],
        "players": [{ "army": { "knight": knights, "archer": 1 }, "best": 10 }, { "at": [1, 0] }],
    });
    let game = games::open("karak2", setup, Some(position), Luck::Manual).unwrap();
    json!({ "save": game.save(), "seats": [{ "person": {} }, { "person": {} }] })
}

#[test]
fn an_analysis_is_about_the_end_of_a_line() {
    let server = start();
    let table = server.open(&before_an_army());
    let (seat, frame) = server.turn(&table);
    let path = format!("/tables/{}/analysis", table.name);
    let ask = |version: &Value, line: Value| {
        let asked = json!({ "version": version, "line": line });
        server.post(&path, Some(table.token(seat)), &asked)
    };
    let now = &frame["version"];
    let told = ask(now, json!([])).json(200);
    assert_eq!(told["version"], *now);
    assert_eq!(told["analysis"]["foes"][0]["outlook"], frame["view"]["foes"][0]["outlook"]);
    let line = json!([{ "walk": "ne" }, { "count": 1 }]);
    let told = ask(now, line.clone()).json(200);
    let outlooks = told["analysis"]["outlooks"].as_array().unwrap();
    assert_eq!(outlooks[0]["action"], json!({ "count": 0 }), "of the archers");
    assert!(outlooks[0]["outlook"]["win"].is_number());
    assert_eq!(told["analysis"]["best"].as_array().unwrap().len(), 1);
    assert_eq!(ask(&json!(99), line).code(), "stale");
    assert_eq!(ask(now, json!([{ "count": 1 }])).code(), "illegal");
    let rolls = ask(now, json!([{ "walk": "ne" }, "all"]));
    assert_eq!(rolls.json(400)["error"]["field"], "line");
    assert_eq!(ask(now, json!(vec!["heal"; 17])).json(400)["error"]["field"], "line");
    assert_eq!(server.table(&table.name, None)["frame"]["version"], *now, "nothing has happened");
    let other = server.open(&before_an_army());
    let foreign = server.post(&path, Some(other.token(seat)), &json!({ "version": now }));
    assert_eq!(foreign.code(), "bad_token");
    let waiting = server.post(&path, Some(table.token(1 - seat)), &json!({ "version": now }));
    assert_eq!(waiting.code(), "not_your_turn");
}

#[test]
fn an_analysis_waits_for_the_one_before() {
    let server = start();
    let table = server.open(&before_an_army_with(9));
    let (seat, frame) = server.turn(&table);
    let path = format!("/tables/{}/analysis", table.name);
    let ask =
        || server.post(&path, Some(table.token(seat)), &json!({ "version": frame["version"] }));
    thread::scope(|scope| {
        let asked: Vec<_> = (0..3).map(|_| scope.spawn(ask)).collect();
        asked.into_iter().for_each(|each| drop(each.join().unwrap().json(200)));
    });
}

#[test]
fn a_bad_opening_names_its_field() {
    let server = start();
    let code = |body: &Value| server.post("/tables", None, body).code();
    let field = |body: &Value| {
        let answer = server.post("/tables", None, body);
        answer.json(answer.status)["error"]["field"].clone()
    };
    let with = |name: &str, value: Value| {
        let mut open = two_people(1);
        open[name] = value;
        open
    };
    assert_eq!(code(&with("game", json!("chess"))), "unknown_game");
    assert_eq!(code(&with("setup", json!({ "players": 9 }))), "bad_setup");
    assert_eq!(field(&with("setup", json!({ "players": 9 }))), "players");
    assert_eq!(code(&with("seats", json!([]))), "bad_setup");
    assert_eq!(field(&with("seats", json!([]))), "seats");
    let named = |name: &str| json!([{ "person": { "name": name } }, { "person": {} }]);
    for name in ["", &"x".repeat(25), "\u{7}\u{202e}"] {
        assert_eq!(field(&with("seats", named(name))), "seats[0].name", "{name:?}");
    }
    assert_eq!(code(&with("nonces", json!(["00"]))), "malformed");
    assert_eq!(code(&with("surprise", json!(1))), "malformed");
    assert_eq!(code(&json!({ "tutorial": "chess" })), "unknown_game");
    assert_eq!(server.get("/tutorials/chess", None).code(), "unknown_game");
    for save in [json!(1), json!({}), json!({ "game": "chess" }), json!([])] {
        let body = json!({ "save": save, "seats": [] });
        assert_eq!(code(&body), "bad_save", "{save}");
    }
    for nonsense in [json!(null), json!([]), json!(3), json!({})] {
        assert_eq!(code(&nonsense), "malformed", "{nonsense}");
    }
}

/// What is wrong, of a request to open a table.
fn refused(server: &Running, body: &Value) -> Value {
    server.post("/tables", None, body).json(422)["error"].clone()
}

#[test]
fn a_refused_setup_names_its_rule() {
    let server = start();
    for (game, setup, field, rule) in [
        ("karak", json!({ "players": 9 }), "players", "K-2.1"),
        ("karak", json!({ "players": 2, "heroes": ["thief", "thief"] }), "heroes[1]", "K-2.3"),
        ("karak2", json!({ "players": 9 }), "players", "K2-2.1"),
        ("goblin", json!({ "players": 9 }), "players", "G-2.1"),
    ] {
        let problem = refused(&server, &json!({ "game": game, "setup": setup, "seats": [] }));
        assert_eq!(problem["code"], "bad_setup");
        assert_eq!((&problem["field"], &problem["rule"]), (&json!(field), &json!(rule)), "{game}");
    }
    // No rule of a game says how many people have a device.
    let open = json!({ "game": "karak", "setup": { "players": 2 }, "seats": [] });
    assert_eq!(refused(&server, &open).get("rule"), None);
}

#[test]
fn a_refused_save_says_what_is_wrong_with_it() {
    let server = start();
    let table = server.open(&two_people(5));
    server.play(&table, "k", "end_turn");
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    let with = |place: &str, value: Value| {
        let mut save = save.clone();
        *save.pointer_mut(place).unwrap() = value;
        refused(&server, &json!({ "save": save, "seats": [] }))
    };
    for (place, value, cause) in [
        ("/setup", json!("none"), "malformed_save"),
        ("/format", json!(99), "unknown_format"),
        ("/game", json!("chess"), "other_game"),
        ("/rules", json!(0), "other_rules"),
        ("/luck", json!([]), "bad_luck"),
    ] {
        let problem = with(place, value);
        assert_eq!((&problem["code"], &problem["cause"]), (&json!("bad_save"), &json!(cause)));
        assert_eq!((problem.get("field"), problem.get("rule")), (None, None), "{place}");
    }
    let start = with("/setup/players", json!(9));
    assert_eq!(start["cause"], "bad_start");
    assert_eq!((&start["field"], &start["rule"]), (&json!("players"), &json!("K-2.1")));
    let last = save["plies"].as_array().unwrap().len() - 1;
    let ply = with(&format!("/plies/{last}"), json!({ "act": "heal" }));
    assert_eq!(ply["cause"], "bad_ply");
    assert!(ply["rule"].as_str().unwrap().starts_with("K-"), "{ply}");
}

#[test]
fn a_refused_decision_names_its_rule() {
    let server = start();
    let table = server.open(&two_people(5));
    let (seat, frame) = server.turn(&table);
    let problem = server.act(&table, seat, &frame, "k", &json!("heal")).json(422)["error"].clone();
    assert!(problem["rule"].is_string());
    assert_eq!(problem["rule"], problem["refusal"]["rule"]);
}

#[test]
fn nonces_change_the_luck_and_a_seed_repeats_it() {
    let server = start();
    let first = |open: &Value| {
        let table = server.open(open);
        let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
        (server.table(&table.name, None), save)
    };
    let drawn = json!({ "players": 5 });
    let seats = json!(vec![json!({ "person": {} }); 5]);
    let open = json!({ "game": "karak", "setup": drawn, "seats": seats, "seed": 7 });
    let mut with_nonce = open.clone();
    with_nonce["nonces"] = json!(["0123456789abcdef0123456789abcdef"]);
    let ((one, save), (two, same), (_, other)) = (first(&open), first(&open), first(&with_nonce));
    assert_eq!(one["practice"], true);
    assert_eq!((&save["plies"], &one["commitment"]), (&same["plies"], &two["commitment"]));
    assert_ne!(save["plies"], other["plies"]);
    assert_eq!(other["luck"][0]["luck"]["fair"]["nonces"], with_nonce["nonces"]);
}

#[test]
fn a_saved_game_goes_on_with_new_dice() {
    let server = start();
    let table = server.open(&two_people(5));
    for (number, kind) in ["end_turn", "end_turn", "explore"].into_iter().enumerate() {
        server.play(&table, &number.to_string(), kind);
    }
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    let people = json!([{ "person": {} }, { "person": {} }]);
    let again = server.open(&json!({ "save": save, "seats": people }));
    let (old, new) = (server.table(&table.name, None), server.table(&again.name, None));
    assert_eq!(old["frame"]["view"], new["frame"]["view"]);
    assert_eq!(old["frame"]["ply"], new["frame"]["version"]);
    assert_ne!(old["commitment"], new["commitment"]);
    let (seat, frame) = server.turn(&again);
    let action = &frame["decision"]["actions"][0];
    server.act(&again, seat, &frame, "a", action).json(200);
    let save = server.get(&format!("/tables/{}/save", again.name), None).json(200);
    assert_eq!(save["luck"].as_array().unwrap().len(), 2);
    // Forged or cut, it is refused.
    let mut forged = save.clone();
    forged["plies"][0] = json!({ "act": "heal" });
    let answer = server.post("/tables", None, &json!({ "save": forged, "seats": people }));
    assert_eq!(answer.code(), "bad_save");
}

#[test]
fn a_lesson_takes_what_it_asks_for_and_nothing_else() {
    let server = start();
    let games = server.get("/games", None).json(200);
    let taught = games["games"].as_array().unwrap().iter().filter(|game| game["tutorial"] == true);
    let ids: Vec<&str> = taught.map(|game| game["id"].as_str().unwrap()).collect();
    assert!(!ids.is_empty());
    for game in ids {
        play_lessons(&server, game);
    }
}

/// Plays the first game of this game to its end, and tries something else first where there is a choice.
fn play_lessons(server: &Running, game: &str) {
    let lessons = server.get(&format!("/tutorials/{game}"), None).json(200);
    let table = server.open(&json!({ "tutorial": game }));
    let (seat, token) = table.tokens[0].clone();
    let told = server.table(&table.name, None);
    assert_eq!((&told["tutorial"], &told["practice"]), (&json!(game), &json!(true)));
    assert_eq!(told["commitment"], Value::Null);
    let steps = lessons["steps"].as_array().unwrap();
    assert!(!steps.is_empty());
    let mut refusals = 0;
    for (number, step) in steps.iter().enumerate() {
        let frame = server.table(&table.name, Some(&token))["frame"].clone();
        assert_eq!(frame["ply"], step["ply"]);
        let actions = frame["decision"]["actions"].as_array().unwrap();
        for wrong in actions.iter().filter(|action| **action != step["act"]).take(1) {
            assert_eq!(server.act(&table, seat, &frame, "wrong", wrong).code(), "tutorial");
            refusals += 1;
        }
        server.act(&table, seat, &frame, &number.to_string(), &step["act"]).json(200);
    }
    assert!(refusals > 0);
    let frame = server.table(&table.name, Some(&token))["frame"].clone();
    if let Some(action) = frame["decision"]["actions"].get(0) {
        assert_eq!(server.act(&table, seat, &frame, "more", action).code(), "tutorial");
    }
}

#[test]
fn frames_are_the_table_as_it_was() {
    let server = start();
    let table = server.open(&two_people(1));
    let first = server.table(&table.name, None)["frame"].clone();
    for number in 0..6 {
        server.play(&table, &number.to_string(), "end_turn");
    }
    let ask = |range: &str| {
        server.get(&format!("/tables/{}/frames{range}", table.name), None).json(200)["frames"]
            .as_array()
            .unwrap()
            .clone()
    };
    let all = ask("");
    let now = server.table(&table.name, None)["frame"].clone();
    assert_eq!(all.last(), Some(&now));
    assert_eq!(all.len() as u64, now["ply"].as_u64().unwrap() + 1);
    let ply = first["ply"].as_u64().unwrap();
    let some = ask(&format!("?from={ply}&to={}", ply + 1));
    assert_eq!((&some[0]["view"], some.len()), (&first["view"], 2));
    assert_eq!(ask("?from=900"), Vec::<Value>::new());
    assert_eq!(ask("?from=5&to=2"), Vec::<Value>::new());
    let path = format!("/tables/{}/frames", table.name);
    for wrong in ["?from=-1", "?from=x", "?to=1.5", "?until=3"] {
        assert_eq!(server.get(&format!("{path}{wrong}"), None).code(), "malformed", "{wrong}");
    }
}

#[test]
fn what_is_not_there_is_said_to_be_so() {
    let server = start();
    for path in ["/nothing", "/tables", "/tables/x/act", "/health/x", "//api", "//api/v2/health"] {
        let code = server.get(path, None).code();
        let is_there = ["/tables", "/tables/x/act"].contains(&path);
        assert_eq!(code, if is_there { "method" } else { "not_found" }, "{path}");
    }
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS"] {
        let answer = request(server.address, method, "/health", None, &[], None);
        assert_eq!(answer.code(), "method", "{method}");
        let answer = request(server.address, method, "//", None, &[], None);
        assert_eq!(answer.code(), "method", "{method}");
    }
    assert_eq!(server.get("/tables/nobody", None).code(), "unknown_table");
    assert_eq!(server.get("/tables/%00%ff", None).code(), "malformed");
    let precondition = json!({ "version": 0, "key": "a" });
    assert_eq!(server.post("/tables/nobody/undo", None, &precondition).code(), "unknown_table");
}

#[test]
fn requests_that_are_too_long_or_too_deep_are_refused() {
    let server = start();
    let table = server.open(&two_people(1));
    let post = |path: &str, body: &[u8]| {
        request(server.address, "POST", path, Some(table.token(0)), &[], Some(body)).code()
    };
    let act = format!("/tables/{}/act", table.name);
    assert_eq!(post(&act, &vec![b' '; 300 << 10]), "too_large");
    assert_eq!(post("/tables", &vec![b' '; 5 << 20]), "too_large");
    let nested = |depth: usize| ["[".repeat(depth), "]".repeat(depth)].concat();
    let save = format!("{{\"save\":{},\"seats\":[]}}", nested(100_000));
    assert_eq!(post("/tables", save.as_bytes()), "bad_save");
    let setup = format!("{{\"game\":\"karak\",\"seats\":[],\"setup\":{}}}", nested(1_000));
    assert_eq!(post("/tables", setup.as_bytes()), "malformed");
    for bad in ["", "{", "nonsense", "\u{0}", "{}{}", "{\"version\":1e400}", "[1,2", "\"\\ud800\""]
    {
        assert_eq!(post(&act, bad.as_bytes()), "malformed", "{bad:?}");
        assert_eq!(post("/tables", bad.as_bytes()), "malformed", "{bad:?}");
    }
    assert_eq!(post(&act, b"\xff\xfe{}"), "malformed");
    let long = json!({ "version": 0, "key": "k".repeat(65), "action": "heal" }).to_string();
    assert_eq!(post(&act, long.as_bytes()), "malformed");
    let empty = json!({ "version": 0, "key": "", "action": "heal" }).to_string();
    assert_eq!(post(&act, empty.as_bytes()), "malformed");
}

#[test]
fn ten_megabytes_are_refused_before_they_are_read() {
    let server = start();
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        server.address,
        10 << 20
    );
    let begun = [head.as_bytes(), &vec![b' '; (4 << 20) + (64 << 10)]].concat();
    let answer = common::send(server.address, &begun).unwrap();
    assert_eq!(answer.code(), "too_large");
}

#[test]
fn another_page_or_another_name_gets_nothing() {
    let server = start();
    let own = format!("http://{}", server.address);
    let open = two_people(1).to_string();
    let ask = |method: &str, headers: &[(&str, &str)]| {
        let headers: Vec<_> =
            headers.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let (path, body) =
            if method == "POST" { ("/tables", Some(open.as_bytes())) } else { ("/health", None) };
        request(server.address, method, path, None, &headers, body)
    };
    assert_eq!(ask("POST", &[("origin", &own)]).status, 201);
    assert_eq!(ask("POST", &[]).status, 201);
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "", "file://"] {
        assert_eq!(ask("POST", &[("origin", origin)]).code(), "bad_origin", "{origin}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil:80", ""] {
        assert_eq!(ask("GET", &[("host", host)]).code(), "bad_origin", "{host}");
    }
    for host in ["localhost", "LOCALHOST:99", "127.0.0.1:1", "[::1]", "[::1]:8017"] {
        assert_eq!(ask("GET", &[("host", host)]).status, 200, "{host}");
    }
}

#[test]
fn a_server_with_a_name_answers_to_it() {
    let server = start_with(|settings| settings.hosts = vec!["Karak.example".into()]);
    let ask = |host: &str| {
        request(server.address, "GET", "/health", None, &[("host".into(), host.into())], None)
            .status
    };
    assert_eq!(
        (ask("karak.example"), ask("karak.example:443"), ask("other.example")),
        (200, 200, 403)
    );
}

#[test]
fn who_asks_too_often_is_asked_to_wait() {
    let server = start_with(|settings| {
        (settings.limits.rate, settings.limits.burst) = (1, 20);
        (settings.limits.open_rate, settings.limits.open_burst) = (1, 3);
        settings.proxy = "127.0.0.1".parse().unwrap();
    });
    let from = |address: &str, method: &str, path: &str, body: Option<&[u8]>| {
        let headers = [("x-forwarded-for".to_string(), format!("9.9.9.9, {address}"))];
        request(server.address, method, path, None, &headers, body)
    };
    let statuses: Vec<u16> =
        (0..30).map(|_| from("1.2.3.4", "GET", "/health", None).status).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 20, "{statuses:?}");
    assert_eq!(from("1.2.3.4", "GET", "/health", None).code(), "too_many");
    assert_eq!(from("1.2.3.5", "GET", "/health", None).status, 200);
    let open = two_people(1).to_string();
    let opened: Vec<u16> =
        (0..5).map(|_| from("1.2.3.6", "POST", "/tables", Some(open.as_bytes())).status).collect();
    assert_eq!(opened, [201, 201, 201, 429, 429]);
    // One household has a whole network of the newer addresses.
    let many = (0..30).map(|n| from(&format!("2001:db8::{n}"), "GET", "/health", None).status);
    assert_eq!(many.filter(|status| *status == 200).count(), 20);
}

#[test]
fn limits_on_tables_and_viewers_are_told() {
    let server = start_with(|settings| {
        settings.limits.tables = 2;
        settings.limits.streams = 4;
        settings.limits.log = 6;
    });
    let (table, _) = (server.open(&two_people(1)), server.open(&two_people(1)));
    assert_eq!(server.post("/tables", None, &two_people(1)).code(), "too_many");
    let mut streams: Vec<_> = (0..2).map(|_| server.stream(&table.name, None, None)).collect();
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let path = format!("/tables/{}/stream", table.name);
    assert_eq!(server.get(&path, None).code(), "too_many");
    // Those who play here find a place all the same.
    let mut own = server.stream(&table.name, Some(table.token(0)), None);
    assert!(own.next().is_some());
    let codes: Vec<String> = (0..10)
        .map(|number| {
            let (seat, frame) = server.turn(&table);
            let answer = server.act(&table, seat, &frame, &number.to_string(), &json!("end_turn"));
            if answer.status == 200 { "ok".into() } else { answer.code() }
        })
        .collect();
    assert_eq!(codes[0], "ok");
    assert_eq!(codes[9], "too_many");
    // Nobody decides there any more, but it can be left in peace.
    for seat in 0..2 {
        let version = server.table(&table.name, None)["frame"]["version"].clone();
        let precondition = json!({ "version": version, "key": format!("end {seat}") });
        let path = format!("/tables/{}/end", table.name);
        server.post(&path, Some(table.token(seat)), &precondition).json(200);
    }
    assert!(is_over(&server.table(&table.name, None)["frame"]));
}

#[test]
fn what_a_proxy_says_is_believed_and_what_a_caller_says_is_not() {
    let server = start_with(|settings| {
        (settings.limits.rate, settings.limits.burst) = (1, 20);
        settings.proxy = "127.0.0.1".parse().unwrap();
    });
    // Some proxies add their word to the line, others add a line.
    let ask = |number: usize| {
        let lines = [format!("10.0.0.{number}"), "1.2.3.4".to_string()];
        let headers = lines.map(|line| ("x-forwarded-for".to_string(), line));
        request(server.address, "GET", "/health", None, &headers, None).status
    };
    assert_eq!((0..30).map(ask).filter(|status| *status == 200).count(), 20);
}

#[test]
fn who_has_opened_too_many_tables_is_told_before_anything_is_read() {
    let server = start_with(|settings| {
        (settings.limits.open_rate, settings.limits.open_burst) = (1, 1);
    });
    server.open(&two_people(1));
    let answer = request(server.address, "POST", "/tables", None, &[], Some(b"no json"));
    assert_eq!(answer.code(), "too_many");
}

#[test]
fn a_table_is_opened_even_where_there_is_no_room_to_play_now() {
    let server = start_with(|settings| settings.limits.live = 1);
    let first = server.open(&two_people(1));
    let mut stream = server.stream(&first.name, None, None);
    stream.next().unwrap();
    let second = server.open(&two_people(2));
    let path = format!("/tables/{}", second.name);
    assert_eq!(server.get(&path, None).code(), "busy");
    drop(stream);
    common::patiently("room", || (server.get(&path, None).status == 200).then_some(()));
    server.play(&second, "k", "end_turn");
}

#[test]
fn more_tables_than_memory_holds_are_all_there() {
    let server = start_with(|settings| settings.limits.live = 3);
    let tables: Vec<Opened> = (0..12).map(|seed| server.open(&two_people(seed))).collect();
    for (number, table) in tables.iter().enumerate() {
        server.play(table, &number.to_string(), "end_turn");
    }
    for (seed, table) in tables.iter().enumerate() {
        let told = server.table(&table.name, Some(table.token(0)));
        assert_eq!(told["table"], table.name.as_str());
        let ply = told["frame"]["ply"].as_u64().unwrap();
        assert!(ply >= 2, "table {seed} is at ply {ply}");
    }
    // A table that is watched stays; when all are, there is no room for another.
    let mut streams: Vec<_> = tables[..3]
        .iter()
        .map(|table| {
            let mut stream = server.stream(&table.name, None, None);
            stream.next().unwrap();
            stream
        })
        .collect();
    assert_eq!(server.get(&format!("/tables/{}", tables[5].name), None).code(), "busy");
    drop(streams.pop());
    common::patiently("room", || {
        (server.get(&format!("/tables/{}", tables[5].name), None).status == 200).then_some(())
    });
}

#[test]
fn answers_carry_what_protects_the_page() {
    let server = start();
    let api = server.get("/health", None);
    let page = request(server.address, "GET", "//table/abc", None, &[], None);
    for answer in [&api, &page] {
        for header in [
            "content-security-policy: default-src 'none'; script-src 'self';",
            "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
        ] {
            assert!(answer.head.contains(header), "{header} in {}", answer.head);
        }
    }
    assert!(api.head.contains("cache-control: no-store"));
}

#[test]
fn the_page_is_served_for_its_own_addresses_only() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    std::fs::write(folder.path().join("index.html"), "<p>page</p>").unwrap();
    std::fs::write(folder.path().join("assets/a-1.js"), "1").unwrap();
    std::fs::write(folder.path().parent().unwrap().join("outside.txt"), "x").ok();
    let page = folder.path().to_path_buf();
    let server = start_with(|settings| settings.page = Some(page));
    let get = |path: &str| request(server.address, "GET", path, None, &[], None);
    for path in ["//", "//table/abc", "//new/karak", "//rules/karak"] {
        assert_eq!(get(path).body, b"<p>page</p>", "{path}");
        assert!(get(path).head.contains("cache-control: no-cache"));
    }
    let script = get("//assets/a-1.js");
    assert!(script.head.contains("immutable") && script.head.contains("text/javascript"));
    assert_eq!(get("//assets/gone.js").code(), "not_found");
    for path in ["//../outside.txt", "//assets/../../outside.txt", "//%2e%2e/outside.txt"] {
        assert_ne!(get(path).body, b"x", "{path}");
    }
}

/// A server without a page says how to make one; the binary brings its own.
#[test]
fn a_server_without_a_page_says_how_to_make_one() {
    let server = start();
    let home = request(server.address, "GET", "//", None, &[], None);
    assert_eq!(home.status, 503);
    assert!(String::from_utf8_lossy(&home.body).contains("npm run build"));
}

#[test]
fn a_slow_caller_is_let_go() {
    let server = start_with(|settings| settings.limits.seconds = 1);
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\ncontent-length: 100\r\nconnection: close\r\n\r\n{{",
        server.address
    );
    let answer = common::send(server.address, head.as_bytes()).unwrap();
    assert_eq!(answer.code(), "busy");
}
