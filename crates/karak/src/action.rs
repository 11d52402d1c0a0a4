//! What a player decides. Only what is chosen, nothing that can be computed.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hero::Hero;
use super::side::{Pos, Side, Sides};
use super::token::{Item, Monster, Token};

/// A decision. The order of the variants is the order of every list of actions.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Step to the tile on this side. Rule: K-4.1
    Walk(Side),
    /// Step into the unexplored place on this side. Rule: K-5.1
    Explore(Side),
    /// Step through the portal to another portal. Rule: K-4.3
    Travel(Pos),
    /// Change places with this hero. Rule: K-10.6
    Swap(Hero),
    /// Pass the monster unseen. Rule: K-10.8
    Sneak,
    /// Fight what is here. Rule: K-4.2
    Fight,
    /// Fight what is here with the help of this comrade. Rule: FM-C2
    FightWith(Hero),
    /// Open the chest with a key. Rule: K-7.7
    Open,
    /// Take an item, for another one if slots are full. Rules: K-7.3, K-7.5
    Take {
        /// What to take.
        item: Item,
        /// What to part with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drop: Option<Item>,
    },
    /// Give the reward to the comrade. Rule: FM-C4
    Give,
    /// Leave the reward. Rule: K-7.3
    Leave,
    /// Drink from the fountain; ends the turn. Rule: K-8.4
    Heal,
    /// Cast a healing portal on this hero. Rule: K-7.9
    Cast(Hero),
    /// Go to this place: a fountain, or a tile to step back to. Rules: K-7.9, K-10.4, K-6.11
    GoTo(Pos),
    /// Lay the drawn tile with these sides open. Rule: K-5.2
    Place(Sides),
    /// Place this one of the two tokens drawn. Rule: K-10.13
    Choose(Token),
    /// Call a second monster. Rule: FM-H3
    CallMonster,
    /// Call no further monster. Rule: FM-H3
    Enough,
    /// Roll the ones again. Rule: K-10.10
    RerollOnes,
    /// Roll both dice again. Rule: K-10.3
    RerollBoth,
    /// Let the dice stand.
    Keep,
    /// Spend a magic bolt. Rule: K-6.7
    Bolt,
    /// Give a life for attack. Rule: K-10.5
    Sacrifice,
    /// Spend no more: the attack stands.
    Strike,
    /// Fight this one of the two monsters. Rule: FM-H10
    Face(Monster),
    /// Put the curse on this hero. Rule: K-9.2
    Curse(Hero),
    /// End the turn. Rule: K-3.3
    EndTurn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Walk(side) => write!(f, "walk {side}"),
            Action::Explore(side) => write!(f, "explore {side}"),
            Action::Travel(to) => write!(f, "travel to the portal at {to}"),
            Action::Swap(hero) => write!(f, "swap places with the {hero}"),
            Action::Sneak => f.write_str("sneak past"),
            Action::Fight => f.write_str("fight"),
            Action::FightWith(hero) => write!(f, "fight with the {hero}"),
            Action::Open => f.write_str("open the chest"),
            Action::Take { item, drop: None } => write!(f, "take the {item}"),
            Action::Take { item, drop: Some(drop) } => write!(f, "take the {item} for the {drop}"),
            Action::Give => f.write_str("give it to the comrade"),
            Action::Leave => f.write_str("leave it"),
            Action::Heal => f.write_str("heal at the fountain"),
            Action::Cast(hero) => write!(f, "cast a healing portal on the {hero}"),
            Action::GoTo(to) => write!(f, "go to {to}"),
            Action::Place(open) => write!(f, "place it open to {open}"),
            Action::Choose(token) => write!(f, "choose the {token}"),
            Action::CallMonster => f.write_str("call a second monster"),
            Action::Enough => f.write_str("no second monster"),
            Action::RerollOnes => f.write_str("reroll the ones"),
            Action::RerollBoth => f.write_str("reroll both dice"),
            Action::Keep => f.write_str("keep the dice"),
            Action::Bolt => f.write_str("spend a magic bolt"),
            Action::Sacrifice => f.write_str("sacrifice a life"),
            Action::Strike => f.write_str("strike"),
            Action::Face(monster) => write!(f, "face the {monster}"),
            Action::Curse(hero) => write!(f, "curse the {hero}"),
            Action::EndTurn => f.write_str("end the turn"),
        }
    }
}
