//! Tuning: bots play themselves, and the weights are fitted to what came of it.
//!
//! Each generation plays games with the weights so far, now and then with any legal action so that
//! unusual situations are seen too. Every quiet situation is kept with what it promised: the result
//! of the game, mixed with what was expected a little later (TD lambda). Then the weights are moved
//! (Adam) until the judge says what the situations promised.

mod adam;
mod climb;
mod stray;
mod study;

pub use climb::Climb;
pub use study::{Stage, Studied, Study, study};

use std::sync::Arc;

use rayon::prelude::*;
use tabletop::{Ply, Seat, below, quick};

use crate::{
    BIAS, Bot, Chances, Characters, Evaluate, Evaluation, Evaluator, Greedy, MOST_FEATURES,
    Prospects, Tapered, Weights,
    evaluator::{party, softmax},
    game_loop::{self, derive_seed},
};
use adam::Adam;
use climb::climb;
use stray::Stray;

/// How much is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Games of each table in each generation.
    pub games: u32,
    /// How often games are played and weights fitted.
    pub generations: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// Decisions, in a thousand, that are made at random.
    pub strays: u32,
    /// How far ahead a situation's promise reaches: 1 is the result alone.
    pub lambda: f32,
    /// What follows the learning.
    pub climb: Climb,
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
    /// Situations learned from.
    pub situations: usize,
    /// How surprised the judge was by the results of games it had not seen, in bits, before fitting.
    pub before: f32,
    /// And after.
    pub after: f32,
    /// Games called off by the round limit or stopped, in a hundred.
    pub called_off: f32,
}

/// One situation and what it promised.
struct Lesson {
    profile: usize,
    is_party: bool,
    progress: f32,
    /// Seat by seat.
    features: Vec<f32>,
    seats: usize,
    promise: Prospects,
    /// Kept apart, to see how well the judge knows what it has not learned.
    held_out: bool,
    /// When it was learned.
    generation: u32,
}

/// Lessons are kept for so many generations.
const KEPT: u32 = 2;

