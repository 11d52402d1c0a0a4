//! Boxes of one's own: a household types its cards into a copy of a file of `data/`, and this server plays with them.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::Value;

/// The boxes of this server by game, as a setup takes them.
#[derive(Debug)]
pub struct OwnBoxes(BTreeMap<String, Value>);

impl OwnBoxes {
    /// Reads the file of each game.
    ///
    /// # Errors
    /// One sentence: which file, and which row of it cannot be read or cannot work.
    pub fn read(files: &BTreeMap<String, PathBuf>) -> Result<OwnBoxes, String> {
        let read = |(game, path): (&String, &PathBuf)| {
            let problem = |words: String| format!("{}: {words}", path.display());
            let text = fs::read_to_string(path).map_err(|error| problem(error.to_string()))?;
            let contents = games::read_box(game, &text);
            Ok((game.clone(), contents.map_err(|error| problem(error.to_string()))?))
        };
        files.iter().map(read).collect::<Result<_, _>>().map(OwnBoxes)
    }

    /// Is this game played with a box of one's own here?
    pub fn has(&self, game: &str) -> bool {
        self.0.contains_key(game)
    }

    /// Puts the box of this server into a setup that brings none.
    pub fn fill(&self, game: &str, setup: &mut Value) {
        let (Some(contents), Some(setup)) = (self.0.get(game), setup.as_object_mut()) else {
            return;
        };
        let place = setup.entry("contents").or_insert(Value::Null);
        if place.is_null() {
            *place = contents.clone();
        }
    }
}
