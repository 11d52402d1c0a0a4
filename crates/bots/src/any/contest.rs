//! A contest at a game that is chosen at run time.

use std::ops::ControlFlow;

use games::with_game;
use serde_json::Value;
use tabletop::{SetupError, any};

use crate::{
    Evaluate, Spec,
    arena::{Plan, Schedule, Tally, Unplayable, contest},
    spec::BotFactory,
};

/// What the games of a contest begin with, whatever the game.
pub trait AnyStart: Sync {
    /// A schedule for so many entrants.
    ///
    /// # Errors
    /// They cannot be seated.
    fn schedule(&self, entrants: usize) -> Result<Schedule, Unplayable>;

    /// Plays the games of a schedule; see [`contest`].
    fn contest(
        &self,
        entrants: &[Spec],
        schedule: &Schedule,
        plan: &Plan,
        watch: &mut dyn FnMut(&Tally) -> ControlFlow<()>,
    ) -> Tally;
}

impl<G: Evaluate> AnyStart for G {
    fn schedule(&self, entrants: usize) -> Result<Schedule, Unplayable> {
        Schedule::new(entrants, self.seats().into(), self.is_party())
    }

    fn contest(
        &self,
        entrants: &[Spec],
        schedule: &Schedule,
        plan: &Plan,
        watch: &mut dyn FnMut(&Tally) -> ControlFlow<()>,
    ) -> Tally {
        let factories: Vec<BotFactory<G>> = entrants.iter().map(BotFactory::new).collect();
        contest(self, &factories, schedule, plan, watch)
    }
}

/// What games of this setup and position begin with; `None` if no game has this name.
///
/// # Errors
/// A setup or position that cannot be played.
pub fn start(
    game: &str,
    setup: &Value,
    position: Option<&Value>,
) -> Option<Result<Box<dyn AnyStart>, SetupError>> {
    with_game!(game, G => start_of::<G>(setup, position))
}

/// The same for this game.
///
/// # Errors
/// A setup or position that cannot be played.
pub fn start_of<G: Evaluate>(
    setup: &Value,
    position: Option<&Value>,
) -> Result<Box<dyn AnyStart>, SetupError> {
    let start: G = any::start(setup, position)?;
    Ok(Box::new(start))
}
