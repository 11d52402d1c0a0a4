//! What the contest is to find out about the first entrant.

use bots::arena::{Answer, Gsprt, Question, Schedule, Tally};
use serde::Serialize;

use super::ArenaArgs;
use crate::Failure;

/// What is asked, and what has been observed.
#[derive(Clone, Debug)]
pub struct Asked {
    /// About what.
    pub subject: Subject,
    /// More than this?
    pub above: f64,
    /// By so much that it is worth knowing.
    pub delta: f64,
    /// If it is clear.
    pub answer: Option<Answer>,
    test: Gsprt,
    observed: usize,
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// The share of its games that the first entrant wins.
    Rate,
    /// How much more it wins than the second, each with a party of its own.
    Lead,
}

impl Asked {
    /// The question of these arguments, if they have one.
    ///
    /// # Errors
    /// A question that no game can answer.
    pub fn of(args: &ArenaArgs, schedule: &Schedule) -> Result<Option<Asked>, Failure> {
        let usage = |words: String| Err(Failure::Usage(words));
        if !args.stop && args.at_least.is_none() {
            return Ok(None);
        }
        if !schedule.is_party() && schedule.entrants() == 1 {
            return usage(
                "one bot against itself: expected a second one to be compared with".into(),
            );
        }
        let delta = args.delta;
        let (subject, above) = match (args.at_least, schedule.fair_share(0)) {
            (Some(share), _) | (None, Some(share)) => (Subject::Rate, share),
            (None, None) if schedule.entrants() > 1 => (Subject::Lead, 0.0),
            (None, None) => {
                return usage(
                    "one bot and its party: --stop needs --at-least, the share that is enough"
                        .into(),
                );
            }
        };
        if above + delta >= 1.0 {
            return usage(format!(
                "more than {above:.2} by --delta {delta:.2}: expected less than 1 together; lower one of them"
            ));
        }
        let question = match subject {
            Subject::Rate => Question { low: above, high: above + delta },
            Subject::Lead => Question { low: as_share(above), high: as_share(above + delta) },
        };
        let test = Gsprt::new(question);
        Ok(Some(Asked { subject, above, delta, answer: None, test, observed: 0 }))
    }

    /// Hears the rounds that are new; the answer once it is clear.
    pub fn observe(&mut self, tally: &Tally) -> Option<Answer> {
        while self.answer.is_none() && self.observed < tally.rounds() {
            let observation = match self.subject {
                Subject::Rate => tally.share(self.observed, 0),
                Subject::Lead => {
                    as_share(tally.share(self.observed, 0) - tally.share(self.observed, 1))
                }
            };
            self.observed += 1;
            self.answer = self.test.observe(observation);
        }
        self.answer
    }

    /// How many rounds were observed.
    pub fn rounds(&self) -> usize {
        self.observed
    }
}

/// A difference from -1 to 1 as a share.
fn as_share(difference: f64) -> f64 {
    (difference + 1.0) / 2.0
}
