//! `karak sim`: many games between bots, as a report and as rows.

mod compare;
mod seeds;
mod side;

use std::{
    fs,
    io::{self, Write},
    ops::Range,
    path::PathBuf,
};

use bots::Spec;
use clap::Args;
use games::GameInfo;
use indicatif::ProgressBar;
use lab::{
    Report, TableAbout,
    any::{self, News, Run},
    merge::merge,
    rows::Files,
};
use serde::Serialize;

use crate::{
    Failure,
    case::{Case, PlayerCounts, cases},
    files::{self, Draft},
    programs::on_interruption,
    progress,
    setup::SetupArgs,
};

use seeds::{Seeds, Shard};
use side::Side;

/// Plays many games between bots and says how they went
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The same seeds give the same report, whatever the number of threads. Bots move one seat on with each
game. Ctrl-C ends the run and leaves no file. Rows, the JSON and how to spread a run over many machines: docs/lab.md.

Examples:
  karak sim --players 2..5 --games 1000 --bots greedy
  karak sim --options hero_mode,monster_hunt --html report.html --rows run.parquet
  karak sim --game goblin --players 3 --bots knight,squire --json
  karak sim --compare base options=fast --players 4 --stop
  karak sim --compare data/karak.toml mine.toml --html both.html
  karak sim --games 100000 --shard 3/10 --rows shard3
  karak sim --merge shard1 shard2 shard3")]
pub struct SimArgs {
    /// How many play: 4, or 2,4, or 2..5 [default: all that the game allows]
    #[arg(long, short, value_name = "LIST")]
    players: Option<PlayerCounts>,
    /// How many games for each number of players
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Which seeds: from the first to, and without, the second
    #[arg(long, value_name = "FROM..TO", conflicts_with_all = ["games", "seed"])]
    seeds: Option<Seeds>,
    /// Play only this part of the seeds: 3/10 is the third of ten
    #[arg(long, value_name = "PART/ALL")]
    shard: Option<Shard>,
    /// Who plays: greedy, or one for each seat: greedy,random
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Spec>,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Reckon what luck gave to each seat; takes its time
    #[arg(long)]
    luck: bool,
    /// The report as one object of JSON
    #[arg(long)]
    json: bool,
    /// The report as a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Every game and seat as rows: a folder, NAME.parquet or NAME.csv
    #[arg(long, value_name = "PATH")]
    rows: Option<PathBuf>,
    /// Report on the rows (Parquet) of runs that were parts of one; plays nothing
    #[arg(long, value_name = "PATH", num_args = 1..,
        conflicts_with_all = ["rows", "compare", "shard", "seeds"])]
    merge: Vec<PathBuf>,
    /// Play both sides on the same seeds: base, a box, or settings like options=fast;bots=knight
    #[arg(long, value_names = ["A", "B"], num_args = 2, conflicts_with = "rows")]
    compare: Vec<Side>,
    /// Stop comparing when the difference is decided [of: rounds, or victories of a party]
    #[arg(long, value_name = "MEASURE", num_args = 0..=1, requires = "compare")]
    stop: Option<Option<String>>,
    /// Stop comparing also when the difference is sure to be smaller than this
    #[arg(long, value_name = "NUMBER", requires = "stop", value_parser = positive)]
    least: Option<f64>,
    /// Which game, and how.
    #[command(flatten)]
    setup: SetupArgs,
}

