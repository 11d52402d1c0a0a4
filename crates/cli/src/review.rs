//! `karak review`: a saved game, seen again: what was decided well, and what was luck.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use bots::{
    Review, any,
    review::{Account, Cause, Step},
};
use clap::Args;
use serde_json::{Value, json};
use tabletop::Seat;

use crate::{Failure, files, progress};

/// Reviews a saved game: what every decision gave away, and what luck gave
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Chances of winning are in points: 100 is certain. The start, one's own decisions, the others'
decisions and luck add up to the result.

Examples:
  karak review game.json
  karak review game.json --iterations 5000
  karak review game.json --json")]
pub struct ReviewArgs {
    /// The saved game
    file: PathBuf,
    /// How far each decision is thought through
    #[arg(long, value_name = "NUMBER", default_value_t = 400,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// How many moments are shown
    #[arg(long, value_name = "NUMBER", default_value_t = 5)]
    moments: usize,
    /// One object of JSON, with every ply
    #[arg(long)]
    json: bool,
}

/// Reviews and tells.
///
/// # Errors
/// A file that cannot be read, or is no saved game that holds together.
pub fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let save = files::read_json(&args.file)?;
    let name = save["game"].as_str().unwrap_or_default().to_owned();
    let failed = |words: String| Failure::Failed(format!("{}: {words}", args.file.display()));
    let bar = progress::bar(0, "ply {pos} of {len}, {eta} left");
    let review = any::review(save, args.iterations, &mut |plies| {
        bar.set_length(plies);
        bar.inc(1);
    });
    bar.finish_and_clear();
    let review = match review {
        Some(review) => review.map_err(failed)?,
        None => return Err(failed(format!("expected a saved game; no game is called '{name}'"))),
    };
    let mut out = anstream::stdout().lock();
    match args.json {
        true => writeln!(out, "{}", as_json(&review))?,
        false => write_review(&review, args.moments, &mut out)?,
    }
    Ok(())
}

fn as_json(review: &Review) -> Value {
    let seats: Vec<Account> = seats(review).map(|seat| review.account(seat)).collect();
    json!({"seats": seats, "steps": review.steps})
}

fn seats(review: &Review) -> impl Iterator<Item = Seat> + use<> {
    (0..review.start.len() as u8).map(Seat)
}

fn write_review(review: &Review, moments: usize, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Chances of winning, in points of a hundred\n")?;
    writeln!(out, "             start     own  others    luck  result")?;
    for seat in seats(review) {
        let Account { start, skill, others, luck, result } = review.account(seat);
        let numbers = [start, skill, others, luck, result].map(points).concat();
        writeln!(out, "{:<10}{numbers}   {}", seat.to_string(), verdict(skill, luck, result))?;
    }
    for seat in seats(review) {
        write_moments(review, seat, moments, out)?;
    }
    Ok(())
}

fn points(chance: f32) -> String {
    format!("{:>8.1}", 100.0 * chance)
}

/// What a player wants to hear.
fn verdict(skill: f32, luck: f32, result: f32) -> String {
    /// Less is neither good nor bad.
    const FELT: f32 = 0.1;
    let play = if skill > -FELT {
        "played well"
    } else if skill > -0.3 {
        "could have played better"
    } else {
        "gave much away"
    };
    let fortune = if luck > FELT {
        "was lucky"
    } else if luck < -FELT {
        "was unlucky"
    } else {
        "had the luck of the middle"
    };
    let end = if result > 0.99 { ", and won" } else { "" };
    format!("{play}, {fortune}{end}")
}

fn write_moments(review: &Review, seat: Seat, most: usize, out: &mut impl Write) -> io::Result<()> {
    let index = usize::from(seat.0);
    let gave_away = |step: &&Step| match &step.cause {
        Cause::Decision { seat: by, .. } => *by == seat && step.change[index] < -0.001,
        Cause::Luck => false,
    };
    let mut decisions: Vec<&Step> = review.steps.iter().filter(gave_away).collect();
    decisions.sort_by(|one, other| one.change[index].total_cmp(&other.change[index]));
    let mut luck: Vec<&Step> =
        review.steps.iter().filter(|step| step.cause == Cause::Luck).collect();
    luck.sort_by(|one, other| other.change[index].abs().total_cmp(&one.change[index].abs()));
    writeln!(out, "\n{seat}: decisions that gave away most")?;
    if decisions.is_empty() {
        writeln!(out, "  none worth a word")?;
    }
    for step in decisions.iter().take(most) {
        let better = match &step.cause {
            Cause::Decision { better: Some(better), .. } => format!("; better: {better}"),
            Cause::Decision { better: None, .. } | Cause::Luck => String::new(),
        };
        writeln!(
            out,
            "{} ply {:>4}: {}{better}",
            points(step.change[index]),
            step.ply,
            step.words
        )?;
    }
    writeln!(out, "{seat}: the greatest luck, good and bad")?;
    for step in luck.iter().take(most) {
        writeln!(out, "{} ply {:>4}: {}", points(step.change[index]), step.ply, step.words)?;
    }
    Ok(())
}
