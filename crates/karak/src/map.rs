//! The explored catacombs: tiles, how they are joined, and what lies on them.

use std::num::NonZeroU8;

use super::side::{Pos, Side, Sides};
use super::tile::{Ground, Tile};
use super::token::{Items, Monster};

/// The most tiles a box can have: a state is a flat value of fixed size.
pub const MOST_TILES: usize = 90;

/// A laid tile, by the order in which it was laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SpotId(NonZeroU8);

/// A laid tile and what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub tile: Tile,
    /// The sides that lead on, broken walls included.
    pub open: Sides,
    /// The tiles beside it, joined or not.
    next: [Option<SpotId>; 4],
    /// The sides through which one can pass to a tile beside it: both that touch are open. Derived;
    /// recomputed by the validator. Rule: K-4.1
    joined: Sides,
    /// The monsters on it; the second only in Hero mode. Rule: FM-H1
    monsters: [Option<Monster>; 2],
    /// Locked chests on it.
    pub chests: u8,
    /// Equipment lying on it.
    pub items: Items,
}

/// All laid tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    spots: [Spot; MOST_TILES],
    count: u8,
    /// Open sides that face an unexplored place. Derived, like `joined`, `portals` and `key`; the
    /// validator recomputes all four.
    frontier: u8,
    /// The laid portals, one bit each: random walks stand on portals often.
    portals: u128,
    /// The Zobrist key: the sum of what every laid tile counts for. It tells at once whether two maps are the
    /// same.
    key: u64,
}

impl SpotId {
    /// The start tile.
    pub const START: SpotId = SpotId(NonZeroU8::MIN);

    fn from_index(index: usize) -> Option<SpotId> {
        Some(SpotId(NonZeroU8::new(u8::try_from(index).ok()?.checked_add(1)?)?))
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// In a set of tiles, which fits a `u128`.
    #[inline]
    pub(super) fn bit(self) -> u128 {
        1 << self.index()
    }
}

impl Spot {
    const BLANK: Spot = Spot {
        at: Pos { x: 0, y: 0 },
        tile: Tile::new(Ground::Fountain, super::tile::Shape::Cross),
        open: Sides::NONE,
        next: [None; 4],
        joined: Sides::NONE,
        monsters: [None; 2],
        chests: 0,
        items: Items::NONE,
    };

    /// The tile beside it on this side.
    #[inline]
    pub fn next(&self, side: Side) -> Option<SpotId> {
        self.next[side as usize]
    }

    /// The sides that touch a laid tile, joined or not. Rule: K-10.2
    #[inline]
    fn touching(&self) -> Sides {
        let beside = |side: usize| u8::from(self.next[side].is_some()) << side;
        Sides::from_mask(beside(0) | beside(1) | beside(2) | beside(3))
    }

    /// The tiles to which a step leads, or, for who walks through walls, all beside it.
    /// Rules: K-4.1, K-10.2
    #[inline]
    pub(super) fn neighbours(&self, astral: bool) -> impl Iterator<Item = SpotId> {
        let mut ways = if astral { self.touching().mask() } else { self.joined.mask() };
        std::iter::from_fn(move || {
            let side = ways.trailing_zeros() as usize;
            ways &= ways.wrapping_sub(1);
            *self.next.get(side)?
        })
    }

    /// How many open sides of this tile face an unexplored place. Rule: K-5.1
    #[inline]
    pub fn openings(&self) -> u8 {
        self.open.and(self.touching().inverse()).mask().count_ones() as u8
    }

    /// Is a monster here?
    #[inline]
    pub fn has_monster(&self) -> bool {
        self.monsters[0].is_some()
    }

    /// The monsters here: none, one or two.
    #[inline]
    pub fn monsters(&self) -> impl Iterator<Item = Monster> {
        self.monsters.into_iter().flatten()
    }

    /// The two monsters here, if they are two. Rule: FM-H8
    #[inline]
    pub fn pair(&self) -> Option<[Monster; 2]> {
        Some([self.monsters[0]?, self.monsters[1]?])
    }

    /// Puts a monster here.
    ///
    /// # Panics
    /// If two are here already. Rule: FM-H1
    pub fn add_monster(&mut self, monster: Monster) {
        let place = self.monsters.iter_mut().find(|place| place.is_none());
        *place.expect("a room holds at most two monsters") = Some(monster);
    }

    /// Takes one such monster away.
    pub fn remove_monster(&mut self, monster: Monster) {
        if self.monsters[0] == Some(monster) {
            self.monsters = [self.monsters[1], None];
        } else if self.monsters[1] == Some(monster) {
            self.monsters[1] = None;
        }
    }

