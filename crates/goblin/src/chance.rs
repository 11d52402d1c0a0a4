//! What luck decides.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::card::Card;
use super::hero::Hero;
use super::monster::Foe;

/// An outcome of luck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The hero drawn. Rule: G-2.2
    Hero(Hero),
    /// The monster, guardian or Lord that shows. Rules: G-2.3, G-2.4, G-5.17
    Foe(Foe),
    /// The card drawn from a player's deck. Rule: G-4.2
    Card(Card),
    /// Who begins. Rule: G-2.7
    First(Seat),
    /// The card that a monster was. Rule: G-5.14
    Reward(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Hero(hero) => write!(f, "hero {hero}"),
            Chance::Foe(foe) => write!(f, "monster {foe}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::First(seat) => write!(f, "{seat} begins"),
            Chance::Reward(card) => write!(f, "reward {card}"),
        }
    }
}
