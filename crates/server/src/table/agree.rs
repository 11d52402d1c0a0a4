//! What people agree to: to take a decision back, to end the game.

use tabletop::{LogEntry, Seat};

use super::{Change, Entry, PeopleEntry, Table};
use crate::{api::Proposal, consent::Consent, failure::Failure, room::Viewer};

impl Table {
    /// This seat's last decision, taken back, or a proposal to do so where others are asked.
    ///
    /// # Errors
    /// It cannot be.
    pub fn undo(&self, seat: Seat, asked: Vec<Seat>) -> Result<Change, Failure> {
        let mut game = self.game.boxed();
        game.undo(seat)?;
        if asked.is_empty() {
            return Ok(Change::new(game.into(), vec![Entry::Game(LogEntry::Undo(seat))]));
        }
        Ok(self.agreement(PeopleEntry::Agree { seat, to: Proposal::Undo, of: asked }))
    }

    /// Who is asked before this seat takes its last decision back: at other devices, where the turn has passed on.
    pub fn asked_to_undo(&self, viewer: Viewer, has_seen: impl Fn(Seat, u64) -> bool) -> Vec<Seat> {
        let Some(own) = viewer.seat else { return Vec::new() };
        if self.decider() == Some(own) {
            return Vec::new();
        }
        let decided = self.version_that_led_to(self.game.ply());
        let is_elsewhere = |seat: &Seat| !self.room.is_played_on(*seat, viewer.device);
        self.room.people().filter(is_elsewhere).filter(|seat| has_seen(*seat, decided)).collect()
    }

    /// This seat wants to end the game: that is the end, if every person does.
    ///
    /// # Errors
    /// The game is over already.
    pub fn end(&self, seat: Seat) -> Result<Change, Failure> {
        if self.is_over() {
            return Err(Failure::Over);
        }
        let of: Vec<Seat> = self.room.people().collect();
        self.agree(PeopleEntry::Agree { seat, to: Proposal::End, of })
    }

    /// This seat agrees to what is proposed, or not.
    ///
    /// # Errors
    /// Nothing is proposed to it.
    pub fn answer(&self, seat: Seat, agrees: bool) -> Result<Change, Failure> {
        let consent = self.consent.as_ref().ok_or(Failure::NothingProposed)?;
        if !agrees && (consent.by == seat || consent.of.contains(&seat)) {
            return Ok(self.agreement(PeopleEntry::Refuse(seat)));
        }
        if !agrees || !consent.awaits(seat) {
            return Err(Failure::NothingProposed);
        }
        self.agree(PeopleEntry::Agree { seat, to: consent.to, of: consent.of.clone() })
    }

    /// What is proposed has been left without an answer for too long.
    ///
    /// # Errors
    /// Nothing is.
    pub fn drop_proposal(&self) -> Result<Change, Failure> {
        let consent = self.consent.as_ref().ok_or(Failure::NothingProposed)?;
        Ok(self.agreement(PeopleEntry::Refuse(consent.by)))
    }

    /// An agreement; with the last one it comes to pass.
    fn agree(&self, entry: PeopleEntry) -> Result<Change, Failure> {
        let entry = Entry::People(entry);
        let Some(consent) = Consent::after(self.consent.clone(), &entry) else {
            return Err(Failure::NothingProposed);
        };
        // Whose seat a computer keeps meanwhile is asked no more.
        if consent.open().any(|seat| self.room.is_person(seat)) {
            return Ok(Change::new(self.game.clone(), vec![entry]));
        }
        let mut game = self.game.boxed();
        match consent.to {
            Proposal::Undo => {
                game.undo(consent.by)?;
                Ok(Change::new(game.into(), vec![Entry::Game(LogEntry::Undo(consent.by))]))
            }
            Proposal::End => {
                game.end()?;
                Ok(self.played(game))
            }
        }
    }

    fn agreement(&self, entry: PeopleEntry) -> Change {
        Change::new(self.game.clone(), vec![Entry::People(entry)])
    }
}
