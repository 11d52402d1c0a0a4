//! From flags on the command line to the setup that a game reads.

use std::path::PathBuf;

use clap::Args;
use games::{GameInfo, OptionInfo};
use serde_json::{Map, Value, json};

use crate::{Failure, files};

/// The game that is meant when none is named.
pub const USUAL_GAME: &str = "karak";

/// Which games there are, in words.
pub fn which_game() -> String {
    let known: Vec<&str> = games::all().iter().map(|game| game.id).collect();
    let (last, others) = known.split_last().expect("there are games");
    format!("Which game: {} or {last}", others.join(", "))
}

/// Which game, and how: flags that all commands share.
#[derive(Clone, PartialEq, Debug, Args)]
pub struct SetupArgs {
    /// Which game.
    #[arg(long, value_name = "NAME", default_value = USUAL_GAME, help = which_game())]
    pub game: String,
    /// Heroes in seat order, "-" for one that is drawn: warrior,-,thief or horan,-,taia
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub heroes: Vec<String>,
    /// Fan modes and other options: hero_mode,fast,cooperative=deadly, or imperium,friendly, or
    /// abilities,stacking=automatic
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub options: Vec<String>,
    /// End the game after this many rounds
    #[arg(long, value_name = "ROUNDS")]
    pub round_limit: Option<u32>,
    /// A box of your own, like data/karak.toml and its neighbours: other counts, strengths, costs
    #[arg(long = "box", value_name = "FILE")]
    pub contents: Option<PathBuf>,
    /// A whole setup (JSON); other flags change it
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    /// Start from this position (JSON) instead of the beginning
    #[arg(long, value_name = "FILE")]
    pub position: Option<PathBuf>,
    /// Luck that repeats: the same number gives the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

impl SetupArgs {
    /// The flags when nothing is said.
    pub fn usual() -> SetupArgs {
        SetupArgs {
            game: USUAL_GAME.into(),
            heroes: Vec::new(),
            options: Vec::new(),
            round_limit: None,
            contents: None,
            setup: None,
            position: None,
            seed: None,
        }
    }

    /// What there is to know about the named game.
    ///
    /// # Errors
    /// No game has this name.
    pub fn info(&self) -> Result<GameInfo, Failure> {
        let games = games::all();
        let ids = words(games.iter().map(|game| game.id));
        games.into_iter().find(|game| game.id == self.game).ok_or_else(|| {
            Failure::Usage(format!("no game is called '{}'; there are: {ids}", self.game))
        })
    }

    /// The setup in JSON. Fields that no flag names are left to the game's own defaults.
    ///
    /// # Errors
    /// A flag that this game does not have, or a file that cannot be read.
    pub fn setup(
        &self,
        info: &GameInfo,
        players: Option<u8>,
        options: &[Choice],
    ) -> Result<Value, Failure> {
        let mut setup = self.setup_file()?;
        if let Some(players) = players.or(self.players_by_heroes(&setup)) {
            setup.insert("players".into(), json!(players));
        }
        if !self.heroes.is_empty() {
            let players = setup.get("players").and_then(Value::as_u64);
            setup.insert("heroes".into(), json!(self.heroes(info, players)?));
        }
        if !options.is_empty() {
            let chosen = setup.entry("options").or_insert_with(|| json!({}));
            for option in options {
                chosen[option.id] = option.value.clone();
            }
        }
        if let Some(limit) = self.round_limit {
            setup.insert("round_limit".into(), json!(limit));
        }
        if let Some(path) = &self.contents {
            setup.insert("contents".into(), files::read_box(info.id, path)?);
        }
        Ok(Value::Object(setup))
    }

    /// The options that the flags name.
    ///
    /// # Errors
    /// An option or value that this game does not have.
    pub fn choices(&self, info: &GameInfo) -> Result<Vec<Choice>, Failure> {
        self.options.iter().map(|word| Choice::read(info, word)).collect()
    }

    /// The position to start from.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn position(&self) -> Result<Option<Value>, Failure> {
        self.position.as_deref().map(files::read_json).transpose()
    }

    fn setup_file(&self) -> Result<Map<String, Value>, Failure> {
        let Some(path) = &self.setup else { return Ok(Map::new()) };
        let object = |value: &Value, what: &str| match value.is_object() {
            true => Ok(()),
            false => {
                let name = path.display();
                Err(Failure::Usage(format!("{name}: {what}: expected a JSON object")))
            }
        };
        let setup = files::read_json(path)?;
        object(&setup, "setup")?;
        setup.get("options").map_or(Ok(()), |options| object(options, "options"))?;
        Ok(setup.as_object().cloned().unwrap_or_default())
    }

    /// As many players as heroes are named, two at least, unless the setup says it.
    fn players_by_heroes(&self, setup: &Map<String, Value>) -> Option<u8> {
        let named = u8::try_from(self.heroes.len()).unwrap_or(u8::MAX);
        (!setup.contains_key("players")).then_some(named.max(2))
    }

