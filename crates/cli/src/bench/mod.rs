//! `karak bench`: random playouts, measured, beside the floor that no engine of this shape can beat.

mod floor;
mod measure;
mod process;
mod report;

use std::{
    io::{self, Write},
    str::FromStr,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use karak::{GameInfo, goblin::Goblin, karak::Karak, karak2::Karak2};
use serde_json::Value;
use tabletop::Game;

use crate::{
    Failure,
    setup::{Choice, SetupArgs},
};

pub use floor::Floor;
pub use measure::{Limit, MOST_PLIES, Measurement, Plan, Tally, measure};
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
    let trials = trials(args, &info)?;
    let bar = progress_bar(trials.len());
    let width = trials.iter().map(|trial| trial.name.chars().count()).max().unwrap_or(0);
    let mut rows = Vec::new();
    for (index, trial) in trials.iter().enumerate() {
        bar.set_message(trial.name.clone());
        let tick = |done: f64| bar.set_position((index as f64 * STEPS + done * STEPS) as u64);
        let row = Row::new(&trial.name, measure_named(info.id, trial, &args.plan(), &tick)?);
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

/// Numbers of players, as the command line writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerCounts(Vec<u8>);

impl FromStr for PlayerCounts {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerCounts, String> {
        let problem = || format!("expected a number, a list 2,4 or a range 2..5; got '{text}'");
        let number = |word: &str| word.trim().parse::<u8>().map_err(|_| problem());
        let counts: Vec<u8> = match text.split_once("..") {
            Some((first, last)) => {
                (number(first)?..=number(last.trim_start_matches('='))?).collect()
            }
            None => text.split(',').map(number).collect::<Result<_, _>>()?,
        };
        if counts.is_empty() { Err(problem()) } else { Ok(PlayerCounts(counts)) }
    }
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

/// One setup to be measured.
struct Trial {
    /// `karak-4p+hero_mode`.
    name: String,
    setup: Value,
    position: Option<Value>,
}

/// Steps of the progress bar for each measurement.
const STEPS: f64 = 100.0;

/// The one place that knows the games by their types.
fn measure_named(
    game: &str,
    trial: &Trial,
    plan: &Plan,
    tick: &dyn Fn(f64),
) -> Result<Measurement, Failure> {
    match game {
        Karak::ID => Ok(measure(&start::<Karak>(trial)?, plan, tick)),
        Karak2::ID => Ok(measure(&start::<Karak2>(trial)?, plan, tick)),
        Goblin::ID => Ok(measure(&start::<Goblin>(trial)?, plan, tick)),
        _ => Err(Failure::Usage(format!("{game} has no benchmark yet"))),
    }
}

fn start<G: Game>(trial: &Trial) -> Result<G, Failure> {
    let usage =
        |part: &str, words: String| Failure::Usage(format!("{}: {part}{words}", trial.name));
    let setup: G::Setup = serde_json::from_value(trial.setup.clone())
        .map_err(|error| usage("setup: ", error.to_string()))?;
    let state = match &trial.position {
        None => G::new(&setup),
        Some(position) => {
            let position = serde_json::from_value(position.clone())
                .map_err(|error| usage("position: ", error.to_string()))?;
            G::from_position(&setup, &position)
        }
    };
    state.map_err(|error| usage("", error.to_string()))
}

fn trials(args: &BenchArgs, info: &GameInfo) -> Result<Vec<Trial>, Failure> {
    let counts = match &args.players {
        Some(PlayerCounts(counts)) => counts.clone(),
        None => (info.players.0..=info.players.1).collect(),
    };
    let sets = match args.all_options {
        true => combinations(info),
        false => vec![args.setup.choices(info)?],
    };
    let position = args.setup.position()?;
    let mut trials = Vec::new();
    for set in &sets {
        for &players in &counts {
            let setup = args.setup.setup(info, Some(players), set)?;
            let name = name(info, players, set);
            trials.push(Trial { name, setup, position: position.clone() });
        }
    }
    Ok(trials)
}

/// Every combination of options, each on or off; of several values, the middle one is "on".
fn combinations(info: &GameInfo) -> Vec<Vec<Choice>> {
    let mut sets = vec![Vec::new()];
    for option in &info.options {
        let with = |set: &Vec<Choice>| [set.as_slice(), &[Choice::on(option)]].concat();
        let more: Vec<_> = sets.iter().map(with).collect();
        sets.extend(more);
    }
    sets
}

fn name(info: &GameInfo, players: u8, options: &[Choice]) -> String {
    let options: String = options.iter().map(|option| format!("+{}", option.word())).collect();
    format!("{}-{players}p{options}", info.id)
}

fn progress_bar(trials: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent:>3} % {msg}");
    let bar = ProgressBar::new((trials as f64 * STEPS) as u64);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
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

#[cfg(test)]
mod tests {
    use super::*;
    use karak::OptionInfo;

    #[test]
    fn player_counts_are_a_number_a_list_or_a_range() {
        let read = |text: &str| text.parse::<PlayerCounts>().map(|counts| counts.0);
        assert_eq!(read("4"), Ok(vec![4]));
        assert_eq!(read("2,4"), Ok(vec![2, 4]));
        assert_eq!(read("2..5"), Ok(vec![2, 3, 4, 5]));
        for text in ["", "5..2", "a", "2..", "300", "2;3"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn options_combine_freely() {
        let option = |id, values| OptionInfo { id, about: "", values, rule: "", heroes: vec![] };
        let options = vec![option("a", &[]), option("b", &["x", "y", "z"]), option("c", &[])];
        let info =
            GameInfo { id: "g", name: "G", players: (2, 3), heroes: vec![], options, rules: 1 };
        let names: Vec<String> =
            combinations(&info).iter().map(|set| name(&info, 2, set)).collect();
        assert_eq!(
            names,
            [
                "g-2p",
                "g-2p+a",
                "g-2p+b=y",
                "g-2p+a+b=y",
                "g-2p+c",
                "g-2p+a+c",
                "g-2p+b=y+c",
                "g-2p+a+b=y+c"
            ]
        );
    }
}
