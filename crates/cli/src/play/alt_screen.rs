//! The alternate screen of a terminal: it keeps no scroll-back, and the main screen comes back as it was.

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

/// Enters it.
const ENTER: &str = "\x1b[?1049h";
/// Leaves it.
const LEAVE: &str = "\x1b[?1049l";
/// Clears the screen, then what has been scrolled off it: some terminals keep that even here.
pub const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// The alternate screen, which can be wiped, if there is a terminal. Dropped, it gives the main screen back.
pub struct AltScreen {
    /// Written to past the stream of the text, which drops every sequence where colours are not
    /// wanted. `None` for a pipe or a file, where nothing can be wiped.
    terminal: Option<Box<dyn Write>>,
    /// Known to whoever interrupts as well.
    is_shown: Arc<AtomicBool>,
}

impl AltScreen {
    /// What is written stays.
    pub fn paper() -> AltScreen {
        AltScreen { terminal: None, is_shown: Arc::default() }
    }

    /// That of the terminal behind this stream.
    pub fn of(terminal: impl Write + 'static) -> AltScreen {
        AltScreen { terminal: Some(Box::new(terminal)), is_shown: Arc::default() }
    }

    /// That of the terminal that we are played in, left even if the game is interrupted; paper if
    /// input or output is no terminal, or one that knows no sequences.
    ///
    /// # Errors
    /// The operating system does not let us notice an interruption.
    pub fn of_ours(bots: &[Spec]) -> Result<AltScreen, Failure> {
        let is_dumb = env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        if is_dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            programs::stop_if_interrupted(bots)?;
            return Ok(AltScreen::paper());
        }
        let screen = AltScreen::of(AutoStream::always(io::stdout()));
        screen.leave_if_interrupted()?;
        Ok(screen)
    }

    /// Can what was written be wiped?
    pub fn can_be_wiped(&self) -> bool {
        self.terminal.is_some()
    }

    /// Is the terminal turned to this screen?
    pub fn is_shown(&self) -> bool {
        self.is_shown.load(Ordering::SeqCst)
    }

    /// Turns the terminal to this screen, blank.
    pub fn show(&mut self) -> io::Result<()> {
        if !self.can_be_wiped() || self.is_shown.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        self.write(&[ENTER, CLEAR])
    }

    /// Makes the screen blank.
    pub fn wipe(&mut self) -> io::Result<()> {
        self.write(&[CLEAR])
    }

    /// Turns the terminal back to its main screen. Nothing is left of this one.
    pub fn leave(&mut self) -> io::Result<()> {
        match self.is_shown.swap(false, Ordering::SeqCst) {
            true => self.write(&[CLEAR, LEAVE]),
            false => Ok(()),
        }
    }

    fn write(&mut self, sequences: &[&str]) -> io::Result<()> {
        let Some(terminal) = &mut self.terminal else { return Ok(()) };
        terminal.write_all(sequences.concat().as_bytes())?;
        terminal.flush()
    }

    /// Ctrl-C would end the process at once, and leave the shell on this screen.
    fn leave_if_interrupted(&self) -> Result<(), Failure> {
        let is_shown = Arc::clone(&self.is_shown);
        programs::on_interruption(move |terminal| {
            if is_shown.swap(false, Ordering::SeqCst) {
                // Nothing is left to be done if even this cannot be written.
                let _ = write!(terminal, "{CLEAR}{LEAVE}").and_then(|()| terminal.flush());
            }
        })
    }
}

impl Drop for AltScreen {
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
    fn the_main_screen_comes_back_once_however_it_is_left() {
        let tape = Tape::default();
        let mut screen = AltScreen::of(tape.clone());
        screen.show().unwrap();
        screen.show().unwrap();
        assert!(screen.is_shown());
        screen.leave().unwrap();
        assert!(!screen.is_shown());
        let turned = format!("{ENTER}{CLEAR}{CLEAR}{LEAVE}");
        assert_eq!(tape.text(), turned);
        screen.show().unwrap();
        drop(screen);
        assert_eq!(tape.text(), turned.repeat(2));
    }

    #[test]
    fn a_screen_that_was_never_shown_is_not_left() {
        let tape = Tape::default();
        drop(AltScreen::of(tape.clone()));
        assert_eq!(tape.text(), "");
    }

    #[test]
    fn paper_is_not_turned() {
        let mut screen = AltScreen::paper();
        screen.show().unwrap();
        screen.wipe().unwrap();
        assert!(!screen.is_shown() && !screen.can_be_wiped());
    }
}
