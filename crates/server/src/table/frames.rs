//! What a viewer is told of a table: as it is, as it was, what was missed.

use tabletop::{Eyes, Luck, RawJson, Seat, any::Choice};

use super::{
    Entry, IdempotencyKey, Table,
    asked::{Answered, Wish},
    went_back,
};
use crate::{
    api,
    consent::Consent,
    failure::Failure,
    tables::{Command, Request},
};

/// The most frames in one answer.
pub const MOST_FRAMES: usize = 200;

impl Table {
    /// What an earlier request of this name led to.
    ///
    /// # Errors
    /// It wanted something else, or at another version.
    pub fn answered(
        &self,
        key: &IdempotencyKey,
        request: &Request,
    ) -> Result<Option<api::Applied>, Failure> {
        let Some(Answered { versions, wish }) = self.asked.get(key) else { return Ok(None) };
        let before = *versions.start() - 1;
        if request.version != before || !self.is_wish(&request.command, wish) {
            return Err(Failure::OtherWish);
        }
        let is_history = |version| {
            let ply = self.plies_at(version);
            ply <= self.game.ply() && self.version_of(ply) == version
        };
        let to = if versions.clone().all(is_history) { *versions.end() } else { self.version() };
        let frames = self.frames_between(before, to, Some(key.seat));
        Ok(Some(api::Applied { version: to, frames }))
    }

    /// A request was answered by these entries, which have been written behind this table.
    pub fn note_answer(&self, key: IdempotencyKey, entries: &[Entry]) {
        self.asked.note(key, self.version() + 1, entries);
    }

    fn is_wish(&self, command: &Command, wish: Wish) -> bool {
        match command {
            Command::Act(action) => {
                let written = self.game.as_written(action.clone());
                written.is_ok_and(|action| Wish::act(&action.to_string()) == wish)
            }
            Command::Undo => wish == Wish::Undo,
            Command::End => wish == Wish::End,
            Command::Answer(true) => matches!(wish, Wish::Undo | Wish::End),
            Command::Answer(false) | Command::DropProposal => wish == Wish::Refuse,
        }
    }

    /// What somebody's request led to, from the version before it to now.
    pub fn applied_since(&self, before: u64, seat: Seat) -> api::Applied {
        let version = self.version();
        api::Applied { version, frames: self.frames_between(before, version, Some(seat)) }
    }

    /// Has nobody reckoned yet what a person may decide now?
    pub fn is_unreckoned(&self) -> bool {
        self.decision.get().is_none() && self.person().is_some()
    }

    /// Reckons what a person may decide now. It may take a tenth of a second; whoever looks then need not wait.
    pub fn reckon(&self) {
        if let Some(seat) = self.person() {
            self.decision(Some(seat));
        }
    }

    /// The table as this viewer may know it, with the people around it as they are now.
    pub fn to_api(&self, viewer: Option<Seat>, room: api::Room) -> api::Table {
        let fair = match self.game.luck() {
            Luck::Fair(dice) => Some(dice),
            Luck::Manual | Luck::Sealed { .. } => None,
        };
        let secret = fair.filter(|_| self.is_over()).map(|dice| dice.reveal().clone().into());
        api::Table {
            table: self.name.clone(),
            game: self.game.game().into(),
            setup: self.game.setup(),
            seats: self.room.plans(),
            you: viewer,
            practice: self.practice,
            from_save: self.from_save,
            tutorial: self.tutorial.map(|tutorial| tutorial.game.clone()),
            secrets: self.game.has_secrets(),
            commitment: self.commitment().map(|commitment| commitment.to_string()),
            secret,
            other_rules: self.misfit().map(|misfit| api::OtherRules {
                rules: misfit.rules,
                ply: misfit.ply,
                problem: misfit.problem.clone(),
            }),
            room,
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
        let (seen_plies, plies) = (self.plies_at(seen), self.plies_at(to));
        // Who has missed a decision together with its undoing must still hear of the version.
        let was_undone = went_back(since) && (lowest < seen_plies || lowest == plies);
        // So must who has missed what people agree to.
        let is_same = seen < to && !was_undone && plies == seen_plies;
        let from = if was_undone || is_same { lowest } else { lowest + 1 };
        if from > plies {
            return Vec::new();
        }
        let mut frames = self.frames(from, plies, viewer, Eyes::Viewer(viewer));
        if let (true, Some(first)) = (was_undone || is_same, frames.first_mut()) {
            first.undone = was_undone;
            first.events.clear();
        }
        frames
    }

    fn frame(&self, frame: tabletop::Frame<RawJson, RawJson>, viewer: Option<Seat>) -> api::Frame {
        let is_newest = frame.ply == self.game.ply();
        api::Frame {
            version: self.version_of(frame.ply),
            ply: frame.ply,
            undone: false,
            turn: frame.turn,
            events: frame.events,
            view: frame.view,
            undo: if is_newest { self.undoer() } else { None },
            consent: if is_newest { self.consent.as_ref().map(Consent::to_api) } else { None },
            decision: if is_newest { self.decision(viewer) } else { None },
        }
    }

    /// Computer players do not change their minds.
    fn undoer(&self) -> Option<Seat> {
        if self.misfit().is_some() {
            return None;
        }
        let seat = self.game.who_may_undo()?;
        self.room.is_person(seat).then_some(seat)
    }

    fn decision(&self, viewer: Option<Seat>) -> Option<RawJson> {
        let seat = self.person()?;
        let decision =
            || self.decision.get_or_init(|| RawJson::new(&self.choices_of(seat))).clone();
        (viewer == Some(seat)).then(decision)
    }

    fn choices_of(&self, seat: Seat) -> api::Decision {
        let choices = self.game.choices();
        let actions = choices.iter().map(|choice| choice.action.clone()).collect();
        let outlook = |Choice { action, outlook }| Some(api::Outlook { action, outlook: outlook? });
        let outlooks = choices.into_iter().filter_map(outlook).collect();
        api::Decision { seat, actions, outlooks }
    }
}
