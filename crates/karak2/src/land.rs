//! The lands and the tiles that show them. Rules: K2-1.1, IM-1.2

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::edge::Edges;

/// What a hexagon shows.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Land {
    /// The ruins where everybody begins.
    Castle,
    /// Food.
    Farm,
    /// Wood.
    Forest,
    /// Food and wood.
    FarmForest,
    /// Food and stone.
    FarmRock,
    /// Wood and stone.
    ForestRock,
    /// Much food.
    BigFarm,
    /// Much wood.
    DenseForest,
    /// Much stone.
    BigRock,
    /// Where the Dark General waits. Rule: K2-4.9
    Abyss,
    /// A lair of goblins. Rule: IM-2.1
    GoblinCave,
    /// A lair of stone eaters. Rule: IM-2.1
    StoneEaterMine,
    /// Where all heroes gather. Rule: IM-3.1
    Rift,
}

/// A kind of tile: rank on the back, land and chasms on the front. In JSON `"2-farm_rock-ne-e-w"`;
/// rank 0 is the start piece.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Tile {
    /// How many armies it brings. Rule: K2-4.6
    pub rank: u8,
    /// What it shows.
    pub land: Land,
    /// The edges that cannot be passed, as printed. Rule: K2-4.1
    pub chasms: Edges,
}

impl Land {
    /// All of them.
    pub const ALL: [Land; 13] = [
        Land::Castle,
        Land::Farm,
        Land::Forest,
        Land::FarmForest,
        Land::FarmRock,
        Land::ForestRock,
        Land::BigFarm,
        Land::DenseForest,
        Land::BigRock,
        Land::Abyss,
        Land::GoblinCave,
        Land::StoneEaterMine,
        Land::Rift,
    ];

    /// Does its new tile bring armies from the bag? Rules: K2-4.6, K2-4.9, IM-1.2
    pub fn draws_armies(self) -> bool {
        match self {
            Land::Castle | Land::Abyss | Land::GoblinCave | Land::StoneEaterMine | Land::Rift => {
                false
            }
            Land::Farm
            | Land::Forest
            | Land::FarmForest
            | Land::FarmRock
            | Land::ForestRock
            | Land::BigFarm
            | Land::DenseForest
            | Land::BigRock => true,
        }
    }

    /// Can a city stand on it? Rules: K2-5.5, IM-2.4, IM-3.7
    pub fn bears_a_city(self) -> bool {
        self.draws_armies() || self == Land::Rift
    }

    /// Do its enemies come back? Rule: IM-2.1
    #[inline]
    pub fn is_lair(self) -> bool {
        matches!(self, Land::GoblinCave | Land::StoneEaterMine)
    }

    /// Are there trees? Rule: IM-7.1
    pub fn has_forest(self) -> bool {
        matches!(self, Land::Forest | Land::FarmForest | Land::ForestRock | Land::DenseForest)
    }

    /// Its name in JSON.
    fn short(self) -> &'static str {
        match self {
            Land::Castle => "castle",
            Land::Farm => "farm",
            Land::Forest => "forest",
            Land::FarmForest => "farm_forest",
            Land::FarmRock => "farm_rock",
            Land::ForestRock => "forest_rock",
            Land::BigFarm => "big_farm",
            Land::DenseForest => "dense_forest",
            Land::BigRock => "big_rock",
            Land::Abyss => "abyss",
            Land::GoblinCave => "goblin_cave",
            Land::StoneEaterMine => "stone_eater_mine",
            Land::Rift => "rift",
        }
    }
}

impl Tile {
    /// A hexagon of the start piece. Rule: K2-2.2
    pub const fn of_start(land: Land) -> Tile {
        Tile { rank: 0, land, chasms: Edges::NONE }
    }
}

impl TryFrom<String> for Tile {
    type Error = String;

    fn try_from(text: String) -> Result<Tile, String> {
        let error =
            || format!("expected rank, land and chasms like '2-farm_rock-ne-e', got '{text}'");
        let mut parts = text.splitn(3, '-');
        let (rank, land) = (parts.next(), parts.next());
        let rank = ["0", "1", "2"].iter().position(|&name| Some(name) == rank).ok_or_else(error)?;
        let land = Land::ALL.into_iter().find(|known| Some(known.short()) == land);
        let chasms = parts.next().map_or(Ok(Edges::NONE), Edges::try_from).map_err(|_| error())?;
        Ok(Tile { rank: rank as u8, land: land.ok_or_else(error)?, chasms })
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        let dash = if tile.chasms == Edges::NONE { "" } else { "-" };
        format!("{}-{}{dash}{}", tile.rank, tile.land.short(), tile.chasms)
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Land::Castle => "castle",
            Land::Farm => "farm",
            Land::Forest => "forest",
            Land::FarmForest => "farm and forest",
            Land::FarmRock => "farm and rock",
            Land::ForestRock => "forest and rock",
            Land::BigFarm => "big farm",
            Land::DenseForest => "dense forest",
            Land::BigRock => "big rock",
            Land::Abyss => "Abyss",
            Land::GoblinCave => "goblin cave",
            Land::StoneEaterMine => "stone-eater mine",
            Land::Rift => "rift",
        })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of rank {}", self.land, self.rank)?;
        if self.chasms == Edges::NONE { Ok(()) } else { write!(f, ", chasms {}", self.chasms) }
    }
}
