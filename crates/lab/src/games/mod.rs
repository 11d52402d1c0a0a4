//! The games that the lab can measure: one file each.

mod goblin;
mod karak;
mod karak2;
mod pig;

use serde::Serialize;

/// The word that a file has for something: `dragon_slain`.
fn word(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(_) | Err(_) => "unknown".into(),
    }
}