    /// What this tile counts for in the key of its map: by all that is stored of it for more than a turn and is
    /// not derived, and by when it was laid, because heroes stand on tiles by that.
    #[inline]
    fn key(&self, id: SpotId) -> u64 {
        let Pos { x, y } = self.at;
        let tile =
            [x as u8, y as u8, self.tile.index() as u8, self.open.mask(), id.0.get(), 0, 0, 0];
        let [one, other] =
            self.monsters.map(|monster| monster.map_or(0, |monster| monster as u8 + 1));
        let [daggers, portals, bolts, keys, swords, axes] = *self.items.counts();
        let tokens = [one << 4 | other, self.chests, daggers, portals, bolts, keys, swords, axes];
        folded_product(u64::from_ne_bytes(tile), u64::from_ne_bytes(tokens))
    }

    /// Does nothing lie here?
    #[inline]
    pub fn is_bare(&self) -> bool {
        !self.has_monster() && self.chests == 0 && self.items == Items::NONE
    }

    /// How many tokens lie here. Rule: FM-H2
    #[inline]
    pub fn tokens(&self) -> u16 {
        self.monsters().count() as u16 + u16::from(self.chests) + self.items.total()
    }
}

impl Map {
    /// No tile yet.
    pub fn empty() -> Map {
        Map { spots: [Spot::BLANK; MOST_TILES], count: 0, frontier: 0, portals: 0, key: 0 }
    }

    /// The start tile alone.
    pub fn new(start: Tile) -> Map {
        let mut map = Map::empty();
        map.lay(Pos::default(), start, start.shape().sides()).expect("an empty map has room");
        map
    }

