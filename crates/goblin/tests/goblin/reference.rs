//! `docs/protocol/goblin.md` says what views, questions and outlooks are made of.

use std::path::Path;

use goblin::Goblin;
use tabletop::{Game, seeded_rng, testkit::watch_playthroughs};

use testkit::reference::Reference;

use crate::table::{play_at_random, setups, with_easy_box};

const TEXT: &str = include_str!("../../../../docs/protocol/goblin.md");

#[test]
fn what_programs_see_is_what_the_document_says() {
    let mut reference = Reference::read(TEXT);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    watch_playthroughs::<Goblin>(&folder, |state| reference.look(state));
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Goblin::new(&with_easy_box(setup)).expect("a table of ours");
        reference.look(&state);
        play_at_random(&mut state, 300, &mut seeded_rng(seed), |state, _| reference.look(state));
    }
    reference.is_seen();
}
