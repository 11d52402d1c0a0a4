//! Two ways to play with common random numbers, paired by seed: what differs, and how sure that is.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{About, Estimate, Moments, Names, Record, Sequence, TableReport, Tally};

/// Two runs beside each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// What was played on each side.
    pub about: [About; 2],
    /// How the sides were named on the command line.
    pub sides: [String; 2],
    /// Table by table.
    pub tables: Vec<Differences>,
}

/// What differs at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Differences {
    /// The table of the first side.
    pub name: String,
    /// How many seeds were played on both sides.
    pub games: u64,
    /// What was decided before the last game, if the run stopped by itself.
    pub verdict: Option<Verdict>,
    /// All that was measured.
    pub differences: Vec<Difference>,
    /// The report of each side.
    pub sides: [TableReport; 2],
}

/// One measure on both sides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// Of what.
    pub name: String,
    /// On average, on the first side.
    pub first: f64,
    /// On the second.
    pub second: f64,
    /// The second less the first. Paired by seed but for heroes, who may sit elsewhere.
    pub difference: Estimate,
    /// Is nothing outside the interval?
    pub clear: bool,
}

/// Why a run stopped by itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// What was looked at after every game.
    pub measure: String,
    /// Do the sides differ, or not by as much as was asked for?
    pub differs: bool,
    /// The difference with an interval that may be looked at after every game.
    pub difference: Estimate,
}

/// When a run may stop by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// When this difference is decided; `None` for the usual one.
    pub measure: Option<String>,
    /// Also when it is sure to be smaller than this.
    pub least: Option<f64>,
}

/// What can be looked at after every game, besides what a game counts beside fights and faints.
const MEASURES: &[&str] = &[
    "rounds",
    "plies",
    "boss_falls",
    "boss_round",
    "called_off",
    "ties",
    "victories",
    "points",
    "best_points",
    "faints",
    "fights_won",
    "fights_lost",
];

/// What can be looked at after every game of the game with these names.
pub fn measures(names: &Names) -> Vec<String> {
    let fixed = MEASURES.iter().map(|&name| name.into());
    fixed.chain(names.main_counts.iter().cloned()).collect()
}

/// Adds up pairs of games of one table.
pub struct Duel {
    name: String,
    names: Names,
    boss: String,
    sides: [Tally; 2],
    stop: Option<Stop>,
    party: bool,
    games: u64,
    measures: BTreeMap<usize, Pair>,
    seats: BTreeMap<String, Pair>,
    heroes: BTreeMap<String, Pair>,
    sequence: Sequence,
    verdict: Option<Verdict>,
}

/// One measure on both sides, and the differences.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    sides: [Moments; 2],
    difference: Moments,
}

impl Pair {
    fn add(&mut self, first: Option<f64>, second: Option<f64>) {
        for (side, value) in self.sides.iter_mut().zip([first, second]) {
            value.into_iter().for_each(|value| side.add(value));
        }
        if let (Some(first), Some(second)) = (first, second) {
            self.difference.add(second - first);
        }
    }

    fn report(&self, name: &str, paired: bool) -> Difference {
        let [first, second] = self.sides;
        let difference = if paired { self.difference.estimate() } else { second.minus(&first) };
        let known = match paired {
            true => self.difference.count() > 1,
            false => first.count() > 1 && second.count() > 1,
        };
        Difference {
            name: name.into(),
            first: first.mean(),
            second: second.mean(),
            difference,
            clear: known && difference.is_clear(),
        }
    }
}

impl Duel {
    /// No game yet.
    pub fn new(name: &str, names: &Names, stop: Option<Stop>) -> Duel {
        Duel {
            name: name.into(),
            names: names.clone(),
            boss: names.milestones.last().cloned().unwrap_or_default(),
            sides: [Tally::new(name, names), Tally::new(name, names)],
            stop,
            party: false,
            games: 0,
            measures: BTreeMap::new(),
            seats: BTreeMap::new(),
            heroes: BTreeMap::new(),
            sequence: Sequence::default(),
            verdict: None,
        }
    }

