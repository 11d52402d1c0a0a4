//! Places at the table, and sets of them.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 clockwise.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// A set of seats. In JSON a sorted list: `[0,2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// How many seats a table can have.
    pub const MOST: u8 = 16;

    /// Seats 0 to `count - 1`.
    pub fn first(count: u8) -> Seats {
        (0..count.min(Seats::MOST)).map(Seat).collect()
    }

    /// Is `seat` one of these?
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < Seats::MOST && self.0 & (1 << seat.0) != 0
    }

    /// How many seats these are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is it nobody?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seats::MOST).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let one = |seat: Seat| if seat.0 < Seats::MOST { 1u16 << seat.0 } else { 0 };
        Seats(seats.into_iter().fold(0, |set, seat| set | one(seat)))
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = String;
    fn try_from(seats: Vec<Seat>) -> Result<Seats, String> {
        match seats.iter().find(|seat| seat.0 >= Seats::MOST) {
            Some(seat) => Err(format!("expected seats below {}, got {}", Seats::MOST, seat.0)),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// People count from one: seat 0 is "player 1".
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (index, seat) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}
