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

/// What waits to be thought about. First come, first served; a table has one thought of each kind at most, so every
/// table gets its turn.
#[derive(Default)]
struct Queue {
    /// A person waits for these: hints.
    urgent: VecDeque<Thought>,
    /// Somebody watches the table.
    watched: VecDeque<Thought>,
    /// Nobody does.
    unwatched: VecDeque<Thought>,
    /// Was the last one urgent? Then it is the turn of somebody else: hints alone would stop every game.
    was_urgent: bool,
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

    /// Thinks about this when it is its turn: somebody watches.
    pub fn think(&self, thought: Thought) {
        self.shared.queue().watched.push_back(thought);
        self.shared.more.notify_one();
    }

    /// Thinks about this when there is nothing else to think about.
    pub fn think_at_leisure(&self, thought: Thought) {
        self.shared.queue().unwatched.push_back(thought);
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
            if let Some(thought) = queue.pop() {
                return Some(thought);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn pop(&mut self) -> Option<Thought> {
        let is_turn_of_others = self.was_urgent && !self.watched.is_empty();
        self.was_urgent = !is_turn_of_others && !self.urgent.is_empty();
        if self.was_urgent {
            return self.urgent.pop_front();
        }
        self.watched.pop_front().or_else(|| self.unwatched.pop_front())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Names of thoughts in the order in which one thread thinks them.
    fn order(fill: impl FnOnce(&Thinkers, &dyn Fn(&'static str) -> Thought)) -> Vec<&'static str> {
        let thinkers = Thinkers::start(1);
        let (open, gate) = mpsc::channel::<()>();
        let (arrive, arrived) = mpsc::channel();
        let (tell, told) = mpsc::channel();
        // The thread waits at the gate until everything is in its queue.
        thinkers.think(Box::new(move || {
            arrive.send(()).unwrap();
            let _ = gate.recv();
        }));
        arrived.recv().unwrap();
        fill(&thinkers, &move |name| {
            let tell = tell.clone();
            Box::new(move || tell.send(name).unwrap())
        });
        drop(open);
        told.iter().collect()
    }

    #[test]
    fn hints_come_first_but_never_alone() {
        let order = order(|thinkers, thought| {
            ["bot 1", "bot 2"].iter().for_each(|name| thinkers.think(thought(name)));
            let has_room =
                ["hint 1", "hint 2", "hint 3"].map(|name| thinkers.think_soon(thought(name)));
            assert_eq!(has_room, [true; 3]);
        });
        assert_eq!(order, ["hint 1", "bot 1", "hint 2", "bot 2", "hint 3"]);
    }

    #[test]
    fn where_nobody_watches_there_is_time() {
        let order = order(|thinkers, thought| {
            let idle = ["idle 1", "idle 2"];
            idle.iter().for_each(|name| thinkers.think_at_leisure(thought(name)));
            ["bot 1", "bot 2"].iter().for_each(|name| thinkers.think(thought(name)));
            assert!(thinkers.think_soon(thought("hint")));
        });
        assert_eq!(order, ["hint", "bot 1", "bot 2", "idle 1", "idle 2"]);
    }

    #[test]
    fn more_hints_than_anybody_waits_for_are_refused() {
        order(|thinkers, thought| {
            let room = (0..MOST_URGENT + 1).filter(|_| thinkers.think_soon(thought("hint")));
            assert_eq!(room.count(), MOST_URGENT);
        });
    }
}
