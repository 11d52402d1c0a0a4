//! The laws of every game, with and without Imperium and the plague, for all player counts.

use karak2::{Karak2, Options, Phase, Setup};
use testkit::laws::Laws;

/// Many short games, which are mostly discovery, and a few that outlast the stack and the bag.
const LAWS: Laws<Karak2> = Laws {
    bound: 40_000,
    games: &[(12, 20), (120, 2)],
    longer: 40,
    tables: |players, limit| {
        let table = |options| Setup { options, round_limit: Some(limit), ..Setup::new(players) };
        Options::all().map(|options| vec![table(options)]).collect()
    },
};

testkit::family_tests!(laws: LAWS, two, three, four, five);

/// A question with one possible answer is not asked; only the scout is, who keeps what he sees to himself.
/// Rule: K2-12.11
#[test]
fn whoever_is_asked_has_a_choice() {
    LAWS.whoever_is_asked_has_a_choice(60, |state| matches!(state.phase(), Phase::KeepTile { .. }));
}
