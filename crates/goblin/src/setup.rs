//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::state::{Goblin, MOST_SEATS};
use family::Seating;
use family::{BookInfo, GameInfo, ListedGame, OptionInfo, powers_of, to_json};

/// Players, heroes, options, box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four. Rule: G-2.1
    pub players: u8,
    /// Who plays which hero; `null` or missing: drawn. Rule: G-2.2
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Option<Hero>>,
    /// What else is played with.
    #[serde(default)]
    pub options: Options,
    /// After how many rounds the game is called off, if ever. Rule: G-10.4
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
    /// A box of one's own. Rule: G-1.6
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<Box<Contents>>,
}

/// What else is played with; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Each hero has an ability. Rule: G-9.1
    pub abilities: bool,
    /// The round is played to its end when the Lord falls. Rule: G-10.2
    pub finish_round: bool,
    /// How won cards come into a new deck; missing: the owner arranges them by hand. Rule: G-4.3
    pub stacking: Option<Stacking>,
}

/// How else won cards come into a new deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stacking {
    /// On top, the strongest first. Rule: G-4.4
    Automatic,
    /// Anywhere: all cards are shuffled. Rule: G-4.5
    Shuffle,
}

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
        values: &["automatic", "shuffle"],
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
            options: OPTIONS.to_vec(),
            books: BOOKS,
        }
    }

    fn read_box(text: &str) -> Result<Value, SetupError> {
        Contents::from_toml(text).map(|contents| to_json(&contents))
    }
}

impl Setup {
    /// A table with drawn heroes, our box and no option.
    pub fn new(players: u8) -> Setup {
        let options = Options::default();
        Setup { players, heroes: Vec::new(), options, round_limit: None, contents: None }
    }

    /// The box of this table.
    pub fn contents(&self) -> &Contents {
        self.contents.as_deref().unwrap_or(Contents::standard())
    }

    /// Who sits where.
    pub(super) fn seating(&self) -> Seating<'_, Hero> {
        Seating {
            players: self.players,
            heroes: &self.heroes,
            round_limit: self.round_limit,
            rules: ["G-2.1", "G-2.2", "G-10.4"],
        }
    }

    /// Can this table be played at? Rules: G-2.1, G-2.2, G-10.4
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        self.contents().check()?;
        self.seating().check(MOST_SEATS, |_| None)
    }
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
