//! The map: what tells one from another.

use karak::{Items, Karak, Monster, Pos, Sides, Tile};
use tabletop::{Game, seeded_rng};

use crate::table::{play_at_random, setups};

/// A tile as people see it.
type Shown = (Pos, Tile, Sides, Vec<Monster>, u8, Items);

/// All tiles, in the order in which they were laid.
fn shown(game: &Karak) -> Vec<Shown> {
    let spots = game.spots().iter();
    spots
        .map(|spot| {
            (spot.at, spot.tile, spot.open, spot.monsters().collect(), spot.chests, spot.items)
        })
        .collect()
}

#[test]
fn two_maps_are_the_same_exactly_if_all_tiles_show_the_same() {
    let (mut same, mut different) = (0, 0);
    for (seed, setup) in setups(40).enumerate() {
        let mut game = Karak::new(&setup).expect("a table of ours");
        let mut seen = Vec::new();
        play_at_random(&mut game, 100, &mut seeded_rng(seed as u64), |game, _| {
            seen.push((*game, shown(game)));
        });
        for (place, (one, tiles)) in seen.iter().enumerate() {
            for (other, others) in &seen[..place] {
                assert_eq!(one.is_map_as(other), tiles == others, "{one:?}\n{other:?}");
                *(if tiles == others { &mut same } else { &mut different }) += 1;
            }
        }
    }
    assert!(same > 10_000 && different > 10_000, "{same} and {different} pairs");
}
