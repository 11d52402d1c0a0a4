//! The page: what it needs from the registry, and its files for the binary.

use std::{fs, path::Path, time::SystemTime};

use crate::cargo;

/// What Node wrote down when it last installed what the page needs.
const INSTALLED: &str = "web/node_modules/.package-lock.json";
const WANTED: &str = "web/package-lock.json";

/// Installs what the page needs, unless that is there, and builds it.
///
/// # Errors
/// A sentence on what is missing.
pub fn build() -> Result<(), String> {
    if !cargo::works("npm --version") {
        return Err("the page needs Node.js 20 or newer with npm; get it from nodejs.org".into());
    }
    if !is_installed() {
        run("npm --prefix web ci --no-audit --no-fund")?;
    }
    run("npm --prefix web run --silent build")
}

/// Was everything installed after the list of it last changed?
fn is_installed() -> bool {
    let written = |file: &str| -> Option<SystemTime> {
        fs::metadata(Path::new(cargo::root()).join(file)).ok()?.modified().ok()
    };
    written(INSTALLED).is_some_and(|installed| written(WANTED) <= Some(installed))
}

fn run(line: &str) -> Result<(), String> {
    match cargo::call(line).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed; what it said is above")),
        Err(error) => Err(format!("`{line}` could not be started: {error}")),
    }
}
