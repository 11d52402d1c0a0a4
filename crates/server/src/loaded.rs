//! A table in memory, for everybody who plays, watches or thinks at it.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicU32, AtomicU64, Ordering},
};

use blake3::Hash;
use bots::Cancel;
use tabletop::Seat;
use tokio::sync::watch;

use crate::{failure::Failure, table::Table, token};

/// A table in memory.
pub struct LoadedTable {
    /// Its name.
    pub name: String,
    tokens: Vec<(Seat, Hash)>,
    table: Mutex<Arc<Table>>,
    /// Serialises changes: held from the check of a command until its log entry is committed.
    pub write_lock: tokio::sync::Mutex<()>,
    /// Held while a hint is thought about.
    pub hint: Arc<tokio::sync::Mutex<()>>,
    /// Held while an analysis is made.
    pub analysis: Arc<tokio::sync::Mutex<()>>,
    version: watch::Sender<u64>,
    /// Does a computer player think here, or wait to?
    pub is_thinking: Mutex<bool>,
    thought: Mutex<Option<Cancel>>,
    /// How often a computer player has failed since it last decided.
    pub failures: AtomicU32,
    /// How many more plies computer players play while nobody watches.
    pub unwatched_left: AtomicU32,
    /// When somebody last asked for it, in the registry's own time.
    pub used: AtomicU64,
}

impl LoadedTable {
    /// A table, and what is kept of its tokens.
    pub fn new(name: String, table: Table, tokens: Vec<(Seat, Hash)>) -> LoadedTable {
        let version = watch::Sender::new(table.version());
        LoadedTable {
            name,
            tokens,
            table: Mutex::new(Arc::new(table)),
            write_lock: tokio::sync::Mutex::default(),
            hint: Arc::default(),
            analysis: Arc::default(),
            version,
            is_thinking: Mutex::default(),
            thought: Mutex::default(),
            failures: AtomicU32::default(),
            unwatched_left: AtomicU32::default(),
            used: AtomicU64::default(),
        }
    }

    /// The table as it is. Whoever looks at it for long keeps nobody from changing it.
    pub fn table(&self) -> Arc<Table> {
        lock(&self.table).clone()
    }

    /// Who asks: a seat, or a spectator without a token.
    ///
    /// # Errors
    /// The token belongs to no seat of this table.
    pub fn viewer(&self, token: Option<&str>) -> Result<Option<Seat>, Failure> {
        let Some(token) = token else { return Ok(None) };
        let hash = token::hash(token);
        // All are compared, whichever it is: how long it takes tells nothing.
        let found = self.tokens.iter().filter(|(_, known)| *known == hash).map(|(seat, _)| *seat);
        let found: Vec<Seat> = found.collect();
        found.first().copied().map(Some).ok_or(Failure::BadToken)
    }

    /// Who asks, for what only somebody with a seat may do.
    ///
    /// # Errors
    /// Nobody with a seat here.
    pub fn player(&self, token: Option<&str>) -> Result<Seat, Failure> {
        self.viewer(token)?.ok_or(Failure::Forbidden)
    }

    /// Tells of every change from now on.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// How many watch.
    pub fn watchers(&self) -> usize {
        self.version.receiver_count()
    }

    /// Puts a table in the place of the one before it: whoever watches looks, whoever thinks about the past
    /// stops.
    pub fn change(&self, table: Arc<Table>) {
        let version = table.version();
        *lock(&self.table) = table;
        self.version.send_replace(version);
        self.cancel_thought();
    }

    /// A computer player thinks, and can be cancelled.
    pub fn begin_thought(&self, cancel: Cancel) {
        *lock(&self.thought) = Some(cancel);
    }

    /// It has decided.
    pub fn end_thought(&self) {
        *lock(&self.thought) = None;
    }

    /// Cancels what a computer player thinks.
    pub fn cancel_thought(&self) {
        if let Some(cancel) = lock(&self.thought).take() {
            cancel.cancel();
        }
    }

    /// May computer players go on? Unwatched they do so for a while only.
    pub fn may_go_on(&self) -> bool {
        self.watchers() > 0 || self.unwatched_left.load(Ordering::Relaxed) > 0
    }

    /// A computer player has decided.
    pub fn has_gone_on(&self) {
        self.failures.store(0, Ordering::Relaxed);
        if self.watchers() == 0 {
            let less = |left: u32| Some(left.saturating_sub(1));
            let _ = self.unwatched_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        }
    }
}

/// What a panic elsewhere has left behind is whole: a table is changed in one step.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
