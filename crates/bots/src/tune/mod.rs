//! Tuning of the weights by self-play, TD(λ) and hill climbing; training of the networks by [`train`](fn@train).
//!
//! Each generation plays games with the weights so far, ε-greedily, so that unusual states are seen too. Every
//! quiet state is a sample, and its target is the λ-return: the result of the game, mixed with what the
//! evaluator expected a little later, `target = λ · next target + (1 − λ) · next expectation`. Then Adam moves
//! the weights to the least cross-entropy between targets and evaluations.

mod adam;
mod epsilon_greedy;
mod hill_climb;
mod train;

pub use hill_climb::HillClimb;
pub use train::{Stage, Trained, Training, train};

use std::sync::Arc;

use rayon::prelude::*;
use tabletop::{Ply, Seat, below, seeded_rng};

use crate::{
    BIAS, Bot, Chances, Characters, Evaluate, Evaluation, Evaluator, Greedy, MOST_FEATURES,
    Prospects, Tapered, Weights,
    evaluator::{party, softmax},
    game_loop::{self, derive_seed},
};
use adam::Adam;
use epsilon_greedy::EpsilonGreedy;
use hill_climb::hill_climb;

/// How much is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Games of each table in each generation.
    pub games: u32,
    /// How often games are played and weights fitted.
    pub generations: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// ε in thousandths: decisions that are made at random.
    pub epsilon: u32,
    /// λ of TD(λ): 1 is the result of the game alone.
    pub lambda: f32,
    /// What follows the learning.
    pub hill_climb: HillClimb,
}

/// What tuning came to so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum News<'a> {
    /// A generation has learned.
    Learned(Progress),
    /// A change of the weights was tried.
    Climbed {
        /// For these tables.
        profile: &'a str,
        /// How many were tried.
        tried: u32,
        /// How many stayed.
        stayed: u32,
    },
}

/// What a generation came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Counted from 1.
    pub generation: u32,
    /// Samples learned from.
    pub samples: usize,
    /// Cross-entropy on the samples that were held out, in bits, before fitting.
    pub before: f32,
    /// And after.
    pub after: f32,
    /// Games called off by the round limit or stopped, in a hundred.
    pub called_off: f32,
}

/// One state and its target.
struct Sample {
    profile: usize,
    is_party: bool,
    progress: f32,
    /// Seat by seat.
    features: Vec<f32>,
    seats: usize,
    target: Prospects,
    /// Held out, to see how well the evaluator does on what it has not learned.
    held_out: bool,
    /// When it was played.
    generation: u32,
}

/// Samples are kept for so many generations.
const KEEP_GENERATIONS: u32 = 2;
/// Subsampling: one state in so many is kept, because neighbours teach the same.
const KEEP_ONE_IN: u32 = 3;
/// One game in so many is held out.
const HELD_OUT: u64 = 10;

