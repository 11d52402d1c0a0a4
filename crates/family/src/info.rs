//! What there is to know about a game before it is opened.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::{Game, SetupError};

use crate::to_json;

/// A game in the list of games: what the list needs besides the rules.
pub trait ListedGame: Game {
    /// What there is to know about it before it is opened.
    fn info() -> GameInfo;

    /// Reads a box of one's own, written like the files in `data/`, for `setup.contents`.
    ///
    /// # Errors
    /// The row that cannot be read or cannot work.
    fn read_box(text: &str) -> Result<Value, SetupError>;

    /// What its JSON looks like, schemas by name, which refer to each other under `path`; nothing for
    /// a game that does not tell.
    fn schemas(_path: &str) -> Option<Map<String, Value>> {
        None
    }
}

/// What there is to know about a game before it is opened.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name for the doors of `games`.
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
    /// The option without which nobody has powers, if there is one.
    pub powers_option: Option<&'static str>,
    /// The options of its setup.
    pub options: Vec<OptionInfo>,
    /// The books with its rules.
    pub books: &'static [BookInfo],
}

/// A book of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BookInfo {
    /// What stands before the dash in the numbers of its rules: `K` in K-4.1.
    pub prefix: &'static str,
    /// The name of its file, in every language.
    pub file: &'static str,
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

/// What heroes can do, by their names in data.
pub fn powers_of<H: Serialize, P: Serialize>(
    heroes: impl Iterator<Item = (H, Vec<P>)>,
) -> BTreeMap<String, Vec<String>> {
    let name = |data: Value| data.as_str().map(String::from).unwrap_or_default();
    let row = |(hero, powers): (H, Vec<P>)| {
        (name(to_json(&hero)), powers.iter().map(|power| name(to_json(power))).collect())
    };
    heroes.map(row).collect()
}
