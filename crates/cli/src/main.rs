//! The binary `karak`.

mod page;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use karak_cli::{
    Failure, arena, bench, engine, play, replay, review, serve, sim, tables, train, tune, verify,
};

/// A server asks for memory and gives it back thousands of times a second, on many threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The Karak board games: play them, check them, let programs play them
#[derive(Parser)]
#[command(
    name = "karak",
    version,
    after_help = "\
Examples:
  karak play                        play against the computer in the terminal
  karak play --game goblin          another game of the family
  karak play --players 3 --bots 0   three people, one keyboard
  karak serve --open                play in the browser
  karak verify game.json            check every die and draw of a finished game

'karak COMMAND --help' says more about each command.
An unofficial fan project."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::PlayArgs),
    Serve(serve::ServeArgs),
    #[command(alias = "table")]
    Tables(tables::TablesArgs),
    Engine(engine::EngineArgs),
    Replay(replay::ReplayArgs),
    Review(review::ReviewArgs),
    Verify(verify::VerifyArgs),
    Arena(arena::ArenaArgs),
    Sim(sim::SimArgs),
    Tune(tune::TuneArgs),
    #[command(alias = "study")]
    Train(train::TrainArgs),
    Bench(bench::BenchArgs),
    /// Prints completions for your shell
    #[command(after_help = "\
Example:
  karak completions bash > ~/.local/share/bash-completion/completions/karak")]
    Completions {
        /// Which shell
        shell: Shell,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(&args, page::file),
        Command::Tables(args) => tables::run(args),
        Command::Engine(args) => engine::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions { shell } => completions(shell),
    }
}

fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "karak", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}
