//! The games that the lab can measure: one file each, and a door by name.

mod goblin;
mod karak;
mod karak2;

use ::goblin::Goblin;
use ::karak::Karak;
use ::karak2::Karak2;
use serde::Serialize;
use tabletop::Game;

use crate::Metrics;

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Outcome;

    /// Does it.
    fn visit<G: Metrics>(self) -> Self::Outcome;
}

/// Does it with the named game; `None` if no game has this name.
pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Option<V::Outcome> {
    match name {
        Karak::ID => Some(visitor.visit::<Karak>()),
        Karak2::ID => Some(visitor.visit::<Karak2>()),
        Goblin::ID => Some(visitor.visit::<Goblin>()),
        _ => None,
    }
}

/// The word that a file has for something: `dragon_slain`.
fn word(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(_) | Err(_) => "unknown".into(),
    }
}
