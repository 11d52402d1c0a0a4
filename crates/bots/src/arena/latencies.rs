//! Latencies of decisions, without keeping every one of them.

use std::time::Duration;

/// A log-linear histogram of latencies (as HdrHistogram): buckets are a thirty-second of their size wide.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Latencies {
    counts: Vec<u64>,
    longest: Duration,
}

/// Buckets between a number and its double, as a power of two.
const FINE: u32 = 5;

impl Latencies {
    /// Counts a decision that took so long.
    pub fn add(&mut self, time: Duration) {
        let bucket = bucket(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if self.counts.len() <= bucket {
            self.counts.resize(bucket + 1, 0);
        }
        self.counts[bucket] += 1;
        self.longest = self.longest.max(time);
    }

    /// Counts all that another has counted.
    pub fn merge(&mut self, other: &Latencies) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        self.counts.iter_mut().zip(&other.counts).for_each(|(mine, theirs)| *mine += theirs);
        self.longest = self.longest.max(other.longest);
    }

    /// How many decisions were counted.
    pub fn decisions(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// So large a share of the decisions took no longer, to about two in a hundred; `None` without
    /// decisions.
    pub fn quantile(&self, share: f64) -> Option<Duration> {
        let mut left = (self.decisions() as f64 * share).ceil().max(1.0) as u64;
        for (bucket, &count) in self.counts.iter().enumerate() {
            if count >= left {
                return Some(Duration::from_nanos(middle(bucket)).min(self.longest));
            }
            left -= count;
        }
        None
    }

    /// The longest; `None` without decisions.
    pub fn longest(&self) -> Option<Duration> {
        (!self.counts.is_empty()).then_some(self.longest)
    }
}

fn bucket(nanoseconds: u64) -> usize {
    let Some(coarse) = nanoseconds.checked_ilog2().and_then(|size| size.checked_sub(FINE)) else {
        return nanoseconds as usize;
    };
    ((coarse as usize) << FINE) + (nanoseconds >> coarse) as usize
}

/// The time in the middle of a bucket.
fn middle(bucket: usize) -> u64 {
    let coarse = (bucket >> FINE).saturating_sub(1);
    let low = (bucket - (coarse << FINE)) as u64;
    (low << coarse) + (1 << coarse) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_holds_what_is_near_its_middle() {
        for time in [0, 1, 31, 32, 33, 63, 64, 1_000, 123_456, 7_000_000_000, u64::MAX] {
            let error = middle(bucket(time)).abs_diff(time) as f64;
            assert!(error <= time as f64 / 60.0 + 0.5, "{time}: {}", middle(bucket(time)));
        }
        let buckets: Vec<usize> = (0..5_000).map(bucket).collect();
        assert!(buckets.windows(2).all(|pair| pair[1] - pair[0] <= 1));
    }

    #[test]
    fn quantiles_are_those_of_the_list() {
        let (mut even, mut odd) = (Latencies::default(), Latencies::default());
        for micros in 1..=1_000 {
            let latencies = if micros % 2 == 0 { &mut even } else { &mut odd };
            latencies.add(Duration::from_micros(micros));
        }
        even.merge(&odd);
        assert_eq!((even.decisions(), even.longest()), (1_000, Some(Duration::from_millis(1))));
        for (share, micros) in [(0.5, 500.0), (0.95, 950.0), (1.0, 1_000.0), (0.0, 1.0)] {
            let found = even.quantile(share).unwrap().as_secs_f64() * 1e6;
            assert!((found / micros - 1.0).abs() < 0.02, "{share}: {found}");
        }
        assert_eq!(
            (Latencies::default().quantile(0.5), Latencies::default().longest()),
            (None, None)
        );
    }
}
