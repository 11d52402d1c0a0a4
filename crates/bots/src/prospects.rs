//! Win probabilities, seat by seat: the value vector of max^n, and the one currency of all bots.

use std::ops::{AddAssign, Index, IndexMut, Mul};

use tabletop::{Seat, Seats};

/// The most seats of any game.
pub const MOST_SEATS: usize = 5;

/// A win-probability vector: how likely each seat is to win, from 0 to 1. Rivals share one victory; a party wins
/// as one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospects(pub [f32; MOST_SEATS]);

impl Prospects {
    /// What the winners have when a game is over: rivals who tie share the victory.
    pub fn of_winners(winners: Seats, is_party: bool) -> Prospects {
        let share = if is_party { 1.0 } else { 1.0 / winners.len().max(1) as f32 };
        let mut prospects = Prospects::default();
        for seat in winners.iter() {
            prospects[seat] = share;
        }
        prospects
    }

    /// Everybody has the same: a party.
    pub fn all(chance: f32) -> Prospects {
        Prospects([chance; MOST_SEATS])
    }
}

impl Index<Seat> for Prospects {
    type Output = f32;
    fn index(&self, seat: Seat) -> &f32 {
        &self.0[usize::from(seat.0)]
    }
}

impl IndexMut<Seat> for Prospects {
    fn index_mut(&mut self, seat: Seat) -> &mut f32 {
        &mut self.0[usize::from(seat.0)]
    }
}

impl AddAssign for Prospects {
    #[inline]
    fn add_assign(&mut self, other: Prospects) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }
}

impl Mul<f32> for Prospects {
    type Output = Prospects;
    #[inline]
    fn mul(mut self, factor: f32) -> Prospects {
        self.0.iter_mut().for_each(|chance| *chance *= factor);
        self
    }
}
