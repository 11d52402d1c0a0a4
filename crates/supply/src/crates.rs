//! What cargo knows: `Cargo.lock`, and `cargo metadata` for licences and for who uses whom.

use std::{collections::BTreeSet, env, path::PathBuf, process::Command};

use serde::Deserialize;

use crate::{ROOT, document, problem::Unreadable};

/// How `Cargo.lock` names cargo's own registry: by the index that the Rust project keeps of it.
pub const OWN_REGISTRY: &str = "registry+https://github.com/rust-lang/";

/// `Cargo.lock`: every crate of the workspace and of all that it uses, on every platform.
#[derive(Debug, Deserialize)]
pub struct Lock {
    /// Its entries, by name and version.
    pub package: Vec<Locked>,
}

/// An entry of `Cargo.lock`.
#[derive(Debug, Deserialize)]
pub struct Locked {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Where it comes from; nothing for our own.
    pub source: Option<String>,
    /// The SHA-256 of its archive.
    pub checksum: Option<String>,
}

/// What `cargo metadata` says.
#[derive(Debug, Deserialize)]
pub struct Metadata {
    /// All crates, ours too.
    pub packages: Vec<Package>,
    /// Who uses whom.
    pub resolve: Resolve,
    /// Where cargo puts what it makes.
    pub target_directory: PathBuf,
}

/// A crate.
#[derive(Debug, Deserialize)]
pub struct Package {
    /// What `Resolve` calls it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The licence that it states.
    pub license: Option<String>,
    /// Where it comes from; nothing for our own.
    pub source: Option<String>,
    /// Where its `Cargo.toml` is.
    pub manifest_path: PathBuf,
}

/// Who uses whom.
#[derive(Debug, Deserialize)]
pub struct Resolve {
    /// Every crate once.
    pub nodes: Vec<Node>,
}

/// A crate and what it uses.
#[derive(Debug, Deserialize)]
pub struct Node {
    /// Which crate.
    pub id: String,
    /// What it uses.
    pub deps: Vec<Use>,
}

/// A crate that another uses.
#[derive(Debug, Deserialize)]
pub struct Use {
    /// Which crate.
    pub pkg: String,
    /// What for: once for each purpose and platform.
    pub dep_kinds: Vec<Purpose>,
}

/// What a crate is used for.
#[derive(Debug, Deserialize)]
pub struct Purpose {
    /// `build` or `dev`; nothing for what is part of the result.
    pub kind: Option<String>,
}

/// Where a program runs.
#[derive(Clone, Copy, Debug)]
pub enum Platform {
    /// On servers: Linux on x86-64.
    Linux,
    /// Anywhere.
    Any,
}

impl Lock {
    /// Reads the text of a `Cargo.lock`.
    ///
    /// # Errors
    /// It is not one.
    pub fn parse(text: &str) -> Result<Lock, Unreadable> {
        toml::from_str(text).map_err(|cause| Unreadable::new("Cargo.lock", cause))
    }

    /// The one of this repository.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read() -> Result<Lock, Unreadable> {
        Lock::parse(&document("Cargo.lock")?)
    }
}

impl Metadata {
    /// Asks cargo about this repository; it looks at what is on this machine only.
    ///
    /// # Errors
    /// Crates are missing here, or cargo is.
    pub fn read() -> Result<Metadata, Unreadable> {
        let text = ask_cargo("metadata --offline --locked --format-version 1")?;
        serde_json::from_str(&text).map_err(|cause| Unreadable::new("cargo metadata", cause))
    }
}

/// The crates that are linked into the program of one of them, with the features that it asks for: name and version.
/// Macros are not among them, nor what builds or tests.
///
/// # Errors
/// Crates are missing here, or cargo is.
pub fn linked(program: &str, platform: Platform) -> Result<BTreeSet<String>, Unreadable> {
    let target = match platform {
        Platform::Linux => "x86_64-unknown-linux-gnu",
        Platform::Any => "all",
    };
    let text = ask_cargo(&format!(
        "tree --offline --locked --package {program} --target {target} \
         --edges normal,no-proc-macro --prefix none --format {{p}}"
    ))?;
    let words = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    Ok(words
        .filter_map(|words| match words[..] {
            [name, version, ..] => Some(format!("{name} {}", version.trim_start_matches('v'))),
            _ => None,
        })
        .collect())
}

/// Runs cargo on this repository and gives what it says.
fn ask_cargo(line: &str) -> Result<String, Unreadable> {
    let unreadable = |cause: String| Unreadable::new(&format!("cargo {line}"), cause);
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).args(line.split_whitespace()).current_dir(ROOT).output();
    let output = output.map_err(|cause| unreadable(cause.to_string()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let cure = "`cargo fetch --locked` gets what is missing, for all platforms";
        return Err(unreadable(format!("{}\n{cure}", said.trim())));
    }
    String::from_utf8(output.stdout).map_err(|cause| unreadable(cause.to_string()))
}

impl Use {
    /// Is it part of the result, if it is no macro?
    pub fn is_linked(&self) -> bool {
        self.dep_kinds.iter().any(|purpose| purpose.kind.is_none())
    }
}

impl Package {
    /// Name and version.
    pub fn called(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}
