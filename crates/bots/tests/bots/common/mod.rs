//! What the tests of the bots share.

use bots::Evaluate;
use games::ListedGame;
use serde_json::Value;
use testkit::table;

/// The short number, or the long one with `KARAK_LONG=1`.
pub fn long(usual: u64, long: u64) -> u64 {
    if std::env::var_os("KARAK_LONG").is_some() { long } else { usual }
}

/// The start of a game with this setup.
pub fn start<G: Evaluate>(setup: Value) -> G {
    let setup: G::Setup = serde_json::from_value(setup).expect("a setup");
    G::new(&setup).expect("a table that can be played at")
}

/// A situation of a game with this setup.
pub fn position<G: Evaluate>(setup: Value, position: Value) -> G {
    let setup: G::Setup = serde_json::from_value(setup).expect("a setup");
    let position: G::Position = serde_json::from_value(position).expect("a position");
    G::from_position(&setup, &position).expect("a possible position")
}

/// Tables with every number of players and every combination of options, each game with an end.
pub fn everywhere<G: Evaluate + ListedGame>() -> Vec<G> {
    let tables = table::everywhere::<G>(60).into_iter();
    let tables: Vec<G> = tables.map(|setup| G::new(&setup).expect("a table")).collect();
    // A short run meets all kinds of tables, not the first ones only.
    let step = (1..).find(|step| step * step >= tables.len()).unwrap_or(1);
    let mut mixed = Vec::new();
    for first in 0..step {
        mixed.extend(tables.iter().skip(first).step_by(step).cloned());
    }
    mixed
}
