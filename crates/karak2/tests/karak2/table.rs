//! Small tables to play at.

use karak2::{Hero, Karak2, Options, Setup};
use serde_json::{Value, json};
use tabletop::{Rng, SetupError, below};

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

/// One of these tables, with some heroes picked.
pub fn some_setup(round_limit: u16, rng: &mut impl Rng) -> Setup {
    let mut setup = any_of(&setups(round_limit).collect::<Vec<_>>(), rng);
    let in_play = if setup.options.imperium { Hero::ALL.len() } else { 6 };
    let mut heroes = Hero::ALL[..in_play].to_vec();
    for _ in 0..below(u32::from(setup.players) + 1, rng) {
        let hero = heroes.remove(below(heroes.len() as u32, rng) as usize);
        setup.heroes.push((below(4, rng) > 0).then_some(hero));
    }
    setup
}

/// Horan and Taia.
pub fn two() -> Value {
    json!({"players": 2, "heroes": ["horan", "taia"]})
}

/// A situation of a test, which is possible.
pub fn situation(setup: &Value, position: &Value) -> Karak2 {
    table::situation(setup, position)
}

/// What the outer door says to a table, and to a situation at it.
pub fn open(setup: Value, position: Option<Value>) -> Result<(), SetupError> {
    table::open::<Karak2>(setup, position)
}
