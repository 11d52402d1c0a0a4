//! What came of a step, and the summary of all of them.

use std::time::Duration;

use crate::{
    step::Step,
    style::{Ink, paint, seconds},
};

/// What came of a step.
pub enum Outcome {
    /// All is well.
    Passed,
    /// Something is wrong; what to do next.
    Failed(String),
    /// It was not run, because it would have made no sense.
    Skipped(&'static str),
}

/// A step that had its turn.
pub struct Done {
    /// Which step.
    pub step: &'static Step,
    /// What came of it.
    pub outcome: Outcome,
    /// How long it took.
    pub took: Duration,
}

impl Outcome {
    /// Is something wrong?
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Failed(_))
    }
}

/// One line per step, then one that says it all.
pub fn summary(done: &[Done], took: Duration) -> String {
    let mut text = paint(Ink::Strong, "summary") + "\n";
    for Done { step, outcome, took } in done {
        let (word, note) = match outcome {
            Outcome::Passed => (paint(Ink::Good, "passed "), String::new()),
            Outcome::Failed(cure) => (paint(Ink::Bad, "failed "), format!("  {cure}")),
            Outcome::Skipped(why) => (paint(Ink::Faint, "skipped"), format!("  {why}")),
        };
        text += &format!("  {:<12} {word} {:>14}{note}\n", step.name, seconds(*took));
    }
    let total = seconds(took);
    let failed = done.iter().filter(|done| done.outcome.is_failure()).count();
    text + &match failed {
        0 => paint(Ink::Good, &format!("all is well, after {total}\n")),
        _ => paint(Ink::Bad, &format!("{failed} of {} steps failed, after {total}\n", done.len())),
    }
}
