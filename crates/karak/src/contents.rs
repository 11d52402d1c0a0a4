//! What is in the box: `data/karak.toml`, or a box of one's own. Rule: K-1.6

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::SetupError;

use super::hero::{Hero, Power};
use super::map::MOST_TILES;
use super::tile::{Ground, Tile};
use super::token::{Item, Monster, Token};
use family::Points;
use family::{Provenance, Refuse, read_box};

/// The rows of a box, as somebody wrote them. Untrusted until [`Contents::check`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// The tiles; exactly one row is the start.
    pub tiles: Vec<TileRow>,
    /// The tokens of the bag.
    pub tokens: Vec<TokenRow>,
    /// The backs of the monsters.
    pub items: Vec<ItemRow>,
    /// The heroes.
    pub heroes: Vec<HeroRow>,
    /// The hero board and the turn.
    pub board: Board,
    /// How much wrath a party survives.
    pub wrath: Vec<WrathRow>,
}

/// Some tiles of one kind. Rule: K-1.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRow {
    /// Which kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
    /// Does it lie on the table from the start?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub start: bool,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// Some tokens of one kind. Rule: K-1.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    /// Which kind.
    pub token: Token,
    /// How many.
    pub count: u8,
    /// How strong the monster is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// The equipment on its back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reward: Option<Item>,
    /// What its treasure is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// One kind of equipment. Rule: K-7.6
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemRow {
    /// Which kind.
    pub item: Item,
    /// What it adds to an attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<u8>,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// One hero. Rule: K-1.3
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroRow {
    /// Which hero.
    pub hero: Hero,
    /// The name on the card.
    pub name: String,
    /// What the hero can do.
    pub powers: Vec<Power>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// The hero board and the turn. Rules: K-1.4, K-3.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Lives of a healthy hero.
    pub lives: u8,
    /// Steps of a turn.
    pub steps: u8,
    /// Slots for weapons.
    pub weapons: u8,
    /// Slots for spells.
    pub spells: u8,
    /// Slots for keys.
    pub keys: u8,
    /// What premonition adds. Rule: K-10.12
    pub premonition: u8,
    /// What a sacrificed life adds. Rule: K-10.5
    pub sacrifice: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// How much wrath a party of this size survives with these other modes. Rule: FM-C7
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrathRow {
    /// Size of the party.
    pub players: u8,
    /// The other modes it is for, all of them. Of the rows that fit a table the one with the most modes counts,
    /// of several the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<Mode>,
    /// The mildest limit.
    pub calm: u8,
    /// The limit in between.
    pub fierce: u8,
    /// The hardest limit.
    pub deadly: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// A fan mode beside cooperative play, in the order of their rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Hero mode: monsters keep together. Rule: FM-H1
    #[serde(rename = "hero_mode")]
    Hero,
    /// Monsters take revenge. Rule: FM-M1
    MonsterHunt,
    /// Opening and picking up are free. Rule: FM-F1
    Fast,
}

/// A box of one's own is refused by this rule.
const REFUSE: Refuse = Refuse("K-1.6");

/// The most tokens of one kind, so that every count of a state stays small.
const MOST_TOKENS: u8 = 60;

/// The box as published.
static STANDARD: LazyLock<Contents> = LazyLock::new(|| {
    Contents::from_toml(include_str!("../../../data/karak.toml"))
        .expect("data/karak.toml is tested")
});

impl Contents {
    /// The box as published.
    pub fn standard() -> &'static Contents {
        &STANDARD
    }

    /// Reads and checks a box.
    ///
    /// # Errors
    /// The row that cannot be read or cannot work.
    pub fn from_toml(text: &str) -> Result<Contents, SetupError> {
        let contents: Contents = read_box(text, &REFUSE)?;
        contents.check()?;
        Ok(contents)
    }

    /// Can this box be played with? Rule: K-1.6
    ///
    /// # Errors
    /// The first row that cannot work, and why.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_tiles()?;
        self.check_tokens()?;
        self.check_items()?;
        self.check_heroes()?;
        self.check_board()?;
        self.check_wrath()
    }

    fn check_tiles(&self) -> Result<(), SetupError> {
        let keys = self.tiles.iter().map(|row| (row.tile, row.start));
        REFUSE.twice("tiles", keys, |(tile, _)| String::from(*tile))?;
        let is_start = |index: &usize| self.tiles[*index].start;
        let starts: Vec<usize> = (0..self.tiles.len()).filter(is_start).collect();
        let [start] = starts[..] else {
            let problem = format!("expected one row with start = true, found {}", starts.len());
            return REFUSE.field("tiles", problem);
        };
        let TileRow { tile, count, .. } = self.tiles[start];
        if count != 1 {
            return REFUSE.row("tiles", start, format!("expected one start tile, found {count}"));
        }
        if tile.ground() != Ground::Fountain {
            let problem = format!("expected a fountain as the start tile, found a {tile}");
            return REFUSE.row("tiles", start, problem);
        }
        let total: usize = self.tiles.iter().map(|row| usize::from(row.count)).sum();
        if total > MOST_TILES {
            return REFUSE
                .field("tiles", format!("expected at most {MOST_TILES} tiles, found {total}"));
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), SetupError> {
        REFUSE.twice("tokens", self.tokens.iter().map(|row| row.token), Token::to_string)?;
        for (index, entry) in self.tokens.iter().enumerate() {
            if let Some(problem) = entry.problem() {
                return REFUSE.row("tokens", index, problem);
            }
        }
        let missing = |&token: &Token| !self.tokens.iter().any(|row| row.token == token);
        match Token::all().find(missing) {
            Some(token) => {
                REFUSE.field("tokens", format!("expected a row for '{token}' (its count may be 0)"))
            }
            None => Ok(()),
        }
    }

    fn check_items(&self) -> Result<(), SetupError> {
        REFUSE.twice("items", self.items.iter().map(|row| row.item), Item::to_string)?;
        for (index, entry) in self.items.iter().enumerate() {
            let adds = !matches!(entry.item, Item::HealingPortal | Item::Key);
            if adds != entry.bonus.is_some() || entry.bonus.is_some_and(|bonus| bonus > 20) {
                let problem =
                    "expected a bonus from 0 to 20 for weapons and bolts, and for nothing else";
                return REFUSE.row("items", index, problem);
            }
        }
        match Item::ALL.iter().find(|&&item| !self.items.iter().any(|row| row.item == item)) {
            Some(item) => REFUSE.field("items", format!("expected a row for '{item}'")),
            None => Ok(()),
        }
    }

    fn check_heroes(&self) -> Result<(), SetupError> {
        REFUSE.twice("heroes", self.heroes.iter().map(|row| row.hero), Hero::to_string)?;
        if self.heroes.len() < 2 {
            return REFUSE.field("heroes", "expected at least two heroes");
        }
        Ok(())
    }

    fn check_board(&self) -> Result<(), SetupError> {
        let board = &self.board;
        let numbers = [
            ("board.lives", board.lives, 1, 20),
            ("board.steps", board.steps, 1, 20),
            ("board.weapons", board.weapons, 0, 9),
            ("board.spells", board.spells, 0, 9),
            ("board.keys", board.keys, 0, 9),
            ("board.premonition", board.premonition, 0, 9),
            ("board.sacrifice", board.sacrifice, 0, 9),
        ];
        REFUSE.beyond(&numbers)
    }

    fn check_wrath(&self) -> Result<(), SetupError> {
        let tables = self.wrath.iter().map(|row| (row.players, &row.modes));
        REFUSE.twice("wrath", tables, |(players, modes)| format!("{players} {modes:?}"))?;
        if let Some(index) =
            self.wrath.iter().position(|row| [row.calm, row.fierce, row.deadly].contains(&0))
        {
            return REFUSE.row("wrath", index, "expected limits of at least 1");
        }
        match (2..=5).find(|&players| {
            !self.wrath.iter().any(|row| row.players == players && row.modes.is_empty())
        }) {
            Some(players) => REFUSE.field("wrath", format!("expected a row for {players} players")),
            None => Ok(()),
        }
    }
}

impl TokenRow {
    /// What cannot work about this row, if anything.
    fn problem(&self) -> Option<String> {
        let (is_monster, reward) = match self.token {
            Token::Monster(monster) => (true, monster.reward()),
            Token::Chest => (false, None),
        };
        let token = self.token;
        if is_monster && !self.strength.is_some_and(|strength| (1..=99).contains(&strength)) {
            Some(format!("expected a strength from 1 to 99 for a {token}"))
        } else if !is_monster && self.strength.is_some() {
            Some(format!("expected no strength for a {token}"))
        } else if self.reward != reward {
            let back = reward.map_or("a treasure".into(), |item| item.to_string());
            Some(format!("expected the back of a {token} to be: {back}"))
        } else if self.points.is_some() != reward.is_none() {
            Some("expected points for the Fallen, the dragon and chests, and nothing else".into())
        } else if self.count > MOST_TOKENS {
            Some(format!("expected at most {MOST_TOKENS}, found {}", self.count))
        } else if token == Token::Monster(Monster::Dragon) && self.count == 0 {
            Some("expected at least one dragon: its fall ends the game".into())
        } else {
            None
        }
    }
}