/// Plays, or reads rows, and reports.
///
/// # Errors
/// A setup that cannot be played, or a file that cannot be read or written.
pub fn run(args: &SimArgs) -> Result<(), Failure> {
    if !args.merge.is_empty() {
        let draft = args.html.as_deref().map(Draft::begin).transpose()?;
        return args.tell(&merge(&args.merge).map_err(of_lab)?, draft);
    }
    let info = args.setup.info()?;
    args.leave_nothing_half_done()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into());
    let pool = pool.build().map_err(|error| Failure::Failed(error.to_string()))?;
    if let [first, second] = &args.compare[..] {
        return pool.install(|| compare::run(args, &info, [first, second]));
    }
    let run = args.run(&args.setup, &args.bots, &info)?;
    let draft = args.html.as_deref().map(Draft::begin).transpose()?;
    let bar = progress_bar((run.seeds.end - run.seeds.start) * run.tables.len() as u64);
    let files = args.rows.as_deref().map(Files::named);
    let report =
        pool.install(|| any::report(info.id, &run, files.as_ref(), &|news| show(&bar, news)));
    let report = report.expect("the game has a name").map_err(of_lab)?;
    bar.finish_and_clear();
    args.tell(&report, draft)
}

impl SimArgs {
    /// From here on, whoever interrupts the run removes what it has written so far.
    fn leave_nothing_half_done(&self) -> Result<(), Failure> {
        let mut parts: Vec<PathBuf> = Vec::new();
        parts.extend(self.rows.iter().flat_map(|rows| Files::named(rows).parts()));
        parts.extend(self.html.iter().filter_map(|page| files::beside(page).ok()));
        on_interruption(move |_| {
            for part in &parts {
                // Perhaps it has not been begun.
                let _ = fs::remove_file(part);
            }
        })
    }

    fn cases(&self, setup: &SetupArgs, info: &GameInfo) -> Result<Vec<Case>, Failure> {
        let cases = cases(setup, info, self.players.as_ref(), &[setup.choices(info)?])?;
        let is_again =
            |place: usize| cases[..place].iter().any(|one| one.name == cases[place].name);
        match (0..cases.len()).find(|&place| is_again(place)) {
            Some(place) => Err(Failure::Usage(format!("{} is asked for twice", cases[place].name))),
            None => Ok(cases),
        }
    }

    /// What is played with these flags.
    fn run(&self, setup: &SetupArgs, bots: &[Spec], info: &GameInfo) -> Result<Run, Failure> {
        let cases = self.cases(setup, info)?.into_iter();
        let tables = cases
            .map(|Case { name, setup, position }| TableAbout { name, setup, position })
            .collect();
        Ok(Run { tables, bots: bots.to_vec(), luck: self.luck, seeds: self.seeds()? })
    }

    /// The seeds to play, cut down to the shard.
    fn seeds(&self) -> Result<Range<u64>, Failure> {
        let first = self.setup.seed.unwrap_or(1);
        let whole = match &self.seeds {
            Some(Seeds(seeds)) => seeds.clone(),
            None => Seeds::new(first, self.games).map_err(Failure::Usage)?.0,
        };
        match &self.shard {
            None => Ok(whole),
            Some(shard) => shard.of(whole).map_err(Failure::Usage),
        }
    }

    fn tell(&self, report: &Report, draft: Option<Draft>) -> Result<(), Failure> {
        draft.map_or(Ok(()), |draft| draft.finish(&lab::page(report)))?;
        self.print(report, lab::text)
    }

    fn print<T: Serialize>(&self, report: &T, text: fn(&T) -> String) -> Result<(), Failure> {
        let words = match self.json {
            true => serde_json::to_string(report).map_err(io::Error::other)? + "\n",
            false => text(report),
        };
        Ok(io::stdout().write_all(words.as_bytes())?)
    }
}

fn of_lab(error: impl std::error::Error) -> Failure {
    Failure::Usage(error.to_string())
}

fn progress_bar(games: u64) -> ProgressBar {
    progress::bar(games, "{percent:>3} % {pos} of {len} games, {eta} left, {msg}")
}

fn show(bar: &ProgressBar, news: News<'_>) {
    match news {
        News::Table(name) => bar.set_message(name.to_owned()),
        News::Game => bar.inc(1),
    }
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| *number > 0.0 && number.is_finite());
    number.ok_or_else(|| format!("expected a number above 0, got '{text}'"))
}
