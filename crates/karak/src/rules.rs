//! The rules of one table, as questions. The only file that can see the options.

use tabletop::SetupError;

use super::contents::{Contents, Mode, WrathRow};
use super::hero::{Hero, Powers};
use super::setup::{Difficulty, Options, Setup};
use super::tile::Tile;
use super::token::{Class, Item, Items, Monster, Token, Tokens};
use family::Points;

/// What this table plays by. Fixed for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    options: Options,
    start: Tile,
    tiles: [u8; Tile::KINDS],
    tokens: Tokens,
    strength: [u8; 8],
    bonus: Items,
    halves: [u8; Token::KINDS],
    powers: [Option<Powers>; 6],
    lives: u8,
    steps: u8,
    slots: [u8; 3],
    premonition: u8,
    sacrifice: u8,
    wrath_limit: u8,
    round_limit: Option<u16>,
}

impl Rules {
    /// Reads a setup.
    ///
    /// # Errors
    /// A setup that cannot be played at.
    pub fn new(setup: &Setup) -> Result<Rules, SetupError> {
        setup.check()?;
        let contents = setup.contents();
        let board = &contents.board;
        let start = contents.tiles.iter().find(|row| row.start).expect("a checked box has a start");
        let mut rules = Rules {
            options: setup.options,
            start: start.tile,
            tiles: [0; Tile::KINDS],
            tokens: Tokens::default(),
            strength: [0; 8],
            bonus: Items::NONE,
            halves: [0; Token::KINDS],
            powers: [None; 6],
            lives: board.lives,
            steps: board.steps,
            slots: [board.weapons, board.spells, board.keys],
            premonition: board.premonition,
            sacrifice: board.sacrifice,
            wrath_limit: wrath_limit(contents, setup),
            round_limit: setup.round_limit,
        };
        rules.read_tables(contents);
        Ok(rules)
    }

    fn read_tables(&mut self, contents: &Contents) {
        for row in &contents.tiles {
            self.tiles[row.tile.index()] += row.count;
        }
        for row in &contents.tokens {
            self.tokens[row.token] = row.count;
            self.halves[row.token.index()] = row.points.map_or(0, |points| points.halves as u8);
            if let Token::Monster(monster) = row.token {
                self.strength[monster as usize] = row.strength.unwrap_or(0);
            }
        }
        for row in &contents.items {
            self.bonus[row.item] = row.bonus.unwrap_or(0);
        }
        for row in &contents.heroes {
            self.powers[row.hero as usize] = Some(row.powers.iter().copied().collect());
        }
    }

    /// The tile that lies on the table from the start. Rule: K-2.2
    pub fn start(&self) -> Tile {
        self.start
    }

    /// How many tiles of each kind, the start included. Rule: K-1.1
    pub fn tiles(&self) -> [u8; Tile::KINDS] {
        self.tiles
    }

