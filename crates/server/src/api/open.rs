//! What goes over the wire where a table is opened. What is long stays text until it is known how long it is.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, de::Error};
use serde_json::{Value, value::RawValue};

use super::{House, SeatPlan, bounded::at_most};

/// A table to be opened: a new game, one from a file, or the first game that explains itself.
#[derive(Clone, Debug, JsonSchema)]
#[schemars(untagged)]
pub enum Open {
    /// A new game.
    New(OpenNew),
    /// A game from a file.
    Saved(OpenSaved),
    /// The first game that explains itself.
    Tutorial(OpenTutorial),
}

/// A new game.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenNew {
    /// Which game.
    pub game: String,
    /// Players, heroes, options, box.
    pub setup: Value,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Luck that repeats: makes it a practice table.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Dice that `POST /dice` has drawn for this table.
    #[serde(default)]
    pub commitment: Option<String>,
    /// The callers' own contributions to the luck, 32 hexadecimal digits each: those of the people who are there already, in
    /// the order of their seats; what is more than seats is the caller's. Only with a commitment that was shown before, or a seed.
    #[serde(default)]
    pub nonces: Vec<String>,
    /// How its people want to play together.
    #[serde(default)]
    pub house: House,
}

/// A game from a file. It goes on with new dice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSaved {
    /// The record.
    #[schemars(with = "Value")]
    pub save: Box<RawValue>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// How its people want to play together.
    #[serde(default)]
    pub house: House,
}

/// The first game that explains itself.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTutorial {
    /// Which game.
    pub tutorial: String,
}

/// Every field that one of them has. What is long stays text until it is known how long it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnyOpen {
    game: Option<String>,
    setup: Option<Box<RawValue>>,
    #[serde(default, deserialize_with = "at_most::<MOST_SEATS, _, _>")]
    seats: Option<Vec<SeatPlan>>,
    seed: Option<u64>,
    commitment: Option<String>,
    #[serde(default, deserialize_with = "at_most::<MOST_SEATS, _, _>")]
    nonces: Option<Vec<String>>,
    house: Option<House>,
    save: Option<Box<RawValue>>,
    tutorial: Option<String>,
}

/// The most seats that anybody can name; which of them a game has is the game's matter.
const MOST_SEATS: usize = 16;
/// Bytes of a setup: the published boxes have 5,000 to 25,000, and one of somebody's own may be longer.
const MOST_SETUP: usize = 192 << 10;

/// What is opened shows in one field, so that an error can name the right place.
impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Open, D::Error> {
        let all = AnyOpen::deserialize(deserializer)?;
        if all.tutorial.is_some() {
            all.into_tutorial().map(Open::Tutorial)
        } else if all.save.is_some() {
            all.into_saved().map(Open::Saved)
        } else {
            all.into_new().map(Open::New)
        }
    }
}

impl AnyOpen {
    fn into_new<E: Error>(self) -> Result<OpenNew, E> {
        let setup = self.setup.ok_or_else(|| E::missing_field("setup"))?;
        if setup.get().len() > MOST_SETUP {
            return Err(E::custom(format!("setup: expected {MOST_SETUP} bytes at the most")));
        }
        Ok(OpenNew {
            game: self.game.ok_or_else(|| E::missing_field("game"))?,
            setup: serde_json::from_str(setup.get()).map_err(E::custom)?,
            seats: self.seats.ok_or_else(|| E::missing_field("seats"))?,
            seed: self.seed,
            commitment: self.commitment,
            nonces: self.nonces.unwrap_or_default(),
            house: self.house.unwrap_or_default(),
        })
    }

    fn into_saved<E: Error>(self) -> Result<OpenSaved, E> {
        self.check_no_game("a table from a save takes 'save', 'seats' and 'house'")?;
        Ok(OpenSaved {
            save: self.save.ok_or_else(|| E::missing_field("save"))?,
            seats: self.seats.ok_or_else(|| E::missing_field("seats"))?,
            house: self.house.unwrap_or_default(),
        })
    }

    fn into_tutorial<E: Error>(self) -> Result<OpenTutorial, E> {
        let alone = "a first game takes 'tutorial' and nothing else";
        self.check_no_game(alone)?;
        if self.save.is_some() || self.seats.is_some() || self.house.is_some() {
            return Err(E::custom(alone));
        }
        Ok(OpenTutorial { tutorial: self.tutorial.ok_or_else(|| E::missing_field("tutorial"))? })
    }

    fn check_no_game<E: Error>(&self, problem: &str) -> Result<(), E> {
        let is_new = self.game.is_some() || self.setup.is_some() || self.seed.is_some();
        let has_dice = self.commitment.is_some() || self.nonces.is_some();
        if is_new || has_dice { Err(E::custom(problem)) } else { Ok(()) }
    }
}
