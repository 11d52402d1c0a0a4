//! What came of reckoning: an exact result, or the word that it would take too long.

use std::{
    borrow::Cow,
    fmt::{self, Display},
};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// An exact result, or that there is one but it is too large to reckon while somebody waits. Nothing is
/// ever guessed. In JSON the result as it is, or `{"too_large":true}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Told<T>", into = "Told<T>")]
#[serde(bound(serialize = "T: Clone + Serialize"))]
pub enum Reckoned<T> {
    /// The result.
    Exact(T),
    /// It would take too long.
    TooLarge,
}

impl<T> Reckoned<T> {
    /// The result, if there is one; `None` is what would take too long.
    pub fn of(result: Option<T>) -> Reckoned<T> {
        result.map_or(Reckoned::TooLarge, Reckoned::Exact)
    }

    /// The result, if it was reckoned.
    pub fn exact(self) -> Option<T> {
        match self {
            Reckoned::Exact(result) => Some(result),
            Reckoned::TooLarge => None,
        }
    }
}

impl<T: Display> Display for Reckoned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reckoned::Exact(result) => result.fmt(f),
            Reckoned::TooLarge => f.write_str("too large to reckon"),
        }
    }
}

/// Its JSON form.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Told<T> {
    TooLarge(Mark),
    Exact(T),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    too_large: bool,
}

impl<T> TryFrom<Told<T>> for Reckoned<T> {
    type Error = &'static str;

    fn try_from(told: Told<T>) -> Result<Reckoned<T>, &'static str> {
        match told {
            Told::Exact(result) => Ok(Reckoned::Exact(result)),
            Told::TooLarge(Mark { too_large: true }) => Ok(Reckoned::TooLarge),
            Told::TooLarge(Mark { too_large: false }) => Err("expected a result, or too_large"),
        }
    }
}

impl<T> From<Reckoned<T>> for Told<T> {
    fn from(reckoned: Reckoned<T>) -> Told<T> {
        match reckoned {
            Reckoned::Exact(result) => Told::Exact(result),
            Reckoned::TooLarge => Told::TooLarge(Mark { too_large: true }),
        }
    }
}

impl<T: JsonSchema> JsonSchema for Reckoned<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("Reckoned{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "An exact result, or that there is one but it is too large to reckon while somebody waits.",
            "anyOf": [generator.subschema_for::<T>(), {
                "type": "object",
                "properties": { "too_large": { "const": true } },
                "required": ["too_large"],
                "additionalProperties": false,
            }],
        })
    }
}
