//! Any legal action.

use tabletop::{Game, Rng, Seat, below};

use crate::Bot;

/// Chooses any legal action, all equally likely.
pub struct Random<G: Game, R> {
    luck: R,
    list: Vec<G::Action>,
}

impl<G: Game, R: Rng + Send> Random<G, R> {
    /// Chooses by this luck.
    pub fn new(luck: R) -> Random<G, R> {
        Random { luck, list: Vec::new() }
    }
}

impl<G: Game, R: Rng + Send> Bot<G> for Random<G, R> {
    fn choose(&mut self, game: &G, _seat: Seat) -> G::Action {
        self.list.clear();
        game.actions(&mut self.list);
        self.list[below(self.list.len() as u32, &mut self.luck) as usize]
    }
}
