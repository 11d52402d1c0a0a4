//! The six heroes and what each can do. Rules: G-2.2, G-9.1

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A hero.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "names speak for themselves")]
pub enum Hero {
    Argentus,
    Horan,
    Xanros,
    Aderyn,
    Victorius,
    Taia,
}

/// What a hero can do, if abilities are played with.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Once a battle, a card of the free colour out of turn. Rule: G-9.2
    BlueLeap,
    /// Once a battle, more attack for two attack cards in a row. Rule: G-9.3
    DoubleStrike,
    /// Once a battle, one card in spite of a curse. Rule: G-9.4
    Defiance,
    /// A strike after the last heart. Rule: G-9.5
    LastStrike,
    /// The second card need not follow the first. Rule: G-9.6
    FreeSecond,
    /// A look at one card more. Rule: G-9.7
    Foresight,
}

impl Hero {
    /// All six.
    pub const ALL: [Hero; 6] =
        [Hero::Argentus, Hero::Horan, Hero::Xanros, Hero::Aderyn, Hero::Victorius, Hero::Taia];

    /// The name in JSON and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Hero::Argentus => "argentus",
            Hero::Horan => "horan",
            Hero::Xanros => "xanros",
            Hero::Aderyn => "aderyn",
            Hero::Victorius => "victorius",
            Hero::Taia => "taia",
        }
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hero::Argentus => "Argentus",
            Hero::Horan => "Horan",
            Hero::Xanros => "Lord Xanros",
            Hero::Aderyn => "Aderyn",
            Hero::Victorius => "Victorius",
            Hero::Taia => "Taia",
        })
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ability::BlueLeap => "blue leap",
            Ability::DoubleStrike => "double strike",
            Ability::Defiance => "defiance",
            Ability::LastStrike => "last strike",
            Ability::FreeSecond => "free second",
            Ability::Foresight => "foresight",
        })
    }
}
