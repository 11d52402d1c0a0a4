//! What goes over the wire about dice: drawn before a table is opened, checked when its game is over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Dice that were drawn for a table to come. They wait for ten minutes, and for one table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DrawnDice {
    /// The hash of their secret. Whoever opens a table sends it with numbers of their own.
    pub commitment: String,
}

/// Which rolls and draws.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskDice {
    /// The first ply.
    #[serde(default)]
    pub from: usize,
}

/// What somebody needs to draw every roll of a finished game again.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct DiceRecord {
    /// Where luck came from, by the ply from which each source answers.
    pub luck: Vec<LuckSpan>,
    /// Rolls and draws in the order of their plies, at most 1,000.
    pub draws: Vec<Draw>,
    /// The ply to ask from for the rest; null: there is none.
    pub next: Option<usize>,
}

/// From this ply on, luck came from here.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LuckSpan {
    /// The first ply that it answers.
    pub from: usize,
    /// The hash of the secret; null: outcomes were named by hand.
    pub commitment: Option<String>,
    /// The secret; null where a file did not tell it.
    pub secret: Option<String>,
    /// What was mixed with the secret, in this order.
    pub nonces: Vec<SeatNonce>,
}

/// A number that somebody gave.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SeatNonce {
    /// From which seat; null: whoever opened the table, or it is not known.
    pub seat: Option<Seat>,
    /// 32 hexadecimal digits.
    pub nonce: String,
}

/// A roll or draw.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Draw {
    /// The ply that it is.
    pub ply: usize,
    /// How likely each outcome was, in the order that the game lists them.
    pub weights: Vec<u32>,
    /// Which of them came.
    pub chosen: usize,
    /// What came, in English.
    pub text: String,
}