/// Tunes the weights of a game; `tell` hears what each generation came to.
pub fn tune<G: Evaluate>(plan: &Plan, tell: impl Fn(News<'_>)) -> Weights {
    let initial = initial::<G>();
    let mut tapered = initial.clone();
    let mut lessons: Vec<Lesson> = Vec::new();
    for generation in 1..=plan.generations {
        let seed = derive_seed(plan.seed, u64::from(generation));
        let (fresh, called_off) = lessons_of::<G>(&tapered, plan, generation);
        let before = surprise::<G>(&tapered, &fresh);
        lessons.retain(|lesson| lesson.generation + KEPT > generation);
        lessons.extend(fresh);
        fit::<G>(&mut tapered, &initial, &lessons, seed);
        let after = surprise::<G>(&tapered, &lessons);
        let situations = lessons.len();
        tell(News::Learned(Progress { generation, situations, before, after, called_off }));
    }
    climb::<G>(&mut tapered, &plan.climb, |profile, tried, stayed| {
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
fn lessons_of<G: Evaluate>(
    tapered: &[Tapered],
    plan: &Plan,
    generation: u32,
) -> (Vec<Lesson>, f32) {
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
    let mut played: Vec<(Vec<Lesson>, bool)> = games
        .into_par_iter()
        .map(|(start, number)| lessons_of_game(start, &evaluator, plan, derive_seed(seed, number)))
        .collect();
    played
        .iter_mut()
        .flat_map(|(lessons, _)| lessons)
        .for_each(|lesson| lesson.generation = generation);
    let off = played.iter().filter(|(_, called_off)| *called_off).count();
    let share = 100.0 * off as f32 / played.len().max(1) as f32;
    (played.into_iter().flat_map(|(lessons, _)| lessons).collect(), share)
}

/// One game with its lessons.
fn lessons_of_game<G: Evaluate>(
    start: &G,
    evaluator: &Arc<Evaluator<G>>,
    plan: &Plan,
    seed: u64,
) -> (Vec<Lesson>, bool) {
    let stray = |seat: Seat| {
        let luck = quick(derive_seed(seed, 1 + u64::from(seat.0)));
        let bot = Greedy::new(evaluator.clone(), Chances::Exact, luck.clone());
        Box::new(Stray::new(bot, plan.strays, luck)) as Box<dyn Bot<G>>
    };
    let mut bots: Vec<_> = game_loop::seats(start).map(stray).collect();
    let mut lessons: Vec<Lesson> = Vec::new();
    let held_out = seed.is_multiple_of(10);
    let mut pace = quick(derive_seed(seed, 99));
    let finished = game_loop::play(start.clone(), &mut bots, derive_seed(seed, 0), |game, ply| {
        let asked = matches!(ply, Ply::Act(_) | Ply::Chance(_)) && game.is_quiet();
        if asked && below(3, &mut pace) == 0 {
            lessons.push(Lesson::of(game, evaluator, held_out));
        }
    });
    let mut promise = Prospects::of_winners(finished.winners, finished.game.is_party());
    for lesson in lessons.iter_mut().rev() {
        let expected = lesson.promise;
        lesson.promise = promise;
        promise = promise * plan.lambda;
        promise += expected * (1.0 - plan.lambda);
    }
    (lessons, finished.stopped || finished.game.is_called_off())
}

impl Lesson {
    /// Until the game is over it promises what the judge expects.
    fn of<G: Evaluate>(game: &G, evaluator: &Evaluator<G>, held_out: bool) -> Lesson {
        let seats = usize::from(game.seats());
        let mut features = vec![0.0; seats * G::FEATURES.len()];
        for (seat, part) in game_loop::seats(game).zip(features.chunks_mut(G::FEATURES.len())) {
            game.features(seat, part);
        }
        Lesson {
            profile: game.profile(),
            is_party: game.is_party(),
            progress: game.progress(),
            features,
            seats,
            promise: evaluator.prospects(Evaluation::Linear, game),
            held_out,
            generation: 0,
        }
    }

    /// What a judge with these weights expects.
    fn expected<G: Evaluate>(&self, tapered: &Tapered) -> Prospects {
        let weights = tapered.at(self.progress, G::FEATURES.len());
        let score =
            |part: &[f32]| part.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        let scores: Vec<f32> = self.features.chunks(G::FEATURES.len()).map(score).collect();
        if self.is_party { party(&scores, weights[MOST_FEATURES]) } else { softmax(&scores) }
    }
}

/// Bits of surprise per situation that was held out.
fn surprise<G: Evaluate>(tapered: &[Tapered], lessons: &[Lesson]) -> f32 {
    let of = |lesson: &Lesson| {
        let expected = lesson.expected::<G>(&tapered[lesson.profile]);
        let bits = |chance: f32, promise: f32| -promise * chance.max(1e-6).log2();
        if lesson.is_party {
            let (chance, promise) = (expected.0[0], lesson.promise.0[0]);
            bits(chance, promise) + bits(1.0 - chance, 1.0 - promise)
        } else {
            (0..lesson.seats).map(|seat| bits(expected.0[seat], lesson.promise.0[seat])).sum()
        }
    };
    let held: Vec<f32> = lessons.iter().filter(|lesson| lesson.held_out).map(of).collect();
    held.iter().sum::<f32>() / held.len().max(1) as f32
}

/// Moves the weights towards what was promised.
fn fit<G: Evaluate>(tapered: &mut [Tapered], initial: &[Tapered], lessons: &[Lesson], seed: u64) {
    tapered.par_iter_mut().enumerate().for_each(|(profile, tapered)| {
        let known: Vec<&Lesson> =
            lessons.iter().filter(|lesson| lesson.profile == profile && !lesson.held_out).collect();
        if !known.is_empty() {
            fit_profile::<G>(tapered, &initial[profile], &known, seed);
        }
    });
}

const EPOCHS: u32 = 6;
const BATCH: usize = 256;
const FIRST_RATE: f32 = 0.02;
/// Pulls weights that teach nothing towards initial.
const DECAY: f32 = 1e-4;
/// So much of initial stays at least.
const LEAST: f32 = 0.1;

fn fit_profile<G: Evaluate>(
    tapered: &mut Tapered,
    initial: &Tapered,
    known: &[&Lesson],
    seed: u64,
) {
    let places: Vec<usize> = (0..G::LINEAR).chain([MOST_FEATURES]).collect();
    let mut adam = Adam::new(2 * places.len());
    let mut luck = quick(seed);
    let steps = (EPOCHS as usize * known.len()).div_ceil(BATCH);
    for step in 0..steps {
        let mut slope = vec![0.0; 2 * places.len()];
        for _ in 0..BATCH {
            let lesson = known[below(known.len() as u32, &mut luck) as usize];
            add_gradient::<G>(&mut slope, lesson, tapered, &places);
        }
        let rate = FIRST_RATE * (1.0 - step as f32 / steps as f32).max(0.02);
        for (index, &place) in places.iter().enumerate() {
            let start = slope[2 * index] / BATCH as f32
                + DECAY * (tapered.start[place] - initial.start[place]);
            let drift = slope[2 * index + 1] / BATCH as f32 + DECAY * tapered.drift[place];
            tapered.start[place] -= adam.step(2 * index, start, rate, step);
            tapered.drift[place] -= adam.step(2 * index + 1, drift, rate, step);
            keep_sign(tapered, place, initial.start[place]);
        }
    }
}

/// What initial likes is never disliked, nor the other way round, and never less than a little:
/// games that say nothing about a thing do not make a bot act against it.
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

/// The slope of the surprise at one lesson.
fn add_gradient<G: Evaluate>(
    slope: &mut [f32],
    lesson: &Lesson,
    tapered: &Tapered,
    places: &[usize],
) {
    let expected = lesson.expected::<G>(tapered);
    for (seat, part) in lesson.features.chunks(G::FEATURES.len()).enumerate() {
        let share = if lesson.is_party { 1.0 / lesson.seats as f32 } else { 1.0 };
        let error = (expected.0[seat] - lesson.promise.0[seat]) * share;
        for (index, &place) in places.iter().enumerate() {
            let value = part.get(place).copied().unwrap_or(if lesson.is_party { 1.0 } else { 0.0 });
            slope[2 * index] += error * value;
            slope[2 * index + 1] += error * value * lesson.progress;
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
