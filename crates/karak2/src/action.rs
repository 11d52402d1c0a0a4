//! What a player decides.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::army::{Item, Monster};
use super::building::Building;
use super::die::{Die, Unit};
use super::edge::{Edge, Edges, Pos};
use super::goods::Resource;
use super::hero::Hero;
use super::land::Tile;
use super::phase::Again;
use family::A;

/// A decision. Large ones are chains of small ones; `Done`, `Enough` and their like end them.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Move to the next tile. Rule: K2-3.3
    Walk(Edge),
    /// Move into the unknown. Rule: K2-4.4
    Explore(Edge),
    /// Move through the portal. Rule: K2-5.8
    Portal(Pos),
    /// Ride in a line. Rule: K2-12.10
    Ride(Pos),
    /// Fly to a wounded hero. Rule: IM-7.8
    Whale(Hero),
    /// Return to the castle, when everybody is cut off. Rule: K2-4.10
    Return,

    /// Fight the army one has passed unseen. Rule: IM-7.2
    Fight,
    /// Rule: IM-6.1
    Challenge,
    /// Rule: K2-5.1
    Heal,
    /// Rule: K2-5.2
    Harvest,
    /// Rule: K2-5.4
    BuildCity,
    /// Rule: K2-5.6
    Build(Building),
    /// Send a unit home, to train another. Rules: K2-5.13, K2-7.4
    Dismiss(Unit),
    /// Rule: K2-5.11
    Train(Unit),
    /// Rule: K2-5.14
    Take(Item),
    /// Rule: K2-5.15
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    Swap { take: Item, leave: Item },
    /// Rule: K2-5.16
    Eradicate,
    /// Raise a skeleton. Rule: K2-12.7
    Raise,
    /// Call a knight in the forest. Rule: IM-7.1
    Rebel,

    /// Send the falcon. Rule: K2-12.5
    Falcon,
    /// Rule: K2-8.6
    Pickpocket(Hero),
    /// Cast a blessing for a unit. Rule: IM-4.1
    Pray(Unit),
    /// Let the lion scare an army. Rule: IM-7.4
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    Roar { at: Pos, army: Monster },

    /// Keep this one of two tiles. Rule: K2-12.11
    Keep(Tile),
    /// Put the tile here. Rule: K2-12.5
    LayAt(Pos),
    /// Lay the tile with its chasms so. Rule: K2-4.5
    Lay(Edges),
    /// Put an army back into the bag. Rule: K2-12.3
    PutBack(Monster),
    /// Let this army fall. Rule: K2-12.12
    Slay(Monster),

    /// So many of these dice. Rule: K2-6.2
    Count(u8),
    /// All of these and all the rest. Rule: K2-6.2
    All,
    /// Roll again. Rule: K2-6.4
    Again(Again),
    /// Throw a fireball. Rule: K2-6.5
    Fireball,
    /// Throw a fireball and keep it. Rule: IM-7.3
    KeepFireball,
    /// Give a fireball all one's art. Rule: IM-7.3
    GreatFireball,
    /// Let this die's skull not count. Rules: K2-8.11, IM-5.5
    Ignore(Die),
    /// Cast a blessing over the skulls. Rule: IM-4.2
    Bless,
    /// Take this unit. Rule: IM-4.2
    Enlist(Unit),
    /// Give a life for this die. Rule: IM-7.6
    Save(Die),
    /// Choose a hero: for the time master, the plague, a building. Rules: K2-9.1, IM-4.5, IM-5.3
    Choose(Hero),
    /// Choose a resource. Rules: K2-8.6, K2-8.8, K2-8.13, K2-12.4, IM-5.2
    Pick(Resource),
    /// Put this down. Rule: K2-8.3
    Drop(Item),
    /// Give a unit. Rule: IM-5.4
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    Give { unit: Unit, to: Hero },
    /// Let the army flee here. Rule: IM-7.4
    Drive(Pos),

    /// No more of this, on with the battle. Rule: K2-6.8
    Enough,
    /// The action is complete. Rules: K2-5.6, K2-5.11, K2-5.14
    Done,
    /// Rule: K2-3.5
    EndTurn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Walk(edge) => write!(f, "walk {edge}"),
            Action::Explore(edge) => write!(f, "explore {edge}"),
            Action::Portal(at) => write!(f, "portal to {at}"),
            Action::Ride(at) => write!(f, "ride to {at}"),
            Action::Whale(hero) => write!(f, "fly to {hero}"),
            Action::Return => f.write_str("return to the castle"),
            Action::Fight => f.write_str("fight"),
            Action::Challenge => f.write_str("challenge the Emperor"),
            Action::Heal => f.write_str("heal"),
            Action::Harvest => f.write_str("harvest"),
            Action::BuildCity => f.write_str("build the city"),
            Action::Build(building) => write!(f, "build the {building}"),
            Action::Dismiss(unit) => write!(f, "send {} home", A(unit)),
            Action::Train(unit) => write!(f, "train {}", A(unit)),
            Action::Take(item) => write!(f, "take the {item}"),
            Action::Swap { take, leave } => write!(f, "take the {take} for the {leave}"),
            Action::Eradicate => f.write_str("eradicate the plague"),
            Action::Raise => f.write_str("raise a skeleton"),
            Action::Rebel => f.write_str("call a knight"),
            Action::Falcon => f.write_str("send the falcon"),
            Action::Pickpocket(hero) => write!(f, "pick the pockets of {hero}"),
            Action::Pray(unit) => write!(f, "cast a blessing for {}", A(unit)),
            Action::Roar { at, army } => write!(f, "scare the {army} at {at}"),
            Action::Keep(tile) => write!(f, "keep the {tile}"),
            Action::LayAt(at) => write!(f, "lay it at {at}"),
            Action::Lay(chasms) if *chasms == Edges::NONE => f.write_str("lay it"),
            Action::Lay(chasms) => write!(f, "lay it with chasms {chasms}"),
            Action::PutBack(army) => write!(f, "put back the {army}"),
            Action::Slay(army) => write!(f, "slay the {army}"),
            Action::Count(count) => write!(f, "{count} of them"),
            Action::All => f.write_str("all the rest"),
            Action::Again(Again::Units) => f.write_str("roll the units again"),
            Action::Again(Again::Hero) => f.write_str("roll the hero die again"),
            Action::Again(Again::Archers) => f.write_str("roll archers again"),
            Action::Again(Again::Loop) => f.write_str("turn back time"),
            Action::Fireball => f.write_str("throw a fireball"),
            Action::KeepFireball => f.write_str("throw a fireball and keep it"),
            Action::GreatFireball => f.write_str("throw a great fireball"),
            Action::Ignore(die) => write!(f, "ignore a skull of the {die}"),
            Action::Bless => f.write_str("cast a blessing"),
            Action::Enlist(unit) => write!(f, "enlist {}", A(unit)),
            Action::Save(die) => write!(f, "give a life for {}", A(die)),
            Action::Choose(hero) => write!(f, "choose {hero}"),
            Action::Pick(resource) => write!(f, "choose {resource}"),
            Action::Drop(item) => write!(f, "put down the {item}"),
            Action::Give { unit, to } => write!(f, "give {} to {to}", A(unit)),
            Action::Drive(at) => write!(f, "drive it to {at}"),
            Action::Enough => f.write_str("enough"),
            Action::Done => f.write_str("done"),
            Action::EndTurn => f.write_str("end the turn"),
        }
    }
}
