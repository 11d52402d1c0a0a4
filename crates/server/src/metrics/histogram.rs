//! A histogram of durations.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use prometheus_client::{
    encoding::{EncodeMetric, MetricEncoder, NoLabelSet},
    metrics::{MetricType, TypedMetric},
};

/// The upper bounds of the buckets in seconds: from a commit that waits for no disk to a thought that is too long.
const BOUNDS: [f64; 17] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0, 10.0, 30.0,
];

/// A histogram of durations. The library's own takes a lock for each of them; this one only counts.
#[derive(Clone, Default, Debug)]
pub struct Histogram(Arc<Counts>);

#[derive(Default, Debug)]
struct Counts {
    /// How many lay in each bucket; the last one has no bound.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    nanoseconds: AtomicU64,
}

impl Histogram {
    /// It took so long once more.
    pub fn observe(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        let bucket = BOUNDS.partition_point(|bound| *bound < seconds);
        self.0.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.0.nanoseconds.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
    }
}

impl TypedMetric for Histogram {
    const TYPE: MetricType = MetricType::Histogram;
}

impl EncodeMetric for Histogram {
    fn encode(&self, mut encoder: MetricEncoder) -> fmt::Result {
        let counts = self.0.buckets.iter().map(|count| count.load(Ordering::Relaxed));
        let bounds = BOUNDS.into_iter().chain([f64::INFINITY]);
        let buckets: Vec<(f64, u64)> = bounds.zip(counts).collect();
        let count = buckets.iter().map(|(_, count)| count).sum();
        let sum = self.0.nanoseconds.load(Ordering::Relaxed) as f64 / 1e9;
        encoder.encode_histogram::<NoLabelSet>(sum, count, &buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        Histogram::TYPE
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::{encoding::text::encode, registry::Registry};

    use super::*;

    #[test]
    fn a_duration_is_counted_in_its_bucket_and_all_above() {
        let mut registry = Registry::default();
        let histogram = Histogram::default();
        registry.register("time", "Time", histogram.clone());
        for milliseconds in [0, 1, 2, 60_000] {
            histogram.observe(Duration::from_millis(milliseconds));
        }
        let mut text = String::new();
        encode(&mut text, &registry).unwrap();
        let lines = ["le=\"0.0001\"} 1", "le=\"0.001\"} 2", "le=\"0.0025\"} 3", "le=\"30.0\"} 3"];
        for line in lines.map(|bucket| format!("time_bucket{{{bucket}\n")) {
            assert!(text.contains(&line), "{line} in {text}");
        }
        assert!(text.contains("time_bucket{le=\"+Inf\"} 4\n"), "{text}");
        assert!(text.contains("time_count 4\n") && text.contains("time_sum 60.003\n"), "{text}");
    }
}
