//! Training of the value networks: supervised learning of `state → winner` from games of greedy bots.
//!
//! The loss is the cross-entropy between the result of the game and the softmax (or sigmoid) of the seats'
//! scores; Adam on mini-batches, with L2 decay. The behaviour policies are greedy bots that overlook actions and
//! explore by ε, so that all sorts of states are seen: see [`BEHAVIOURS`]. Each network of the ensemble has
//! games of its own.

use std::sync::Arc;

use rayon::prelude::*;
use tabletop::{Seat, below, seeded_rng};

use super::{adam::Adam, epsilon_greedy::EpsilonGreedy};
use crate::{
    Bot, Chances, Ensemble, Evaluate, Evaluation, Evaluator, Greedy, Network, Networks, Prospects,
    evaluator::{party, softmax},
    game_loop::{self, derive_seed},
};

/// How much is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    /// Games of each table for each network of the ensemble.
    pub games: u32,
    /// Passes over all samples.
    pub epochs: u32,
    /// Which kinds of tables; all if none is named.
    pub profiles: Vec<String>,
    /// The same seed gives the same networks.
    pub seed: u64,
}

/// How training gets on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage<'a> {
    /// A game was played.
    Played,
    /// A network is trained.
    Trained(Trained<'a>),
}

/// What the training of one network came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trained<'a> {
    /// Which network of the ensemble, counted from 1.
    pub member: usize,
    /// The kind of tables.
    pub profile: &'a str,
    /// Games played.
    pub games: usize,
    /// Samples taken from them.
    pub samples: usize,
    /// Cross-entropy of the linear evaluation on games that were held out, in bits a sample.
    pub before: f32,
    /// And of the network.
    pub after: f32,
}

/// One state and how the game ended.
struct Sample {
    /// Seat by seat.
    inputs: Vec<f32>,
    seats: usize,
    is_party: bool,
    result: Prospects,
    /// What the linear evaluation said.
    linear: Prospects,
    held_out: bool,
}

/// Networks in an ensemble: one errs in its own ways, the mean errs less.
const MEMBERS: usize = 6;

/// A behaviour policy: how the players of some games play.
struct Behaviour {
    /// Choices in a hundred that a player overlooks; each of these as often.
    overlooks: [u8; 4],
    /// ε in thousandths; each of these as often.
    epsilon: [u32; 3],
}

/// Careful, middling and careless.
const BEHAVIOURS: [Behaviour; 3] = [
    Behaviour { overlooks: [0, 0, 0, 5], epsilon: [0, 0, 5] },
    Behaviour { overlooks: [0, 0, 5, 15], epsilon: [0, 5, 20] },
    Behaviour { overlooks: [0, 5, 15, 30], epsilon: [0, 10, 50] },
];

/// Subsampling: one state in so many is kept, because neighbours teach the same.
const KEEP_ONE_IN: u32 = 12;
/// One game in so many is held out.
const HELD_OUT: u64 = 20;
const BATCH: usize = 512;
const FIRST_RATE: f32 = 0.003;
/// L2 decay: pulls weights that teach nothing towards zero.
const DECAY: f32 = 1e-5;

