//! Where things are: edges of a hexagon, and places on the table.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One edge of a hexagon that stands on a corner.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// Up and right.
    Ne,
    /// Right.
    E,
    /// Down and right.
    Se,
    /// Down and left.
    Sw,
    /// Left.
    W,
    /// Up and left.
    Nw,
}

/// A set of edges. In JSON their names in a row: `"ne-e-w"`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Edges(u8);

/// A place on the table: the castle lies at `[0,0]`, q grows to the east, r to the south-east.
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
    pub q: i8,
    /// Steps to the south-east.
    pub r: i8,
}

impl Edge {
    /// All six, clockwise.
    pub const ALL: [Edge; 6] = [Edge::Ne, Edge::E, Edge::Se, Edge::Sw, Edge::W, Edge::Nw];

    /// The edge that faces this one from the next tile.
    pub fn opposite(self) -> Edge {
        Edge::ALL[(self as usize + 3) % 6]
    }

    /// Its name in JSON.
    fn short(self) -> &'static str {
        match self {
            Edge::Ne => "ne",
            Edge::E => "e",
            Edge::Se => "se",
            Edge::Sw => "sw",
            Edge::W => "w",
            Edge::Nw => "nw",
        }
    }
}

impl Edges {
    /// No edge.
    pub const NONE: Edges = Edges(0);

    /// The edges given by a mask whose lowest bit is the north-east, then clockwise.
    pub const fn from_mask(mask: u8) -> Edges {
        Edges(mask & 0b11_1111)
    }

    /// The mask they are given by.
    #[inline]
    pub const fn mask(self) -> u8 {
        self.0
    }

    /// Is this edge one of them?
    #[inline]
    pub fn contains(self, edge: Edge) -> bool {
        self.0 & (1 << edge as u8) != 0
    }

    /// These edges and one more.
    #[must_use]
    pub fn with(self, edge: Edge) -> Edges {
        Edges(self.0 | 1 << edge as u8)
    }

    /// The edges of both sets.
    #[must_use]
    pub fn and(self, other: Edges) -> Edges {
        Edges(self.0 & other.0)
    }

    /// The other edges.
    #[must_use]
    pub fn inverse(self) -> Edges {
        Edges::from_mask(!self.0)
    }

    /// How many.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Turned clockwise by a sixth.
    #[must_use]
    pub const fn turned(self) -> Edges {
        Edges::from_mask(self.0 << 1 | self.0 >> 5)
    }

    /// All that a tile with these edges can look like, each once, ascending. Rule: K2-4.5
    pub fn turns(self) -> impl Iterator<Item = Edges> {
        let (mut set, mut edges) = (0u64, self);
        for _ in 0..6 {
            set |= 1 << edges.0;
            edges = edges.turned();
        }
        (0..64).filter(move |mask| set >> mask & 1 == 1).map(Edges)
    }

    /// The same tile has the same first turn, however it is written down.
    #[must_use]
    pub fn unturned(self) -> Edges {
        self.turns().next().unwrap_or(self)
    }

    /// The edges, clockwise from the north-east.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |&edge| self.contains(edge))
    }
}

impl Pos {
    /// As a number in the same order: one comparison instead of two.
    #[inline]
    pub(super) fn rank(&self) -> i32 {
        i32::from(self.q) * 256 + i32::from(self.r)
    }

    /// The neighbouring place; `None` at the edge of what can be counted, which no box reaches.
    pub fn next(self, edge: Edge) -> Option<Pos> {
        let (dq, dr) = match edge {
            Edge::Ne => (1, -1),
            Edge::E => (1, 0),
            Edge::Se => (0, 1),
            Edge::Sw => (-1, 1),
            Edge::W => (-1, 0),
            Edge::Nw => (0, -1),
        };
        Some(Pos { q: self.q.checked_add(dq)?, r: self.r.checked_add(dr)? })
    }

    /// On which edge of this place the other one lies, if they touch.
    #[inline]
    pub fn edge_of(self, other: Pos) -> Option<Edge> {
        match (other.q.wrapping_sub(self.q), other.r.wrapping_sub(self.r)) {
            (1, -1) => Some(Edge::Ne),
            (1, 0) => Some(Edge::E),
            (0, 1) => Some(Edge::Se),
            (-1, 1) => Some(Edge::Sw),
            (-1, 0) => Some(Edge::W),
            (0, -1) => Some(Edge::Nw),
            _ => None,
        }
    }
}

impl From<(i8, i8)> for Pos {
    fn from((q, r): (i8, i8)) -> Pos {
        Pos { q, r }
    }
}

impl From<Pos> for (i8, i8) {
    fn from(pos: Pos) -> (i8, i8) {
        (pos.q, pos.r)
    }
}

impl TryFrom<&str> for Edges {
    type Error = String;

    fn try_from(text: &str) -> Result<Edges, String> {
        let edge = |name| Edge::ALL.into_iter().find(|edge| edge.short() == name);
        let names = text.split('-').filter(|_| !text.is_empty());
        names.map(edge).try_fold(Edges::NONE, |edges, edge| {
            let edge =
                edge.ok_or(format!("expected edges like 'ne-e-se-sw-w-nw', got '{text}'"))?;
            Ok(edges.with(edge))
        })
    }
}

impl TryFrom<String> for Edges {
    type Error = String;

    fn try_from(text: String) -> Result<Edges, String> {
        Edges::try_from(text.as_str())
    }
}

impl From<Edges> for String {
    fn from(edges: Edges) -> String {
        edges.to_string()
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Edge::Ne => "north-east",
            Edge::E => "east",
            Edge::Se => "south-east",
            Edge::Sw => "south-west",
            Edge::W => "west",
            Edge::Nw => "north-west",
        })
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, edge) in self.iter().enumerate() {
            let dash = if index == 0 { "" } else { "-" };
            write!(f, "{dash}{}", edge.short())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edges({self})")
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}
