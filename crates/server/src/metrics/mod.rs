//! What is counted for those who run the server. Labels have fixed values: no table's name, nobody's address, no path
//! that a stranger has made up.

mod histogram;
pub mod listener;
mod process;

use std::{
    collections::HashSet,
    fmt::{self, Write},
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use axum::response::Response;
use prometheus_client::{
    encoding::{
        EncodeLabelSet, EncodeLabelValue, EncodeMetric, LabelValueEncoder, MetricEncoder, text,
    },
    metrics::{
        MetricType,
        counter::{ConstCounter, Counter},
        family::Family,
        gauge::Gauge,
    },
    registry::{Registry, Unit},
};

use crate::{
    api::Code,
    bot_pool::{Job, Priority},
    log,
    routes::PREFIX,
    store::Written,
};
use histogram::Histogram;
use process::Process;

/// What is counted for those who run the server, from its start on. Counting takes no lock but those of readers.
#[derive(Default)]
pub struct Metrics {
    registry: Registry,
    /// The routes that there are; others are not told apart.
    routes: OnceLock<HashSet<&'static str>>,
    requests: Family<Answered, Counter>,
    request_seconds: Family<OfRoute, Histogram>,
    refusals: Family<OfCode, Counter>,
    decisions: Family<OfDecider, Counter>,
    decision_seconds: Histogram,
    changes: Counter,
    commits: Counter,
    commit_seconds: Histogram,
    thoughts: Family<OfPriority, Counter>,
    thoughts_waiting: Family<OfPriority, Gauge>,
    thought_wait_seconds: Family<OfPriority, Histogram>,
    thought_seconds: Family<OfPriority, Histogram>,
    tables: Gauge,
    tables_loaded: Gauge,
    streams: Gauge,
    connections: Gauge,
    file_bytes: Gauge,
}

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decider {
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// What there is at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Tables in the file; unknown while it cannot be read.
    pub tables: Option<u64>,
    /// Tables in memory.
    pub tables_loaded: usize,
    /// Those who follow a table, each for itself.
    pub streams: usize,
    /// Connections.
    pub connections: usize,
    /// Bytes of the file with what SQLite lays beside it.
    pub file_bytes: u64,
}

/// The lines that the log has lost: it counts them itself.
#[derive(Debug)]
struct DroppedLines;

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    route: &'static str,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfRoute {
    route: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfCode {
    code: Code,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfDecider {
    by: Decider,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfPriority {
    priority: Waits,
}

/// Who waits for a thinker, whoever it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Waits {
    Hint,
    Watched,
    Idle,
}

impl From<&Priority> for Waits {
    fn from(priority: &Priority) -> Waits {
        match priority {
            Priority::Hint(_) => Waits::Hint,
            Priority::Watched(_) => Waits::Watched,
            Priority::Idle => Waits::Idle,
        }
    }
}

impl Metrics {
    /// Nothing is counted yet.
    pub fn new() -> Arc<Metrics> {
        let mut metrics = Metrics::default();
        let mut registry = Registry::default();
        metrics.register(registry.sub_registry_with_prefix("karak"));
        registry.register_collector(Box::new(Process));
        metrics.registry = registry;
        // What has not happened yet has happened no times: a rate is told from the first time on.
        for by in [Decider::Person, Decider::Computer] {
            drop(metrics.decisions.get_or_create(&OfDecider { by }));
        }
        for priority in [Waits::Hint, Waits::Watched, Waits::Idle] {
            let of = OfPriority { priority };
            drop(metrics.thoughts.get_or_create(&of));
            drop(metrics.thoughts_waiting.get_or_create(&of));
            drop(metrics.thought_wait_seconds.get_or_create(&of));
            drop(metrics.thought_seconds.get_or_create(&of));
        }
        Arc::new(metrics)
    }

    fn register(&self, karak: &mut Registry) {
        karak.register("tables", "Tables in the file", self.tables.clone());
        karak.register("tables_loaded", "Tables in memory", self.tables_loaded.clone());
        karak.register("streams", "Those who follow a table", self.streams.clone());
        karak.register("connections", "Connections to the page", self.connections.clone());
        let file = "Bytes of the file of the tables with its write-ahead log";
        karak.register_with_unit("file", file, Unit::Bytes, self.file_bytes.clone());
        karak.register("requests", "Requests that were answered", self.requests.clone());
        let time = "From a request to the head of its answer";
        karak.register_with_unit("request", time, Unit::Seconds, self.request_seconds.clone());
        karak.register("refusals", "Answers that say why not", self.refusals.clone());
        karak.register("decisions", "Decisions that are on disk", self.decisions.clone());
        let time = "From a decision that is asked for until it is on disk and seen by all";
        karak.register_with_unit("decision", time, Unit::Seconds, self.decision_seconds.clone());
        karak.register("changes", "Changes, each of one table", self.changes.clone());
        karak.register("commits", "Transactions, each with many changes", self.commits.clone());
        let time = "Waits of a transaction for the disk";
        karak.register_with_unit("commit", time, Unit::Seconds, self.commit_seconds.clone());
        self.register_thoughts(karak);
        let about = "Lines of the log that could not be written";
        karak.register("log_lines_dropped", about, DroppedLines);
    }

    fn register_thoughts(&self, karak: &mut Registry) {
        karak.register("thoughts", "What the thinkers were asked for", self.thoughts.clone());
        let about = "What waits for a thinker";
        karak.register("thoughts_waiting", about, self.thoughts_waiting.clone());
        let wait = self.thought_wait_seconds.clone();
        karak.register_with_unit("thought_wait", "Waits for a thinker", Unit::Seconds, wait);
        let time = "How long a thinker was busy, with the writing of what it decides";
        karak.register_with_unit("thought", time, Unit::Seconds, self.thought_seconds.clone());
    }

    /// These routes are told apart, each as it stands behind the prefix.
    pub fn know_routes(&self, routes: impl Iterator<Item = &'static str>) {
        // Whoever comes second tells the same.
        let _ = self.routes.set(routes.collect());
    }

    /// A request was answered; `matched` is the route that it came by.
    pub fn answered(&self, matched: Option<&str>, response: &Response, time: Duration) {
        let route = self.route(matched);
        let answered = Answered { route, status: response.status().as_u16() };
        self.requests.get_or_create(&answered).inc();
        self.request_seconds.get_or_create(&OfRoute { route }).observe(time);
        if let Some(&code) = response.extensions().get::<Code>() {
            self.refusals.get_or_create(&OfCode { code }).inc();
        }
    }

    fn route(&self, matched: Option<&str>) -> &'static str {
        let Some(matched) = matched else { return "page" };
        let known = matched.strip_prefix(PREFIX).and_then(|path| self.routes.get()?.get(path));
        known.copied().unwrap_or("none")
    }

    /// A decision is on disk, and everybody has seen it.
    pub fn decided(&self, by: Decider, time: Duration) {
        self.decisions.get_or_create(&OfDecider { by }).inc();
        self.decision_seconds.observe(time);
    }

    /// So many changes are written together.
    pub fn write(&self, changes: usize) {
        self.changes.inc_by(changes as u64);
        self.commits.inc();
    }

    /// A transaction has waited so long for the disk.
    pub fn committed(&self, time: Duration) {
        self.commit_seconds.observe(time);
    }

    /// How much has been written.
    pub fn written(&self) -> Written {
        Written { changes: self.changes.get(), transactions: self.commits.get() }
    }

    /// The same job, counted: how long it waits from now on, and how long it takes.
    pub fn timed(self: &Arc<Self>, priority: &Priority, job: Job) -> Job {
        let waiting = Waiting::new(self.clone(), OfPriority { priority: priority.into() });
        Box::new(move |most| {
            let _busy = waiting.begin();
            job(most);
        })
    }

    /// Everything in OpenMetrics text, with what there is at the moment.
    pub fn text(&self, now: Sample) -> String {
        // Until the file can be read again, the last number holds.
        if let Some(tables) = now.tables {
            self.tables.set(tables as i64);
        }
        self.tables_loaded.set(now.tables_loaded as i64);
        self.streams.set(now.streams as i64);
        self.connections.set(now.connections as i64);
        self.file_bytes.set(now.file_bytes as i64);
        let mut words = String::new();
        text::encode(&mut words, &self.registry).expect("a string takes everything");
        words
    }
}

/// A job that waits for a thinker, until it is begun or dropped.
struct Waiting {
    metrics: Arc<Metrics>,
    of: OfPriority,
    since: Instant,
}

impl Waiting {
    fn new(metrics: Arc<Metrics>, of: OfPriority) -> Waiting {
        metrics.thoughts_waiting.get_or_create(&of).inc();
        Waiting { metrics, of, since: Instant::now() }
    }

    fn begin(self) -> Busy {
        let waited = self.since.elapsed();
        self.metrics.thought_wait_seconds.get_or_create(&self.of).observe(waited);
        Busy { metrics: self.metrics.clone(), of: self.of.clone(), since: Instant::now() }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.metrics.thoughts_waiting.get_or_create(&self.of).dec();
    }
}

/// A thinker at work, until it is done or has broken down.
struct Busy {
    metrics: Arc<Metrics>,
    of: OfPriority,
    since: Instant,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.metrics.thoughts.get_or_create(&self.of).inc();
        self.metrics.thought_seconds.get_or_create(&self.of).observe(self.since.elapsed());
    }
}

