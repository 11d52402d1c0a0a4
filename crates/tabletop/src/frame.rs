//! A match as a row of pictures: what the table looked like after each ply.

use serde::Serialize;

use crate::{Game, Match, Seat, Silent, Turn};

/// Whose eyes a match is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// One viewer's; `None` is a spectator.
    Viewer(Option<Seat>),
    /// Everybody's together; only for a game that is over.
    All,
}

/// The table after one ply, as these eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame<E, V> {
    /// How many plies had been played. Frame 0 is the start.
    pub ply: usize,
    /// Whose move it was then.
    pub turn: Turn,
    /// What the last of these plies caused.
    pub events: Vec<E>,
    /// What could be known then.
    pub view: V,
}

impl<G: Game> Match<G> {
    /// The frames from one ply to another, both included, as far as they have been played.
    pub fn frames(&self, from: usize, to: usize, eyes: Eyes) -> Vec<Frame<G::Event, G::View>> {
        let last = to.min(self.plies().len());
        if from > last {
            return Vec::new();
        }
        let mut state = self.state_at(from);
        let mut events = self.events_seen(from.saturating_sub(1), eyes).into_iter().peekable();
        let mut frames = Vec::with_capacity(last - from + 1);
        for ply in from..=last {
            if ply > from {
                state.to_mut().apply(&self.plies()[ply - 1], &mut Silent);
            }
            let caused = std::iter::from_fn(|| {
                events.next_if(|&(cause, _)| cause + 1 == ply).map(|(_, event)| event)
            });
            let events = caused.collect();
            let view = match eyes {
                Eyes::Viewer(viewer) => state.view(viewer),
                Eyes::All => state.revealed(),
            };
            frames.push(Frame { ply, turn: state.turn(), events, view });
        }
        frames
    }
}
