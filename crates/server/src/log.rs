//! What the server notes: one line for each request and for what goes wrong. No token, header, body or
//! secret is ever handed to it. Whoever notes something never waits for whoever reads it.

use std::{
    io::{self, IsTerminal, Write},
    panic,
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use tracing_subscriber::fmt::MakeWriter;

use crate::loaded::lock;

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: a JSON object each.
    Json,
}

/// Writes what still waits when it is dropped, as far as somebody reads it within a second.
#[must_use = "the log ends with it"]
pub struct Log(Lines);

/// The most bytes that wait for a slow reader; lines that are more are dropped and counted.
const MOST_BYTES: usize = 1 << 20;
/// Lines of so much time are written together: a thread that is woken for each of them would cost more than they do.
const TOGETHER: Duration = Duration::from_millis(20);
/// How long a slow reader is waited for in the end.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Lines that nobody has read in time, or that could not be written. The log is the process's, and so is what it has lost.
static DROPPED: AtomicU64 = AtomicU64::new(0);

/// How many lines nobody has read in time, or could not be written, since the start.
pub fn dropped_lines() -> u64 {
    DROPPED.load(Ordering::Relaxed)
}

/// Notes go to standard error from here on, through a thread of their own. Once in a process.
pub fn start_log(format: LogFormat) -> Log {
    let lines = Lines::default();
    let theirs = lines.clone();
    let write = move || theirs.write_all_to(&mut io::stderr());
    thread::Builder::new()
        .name("karak-log".into())
        .spawn(write)
        .expect("a process can start a thread");
    note_panics();
    let notes = tracing_subscriber::fmt()
        .with_writer(lines.clone())
        .with_ansi(io::stderr().is_terminal())
        .with_target(false)
        // Where a line cannot be written (a full disk, a closed pipe), the game goes on without it.
        .log_internal_errors(false);
    // Whoever has set up notes of their own keeps them.
    let _ = match format {
        LogFormat::Text => notes.compact().try_init(),
        LogFormat::Json => notes.json().flatten_event(true).try_init(),
    };
    Log(lines)
}

/// What panics is noted like everything else: written past the log, it would wait for whoever reads nothing.
fn note_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let thread = thread::current().name().unwrap_or_default().to_owned();
        let problem = info.payload_as_str().unwrap_or_default();
        tracing::error!(place, thread, problem, "something broke");
    }));
}

/// Lines that wait to be written.
#[derive(Clone, Default)]
struct Lines(Arc<Waiting>);

#[derive(Default)]
struct Waiting {
    pending: Mutex<Pending>,
    /// There is something, or it ends.
    more: Condvar,
    /// Everything has been written.
    done: Condvar,
}

#[derive(Default)]
struct Pending {
    bytes: Vec<u8>,
    is_closed: bool,
    is_done: bool,
}

impl Lines {
    /// Takes a line, or drops and counts it.
    fn push(&self, line: &[u8]) {
        let mut pending = lock(&self.0.pending);
        if pending.bytes.len() + line.len() > MOST_BYTES {
            DROPPED.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let was_empty = pending.bytes.is_empty();
        pending.bytes.extend_from_slice(line);
        drop(pending);
        if was_empty {
            self.0.more.notify_one();
        }
    }

    /// Writes what comes until it ends.
    fn write_all_to(&self, out: &mut impl Write) {
        while let Some(bytes) = self.next() {
            if out.write_all(&bytes).is_err() {
                let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
                DROPPED.fetch_add(lines as u64, Ordering::Relaxed);
            }
        }
        lock(&self.0.pending).is_done = true;
        self.0.done.notify_all();
    }

    /// What waits, once there is something; nothing if it has ended.
    fn next(&self) -> Option<Vec<u8>> {
        let pending = lock(&self.0.pending);
        let is_idle = |pending: &mut Pending| pending.bytes.is_empty() && !pending.is_closed;
        let waited = self.0.more.wait_while(pending, is_idle);
        let pending = waited.unwrap_or_else(PoisonError::into_inner);
        let is_open = |pending: &mut Pending| !pending.is_closed;
        let waited = self.0.more.wait_timeout_while(pending, TOGETHER, is_open);
        let (mut pending, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let bytes = std::mem::take(&mut pending.bytes);
        (!bytes.is_empty()).then_some(bytes)
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        let Log(Lines(waiting)) = self;
        let mut pending = lock(&waiting.pending);
        pending.is_closed = true;
        waiting.more.notify_one();
        let is_busy = |pending: &mut Pending| !pending.is_done;
        // Whoever reads nothing is not waited for any longer.
        drop(waiting.done.wait_timeout_while(pending, LAST_WORDS, is_busy));
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Lines;

    fn make_writer(&self) -> Lines {
        self.clone()
    }
}

/// A line comes in one piece.
impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.push(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk without room.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn written(lines: &[&str], out: &mut impl Write) {
        let waiting = Lines::default();
        lines.iter().for_each(|line| waiting.push(line.as_bytes()));
        lock(&waiting.0.pending).is_closed = true;
        waiting.write_all_to(out);
    }

    /// Nothing else here writes a log.
    #[test]
    fn lines_are_written_in_order_or_counted() {
        let before = dropped_lines();
        let mut out = Vec::new();
        written(&["one\n", "two\n"], &mut out);
        assert_eq!((out.as_slice(), dropped_lines()), (&b"one\ntwo\n"[..], before));
        written(&["one\n", "two\n"], &mut Full);
        assert_eq!(dropped_lines(), before + 2, "on a full disk");
        let long = "x".repeat(MOST_BYTES - 2) + "\n";
        let mut out = Vec::new();
        written(&[&long, "more\n", "\n"], &mut out);
        assert_eq!((out.len(), dropped_lines()), (MOST_BYTES, before + 3), "where nobody reads");
    }
}
