//! Hill climbing: the second half of tuning. Weights are changed a little at random; a change that wins more
//! games than the weights so far, by more than one standard error, stays. Slower than learning from results,
//! but what counts is victories. A change that is worth nothing stays by chance about once in six tries.

use std::sync::Arc;

use rayon::prelude::*;
use tabletop::{Rng, below, seeded_rng};

use crate::{
    Bot, Chances, Evaluate, Evaluator, Greedy, MOST_FEATURES, Prospects, Tapered,
    game_loop::{self, derive_seed},
    network::gaussian,
};

/// How much is climbed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HillClimb {
    /// How many changes are tried for each profile.
    pub steps: u32,
    /// Games that try one change.
    pub games: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
}

/// Climbs, profile by profile; `tell` hears how many changes stayed so far.
pub fn hill_climb<G: Evaluate>(
    tapered: &mut Vec<Tapered>,
    plan: &HillClimb,
    tell: impl Fn(&str, u32, u32),
) {
    let tables: Vec<G> =
        G::tables().iter().map(|setup| G::new(setup).expect("a table to tune on")).collect();
    for (profile, name) in G::PROFILES.iter().enumerate() {
        let tables: Vec<&G> = tables.iter().filter(|game| game.profile() == profile).collect();
        let mut stayed = 0;
        for step in 0..plan.steps {
            let seed = derive_seed(plan.seed, u64::from(step) << 8 | profile as u64);
            let mut changed = tapered.clone();
            change(&mut changed[profile], G::LINEAR, &mut seeded_rng(seed));
            if is_better(&tables, tapered, &changed, plan.games, seed) {
                *tapered = changed;
                stayed += 1;
            }
            tell(name, step + 1, stayed);
        }
    }
}

/// Changes about one weight in six: by a log-normal factor, and those that are small by a little.
fn change(tapered: &mut Tapered, features: usize, rng: &mut impl Rng) {
    for place in (0..features).chain([MOST_FEATURES]) {
        if below(6, rng) != 0 {
            continue;
        }
        let factor = (0.25 * gaussian(rng)).exp();
        let more = 0.02 * gaussian(rng);
        tapered.start[place] = tapered.start[place] * factor + more;
        tapered.drift[place] = tapered.drift[place] * factor + 0.03 * gaussian(rng);
    }
}

/// Do the changed weights win more than those so far, by more than one standard error?
fn is_better<G: Evaluate>(
    tables: &[&G],
    so_far: &[Tapered],
    changed: &[Tapered],
    games: u32,
    seed: u64,
) -> bool {
    let evaluators =
        [so_far, changed].map(|tapered| Arc::new(Evaluator::<G>::with_tapered(tapered.to_vec())));
    let gain = |game: u32| {
        let start = tables[game as usize % tables.len()];
        gain_at(start, &evaluators, game / tables.len() as u32, derive_seed(seed, u64::from(game)))
    };
    let gains: Vec<f32> = (0..games).into_par_iter().map(gain).collect();
    let count = gains.len() as f32;
    let mean = gains.iter().sum::<f32>() / count;
    let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f32>() / count;
    mean > (variance / count).sqrt()
}

/// What the changed weights win more than a fair share, or than a party of those so far.
fn gain_at<G: Evaluate>(
    start: &G,
    evaluators: &[Arc<Evaluator<G>>; 2],
    turn: u32,
    seed: u64,
) -> f32 {
    let seats = u32::from(start.seats());
    let play = |is_changed: &dyn Fn(u32) -> bool| {
        let sit = |seat: u32| {
            let evaluator = evaluators[usize::from(is_changed(seat))].clone();
            let rng = seeded_rng(derive_seed(seed, 1 + u64::from(seat)));
            Box::new(Greedy::new(evaluator, Chances::Exact, rng)) as Box<dyn Bot<G>>
        };
        let mut bots: Vec<_> = (0..seats).map(sit).collect();
        let finished = game_loop::play(start.clone(), &mut bots, seed, |_, _| {});
        match finished.stopped || finished.game.is_called_off() {
            true => Prospects::default(),
            false => Prospects::of_winners(finished.winners, start.is_party()),
        }
    };
    if start.is_party() {
        return play(&|_| true).0[0] - play(&|_| false).0[0];
    }
    let mine = turn % seats;
    play(&|seat| seat == mine).0[mine as usize] - 1.0 / seats as f32
}
