//! What a game notes about itself while bots play it.

use std::collections::BTreeMap;

use bots::Evaluate;
use tabletop::Seat;

/// A game that the lab can write about.
pub trait Chronicle: Evaluate {
    /// What happens at most once in a game, or is noted the first time; the last is the fall of the
    /// enemy whom everybody hunts.
    const MILESTONES: &'static [&'static str];
    /// What is counted for each seat besides fights, faints and tiles.
    const COUNTS: &'static [&'static str];
    /// What its points are called.
    const POINTS: &'static str;

    /// Notes what is known before the first ply.
    fn open(&self, notes: &mut Notes);

    /// Notes an event; the state is the one after the event's ply.
    fn note(&self, event: &Self::Event, notes: &mut Notes);

    /// What there is to say about the end, which may be no end of the rules.
    fn close(&self, notes: &Notes) -> Close;
}

/// What has been noted of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Notes {
    /// The round that is played.
    pub round: u32,
    /// Who began.
    pub first: Option<Seat>,
    /// The rounds of the milestones.
    pub milestones: Vec<Option<u32>>,
    /// The party's wrath now.
    pub wrath: Option<u8>,
    /// The wrath when the last milestone was reached.
    pub boss_wrath: Option<u8>,
    /// The number of the hero who bears the curse.
    pub cursed: Option<usize>,
    /// By the number of the hero.
    pub deeds: Vec<Deeds>,
}

/// What one hero did and suffered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Fights won.
    pub won: u32,
    /// Fights that nobody won.
    pub tied: u32,
    /// Fights lost.
    pub lost: u32,
    /// Tiles laid.
    pub tiles: u32,
    /// Whom, or what, the hero has to do with now.
    pub against: String,
    /// How often the hero fainted, by cause.
    pub faints: BTreeMap<String, u32>,
    /// As [`Chronicle::COUNTS`].
    pub counts: Vec<u32>,
}

/// What there is to say about a game when it is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Close {
    /// How it ended, in a word; `None` if it did not.
    pub ending: Option<String>,
    /// How much wrath this party survives.
    pub wrath_limit: Option<u8>,
    /// By seat.
    pub seats: Vec<SeatClose>,
}

/// What there is to say about a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatClose {
    /// The name of the hero and its number; `None` if none was drawn.
    pub hero: Option<(String, usize)>,
    /// What the seat is worth.
    pub points: f64,
    /// Counts that are read off the table at the end, behind those that were noted.
    pub counts: Vec<u32>,
}

impl Notes {
    /// Nothing yet.
    pub fn new<G: Chronicle>(game: &G) -> Notes {
        let mut notes = Notes { milestones: vec![None; G::MILESTONES.len()], ..Notes::default() };
        game.open(&mut notes);
        notes
    }

    /// The milestone with this number is reached, unless it was before.
    pub fn reach(&mut self, milestone: usize) {
        let round = self.round;
        self.milestones[milestone].get_or_insert(round);
        if milestone + 1 == self.milestones.len() && self.boss_wrath.is_none() {
            self.boss_wrath = self.wrath;
        }
    }

    /// What this hero did.
    pub fn deeds(&mut self, hero: usize) -> &mut Deeds {
        if self.deeds.len() <= hero {
            self.deeds.resize_with(hero + 1, Deeds::default);
        }
        &mut self.deeds[hero]
    }

    /// Adds to a count of this hero.
    pub fn count(&mut self, hero: usize, count: usize) {
        let counts = &mut self.deeds(hero).counts;
        if counts.len() <= count {
            counts.resize(count + 1, 0);
        }
        counts[count] += 1;
    }

    /// A hero faints: by what he or she had to do with.
    pub fn faint(&mut self, hero: usize) {
        let deeds = self.deeds(hero);
        *deeds.faints.entry(deeds.against.clone()).or_default() += 1;
    }
}
