//! A match with people and computer players around it. No input, no output.

use std::path::Path;

use serde_json::Value;
use tabletop::any::{NamedAction, NamedOutlook};
use tabletop::{AnyMatch, Canvas, FairDice, Nonce, Seat, Seats, Turn, UndoError, below};

use crate::files;

/// Keeps the thoughts of computer players apart from the dice, even with the same seed.
const BOT_NONCE: Nonce = Nonce(*b"karak random bot");

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

/// The match and who sits where.
pub struct Table {
    game: Box<dyn AnyMatch>,
    bots: u8,
    bot_luck: FairDice,
    /// For each seat the ply of its last decision: what came from there on is news to it.
    seen: Vec<usize>,
}

impl Table {
    /// Seats computer players on the last `bots` seats.
    pub fn new(game: Box<dyn AnyMatch>, bots: u8, luck: FairDice) -> Table {
        let seen = vec![0; game.seats().into()];
        let bot_luck = FairDice::new(luck.reveal().clone(), vec![BOT_NONCE]);
        Table { game, bots, bot_luck, seen }
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// How many seats are computer players.
    pub fn bots(&self) -> u8 {
        self.bots
    }

    /// The seats of people.
    pub fn humans(&self) -> Seats {
        Seats::first(self.game.seats().saturating_sub(self.bots))
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

    /// Lets the computer player choose whose turn it is: any action, all equally likely.
    ///
    /// # Errors
    /// One sentence if the game refuses what it offered.
    pub fn let_bot_choose(&mut self) -> Result<(), String> {
        let mut choices = self.choices();
        let count = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Err("the game offers the computer player nothing to do".into());
        }
        let index = below(count, &mut self.bot_luck.at(self.game.ply()));
        self.choose(choices.swap_remove(index as usize))
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
