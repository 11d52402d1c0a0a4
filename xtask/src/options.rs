//! What `cargo xtask test` was asked for.

use crate::step::{Pace, STEPS, Step};

/// How thorough the run is, and which steps it has.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    effort: Effort,
    only: Vec<String>,
}

/// How thorough the run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// Leaves the slow steps out.
    Fast,
    /// Every step.
    #[default]
    Normal,
    /// Every step, with longer conformance runs and fuzzing.
    Long,
}

impl Options {
    /// Reads the arguments behind `test`.
    ///
    /// # Errors
    /// A sentence on the first argument that is not understood.
    pub fn read(arguments: &[String]) -> Result<Options, String> {
        let mut options = Options::default();
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--fast" => options.set(Effort::Fast)?,
                "--long" => options.set(Effort::Long)?,
                "--only" => options.only.push(step_name(words.next())?),
                other => return Err(format!("'{other}' is not an option of `cargo xtask test`")),
            }
        }
        Ok(options)
    }

    /// How thorough the run is.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Is this step part of the run? A step asked for by name always is.
    pub fn includes(&self, step: &Step) -> bool {
        if self.only.is_empty() {
            step.pace == Pace::Quick || self.effort != Effort::Fast
        } else {
            self.only.iter().any(|name| name == step.name)
        }
    }

    fn set(&mut self, effort: Effort) -> Result<(), String> {
        if self.effort != Effort::Normal && self.effort != effort {
            return Err("choose --fast or --long, not both".into());
        }
        self.effort = effort;
        Ok(())
    }
}

/// The options and steps, for the help text.
pub fn help() -> String {
    let mut text = String::from(
        "options of test:\n  --fast       leave the slow steps out\n  --long       longer \
         conformance runs and fuzzing (sets KARAK_LONG=1)\n  --only STEP  this step alone; may be \
         repeated\n\nsteps of test:\n",
    );
    for Step { name, what, pace, .. } in STEPS {
        let slow = if *pace == Pace::Slow { " (slow)" } else { "" };
        text += &format!("  {name:<12} {what}{slow}\n");
    }
    text
}

fn step_name(word: Option<&String>) -> Result<String, String> {
    let known = || STEPS.iter().map(|step| step.name).collect::<Vec<_>>().join(", ");
    match word {
        Some(name) if STEPS.iter().any(|step| step.name == name) => Ok(name.clone()),
        Some(name) => Err(format!("there is no step '{name}'; there are {}", known())),
        None => Err(format!("--only wants a step; there are {}", known())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(&line.split_whitespace().map(str::to_string).collect::<Vec<_>>())
    }

    fn steps(line: &str) -> Vec<&'static str> {
        let options = read(line).expect("understood");
        STEPS.iter().filter(|step| options.includes(step)).map(|step| step.name).collect()
    }

    #[test]
    fn a_plain_run_has_every_step() {
        assert_eq!(steps("").len(), STEPS.len());
        assert_eq!(steps("--long"), steps(""));
    }

    #[test]
    fn a_fast_run_leaves_the_slow_steps_out() {
        assert!(steps("--fast").contains(&"tests"));
        assert!(!steps("--fast").contains(&"docs"));
    }

    #[test]
    fn a_step_asked_for_by_name_is_run_even_if_slow() {
        assert_eq!(steps("--only docs"), ["docs"]);
        assert_eq!(steps("--fast --only docs --only format"), ["format", "docs"]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(read("--slow").unwrap_err().contains("'--slow'"));
        assert!(read("--only").unwrap_err().contains("format, lints"));
        assert!(read("--only fun").unwrap_err().contains("'fun'"));
        assert!(read("--fast --long").unwrap_err().contains("not both"));
    }
}
