//! What happened, for eyes: past-tense facts for the log and the animation. Derived, never the truth.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::hero::Hero;
use super::part::Parts;
use super::phase::Ending;
use super::side::{Pos, Side, Sides};
use super::tile::Tile;
use super::token::{Item, Monster, Token};

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "type")]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub enum Event {
    /// A seat has its hero.
    HeroDrawn { seat: Seat, hero: Hero },
    /// The first player is known.
    Began { seat: Seat },
    /// A turn began.
    TurnBegan { hero: Hero, round: u16 },
    /// An unconscious hero regained a life instead of a turn. Rule: K-8.3
    Recovered { hero: Hero },
    /// A hero took a step.
    Walked { hero: Hero, to: Pos },
    /// A hero went through a portal. Rule: K-4.3
    Travelled { hero: Hero, to: Pos },
    /// Two heroes changed places. Rule: K-10.6
    Swapped { hero: Hero, with: Hero },
    /// A wall of the sealed dungeon gave way. Rule: K-5.9
    WallBroke { at: Pos, side: Side },
    /// A tile was drawn.
    TileDrawn { hero: Hero, tile: Tile },
    /// A tile was laid and entered.
    TilePlaced { hero: Hero, at: Pos, tile: Tile, open: Sides },
    /// Two tokens were drawn to choose from. Rule: K-10.13
    Foreseen { hero: Hero, one: Token, other: Token },
    /// A token went back into the bag. Rule: K-10.13
    Returned { token: Token },
    /// A token lies in a room.
    TokenPlaced { at: Pos, token: Token },
    /// The dragon drove everything else out of its room. Rule: FM-H6
    RoomCleared { at: Pos },
    /// A hero passed a monster unseen. Rule: K-10.8
    Sneaked { hero: Hero },
    /// A hero came upon a monster. Rule: K-4.2
    Met { hero: Hero, monster: Monster, strength: u16 },
    /// A comrade helps. Rule: FM-C2
    ComradeNamed { hero: Hero, comrade: Hero },
    /// The dice fell.
    Rolled { hero: Hero, dice: [u8; 2], attack: u16 },
    /// A magic bolt was used. Rule: K-6.7
    BoltUsed { hero: Hero, attack: u16 },
    /// A life was given for attack. Rule: K-10.5
    Sacrificed { hero: Hero, lives: u8, attack: u16 },
    /// Both monsters were beaten at one blow. Rule: FM-H9
    HeroicWin { hero: Hero, attack: u16, strength: u16, parts: Parts },
    /// A monster was beaten. Rule: K-6.3
    Won { hero: Hero, monster: Monster, attack: u16, strength: u16, parts: Parts },
    /// Nobody won. Rule: K-6.4
    Tied { hero: Hero, monster: Monster, attack: u16, strength: u16, parts: Parts },
    /// The monster won. Rule: K-6.5
    Lost { hero: Hero, monster: Monster, attack: u16, strength: u16, parts: Parts },
    /// A life was lost. Rule: K-8.1
    Wounded { hero: Hero, by: Monster, lives: u8 },
    /// A hero stepped back. Rule: K-6.6
    SteppedBack { hero: Hero, to: Pos },
    /// A hero lost consciousness. Rule: K-8.2
    Fainted { hero: Hero },
    /// A hero woke at a fountain instead of fainting. Rule: K-10.4
    Reincarnated { hero: Hero, at: Pos },
    /// A hero took an item.
    Took { hero: Hero, item: Item },
    /// A hero left an item on the ground. Rule: K-7.3
    PutDown { hero: Hero, item: Item, at: Pos },
    /// A token went to a trophy board. Rule: FM-M2
    TrophyGained { hero: Hero, monster: Monster },
    /// A reward was given away. Rule: FM-C4
    Gave { hero: Hero, to: Hero, item: Item },
    /// A chest was opened with a key. Rule: K-7.7
    ChestOpened { hero: Hero },
    /// A treasure was won. Rule: K-7.10
    TreasureWon { hero: Hero, treasure: Token },
    /// A hero is healthy again. Rule: K-8.4
    Healed { hero: Hero, lives: u8 },
    /// A healing portal took a hero to a fountain. Rule: K-7.9
    Teleported { hero: Hero, by: Hero, to: Pos },
    /// The curse fell on a hero. Rule: K-9.1
    Cursed { hero: Hero },
    /// The curse was left where it was. Rule: K-9.2
    CurseStayed { hero: Hero },
    /// The curse was lifted. Rule: K-9.4
    CurseLifted { hero: Hero },
    /// The dragon's wrath rose. Rule: FM-C7
    WrathRose { wrath: u8, limit: u8 },
    /// The game is over.
    Ended { ending: Ending },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::HeroDrawn { seat, hero } => write!(f, "{seat} plays the {hero}"),
            Event::Began { seat } => write!(f, "{seat} begins"),
            Event::TurnBegan { hero, round } => write!(f, "round {round}: the {hero}'s turn"),
            Event::Recovered { hero } => write!(f, "the {hero} comes round and regains a life"),
            Event::Walked { hero, to } => write!(f, "the {hero} walks to {to}"),
            Event::Travelled { hero, to } => write!(f, "the {hero} travels to the portal at {to}"),
            Event::Swapped { hero, with } => write!(f, "the {hero} swaps places with the {with}"),
            Event::WallBroke { at, side } => write!(f, "the {side} wall at {at} gives way"),
            Event::TileDrawn { hero, tile } => write!(f, "the {hero} draws a {tile}"),
            Event::TilePlaced { hero, at, tile, open } => {
                write!(f, "the {hero} enters a {tile} at {at}, open to {open}")
            }
            Event::Foreseen { hero, one, other } => {
                write!(f, "the {hero} foresees a {one} and a {other}")
            }
            Event::Returned { token } => write!(f, "the {token} goes back into the bag"),
            Event::TokenPlaced { at, token } => write!(f, "a {token} appears at {at}"),
            Event::RoomCleared { at } => write!(f, "the dragon devours everything at {at}"),
            Event::Sneaked { hero } => write!(f, "the {hero} stays in the shadows"),
            Event::Met { hero, monster, strength } => {
                write!(f, "the {hero} meets a {monster} of strength {strength}")
            }
            Event::ComradeNamed { hero, comrade } => write!(f, "the {comrade} helps the {hero}"),
            Event::Rolled { hero, dice: [low, high], attack } => {
                write!(f, "the {hero} rolls {low} and {high}: attack {attack}")
            }
            Event::BoltUsed { hero, attack } => {
                write!(f, "the {hero} looses a magic bolt: attack {attack}")
            }
            Event::Sacrificed { hero, lives, attack } => {
                write!(f, "the {hero} sacrifices a life: attack {attack}, {} left", Lives(*lives))
            }
            Event::HeroicWin { hero, attack, strength, parts: _ } => {
                write!(f, "{attack} > {strength}: the {hero} smashes both monsters at one blow")
            }
            Event::Won { hero, monster, attack, strength, parts: _ } => {
                let sign = if attack == strength { '=' } else { '>' };
                write!(f, "{attack} {sign} {strength}: the {hero} beats the {monster}")
            }
            Event::Tied { hero, monster, attack, strength, parts: _ } => {
                write!(f, "{attack} = {strength}: neither the {hero} nor the {monster} wins")
            }
            Event::Lost { hero, monster, attack, strength, parts: _ } => {
                write!(f, "{attack} < {strength}: the {monster} beats the {hero}")
            }
            Event::Wounded { hero, by, lives } => {
                write!(f, "the {by} wounds the {hero}, {} left", Lives(*lives))
            }
            Event::SteppedBack { hero, to } => write!(f, "the {hero} steps back to {to}"),
            Event::Fainted { hero } => write!(f, "the {hero} faints"),
            Event::Reincarnated { hero, at } => {
                write!(f, "the {hero} wakes at the fountain at {at}")
            }
            Event::Took { hero, item } => write!(f, "the {hero} takes the {item}"),
            Event::PutDown { hero, item, at } => write!(f, "the {hero} leaves the {item} at {at}"),
            Event::TrophyGained { hero, monster } => {
                write!(f, "a {monster} goes to the {hero}'s trophy board")
            }
            Event::Gave { hero, to, item } => write!(f, "the {hero} gives the {item} to the {to}"),
            Event::TreasureWon { hero, treasure: Token::Monster(Monster::Dragon) } => {
                write!(f, "the {hero} wins the ruby")
            }
            Event::TreasureWon { hero, treasure: _ } => write!(f, "the {hero} wins a treasure"),
            Event::ChestOpened { hero } => write!(f, "the {hero} opens the chest with a key"),
            Event::Healed { hero, lives } => write!(f, "the {hero} is healed: {}", Lives(*lives)),
            Event::Teleported { hero, by, to } => {
                write!(f, "the {by}'s healing portal takes the {hero} to {to}")
            }
            Event::Cursed { hero } => write!(f, "the {hero} is cursed"),
            Event::CurseStayed { hero } => write!(f, "the curse stays with the {hero}"),
            Event::CurseLifted { hero } => write!(f, "the {hero} is free of the curse"),
            Event::WrathRose { wrath, limit } => {
                write!(f, "the dragon's wrath rises to {wrath} of {limit}")
            }
            Event::Ended { ending } => f.write_str(match ending {
                Ending::DragonSlain => "the dragon is slain: the game is over",
                Ending::Agreed => "the players agree to end the game",
                Ending::RoundLimit => "the round limit is reached: the game is over",
                Ending::PartyDown => "all heroes lie unconscious: the party is lost",
                Ending::Wrath => "the dragon's wrath is too great: the party is lost",
            }),
        }
    }
}

/// A number of lives, in words.
struct Lives(u8);

impl fmt::Display for Lives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("no life"),
            1 => f.write_str("1 life"),
            lives => write!(f, "{lives} lives"),
        }
    }
}
