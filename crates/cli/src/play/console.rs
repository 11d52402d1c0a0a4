//! Where the program and the people talk: lines in, text out.

use std::io::{self, BufRead, Write};

use crate::{
    lines::{Line, Lines},
    screen::Size,
};

/// Nobody types more than this in a line.
const LONGEST_LINE: usize = 4 << 10;

/// Who is behind the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typist {
    /// Somebody at a keyboard, who sees what they type.
    Person,
    /// A file or a program: lines are repeated, so that the output can be read alone.
    Script,
}

/// A stream of lines and a stream of text.
pub struct Console<R, W> {
    input: Lines<R>,
    /// Where everything is written.
    pub output: W,
    /// The room on the screen.
    pub size: Size,
    typist: Typist,
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// A console over these streams.
    pub fn new(input: R, output: W, size: Size, typist: Typist) -> Console<R, W> {
        Console { input: Lines::new(input, LONGEST_LINE), output, size, typist }
    }

    /// Writes a line.
    pub fn say(&mut self, words: &str) -> io::Result<()> {
        writeln!(self.output, "{words}")
    }

    /// Asks and waits for a line; `None` when there will be no more.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{question}")?;
        self.output.flush()?;
        let line = match self.input.next_line()? {
            Line::Whole(line) => Some(String::from_utf8_lossy(line).trim().to_string()),
            Line::TooLong => Some(String::new()),
            Line::End => None,
        };
        match (&line, self.typist) {
            (Some(_), Typist::Person) => {}
            (Some(line), Typist::Script) => writeln!(self.output, "{line}")?,
            (None, Typist::Person | Typist::Script) => writeln!(self.output)?,
        }
        Ok(line)
    }

    /// Lets a person know that somebody thinks.
    pub fn show_life(&mut self, who: &str) {
        if self.has_person() {
            // What cannot be written now is noticed with the next line.
            let _ = self.say(&format!("{who} is thinking …")).and_then(|()| self.output.flush());
        }
    }

    /// Is somebody there who can look at the screen?
    pub fn has_person(&self) -> bool {
        self.typist == Typist::Person
    }

    /// Asks a person for Enter; a script goes on by itself, as if it had said so.
    pub fn confirm(&mut self, question: &str) -> io::Result<Option<String>> {
        match self.typist {
            Typist::Person => self.ask(question),
            Typist::Script => self.say(question.trim_end()).map(|()| Some(String::new())),
        }
    }

    /// Asks until the answer is yes or no; no when there will be no more lines.
    pub fn agrees(&mut self, question: &str) -> io::Result<bool> {
        loop {
            let Some(line) = self.ask(&format!("{question} (y/n) "))? else { return Ok(false) };
            match line.to_lowercase().as_str() {
                "y" | "yes" => return Ok(true),
                "n" | "no" => return Ok(false),
                _ => self.say("Expected y or n.")?,
            }
        }
    }
}
