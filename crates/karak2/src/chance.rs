//! What luck decides.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::army::{Item, Monster};
use super::die::Roll;
use super::hero::Hero;
use super::land::Tile;

/// An outcome of luck.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The hero card drawn. Rule: K2-2.3
    Hero(Hero),
    /// Who begins. Rule: K2-2.6
    First(Seat),
    /// The tile drawn. Rule: K2-4.4
    Tile(Tile),
    /// The army drawn. Rule: K2-4.6
    Army(Monster),
    /// The amulet found. Rule: K2-8.7
    Amulet(Item),
    /// The dice of one kind. Rule: K2-6.2
    Roll(Roll),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Hero(hero) => write!(f, "hero {hero}"),
            Chance::First(seat) => write!(f, "{seat} begins"),
            Chance::Tile(tile) => write!(f, "tile {}", String::from(*tile)),
            Chance::Army(monster) => write!(f, "army {monster}"),
            Chance::Amulet(item) => write!(f, "{item}"),
            Chance::Roll(roll) => write!(f, "roll {roll}"),
        }
    }
}
