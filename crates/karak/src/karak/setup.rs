//! How a table is set: players, heroes, options, box. Untrusted until [`Rules::new`](super::rules::Rules::new).

use serde::{Deserialize, Serialize};
use tabletop::{Game, SetupError};

use super::contents::Contents;
use super::hero::Hero;
use super::state::Karak;
use crate::{GameInfo, OptionInfo};

/// Players, heroes, options, box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to five. Rule: K-2.1
    pub players: u8,
    /// Who plays which hero; `null` or missing: drawn. Rule: K-2.3
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Option<Hero>>,
    /// The fan modes.
    #[serde(default)]
    pub options: Options,
    /// After how many rounds the game is called off, if ever. Rule: K-11.5
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_limit: Option<u16>,
    /// A box of one's own. Rule: K-1.6
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contents: Option<Box<Contents>>,
}

/// The fan modes; all combinations can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Monsters keep together. Rule: FM-H1
    pub hero_mode: bool,
    /// Monsters take revenge. Rule: FM-M1
    pub monster_hunt: bool,
    /// All heroes against the dungeon, and how hard. Rule: FM-C7
    pub cooperative: Option<Difficulty>,
    /// Opening and picking up are free. Rule: FM-F1
    pub fast: bool,
}

/// How little wrath a party survives. Rule: FM-C7
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// For beginners.
    Calm,
    /// In between.
    Fierce,
    /// For the bold.
    Deadly,
}

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
        values: &["calm", "fierce", "deadly"],
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

/// What there is to know before a game is opened.
pub fn info() -> GameInfo {
    let heroes = Contents::standard().heroes.iter().map(|row| row.hero.to_string()).collect();
    let (id, name, rules) = (Karak::ID, "Karak", Karak::RULES);
    GameInfo { id, name, rules, players: (2, 5), heroes, options: OPTIONS.to_vec() }
}

impl Setup {
    /// A table with drawn heroes, the published box and no fan mode.
    pub fn new(players: u8) -> Setup {
        let options = Options::default();
        Setup { players, heroes: Vec::new(), options, round_limit: None, contents: None }
    }

    /// The box of this table.
    pub fn contents(&self) -> &Contents {
        self.contents.as_deref().unwrap_or(Contents::standard())
    }

    /// Can this table be played at? Rules: K-2.1, K-2.3
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        self.contents().check()?;
        let most = self.contents().heroes.len().min(5) as u8;
        if !(2..=most).contains(&self.players) {
            let problem = format!("expected 2 to {most} players, got {}", self.players);
            return Err(SetupError::by_rule("K-2.1", "players", problem));
        }
        if self.heroes.len() > usize::from(self.players) {
            let problem = format!("expected at most {}, got {}", self.players, self.heroes.len());
            return Err(SetupError::by_rule("K-2.3", "heroes", problem));
        }
        for (seat, hero) in self.heroes.iter().enumerate() {
            self.check_hero(seat, *hero)?;
        }
        if self.round_limit == Some(0) {
            return Err(SetupError::by_rule(
                "K-11.5",
                "round_limit",
                "expected at least 1, or none",
            ));
        }
        Ok(())
    }

    fn check_hero(&self, seat: usize, hero: Option<Hero>) -> Result<(), SetupError> {
        let Some(hero) = hero else { return Ok(()) };
        let refuse =
            |problem| Err(SetupError::by_rule("K-2.3", format!("heroes[{seat}]"), problem));
        if self.heroes[..seat].contains(&Some(hero)) {
            return refuse(format!("the {hero} is taken already"));
        }
        if !self.contents().heroes.iter().any(|row| row.hero == hero) {
            return refuse(format!("the {hero} is not in this box"));
        }
        Ok(())
    }
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
