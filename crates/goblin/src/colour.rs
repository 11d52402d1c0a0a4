//! The four colours of action cards. Rule: G-4.1

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use family::{Member, Set};

/// A colour.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours speak for themselves")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

/// Some colours.
pub type Colours = Set<Colour>;

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
}

impl Member for Colour {
    const ALL: &'static [Colour] = &Colour::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        })
    }
}
