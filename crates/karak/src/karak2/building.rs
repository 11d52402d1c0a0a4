//! What stands in a city. Rules: K2-5.6 to K2-5.10

use std::fmt;

use serde::{Deserialize, Serialize};

use super::die::Unit;

/// One of the six buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

/// A set of buildings. In JSON a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Building>", into = "Vec<Building>")]
pub struct Buildings(u8);

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

impl Buildings {
    /// None.
    pub const NONE: Buildings = Buildings(0);

    /// Does it stand?
    #[inline]
    pub fn has(self, building: Building) -> bool {
        self.0 & (1 << building as u8) != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, building: Building) -> Buildings {
        Buildings(self.0 | 1 << building as u8)
    }

    /// The buildings in their order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.has(building))
    }

    /// Those that do not stand.
    pub fn missing(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| !self.has(building))
    }
}

impl From<Vec<Building>> for Buildings {
    fn from(buildings: Vec<Building>) -> Buildings {
        buildings.into_iter().fold(Buildings::NONE, Buildings::with)
    }
}

impl From<Buildings> for Vec<Building> {
    fn from(buildings: Buildings) -> Vec<Building> {
        buildings.iter().collect()
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
