//! What is asked next, and what is going on meanwhile.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::card::Card;
use super::cave::Place;
use super::monster::Foe;
use super::potion::Potion;

/// What is asked next, of a player or of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub enum Phase {
    /// Luck: which hero? Rule: G-2.2
    DrawHero { seat: Seat },
    /// Luck: which monster comes here? Rules: G-2.3, G-2.4, G-5.17
    Reveal { at: Place },
    /// Luck: which card? Rule: G-4.2
    Draw(Drawing),
    /// Luck: who begins? Rule: G-2.7
    FirstPlayer,
    /// Luck: which of the cards that look alike was it? Rule: G-5.14
    Flip,

    /// Fight, merchant or resurrect? Rule: G-3.1
    Turn,
    /// Which card goes, because a curse makes the hand smaller? Rule: G-6.5
    Trim,
    /// Which card now, or stop? Rules: G-5.5, G-5.6, G-5.9
    Chain,
    /// Which card goes under the deck? Rule: G-9.7
    PutUnder,
    /// Does a cursed attack or defence count after all? Rule: G-9.4
    Defy,
    /// Drink before the strike? Rule: G-7.5
    Brace,
    /// Wear the won equipment or pawn it? Rule: G-5.15
    Reward { card: Card },
    /// Which card comes next in the new deck? Rule: G-4.3
    Stack(Drawing),

    /// What to buy? Rule: G-8.1
    Shop,
    /// What to pay with? Rule: G-8.2
    Pay { ware: Ware },
    /// Wear the bought equipment or pawn it? Rule: G-8.5
    Keep { card: Card },

    /// Nothing: the game is over.
    Over(Ending),
}

/// Cards that somebody draws. Rule: G-4.2
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// Who.
    pub seat: Seat,
    /// How many are still to be drawn.
    pub left: u8,
    /// Why.
    pub cause: Cause,
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The first hand. Rule: G-2.6
    Deal,
    /// A played card says so. Rule: G-5.7
    Effect,
    /// The end of a turn. Rule: G-3.4
    Refill,
}

/// What can be bought. Rules: G-8.3, G-8.4
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Ware {
    /// From the merchant.
    Potion(Potion),
    /// From the pawnbroker.
    Card(Card),
}

/// What somebody may want to pay with. Only cards are taken. Rule: G-8.2
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(untagged, expecting = "expected a card, a potion, or the guardian of a key")]
pub enum Price {
    /// Equipment or a won card.
    Card(Card),
    /// Never taken.
    Potion(Potion),
    /// Never taken: the key of this guardian.
    Key(Foe),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Rules: G-10.1, G-10.2
    LordBeaten,
    /// Rule: G-10.3
    Agreed,
    /// Rule: G-10.4
    RoundLimit,
}

impl Phase {
    /// Is it luck's to answer?
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::DrawHero { .. }
                | Phase::Reveal { .. }
                | Phase::Draw(_)
                | Phase::FirstPlayer
                | Phase::Flip
        )
    }

    /// The cards that are being drawn.
    #[inline]
    pub fn drawing(self) -> Option<Drawing> {
        if let Phase::Draw(drawing) | Phase::Stack(drawing) = self { Some(drawing) } else { None }
    }

    /// The equipment that is to be worn or pawned.
    pub fn offered(self) -> Option<Card> {
        if let Phase::Reward { card } | Phase::Keep { card } = self { Some(card) } else { None }
    }

    /// How the game ended.
    #[inline]
    pub fn ending(self) -> Option<Ending> {
        if let Phase::Over(ending) = self { Some(ending) } else { None }
    }
}