/// Tunes the weights of a game; `tell` hears what each generation came to.
pub fn tune<G: Evaluate>(plan: &Plan, tell: impl Fn(News<'_>)) -> Weights {
    let initial = initial::<G>();
    let mut tapered = initial.clone();
    let mut samples: Vec<Sample> = Vec::new();
    for generation in 1..=plan.generations {
        let seed = derive_seed(plan.seed, u64::from(generation));
        let (fresh, called_off) = samples_of::<G>(&tapered, plan, generation);
        let before = cross_entropy::<G>(&tapered, &fresh);
        samples.retain(|sample| sample.generation + KEEP_GENERATIONS > generation);
        samples.extend(fresh);
        fit::<G>(&mut tapered, &initial, &samples, seed);
        let after = cross_entropy::<G>(&tapered, &samples);
        let samples = samples.len();
        tell(News::Learned(Progress { generation, samples, before, after, called_off }));
    }
    hill_climb::<G>(&mut tapered, &plan.hill_climb, |profile, tried, stayed| {
        tell(News::Climbed { profile, tried, stayed });
    });
    write::<G>(&tapered)
}

fn initial<G: Evaluate>() -> Vec<Tapered> {
    let characters = Characters::of::<G>();
    let tapered = |profile: &&str| {
        let mut tapered = Tapered::ZERO;
        let weights = characters.initial.get(*profile);
        for (place, name) in G::FEATURES.iter().enumerate() {
            tapered.start[place] = weights.and_then(|all| all.get(*name)).copied().unwrap_or(0.0);
        }
        tapered
    };
    G::PROFILES.iter().map(tapered).collect()
}

/// Plays the games of a generation. Also says how many in a hundred were called off.
fn samples_of<G: Evaluate>(
    tapered: &[Tapered],
    plan: &Plan,
    generation: u32,
) -> (Vec<Sample>, f32) {
    let seed = derive_seed(plan.seed, u64::from(generation));
    let evaluator = Arc::new(Evaluator::<G>::with_tapered(tapered.to_vec()));
    let tables: Vec<G> =
        G::tables().iter().map(|setup| G::new(setup).expect("a table to tune on")).collect();
    let games: Vec<(&G, u64)> = tables
        .iter()
        .enumerate()
        .flat_map(|(table, start)| {
            (0..u64::from(plan.games)).map(move |game| (start, (table as u64) << 32 | game))
        })
        .collect();
    let mut played: Vec<(Vec<Sample>, bool)> = games
        .into_par_iter()
        .map(|(start, number)| samples_of_game(start, &evaluator, plan, derive_seed(seed, number)))
        .collect();
    played
        .iter_mut()
        .flat_map(|(samples, _)| samples)
        .for_each(|sample| sample.generation = generation);
    let off = played.iter().filter(|(_, called_off)| *called_off).count();
    let share = 100.0 * off as f32 / played.len().max(1) as f32;
    (played.into_iter().flat_map(|(samples, _)| samples).collect(), share)
}

/// One game with its samples.
fn samples_of_game<G: Evaluate>(
    start: &G,
    evaluator: &Arc<Evaluator<G>>,
    plan: &Plan,
    seed: u64,
) -> (Vec<Sample>, bool) {
    let sit = |seat: Seat| {
        let rng = seeded_rng(derive_seed(seed, 1 + u64::from(seat.0)));
        let bot = Greedy::new(evaluator.clone(), Chances::Exact, rng.clone());
        Box::new(EpsilonGreedy::new(bot, plan.epsilon, rng)) as Box<dyn Bot<G>>
    };
    let mut bots: Vec<_> = game_loop::seats(start).map(sit).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let held_out = seed.is_multiple_of(HELD_OUT);
    let mut rng = seeded_rng(derive_seed(seed, 99));
    let finished = game_loop::play(start.clone(), &mut bots, derive_seed(seed, 0), |game, ply| {
        let asked = matches!(ply, Ply::Act(_) | Ply::Chance(_)) && game.is_quiet();
        if asked && below(KEEP_ONE_IN, &mut rng) == 0 {
            samples.push(Sample::of(game, evaluator, held_out));
        }
    });
    let mut target = Prospects::of_winners(finished.winners, finished.game.is_party());
    for sample in samples.iter_mut().rev() {
        let expected = sample.target;
        sample.target = target;
        target = target * plan.lambda;
        target += expected * (1.0 - plan.lambda);
    }
    (samples, finished.stopped || finished.game.is_called_off())
}

impl Sample {
    /// Until the game is over its target is what the evaluator expects.
    fn of<G: Evaluate>(game: &G, evaluator: &Evaluator<G>, held_out: bool) -> Sample {
        let seats = usize::from(game.seats());
        let mut features = vec![0.0; seats * G::FEATURES.len()];
        for (seat, part) in game_loop::seats(game).zip(features.chunks_mut(G::FEATURES.len())) {
            game.features(seat, part);
        }
        Sample {
            profile: game.profile(),
            is_party: game.is_party(),
            progress: game.progress(),
            features,
            seats,
            target: evaluator.prospects(Evaluation::Linear, game),
            held_out,
            generation: 0,
        }
    }

    /// What an evaluator with these weights expects.
    fn expected<G: Evaluate>(&self, tapered: &Tapered) -> Prospects {
        let weights = tapered.at(self.progress, G::FEATURES.len());
        let score =
            |part: &[f32]| part.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        let scores: Vec<f32> = self.features.chunks(G::FEATURES.len()).map(score).collect();
        if self.is_party { party(&scores, weights[MOST_FEATURES]) } else { softmax(&scores) }
    }
}

/// Bits of cross_entropy per situation that was held out.
fn cross_entropy<G: Evaluate>(tapered: &[Tapered], samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| {
        let expected = sample.expected::<G>(&tapered[sample.profile]);
        let bits = |chance: f32, target: f32| -target * chance.max(1e-6).log2();
        if sample.is_party {
            let (chance, target) = (expected.0[0], sample.target.0[0]);
            bits(chance, target) + bits(1.0 - chance, 1.0 - target)
        } else {
            (0..sample.seats).map(|seat| bits(expected.0[seat], sample.target.0[seat])).sum()
        }
    };
    let held: Vec<f32> = samples.iter().filter(|sample| sample.held_out).map(of).collect();
    held.iter().sum::<f32>() / held.len().max(1) as f32
}

/// Moves the weights towards the targets.
fn fit<G: Evaluate>(tapered: &mut [Tapered], initial: &[Tapered], samples: &[Sample], seed: u64) {
    tapered.par_iter_mut().enumerate().for_each(|(profile, tapered)| {
        let known: Vec<&Sample> =
            samples.iter().filter(|sample| sample.profile == profile && !sample.held_out).collect();
        if !known.is_empty() {
            fit_profile::<G>(tapered, &initial[profile], &known, seed);
        }
    });
}

const EPOCHS: u32 = 6;
const BATCH: usize = 256;
const FIRST_RATE: f32 = 0.02;
/// L2 decay: pulls weights that teach nothing towards the initial ones.
const DECAY: f32 = 1e-4;
/// So much of an initial weight stays at least.
const LEAST: f32 = 0.1;

fn fit_profile<G: Evaluate>(
    tapered: &mut Tapered,
    initial: &Tapered,
    known: &[&Sample],
    seed: u64,
) {
    let places: Vec<usize> = (0..G::LINEAR).chain([MOST_FEATURES]).collect();
    let mut adam = Adam::new(2 * places.len());
    let mut rng = seeded_rng(seed);
    let steps = (EPOCHS as usize * known.len()).div_ceil(BATCH);
    for step in 0..steps {
        let mut gradient = vec![0.0; 2 * places.len()];
        for _ in 0..BATCH {
            let sample = known[below(known.len() as u32, &mut rng) as usize];
            add_gradient::<G>(&mut gradient, sample, tapered, &places);
        }
        let rate = FIRST_RATE * (1.0 - step as f32 / steps as f32).max(0.02);
        for (index, &place) in places.iter().enumerate() {
            let start = gradient[2 * index] / BATCH as f32
                + DECAY * (tapered.start[place] - initial.start[place]);
            let drift = gradient[2 * index + 1] / BATCH as f32 + DECAY * tapered.drift[place];
            tapered.start[place] -= adam.step(2 * index, start, rate, step);
            tapered.drift[place] -= adam.step(2 * index + 1, drift, rate, step);
            keep_sign(tapered, place, initial.start[place]);
        }
    }
}

/// Keeps the sign of an initial weight, and a little of its size: games that say nothing about a feature do not
/// make a bot act against it.
fn keep_sign(tapered: &mut Tapered, place: usize, initial: f32) {
    let least = |weight: f32| match initial {
        liked if liked > 0.0 => weight.max(LEAST * liked),
        hated if hated < 0.0 => weight.min(LEAST * hated),
        _ => weight,
    };
    let end = least(tapered.start[place] + tapered.drift[place]);
    tapered.start[place] = least(tapered.start[place]);
    tapered.drift[place] = end - tapered.start[place];
}

/// The gradient of the cross_entropy at one sample.
fn add_gradient<G: Evaluate>(
    gradient: &mut [f32],
    sample: &Sample,
    tapered: &Tapered,
    places: &[usize],
) {
    let expected = sample.expected::<G>(tapered);
    for (seat, part) in sample.features.chunks(G::FEATURES.len()).enumerate() {
        let share = if sample.is_party { 1.0 / sample.seats as f32 } else { 1.0 };
        let error = (expected.0[seat] - sample.target.0[seat]) * share;
        for (index, &place) in places.iter().enumerate() {
            let value = part.get(place).copied().unwrap_or(if sample.is_party { 1.0 } else { 0.0 });
            gradient[2 * index] += error * value;
            gradient[2 * index + 1] += error * value * sample.progress;
        }
    }
}

/// The weights by name, to four digits.
fn write<G: Evaluate>(tapered: &[Tapered]) -> Weights {
    let round = |weight: f32| (f64::from(weight) * 1e4).round() as f32 / 1e4;
    let table = |tapered: &Tapered| {
        let places = (0..G::LINEAR).chain([MOST_FEATURES]);
        let names = G::FEATURES[..G::LINEAR].iter().chain([&BIAS]);
        let row = |(place, name): (usize, &&str)| {
            let end = tapered.start[place] + tapered.drift[place];
            ((*name).into(), [round(tapered.start[place]), round(end)])
        };
        places.zip(names).map(row).collect()
    };
    let named = |(profile, tapered): (&&str, &Tapered)| ((*profile).into(), table(tapered));
    Weights {
        made_by: String::new(),
        weights: G::PROFILES.iter().zip(tapered).map(named).collect(),
    }
}
