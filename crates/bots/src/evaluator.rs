//! The evaluator: win probabilities of a state, linear in its features or by value networks.
//!
//! Each seat has a score: linear, `Σ weight(progress) · feature`, with weights tapered from their first to
//! their second number as the game goes on; or that of the networks. Rivals share one victory by the
//! softmax of their scores, a party wins with the sigmoid of the mean.

use std::{collections::BTreeMap, marker::PhantomData, sync::Arc};

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

use crate::{
    Ensemble, Evaluate, MOST_SEATS, Networks, Prospects, evaluate::MOST_FEATURES,
    network::MOST_INPUTS, once::once,
};

/// What a feature counts at the beginning and at the end of a game.
pub type Weight = [f32; 2];

/// The weights of one kind of table, by the names of features.
pub type ProfileWeights = BTreeMap<String, Weight>;

/// All weights of a game, as its file has them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Weights {
    /// The command that made them.
    pub made_by: String,
    /// By profile.
    #[serde(default)]
    pub weights: BTreeMap<String, ProfileWeights>,
}

/// The weight that only parties have: all of them share one chance.
pub const BIAS: &str = "bias";

/// How a state is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evaluation {
    /// Linear in the features: quick; for greedy bots, and for the priors of a search.
    Linear,
    /// By the value networks, where the game has them for such a table, else linear: for the leaves of a search.
    Network,
}

/// Says how likely each seat is to win. A copy shares weights and networks with it.
#[derive(Clone)]
pub struct Evaluator<G> {
    profiles: Arc<[Tapered]>,
    /// Of the profiles that have networks.
    networks: Arc<[Option<Ensemble>]>,
    /// What a temperament likes besides winning, by feature.
    preferences: Option<Arc<[f32]>>,
    /// From scores to win probabilities: raw or softened.
    share: fn(&Scores) -> Prospects,
    game: PhantomData<fn(&G)>,
}

/// The linear scores behind one decision: a seat whose features are those of a state before has its score.
/// The table in [`Evaluate`] says which of these caches holds when.
pub(crate) struct EvalCache<G: Evaluate> {
    /// The state of the decision.
    before: G,
    progress: f32,
    weights: [f32; MOST_FEATURES + 1],
    /// Of that state.
    scores: [Option<f32>; MOST_SEATS],
    caches: [Option<G::Cache>; MOST_SEATS],
    /// States behind it in which some seat had to be scored afresh, with the scores of all seats.
    seen: Vec<(G, [f32; MOST_SEATS])>,
    /// Had some seat of the state that is evaluated now to be scored afresh?
    is_new: bool,
}

/// A cache keeps no more states than these.
const MOST_SEEN: usize = 32;

/// Tapered weights of one profile, `start + drift · progress`, by the order of features; the bias comes last.
#[derive(Clone)]
pub struct Tapered {
    /// At the beginning.
    pub start: [f32; MOST_FEATURES + 1],
    /// What is added towards the end.
    pub drift: [f32; MOST_FEATURES + 1],
}

impl<G: Evaluate> Evaluator<G> {
    /// With the weights and the networks of the game's own files, which are read once.
    ///
    /// # Panics
    /// If a file in the binary is not what a test says it is.
    pub fn tuned() -> Evaluator<G> {
        let read = || {
            let weights = toml::from_str(G::WEIGHTS).expect("a test reads this file");
            Evaluator::with_weights(&weights).with_networks(Networks::of::<G>())
        };
        Evaluator::clone(&once::<G, Evaluator<G>>(read))
    }

    /// The same with these networks and no others.
    ///
    /// # Panics
    /// If they were trained with other inputs.
    pub fn with_networks(mut self, networks: Networks) -> Evaluator<G> {
        self.networks = networks.by_profile::<G>().into();
        self
    }

    /// Linear, with these weights; a feature that they do not name counts nothing.
    pub fn with_weights(weights: &Weights) -> Evaluator<G> {
        let tapered = |profile: &&str| Tapered::read::<G>(weights.weights.get(*profile));
        Evaluator::with_tapered(G::PROFILES.iter().map(tapered).collect())
    }

