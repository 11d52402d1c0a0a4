//! Luck by value swings: at every chance node, `value(outcome) − Σ p · value(outcomes)`, added up for each seat.
//!
//! Its expectation is zero whatever the evaluator, as that of a control variate by chance corrections (AIVAT).

use bots::{
    Chances, Evaluate, Evaluation, Evaluator, MOST_SEATS, Prospects, Quiescence,
    game_loop::derive_seed,
};
use tabletop::{Ply, PlyOf, Seat, Silent, seeded_rng};

/// The expectation over more outcomes is that of so many samples.
const MOST_OUTCOMES: usize = 64;
/// Node budget of the quiescence search behind an outcome.
const NODES: u32 = 200;

/// Adds up the luck of one game.
pub struct LuckMeter<'a, G: Evaluate> {
    evaluator: &'a Evaluator<G>,
    quiescence: Quiescence<G>,
    seed: u64,
    plies: u64,
    list: Vec<(G::Chance, u32)>,
    luck: [f64; MOST_SEATS],
}

impl<'a, G: Evaluate> LuckMeter<'a, G> {
    /// Nothing has happened; outcomes are sampled by this seed.
    pub fn new(evaluator: &'a Evaluator<G>, seed: u64) -> LuckMeter<'a, G> {
        LuckMeter {
            evaluator,
            quiescence: Quiescence::new(Chances::Exact, Evaluation::Network, NODES),
            seed,
            plies: 0,
            list: Vec::new(),
            luck: [0.0; MOST_SEATS],
        }
    }

    /// Hears of a ply with the state before it.
    pub fn observe(&mut self, game: &G, ply: &PlyOf<G>) {
        self.plies += 1;
        let Ply::Chance(chance) = ply else { return };
        self.list.clear();
        game.chances(&mut self.list);
        if self.list.len() < 2 {
            return;
        }
        let before = self.expected(game);
        let after = self.worth(game, *chance);
        for ((luck, after), before) in self.luck.iter_mut().zip(after.0).zip(before) {
            *luck += f64::from(after) - before;
        }
    }

    /// What luck gave to a seat.
    pub fn of(&self, seat: Seat) -> f64 {
        self.luck[usize::from(seat.0)]
    }

    fn expected(&mut self, game: &G) -> [f64; MOST_SEATS] {
        if self.list.len() > MOST_OUTCOMES {
            let mut rng = seeded_rng(derive_seed(self.seed, self.plies));
            self.list = (0..MOST_OUTCOMES).map(|_| (game.sample(&mut rng), 1)).collect();
        }
        let list = std::mem::take(&mut self.list);
        let total: f64 = list.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let mut mean = [0.0; MOST_SEATS];
        for &(chance, weight) in &list {
            let worth = self.worth(game, chance);
            for (mean, worth) in mean.iter_mut().zip(worth.0) {
                *mean += f64::from(worth) * f64::from(weight) / total;
            }
        }
        self.list = list;
        mean
    }

    /// The chances of winning once this has come up.
    fn worth(&mut self, game: &G, chance: G::Chance) -> Prospects {
        let mut next = game.clone();
        next.happen(chance, &mut Silent);
        let mut unused = seeded_rng(self.seed);
        self.quiescence.of(&next, self.evaluator, Seat(0), &mut unused)
    }
}
