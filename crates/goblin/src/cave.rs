//! What lies open in the caves, and where. Rule: G-2.3

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::contents::MOST_ROW;
use super::level::Level;
use super::monster::Foe;

/// A place where a monster can lie. In JSON `"1-row-3"`, `"2-deck"`, `"3-guardian"`, `"lord"`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("enum" = Place::all().collect::<Vec<Place>>()))]
pub enum Place {
    /// In the row of a level, counted from 1.
    Row(Level, u8),
    /// On a level's deck.
    Deck(Level),
    /// On a level's guardians.
    Guardian(Level),
    /// In the Lord's chamber.
    Lord,
}

/// What lies open on a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cave {
    /// Those beyond the length of a row are `None`.
    pub row: [Option<Foe>; MOST_ROW],
    /// The top card of the deck.
    pub top: Option<Foe>,
    /// The top card of the guardians.
    pub guardian: Option<Foe>,
}

impl Cave {
    /// Nothing yet.
    pub const EMPTY: Cave = Cave { row: [None; MOST_ROW], top: None, guardian: None };

    /// The monsters of row and deck that lie open.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = Foe> + Clone + '_ {
        self.row.iter().copied().chain([self.top]).flatten()
    }
}

impl Place {
    /// Its level; the Lord has none.
    pub fn level(self) -> Option<Level> {
        match self {
            Place::Row(level, _) | Place::Deck(level) | Place::Guardian(level) => Some(level),
            Place::Lord => None,
        }
    }

    /// All places there can be, ascending.
    pub fn all() -> impl Iterator<Item = Place> {
        let rows = Level::ALL
            .into_iter()
            .flat_map(|level| (1..=MOST_ROW as u8).map(move |place| Place::Row(level, place)));
        let decks = Level::ALL.map(Place::Deck);
        let guardians = Level::ALL.map(Place::Guardian);
        rows.chain(decks).chain(guardians).chain([Place::Lord])
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Place, String> {
        let place = Place::all().find(|&place| String::from(place) == text);
        place.ok_or_else(|| {
            format!(
                "expected a place such as '1-row-3', '2-deck', '3-guardian' or 'lord', got '{text}'"
            )
        })
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        match place {
            Place::Row(level, place) => format!("{}-row-{place}", level.number()),
            Place::Deck(level) => format!("{}-deck", level.number()),
            Place::Guardian(level) => format!("{}-guardian", level.number()),
            Place::Lord => "lord".into(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Row(level, place) => write!(f, "{level}, place {place}"),
            Place::Deck(level) => write!(f, "{level}, on the deck"),
            Place::Guardian(level) => write!(f, "{level}, guardian"),
            Place::Lord => f.write_str("Lord's chamber"),
        }
    }
}
