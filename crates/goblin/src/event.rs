//! What happened, for eyes: past-tense facts for the log and the animation. Derived, never the truth.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::card::{Effect, Shown};
use super::cave::Place;
use super::curse::Curse;
use super::hero::Hero;
use super::level::Level;
use super::monster::Front;
use super::phase::Ending;
use super::potion::Potion;
use super::sign::spot;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "type")]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub enum Event {
    /// A seat has its hero. Rule: G-2.2
    HeroDrawn { seat: Seat, hero: Hero },
    /// A monster lies open now. Rules: G-2.3, G-2.4, G-5.17
    Revealed { at: Place, monster: Front },
    /// The monster on the deck moved into the row. Rule: G-5.17
    MovedUp { at: Place, monster: Front },
    /// The first player is known. Rule: G-2.7
    Began { seat: Seat },
    /// A turn began.
    TurnBegan { hero: Hero, round: u16 },

    /// A card was drawn; only its owner knows which. Rule: G-2.8
    Drew { hero: Hero, seat: Seat, card: Option<Shown> },
    /// The discard became the deck. Rule: G-4.2
    Reshuffled { hero: Hero, cards: u8 },
    /// A won card got its place in the new deck; only its owner hears of it. Rule: G-4.3
    Stacked { hero: Hero, seat: Seat, place: u8, card: Shown },
    /// The new deck is arranged. Rule: G-4.3
    StackFinished { hero: Hero },
    /// A card went under the deck; only its owner knows which. Rule: G-9.7
    PutUnder { hero: Hero, seat: Seat, card: Option<Shown> },

    /// A battle began. Rule: G-5.1
    Challenged { hero: Hero, at: Place, monster: Front },
    /// Rule: G-6.5
    Discarded { hero: Hero, card: Shown },
    /// A card was played; perhaps with a cursed effect that counts. Rules: G-5.6, G-9.4
    Played { hero: Hero, card: Shown, defied: Option<Effect> },
    /// An ability let a card be played that could not be otherwise. Rules: G-9.2, G-9.4
    AbilityUsed { hero: Hero },
    /// Hearts came back.
    Healed { hero: Hero, hearts: u8 },
    /// A potion was drunk. Rule: G-7.2
    Drank { hero: Hero, potion: Potion, curse: Option<Curse>, effect: Option<Effect> },
    /// A cursed effect counts after all. Rule: G-9.4
    Defied { hero: Hero, card: Shown, effect: Effect },
    /// The monster hit. Rule: G-5.10
    Hit { hero: Hero, attack: u16, defence: u16, hearts: u8 },
    /// The last heart is lost. Rule: G-5.11
    Fell { hero: Hero },
    /// The hero struck. Rule: G-5.13
    Struck { hero: Hero, attack: u16, hearts: u16, won: bool },
    /// A card was won. Rule: G-5.14
    Won { hero: Hero, card: Shown },
    /// A key was won. Rule: G-5.16
    KeyWon { hero: Hero, level: Level },
    /// Equipment was put on. Rule: G-7.1
    Wore { hero: Hero, card: Shown },
    /// A card went to the pawnbroker. Rules: G-5.15, G-8.2
    Pawned { hero: Hero, card: Shown },

    /// Rule: G-8.1
    VisitedMerchant { hero: Hero },
    /// Rule: G-8.3
    BoughtPotion { hero: Hero, potion: Potion },
    /// Rule: G-8.4
    BoughtCard { hero: Hero, card: Shown },
    /// Rule: G-3.3
    Resurrected { hero: Hero },
    /// Rule: G-10.1
    BecameChampion { hero: Hero },
    /// The game is over.
    Ended { ending: Ending },
}

