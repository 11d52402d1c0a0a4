//! Small tables to play at.

use karak::{Karak, Options, Setup};
use serde_json::{Value, json};
use tabletop::SetupError;

use testkit::table;

pub use testkit::table::{
    FIRST, SECOND, actions, any_of, chances, play_at_random, random_ply, read, rounds,
};

/// Every combination of options with every number of players, called off after so many rounds.
pub fn setups(round_limit: u16) -> impl Iterator<Item = Setup> {
    let tables = Options::all().flat_map(|options| (2..=5).map(move |players| (options, players)));
    let round_limit = Some(round_limit);
    tables.map(move |(options, players)| Setup { options, round_limit, ..Setup::new(players) })
}

/// All four fan modes at once.
pub fn all_options() -> Options {
    Options::all().last().expect("sixteen combinations")
}

/// A wizard and a warrior, rivals.
pub fn two() -> Value {
    json!({"players": 2, "heroes": ["wizard", "warrior"]})
}

/// A situation of a test, which is possible.
pub fn situation(setup: &Value, position: &Value) -> Karak {
    table::situation(setup, position)
}

/// What the outer door says to a table, and to a situation at it.
pub fn open(setup: Value, position: Option<Value>) -> Result<(), SetupError> {
    table::open::<Karak>(setup, position)
}