impl EncodeMetric for DroppedLines {
    fn encode(&self, encoder: MetricEncoder) -> fmt::Result {
        ConstCounter::new(log::dropped_lines()).encode(encoder)
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Counter
    }
}

impl EncodeLabelValue for Decider {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> fmt::Result {
        encoder.write_str(match self {
            Decider::Person => "person",
            Decider::Computer => "computer",
        })
    }
}

impl EncodeLabelValue for Waits {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> fmt::Result {
        encoder.write_str(match self {
            Waits::Hint => "hint",
            Waits::Watched => "watched",
            Waits::Idle => "idle",
        })
    }
}

impl EncodeLabelValue for Code {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> fmt::Result {
        let code = serde_json::to_value(self).expect("a code is a word");
        encoder.write_str(code.as_str().expect("a code is a word"))
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::response::IntoResponse;

    use super::*;
    use crate::failure::Failure;

    const NOW: Sample =
        Sample { tables: None, tables_loaded: 0, streams: 0, connections: 0, file_bytes: 0 };

    #[test]
    fn a_route_that_a_stranger_makes_up_is_none() {
        let metrics = Metrics::new();
        metrics.know_routes(["/tables"].into_iter());
        let cases = [
            (None, "page"),
            (Some("/api/v1/tables"), "/tables"),
            (Some("/api/v1/{*rest}"), "none"),
            (Some("/tables"), "none"),
        ];
        for (matched, expected) in cases {
            assert_eq!(metrics.route(matched), expected);
        }
    }

