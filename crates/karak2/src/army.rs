//! The tokens of the bag: armies in front, rewards behind. Rules: K2-1.2, IM-1.3

use std::{fmt, ops};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use family::{Member, Set};

/// A monster army.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Monster {
    /// Carries a sword.
    SkeletonWarrior,
    /// Carries a fireball.
    FireEater,
    /// Carries a pickpocket spell.
    ShadowEater,
    /// Draws a cart.
    SkeletonGiant,
    /// Guards an amulet.
    DarkDryad,
    /// Carries the war hammer.
    HammerCursed,
    /// Carries a small soul stone.
    SkeletonRider,
    /// Carries a large soul stone.
    EnvoyOfDeath,
    /// Carries a blessing. Rule: IM-1.3
    Ghost,
    /// Becomes an ally. Rule: IM-4.3
    TimeMaster,
}

/// Equipment: the back of some tokens. Rule: K2-8.1
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Rule: K2-8.4
    Sword,
    /// Rule: K2-8.4
    WarHammer,
    /// Rule: K2-6.5
    Fireball,
    /// Rule: K2-8.6
    Pickpocket,
    /// Rules: IM-4.1, IM-4.2
    Blessing,
    /// Rule: K2-8.8
    Abundance,
    /// Rule: K2-8.9
    Glory,
    /// Rule: K2-8.10
    Action,
    /// Rule: K2-8.11
    Protection,
    /// Rule: K2-8.12
    Titan,
}

/// Where an item is kept. Rule: K2-8.2
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Sword and war hammer.
    Weapon,
    /// Fireball, pickpocket and blessing.
    Spell,
    /// The five amulets.
    Amulet,
}

/// What is on the back of a token. Rule: K2-8.1
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Equipment.
    Item(Item),
    /// One of the amulets not found yet. Rule: K2-8.7
    Amulet,
    /// Three resources of one's choice. Rule: K2-8.13
    Cart,
    /// One point. Rule: K2-8.14
    SmallStone,
    /// Two points. Rule: K2-8.14
    LargeStone,
    /// The time master's die. Rule: IM-4.3
    TimeMaster,
}

/// A number of tokens of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Monsters([u8; 10]);

/// A number of items of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Items([u8; 10]);

/// A set of kinds of items.
pub type Kinds = Set<Item>;

impl Monster {
    /// All ten; the last two come with Imperium.
    pub const ALL: [Monster; 10] = [
        Monster::SkeletonWarrior,
        Monster::FireEater,
        Monster::ShadowEater,
        Monster::SkeletonGiant,
        Monster::DarkDryad,
        Monster::HammerCursed,
        Monster::SkeletonRider,
        Monster::EnvoyOfDeath,
        Monster::Ghost,
        Monster::TimeMaster,
    ];

    /// What is on its back. Rule: K2-8.1
    pub fn reward(self) -> Reward {
        match self {
            Monster::SkeletonWarrior => Reward::Item(Item::Sword),
            Monster::FireEater => Reward::Item(Item::Fireball),
            Monster::ShadowEater => Reward::Item(Item::Pickpocket),
            Monster::SkeletonGiant => Reward::Cart,
            Monster::DarkDryad => Reward::Amulet,
            Monster::HammerCursed => Reward::Item(Item::WarHammer),
            Monster::SkeletonRider => Reward::SmallStone,
            Monster::EnvoyOfDeath => Reward::LargeStone,
            Monster::Ghost => Reward::Item(Item::Blessing),
            Monster::TimeMaster => Reward::TimeMaster,
        }
    }
}

impl Item {
    /// All ten.
    pub const ALL: [Item; 10] = [
        Item::Sword,
        Item::WarHammer,
        Item::Fireball,
        Item::Pickpocket,
        Item::Blessing,
        Item::Abundance,
        Item::Glory,
        Item::Action,
        Item::Protection,
        Item::Titan,
    ];

    /// Where it is kept. Rule: K2-8.2
    #[inline]
    pub fn class(self) -> Class {
        match self {
            Item::Sword | Item::WarHammer => Class::Weapon,
            Item::Fireball | Item::Pickpocket | Item::Blessing => Class::Spell,
            Item::Abundance | Item::Glory | Item::Action | Item::Protection | Item::Titan => {
                Class::Amulet
            }
        }
    }

    /// The army on whose token it is.
    pub fn monster(self) -> Monster {
        match self {
            Item::Sword => Monster::SkeletonWarrior,
            Item::WarHammer => Monster::HammerCursed,
            Item::Fireball => Monster::FireEater,
            Item::Pickpocket => Monster::ShadowEater,
            Item::Blessing => Monster::Ghost,
            Item::Abundance | Item::Glory | Item::Action | Item::Protection | Item::Titan => {
                Monster::DarkDryad
            }
        }
    }
}

impl Class {
    /// All three.
    pub const ALL: [Class; 3] = [Class::Weapon, Class::Spell, Class::Amulet];

    /// What is kept there.
    pub fn items(self) -> &'static [Item] {
        match self {
            Class::Weapon => &Item::ALL[..2],
            Class::Spell => &Item::ALL[2..5],
            Class::Amulet => &Item::ALL[5..],
        }
    }
}

impl Monsters {
    /// No token.
    pub const NONE: Monsters = Monsters([0; 10]);

    /// Of all kinds together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }
}

impl Items {
    /// No item.
    pub const NONE: Items = Items([0; 10]);

    /// The kinds of which there is one at least.
    pub fn kinds(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| self[item] > 0)
    }

    /// Every single item.
    pub fn each(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().flat_map(move |item| std::iter::repeat_n(item, self[item].into()))
    }

    /// How many belong to this class.
    #[inline]
    pub fn of(&self, class: Class) -> u8 {
        class.items().iter().map(|&item| self[item]).sum()
    }

    /// Adds one; `None` if there are too many to count.
    pub fn added(mut self, item: Item) -> Option<Items> {
        self[item] = self[item].checked_add(1)?;
        Some(self)
    }
}

impl Member for Item {
    const ALL: &'static [Item] = &Item::ALL;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl ops::Index<Monster> for Monsters {
    type Output = u8;
    #[inline]
    fn index(&self, monster: Monster) -> &u8 {
        &self.0[monster as usize]
    }
}

impl ops::IndexMut<Monster> for Monsters {
    #[inline]
    fn index_mut(&mut self, monster: Monster) -> &mut u8 {
        &mut self.0[monster as usize]
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

impl fmt::Display for Monster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Monster::SkeletonWarrior => "skeleton warrior",
            Monster::FireEater => "fire eater",
            Monster::ShadowEater => "shadow eater",
            Monster::SkeletonGiant => "skeleton giant",
            Monster::DarkDryad => "dark dryad",
            Monster::HammerCursed => "hammer cursed",
            Monster::SkeletonRider => "skeleton rider",
            Monster::EnvoyOfDeath => "envoy of death",
            Monster::Ghost => "ghost",
            Monster::TimeMaster => "time master",
        })
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Item::Sword => "sword",
            Item::WarHammer => "war hammer",
            Item::Fireball => "fireball",
            Item::Pickpocket => "pickpocket spell",
            Item::Blessing => "blessing",
            Item::Abundance => "amulet of Abundance",
            Item::Glory => "amulet of Glory",
            Item::Action => "amulet of Action",
            Item::Protection => "amulet of Protection",
            Item::Titan => "amulet of the Titan",
        })
    }
}
