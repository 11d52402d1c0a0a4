//! Hostile lines for the engine: it must answer every one, and never panic.
//!
//! `KARAK_FUZZ=1000000 cargo test --test fuzz` for a longer run.

use crate::common::{GAME, SETUP, setup};
use karak_cli::engine::{Engine, names};
use serde_json::{Value, json};
use tabletop::{Rng, below, seeded_rng};

/// The matches that are played: with dice of their own, and by hand.
const MATCHES: [&str; 2] = ["fair", "hand"];

/// Pieces that break things.
const PIECES: [&str; 22] = [
    "null",
    "true",
    "-1",
    "0",
    "1",
    "255",
    "65535",
    "1e308",
    "18446744073709551615",
    "\"\"",
    "[]",
    "{}",
    "[[[[",
    "\\u0000",
    "\"seat\"",
    "\"id\":\"m1\"",
    "\"chance\":\"manual\"",
    ",",
    ":",
    "\"",
    "é",
    "\n",
];

#[test]
fn hostile_lines_are_answered() {
    let rounds = std::env::var("KARAK_FUZZ").ok().and_then(|text| text.parse().ok());
    let mut rng = seeded_rng(20_260_101);
    let mut engine = Engine::default();
    let mut lines = Vec::new();
    for round in 0..rounds.unwrap_or(12_000u64) {
        if round % 200 == 0 {
            engine = in_the_middle(&mut rng);
        }
        if round % 20 == 0 {
            lines = corpus(&mut engine);
        }
        let index = below(lines.len() as u32, &mut rng) as usize;
        let mut line = lines[index].clone().into_bytes();
        for _ in 0..below(4, &mut rng) {
            mutate(&mut line, &mut rng);
        }
        check(&mut engine, &line);
    }
}

/// Answers one line; the answer is one JSON object, and a refusal has changed nothing.
fn check(engine: &mut Engine, line: &[u8]) {
    let mut positions = || MATCHES.map(|id| ask(engine, &json!({"cmd": "position", "id": id})));
    let before = positions();
    let answer = engine.answer(line);
    let shown = String::from_utf8_lossy(line);
    assert!(!answer.contains('\n'), "{shown}");
    let value: Value = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{shown}"));
    if value["ok"] == json!(true) {
        return;
    }
    assert_eq!(value["ok"], json!(false), "{shown} -> {answer}");
    assert!(value["error"]["code"].is_string(), "{shown} -> {answer}");
    assert!(value["error"]["message"].is_string(), "{shown} -> {answer}");
    let after = MATCHES.map(|id| ask(engine, &json!({"cmd": "position", "id": id})));
    assert_eq!(after, before, "{shown} -> {answer}");
}

/// Two matches, one with dice of its own and one without, some plies after their start.
fn in_the_middle(rng: &mut impl Rng) -> Engine {
    let mut engine = Engine::default();
    for (id, more) in MATCHES.iter().zip([r#""seed":7"#, r#""chance":"manual""#]) {
        let line = format!(r#"{{"cmd":"new","game":"{GAME}","setup":{SETUP},"id":"{id}",{more}}}"#);
        assert!(engine.answer(line.as_bytes()).starts_with(r#"{"ok":true"#));
        for _ in 0..below(60, rng) {
            step(&mut engine, id, rng);
        }
    }
    engine
}

/// Any ply that is possible, if one is.
fn step(engine: &mut Engine, id: &str, rng: &mut impl Rng) {
    let turn = ask(engine, &json!({"cmd": "turn", "id": id}))["turn"].clone();
    let name = if turn == json!("chance") { "chances" } else { "actions" };
    let choices = ask(engine, &json!({"cmd": name, "id": id}))[name].clone();
    let choices = choices.as_array().unwrap();
    if choices.is_empty() {
        return;
    }
    let choice = &choices[below(choices.len() as u32, rng) as usize];
    let request = match name {
        "chances" => json!({"cmd": "chance", "id": id, "outcome": choice["chance"]}),
        _ => {
            let (seat, action) = (&turn["player"], &choice["action"]);
            json!({"cmd": "act", "id": id, "seat": seat, "action": action})
        }
    };
    assert_eq!(ask(engine, &request)["ok"], json!(true), "{request}");
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap()
}

/// Good lines of every command, with actions and outcomes as they are offered.
fn corpus(engine: &mut Engine) -> Vec<String> {
    let mut ask = |request: Value| ask(engine, &request);
    let mut lines: Vec<Value> = names().iter().map(|name| json!({"cmd": name})).collect();
    for id in MATCHES {
        if ask(json!({"cmd": "turn", "id": id}))["ok"] != json!(true) {
            continue;
        }
        let position = ask(json!({"cmd": "position", "id": id}))["position"].clone();
        let save = ask(json!({"cmd": "save", "id": id, "host": true}))["save"].clone();
        lines.push(json!({"cmd": "new", "game": GAME, "setup": setup(), "position": position}));
        lines.push(json!({"cmd": "load", "save": save}));
        for action in ask(json!({"cmd": "actions", "id": id}))["actions"].as_array().unwrap() {
            for seat in 0..2 {
                let action = &action["action"];
                lines.push(json!({"cmd": "act", "id": id, "seat": seat, "action": action}));
            }
        }
        for outcome in ask(json!({"cmd": "chances", "id": id}))["chances"].as_array().unwrap() {
            lines.push(json!({"cmd": "chance", "id": id, "outcome": outcome["chance"]}));
        }
        lines.push(json!({"cmd": "undo", "id": id, "seat": 0, "ply": 1}));
        lines.push(json!({"cmd": "end", "id": id, "seats": [0, 1]}));
        lines.push(json!({"cmd": "events", "id": id, "since": 1, "seat": 1}));
        lines.push(json!({"cmd": "view", "id": id, "seat": 1, "tag": [1, {"a": null}]}));
    }
    lines.push(json!({"cmd": "new", "game": GAME, "setup": setup(), "chance": "manual"}));
    lines.iter().map(Value::to_string).collect()
}

fn mutate(line: &mut Vec<u8>, rng: &mut impl Rng) {
    let mut place = |line: &Vec<u8>| below(line.len() as u32 + 1, rng) as usize;
    let (from, to) = (place(line), place(line));
    let (from, to) = (from.min(to), from.max(to));
    match below(6, rng) {
        0 => {
            let piece = PIECES[below(PIECES.len() as u32, rng) as usize];
            line.splice(from..to.min(from + 4), piece.bytes());
        }
        1 => {
            line.drain(from..to.min(from + 8));
        }
        2 => {
            let copy = line[from..to].to_vec();
            line.splice(from..from, copy);
        }
        3 => line.truncate(to),
        4 => line.insert(from, below(256, rng) as u8),
        _ => {
            if let Some(byte) = line.get_mut(from) {
                *byte = byte.wrapping_add(1 + below(9, rng) as u8);
            }
        }
    }
}
