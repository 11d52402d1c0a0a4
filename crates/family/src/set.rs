//! Small sets: powers, buildings, colours, curses and their like.

use std::{
    borrow::Cow,
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What a small set is made of: at most 32 things in a known order.
pub trait Member: Copy + fmt::Debug + 'static {
    /// All of them, in their order.
    const ALL: &'static [Self];

    /// Its place in that order.
    fn place(self) -> u32;
}

/// A set. In JSON a list.
#[derive(Serialize, Deserialize)]
#[serde(
    from = "Vec<T>",
    into = "Vec<T>",
    bound(serialize = "T: Member + Serialize", deserialize = "T: Member + DeserializeOwned")
)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<fn() -> T>,
}

impl<T: Member> Set<T> {
    /// The empty one.
    pub const NONE: Set<T> = Set { bits: 0, of: PhantomData };

    /// Is this one of them?
    #[inline]
    pub fn has(self, member: T) -> bool {
        self.bits >> member.place() & 1 == 1
    }

    /// These and one more.
    #[must_use]
    #[inline]
    pub fn with(self, member: T) -> Set<T> {
        Set { bits: self.bits | 1 << member.place(), of: PhantomData }
    }

    /// These without one.
    #[must_use]
    #[inline]
    pub fn without(self, member: T) -> Set<T> {
        Set { bits: self.bits & !(1 << member.place()), of: PhantomData }
    }

    /// In their order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        T::ALL.iter().copied().filter(move |&member| self.has(member))
    }

    /// Those that are not in it, in their order.
    pub fn missing(self) -> impl Iterator<Item = T> + Clone {
        T::ALL.iter().copied().filter(move |&member| !self.has(member))
    }

    /// One bit for each member there can be, by its place.
    #[inline]
    pub fn bits(self) -> u32 {
        self.bits
    }

    /// How many.
    #[inline]
    pub fn count(self) -> u32 {
        self.bits.count_ones()
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> From<Vec<T>> for Set<T> {
    fn from(members: Vec<T>) -> Set<T> {
        members.into_iter().collect()
    }
}

impl<T: Member> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Vec<T> {
        set.iter().collect()
    }
}

impl<T: JsonSchema> JsonSchema for Set<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<T>::json_schema(generator)
    }
}
