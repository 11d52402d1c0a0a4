//! JSON that has been written already: what is told to many is written once, and never becomes a tree of values.

use std::{fmt, sync::Arc};

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// JSON as text. Copies share it.
#[derive(Clone)]
pub struct RawJson(Arc<RawValue>);

impl RawJson {
    /// This as JSON.
    ///
    /// # Panics
    /// If a key of it is not a string.
    pub fn new(data: &impl Serialize) -> RawJson {
        RawJson(to_raw_value(data).expect("our data has string keys only").into())
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl Serialize for RawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl fmt::Debug for RawJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

/// The same text: whoever writes the same data twice writes the same.
impl PartialEq for RawJson {
    fn eq(&self, other: &RawJson) -> bool {
        self.get() == other.get()
    }
}
