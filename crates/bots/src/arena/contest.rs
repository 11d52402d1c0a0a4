//! All games of a schedule, on many threads, counted in order.

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use super::{Fixture, GameResult, Schedule, Tally};
use crate::{Evaluate, game_loop::derive_seed, spec::BotFactory};

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// So many rounds.
    pub rounds: u64,
    /// The same seed plays the same games.
    pub seed: u64,
    /// How many games at once.
    pub threads: usize,
}

/// `watch` is asked at least this often.
const MOMENT: Duration = Duration::from_millis(100);

/// Plays the games of a schedule until all are played or `watch` has seen enough; it is asked after
/// every game, and every now and then.
///
/// Games are counted in the order of the schedule, so what comes of them, and where `watch` ends
/// them, is the same on any number of threads. Games that had begun by then are not counted.
pub fn contest<G: Evaluate>(
    start: &G,
    factories: &[BotFactory<G>],
    schedule: &Schedule,
    plan: &Plan,
    mut watch: impl FnMut(&Tally) -> ControlFlow<()>,
) -> Tally {
    let games = plan.rounds * schedule.games_a_round() as u64;
    let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    let work = |sender: mpsc::Sender<(u64, GameResult)>| {
        while !is_over.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                break;
            }
            let Fixture { round, seating } = schedule.fixture(game);
            let seed = derive_seed(plan.seed, round);
            let result = GameResult::play_unless(&is_over, start, factories, &seating, seed);
            if sender.send((game, result)).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (work, sender) = (&work, sender.clone());
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let tally = count(schedule, &results, &mut watch);
        is_over.store(true, Ordering::Relaxed);
        tally
    })
}

/// Counts games in order until there are no more, or `watch` has seen enough.
fn count(
    schedule: &Schedule,
    results: &mpsc::Receiver<(u64, GameResult)>,
    watch: &mut impl FnMut(&Tally) -> ControlFlow<()>,
) -> Tally {
    let mut tally = Tally::new(schedule.clone());
    let (mut early, mut counted) = (BTreeMap::new(), 0);
    loop {
        match results.recv_timeout(MOMENT) {
            Ok((game, result)) => early.insert(game, result),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return tally,
        };
        while let Some(result) = early.remove(&counted) {
            tally.add(result);
            counted += 1;
            if watch(&tally).is_break() {
                return tally;
            }
        }
        if watch(&tally).is_break() {
            return tally;
        }
    }
}
