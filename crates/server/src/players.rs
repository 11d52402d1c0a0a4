//! Computer players: who thinks at which table, and what happens when one fails.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, atomic::Ordering},
    time::Duration,
};

use bots::{Level, Spec, any::AnyBot, spec::Kind};
use tabletop::{AnyMatch, Seat};
use tokio::runtime::Handle;

use crate::{
    bot_pool::{BotPool, Priority},
    failure::Failure,
    loaded::{LoadedTable, lock},
    table::Table,
    tables::{Command, Request, Tables},
};

/// Seats a bot at a match of the named game, with luck of its own.
pub type Seating = fn(&str, &Spec, u64) -> Option<Box<dyn AnyBot>>;

/// Computer players.
#[derive(Clone)]
pub struct Players(Arc<Inner>);

struct Inner {
    tables: Arc<Tables>,
    pool: BotPool,
    seating: Seating,
    cache: Mutex<BotCache>,
    runtime: Handle,
}

/// Bots between their decisions, with the search trees that they can go on from.
#[derive(Default)]
struct BotCache {
    known: HashMap<(String, Seat), CachedBot>,
    clock: u64,
}

/// A bot, by when it was used last and as whom.
type CachedBot = (u64, Spec, Box<dyn AnyBot>);

/// Search trees take room, and building them again costs little.
const MOST_CACHED: usize = 128;

/// The longest pause after a failure.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// The pause where a decision could not be written: that is no fault of whoever decided.
const STORAGE_PAUSE: Duration = Duration::from_secs(5);

/// A decision that waits to be taken.
struct Question {
    seat: Seat,
    spec: Spec,
    seed: u64,
    is_stand_in: bool,
    version: u64,
    game: Box<dyn AnyMatch>,
}

impl Players {
    /// Players who think on so many threads. Called from a runtime, which writes what they decide.
    pub fn new(tables: Arc<Tables>, threads: usize, seating: Seating) -> Players {
        Players(Arc::new(Inner {
            tables,
            pool: BotPool::start(threads),
            seating,
            cache: Mutex::default(),
            runtime: Handle::current(),
        }))
    }

    /// The threads that think.
    pub fn pool(&self) -> &BotPool {
        &self.0.pool
    }

    /// If a computer player decides at this table, it begins to think.
    pub fn wake(&self, loaded: &Arc<LoadedTable>) {
        let mut is_thinking = lock(&loaded.is_thinking);
        let networks = loaded.networks();
        if *is_thinking {
            if !networks.is_empty() {
                self.0.pool.watch(&loaded.name, networks);
            }
            return;
        }
        if !loaded.may_go_on() || !self.has_to_decide(&loaded.table()) {
            return;
        }
        *is_thinking = true;
        let is_watched = !networks.is_empty();
        let priority = if is_watched { Priority::Watched(networks) } else { Priority::Idle };
        let (players, thinks_at) = (self.clone(), loaded.clone());
        let job = Box::new(move |most| players.take_turn(&thinks_at, most));
        let job = self.0.tables.store().metrics().timed(&priority, job);
        // A closed pool means that the server goes down.
        self.0.pool.submit(&loaded.name, priority, job);
    }

    fn has_to_decide(&self, table: &Table) -> bool {
        table.computer().is_some() && !self.0.tables.is_full(table)
    }

    /// Thinks no more, anywhere. Blocks until the last has noticed.
    pub fn stop(&self) {
        self.0.pool.close();
        self.0.tables.all_in_memory().iter().for_each(|loaded| loaded.cancel_thought());
        self.0.pool.join();
    }

    fn take_turn(&self, loaded: &Arc<LoadedTable>, most: Duration) {
        let decided = catch_unwind(AssertUnwindSafe(|| self.decide(loaded, most)));
        loaded.end_thought();
        match decided {
            Ok(Ok(())) => {
                *lock(&loaded.is_thinking) = false;
                self.wake(loaded);
            }
            Ok(Err(error)) => {
                tracing::warn!(table = loaded.name, %error, "a computer player could not decide");
                let is_to_blame = !matches!(error, Failure::Storage(_));
                let pause = if is_to_blame { pause_of(loaded) } else { STORAGE_PAUSE };
                self.try_again(loaded.clone(), pause);
            }
            Err(_) => {
                tracing::error!(table = loaded.name, "a computer player broke down");
                self.try_again(loaded.clone(), pause_of(loaded));
            }
        }
    }

    fn try_again(&self, loaded: Arc<LoadedTable>, pause: Duration) {
        let players = self.clone();
        self.0.runtime.spawn(async move {
            tokio::time::sleep(pause).await;
            *lock(&loaded.is_thinking) = false;
            players.wake(&loaded);
        });
    }

    fn decide(&self, loaded: &Arc<LoadedTable>, most: Duration) -> Result<(), Failure> {
        let Some(question) = question(loaded) else { return Ok(()) };
        let Question { seat, spec, seed, is_stand_in, version, game } = question;
        let mut bot = (lock(&self.0.cache).recall(&loaded.name, seat, &spec))
            .or_else(|| (self.0.seating)(game.game(), &spec, seed))
            .ok_or(Failure::Busy("no computer player knows this game"))?;
        bot.limit(most);
        let cancel = bot.cancel();
        loaded.begin_thought(cancel.clone());
        if self.0.pool.is_closed() {
            return Ok(());
        }
        let action = bot.choose(&*game);
        if cancel.is_cancelled() {
            return Ok(());
        }
        loaded.end_thought();
        let action = action.ok_or(Failure::Busy("the computer player knows nothing to do"))?;
        let request = Request { seat, by: None, version, key: None, command: Command::Act(action) };
        match self.0.runtime.block_on(self.0.tables.execute(loaded, request)) {
            Ok(_) => {
                loaded.has_gone_on();
                if !is_stand_in {
                    lock(&self.0.cache).keep(&loaded.name, seat, spec, bot);
                }
                Ok(())
            }
            Err(Failure::Stale { .. }) => Ok(()),
            Err(failure) => Err(failure),
        }
    }
}

/// Whoever has failed waits, longer with every failure.
fn pause_of(loaded: &LoadedTable) -> Duration {
    let failures = loaded.failures.fetch_add(1, Ordering::Relaxed);
    Duration::from_secs(1 << failures.min(6)).min(LONGEST_PAUSE)
}

/// What a computer player has to decide. Who has failed gives its seat to a beginner for this decision.
fn question(loaded: &LoadedTable) -> Option<Question> {
    let table = loaded.table();
    let (seat, computer, seed) = table.computer()?;
    let is_stand_in = loaded.failures.load(Ordering::Relaxed) > 0;
    let level = if is_stand_in { Level::Apprentice } else { computer.level };
    let spec = Spec { kind: Kind::Level(level), temperament: computer.temperament };
    let (version, game) = (table.version(), table.game().boxed());
    Some(Question { seat, spec, seed, is_stand_in, version, game })
}

impl BotCache {
    /// A seat that was kept by another bot before is not for this one.
    fn recall(&mut self, table: &str, seat: Seat, spec: &Spec) -> Option<Box<dyn AnyBot>> {
        let (_, known, bot) = self.known.remove(&(table.into(), seat))?;
        (known == *spec).then_some(bot)
    }

    fn keep(&mut self, table: &str, seat: Seat, spec: Spec, bot: Box<dyn AnyBot>) {
        if self.known.len() >= MOST_CACHED {
            let oldest = self.known.iter().min_by_key(|(_, (used, ..))| *used);
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                self.known.remove(&oldest);
            }
        }
        self.clock += 1;
        self.known.insert((table.into(), seat), (self.clock, spec, bot));
    }
}
