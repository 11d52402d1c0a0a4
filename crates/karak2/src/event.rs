//! What happened, for eyes: past-tense facts for the log and the animation. Derived, never the truth.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::army::{Item, Monster};
use super::building::Building;
use super::die::{Die, Roll, Unit};
use super::edge::{Edges, Pos};
use super::goods::{Goods, Resource};
use super::hero::Hero;
use super::land::{Land, Tile};
use super::phase::Ending;
use family::A;

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
    /// An unconscious hero recovered instead of a turn. Rule: K2-6.13
    Recovered { hero: Hero, lives: u8 },

    /// A hero moved.
    Walked { hero: Hero, to: Pos },
    /// A hero went through the portal. Rule: K2-5.8
    WentThroughPortal { hero: Hero, to: Pos },
    /// A hero rode in a line. Rule: K2-12.10
    Rode { hero: Hero, to: Pos },
    /// The whale carried a hero to another. Rule: IM-7.8
    Flew { hero: Hero, to: Hero },
    /// A hero returned to the castle, because everybody was cut off. Rule: K2-4.10
    Returned { hero: Hero },
    /// The falcon flew out. Rule: K2-12.5
    FalconSent { hero: Hero },
    /// A tile was drawn.
    TileDrawn { hero: Hero, tile: Tile },
    /// The scout looked at a tile; only he knows which. Rule: K2-12.11
    Scouted { hero: Hero, seat: Seat, rank: u8, tile: Option<Tile> },
    /// The scout returned a tile; only he knows which. Rule: K2-12.11
    TileReturned { hero: Hero, seat: Seat, rank: u8, tile: Option<Tile> },
    /// A tile was laid.
    TileLaid { hero: Hero, at: Pos, land: Land, chasms: Edges },
    /// An army was drawn. Rule: K2-4.6
    ArmyDrawn { army: Monster },
    /// An army went back into the bag. Rule: K2-12.3
    ArmyReturned { army: Monster },
    /// An army came to a tile.
    ArmyPlaced { at: Pos, army: Monster },
    /// The Dark General appeared. Rule: K2-4.9
    GeneralAppeared { at: Pos, strength: u16 },
    /// The lion scared an army away. Rule: IM-7.4
    ArmyFled { army: Monster, from: Pos, to: Pos },

    /// Lives came back. Rules: K2-5.1, K2-5.16, K2-12.8, IM-7.8
    Healed { hero: Hero, lives: u8 },
    /// Resources came from a tile, a cart, the crown. Rules: K2-5.2, K2-8.13, IM-5.1
    Gained { hero: Hero, goods: Goods },
    /// Rule: K2-5.4
    CityBuilt { hero: Hero, at: Pos, paid: Goods },
    /// Rule: K2-5.6
    Built { hero: Hero, building: Building, paid: Goods },
    /// Rule: IM-5.3
    BuildingGiven { to: Hero, building: Building },
    /// Rules: K2-5.13, K2-7.4
    SentHome { hero: Hero, unit: Unit },
    /// Rule: K2-5.11
    Trained { hero: Hero, unit: Unit, paid: Goods },
    /// A blessing brought a unit. Rules: IM-4.1, IM-4.2
    Joined { hero: Hero, unit: Unit },
    /// A knight came out of the forest. Rule: IM-7.1
    Rallied { hero: Hero, paid: Goods },
    /// Rule: IM-5.4
    UnitGiven { to: Hero, unit: Unit },
    /// Rule: IM-5.2
    TaxPaid { hero: Hero, to: Hero, resource: Resource },
    /// Rule: K2-12.7
    SkeletonRaised { hero: Hero },
    /// An item was taken. Rules: K2-5.14, K2-8.1
    Took { hero: Hero, item: Item },
    /// An item was put down. Rules: K2-5.15, K2-8.3
    PutDown { hero: Hero, item: Item },
    /// A spell was used up. Rule: K2-8.5
    Cast { hero: Hero, item: Item },
    /// Rule: K2-8.6
    Stole { hero: Hero, from: Hero, resource: Resource },
    /// The plague left a city. Rule: K2-5.16
    PlagueLifted { hero: Hero },

    /// An army fell without a battle. Rule: K2-12.12
    Slain { hero: Hero, army: Monster },
    /// A lair's enemies fell without a battle. Rule: K2-12.12
    LairCleared { hero: Hero, land: Land },
    /// A praetorian fell. Rules: K2-10.3, K2-12.13
    PraetorianFell { hero: Hero, left: u8 },
    /// A battle began.
    BattleBegan { hero: Hero, strength: u16 },
    /// All heroes gathered at a rift. Rule: IM-3.1
    RiftOpened { at: Pos },
    /// Rule: IM-6.1
    Challenged { hero: Hero, emperor: Hero },
    /// The dice lie. Rule: K2-6.3
    Rolled { hero: Hero, roll: Roll, attack: u16 },
    /// The time master changed sides. Rule: IM-4.5
    Betrayed { hero: Hero, to: Hero },
    /// A fireball was thrown. Rules: K2-6.5, IM-7.3
    FireballThrown { hero: Hero, fireball: Fireball, attack: u16 },
    /// Somebody fought best in a rift. Rule: IM-3.4
    RiftClosed { hero: Hero, attack: u16 },
    /// A tied hero rolled. Rule: IM-3.5
    TieRolled { hero: Hero, roll: Roll, attack: u16 },
    /// Rule: K2-6.6
    Won { hero: Hero, attack: u16, strength: u16 },
    /// Rule: K2-6.6
    Lost { hero: Hero, attack: u16, strength: u16 },
    /// A skull did not count. Rules: K2-8.11, IM-5.5
    SkullIgnored { hero: Hero, die: Die },
    /// Lives were lost. Rules: K2-6.9, K2-10.2
    Wounded { hero: Hero, wounds: u8, lives: u8 },
    /// A life was given for a unit. Rule: IM-7.6
    UnitSaved { hero: Hero, die: Die, lives: u8 },
    /// Units were lost. Rule: K2-6.10
    UnitsLost { hero: Hero, die: Die, count: u8 },
    /// Rule: K2-9.2
    Misery { hero: Hero, lost: Goods },
    /// Rule: K2-9.3
    PlagueStruck { hero: Hero },
    /// Rule: K2-7.1
    GloryChanged { hero: Hero, glory: u8 },
    /// A stone was won. Rule: K2-8.14
    StoneWon { hero: Hero, points: family::Points },
    /// Rule: IM-4.3
    TimeMasterJoined { hero: Hero },
    /// Rule: IM-5.1
    Crowned { hero: Hero },
    /// Rule: K2-6.12
    Fainted { hero: Hero },
    /// Rule: K2-6.11
    Retreated { hero: Hero, to: Pos },

    /// The game is over.
    Ended { ending: Ending },
}

