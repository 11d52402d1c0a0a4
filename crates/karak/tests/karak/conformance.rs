//! The laws of every game, over all sixteen combinations of options and all player counts.

use karak::karak::{Karak, Options, Setup};
use tabletop::testkit::check_every_state;

/// Plies after which a random game is cut off; the round limit comes long before.
const BOUND: usize = 20_000;

fn setups() -> impl Iterator<Item = Setup> {
    let tables = Options::all().flat_map(|options| (2..=5).map(move |players| (options, players)));
    tables.map(|(options, players)| Setup { options, round_limit: Some(60), ..Setup::new(players) })
}

#[test]
fn the_laws_hold_at_every_state() {
    let games = if std::env::var_os("KARAK_LONG").is_some() { 200 } else { 8 };
    for (index, setup) in (0u64..).zip(setups()) {
        for game in 0..games {
            let seed = index * 1_000 + game;
            let played = check_every_state::<Karak>(&setup, seed, BOUND);
            assert!(played.over, "seed {seed} with {setup:?} goes on after {} plies", played.plies);
        }
    }
}
