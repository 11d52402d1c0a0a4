//! How long a search runs, and who may end it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// How long a search runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations, earlier ones in the tree that is reused included: decisions repeat.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// Ends a search from outside, from any thread.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// The search ends soon, with what it has found so far.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Was it called?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The clock of one search under way. Iterations are counted without the time, which not every platform has.
pub(super) struct Clock {
    /// How many iterations at the most.
    most: Option<u32>,
    /// When it began, and how long it may take.
    time: Option<(Instant, Duration)>,
    cancel: Cancel,
}

impl Clock {
    /// Of a search that begins; within its budget it takes no longer than `limit`.
    pub fn start(budget: Budget, limit: Option<Duration>, cancel: Cancel) -> Clock {
        let (most, time) = match budget {
            Budget::Iterations(most) => (Some(most), limit),
            Budget::Time(time) => (None, Some(limit.map_or(time, |limit| limit.min(time)))),
        };
        Clock { most, time: time.map(|time| (Instant::now(), time)), cancel }
    }

    /// How many iterations are left after so many; at least one before the first.
    pub fn left(&self, done: u32) -> u32 {
        /// The time is asked now and then only.
        const PACE: u32 = 16;
        if done > 0 && self.cancel.is_cancelled() {
            return 0;
        }
        let is_asked = done > 0 && done.is_multiple_of(PACE);
        if is_asked && self.time.is_some_and(|(begin, time)| begin.elapsed() >= time) {
            return 0;
        }
        self.most.map_or(PACE, |most| most.saturating_sub(done))
    }

    /// Can the choice be known before the budget is used up?
    pub fn counts_iterations(&self) -> bool {
        self.most.is_some()
    }
}
