//! External programs that play a seat (`cmd:…`): what the command line allows them.

use std::{
    io::{self, StdoutLock},
    process,
    time::Duration,
};

use bots::{Spec, spec::Kind};
use clap::Args;

use crate::Failure;

/// What a program that plays a seat is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct ProgramArgs {
    /// How long a program of your own (cmd:…) may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = USUAL_MS,
        value_parser = clap::value_parser!(u64).range(1..=MOST_MS))]
    pub move_ms: u64,
    /// Show what programs of your own write to their standard error
    #[arg(long)]
    pub verbose: bool,
}

const USUAL_MS: u64 = 1_000;
const MOST_MS: u64 = 600_000;

/// What a shell reports for a program that was interrupted.
const INTERRUPTED: i32 = 130;

impl ProgramArgs {
    /// The flags when nothing is said.
    pub fn usual() -> ProgramArgs {
        ProgramArgs { move_ms: USUAL_MS, verbose: false }
    }

    /// The same bot; a program is allowed what these flags say.
    pub fn allow(&self, mut spec: Spec) -> Spec {
        if let Kind::External(program) = &mut spec.kind {
            program.move_time = Duration::from_millis(self.move_ms);
            program.is_verbose = self.verbose;
        }
        spec
    }
}

/// From here on, whoever interrupts this process ends the programs that play in it, too.
///
/// # Errors
/// The operating system does not let us notice an interruption.
pub fn stop_if_interrupted(specs: &[Spec]) -> Result<(), Failure> {
    if specs.iter().all(|spec| spec.program().is_none()) {
        return Ok(());
    }
    on_interruption(|_| {})
}

/// What to do, with the standard output to itself, before an interruption ends this process and the
/// programs that play in it. At most once in a process.
///
/// # Errors
/// The operating system does not let us notice an interruption.
pub fn on_interruption(
    mut first: impl FnMut(&mut StdoutLock<'_>) + Send + 'static,
) -> Result<(), Failure> {
    let handler = move || {
        bots::stop_all();
        // Held to the end, so that nothing more is written.
        let mut output = io::stdout().lock();
        first(&mut output);
        process::exit(INTERRUPTED);
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::Failed(error.to_string()))
}
