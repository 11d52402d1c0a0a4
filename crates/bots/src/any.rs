//! Bots for edges where the game is chosen at run time: the same over JSON.

use std::any::Any;

use serde_json::Value;
use tabletop::{AnyMatch, Data, Match, PlyOf, Turn};

use crate::{
    Advice, Bot, Budget, Cancel, Evaluate, Spec,
    explain::{explain, glance},
    games::{Visitor, with_game},
};

/// A bot that sits at a match of any game.
pub trait AnyBot: Send {
    /// Its decision, as the match lists it; `None` if no player decides now, or in a match of another
    /// game than its own.
    fn choose(&mut self, game: &dyn AnyMatch) -> Option<Value>;

    /// How many actions it considered for its last decision; see [`Bot::considered`].
    fn considered(&self) -> usize;

    /// Why it has forfeited its seat; see [`Bot::fault`].
    fn fault(&self) -> Option<String>;

    /// Ends its decisions early, from any thread; see [`Bot::cancel`].
    fn cancel(&self) -> Cancel;
}

/// A bot for matches of the named game, with luck of its own; `None` if no game has this name.
pub fn seat(game: &str, spec: &Spec, seed: u64) -> Option<Box<dyn AnyBot>> {
    with_game(game, Seating { spec, seed })
}

/// What each legal action leads to, the best first; see [`explain`](crate::explain()). `None` if no
/// player decides now, or no bot knows the game.
pub fn advice(game: &dyn AnyMatch, budget: Budget, seed: u64) -> Option<Vec<Advice<Value>>> {
    with_game(game.game(), Advising { game, budget, seed })?
}

/// What there is to say about one legal action without looking ahead; see [`glance`]. `None` if no
/// player decides now, no bot knows the game, or it has no such action.
pub fn opinion(game: &dyn AnyMatch, action: &Value, seed: u64) -> Option<Advice<Value>> {
    with_game(game.game(), Judging { game, action, seed })?
}

struct Seating<'a> {
    spec: &'a Spec,
    seed: u64,
}

impl Visitor for Seating<'_> {
    type Outcome = Box<dyn AnyBot>;

    fn visit<G: Evaluate>(self) -> Box<dyn AnyBot> {
        Box::new(Seated::<G> { bot: self.spec.seat(self.seed), told: Vec::new() })
    }
}

struct Advising<'a> {
    game: &'a dyn AnyMatch,
    budget: Budget,
    seed: u64,
}

impl Visitor for Advising<'_> {
    type Outcome = Option<Vec<Advice<Value>>>;

    fn visit<G: Evaluate>(self) -> Option<Vec<Advice<Value>>> {
        let game = (self.game as &dyn Any).downcast_ref::<Match<G>>()?;
        let Turn::Player(seat) = game.state().turn() else { return None };
        let advice = explain(game.state(), seat, self.budget, self.seed, None);
        Some(advice.into_iter().map(over_json).collect())
    }
}

struct Judging<'a> {
    game: &'a dyn AnyMatch,
    action: &'a Value,
    seed: u64,
}

impl Visitor for Judging<'_> {
    type Outcome = Option<Advice<Value>>;

    fn visit<G: Evaluate>(self) -> Option<Advice<Value>> {
        let game = (self.game as &dyn Any).downcast_ref::<Match<G>>()?;
        let Turn::Player(seat) = game.state().turn() else { return None };
        let mut list = Vec::new();
        game.state().actions(&mut list);
        let action = list.into_iter().find(|action| json(action) == *self.action)?;
        Some(over_json(glance(game.state(), seat, action, self.seed)))
    }
}

fn over_json<A: Data>(advice: Advice<A>) -> Advice<Value> {
    Advice {
        action: json(&advice.action),
        words: advice.words,
        chance: advice.chance,
        visits: advice.visits,
        line: advice.line,
        next: advice.next.iter().map(json).collect(),
    }
}

struct Seated<G: Evaluate> {
    bot: Box<dyn Bot<G>>,
    /// The plies before its last decision.
    told: Vec<PlyOf<G>>,
}

impl<G: Evaluate> Seated<G> {
    /// Tells what was played since its last decision, unless that was taken back: then it begins anew.
    fn catch_up(&mut self, game: &Match<G>) {
        let plies = game.plies();
        if let Some(news) = plies.strip_prefix(self.told.as_slice()) {
            news.iter().for_each(|ply| self.bot.observe(ply));
        }
        self.told = plies.to_vec();
    }
}

impl<G: Evaluate> AnyBot for Seated<G> {
    fn choose(&mut self, game: &dyn AnyMatch) -> Option<Value> {
        let game = (game as &dyn Any).downcast_ref::<Match<G>>()?;
        let Turn::Player(seat) = game.state().turn() else { return None };
        self.catch_up(game);
        Some(json(&self.bot.choose(game.state(), seat)))
    }

    fn considered(&self) -> usize {
        self.bot.considered()
    }

    fn fault(&self) -> Option<String> {
        self.bot.fault()
    }

    fn cancel(&self) -> Cancel {
        self.bot.cancel()
    }
}

fn json<T: Data>(value: &T) -> Value {
    serde_json::to_value(value).expect("our data has string keys only")
}
