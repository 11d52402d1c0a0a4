//! `cargo xtask test`: runs the steps in two lanes and says what came of them.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::{
    MISUSED, cargo,
    options::{self, Effort, Options},
    outcome::{Done, Outcome, summary},
    output::Output,
    step::{Call, Lane, STEPS, Step, When},
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
    let start = Instant::now();
    let done = run_lanes(&options);
    print!("{}", summary(&done, start.elapsed()));
    let failed = done.iter().any(|done| done.outcome.is_failure());
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Runs both lanes. What the page's says waits for a pause of the other, and is shown as it comes once that is done.
fn run_lanes(options: &Options) -> Vec<Done> {
    let (steps, page): (Vec<_>, Vec<_>) = STEPS
        .iter()
        .filter(|step| options.includes(step))
        .partition(|step| step.lane == Lane::Rust);
    let compilable = AtomicBool::new(true);
    let beside = if steps.is_empty() { Output::Direct } else { Output::held() };
    let lane = |steps: &[&'static Step], output: &Output, pause: &dyn Fn()| {
        let run =
            |step: &&'static Step| run_step(step, options.effort(), output, &compilable, pause);
        steps.iter().map(run).collect::<Vec<Done>>()
    };
    let mut done = thread::scope(|scope| {
        let page = scope.spawn(|| lane(&page, &beside, &|| {}));
        let mut done = lane(&steps, &Output::Direct, &|| beside.flush());
        beside.release();
        done.extend(page.join().expect("no lane panics"));
        done
    });
    done.sort_by_key(|done| STEPS.iter().position(|step| step.name == done.step.name));
    done
}

/// All steps run, whatever becomes of the others; but what cannot compile is not compiled again.
fn run_step(
    step: &'static Step,
    effort: Effort,
    output: &Output,
    compilable: &AtomicBool,
    pause: &dyn Fn(),
) -> Done {
    output.say(&paint(Ink::Strong, &format!("== {}: {}", step.name, step.what)));
    let start = Instant::now();
    let outcome = match step.compiles && !compilable.load(Ordering::Relaxed) {
        true => Outcome::Skipped("the code does not compile"),
        false => outcome_of(step, effort, output),
    };
    let took = start.elapsed();
    output.say(&format!("{}\n", last_line(step, &outcome, took)));
    if step.compiles && outcome.is_failure() {
        let works = cargo::works("cargo check --workspace --all-targets --locked");
        compilable.store(works, Ordering::Relaxed);
    }
    pause();
    Done { step, outcome, took }
}

fn outcome_of(step: &Step, effort: Effort, output: &Output) -> Outcome {
    match &step.needs {
        Some(tool) if !cargo::works(tool.probe) => {
            Outcome::Failed(format!("{} is missing; add it with `{}`", tool.name, tool.add))
        }
        _ => run_calls(step, effort, output),
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
fn run_calls(step: &Step, effort: Effort, output: &Output) -> Outcome {
    let due = |call: &&Call| match call.when {
        When::Always => true,
        When::Works(probe) => cargo::works(probe),
        When::Fails(probes) => !probes.iter().copied().any(cargo::works),
    };
    let fails = |call: &&Call| !succeeds(call, effort, output);
    let failures = step.calls.iter().filter(due).filter(fails).count();
    if failures == 0 { Outcome::Passed } else { Outcome::Failed(step.cure.into()) }
}

fn succeeds(call: &Call, effort: Effort, output: &Output) -> bool {
    output.say(&paint(Ink::Faint, &format!("$ {}", call.line)));
    let mut command = cargo::call(call.line);
    command.envs(call.env.iter().copied());
    if effort == Effort::Long {
        command.env("KARAK_LONG", "1");
    }
    match output.run(&mut command) {
        Ok(status) => status.success(),
        Err(error) => {
            output.say(&format!("`{}` could not be started: {error}", call.line));
            false
        }
    }
}
