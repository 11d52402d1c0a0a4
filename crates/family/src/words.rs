//! Words for people, and words for programs.

use serde::Serialize;
use serde_json::Value;

/// A noun with its article: "a knight", "an archer".
pub struct A<T>(pub T);

impl<T: std::fmt::Display> std::fmt::Display for A<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let noun = self.0.to_string();
        let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        write!(f, "{article} {noun}")
    }
}

/// Data as JSON.
///
/// # Panics
/// If a table in it has keys that are no strings; ours have none.
pub fn to_json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("our data has string keys only")
}
