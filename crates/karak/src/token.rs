//! What is drawn from the bag, and what is on the back of it. Rule: K-1.2

use std::{borrow::Cow, fmt, ops};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A monster, weakest first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Monster {
    /// Giant rat.
    Rat,
    /// Giant spider.
    Spider,
    /// Mummy; brings the curse. Rule: K-9.1
    Mummy,
    /// Skeleton with a key.
    Turnkey,
    /// Skeleton with a sword.
    SkeletonWarrior,
    /// Skeleton with an axe.
    SkeletonKing,
    /// One of the Fallen; guards a treasure without a lock.
    Fallen,
    /// The dragon; its fall ends the game. Rule: K-11.1
    Dragon,
}

/// A token of the bag: a monster or a locked chest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// It bars the way.
    Monster(Monster),
    /// It wants a key. Rule: K-7.7
    Chest,
}

/// The names of tokens in data, in the order of [`Token::all`].
const NAMES: [&str; Token::KINDS] = [
    "rat",
    "spider",
    "mummy",
    "turnkey",
    "skeleton_warrior",
    "skeleton_king",
    "fallen",
    "dragon",
    "chest",
];

/// Equipment: the back of a monster's token.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Weapon of the rats.
    Daggers,
    /// Spell of the spiders. Rule: K-7.9
    HealingPortal,
    /// Spell of the mummies. Rule: K-6.7
    MagicBolt,
    /// From the turnkeys. Rule: K-7.7
    Key,
    /// Weapon of the skeleton warriors.
    Sword,
    /// Weapon of the skeleton kings.
    Axe,
}

/// What may share a slot. Rule: K-7.2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Daggers, sword, axe.
    Weapon,
    /// Healing portal, magic bolt.
    Spell,
    /// Key.
    Key,
}

/// How many of each item; which token an item is on the back of follows from its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Items([u8; 6]);

/// How many of each token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tokens([u8; Token::KINDS]);

impl Monster {
    /// All of them, weakest first.
    pub const ALL: [Monster; 8] = [
        Monster::Rat,
        Monster::Spider,
        Monster::Mummy,
        Monster::Turnkey,
        Monster::SkeletonWarrior,
        Monster::SkeletonKing,
        Monster::Fallen,
        Monster::Dragon,
    ];

    /// The equipment on its back; the Fallen and the dragon guard treasure instead. Rule: K-7.1
    #[inline]
    pub fn reward(self) -> Option<Item> {
        match self {
            Monster::Rat => Some(Item::Daggers),
            Monster::Spider => Some(Item::HealingPortal),
            Monster::Mummy => Some(Item::MagicBolt),
            Monster::Turnkey => Some(Item::Key),
            Monster::SkeletonWarrior => Some(Item::Sword),
            Monster::SkeletonKing => Some(Item::Axe),
            Monster::Fallen | Monster::Dragon => None,
        }
    }
}

impl Token {
    /// How many kinds there are.
    pub const KINDS: usize = 9;

    /// All of them: the monsters, then the chest.
    pub fn all() -> impl Iterator<Item = Token> {
        Monster::ALL.into_iter().map(Token::Monster).chain([Token::Chest])
    }

    /// Its place in that order.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Token::Monster(monster) => monster as usize,
            Token::Chest => 8,
        }
    }
}

impl Item {
    /// All of them, in the order of the monsters they come from.
    pub const ALL: [Item; 6] =
        [Item::Daggers, Item::HealingPortal, Item::MagicBolt, Item::Key, Item::Sword, Item::Axe];

    /// The front of its token.
    #[inline]
    pub fn monster(self) -> Monster {
        Monster::ALL[self as usize]
    }

    /// Which slots it fits. Rule: K-7.2
    #[inline]
    pub fn class(self) -> Class {
        match self {
            Item::Daggers | Item::Sword | Item::Axe => Class::Weapon,
            Item::HealingPortal | Item::MagicBolt => Class::Spell,
            Item::Key => Class::Key,
        }
    }
}

impl Class {
    /// All of them, as they lie on a hero board.
    pub const ALL: [Class; 3] = [Class::Weapon, Class::Spell, Class::Key];

    /// Its items, in their order.
    pub fn items(self) -> &'static [Item] {
        match self {
            Class::Weapon => &[Item::Daggers, Item::Sword, Item::Axe],
            Class::Spell => &[Item::HealingPortal, Item::MagicBolt],
            Class::Key => &[Item::Key],
        }
    }
}

impl Items {
    /// No item at all.
    pub const NONE: Items = Items([0; 6]);

    /// The numbers, in the order of [`Item::ALL`].
    #[inline]
    pub(super) fn counts(&self) -> &[u8; 6] {
        &self.0
    }

    /// How many, all kinds together.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// How many of this class.
    #[inline]
    pub fn of(&self, class: Class) -> u8 {
        class.items().iter().map(|&item| self[item]).sum()
    }

    /// The kinds there are, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(|&item| self[item] > 0)
    }

    /// Every single one, ascending.
    pub fn each(&self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().flat_map(|item| std::iter::repeat_n(item, self[item].into()))
    }
}

impl Tokens {
    /// The numbers, in the order of [`Token::all`].
    #[inline]
    pub(super) fn counts(&self) -> &[u8; Token::KINDS] {
        &self.0
    }

    /// Takes some away.
    #[inline]
    pub(super) fn take(&mut self, some: &Tokens) {
        self.0.iter_mut().zip(some.0).for_each(|(count, less)| *count -= less);
    }

    /// Takes those away on whose backs these items are.
    #[inline]
    pub(super) fn take_items(&mut self, items: &Items) {
        self.0.iter_mut().zip(items.0).for_each(|(count, less)| *count -= less);
    }

    /// How many, all kinds together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }
}

impl ops::Index<Item> for Items {
    type Output = u8;
    #[inline]
    fn index(&self, item: Item) -> &u8 {
        &self.0[item as usize]
    }
}

impl ops::IndexMut<Item> for Items {
    #[inline]
    fn index_mut(&mut self, item: Item) -> &mut u8 {
        &mut self.0[item as usize]
    }
}

impl ops::Index<Token> for Tokens {
    type Output = u8;
    #[inline]
    fn index(&self, token: Token) -> &u8 {
        &self.0[token.index()]
    }
}

impl ops::IndexMut<Token> for Tokens {
    #[inline]
    fn index_mut(&mut self, token: Token) -> &mut u8 {
        &mut self.0[token.index()]
    }
}

impl Serialize for Token {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(NAMES[self.index()])
    }
}

impl JsonSchema for Token {
    fn schema_name() -> Cow<'static, str> {
        "Token".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": NAMES })
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        let name = String::deserialize(deserializer)?;
        let token = Token::all().find(|token| NAMES[token.index()] == name);
        token.ok_or_else(|| serde::de::Error::unknown_variant(&name, &NAMES))
    }
}

impl fmt::Display for Monster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Monster::Rat => "rat",
            Monster::Spider => "spider",
            Monster::Mummy => "mummy",
            Monster::Turnkey => "turnkey",
            Monster::SkeletonWarrior => "skeleton warrior",
            Monster::SkeletonKing => "skeleton king",
            Monster::Fallen => "Fallen",
            Monster::Dragon => "dragon",
        })
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Monster(monster) => monster.fmt(f),
            Token::Chest => f.write_str("chest"),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Item::Daggers => "daggers",
            Item::HealingPortal => "healing portal",
            Item::MagicBolt => "magic bolt",
            Item::Key => "key",
            Item::Sword => "sword",
            Item::Axe => "axe",
        })
    }
}
