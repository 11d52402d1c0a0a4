//! What the terminal promises for every game in the box.

#![allow(clippy::unwrap_used, reason = "a test may stop here")]

mod common;

use ::karak::games;
use common::{errors, folder, karak, text};

#[test]
fn every_game_is_played_saved_shown_again_and_verified() {
    for game in games() {
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
    for game in games() {
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
