//! A table: a match, who sits around it, and the log that both follow from. No input, no output.

mod agree;
mod asked;
mod dice;
mod frames;
mod told;

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    AnyMatch, Eyes, LoadError, LogEntry, Luck, Misfit, RawJson, Replayed, Seat, Secret, Turn,
};

use asked::Asked;
pub use told::FrameText;
use told::Told;

use crate::{
    api::{Computer, Proposal, Stage},
    consent::Consent,
    failure::Failure,
    room::Room,
    store::Awaits,
    tutorial::{self, Tutorial},
};

/// One line of a table's log: of the game, or of what its people agree to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// The game goes on, or a decision is taken back.
    Game(LogEntry<Value, Value>),
    /// People agree to something, or not; the game stays as it is.
    People(PeopleEntry),
}

/// What people agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeopleEntry {
    /// Somebody proposes something or agrees to it; these are asked.
    Agree {
        /// Who.
        seat: Seat,
        /// To what.
        to: Proposal,
        /// Who is asked.
        of: Vec<Seat>,
    },
    /// Somebody does not agree, or does not want it any more.
    Refuse(Seat),
}

/// Names a request, so that whoever repeats it gets the same answer and nothing is played twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IdempotencyKey {
    /// Who asked.
    pub seat: Seat,
    /// The caller's own name for it.
    pub key: String,
}

/// How a table began.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// Its name.
    pub name: String,
    /// The record before the first entry of the log, as the host keeps it.
    pub save: Value,
    /// Is luck known to whoever knows the seed or the lesson, or did somebody bring what had happened before?
    pub practice: bool,
    /// The game whose lesson this is.
    pub tutorial: Option<String>,
}

/// A change that has been played but not yet been written.
pub struct Change {
    /// The match after it.
    pub game: Arc<dyn AnyMatch>,
    /// What to write.
    pub entries: Vec<Entry>,
    /// The idempotency key of the request.
    pub key: Option<IdempotencyKey>,
}

/// A match, who sits around it, and where its log stands.
pub struct Table {
    name: String,
    room: Arc<Room>,
    practice: bool,
    /// Did it begin from a file that somebody brought?
    from_save: bool,
    tutorial: Option<&'static Tutorial>,
    game: Arc<dyn AnyMatch>,
    /// How many plies there were after each version.
    plies: Vec<usize>,
    /// What has been asked for, and answered.
    asked: Asked,
    /// What people are asked to agree to.
    consent: Option<Consent>,
    /// Where a table of other rules stops to hold under ours.
    misfit: Option<Misfit>,
    /// What may be decided now, once it has been reckoned.
    decision: OnceLock<RawJson>,
    /// What those who follow it are told.
    told: Told,
}

impl Table {
    /// A table as its log says.
    ///
    /// # Errors
    /// A log that does not hold together.
    pub fn load(
        start: Start,
        room: Room,
        log: Vec<(Entry, Option<IdempotencyKey>)>,
    ) -> Result<Table, LoadError> {
        let of_game = |(entry, _): &(Entry, Option<IdempotencyKey>)| match entry {
            Entry::Game(entry) => Some(entry.clone()),
            Entry::People(_) => None,
        };
        let of_game = log.iter().filter_map(of_game).collect();
        let Replayed { game, begun, misfit } = games::replay(start.save, of_game)?;
        // A table that goes on from a file has got dice of its own since.
        let from_save = game.luck_spans().len() > 1;
        let mut plies: Vec<usize> = (0..=begun).collect();
        let asked = Asked::default();
        let (mut last, mut consent) = (None, None);
        for (entry, key) in &log {
            plies.push(after(entry, &plies));
            consent = Consent::after(consent, entry);
            let version = plies.len() as u64 - 1;
            // What luck answers belongs to the request before it.
            let is_answer = matches!(entry, Entry::Game(LogEntry::Chance(_)));
            match (key, &last) {
                (Some(key), _) => asked.note(key.clone(), version, std::slice::from_ref(entry)),
                (None, Some(last)) if is_answer => asked.extend(last, version),
                (None, _) => {}
            }
            last = key.clone().or(if is_answer { last } else { None });
        }
        if usize::from(game.seats()) != room.seats.len() {
            return Err(LoadError::Malformed("expected a plan for every seat".into()));
        }
        if let Some(misfit) = &misfit {
            // Of what came behind it nothing is known.
            plies.truncate(
                1 + plies.iter().rposition(|&plies| plies == misfit.ply).unwrap_or_default(),
            );
            asked.forget_behind(plies.len() as u64 - 1);
            consent = None;
        }
        let (played, written) = (game.ply(), plies.last().copied().unwrap_or_default());
        if played != written {
            let problem = format!("expected {written} plies, played {played}");
            return Err(LoadError::Malformed(problem));
        }
        let tutorial = start.tutorial.as_deref().and_then(tutorial::find);
        Ok(Table {
            name: start.name,
            room: Arc::new(room),
            practice: start.practice || from_save,
            from_save,
            tutorial,
            game: game.into(),
            plies,
            asked,
            consent,
            misfit,
            decision: OnceLock::new(),
            told: Told::default(),
        })
    }

