//! What a game measures of itself while bots play it.

use std::collections::BTreeMap;

use bots::Evaluate;
use tabletop::Seat;

/// A game that the lab can measure.
pub trait Metrics: Evaluate {
    /// What happens at most once in a game, or is recorded the first time; the last is the fall of the
    /// enemy whom everybody hunts.
    const MILESTONES: &'static [&'static str];
    /// What is counted for each seat besides fights and faints, and shown wherever they are.
    const MAIN_COUNTS: &'static [&'static str];
    /// What else is counted for each seat.
    const COUNTS: &'static [&'static str];
    /// What its points are called.
    const POINTS: &'static str;
    /// What grows against a party until it loses, if this game has such a thing.
    const THREAT: Option<Threat> = None;

    /// What must be remembered from one event to the next; nothing for most games.
    type Memory: Default;

    /// Records what is known before the first ply.
    fn open(&self, metrics: &mut GameMetrics<Self>);

    /// Counts an event; the state is the one after the event's ply.
    fn observe(&self, event: &Self::Event, metrics: &mut GameMetrics<Self>);

    /// What there is to say about the end, which may be no end of the rules.
    fn summary(&self) -> Summary;
}

/// A number that grows against a party, which loses when it reaches a limit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Threat {
    /// What it is called.
    pub name: &'static str,
    /// The shares of victories for which a report looks up the nearest limit.
    pub targets: &'static [f64],
}

/// What has been measured in one game so far.
pub struct GameMetrics<G: Metrics> {
    /// The round that is played.
    pub round: u32,
    /// Who began.
    pub first: Option<Seat>,
    /// The rounds of the milestones.
    pub milestones: Vec<Option<u32>>,
    /// The threat to the party now.
    pub threat: Option<u8>,
    /// The threat when the last milestone was reached.
    pub boss_threat: Option<u8>,
    /// By the number of the hero.
    pub heroes: Vec<SeatMetrics>,
    /// What the game remembers.
    pub memory: G::Memory,
}

/// What was counted of one seat, by its hero: events name heroes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatMetrics {
    /// Fights won.
    pub won: u32,
    /// Fights that nobody won.
    pub tied: u32,
    /// Fights lost.
    pub lost: u32,
    /// Whom, or what, the hero has to do with now.
    pub against: String,
    /// How often the hero fainted, by cause.
    pub faints: BTreeMap<String, u32>,
    /// As [`Metrics::MAIN_COUNTS`], then [`Metrics::COUNTS`].
    pub counts: Vec<u32>,
}

/// What there is to say about a game when it is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How it ended, in a word; `None` if it did not.
    pub ending: Option<String>,
    /// The threat at which this party loses.
    pub threat_limit: Option<u8>,
    /// By seat.
    pub seats: Vec<SeatSummary>,
}

/// What there is to say about a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    /// The name of the hero and its number; `None` if none was drawn.
    pub hero: Option<(String, usize)>,
    /// What the seat is worth.
    pub points: f64,
    /// Counts that are read off the table at the end, behind those that were counted.
    pub counts: Vec<u32>,
}

impl<G: Metrics> GameMetrics<G> {
    /// Nothing yet.
    pub fn new(game: &G) -> GameMetrics<G> {
        let mut metrics = GameMetrics {
            round: 0,
            first: None,
            milestones: vec![None; G::MILESTONES.len()],
            threat: None,
            boss_threat: None,
            heroes: Vec::new(),
            memory: G::Memory::default(),
        };
        game.open(&mut metrics);
        metrics
    }

    /// The milestone with this number is reached, unless it was before.
    pub fn reach(&mut self, milestone: usize) {
        let round = self.round;
        self.milestones[milestone].get_or_insert(round);
        if milestone + 1 == self.milestones.len() && self.boss_threat.is_none() {
            self.boss_threat = self.threat;
        }
    }

    /// What was counted of this hero.
    pub fn of_hero(&mut self, hero: usize) -> &mut SeatMetrics {
        if self.heroes.len() <= hero {
            self.heroes.resize_with(hero + 1, SeatMetrics::default);
        }
        &mut self.heroes[hero]
    }

    /// Adds to a count of this hero.
    pub fn count(&mut self, hero: usize, count: usize) {
        let counts = &mut self.of_hero(hero).counts;
        if counts.len() <= count {
            counts.resize(count + 1, 0);
        }
        counts[count] += 1;
    }

    /// A hero faints: by what he or she had to do with.
    pub fn faint(&mut self, hero: usize) {
        let mine = self.of_hero(hero);
        *mine.faints.entry(mine.against.clone()).or_default() += 1;
    }
}
