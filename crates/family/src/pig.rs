//! Pig among the games: the worked example of [`ListedGame`]. It is in no list but those of tests.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Game, SetupError, toy::Pig};

use crate::{GameInfo, ListedGame};

impl ListedGame for Pig {
    fn info() -> GameInfo {
        GameInfo {
            id: Pig::ID,
            name: "Pig",
            rules: Pig::RULES,
            players: (2, 8),
            heroes: Vec::new(),
            powers: BTreeMap::new(),
            powers_option: None,
            options: Vec::new(),
            books: &[],
        }
    }

    fn read_box(_text: &str) -> Result<Value, SetupError> {
        Err(SetupError::new("box", "expected none: a die is all there is"))
    }
}
