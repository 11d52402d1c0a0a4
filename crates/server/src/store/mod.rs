//! The tables as a file. One thread owns it, so nobody else in this process can hold it up or see half
//! a change; a lock on the file keeps every other process out.

mod backup;
mod file;
pub(crate) mod rows;
mod space;
#[cfg(test)]
mod tests;
mod wal;
mod writer;

use std::{path::Path, sync::Arc};

use rusqlite::Connection;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{
    api::PushSubscription,
    metrics::Metrics,
    room::{Device, Room},
    table::{Entry, IdempotencyKey, Start},
};
pub use backup::Progress;
pub(crate) use backup::{STEP, copy as copy_file};
pub use file::OpenError;
pub(crate) use file::open as open_file;
pub(crate) use rows::{now as seconds_since_1970, text};
pub(crate) use space::{HARDLY_BEGUN, Kind, Space, Untouched};
use writer::{Request, Writer};

/// The file of the tables.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
}

/// Why nothing could be read or written. Nothing has changed then, unless it says that this is not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// No room, or not allowed, or broken.
    #[error("the tables cannot be written or read now: {0}")]
    Failed(String),
    /// The disk failed where it may have written already, or whoever writes broke down.
    #[error("it is not known whether this was written ({0}); ask again with the same key")]
    Unknown(String),
    /// Too much waits to be written.
    #[error("too much waits to be written; try again")]
    Overloaded,
    /// The server is going down.
    #[error("the server is going down; try again soon")]
    Closed,
}

/// Who is awaited, as far as the file has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// A person.
    Person,
    /// A computer player.
    Computer,
    /// Nobody: the game is over.
    Nobody,
}

/// A new table.
pub struct NewTable {
    /// How it begins.
    pub start: Start,
    /// The people around it.
    pub room: Room,
    /// Its log; new tables have none, tables from an archive may.
    pub log: Vec<(Entry, Option<IdempotencyKey>)>,
    /// Who must do something next.
    pub awaits: Awaits,
}

/// More lines for a table's log.
pub struct Append {
    /// Which table.
    pub table: String,
    /// The number of the first line.
    pub from: u64,
    /// The lines, as text.
    pub lines: Vec<String>,
    /// The idempotency key of the request.
    pub key: Option<IdempotencyKey>,
    /// Who must do something next.
    pub awaits: Awaits,
    /// When the time of whoever decides is up, in seconds since 1970.
    pub due: Option<i64>,
}

/// Other people around a table, or the same otherwise.
pub struct Rearrange {
    /// Which table.
    pub table: String,
    /// All about them.
    pub room: Room,
    /// How the table begins, where that has changed as well.
    pub save: Option<Value>,
    /// Who must do something next.
    pub awaits: Awaits,
    /// When the time of whoever decides is up, in seconds since 1970.
    pub due: Option<i64>,
}

/// A table as the file has it.
pub struct Stored {
    /// How it began.
    pub start: Start,
    /// The people around it.
    pub room: Room,
    /// When the time of whoever decides is up, in seconds since 1970.
    pub due: Option<i64>,
    /// Its log.
    pub log: Vec<(Entry, Option<IdempotencyKey>)>,
}

/// How much has been written since the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Changes, each of one table.
    pub changes: u64,
    /// Transactions: waits for the disk.
    pub transactions: u64,
}

impl Store {
    /// Opens the file, or makes a new one.
    ///
    /// # Errors
    /// A file that is not ours, damaged, too new, read-only, or used by another server.
    pub fn open(path: &Path) -> Result<Store, OpenError> {
        Ok(Store { writer: Arc::new(Writer::start(file::open(path)?, Metrics::new())) })
    }

