//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::schema::schemas;
use super::state::Karak2;
use family::{BookInfo, Family, GameInfo, ListedGame, OptionInfo, powers_of, to_json};

/// Players, heroes, options, box.
pub type Setup = family::Setup<Karak2>;

/// What else is played with; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
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
            powers_option: None,
            options,
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

impl Family for Karak2 {
    type Hero = Hero;
    type Options = Options;
    type Contents = Contents;

    /// Rules: K2-2.1, K2-2.3, K2-11.4
    const SETUP_RULES: [&'static str; 3] = ["K2-2.1", "K2-2.3", "K2-11.4"];

    fn standard() -> &'static Contents {
        Contents::standard()
    }

    fn check_box(contents: &Contents) -> Result<(), SetupError> {
        contents.check()
    }

    fn heroes_in_play(setup: &Setup) -> usize {
        let rows = setup.contents().heroes.iter();
        rows.filter(|row| setup.options.plays_with(row.imperium)).count()
    }

    /// Rules: K2-2.3, IM-1.5
    fn absent(setup: &Setup, hero: Hero) -> Option<(&'static str, String)> {
        match setup.contents().heroes.iter().find(|row| row.hero == hero) {
            None => Some(("K2-2.3", format!("{hero} is not in this box"))),
            Some(row) if !setup.options.plays_with(row.imperium) => {
                Some(("IM-1.5", format!("{hero} plays with the option 'imperium' only")))
            }
            Some(_) => None,
        }
    }
}

impl Options {
    /// Is a row of the box in play? Rule: IM-1.1
    pub(super) fn plays_with(&self, imperium: bool) -> bool {
        self.imperium || !imperium
    }

    /// All four combinations.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..4).map(|bits| Options { imperium: bits & 1 != 0, friendly: bits & 2 != 0 })
    }
}
