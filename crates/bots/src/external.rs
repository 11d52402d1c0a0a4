//! A bot that is another program: told what its seat may know, asked for one of the legal actions.
//! `docs/protocol.md` describes what is said.

use std::{process::Stdio, time::Duration};

use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Ply, PlyOf, Seat};

use crate::{
    Bot, Level,
    process::{LONGEST_ANSWER, Process},
};

/// A program that plays for a seat, and what it is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program and its arguments, separated by blanks. No shell reads it.
    pub command: String,
    /// How long it may think about a decision.
    pub move_time: Duration,
    /// How much longer it may take for the first one.
    pub start_time: Duration,
    /// Who plays on once it has forfeited its seat.
    pub substitute: Level,
    /// Is its standard error shown? Otherwise nobody sees it.
    pub is_verbose: bool,
}

impl Program {
    /// A program with the usual allowance: a second for a decision, five more for the first.
    pub fn new(command: &str) -> Program {
        Program {
            command: command.into(),
            move_time: Duration::from_secs(1),
            start_time: Duration::from_secs(5),
            substitute: Level::Squire,
            is_verbose: false,
        }
    }
}

/// Why a program has forfeited its seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is not there, or may not be run.
    #[error("it could not be started: {0}")]
    NotStarted(String),
    /// It thought for too long.
    #[error("it did not answer within {} ms", .0.as_millis())]
    Slow(Duration),
    /// It ended, or closed its output.
    #[error("it has ended")]
    Gone,
    /// It does not read.
    #[error("it does not read what it is asked")]
    Deaf,
    /// It wrote a line that nobody asked for.
    #[error("it spoke without being asked")]
    Unasked,
    /// It wrote too much.
    #[error("it answered more than {LONGEST_ANSWER} bytes in a line")]
    TooLong,
    /// It wrote something else than an answer.
    #[error("expected {{\"bestmove\": …}}, got {0}")]
    Garbage(String),
    /// It chose what was not offered.
    #[error("expected one of the actions it was told or the number of one, got {0}")]
    Illegal(String),
}

/// A program in a seat of one game. It is started for its first decision and killed after the game.
///
/// At its first fault it forfeits the seat: its substitute plays this game to the end.
pub struct External<G: Game> {
    program: Program,
    process: Option<Process>,
    fault: Option<Fault>,
    substitute: Box<dyn Bot<G>>,
    list: Vec<G::Action>,
}

/// What a program is asked.
#[derive(Serialize)]
struct Question<V> {
    cmd: &'static str,
    game: &'static str,
    seat: Seat,
    ms: u128,
    view: V,
    actions: Vec<Offer>,
}

/// One of the actions it may choose.
#[derive(Serialize)]
struct Offer {
    action: Value,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    outlook: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<String>,
}

impl<G: Game> External<G> {
    /// This program; `substitute` plays on if it forfeits.
    pub fn new(program: Program, substitute: Box<dyn Bot<G>>) -> External<G> {
        External { program, process: None, fault: None, substitute, list: Vec::new() }
    }

    fn ask(&mut self, game: &G, seat: Seat) -> Result<G::Action, Fault> {
        let outlooks = game.outlooks(&self.list);
        let offers = self.list.iter().zip(&outlooks);
        let offers = offers.map(|(action, outlook)| offer(game, action, outlook.as_ref()));
        let offers: Vec<Offer> = offers.collect();
        let question = Question {
            cmd: "go",
            game: G::ID,
            seat,
            ms: self.program.move_time.as_millis(),
            view: game.view(Some(seat)),
            actions: offers,
        };
        let line = serde_json::to_string(&question).expect("our data has string keys only");
        let mut limit = self.program.move_time;
        let process = match &mut self.process {
            Some(process) => process,
            None => {
                limit += self.program.start_time;
                self.process.insert(start(&self.program)?)
            }
        };
        let answer = process.ask(line, limit)?;
        let index = chosen(&answer, &question.actions)?;
        Ok(self.list[index])
    }
}

impl<G: Game> Bot<G> for External<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        self.list.clear();
        game.actions(&mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        if self.fault.is_none() {
            match self.ask(game, seat) {
                Ok(action) => return action,
                Err(fault) => (self.fault, self.process) = (Some(fault), None),
            }
        }
        self.substitute.choose(game, seat)
    }

    fn observe(&mut self, ply: &PlyOf<G>) {
        self.substitute.observe(ply);
    }

    fn forfeits(&self) -> u32 {
        u32::from(self.fault.is_some())
    }

    fn fault(&self) -> Option<String> {
        self.fault.as_ref().map(Fault::to_string)
    }
}

fn start(program: &Program) -> Result<Process, Fault> {
    let complaints = if program.is_verbose { Stdio::inherit() } else { Stdio::null() };
    Process::start(&program.command, complaints)
        .map_err(|error| Fault::NotStarted(error.to_string()))
}

fn offer<G: Game>(game: &G, action: &G::Action, outlook: Option<&G::Outlook>) -> Offer {
    Offer {
        action: json(action),
        text: game.describe(&Ply::Act(*action)),
        odds: outlook.map(G::Outlook::to_string),
        outlook: outlook.map(json),
    }
}

/// Which of the offers is meant: an action as it was written, or its number, counted from 0. Other
/// fields of the answer are the program's own business.
fn chosen(line: &[u8], offers: &[Offer]) -> Result<usize, Fault> {
    let answer: Option<Value> = serde_json::from_slice(line).ok();
    let bestmove = answer.as_ref().and_then(|answer| answer.get("bestmove"));
    let bestmove = bestmove.ok_or_else(|| Fault::Garbage(quoted(line)))?;
    let named = || offers.iter().position(|offer| offer.action == *bestmove);
    let numbered = || bestmove.as_u64().and_then(|number| usize::try_from(number).ok());
    let index = named().or_else(numbered).filter(|&index| index < offers.len());
    index.ok_or_else(|| Fault::Illegal(quoted(bestmove.to_string().as_bytes())))
}

/// So much of what a stranger wrote is repeated.
const LONGEST_QUOTE: usize = 60;

/// The beginning of what a stranger wrote, harmless in any terminal.
fn quoted(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line.trim_ascii());
    let start: String = text.chars().take(LONGEST_QUOTE).collect();
    let more = if start.len() < text.len() { "…" } else { "" };
    format!("'{}{more}'", start.escape_debug())
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("our data has string keys only")
}
