//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::schema::schemas;
use super::state::Karak;
use family::{BookInfo, Family, GameInfo, ListedGame, OptionInfo, choice, powers_of, to_json};

/// Players, heroes, options, box.
pub type Setup = family::Setup<Karak>;

/// The fan modes; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Monsters keep together. Rule: FM-H1
    pub hero_mode: bool,
    /// Monsters take revenge. Rule: FM-M1
    pub monster_hunt: bool,
    /// All heroes against the dungeon, and how hard. Rule: FM-C7
    #[serde(deserialize_with = "difficulty")]
    pub cooperative: Option<Difficulty>,
    /// Opening and picking up are free. Rule: FM-F1
    pub fast: bool,
}

/// How little wrath a party survives. Rule: FM-C7
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// For beginners.
    Calm,
    /// In between.
    Fierce,
    /// For the bold.
    Deadly,
}

/// The words for it.
const LEVELS: &[&str] = &["calm", "fierce", "deadly"];

/// The options, in words.
const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "hero_mode",
        about: "Rooms hold several tokens, and monsters help each other.",
        values: &[],
        rule: "FM-H1",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "monster_hunt",
        about: "What a hero parts with becomes a trophy, and its kin take revenge.",
        values: &[],
        rule: "FM-M1",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "cooperative",
        about: "All heroes against the dungeon, before the dragon's wrath is too great.",
        values: LEVELS,
        rule: "FM-C1",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "fast",
        about: "Opening chests and picking up are free.",
        values: &[],
        rule: "FM-F1",
        heroes: Vec::new(),
    },
];

/// The books with the rules.
const BOOKS: &[BookInfo] =
    &[BookInfo { prefix: "K", file: "karak" }, BookInfo { prefix: "FM", file: "fan-modes" }];

impl ListedGame for Karak {
    fn info() -> GameInfo {
        let rows = &Contents::standard().heroes;
        let heroes = rows.iter().map(|row| row.hero.to_string()).collect();
        let powers = powers_of(rows.iter().map(|row| (row.hero, row.powers.clone())));
        let (id, name, rules) = (Karak::ID, "Karak", Karak::RULES);
        GameInfo {
            id,
            name,
            rules,
            players: (2, 5),
            heroes,
            powers,
            powers_option: None,
            options: OPTIONS.to_vec(),
            books: BOOKS,
        }
    }

    fn read_box(text: &str) -> Result<Value, SetupError> {
        Contents::from_toml(text).map(|contents| to_json(&contents))
    }

    fn schemas(path: &str) -> Option<Map<String, Value>> {
        Some(schemas(path))
    }
}

impl Family for Karak {
    type Hero = Hero;
    type Options = Options;
    type Contents = Contents;

    /// Rules: K-2.1, K-2.3, K-11.5
    const SETUP_RULES: [&'static str; 3] = ["K-2.1", "K-2.3", "K-11.5"];

    fn standard() -> &'static Contents {
        Contents::standard()
    }

    fn check_box(contents: &Contents) -> Result<(), SetupError> {
        contents.check()
    }

    fn heroes_in_play(setup: &Setup) -> usize {
        setup.contents().heroes.len()
    }

    fn absent(setup: &Setup, hero: Hero) -> Option<(&'static str, String)> {
        let in_box = setup.contents().heroes.iter().any(|row| row.hero == hero);
        (!in_box).then(|| ("K-2.3", format!("the {hero} is not in this box")))
    }
}

fn difficulty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Difficulty>, D::Error> {
    choice::read(LEVELS, from)
}

impl Options {
    /// All sixteen combinations.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..16).map(|bits| Options {
            hero_mode: bits & 1 != 0,
            monster_hunt: bits & 2 != 0,
            cooperative: (bits & 4 != 0).then_some(Difficulty::Fierce),
            fast: bits & 8 != 0,
        })
    }
}
