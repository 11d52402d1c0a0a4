//! The tiles of the catacombs. Rule: K-1.1

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::side::{Side, Sides};

/// What a tile is to those who stand on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ground {
    /// A corridor where one can heal. Rule: K-8.4
    Fountain,
    /// A corridor joined to every other portal. Rule: K-4.3
    Portal,
    /// A plain corridor. Rule: K-5.3
    Corridor,
    /// Draws a token when it is found. Rule: K-5.4
    Room,
}

/// Which sides of a tile are open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shape {
    /// All four.
    Cross,
    /// Three.
    Tee,
    /// Two that face each other.
    Straight,
    /// Two that meet.
    Corner,
}

/// One of the kinds of tile. In JSON: `"room-tee"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

const GROUNDS: [(Ground, &str); 4] = [
    (Ground::Fountain, "fountain"),
    (Ground::Portal, "portal"),
    (Ground::Corridor, "corridor"),
    (Ground::Room, "room"),
];

const SHAPES: [(Shape, &str); 4] = [
    (Shape::Cross, "cross"),
    (Shape::Tee, "tee"),
    (Shape::Straight, "straight"),
    (Shape::Corner, "corner"),
];

impl Shape {
    /// The open sides before any turn.
    pub const fn sides(self) -> Sides {
        Sides::from_mask(match self {
            Shape::Cross => 0b1111,
            Shape::Tee => 0b1011,
            Shape::Straight => 0b0101,
            Shape::Corner => 0b0011,
        })
    }

    /// The different ways it can lie with this side open, in ascending order. Rule: K-5.2
    pub fn ways(self, open: Side) -> impl Iterator<Item = Sides> {
        (1..16).map(Sides::from_mask).filter(move |&way| way.contains(open) && self.can_lie(way))
    }

    /// Is this one of its four turns?
    pub fn can_lie(self, way: Sides) -> bool {
        let sides = self.sides();
        let half = sides.turned().turned();
        [sides, sides.turned(), half, half.turned()].contains(&way)
    }
}

impl Tile {
    /// How many kinds there can be.
    pub const KINDS: usize = 16;

    /// The tile of this ground and shape.
    pub const fn new(ground: Ground, shape: Shape) -> Tile {
        Tile(ground as u8 * 4 + shape as u8)
    }

    /// The kind with this index.
    pub fn nth(index: usize) -> Tile {
        Tile((index % Tile::KINDS) as u8)
    }

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::KINDS).map(Tile::nth)
    }

    /// Its place in the order of kinds.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What it is to those who stand on it.
    #[inline]
    pub fn ground(self) -> Ground {
        GROUNDS[self.index() / 4].0
    }

    fn words(self) -> (&'static str, &'static str) {
        (GROUNDS[self.index() / 4].1, SHAPES[self.index() % 4].1)
    }

    /// Which sides are open.
    pub fn shape(self) -> Shape {
        SHAPES[self.index() % 4].0
    }
}

impl TryFrom<String> for Tile {
    type Error = String;

    fn try_from(text: String) -> Result<Tile, String> {
        let problem = || {
            format!(
                "expected fountain, portal, corridor or room, '-', then cross, tee, straight or corner; got '{text}'"
            )
        };
        let (ground, shape) = text.split_once('-').ok_or_else(problem)?;
        let ground = GROUNDS.iter().find(|(_, name)| *name == ground).ok_or_else(problem)?.0;
        let shape = SHAPES.iter().find(|(_, name)| *name == shape).ok_or_else(problem)?.0;
        Ok(Tile::new(ground, shape))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        let (ground, shape) = tile.words();
        format!("{ground}-{shape}")
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ground, shape) = self.words();
        write!(f, "{shape} {ground}")
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}
