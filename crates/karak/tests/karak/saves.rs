//! Saved games of earlier versions load for ever, or fail with the error we promised.
//!
//! Each release adds some. When `RULES` moves, the saves of the old rules stay in their folder and
//! must be refused as such.

use karak::Karak;
use testkit::saves::{Proof, Saves};

const OLD_SAVES: Saves<'_> = Saves {
    folder: "crates/karak/tests/saves/v1",
    known: &[
        ("all-modes-together", Proof::Proven),
        ("five-players-to-the-limit", Proof::Proven),
        ("from-a-position-by-hand", Proof::Manual),
        ("sealed-before-the-end", Proof::Sealed),
        ("two-players-to-the-dragon", Proof::Proven),
    ],
};

const SAVES: Saves<'_> = Saves {
    folder: "crates/karak/tests/saves/v2",
    known: &[
        ("all-modes-together", Proof::Proven),
        ("five-players-to-the-limit", Proof::Proven),
        ("from-a-position-by-hand", Proof::Manual),
        ("put-down-by-hand", Proof::Manual),
        ("sealed-before-the-end", Proof::Sealed),
        ("two-players-to-the-dragon", Proof::Proven),
    ],
};

testkit::family_tests!(saves: Karak, SAVES);
testkit::family_tests!(saves of rules 1: Karak, OLD_SAVES);
