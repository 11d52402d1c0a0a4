//! The games that bots can play: one file each.

mod goblin;
mod karak;
mod karak2;
mod pig;

use tabletop::Seat;

/// One for what is so, nothing for what is not.
pub(crate) fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// How many turns begin until this seat's, when it is that one's turn now.
pub(crate) fn turns_until(seat: Seat, active: Seat, seats: u8) -> u8 {
    (seat.0 + seats - active.0) % seats
}
