//! What all boxes have in common: rows with a provenance, and how to refuse one.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tabletop::SetupError;

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Stated by the publisher's rulebook.
    Rulebook,
    /// Read off pictures of the printed tokens.
    Scan,
    /// Agreed on by independent counts of owners.
    Community,
    /// Worked out by us.
    Reconstructed,
    /// A house rule.
    House,
}

/// The box that a text describes, as the files in `data/` do. Nobody has checked it yet.
///
/// # Errors
/// What cannot be read, and where.
pub fn read_box<C: DeserializeOwned>(text: &str, refuse: &Refuse) -> Result<C, SetupError> {
    toml::from_str(text).or_else(|error| refuse.field("box", error.to_string()))
}

/// Refuses rows of a box by the rule about boxes of one's own.
pub struct Refuse(pub &'static str);

impl Refuse {
    /// This field cannot work.
    pub fn field<T>(
        &self,
        field: impl Into<String>,
        problem: impl Into<String>,
    ) -> Result<T, SetupError> {
        Err(SetupError::by_rule(self.0, field, problem))
    }

    /// This row, counted from 0, cannot work.
    pub fn row<T>(
        &self,
        table: &str,
        index: usize,
        problem: impl Into<String>,
    ) -> Result<T, SetupError> {
        self.field(format!("{table} row {}", index + 1), problem)
    }

    /// Two rows about the same thing cannot work.
    pub fn twice<T: Ord + Copy>(
        &self,
        table: &str,
        keys: impl Iterator<Item = T>,
        name: impl Fn(&T) -> String,
    ) -> Result<(), SetupError> {
        let mut seen = BTreeSet::new();
        for (index, key) in keys.enumerate() {
            if !seen.insert(key) {
                return self.row(table, index, format!("'{}' has a row already", name(&key)));
            }
        }
        Ok(())
    }

    /// A number out of its range cannot work: `(field, value, least, most)`.
    pub fn beyond(&self, numbers: &[(&str, u8, u8, u8)]) -> Result<(), SetupError> {
        let is_beyond =
            |&&(_, value, least, most): &&(&str, u8, u8, u8)| !(least..=most).contains(&value);
        match numbers.iter().find(is_beyond) {
            Some((field, value, least, most)) => {
                self.field(*field, format!("expected {least} to {most}, got {value}"))
            }
            None => Ok(()),
        }
    }
}
