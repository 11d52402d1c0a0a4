//! All tables: opened, found again, changed. The file is the truth, memory a copy of some of it.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use tabletop::{LoadError, Seat};
use tokio::sync::mpsc;

use crate::{
    api,
    clock::TurnClock,
    config::Limits,
    failure::Failure,
    loaded::{LoadedTable, lock},
    metrics::Decider,
    notify::TurnCame,
    room::{Room, Viewer},
    store::{Append, NewTable, Rearrange, StorageError, Store, Stored, seconds_since_1970, text},
    table::{Change, IdempotencyKey, Table},
};

/// All tables.
pub struct Tables {
    store: Store,
    pub(crate) limits: Limits,
    /// The folder for the export of tables that make room.
    pub(crate) export: Option<Arc<Path>>,
    /// Held while tables make room.
    pub(crate) eviction: tokio::sync::Mutex<()>,
    pub(crate) loaded: Mutex<HashMap<String, Arc<LoadedTable>>>,
    /// One of them is held while a table is read, chosen by its name: none is in memory twice, and one long game
    /// keeps few others waiting.
    loading: [tokio::sync::Mutex<()>; 16],
    /// Counts what was asked for: the order in which tables were used.
    clock: AtomicU64,
    /// Hears of whose turn it has come to be.
    turns: mpsc::Sender<TurnCame>,
}

/// What a player wants to do at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// To play this.
    Act(Value),
    /// To take back.
    Undo,
    /// To end the game.
    End,
    /// To agree to what is proposed, or not.
    Answer(bool),
    /// Of the server itself: nobody answers to what is proposed.
    DropProposal,
}

/// A command with its envelope: from whom, to which version, under which key.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// For which seat.
    pub seat: Seat,
    /// Who; nobody: the computer that decides for the seat, or the server itself.
    pub by: Option<Viewer>,
    /// The version that they have seen.
    pub version: u64,
    /// Its idempotency key; computer players never repeat themselves.
    pub key: Option<IdempotencyKey>,
    /// What to do.
    pub command: Command,
}

impl Request {
    /// Who decides by it, if anybody does.
    fn decider(&self) -> Option<Decider> {
        match &self.command {
            Command::Act(_) if self.by.is_some() => Some(Decider::Person),
            Command::Act(_) => Some(Decider::Computer),
            Command::Undo | Command::End | Command::Answer(_) | Command::DropProposal => None,
        }
    }
}

impl Tables {
    /// The tables of this file.
    pub fn new(
        store: Store,
        limits: Limits,
        export: Option<PathBuf>,
        turns: mpsc::Sender<TurnCame>,
    ) -> Tables {
        Tables {
            store,
            limits,
            export: export.map(Arc::from),
            eviction: tokio::sync::Mutex::default(),
            loaded: Mutex::default(),
            loading: Default::default(),
            clock: AtomicU64::default(),
            turns,
        }
    }

    /// The file.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Writes a new table; if the file is full, others make room for it.
    ///
    /// # Errors
    /// None of them can, or it could not be written.
    pub async fn open(self: &Arc<Self>, table: NewTable) -> Result<(), Failure> {
        self.make_room().await?;
        Ok(self.store.create(table).await?)
    }

    /// The table of this name.
    ///
    /// # Errors
    /// There is none, or it could not be read.
    pub async fn find(&self, name: &str) -> Result<Arc<LoadedTable>, Failure> {
        if let Some(loaded) = self.in_memory(name) {
            return Ok(loaded);
        }
        let _one_at_a_time = self.loading(name).lock().await;
        if let Some(loaded) = self.in_memory(name) {
            return Ok(loaded);
        }
        let (table, due) = self.read(name).await?;
        if table.misfit().is_some() {
            // Its time does not run, and nobody has to be reminded of it again. If that cannot be written now, it is next time.
            let _ = self.store.await_nobody(name.into()).await;
        }
        self.keep(LoadedTable::new(name.into(), table, due))
    }

    /// A table as the file has it, and when somebody's time is up there.
    async fn read(&self, name: &str) -> Result<(Table, Option<Instant>), Failure> {
        let stored = self.store.load(name.into()).await?.ok_or(Failure::UnknownTable)?;
        // Reads and re-plays the whole game.
        let read = tokio::task::spawn_blocking(move || {
            let Stored { start, room, due, log } = stored.read()?;
            let table = Table::load(start, room, log);
            table.iter().for_each(Table::reckon);
            Ok::<_, StorageError>((table, due.map(instant_of)))
        });
        let (table, due) = read.await.map_err(|_| Failure::Internal)??;
        Ok((table.map_err(|error| cannot_be_loaded(name, &error))?, due))
    }

