//! The worker pool of the computer players: a fixed number of threads, so that they never take the whole machine.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use crate::loaded::lock;

/// Something to compute.
pub type Job = Box<dyn FnOnce() + Send>;

/// Who waits for a job.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Priority {
    /// A person waits for a hint.
    Hint,
    /// Somebody watches the table.
    Watched,
    /// Nobody does: when there is nothing else to do.
    Idle,
}

/// The threads and what waits for them.
pub struct BotPool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// Jobs by priority. First come, first served; a table has one job of each kind at most, so every table gets its turn.
#[derive(Default)]
struct Queue {
    hints: VecDeque<Job>,
    watched: VecDeque<Job>,
    idle: VecDeque<Job>,
    /// Was the last one a hint? Then it is the turn of somebody else: hints alone would stop every game.
    was_hint: bool,
    is_closed: bool,
}

/// The most hints that wait.
const MOST_HINTS: usize = 64;

impl BotPool {
    /// So many threads.
    pub fn start(count: usize) -> BotPool {
        let shared = Arc::<Shared>::default();
        let start = |number| {
            let shared = shared.clone();
            let name = format!("karak-bot-{number}");
            let thread = thread::Builder::new().name(name).spawn(move || shared.work());
            thread.expect("a process can start a thread")
        };
        let threads = (0..count.max(1)).map(start).collect();
        BotPool { shared, threads: Mutex::new(threads) }
    }

    /// Runs this when it is its turn. False if it was not taken: too many hints wait, or the pool is closed.
    pub fn submit(&self, priority: Priority, job: Job) -> bool {
        let mut queue = self.shared.queue();
        let is_taken = queue.push(priority, job);
        drop(queue);
        if is_taken {
            self.shared.more.notify_one();
        }
        is_taken
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
        while let Some(job) = self.next() {
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("a job broke off");
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn push(&mut self, priority: Priority, job: Job) -> bool {
        let queue = match priority {
            Priority::Hint if self.hints.len() >= MOST_HINTS => return false,
            Priority::Hint => &mut self.hints,
            Priority::Watched => &mut self.watched,
            Priority::Idle => &mut self.idle,
        };
        if self.is_closed {
            return false;
        }
        queue.push_back(job);
        true
    }

    fn pop(&mut self) -> Option<Job> {
        let is_turn_of_others = self.was_hint && !self.watched.is_empty();
        self.was_hint = !is_turn_of_others && !self.hints.is_empty();
        if self.was_hint {
            return self.hints.pop_front();
        }
        self.watched.pop_front().or_else(|| self.idle.pop_front())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Names of jobs in the order in which one thread runs them.
    fn order(fill: impl FnOnce(&dyn Fn(Priority, &'static str) -> bool)) -> Vec<&'static str> {
        let pool = BotPool::start(1);
        let (open, gate) = mpsc::channel::<()>();
        let (arrive, arrived) = mpsc::channel();
        let (tell, told) = mpsc::channel();
        // The thread waits at the gate until everything is in its queue.
        let wait = move || {
            arrive.send(()).unwrap();
            let _ = gate.recv();
        };
        assert!(pool.submit(Priority::Watched, Box::new(wait)));
        arrived.recv().unwrap();
        fill(&move |priority, name| {
            let tell = tell.clone();
            pool.submit(priority, Box::new(move || tell.send(name).unwrap()))
        });
        drop(open);
        told.iter().collect()
    }

    #[test]
    fn hints_come_first_but_never_alone() {
        let order = order(|submit| {
            assert_eq!(["bot 1", "bot 2"].map(|name| submit(Priority::Watched, name)), [true; 2]);
            let hints = ["hint 1", "hint 2", "hint 3"];
            assert_eq!(hints.map(|name| submit(Priority::Hint, name)), [true; 3]);
        });
        assert_eq!(order, ["hint 1", "bot 1", "hint 2", "bot 2", "hint 3"]);
    }

    #[test]
    fn where_nobody_watches_there_is_time() {
        let order = order(|submit| {
            assert_eq!(["idle 1", "idle 2"].map(|name| submit(Priority::Idle, name)), [true; 2]);
            assert_eq!(["bot 1", "bot 2"].map(|name| submit(Priority::Watched, name)), [true; 2]);
            assert!(submit(Priority::Hint, "hint"));
        });
        assert_eq!(order, ["hint", "bot 1", "bot 2", "idle 1", "idle 2"]);
    }

    #[test]
    fn more_hints_than_anybody_waits_for_are_refused() {
        order(|submit| {
            let taken = (0..MOST_HINTS + 1).filter(|_| submit(Priority::Hint, "hint"));
            assert_eq!(taken.count(), MOST_HINTS);
            assert!(submit(Priority::Watched, "bot"));
        });
    }

    #[test]
    fn a_closed_pool_takes_nothing() {
        let pool = BotPool::start(1);
        pool.close();
        for priority in [Priority::Hint, Priority::Watched, Priority::Idle] {
            assert!(!pool.submit(priority, Box::new(|| panic!("nobody runs this"))));
        }
        pool.join();
    }
}
