//! What the server notes: one line for each request and for what goes wrong. No token, header, body or
//! secret is ever handed to it.

use std::{
    io::{self, IsTerminal, Write},
    sync::LazyLock,
};

use prometheus_client::metrics::counter::Counter;

/// The log is the process's, and so is what it has lost.
static DROPPED_LINES: LazyLock<Counter> = LazyLock::new(Counter::default);

/// Counts the lines that could not be written.
pub fn dropped_lines() -> Counter {
    DROPPED_LINES.clone()
}

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: a JSON object each.
    Json,
}

/// Notes go to standard error from here on. Once in a process.
pub fn start_log(format: LogFormat) {
    let lines = tracing_subscriber::fmt()
        .with_writer(|| Counted(io::stderr()))
        .with_ansi(io::stderr().is_terminal())
        .with_target(false)
        // Where a line cannot be written (a full disk, a closed pipe), the game goes on without it.
        .log_internal_errors(false);
    // Whoever has set up notes of their own keeps them.
    let _ = match format {
        LogFormat::Text => lines.compact().try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
}

/// Counts what could not be written. A line is written in one piece.
struct Counted<W>(W);

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn write_all(&mut self, line: &[u8]) -> io::Result<()> {
        self.0.write_all(line).inspect_err(|_| {
            DROPPED_LINES.inc();
        })
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
    fn a_line_that_cannot_be_written_is_counted_once() {
        let before = dropped_lines().get();
        assert!(Counted(Full).write_all(b"line\n").is_err());
        assert!(Counted(Vec::new()).write_all(b"line\n").is_ok());
        assert_eq!(dropped_lines().get(), before + 1);
    }
}
