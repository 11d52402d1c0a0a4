//! What the tests of the bots share.

use bots::Evaluate;
use serde_json::{Value, json};

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
pub fn everywhere<G: Evaluate>() -> Vec<G> {
    let info = games::all().into_iter().find(|game| game.id == G::ID).expect("a known game");
    let mut sets = vec![json!({})];
    for option in &info.options {
        let values: Vec<Value> = match option.values {
            [] => vec![json!(true)],
            values => values.iter().map(|value| json!(value)).collect(),
        };
        for set in sets.clone() {
            for value in &values {
                let mut more = set.clone();
                more[option.id] = value.clone();
                sets.push(more);
            }
        }
    }
    let counts = info.players.0..=info.players.1;
    let table = |(players, options): (u8, &Value)| {
        start::<G>(json!({"players": players, "options": options, "round_limit": 60}))
    };
    let mut tables: Vec<G> = sets
        .iter()
        .flat_map(|set| counts.clone().map(move |players| (players, set)))
        .map(table)
        .collect();
    // A short run meets all kinds of tables, not the first ones only.
    let step = (1..).find(|step| step * step >= tables.len()).unwrap_or(1);
    let mut mixed = Vec::new();
    for first in 0..step {
        mixed.extend(tables.iter().skip(first).step_by(step).cloned());
    }
    tables = mixed;
    tables
}