    /// How many tiles are laid.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// The laid tiles in the order they were laid.
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.len()]
    }

    /// Their names, in the same order.
    pub fn ids(&self) -> impl Iterator<Item = SpotId> {
        (0..self.len()).filter_map(SpotId::from_index)
    }

    /// The tile that lies here.
    pub fn find(&self, at: Pos) -> Option<SpotId> {
        SpotId::from_index(self.spots().iter().position(|spot| spot.at == at)?)
    }

    /// The laid fountains, in the order they were laid. Rule: K-8.4
    pub fn fountains(&self) -> impl Iterator<Item = SpotId> {
        self.ids().filter(|&id| self[id].tile.ground() == Ground::Fountain)
    }

    /// The laid portals, in the order they were laid. Rule: K-4.3
    pub fn portals(&self) -> impl Iterator<Item = SpotId> {
        members(self.portals)
    }

    /// Lays a tile beside its neighbours; `None` if the map is full or the place taken.
    pub fn lay(&mut self, at: Pos, tile: Tile, open: Sides) -> Option<SpotId> {
        let id = SpotId::from_index(self.len()).filter(|_| self.len() < MOST_TILES)?;
        let mut next = [None; 4];
        for (index, spot) in self.spots().iter().enumerate() {
            match at.side_of(spot.at) {
                Some(side) => next[side as usize] = SpotId::from_index(index),
                None if spot.at == at => return None,
                None => {}
            }
        }
        for side in Side::ALL {
            if let Some(other) = next[side as usize] {
                self.spots[other.index()].next[side.opposite() as usize] = Some(id);
            }
        }
        let spot = Spot { at, tile, open, next, ..Spot::BLANK };
        self.spots[id.index()] = spot;
        self.count += 1;
        self.key = self.key.wrapping_add(spot.key(id));
        self.portals |= if tile.ground() == Ground::Portal { id.bit() } else { 0 };
        self.join(id);
        self.frontier = self.frontier - self.openings_onto(id) + self.openings_from(id);
        Some(id)
    }

    /// Notes where a new tile and its neighbours open onto each other.
    fn join(&mut self, id: SpotId) {
        for side in Side::ALL {
            if let Some(other) = self[id].next(side).filter(|&other| self.are_joined(id, other)) {
                let mut join = |id: SpotId, side| {
                    let joined = &mut self.spots[id.index()].joined;
                    *joined = joined.with(side);
                };
                join(id, side);
                join(other, side.opposite());
            }
        }
    }

    /// Breaks a wall: the side is open from then on. Rule: K-5.9
    pub fn break_wall(&mut self, id: SpotId, side: Side) {
        debug_assert!(!self[id].open.contains(side) && self[id].next(side).is_none());
        self.change(id, |spot| spot.open = spot.open.with(side));
        self.frontier += 1;
    }

    /// The sides through which one can pass to a laid tile. Rule: K-4.1
    #[inline]
    pub fn joined(&self, id: SpotId) -> Sides {
        self[id].joined
    }

    /// Can one pass between these two tiles? Rule: K-4.1
    pub fn are_joined(&self, one: SpotId, other: SpotId) -> bool {
        self[one].at.side_of(self[other].at).is_some_and(|side| {
            self[one].open.contains(side) && self[other].open.contains(side.opposite())
        })
    }

    /// The sides that touch a laid tile, joined or not. Rule: K-10.2
    #[inline]
    pub fn touching(&self, id: SpotId) -> Sides {
        self[id].touching()
    }

    /// Does no opening lead to an unexplored place? Rule: K-5.9
    #[inline]
    pub fn is_sealed(&self) -> bool {
        self.frontier == 0
    }

    /// Changes a tile or what lies on it, and the key with it. Not inlined, because it is rare: its registers would
    /// be saved at every step.
    #[inline(never)]
    pub fn change<R>(&mut self, id: SpotId, change: impl FnOnce(&mut Spot) -> R) -> R {
        let spot = &mut self.spots[id.index()];
        let before = spot.key(id);
        let result = change(spot);
        self.key = self.key.wrapping_sub(before).wrapping_add(spot.key(id));
        result
    }

    /// Are tiles, walls and what lies on them the same, and laid in the same order? Keys are compared: of the pairs
    /// that differ, one in 2^64 has the same.
    #[inline]
    pub fn is_like(&self, other: &Map) -> bool {
        self.key == other.key
    }

    /// Is everything that is derived from the tiles as it is from scratch?
    pub fn is_consistent(&self) -> bool {
        let counted: u32 = self.ids().map(|id| u32::from(self.openings_from(id))).sum();
        let joins = |id: SpotId, side: Side| {
            self[id].next(side).is_some_and(|other| self.are_joined(id, other))
        };
        let is_right = |id: SpotId| {
            Side::ALL.into_iter().all(|side| self[id].joined.contains(side) == joins(id, side))
        };
        let portals = self.ids().filter(|&id| self[id].tile.ground() == Ground::Portal);
        let key = self.ids().fold(0, |key: u64, id| key.wrapping_add(self[id].key(id)));
        counted == u32::from(self.frontier)
            && self.key == key
            && self.portals().eq(portals)
            && self.ids().all(is_right)
    }

    /// The nearest tiles without a monster, measured by openings. Rule: K-6.11
    pub fn nearest_refuges(&self, from: SpotId) -> impl Iterator<Item = SpotId> {
        let (mut ring, mut seen) = (from.bit(), 0);
        let free =
            self.ids().filter(|&id| !self[id].has_monster()).fold(0, |set, id| set | id.bit());
        while ring & free == 0 && ring != 0 {
            seen |= ring;
            ring = self.around(ring) & !seen;
        }
        members(ring & free)
    }

    /// The tiles that a set of tiles leads to.
    fn around(&self, ring: u128) -> u128 {
        members(ring).fold(0, |wider, id| {
            let next = self.joined(id).iter().filter_map(|side| self[id].next(side));
            next.fold(wider, |wider, next| wider | next.bit())
        })
    }

    /// Openings of this tile that face an unexplored place.
    fn openings_from(&self, id: SpotId) -> u8 {
        self[id].openings()
    }

    /// Openings of the neighbours that face this tile.
    fn openings_onto(&self, id: SpotId) -> u8 {
        let faces = |side: &Side| {
            self[id].next(*side).is_some_and(|next| self[next].open.contains(side.opposite()))
        };
        Side::ALL.iter().filter(|side| faces(side)).count() as u8
    }
}

/// Mixes two numbers: both halves of their product, each moved by digits of pi first.
#[inline]
fn folded_product(one: u64, other: u64) -> u64 {
    let (one, other) = (one ^ 0x243F_6A88_85A3_08D3, other ^ 0x1319_8A2E_0370_7344);
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}

/// The tiles of a set, ascending.
fn members(mut set: u128) -> impl Iterator<Item = SpotId> {
    std::iter::from_fn(move || {
        let id = SpotId::from_index(set.trailing_zeros() as usize).filter(|_| set != 0)?;
        set &= set - 1;
        Some(id)
    })
}

impl std::ops::Index<SpotId> for Map {
    type Output = Spot;
    #[inline]
    fn index(&self, id: SpotId) -> &Spot {
        &self.spots[id.index()]
    }
}
