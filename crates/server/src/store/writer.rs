//! The thread that owns the file. What waits is written together: one wait for the disk serves all.

use std::{
    sync::Arc,
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Instant,
};

use rusqlite::{Connection, ErrorCode, Transaction, ffi};
use tokio::sync::oneshot;

use super::{Progress, STEP, StorageError, Written, backup};
use crate::metrics::Metrics;

/// The most changes in one transaction.
const MOST_TOGETHER: usize = 256;
/// The most requests that wait.
const MOST_WAITING: usize = 4096;

type Answer = oneshot::Sender<Result<(), StorageError>>;
/// Writes something into the file; if a whole transaction fails, nothing of it was written, and it may be asked again.
pub type Change = Box<dyn Fn(&Connection) -> Result<(), StorageError> + Send>;

/// What the thread is asked for.
pub enum Request {
    /// To look something up, and to answer itself.
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// To write something.
    Write(Change, Answer),
    /// To copy the file, a step at a time between all others.
    BackUp(BackUp),
}

/// A copy of the file that somebody wants.
pub struct BackUp {
    /// An empty file.
    pub to: Connection,
    /// Hears how far it is.
    pub progress: Box<dyn FnMut(Progress) + Send>,
    /// Hears the end.
    pub done: Answer,
}

/// A way to the thread.
pub struct Writer {
    requests: Mutex<Option<SyncSender<Request>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    metrics: Arc<Metrics>,
}

impl Writer {
    /// Gives the file to a new thread, which counts what it does.
    pub fn start(file: Connection, metrics: Arc<Metrics>) -> Writer {
        let (sender, requests) = sync_channel(MOST_WAITING);
        let theirs = metrics.clone();
        let work = move || serve(file, &requests, &theirs);
        let thread = thread::Builder::new().name("karak-store".into()).spawn(work);
        let thread = thread.expect("a process can start a thread");
        Writer { requests: Mutex::new(Some(sender)), thread: Mutex::new(Some(thread)), metrics }
    }

    /// Asks for something.
    pub fn send(&self, request: Request) -> Result<(), StorageError> {
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let requests = requests.as_ref().ok_or(StorageError::Closed)?;
        requests.try_send(request).map_err(|error| match error {
            TrySendError::Full(_) => StorageError::Overloaded,
            TrySendError::Disconnected(_) => StorageError::Closed,
        })
    }

