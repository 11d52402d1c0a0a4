//! A table: a match, who sits around it, and the log that both follow from. No input, no output.

use std::{collections::HashMap, ops::RangeInclusive, sync::OnceLock};

use serde_json::Value;
use tabletop::{AnyMatch, Eyes, FairDice, LoadError, LogEntry, Luck, Seat, Turn, any::Choice};

use crate::{
    api::{self, SeatPlan},
    failure::Failure,
    store::Awaits,
    token::BOT_NONCE,
    tutorial::{self, Tutorial},
};

/// One line of a table's log.
pub type Entry = LogEntry<Value, Value>;

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
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Is luck known to whoever knows the seed or the lesson?
    pub practice: bool,
    /// The game whose lesson this is.
    pub tutorial: Option<String>,
}

/// A change that has been played but not yet been written.
pub struct Change {
    /// The match after it.
    pub game: Box<dyn AnyMatch>,
    /// What to write; nothing if more people must agree.
    pub entries: Vec<Entry>,
    /// The idempotency key of the request.
    pub key: Option<IdempotencyKey>,
    /// Who has agreed to end the game as it stands then.
    pub agreed: Vec<Seat>,
}

/// A match, who sits around it, and where its log stands.
pub struct Table {
    name: String,
    seats: Vec<SeatPlan>,
    practice: bool,
    tutorial: Option<&'static Tutorial>,
    game: Box<dyn AnyMatch>,
    /// How many plies there were after each version.
    plies: Vec<usize>,
    /// Which versions a request led to.
    asked: HashMap<IdempotencyKey, RangeInclusive<u64>>,
    /// Who has agreed to end the game as it stands.
    agreed: Vec<Seat>,
    /// What may be decided now, once it has been reckoned.
    decision: OnceLock<api::Decision>,
}

/// The most frames in one answer.
pub const MOST_FRAMES: usize = 200;

