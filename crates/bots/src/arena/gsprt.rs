//! A sequential test: a question that is answered as soon as the answer is clear.

use serde::Serialize;

/// How often each answer is wrong at most.
pub const ERROR: f64 = 0.01;

/// Is the mean of what is observed the lower or the higher one, both more than 0 and less than 1?
/// Between them either answer will do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// The lower mean.
    pub low: f64,
    /// The higher one.
    pub high: f64,
}

/// What became of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The mean is more than the lower one.
    More,
    /// The mean is less than the higher one.
    Less,
}

/// The generalised sequential probability ratio test (GSPRT): observations from 0 to 1 are taken until the
/// log-likelihood ratio of the two means passes `±ln((1−α)/α)`.
///
/// Nothing is assumed about how they vary. The likelihood of a mean is the empirical likelihood (Owen 1988): that
/// of the likeliest distribution that has it, among those on the observed values.
#[derive(Clone, PartialEq, Debug)]
pub struct Gsprt {
    question: Question,
    observed: u32,
    /// Each observed value, and how often it was observed.
    values: Vec<(f64, f64)>,
}

/// Before so many observations nothing is known about how they vary.
const FEWEST: u32 = 16;
/// Both ends count as if they had been observed so often, so that every mean is possible.
const ENDS: f64 = 0.2;
/// Aimed at instead of [`ERROR`]: how they vary is guessed, and guesses are off at times.
const AIM: f64 = 0.007;
/// A root is close enough after so many steps.
const STEPS: u32 = 30;

impl Gsprt {
    /// Nothing has been observed.
    pub fn new(question: Question) -> Gsprt {
        Gsprt { question, observed: 0, values: vec![(0.0, ENDS), (1.0, ENDS)] }
    }

    /// One observation more; the answer if it is clear now.
    pub fn observe(&mut self, observation: f64) -> Option<Answer> {
        self.observed += 1;
        match self.values.iter_mut().find(|(value, _)| (value - observation).abs() < 1e-6) {
            Some((_, count)) => *count += 1.0,
            None => self.values.push((observation, 1.0)),
        }
        let bound = ((1.0 - AIM) / AIM).ln();
        let evidence = self.unlikelihood(self.question.low) - self.unlikelihood(self.question.high);
        match self.observed >= FEWEST {
            true if evidence >= bound => Some(Answer::More),
            true if evidence <= -bound => Some(Answer::Less),
            true | false => None,
        }
    }

    /// Empirical log-likelihood ratio: by how much distributions with this mean explain the observations worse
    /// than the best of all, `Σ count · ln(1 + tilt · (value − mean))`. Each value is reweighted by
    /// `1 / (1 + tilt · (value − mean))`, with the tilt (a Lagrange multiplier) that makes the mean right.
    fn unlikelihood(&self, mean: f64) -> f64 {
        let tilt = self.tilt(mean);
        let worse = |&(value, count): &(f64, f64)| count * (1.0 + tilt * (value - mean)).ln();
        self.values.iter().map(worse).sum()
    }

    /// By Newton's method, with bisection where it would leave what is possible.
    fn tilt(&self, mean: f64) -> f64 {
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        let mut tilt = 0.0;
        for _ in 0..STEPS {
            let (mut rest, mut slope) = (0.0, 0.0);
            for (value, count) in &self.values {
                let part = (value - mean) / (1.0 + tilt * (value - mean));
                rest += count * part;
                slope += count * part * part;
            }
            *(if rest > 0.0 { &mut low } else { &mut high }) = tilt;
            let step = rest / slope;
            if step.abs() < 1e-9 {
                break;
            }
            let next = tilt + step;
            tilt = if low < next && next < high { next } else { f64::midpoint(low, high) };
        }
        tilt
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Rng, below, seeded_rng};

    use super::*;

    /// How many of so many tests say that the mean is more, and how many observations each needs.
    fn trials(question: Question, tests: u32, mut observe: impl FnMut() -> f64) -> (u32, f64) {
        let (mut more, mut needed) = (0, 0.0);
        for _ in 0..tests {
            let mut test = Gsprt::new(question);
            let answer = loop {
                needed += 1.0;
                if let Some(answer) = test.observe(observe()) {
                    break answer;
                }
            };
            more += u32::from(answer == Answer::More);
        }
        (more, needed / f64::from(tests))
    }

    fn coin(chance: f64, rng: &mut impl Rng) -> f64 {
        f64::from(u8::from(f64::from(below(10_000, rng)) < chance * 1e4))
    }

    /// A duplicate of two coins.
    fn coins(chance: f64, seed: u64) -> impl FnMut() -> f64 {
        let mut rng = seeded_rng(seed);
        move || (coin(chance, &mut rng) + coin(chance, &mut rng)) / 2.0
    }

    /// Most duplicates are split; some are not.
    fn rarely(mean: f64, seed: u64) -> impl FnMut() -> f64 {
        let mut rng = seeded_rng(seed);
        move || 0.5 + coin(2.0 * mean - 1.0, &mut rng) / 2.0
    }

    #[test]
    fn wrong_answers_are_as_rare_as_promised() {
        let tests = if std::env::var_os("KARAK_LONG").is_some() { 15_000 } else { 1_500 };
        let most = (f64::from(tests) * ERROR * 1.2) as u32;
        for (seed, low) in [(1, 0.1), (2, 0.25), (3, 0.5), (4, 0.85)] {
            let question = Question { low, high: low + 0.05 };
            let (wrong, needed) = trials(question, tests, coins(low, seed));
            let (right, _) = trials(question, tests, coins(low + 0.05, seed));
            assert!(wrong <= most && tests - right <= most, "{low}: {wrong}, {right}");
            assert!(needed < 600.0, "{low}: {needed}");
        }
        let question = Question { low: 0.52, high: 0.57 };
        let (wrong, _) = trials(question, tests, rarely(0.52, 6));
        let (right, _) = trials(question, tests, rarely(0.57, 7));
        assert!(wrong <= most && tests - right <= most, "{wrong}, {right}");
    }

    #[test]
    fn what_is_clear_is_answered_soon() {
        let question = Question { low: 0.5, high: 0.55 };
        let (more, needed) = trials(question, 1_000, coins(0.8, 5));
        assert!(more == 1_000 && needed < 80.0, "{more}, {needed}");
        let (more, needed) = trials(question, 1_000, coins(0.3, 6));
        assert!(more == 0 && needed < 80.0, "{more}, {needed}");
    }

    #[test]
    fn what_never_varies_is_answered_too() {
        let mut test = Gsprt::new(Question { low: 0.5, high: 0.55 });
        let answer = (0..100).find_map(|_| test.observe(0.5));
        assert_eq!(answer, Some(Answer::Less));
    }
}