    /// How many tokens of each kind. Rule: K-1.2
    #[inline]
    pub fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// The heroes in the box.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> {
        Hero::ALL.into_iter().filter(|&hero| self.powers[hero as usize].is_some())
    }

    /// The number on a monster's token.
    #[inline]
    pub fn strength(&self, monster: Monster) -> u16 {
        self.strength[monster as usize].into()
    }

    /// What a hero can do while not cursed.
    #[inline]
    pub fn powers(&self, hero: Hero) -> Powers {
        self.powers[hero as usize].unwrap_or(Powers::NONE)
    }

    /// Lives of a healthy hero. Rule: K-1.4
    #[inline]
    pub fn lives(&self) -> u8 {
        self.lives
    }

    /// Steps of a turn. Rule: K-3.2
    #[inline]
    pub fn steps(&self) -> u8 {
        self.steps
    }

    /// Slots for a class of items. Rule: K-7.2
    #[inline]
    pub fn slots(&self, class: Class) -> u8 {
        self.slots[class as usize]
    }

    /// What held weapons add to every attack. Rule: K-7.6
    #[inline]
    pub fn weapons(&self, held: &Items) -> u16 {
        let adds = |&item: &Item| u16::from(held[item]) * u16::from(self.bonus[item]);
        Class::Weapon.items().iter().map(adds).sum()
    }

    /// What one such weapon or bolt adds to an attack. Rules: K-6.7, K-7.6
    #[inline]
    pub fn bonus(&self, item: Item) -> u16 {
        self.bonus[item].into()
    }

    /// What one magic bolt adds. Rule: K-6.7
    #[inline]
    pub fn bolt(&self) -> u16 {
        self.bonus[Item::MagicBolt].into()
    }

    /// What premonition adds. Rule: K-10.12
    pub fn premonition(&self) -> u16 {
        self.premonition.into()
    }

    /// What a sacrificed life adds. Rule: K-10.5
    #[inline]
    pub fn sacrifice(&self) -> u16 {
        self.sacrifice.into()
    }

    /// What treasures are worth in halves, in the order of [`Token::all`]. Rule: K-11.2
    #[inline]
    pub(super) fn halves(&self) -> &[u8; Token::KINDS] {
        &self.halves
    }

    /// What a treasure is worth. Rule: K-11.2
    #[inline]
    pub fn points(&self, treasure: Token) -> Points {
        Points { halves: self.halves[treasure.index()].into() }
    }

    /// After how many rounds the game is called off. Rule: K-11.5
    pub fn round_limit(&self) -> Option<u16> {
        self.round_limit
    }

    /// May, and must, further tokens be drawn for a room? Rules: FM-H3, FM-H4
    pub fn monsters_gather(&self) -> bool {
        self.options.hero_mode
    }

    /// What the other tokens of the room add to a monster. Rule: FM-H2
    #[inline]
    pub fn group_bonus(&self, others: u16) -> u16 {
        if self.options.hero_mode { others } else { 0 }
    }

    /// Does equipment become a trophy instead of lying about or leaving? Rules: FM-M1, FM-M2, FM-M3
    #[inline]
    pub fn keeps_trophies(&self) -> bool {
        self.options.monster_hunt
    }

    /// What trophies add to a monster of this kind. Rules: FM-M4, FM-M6
    #[inline]
    pub fn revenge(&self, trophies: &Items, monster: Monster) -> u16 {
        match monster.reward() {
            Some(item) if self.options.monster_hunt => trophies[item].into(),
            Some(_) | None => 0,
        }
    }

    /// Do the heroes play together? Rules: FM-C1, FM-C5
    #[inline]
    pub fn is_cooperative(&self) -> bool {
        self.options.cooperative.is_some()
    }

    /// How much wrath the party survives. Rule: FM-C7
    #[inline]
    pub fn wrath_limit(&self) -> u8 {
        self.wrath_limit
    }

    /// Are opening and picking up free? Rules: FM-F1, FM-F2
    pub fn acts_freely(&self) -> bool {
        self.options.fast
    }
}

/// By the row for this many players with the most modes, none of which is missing at the table.
fn wrath_limit(contents: &Contents, setup: &Setup) -> u8 {
    let plays = |mode: &Mode| match mode {
        Mode::Hero => setup.options.hero_mode,
        Mode::MonsterHunt => setup.options.monster_hunt,
        Mode::Fast => setup.options.fast,
    };
    let fits = |row: &&WrathRow| row.players == setup.players && row.modes.iter().all(plays);
    let row = contents.wrath.iter().filter(fits).max_by_key(|row| row.modes.len());
    let limit = |row: &WrathRow| match setup.options.cooperative? {
        Difficulty::Calm => Some(row.calm),
        Difficulty::Fierce => Some(row.fierce),
        Difficulty::Deadly => Some(row.deadly),
    };
    row.and_then(limit).unwrap_or(0)
}