    /// Where a table of other rules stops to hold under ours.
    pub fn misfit(&self) -> Option<&Misfit> {
        self.misfit.as_ref()
    }

    /// Does all that was played here hold under our rules?
    fn check_rules(&self) -> Result<(), Failure> {
        self.misfit.as_ref().map_or(Ok(()), |misfit| {
            Err(Failure::OtherRules(format!(
                "this table was begun under rules version {} and holds up to ply {} under ours: nobody decides here any more",
                misfit.rules, misfit.ply
            )))
        })
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Counts the entries of the log; the plies of a record that the table began with count as well.
    pub fn version(&self) -> u64 {
        self.plies.len() as u64 - 1
    }

    /// The people around it.
    pub fn room(&self) -> &Arc<Room> {
        &self.room
    }

    /// The seat that decides, if the game has begun and is not over.
    fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Player(_) if self.misfit.is_some() => None,
            Turn::Player(seat) if self.room.stage == Stage::Playing => Some(seat),
            Turn::Player(_) | Turn::Chance | Turn::Over { .. } => None,
        }
    }

    /// The person who decides now.
    pub fn person(&self) -> Option<Seat> {
        self.decider().filter(|seat| self.room.is_person(*seat))
    }

    /// The computer player who decides now, with its seat and the seed of its thoughts.
    pub fn computer(&self) -> Option<(Seat, Computer, u64)> {
        let seat = self.decider()?;
        let computer = self.room.computer(seat)?;
        // What people are asked to agree to is about the table as it stands.
        if self.tutorial.is_some() || self.room.closed || self.is_asking() {
            return None;
        }
        let Luck::Fair(dice) = self.game.luck() else { return None };
        Some((seat, computer, tabletop::Rng::next_u64(&mut dice.thoughts(seat))))
    }

    /// Are people asked to agree to something?
    pub fn is_asking(&self) -> bool {
        self.consent.is_some()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.game.turn(), Turn::Over { .. })
    }

    /// Has the caller seen the table as it is?
    ///
    /// # Errors
    /// The table is at another version.
    pub fn check_version(&self, seen: u64) -> Result<(), Failure> {
        if seen == self.version() { Ok(()) } else { Err(Failure::Stale { now: self.version() }) }
    }

    /// Is it this seat that decides?
    ///
    /// # Errors
    /// It is not.
    pub fn check_turn(&self, seat: Seat) -> Result<(), Failure> {
        if self.room.stage == Stage::Waiting {
            return Err(Failure::Waiting);
        }
        self.check_rules()?;
        match self.game.turn() {
            Turn::Player(turn) if turn == seat => self.check_person(seat),
            Turn::Over { .. } => Err(Failure::Over),
            Turn::Player(turn) => Err(Failure::NotYourTurn(format!("{turn} decides now"))),
            Turn::Chance => Err(Failure::NotYourTurn("luck decides now".into())),
        }
    }

    /// May somebody decide here now, in the name of this seat: its person, or the computer that keeps it?
    ///
    /// # Errors
    /// The game has not begun, the table is closed, or it is the other of the two.
    pub fn check_playing(&self, seat: Seat, is_person: bool) -> Result<(), Failure> {
        if self.room.closed {
            return Err(Failure::Closed);
        }
        self.check_rules()?;
        match (self.room.stage, is_person) {
            (Stage::Waiting, _) => Err(Failure::Waiting),
            (Stage::Playing, true) => self.check_person(seat),
            (Stage::Playing, false) if self.room.is_person(seat) => {
                Err(Failure::Stale { now: self.version() })
            }
            (Stage::Playing, false) => Ok(()),
        }
    }

    fn check_person(&self, seat: Seat) -> Result<(), Failure> {
        if self.room.is_person(seat) { Ok(()) } else { Err(Failure::Kept) }
    }

    /// May everybody know the whole record?
    ///
    /// # Errors
    /// The game goes on, and has secrets.
    pub fn check_public(&self) -> Result<(), Failure> {
        let goes_on = !self.is_over() && self.misfit.is_none();
        if self.game.has_secrets() && goes_on { Err(Failure::Secret) } else { Ok(()) }
    }

    /// May anybody look with these eyes?
    ///
    /// # Errors
    /// No such seat, or what was seen is not for everybody yet.
    pub fn check_eyes(&self, eyes: Eyes) -> Result<(), Failure> {
        if let Eyes::Viewer(Some(seat)) = eyes
            && seat.0 >= self.game.seats()
        {
            let message = format!("expected 'all' or a seat below {}", self.game.seats());
            return Err(Failure::Malformed { message, field: Some("eyes".into()) });
        }
        self.check_public()
    }

    /// A decision, and what luck answers.
    ///
    /// # Errors
    /// Not this seat's turn, or not possible.
    pub fn act(&self, seat: Seat, action: Value) -> Result<Change, Failure> {
        let mut game = self.game.boxed();
        game.act(seat, action)?;
        if let Some(tutorial) = self.tutorial {
            tutorial.follow(&*self.game, &mut *game, seat)?;
        }
        Ok(self.played(game))
    }

    /// The change from this match to that one, which has gone on from it.
    fn played(&self, game: Box<dyn AnyMatch>) -> Change {
        let entries = game.log(self.game.ply()).into_iter().map(Entry::Game).collect();
        Change::new(game.into(), entries)
    }

    /// The table after a change that has been written.
    pub fn after(&self, change: &Change) -> Table {
        let (mut plies, mut consent) = (self.plies.clone(), self.consent.clone());
        for entry in &change.entries {
            plies.push(after(entry, &plies));
            consent = Consent::after(consent, entry);
        }
        Table {
            name: self.name.clone(),
            room: self.room.clone(),
            practice: self.practice,
            from_save: self.from_save,
            tutorial: self.tutorial,
            game: change.game.clone(),
            plies,
            asked: self.asked.clone(),
            consent,
            misfit: self.misfit.clone(),
            decision: OnceLock::new(),
            told: Told::default(),
        }
    }

    /// The same table with other people around it.
    pub fn with_room(&self, room: Arc<Room>) -> Table {
        Table {
            name: self.name.clone(),
            room,
            practice: self.practice,
            from_save: self.from_save,
            tutorial: self.tutorial,
            game: self.game.clone(),
            plies: self.plies.clone(),
            asked: self.asked.clone(),
            consent: self.consent.clone(),
            misfit: self.misfit.clone(),
            decision: self.decision.clone(),
            told: Told::default(),
        }
    }

    /// The same table before the game begins, with this hero on a seat; `None`: drawn.
    ///
    /// # Errors
    /// The game has begun, or there is no such hero to be had.
    pub fn with_hero(&self, seat: Seat, hero: Option<String>) -> Result<Table, Failure> {
        if !self.may_choose_heroes() {
            return Err(Failure::Begun);
        }
        let mut setup = self.game.setup();
        let mut heroes = setup["heroes"].as_array().cloned().unwrap_or_default();
        heroes.resize(self.room.seats.len(), Value::Null);
        heroes[usize::from(seat.0)] = hero.map_or(Value::Null, Value::String);
        setup["heroes"] = heroes.into();
        let game = games::open(self.game.game(), setup, None, Luck::Manual)?;
        Ok(self.anew(self.room.clone(), game))
    }

    /// May heroes still be chosen?
    pub fn may_choose_heroes(&self) -> bool {
        self.room.stage == Stage::Waiting && self.room.luck.is_some()
    }

    /// The same table as its game begins, if this room says so: now luck comes to it, with this secret where none waits for it.
    ///
    /// # Errors
    /// The game cannot be opened.
    pub fn begin(&self, mut room: Room, secret: Secret) -> Result<Table, Failure> {
        if room.stage == Stage::Waiting {
            return Ok(self.with_room(Arc::new(room)));
        }
        let Some(luck) = room.luck.take() else { return Ok(self.with_room(Arc::new(room))) };
        let (dice, nonces_from) = luck.dice(secret);
        room.nonces_from = nonces_from;
        let game = games::open(self.game.game(), self.game.setup(), None, Luck::Fair(dice))?;
        Ok(self.anew(Arc::new(room), game))
    }

    /// The same table with a game that nobody has played yet.
    fn anew(&self, room: Arc<Room>, game: Box<dyn AnyMatch>) -> Table {
        let plies = (0..=game.ply()).collect();
        Table {
            game: game.into(),
            plies,
            misfit: None,
            decision: OnceLock::new(),
            ..self.with_room(room)
        }
    }

    /// Who must do something now.
    pub fn awaits(&self) -> Awaits {
        if self.misfit.is_some() { Awaits::Nobody } else { awaits(&self.room, &*self.game) }
    }

    /// Has something been taken back since this version?
    pub fn has_gone_back_since(&self, version: u64) -> bool {
        went_back(self.plies.get(version as usize..).unwrap_or_default())
    }

    /// The version that brought the history to this length, before people said anything about it.
    fn version_that_led_to(&self, ply: usize) -> u64 {
        let before = self.plies.iter().rposition(|&plies| plies < ply);
        before.map_or(0, |version| version as u64 + 1)
    }

    fn plies_at(&self, version: u64) -> usize {
        self.plies[version as usize]
    }

    /// The last version at which the history had this length.
    fn version_of(&self, ply: usize) -> u64 {
        let found = self.plies.iter().rposition(|&plies| plies == ply);
        found.map_or(0, |version| version as u64)
    }

    fn is_undone(&self, version: u64) -> bool {
        version > 0 && self.plies_at(version) < self.plies_at(version - 1)
    }
}