    /// One more pair with the same seed. True: the run may stop.
    pub fn add(&mut self, first: &Record, second: &Record) -> bool {
        self.games += 1;
        self.party |= first.game.party;
        for (place, name) in measures(&self.names).iter().enumerate() {
            let [one, two] = [first, second].map(|record| self.measure(name, record));
            self.measures.entry(place).or_default().add(one, two);
        }
        for (side, record) in [first, second].into_iter().enumerate() {
            self.sides[side].add(record);
            for seat in &record.seats {
                let pair = self.heroes.entry(seat.hero.clone()).or_default();
                pair.sides[side].add(seat.won);
            }
        }
        for (one, two) in first.seats.iter().zip(&second.seats) {
            let pair = self.seats.entry(format!("seat {} wins", one.seat + 1)).or_default();
            pair.add(Some(one.won), Some(two.won));
        }
        self.decide(first, second)
    }

    fn decide(&mut self, first: &Record, second: &Record) -> bool {
        let Some(stop) = &self.stop else { return false };
        let name = stop.measure.clone().unwrap_or_else(|| self.usual().into());
        let [one, two] = [first, second].map(|record| self.measure(&name, record));
        let (Some(one), Some(two)) = (one, two) else { return false };
        self.sequence.0.add(two - one);
        let Some(difference) = self.sequence.estimate() else { return false };
        let is_small = |least: f64| -least < difference.low && difference.high < least;
        let differs = difference.is_clear();
        if differs || stop.least.is_some_and(is_small) {
            let measure = name.replace("boss", &self.boss);
            self.verdict = Some(Verdict { measure, differs, difference });
        }
        self.verdict.is_some()
    }

    /// What matters most: whether a party wins, how long rivals play.
    fn usual(&self) -> &'static str {
        if self.party { "victories" } else { "rounds" }
    }

    /// What they say.
    pub fn report(&self) -> Differences {
        let seen = |pair: &Pair| pair.difference.count() > 1;
        let names = measures(&self.names);
        let named = |place: usize| names[place].replace("boss", &self.boss);
        let measures = self.measures.iter().filter(|(_, pair)| seen(pair));
        let mut differences: Vec<Difference> =
            measures.map(|(&place, pair)| pair.report(&named(place), true)).collect();
        differences.extend(self.seats.iter().map(|(name, pair)| pair.report(name, true)));
        let heroes = self.heroes.iter().filter(|(name, _)| !name.is_empty());
        differences.extend(heroes.map(|(name, pair)| pair.report(&format!("{name} wins"), false)));
        Differences {
            name: self.name.clone(),
            games: self.games,
            verdict: self.verdict.clone(),
            differences,
            sides: self.sides.each_ref().map(Tally::report),
        }
    }

    /// What a record measures; `None` where it says nothing about it.
    fn measure(&self, name: &str, record: &Record) -> Option<f64> {
        let place = self.names.main_counts.iter().position(|count| count == name);
        let sum =
            |place: usize| record.seats.iter().map(|seat| seat.main_counts[place]).sum::<u32>();
        place.map(|place| f64::from(sum(place))).or_else(|| measure(name, record))
    }
}

/// What every game measures; `None` where it says nothing about it.
fn measure(name: &str, record: &Record) -> Option<f64> {
    let Record { game, seats } = record;
    let yes = |is: bool| Some(f64::from(u8::from(is)));
    let sum = |part: &dyn Fn(&crate::SeatRow) -> f64| seats.iter().map(part).sum::<f64>();
    match name {
        "rounds" => Some(game.rounds.into()),
        "plies" => Some(game.plies.into()),
        "boss_falls" => yes(game.milestones.last()?.is_some()),
        "boss_round" => game.milestones.last()?.map(f64::from),
        "called_off" => yes(game.called_off),
        "ties" if !game.party => yes(game.winners.len() > 1),
        "victories" if game.party => yes(!game.winners.is_empty()),
        "points" => Some(sum(&|seat| seat.points) / seats.len().max(1) as f64),
        "best_points" => seats.iter().map(|seat| seat.points).reduce(f64::max),
        "faints" => Some(sum(&|seat| seat.fainted().into())),
        "fights_won" => Some(sum(&|seat| seat.fights_won.into())),
        "fights_lost" => Some(sum(&|seat| seat.fights_lost.into())),
        _ => None,
    }
}
