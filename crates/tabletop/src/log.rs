//! A match as a log that only grows: every ply, and every decision that was taken back.

use serde::{Deserialize, Serialize};

use crate::{Game, LoadError, Match, Ply, PlyOf, Seat};

/// One line of a log: a ply as a save writes it, or a decision taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogEntry<A, C> {
    /// A player decided.
    Act(A),
    /// Luck spoke.
    Chance(C),
    /// The players agreed to end the game.
    End,
    /// This seat took its last decision back.
    Undo(Seat),
}

/// The log entry of a game.
pub type LogEntryOf<G> = LogEntry<<G as Game>::Action, <G as Game>::Chance>;

impl<G: Game> Match<G> {
    /// Goes on as a log says, then lets luck answer. Every ply that is left in the end is checked; what was taken
    /// back is not played, so a log of any length is read in one go.
    ///
    /// # Errors
    /// The first ply that is not legal, by its number.
    pub fn replay_log(
        mut self,
        log: impl IntoIterator<Item = LogEntryOf<G>>,
    ) -> Result<Match<G>, LoadError> {
        let mut left: Vec<PlyOf<G>> = Vec::new();
        for entry in log {
            match entry {
                LogEntry::Act(action) => left.push(Ply::Act(action)),
                LogEntry::Chance(chance) => left.push(Ply::Chance(chance)),
                LogEntry::End => left.push(Ply::End),
                // What was played before the log began can be taken back as well.
                LogEntry::Undo(_) if left.pop().is_none() => self.drop_last_ply(),
                LogEntry::Undo(_) => {}
            }
        }
        self.return_to_record();
        self.push_record(left)?;
        self.settle();
        Ok(self)
    }
}
