//! The three levels of the caves. Rule: G-2.3

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A level; in JSON 1, 2 or 3.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("enum" = [1, 2, 3]))]
#[allow(missing_docs, reason = "numbers speak for themselves")]
pub enum Level {
    One,
    Two,
    Three,
}

impl Level {
    /// From the entrance down.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// Counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Level, String> {
        let level = Level::ALL.into_iter().find(|level| level.number() == number);
        level.ok_or_else(|| format!("expected a level from 1 to 3, got {number}"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::One => "level 1",
            Level::Two => "level 2",
            Level::Three => "level 3",
        })
    }
}
