//! `karak replay`: shows a saved game step by step, or all of it as text.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use serde_json::Value;
use tabletop::{AnyMatch, Luck, Paint, Turn};

use crate::{
    Failure, files,
    lines::{Line, Lines},
    paint::{painted, write_canvas},
    screen::{Size, folded, wrapped},
};

/// Shows a saved game step by step, or all of it as text
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Enter shows the next ply, b the one before, a number goes there, q quits.

Examples:
  karak replay game.json
  karak replay game.json --all | less")]
pub struct ReplayArgs {
    /// The saved game
    file: PathBuf,
    /// Everything at once, as text; so also where input is not a terminal
    #[arg(long)]
    all: bool,
    /// Begin after this many plies
    #[arg(long, value_name = "PLY", default_value_t = 0)]
    from: usize,
}

/// Shows the game.
///
/// # Errors
/// A file that cannot be read, or is no saved game that holds together.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let mut tape = Tape::load(files::read_json(&args.file)?)
        .map_err(|problem| Failure::Failed(format!("{}: {problem}", args.file.display())))?;
    check_start(&tape, args.from, &args.file)?;
    let mut out = anstream::stdout().lock();
    if args.all || !io::stdin().is_terminal() {
        return Ok(write_all(&mut tape, args.from, &mut out)?);
    }
    let size = Size::of_terminal();
    Ok(browse(&mut tape, args.from, size, io::stdin().lock(), &mut out)?)
}

/// A saved game that can be wound forward and back.
pub struct Tape {
    start: Box<dyn AnyMatch>,
    now: Box<dyn AnyMatch>,
    /// Who played the last ply.
    by: Turn,
    /// Every ply of the file with its words.
    plies: Vec<(Value, String)>,
}

impl Tape {
    /// Reads a save, checking all of it.
    ///
    /// # Errors
    /// One sentence about what does not hold together.
    pub fn load(save: Value) -> Result<Tape, String> {
        let (game, setup) = (save["game"].clone(), save["setup"].clone());
        let position = save.get("position").filter(|position| !position.is_null()).cloned();
        let length = save["plies"].as_array().map_or(0, Vec::len);
        let whole = games::load(save).map_err(|error| error.to_string())?;
        let mut plies = whole.history(0);
        // Loading lets fair dice answer; what they would roll next is not in the file.
        plies.truncate(length);
        let game = game.as_str().unwrap_or_default();
        // With luck in our hands every roll and draw is a step of its own.
        let start =
            games::open(game, setup, position, Luck::Manual).map_err(|error| error.to_string())?;
        Ok(Tape { now: start.boxed(), by: start.turn(), start, plies })
    }

    /// How many plies the file has.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Has the file no ply at all?
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// How many plies have been played.
    pub fn ply(&self) -> usize {
        self.now.ply()
    }

    /// The match as it is now.
    pub fn now(&self) -> &dyn AnyMatch {
        &*self.now
    }

    /// Winds to just after this many plies, or to the end.
    pub fn wind_to(&mut self, ply: usize) {
        if ply < self.ply() {
            self.now = self.start.boxed();
        }
        while self.ply() < ply.min(self.len()) {
            self.step();
        }
    }

    /// The words of the ply played last: who, and what.
    pub fn last(&self) -> Option<String> {
        let index = self.ply().checked_sub(1)?;
        let (ply, words) = self.plies.get(index)?;
        let who = match self.by {
            Turn::Player(seat) if ply.get("act").is_some() => format!("{seat}: "),
            Turn::Chance if ply.get("chance").is_some() => "luck: ".into(),
            Turn::Player(_) | Turn::Chance | Turn::Over { .. } => String::new(),
        };
        Some(format!("{index:>4} {who}{words}"))
    }

    /// Plays the next ply. The whole file was checked, so it is legal.
    fn step(&mut self) {
        let Some((ply, _)) = self.plies.get(self.ply()) else { return };
        self.by = self.now.turn();
        let played = match (self.by, ply.get("act"), ply.get("chance")) {
            (Turn::Player(seat), Some(action), _) => self.now.act(seat, action.clone()),
            (_, _, Some(chance)) => self.now.happen(chance.clone()),
            _ => self.now.end(),
        };
        played.expect("every ply was checked when the file was loaded");
    }
}

