//! Saved games of earlier versions load for ever, or fail with the error we promised.
//!
//! Each release adds some. When `RULES` moves, the saves of the old rules stay in their folder and
//! must be refused as such.

use std::{fs, path::Path};

use serde_json::Value;
use tabletop::Luck;

/// The rolls and draws of a save: proven by its secret, sealed, or named by hand.
const SAVES: [(&str, Proof); 5] = [
    ("all-modes-together", Proof::Proven),
    ("five-players-to-the-limit", Proof::Proven),
    ("from-a-position-by-hand", Proof::Manual),
    ("sealed-before-the-end", Proof::Sealed),
    ("two-players-to-the-dragon", Proof::Proven),
];

#[derive(Clone, Copy, PartialEq, Debug)]
enum Proof {
    Proven,
    Sealed,
    Manual,
}

#[test]
fn every_save_of_the_first_rules_holds_together() {
    for (name, proof) in SAVES {
        let save = read(name);
        let verdict = karak::verify(save.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let counted = match proof {
            Proof::Proven => verdict.proven,
            Proof::Sealed => verdict.sealed,
            Proof::Manual => verdict.manual,
        };
        assert_eq!(counted, verdict.proven + verdict.sealed + verdict.manual, "{name}");
        assert!(counted > 0, "{name} has luck in it");
        assert_eq!(verdict.winners.is_none(), proof == Proof::Sealed, "{name}");
        assert_eq!(karak::load(save.clone()).expect("it was verified").save(), save, "{name}");
    }
}

#[test]
fn no_save_is_forgotten() {
    let mut names: Vec<String> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, SAVES.map(|(name, _)| format!("{name}.json")));
}

#[test]
fn a_sealed_save_goes_on_with_new_luck() {
    let mut game = karak::load(read("sealed-before-the-end")).expect("our own save");
    assert!(matches!(game.luck(), Luck::Sealed { .. }));
    game.continue_with(Luck::Fair(tabletop::FairDice::seeded(1)));
    let tabletop::Turn::Player(seat) = game.turn() else { panic!("somebody decides") };
    let action = game.actions().swap_remove(0).action;
    game.act(seat, action).expect("it was offered");
    assert_eq!(game.host_save()["luck"].as_array().expect("a list").len(), 2);
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1")
}

fn read(name: &str) -> Value {
    let text = fs::read_to_string(folder().join(format!("{name}.json"))).expect("a readable file");
    serde_json::from_str(&text).expect("JSON")
}
