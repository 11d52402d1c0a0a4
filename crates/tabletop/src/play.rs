//! A match: the checked door to a game, with its history.

use std::{borrow::Cow, sync::Arc};

use crate::{
    Commitment, Eyes, FairDice, Game, LoadError, Nonce, PlayError, Ply, PlyOf, Seat, SetupError,
    Turn, UndoError, pick_weighted,
};

/// Who answers a roll or a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The fair dice of this table.
    Fair(FairDice),
    /// The caller names each outcome: for demonstrations, tests and real dice on a kitchen table.
    Manual,
    /// Fair dice whose secret is not here: a save handed out before the end. Rolls and draws wait
    /// until [`Match::continue_with`] brings other luck.
    Sealed {
        /// The hash of the secret.
        commitment: Commitment,
        /// The seats' contributions.
        nonces: Vec<Nonce>,
    },
}

/// A game being played: its start, every ply since, and who answers chance.
///
/// Every ply is checked against the game's own lists. A refused ply changes nothing. Raw events
/// never leave: everybody, the actor included, asks [`events`](Match::events) as a viewer.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    origin: Arc<Origin<G>>,
    plies: Vec<PlyOf<G>>,
    /// The luck in force from each of these plies on; never empty, ascending.
    luck: Vec<(usize, Luck)>,
    state: G,
    /// The state before the last decision, with its ply: frames and undo ask for what came just now, and
    /// nothing is replayed from the start for them. Never of a ply that has been taken back.
    checkpoint: (usize, G),
    /// Each with the ply that caused it.
    events: Vec<(usize, G::Event)>,
}

/// What a match started from: the same for all of its copies.
#[derive(Debug)]
struct Origin<G: Game> {
    setup: G::Setup,
    position: Option<G::Position>,
    start: G,
}

impl<G: Game> Match<G> {
    /// A new match.
    ///
    /// # Errors
    /// A setup that cannot be played.
    pub fn new(setup: G::Setup, luck: Luck) -> Result<Match<G>, SetupError> {
        Ok(Match::begin(G::new(&setup)?, setup, None, luck))
    }

    /// A match that starts in the middle of things.
    ///
    /// # Errors
    /// A setup or position that is impossible.
    pub fn from_position(
        setup: G::Setup,
        position: G::Position,
        luck: Luck,
    ) -> Result<Match<G>, SetupError> {
        let start = G::from_position(&setup, &position)?;
        Ok(Match::begin(start, setup, Some(position), luck))
    }

    fn begin(start: G, setup: G::Setup, position: Option<G::Position>, luck: Luck) -> Match<G> {
        let mut game = Match {
            plies: Vec::new(),
            luck: vec![(0, luck)],
            state: start.clone(),
            checkpoint: (0, start.clone()),
            events: Vec::new(),
            origin: Arc::new(Origin { setup, position, start }),
        };
        game.settle();
        game
    }

    /// The referee's copy. For bots, take [`Game::imagine`] of it.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Players, options, box.
    pub fn setup(&self) -> &G::Setup {
        &self.origin.setup
    }

    /// The position that the match started from, if not from the beginning.
    pub fn start_position(&self) -> Option<&G::Position> {
        self.origin.position.as_ref()
    }

    /// The history. Its length is the number of the next ply.
    pub fn plies(&self) -> &[PlyOf<G>] {
        &self.plies
    }

    /// Where luck came from, by the ply from which each source answers.
    pub fn luck(&self) -> &[(usize, Luck)] {
        &self.luck
    }

