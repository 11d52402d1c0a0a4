//! What a player decides.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::{Card, Effect};
use super::cave::Place;
use super::curse::Curse;
use super::phase::{Price, Ware};

/// A decision. Its words name cards by their ids; `describe` says what is printed on them.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Fight the monster that lies there. Rule: G-5.1
    Fight(Place),
    /// Visit the merchant. Rule: G-8.1
    Merchant,
    /// Rule: G-3.3
    Resurrect,

    /// Discard a card, because a curse makes the hand smaller. Rule: G-6.5
    Discard(Card),
    /// Play a card. Rules: G-5.5, G-5.6
    Play(Card),
    /// Play a card, and a cursed effect of it works at once. Rule: G-9.4
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    PlayDefiantly { card: Card, effect: Effect },
    /// Drink the healing potion. Rule: G-7.5
    Heal,
    /// Drink the counter-curse potion against this curse. Rule: G-7.3
    Lift(Curse),
    /// Drink the strength potion for the attack or defence of the card just played. Rule: G-7.4
    Double(Effect),
    /// Play no more cards. Rule: G-5.9
    Stop,
    /// Put a card under the deck. Rule: G-9.7
    PutUnder(Card),
    /// Let a cursed attack or defence count. Rule: G-9.4
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    Defy { card: Card, effect: Effect },
    /// Let no cursed effect count. Rule: G-9.4
    Obey,
    /// Strike without drinking. Rule: G-5.13
    Strike,

    /// Wear the new equipment. Rules: G-5.15, G-8.5
    Wear,
    /// Bring the new equipment to the pawnbroker. Rules: G-5.15, G-8.5
    Pawn,

    /// The strongest won card that waits gets this place of the new deck, counted from 1 at the top.
    /// Rule: G-4.3
    Stack(u8),

    /// Rules: G-8.3, G-8.4
    Buy(Ware),
    /// Rule: G-8.2
    Pay(Price),
    /// Rule: G-8.6
    Leave,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fight(place) => write!(f, "fight {}", String::from(*place)),
            Action::Merchant => f.write_str("visit the merchant"),
            Action::Resurrect => f.write_str("resurrect"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::PlayDefiantly { card, effect } => {
                write!(f, "play {card}, its {effect} in spite of the curse")
            }
            Action::Heal => f.write_str("drink the healing potion"),
            Action::Lift(curse) => write!(f, "drink the counter-curse potion: '{curse}' is lifted"),
            Action::Double(effect) => write!(f, "drink the strength potion: {effect} is doubled"),
            Action::Stop => f.write_str("stop"),
            Action::PutUnder(card) => write!(f, "put {card} under the deck"),
            Action::Defy { card, effect } => {
                write!(f, "let the {effect} of {card} count in spite of the curse")
            }
            Action::Obey => f.write_str("let no cursed effect count"),
            Action::Strike => f.write_str("strike"),
            Action::Wear => f.write_str("wear it"),
            Action::Pawn => f.write_str("bring it to the pawnbroker"),
            Action::Stack(place) => write!(f, "stack at place {place}"),
            Action::Buy(Ware::Potion(potion)) => write!(f, "buy a {potion}"),
            Action::Buy(Ware::Card(card)) => write!(f, "buy {card}"),
            Action::Pay(Price::Card(card)) => write!(f, "pay with {card}"),
            Action::Pay(Price::Potion(potion)) => write!(f, "pay with the {potion}"),
            Action::Pay(Price::Key(guardian)) => write!(f, "pay with the key of {guardian}"),
            Action::Leave => f.write_str("leave the merchant"),
        }
    }
}
