//! What a push message says: nothing but where it is whose turn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The language of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "PushLanguage")]
pub enum Language {
    /// French.
    Fr,
    /// English.
    En,
    /// Czech.
    Cs,
    /// German.
    De,
}

/// What the page shows: title, sentence, and where a click leads to.
pub fn your_turn(table: &str, language: Language) -> String {
    let body = match language {
        Language::Fr => "C’est à toi de jouer\u{a0}!",
        Language::En => "It is your turn!",
        Language::Cs => "Jsi na tahu!",
        Language::De => "Du bist am Zug!",
    };
    json!({ "title": "Karak", "body": body, "url": format!("/table/{table}") }).to_string()
}