    /// Linear, with these weights, profile by profile.
    pub fn with_tapered(profiles: Vec<Tapered>) -> Evaluator<G> {
        const { assert!(G::FEATURES.len() <= MOST_FEATURES, "a game has at most 64 features") };
        let networks = G::PROFILES.iter().map(|_| None).collect();
        Evaluator {
            profiles: profiles.into(),
            networks,
            preferences: None,
            share: Scores::softened,
            game: PhantomData,
        }
    }

    /// The same with raw instead of softened win probabilities: for people who want to know their chances.
    pub fn raw(mut self) -> Evaluator<G> {
        self.share = Scores::raw;
        self
    }

    /// The same, with so much of a win probability added for one of each of these features.
    pub fn with_preferences(mut self, preferences: &BTreeMap<String, f32>) -> Evaluator<G> {
        let like = |name: &&str| preferences.get(*name).copied().unwrap_or(0.0);
        self.preferences = Some(G::FEATURES.iter().map(like).collect());
        self
    }

    /// How likely each seat is to win; linear evaluations are softened before the end. For `me`, with what I
    /// like besides.
    pub fn evaluate(&self, evaluation: Evaluation, game: &G, me: Seat) -> Prospects {
        self.evaluate_with(None, evaluation, game, me)
    }

    /// An empty cache for what follows this state; of the last one only the room is used.
    pub(crate) fn new_cache(&self, before: &G, last: Option<EvalCache<G>>) -> EvalCache<G> {
        let (progress, scores) = (before.progress(), [None; MOST_SEATS]);
        let weights = self.weights(before, progress);
        let caches = [const { None }; MOST_SEATS];
        let mut seen = last.map_or_else(Vec::new, |cache| cache.seen);
        seen.clear();
        EvalCache { before: before.clone(), progress, weights, scores, caches, seen, is_new: false }
    }

    /// The same as [`evaluate`](Evaluator::evaluate), with a cache of an earlier state.
    pub(crate) fn evaluate_with(
        &self,
        cache: Option<&mut EvalCache<G>>,
        evaluation: Evaluation,
        game: &G,
        me: Seat,
    ) -> Prospects {
        let mut prospects = match self.ensemble(evaluation, game) {
            Some(ensemble) => by_networks(ensemble, game),
            None => self.linear(cache, game, self.share),
        };
        if let Some(preferences) = &self.preferences {
            let mut features = [0.0; MOST_FEATURES];
            game.features(me, &mut features[..G::FEATURES.len()]);
            prospects[me] +=
                preferences.iter().zip(features).map(|(like, value)| like * value).sum::<f32>();
        }
        prospects
    }

    /// How likely each seat is to win: raw, whatever anybody likes besides.
    pub fn prospects(&self, evaluation: Evaluation, game: &G) -> Prospects {
        match self.ensemble(evaluation, game) {
            Some(ensemble) => by_networks(ensemble, game),
            None => self.linear(None, game, Scores::raw),
        }
    }

    /// Are there networks for this table?
    pub fn has_network(&self, game: &G) -> bool {
        self.ensemble(Evaluation::Network, game).is_some()
    }

    fn ensemble(&self, evaluation: Evaluation, game: &G) -> Option<&Ensemble> {
        match evaluation {
            Evaluation::Linear => None,
            Evaluation::Network => self.networks[game.profile()].as_ref(),
        }
    }

    fn linear(
        &self,
        cache: Option<&mut EvalCache<G>>,
        game: &G,
        share: fn(&Scores) -> Prospects,
    ) -> Prospects {
        if let Turn::Over { winners } = game.turn() {
            return Prospects::of_winners(winners, game.is_party());
        }
        let progress = game.progress();
        let mut cache = cache.filter(|cache| cache.progress == progress);
        let weights = match &cache {
            Some(cache) => cache.weights,
            None => self.weights(game, progress),
        };
        let seats = usize::from(game.seats());
        let mut scores = [0.0; MOST_SEATS];
        for (place, score) in scores.iter_mut().enumerate().take(seats) {
            let seat = Seat(place as u8);
            *score = match &mut cache {
                Some(cache) => cache.score(game, seat),
                None => linear_score::<G>(&weights, |features| game.features(seat, features)),
            };
        }
        if let Some(cache) = cache {
            cache.store(game, scores);
        }
        let party = game.is_party().then_some(weights[MOST_FEATURES]);
        share(&Scores { all: scores, seats, party })
    }