impl Event {
    /// The part that this viewer may know. Rule: G-2.8
    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else happens in the open")]
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> Option<Event> {
        match *self {
            Event::Drew { hero, seat, .. } if viewer != Some(seat) => {
                Some(Event::Drew { hero, seat, card: None })
            }
            Event::PutUnder { hero, seat, .. } if viewer != Some(seat) => {
                Some(Event::PutUnder { hero, seat, card: None })
            }
            Event::Stacked { seat, .. } if viewer != Some(seat) => None,
            event => Some(event),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::HeroDrawn { seat, hero } => write!(f, "{seat} plays {hero}"),
            Event::Revealed { at, monster } => write!(f, "{}: {monster} shows", Where(*at)),
            Event::MovedUp { at, monster } => {
                write!(f, "{}: {} moves up from the deck", Where(*at), monster.name)
            }
            Event::Began { seat } => write!(f, "{seat} begins"),
            Event::TurnBegan { hero, round } => write!(f, "round {round}: {hero}'s turn"),
            Event::Drew { hero, card: Some(card), .. } => write!(f, "{hero} draws {card}"),
            Event::Drew { hero, card: None, .. } => write!(f, "{hero} draws a card"),
            Event::Reshuffled { hero, cards } => {
                write!(f, "{hero} makes a new deck of {}", Count(*cards))
            }
            Event::Stacked { hero, place, card, .. } => {
                write!(f, "{hero} stacks {card} at place {place}")
            }
            Event::StackFinished { hero } => write!(f, "{hero}'s deck is ready"),
            Event::PutUnder { hero, card: Some(card), .. } => {
                write!(f, "{hero} puts {card} under the deck")
            }
            Event::PutUnder { hero, card: None, .. } => {
                write!(f, "{hero} puts a card under the deck")
            }
            Event::Challenged { hero, at, monster } => {
                write!(f, "{hero} fights {}: {monster}", Where(*at))
            }
            Event::Discarded { hero, card } => write!(f, "{hero} discards {card}"),
            Event::Played { hero, card, defied: None } => write!(f, "{hero} plays {card}"),
            Event::Played { hero, card, defied: Some(effect) } => {
                write!(f, "{hero} plays {card}; its {effect} works in spite of the curse")
            }
            Event::AbilityUsed { hero } => write!(f, "{hero}'s ability makes that possible"),
            Event::Healed { hero, hearts } => write!(f, "{hero} has {} now", Hearts(*hearts)),
            Event::Drank { hero, potion, curse: Some(curse), .. } => {
                write!(f, "{hero} drinks the {potion}: '{curse}' is lifted")
            }
            Event::Drank { hero, potion, effect: Some(effect), .. } => {
                write!(f, "{hero} drinks the {potion}: {effect} is doubled")
            }
            Event::Drank { hero, potion, .. } => write!(f, "{hero} drinks the {potion}"),
            Event::Defied { hero, card, effect } => {
                write!(f, "{hero}: the {effect} of {card} counts in spite of the curse")
            }
            Event::Hit { hero, attack, defence, hearts } => {
                let left = Hearts(*hearts);
                write!(
                    f,
                    "the monster hits with {attack} against {defence}: {hero} has {left} left"
                )
            }
            Event::Fell { hero } => write!(f, "{hero} has lost the last heart"),
            Event::Struck { hero, attack, hearts, won: true } => {
                write!(f, "{hero} strikes with {attack} against {} and wins", Hearts(*hearts))
            }
            Event::Struck { hero, attack, hearts, won: false } => {
                let hearts = Hearts(*hearts);
                write!(f, "{hero} strikes with {attack} against {hearts}: not enough")
            }
            Event::Won { hero, card } => write!(f, "{hero} wins {card}"),
            Event::KeyWon { hero, level } => {
                write!(f, "{hero} wins the key of level {}", level.number())
            }
            Event::Wore { hero, card } => write!(f, "{hero} puts on {card}"),
            Event::Pawned { hero, card } => write!(f, "{hero} brings {card} to the pawnbroker"),
            Event::VisitedMerchant { hero } => write!(f, "{hero} visits the merchant"),
            Event::BoughtPotion { hero, potion } => write!(f, "{hero} buys a {potion}"),
            Event::BoughtCard { hero, card } => write!(f, "{hero} buys {card}"),
            Event::Resurrected { hero } => write!(f, "{hero} has all hearts again"),
            Event::BecameChampion { hero } => write!(f, "{hero} has beaten the Lord!"),
            Event::Ended { ending } => f.write_str(match ending {
                Ending::LordBeaten => "the Lord of All Monsters is beaten: the game is over",
                Ending::Agreed => "the players agree to end the game",
                Ending::RoundLimit => "the round limit is reached: the game is over",
            }),
        }
    }
}

/// As in the picture.
struct Where(Place);

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Row(..) => f.write_str(&spot(self.0)),
            Place::Deck(level) => write!(f, "deck {}", level.number()),
            Place::Guardian(level) => write!(f, "guardian {}", level.number()),
            Place::Lord => f.write_str("the Lord"),
        }
    }
}

/// "1 card", "2 cards".
struct Count(u8);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 card"),
            cards => write!(f, "{cards} cards"),
        }
    }
}

/// "1 heart", "2 hearts".
struct Hearts<T>(T);

impl<T: Copy + Into<u16>> fmt::Display for Hearts<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.into() {
            1 => f.write_str("1 heart"),
            hearts => write!(f, "{hearts} hearts"),
        }
    }
}
