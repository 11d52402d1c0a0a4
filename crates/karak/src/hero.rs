//! The heroes and their powers. Rule: K-1.3

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the six heroes.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Hero {
    /// Argentus.
    Wizard,
    /// Horan.
    Warrior,
    /// Xanros.
    Warlock,
    /// Aderyn.
    Thief,
    /// Victorius.
    Swordsman,
    /// Taia.
    Oracle,
}

/// What only some heroes can do.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Magic bolts are not used up. Rule: K-10.1
    Affinity,
    /// Walks through walls. Rule: K-10.2
    AstralWalk,
    /// Rolls both dice again once a fight. Rule: K-10.3
    DoubleAttack,
    /// Wakes at a fountain instead of fainting. Rule: K-10.4
    Reincarnation,
    /// A life for attack. Rule: K-10.5
    Sacrifice,
    /// Changes places with another hero. Rule: K-10.6
    Swap,
    /// Wins ties. Rule: K-10.7
    Backstab,
    /// Passes monsters. Rule: K-10.8
    Sneaking,
    /// Rolls ones again. Rule: K-10.10
    Training,
    /// Goes on after a six. Rule: K-10.11
    Unstoppable,
    /// Stronger when the first step leads to a fight. Rule: K-10.12
    Premonition,
    /// Draws two tokens, places one. Rule: K-10.13
    FateWeaver,
}

/// A set of powers. In JSON a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Power>", into = "Vec<Power>")]
pub struct Powers(u16);

impl Hero {
    /// All six.
    pub const ALL: [Hero; 6] =
        [Hero::Wizard, Hero::Warrior, Hero::Warlock, Hero::Thief, Hero::Swordsman, Hero::Oracle];
}

impl Power {
    /// All twelve, two by two in the order of the heroes.
    pub const ALL: [Power; 12] = [
        Power::Affinity,
        Power::AstralWalk,
        Power::DoubleAttack,
        Power::Reincarnation,
        Power::Sacrifice,
        Power::Swap,
        Power::Backstab,
        Power::Sneaking,
        Power::Training,
        Power::Unstoppable,
        Power::Premonition,
        Power::FateWeaver,
    ];

    /// Can a comrade lend it for a fight? Rule: FM-C8
    pub fn can_be_lent(self) -> bool {
        match self {
            Power::AstralWalk | Power::Swap | Power::FateWeaver => false,
            Power::Affinity
            | Power::DoubleAttack
            | Power::Reincarnation
            | Power::Sacrifice
            | Power::Backstab
            | Power::Sneaking
            | Power::Training
            | Power::Unstoppable
            | Power::Premonition => true,
        }
    }
}

impl Powers {
    /// No power.
    pub const NONE: Powers = Powers(0);

    /// Is this power one of them?
    #[inline]
    pub fn has(self, power: Power) -> bool {
        self.0 & (1 << power as u16) != 0
    }

    /// The powers of either set.
    #[must_use]
    pub fn or(self, other: Powers) -> Powers {
        Powers(self.0 | other.0)
    }

    /// Those that can be lent. Rule: FM-C8
    #[must_use]
    pub fn lent(self) -> Powers {
        self.iter().filter(|power| power.can_be_lent()).collect()
    }

    /// The powers in their order.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |&power| self.has(power))
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Powers {
        Powers(powers.into_iter().fold(0, |set, power| set | 1 << power as u16))
    }
}

impl From<Vec<Power>> for Powers {
    fn from(powers: Vec<Power>) -> Powers {
        powers.into_iter().collect()
    }
}

impl From<Powers> for Vec<Power> {
    fn from(powers: Powers) -> Vec<Power> {
        powers.iter().collect()
    }
}

impl fmt::Display for Hero {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hero::Wizard => "wizard",
            Hero::Warrior => "warrior",
            Hero::Warlock => "warlock",
            Hero::Thief => "thief",
            Hero::Swordsman => "swordsman",
            Hero::Oracle => "oracle",
        })
    }
}
