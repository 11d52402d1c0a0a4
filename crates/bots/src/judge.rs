//! A judge: the weights of a game, read from its file, applied to a situation.

use std::{collections::BTreeMap, marker::PhantomData};

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

use crate::{
    Council, Evaluate, Insights, MOST_SEATS, Prospects, evaluate::MOST_FEATURES,
    insight::MOST_SHOWN,
};

/// What a feature counts at the beginning and at the end of a game.
pub type Weight = [f32; 2];

/// The weights of one kind of table, by the names of features.
pub type Table = BTreeMap<String, Weight>;

/// All weights of a game, as its file has them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Weights {
    /// The command that made them.
    pub made_by: String,
    /// By profile.
    #[serde(default)]
    pub weights: BTreeMap<String, Table>,
}

/// The weight that only parties have: all of them share one chance.
pub const BIAS: &str = "bias";

/// How a judge looks at a situation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evaluation {
    /// By the weights alone: for choosing one decision ahead, and for where to look at all.
    Linear,
    /// With insight, where the game has it for such a table: for what a look ahead comes to.
    Network,
}

/// Says how likely each seat is to win.
pub struct Judge<G> {
    profiles: Vec<Scale>,
    /// For the profiles that were studied.
    insights: Vec<Option<Council>>,
    /// What this judge likes besides winning, by feature.
    taste: Option<Box<[f32]>>,
    /// How a victory is shared by the scores.
    share: fn(&Scores) -> Prospects,
    game: PhantomData<fn(&G)>,
}

/// A situation and how its seats scored: who looks alike a little later scores the same.
pub(crate) struct Memory<G: Evaluate> {
    before: G,
    progress: f32,
    weights: [f32; MOST_FEATURES + 1],
    scores: [Option<f32>; MOST_SEATS],
    notes: [Option<G::Notes>; MOST_SEATS],
    /// Situations behind it that were new to somebody, and how all seats scored.
    seen: Vec<(G, [f32; MOST_SEATS])>,
    /// Was the situation that is judged now new to somebody?
    is_new: bool,
}

/// A memory keeps no more situations than these.
const MOST_SEEN: usize = 32;

/// The weights of one profile, by the order of features; the bias comes last.
#[derive(Clone)]
pub struct Scale {
    /// At the beginning.
    pub start: [f32; MOST_FEATURES + 1],
    /// What is added towards the end.
    pub drift: [f32; MOST_FEATURES + 1],
}

impl<G: Evaluate> Judge<G> {
    /// The judge with the weights and the insight of the game's own files.
    ///
    /// # Panics
    /// If a file in the binary is not what a test says it is.
    pub fn tuned() -> Judge<G> {
        let weights = toml::from_str(G::WEIGHTS).expect("a test reads this file");
        Judge::with_weights(&weights).with_insights(Insights::of::<G>())
    }

    /// The same judge with this insight and no other.
    ///
    /// # Panics
    /// If the game shows something else than what was studied.
    pub fn with_insights(mut self, insights: Insights) -> Judge<G> {
        self.insights = insights.by_profile::<G>();
        self
    }

    /// A judge with these weights; what they do not name counts nothing.
    pub fn with_weights(weights: &Weights) -> Judge<G> {
        let scale = |profile: &&str| Scale::read::<G>(weights.weights.get(*profile));
        Judge::with_scales(G::PROFILES.iter().map(scale).collect())
    }

    /// A judge with these weights, profile by profile.
    pub fn with_scales(profiles: Vec<Scale>) -> Judge<G> {
        const { assert!(G::FEATURES.len() <= MOST_FEATURES, "a game has at most 64 features") };
        let insights = G::PROFILES.iter().map(|_| None).collect();
        Judge { profiles, insights, taste: None, share: Scores::doubtful, game: PhantomData }
    }

    /// The same judge without doubts: for people who want to know their chances.
    pub fn plain(mut self) -> Judge<G> {
        self.share = Scores::plain;
        self
    }

    /// The same judge, who also likes these features, in chances of winning for one of each.
    pub fn with_taste(mut self, taste: &BTreeMap<String, f32>) -> Judge<G> {
        let like = |name: &&str| taste.get(*name).copied().unwrap_or(0.0);
        self.taste = Some(G::FEATURES.iter().map(like).collect());
        self
    }

    /// How likely each seat is to win; by the weights alone, with some doubt left before the end. For
    /// `me`, how much I like it.
    pub fn judge(&self, evaluation: Evaluation, game: &G, me: Seat) -> Prospects {
        self.judge_with(None, evaluation, game, me)
    }

