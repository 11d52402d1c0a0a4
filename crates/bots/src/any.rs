//! Bots for edges where the game is chosen at run time: the same over JSON.

mod contest;
mod learn;
mod review;

use std::{any::Any, time::Duration};

use games::with_game;
use serde_json::Value;
use tabletop::{AnyMatch, Data, Match, PlyOf, Turn};

use crate::{
    Advice, Bot, Budget, Cancel, Evaluate, Spec,
    explain::{explain, glance},
};

pub use contest::{AnyStart, start, start_of};
pub use learn::{TrainError, train, tune};
pub use review::review;

/// A bot that sits at a match of any game.
pub trait AnyBot: Send {
    /// Its decision, as the match lists it; `None` if no player decides now, or in a match of another
    /// game than its own.
    fn choose(&mut self, game: &dyn AnyMatch) -> Option<Value>;

    /// Bounds the time of its later decisions; see [`Bot::limit`].
    fn limit(&mut self, _most: Duration) {}

    /// How many actions it considered for its last decision; see [`Bot::considered`].
    fn considered(&self) -> usize;

    /// Why it has forfeited its seat; see [`Bot::fault`].
    fn fault(&self) -> Option<String>;

    /// Ends its decisions early, from any thread; see [`Bot::cancel`].
    fn cancel(&self) -> Cancel;
}

/// A bot for matches of the named game, with a generator of its own; `None` if no game has this name.
pub fn seat(game: &str, spec: &Spec, seed: u64) -> Option<Box<dyn AnyBot>> {
    with_game!(game, G => {
        Box::new(Seated::<G> { bot: spec.seat(seed), told: Vec::new() }) as Box<dyn AnyBot>
    })
}

/// What each legal action leads to, the best first; see [`explain`](crate::explain()). `None` if no
/// player decides now, or no bot knows the game.
pub fn advice(game: &dyn AnyMatch, budget: Budget, seed: u64) -> Option<Vec<Advice<Value>>> {
    with_game!(game.game(), G => advice_in::<G>(game, budget, seed))?
}

/// What there is to say about one legal action without a tree search; see [`glance`]. `None` if no
/// player decides now, no bot knows the game, or it has no such action.
pub fn opinion(game: &dyn AnyMatch, action: &Value, seed: u64) -> Option<Advice<Value>> {
    with_game!(game.game(), G => opinion_in::<G>(game, action, seed))?
}

fn advice_in<G: Evaluate>(
    game: &dyn AnyMatch,
    budget: Budget,
    seed: u64,
) -> Option<Vec<Advice<Value>>> {
    let game = (game as &dyn Any).downcast_ref::<Match<G>>()?;
    let Turn::Player(seat) = game.state().turn() else { return None };
    let advice = explain(game.state(), seat, budget, seed, None);
    Some(advice.into_iter().map(over_json).collect())
}

fn opinion_in<G: Evaluate>(
    game: &dyn AnyMatch,
    action: &Value,
    seed: u64,
) -> Option<Advice<Value>> {
    let game = (game as &dyn Any).downcast_ref::<Match<G>>()?;
    let Turn::Player(seat) = game.state().turn() else { return None };
    let mut list = Vec::new();
    game.state().actions(&mut list);
    let action = list.into_iter().find(|known| json(known) == *action)?;
    Some(over_json(glance(game.state(), seat, action, seed)))
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

    fn limit(&mut self, most: Duration) {
        self.bot.limit(most);
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
