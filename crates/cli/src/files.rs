//! Files named on the command line. Untrusted: read with a limit, never overwritten by surprise.

use std::{
    fs::{self, File},
    io::{Read, Write},
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::Failure;

/// The longest file that is read: far more than the longest game.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a JSON file.
///
/// # Errors
/// A file that cannot be read, is too long, or is not JSON.
pub fn read_json(path: &Path) -> Result<Value, Failure> {
    let text = read_text(path)?;
    serde_json::from_str(&text).map_err(|error| problem(path, format!("expected JSON: {error}")))
}

/// Reads a box of one's own: TOML like the files in `data/`, or JSON.
///
/// # Errors
/// A file that cannot be read, or a row of it that cannot work.
pub fn read_box(game: &str, path: &Path) -> Result<Value, Failure> {
    if path.extension().is_some_and(|end| end == "json") {
        return read_json(path);
    }
    games::read_box(game, &read_text(path)?).map_err(|error| problem(path, error.to_string()))
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let file = File::open(path).map_err(|error| problem(path, error.to_string()))?;
    let mut text = String::new();
    file.take(MOST_BYTES + 1)
        .read_to_string(&mut text)
        .map_err(|error| problem(path, error.to_string()))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(problem(path, format!("expected at most {MOST_BYTES} bytes")));
    }
    Ok(text)
}

fn problem(path: &Path, words: String) -> Failure {
    Failure::Usage(format!("{}: {words}", path.display()))
}

/// Writes a JSON file whole or not at all: into a file beside it first, then renamed.
///
/// # Errors
/// One sentence if it cannot be written.
pub fn write_json(path: &Path, value: &Value) -> Result<(), String> {
    let beside = beside(path)?;
    let write = || {
        let mut file = File::create(&beside)?;
        serde_json::to_writer(&mut file, value)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|error| {
        // The half-written file is of no use; that it cannot be removed either changes nothing.
        let _ = fs::remove_file(&beside);
        format!("{} was not saved: {error}", path.display())
    })
}

/// A file that is to be written when all work is done. It is begun under another name, so that a
/// folder that cannot be written to is found out before the work.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    part: PathBuf,
}

impl Draft {
    /// Begins it.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn begin(path: &Path) -> Result<Draft, Failure> {
        let part = beside(path).map_err(Failure::Usage)?;
        File::create(&part).map_err(|error| problem(path, error.to_string()))?;
        Ok(Draft { path: path.into(), part })
    }

    /// Writes it and gives it its name.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn finish(self, text: &str) -> Result<(), Failure> {
        let write =
            || fs::write(&self.part, text).and_then(|()| fs::rename(&self.part, &self.path));
        write().map_err(|error| Failure::Failed(format!("{}: {error}", self.path.display())))
    }
}

impl Drop for Draft {
    /// What was not finished is of no use; that it cannot be removed changes nothing.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}

/// What a file is called until it is complete.
///
/// # Errors
/// One sentence if the path names no file.
pub fn beside(path: &Path) -> Result<PathBuf, String> {
    let Some(name) = path.file_name() else {
        return Err(format!("expected a file name, got '{}'", path.display()));
    };
    let mut name = name.to_os_string();
    name.push(".part");
    Ok(path.with_file_name(name))
}