    /// Where it is not known whether something was written, memory goes by the file. The write lock is held.
    async fn written(
        &self,
        loaded: &LoadedTable,
        written: Result<(), StorageError>,
    ) -> Result<(), Failure> {
        if let Err(StorageError::Unknown(_)) = written {
            let before = loaded.table();
            match self.read(&loaded.name).await {
                Ok((table, _))
                    if table.version() == before.version() && table.room() == before.room() => {}
                Ok((table, _)) => self.put(loaded, &before, Arc::new(table)),
                // Whoever asks next has it read again.
                Err(_) => drop(lock(&self.loaded).remove(&loaded.name)),
            }
        }
        Ok(written?)
    }

    pub(crate) fn loading(&self, name: &str) -> &tokio::sync::Mutex<()> {
        let number = usize::from(blake3::hash(name.as_bytes()).as_bytes()[0]);
        &self.loading[number % self.loading.len()]
    }

    /// Every table in memory.
    pub fn all_in_memory(&self) -> Vec<Arc<LoadedTable>> {
        lock(&self.loaded).values().cloned().collect()
    }

    fn in_memory(&self, name: &str) -> Option<Arc<LoadedTable>> {
        let loaded = lock(&self.loaded).get(name).cloned()?;
        self.use_now(&loaded);
        Some(loaded)
    }

    /// Somebody asks: computer players have a reason to go on.
    fn use_now(&self, loaded: &LoadedTable) {
        loaded.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        loaded.unwatched_left.store(self.limits.unwatched, Ordering::Relaxed);
    }

    /// Makes room for a table: the one that was not used for the longest time goes, if nobody has it.
    fn keep(&self, loaded: LoadedTable) -> Result<Arc<LoadedTable>, Failure> {
        let mut all = lock(&self.loaded);
        if all.len() >= self.limits.live {
            let idle = all.values().filter(|loaded| Arc::strong_count(loaded) == 1);
            let oldest = idle.min_by_key(|loaded| loaded.used.load(Ordering::Relaxed));
            let oldest = oldest.map(|loaded| loaded.name.clone());
            let oldest = oldest.ok_or(Failure::Busy("too many tables are played at right now"))?;
            all.remove(&oldest);
        }
        let loaded = Arc::new(loaded);
        self.use_now(&loaded);
        all.insert(loaded.name.clone(), loaded.clone());
        Ok(loaded)
    }

    /// Executes a command. What has begun goes on to its end, even if nobody waits for it: a change
    /// that is on disk must be in memory too.
    ///
    /// # Errors
    /// It was refused, or could not be written; nothing has changed then, unless it is not known.
    pub async fn execute(
        self: &Arc<Self>,
        loaded: &Arc<LoadedTable>,
        request: Request,
    ) -> Result<api::Applied, Failure> {
        let (tables, loaded, asked) = (self.clone(), loaded.clone(), Instant::now());
        let work = tokio::spawn(async move { tables.change(&loaded, request, asked).await });
        work.await.unwrap_or(Err(Failure::Internal))
    }

    async fn change(
        &self,
        loaded: &LoadedTable,
        request: Request,
        asked: Instant,
    ) -> Result<api::Applied, Failure> {
        let _write_lock = loaded.write_lock.lock().await;
        let table = loaded.table();
        if let Some(key) = &request.key
            && let Some(applied) = table.answered(key, &request)?
        {
            return Ok(applied);
        }
        let before = table.version();
        let change = self.play(loaded, &table, &request)?;
        let after = Arc::new(table.after(&change));
        self.written(loaded, self.store.append(appended(loaded, &change, &after)).await).await?;
        if let Some(key) = change.key {
            table.note_answer(key, &change.entries);
        }
        // Where nobody looks yet, nothing need be reckoned.
        let is_seen = loaded.watchers() > 0 || after.person() == Some(request.seat);
        let after = if is_seen { reckoned(after).await } else { after };
        self.put(loaded, &table, after.clone());
        if let Some(decider) = request.decider() {
            self.store.metrics().decided(decider, asked.elapsed());
        }
        let table = after;
        // Computer players do not look at what came of it.
        Ok(match request.key {
            Some(_) => table.applied_since(before, request.seat),
            None => api::Applied { version: table.version(), frames: Vec::new() },
        })
    }

