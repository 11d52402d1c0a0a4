//! Saved games of earlier versions load for ever, or fail with the error we promised.
//!
//! Each release adds some. When `RULES` moves, the saves of the old rules stay in their folder and
//! must be refused as such.

use karak2::Karak2;
use tabletop::any;
use testkit::saves::{Proof, Saves};

const OLD_SAVES: Saves<'_> = Saves {
    folder: "crates/karak2/tests/saves/v1",
    known: &[
        ("a-friendly-scout", Proof::Proven),
        ("a-vassal-by-hand", Proof::Manual),
        ("five-players-and-an-emperor", Proof::Proven),
        ("sealed-before-the-end", Proof::Sealed),
        ("two-players-to-the-general", Proof::Proven),
    ],
};

const SAVES: Saves<'_> = Saves {
    folder: "crates/karak2/tests/saves/v2",
    known: &[
        ("a-friendly-scout", Proof::Proven),
        ("a-return-by-hand", Proof::Manual),
        ("a-vassal-by-hand", Proof::Manual),
        ("five-players-and-an-emperor", Proof::Proven),
        ("sealed-before-the-end", Proof::Sealed),
        ("two-players-to-the-general", Proof::Proven),
    ],
};

testkit::family_tests!(saves: Karak2, SAVES);
testkit::family_tests!(saves of rules 1: Karak2, OLD_SAVES);

/// The scout's tiles, an Emperor, the General's fall: the saves show what is special about the game.
#[test]
fn the_saves_show_what_is_special_about_the_game() {
    let shows = |name: &str, what: &str| {
        let game = any::load::<Karak2>(SAVES.read(name)).expect("our own save");
        let told = game.events(0, None);
        assert!(told.iter().any(|shown| shown.text.contains(what)), "{name} shows '{what}'");
    };
    shows("a-friendly-scout", "returns a tile of rank 1 to the stack");
    shows("a-return-by-hand", "returns to the castle");
    shows("a-vassal-by-hand", "of tax");
    shows("five-players-and-an-emperor", "is the Emperor");
    shows("two-players-to-the-general", "the Dark General is slain");
}
