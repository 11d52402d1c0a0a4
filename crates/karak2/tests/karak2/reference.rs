//! `docs/protocol/karak2.md` says what views, questions and outlooks are made of.

use std::path::Path;

use karak::karak2::Karak2;
use tabletop::{Game, quick, testkit::watch_playthroughs};

use crate::{
    common::reference::Reference,
    table::{play_at_random, setups},
};

const TEXT: &str = include_str!("../../../../docs/protocol/karak2.md");

#[test]
fn what_programs_see_is_what_the_document_says() {
    let mut reference = Reference::read(TEXT);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/karak2");
    watch_playthroughs::<Karak2>(&folder, |state| reference.look(state));
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Karak2::new(&setup).expect("a table of ours");
        reference.look(&state);
        play_at_random(&mut state, 300, &mut quick(seed), |state, _| reference.look(state));
    }
    reference.is_seen();
}
