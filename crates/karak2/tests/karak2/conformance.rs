//! The laws of every game, with and without Imperium and the plague, for all player counts.

use karak2::{Karak2, Options, Setup};
use tabletop::testkit::check_every_state;

/// Plies after which a random game is cut off; the round limit comes long before.
const BOUND: usize = 40_000;

/// Many short games, which are mostly discovery, and a few that outlast the stack and the bag.
const GAMES: [(u16, u64); 2] = [(12, 20), (120, 2)];

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

#[test]
fn the_laws_hold_for_five() {
    check_table(5);
}

fn check_table(players: u8) {
    let longer = if std::env::var_os("KARAK_LONG").is_some() { 40 } else { 1 };
    for (index, options) in (0u64..).zip(Options::all()) {
        for (rounds, games) in GAMES {
            let setup = Setup { options, round_limit: Some(rounds), ..Setup::new(players) };
            for game in 0..games * longer {
                let seed = index * 1_000_000 + u64::from(rounds) * 10_000 + game;
                let played = check_every_state::<Karak2>(&setup, seed, BOUND);
                assert!(played.over, "seed {seed}: {setup:?} goes on after {} plies", played.plies);
            }
        }
    }
}
