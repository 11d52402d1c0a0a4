//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::schema::schemas;
use super::state::{Goblin, MOST_SEATS};
use family::{BookInfo, Family, GameInfo, ListedGame, OptionInfo, choice, powers_of, to_json};

/// Players, heroes, options, box.
pub type Setup = family::Setup<Goblin>;

/// What else is played with; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Each hero has an ability. Rule: G-9.1
    pub abilities: bool,
    /// The round is played to its end when the Lord falls. Rule: G-10.2
    pub finish_round: bool,
    /// How won cards come into a new deck; missing: the owner arranges them by hand. Rule: G-4.3
    #[serde(deserialize_with = "stacking")]
    pub stacking: Option<Stacking>,
}

/// How else won cards come into a new deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stacking {
    /// On top, the strongest first. Rule: G-4.4
    Automatic,
    /// Anywhere: all cards are shuffled. Rule: G-4.5
    Shuffle,
}

/// The words for it.
const STACKINGS: &[&str] = &["automatic", "shuffle"];

/// The options, in words.
const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "abilities",
        about: "Each hero has an ability of his own.",
        values: &[],
        rule: "G-9.1",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "finish_round",
        about: "When the Lord falls, the round is played to its end; several can become champions.",
        values: &[],
        rule: "G-10.2",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "stacking",
        about: "Won cards are not arranged by hand: strongest on top, or all shuffled.",
        values: STACKINGS,
        rule: "G-4.3",
        heroes: Vec::new(),
    },
];

/// The books with the rules.
const BOOKS: &[BookInfo] = &[BookInfo { prefix: "G", file: "goblin" }];

impl ListedGame for Goblin {
    fn info() -> GameInfo {
        let (id, name, rules) = (Goblin::ID, "Karak: Goblin", Goblin::RULES);
        let heroes = Hero::ALL.iter().map(|hero| hero.id().into()).collect();
        let rows = Contents::standard().heroes.iter();
        let powers = powers_of(rows.map(|row| (row.hero, vec![row.ability])));
        GameInfo {
            id,
            name,
            rules,
            players: (2, 4),
            heroes,
            powers,
            powers_option: Some("abilities"),
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

impl Family for Goblin {
    type Hero = Hero;
    type Options = Options;
    type Contents = Contents;

    /// Rules: G-2.1, G-2.2, G-10.4
    const SETUP_RULES: [&'static str; 3] = ["G-2.1", "G-2.2", "G-10.4"];

    fn standard() -> &'static Contents {
        Contents::standard()
    }

    fn check_box(contents: &Contents) -> Result<(), SetupError> {
        contents.check()
    }

    fn heroes_in_play(_setup: &Setup) -> usize {
        MOST_SEATS
    }

    fn absent(_setup: &Setup, _hero: Hero) -> Option<(&'static str, String)> {
        None
    }
}

fn stacking<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Stacking>, D::Error> {
    choice::read(STACKINGS, from)
}

impl Options {
    /// All twelve combinations.
    pub fn all() -> impl Iterator<Item = Options> {
        let stackings = [None, Some(Stacking::Automatic), Some(Stacking::Shuffle)];
        let switches = [false, true];
        stackings.into_iter().flat_map(move |stacking| {
            switches.into_iter().flat_map(move |abilities| {
                switches
                    .map(|finish_round| Options { abilities, finish_round, stacking })
                    .into_iter()
            })
        })
    }
}