impl Table {
    /// A table as its log says.
    ///
    /// # Errors
    /// A log that does not hold together.
    pub fn load(
        start: Start,
        log: Vec<(Entry, Option<IdempotencyKey>)>,
    ) -> Result<Table, LoadError> {
        let begun = games::load(start.save)?;
        let mut plies: Vec<usize> = (0..=begun.ply()).collect();
        let mut asked = HashMap::new();
        let mut last = None;
        for (entry, key) in &log {
            plies.push(after(entry, &plies));
            let version = plies.len() as u64 - 1;
            // What luck answers belongs to the request before it.
            let is_answer = matches!(entry, Entry::Chance(_));
            last = key.clone().or(if is_answer { last } else { None });
            if let Some(key) = &last {
                let range = asked.entry(key.clone()).or_insert(version..=version);
                *range = *range.start()..=version;
            }
        }
        let game = begun.replay_log(log.into_iter().map(|(entry, _)| entry).collect())?;
        if usize::from(game.seats()) != start.seats.len() {
            return Err(LoadError::Malformed("expected a plan for every seat".into()));
        }
        let (played, written) = (game.ply(), plies.last().copied().unwrap_or_default());
        if played != written {
            let problem = format!("expected {written} plies, played {played}");
            return Err(LoadError::Malformed(problem));
        }
        let tutorial = start.tutorial.as_deref().and_then(tutorial::find);
        Ok(Table {
            name: start.name,
            seats: start.seats,
            practice: start.practice,
            tutorial,
            game,
            plies,
            asked,
            agreed: Vec::new(),
            decision: OnceLock::new(),
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

    /// The computer player who decides now, with its seat and the seed of its thoughts.
    pub fn computer(&self) -> Option<(Seat, &api::Computer, u64)> {
        let Turn::Player(seat) = self.game.turn() else { return None };
        let SeatPlan::Computer(computer) = &self.seats[usize::from(seat.0)] else { return None };
        if self.tutorial.is_some() {
            return None;
        }
        let Luck::Fair(dice) = self.game.luck() else { return None };
        let thoughts = FairDice::new(dice.reveal().clone(), vec![BOT_NONCE]);
        Some((seat, computer, tabletop::Rng::next_u64(&mut thoughts.at(seat.0.into()))))
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.game.turn(), Turn::Over { .. })
    }

    /// What an earlier request of this name led to.
    pub fn answered(&self, key: &IdempotencyKey) -> Option<api::Applied> {
        let versions = self.asked.get(key)?;
        let before = *versions.start() - 1;
        let is_history = |version| {
            let ply = self.plies_at(version);
            ply <= self.game.ply() && self.version_of(ply) == version
        };
        let to = if versions.clone().all(is_history) { *versions.end() } else { self.version() };
        Some(api::Applied { version: to, frames: self.frames_between(before, to, Some(key.seat)) })
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
        match self.game.turn() {
            Turn::Player(turn) if turn == seat => Ok(()),
            Turn::Over { .. } => Err(Failure::Over),
            Turn::Player(turn) => Err(Failure::NotYourTurn(format!("{turn} decides now"))),
            Turn::Chance => Err(Failure::NotYourTurn("luck decides now".into())),
        }
    }

    /// May everybody know the whole record?
    ///
    /// # Errors
    /// The game goes on, and has secrets.
    pub fn check_public(&self) -> Result<(), Failure> {
        if self.game.has_secrets() && !self.is_over() { Err(Failure::Secret) } else { Ok(()) }
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

    /// This seat's last decision, taken back.
    ///
    /// # Errors
    /// It cannot be.
    pub fn undo(&self, seat: Seat) -> Result<Change, Failure> {
        let mut game = self.game.boxed();
        game.undo(seat)?;
        Ok(Change { game, entries: vec![Entry::Undo(seat)], key: None, agreed: Vec::new() })
    }

    /// This seat agrees to end the game: that is the end, if every person has.
    ///
    /// # Errors
    /// The game is over already.
    pub fn agree(&self, seat: Seat) -> Result<Change, Failure> {
        if self.is_over() {
            return Err(Failure::Over);
        }
        let mut agreed = self.agreed.clone();
        if !agreed.contains(&seat) {
            agreed.push(seat);
        }
        let mut game = self.game.boxed();
        if people(&self.seats).all(|person| agreed.contains(&person)) {
            game.end()?;
            return Ok(self.played(game));
        }
        Ok(Change { game, entries: Vec::new(), key: None, agreed })
    }

    /// The change from this match to that one, which has gone on from it.
    fn played(&self, game: Box<dyn AnyMatch>) -> Change {
        let entries = game.log(self.game.ply());
        Change { entries, key: None, agreed: Vec::new(), game }
    }

    /// The table after a change that has been written.
    pub fn after(&self, change: Change) -> Table {
        let mut plies = self.plies.clone();
        for entry in &change.entries {
            plies.push(after(entry, &plies));
        }
        let mut asked = self.asked.clone();
        if let (Some(key), false) = (change.key, change.entries.is_empty()) {
            asked.insert(key, self.version() + 1..=plies.len() as u64 - 1);
        }
        Table {
            name: self.name.clone(),
            seats: self.seats.clone(),
            practice: self.practice,
            tutorial: self.tutorial,
            game: change.game,
            plies,
            asked,
            agreed: change.agreed,
            decision: OnceLock::new(),
        }
    }

    /// Reckons what a person may decide now. It may take a tenth of a second; whoever looks then need not wait.
    pub fn reckon(&self) {
        if let Turn::Player(seat) = self.game.turn()
            && people(&self.seats).any(|person| person == seat)
        {
            self.decision(Some(seat));
        }
    }

    /// What somebody's request led to, from the version before it to now.
    pub fn applied_since(&self, before: u64, seat: Seat) -> api::Applied {
        let version = self.version();
        api::Applied { version, frames: self.frames_between(before, version, Some(seat)) }
    }

    /// Who must do something after a change.
    pub fn awaits_after(&self, change: &Change) -> Awaits {
        awaits(&self.seats, &*change.game)
    }

    /// The table as this viewer may know it.
    pub fn to_api(&self, viewer: Option<Seat>) -> api::Table {
        let fair = match self.game.luck() {
            Luck::Fair(dice) => Some(dice),
            Luck::Manual | Luck::Sealed { .. } => None,
        };
        let secret = fair.filter(|_| self.is_over()).map(|dice| dice.reveal().clone().into());
        api::Table {
            table: self.name.clone(),
            game: self.game.game().into(),
            setup: self.game.setup(),
            seats: self.seats.clone(),
            you: viewer,
            practice: self.practice,
            tutorial: self.tutorial.map(|tutorial| tutorial.game.clone()),
            secrets: self.game.has_secrets(),
            commitment: fair.map(|dice| dice.commitment().to_string()),
            secret,
            frame: self.newest(viewer),
        }
    }

    /// The table now.
    pub fn newest(&self, viewer: Option<Seat>) -> api::Frame {
        let now = self.game.ply();
        let mut frames = self.frames(now, now, viewer, Eyes::Viewer(viewer));
        let mut frame = frames.pop().expect("the newest ply has a frame");
        frame.undone = self.is_undone(self.version());
        frame
    }

    /// The frames after these plies as these eyes see them, at most [`MOST_FRAMES`]. What may be decided is the viewer's.
    pub fn frames(
        &self,
        from: usize,
        to: usize,
        viewer: Option<Seat>,
        eyes: Eyes,
    ) -> Vec<api::Frame> {
        let to = to.min(from.saturating_add(MOST_FRAMES - 1)).min(self.game.ply());
        let frames = self.game.frames(from, to, eyes).into_iter();
        frames.map(|frame| self.frame(frame, viewer)).collect()
    }

    /// What somebody has missed who has seen this version, at most [`MOST_FRAMES`]. If something was taken
    /// back since, the first frame says so.
    pub fn missed(&self, seen: u64, viewer: Option<Seat>) -> Vec<api::Frame> {
        if seen > self.version() {
            return vec![self.newest(viewer)];
        }
        self.frames_between(seen, self.version(), viewer)
    }

    fn frames_between(&self, seen: u64, to: u64, viewer: Option<Seat>) -> Vec<api::Frame> {
        let since = &self.plies[seen as usize..=to as usize];
        let lowest = since.iter().copied().min().unwrap_or_default();
        // Who has missed a decision together with its undoing must still hear of the version.
        let was_undone = lowest < self.plies_at(seen) || (seen < to && lowest == self.plies_at(to));
        let from = if was_undone { lowest } else { lowest + 1 };
        if from > self.plies_at(to) {
            return Vec::new();
        }
        let mut frames = self.frames(from, self.plies_at(to), viewer, Eyes::Viewer(viewer));
        if let (true, Some(first)) = (was_undone, frames.first_mut()) {
            first.undone = true;
            first.events.clear();
        }
        frames
    }

    fn frame(&self, frame: tabletop::Frame<Value, Value>, viewer: Option<Seat>) -> api::Frame {
        let is_newest = frame.ply == self.game.ply();
        api::Frame {
            version: self.version_of(frame.ply),
            ply: frame.ply,
            undone: false,
            turn: frame.turn,
            events: frame.events,
            view: frame.view,
            undo: if is_newest { self.undoer() } else { None },
            decision: if is_newest { self.decision(viewer) } else { None },
        }
    }

    /// Computer players do not change their minds.
    fn undoer(&self) -> Option<Seat> {
        let seat = self.game.who_may_undo()?;
        people(&self.seats).any(|person| person == seat).then_some(seat)
    }

    fn decision(&self, viewer: Option<Seat>) -> Option<api::Decision> {
        let Turn::Player(seat) = self.game.turn() else { return None };
        let decision = || self.decision.get_or_init(|| self.choices_of(seat)).clone();
        (viewer == Some(seat)).then(decision)
    }

    fn choices_of(&self, seat: Seat) -> api::Decision {
        let choices = self.game.choices();
        let actions = choices.iter().map(|choice| choice.action.clone()).collect();
        let outlook = |Choice { action, outlook }| Some(api::Outlook { action, outlook: outlook? });
        let outlooks = choices.into_iter().filter_map(outlook).collect();
        api::Decision { seat, actions, outlooks }
    }

    /// Has something been taken back since this version?
    pub fn has_gone_back_since(&self, version: u64) -> bool {
        let since = self.plies.get(version as usize..).unwrap_or_default();
        since.windows(2).any(|pair| pair[1] < pair[0])
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

/// The seats of people.
pub fn people(seats: &[SeatPlan]) -> impl Iterator<Item = Seat> {
    let seats = seats.iter().enumerate();
    seats.filter(|(_, plan)| matches!(plan, SeatPlan::Person(_))).map(|(seat, _)| Seat(seat as u8))
}

/// Who must do something next.
pub fn awaits(seats: &[SeatPlan], game: &dyn AnyMatch) -> Awaits {
    match game.turn() {
        Turn::Over { .. } => Awaits::Nobody,
        Turn::Player(seat) if matches!(seats[usize::from(seat.0)], SeatPlan::Computer(_)) => {
            Awaits::Computer
        }
        Turn::Player(_) | Turn::Chance => Awaits::Person,
    }
}

/// How many plies there are after this entry.
fn after(entry: &Entry, plies: &[usize]) -> usize {
    let now = plies.last().copied().unwrap_or_default();
    match entry {
        Entry::Act(_) | Entry::Chance(_) | Entry::End => now + 1,
        Entry::Undo(_) => now.saturating_sub(1),
    }
}