    /// Plays it on a copy.
    fn play(
        &self,
        loaded: &LoadedTable,
        table: &Table,
        request: &Request,
    ) -> Result<Change, Failure> {
        table.check_version(request.version)?;
        let seat = request.seat;
        if request.command != Command::DropProposal {
            table.check_playing(seat, request.by.is_some())?;
        }
        let change = match &request.command {
            Command::DropProposal => table.drop_proposal()?,
            // Even a table that is full can be left in peace.
            Command::End => table.end(seat)?,
            Command::Answer(agrees) => table.answer(seat, *agrees)?,
            Command::Act(_) | Command::Undo if self.is_full(table) => {
                return Err(Failure::TooMany("this table has been played at for too long"));
            }
            Command::Act(action) => table.act(seat, action.clone())?,
            Command::Undo => {
                let asked = request.by.map(|viewer| loaded.asked_to_undo(viewer));
                table.undo(seat, asked.unwrap_or_default())?
            }
        };
        if change.is_proposal() && !table.is_asking() {
            loaded.check_proposal(seat)?;
        }
        Ok(Change { key: request.key.clone(), ..change })
    }

    /// Arranges the people around a table. What has begun goes on to its end, as with [`execute`](Tables::execute).
    ///
    /// # Errors
    /// It was refused, or could not be written; nothing has changed then, unless it is not known.
    pub async fn arrange<T: Send + 'static>(
        self: &Arc<Self>,
        loaded: &Arc<LoadedTable>,
        change: impl FnOnce(&Table) -> Result<(Room, T), Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.change_around(loaded, |table| {
            let (room, told) = change(table)?;
            Ok((table.with_room(Arc::new(room)), None, told))
        })
        .await
    }

    /// Begins a table that nobody has played at in another way.
    ///
    /// # Errors
    /// As [`arrange`](Tables::arrange).
    pub async fn reset(
        self: &Arc<Self>,
        loaded: &Arc<LoadedTable>,
        change: impl FnOnce(&Table) -> Result<Table, Failure> + Send + 'static,
    ) -> Result<(), Failure> {
        self.change_around(loaded, |table| {
            let after = change(table)?;
            // What goes on from a record goes on from the same one.
            let save = (table.room().luck.is_some()).then(|| after.game().host_save());
            Ok((after, save, ()))
        })
        .await
    }

    async fn change_around<T: Send + 'static>(
        self: &Arc<Self>,
        loaded: &Arc<LoadedTable>,
        change: impl FnOnce(&Table) -> Result<(Table, Option<Value>, T), Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let (tables, loaded) = (self.clone(), loaded.clone());
        let work = tokio::spawn(async move {
            let _write_lock = loaded.write_lock.lock().await;
            let table = loaded.table();
            let (after, save, told) = change(&table)?;
            if save.is_some() || after.room() != table.room() {
                tables.write_around(&loaded, &table, &after, save).await?;
            }
            Ok(told)
        });
        work.await.unwrap_or(Err(Failure::Internal))
    }

    async fn write_around(
        &self,
        loaded: &LoadedTable,
        before: &Table,
        after: &Table,
        save: Option<Value>,
    ) -> Result<(), Failure> {
        let mut room = Room::clone(after.room());
        room.revision = before.room().revision + 1;
        let after = Arc::new(after.with_room(Arc::new(room.clone())));
        let is_same_turn =
            before.person() == after.person() && before.room().house.clock == room.house.clock;
        let due =
            if is_same_turn { loaded.time_left().map(in_the_future) } else { due_after(&after) };
        let (table, awaits) = (loaded.name.clone(), after.awaits());
        let rearrange = Rearrange { table, room, save, awaits, due };
        self.written(loaded, self.store.rearrange(rearrange).await).await?;
        self.put(loaded, before, reckoned(after).await);
        Ok(())
    }

    /// Shows everybody a table that has been written.
    fn put(&self, loaded: &LoadedTable, before: &Table, after: Arc<Table>) {
        let seat = after.person().filter(|seat| before.person() != Some(*seat));
        loaded.change(after);
        if let Some(seat) = seat {
            // Where too many wait, somebody is not told.
            let _ = self.turns.try_send(TurnCame { table: loaded.name.clone(), seat });
        }
    }

    /// Has this table been played at for so long that nobody decides there any more?
    pub fn is_full(&self, table: &Table) -> bool {
        table.version() >= self.limits.log
    }
}

