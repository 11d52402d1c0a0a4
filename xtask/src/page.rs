//! The page: what it needs from the registry, and its files for the binary.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use crate::{cargo, output::Output};

/// What Node wrote down when it last installed what the page needs.
const INSTALLED: &str = "web/node_modules/.package-lock.json";
const WANTED: &str = "web/package-lock.json";
/// What is written last when the page is built, and everything it is made of.
const BUILT: &str = "web/dist/index.html";
const SOURCES: &[&str] = &["web", "docs"];
/// Below the sources and none of them.
const MADE: &[&str] = &["node_modules", "dist", "test-results"];

/// Installs what the page needs and builds it, unless that was done since the sources last changed. What is said on the
/// way goes to `output`.
///
/// # Errors
/// A sentence on what is missing.
pub fn build(output: &Output) -> Result<(), String> {
    if !cargo::works("npm --version") {
        return Err("the page needs Node.js 20 or newer with npm; get it from nodejs.org".into());
    }
    if !is_installed() {
        run("npm --prefix web ci --no-audit --no-fund", output)?;
    }
    if is_built() {
        return Ok(());
    }
    run("npm --prefix web run --silent build", output)
}

/// Tells one built page from another: when it was built.
pub fn stamp() -> String {
    let since = |time: SystemTime| time.duration_since(UNIX_EPOCH).ok();
    let built = written(&path(BUILT)).and_then(since);
    built.map_or_else(String::new, |since| since.as_millis().to_string())
}

/// Was everything installed after the list of it last changed?
fn is_installed() -> bool {
    written(&path(INSTALLED)).is_some_and(|installed| written(&path(WANTED)) <= Some(installed))
}

/// Was the page built after the last of its sources was written?
fn is_built() -> bool {
    let newest = SOURCES.iter().filter_map(|folder| newest(&path(folder))).max();
    written(&path(BUILT)).is_some_and(|built| newest <= Some(built))
}

/// When the last file in this folder was written, or a folder in it changed.
fn newest(folder: &Path) -> Option<SystemTime> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let sources = entries.filter(|entry| !MADE.iter().any(|made| entry.file_name() == *made));
    sources.flat_map(|entry| [written(&entry.path()), newest(&entry.path())]).flatten().max()
}

fn written(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).ok()?.modified().ok()
}

fn path(file: &str) -> PathBuf {
    Path::new(cargo::root()).join(file)
}

fn run(line: &str, output: &Output) -> Result<(), String> {
    match output.run(&mut cargo::call(line)) {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed; what it said is above")),
        Err(error) => Err(format!("`{line}` could not be started: {error}")),
    }
}
