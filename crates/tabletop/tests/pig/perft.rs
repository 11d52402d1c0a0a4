//! Paths of Pig, counted by hand.

use tabletop::{
    Game, perft,
    toy::{Pig, PigSetup},
};

fn paths(goal: u16) -> Vec<u64> {
    let start = Pig::new(&PigSetup { players: 2, goal }).expect("two can play");
    (0..=4).map(|depth| perft(&start, depth)).collect()
}

/// 1. the first player can only roll: 1
/// 2. six sides: 6
/// 3. after a one the second player can only roll; after 2 to 6: bank or roll: 1 + 5 · 2 = 11
/// 4. after a one and a roll six sides; else bank, then the other's roll, or roll, then six sides:
///    6 + 5 · (1 + 6) = 41
#[test]
fn every_action_and_every_side_is_a_path() {
    assert_eq!(paths(100), [1, 1, 6, 11, 41]);
}

/// With a goal of 4, banking after 4, 5 or 6 wins and leads nowhere: three paths less.
#[test]
fn a_game_that_is_over_has_no_longer_paths() {
    assert_eq!(paths(4), [1, 1, 6, 11, 38]);
}

/// With a goal of 0 everybody has won before the first ply.
#[test]
fn a_game_that_never_began_has_one_path_of_no_plies() {
    assert_eq!(paths(0), [1, 0, 0, 0, 0]);
}
