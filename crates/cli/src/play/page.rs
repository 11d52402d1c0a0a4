//! The terminal's other page: it keeps no scroll-back, and the first page comes back as it was.

use std::{
    env,
    io::{self, IsTerminal, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use anstream::AutoStream;
use bots::Spec;

use crate::{Failure, programs};

/// Turns to the other page.
const TURN: &str = "\x1b[?1049h";
/// Turns back.
const TURN_BACK: &str = "\x1b[?1049l";
/// Clears the page, then what has been scrolled off it: some terminals keep that even here.
pub const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// A page that can be wiped, if there is a terminal. Dropped, it gives the first page back.
pub struct Page {
    /// Written to past the stream of the text, which drops every sequence where colours are not
    /// wanted. `None` for a pipe or a file, where nothing can be wiped.
    terminal: Option<Box<dyn Write>>,
    /// Known to whoever interrupts as well.
    is_shown: Arc<AtomicBool>,
}

impl Page {
    /// What is written stays.
    pub fn paper() -> Page {
        Page { terminal: None, is_shown: Arc::default() }
    }

    /// A page of the terminal behind this stream.
    pub fn of(terminal: impl Write + 'static) -> Page {
        Page { terminal: Some(Box::new(terminal)), is_shown: Arc::default() }
    }

    /// A page of the terminal that we are played in, left even if the game is interrupted; paper if
    /// input or output is no terminal, or one that knows no sequences.
    ///
    /// # Errors
    /// The operating system does not let us notice an interruption.
    pub fn of_ours(bots: &[Spec]) -> Result<Page, Failure> {
        let is_dumb = env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        if is_dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            programs::stop_if_interrupted(bots)?;
            return Ok(Page::paper());
        }
        let page = Page::of(AutoStream::always(io::stdout()));
        page.leave_if_interrupted()?;
        Ok(page)
    }

    /// Can what was written be wiped?
    pub fn can_be_wiped(&self) -> bool {
        self.terminal.is_some()
    }

    /// Is the terminal turned to this page?
    pub fn is_shown(&self) -> bool {
        self.is_shown.load(Ordering::SeqCst)
    }

    /// Turns the terminal to this page, blank.
    pub fn show(&mut self) -> io::Result<()> {
        if !self.can_be_wiped() || self.is_shown.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        self.write(&[TURN, WIPE])
    }

    /// Makes the page blank.
    pub fn wipe(&mut self) -> io::Result<()> {
        self.write(&[WIPE])
    }

    /// Turns the terminal back to its first page. Nothing is left of this one.
    pub fn leave(&mut self) -> io::Result<()> {
        match self.is_shown.swap(false, Ordering::SeqCst) {
            true => self.write(&[WIPE, TURN_BACK]),
            false => Ok(()),
        }
    }

    fn write(&mut self, sequences: &[&str]) -> io::Result<()> {
        let Some(terminal) = &mut self.terminal else { return Ok(()) };
        terminal.write_all(sequences.concat().as_bytes())?;
        terminal.flush()
    }

    /// Ctrl-C would end the process at once, and leave the shell on this page.
    fn leave_if_interrupted(&self) -> Result<(), Failure> {
        let is_shown = Arc::clone(&self.is_shown);
        programs::on_interruption(move |terminal| {
            if is_shown.swap(false, Ordering::SeqCst) {
                // Nothing is left to be done if even this cannot be written.
                let _ = write!(terminal, "{WIPE}{TURN_BACK}").and_then(|()| terminal.flush());
            }
        })
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // Whatever ended the game is reported by whoever it ended for.
        let _ = self.leave();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::curtain::tests::Tape;

    #[test]
    fn the_first_page_comes_back_once_however_it_is_left() {
        let tape = Tape::default();
        let mut page = Page::of(tape.clone());
        page.show().unwrap();
        page.show().unwrap();
        assert!(page.is_shown());
        page.leave().unwrap();
        assert!(!page.is_shown());
        let turned = format!("{TURN}{WIPE}{WIPE}{TURN_BACK}");
        assert_eq!(tape.text(), turned);
        page.show().unwrap();
        drop(page);
        assert_eq!(tape.text(), turned.repeat(2));
    }

    #[test]
    fn a_page_that_was_never_shown_is_not_left() {
        let tape = Tape::default();
        drop(Page::of(tape.clone()));
        assert_eq!(tape.text(), "");
    }

    #[test]
    fn paper_is_not_turned() {
        let mut page = Page::paper();
        page.show().unwrap();
        page.wipe().unwrap();
        assert!(!page.is_shown() && !page.can_be_wiped());
    }
}
