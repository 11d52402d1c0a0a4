//! The worker pool of the computer players: a fixed number of threads, so that they never take the whole machine.
//!
//! Hierarchical start-time fair queueing: the threads are shared fairly between client networks, and the share of a
//! network between its tables; see [`FairQueue`]. Nothing that runs is interrupted, so jobs are told how long they may take.

use std::{
    collections::HashMap,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crate::{fair_queue::FairQueue, loaded::lock};

/// Something to compute, in about so much time at the most.
pub type Job = Box<dyn FnOnce(Duration) + Send>;

/// Who waits for a job, and whose share of the threads it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A person of this network waits for a hint.
    Hint(IpAddr),
    /// Somebody watches the table: of these networks the one that was given the least is charged.
    Watched(Vec<IpAddr>),
    /// Nobody does: when there is nothing else to do.
    Idle,
}

/// The threads and what waits for them.
pub struct BotPool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// Jobs in the order in which they run. A table has one of each kind at most.
struct Queue {
    threads: u32,
    /// A mark for each job that somebody waits for.
    networks: FairQueue<IpAddr, ()>,
    /// These jobs, by network and table.
    tables: HashMap<IpAddr, FairQueue<String, Waiting>>,
    /// How many of them are hints.
    hints: HashMap<IpAddr, usize>,
    /// The jobs of tables that nobody watches.
    idle: FairQueue<String, Job>,
    is_closed: bool,
}

/// A job that somebody waits for.
struct Waiting {
    kind: Kind,
    job: Job,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Hint,
    Thought,
}

/// A job whose turn it is.
struct Taken {
    job: Job,
    /// Who is charged for it: a network, or nobody.
    network: Option<IpAddr>,
    table: String,
    /// How long it may take; it is charged so much until it has ended.
    time: Duration,
}

/// What became of a job that was submitted.
enum Submitted {
    Queued,
    /// In the place of this one, which is not run.
    Instead(Job),
    Refused(Job),
}

/// The most hints that wait for one client network.
const MOST_HINTS_EACH: usize = 32;
/// The most hints that wait in all; then the network that has most of them gives one up for any other.
const MOST_HINTS: usize = 512;
/// Jobs of all who wait take so long together, if they keep to their times: with what is written to disk in between,
/// everybody is answered within a second.
const TARGET: Duration = Duration::from_millis(800);
/// However many wait, a job may take so long: a legend still looks at some hundred positions.
const SHORTEST: Duration = Duration::from_millis(10);
/// Who has not wanted anything for a while may have so much at once, before others who always do: a computer player's
/// turn is several decisions.
const CREDIT: Duration = Duration::from_millis(200);

impl BotPool {
    /// So many threads.
    pub fn start(count: usize) -> BotPool {
        let threads = u32::try_from(count).unwrap_or(u32::MAX).max(1);
        let queue = Mutex::new(Queue::new(threads));
        let shared = Arc::new(Shared { queue, more: Condvar::new() });
        let start = |number| {
            let shared = shared.clone();
            let name = format!("karak-bot-{number}");
            let thread = thread::Builder::new().name(name).spawn(move || shared.work());
            thread.expect("a process can start a thread")
        };
        let threads = (0..threads).map(start).collect();
        BotPool { shared, threads: Mutex::new(threads) }
    }

    /// Runs this for a table when it is its turn. False if it was not taken: too many hints wait, or the pool is closed.
    pub fn submit(&self, table: &str, priority: Priority, job: Job) -> bool {
        let submitted = self.shared.queue().push(table, priority, job);
        // Whoever waits for a job that is not run hears of it now, when the queue is free again.
        let is_taken = match submitted {
            Submitted::Queued => true,
            Submitted::Instead(given_up) => {
                drop(given_up);
                true
            }
            Submitted::Refused(refused) => {
                drop(refused);
                false
            }
        };
        if is_taken {
            self.shared.more.notify_one();
        }
        is_taken
    }

    /// Somebody of these networks watches a table by now: its job does not wait any more until there is nothing else
    /// to do.
    pub fn watch(&self, table: &str, networks: Vec<IpAddr>) {
        let mut queue = self.shared.queue();
        if let Some(job) = queue.idle.take(&table.to_string()) {
            queue.push_watched(&networks, table, job);
        }
    }

    /// Is no job begun any more?
    pub fn is_closed(&self) -> bool {
        self.shared.queue().is_closed
    }

    /// Begins no job any more.
    pub fn close(&self) {
        self.shared.queue().is_closed = true;
        self.shared.more.notify_all();
    }

