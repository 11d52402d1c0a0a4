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
    limit: Limit,
    cancel: Cancel,
}

enum Limit {
    Iterations(u32),
    Time { begin: Instant, most: Duration },
}

impl Clock {
    pub fn start(budget: Budget, cancel: Cancel) -> Clock {
        let limit = match budget {
            Budget::Iterations(most) => Limit::Iterations(most),
            Budget::Time(most) => Limit::Time { begin: Instant::now(), most },
        };
        Clock { limit, cancel }
    }

    /// How many iterations are left after so many; at least one before the first.
    pub fn left(&self, done: u32) -> u32 {
        /// The time is asked now and then only.
        const PACE: u32 = 16;
        if done > 0 && self.cancel.is_cancelled() {
            return 0;
        }
        match self.limit {
            Limit::Iterations(most) => most.saturating_sub(done),
            Limit::Time { .. } if done == 0 || !done.is_multiple_of(PACE) => PACE,
            Limit::Time { begin, most } => {
                if begin.elapsed() < most {
                    PACE
                } else {
                    0
                }
            }
        }
    }

    /// Can the choice be known before the budget is used up?
    pub fn counts_iterations(&self) -> bool {
        matches!(self.limit, Limit::Iterations(_))
    }
}
