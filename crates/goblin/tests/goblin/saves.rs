//! Saved games of earlier versions load for ever, or fail with the error we promised.
//!
//! Each release adds some. When `RULES` moves, the saves of the old rules stay in their folder and
//! must be refused as such.

use goblin::Goblin;
use tabletop::any;
use testkit::saves::{Proof, Saves};

const SAVES: Saves<'_> = Saves {
    folder: "crates/goblin/tests/saves/v1",
    known: &[
        ("a-box-of-ones-own", Proof::Proven),
        ("four-players-to-the-limit", Proof::Proven),
        ("sealed-before-the-end", Proof::Sealed),
        ("stacked-and-bought-by-hand", Proof::Manual),
        ("two-champions", Proof::Proven),
        ("two-players-to-the-lord", Proof::Proven),
    ],
};

testkit::family_tests!(saves: Goblin, SAVES);

/// Decks, curses, the merchant, the Lord's fall: the saves show what is special about the game.
#[test]
fn the_saves_show_what_is_special_about_the_game() {
    let shows = |name: &str, what: &str| {
        let game = any::load::<Goblin>(SAVES.read(name)).expect("our own save");
        let told = game.events(0, None);
        assert!(told.iter().any(|shown| shown.text.contains(what)), "{name} shows '{what}'");
    };
    shows("a-box-of-ones-own", "under the deck");
    shows("a-box-of-ones-own", "in spite of the curse");
    shows("four-players-to-the-limit", "the round limit is reached");
    shows("sealed-before-the-end", "makes a new deck");
    shows("stacked-and-bought-by-hand", "deck is ready");
    shows("stacked-and-bought-by-hand", "visits the merchant");
    shows("two-champions", "has beaten the Lord!");
    shows("two-players-to-the-lord", "the Lord of All Monsters is beaten: the game is over");
}
