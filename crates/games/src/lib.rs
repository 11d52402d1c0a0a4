//! The games of the Karak family: what there is to know of each, and their doors by name.
//!
//! Each game is a crate of its own that implements [`tabletop::Game`]. Where the game is chosen at run
//! time, [`all`], [`open`], [`load`] and [`verify`] are the doors.

pub use family::{GameInfo, OptionInfo};

use family::to_json;
use serde_json::Value;
use tabletop::{AnyMatch, Game, LoadError, Luck, SetupError, Verdict, any};

use goblin::Goblin;
use karak::Karak;
use karak2::Karak2;

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
pub fn all() -> Vec<GameInfo> {
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

/// Loads a save of any game, to go on with this luck, whatever the save has.
///
/// # Errors
/// As [`load`].
pub fn load_with_luck(save: Value, luck: Luck) -> Result<Box<dyn AnyMatch>, LoadError> {
    match game_of(&save)?.as_str() {
        Karak::ID => any::load_with_luck::<Karak>(save, luck),
        Karak2::ID => any::load_with_luck::<Karak2>(save, luck),
        Goblin::ID => any::load_with_luck::<Goblin>(save, luck),
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

fn game_of(save: &Value) -> Result<String, LoadError> {
    let game = save.get("game").and_then(Value::as_str);
    game.map(String::from).ok_or_else(|| LoadError::Malformed("expected a field 'game'".into()))
}

fn known() -> String {
    all().iter().map(|game| format!("'{}'", game.id)).collect::<Vec<_>>().join(", ")
}
