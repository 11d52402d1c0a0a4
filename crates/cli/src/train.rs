//! `karak train`: the value networks of a game, from many games of its bots.

use std::{fs, path::PathBuf};

use bots::{
    Networks, any,
    tune::{Stage, Trained, Training},
};
use clap::Args;

use crate::{
    Failure, progress,
    setup::{USUAL_GAME, which_game},
    tune::unknown_game,
};

/// Trains the value networks that searches evaluate by: bots play many games, networks learn how they end
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The same seed gives the same networks. They are built into the binary from data/bots.

Examples:
  karak train --game karak --out data/bots/karak.network.toml
  karak train --games 500 --profiles rivals")]
pub struct TrainArgs {
    #[arg(long, value_name = "NAME", default_value = USUAL_GAME, help = which_game())]
    game: String,
    /// Games of each table for each of the six networks
    #[arg(long, value_name = "NUMBER", default_value_t = 5000)]
    games: u32,
    /// Passes over all samples
    #[arg(long, alias = "passes", value_name = "NUMBER", default_value_t = 4)]
    epochs: u32,
    /// Which kinds of tables [default: all]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    profiles: Vec<String>,
    /// The same number gives the same networks
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Write them into this file [default: print them]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Trains and writes.
///
/// # Errors
/// An unknown game, one without inputs, an unknown profile, or a file that cannot be written.
pub fn run(args: &TrainArgs) -> Result<(), Failure> {
    let plan = Training {
        games: args.games,
        epochs: args.epochs,
        profiles: args.profiles.clone(),
        seed: args.seed,
    };
    let bar = progress::bar(0, "{pos} of {len} games, {eta} left");
    let trained = any::train(&args.game, &plan, &|stage, games| {
        bar.set_length(games);
        match stage {
            Stage::Played => bar.inc(1),
            Stage::Trained(trained) => bar.suspend(|| tell(trained)),
        }
    });
    bar.finish_and_clear();
    let trained = trained.ok_or_else(|| unknown_game(&args.game))?;
    let Networks { networks, .. } = trained.map_err(|error| Failure::Usage(error.to_string()))?;
    let made_by = made_by(args);
    let text = toml::to_string(&Networks { made_by, networks })
        .map_err(|error| Failure::Failed(error.to_string()))?;
    match &args.out {
        None => print!("{text}"),
        Some(path) => fs::write(path, text)?,
    }
    Ok(())
}

fn made_by(args: &TrainArgs) -> String {
    let profiles = match args.profiles.is_empty() {
        true => String::new(),
        false => format!(" --profiles {}", args.profiles.join(",")),
    };
    format!(
        "karak train --game {}{profiles} --games {} --epochs {} --seed {}",
        args.game, args.games, args.epochs, args.seed
    )
}

fn tell(Trained { member, profile, games, samples, before, after }: Trained<'_>) {
    eprintln!(
        "{profile}, network {member}: {games} games, {samples} samples, cross-entropy by weights \
         {before:.4} bits, by the network {after:.4}"
    );
}