    /// Begins to remember how this situation is scored by the weights; of the last memory only the room is used.
    pub(crate) fn remember(&self, before: &G, last: Option<Memory<G>>) -> Memory<G> {
        let (progress, scores) = (before.progress(), [None; MOST_SEATS]);
        let weights = self.weights(before, progress);
        let notes = [const { None }; MOST_SEATS];
        let mut seen = last.map_or_else(Vec::new, |memory| memory.seen);
        seen.clear();
        Memory { before: before.clone(), progress, weights, scores, notes, seen, is_new: false }
    }

    /// The same as [`judge`](Judge::judge), by what this judge remembers of a situation before.
    pub(crate) fn judge_with(
        &self,
        memory: Option<&mut Memory<G>>,
        evaluation: Evaluation,
        game: &G,
        me: Seat,
    ) -> Prospects {
        let mut prospects = match self.insight(evaluation, game) {
            Some(insight) => understand(insight, game),
            None => self.weigh(memory, game, self.share),
        };
        if let Some(taste) = &self.taste {
            let mut features = [0.0; MOST_FEATURES];
            game.look(me, &mut features[..G::FEATURES.len()]);
            prospects[me] +=
                taste.iter().zip(features).map(|(like, value)| like * value).sum::<f32>();
        }
        prospects
    }

    /// How likely each seat is to win, whatever anybody likes.
    pub fn chances(&self, evaluation: Evaluation, game: &G) -> Prospects {
        match self.insight(evaluation, game) {
            Some(insight) => understand(insight, game),
            None => self.weigh(None, game, Scores::plain),
        }
    }

    /// Is a close look at this table more than a quick one?
    pub fn has_insight(&self, game: &G) -> bool {
        self.insight(Evaluation::Network, game).is_some()
    }

    fn insight(&self, evaluation: Evaluation, game: &G) -> Option<&Council> {
        match evaluation {
            Evaluation::Linear => None,
            Evaluation::Network => self.insights[game.profile()].as_ref(),
        }
    }

    fn weigh(
        &self,
        memory: Option<&mut Memory<G>>,
        game: &G,
        share: fn(&Scores) -> Prospects,
    ) -> Prospects {
        if let Turn::Over { winners } = game.turn() {
            return Prospects::of_winners(winners, game.is_party());
        }
        let progress = game.progress();
        let mut memory = memory.filter(|memory| memory.progress == progress);
        let weights = match &memory {
            Some(memory) => memory.weights,
            None => self.weights(game, progress),
        };
        let seats = usize::from(game.seats());
        let mut scores = [0.0; MOST_SEATS];
        for (place, score) in scores.iter_mut().enumerate().take(seats) {
            let seat = Seat(place as u8);
            *score = match &mut memory {
                Some(memory) => memory.weigh_seat(game, seat),
                None => weigh_seat::<G>(&weights, |features| game.look(seat, features)),
            };
        }
        if let Some(memory) = memory {
            memory.keep(game, scores);
        }
        let party = game.is_party().then_some(weights[MOST_FEATURES]);
        share(&Scores { all: scores, seats, party })
    }

    fn weights(&self, game: &G, progress: f32) -> [f32; MOST_FEATURES + 1] {
        self.profiles[game.profile()].at(progress, G::FEATURES.len())
    }
}

impl<G: Evaluate> Memory<G> {
    /// The situation that is remembered.
    pub(crate) fn before(&self) -> &G {
        &self.before
    }

    /// What a seat's features come to, as far as it can be remembered.
    fn weigh_seat(&mut self, game: &G, seat: Seat) -> f32 {
        let Memory { before, weights, scores, notes, seen, is_new, .. } = self;
        let place = usize::from(seat.0);
        if game.looks_alike(before, seat) {
            let look = |features: &mut [f32]| game.look(seat, features);
            return *scores[place].get_or_insert_with(|| weigh_seat::<G>(weights, look));
        }
        if !game.is_as_noted(before, seat) {
            let is_like = |(one, _): &&(G, _)| game.looks_like(one, before, seat);
            if let Some((_, scores)) = seen.iter().rev().find(is_like) {
                return scores[place];
            }
            *is_new = true;
            return weigh_seat::<G>(weights, |features| game.look(seat, features));
        }
        let notes = notes[place].get_or_insert_with(|| before.notes(seat));
        weigh_seat::<G>(weights, |features| game.look_by(notes, seat, features))
    }

    /// Keeps how the seats scored, if that was new. What is not even like itself will never be like another.
    fn keep(&mut self, game: &G, scores: [f32; MOST_SEATS]) {
        let is_new = std::mem::take(&mut self.is_new) && self.seen.len() < MOST_SEEN;
        let mut seats = crate::game_loop::seats(game);
        if is_new && seats.any(|seat| game.looks_like(game, &self.before, seat)) {
            self.seen.push((game.clone(), scores));
        }
    }
}

