//! Where a game stands: what is asked next, and what is needed to go on from the answer.
//!
//! Each phase is a decision, a draw of luck, or the end: never two.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::hero::Powers;
use super::side::Side;
use super::tile::Tile;
use super::token::{Item, Monster, Token};

/// What is asked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Chance: which hero does this seat draw? Rule: K-2.3
    DrawHero {
        /// Who draws.
        seat: Seat,
    },
    /// Chance: who begins? Rule: K-2.5
    FirstPlayer,
    /// Decision: walk, explore, act on the spot, end the turn. Rule: K-3.2
    Walk,
    /// Decision: to which fountain does the healing portal lead? Rule: K-7.9
    Teleport {
        /// Who goes there.
        seat: Seat,
    },
    /// Chance: which tile? Rule: K-5.1
    DrawTile {
        /// Beyond this side of the hero's tile.
        side: Side,
    },
    /// Decision: which way round does the tile lie? Rule: K-5.2
    PlaceTile {
        /// Beyond this side of the hero's tile.
        side: Side,
        /// The tile drawn.
        tile: Tile,
    },
    /// Chance: which token? Rule: K-5.4
    DrawToken {
        /// What it is drawn for.
        draw: Draw,
    },
    /// Decision: which of two tokens stays? Rule: K-10.13
    ChooseToken {
        /// One of them.
        one: Token,
        /// The other.
        other: Token,
    },
    /// Decision: shall a second monster come? Rule: FM-H3
    CallMonster,
    /// Decision: fight, with whom, or sneak past? Rules: K-10.8, FM-C9
    Meet {
        /// How the hero came here.
        approach: Approach,
    },
    /// Chance: the dice. Rule: K-6.1
    Roll {
        /// Which of them.
        dice: Dice,
        /// The fight.
        fight: Fight,
    },
    /// Decision: roll again? Rules: K-10.3, K-10.10
    Reroll(Fight),
    /// Decision: spend bolts or a life? Rules: K-6.7, K-10.5
    Spend(Fight),
    /// Decision of the comrade: spend bolts? Rule: FM-C10
    Assist(Fight),
    /// Decision: which of two monsters? Rule: FM-H10
    Face(Fight),
    /// Decision: keep, exchange, give or leave the reward? Rules: K-7.3, FM-C4
    Loot {
        /// The reward.
        item: Item,
        /// What is still to be settled.
        spoils: Spoils,
    },
    /// Decision of the comrade: what to part with for a gift? Rule: FM-C11
    Gift {
        /// The gift.
        item: Item,
        /// What is still to be settled.
        spoils: Spoils,
    },
    /// Decision: who is cursed? Rule: K-9.2
    Curse(Spoils),
    /// Decision: at which fountain does the hero wake? Rule: K-10.4
    Reincarnate(FightEnd),
    /// Decision: to which of the nearest tiles? Rule: K-6.11
    StepBack(FightEnd),
    /// The game is over.
    Over(Ending),
}

/// What a token is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The room that was just found. Rule: K-5.4
    Room,
    /// A monster to guard a chest: draws go on until one comes. Rules: FM-H4, FM-H5
    Guard,
    /// The second monster that was called: draws go on until one comes. Rules: FM-H3, FM-H5
    Second,
}

/// How a hero came to a monster. Rule: K-10.12
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Approach {
    /// By the first step of the turn.
    FirstStep,
    /// By a later step.
    LaterStep,
    /// By a swap, or by having stood there.
    NoStep,
}

/// Which dice are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// Both.
    Both,
    /// Those that show a one. Rule: K-10.10
    Ones,
}

/// A fight from the moment it begins. The monsters are those on the active hero's tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Fight {
    /// Who helps. Rule: FM-C2
    pub comrade: Option<Seat>,
    /// What the hero can use, lent powers included; fixed for the fight. Rule: K-6.8
    pub powers: Powers,
    /// Weapons and premonition; fixed for the fight.
    pub bonus: u16,
    /// Strength of each monster with the revenge bonus, without the group bonus. Rule: FM-M7
    pub strength: [u16; 2],
    /// The dice, smaller first; zeros before the first roll.
    pub dice: [u8; 2],
    /// Has double attack been used?
    pub rerolled: bool,
    /// Magic bolts used by the hero.
    pub bolts: u8,
    /// Magic bolts used by the comrade.
    pub lent_bolts: u8,
    /// Has a life been sacrificed?
    pub sacrificed: bool,
}

/// What a fight has won and not settled yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spoils {
    /// Beaten monsters whose reward is still to come, in order. Rule: FM-H21
    pub beaten: [Option<Monster>; 2],
    /// Has a mummy's curse still to be placed? Rule: K-9.1
    pub curse: bool,
    /// Who may be given the reward. Rule: FM-C4
    pub comrade: Option<Seat>,
    /// What comes after the rewards.
    pub end: FightEnd,
}

/// How a fight ends for the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FightEnd {
    /// Must the hero step back? Rule: K-6.6
    pub back: bool,
    /// Does the monster that is left strike when the reward is settled? Rule: FM-H22
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strikes: bool,
    /// Does a six keep the turn going? Rule: K-10.11
    pub goes_on: bool,
    /// Does reincarnation answer a lost last life? Rule: K-10.4
    pub reborn: bool,
    /// Does a new turn follow at once? Rule: FM-H9
    pub heroic: bool,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The dragon fell. Rule: K-11.1
    DragonSlain,
    /// The players agreed. Rule: K-11.4
    Agreed,
    /// The round limit was reached. Rule: K-11.5
    RoundLimit,
    /// All heroes of a party lie unconscious. Rule: FM-C7
    PartyDown,
    /// The dragon's wrath reached its limit. Rule: FM-C7
    Wrath,
}
