//! What a contest came to, as data.

use std::time::Duration;

use bots::arena::{Answer, Plan, Ratings, Tally};
use serde::Serialize;

use super::{
    ArenaArgs,
    question::{Asked, Subject},
};
use crate::case::Case;

/// The object of `--json`. Fields may be added; none goes away.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// In the order of the command line.
    pub entrants: Vec<Row>,
    /// Games that hit the round limit, or would not end.
    pub round_limit_games: u64,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub players: usize,
    /// Do all seats win or lose together?
    pub party: bool,
    /// Games, all of them.
    pub games: u64,
    /// Games that were to be played.
    pub games_planned: u64,
    /// Observations: games of a round have the same luck.
    pub rounds: usize,
    /// How sure intervals and errors are.
    pub confidence: f64,
    /// The two best, compared, or the first two of a duel; nothing with nobody to be compared with.
    pub lead: Option<Lead>,
    /// What was asked about the first entrant.
    pub question: Option<Reply>,
    /// Why it ended early.
    pub stopped: Option<Stop>,
}

/// One entrant.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// As on the command line.
    pub name: String,
    /// Games it played.
    pub games: u64,
    /// Games it won; ties are shared.
    pub wins: f64,
    /// Their share.
    pub win_rate: f64,
    /// Not less, with the report's confidence.
    pub ci_low: f64,
    /// Not more.
    pub ci_high: f64,
    /// Half of its decisions took no longer; those with one legal action are left out.
    pub ms_per_decision_p50: Option<f64>,
    /// Nineteen of twenty took no longer.
    pub ms_per_decision_p95: Option<f64>,
    /// None took longer.
    pub ms_per_decision_max: Option<f64>,
    /// Decisions that were timed.
    pub decisions: u64,
    /// What it would win if all were equal; nothing for a party.
    pub fair_share: Option<f64>,
    /// How many seats of its tables it has.
    pub copies: usize,
    /// On the scale of chess, 1500 on average; nothing for a party, or alone.
    pub rating: Option<f64>,
    /// How far off the rating may be.
    pub rating_error: Option<f64>,
    /// How often it forfeited its seat; somebody else played on.
    pub forfeits: u64,
    /// Why it did so first.
    pub fault: Option<String>,
}

/// How far one entrant is ahead of another.
#[derive(Clone, Debug, Serialize)]
pub struct Lead {
    /// Its place in the list of entrants, counted from 0.
    pub first: usize,
    /// That of the other.
    pub second: usize,
    /// What is counted.
    pub unit: Unit,
    /// How many.
    pub points: f64,
    /// Not less.
    pub low: f64,
    /// Not more.
    pub high: f64,
}

/// What a lead is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Points of rating.
    Rating,
    /// Games of a hundred, beyond the difference of the fair shares.
    Percent,
}

/// A question and its answer.
#[derive(Clone, Debug, Serialize)]
pub struct Reply {
    /// What it is about.
    pub about: Subject,
    /// More than this?
    pub above: f64,
    /// By so much that it is worth knowing.
    pub delta: f64,
    /// More than `above`, less than `above + delta`, or nothing if it is not clear.
    pub answer: Option<Answer>,
    /// Games until it was clear, or all of them.
    pub games: u64,
}

/// Why a contest ends early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// The question is answered.
    Answered,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl Report {
    /// Of a contest with one round at least.
    pub fn new(
        args: &ArenaArgs,
        case: &Case,
        plan: &Plan,
        tally: &Tally,
        asked: Option<Asked>,
        stop: Option<Stop>,
    ) -> Report {
        let schedule = tally.schedule();
        let ratings = Ratings::of(tally);
        let row = |entrant| Row::new(args, tally, ratings.as_ref(), entrant);
        let games_a_round = schedule.games_a_round() as u64;
        Report {
            entrants: (0..schedule.entrants()).map(row).collect(),
            round_limit_games: tally.called_off,
            seed: plan.seed,
            game: case.name.clone(),
            players: schedule.fixture(0).seating.len(),
            party: schedule.is_party(),
            games: tally.games(),
            games_planned: plan.rounds * games_a_round,
            rounds: tally.rounds(),
            confidence: args.confidence,
            lead: Lead::new(args, tally, ratings.as_ref()),
            question: asked.map(|asked| Reply::new(&asked, games_a_round)),
            stopped: stop,
        }
    }

    /// One line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts only")
    }
}

