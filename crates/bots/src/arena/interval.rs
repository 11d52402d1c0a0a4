//! Confidence intervals of shares.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// The mean of what was observed, and between which numbers the truth lies with some confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Of what was observed.
    pub mean: f64,
    /// Not less.
    pub low: f64,
    /// Not more.
    pub high: f64,
}

impl Interval {
    /// Wilson score interval (1927) of a share `p` of `n` coins at `z` = `width` standard errors:
    /// `(p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n)`. It stays between 0 and 1, and a share of exactly 1
    /// is not certain. Of no coins at all the truth may be anything.
    pub fn wilson(share: f64, coins: f64, width: f64) -> Interval {
        if coins <= 0.0 {
            return Interval { mean: share, low: 0.0, high: 1.0 };
        }
        let pull = width * width / coins;
        let middle = (share + pull / 2.0) / (1.0 + pull);
        let spread = share * (1.0 - share) * pull + pull * pull / 4.0;
        let half = spread.max(0.0).sqrt() / (1.0 + pull);
        let within = share.clamp(0.0, 1.0);
        Interval {
            mean: share,
            low: (middle - half).clamp(0.0, within),
            high: (middle + half).clamp(within, 1.0),
        }
    }

    /// Of observations from 0 to 1 that are independent of each other.
    ///
    /// The [Wilson interval](Interval::wilson) with an effective sample size, as many coins as vary like the
    /// observations do, `n p(1−p) / variance`, and the quantile of Student's t.
    pub fn of_shares(shares: &[f64], confidence: f64) -> Interval {
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count.max(1.0);
        if shares.len() < 2 {
            return Interval { mean, low: 0.0, high: 1.0 };
        }
        let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
        let coin = mean * (1.0 - mean);
        // One observation more, as far away as a coin: what never varied may still do so.
        let variance = (squares + coin) / count;
        let coins = if variance > 0.0 { count * coin / variance } else { count };
        Interval::wilson(mean, coins, quantile(count - 1.0, confidence))
    }

    /// Of observations from -1 to 1: differences of shares.
    pub fn of_differences(differences: &[f64], confidence: f64) -> Interval {
        let shares: Vec<f64> =
            differences.iter().map(|difference| (difference + 1.0) / 2.0).collect();
        let Interval { mean, low, high } = Interval::of_shares(&shares, confidence);
        Interval { mean: 2.0 * mean - 1.0, low: 2.0 * low - 1.0, high: 2.0 * high - 1.0 }
    }
}

/// The two-sided quantile of Student's t with so many degrees of freedom.
pub(crate) fn quantile(freedom: f64, confidence: f64) -> f64 {
    let student = StudentsT::new(0.0, 1.0, freedom).expect("one degree of freedom at least");
    student.inverse_cdf(0.5 + confidence / 2.0)
}

#[cfg(test)]
mod tests {
    use tabletop::{below, seeded_rng};

    use super::*;

    /// How often the interval of so many duplicates of two coins holds the truth.
    fn coverage(chance: f64, duplicates: usize, confidence: f64) -> f64 {
        const TRIES: u32 = 2_000;
        let mut rng = seeded_rng(7);
        let mut coin = || f64::from(u8::from(f64::from(below(10_000, &mut rng)) < chance * 1e4));
        let mut holds = || {
            let shares: Vec<f64> = (0..duplicates).map(|_| (coin() + coin()) / 2.0).collect();
            let found = Interval::of_shares(&shares, confidence);
            found.low <= chance && chance <= found.high
        };
        f64::from((0..TRIES).filter(|_| holds()).count() as u32) / f64::from(TRIES)
    }

    fn width(interval: Interval) -> f64 {
        interval.high - interval.low
    }

    #[test]
    fn the_truth_lies_inside_as_often_as_promised() {
        for (chance, duplicates) in [(0.5, 10), (0.5, 200), (0.7, 60), (0.9, 100), (0.98, 200)] {
            for confidence in [0.99, 0.9] {
                let share = coverage(chance, duplicates, confidence);
                let lacking = confidence - share;
                assert!(lacking < 0.015, "{chance}, {duplicates}: {share} of {confidence}");
                assert!(
                    confidence == 0.99 || share < 0.97,
                    "{chance}, {duplicates}: too wide, {share}"
                );
            }
        }
    }

    #[test]
    fn what_never_varied_is_not_certain() {
        let all = Interval::of_shares(&[1.0; 20], 0.99);
        assert_eq!((all.mean, all.high), (1.0, 1.0));
        assert!((0.65..0.8).contains(&all.low), "{all:?}");
        let even = Interval::of_shares(&[0.5; 20], 0.99);
        assert!(even.low < 0.49 && even.high > 0.51 && width(even) < 0.2, "{even:?}");
        assert_eq!(Interval::of_shares(&[1.0], 0.99), Interval { mean: 1.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn wilson_is_as_in_the_books() {
        let few = Interval::wilson(0.1, 20.0, 1.96);
        assert!((few.low - 0.0279).abs() < 1e-3 && (few.high - 0.301).abs() < 1e-3, "{few:?}");
        let none = Interval::wilson(0.0, 0.0, 1.96);
        assert_eq!((none.low, none.high), (0.0, 1.0));
    }

    #[test]
    fn shared_dice_are_not_counted_twice() {
        let fair = width(Interval::of_shares(&[0.5; 100], 0.99));
        let coins: Vec<f64> = (0..100).map(|index| f64::from(index % 2)).collect();
        assert!(fair < width(Interval::of_shares(&coins, 0.99)) / 3.0);
    }

    #[test]
    fn differences_reach_below_zero() {
        let found = Interval::of_differences(&[-0.5, 0.0, -0.5, 0.0, -0.25], 0.99);
        assert!((found.mean + 0.25).abs() < 1e-9 && found.low < -0.25 && found.high > -0.25);
    }
}
