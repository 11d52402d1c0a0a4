//! Who sits across the table: the levels and temperaments of a game, from `data/bots/GAME.toml`.

use std::{collections::BTreeMap, sync::Arc};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Evaluate, once::once};

/// How strong a computer player is.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A child's first opponent.
    Apprentice,
    /// Has played before.
    Squire,
    /// Knows the game.
    Knight,
    /// Misses little.
    Champion,
    /// The strongest there is.
    Legend,
}

/// What a computer player likes besides winning.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Temperament {
    /// Wants to see what lies beyond.
    Explorer,
    /// Wants a fight.
    Fighter,
    /// Wants to have things.
    Hoarder,
}

/// How a level searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// Depth one, with one sampled outcome at chance nodes.
    Glimpse,
    /// Depth one, with the exact expectation at chance nodes.
    Greedy,
    /// Monte-Carlo tree search of so many iterations.
    Search(u32),
}

/// What a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// How it searches.
    pub thought: Thought,
    /// How many of its choices, in a hundred, it overlooks; one who searches overlooks nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub overlooks: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_zero(percent: &u8) -> bool {
    *percent == 0
}

/// The characters of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Characters {
    /// What each level is.
    pub levels: BTreeMap<Level, Strength>,
    /// What each temperament likes, by feature, in win probability.
    pub temperaments: BTreeMap<Temperament, BTreeMap<String, f32>>,
    /// The initial weights, made by hand, by profile: what tuning starts from.
    pub initial: BTreeMap<String, BTreeMap<String, f32>>,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] =
        [Level::Apprentice, Level::Squire, Level::Knight, Level::Champion, Level::Legend];

    /// The name on the command line and in files.
    pub fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Champion => "champion",
            Level::Legend => "legend",
        }
    }
}

impl Temperament {
    /// All of them.
    pub const ALL: [Temperament; 3] =
        [Temperament::Explorer, Temperament::Fighter, Temperament::Hoarder];

    /// The name on the command line and in files.
    pub fn name(self) -> &'static str {
        match self {
            Temperament::Explorer => "explorer",
            Temperament::Fighter => "fighter",
            Temperament::Hoarder => "hoarder",
        }
    }
}

impl Characters {
    /// Those of the game's own file, which is read once.
    ///
    /// # Panics
    /// If the file in the binary is not what a test says it is.
    pub fn of<G: Evaluate>() -> Arc<Characters> {
        once::<G, Characters>(|| toml::from_str(G::CHARACTERS).expect("a test reads this file"))
    }
}