    pub fn written(&self) -> Written {
        self.metrics.written()
    }

    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Takes no more requests.
    pub fn hang_up(&self) {
        drop(self.requests.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Lets the thread finish what waits, and waits for it.
    pub fn close(&self) {
        self.hang_up();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A thread that has panicked has closed its file already.
        let _ = thread.map(JoinHandle::join);
    }
}

fn serve(file: Connection, requests: &Receiver<Request>, metrics: &Metrics) {
    while let Ok(first) = requests.recv() {
        for wanted in serve_batch(&file, first, requests, metrics) {
            let BackUp { to, mut progress, done } = wanted;
            let copied = back_up(&file, to, &mut progress, requests, metrics);
            let _ = done.send(copied);
        }
    }
}

/// Does what waits, changes together; copies that are wanted come back.
fn serve_batch(
    file: &Connection,
    first: Request,
    requests: &Receiver<Request>,
    metrics: &Metrics,
) -> Vec<BackUp> {
    let more = requests.try_iter().take(MOST_TOGETHER - 1);
    let (mut changes, mut copies) = (Vec::new(), Vec::new());
    for request in std::iter::once(first).chain(more) {
        match request {
            Request::Read(read) => read(file),
            Request::Write(change, answer) => changes.push((change, answer)),
            Request::BackUp(wanted) => copies.push(wanted),
        }
    }
    if !changes.is_empty() {
        metrics.write(changes.len());
        write_together(file, changes, metrics);
    }
    copies
}

/// Copies the file step by step, and does between two steps what waits: nobody waits longer than a step takes. What is
/// written meanwhile by this connection is in the copy as well.
fn back_up(
    file: &Connection,
    mut to: Connection,
    progress: &mut dyn FnMut(Progress),
    requests: &Receiver<Request>,
    metrics: &Metrics,
) -> Result<(), StorageError> {
    let backup = backup::Steps::new(file, &mut to)?;
    while let Some(far) = backup.step(STEP)? {
        progress(far);
        match requests.try_recv() {
            Ok(first) => {
                for another in serve_batch(file, first, requests, metrics) {
                    // One at a time.
                    let _ = another.done.send(Err(StorageError::Overloaded));
                }
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(StorageError::Closed),
        }
    }
    Ok(())
}

/// All changes in one transaction: one that fails does not hurt the others. Nobody gets an answer before the commit. That nobody waits for an answer any more changes nothing.
fn write_together(file: &Connection, changes: Vec<(Change, Answer)>, metrics: &Metrics) {
    let (changes, answers): (Vec<_>, Vec<_>) = changes.into_iter().unzip();
    let results = match transact(file, changes, metrics) {
        Ok(results) => results,
        Err(error) => {
            match &error {
                StorageError::Unknown(_) => {
                    tracing::error!(%error, "a transaction may have been written or not");
                }
                StorageError::Failed(_) | StorageError::Overloaded | StorageError::Closed => {
                    tracing::error!(%error, "nothing could be written");
                }
            }
            vec![Err(error); answers.len()]
        }
    };
    for (answer, result) in answers.into_iter().zip(results) {
        let _ = answer.send(result);
    }
}

fn transact(
    file: &Connection,
    changes: Vec<Change>,
    metrics: &Metrics,
) -> Result<Vec<Result<(), StorageError>>, StorageError> {
    // A copy of the file may be under way, which borrows it as well; transactions still never overlap on this thread.
    let all = file.unchecked_transaction()?;
    if changes.iter().any(|change| change(&all).is_err()) {
        drop(all);
        return transact_apart(file, changes, metrics);
    }
    commit(all, metrics)?;
    Ok(vec![Ok(()); changes.len()])
}

/// The same with a savepoint for each change, where one of them fails: that takes twice the time, and is rare.
fn transact_apart(
    file: &Connection,
    changes: Vec<Change>,
    metrics: &Metrics,
) -> Result<Vec<Result<(), StorageError>>, StorageError> {
    let mut all = file.unchecked_transaction()?;
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        let one = all.savepoint()?;
        let result = change(&one).and_then(|()| Ok(one.commit()?));
        // A full or broken disk ends the whole transaction, and with it what was written before.
        if let (Err(error), true) = (&result, all.is_autocommit()) {
            return Err(error.clone());
        }
        results.push(result);
    }
    commit(all, metrics)?;
    Ok(results)
}

fn commit(all: Transaction<'_>, metrics: &Metrics) -> Result<(), StorageError> {
    let start = Instant::now();
    all.commit().map_err(|error| commit_failed(&error))?;
    metrics.committed(start.elapsed());
    Ok(())
}

/// Where the disk refuses to take something, the end of the transaction, which comes last, is not in the log, and the whole is
/// void. Where it fails otherwise, above all when it should keep what it has taken, the next start may find the transaction or not.
fn commit_failed(error: &rusqlite::Error) -> StorageError {
    let is_refused = error.sqlite_error_code().is_some_and(|code| {
        matches!(
            code,
            ErrorCode::DiskFull
                | ErrorCode::ConstraintViolation
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::ReadOnly
        )
    });
    let extended = error.sqlite_error().map(|error| error.extended_code);
    let is_void = is_refused || extended == Some(ffi::SQLITE_IOERR_WRITE);
    if is_void {
        StorageError::Failed(error.to_string())
    } else {
        StorageError::Unknown(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(extended_code: i32) -> StorageError {
        commit_failed(&rusqlite::Error::SqliteFailure(ffi::Error::new(extended_code), None))
    }

    #[test]
    fn what_the_disk_did_not_take_has_not_changed_anything() {
        for code in [ffi::SQLITE_FULL, ffi::SQLITE_IOERR_WRITE, ffi::SQLITE_BUSY] {
            assert!(matches!(failed(code), StorageError::Failed(_)), "{code}");
        }
    }

    #[test]
    fn what_the_disk_did_not_keep_may_be_there() {
        for code in [ffi::SQLITE_IOERR_FSYNC, ffi::SQLITE_IOERR, ffi::SQLITE_IOERR_TRUNCATE] {
            assert!(matches!(failed(code), StorageError::Unknown(_)), "{code}");
        }
    }
}
