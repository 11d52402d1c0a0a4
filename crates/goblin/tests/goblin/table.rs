//! Small tables to play at.

use goblin::{Contents, Curse, Effect, Goblin, Hero, Options, Phase, Setup};
use serde_json::{Value, json};
use tabletop::{Rng, SetupError, below};

use testkit::table;

pub use testkit::table::{
    FIRST, SECOND, actions, any_of, chances, play_at_random, random_ply, read, rounds,
};

/// Every combination of options with every number of players, called off after so many rounds.
pub fn setups(round_limit: u16) -> impl Iterator<Item = Setup> {
    let tables = Options::all().flat_map(|options| (2..=4).map(move |players| (options, players)));
    let round_limit = Some(round_limit);
    tables.map(move |(options, players)| Setup { options, round_limit, ..Setup::new(players) })
}

/// One of these tables, with some heroes picked.
pub fn some_setup(round_limit: u16, rng: &mut impl Rng) -> Setup {
    let mut setup = any_of(&setups(round_limit).collect::<Vec<_>>(), rng);
    let mut heroes = Hero::ALL.to_vec();
    for _ in 0..below(u32::from(setup.players) + 1, rng) {
        let hero = heroes.remove(below(heroes.len() as u32, rng) as usize);
        setup.heroes.push((below(4, rng) > 0).then_some(hero));
    }
    setup
}

/// The published cards, but everybody in the caves is weak: even random play comes to the Lord. Two
/// monsters curse attack, which no published one does.
pub fn easy() -> Box<Contents> {
    let mut contents = Contents::standard().clone();
    for row in &mut contents.monsters {
        (row.attack, row.hearts) = (row.attack / 2, row.hearts.div_ceil(3));
    }
    for row in &mut contents.guardians {
        (row.attack, row.hearts) = (1, 1);
    }
    for row in &mut contents.lords {
        (row.attack, row.hearts) = (2, 2);
    }
    for index in [0, 13] {
        contents.monsters[index].curses = vec![Curse::Effect(Effect::Attack)];
    }
    Box::new(contents)
}

/// The table with the easy box.
pub fn with_easy_box(setup: Setup) -> Setup {
    Setup { contents: Some(easy()), ..setup }
}

/// Horan and Taia.
pub fn two() -> Value {
    json!({"players": 2, "heroes": ["horan", "taia"]})
}

/// The same with abilities.
pub fn able(heroes: [&str; 2]) -> Value {
    json!({"players": 2, "heroes": heroes, "options": {"abilities": true}})
}

/// A situation of a test, which is possible.
pub fn situation(setup: &Value, position: &Value) -> Goblin {
    table::situation(setup, position)
}

/// What the outer door says to a table, and to a situation at it.
pub fn open(setup: Value, position: Option<Value>) -> Result<(), SetupError> {
    table::open::<Goblin>(setup, position)
}

/// What is asked, in a word.
pub fn question(phase: Phase) -> String {
    name(&json!(phase))
}

/// The name of a variant.
pub fn name(variant: &Value) -> String {
    let fields = variant.as_object().and_then(|map| map.keys().next().cloned());
    fields.unwrap_or_else(|| variant.as_str().expect("a variant without fields").into())
}
