//! The threads that think: a fixed number, so that computer players never take the whole machine.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use crate::live::lock;

/// Something to think about.
pub type Thought = Box<dyn FnOnce() + Send>;

/// The threads and what waits for them.
pub struct Thinkers {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

#[derive(Default)]
struct Queue {
    /// A person waits for these.
    urgent: VecDeque<Thought>,
    /// First come, first served; a table has one here at most, so every table gets its turn.
    usual: VecDeque<Thought>,
    is_closed: bool,
}

/// The most thoughts that people wait for.
const MOST_URGENT: usize = 64;

impl Thinkers {
    /// So many threads.
    pub fn start(count: usize) -> Thinkers {
        let shared = Arc::<Shared>::default();
        let start = |number| {
            let shared = shared.clone();
            let name = format!("karak-thinker-{number}");
            let thread = thread::Builder::new().name(name).spawn(move || shared.work());
            thread.expect("a process can start a thread")
        };
        let threads = (0..count.max(1)).map(start).collect();
        Thinkers { shared, threads: Mutex::new(threads) }
    }

    /// Thinks about this when it is its turn.
    pub fn think(&self, thought: Thought) {
        self.shared.queue().usual.push_back(thought);
        self.shared.more.notify_one();
    }

    /// Thinks about this next: a person waits for it. False if too many do.
    pub fn think_soon(&self, thought: Thought) -> bool {
        let mut queue = self.shared.queue();
        let has_room = queue.urgent.len() < MOST_URGENT && !queue.is_closed;
        if has_room {
            queue.urgent.push_back(thought);
            self.shared.more.notify_one();
        }
        has_room
    }

    /// Is nothing more thought about?
    pub fn is_closed(&self) -> bool {
        self.shared.queue().is_closed
    }

    /// Begins no thought any more.
    pub fn close(&self) {
        self.shared.queue().is_closed = true;
        self.shared.more.notify_all();
    }

    /// Waits until the last thought has ended. Blocks.
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
        while let Some(thought) = self.next() {
            if catch_unwind(AssertUnwindSafe(thought)).is_err() {
                tracing::error!("a thought broke off");
            }
        }
    }

    fn next(&self) -> Option<Thought> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            let next = queue.urgent.pop_front();
            if let Some(thought) = next.or_else(|| queue.usual.pop_front()) {
                return Some(thought);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
