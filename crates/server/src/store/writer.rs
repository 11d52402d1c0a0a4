//! The thread that owns the file. What waits is written together: one wait for the disk serves all.

use std::{
    sync::Arc,
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Instant,
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{StorageError, Written};
use crate::metrics::Metrics;

/// The most changes in one transaction.
const MOST_TOGETHER: usize = 256;
/// The most requests that wait.
const MOST_WAITING: usize = 4096;

type Answer = oneshot::Sender<Result<(), StorageError>>;
/// Writes something into the file; if a whole transaction fails, nothing of it was written.
pub type Change = Box<dyn FnOnce(&Connection) -> Result<(), StorageError> + Send>;

/// What the thread is asked for.
pub enum Request {
    /// To look something up, and to answer itself.
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// To write something.
    Write(Change, Answer),
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

    /// Lets the thread finish what waits, and waits for it.
    pub fn close(&self) {
        drop(self.requests.lock().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A thread that has panicked has closed its file already.
        let _ = thread.map(JoinHandle::join);
    }
}

fn serve(mut file: Connection, requests: &Receiver<Request>, metrics: &Metrics) {
    while let Ok(first) = requests.recv() {
        let more = requests.try_iter().take(MOST_TOGETHER - 1);
        let batch: Vec<Request> = std::iter::once(first).chain(more).collect();
        let changes = batch.into_iter().filter_map(|request| answer_question(&file, request));
        let changes: Vec<_> = changes.collect();
        if changes.is_empty() {
            continue;
        }
        metrics.write(changes.len());
        write_together(&mut file, changes, metrics);
    }
}

/// Answers a question; changes come back.
fn answer_question(file: &Connection, request: Request) -> Option<(Change, Answer)> {
    match request {
        Request::Read(read) => read(file),
        Request::Write(change, answer) => return Some((change, answer)),
    }
    None
}

/// All changes in one transaction, each in a savepoint of its own: one that fails does not hurt the
/// others. Nobody gets an answer before the commit. That nobody waits for an answer any more changes nothing.
fn write_together(file: &mut Connection, changes: Vec<(Change, Answer)>, metrics: &Metrics) {
    let (changes, answers): (Vec<_>, Vec<_>) = changes.into_iter().unzip();
    let results = match transact(file, changes, metrics) {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "nothing could be written");
            vec![Err(error); answers.len()]
        }
    };
    for (answer, result) in answers.into_iter().zip(results) {
        let _ = answer.send(result);
    }
}

fn transact(
    file: &mut Connection,
    changes: Vec<Change>,
    metrics: &Metrics,
) -> Result<Vec<Result<(), StorageError>>, StorageError> {
    let mut all = file.transaction()?;
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
    let start = Instant::now();
    all.commit()?;
    metrics.committed(start.elapsed());
    Ok(results)
}
