//! `karak verify`: re-runs a saved game and checks it.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use serde_json::{Value, json};
use tabletop::{LoadError, Verdict};

use crate::{Failure, Problem, files};

/// Re-runs a saved game: every decision legal, every die and draw as the revealed secret says, the
/// result as claimed
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
The exit code is 0 if the save holds together, 1 if it does not, 2 if it cannot be read.

Example:
  karak verify game.json")]
pub struct VerifyArgs {
    /// The saved game
    file: PathBuf,
    /// Answer in one line of JSON
    #[arg(long)]
    json: bool,
}

/// Says what was checked, or the first thing that does not hold together.
///
/// # Errors
/// A save that fails, or a file that cannot be read.
pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let found = games::verify(files::read_json(&args.file)?);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", as_json(&found))?;
        return found.map(|_| ()).map_err(|_| Failure::Told);
    }
    match found {
        Ok(verdict) => Ok(write!(out, "{}: {}", args.file.display(), in_words(&verdict))?),
        Err(error) => Err(Failure::Failed(format!("{}: {error}", args.file.display()))),
    }
}

fn as_json(found: &Result<Verdict, LoadError>) -> Value {
    match found {
        Ok(verdict) => json!({
            "ok": true,
            "decisions": verdict.decisions,
            "proven": verdict.proven,
            "sealed": verdict.sealed,
            "manual": verdict.manual,
            "winners": verdict.winners,
        }),
        Err(error) => json!({"ok": false, "error": Problem::from(error.clone())}),
    }
}

fn in_words(verdict: &Verdict) -> String {
    let lines = [
        (verdict.decisions, "decisions, all legal"),
        (verdict.proven, "rolls and draws, as the revealed secret says"),
        (verdict.sealed, "rolls and draws, possible, but their secret is not revealed"),
        (verdict.manual, "rolls and draws, possible, named by hand"),
    ];
    let mut words = String::from("the save holds together\n");
    for (count, what) in lines.into_iter().filter(|&(count, _)| count > 0) {
        words.push_str(&format!("  {count:>6} {what}\n"));
    }
    words.push_str(&match verdict.winners {
        Some(winners) => format!("  the game is over, won by {winners}\n"),
        None => "  the game is not over\n".into(),
    });
    words
}
