//! `karak tune`: lets the bots of a game find the weights of its evaluation by playing themselves.

use std::{fs, path::PathBuf};

use bots::{
    any,
    tune::{HillClimb, News, Plan, Progress},
};
use clap::Args;

use crate::{
    Failure,
    setup::{USUAL_GAME, which_game},
};

/// Finds the weights of a game's evaluation: bots play themselves and learn from it
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The same seed gives the same weights. They are built into the binary from data/bots.

Examples:
  karak tune --game karak --out data/bots/karak.weights.toml
  karak tune --game goblin --games 200 --generations 2")]
pub struct TuneArgs {
    #[arg(long, value_name = "NAME", default_value = USUAL_GAME, help = which_game())]
    game: String,
    /// Games of each table in each generation
    #[arg(long, value_name = "NUMBER", default_value_t = 400)]
    games: u32,
    /// How often games are played and weights fitted
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    generations: u32,
    /// ε of ε-greedy play: decisions, in a thousand, that are made at random
    #[arg(long, alias = "strays", value_name = "NUMBER", default_value_t = 50)]
    epsilon: u32,
    /// λ of TD(λ), how far ahead a target reaches: 1 is the result of the game alone
    #[arg(long, value_name = "SHARE", default_value_t = 0.95)]
    lambda: f32,
    /// Hill climbing: changes that are tried afterwards for each kind of table; what wins more stays
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    steps: u32,
    /// Games that try one change
    #[arg(long, value_name = "NUMBER", default_value_t = 400)]
    step_games: u32,
    /// The same number gives the same weights
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Write the weights into this file [default: print them]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Tunes and writes.
///
/// # Errors
/// An unknown game, or a file that cannot be written.
pub fn run(args: &TuneArgs) -> Result<(), Failure> {
    let plan = Plan {
        games: args.games,
        generations: args.generations,
        seed: args.seed,
        epsilon: args.epsilon,
        lambda: args.lambda,
        hill_climb: HillClimb { steps: args.steps, games: args.step_games, seed: args.seed },
    };
    let mut weights =
        any::tune(&args.game, &plan, &tell).ok_or_else(|| unknown_game(&args.game))?;
    weights.made_by = format!(
        "karak tune --game {} --games {} --generations {} --epsilon {} --lambda {} --steps {} \
         --step-games {} --seed {}",
        args.game,
        plan.games,
        plan.generations,
        plan.epsilon,
        plan.lambda,
        args.steps,
        args.step_games,
        plan.seed
    );
    let text = toml::to_string(&weights).map_err(|error| Failure::Failed(error.to_string()))?;
    match &args.out {
        None => print!("{text}"),
        Some(path) => fs::write(path, text)?,
    }
    Ok(())
}

pub(crate) fn unknown_game(name: &str) -> Failure {
    let known: Vec<&str> = games::all().iter().map(|game| game.id).collect();
    Failure::Usage(format!("no game is called '{name}'; there are: {}", known.join(", ")))
}

fn tell(news: News<'_>) {
    match news {
        News::Learned(Progress { generation, samples, before, after, called_off }) => eprintln!(
            "generation {generation}: {samples} samples, cross-entropy {before:.4} -> {after:.4} \
             bits, {called_off:.1} % called off"
        ),
        News::Climbed { profile, tried, stayed } if tried.is_multiple_of(20) => {
            eprintln!("{profile}: {stayed} of {tried} changes stayed");
        }
        News::Climbed { .. } => {}
    }
}