/// How a fireball was thrown. Rules: K2-6.5, IM-7.3
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fireball {
    /// And used up.
    Plain,
    /// And kept.
    Kept,
    /// With all the wizard's art.
    Great,
}

impl Event {
    /// The part of it that this viewer may know: the scout's tiles are his alone. Rule: K2-12.11
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "only the scout has secrets")]
    pub(super) fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Scouted { hero, seat, rank, .. } if viewer != Some(seat) => {
                Event::Scouted { hero, seat, rank, tile: None }
            }
            Event::TileReturned { hero, seat, rank, .. } if viewer != Some(seat) => {
                Event::TileReturned { hero, seat, rank, tile: None }
            }
            event => event,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::HeroDrawn { seat, hero } => write!(f, "{seat} plays {hero}"),
            Event::Began { seat } => write!(f, "{seat} begins"),
            Event::TurnBegan { hero, round } => write!(f, "round {round}: {hero}'s turn"),
            Event::Recovered { hero, lives } => {
                write!(f, "{hero} comes round: {}", Lives(*lives))
            }
            Event::Walked { hero, to } => write!(f, "{hero} walks to {to}"),
            Event::Returned { hero } => write!(f, "{hero} returns to the castle"),
            Event::WentThroughPortal { hero, to } => {
                write!(f, "{hero} goes through the portal to {to}")
            }
            Event::Rode { hero, to } => write!(f, "{hero} rides to {to}"),
            Event::Flew { hero, to } => write!(f, "the whale carries {hero} to {to}"),
            Event::FalconSent { hero } => write!(f, "{hero} sends the falcon"),
            Event::TileDrawn { hero, tile } => write!(f, "{hero} draws {}", A(tile)),
            Event::Scouted { hero, rank, tile, .. } => {
                write!(f, "{hero} looks at {}", Hidden(*rank, *tile))
            }
            Event::TileReturned { hero, rank, tile, .. } => {
                write!(f, "{hero} returns {} to the stack", Hidden(*rank, *tile))
            }
            Event::TileLaid { hero, at, land, chasms } if *chasms == Edges::NONE => {
                write!(f, "{hero} lays {land} at {at}")
            }
            Event::TileLaid { hero, at, land, chasms } => {
                write!(f, "{hero} lays {land} at {at}, chasms {chasms}")
            }
            Event::ArmyDrawn { army } => write!(f, "{} comes out of the bag", A(army)),
            Event::ArmyReturned { army } => write!(f, "the {army} goes back into the bag"),
            Event::ArmyPlaced { at, army } => write!(f, "{} occupies {at}", A(army)),
            Event::GeneralAppeared { at, strength } => {
                write!(f, "the Dark General appears at {at} with strength {strength}")
            }
            Event::ArmyFled { army, from, to } => {
                write!(f, "the lion drives the {army} from {from} to {to}")
            }
            Event::Healed { hero, lives } => write!(f, "{hero} heals: {}", Lives(*lives)),
            Event::Gained { hero, goods } => write!(f, "{hero} gains {goods}"),
            Event::CityBuilt { hero, at, paid } => {
                write!(f, "{hero} builds a city at {at} for {paid}")
            }
            Event::Built { hero, building, paid } => {
                write!(f, "{hero} builds the {building} for {paid}")
            }
            Event::BuildingGiven { to, building } => {
                write!(f, "the Emperor builds the {building} for {to}")
            }
            Event::SentHome { hero, unit } => write!(f, "{hero} sends {} home", A(unit)),
            Event::Trained { hero, unit, paid } => {
                write!(f, "{hero} trains {} for {paid}", A(unit))
            }
            Event::Joined { hero, unit } => write!(f, "{} joins {hero}", A(unit)),
            Event::Rallied { hero, paid } => write!(f, "{hero} rallies a knight for {paid}"),
            Event::UnitGiven { to, unit } => write!(f, "the Emperor gives {to} {}", A(unit)),
            Event::TaxPaid { hero, to, resource } => {
                write!(f, "{hero} pays {to} 1 {resource} of tax")
            }
            Event::SkeletonRaised { hero } => write!(f, "{hero} raises a skeleton"),
            Event::Took { hero, item } => write!(f, "{hero} takes the {item}"),
            Event::PutDown { hero, item } => write!(f, "{hero} puts down the {item}"),
            Event::Cast { hero, item } => write!(f, "{hero} uses up the {item}"),
            Event::Stole { hero, from, resource } => {
                write!(f, "{hero} steals 1 {resource} from {from}")
            }
            Event::PlagueLifted { hero } => write!(f, "{hero}'s city is free of the plague"),
            Event::Slain { hero, army } => write!(f, "{hero} slays the {army} without a battle"),
            Event::LairCleared { hero, land } => {
                write!(f, "{hero} clears the {land} without a battle")
            }
            Event::PraetorianFell { hero, left } => {
                write!(f, "{hero} fells a praetorian, {left} left")
            }
            Event::BattleBegan { hero, strength } => {
                write!(f, "{hero} fights a strength of {strength}")
            }
            Event::RiftOpened { at } => write!(f, "a rift opens at {at}: all heroes gather"),
            Event::Challenged { hero, emperor } => {
                write!(f, "{hero} challenges {emperor}, the Emperor")
            }
            Event::Rolled { hero, roll, attack } => {
                write!(f, "{hero} rolls {roll}: attack {attack}")
            }
            Event::Betrayed { hero, to } => write!(f, "the time master leaves {hero} for {to}"),
            Event::FireballThrown { hero, fireball, attack } => {
                let how = match fireball {
                    Fireball::Plain => "throws a fireball",
                    Fireball::Kept => "throws a fireball and keeps it",
                    Fireball::Great => "throws a great fireball",
                };
                write!(f, "{hero} {how}: attack {attack}")
            }
            Event::RiftClosed { hero, attack } => {
                write!(f, "{hero} closes the rift with attack {attack}")
            }
            Event::TieRolled { hero, roll, attack } => {
                write!(f, "{hero} breaks the tie with {roll}: attack {attack}")
            }
            Event::Won { hero, attack, strength } => {
                let sign = if attack == strength { '=' } else { '>' };
                write!(f, "{attack} {sign} {strength}: {hero} wins")
            }
            Event::Lost { hero, attack, strength } => {
                let sign = if attack == strength { '=' } else { '<' };
                write!(f, "{attack} {sign} {strength}: {hero} loses")
            }
            Event::SkullIgnored { hero, die } => {
                write!(f, "{hero} ignores a skull of the {die}")
            }
            Event::Wounded { hero, wounds, lives } => {
                write!(f, "{hero} loses {}, {} left", Lives(*wounds), Lives(*lives))
            }
            Event::UnitSaved { hero, die, lives } => {
                write!(f, "{hero} takes the blow for {}, {} left", A(die), Lives(*lives))
            }
            Event::UnitsLost { hero, die, count: 1 } => write!(f, "{hero} loses {}", A(die)),
            Event::UnitsLost { hero, die, count } => write!(f, "{hero} loses {count} {die}s"),
            Event::Misery { hero, lost } => write!(f, "misery strikes {hero}, who loses {lost}"),
            Event::PlagueStruck { hero } => write!(f, "the plague strikes {hero}'s city"),
            Event::GloryChanged { hero, glory } => write!(f, "{hero}'s glory is {glory}"),
            Event::StoneWon { hero, points } => {
                write!(f, "{hero} wins a soul stone worth {points}")
            }
            Event::TimeMasterJoined { hero } => write!(f, "the time master joins {hero}"),
            Event::Crowned { hero } => write!(f, "{hero} is the Emperor"),
            Event::Fainted { hero } => write!(f, "{hero} faints"),
            Event::Retreated { hero, to } => write!(f, "{hero} retreats to {to}"),
            Event::Ended { ending } => f.write_str(match ending {
                Ending::GeneralSlain => "the Dark General is slain: the game is over",
                Ending::Agreed => "the players agree to end the game",
                Ending::RoundLimit => "the round limit is reached: the game is over",
            }),
        }
    }
}

/// A tile of which some see only the back.
struct Hidden(u8, Option<Tile>);

impl fmt::Display for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hidden(_, Some(tile)) => write!(f, "{}", A(tile)),
            Hidden(rank, None) => write!(f, "a tile of rank {rank}"),
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
