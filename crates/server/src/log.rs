//! What the server notes: one line for each request and for what goes wrong. No token, header, body or
//! secret is ever handed to it. Whoever notes something never waits for whoever reads it.

use std::{
    io::{self, BufWriter, IsTerminal, Write},
    panic,
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use tracing_appender::non_blocking::{ErrorCounter, NonBlockingBuilder, WorkerGuard};

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
pub struct Log {
    _worker: WorkerGuard,
}

/// The most lines that wait for a slow reader; what is more is dropped and counted.
const MOST_LINES: usize = 8_192;

static DROPPED: OnceLock<ErrorCounter> = OnceLock::new();

/// Lines that could not be written.
static FAILED: AtomicU64 = AtomicU64::new(0);

/// How many lines nobody has read in time, or could not be written, since the start. The log is the process's, and so is what it has lost.
pub fn dropped_lines() -> u64 {
    let unread = DROPPED.get().map_or(0, ErrorCounter::dropped_lines);
    unread as u64 + FAILED.load(Ordering::Relaxed)
}

/// Notes go to standard error from here on, through a thread of their own. Once in a process.
pub fn start_log(format: LogFormat) -> Log {
    let queue = NonBlockingBuilder::default().lossy(true).buffered_lines_limit(MOST_LINES);
    let (writer, worker) =
        queue.thread_name("karak-log").finish(BufWriter::new(Counted(io::stderr())));
    // A second log in one process counts with the first.
    let _ = DROPPED.set(writer.error_counter());
    note_panics();
    let lines = tracing_subscriber::fmt()
        .with_writer(writer)
        .with_ansi(io::stderr().is_terminal())
        .with_target(false)
        // Where a line cannot be written (a full disk, a closed pipe), the game goes on without it.
        .log_internal_errors(false);
    // Whoever has set up notes of their own keeps them.
    let _ = match format {
        LogFormat::Text => lines.compact().try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
    Log { _worker: worker }
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

/// Counts what could not be written: the lines of a piece, which are written together.
struct Counted<W>(W);

impl<W: Write> Write for Counted<W> {
    /// What could not be written is not tried again: the lines behind it would wait for it.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
                FAILED.fetch_add(lines as u64, Ordering::Relaxed);
                Ok(bytes.len())
            }
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
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

    /// Nothing else here writes a log.
    #[test]
    fn lines_that_cannot_be_written_are_counted_once() {
        let before = dropped_lines();
        assert!(Counted(Full).write_all(b"line\nanother\n").is_ok());
        assert!(Counted(Vec::new()).write_all(b"line\n").is_ok());
        assert_eq!(dropped_lines(), before + 2);
    }
}
