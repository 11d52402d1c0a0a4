//! `karak arena`: bots against bots, measured.

mod question;
mod report;
mod text;

use std::{
    io::Write,
    ops::ControlFlow,
    process,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use bots::{
    Spec,
    any::{self, AnyStart},
    arena::{Plan, Schedule, Tally},
};
use clap::Args;
use indicatif::ProgressBar;

use crate::{Failure, case::Case, programs::ProgramArgs, progress, setup::SetupArgs};

use question::Asked;
use report::{Report, Stop};

/// Lets bots play against each other and says who is better
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Seats are rotated, and every rotation has the same luck: such a round counts as one observation. As
many bots as seats sit together; with fewer, the first sits alone among copies of the others; with
more, every set of them that fits meets. A party has a table for each bot, on the same luck.
Ctrl-C ends the contest with what has been played.

Examples:
  karak arena search:2000 greedy --games 2000
  karak arena legend greedy --players 4           one legend among three greedy bots
  karak arena apprentice squire knight champion legend --game goblin
  karak arena legend greedy --stop --at-least 0.6 stop when it is clear whether it wins 60 %
  karak arena knight champion --options cooperative --json")]
pub struct ArenaArgs {
    /// Who plays: random, greedy, search:2000, search:500ms, apprentice … legend, knight/explorer,
    /// cmd:./mybot
    #[arg(required = true, value_name = "BOT")]
    entrants: Vec<Spec>,
    /// How many sit at a table [default: 2, or what heroes and setup say]
    #[arg(long, short, value_name = "NUMBER")]
    players: Option<u8>,
    /// How many games, rounded up to whole rounds
    #[arg(long, value_name = "NUMBER", default_value_t = 200,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// How many games at once [default: one on each core]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How sure the intervals are
    #[arg(long, value_name = "SHARE", default_value = "0.99", value_parser = confidence)]
    confidence: f64,
    /// Stop as soon as it is clear whether the first bot wins more than its fair share
    #[arg(long)]
    stop: bool,
    /// Ask whether the first bot wins more than this share of its games
    #[arg(long, value_name = "SHARE", value_parser = share)]
    at_least: Option<f64>,
    /// How much more is worth knowing: with less, stopping takes longer
    #[arg(long, value_name = "SHARE", default_value = "0.05", value_parser = share)]
    delta: f64,
    /// One object of JSON
    #[arg(long)]
    json: bool,
    /// What programs are allowed.
    #[command(flatten)]
    programs: ProgramArgs,
    /// Which game, and how.
    #[command(flatten)]
    setup: SetupArgs,
}

/// Plays and reports.
///
/// # Errors
/// A setup that cannot be played, entrants that cannot be seated, or a broken stream.
pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    let info = args.setup.info()?;
    let choices = args.setup.choices(&info)?;
    let case = Case {
        name: info.id.into(),
        setup: args.setup.setup(&info, args.players, &choices)?,
        position: args.setup.position()?,
    };
    let start = any::start(info.id, &case.setup, case.position.as_ref())
        .expect("the game has a name")
        .map_err(|error| case.refused(&error))?;
    let report = args.contest(&*start, &case)?;
    let text = if args.json { report.to_json() } else { text::page(&report) };
    writeln!(anstream::stdout(), "{text}")?;
    Ok(())
}

impl ArenaArgs {
    fn contest(&self, start: &dyn AnyStart, case: &Case) -> Result<Report, Failure> {
        let schedule = start.schedule(self.entrants.len());
        let schedule = schedule.map_err(|error| Failure::Usage(error.to_string()))?;
        let mut asked = Asked::of(self, &schedule)?;
        let plan = self.plan(&schedule);
        let entrants: Vec<Spec> =
            self.entrants.iter().map(|spec| self.programs.allow(spec.clone())).collect();
        let (bar, interrupted) = (Bar::new(&plan, &schedule, self), interruptions());
        let mut stop = None;
        let tally = start.contest(&entrants, &schedule, &plan, &mut |tally| {
            bar.show(tally);
            stop = match asked.as_mut().and_then(|asked| asked.observe(tally)) {
                Some(_) if self.stop => Some(Stop::Answered),
                Some(_) | None if interrupted.load(Ordering::Relaxed) => Some(Stop::Interrupted),
                Some(_) | None => None,
            };
            if stop.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        bar.0.finish_and_clear();
        if tally.rounds() == 0 {
            return Err(Failure::Failed("stopped before the first round was played".into()));
        }
        Ok(Report::new(self, case, &plan, &tally, asked, stop))
    }

    fn plan(&self, schedule: &Schedule) -> Plan {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        Plan {
            rounds: self.games.div_ceil(schedule.games_a_round() as u64),
            seed: self.setup.seed.unwrap_or(1),
            threads: self.threads.map_or_else(cores, usize::from),
        }
    }
}

/// How far the contest is, on a terminal.
struct Bar(ProgressBar, String);

impl Bar {
    fn new(plan: &Plan, schedule: &Schedule, args: &ArenaArgs) -> Bar {
        let games = plan.rounds * schedule.games_a_round() as u64;
        let bar = progress::bar(games, "{pos} of {len} games, {eta} left{msg}");
        Bar(bar, text::short(&args.entrants[0].to_string()))
    }

    fn show(&self, tally: &Tally) {
        let Bar(bar, first) = self;
        if tally.games() == bar.position() || bar.is_hidden() {
            return;
        }
        bar.set_position(tally.games());
        let rate = 100.0 * tally.wins(0) / tally.games_of(0) as f64;
        bar.set_message(format!(", {first} {rate:.1} %"));
    }
}

/// Ctrl-C is noticed here; the second one ends the program at once.
fn interruptions() -> Arc<AtomicBool> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let noticed = Arc::clone(&interrupted);
    // Where the system does not tell, Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(move || {
        if noticed.swap(true, Ordering::Relaxed) {
            bots::stop_all();
            process::exit(INTERRUPTED);
        }
    });
    interrupted
}

/// What shells expect of a program that was interrupted.
const INTERRUPTED: i32 = 130;

fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(share) if share > 0.0 && share < 1.0 => Ok(share),
        Ok(_) | Err(_) => Err(format!("expected a share between 0 and 1, like 0.6; got '{text}'")),
    }
}

fn confidence(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(share) if (0.5..=0.9999).contains(&share) => Ok(share),
        Ok(_) | Err(_) => Err(format!("expected 0.5 to 0.9999, got '{text}'")),
    }
}
