//! The laws of every game, with every combination of options, for all player counts.
//!
//! With the published cards random play hardly leaves the first level, so that there are games with
//! an easier box as well; `coverage.rs` watches what random games see.

use goblin::{Goblin, Options, Setup};
use testkit::laws::Laws;

use crate::table::with_easy_box;

/// Many short games, and a few that see the deeper levels.
const LAWS: Laws<Goblin> = Laws {
    bound: 40_000,
    games: &[(8, 2), (40, 1)],
    longer: 30,
    tables: |players, limit| {
        let by_options = |options| {
            let hard = Setup { options, round_limit: Some(limit), ..Setup::new(players) };
            vec![with_easy_box(hard.clone()), hard]
        };
        Options::all().map(by_options).collect()
    },
};

testkit::family_tests!(laws: LAWS, two, three, four);
