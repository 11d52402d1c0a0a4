//! What an attack is made of.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A part of an attack. Rules: K-6.1, FM-C2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Part {
    /// Where it comes from.
    pub part: PartKind,
    /// What it adds.
    pub points: u16,
}

/// Where a part of an attack comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PartKind {
    /// What was rolled.
    Dice,
    /// The hero's weapons. Rule: K-7.6
    Weapons,
    /// The comrade's weapons. Rule: FM-C2
    LentWeapons,
    /// The first step of the turn. Rule: K-10.12
    Premonition,
    /// The hero's magic bolts. Rule: K-6.7
    Bolts,
    /// The comrade's magic bolts. Rule: FM-C10
    LentBolts,
    /// A life. Rule: K-10.5
    Sacrifice,
}

/// All parts of an attack; written as a list of those that add something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Part>", into = "Vec<Part>")]
#[schemars(with = "Vec<Part>")]
pub struct Parts([u16; PartKind::ALL.len()]);

impl PartKind {
    /// All of them, in the order in which they are told.
    pub const ALL: [PartKind; 7] = [
        PartKind::Dice,
        PartKind::Weapons,
        PartKind::LentWeapons,
        PartKind::Premonition,
        PartKind::Bolts,
        PartKind::LentBolts,
        PartKind::Sacrifice,
    ];
}

impl Parts {
    /// The parts that add something, in their order.
    pub fn iter(&self) -> impl Iterator<Item = Part> {
        let part = |part| Part { part, points: self.0[part as usize] };
        PartKind::ALL.into_iter().map(part).filter(|part| part.points > 0)
    }

    /// The attack.
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Parts {
        let mut sums = Parts::default();
        parts.into_iter().for_each(|Part { part, points }| {
            let sum = &mut sums.0[part as usize];
            *sum = sum.saturating_add(points);
        });
        sums
    }
}

impl From<Vec<Part>> for Parts {
    fn from(parts: Vec<Part>) -> Parts {
        parts.into_iter().collect()
    }
}

impl From<Parts> for Vec<Part> {
    fn from(parts: Parts) -> Vec<Part> {
        parts.iter().collect()
    }
}
