//! A bot that strays: unusual situations teach too.

use tabletop::{Game, Rng, Seat, below};

use crate::Bot;

/// Strays from what its bot chooses now and then.
pub struct Stray<G: Game, B, R> {
    bot: B,
    strays: u32,
    luck: R,
    list: Vec<G::Action>,
}

impl<G: Game, B, R> Stray<G, B, R> {
    /// Strays in so many decisions of a thousand.
    pub fn new(bot: B, strays: u32, luck: R) -> Stray<G, B, R> {
        Stray { bot, strays, luck, list: Vec::new() }
    }
}

impl<G: Game, B: Bot<G>, R: Rng + Send> Bot<G> for Stray<G, B, R> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        if below(1000, &mut self.luck) >= self.strays {
            return self.bot.choose(game, seat);
        }
        self.list.clear();
        game.actions(&mut self.list);
        self.list[below(self.list.len() as u32, &mut self.luck) as usize]
    }
}
