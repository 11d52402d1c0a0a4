//! The games of the Karak family, pure: no input or output, clock, thread, generator or logging.
//!
//! Each game is a module that implements [`tabletop::Game`]. Where the game is chosen at run time,
//! [`games`], [`open`], [`load`] and [`verify`] are the doors.

mod fraction;
pub mod goblin;
pub mod karak;
pub mod karak2;
mod leftover;
mod points;
mod rows;
mod seating;
mod set;

pub use points::Points;
pub use rows::Provenance;
pub use set::{Member, Set};

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyMatch, Game, LoadError, Luck, SetupError, Verdict, any};

use goblin::Goblin;
use karak::Karak;
use karak2::Karak2;

/// What there is to know about a game before it is opened.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name for [`open`].
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// Version of its rules.
    pub rules: u32,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// The heroes that can always be picked.
    pub heroes: Vec<String>,
    /// What each hero can do, by hero, as the published box has it.
    pub powers: BTreeMap<String, Vec<String>>,
    /// The options of its setup.
    pub options: Vec<OptionInfo>,
}

/// One option of a game's setup.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name in `setup.options`.
    pub id: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// The values it can take besides `null`; empty for a switch.
    pub values: &'static [&'static str],
    /// The rule it begins with.
    pub rule: &'static str,
    /// The heroes that can be picked with it only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<String>,
}

/// Why a match could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// No such game.
    #[error("no game is called '{asked}'; there is {known}")]
    Unknown {
        /// The name asked for.
        asked: String,
        /// The names there are.
        known: String,
    },
    /// A setup or position that cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The games in this box.
pub fn games() -> Vec<GameInfo> {
    vec![karak::info(), karak2::info(), goblin::info()]
}

/// Opens a match of the named game.
///
/// # Errors
/// An unknown game, or a setup or position that cannot be played.
pub fn open(
    game: &str,
    setup: Value,
    position: Option<Value>,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    match game {
        Karak::ID => Ok(any::open::<Karak>(setup, position, luck)?),
        Karak2::ID => Ok(any::open::<Karak2>(setup, position, luck)?),
        Goblin::ID => Ok(any::open::<Goblin>(setup, position, luck)?),
        _ => Err(OpenError::Unknown { asked: game.into(), known: known() }),
    }
}

/// Loads a save of any game.
///
/// # Errors
/// The first thing in it that does not hold together.
pub fn load(save: Value) -> Result<Box<dyn AnyMatch>, LoadError> {
    match game_of(&save)?.as_str() {
        Karak::ID => any::load::<Karak>(save),
        Karak2::ID => any::load::<Karak2>(save),
        Goblin::ID => any::load::<Goblin>(save),
        other => Err(LoadError::Game { saved: other.into(), ours: known() }),
    }
}

/// Verifies a save of any game: legality, every die and draw, the result.
///
/// # Errors
/// The first thing in it that does not hold together.
pub fn verify(save: Value) -> Result<Verdict, LoadError> {
    match game_of(&save)?.as_str() {
        Karak::ID => any::verify::<Karak>(save),
        Karak2::ID => any::verify::<Karak2>(save),
        Goblin::ID => any::verify::<Goblin>(save),
        other => Err(LoadError::Game { saved: other.into(), ours: known() }),
    }
}

/// Reads a box of one's own, written like the files in `data/`, for `setup.contents`.
///
/// # Errors
/// An unknown game, or the row that cannot be read or cannot work.
pub fn read_box(game: &str, text: &str) -> Result<Value, OpenError> {
    match game {
        Karak::ID => Ok(to_json(&karak::Contents::from_toml(text)?)),
        Karak2::ID => Ok(to_json(&karak2::Contents::from_toml(text)?)),
        Goblin::ID => Ok(to_json(&goblin::Contents::from_toml(text)?)),
        _ => Err(OpenError::Unknown { asked: game.into(), known: known() }),
    }
}

/// A noun with its article: "a knight", "an archer".
struct A<T>(T);

impl<T: std::fmt::Display> std::fmt::Display for A<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let noun = self.0.to_string();
        let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        write!(f, "{article} {noun}")
    }
}

/// How many answers a question has: one that has not several is not asked.
enum Answers<T> {
    None,
    Only(T),
    Several,
}

fn answers<T>(mut list: impl Iterator<Item = T>) -> Answers<T> {
    match (list.next(), list.next()) {
        (None, _) => Answers::None,
        (Some(answer), None) => Answers::Only(answer),
        (Some(_), Some(_)) => Answers::Several,
    }
}

/// The answer to a question that has only one: it is not asked.
fn only<T>(list: impl Iterator<Item = T>) -> Option<T> {
    match answers(list) {
        Answers::Only(answer) => Some(answer),
        Answers::None | Answers::Several => None,
    }
}

/// What heroes can do, by their names in data.
fn powers_of<H: Serialize, P: Serialize>(
    heroes: impl Iterator<Item = (H, Vec<P>)>,
) -> BTreeMap<String, Vec<String>> {
    let name = |data: Value| data.as_str().map(String::from).unwrap_or_default();
    let row = |(hero, powers): (H, Vec<P>)| {
        (name(to_json(&hero)), powers.iter().map(|power| name(to_json(power))).collect())
    };
    heroes.map(row).collect()
}

fn to_json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("our data has string keys only")
}

fn game_of(save: &Value) -> Result<String, LoadError> {
    let game = save.get("game").and_then(Value::as_str);
    game.map(String::from).ok_or_else(|| LoadError::Malformed("expected a field 'game'".into()))
}

fn known() -> String {
    games().iter().map(|game| format!("'{}'", game.id)).collect::<Vec<_>>().join(", ")
}
