//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::state::Karak2;
use family::Seating;
use family::{BookInfo, GameInfo, ListedGame, OptionInfo, powers_of, to_json};

/// Players, heroes, options, box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to five. Rule: K2-2.1
    pub players: u8,
    /// Who plays which hero; `null` or missing: drawn. Rule: K2-2.3
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Option<Hero>>,
    /// What else is played with.
    #[serde(default)]
    pub options: Options,
    /// After how many rounds the game is called off, if ever. Rule: K2-11.4
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
    /// A box of one's own. Rule: K2-1.6
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<Box<Contents>>,
}

/// What else is played with; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The expansion. Rule: IM-1.1
    pub imperium: bool,
    /// Without Plague and Misery. Rule: K2-2.7
    pub friendly: bool,
}

/// The options, in words.
const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "imperium",
        about: "The expansion: rifts, lairs, an Emperor and his vassals, five more heroes.",
        values: &[],
        rule: "IM-1.1",
        heroes: Vec::new(),
    },
    OptionInfo {
        id: "friendly",
        about: "No Plague and no Misery: two skulls only wound.",
        values: &[],
        rule: "K2-2.7",
        heroes: Vec::new(),
    },
];

/// The books with the rules.
const BOOKS: &[BookInfo] =
    &[BookInfo { prefix: "K2", file: "karak2" }, BookInfo { prefix: "IM", file: "imperium" }];

impl ListedGame for Karak2 {
    fn info() -> GameInfo {
        let heroes = |imperium| {
            let rows =
                Contents::standard().heroes.iter().filter(move |row| row.imperium == imperium);
            rows.map(|row| row.hero.id().into()).collect()
        };
        let mut options = OPTIONS.to_vec();
        for option in options.iter_mut().filter(|option| option.id == "imperium") {
            option.heroes = heroes(true);
        }
        let rows = Contents::standard().heroes.iter();
        let powers = powers_of(rows.map(|row| (row.hero, row.powers.clone())));
        let (id, name, rules) = (Karak2::ID, "Karak 2", Karak2::RULES);
        GameInfo {
            id,
            name,
            rules,
            players: (2, 5),
            heroes: heroes(false),
            powers,
            options,
            books: BOOKS,
        }
    }

    fn read_box(text: &str) -> Result<Value, SetupError> {
        Contents::from_toml(text).map(|contents| to_json(&contents))
    }
}

impl Setup {
    /// A table with drawn heroes, the published box and no option.
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
            rules: ["K2-2.1", "K2-2.3", "K2-11.4"],
        }
    }

    /// Can this table be played at? Rules: K2-2.1, K2-2.3, K2-11.4, IM-1.5
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        let contents = self.contents();
        contents.check()?;
        let known = contents.heroes.iter().filter(|row| self.plays_with(row.imperium));
        self.seating().check(known.count(), |hero| {
            match contents.heroes.iter().find(|row| row.hero == hero) {
                None => Some(("K2-2.3", format!("{hero} is not in this box"))),
                Some(row) if !self.plays_with(row.imperium) => {
                    let problem = format!("{hero} plays with the option 'imperium' only");
                    Some(("IM-1.5", problem))
                }
                Some(_) => None,
            }
        })
    }

    /// Is a row of the box in play? Rule: IM-1.1
    pub(super) fn plays_with(&self, imperium: bool) -> bool {
        self.options.imperium || !imperium
    }
}

impl Options {
    /// All four combinations.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..4).map(|bits| Options { imperium: bits & 1 != 0, friendly: bits & 2 != 0 })
    }
}
