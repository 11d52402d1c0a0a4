//! Eviction, least recently used first: where the file is full, tables that nobody has touched for long make room.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::Path,
    sync::Arc,
};

use crate::{
    archive::Record,
    failure::Failure,
    loaded::lock,
    store::{Awaits, HARDLY_BEGUN, Kind, StorageError, Stored, Untouched, rows::StoredText},
    tables::Tables,
};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// The most tables that make room in one go: the next table opens the sooner, and whoever decides meanwhile hardly waits.
const BATCH: usize = 32;
/// So many tables are looked for at once.
const PAGE: usize = 64;
/// The file in the folder of exports.
const EXPORT: &str = "tables.jsonl";

/// The tables that make room, those that are missed least first, and after how many seconds.
fn rules(keep_days: u32) -> impl Iterator<Item = (Kind, i64)> {
    let never = [(Kind::Decided(0), HOUR), (Kind::Awaiting(Awaits::Nobody), 7 * DAY)];
    let hardly = (1..HARDLY_BEGUN).map(|times| (Kind::Decided(times), 7 * DAY));
    let keep = i64::from(keep_days) * DAY;
    let long = [Awaits::Nobody, Awaits::Computer, Awaits::Person];
    let long = long.map(|awaits| (Kind::Awaiting(awaits), keep));
    never.into_iter().chain(hardly).chain(long)
}

impl Tables {
    /// Sees to it that there is room for one more table. What has begun goes on to its end, even if nobody waits for it.
    ///
    /// # Errors
    /// People have been at all tables too lately, or the file or the export fails.
    pub async fn make_room(self: &Arc<Self>) -> Result<(), Failure> {
        if self.has_room().await? {
            return Ok(());
        }
        let tables = self.clone();
        let work = tokio::spawn(async move {
            let _one_at_a_time = tables.eviction.lock().await;
            while !tables.has_room().await? {
                if tables.evict().await? == 0 {
                    return Err(Failure::TooMany(
                        "this server holds as many tables as it may, and people have been at all of them lately; try again later",
                    ));
                }
            }
            Ok(())
        });
        work.await.unwrap_or(Err(Failure::Internal))
    }

    async fn has_room(&self) -> Result<bool, Failure> {
        let space = self.store().space().await?;
        Ok(space.tables < self.limits.tables && space.bytes < self.limits.file)
    }

    /// Removes a batch of tables; how many.
    async fn evict(&self) -> Result<usize, Failure> {
        let mut removed = 0;
        for (kind, seconds) in rules(self.limits.keep_days) {
            let mut last = None;
            loop {
                let page = self.store().untouched(kind, seconds, last, PAGE).await?;
                for table in &page {
                    removed += usize::from(self.evict_one(table).await?);
                    if removed == BATCH {
                        return Ok(removed);
                    }
                }
                last = page.into_iter().next_back();
                if last.is_none() {
                    break;
                }
            }
            // Those of the next kind are missed more: they go only if this was not enough.
            if removed > 0 {
                return Ok(removed);
            }
        }
        Ok(removed)
    }

    /// Removes this table from memory and file, unless somebody is there; false if it stays.
    async fn evict_one(&self, table: &Untouched) -> Result<bool, Failure> {
        let _not_loaded_meanwhile = self.loading(&table.name).lock().await;
        if !self.forget_idle(&table.name) {
            return Ok(false);
        }
        if let Some(folder) = self.export.clone() {
            let stored = match self.store().load(table.name.clone()).await {
                Ok(Some(stored)) => read(stored).await,
                Ok(None) => Ok(None),
                Err(error) => Err(error),
            };
            let stored = match stored {
                Ok(Some(stored)) => stored,
                Ok(None) => return Ok(false),
                Err(error) => {
                    tracing::warn!(table = table.name, %error, "a table that cannot be exported stays");
                    return Ok(false);
                }
            };
            export(folder, stored).await?;
        }
        self.store().remove_untouched(table.clone()).await?;
        tracing::info!(
            table = table.name,
            "a table that nobody has touched for long has made room"
        );
        Ok(true)
    }

    /// Drops the copy in memory, if nobody has it; true if there is none now.
    fn forget_idle(&self, name: &str) -> bool {
        let mut all = lock(&self.loaded);
        let is_used = |loaded: &Arc<_>| Arc::strong_count(loaded) > 1;
        let stays = all.get(name).is_some_and(|loaded| is_used(loaded) || loaded.watchers() > 0);
        if !stays {
            all.remove(name);
        }
        !stays
    }
}

/// Reads a table, where a long game keeps nobody waiting.
async fn read(stored: StoredText) -> Result<Option<Stored>, StorageError> {
    let read = tokio::task::spawn_blocking(move || stored.read()).await;
    read.unwrap_or_else(|error| Err(StorageError::Failed(error.to_string()))).map(Some)
}

async fn export(folder: Arc<Path>, stored: Stored) -> Result<(), Failure> {
    let Stored { start, room, log, .. } = stored;
    let work = tokio::task::spawn_blocking(move || {
        let record = Record::new(start, room, log);
        append_line(&folder, &record)
    });
    let done = work.await.map_err(|_| Failure::Internal)?;
    done.map_err(|error| {
        tracing::error!(%error, "a table could not be exported, so it stays; check the folder of --export");
        StorageError::Failed("a table that should make room could not be exported".into()).into()
    })
}

/// Appends a table to the export, as `karak tables export` writes it. It is on disk when this returns; else the file is as
/// it was.
fn append_line(folder: &Path, record: &Record) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    // The secrets of the dice are in it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(folder.join(EXPORT))?;
    let before = file.metadata()?.len();
    let mut line = serde_json::to_vec(record)?;
    line.push(b'\n');
    let written = file.write_all(&line).and_then(|()| file.sync_data());
    if written.is_err() {
        // Half a line would spoil the next one.
        let _ = file.set_len(before);
    } else if before == 0 {
        sync_folder(folder)?;
    }
    written
}

/// A new name is on disk when its folder is.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
