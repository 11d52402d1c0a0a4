//! Random playouts of any game, as fast as they go.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use tabletop::{Game, Ply, Rng, playout, seeded_rng};

use super::{floor::Floor, process};

/// A game that has not ended after so many plies is stopped and counted apart.
pub const MOST_PLIES: u32 = 100_000;

/// How much is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// For so long.
    Seconds(f64),
    /// So many games.
    Games(u64),
}

/// How it is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How much.
    pub limit: Limit,
    /// The same seed plays the same games.
    pub seed: u64,
    /// How many games at once.
    pub threads: u64,
}

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Actions of players. Rolls and draws are not counted.
    pub decisions: u64,
    /// Decisions with one legal action.
    pub forced: u64,
    /// Games that ended by the rules.
    pub over: u64,
    /// Games that were stopped after [`MOST_PLIES`].
    pub stopped: u64,
}

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measurement {
    /// What was counted.
    pub tally: Tally,
    /// From the first decision to the last.
    pub wall: Duration,
    /// Time on a processor, all threads together, where the system tells.
    pub cpu: Option<Duration>,
    /// How many games were played at once.
    pub threads: u64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// What no engine of this shape can beat, on this machine, now.
    pub floor: Floor,
}

/// Plays random games from a start; `tick` is told now and then which share is done.
pub fn measure<G: Game>(start: &G, plan: &Plan, tick: &dyn Fn(f64)) -> Measurement {
    let floor = Floor::measure(start, plan.seed);
    let gate = Gate::new(plan);
    let begin = Instant::now();
    let all = thread::scope(|scope| {
        let worker = |index: u64| {
            let (start, gate) = (start.clone(), &gate);
            scope.spawn(move || work(&start, gate, plan.seed.wrapping_add(index), begin))
        };
        let workers: Vec<_> = (0..plan.threads).map(worker).collect();
        while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
            tick(gate.watch(begin));
        }
        let join = |worker: thread::ScopedJoinHandle<'_, Worker>| {
            worker.join().expect("a playout does not panic")
        };
        workers.into_iter().map(join).reduce(Worker::beside).expect("there is one thread at least")
    });
    Measurement {
        tally: all.tally,
        wall: all.wall,
        cpu: all.cpu,
        threads: plan.threads,
        state_bytes: size_of::<G>(),
        floor,
    }
}

/// What all threads share: may another game begin?
struct Gate {
    limit: Limit,
    most: u64,
    begun: AtomicU64,
    closed: AtomicBool,
}

impl Gate {
    fn new(plan: &Plan) -> Gate {
        let most = match plan.limit {
            Limit::Games(games) => games,
            Limit::Seconds(_) => u64::MAX,
        };
        Gate { limit: plan.limit, most, begun: AtomicU64::new(0), closed: AtomicBool::new(false) }
    }

    /// May another game begin? Asked by the players; they never look at the clock.
    fn admits(&self) -> bool {
        !self.closed.load(Ordering::Relaxed)
            && self.begun.fetch_add(1, Ordering::Relaxed) < self.most
    }

    /// Sleeps a moment, closes the gate when the time is over, says which share is done.
    fn watch(&self, begin: Instant) -> f64 {
        const MOMENT: Duration = Duration::from_millis(20);
        match self.limit {
            Limit::Games(games) => {
                thread::sleep(MOMENT);
                self.begun.load(Ordering::Relaxed).min(games) as f64 / games as f64
            }
            Limit::Seconds(seconds) => {
                let whole = Duration::from_secs_f64(seconds);
                thread::sleep(MOMENT.min(whole.saturating_sub(begin.elapsed())));
                if begin.elapsed() >= whole {
                    self.closed.store(true, Ordering::Relaxed);
                }
                (begin.elapsed().as_secs_f64() / seconds).min(1.0)
            }
        }
    }
}

/// What one worker thread measured, or several together.
struct Worker {
    tally: Tally,
    wall: Duration,
    cpu: Option<Duration>,
}

impl Worker {
    fn beside(self, other: Worker) -> Worker {
        let (one, two) = (self.tally, other.tally);
        Worker {
            tally: Tally {
                decisions: one.decisions + two.decisions,
                forced: one.forced + two.forced,
                over: one.over + two.over,
                stopped: one.stopped + two.stopped,
            },
            wall: self.wall.max(other.wall),
            cpu: self.cpu.zip(other.cpu).map(|(one, two)| one + two),
        }
    }
}

fn work<G: Game>(start: &G, gate: &Gate, seed: u64, begin: Instant) -> Worker {
    let before = process::thread_time();
    let mut rng = seeded_rng(seed);
    let mut tally = Tally::default();
    let mut list = Vec::new();
    while gate.admits() {
        play(start.clone(), &mut list, &mut rng, &mut tally);
    }
    let wall = begin.elapsed();
    let cpu = before.zip(process::thread_time()).map(|(from, to)| to.saturating_sub(from));
    Worker { tally, wall, cpu }
}

/// One game at random.
fn play<G: Game>(mut state: G, list: &mut Vec<G::Action>, rng: &mut impl Rng, tally: &mut Tally) {
    let bound = MOST_PLIES as usize;
    let played = playout(&mut state, bound, list, rng, |_, ply, choices| match ply {
        Ply::Act(_) => {
            tally.decisions += 1;
            tally.forced += u64::from(choices.len() == 1);
        }
        Ply::Chance(_) | Ply::End => {}
    });
    tally.over += u64::from(played.over);
    tally.stopped += u64::from(!played.over);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::toy::{Pig, PigSetup};

    fn count(seed: u64, games: u64) -> Tally {
        let start = Pig::new(&PigSetup { players: 2, goal: 20 }).unwrap();
        let plan = Plan { limit: Limit::Games(games), seed, threads: 1 };
        measure(&start, &plan, &|_| ()).tally
    }

    #[test]
    fn the_same_seed_counts_the_same() {
        assert_eq!(count(3, 50), count(3, 50));
        assert_ne!(count(3, 50), count(4, 50));
        assert_eq!(count(3, 50).over, 50);
    }
}
