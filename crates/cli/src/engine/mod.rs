//! `karak engine`: the text protocol for bots and tools, JSON lines on standard input and output.
//!
//! The protocol is described in `docs/protocol.md`.

mod commands;
mod fields;

use std::io::{self, BufRead, Write};

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::AnyMatch;

use crate::{
    Failure, Problem,
    lines::{Line, Lines},
};
use fields::Fields;

pub use commands::names;

/// The longest line, in bytes without its end.
pub const LONGEST_LINE: usize = 4 << 20;

/// The most matches that are open at once.
pub const MOST_MATCHES: usize = 64;

/// The longest time that a bot may think for a caller.
pub const MOST_MS: u64 = 60_000;

/// The most iterations of a search for a caller.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// Moves when an answer that programs rely on changes its shape.
pub const PROTOCOL: u32 = 1;

/// Speaks the engine protocol on standard input and output, for bots and tools
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Each line in is one JSON object with a field \"cmd\"; each is answered by one line.

Example:
  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"karak\",\"setup\":{\"players\":2},\"seed\":7}' \\
    '{\"cmd\":\"actions\"}' | karak engine

The whole protocol: docs/protocol.md")]
pub struct EngineArgs {}

/// Speaks the protocol until the caller says quit or goes away.
///
/// # Errors
/// Standard input or output cannot be used.
pub fn run(_args: &EngineArgs) -> Result<(), Failure> {
    Ok(serve(io::stdin().lock(), io::stdout().lock())?)
}

/// Answers every line of `input` with one on `output`.
///
/// # Errors
/// A stream cannot be used.
pub fn serve(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut lines = Lines::new(input, LONGEST_LINE);
    while !engine.is_done() {
        let answer = match lines.next_line()? {
            Line::Whole(line) => engine.answer(line),
            Line::TooLong => refused(None, too_long()),
            Line::End => return Ok(()),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The matches of one caller.
///
/// A refused request changes nothing, whatever is wrong with it.
#[derive(Default)]
pub struct Engine {
    /// In the order in which they were opened.
    tables: Vec<Table>,
    /// How many names were made up so far.
    named: u64,
    done: bool,
}

/// One open match.
struct Table {
    id: String,
    game: Box<dyn AnyMatch>,
}

/// What a command answers: the fields of the answer besides `ok` and `tag`.
type Answer = Result<Map<String, Value>, Problem>;

impl Engine {
    /// Answers one line, without its end, by one line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut request = match read(line) {
            Ok(request) => request,
            Err(problem) => return refused(None, problem),
        };
        let tag = request.remove("tag");
        match self.obey(request) {
            Ok(fields) => write(&Done { ok: true, tag, fields }),
            Err(problem) => refused(tag, problem),
        }
    }

    /// Has the caller said quit?
    pub fn is_done(&self) -> bool {
        self.done
    }

    fn obey(&mut self, request: Map<String, Value>) -> Answer {
        let mut fields = Fields::new(request);
        let name: String = fields.required("cmd", "the name of a command")?;
        let command = commands::find(&name).ok_or_else(|| {
            let message = format!("no command is called '{name}'");
            Problem::new("unknown_command", message).at("cmd").expecting(json!(names()))
        })?;
        command(self, fields)
    }

    /// The named match, or the one opened last.
    fn table(&mut self, id: Option<String>) -> Result<&mut Table, Problem> {
        let Some(id) = id else {
            let problem =
                || Problem::new("no_match", "no match is open; open one with new or load");
            return self.tables.last_mut().ok_or_else(problem);
        };
        match self.tables.iter().position(|table| table.id == id) {
            Some(index) => Ok(&mut self.tables[index]),
            None => Err(self.unknown_match(&id)),
        }
    }

    /// Refuses before any work is done: a name that is taken, or one match too many.
    fn check_room(&self, id: Option<&str>) -> Result<(), Problem> {
        if self.tables.len() >= MOST_MATCHES {
            let message = format!("{MOST_MATCHES} matches are open; close one first");
            return Err(Problem::new("too_many_matches", message));
        }
        match id {
            Some(id) if self.tables.iter().any(|table| table.id == id) => {
                let message = format!("a match with the id '{id}' is open already");
                Err(Problem::new("id_taken", message).at("id"))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Takes a match in. Room and name have been checked.
    fn open(&mut self, id: Option<String>, game: Box<dyn AnyMatch>) -> &Table {
        let id = id.unwrap_or_else(|| self.fresh_name());
        self.tables.push(Table { id, game });
        self.tables.last().expect("one was just put there")
    }

    fn fresh_name(&mut self) -> String {
        loop {
            self.named += 1;
            let name = format!("m{}", self.named);
            if self.tables.iter().all(|table| table.id != name) {
                return name;
            }
        }
    }

    fn unknown_match(&self, id: &str) -> Problem {
        let open: Vec<&str> = self.tables.iter().map(|table| table.id.as_str()).collect();
        let message = format!("no open match has the id '{id}'");
        Problem::new("unknown_match", message).at("id").expecting(json!(open))
    }
}

#[derive(Serialize)]
struct Done {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag: Option<Value>,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

#[derive(Serialize)]
struct Refused {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag: Option<Value>,
    error: Problem,
}

fn read(line: &[u8]) -> Result<Map<String, Value>, Problem> {
    let text = std::str::from_utf8(line).map_err(|error| {
        let message = format!("expected UTF-8, found another byte at {}", error.valid_up_to());
        Problem::new("bad_utf8", message)
    })?;
    match serde_json::from_str(text) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(Problem::new("not_an_object", "expected a JSON object with a field 'cmd'")),
        Err(error) => Err(Problem::new("bad_json", format!("expected a JSON object: {error}"))),
    }
}

fn too_long() -> Problem {
    let message = format!("expected at most {LONGEST_LINE} bytes in a line; this one was skipped");
    Problem::new("line_too_long", message).expecting(LONGEST_LINE)
}

fn refused(tag: Option<Value>, error: Problem) -> String {
    write(&Refused { ok: false, tag, error })
}

fn write(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("our answers have string keys only")
}
