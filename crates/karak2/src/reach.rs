//! How far a hero is from everything: steps over laid tiles, without passing enemies.

use tabletop::Seat;

use super::building::Building;
use super::hero::Power;
use super::map::{MOST_TILES, SpotId, Spots};
use super::state::Karak2;

/// The tiles that a hero can come to, the nearest first, each with its steps.
///
/// Enemies can be reached and not passed, but by who sneaks (IM-7.2). A portal counts as a step
/// (K2-5.8); rides and flights are not counted.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    tiles: [(SpotId, u8); MOST_TILES],
    count: usize,
    seen: Spots,
}

impl Karak2 {
    /// What a hero who stands here can come to in at most so many steps.
    /// Rules: K2-4.1, K2-4.3, K2-5.8, IM-7.2
    pub fn reach(&self, seat: Seat, most: u8) -> Reach {
        let lord = self.at_seat(seat);
        let sneaks = self.has(seat, Power::Sneaking);
        let portal = lord.city.filter(|_| lord.buildings.has(Building::Portal));
        let mut reach = Reach::new(lord.at);
        let mut next = 0;
        while next < reach.count {
            let (spot, steps) = reach.tiles[next];
            next += 1;
            if steps == most {
                break;
            }
            if steps > 0 && self.is_hostile(spot) && (!sneaks || self.is_abyss(spot)) {
                continue;
            }
            self.map[spot].neighbours().for_each(|beside| reach.add(Some(beside), steps + 1));
            if next == 1 && portal.is_some() {
                reach.add(portal, 1);
            }
            if Some(spot) == portal {
                self.map.ids().for_each(|id| reach.add(Some(id), steps + 1));
            }
        }
        reach
    }
}

impl Reach {
    fn new(from: SpotId) -> Reach {
        let seen = Spots::NONE.with(from);
        Reach { tiles: [(from, 0); MOST_TILES], count: 1, seen }
    }

    #[inline]
    fn add(&mut self, spot: Option<SpotId>, steps: u8) {
        let Some(spot) = spot.filter(|&spot| !self.seen.has(spot)) else { return };
        self.seen = self.seen.with(spot);
        self.tiles[self.count] = (spot, steps);
        self.count += 1;
    }

    /// The tiles and how many steps away they are, the nearest first.
    #[inline]
    pub fn tiles(&self) -> &[(SpotId, u8)] {
        &self.tiles[..self.count]
    }
}
