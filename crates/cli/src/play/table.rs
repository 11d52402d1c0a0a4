//! A match with people and computer players around it. No input, no output.

use std::{
    path::Path,
    sync::mpsc::{RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

use bots::{Advice, Budget, Spec, any::AnyBot};
use serde_json::Value;
use tabletop::any::{NamedAction, NamedOutlook};
use tabletop::{AnyMatch, Canvas, FairDice, Nonce, Rng, Seat, Seats, Turn, UndoError};

use crate::files;

/// Keeps the thoughts of computer players apart from the dice, even with the same seed.
const BOT_NONCE: Nonce = Nonce(*b"karak player bot");

/// How long a strong player thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(900));

/// Whoever thinks for longer gives a sign of life.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// Who must say what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A person.
    Human(Seat),
    /// A computer player.
    Bot(Seat),
    /// Luck, and its outcome is told by whoever sits at the keyboard.
    OwnDice,
    /// Nobody: the game is over.
    Nobody(Seats),
}

/// One thing that can happen next.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it is called.
    pub text: String,
    data: Value,
}

impl Choice {
    /// Is this what the advice is about?
    pub fn is_meant_by(&self, advice: &Advice<Value>) -> bool {
        self.data == advice.action
    }
}

/// A computer player.
struct Computer {
    spec: Spec,
    bot: Box<dyn AnyBot>,
}

/// The match and who sits where.
pub struct Table {
    game: Box<dyn AnyMatch>,
    /// On the last seats, in order.
    computers: Vec<Computer>,
    /// For each seat the ply of its last decision: what came from there on is news to it.
    seen: Vec<usize>,
}