impl Row {
    fn new(args: &ArenaArgs, tally: &Tally, ratings: Option<&Ratings>, entrant: usize) -> Row {
        let schedule = tally.schedule();
        let rate = tally.rate(entrant, args.confidence);
        let latencies = &tally.latencies[entrant];
        let error = |ratings: &Ratings| Some(ratings.error(entrant, args.confidence));
        let copies = (0..schedule.tables()).map(|table| schedule.copies(table, entrant));
        Row {
            name: args.entrants[entrant].to_string(),
            games: tally.games_of(entrant),
            wins: round(tally.wins(entrant)),
            win_rate: round(rate.mean),
            ci_low: round(rate.low),
            ci_high: round(rate.high),
            ms_per_decision_p50: latencies.quantile(0.5).map(milliseconds),
            ms_per_decision_p95: latencies.quantile(0.95).map(milliseconds),
            ms_per_decision_max: latencies.longest().map(milliseconds),
            decisions: latencies.decisions(),
            fair_share: schedule.fair_share(entrant).map(round),
            copies: copies.max().unwrap_or(0),
            rating: ratings.map(|ratings| round(ratings.all[entrant])),
            rating_error: ratings.and_then(error).filter(|error| error.is_finite()).map(round),
            forfeits: tally.forfeits[entrant],
            fault: tally.faults[entrant].clone(),
        }
    }
}

impl Lead {
    fn new(args: &ArenaArgs, tally: &Tally, ratings: Option<&Ratings>) -> Option<Lead> {
        let schedule = tally.schedule();
        let wins =
            || (0..schedule.entrants()).map(|entrant| tally.wins(entrant)).collect::<Vec<_>>();
        match (ratings, schedule.entrants()) {
            (_, 0 | 1) => None,
            (Some(ratings), 3..) => Some(Lead::of_ratings(args, ratings)),
            (Some(_), 2) => Some(Lead::of_games(args, tally, (0, 1))),
            (None, _) => Some(Lead::of_games(args, tally, best_two(&wins()))),
        }
    }

    fn of_ratings(args: &ArenaArgs, ratings: &Ratings) -> Lead {
        let (first, second) = best_two(&ratings.all);
        let points = ratings.all[first] - ratings.all[second];
        // JSON has no infinity; nobody is so far ahead.
        let error = ratings.error_between(first, second, args.confidence).min(1e6);
        let (low, high) = (round(points - error), round(points + error));
        Lead { first, second, unit: Unit::Rating, points: round(points), low, high }
    }

    fn of_games(args: &ArenaArgs, tally: &Tally, (first, second): (usize, usize)) -> Lead {
        let fair = |entrant| tally.schedule().fair_share(entrant).unwrap_or(0.0);
        let lead = tally.lead(first, second, args.confidence);
        let points = |share: f64| round(100.0 * (share - fair(first) + fair(second)));
        let (low, high) = (points(lead.low), points(lead.high));
        Lead { first, second, unit: Unit::Percent, points: points(lead.mean), low, high }
    }
}

impl Reply {
    fn new(asked: &Asked, games_a_round: u64) -> Reply {
        Reply {
            about: asked.subject,
            above: round(asked.above),
            delta: round(asked.delta),
            answer: asked.answer,
            games: asked.rounds() as u64 * games_a_round,
        }
    }
}

/// The best and the second best; the earlier of equals.
fn best_two(values: &[f64]) -> (usize, usize) {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[other].total_cmp(&values[one]));
    (order[0], order[1])
}

fn milliseconds(time: Duration) -> f64 {
    round(time.as_secs_f64() * 1e3)
}

/// Six digits are more than any measurement is worth.
fn round(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}
