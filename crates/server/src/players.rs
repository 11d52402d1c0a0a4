//! Computer players: who thinks at which table, and what happens when one fails.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, atomic::Ordering},
    time::Duration,
};

use bots::{Level, Spec, any::AnyBot, spec::Kind};
use serde_json::Value;
use tabletop::{AnyMatch, Seat};
use tokio::{runtime::Handle, sync::Semaphore};

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
    /// A permit for each decision that is written; there are as many as threads that think.
    writing: Arc<Semaphore>,
    threads: u32,
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

/// A decision that is taken, but not written yet.
struct Decision {
    seat: Seat,
    version: u64,
    action: Value,
    /// Who took it and thinks on about the next one; nobody: it was taken in somebody's stead.
    bot: Option<(Spec, Box<dyn AnyBot>)>,
}

impl Players {
    /// Players who think on so many threads. Called from a runtime, which writes what they decide.
    pub fn new(tables: Arc<Tables>, threads: usize, seating: Seating) -> Players {
        let threads = u32::from(u16::try_from(threads).unwrap_or(u16::MAX).max(1));
        Players(Arc::new(Inner {
            tables,
            pool: BotPool::start(threads as usize),
            seating,
            cache: Mutex::default(),
            writing: Arc::new(Semaphore::new(threads as usize)),
            threads,
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

    /// Thinks no more, anywhere. Blocks until the last has noticed, and what was decided is written.
    pub fn stop(&self) {
        self.0.pool.close();
        self.0.tables.all_in_memory().iter().for_each(|loaded| loaded.cancel_thought());
        self.0.pool.join();
        // What has been decided is written. Nobody closes the semaphore.
        let _ = self.0.runtime.block_on(self.0.writing.acquire_many(self.0.threads));
    }

    fn take_turn(&self, loaded: &Arc<LoadedTable>, most: Duration) {
        let decided = catch_unwind(AssertUnwindSafe(|| self.decide(loaded, most)));
        loaded.end_thought();
        match decided {
            Ok(Ok(Some(decision))) => self.begin_to_write(loaded.clone(), decision),
            Ok(Ok(None)) => self.go_on(loaded),
            Ok(Err(failure)) => self.fail(loaded, &failure),
            Err(_) => {
                tracing::error!(table = loaded.name, "a computer player broke down");
                self.try_again(loaded.clone(), pause_of(loaded));
            }
        }
    }

    /// Nobody thinks here now; whoever decides next begins to.
    fn go_on(&self, loaded: &Arc<LoadedTable>) {
        *lock(&loaded.is_thinking) = false;
        self.wake(loaded);
    }

    fn fail(&self, loaded: &Arc<LoadedTable>, failure: &Failure) {
        tracing::warn!(table = loaded.name, error = %failure, "a computer player could not decide");
        let is_to_blame = !matches!(failure, Failure::Storage(_));
        let pause = if is_to_blame { pause_of(loaded) } else { STORAGE_PAUSE };
        self.try_again(loaded.clone(), pause);
    }

    /// The thread thinks on for somebody else while a decision is written. Before the next is written it waits for this
    /// one: computer players never take the whole disk, and whoever decides quickly is charged for that as well.
    fn begin_to_write(&self, loaded: Arc<LoadedTable>, decision: Decision) {
        let permit = self.0.runtime.block_on(self.0.writing.clone().acquire_owned());
        let permit = permit.expect("nobody closes it");
        let players = self.clone();
        self.0.runtime.spawn(async move {
            players.write(&loaded, decision).await;
            drop(permit);
        });
    }

    async fn write(&self, loaded: &Arc<LoadedTable>, decision: Decision) {
        let Decision { seat, version, action, bot } = decision;
        let request = Request { seat, by: None, version, key: None, command: Command::Act(action) };
        match self.0.tables.execute(loaded, request).await {
            Ok(_) => {
                loaded.has_gone_on();
                if let Some((spec, bot)) = bot {
                    lock(&self.0.cache).keep(&loaded.name, seat, spec, bot);
                }
            }
            Err(Failure::Stale { .. }) => {}
            Err(failure) => return self.fail(loaded, &failure),
        }
        self.go_on(loaded);
    }

    fn try_again(&self, loaded: Arc<LoadedTable>, pause: Duration) {
        let players = self.clone();
        self.0.runtime.spawn(async move {
            tokio::time::sleep(pause).await;
            *lock(&loaded.is_thinking) = false;
            players.wake(&loaded);
        });
    }

    /// What is decided; nothing if nobody decides any more.
    fn decide(&self, loaded: &LoadedTable, most: Duration) -> Result<Option<Decision>, Failure> {
        let Some(question) = question(loaded) else { return Ok(None) };
        let Question { seat, spec, seed, is_stand_in, version, game } = question;
        let mut bot = (lock(&self.0.cache).recall(&loaded.name, seat, &spec))
            .or_else(|| (self.0.seating)(game.game(), &spec, seed))
            .ok_or(Failure::Busy("no computer player knows this game"))?;
        bot.limit(most);
        let cancel = bot.cancel();
        loaded.begin_thought(cancel.clone());
        if self.0.pool.is_closed() {
            return Ok(None);
        }
        let action = bot.choose(&*game);
        if cancel.is_cancelled() {
            return Ok(None);
        }
        let action = action.ok_or(Failure::Busy("the computer player knows nothing to do"))?;
        let bot = (!is_stand_in).then_some((spec, bot));
        Ok(Some(Decision { seat, version, action, bot }))
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
