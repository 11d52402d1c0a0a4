//! Cases: setups to be played many times: by benchmarks, contests and simulations.

use std::str::FromStr;

use games::GameInfo;
use serde_json::Value;
use tabletop::SetupError;

use crate::{
    Failure,
    setup::{Choice, SetupArgs},
};

/// One setup to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// `karak-4p+hero_mode`.
    pub name: String,
    /// For the game's own reader.
    pub setup: Value,
    /// Where it begins, if not at the start.
    pub position: Option<Value>,
}

/// Numbers of players, as the command line writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerCounts(pub Vec<u8>);

impl FromStr for PlayerCounts {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerCounts, String> {
        let problem = || format!("expected a number, a list 2,4 or a range 2..5; got '{text}'");
        let number = |word: &str| word.trim().parse::<u8>().map_err(|_| problem());
        let counts: Vec<u8> = match text.split_once("..") {
            Some((first, last)) => {
                (number(first)?..=number(last.trim_start_matches('='))?).collect()
            }
            None => text.split(',').map(number).collect::<Result<_, _>>()?,
        };
        if counts.is_empty() { Err(problem()) } else { Ok(PlayerCounts(counts)) }
    }
}

impl Case {
    /// It cannot be played.
    pub fn refused(&self, error: &SetupError) -> Failure {
        Failure::Usage(format!("{}: {error}", self.name))
    }
}

/// One case for each set of options and each number of players.
///
/// # Errors
/// A flag that this game does not have, or a file that cannot be read.
pub fn cases(
    args: &SetupArgs,
    info: &GameInfo,
    counts: Option<&PlayerCounts>,
    sets: &[Vec<Choice>],
) -> Result<Vec<Case>, Failure> {
    let counts = match counts {
        Some(PlayerCounts(counts)) => counts.clone(),
        None => (info.players.0..=info.players.1).collect(),
    };
    let position = args.position()?;
    let mut cases = Vec::new();
    for set in sets {
        for &players in &counts {
            let setup = args.setup(info, Some(players), set)?;
            let name = name(info, players, set);
            cases.push(Case { name, setup, position: position.clone() });
        }
    }
    Ok(cases)
}

/// Every combination of options, each on or off; of several values, the middle one is "on".
pub fn combinations(info: &GameInfo) -> Vec<Vec<Choice>> {
    let mut sets = vec![Vec::new()];
    for option in &info.options {
        let with = |set: &Vec<Choice>| [set.as_slice(), &[Choice::on(option)]].concat();
        let more: Vec<_> = sets.iter().map(with).collect();
        sets.extend(more);
    }
    sets
}

fn name(info: &GameInfo, players: u8, options: &[Choice]) -> String {
    let options: String = options.iter().map(|option| format!("+{}", option.word())).collect();
    format!("{}-{players}p{options}", info.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::OptionInfo;

    #[test]
    fn player_counts_are_a_number_a_list_or_a_range() {
        let read = |text: &str| text.parse::<PlayerCounts>().map(|counts| counts.0);
        assert_eq!(read("4"), Ok(vec![4]));
        assert_eq!(read("2,4"), Ok(vec![2, 4]));
        assert_eq!(read("2..5"), Ok(vec![2, 3, 4, 5]));
        for text in ["", "5..2", "a", "2..", "300", "2;3"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn options_combine_freely() {
        let option = |id, values| OptionInfo { id, about: "", values, rule: "", heroes: vec![] };
        let options = vec![option("a", &[]), option("b", &["x", "y", "z"]), option("c", &[])];
        let info = GameInfo {
            id: "g",
            name: "G",
            players: (2, 3),
            heroes: vec![],
            powers: [].into(),
            powers_option: None,
            options,
            books: &[],
            rules: 1,
        };
        let names: Vec<String> =
            combinations(&info).iter().map(|set| name(&info, 2, set)).collect();
        assert_eq!(
            names,
            [
                "g-2p",
                "g-2p+a",
                "g-2p+b=y",
                "g-2p+a+b=y",
                "g-2p+c",
                "g-2p+a+c",
                "g-2p+b=y+c",
                "g-2p+a+b=y+c"
            ]
        );
    }
}