/// A change as the file takes it.
fn appended(loaded: &LoadedTable, change: &Change, after: &Table) -> Append {
    let Change { key, entries, .. } = change;
    Append {
        table: loaded.name.clone(),
        from: after.version() + 1 - entries.len() as u64,
        lines: entries.iter().map(text).collect(),
        key: key.clone(),
        awaits: after.awaits(),
        due: due_after(after),
    }
}

/// When the time of whoever decides is up at the latest, if a clock runs: with a full reserve.
fn due_after(table: &Table) -> Option<i64> {
    let seat = table.person()?;
    let clock = table.room().house.clock;
    let mut turn = TurnClock::new(clock, table.room().seats.len());
    turn.follow(clock, Some(seat), table.version(), Instant::now());
    turn.limit().map(in_the_future)
}

fn in_the_future(left: Duration) -> i64 {
    seconds_since_1970() + left.as_secs() as i64
}

fn instant_of(due: i64) -> Instant {
    let left = due - seconds_since_1970();
    let (now, distance) = (Instant::now(), Duration::from_secs(left.unsigned_abs()));
    let instant = if left < 0 { now.checked_sub(distance) } else { now.checked_add(distance) };
    instant.unwrap_or(now)
}

/// The same table once all that it tells has been reckoned, where no other table waits for it.
pub async fn reckoned(table: Arc<Table>) -> Arc<Table> {
    if !table.is_unreckoned() {
        return table;
    }
    let same = table.clone();
    // What breaks there breaks again where somebody asks for it.
    let _ = tokio::task::spawn_blocking(move || same.reckon()).await;
    table
}

fn cannot_be_loaded(name: &str, error: &LoadError) -> Failure {
    if let LoadError::Rules { .. } = error {
        return Failure::OtherRules(format!("{error}, and cannot set this table up any more"));
    }
    let problem = error.to_string();
    tracing::error!(table = name, problem, "a table in the file does not hold together");
    Failure::Storage(StorageError::Failed("this table is damaged".into()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{FairDice, Luck};

    use super::*;
    use crate::{
        api::{House, SeatPlan},
        store::Awaits,
        table::Start,
    };

    /// The disk failed behind the commit: the change is in the file, and nobody in memory knows.
    #[tokio::test]
    async fn where_it_is_not_known_what_was_written_memory_goes_by_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.db")).unwrap();
        let tables = Arc::new(Tables::new(store, Limits::default(), None, mpsc::channel(1).0));
        let game =
            games::open("karak", json!({ "players": 2 }), None, Luck::Fair(FairDice::seeded(1)));
        let (name, save) = (String::from("table"), game.unwrap().host_save());
        let start = Start { name: name.clone(), save, practice: false, tutorial: None };
        let plans = vec![SeatPlan::Person(api::Person { name: None }); 2];
        let room = Room::new(plans, House::default(), Vec::new());
        let new = NewTable { start, room, log: Vec::new(), awaits: Awaits::Person };
        tables.open(new).await.unwrap();
        let loaded = tables.find(&name).await.unwrap();
        let before = loaded.table();
        let seat = before.person().unwrap();
        let change = before.end(seat).unwrap();
        let (table, from) = (name, before.version() + 1);
        let append = Append {
            table,
            from,
            lines: change.entries.iter().map(text).collect(),
            key: None,
            awaits: Awaits::Person,
            due: None,
        };
        tables.store().append(append).await.unwrap();
        let unknown = Err(StorageError::Unknown("the disk failed".into()));
        let told = tables.written(&loaded, unknown.clone()).await;
        assert_eq!(told, unknown.map_err(Failure::Storage));
        assert_eq!(loaded.table().version(), from);
        // What is known to have failed changes nothing.
        let failed = Err(StorageError::Failed("full".into()));
        assert!(tables.written(&loaded, failed).await.is_err());
        assert_eq!(loaded.table().version(), from);
    }
}