    /// Writes a new table. It is on disk when this returns.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create(&self, table: NewTable) -> Result<(), StorageError> {
        let table = rows::NewText::of(table);
        self.write(move |file| rows::create(file, &table)).await
    }

    /// Writes more of a table's log. It is on disk when this returns.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn append(&self, append: Append) -> Result<(), StorageError> {
        self.write(move |file| rows::append(file, &append)).await
    }

    /// Writes who sits around a table. It is on disk when this returns.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn rearrange(&self, rearrange: Rearrange) -> Result<(), StorageError> {
        self.write(move |file| rows::rearrange(file, &rearrange)).await
    }

    /// Fetches a table; reading it is the caller's.
    ///
    /// # Errors
    /// It could not be read.
    pub(crate) async fn load(
        &self,
        name: String,
    ) -> Result<Option<rows::StoredText>, StorageError> {
        self.read(move |file| rows::load_text(file, &name)).await
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn count(&self) -> Result<u64, StorageError> {
        self.read(rows::count).await
    }

    /// All tables, the latest first.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn names(&self) -> Result<Vec<String>, StorageError> {
        self.read(|file| rows::names(file, None)).await
    }

    /// The tables where a computer player must do something, the latest first.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn waiting_for_computers(&self) -> Result<Vec<String>, StorageError> {
        self.read(|file| rows::names(file, Some(Awaits::Computer))).await
    }

    /// The tables at which somebody's time is up, the longest first.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn due(&self) -> Result<Vec<String>, StorageError> {
        self.read(rows::due).await
    }

    /// Gives a table this code for so many seconds, in the place of an earlier one. False: another table has it.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn set_code(
        &self,
        table: String,
        code: String,
        seconds: u32,
    ) -> Result<bool, StorageError> {
        let wanted = (table.clone(), code.clone());
        self.write(move |file| rows::set_code(file, &wanted.0, &wanted.1, seconds)).await?;
        Ok(self.find_code(code).await? == Some(table))
    }

    /// The code of a table, and for how many seconds it holds.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn code_of(&self, table: String) -> Result<Option<(String, u32)>, StorageError> {
        self.read(move |file| rows::code_of(file, &table)).await
    }

    /// The table that has this code now.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn find_code(&self, code: String) -> Result<Option<String>, StorageError> {
        self.read(move |file| rows::find_code(file, &code)).await
    }

    /// Notes that somebody has said that this table should not be listed.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn report(&self, table: String) -> Result<(), StorageError> {
        self.write(move |file| rows::report(file, &table)).await
    }

    /// Keeps where push messages for a device go.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn add_push(
        &self,
        table: String,
        device: Device,
        to: PushSubscription,
    ) -> Result<(), StorageError> {
        self.write(move |file| rows::add_push(file, &table, device, &to)).await
    }

    /// Forgets where they went, if it is still this.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn remove_push(
        &self,
        table: String,
        device: Device,
        to: PushSubscription,
    ) -> Result<(), StorageError> {
        self.write(move |file| rows::remove_push(file, &table, device, &to)).await
    }

    /// Where push messages for these devices go.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn pushes(
        &self,
        table: String,
    ) -> Result<Vec<(Device, PushSubscription)>, StorageError> {
        self.read(move |file| rows::pushes(file, &table)).await
    }

    /// What the server keeps for itself under this name; if there is nothing yet, this.
    ///
    /// # Errors
    /// It could not be read or written.
    pub async fn keep(
        &self,
        name: &'static str,
        otherwise: Vec<u8>,
    ) -> Result<Vec<u8>, StorageError> {
        self.write(move |file| rows::keep(file, name, &otherwise)).await?;
        self.read(move |file| rows::kept(file, name)).await
    }

    /// Writes that nobody is awaited at this table any more, and that no time runs there.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn await_nobody(&self, table: String) -> Result<(), StorageError> {
        self.write(move |file| rows::await_nobody(file, &table)).await
    }

    /// Writes something small, to see whether anything can be written.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn try_to_write(&self) -> Result<(), StorageError> {
        self.write(rows::try_to_write).await
    }

    /// Waits until whoever reads and writes has time.
    ///
    /// # Errors
    /// Nobody reads and writes any more.
    pub(crate) async fn answers(&self) -> Result<(), StorageError> {
        self.read(|_| Ok(())).await
    }

    /// How much the file holds.
    ///
    /// # Errors
    /// It could not be read.
    pub(crate) async fn space(&self) -> Result<Space, StorageError> {
        self.read(space::space).await
    }

    /// The tables of this kind that nobody has touched for so many seconds, the longest first, after this one.
    ///
    /// # Errors
    /// They could not be read.
    pub(crate) async fn untouched(
        &self,
        kind: Kind,
        seconds: i64,
        after: Option<Untouched>,
        most: usize,
    ) -> Result<Vec<Untouched>, StorageError> {
        self.read(move |file| space::untouched(file, kind, seconds, after.as_ref(), most)).await
    }

    /// Removes a table for ever, unless somebody has touched it since it was looked up.
    ///
    /// # Errors
    /// It could not be written.
    pub(crate) async fn remove_untouched(&self, table: Untouched) -> Result<(), StorageError> {
        self.write(move |file| space::remove_untouched(file, &table)).await
    }

    /// Copies the file into this new one while it is used, a step at a time; who waits is told how far it is. It is
    /// whole when this returns. Blocks until then.
    ///
    /// # Errors
    /// Another copy is made, or the file, the other one or the server fails.
    pub(crate) fn back_up(
        &self,
        to: Connection,
        progress: Box<dyn FnMut(Progress) + Send>,
    ) -> Result<(), StorageError> {
        let (sender, answer) = oneshot::channel();
        self.writer.send(Request::BackUp(writer::BackUp { to, progress, done: sender }))?;
        answer.blocking_recv().unwrap_or(Err(StorageError::Closed))
    }

    /// How much has been written since the start.
    pub fn written(&self) -> Written {
        self.writer.written()
    }

    /// What is counted of this file, and of everything that is done with it.
    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        self.writer.metrics()
    }

    /// Writes what still waits, and closes the file. Blocks until it is done.
    pub fn close(&self) {
        self.writer.close();
    }

    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let (sender, answer) = oneshot::channel();
        // That nobody waits for an answer any more changes nothing.
        let read = move |file: &Connection| drop(sender.send(look(file)));
        self.writer.send(Request::Read(Box::new(read)))?;
        answer.await.unwrap_or(Err(StorageError::Closed))
    }

    async fn write(
        &self,
        change: impl Fn(&Connection) -> Result<(), StorageError> + Send + 'static,
    ) -> Result<(), StorageError> {
        let (sender, answer) = oneshot::channel();
        self.writer.send(Request::Write(Box::new(change), sender))?;
        // Whatever was asked for is answered, unless the thread broke down: perhaps behind the commit.
        let broken = || StorageError::Unknown("whoever writes broke down".into());
        answer.await.unwrap_or_else(|_| Err(broken()))
    }
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> StorageError {
        StorageError::Failed(error.to_string())
    }
}
