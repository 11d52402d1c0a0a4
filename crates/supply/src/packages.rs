//! What npm knows: `web/package-lock.json`; and `web/shipped.json`, which the build of the page holds to what it packs.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{document, problem::Unreadable};

const LOCK: &str = "web/package-lock.json";
const SHIPPED: &str = "web/shipped.json";
/// Where npm puts packages.
const FOLDER: &str = "node_modules/";

/// `web/package-lock.json`.
#[derive(Debug, Deserialize)]
pub struct PackageLock {
    /// By the folder they are put into; the page itself is the one without a folder.
    packages: BTreeMap<String, Entry>,
}

/// A package as npm has locked it.
#[derive(Debug, Deserialize)]
pub struct Entry {
    /// Its version.
    pub version: Option<String>,
    /// The licence that it states.
    pub license: Option<String>,
    /// The hash of its archive, as a page would say it of a script.
    pub integrity: Option<String>,
    /// The address it was got from. It would be that of whoever wrote the file.
    pub resolved: Option<String>,
    /// What it uses.
    #[serde(default)]
    pub dependencies: BTreeMap<String, String>,
}

impl PackageLock {
    /// Reads the text of a `package-lock.json`.
    ///
    /// # Errors
    /// It is not one.
    pub fn parse(text: &str) -> Result<PackageLock, Unreadable> {
        serde_json::from_str(text).map_err(|cause| Unreadable::new(LOCK, cause))
    }

    /// The one of this repository.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read() -> Result<PackageLock, Unreadable> {
        PackageLock::parse(&document(LOCK)?)
    }

    /// All packages but the page itself, with their names.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.packages.iter().filter(|(folder, _)| !folder.is_empty()).map(|(folder, entry)| {
            let name = folder.rsplit_once(FOLDER).map_or(folder.as_str(), |(_, name)| name);
            (name, entry)
        })
    }

    /// The package that the page itself would get by this name.
    pub fn top(&self, name: &str) -> Option<&Entry> {
        self.packages.get(&format!("{FOLDER}{name}"))
    }
}

impl Entry {
    /// Name and version.
    pub fn called(&self, name: &str) -> String {
        format!("{name} {}", self.version.as_deref().unwrap_or("without a version"))
    }
}

/// The names of the packages of which the page carries something.
///
/// # Errors
/// The file cannot be read.
pub fn shipped() -> Result<Vec<String>, Unreadable> {
    serde_json::from_str(&document(SHIPPED)?).map_err(|cause| Unreadable::new(SHIPPED, cause))
}

/// The packages of the page that one of them uses, with their versions.
pub fn shipped_uses<'a>(
    lock: &'a PackageLock,
    entry: &'a Entry,
    shipped: &'a [String],
) -> impl Iterator<Item = (&'a str, &'a str)> {
    let used = shipped.iter().filter(|name| entry.dependencies.contains_key(*name));
    used.filter_map(|name| Some((name.as_str(), lock.top(name)?.version.as_deref()?)))
}
