//! Random play: any legal action.

use tabletop::{Game, Rng, Seat, below};

use crate::Bot;

/// Chooses uniformly among the legal actions.
pub struct Random<G: Game, R> {
    rng: R,
    list: Vec<G::Action>,
}

impl<G: Game, R: Rng + Send> Random<G, R> {
    /// Chooses by this generator.
    pub fn new(rng: R) -> Random<G, R> {
        Random { rng, list: Vec::new() }
    }
}

impl<G: Game, R: Rng + Send> Bot<G> for Random<G, R> {
    fn choose(&mut self, game: &G, _seat: Seat) -> G::Action {
        self.list.clear();
        game.actions(&mut self.list);
        self.list[below(self.list.len() as u32, &mut self.rng) as usize]
    }
}