    fn weights(&self, game: &G, progress: f32) -> [f32; MOST_FEATURES + 1] {
        self.profiles[game.profile()].at(progress, G::FEATURES.len())
    }
}

impl<G: Evaluate> EvalCache<G> {
    /// The state of the decision.
    pub(crate) fn before(&self) -> &G {
        &self.before
    }

    /// The linear score of a seat, from the cache where it holds.
    fn score(&mut self, game: &G, seat: Seat) -> f32 {
        let EvalCache { before, weights, scores, caches, seen, is_new, .. } = self;
        let place = usize::from(seat.0);
        if game.same_features_as_before(before, seat) {
            let features = |values: &mut [f32]| game.features(seat, values);
            return *scores[place].get_or_insert_with(|| linear_score::<G>(weights, features));
        }
        if !game.cache_holds(before, seat) {
            let is_like = |(one, _): &&(G, _)| game.same_features(one, seat);
            if let Some((_, scores)) = seen.iter().rev().find(is_like) {
                return scores[place];
            }
            *is_new = true;
            return linear_score::<G>(weights, |features| game.features(seat, features));
        }
        let cache = caches[place].get_or_insert_with(|| before.cache(seat));
        linear_score::<G>(weights, |features| game.features_from(cache, seat, features))
    }

    /// Stores the scores if one was fresh. Of a state that cannot even be told to have the features of itself,
    /// no other can.
    fn store(&mut self, game: &G, scores: [f32; MOST_SEATS]) {
        let is_new = std::mem::take(&mut self.is_new) && self.seen.len() < MOST_SEEN;
        let mut seats = crate::game_loop::seats(game);
        if is_new && seats.any(|seat| game.same_features(game, seat)) {
            self.seen.push((game.clone(), scores));
        }
    }
}

/// What the networks say about a state.
fn by_networks<G: Evaluate>(ensemble: &Ensemble, game: &G) -> Prospects {
    if let Turn::Over { winners } = game.turn() {
        return Prospects::of_winners(winners, game.is_party());
    }
    let seats = usize::from(game.seats());
    let mut all = [0.0; MOST_SEATS];
    for (seat, score) in all.iter_mut().enumerate().take(seats) {
        let mut inputs = [0.0; MOST_INPUTS];
        game.inputs(Seat(seat as u8), &mut inputs[..G::INPUTS]);
        *score = ensemble.score(&inputs[..G::INPUTS]);
    }
    Scores { all, seats, party: game.is_party().then_some(0.0) }.raw()
}

/// The scores of all seats, and the bias if they are a party.
struct Scores {
    all: [f32; MOST_SEATS],
    seats: usize,
    party: Option<f32>,
}

impl Scores {
    /// Softmax for rivals, sigmoid of the mean for a party.
    fn raw(&self) -> Prospects {
        match self.party {
            Some(bias) => party(&self.all[..self.seats], bias),
            None => softmax(&self.all[..self.seats]),
        }
    }

    /// Softened: 55 % softmax, 35 % softmax of scores/8, 10 % uniform; of a party the same with sigmoids and
    /// without the uniform part. What is missing from 1 leaves something to gain by finishing a won game; the
    /// flat part keeps a slope for who is far ahead or behind.
    fn softened(&self) -> Prospects {
        let scores = &self.all[..self.seats];
        match self.party {
            Some(bias) => {
                let score = bias + mean(scores);
                Prospects::all(SHARP * sigmoid(score) + FLAT * sigmoid(score / 8.0))
            }
            None => softened_softmax(scores),
        }
    }
}

/// Blend weight of the softmax,
const SHARP: f32 = 0.55;
/// of the softmax of an eighth of the scores,
const FLAT: f32 = 0.35;
/// and of the uniform distribution.
const UNIFORM: f32 = 1.0 - SHARP - FLAT;