    /// Waits until the last job has ended. Blocks.
    pub fn join(&self) {
        let threads = std::mem::take(&mut *lock(&self.threads));
        for thread in threads {
            // What panics in a thread is caught there.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        lock(&self.queue)
    }

    fn work(&self) {
        while let Some(taken) = self.next() {
            self.run(taken);
        }
    }

    fn run(&self, taken: Taken) {
        let Taken { job, network, table, time } = taken;
        let begin = Instant::now();
        if catch_unwind(AssertUnwindSafe(|| job(time))).is_err() {
            tracing::error!("a job broke off");
        }
        self.queue().settle(network, &table, time, begin.elapsed());
    }

    fn next(&self) -> Option<Taken> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(taken) = queue.pop() {
                return Some(taken);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn new(threads: u32) -> Queue {
        Queue {
            threads,
            networks: FairQueue::new(CREDIT),
            tables: HashMap::new(),
            hints: HashMap::new(),
            idle: FairQueue::new(CREDIT),
            is_closed: false,
        }
    }

    fn push(&mut self, table: &str, priority: Priority, job: Job) -> Submitted {
        if self.is_closed {
            return Submitted::Refused(job);
        }
        match priority {
            Priority::Hint(network) => return self.push_hint(network, table, job),
            Priority::Watched(networks) => self.push_watched(&networks, table, job),
            Priority::Idle => self.idle.push(table.into(), job),
        }
        Submitted::Queued
    }

    fn push_watched(&mut self, networks: &[IpAddr], table: &str, job: Job) {
        match networks.iter().min_by_key(|network| self.networks.given(network)) {
            Some(&network) => self.push_for(network, table, Kind::Thought, job),
            None => self.idle.push(table.into(), job),
        }
    }

    fn push_hint(&mut self, network: IpAddr, table: &str, job: Job) -> Submitted {
        let own = self.hints.get(&network).copied().unwrap_or_default();
        if own >= MOST_HINTS_EACH {
            return Submitted::Refused(job);
        }
        let mut submitted = Submitted::Queued;
        if self.hints.values().sum::<usize>() >= MOST_HINTS {
            let Some(given_up) = self.give_up_hint(own) else { return Submitted::Refused(job) };
            submitted = Submitted::Instead(given_up);
        }
        *self.hints.entry(network).or_default() += 1;
        self.push_for(network, table, Kind::Hint, job);
        submitted
    }

    fn push_for(&mut self, network: IpAddr, table: &str, kind: Kind, job: Job) {
        self.networks.push(network, ());
        let waiting = Waiting { kind, job };
        let tables = self.tables.entry(network).or_insert_with(|| FairQueue::new(CREDIT));
        tables.push(table.into(), waiting);
    }

    /// Takes a hint from the network that waits for most of them, unless somebody who waits for `own` of them would
    /// have as many then.
    fn give_up_hint(&mut self, own: usize) -> Option<Job> {
        let (&network, &most) = self.hints.iter().max_by_key(|(_, count)| **count)?;
        if most <= own + 1 {
            return None;
        }
        let tables = self.tables.get_mut(&network)?;
        let Waiting { job, .. } = tables.take_last(|waiting| waiting.kind == Kind::Hint)?;
        self.networks.take(&network);
        self.forget_hint(network);
        Some(job)
    }

    /// A hint of this network waits no longer.
    fn forget_hint(&mut self, network: IpAddr) {
        if let Some(count) = self.hints.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                self.hints.remove(&network);
            }
        }
    }

    fn pop(&mut self) -> Option<Taken> {
        match self.networks.pop() {
            Some((network, ())) => Some(self.pop_of(network)),
            None => self.pop_idle(),
        }
    }

    fn pop_of(&mut self, network: IpAddr) -> Taken {
        let networks = self.networks.active();
        let tables = self.tables.get_mut(&network).expect("a network with a mark has a job");
        let (table, Waiting { kind, job }) = tables.pop().expect("each mark stands for a job");
        let time = time_for(self.threads, networks, tables.active());
        tables.charge(&table, time);
        self.networks.charge(&network, time);
        match kind {
            Kind::Hint => self.forget_hint(network),
            Kind::Thought => {}
        }
        Taken { job, network: Some(network), table, time }
    }

    fn pop_idle(&mut self) -> Option<Taken> {
        let (table, job) = self.idle.pop()?;
        let time = time_for(self.threads, self.networks.active() + 1, 1);
        self.idle.charge(&table, time);
        Some(Taken { job, network: None, table, time })
    }

