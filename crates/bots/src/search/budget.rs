//! How long a search goes on, and who may end it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many looks ahead, earlier ones that still count included: decisions repeat.
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

/// One search under way.
pub(super) struct Watch {
    budget: Budget,
    begin: Instant,
    /// Who may end it.
    pub cancel: Cancel,
}

impl Watch {
    pub fn start(budget: Budget, cancel: Cancel) -> Watch {
        Watch { budget, begin: Instant::now(), cancel }
    }

    /// How many looks are left after so many; one at least until somebody has looked.
    pub fn left(&self, done: u32) -> u32 {
        /// Clocks are asked now and then only.
        const PACE: u32 = 16;
        if done > 0 && self.cancel.is_cancelled() {
            return 0;
        }
        match self.budget {
            Budget::Iterations(most) => most.saturating_sub(done),
            Budget::Time(_) if !done.is_multiple_of(PACE) => PACE,
            Budget::Time(most) => {
                if done == 0 || self.begin.elapsed() < most {
                    PACE
                } else {
                    0
                }
            }
        }
    }

    /// Can the leader be known before the budget is used up?
    pub fn counts_iterations(&self) -> bool {
        matches!(self.budget, Budget::Iterations(_))
    }
}
