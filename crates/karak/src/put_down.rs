//! What the active hero has put down this turn, and may not pick up again in it. Rule: FM-F6

use super::map::SpotId;
use super::token::{Item, Items};

/// The tiles on which something was put down in the order they were laid, each with how many of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutDown([Option<(SpotId, Items)>; PutDown::MOST_ROOMS]);

impl PutDown {
    /// On how many tiles it is remembered: a turn of four steps leads to five. Who plays with twelve steps or more and
    /// exchanges in still more rooms may pick up again in the one laid first; the steps come to an end all the same.
    pub const MOST_ROOMS: usize = 12;

    /// Nothing.
    pub const NONE: PutDown = PutDown([None; PutDown::MOST_ROOMS]);

    /// What was put down on this tile.
    pub fn at(&self, spot: SpotId) -> Items {
        self.rooms().find(|&(at, _)| at == spot).map_or(Items::NONE, |(_, items)| items)
    }

    /// The tiles, and what was put down on each.
    pub fn rooms(&self) -> impl Iterator<Item = (SpotId, Items)> {
        self.0.iter().map_while(|room| *room)
    }

    /// One more item is put down on this tile.
    pub fn add(&mut self, spot: SpotId, item: Item) {
        let mut items = self.at(spot);
        items[item] = items[item].saturating_add(1);
        let place = self.0.iter().position(|room| room.is_none_or(|(at, _)| at == spot));
        self.0[place.unwrap_or(0)] = Some((spot, items));
        self.0.sort_unstable_by_key(|room| room.map_or(usize::MAX, |(at, _)| at.index()));
    }
}
