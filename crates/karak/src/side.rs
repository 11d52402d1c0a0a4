//! Where things are: sides of a tile, and places on the table.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One side of a tile.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

/// A set of sides. In JSON their initials: `"nes"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Sides(u8);

/// A place on the table; the start tile lies at `[0,0]`, x grows to the east, y to the north.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Pos {
    /// Steps to the east.
    pub x: i8,
    /// Steps to the north.
    pub y: i8,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side that faces this one from the next tile.
    pub fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    fn initial(self) -> char {
        match self {
            Side::North => 'n',
            Side::East => 'e',
            Side::South => 's',
            Side::West => 'w',
        }
    }
}

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All four sides.
    pub const ALL: Sides = Sides(0b1111);

    /// The sides given by a mask whose lowest bit is north, then clockwise.
    #[inline]
    pub const fn from_mask(mask: u8) -> Sides {
        Sides(mask & 0b1111)
    }

    /// The mask they are given by.
    #[inline]
    pub const fn mask(self) -> u8 {
        self.0
    }

    /// Is this side one of them?
    #[inline]
    pub fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// These sides and one more.
    #[must_use]
    pub fn with(self, side: Side) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// The sides of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// The other sides.
    #[inline]
    #[must_use]
    pub fn inverse(self) -> Sides {
        Sides::from_mask(!self.0)
    }

    /// Turned clockwise by a quarter.
    #[must_use]
    pub const fn turned(self) -> Sides {
        Sides::from_mask(self.0 << 1 | self.0 >> 3)
    }

    /// The sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl Pos {
    /// The neighbouring place; `None` at the edge of what can be counted, which no box reaches.
    pub fn next(self, side: Side) -> Option<Pos> {
        let (dx, dy) = match side {
            Side::North => (0, 1),
            Side::East => (1, 0),
            Side::South => (0, -1),
            Side::West => (-1, 0),
        };
        Some(Pos { x: self.x.checked_add(dx)?, y: self.y.checked_add(dy)? })
    }

    /// On which side of this place the other one lies, if they touch.
    #[inline]
    pub fn side_of(self, other: Pos) -> Option<Side> {
        match (other.x.wrapping_sub(self.x), other.y.wrapping_sub(self.y)) {
            (0, 1) => Some(Side::North),
            (1, 0) => Some(Side::East),
            (0, -1) => Some(Side::South),
            (-1, 0) => Some(Side::West),
            _ => None,
        }
    }
}

impl From<(i8, i8)> for Pos {
    fn from((x, y): (i8, i8)) -> Pos {
        Pos { x, y }
    }
}

impl From<Pos> for (i8, i8) {
    fn from(pos: Pos) -> (i8, i8) {
        (pos.x, pos.y)
    }
}

impl TryFrom<String> for Sides {
    type Error = String;

    fn try_from(text: String) -> Result<Sides, String> {
        let side = |letter| Side::ALL.into_iter().find(|side| side.initial() == letter);
        text.chars().try_fold(Sides::NONE, |sides, letter| {
            let side = side(letter).ok_or(format!("expected letters of 'nesw', got '{text}'"))?;
            Ok(sides.with(side))
        })
    }
}

impl From<Sides> for String {
    fn from(sides: Sides) -> String {
        sides.to_string()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        })
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{}", side.initial()))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sides({self})")
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
