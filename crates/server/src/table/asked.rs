//! Which requests a table has answered, so that whoever repeats one gets the same answer and nothing is played twice.

use std::{ops::RangeInclusive, sync::Arc};

use imbl::HashMap;
use tabletop::LogEntry;

use super::{Entry, IdempotencyKey, PeopleEntry};
use crate::api::Proposal;

/// What a table has answered. A copy shares what it has in common with the others (a persistent map), since every decision makes one.
#[derive(Clone, Default)]
pub struct Asked(HashMap<Arc<IdempotencyKey>, Answered>);

/// A request that has been answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The versions that it led to.
    pub versions: RangeInclusive<u64>,
    /// What it wanted.
    pub wish: Wish,
}

/// What a request wanted, as far as it has to be told from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To play what has this hash.
    Act(blake3::Hash),
    /// To take something back, or to agree to it.
    Undo,
    /// To end the game, or to agree to it.
    End,
    /// Not to agree.
    Refuse,
}

impl Asked {
    /// What a request of this name led to.
    pub fn get(&self, key: &IdempotencyKey) -> Option<&Answered> {
        self.0.get(key)
    }

    /// Forgets what led behind this version.
    pub fn forget_behind(&mut self, version: u64) {
        self.0.retain(|_, answered| *answered.versions.end() <= version);
    }

    /// A request was answered by this version, which begins with this entry, or by one more.
    pub fn note(&mut self, key: &IdempotencyKey, version: u64, entry: &Entry) {
        if let Some(answered) = self.0.get_mut(key) {
            answered.versions = *answered.versions.start()..=version;
        } else if let Some(wish) = Wish::of(entry) {
            let answered = Answered { versions: version..=version, wish };
            self.0.insert(Arc::new(key.clone()), answered);
        }
    }
}

impl Wish {
    /// What was wanted, as the first line of the answer shows it; luck wants nothing.
    pub fn of(entry: &Entry) -> Option<Wish> {
        match entry {
            Entry::Game(LogEntry::Act(action)) => Some(Wish::act(&action.to_string())),
            Entry::Game(LogEntry::Undo(_)) => Some(Wish::Undo),
            Entry::Game(LogEntry::End) => Some(Wish::End),
            Entry::Game(LogEntry::Chance(_)) => None,
            Entry::People(PeopleEntry::Agree { to: Proposal::Undo, .. }) => Some(Wish::Undo),
            Entry::People(PeopleEntry::Agree { to: Proposal::End, .. }) => Some(Wish::End),
            Entry::People(PeopleEntry::Refuse(_)) => Some(Wish::Refuse),
        }
    }

    /// To play this, as the game writes it.
    pub fn act(action: &str) -> Wish {
        Wish::Act(blake3::hash(action.as_bytes()))
    }
}