/// Writes every ply with its events, and the board before and after.
///
/// # Errors
/// The stream cannot be written.
pub fn write_all(tape: &mut Tape, from: usize, out: &mut impl Write) -> io::Result<()> {
    tape.wind_to(from);
    write_canvas(out, &tape.now().picture(None))?;
    while tape.ply() < tape.len() {
        tape.wind_to(tape.ply() + 1);
        writeln!(out, "{}", tape.last().unwrap_or_default())?;
        for event in tape.now().events(tape.ply() - 1, None) {
            writeln!(out, "       {}", event.text)?;
        }
    }
    write_canvas(out, &tape.now().picture(None))?;
    for line in tape.now().status(None) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", standing(tape))
}

/// Shows one ply at a time, as the reader asks for them.
///
/// # Errors
/// A stream cannot be used.
pub fn browse(
    tape: &mut Tape,
    from: usize,
    size: Size,
    input: impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut lines = Lines::new(input, 1 << 10);
    tape.wind_to(from);
    write_screen(tape, size, out)?;
    loop {
        write!(out, "Enter next, b back, a number, q quit > ")?;
        out.flush()?;
        let command = match lines.next_line()? {
            Line::Whole(line) => Command::read(&String::from_utf8_lossy(line)),
            Line::TooLong => None,
            Line::End => return writeln!(out),
        };
        match command {
            Some(Command::Quit) => return Ok(()),
            Some(command) => {
                tape.wind_to(command.target(tape.ply()));
                write_screen(tape, size, out)?;
            }
            None => writeln!(out, "expected Enter, b, a number up to {}, or q", tape.len())?,
        }
    }
}

/// A command of the reader.
enum Command {
    Next,
    Back,
    Go(usize),
    Quit,
}

impl Command {
    fn read(line: &str) -> Option<Command> {
        match line.trim() {
            "" | "n" => Some(Command::Next),
            "b" => Some(Command::Back),
            "q" | "quit" => Some(Command::Quit),
            number => number.parse().ok().map(Command::Go),
        }
    }

    fn target(&self, ply: usize) -> usize {
        match *self {
            Command::Next => ply + 1,
            Command::Back => ply.saturating_sub(1),
            Command::Go(target) => target,
            Command::Quit => ply,
        }
    }
}

fn write_screen(tape: &Tape, size: Size, out: &mut impl Write) -> io::Result<()> {
    let since = tape.ply().saturating_sub(1);
    let events = tape.now().events(since, None);
    let texts =
        events.iter().flat_map(|event| wrapped(&event.text, size.columns.saturating_sub(3)));
    let texts: Vec<String> = texts.collect();
    let status = tape.now().status(None);
    let status: Vec<String> = status.iter().flat_map(|row| folded(row, size.columns)).collect();
    let room = size.rows.saturating_sub(status.len() + texts.len() + 3).max(5);
    write_canvas(out, &tape.now().picture(None).crop(size.columns, room))?;
    for line in &status {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", painted(Paint::Prize, &tape.last().unwrap_or("the start".into())))?;
    for text in texts {
        writeln!(out, "   {text}")?;
    }
    writeln!(out, "{}", standing(tape))
}

fn standing(tape: &Tape) -> String {
    let now = match tape.now().turn() {
        Turn::Player(seat) => format!("{seat} decides"),
        Turn::Chance => "luck decides".into(),
        Turn::Over { winners } => format!("the game is over, won by {winners}"),
    };
    format!("after {} of {} plies: {now}", tape.ply(), tape.len())
}

fn check_start(tape: &Tape, from: usize, file: &Path) -> Result<(), Failure> {
    if from <= tape.len() {
        return Ok(());
    }
    let (name, length) = (file.display(), tape.len());
    Err(Failure::Usage(format!(
        "--from: expected at most {length}, the plies of {name}; got {from}"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_a_key_or_a_number() {
        let target = |line: &str| Command::read(line).map(|command| command.target(7));
        assert_eq!(target(""), Some(8));
        assert_eq!(target("b"), Some(6));
        assert_eq!(target(" 3 "), Some(3));
        assert_eq!(target("x"), None);
    }
}
