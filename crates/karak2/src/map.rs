//! The explored lands: tiles, how they are joined, and what lies on them.

use std::num::NonZeroU8;

use super::army::{Items, Monster};
use super::edge::{Edge, Edges, Pos};
use super::land::{Land, Tile};

/// The most hexagons a table can have: a state is a flat value of fixed size.
pub const MOST_TILES: usize = 64;
/// The most kinds of tiles in a box.
pub const MOST_KINDS: usize = 32;

/// A laid tile, by the order in which it was laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SpotId(NonZeroU8);

/// A set of laid tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spots(u64);

/// A laid tile and what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub tile: Tile,
    /// The edges that cannot be passed, as it lies.
    pub chasms: Edges,
    /// The tiles beside it, joined or not.
    next: [Option<SpotId>; 6],
    /// The edges through which one can pass to a tile beside it. Derived; recomputed by the
    /// validator. Rule: K2-4.1
    joined: Edges,
    /// The armies on it, ascending. Rule: K2-4.6
    armies: [Option<Monster>; 2],
    /// For a lair: are its enemies about? Rule: IM-2.3
    pub guarded: bool,
    /// Equipment lying on it.
    pub items: Items,
}

/// All laid tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    spots: [Spot; MOST_TILES],
    count: u8,
}

impl SpotId {
    /// The castle.
    pub const CASTLE: SpotId = SpotId(NonZeroU8::MIN);

