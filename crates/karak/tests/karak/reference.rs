//! `docs/protocol/karak.md` says what views, questions and outlooks are made of.

use std::path::Path;

use karak::{Karak, Setup};
use tabletop::{Game, seeded_rng, testkit::watch_playthroughs};

use testkit::reference::Reference;

use crate::table::{play_at_random, setups};

const TEXT: &str = include_str!("../../../../docs/protocol/karak.md");

#[test]
fn what_programs_see_is_what_the_document_says() {
    let mut reference = Reference::read(TEXT);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    watch_playthroughs::<Karak>(&folder, |state| reference.look(state));
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Karak::new(&setup).expect("a table of ours");
        reference.look(&state);
        play_at_random(&mut state, 120, &mut seeded_rng(seed), |state, _| reference.look(state));
    }
    reference.is_seen();
}

#[test]
#[should_panic(expected = "view has a field 'sealed', too")]
fn a_field_that_is_not_written_is_found() {
    look_at_a_table(|line| !line.starts_with("| `sealed` |"));
}

#[test]
#[should_panic(expected = "phase: what is 'draw_hero'?")]
fn a_phase_that_is_not_written_is_found() {
    look_at_a_table(|line| !line.starts_with("| `draw_hero` |"));
}

#[test]
#[should_panic(expected = "written, but never seen")]
fn what_is_left_over_is_found() {
    look_at_a_table(|_| true).is_seen();
}

/// The document without some lines, held against the beginning of a game.
fn look_at_a_table(keep: impl Fn(&&str) -> bool) -> Reference {
    let text: Vec<&str> = TEXT.lines().filter(keep).collect();
    let mut reference = Reference::read(&text.join("\n"));
    reference.look(&Karak::new(&Setup::new(2)).expect("a table for two"));
    reference
}
