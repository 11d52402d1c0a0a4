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
    let problem = |words: String| Failure::Usage(format!("{}: {words}", path.display()));
    let file = File::open(path).map_err(|error| problem(error.to_string()))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| problem(error.to_string()))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(problem(format!("expected at most {MOST_BYTES} bytes")));
    }
    serde_json::from_slice(&bytes).map_err(|error| problem(format!("expected JSON: {error}")))
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
        fs::rename(&beside, path)
    };
    write().map_err(|error| {
        // The half-written file is of no use; that it cannot be removed either changes nothing.
        let _ = fs::remove_file(&beside);
        format!("{} was not saved: {error}", path.display())
    })
}

fn beside(path: &Path) -> Result<PathBuf, String> {
    let Some(name) = path.file_name() else {
        return Err(format!("expected a file name, got '{}'", path.display()));
    };
    let mut name = name.to_os_string();
    name.push(".part");
    Ok(path.with_file_name(name))
}
