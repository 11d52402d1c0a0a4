//! Weapons and armours. Rules: G-1.4, G-7.1

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::numbers;
use super::picture::Piece;

/// Where a piece of equipment is worn.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Slot {
    Weapon,
    Armour,
}

/// What is printed on a weapon or an armour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Gear {
    pub slot: Slot,
    pub name: Piece,
    pub attack: u8,
    pub defence: u8,
    /// Hearts that come back after the hits. Rule: G-5.12
    pub heal: u8,
    /// Cards more in a full hand. Rule: G-3.5
    pub hand: u8,
}

impl Slot {
    /// Both.
    pub const ALL: [Slot; 2] = [Slot::Weapon, Slot::Armour];
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slot::Weapon => "weapon",
            Slot::Armour => "armour",
        })
    }
}

impl fmt::Display for Gear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = [
            ("attack", self.attack),
            ("defence", self.defence),
            ("heal", self.heal),
            ("hand +", self.hand),
        ];
        write!(f, "{} ({}{})", self.name, self.slot, numbers(&printed))
    }
}
