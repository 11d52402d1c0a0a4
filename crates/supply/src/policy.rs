//! What dependencies may be. `deny.toml` is in cargo-deny's own format, as far as we use it: whoever has cargo-deny can
//! run it. `web/licences.toml` says the same of npm packages, which cargo-deny does not know.

use serde::{Deserialize, de::DeserializeOwned};

use crate::{document, problem::Unreadable};

/// What crates may be: `deny.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Under which licences.
    pub licenses: Licences,
    /// Which of them are not wanted.
    pub bans: Bans,
    /// Where they come from.
    pub sources: Sources,
}

/// What npm packages may be: `web/licences.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PagePolicy {
    /// Those whose files are in the page that is shipped.
    pub page: Licences,
    /// Those that only build or test it, of which nothing is shipped.
    pub tools: Licences,
}

/// Licences that are allowed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licences {
    /// For everybody: SPDX names.
    pub allow: Vec<String>,
    /// For one package each.
    #[serde(default)]
    pub exceptions: Vec<Exception>,
}

/// More licences for one package.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// Its name.
    #[serde(rename = "crate", alias = "package")]
    pub name: String,
    /// SPDX names.
    pub allow: Vec<String>,
}

/// Which crates are not wanted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bans {
    /// What several versions of one crate come to.
    pub multiple_versions: Level,
    /// Versions that may stand beside another.
    #[serde(default)]
    pub skip: Vec<Skip>,
}

/// A version that may stand beside another of the same crate.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skip {
    /// `name@version`.
    #[serde(rename = "crate")]
    pub package: String,
    /// Why it may.
    #[serde(default)]
    pub reason: String,
}

/// Where crates come from: from cargo's own registry, which is what cargo-deny allows where nothing else is named.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sources {
    /// What another registry comes to.
    pub unknown_registry: Level,
    /// What a git repository comes to.
    pub unknown_git: Level,
}

/// What a finding comes to. cargo-deny knows weaker levels; a policy that warns is not read by anybody.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The check fails.
    Deny,
}

impl Policy {
    /// The policy of this repository.
    ///
    /// # Errors
    /// The file cannot be read, or says what is not understood.
    pub fn read() -> Result<Policy, Unreadable> {
        read("deny.toml")
    }
}

impl PagePolicy {
    /// The policy of this repository.
    ///
    /// # Errors
    /// The file cannot be read, or says what is not understood.
    pub fn read() -> Result<PagePolicy, Unreadable> {
        read("web/licences.toml")
    }
}

fn read<T: DeserializeOwned>(path: &str) -> Result<T, Unreadable> {
    toml::from_str(&document(path)?).map_err(|cause| Unreadable::new(path, cause))
}
