//! The laws of every game, over all sixteen combinations of options and all player counts.

use karak::{Karak, Options, Setup};
use testkit::laws::Laws;

/// Many short games, which are mostly discovery, and a few that outlast the stack and the bag.
const LAWS: Laws<Karak> = Laws {
    bound: 20_000,
    games: &[(8, 8), (60, 1)],
    longer: 40,
    tables: |players, limit| {
        let table = |options| Setup { options, round_limit: Some(limit), ..Setup::new(players) };
        Options::all().map(|options| vec![table(options)]).collect()
    },
};

testkit::family_tests!(laws: LAWS, two, three, four, five);

/// A question with one possible answer is not asked.
#[test]
fn whoever_is_asked_has_a_choice() {
    LAWS.whoever_is_asked_has_a_choice(20, |_| false);
}
