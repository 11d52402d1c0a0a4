//! What stands in a city. Rules: K2-5.6 to K2-5.10

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::die::Unit;
use family::{Member, Set};

/// One of the six buildings.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// An action more. Rule: K2-5.7
    Stable,
    /// From the city anywhere, and back. Rule: K2-5.8
    Portal,
    /// More glory. Rule: K2-5.9
    Banners,
    /// Trains knights. Rule: K2-5.10
    Camp,
    /// Trains archers. Rule: K2-5.10
    Range,
    /// Trains mages. Rule: K2-5.10
    MageTower,
}

/// A set of buildings.
pub type Buildings = Set<Building>;

impl Building {
    /// All six.
    pub const ALL: [Building; 6] = [
        Building::Stable,
        Building::Portal,
        Building::Banners,
        Building::Camp,
        Building::Range,
        Building::MageTower,
    ];

    /// Where a unit is trained. Rule: K2-5.10
    pub fn that_trains(unit: Unit) -> Building {
        match unit {
            Unit::Knight => Building::Camp,
            Unit::Archer => Building::Range,
            Unit::Mage => Building::MageTower,
        }
    }
}

impl Member for Building {
    const ALL: &'static [Building] = &Building::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Building::Stable => "stable",
            Building::Portal => "portal",
            Building::Banners => "banners of glory",
            Building::Camp => "camp",
            Building::Range => "range",
            Building::MageTower => "mage tower",
        })
    }
}
