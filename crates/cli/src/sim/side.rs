//! One side of a comparison, as the command line writes it: what it changes in the other flags.

use std::{path::PathBuf, str::FromStr};

use bots::Spec;

use crate::setup::SetupArgs;

/// What one side changes: nothing (`base`), the box (`mine.toml`), or settings with semicolons between
/// them (`options=fast,hero_mode;bots=knight`).
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// As it was written.
    pub name: String,
    changes: Vec<Change>,
}

#[derive(Clone, PartialEq, Debug)]
enum Change {
    Contents(PathBuf),
    Options(Vec<String>),
    Heroes(Vec<String>),
    RoundLimit(u32),
    Bots(Vec<Spec>),
}

impl Side {
    /// The flags of this side.
    pub fn apply(&self, setup: &SetupArgs, bots: &[Spec]) -> (SetupArgs, Vec<Spec>) {
        let (mut setup, mut bots) = (setup.clone(), bots.to_vec());
        for change in &self.changes {
            match change.clone() {
                Change::Contents(path) => setup.contents = Some(path),
                Change::Options(options) => setup.options = options,
                Change::Heroes(heroes) => setup.heroes = heroes,
                Change::RoundLimit(limit) => setup.round_limit = Some(limit),
                Change::Bots(others) => bots = others,
            }
        }
        (setup, bots)
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Side, String> {
        let changes = match text {
            "" | "base" => Vec::new(),
            text => text.split(';').map(read).collect::<Result<_, _>>()?,
        };
        let name = if text.is_empty() { "base" } else { text };
        Ok(Side { name: name.into(), changes })
    }
}

fn read(text: &str) -> Result<Change, String> {
    let list = |text: &str| {
        text.split(',').filter(|word| !word.is_empty()).map(String::from).collect::<Vec<_>>()
    };
    match text.trim().split_once('=') {
        Some(("box", path)) => Ok(Change::Contents(path.into())),
        Some(("options", options)) => Ok(Change::Options(list(options))),
        Some(("heroes", heroes)) => Ok(Change::Heroes(list(heroes))),
        Some(("round_limit", limit)) => limit
            .parse()
            .map(Change::RoundLimit)
            .map_err(|_| format!("expected a number of rounds, got '{limit}'")),
        Some(("bots", bots)) => {
            let bots = bots.split(',').map(|bot| bot.parse::<Spec>().map_err(|e| e.to_string()));
            Ok(Change::Bots(bots.collect::<Result<_, _>>()?))
        }
        None if text.ends_with(".toml") || text.ends_with(".json") => {
            Ok(Change::Contents(text.into()))
        }
        Some(_) | None => Err(format!(
            "expected base, a box (mine.toml), or settings with semicolons between them: box=FILE, \
             options=LIST, heroes=LIST, round_limit=NUMBER, bots=LIST; got '{text}'"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_changes_what_it_names() {
        let bots = [Spec::from_str("greedy").unwrap()];
        let apply = |text: &str| text.parse::<Side>().unwrap().apply(&SetupArgs::usual(), &bots);
        assert_eq!(apply("base"), (SetupArgs::usual(), bots.to_vec()));
        assert_eq!(apply("mine.toml").0.contents, Some("mine.toml".into()));
        let (setup, others) = apply("options=fast,hero_mode;bots=random,knight;round_limit=9");
        assert_eq!(setup.options, ["fast", "hero_mode"]);
        assert_eq!((setup.round_limit, others.len()), (Some(9), 2));
        assert!(apply("options=").0.options.is_empty());
        for text in ["nonsense", "box", "speed=9", "bots=nobody", "round_limit=x"] {
            assert!(text.parse::<Side>().is_err(), "{text}");
        }
    }
}