impl Table {
    /// Seats these computer players on the last seats, at most one on each.
    pub fn new(game: Box<dyn AnyMatch>, bots: &[Spec], luck: &FairDice) -> Table {
        let seen = vec![0; game.seats().into()];
        let bot_luck = FairDice::new(luck.reveal().clone(), vec![BOT_NONCE]);
        let sit = |(number, spec): (usize, &Spec)| {
            let bot = bots::any::seat(game.game(), spec, bot_luck.at(number).next_u64());
            Computer { spec: spec.clone(), bot: bot.expect("bots play every game in the box") }
        };
        let computers = bots.iter().take(seen.len()).enumerate().map(sit).collect();
        Table { game, computers, seen }
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The computer players, in the order of their seats.
    pub fn bots(&self) -> impl Iterator<Item = (Seat, &Spec)> {
        let first = self.people();
        let seats = (first..self.game.seats()).map(Seat);
        seats.zip(self.computers.iter().map(|computer| &computer.spec))
    }

    /// The seats of people.
    pub fn humans(&self) -> Seats {
        Seats::first(self.people())
    }

    fn people(&self) -> u8 {
        self.game.seats() - self.computers.len() as u8
    }

    /// What a seat is called: computer players by their bot as well.
    pub fn name(&self, seat: Seat) -> String {
        match self.bots().find(|&(other, _)| other == seat) {
            Some((_, spec)) => format!("{seat} ({spec})"),
            None => seat.to_string(),
        }
    }

    /// Who has forfeited a seat, and why.
    pub fn faults(&self) -> Vec<(Seat, String)> {
        let seats = (self.people()..self.game.seats()).map(Seat);
        let fault = |(seat, computer): (Seat, &Computer)| Some((seat, computer.bot.fault()?));
        seats.zip(&self.computers).filter_map(fault).collect()
    }

    /// Do people with secrets share the keyboard?
    pub fn needs_curtain(&self) -> bool {
        self.humans().len() > 1 && self.game.has_secrets()
    }

    /// Who must say what happens next.
    pub fn decider(&self) -> Decider {
        match self.game.turn() {
            Turn::Player(seat) if self.humans().contains(seat) => Decider::Human(seat),
            Turn::Player(seat) => Decider::Bot(seat),
            Turn::Chance => Decider::OwnDice,
            Turn::Over { winners } => Decider::Nobody(winners),
        }
    }

    /// Whose eyes the screen is for: the person who decides, or a spectator.
    pub fn viewer(&self) -> Option<Seat> {
        match self.decider() {
            Decider::Human(seat) => Some(seat),
            Decider::Bot(_) | Decider::OwnDice | Decider::Nobody(_) => None,
        }
    }

    /// The board as they see it.
    pub fn picture(&self) -> Canvas {
        self.game.picture(self.viewer())
    }

    /// What can happen next.
    pub fn choices(&self) -> Vec<Choice> {
        let actions = self.game.actions().into_iter();
        let outlooks = self.outlooks();
        let chances = self.game.chances().into_iter();
        let with_outlook = |named: NamedAction| {
            let outlook = outlooks.iter().find(|outlook| outlook.action == named.action);
            let outlook =
                outlook.map_or_else(String::new, |outlook| format!(" ({})", outlook.text));
            Choice { text: format!("{}{outlook}", named.text), data: named.action }
        };
        actions
            .map(with_outlook)
            .chain(chances.map(|named| Choice { text: named.text, data: named.chance }))
            .collect()
    }

    /// What can be reckoned about the choices of a person; the computer does not ask.
    fn outlooks(&self) -> Vec<NamedOutlook> {
        match self.decider() {
            Decider::Human(_) => self.game.outlooks(),
            Decider::Bot(_) | Decider::OwnDice | Decider::Nobody(_) => Vec::new(),
        }
    }

    /// What the person who decides has not been told yet.
    pub fn news(&self) -> Vec<String> {
        let before = self.game.ply().saturating_sub(1);
        let since = match self.decider() {
            Decider::Human(seat) => self.seen[usize::from(seat.0)],
            Decider::Bot(_) | Decider::OwnDice => before,
            Decider::Nobody(_) => self.seen.iter().copied().max().unwrap_or(0),
        };
        self.told(since)
    }

    /// What everybody has seen since this person decided.
    pub fn public_news(&self, seat: Seat) -> Vec<String> {
        let since = self.seen[usize::from(seat.0)];
        self.game.events(since, None).into_iter().map(|shown| shown.text).collect()
    }

    /// What happened from this ply on, in words.
    pub fn told(&self, since: usize) -> Vec<String> {
        self.game.events(since, self.viewer()).into_iter().map(|shown| shown.text).collect()
    }

    /// Does what a person chose.
    ///
    /// # Errors
    /// One sentence if the game refuses it; nothing has changed then.
    pub fn choose(&mut self, choice: Choice) -> Result<(), String> {
        let ply = self.game.ply();
        let done = match self.game.turn() {
            Turn::Player(seat) => {
                let done = self.game.act(seat, choice.data);
                if done.is_ok() {
                    self.seen[usize::from(seat.0)] = ply;
                }
                done
            }
            Turn::Chance => self.game.happen(choice.data),
            Turn::Over { .. } => return Err("the game is over".into()),
        };
        done.map_err(|error| error.to_string())
    }

    /// Lets the computer player choose whose turn it is; `waiting` is called if that takes a while.
    ///
    /// # Errors
    /// One sentence if the game refuses what it chose.
    pub fn let_bot_choose(&mut self, waiting: impl FnOnce()) -> Result<(), String> {
        let Turn::Player(seat) = self.game.turn() else {
            return Err("it is not a computer player's turn".into());
        };
        let people = self.people();
        let computer = seat.0.checked_sub(people).map(usize::from);
        let computer = computer.and_then(|index| self.computers.get_mut(index));
        let bot = &mut computer.ok_or("it is not a computer player's turn")?.bot;
        let game = self.game.boxed();
        let action = patiently(move || bot.choose(&*game), waiting);
        let data = action.ok_or("the computer player knows nothing to do")?;
        self.choose(Choice { text: String::new(), data })
    }

    /// What a strong player thinks of the choices of the person who decides, the best first; `waiting`
    /// is called if that takes a while.
    pub fn advice(&self, waiting: impl FnOnce()) -> Vec<Advice<Value>> {
        let game = self.game.boxed();
        let think = move || bots::any::advice(&*game, HINT, game.ply() as u64);
        patiently(think, waiting).unwrap_or_default()
    }

    /// Takes the last decision back, if it was a person's and nothing came after it.
    ///
    /// # Errors
    /// Why it cannot be taken back.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let first = self.humans().iter().next().ok_or(UndoError::Nothing)?;
        match self.game.undo(first) {
            Err(UndoError::NotYours(owner)) if self.humans().contains(owner) => {
                self.game.undo(owner)?;
            }
            done => done?,
        }
        let now = self.game.ply();
        self.seen.iter_mut().for_each(|seen| *seen = now.min(*seen));
        Ok(())
    }

    /// Ends the game. Every person has agreed; computer players always do.
    ///
    /// # Errors
    /// One sentence if the game is over already.
    pub fn end(&mut self) -> Result<(), String> {
        self.game.end().map_err(|error| error.to_string())
    }

    /// Saves the match with its secret, so that it goes on with the same luck.
    ///
    /// # Errors
    /// One sentence if the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), String> {
        files::write_json(path, &self.game.host_save())
    }
}

/// Does something that may take long, elsewhere; `waiting` is called if it does.
fn patiently<T: Send>(work: impl FnOnce() -> T + Send, waiting: impl FnOnce()) -> T {
    thread::scope(|scope| {
        let (sender, done) = sync_channel(1);
        let worker = scope.spawn(move || {
            let result = work();
            // Whoever waits is there until this thread has ended.
            let _ = sender.send(());
            result
        });
        if done.recv_timeout(SIGN_OF_LIFE) == Err(RecvTimeoutError::Timeout) {
            waiting();
        }
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_takes_long_gives_a_sign_of_life() {
        let shows_life = |time: Duration| {
            let mut shown = false;
            let work = move || {
                thread::sleep(time);
                7
            };
            assert_eq!(patiently(work, || shown = true), 7);
            shown
        };
        assert!(!shows_life(Duration::ZERO));
        assert!(shows_life(SIGN_OF_LIFE + Duration::from_millis(200)));
    }
}
