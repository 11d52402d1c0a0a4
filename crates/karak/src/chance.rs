//! What luck decides.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::hero::Hero;
use super::tile::Tile;
use super::token::Token;

/// An outcome of luck.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The hero card drawn. Rule: K-2.3
    Hero(Hero),
    /// Who begins. Rule: K-2.5
    First(Seat),
    /// The tile drawn. Rule: K-5.1
    Tile(Tile),
    /// The token drawn. Rule: K-5.4
    Token(Token),
    /// Two tokens drawn together, in their order. Rule: K-10.13
    Tokens(Token, Token),
    /// Two dice, smaller first. Rules: K-1.5, K-6.1
    Dice(u8, u8),
    /// One die. Rule: K-10.10
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Hero(hero) => write!(f, "hero {hero}"),
            Chance::First(seat) => write!(f, "{seat} begins"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
            Chance::Token(token) => write!(f, "token {token}"),
            Chance::Tokens(one, other) => write!(f, "tokens {one} and {other}"),
            Chance::Dice(low, high) => write!(f, "dice {low} {high}"),
            Chance::Die(pips) => write!(f, "die {pips}"),
        }
    }
}