/// Sigmoid of the mean: the one win probability of a party, `1 / (1 + exp(−bias − mean(scores)))`.
pub(crate) fn party(scores: &[f32], bias: f32) -> Prospects {
    Prospects::all(sigmoid(bias + mean(scores)))
}

/// Softmax: the one victory that rivals share, `exp(score) / Σ exp(scores)`.
pub(crate) fn softmax(scores: &[f32]) -> Prospects {
    let best = highest(scores);
    let mut prospects = Prospects::default();
    let mut total = 0.0;
    for (chance, score) in prospects.0.iter_mut().zip(scores) {
        *chance = (score - best).exp();
        total += *chance;
    }
    prospects * (1.0 / total)
}

/// The softened softmax. `exp(x)` is the eighth power of `exp(x/8)`, so one exponential does for both; that
/// of the best is 1.
fn softened_softmax(scores: &[f32]) -> Prospects {
    let best = highest(scores);
    let mut prospects = Prospects::default();
    let (mut total, mut flat_total) = (0.0, 0.0);
    for (flat, score) in prospects.0.iter_mut().zip(scores) {
        *flat = if *score == best { 1.0 } else { ((score - best) / 8.0).exp() };
        flat_total += *flat;
        total += eighth_power(*flat);
    }
    let (sharp, flat) = (SHARP / total, FLAT / flat_total);
    let uniform = UNIFORM / scores.len() as f32;
    for chance in prospects.0.iter_mut().take(scores.len()) {
        *chance = sharp * eighth_power(*chance) + flat * *chance + uniform;
    }
    prospects
}

fn eighth_power(number: f32) -> f32 {
    let square = number * number;
    let fourth = square * square;
    fourth * fourth
}

fn highest(scores: &[f32]) -> f32 {
    scores.iter().copied().fold(f32::NEG_INFINITY, f32::max)
}

fn mean(scores: &[f32]) -> f32 {
    scores.iter().sum::<f32>() / scores.len() as f32
}

fn sigmoid(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

/// The dot product of weights and features.
fn linear_score<G: Evaluate>(weights: &[f32], features: impl FnOnce(&mut [f32])) -> f32 {
    let mut values = [0.0; MOST_FEATURES];
    features(&mut values[..G::LINEAR]);
    dot(&weights[..G::LINEAR], &values)
}

fn dot(weights: &[f32], features: &[f32]) -> f32 {
    weights.iter().zip(features).map(|(weight, value)| weight * value).sum()
}

impl Tapered {
    /// Nothing counts.
    pub const ZERO: Tapered =
        Tapered { start: [0.0; MOST_FEATURES + 1], drift: [0.0; MOST_FEATURES + 1] };

    fn read<G: Evaluate>(table: Option<&ProfileWeights>) -> Tapered {
        let mut tapered = Tapered::ZERO;
        let Some(table) = table else { return tapered };
        let places = (0..G::FEATURES.len()).chain([MOST_FEATURES]);
        for (place, name) in places.zip(G::FEATURES.iter().chain([&BIAS])) {
            let [start, end] = table.get(*name).copied().unwrap_or_default();
            (tapered.start[place], tapered.drift[place]) = (start, end - start);
        }
        tapered
    }

    /// The weights at this point of a game.
    #[inline]
    pub(crate) fn at(&self, progress: f32, features: usize) -> [f32; MOST_FEATURES + 1] {
        let mut weights = [0.0; MOST_FEATURES + 1];
        for place in (0..features).chain([MOST_FEATURES]) {
            weights[place] = self.start[place] + self.drift[place] * progress;
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use karak::Karak;

    use super::*;

    /// Half a megabyte of text; before, it was read for every seat of every table.
    #[test]
    fn the_files_of_a_game_are_read_once_for_all_its_bots() {
        let ask = || thread::spawn(Evaluator::<Karak>::tuned);
        let askers: Vec<_> = (0..4).map(|_| ask()).collect();
        let first = Evaluator::<Karak>::tuned();
        assert!(first.networks.iter().any(Option::is_some), "a game with networks");
        for asker in askers {
            let other = asker.join().unwrap().raw();
            assert!(Arc::ptr_eq(&first.networks, &other.networks));
            assert!(Arc::ptr_eq(&first.profiles, &other.profiles));
        }
    }
}
