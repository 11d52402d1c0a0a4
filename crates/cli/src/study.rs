//! `karak study`: value networks for those who search, from many games watched.

use std::{fs, path::PathBuf};

use bots::{
    Networks, any,
    tune::{Stage, Studied, Study},
};
use clap::Args;

use crate::{
    Failure, progress,
    setup::{USUAL_GAME, which_game},
    tune::unknown_game,
};

/// Watches bots play many games and learns to tell how they end; those who search judge by it
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The same seed gives the same networks. They are built into the binary from data/bots.

Examples:
  karak study --game karak --out data/bots/karak.network.toml
  karak study --games 500 --profiles rivals")]
pub struct StudyArgs {
    #[arg(long, value_name = "NAME", default_value = USUAL_GAME, help = which_game())]
    game: String,
    /// Games of each table for each of the six who watch
    #[arg(long, value_name = "NUMBER", default_value_t = 5000)]
    games: u32,
    /// How often everything is gone over
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    passes: u32,
    /// Which kinds of tables [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    profiles: Vec<String>,
    /// The same number gives the same networks
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Write it into this file [default: print it]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Studies and writes.
///
/// # Errors
/// An unknown game, one that shows nothing, an unknown profile, or a file that cannot be written.
pub fn run(args: &StudyArgs) -> Result<(), Failure> {
    let plan = Study {
        games: args.games,
        passes: args.passes,
        profiles: args.profiles.clone(),
        seed: args.seed,
    };
    let bar = progress::bar(0, "{pos} of {len} games, {eta} left");
    let studied = any::study(&args.game, &plan, &|stage, games| {
        bar.set_length(games);
        match stage {
            Stage::Watched => bar.inc(1),
            Stage::Studied(studied) => bar.suspend(|| tell(studied)),
        }
    });
    bar.finish_and_clear();
    let studied = studied.ok_or_else(|| unknown_game(&args.game))?;
    let Networks { networks, .. } = studied.map_err(|error| Failure::Usage(error.to_string()))?;
    let made_by = made_by(args);
    let text = toml::to_string(&Networks { made_by, networks })
        .map_err(|error| Failure::Failed(error.to_string()))?;
    match &args.out {
        None => print!("{text}"),
        Some(path) => fs::write(path, text)?,
    }
    Ok(())
}

fn made_by(args: &StudyArgs) -> String {
    let profiles = match args.profiles.is_empty() {
        true => String::new(),
        false => format!(" --profiles {}", args.profiles.join(",")),
    };
    format!(
        "karak study --game {}{profiles} --games {} --passes {} --seed {}",
        args.game, args.games, args.passes, args.seed
    )
}

fn tell(Studied { member, profile, games, situations, before, after }: Studied<'_>) {
    eprintln!(
        "{profile}, member {member}: {games} games, {situations} situations, surprise by \
         weights {before:.4} bits, by networks {after:.4}"
    );
}
