//! What people are asked to agree to, as the lines of the log say.

use tabletop::Seat;

use crate::{
    api::{self, Proposal},
    table::{Entry, PeopleEntry},
};

/// What people are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consent {
    /// What.
    pub to: Proposal,
    /// Who asks.
    pub by: Seat,
    /// Who is asked.
    pub of: Vec<Seat>,
    agreed: Vec<Seat>,
}

impl Consent {
    /// What is proposed after this line. Whatever happens in the game ends a proposal.
    pub fn after(before: Option<Consent>, entry: &Entry) -> Option<Consent> {
        match entry {
            Entry::Game(_) | Entry::People(PeopleEntry::Refuse(_)) => None,
            Entry::People(PeopleEntry::Agree { seat, to, of }) => {
                let same = before.filter(|consent| consent.to == *to);
                let mut consent = same.unwrap_or_else(|| Consent {
                    to: *to,
                    by: *seat,
                    of: of.clone(),
                    agreed: Vec::new(),
                });
                if !consent.agreed.contains(seat) {
                    consent.agreed.push(*seat);
                }
                Some(consent)
            }
        }
    }

    /// Who has not answered yet.
    pub fn open(&self) -> impl Iterator<Item = Seat> {
        self.of.iter().copied().filter(|seat| !self.agreed.contains(seat))
    }

    /// Is an answer of this seat awaited?
    pub fn awaits(&self, seat: Seat) -> bool {
        self.open().any(|open| open == seat)
    }

    /// As everybody may know it.
    pub fn to_api(&self) -> api::Consent {
        let awaits = self.open().collect();
        api::Consent { to: self.to, by: self.by, agreed: self.agreed.clone(), awaits }
    }
}
