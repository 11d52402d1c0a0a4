//! Saved games: replay and verify.

use crate::common::{Engine, errors, finished_game, folder, karak, read, text, write};
use serde_json::{Value, json};

#[test]
fn replay_tells_the_whole_game() {
    let folder = folder("replay");
    let game = read(&finished_game(&folder, "7"));
    let plies = game["plies"].as_array().unwrap().len();
    let output = karak(&folder, &["replay", "game.json", "--all"], "");
    let shown = text(&output);
    assert!(output.status.success(), "{}", errors(&output));
    assert!(shown.contains(&format!("after {plies} of {plies} plies: the game is over")));
    assert!(shown.lines().any(|line| line.starts_with("   0 ")));
    let piped = karak(&folder, &["replay", "game.json"], "");
    assert_eq!(text(&piped), shown, "without a terminal everything is told at once");
}

#[test]
fn replay_begins_where_it_is_told_to() {
    let folder = folder("replay-from");
    let game = read(&finished_game(&folder, "7"));
    let plies = game["plies"].as_array().unwrap().len();
    let late = karak(&folder, &["replay", "game.json", "--from", "5"], "");
    assert!(!text(&late).lines().any(|line| line.starts_with("   4 ")));
    assert!(text(&late).lines().any(|line| line.starts_with("   5 ")));
    let beyond = (plies + 1).to_string();
    let output = karak(&folder, &["replay", "game.json", "--from", &beyond], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn replay_goes_forward_and_back() {
    let folder = folder("browse");
    let save = read(&finished_game(&folder, "7"));
    let plies = save["plies"].as_array().unwrap().len();
    let mut tape = karak_cli::replay::Tape::load(save).unwrap();
    let mut shown = Vec::new();
    let size = karak_cli::screen::Size::USUAL;
    let script = b"\n\nb\n999999\n2\nwhat\nq\n";
    karak_cli::replay::browse(&mut tape, 0, size, &script[..], &mut shown).unwrap();
    let shown = String::from_utf8(shown).unwrap();
    let after: Vec<&str> = shown.lines().filter(|line| line.starts_with("after ")).collect();
    let expected = [0, 1, 2, 1, plies, 2].map(|ply| format!("after {ply} of {plies} plies"));
    assert_eq!(after.len(), expected.len());
    assert!(after.iter().zip(&expected).all(|(line, start)| line.starts_with(start)), "{after:?}");
    assert!(shown.contains("expected Enter, b, a number"));
}

#[test]
fn verify_says_what_was_checked() {
    let folder = folder("verify");
    let game = read(&finished_game(&folder, "7"));
    let output = karak(&folder, &["verify", "game.json"], "");
    assert_eq!(output.status.code(), Some(0));
    for part in ["holds together", "decisions, all legal", "as the revealed secret says", "won by"]
    {
        assert!(text(&output).contains(part), "{}", text(&output));
    }
    let output = karak(&folder, &["verify", "--json", "game.json"], "");
    let verdict: Value = serde_json::from_str(&text(&output)).unwrap();
    assert_eq!((&verdict["ok"], &verdict["winners"]), (&json!(true), &game["winners"]));
    assert!(verdict["proven"].as_u64() > Some(0));
}

#[test]
fn verify_names_the_ply_that_is_not_legal() {
    let folder = folder("illegal");
    let mut save = read(&finished_game(&folder, "7"));
    save["plies"].as_array_mut().unwrap().insert(4, json!("end"));
    write(&folder.join("bad.json"), &save);
    let output = karak(&folder, &["verify", "bad.json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("ply 5 "), "{}", errors(&output));
    let output = karak(&folder, &["verify", "bad.json", "--json"], "");
    let answer: Value = serde_json::from_str(&text(&output)).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!((&answer["ok"], &answer["error"]["ply"]), (&json!(false), &json!(5)));
    assert!(errors(&output).is_empty());
    assert_eq!(karak(&folder, &["replay", "bad.json"], "").status.code(), Some(1));
}

#[test]
fn verify_names_the_die_that_was_forged() {
    let folder = folder("forged");
    let mut engine = Engine::with_match(json!({"seed": 7}));
    let mut save = json!({"plies": []});
    let ends_with_luck = |save: &Value| {
        save["plies"].as_array().unwrap().last().is_some_and(|ply| ply.get("chance").is_some())
    };
    while !ends_with_luck(&save) {
        assert!(engine.step());
        save = engine.ok(json!({"cmd": "save", "host": true}))["save"].clone();
    }
    let plies = save["plies"].as_array_mut().unwrap();
    let rolled = plies.pop().unwrap()["chance"].clone();
    let ply = plies.len();
    let mut by_hand = save.clone();
    by_hand["luck"] = json!([{"from": 0, "luck": "manual"}]);
    let chances = engine.ok(json!({"cmd": "load", "save": by_hand}))["chances"].clone();
    let outcomes = chances.as_array().unwrap().iter().map(|chance| chance["chance"].clone());
    let other = outcomes.into_iter().find(|outcome| *outcome != rolled).unwrap();
    save["plies"].as_array_mut().unwrap().push(json!({"chance": other}));
    write(&folder.join("forged.json"), &save);
    let output = karak(&folder, &["verify", "forged.json"], "");
    assert_eq!(output.status.code(), Some(1));
    let words = format!("ply {ply} does not follow from the revealed secret");
    assert!(errors(&output).contains(&words), "{}", errors(&output));
}

#[test]
fn a_file_that_cannot_be_read_is_bad_input() {
    let folder = folder("unreadable");
    std::fs::write(folder.join("binary.json"), [0, 159, 146, 150]).unwrap();
    for command in ["verify", "replay"] {
        for file in ["missing.json", "binary.json", "."] {
            let output = karak(&folder, &[command, file], "");
            assert_eq!(output.status.code(), Some(2), "{command} {file}");
            assert!(errors(&output).contains(file));
        }
    }
}
