//! Somebody who chooses.

use std::time::Duration;

use tabletop::{Game, PlyOf, Seat};

use crate::Cancel;

/// Somebody who chooses.
///
/// A bot may be handed the referee's copy: it looks at what its seat may know and at nothing else,
/// by imagining a world first. The same bot with the same seed decides the same.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of this seat, whose turn it is.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action;

    /// A ply was played at this bot's table. Telling is optional: a search that is told keeps the subtree of
    /// what was played.
    fn observe(&mut self, _ply: &PlyOf<G>) {}

    /// How many actions it considered for its last decision: none if it does not compare them.
    fn considered(&self) -> usize {
        0
    }

    /// How often it has forfeited its seat to somebody else, because it was too slow, named no legal
    /// action, or was gone. Bots of our own never forfeit.
    fn forfeits(&self) -> u32 {
        0
    }

    /// Why it has forfeited its seat, in words.
    fn fault(&self) -> Option<String> {
        None
    }

    /// Every later decision takes about so long at the most, whatever the budget: the bot plays weaker where that
    /// is less than it needs, and need not decide the same any more. Bots that decide at once need not care.
    fn limit(&mut self, _most: Duration) {}

    /// Ends this and every later decision early, from any thread, with what has been found so far. Bots
    /// that decide at once need not care.
    fn cancel(&self) -> Cancel {
        Cancel::default()
    }
}
