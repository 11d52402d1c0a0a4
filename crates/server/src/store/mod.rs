//! The tables as a file. One thread owns it, so nobody else in this process can hold it up or see half
//! a change; a lock on the file keeps every other process out.

mod file;
pub(crate) mod rows;
mod writer;

use std::{path::Path, sync::Arc};

use blake3::Hash;
use tabletop::Seat;
use tokio::sync::oneshot;

use crate::table::{Entry, IdempotencyKey, Start};
pub use file::OpenError;
pub(crate) use file::open as open_file;
use writer::{Request, Writer};

/// The file of the tables.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
}

/// Why nothing could be read or written. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// No room, or not allowed, or broken.
    #[error("the tables cannot be written or read now: {0}")]
    Failed(String),
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
    /// What is kept of the tokens.
    pub tokens: Vec<(Seat, Hash)>,
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
    /// The lines.
    pub entries: Vec<Entry>,
    /// The idempotency key of the request.
    pub key: Option<IdempotencyKey>,
    /// Who must do something next.
    pub awaits: Awaits,
}

/// A table as the file has it.
pub struct Stored {
    /// How it began.
    pub start: Start,
    /// What is kept of the tokens.
    pub tokens: Vec<(Seat, Hash)>,
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
        Ok(Store { writer: Arc::new(Writer::start(file::open(path)?)) })
    }

    /// Writes a new table. It is on disk when this returns.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create(&self, table: NewTable) -> Result<(), StorageError> {
        self.ask(|answer| Request::Create(Box::new(table), answer)).await
    }

    /// Writes more of a table's log. It is on disk when this returns.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn append(&self, append: Append) -> Result<(), StorageError> {
        self.ask(|answer| Request::Append(Box::new(append), answer)).await
    }

    /// Reads a table.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn load(&self, name: String) -> Result<Option<Stored>, StorageError> {
        self.ask(|answer| Request::Load(name, answer)).await
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn count(&self) -> Result<u64, StorageError> {
        self.ask(Request::Count).await
    }

    /// All tables, the latest first.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn names(&self) -> Result<Vec<String>, StorageError> {
        self.ask(|answer| Request::Names(None, answer)).await
    }

    /// The tables where a computer player must do something, the latest first.
    ///
    /// # Errors
    /// It could not be read.
    pub async fn waiting_for_computers(&self) -> Result<Vec<String>, StorageError> {
        self.ask(|answer| Request::Names(Some(Awaits::Computer), answer)).await
    }

    /// How much has been written since the start.
    pub fn written(&self) -> Written {
        self.writer.written()
    }

    /// Writes what still waits, and closes the file. Blocks until it is done.
    pub fn close(&self) {
        self.writer.close();
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, StorageError>>) -> Request,
    ) -> Result<T, StorageError> {
        let (sender, answer) = oneshot::channel();
        self.writer.send(request(sender))?;
        answer.await.unwrap_or(Err(StorageError::Closed))
    }
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> StorageError {
        StorageError::Failed(error.to_string())
    }
}
