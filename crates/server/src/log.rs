//! What the server notes: one line for each request and for what goes wrong. No token, header, body or
//! secret is ever handed to it.

use std::io::{self, IsTerminal};

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
        .with_writer(io::stderr)
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
