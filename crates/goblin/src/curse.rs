//! What a monster forbids. Rules: G-6.1 to G-6.4

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::Effect;
use super::colour::Colour;
use super::gear::Slot;
use family::{Member, Set};

/// A curse. In JSON the thing it forbids: `"red"`, `"weapon"`, `"draw"`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(untagged, expecting = "expected a colour, weapon, armour, attack, defence, draw or heal")]
pub enum Curse {
    /// No card of this colour may be played. Rule: G-6.1
    Colour(Colour),
    /// This piece of equipment is of no use. Rule: G-6.2
    Gear(Slot),
    /// This effect of action cards does not count. Rule: G-6.3
    Effect(Effect),
}

/// Some curses. Rule: G-6.4
pub type Curses = Set<Curse>;

impl Member for Curse {
    const ALL: &'static [Curse] = &[
        Curse::Colour(Colour::Red),
        Curse::Colour(Colour::Blue),
        Curse::Colour(Colour::Green),
        Curse::Colour(Colour::Yellow),
        Curse::Gear(Slot::Weapon),
        Curse::Gear(Slot::Armour),
        Curse::Effect(Effect::Attack),
        Curse::Effect(Effect::Defence),
        Curse::Effect(Effect::Draw),
        Curse::Effect(Effect::Heal),
    ];

    #[inline]
    fn place(self) -> u32 {
        match self {
            Curse::Colour(colour) => colour as u32,
            Curse::Gear(slot) => 4 + slot as u32,
            Curse::Effect(effect) => 6 + effect as u32,
        }
    }
}

impl fmt::Display for Curse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Curse::Colour(colour) => write!(f, "no {colour}"),
            Curse::Gear(slot) => write!(f, "no {slot}"),
            Curse::Effect(effect) => write!(f, "no {effect}"),
        }
    }
}
