//! Estimates: means and shares with their confidence intervals.

use bots::arena::Interval;
use serde::Serialize;

/// Intervals hold the truth in 95 of 100 cases.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A number with its interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// Where its interval of 95 % begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl Estimate {
    /// A share: so much of so many, each between 0 and 1, with its Wilson score interval; a little wide where
    /// victories are shared.
    pub fn share(sum: f64, count: u64) -> Estimate {
        let share = sum / count.max(1) as f64;
        let Interval { mean: value, low, high } = Interval::wilson(share, count as f64, Z);
        Estimate { value, low, high }
    }

    /// Is nothing, zero, outside the interval?
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// Mean and variance of a number that was seen many times, by Welford's algorithm.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    count: u64,
    mean: f64,
    /// The sum of squared distances from the mean.
    squares: f64,
}

impl Moments {
    /// One more.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let distance = value - self.mean;
        self.mean += distance / self.count as f64;
        self.squares += distance * (value - self.mean);
    }

    /// How many were seen.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// What they are on average.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 { 0.0 } else { (self.squares.max(0.0) / (self.count - 1) as f64).sqrt() }
    }

    /// The mean with its normal interval, `mean ± z · deviation / √n`.
    pub fn estimate(&self) -> Estimate {
        let half = Z * self.error();
        Estimate { value: self.mean, low: self.mean - half, high: self.mean + half }
    }

    /// The difference of two independent means.
    pub fn minus(&self, other: &Moments) -> Estimate {
        let value = self.mean - other.mean;
        let half = Z * self.error().hypot(other.error());
        Estimate { value, low: value - half, high: value + half }
    }

    fn error(&self) -> f64 {
        self.deviation() / (self.count.max(1) as f64).sqrt()
    }
}

/// A confidence sequence of a normal mixture (Robbins 1970), with the variance estimated from what was seen.
///
/// It may be looked at after every game: it holds the truth at all times at once in 95 of 100 runs, so that one
/// may stop as soon as it says something.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sequence(pub Moments);

impl Sequence {
    /// Fewer are never enough: the variance is not known yet.
    pub const LEAST: u64 = 100;
    const ALPHA: f64 = 0.05;
    /// The interval is narrowest, for its number of games, at about this many.
    const TUNED_FOR: f64 = 2_000.0;

    /// The interval now; `None` as long as there are too few.
    pub fn estimate(&self) -> Option<Estimate> {
        let moments = &self.0;
        if moments.count < Sequence::LEAST {
            return None;
        }
        let (count, alpha) = (moments.count as f64, Sequence::ALPHA);
        // The weight that makes the interval narrowest at the tuned number (for unit variance).
        let weight = (-2.0 * alpha.ln() + (-2.0 * alpha.ln()).ln() + 1.0) / Sequence::TUNED_FOR;
        let inner = count * weight + 1.0;
        let half = (2.0 * inner / (count * count * weight) * (inner.sqrt() / alpha).ln()).sqrt();
        let half = half * moments.deviation();
        Some(Estimate { value: moments.mean, low: moments.mean - half, high: moments.mean + half })
    }
}

#[cfg(test)]
mod tests {
    use bots::game_loop::derive_seed;

    use super::*;

    /// A coin of this chance, the same for the same seed.
    fn coin(seed: u64, toss: u64, chance: f64) -> f64 {
        let bits = derive_seed(derive_seed(seed, 7), toss) >> 11;
        f64::from(u8::from((bits as f64) < chance * (1u64 << 53) as f64))
    }

    #[test]
    fn intervals_of_shares_hold_the_truth_as_often_as_they_say() {
        for (chance, tosses) in [(0.5, 100), (0.1, 200), (0.02, 400)] {
            let holds = |seed: u64| {
                let sum: f64 = (0..tosses).map(|toss| coin(seed, toss, chance)).sum();
                let share = Estimate::share(sum, tosses);
                share.low <= chance && chance <= share.high
            };
            let held = (0..2_000).filter(|&seed| holds(seed)).count();
            assert!((1_860..=1_960).contains(&held), "{chance}: {held} of 2000");
        }
    }

    #[test]
    fn intervals_of_means_hold_the_truth_as_often_as_they_say() {
        let holds = |seed: u64| {
            let mut moments = Moments::default();
            (0..200).for_each(|toss| moments.add(coin(seed, toss, 0.4) * 3.0 + 1.0));
            let mean = moments.estimate();
            mean.low <= 2.2 && 2.2 <= mean.high
        };
        let held = (0..2_000).filter(|&seed| holds(seed)).count();
        assert!((1_860..=1_940).contains(&held), "{held} of 2000");
    }

    #[test]
    fn a_sequence_that_is_looked_at_always_errs_seldom_and_finds_what_is_there() {
        let stops_at = |seed: u64, chance: f64| {
            let mut sequence = Sequence::default();
            (0..5_000u64).find(|&toss| {
                sequence.0.add(coin(seed, toss, chance) - 0.5);
                sequence.estimate().is_some_and(|estimate| estimate.is_clear())
            })
        };
        let false_alarms = (0..400).filter(|&seed| stops_at(seed, 0.5).is_some()).count();
        assert!(false_alarms <= 24, "{false_alarms} of 400");
        let found = (0..50).filter(|&seed| stops_at(seed, 0.58).is_some()).count();
        assert!(found >= 48, "{found} of 50");
    }

    #[test]
    fn a_share_of_nothing_may_be_anything() {
        assert_eq!(Estimate::share(0.0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
        let all = Estimate::share(10.0, 10);
        assert!(all.value == 1.0 && all.high == 1.0 && all.low > 0.6);
    }
}
