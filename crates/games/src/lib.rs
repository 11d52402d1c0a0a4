//! The list of games, the only one: what there is to know of each, and their doors by name.
//!
//! Each game is a crate of its own that implements [`tabletop::Game`] and [`family::ListedGame`]. Where the
//! game is chosen at run time, [`all`], [`open`], [`load`], [`verify`] and [`read_box`] are the doors. Crates above
//! this one write doors of their own with [`with_game!`] and [`each_game!`]; where a game lacks what
//! they need, the compiler names it.

pub use family::{BookInfo, GameInfo, ListedGame, OptionInfo};
pub use goblin::Goblin;
pub use karak::Karak;
pub use karak2::Karak2;
pub use tabletop::Game;

use serde_json::{Map, Value};
use tabletop::{AnyMatch, LoadError, LogEntry, Luck, Replayed, SaveHead, SetupError, Verdict, any};

/// The games, in the order in which people are told them. A new game is a name here.
#[doc(hidden)]
#[macro_export]
macro_rules! listed_games {
    ($then:ident! $($rest:tt)*) => {
        $crate::$then!([$crate::Karak, $crate::Karak2, $crate::Goblin] $($rest)*)
    };
}

/// Does something with the type of the named game; `None` if no game has this name.
///
/// ```
/// use games::{Game, with_game};
///
/// let bytes = |name: &str| with_game!(name, G => size_of::<G>());
/// assert!(bytes("karak").is_some_and(|bytes| bytes <= 2048));
/// assert_eq!(bytes("chess"), None);
/// ```
///
/// A list of types in front, `[Karak, Pig]`, stands for that of all games.
#[macro_export]
macro_rules! with_game {
    ([$($game:ty),+] $name:expr, $G:ident => $do:expr) => {
        match $name {
            $(<$game as $crate::Game>::ID => {
                type $G = $game;
                Some($do)
            })+
            _ => None,
        }
    };
    ($name:expr, $G:ident => $do:expr) => {
        $crate::listed_games!(with_game! $name, $G => $do)
    };
}

/// The same for each game, in the order of the list, as an array.
///
/// ```
/// use games::{Game, each_game};
///
/// assert_eq!(each_game!(G => G::ID)[0], "karak");
/// ```
#[macro_export]
macro_rules! each_game {
    ([$($game:ty),+] $G:ident => $do:expr) => {
        [$({
            type $G = $game;
            $do
        }),+]
    };
    ($G:ident => $do:expr) => {
        $crate::listed_games!(each_game! $G => $do)
    };
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

/// What there is to know about the games in this box.
pub fn all() -> Vec<GameInfo> {
    each_game!(G => G::info()).into()
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
    let opened = with_game!(game, G => any::open::<G>(setup, position, luck));
    Ok(opened.ok_or_else(|| unknown(game))??)
}

/// Loads a save of any game.
///
/// # Errors
/// The first thing in it that does not hold together.
pub fn load(save: Value) -> Result<Box<dyn AnyMatch>, LoadError> {
    let game = game_of(&save)?;
    with_game!(game.as_str(), G => any::load::<G>(save)).unwrap_or_else(|| Err(other(game)))
}

/// Loads a save of any game from text, with this head, to go on with this luck, whatever the save has.
///
/// # Errors
/// As [`load`].
pub fn load_text_with_luck(
    head: &SaveHead,
    text: &str,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, LoadError> {
    let game = head.game.as_str();
    let loaded = with_game!(game, G => tabletop::load_text_with_luck::<G>(head, text, luck));
    loaded.unwrap_or_else(|| Err(other(game.into())))
}

/// Replays the record of a host and the log after it; see [`tabletop::replay`].
///
/// # Errors
/// As [`tabletop::replay`].
pub fn replay(save: Value, log: Vec<LogEntry<Value, Value>>) -> Result<Replayed, LoadError> {
    let game = game_of(&save)?;
    let replayed = with_game!(game.as_str(), G => tabletop::replay::<G>(save, log));
    replayed.unwrap_or_else(|| Err(other(game)))
}

/// Verifies a save of any game: legality, every die and draw, the result.
///
/// # Errors
/// The first thing in it that does not hold together.
pub fn verify(save: Value) -> Result<Verdict, LoadError> {
    let game = game_of(&save)?;
    with_game!(game.as_str(), G => any::verify::<G>(save)).unwrap_or_else(|| Err(other(game)))
}

/// Reads a box of one's own, written like the files in `data/`, for `setup.contents`.
///
/// # Errors
/// An unknown game, or the row that cannot be read or cannot work.
pub fn read_box(game: &str, text: &str) -> Result<Value, OpenError> {
    Ok(with_game!(game, G => G::read_box(text)).ok_or_else(|| unknown(game))??)
}

/// What the JSON of the named game looks like, schemas by name, which refer to each other under `path`;
/// `None` if the game does not tell, or there is none.
pub fn schemas(game: &str, path: &str) -> Option<Map<String, Value>> {
    with_game!(game, G => G::schemas(path))?
}

fn game_of(save: &Value) -> Result<String, LoadError> {
    let game = save.get("game").and_then(Value::as_str);
    game.map(String::from).ok_or_else(|| LoadError::Malformed("expected a field 'game'".into()))
}

fn unknown(asked: &str) -> OpenError {
    OpenError::Unknown { asked: asked.into(), known: known() }
}

fn other(saved: String) -> LoadError {
    LoadError::Game { saved, ours: known() }
}

fn known() -> String {
    each_game!(G => format!("'{}'", G::ID)).join(", ")
}
