//! What the merchant brews. Rule: G-7.2

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use family::{Member, Set};

/// A kind of potion.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Potion {
    /// Brings all hearts back. Rule: G-7.5
    Healing,
    /// Lifts one curse for a battle. Rule: G-7.3
    CounterCurse,
    /// Doubles the attack or defence of a card. Rule: G-7.4
    Strength,
}

/// Some potions, one of a kind.
pub type Potions = Set<Potion>;

impl Potion {
    /// All three kinds.
    pub const ALL: [Potion; 3] = [Potion::Healing, Potion::CounterCurse, Potion::Strength];
}

impl Member for Potion {
    const ALL: &'static [Potion] = &Potion::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl fmt::Display for Potion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Potion::Healing => "healing potion",
            Potion::CounterCurse => "counter-curse potion",
            Potion::Strength => "strength potion",
        })
    }
}
