//! A save that a stranger has sent, as text: how much it holds is known before any of it is kept.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{IgnoredAny, SeqAccess, Visitor},
};

use crate::{AnyMatch, Game, LoadError, Luck, Match, Save, save};

/// What a save says of itself, read without the rest.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SaveHead {
    /// The version of its container.
    format: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    rules: u32,
    /// How many plies it has.
    #[serde(deserialize_with = "count")]
    pub plies: usize,
}

impl SaveHead {
    /// Reads the head and counts the plies; nothing else of the text is kept.
    ///
    /// # Errors
    /// Not a save.
    pub fn read(text: &str) -> Result<SaveHead, LoadError> {
        serde_json::from_str(text).map_err(malformed)
    }
}

/// Loads a save of game `G` from text into its types, to go on with this luck; see [`Match::load_with_luck`].
///
/// # Errors
/// As [`Match::load`], or not a save at all.
pub fn load_text_with_luck<G: Game>(
    head: &SaveHead,
    text: &str,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, LoadError> {
    save::check_versions::<G>(head.format, &head.game, head.rules)?;
    let save: Save<G> = serde_json::from_str(text).map_err(malformed)?;
    Ok(Box::new(Match::load_with_luck(save, luck)?))
}

fn malformed(error: serde_json::Error) -> LoadError {
    LoadError::Malformed(error.to_string())
}

/// How long a list is; nothing of it is kept.
fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    struct Count;

    impl<'de> Visitor<'de> for Count {
        type Value = usize;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<usize, A::Error> {
            let mut count = 0;
            while list.next_element::<IgnoredAny>()?.is_some() {
                count += 1;
            }
            Ok(count)
        }
    }

    deserializer.deserialize_seq(Count)
}
