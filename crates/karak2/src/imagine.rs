//! Worlds that a seat cannot tell from the real one.

use tabletop::{Game, Rng, Seat, pick_weighted};

use super::land::Tile;
use super::map::MOST_KINDS;
use super::state::Karak2;

impl Karak2 {
    /// The only secrets are the scout's tiles: their backs are known, their fronts may be any that
    /// has not been seen. Rule: K2-12.11
    pub(super) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Karak2 {
        let mut world = *self;
        if !self.hides_from(seat) {
            return world;
        }
        world.stack = self.unseen();
        for tile in world.hand.iter_mut().chain([&mut world.top]).flatten() {
            *tile = self.imagine_tile(tile.rank, &mut world.stack, rng);
        }
        world
    }

    /// The tiles whose fronts only the scout may have seen, by kind. Rules: K2-2.4, K2-12.11
    pub(super) fn unseen(&self) -> [u8; MOST_KINDS] {
        let mut unseen = self.stack;
        for tile in self.hand.iter().chain([&self.top]).flatten() {
            unseen[self.kind_of(*tile)] += 1;
        }
        unseen
    }

    /// The place of a tile of the box in lists by kind.
    pub(super) fn kind_of(&self, tile: Tile) -> usize {
        self.rules.index_of(tile).expect("only tiles of the box are in play")
    }

    fn imagine_tile(&self, rank: u8, stack: &mut [u8; MOST_KINDS], rng: &mut impl Rng) -> Tile {
        let kinds = self.rules.tiles().zip(stack.iter().copied());
        let alike = kinds.filter(|&((tile, _), _)| tile.rank == rank);
        let tile = pick_weighted(alike.map(|((tile, _), count)| (tile, count.into())), rng);
        let tile = tile.expect("the tile itself is one of them");
        stack[self.kind_of(tile)] -= 1;
        tile
    }
}
