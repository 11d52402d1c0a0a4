//! What the terminal promises for every game in the box.

use crate::common::{Engine, errors, folder, karak, text};
use serde_json::{Value, json};

#[test]
fn every_game_is_played_saved_shown_again_and_verified() {
    for game in games::all() {
        let folder = folder(&format!("game-{}", game.id));
        let flags = ["--players", "3", "--bots", "3", "--seed", "7", "--round-limit", "12"];
        let arguments = [&["play", "--game", game.id], &flags[..]].concat();
        let output = karak(&folder, &arguments, "game.json\n");
        assert!(text(&output).contains("The game is over."), "{}", errors(&output));
        let output = karak(&folder, &["replay", "game.json"], "");
        assert!(text(&output).contains("the game is over"), "{}", errors(&output));
        let output = karak(&folder, &["verify", "game.json"], "");
        assert!(text(&output).contains("all legal"), "{}", errors(&output));
    }
}

#[test]
fn every_game_fits_eighty_columns_whatever_is_typed() {
    for game in games::all() {
        let folder = folder(&format!("columns-{}", game.id));
        let options: Vec<&str> = game.options.iter().map(|option| option.id).collect();
        let options = options.join(",");
        let flags = ["--players", "3", "--bots", "0", "--seed", "5", "--options", &options];
        let arguments = [&["play", "--game", game.id], &flags[..]].concat();
        let script = "help\nlog\n".to_string() + &"3\n1\n2\n7\n4\n".repeat(60);
        let output = karak(&folder, &arguments, &script);
        assert!(output.status.success(), "{}", errors(&output));
        for line in text(&output).lines() {
            assert!(line.chars().count() <= 80, "{}: too wide: {line}", game.id);
        }
    }
}

#[test]
fn every_game_is_served_from_its_beginning_to_a_save_and_on() {
    for game in games::all() {
        let mut engine = Engine::start();
        let setup = json!({"players": 2, "round_limit": 12});
        let open = json!({"cmd": "new", "game": game.id, "setup": setup, "chance": "manual"});
        engine.ok(open);
        let plies = (0..60).take_while(|_| engine.step()).count();
        assert!(plies > 20, "{} is over after {plies} plies", game.id);
        for command in ["view", "position", "events", "outlooks"] {
            engine.ok(json!({"cmd": command}));
        }
        let save = engine.ok(json!({"cmd": "save"}))["save"].clone();
        let turn = engine.ok(json!({"cmd": "turn"}))["turn"].clone();
        let again = engine.ok(json!({"cmd": "load", "save": save, "id": "again"}));
        assert_eq!(again["turn"], turn, "{}", game.id);
        engine.quit();
    }
}

#[test]
fn every_game_is_measured() {
    for game in games::all() {
        let flags = ["--players", "2", "--games", "3", "--json", "--round-limit", "10"];
        let arguments = [&["bench", "--game", game.id], &flags[..]].concat();
        let output = karak(&folder(&format!("bench-{}", game.id)), &arguments, "");
        assert!(output.status.success(), "{}: {}", game.id, errors(&output));
        let row: Value = serde_json::from_str(&text(&output)).unwrap();
        assert_eq!(row["anchor"], json!(format!("ours/{}-2p/random", game.id)));
    }
}

/// Two people at one keyboard: whoever looks sees the own hand and no other.
#[test]
fn a_hand_of_cards_is_shown_to_its_owner() {
    let folder = folder("hands");
    let flags = ["--players", "2", "--heroes", "horan,taia", "--bots", "0", "--seed", "5"];
    let arguments = [&["play", "--game", "goblin"], &flags[..]].concat();
    let output = karak(&folder, &arguments, &"1\n3\n2\n".repeat(20));
    assert!(output.status.success(), "{}", errors(&output));
    let (shown, mut hands) = (text(&output), [0, 0]);
    for screen in shown.split(", it is your turn ·").collect::<Vec<_>>().windows(2) {
        let seat = usize::from(screen[0].ends_with("player 2"));
        // Only Horan has a red heavy blow, only Taia a blue one.
        let own = screen[1].split("your hand").nth(1).unwrap_or_default();
        let own = own.split("1)").next().unwrap_or_default().replace('\u{a0}', " ");
        assert!(!own.contains(["heavy blow B", "heavy blow R"][seat]), "{seat}: {own}");
        hands[seat] += u32::from(own.contains(["heavy blow R", "heavy blow B"][seat]));
    }
    assert!(hands.iter().all(|&screens| screens > 3), "{hands:?}");
}