    /// One entry per seat; seats that no hero is named for have theirs drawn.
    fn heroes(&self, info: &GameInfo, players: Option<u64>) -> Result<Vec<Value>, Failure> {
        let read = |name: &String| match name.as_str() {
            "-" => Ok(Value::Null),
            known if heroes_of(info, &info.options).any(|hero| hero == known) => Ok(json!(known)),
            _ => Err(unknown_hero(info, name)),
        };
        let mut heroes: Vec<Value> = self.heroes.iter().map(read).collect::<Result<_, _>>()?;
        let seats = players.and_then(|players| usize::try_from(players).ok()).unwrap_or(0);
        heroes.resize(heroes.len().max(seats.min(256)), Value::Null);
        Ok(heroes)
    }
}

/// One option, chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its name in the setup.
    pub id: &'static str,
    /// Its value in the setup.
    pub value: Value,
}

impl Choice {
    /// The option switched on; of several values, the middle one.
    pub fn on(option: &OptionInfo) -> Choice {
        let value = match option.values {
            [] => json!(true),
            values => json!(values[values.len() / 2]),
        };
        Choice { id: option.id, value }
    }

    /// Reads `fast` or `cooperative=deadly`.
    fn read(info: &GameInfo, word: &str) -> Result<Choice, Failure> {
        let (name, value) = match word.split_once('=') {
            None => (word, None),
            Some((name, value)) => (name, Some(value)),
        };
        let option = info.options.iter().find(|option| option.id == name);
        let option = option.ok_or_else(|| unknown_option(info, name))?;
        match value {
            None => Ok(Choice::on(option)),
            Some(value) if option.values.contains(&value) => {
                Ok(Choice { id: option.id, value: json!(value) })
            }
            Some(value) => Err(unknown_value(option, value)),
        }
    }

    /// As it is written on the command line.
    pub fn word(&self) -> String {
        match self.value.as_str() {
            Some(value) => format!("{}={value}", self.id),
            None => self.id.into(),
        }
    }
}

/// The heroes that can be picked with these options.
pub fn heroes_of<'a>(
    info: &'a GameInfo,
    options: impl IntoIterator<Item = &'a OptionInfo>,
) -> impl Iterator<Item = &'a str> {
    let more = options.into_iter().flat_map(|option| &option.heroes);
    info.heroes.iter().chain(more).map(String::as_str)
}

/// The words with commas between them, or "none".
pub fn words<'a>(list: impl IntoIterator<Item = &'a str>) -> String {
    let list: Vec<&str> = list.into_iter().collect();
    if list.is_empty() { "none".into() } else { list.join(", ") }
}

fn unknown_hero(info: &GameInfo, name: &str) -> Failure {
    let heroes = words(heroes_of(info, &info.options));
    Failure::Usage(format!("no hero of {} is called '{name}'; there are: {heroes}", info.name))
}

fn unknown_option(info: &GameInfo, name: &str) -> Failure {
    let options = words(info.options.iter().map(|option| option.id));
    Failure::Usage(format!("no option of {} is called '{name}'; there are: {options}", info.name))
}

fn unknown_value(option: &OptionInfo, value: &str) -> Failure {
    let expected = match option.values {
        [] => "no value, it is on when it is named".into(),
        values => format!("one of: {}", values.join(", ")),
    };
    Failure::Usage(format!("option {}: expected {expected}; got '{value}'", option.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info() -> GameInfo {
        let option = |id, values| OptionInfo { id, about: "", values, rule: "", heroes: vec![] };
        GameInfo {
            books: &[],
            id: "karak",
            name: "Karak",
            players: (2, 5),
            heroes: vec!["warrior".into(), "thief".into()],
            powers: [].into(),
            powers_option: None,
            options: vec![
                option("fast", &[]),
                option("cooperative", &["calm", "fierce", "deadly"]),
            ],
            rules: 1,
        }
    }

    fn read(heroes: &[&str], options: &[&str], players: Option<u8>) -> Result<Value, Failure> {
        let owned = |words: &[&str]| words.iter().map(|&word| word.into()).collect();
        let args =
            SetupArgs { heroes: owned(heroes), options: owned(options), ..SetupArgs::usual() };
        args.setup(&info(), players, &args.choices(&info())?)
    }

    #[test]
    fn flags_become_a_setup() {
        assert_eq!(read(&[], &[], None).unwrap(), json!({"players": 2}));
        assert_eq!(
            read(&["warrior", "-", "thief"], &["fast", "cooperative"], None).unwrap(),
            json!({
                "players": 3,
                "heroes": ["warrior", null, "thief"],
                "options": {"fast": true, "cooperative": "fierce"},
            })
        );
        assert_eq!(
            read(&["thief"], &["cooperative=deadly"], Some(3)).unwrap(),
            json!({
                "players": 3,
                "heroes": ["thief", null, null],
                "options": {"cooperative": "deadly"},
            })
        );
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        let says = |heroes: &[&str], options: &[&str]| {
            read(heroes, options, None).unwrap_err().to_string()
        };
        assert!(says(&["bard"], &[]).contains("warrior, thief"));
        assert!(says(&[], &["slow"]).contains("fast, cooperative"));
        assert!(says(&[], &["cooperative=nice"]).contains("calm, fierce, deadly"));
        assert!(says(&[], &["fast=yes"]).contains("no value"));
    }
}
