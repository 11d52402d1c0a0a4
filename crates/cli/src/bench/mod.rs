//! `karak bench`: random playouts, measured, beside the floor that no engine of this shape can beat.

mod report;

use std::io::{self, Write};

use clap::Args;
use lab::bench::{Limit, Measurement, Plan, measure_named};

use crate::{
    Failure,
    case::{Case, PlayerCounts, cases, combinations},
    progress,
    setup::SetupArgs,
};

pub use report::Row;

/// Measures random playouts: decisions and games a second, beside the floor of the machine
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
A decision is a player's action; rolls and draws are not counted. The floor is copying one state
and drawing one random number; the ratio says how many floors one decision costs.

Examples:
  karak bench                               every number of players, no options
  karak bench --players 4 --seconds 10
  karak bench --game karak2 --options imperium
  karak bench --players 2..5 --all-options --json > ours.jsonl")]
pub struct BenchArgs {
    /// How many play: 4, or 2,4, or 2..5 [default: all that the game allows]
    #[arg(long, short, value_name = "LIST")]
    players: Option<PlayerCounts>,
    /// Every combination of options
    #[arg(long, conflicts_with = "options")]
    all_options: bool,
    /// How long each measurement takes
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    seconds: f64,
    /// Play so many games for each measurement, however long it takes
    #[arg(long, value_name = "NUMBER", conflicts_with = "seconds",
        value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// How many games at once
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// One line of JSON for each measurement
    #[arg(long)]
    json: bool,
    /// Which game, and how.
    #[command(flatten)]
    setup: SetupArgs,
}

/// Measures and reports, one setup after the other.
///
/// # Errors
/// A setup that cannot be played, or a broken stream.
pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    let info = args.setup.info()?;
    let sets = match args.all_options {
        true => combinations(&info),
        false => vec![args.setup.choices(&info)?],
    };
    let cases = cases(&args.setup, &info, args.players.as_ref(), &sets)?;
    let bar = progress::bar((cases.len() as f64 * STEPS) as u64, "{percent:>3} % {msg}");
    let width = cases.iter().map(|case| case.name.chars().count()).max().unwrap_or(0);
    let mut rows = Vec::new();
    for (index, case) in cases.iter().enumerate() {
        bar.set_message(case.name.clone());
        let tick = |done: f64| bar.set_position((index as f64 * STEPS + done * STEPS) as u64);
        let row = Row::new(&case.name, measured(info.id, case, &args.plan(), &tick)?);
        bar.suspend(|| match args.json {
            true => write_line(&row.to_json()),
            false if index == 0 => {
                write_line(&format!("{}\n{}", Row::head(width), row.line(width)))
            }
            false => write_line(&row.line(width)),
        })?;
        rows.push(row);
    }
    bar.finish_and_clear();
    if !args.json {
        write_line(&report::footnotes(&rows))?;
    }
    Ok(())
}

impl BenchArgs {
    fn plan(&self) -> Plan {
        let limit = match self.games {
            Some(games) => Limit::Games(games),
            None => Limit::Seconds(self.seconds),
        };
        Plan { limit, seed: self.setup.seed.unwrap_or(1), threads: self.threads.into() }
    }
}

/// Steps of the progress bar for each measurement.
const STEPS: f64 = 100.0;

fn measured(
    game: &str,
    case: &Case,
    plan: &Plan,
    tick: &dyn Fn(f64),
) -> Result<Measurement, Failure> {
    measure_named(game, &case.setup, case.position.as_ref(), plan, tick)
        .expect("the game has a name")
        .map_err(|error| case.refused(&error))
}

fn write_line(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(seconds),
        Ok(_) | Err(_) => Err(format!("expected seconds from 0.01 to 86400, got '{text}'")),
    }
}
