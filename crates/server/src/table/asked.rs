//! Which requests a table has answered, so that whoever repeats one gets the same answer and nothing is played twice.

use std::{
    collections::HashMap,
    ops::RangeInclusive,
    sync::{Arc, Mutex},
};

use tabletop::LogEntry;

use super::{Entry, IdempotencyKey, PeopleEntry};
use crate::{api::Proposal, loaded::lock};

/// What a table has answered. All versions of a table share it: it only grows, by what has been written.
#[derive(Clone, Default)]
pub struct Asked(Arc<Mutex<HashMap<IdempotencyKey, Answered>>>);

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
    pub fn get(&self, key: &IdempotencyKey) -> Option<Answered> {
        lock(&self.0).get(key).cloned()
    }

    /// A request was answered by these entries, which have been written; the first has this version.
    pub fn note(&self, key: IdempotencyKey, first: u64, entries: &[Entry]) {
        if let Some(wish) = entries.first().and_then(Wish::of) {
            let versions = first..=first + entries.len() as u64 - 1;
            lock(&self.0).insert(key, Answered { versions, wish });
        }
    }

    /// Luck has answered the same request.
    pub fn extend(&self, key: &IdempotencyKey, version: u64) {
        if let Some(answered) = lock(&self.0).get_mut(key) {
            answered.versions = *answered.versions.start()..=version;
        }
    }

    /// Forgets what led behind this version.
    pub fn forget_behind(&self, version: u64) {
        lock(&self.0).retain(|_, answered| *answered.versions.end() <= version);
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