    fn from_index(index: usize) -> Option<SpotId> {
        Some(SpotId(NonZeroU8::new(u8::try_from(index).ok()?.checked_add(1)?)?))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl Spots {
    /// No tile.
    pub const NONE: Spots = Spots(0);

    /// Is this tile one of them?
    #[inline]
    pub fn has(self, id: SpotId) -> bool {
        self.0 >> id.index() & 1 == 1
    }

    /// These tiles and one more.
    #[must_use]
    #[inline]
    pub fn with(self, id: SpotId) -> Spots {
        Spots(self.0 | 1 << id.index())
    }

    /// Takes out the one that was laid first.
    #[inline]
    pub(super) fn pop_first(&mut self) -> Option<SpotId> {
        let first = SpotId::from_index(self.0.trailing_zeros() as usize).filter(|_| self.0 != 0)?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl Spot {
    const BLANK: Spot = Spot {
        at: Pos { q: 0, r: 0 },
        tile: Tile::of_start(Land::Castle),
        chasms: Edges::NONE,
        next: [None; 6],
        joined: Edges::NONE,
        armies: [None; 2],
        guarded: false,
        items: Items::NONE,
    };

    /// What it shows.
    #[inline]
    pub fn land(&self) -> Land {
        self.tile.land
    }

    /// The tile beside it on this edge.
    #[inline]
    pub fn next(&self, edge: Edge) -> Option<SpotId> {
        self.next[edge as usize]
    }

    /// The tiles to which a step leads. Rule: K2-4.1
    #[inline]
    pub(super) fn neighbours(&self) -> impl Iterator<Item = SpotId> {
        let mut ways = self.joined.mask();
        std::iter::from_fn(move || {
            let edge = ways.trailing_zeros() as usize;
            ways &= ways.wrapping_sub(1);
            *self.next.get(edge)?
        })
    }

    /// Is an army of the bag here?
    #[inline]
    pub fn has_army(&self) -> bool {
        self.armies[0].is_some()
    }

    /// The armies here: none, one or two.
    pub fn armies(&self) -> impl Iterator<Item = Monster> {
        self.armies.into_iter().flatten()
    }

    /// Do the same tokens lie on both tiles?
    #[inline]
    fn holds_alike(&self, other: &Spot) -> bool {
        // No shortcuts: that is quicker, and tiles are rarely different.
        (self.armies[0] == other.armies[0])
            & (self.armies[1] == other.armies[1])
            & (self.guarded == other.guarded)
            & (self.items == other.items)
    }

    /// Puts an army here.
    ///
    /// # Panics
    /// If two are here already. Rule: K2-4.6
    pub fn add_army(&mut self, monster: Monster) {
        self.armies = match self.armies {
            [None, _] => [Some(monster), None],
            [Some(other), None] => [Some(other.min(monster)), Some(other.max(monster))],
            [Some(_), Some(_)] => panic!("a tile holds at most two armies"),
        };
    }

    /// Takes one such army away.
    pub fn remove_army(&mut self, monster: Monster) {
        if self.armies[0] == Some(monster) {
            self.armies = [self.armies[1], None];
        } else if self.armies[1] == Some(monster) {
            self.armies[1] = None;
        }
    }
}

impl Map {
    /// No tile yet.
    pub fn empty() -> Map {
        Map { spots: [Spot::BLANK; MOST_TILES], count: 0 }
    }

    /// The start piece alone. Rule: K2-2.2
    pub fn new(start: impl Iterator<Item = (Land, Pos)>) -> Map {
        let mut map = Map::empty();
        for (land, at) in start {
            map.lay(at, Tile::of_start(land), Edges::NONE).expect("a start piece is small");
        }
        map
    }

    /// How many tiles are laid.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Is no tile laid yet?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The laid tiles in the order they were laid.
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.len()]
    }

    /// Their names, in the same order.
    pub fn ids(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.len()).filter_map(SpotId::from_index)
    }

    /// The tile that lies here.
    pub fn find(&self, at: Pos) -> Option<SpotId> {
        SpotId::from_index(self.spots().iter().position(|spot| spot.at == at)?)
    }

    /// Lays a tile beside its neighbours; `None` if the map is full or the place taken.
    pub fn lay(&mut self, at: Pos, tile: Tile, chasms: Edges) -> Option<SpotId> {
        let id = SpotId::from_index(self.len()).filter(|_| self.len() < MOST_TILES)?;
        let mut next = [None; 6];
        for (index, spot) in self.spots().iter().enumerate() {
            match at.edge_of(spot.at) {
                Some(edge) => next[edge as usize] = SpotId::from_index(index),
                None if spot.at == at => return None,
                None => {}
            }
        }
        let guarded = tile.land.is_lair();
        self.spots[id.index()] = Spot { at, tile, chasms, next, guarded, ..Spot::BLANK };
        self.count += 1;
        for edge in Edge::ALL {
            let Some(other) = next[edge as usize] else { continue };
            self[other].next[edge.opposite() as usize] = Some(id);
            if self.are_joined(id, edge, other) {
                self[id].joined = self[id].joined.with(edge);
                self[other].joined = self[other].joined.with(edge.opposite());
            }
        }
        Some(id)
    }

    /// The edges through which one can pass to a laid tile. Rule: K2-4.1
    #[inline]
    pub fn joined(&self, id: SpotId) -> Edges {
        self[id].joined
    }

    /// How a tile can lie so that one can enter from these edges, or from one of them. Rule: K2-4.5
    pub fn ways_to_lay(tile: Tile, from: Edges) -> impl Iterator<Item = Edges> {
        tile.chasms.turns().filter(move |chasms| chasms.inverse().and(from) != Edges::NONE)
    }

    /// The empty places that laid tiles open onto; one may come more than once. Rule: K2-12.5
    pub fn frontier(&self) -> impl Iterator<Item = Pos> {
        let around = move |id| Edge::ALL.into_iter().filter_map(move |edge| self.opening(id, edge));
        self.ids().flat_map(around)
    }

    /// The empty place that this tile opens onto here. Rule: K2-4.5
    pub fn opening(&self, id: SpotId, edge: Edge) -> Option<Pos> {
        let spot = &self[id];
        let is_open = spot.next(edge).is_none() && !spot.chasms.contains(edge);
        spot.at.next(edge).filter(|_| is_open)
    }

    /// The edges of an empty place through which laid tiles open onto it.
    pub fn openings_onto(&self, at: Pos) -> Edges {
        Edge::ALL.into_iter().fold(Edges::NONE, |edges, edge| {
            let beside = at.next(edge).and_then(|beside| self.find(beside));
            let opens = |id: SpotId| !self[id].chasms.contains(edge.opposite());
            if beside.is_some_and(opens) { edges.with(edge) } else { edges }
        })
    }

    /// Is it as it was earlier in the same game, when neither a tile nor a token has come or gone?
    pub fn is_as_before(&self, before: &Map) -> bool {
        let both = self.spots().iter().zip(before.spots());
        self.count == before.count
            && both.fold(true, |alike, (now, then)| alike & now.holds_alike(then))
    }

    /// Is everything that is derived from the tiles as it is from scratch?
    pub fn is_consistent(&self) -> bool {
        let joins = |id: SpotId, edge: Edge| {
            let beside = self[id].at.next(edge).and_then(|at| self.find(at));
            beside == self[id].next(edge)
                && self[id].joined.contains(edge)
                    == beside.is_some_and(|other| self.are_joined(id, edge, other))
        };
        self.ids().all(|id| Edge::ALL.into_iter().all(|edge| joins(id, edge)))
    }

    /// Does neither of two tiles show a chasm where they touch? Rule: K2-4.1
    fn are_joined(&self, id: SpotId, edge: Edge, other: SpotId) -> bool {
        !self[id].chasms.contains(edge) && !self[other].chasms.contains(edge.opposite())
    }
}

impl std::ops::Index<SpotId> for Map {
    type Output = Spot;
    #[inline]
    fn index(&self, id: SpotId) -> &Spot {
        &self.spots[id.index()]
    }
}

impl std::ops::IndexMut<SpotId> for Map {
    #[inline]
    fn index_mut(&mut self, id: SpotId) -> &mut Spot {
        &mut self.spots[id.index()]
    }
}
