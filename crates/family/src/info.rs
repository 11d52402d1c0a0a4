//! What there is to know about a game before it is opened.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::to_json;

/// What there is to know about a game before it is opened.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name for the doors of `games`.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// Version of its rules.
    pub rules: u32,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// The heroes that can always be picked.
    pub heroes: Vec<String>,
    /// What each hero can do, by hero, as the published box has it.
    pub powers: BTreeMap<String, Vec<String>>,
    /// The options of its setup.
    pub options: Vec<OptionInfo>,
}

/// One option of a game's setup.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name in `setup.options`.
    pub id: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// The values it can take besides `null`; empty for a switch.
    pub values: &'static [&'static str],
    /// The rule it begins with.
    pub rule: &'static str,
    /// The heroes that can be picked with it only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<String>,
}

/// What heroes can do, by their names in data.
pub fn powers_of<H: Serialize, P: Serialize>(
    heroes: impl Iterator<Item = (H, Vec<P>)>,
) -> BTreeMap<String, Vec<String>> {
    let name = |data: Value| data.as_str().map(String::from).unwrap_or_default();
    let row = |(hero, powers): (H, Vec<P>)| {
        (name(to_json(&hero)), powers.iter().map(|power| name(to_json(power))).collect())
    };
    heroes.map(row).collect()
}
