//! `cargo xtask`: play, test, measure. Plain Rust without dependencies, so it is ready in a second.

mod cargo;
mod options;
mod outcome;
mod output;
mod page;
mod step;
mod style;
mod test;

use std::{process::ExitCode, thread};

use cargo::Profile;
use output::Output;

/// One thing that `cargo xtask` can do.
struct Command {
    name: &'static str,
    arguments: &'static str,
    what: &'static str,
    run: fn(&[String]) -> ExitCode,
}

/// Everything that `cargo xtask` can do.
const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        arguments: "[ARGS…]",
        what: "build everything and play in the browser; ARGS as for `karak serve`",
        run: play,
    },
    Command {
        name: "terminal",
        arguments: "[ARGS…]",
        what: "build the game and play it in this terminal; ARGS as for `karak play`",
        run: terminal,
    },
    Command {
        name: "test",
        arguments: "[--fast|--long] [--only STEP]…",
        what: "run every check that a change must pass; what CI calls",
        run: test::run,
    },
    Command {
        name: "bench",
        arguments: "[ARGS…]",
        what: "measure how fast the games play themselves",
        run: bench,
    },
    Command {
        name: "sbom",
        arguments: "[FILE]",
        what: "write what binary and page are made of (CycloneDX) to FILE, or target/sbom.json",
        run: sbom,
    },
    Command { name: "help", arguments: "", what: "show this list", run: help },
];

/// How long the first build takes: measured, see docs/performance.md.
const USUALLY: &str = "The first time this takes about four minutes on two cores; later, seconds.";

/// What a program says when it was called the wrong way.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else { return help(&[]) };
    let wanted = if matches!(name.as_str(), "-h" | "--help") { "help" } else { name };
    match COMMANDS.iter().find(|command| command.name == wanted) {
        Some(command) => (command.run)(rest),
        None => {
            eprintln!("there is no command '{name}'\n\n{}", list());
            ExitCode::from(MISUSED)
        }
    }
}

fn play(arguments: &[String]) -> ExitCode {
    eprintln!("Building the page and the game, then opening it. {USUALLY}");
    // What the page's tools say is of interest only if they fail.
    let page_says = Output::held();
    let page = thread::scope(|scope| {
        let page = scope.spawn(|| page::build(&page_says));
        let is_built = cargo::build_all_but_binary(Profile::Play);
        let page = page.join().expect("no lane panics");
        if is_built {
            page
        } else {
            page.and(Err("The game could not be built; cargo says why above.".into()))
        }
    });
    if let Err(problem) = page {
        page_says.release();
        eprintln!("{problem}");
        return ExitCode::FAILURE;
    }
    let open = ["--open".to_string()];
    cargo::karak(Profile::Play, "serve", &[&open, arguments].concat())
}

fn terminal(arguments: &[String]) -> ExitCode {
    eprintln!("Building the game, then starting it here. {USUALLY}");
    cargo::karak(Profile::Play, "play", arguments)
}

fn bench(arguments: &[String]) -> ExitCode {
    eprintln!("Building the game at full speed, then measuring it; close what else is busy.");
    cargo::karak(Profile::Release, "bench", arguments)
}

fn sbom(arguments: &[String]) -> ExitCode {
    cargo::supply("sbom", arguments)
}

fn help(_arguments: &[String]) -> ExitCode {
    print!("{}", list());
    ExitCode::SUCCESS
}

fn list() -> String {
    let mut text = String::from("usage: cargo xtask COMMAND\n\n");
    for Command { name, arguments, what, .. } in COMMANDS {
        let call = format!("{name} {arguments}");
        text += &format!("  {call:<37} {what}\n");
    }
    text + "\n" + &options::help()
}
