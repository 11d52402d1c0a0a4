//! Small tables to play at.

use family::ListedGame;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Luck, Seat, SetupError, any};

pub use tabletop::testkit::{actions, any_of, chances, play_at_random, random_ply};

/// The seat that is counted first.
pub const FIRST: Seat = Seat(0);
/// The seat after it.
pub const SECOND: Seat = Seat(1);

/// How many rounds to go: `KARAK_LONG=1` digs deeper.
pub fn rounds(short: u64, long: u64) -> u64 {
    if std::env::var_os("KARAK_LONG").is_some() { long } else { short }
}

/// Data of a test, which is readable.
pub fn read<T: DeserializeOwned>(value: Value) -> T {
    let text = value.to_string();
    serde_json::from_value(value).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A table of a test, which can be played at.
pub fn start<G: Game>(setup: &Value) -> G {
    G::new(&read(setup.clone())).unwrap_or_else(|error| panic!("{error}"))
}

/// A situation of a test, which is possible.
pub fn situation<G: Game>(setup: &Value, position: &Value) -> G {
    let (setup, position) = (read(setup.clone()), read(position.clone()));
    G::from_position(&setup, &position).unwrap_or_else(|error| panic!("{error}"))
}

/// Tables with every number of players and every combination of options, each game with an end.
pub fn everywhere<G: ListedGame>(round_limit: u16) -> Vec<G::Setup> {
    let info = G::info();
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
    let table = |(players, set): (u8, &Value)| {
        read(json!({"players": players, "options": set, "round_limit": round_limit}))
    };
    let tables = sets.iter().flat_map(|set| counts.clone().map(move |players| (players, set)));
    tables.map(table).collect()
}

/// What the outer door says to a table, and to a situation at it.
pub fn open<G: Game>(setup: Value, position: Option<Value>) -> Result<(), SetupError> {
    any::open::<G>(setup, position, Luck::Manual).map(drop)
}

/// Refused with this field, these words and this rule, at the outer door and at the inner one.
pub fn setup_refused<G: Game>(setup: Value, field: &str, problem: &str, rule: &'static str) {
    let expected = SetupError::by_rule(rule, field, problem);
    assert_eq!(open::<G>(setup.clone(), None), Err(expected.clone()), "{setup}");
    assert_eq!(G::new(&read(setup)).map(drop), Err(expected));
}

/// What the outer door says to an impossible situation.
pub fn refusal<G: Game>(setup: &Value, position: Value) -> SetupError {
    let text = position.to_string();
    open::<G>(setup.clone(), Some(position))
        .err()
        .unwrap_or_else(|| panic!("this must be refused: {text}"))
}
