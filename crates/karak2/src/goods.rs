//! Food, wood and stone. Rule: K2-5.2

use std::{fmt, ops};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One kind of resource.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// From farms.
    Food,
    /// From forests.
    Wood,
    /// From rocks.
    Stone,
}

/// An amount of each resource. There is always more in the supply: sums never wrap.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Food.
    #[serde(skip_serializing_if = "is_zero")]
    pub food: u16,
    /// Wood.
    #[serde(skip_serializing_if = "is_zero")]
    pub wood: u16,
    /// Stone.
    #[serde(skip_serializing_if = "is_zero")]
    pub stone: u16,
}

impl Resource {
    /// All three.
    pub const ALL: [Resource; 3] = [Resource::Food, Resource::Wood, Resource::Stone];
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { food: 0, wood: 0, stone: 0 };
    /// One of each.
    pub const ONE_EACH: Goods = Goods { food: 1, wood: 1, stone: 1 };

    /// One of this kind.
    pub fn one(resource: Resource) -> Goods {
        let mut goods = Goods::NONE;
        goods[resource] = 1;
        goods
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods {
            food: self.food.saturating_add(other.food),
            wood: self.wood.saturating_add(other.wood),
            stone: self.stone.saturating_add(other.stone),
        }
    }

    /// What is left; nothing of a kind is left where less than that was there.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods {
            food: self.food.saturating_sub(other.food),
            wood: self.wood.saturating_sub(other.wood),
            stone: self.stone.saturating_sub(other.stone),
        }
    }

    /// Is at least this much of each kind here?
    #[inline]
    pub fn covers(self, other: Goods) -> bool {
        self.food >= other.food && self.wood >= other.wood && self.stone >= other.stone
    }

    /// The kinds of which there is any.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self[resource] > 0)
    }

    /// Of all kinds together.
    #[inline]
    pub fn total(self) -> u32 {
        u32::from(self.food) + u32::from(self.wood) + u32::from(self.stone)
    }
}

impl ops::Index<Resource> for Goods {
    type Output = u16;
    #[inline]
    fn index(&self, resource: Resource) -> &u16 {
        match resource {
            Resource::Food => &self.food,
            Resource::Wood => &self.wood,
            Resource::Stone => &self.stone,
        }
    }
}

impl ops::IndexMut<Resource> for Goods {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Food => &mut self.food,
            Resource::Wood => &mut self.wood,
            Resource::Stone => &mut self.stone,
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Resource::Food => "food",
            Resource::Wood => "wood",
            Resource::Stone => "stone",
        })
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.total() == 0 {
            return f.write_str("nothing");
        }
        for (index, resource) in self.kinds().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{} {resource}", self[resource])?;
        }
        Ok(())
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(amount: &u16) -> bool {
    *amount == 0
}