impl Training {
    /// How many games are played in all.
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

/// Trains the networks of a game; `tell` hears how it gets on.
pub fn train<G: Evaluate>(plan: &Training, tell: impl Fn(Stage<'_>) + Sync) -> Networks {
    let evaluator = Arc::new(Evaluator::<G>::tuned());
    let mut networks = Networks::default();
    for (profile, name) in plan.kinds::<G>() {
        let mut ensemble = Ensemble(Vec::new());
        for member in 0..MEMBERS {
            let behaviour = &BEHAVIOURS[member % BEHAVIOURS.len()];
            let seed = derive_seed(plan.seed, (member as u64) << 8 | profile as u64);
            let (games, samples) = play(&evaluator, profile, behaviour, plan.games, seed, &tell);
            let network = fit::<G>(&samples, plan.epochs, seed);
            tell(Stage::Trained(Trained {
                member: member + 1,
                profile: name,
                games,
                samples: samples.len(),
                before: cross_entropy(&samples, |sample| sample.linear),
                after: cross_entropy(&samples, |sample| sample.expected::<G>(&network)),
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

/// Plays games at the tables of one kind.
fn play<G: Evaluate>(
    evaluator: &Arc<Evaluator<G>>,
    profile: usize,
    behaviour: &Behaviour,
    games: u32,
    seed: u64,
    tell: &(impl Fn(Stage<'_>) + Sync),
) -> (usize, Vec<Sample>) {
    let tables = tables::<G>(profile);
    let count = tables.len() * games as usize;
    let play = |number: usize| {
        let start = &tables[number % tables.len()];
        let samples = play_game(start, evaluator, behaviour, derive_seed(seed, number as u64));
        tell(Stage::Played);
        samples
    };
    let samples: Vec<Vec<Sample>> = (0..count).into_par_iter().map(play).collect();
    (count, samples.into_iter().flatten().collect())
}

fn play_game<G: Evaluate>(
    start: &G,
    evaluator: &Arc<Evaluator<G>>,
    behaviour: &Behaviour,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = seeded_rng(derive_seed(seed, 98));
    let mut sit = |seat: Seat| {
        let overlooks = behaviour.overlooks[below(4, &mut rng) as usize];
        let epsilon = behaviour.epsilon[below(3, &mut rng) as usize];
        let rng = seeded_rng(derive_seed(seed, 1 + u64::from(seat.0)));
        let bot =
            Greedy::new(evaluator.clone(), Chances::Exact, rng.clone()).overlooking(overlooks);
        Box::new(EpsilonGreedy::new(bot, epsilon, rng)) as Box<dyn Bot<G>>
    };
    let mut bots: Vec<_> = game_loop::seats(start).map(&mut sit).collect();
    let mut samples = Vec::new();
    let mut rng = seeded_rng(derive_seed(seed, 99));
    let finished = game_loop::play(start.clone(), &mut bots, derive_seed(seed, 0), |game, _| {
        if game.is_quiet() && below(KEEP_ONE_IN, &mut rng) == 0 {
            samples.push(Sample::of(game, evaluator, seed.is_multiple_of(HELD_OUT)));
        }
    });
    let result = Prospects::of_winners(finished.winners, start.is_party());
    samples.iter_mut().for_each(|sample| sample.result = result);
    samples
}

impl Sample {
    /// How the game ends is not known yet.
    fn of<G: Evaluate>(game: &G, evaluator: &Evaluator<G>, held_out: bool) -> Sample {
        let seats = usize::from(game.seats());
        let mut inputs = vec![0.0; seats * G::INPUTS];
        for (seat, part) in game_loop::seats(game).zip(inputs.chunks_mut(G::INPUTS)) {
            game.inputs(seat, part);
        }
        let linear = evaluator.prospects(Evaluation::Linear, game);
        let result = Prospects::default();
        Sample { inputs, seats, is_party: game.is_party(), result, linear, held_out }
    }

    /// What this network expects.
    fn expected<G: Evaluate>(&self, network: &Network) -> Prospects {
        let scores: Vec<f32> =
            self.inputs.chunks(G::INPUTS).map(|inputs| network.score(inputs)).collect();
        if self.is_party { party(&scores, 0.0) } else { softmax(&scores) }
    }

    /// Adds the gradient of the cross-entropy: `(expected − result) · gradient of the score`, seat by seat.
    fn add_gradient<G: Evaluate>(&self, network: &Network, gradient: &mut [f32]) {
        let expected = self.expected::<G>(network);
        let share = if self.is_party { 1.0 / self.seats as f32 } else { 1.0 };
        for (seat, inputs) in self.inputs.chunks(G::INPUTS).enumerate() {
            let error = (expected.0[seat] - self.result.0[seat]) * share;
            network.add_gradient(inputs, error, gradient);
        }
    }

    /// `−Σ result · log₂ expected`, in bits.
    fn cross_entropy(&self, expected: &Prospects) -> f32 {
        let bits = |chance: f32, result: f32| -result * chance.max(1e-6).log2();
        let (expected, result) = (&expected.0, &self.result.0);
        if self.is_party {
            return bits(expected[0], result[0]) + bits(1.0 - expected[0], 1.0 - result[0]);
        }
        (0..self.seats).map(|seat| bits(expected[seat], result[seat])).sum()
    }
}

/// The mean over the samples that were held out.
fn cross_entropy(samples: &[Sample], expected: impl Fn(&Sample) -> Prospects) -> f32 {
    let held = samples.iter().filter(|sample| sample.held_out);
    let bits: Vec<f32> = held.map(|sample| sample.cross_entropy(&expected(sample))).collect();
    bits.iter().sum::<f32>() / bits.len().max(1) as f32
}

/// Fits a network to the samples by Adam, with a rate that falls linearly.
fn fit<G: Evaluate>(samples: &[Sample], epochs: u32, seed: u64) -> Network {
    let known: Vec<&Sample> = samples.iter().filter(|sample| !sample.held_out).collect();
    let mut rng = seeded_rng(seed);
    let mut network = Network::new(G::INPUTS, &mut rng);
    let mut adam = Adam::new(network.weights.len());
    let steps = (epochs as usize * known.len()).div_ceil(BATCH);
    for step in 0..steps {
        let batch: Vec<&Sample> =
            (0..BATCH).map(|_| known[below(known.len() as u32, &mut rng) as usize]).collect();
        let gradient = gradient_of::<G>(&network, &batch);
        let rate = FIRST_RATE * (1.0 - step as f32 / steps as f32).max(0.01);
        for (place, slope) in gradient.iter().enumerate() {
            let slope = slope / BATCH as f32 + DECAY * network.weights[place];
            network.weights[place] -= adam.step(place, slope, rate, step);
        }
    }
    network
}

/// The sum over a batch; its parts are added in their order, so that it is the same on any number of
/// cores.
fn gradient_of<G: Evaluate>(network: &Network, batch: &[&Sample]) -> Vec<f32> {
    const PART: usize = BATCH / 8;
    let gradient = |part: &[&Sample]| {
        let mut gradient = vec![0.0; network.weights.len()];
        part.iter().for_each(|sample| sample.add_gradient::<G>(network, &mut gradient));
        gradient
    };
    let parts: Vec<Vec<f32>> = batch.par_chunks(PART).map(gradient).collect();
    let mut parts = parts.into_iter();
    let mut sum = parts.next().unwrap_or_default();
    for part in parts {
        sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
    }
    sum
}
