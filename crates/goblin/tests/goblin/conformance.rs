//! The laws of every game, with every combination of options, for all player counts.
//!
//! With the published cards random play hardly leaves the first level, so that there are games with
//! an easier box as well; `coverage.rs` watches what random games see.

use goblin::{Goblin, Options, Setup};
use tabletop::testkit::check_every_state;

use crate::table::{rounds, with_easy_box};

/// Plies after which a random game is cut off; the round limit comes long before.
const BOUND: usize = 40_000;

/// Many short games, and a few that see the deeper levels.
const GAMES: [(u16, u64); 2] = [(8, 2), (40, 1)];

#[test]
fn the_laws_hold_for_two() {
    check_table(2);
}

#[test]
fn the_laws_hold_for_three() {
    check_table(3);
}

#[test]
fn the_laws_hold_for_four() {
    check_table(4);
}

fn check_table(players: u8) {
    let longer = rounds(1, 30);
    for (index, options) in (0u64..).zip(Options::all()) {
        for (rounds, games) in GAMES {
            let hard = Setup { options, round_limit: Some(rounds), ..Setup::new(players) };
            let easy = with_easy_box(hard.clone());
            for game in 0..games * longer {
                let seed = index * 1_000_000 + u64::from(rounds) * 10_000 + game;
                for setup in [&hard, &easy] {
                    let played = check_every_state::<Goblin>(setup, seed, BOUND);
                    assert!(
                        played.over,
                        "seed {seed}: {options:?} goes on: {} plies",
                        played.plies
                    );
                }
            }
        }
    }
}