    /// A job has ended that might have taken so long, and took so long.
    fn settle(&mut self, network: Option<IpAddr>, table: &String, time: Duration, took: Duration) {
        let Some(network) = network else { return self.idle.settle(table, time, took) };
        self.networks.settle(&network, time, took);
        if let Some(tables) = self.tables.get_mut(&network) {
            tables.settle(table, time, took);
            if tables.active() == 0 {
                self.tables.remove(&network);
            }
        }
    }
}

/// How long a job may take where so many networks want something, and its own at so many tables: what
/// [`TARGET`] has for each of them, with room for one network that comes meanwhile.
fn time_for(threads: u32, networks: usize, tables: usize) -> Duration {
    let shares = u32::try_from((networks + 1) * tables.max(1)).unwrap_or(u32::MAX);
    (TARGET.saturating_mul(threads) / shares).max(SHORTEST)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn network(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    fn hint(number: u8) -> Priority {
        Priority::Hint(network(number))
    }

    fn watched(number: u8) -> Priority {
        Priority::Watched(vec![network(number)])
    }

    /// A queue of jobs that are not run, but take the time that a test says.
    struct Jobs {
        queue: Queue,
        times: Vec<Duration>,
    }

    impl Jobs {
        fn new() -> Jobs {
            Jobs { queue: Queue::new(1), times: Vec::new() }
        }

        fn submit(&mut self, priority: Priority, table: &str) -> bool {
            !matches!(self.queue.push(table, priority, Box::new(drop)), Submitted::Refused(_))
        }

        /// The tables of so many jobs in the order in which they are run, each for `cost`.
        fn run(&mut self, count: usize, cost: Duration) -> Vec<String> {
            (0..count).map_while(|_| self.run_one(cost)).collect()
        }

        fn run_one(&mut self, cost: Duration) -> Option<String> {
            let Taken { network, table, time, .. } = self.queue.pop()?;
            self.times.push(time);
            self.queue.settle(network, &table, time, cost);
            Some(table)
        }
    }

    #[test]
    fn networks_take_turns_and_so_do_the_tables_of_one() {
        let mut jobs = Jobs::new();
        for table in ["a1", "a2", "a3"] {
            (0..2).for_each(|_| assert!(jobs.submit(watched(1), table)));
        }
        (0..3).for_each(|_| assert!(jobs.submit(watched(2), "b1")));
        let order = jobs.run(9, MS * 10);
        assert_eq!(order, ["a1", "b1", "a2", "b1", "a3", "b1", "a1", "a2", "a3"]);
        assert!(jobs.queue.tables.is_empty(), "nothing is kept of them");
    }

    /// Thirty tables of legends, each watched from a network of its own, which all want as much as they get.
    #[test]
    fn who_wants_little_is_next_beside_thirty_who_want_much() {
        let mut jobs = Jobs::new();
        (1..=30).for_each(|number| assert!(jobs.submit(watched(number), &number.to_string())));
        let step = |jobs: &mut Jobs| {
            let table = jobs.run_one(MS * 30).unwrap();
            if let Ok(number) = table.parse() {
                assert!(jobs.submit(watched(number), &table));
            }
            table
        };
        (0..300).for_each(|_| drop(step(&mut jobs)));
        // A legend's eight decisions, one after the other.
        let mut waits = Vec::new();
        for _ in 0..8 {
            assert!(jobs.submit(watched(99), "family"));
            waits.push((0..).take_while(|_| step(&mut jobs) != "family").count());
        }
        assert_eq!(waits[..4], [0; 4], "its credit");
        assert!(waits.iter().all(|wait| *wait <= 31), "{waits:?}");
        let longest = jobs.times.iter().max().copied();
        assert_eq!(longest, Some(TARGET / 31), "all of them and one more within the target");
    }

    #[test]
    fn many_hints_of_one_network_turn_no_other_away() {
        let mut jobs = Jobs::new();
        let taken = (0..66).filter(|number| jobs.submit(hint(1), &format!("a{number}"))).count();
        assert_eq!(taken, MOST_HINTS_EACH);
        assert!(jobs.submit(hint(2), "stranger"));
        assert!(jobs.submit(watched(3), "watched"));
        assert_eq!(jobs.run(3, MS * 900), ["a0", "stranger", "watched"]);
        // Room is made by what is run.
        assert!(jobs.submit(hint(1), "a66") && !jobs.submit(hint(1), "a67"));
    }

    #[test]
    fn where_hints_of_all_are_too_many_the_longest_queue_gives_way() {
        let mut jobs = Jobs::new();
        for number in 0..(MOST_HINTS / MOST_HINTS_EACH) as u8 {
            for table in 0..MOST_HINTS_EACH {
                assert!(jobs.submit(hint(number), &format!("{number}/{table}")));
            }
        }
        let count = |jobs: &Jobs| jobs.queue.hints.values().sum::<usize>();
        assert_eq!(count(&jobs), MOST_HINTS);
        assert!((0..20).all(|number| jobs.submit(hint(200 + number), "stranger")));
        assert_eq!(count(&jobs), MOST_HINTS);
        let ran = jobs.run(MOST_HINTS + 1, MS);
        assert_eq!(ran.len(), MOST_HINTS, "what gave way does not run");
        assert_eq!(ran.iter().filter(|table| *table == "stranger").count(), 20);
        assert!(jobs.queue.hints.is_empty() && jobs.queue.tables.is_empty());
    }

    #[test]
    fn of_those_who_watch_together_the_one_who_was_given_least_is_charged() {
        let mut jobs = Jobs::new();
        (0..5).for_each(|_| assert!(jobs.submit(watched(1), "a1")));
        jobs.run(3, MS * 50);
        assert!(jobs.submit(Priority::Watched(vec![network(1), network(2)]), "both"));
        assert_eq!(jobs.run(1, MS * 50), ["both"]);
        assert!(jobs.queue.networks.given(&network(2)) > jobs.queue.networks.given(&network(3)));
    }

    #[test]
    fn where_nobody_watches_there_is_time() {
        let mut jobs = Jobs::new();
        assert!(["idle 1", "idle 2"].iter().all(|table| jobs.submit(Priority::Idle, table)));
        assert!(["bot 1", "bot 2"].iter().all(|table| jobs.submit(watched(1), table)));
        assert!(jobs.submit(hint(2), "hint"));
        assert_eq!(jobs.run(9, MS), ["bot 1", "hint", "bot 2", "idle 1", "idle 2"]);
        assert_eq!(jobs.times[4], TARGET / 2);
    }

    #[test]
    fn fewer_who_want_something_have_more_time_for_it() {
        assert_eq!(time_for(1, 1, 1), MS * 400);
        assert_eq!(time_for(3, 1, 1), MS * 1200);
        assert_eq!(time_for(1, 1, 30), time_for(1, 1, 1) / 30);
        assert_eq!(time_for(1, 10_000, 10_000), SHORTEST);
    }

    /// Names of jobs in the order in which one thread runs them.
    fn order(fill: impl FnOnce(&BotPool, &dyn Fn(&'static str) -> Job)) -> Vec<&'static str> {
        let pool = BotPool::start(1);
        let (open, gate) = mpsc::channel::<()>();
        let (arrive, arrived) = mpsc::channel();
        let (tell, told) = mpsc::channel();
        // The thread waits at the gate until everything is in its queue.
        let wait = move |_| {
            arrive.send(()).unwrap();
            let _ = gate.recv();
        };
        assert!(pool.submit("gate", Priority::Idle, Box::new(wait)));
        arrived.recv().unwrap();
        fill(&pool, &|name| {
            let tell = tell.clone();
            Box::new(move |_| tell.send(name).unwrap())
        });
        drop((open, tell));
        told.iter().collect()
    }

    #[test]
    fn a_table_that_is_watched_by_now_waits_no_longer_until_there_is_nothing_else_to_do() {
        let order = order(|pool, job| {
            for table in ["idle 1", "idle 2", "idle 3"] {
                assert!(pool.submit(table, Priority::Idle, job(table)));
            }
            assert!(pool.submit("bot", watched(1), job("bot")));
            pool.watch("idle 2", vec![network(2)]);
            // Neither of them has a job that could wait less.
            pool.watch("bot", vec![network(2)]);
            pool.watch("nobody's", vec![network(2)]);
        });
        assert_eq!(order, ["bot", "idle 2", "idle 1", "idle 3"]);
    }

    #[test]
    fn a_job_that_breaks_off_stops_nobody() {
        let order = order(|pool, job| {
            assert!(pool.submit("broken", watched(1), Box::new(|_| panic!("a test wants it"))));
            assert!(pool.submit("next", watched(1), job("next")));
        });
        assert_eq!(order, ["next"]);
    }

    #[test]
    fn a_closed_pool_takes_nothing() {
        let pool = BotPool::start(1);
        pool.close();
        for priority in [hint(1), watched(1), Priority::Idle] {
            assert!(!pool.submit("table", priority, Box::new(|_| panic!("nobody runs this"))));
        }
        pool.join();
    }
}
