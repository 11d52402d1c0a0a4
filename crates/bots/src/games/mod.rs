//! The games that bots can play: one file each, and a door by name.

mod goblin;
mod karak;
mod karak2;
mod pig;

use ::goblin::Goblin;
use ::karak::Karak;
use ::karak2::Karak2;
use tabletop::{Game, Seat};

use crate::Evaluate;

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Outcome;

    /// Does it.
    fn visit<G: Evaluate>(self) -> Self::Outcome;
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

/// One for what is so, nothing for what is not.
pub(crate) fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// How many turns begin until this seat's, when it is that one's turn now.
pub(crate) fn turns_until(seat: Seat, active: Seat, seats: u8) -> u8 {
    (seat.0 + seats - active.0) % seats
}
