//! ε-greedy exploration: unusual states teach too.

use tabletop::{Game, Rng, Seat, below};

use crate::Bot;

/// ε-greedy: takes a random legal action with probability ε, else what its bot chooses.
pub struct EpsilonGreedy<G: Game, B, R> {
    bot: B,
    epsilon: u32,
    rng: R,
    list: Vec<G::Action>,
}

impl<G: Game, B, R> EpsilonGreedy<G, B, R> {
    /// With an `epsilon` in thousandths.
    pub fn new(bot: B, epsilon: u32, rng: R) -> EpsilonGreedy<G, B, R> {
        EpsilonGreedy { bot, epsilon, rng, list: Vec::new() }
    }
}

impl<G: Game, B: Bot<G>, R: Rng + Send> Bot<G> for EpsilonGreedy<G, B, R> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        if below(1000, &mut self.rng) >= self.epsilon {
            return self.bot.choose(game, seat);
        }
        self.list.clear();
        game.actions(&mut self.list);
        self.list[below(self.list.len() as u32, &mut self.rng) as usize]
    }
}