    #[test]
    fn a_refusal_is_counted_by_its_code() {
        let metrics = Metrics::new();
        metrics.answered(None, &Failure::NotHost.into_response(), Duration::ZERO);
        metrics.answered(None, &"well".into_response(), Duration::ZERO);
        let text = metrics.text(NOW);
        assert!(text.contains("karak_refusals_total{code=\"not_host\"} 1\n"), "{text}");
        assert_eq!(text.matches("karak_refusals_total{").count(), 1, "{text}");
        assert!(text.contains("karak_requests_total{route=\"page\",status=\"403\"} 1\n"), "{text}");
    }

    /// Some jobs are refused, and some break down: none waits for ever in what is told.
    #[test]
    fn a_job_waits_until_it_is_begun_or_dropped() {
        let metrics = Metrics::new();
        let [begun, dropped, broken] =
            [Box::new(|_| {}) as Job, Box::new(|_| {}), Box::new(|_| panic!("as wanted"))]
                .map(|job| metrics.timed(&Priority::Hint(IpAddr::from([192, 0, 2, 1])), job));
        let is_told = |name: &str, number: u32| {
            let line = format!("karak_{name}{{priority=\"hint\"}} {number}\n");
            let text = metrics.text(NOW);
            assert!(text.contains(&line), "{line} in {text}");
        };
        is_told("thoughts_waiting", 3);
        begun(Duration::ZERO);
        drop(dropped);
        is_told("thoughts_waiting", 1);
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| broken(Duration::ZERO)));
        is_told("thoughts_waiting", 0);
        is_told("thoughts_total", 2);
        is_told("thought_wait_seconds_count", 2);
    }
}
