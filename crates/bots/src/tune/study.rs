//! Study: many games are watched, and network learns to tell how they end.
//!
//! The players choose one decision ahead by weights. Some overlook things or stray, so that all sorts of
//! situations are seen: in some of the [`SCHOOLS`] they are careful, in others careless. Each member of the
//! ensemble watches games of its own.

use std::sync::Arc;

use rayon::prelude::*;
use tabletop::{Seat, below, quick};

use super::{adam::Adam, stray::Stray};
use crate::{
    Bot, Chances, Ensemble, Evaluate, Evaluation, Evaluator, Greedy, Network, Networks, Prospects,
    evaluator::{party, softmax},
    game_loop::{self, derive_seed},
};

/// How much is studied.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// Games of each table for each member of the ensemble.
    pub games: u32,
    /// How often everything is gone over.
    pub passes: u32,
    /// Which kinds of tables; all if none is named.
    pub profiles: Vec<String>,
    /// The same seed gives the same network.
    pub seed: u64,
}

/// How a study gets on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage<'a> {
    /// A game was watched.
    Watched,
    /// A member of the ensemble has learned all it can.
    Studied(Studied<'a>),
}

/// What one member's study came to for one kind of tables.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Studied<'a> {
    /// Which member of the ensemble, counted from 1.
    pub member: usize,
    /// The kind of tables.
    pub profile: &'a str,
    /// Games watched.
    pub games: usize,
    /// Situations learned from.
    pub situations: usize,
    /// How surprised a judge by weights is at the results of games that were kept apart, in bits.
    pub before: f32,
    /// And one with the network.
    pub after: f32,
}

/// One situation and how the game ended.
struct Lesson {
    /// Seat by seat.
    inputs: Vec<f32>,
    seats: usize,
    is_party: bool,
    result: Prospects,
    /// What weights said.
    weighed: Prospects,
    held_out: bool,
}

/// So many form a ensemble: one errs in its own ways, the mean errs less.
const MEMBERS: usize = 6;

/// How the players of some games play.
struct School {
    /// Choices in a hundred that a player overlooks; each of these as often.
    overlooks: [u8; 4],
    /// Decisions in a thousand in which a player strays.
    strays: [u32; 3],
}

const SCHOOLS: [School; 3] = [
    School { overlooks: [0, 0, 0, 5], strays: [0, 0, 5] },
    School { overlooks: [0, 0, 5, 15], strays: [0, 5, 20] },
    School { overlooks: [0, 5, 15, 30], strays: [0, 10, 50] },
];

/// One situation in so many is kept: neighbours teach the same.
const KEPT: u32 = 12;
/// One game in so many is kept apart.
const HELD_OUT: u64 = 20;
const BATCH: usize = 512;
const FIRST_RATE: f32 = 0.003;
/// Pulls what teaches nothing towards zero.
const DECAY: f32 = 1e-5;

impl Study {
    /// How many games are watched in all.
    pub fn all_games<G: Evaluate>(&self) -> u64 {
        let tables: usize = self.kinds::<G>().map(|(profile, _)| tables::<G>(profile).len()).sum();
        tables as u64 * MEMBERS as u64 * u64::from(self.games)
    }

    /// The profiles that are wanted, with their places.
    fn kinds<G: Evaluate>(&self) -> impl Iterator<Item = (usize, &'static str)> {
        let is_wanted =
            |name: &str| self.profiles.is_empty() || self.profiles.iter().any(|one| one == name);
        G::PROFILES.iter().copied().enumerate().filter(move |(_, name)| is_wanted(name))
    }
}