impl Change {
    fn new(game: Arc<dyn AnyMatch>, entries: Vec<Entry>) -> Change {
        Change { game, entries, key: None }
    }

    /// Are people asked to agree to something, and nothing else?
    pub fn is_proposal(&self) -> bool {
        matches!(self.entries[..], [Entry::People(PeopleEntry::Agree { .. })])
    }
}

/// Who must do something next.
pub fn awaits(room: &Room, game: &dyn AnyMatch) -> Awaits {
    match game.turn() {
        Turn::Over { .. } => Awaits::Nobody,
        Turn::Player(_) | Turn::Chance if room.stage == Stage::Waiting => Awaits::Person,
        Turn::Player(seat) if room.computer(seat).is_some() => Awaits::Computer,
        Turn::Player(_) | Turn::Chance => Awaits::Person,
    }
}

/// How many plies there are after this entry.
fn after(entry: &Entry, plies: &[usize]) -> usize {
    let now = plies.last().copied().unwrap_or_default();
    match entry {
        Entry::Game(LogEntry::Act(_) | LogEntry::Chance(_) | LogEntry::End) => now + 1,
        Entry::Game(LogEntry::Undo(_)) => now.saturating_sub(1),
        Entry::People(_) => now,
    }
}

/// Is something taken back on the way through these lengths?
fn went_back(plies: &[usize]) -> bool {
    plies.windows(2).any(|pair| pair[1] < pair[0])
}