/// What insight says about a situation.
fn understand<G: Evaluate>(insight: &Council, game: &G) -> Prospects {
    if let Turn::Over { winners } = game.turn() {
        return Prospects::of_winners(winners, game.is_party());
    }
    let seats = usize::from(game.seats());
    let mut all = [0.0; MOST_SEATS];
    for (seat, score) in all.iter_mut().enumerate().take(seats) {
        let mut shown = [0.0; MOST_SHOWN];
        game.show(Seat(seat as u8), &mut shown[..G::SHOWN]);
        *score = insight.score(&shown[..G::SHOWN]);
    }
    Scores { all, seats, party: game.is_party().then_some(0.0) }.plain()
}

/// The scores of all seats, and the bias if they are a party.
struct Scores {
    all: [f32; MOST_SEATS],
    seats: usize,
    party: Option<f32>,
}

impl Scores {
    /// What the scores say.
    fn plain(&self) -> Prospects {
        match self.party {
            Some(bias) => together(&self.all[..self.seats], bias),
            None => rivals(&self.all[..self.seats]),
        }
    }

    /// The same with doubts: some of it a victory never has before it is won, so that a player who is
    /// as good as sure of it still takes the risk that ends the game; some depends on the scores only
    /// weakly, so that who is far ahead or behind still tells better from worse.
    fn doubtful(&self) -> Prospects {
        let scores = &self.all[..self.seats];
        match self.party {
            Some(bias) => {
                let score = bias + mean(scores);
                Prospects::all(BELIEVED * sigmoid(score) + WEAK * sigmoid(score / 8.0))
            }
            None => doubtful_rivals(scores),
        }
    }
}

/// How much of the prospects the scores say,
const BELIEVED: f32 = 0.55;
/// how much an eighth of the scores says,
const WEAK: f32 = 0.35;
/// and how much is anybody's.
const OPEN: f32 = 1.0 - BELIEVED - WEAK;

/// One chance for all: the mean of what each hero adds.
pub(crate) fn together(scores: &[f32], bias: f32) -> Prospects {
    Prospects::all(sigmoid(bias + mean(scores)))
}

/// One victory that rivals share by the exponentials of their scores.
pub(crate) fn rivals(scores: &[f32]) -> Prospects {
    let best = highest(scores);
    let mut prospects = Prospects::default();
    let mut total = 0.0;
    for (chance, score) in prospects.0.iter_mut().zip(scores) {
        *chance = (score - best).exp();
        total += *chance;
    }
    prospects * (1.0 / total)
}

/// The same with doubts. An exponential is the eighth power of that of an eighth; that of the best is 1.
fn doubtful_rivals(scores: &[f32]) -> Prospects {
    let best = highest(scores);
    let mut prospects = Prospects::default();
    let (mut total, mut weak_total) = (0.0, 0.0);
    for (weak, score) in prospects.0.iter_mut().zip(scores) {
        *weak = if *score == best { 1.0 } else { ((score - best) / 8.0).exp() };
        weak_total += *weak;
        total += eighth_power(*weak);
    }
    let (believed, weakly) = (BELIEVED / total, WEAK / weak_total);
    let open = OPEN / scores.len() as f32;
    for chance in prospects.0.iter_mut().take(scores.len()) {
        *chance = believed * eighth_power(*chance) + weakly * *chance + open;
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

/// What the features come to that this look gives.
fn weigh_seat<G: Evaluate>(weights: &[f32], look: impl FnOnce(&mut [f32])) -> f32 {
    let mut features = [0.0; MOST_FEATURES];
    look(&mut features[..G::JUDGED]);
    dot(&weights[..G::JUDGED], &features)
}

fn dot(weights: &[f32], features: &[f32]) -> f32 {
    weights.iter().zip(features).map(|(weight, value)| weight * value).sum()
}

impl Scale {
    /// Nothing counts.
    pub const BLANK: Scale =
        Scale { start: [0.0; MOST_FEATURES + 1], drift: [0.0; MOST_FEATURES + 1] };

    fn read<G: Evaluate>(table: Option<&Table>) -> Scale {
        let mut scale = Scale::BLANK;
        let Some(table) = table else { return scale };
        let places = (0..G::FEATURES.len()).chain([MOST_FEATURES]);
        for (place, name) in places.zip(G::FEATURES.iter().chain([&BIAS])) {
            let [start, end] = table.get(*name).copied().unwrap_or_default();
            (scale.start[place], scale.drift[place]) = (start, end - start);
        }
        scale
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