/// Studies a game; `tell` hears how it gets on.
pub fn study<G: Evaluate>(plan: &Study, tell: impl Fn(Stage<'_>) + Sync) -> Networks {
    let evaluator = Arc::new(Evaluator::<G>::tuned());
    let mut networks = Networks::default();
    for (profile, name) in plan.kinds::<G>() {
        let mut ensemble = Ensemble(Vec::new());
        for member in 0..MEMBERS {
            let school = &SCHOOLS[member % SCHOOLS.len()];
            let seed = derive_seed(plan.seed, (member as u64) << 8 | profile as u64);
            let (games, lessons) = watch(&evaluator, profile, school, plan.games, seed, &tell);
            let network = learn::<G>(&lessons, plan.passes, seed);
            tell(Stage::Studied(Studied {
                member: member + 1,
                profile: name,
                games,
                situations: lessons.len(),
                before: surprise(&lessons, |lesson| lesson.weighed),
                after: surprise(&lessons, |lesson| lesson.expected::<G>(&network)),
            }));
            ensemble.0.push(network.rounded());
        }
        networks.networks.insert(name.into(), ensemble);
    }
    networks
}

/// The tables of one kind.
fn tables<G: Evaluate>(profile: usize) -> Vec<G> {
    let tables = G::tables().into_iter().map(|setup| G::new(&setup).expect("a table to tune on"));
    tables.filter(|table| table.profile() == profile).collect()
}

/// Watches games at the tables of one kind.
fn watch<G: Evaluate>(
    evaluator: &Arc<Evaluator<G>>,
    profile: usize,
    school: &School,
    games: u32,
    seed: u64,
    tell: &(impl Fn(Stage<'_>) + Sync),
) -> (usize, Vec<Lesson>) {
    let tables = tables::<G>(profile);
    let count = tables.len() * games as usize;
    let watch = |number: usize| {
        let start = &tables[number % tables.len()];
        let lessons = watch_game(start, evaluator, school, derive_seed(seed, number as u64));
        tell(Stage::Watched);
        lessons
    };
    let lessons: Vec<Vec<Lesson>> = (0..count).into_par_iter().map(watch).collect();
    (count, lessons.into_iter().flatten().collect())
}

fn watch_game<G: Evaluate>(
    start: &G,
    evaluator: &Arc<Evaluator<G>>,
    school: &School,
    seed: u64,
) -> Vec<Lesson> {
    let mut luck = quick(derive_seed(seed, 98));
    let mut sit = |seat: Seat| {
        let overlooks = school.overlooks[below(4, &mut luck) as usize];
        let strays = school.strays[below(3, &mut luck) as usize];
        let luck = quick(derive_seed(seed, 1 + u64::from(seat.0)));
        let bot =
            Greedy::new(evaluator.clone(), Chances::Exact, luck.clone()).overlooking(overlooks);
        Box::new(Stray::new(bot, strays, luck)) as Box<dyn Bot<G>>
    };
    let mut bots: Vec<_> = game_loop::seats(start).map(&mut sit).collect();
    let mut lessons = Vec::new();
    let mut pace = quick(derive_seed(seed, 99));
    let finished = game_loop::play(start.clone(), &mut bots, derive_seed(seed, 0), |game, _| {
        if game.is_quiet() && below(KEPT, &mut pace) == 0 {
            lessons.push(Lesson::of(game, evaluator, seed.is_multiple_of(HELD_OUT)));
        }
    });
    let result = Prospects::of_winners(finished.winners, start.is_party());
    lessons.iter_mut().for_each(|lesson| lesson.result = result);
    lessons
}

impl Lesson {
    /// How the game ends is not known yet.
    fn of<G: Evaluate>(game: &G, evaluator: &Evaluator<G>, held_out: bool) -> Lesson {
        let seats = usize::from(game.seats());
        let mut inputs = vec![0.0; seats * G::INPUTS];
        for (seat, part) in game_loop::seats(game).zip(inputs.chunks_mut(G::INPUTS)) {
            game.inputs(seat, part);
        }
        let weighed = evaluator.prospects(Evaluation::Linear, game);
        let result = Prospects::default();
        Lesson { inputs, seats, is_party: game.is_party(), result, weighed, held_out }
    }

    fn expected<G: Evaluate>(&self, network: &Network) -> Prospects {
        let scores: Vec<f32> =
            self.inputs.chunks(G::INPUTS).map(|inputs| network.score(inputs)).collect();
        if self.is_party { party(&scores, 0.0) } else { softmax(&scores) }
    }

    /// Adds the slope of the surprise.
    fn add_gradient<G: Evaluate>(&self, network: &Network, slope: &mut [f32]) {
        let expected = self.expected::<G>(network);
        let share = if self.is_party { 1.0 / self.seats as f32 } else { 1.0 };
        for (seat, inputs) in self.inputs.chunks(G::INPUTS).enumerate() {
            let error = (expected.0[seat] - self.result.0[seat]) * share;
            network.add_gradient(inputs, error, slope);
        }
    }

    /// In bits.
    fn surprise(&self, expected: &Prospects) -> f32 {
        let bits = |chance: f32, result: f32| -result * chance.max(1e-6).log2();
        let (expected, result) = (&expected.0, &self.result.0);
        if self.is_party {
            return bits(expected[0], result[0]) + bits(1.0 - expected[0], 1.0 - result[0]);
        }
        (0..self.seats).map(|seat| bits(expected[seat], result[seat])).sum()
    }
}

/// The mean over what was kept apart.
fn surprise(lessons: &[Lesson], expected: impl Fn(&Lesson) -> Prospects) -> f32 {
    let held = lessons.iter().filter(|lesson| lesson.held_out);
    let bits: Vec<f32> = held.map(|lesson| lesson.surprise(&expected(lesson))).collect();
    bits.iter().sum::<f32>() / bits.len().max(1) as f32
}

/// Goes over the lessons until network says how the games ended.
fn learn<G: Evaluate>(lessons: &[Lesson], passes: u32, seed: u64) -> Network {
    let known: Vec<&Lesson> = lessons.iter().filter(|lesson| !lesson.held_out).collect();
    let mut luck = quick(seed);
    let mut network = Network::new(G::INPUTS, &mut luck);
    let mut adam = Adam::new(network.weights.len());
    let steps = (passes as usize * known.len()).div_ceil(BATCH);
    for step in 0..steps {
        let batch: Vec<&Lesson> =
            (0..BATCH).map(|_| known[below(known.len() as u32, &mut luck) as usize]).collect();
        let slope = slope_of::<G>(&network, &batch);
        let rate = FIRST_RATE * (1.0 - step as f32 / steps as f32).max(0.01);
        for (place, slope) in slope.iter().enumerate() {
            let slope = slope / BATCH as f32 + DECAY * network.weights[place];
            network.weights[place] -= adam.step(place, slope, rate, step);
        }
    }
    network
}

/// The sum over a batch; its parts are added in their order, so that it is the same on any number of
/// cores.
fn slope_of<G: Evaluate>(network: &Network, batch: &[&Lesson]) -> Vec<f32> {
    const PART: usize = BATCH / 8;
    let slope = |part: &[&Lesson]| {
        let mut slope = vec![0.0; network.weights.len()];
        part.iter().for_each(|lesson| lesson.add_gradient::<G>(network, &mut slope));
        slope
    };
    let parts: Vec<Vec<f32>> = batch.par_chunks(PART).map(slope).collect();
    let mut parts = parts.into_iter();
    let mut sum = parts.next().unwrap_or_default();
    for part in parts {
        sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
    }
    sum
}
