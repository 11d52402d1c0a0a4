//! Random playouts.

use tabletop::{
    Game, Played, Ply, Silent, Turn, playout, seeded_rng,
    testkit::{actions, random_ply},
    toy::Pig,
};

use crate::table::setup;

fn start() -> Pig {
    Pig::new(&setup()).expect("two can play")
}

/// Measurements and tests name games by their seeds.
#[test]
fn the_same_generator_plays_the_same_game_ply_by_ply() {
    for seed in 0..20 {
        let (mut expected, mut other, mut rng) = (Vec::new(), start(), seeded_rng(seed));
        while let Some(ply) = random_ply(&other, &mut rng) {
            other.apply(&ply, &mut Silent);
            expected.push(ply);
        }
        let (mut state, mut seen) = (start(), Vec::new());
        let see = |_: &Pig, ply: &_, _: &[_]| seen.push(Ply::clone(ply));
        let played = playout(&mut state, 10_000, &mut Vec::new(), &mut seeded_rng(seed), see);
        assert_eq!((&seen, &state), (&expected, &other));
        assert_eq!(played, Played { plies: seen.len(), over: true });
    }
}

#[test]
fn every_ply_is_seen_with_what_it_was_chosen_from_and_what_it_led_to() {
    let (mut state, mut before) = (start(), start());
    playout(&mut state, 10_000, &mut Vec::new(), &mut seeded_rng(1), |now, ply, choices| {
        assert_eq!(choices, actions(&before));
        assert!(matches!(
            (ply, before.turn()),
            (Ply::Act(_), Turn::Player(_)) | (Ply::Chance(_), Turn::Chance)
        ));
        before.apply(ply, &mut Silent);
        assert_eq!(*now, before);
    });
    assert_eq!(state, before);
}

#[test]
fn a_bound_stops_it() {
    let mut state = start();
    let played = playout(&mut state, 3, &mut Vec::new(), &mut seeded_rng(1), |_, _, _| ());
    assert_eq!(played, Played { plies: 3, over: false });
}
