//! Monsters as they stand in the caves: their fronts. What is behind is seen when they are beaten.
//! Rules: G-1.2, G-1.3

use std::{fmt, num::NonZero};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::{Card, FIRST_WON, MOST_MONSTERS};
use super::curse::Curses;
use super::level::Level;
use super::picture::Beast;

/// The most guardians of a level. Rule: G-1.3
pub const MOST_GUARDIANS: usize = 5;
/// The most Lords. Rule: G-1.3
pub const MOST_LORDS: usize = 3;
/// The most fronts there can be.
pub const MOST_FOES: usize = FIRST_LORD + MOST_LORDS;
const FIRST_GUARDIAN: usize = 3 * MOST_MONSTERS;
const FIRST_LORD: usize = FIRST_GUARDIAN + 3 * MOST_GUARDIANS;

/// The front of a monster card. Cards that look alike in front have the same one: that of the first of
/// them. In JSON `"1-03"`, `"guardian-2-1"`, `"lord-3"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend(
    "pattern" = "^(?:[1-3]-(?:0[1-9]|1[0-9]|2[0-4])|guardian-[1-3]-[1-5]|lord-[1-3])$"
))]
pub struct Foe(NonZero<u8>);

/// Who stands there.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// With a reward on its back.
    Monster(Level),
    /// With a key on its back. Rule: G-5.3
    Guardian(Level),
    /// The Lord of All Monsters. Rule: G-5.4
    Lord,
}

/// The kind of a reward; which one it is stays hidden until the card is flipped. Rule: G-2.3
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the game's own words")]
pub enum Prize {
    Action,
    Weapon,
    Armour,
    Key,
    /// The game. Rule: G-10.1
    Victory,
}

/// What is printed on the front.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Front {
    pub role: Role,
    pub name: Beast,
    pub attack: u8,
    pub hearts: u8,
    pub curses: Curses,
    pub reward: Prize,
}

impl Foe {
    /// The front of a card of a level.
    pub fn monster(card: Card) -> Option<Foe> {
        card.index().checked_sub(FIRST_WON).and_then(Foe::at)
    }

    /// A guardian, counted from 1.
    pub fn guardian(level: Level, number: u8) -> Option<Foe> {
        let place = usize::from(number).checked_sub(1).filter(|&place| place < MOST_GUARDIANS)?;
        Foe::at(FIRST_GUARDIAN + level as usize * MOST_GUARDIANS + place)
    }

    /// A Lord, counted from 1.
    pub fn lord(number: u8) -> Option<Foe> {
        usize::from(number).checked_sub(1).and_then(|place| Foe::at(FIRST_LORD + place))
    }

    #[inline]
    pub(super) fn at(index: usize) -> Option<Foe> {
        (index < MOST_FOES).then(|| index as u8 + 1).and_then(NonZero::new).map(Foe)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// Who it is, and the number among its like, counted from 1; Lords and guardians have their own.
    pub fn role(self) -> (Role, u8) {
        let (index, guardian) = (self.index(), self.index().wrapping_sub(FIRST_GUARDIAN));
        if index < FIRST_GUARDIAN {
            let level = Level::ALL[index / MOST_MONSTERS];
            (Role::Monster(level), (index % MOST_MONSTERS) as u8 + 1)
        } else if index < FIRST_LORD {
            let level = Level::ALL[guardian / MOST_GUARDIANS];
            (Role::Guardian(level), (guardian % MOST_GUARDIANS) as u8 + 1)
        } else {
            (Role::Lord, (index - FIRST_LORD) as u8 + 1)
        }
    }

    /// The first card with this front, if it is a monster's.
    #[inline]
    pub(super) fn first_card(self) -> Option<Card> {
        let index = self.index();
        Card::at(FIRST_WON + index).filter(|_| index < FIRST_GUARDIAN)
    }
}

impl TryFrom<String> for Foe {
    type Error = String;

    fn try_from(text: String) -> Result<Foe, String> {
        let problem =
            || format!("expected a front such as '1-03', 'guardian-2-1' or 'lord-3', got '{text}'");
        let foe = (0..MOST_FOES).filter_map(Foe::at).find(|foe| foe.to_string() == text);
        foe.ok_or_else(problem)
    }
}

impl From<Foe> for String {
    fn from(foe: Foe) -> String {
        foe.to_string()
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.role() {
            (Role::Monster(level), number) => write!(f, "{}-{number:02}", level.number()),
            (Role::Guardian(level), number) => write!(f, "guardian-{}-{number}", level.number()),
            (Role::Lord, number) => write!(f, "lord-{number}"),
        }
    }
}

impl fmt::Debug for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Prize::Action => "an action card",
            Prize::Weapon => "a weapon",
            Prize::Armour => "an armour",
            Prize::Key => "a key",
            Prize::Victory => "victory",
        })
    }
}

impl fmt::Display for Front {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let curses: String = self.curses.iter().map(|curse| format!(", {curse}")).collect();
        write!(f, "{} (attack {}, hearts {}{curses})", self.name, self.attack, self.hearts)
    }
}
