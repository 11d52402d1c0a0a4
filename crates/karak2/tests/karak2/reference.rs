//! `docs/protocol/karak2.md` says what views, questions and outlooks are made of.

use std::path::Path;

use karak2::{Action, Contents, Karak2};
use serde_json::json;
use tabletop::{Game, Silent, seeded_rng, testkit::watch_playthroughs};

use testkit::reference::Reference;

use crate::table::{play_at_random, setups, situation};

const TEXT: &str = include_str!("../../../../docs/protocol/karak2.md");

#[test]
fn what_programs_see_is_what_the_document_says() {
    let mut reference = Reference::read(TEXT);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    watch_playthroughs::<Karak2>(&folder, |state| reference.look(state));
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Karak2::new(&setup).expect("a table of ours");
        reference.look(&state);
        play_at_random(&mut state, 300, &mut seeded_rng(seed), |state, _| reference.look(state));
    }
    reference.look(&sparing_for_a_city());
    reference.is_seen();
}

/// The master builder founds a city that costs two kinds of resources, as in no published box. Rule: K2-12.4
fn sparing_for_a_city() -> Karak2 {
    let mut contents = json!(Contents::standard());
    contents["board"]["city"] = json!({"wood": 2, "stone": 1});
    let setup = json!({"players": 2, "heroes": ["taia", "horan"], "contents": contents});
    let goods = json!({"food": 9, "wood": 9, "stone": 9});
    let mut state = situation(&setup, &json!({"players": [{"at": [1, 0], "goods": goods}, {}]}));
    state.act(Action::BuildCity, &mut Silent);
    state
}
