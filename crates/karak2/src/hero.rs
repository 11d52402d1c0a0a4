//! The heroes and their powers. Rules: K2-12.1 to K2-12.13, IM-1.5

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use family::{Member, Set};

/// One of the eleven heroes; the last five come with Imperium.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Hero {
    /// The warrior.
    Horan,
    /// The oracle.
    Taia,
    /// The ranger.
    Lorraine,
    /// The warlock.
    Xanros,
    /// The warrior princess.
    Elspeth,
    /// The scout.
    Darius,
    /// The thief.
    Aderyn,
    /// The wizard.
    Argentus,
    /// The barbarian.
    Valduk,
    /// The beast hunter.
    Kirima,
    /// The samurai.
    Saigo,
}

/// What only some heroes can do.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Rolls all unit dice again, once a battle. Rule: K2-12.1
    WarStrategy,
    /// Harvests after a victory. Rule: K2-12.2
    Pillage,
    /// Draws one army more and puts one back. Rule: K2-12.3
    FateWeaver,
    /// Builds for one resource less. Rule: K2-12.4
    MasterBuilder,
    /// Explores from afar. Rule: K2-12.5
    Falcon,
    /// A die more. Rule: K2-12.6
    Bear,
    /// Raises skeletons. Rule: K2-12.7
    Necromancy,
    /// Lost units heal. Rule: K2-12.8
    SoulCollector,
    /// Rolls the hero die again, once a battle. Rule: K2-12.9
    Finesse,
    /// Three tiles in a line. Rule: K2-12.10
    MagicRide,
    /// Draws two tiles, lays one. Rule: K2-12.11
    Scouting,
    /// Weak armies fall without a battle. Rule: K2-12.12
    Claws,
    /// Knights without a city. Rule: IM-7.1
    Rebellion,
    /// Passes armies. Rule: IM-7.2
    Sneaking,
    /// One fireball a battle is kept, or doubled. Rule: IM-7.3
    Affinity,
    /// Moves an army. Rule: IM-7.4
    Lion,
    /// Two skulls, two swords. Rule: IM-7.5
    Berserk,
    /// Lives for units. Rule: IM-7.6
    ToughHide,
    /// Stronger against known enemies. Rule: IM-7.7
    Charge,
    /// Flies to the wounded. Rule: IM-7.8
    Whale,
    /// The city comes with a range. Rule: IM-7.9
    Traveller,
    /// Rolls archers again, once a battle. Rule: IM-7.10
    StrategicPosition,
}

/// A set of powers.
pub type Powers = Set<Power>;

impl Hero {
    /// All eleven.
    pub const ALL: [Hero; 11] = [
        Hero::Horan,
        Hero::Taia,
        Hero::Lorraine,
        Hero::Xanros,
        Hero::Elspeth,
        Hero::Darius,
        Hero::Aderyn,
        Hero::Argentus,
        Hero::Valduk,
        Hero::Kirima,
        Hero::Saigo,
    ];

    /// The name in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Hero::Horan => "horan",
            Hero::Taia => "taia",
            Hero::Lorraine => "lorraine",
            Hero::Xanros => "xanros",
            Hero::Elspeth => "elspeth",
            Hero::Darius => "darius",
            Hero::Aderyn => "aderyn",
            Hero::Argentus => "argentus",
            Hero::Valduk => "valduk",
            Hero::Kirima => "kirima",
            Hero::Saigo => "saigo",
        }
    }
}

impl Power {
    /// All of them, two by two in the order of the heroes.
    pub const ALL: [Power; 22] = [
        Power::WarStrategy,
        Power::Pillage,
        Power::FateWeaver,
        Power::MasterBuilder,
        Power::Falcon,
        Power::Bear,
        Power::Necromancy,
        Power::SoulCollector,
        Power::Finesse,
        Power::MagicRide,
        Power::Scouting,
        Power::Claws,
        Power::Rebellion,
        Power::Sneaking,
        Power::Affinity,
        Power::Lion,
        Power::Berserk,
        Power::ToughHide,
        Power::Charge,
        Power::Whale,
        Power::Traveller,
        Power::StrategicPosition,
    ];
}

impl Member for Power {
    const ALL: &'static [Power] = &Power::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hero::Horan => "Horan",
            Hero::Taia => "Taia",
            Hero::Lorraine => "Lorraine",
            Hero::Xanros => "Xanros",
            Hero::Elspeth => "Elspeth",
            Hero::Darius => "Darius",
            Hero::Aderyn => "Aderyn",
            Hero::Argentus => "Argentus",
            Hero::Valduk => "Valduk",
            Hero::Kirima => "Kirima",
            Hero::Saigo => "Saigo",
        })
    }
}