    /// What may be done now; empty unless it is a player's turn.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.state.actions(&mut list);
        list
    }

    /// What luck may bring now, with weights; empty unless a roll or draw waits for its outcome.
    pub fn chances(&self) -> Vec<(G::Chance, u32)> {
        let mut list = Vec::new();
        self.state.chances(&mut list);
        list
    }

    /// What happened from this ply on, as far as the viewer may know it; each with its ply.
    pub fn events(&self, since: usize, viewer: Option<Seat>) -> Vec<(usize, G::Event)> {
        self.events_seen(since, Eyes::Viewer(viewer))
    }

    /// What happened from this ply on, as these eyes see it; each with its ply.
    pub(crate) fn events_seen(&self, since: usize, eyes: Eyes) -> Vec<(usize, G::Event)> {
        let from = self.events.partition_point(|&(ply, _)| ply < since);
        let seen = |event: &G::Event| match eyes {
            Eyes::Viewer(viewer) => G::redact(event, viewer),
            Eyes::All => Some(event.clone()),
        };
        let seen = |(ply, event): &(usize, G::Event)| seen(event).map(|event| (*ply, event));
        self.events[from..].iter().filter_map(seen).collect()
    }

    /// Plays an action, then lets luck answer.
    ///
    /// # Errors
    /// Not this seat's turn, or not one of the legal actions; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        match self.state.turn() {
            Turn::Over { .. } => return Err(PlayError::Over),
            Turn::Player(turn) if turn == seat => {}
            turn @ (Turn::Player(_) | Turn::Chance) => return Err(PlayError::NotYourTurn { turn }),
        }
        self.check(&Ply::Act(action))?;
        self.push(Ply::Act(action));
        self.settle();
        Ok(())
    }

    /// Names the outcome of the waiting roll or draw, where luck is in the caller's hands.
    ///
    /// # Errors
    /// No outcome is waiting, or not one that luck could bring; nothing has changed then.
    pub fn happen(&mut self, chance: G::Chance) -> Result<(), PlayError> {
        if !matches!(self.luck_now(), Luck::Manual) {
            return Err(PlayError::NotChance(
                "the dice of this match are not in the caller's hands",
            ));
        }
        self.check(&Ply::Chance(chance))?;
        self.push(Ply::Chance(chance));
        Ok(())
    }

    /// Ends the game because its players agreed to. Whose agreement is needed is the host's matter:
    /// it knows which seats are people.
    ///
    /// # Errors
    /// The game is over already.
    pub fn end(&mut self) -> Result<(), PlayError> {
        self.check(&Ply::End)?;
        self.push(Ply::End);
        Ok(())
    }

    /// Takes back this seat's last decision, if nothing has come after it and it has shown nobody
    /// what was hidden. Not once the game is over: its secret may be known by then, and with it
    /// every die to come.
    ///
    /// # Errors
    /// The last ply is not a decision of this seat, it has revealed something, or the game is over.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let (owner, action, before) = self.last_decision()?;
        if owner != seat {
            return Err(UndoError::NotYours(owner));
        }
        if before.reveals(&action) {
            return Err(UndoError::Revealed);
        }
        let before = before.into_owned();
        self.drop_last_ply();
        self.state = before;
        Ok(())
    }

    /// Whose last decision could be taken back now, if anybody's.
    pub fn who_may_undo(&self) -> Option<Seat> {
        let (owner, action, before) = self.last_decision().ok()?;
        (!before.reveals(&action)).then_some(owner)
    }

    /// Brings new luck from here on, if what the match has is sealed; otherwise changes nothing.
    pub fn continue_with(&mut self, luck: Luck) {
        if matches!(self.luck_now(), Luck::Sealed { .. }) {
            self.change_luck(luck);
        }
    }

    /// Brings new luck from here on, whatever the match has.
    pub(crate) fn change_luck(&mut self, luck: Luck) {
        self.luck.push((self.plies.len(), luck));
        self.settle();
    }

    /// Is this ply one of those that the game offers now?
    pub(crate) fn check(&self, ply: &PlyOf<G>) -> Result<(), PlayError> {
        if let Turn::Over { .. } = self.state.turn() {
            return Err(PlayError::Over);
        }
        match ply {
            Ply::End => Ok(()),
            Ply::Act(action) if self.actions().binary_search(action).is_ok() => Ok(()),
            Ply::Act(action) => match self.state.turn() {
                Turn::Player(_) => Err(PlayError::Illegal {
                    action: action.to_string(),
                    refusal: self.state.why_not(action),
                }),
                turn @ (Turn::Chance | Turn::Over { .. }) => Err(PlayError::NotYourTurn { turn }),
            },
            Ply::Chance(chance) => match self.chances().as_slice() {
                [] => Err(PlayError::NotChance("a player decides now")),
                list if list.iter().any(|(outcome, _)| outcome == chance) => Ok(()),
                _ => Err(PlayError::Impossible(chance.to_string())),
            },
        }
    }

    /// Plays a record, checking every ply. Luck does not answer.
    ///
    /// # Errors
    /// The first ply that is not legal, by its number.
    pub(crate) fn push_record(&mut self, record: Vec<PlyOf<G>>) -> Result<(), LoadError> {
        for entry in record {
            let ply = self.plies.len();
            self.check(&entry).map_err(|error| LoadError::Ply { ply, error })?;
            self.push(entry);
        }
        Ok(())
    }

    /// A checked ply becomes history.
    pub(crate) fn push(&mut self, ply: PlyOf<G>) {
        let number = self.plies.len();
        if let Ply::Act(_) = ply {
            self.checkpoint = (number, self.state.clone());
        }
        let mut happened = Vec::new();
        self.state.apply(&ply, &mut happened);
        self.events.extend(happened.into_iter().map(|event| (number, event)));
        self.plies.push(ply);
    }

    /// Replaces where luck comes from, as a save says it.
    pub(crate) fn set_luck(&mut self, luck: Vec<(usize, Luck)>) {
        debug_assert!(!luck.is_empty());
        self.luck = luck;
    }

    /// Lets the fair dice answer while it is chance's turn.
    pub(crate) fn settle(&mut self) {
        while self.state.turn() == Turn::Chance {
            let Luck::Fair(dice) = self.luck_now() else { return };
            let Some(chance) = pick_weighted(self.chances(), &mut dice.at(self.plies.len())) else {
                return;
            };
            self.push(Ply::Chance(chance));
        }
    }

    /// The last ply, if that is a decision: whose, which, and the state before it.
    fn last_decision(&self) -> Result<(Seat, G::Action, Cow<'_, G>), UndoError> {
        if let Turn::Over { .. } = self.state.turn() {
            return Err(UndoError::Ended);
        }
        let action = match self.plies.last() {
            None => return Err(UndoError::Nothing),
            Some(Ply::Chance(_)) => return Err(UndoError::ChanceHasSpoken),
            Some(Ply::End) => return Err(UndoError::Ended),
            Some(Ply::Act(action)) => *action,
        };
        let before = self.state_at(self.plies.len() - 1);
        match before.turn() {
            Turn::Player(owner) => Ok((owner, action, before)),
            Turn::Chance | Turn::Over { .. } => Err(UndoError::Nothing),
        }
    }

    /// Takes the last ply out of the record, with its events. Luck that was to answer from a later ply on
    /// answers from here on. The state is the caller's to set.
    pub(crate) fn drop_last_ply(&mut self) {
        self.plies.pop();
        let now = self.plies.len();
        self.events.truncate(self.events.partition_point(|&(ply, _)| ply < now));
        for (from, _) in &mut self.luck {
            *from = now.min(*from);
        }
        if self.checkpoint.0 > now {
            self.checkpoint = (0, self.origin.start.clone());
        }
    }

    /// Sets the state to that of the plies that are left.
    pub(crate) fn return_to_record(&mut self) {
        self.state = self.replayed(self.plies.len());
    }

    fn luck_now(&self) -> &Luck {
        &self.luck.last().expect("a match always has luck").1
    }

    /// The state after so many plies. The newest, and the one before the last decision, are at hand.
    pub(crate) fn state_at(&self, ply: usize) -> Cow<'_, G> {
        if ply == self.plies.len() {
            return Cow::Borrowed(&self.state);
        }
        if ply == self.checkpoint.0 {
            return Cow::Borrowed(&self.checkpoint.1);
        }
        Cow::Owned(self.replayed(ply))
    }

    /// The state after so many plies: replayed from the checkpoint, or from the start if that is later.
    fn replayed(&self, ply: usize) -> G {
        let (from, state) = match &self.checkpoint {
            (from, state) if *from <= ply => (*from, state),
            _ => (0, &self.origin.start),
        };
        let mut state = state.clone();
        for ply in &self.plies[from..ply] {
            state.apply(ply, &mut crate::Silent);
        }
        state
    }
}
