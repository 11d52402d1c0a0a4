//! Every reason comes up.

use std::{collections::BTreeSet, path::Path};

use family::ListedGame;
use goblin::{Action, Contents, Effect, Goblin};
use serde_json::{Value, json};
use tabletop::{Game, seeded_rng, testkit::watch_playthroughs};

use crate::{
    match_::every_action,
    table::{actions, name, play_at_random, setups, situation, two, with_easy_box},
};

#[test]
fn every_reason_comes_up() {
    let mut given = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    watch_playthroughs::<Goblin>(&folder, |state| ask(state, &mut given));
    for (seed, setup) in (0..).zip(setups(20)) {
        let mut state = Goblin::new(&with_easy_box(setup)).expect("a table of ours");
        ask(&state, &mut given);
        play_at_random(&mut state, 300, &mut seeded_rng(seed), |state, _| ask(state, &mut given));
    }
    ask(&without_strength_potions(), &mut given);
    assert_eq!(given, all());
}

/// The published box has a potion of every kind for each player.
fn without_strength_potions() -> Goblin {
    let mut setup = two();
    let mut contents = json!(Contents::standard());
    contents["potions"][2]["count"] = json!(0);
    setup["contents"] = contents;
    let shop = json!({
        "players": [{"weapon": "1-13"}, {}], "visit": {"offer": []}, "phase": "shop",
    });
    situation(&setup, &shop)
}

/// Why not this, and why not that?
fn ask(state: &Goblin, given: &mut BTreeSet<String>) {
    let offered = actions(state);
    let hand = state.at_seat(state.active()).hand.iter();
    let defiant = |card| Action::PlayDefiantly { card, effect: Effect::Draw };
    let plays = hand.flat_map(|card| [Action::Play(card), defiant(card)]);
    for action in every_action().into_iter().chain(plays) {
        if !offered.contains(&action) {
            given.insert(name(&state.why_not(&action).reason));
        }
    }
}

/// All reasons there are, as the schema has them.
fn all() -> BTreeSet<String> {
    let schemas = Goblin::schemas("").expect("it tells");
    let variants = schemas["Reason"]["oneOf"].as_array().expect("variants").clone();
    let tag = |variant: &Value| name(variant.get("const").unwrap_or(&variant["required"][0]));
    variants.iter().map(tag).collect()
}
