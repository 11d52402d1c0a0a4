//! `cargo xtask test`: runs the steps one after the other and says what came of them.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use crate::{
    MISUSED, cargo,
    options::{self, Effort, Options},
    outcome::{Done, Outcome, summary},
    step::{Call, STEPS, Step, When},
    style::{Ink, paint, seconds},
};

/// Runs what the arguments ask for.
pub fn run(arguments: &[String]) -> ExitCode {
    let options = match Options::read(arguments) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("{problem}\n\n{}", options::help());
            return ExitCode::from(MISUSED);
        }
    };
    let done = run_steps(&options);
    print!("{}", summary(&done));
    let failed = done.iter().any(|done| done.outcome.is_failure());
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// All steps run, whatever becomes of the others; but what cannot compile is not compiled again.
fn run_steps(options: &Options) -> Vec<Done> {
    let mut done = Vec::new();
    let mut compilable = true;
    for step in STEPS.iter().filter(|step| options.includes(step)) {
        println!("{}", paint(Ink::Strong, &format!("== {}: {}", step.name, step.what)));
        let start = Instant::now();
        let outcome = match step.compiles && !compilable {
            true => Outcome::Skipped("the code does not compile"),
            false => run_step(step, options.effort()),
        };
        let took = start.elapsed();
        println!("{}\n", last_line(step, &outcome, took));
        if step.compiles && outcome.is_failure() {
            compilable = cargo::works("cargo check --workspace --all-targets --locked");
        }
        done.push(Done { step, outcome, took });
    }
    done
}

fn run_step(step: &Step, effort: Effort) -> Outcome {
    match &step.needs {
        Some(tool) if !cargo::works(tool.probe) => {
            Outcome::Failed(format!("{} is missing; add it with `{}`", tool.name, tool.add))
        }
        _ => run_calls(step, effort),
    }
}

fn last_line(step: &Step, outcome: &Outcome, took: Duration) -> String {
    let (ink, words) = match outcome {
        Outcome::Passed => (Ink::Good, "passed".to_string()),
        Outcome::Failed(cure) => (Ink::Bad, format!("failed: {cure}")),
        Outcome::Skipped(why) => (Ink::Faint, format!("skipped: {why}")),
    };
    paint(ink, &format!("== {} {words} ({})", step.name, seconds(took)))
}

/// Every call of a step is made, so that one run shows all that is wrong.
fn run_calls(step: &Step, effort: Effort) -> Outcome {
    let due = |call: &&Call| match call.when {
        When::Always => true,
        When::Works(probe) => cargo::works(probe),
        When::Fails(probe) => !cargo::works(probe),
    };
    let failures = step.calls.iter().filter(due).filter(|call| !succeeds(call, effort)).count();
    if failures == 0 { Outcome::Passed } else { Outcome::Failed(step.cure.into()) }
}

fn succeeds(call: &Call, effort: Effort) -> bool {
    println!("{}", paint(Ink::Faint, &format!("$ {}", call.line)));
    let mut command = cargo::call(call.line);
    command.envs(call.env.iter().copied());
    if effort == Effort::Long {
        command.env("KARAK_LONG", "1");
    }
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("`{}` could not be started: {error}", call.line);
            false
        }
    }
}
