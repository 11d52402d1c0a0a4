//! What is wrong with a dependency, and what to do about it.

use std::fmt::Display;

use thiserror::Error;

/// A dependency that is refused, or an entry of a policy that is of no use. Each says what to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Error)]
pub enum Problem {
    /// It does not say under which licence it is.
    #[error("{package} states no licence: nobody may ship it, so replace it")]
    Unlicensed {
        /// Name and version.
        package: String,
    },
    /// What it says about its licence is no SPDX expression.
    #[error(
        "{package} states the licence '{stated}', which is no SPDX expression: ask its authors to correct it, or replace it"
    )]
    UnknownLicence {
        /// Name and version.
        package: String,
        /// What it says.
        stated: String,
    },
    /// The policy does not allow its licence.
    #[error(
        "{package} is under '{stated}', which {policy} does not allow: replace it, or name it there among the exceptions with the reason why it may be used"
    )]
    ForbiddenLicence {
        /// Name and version.
        package: String,
        /// Its licence.
        stated: String,
        /// The file and section of the policy.
        policy: &'static str,
    },
    /// It does not come from cargo's own registry.
    #[error(
        "{package} comes from {source_name}: take it from cargo's own registry, where what was published never changes"
    )]
    ForeignSource {
        /// Name and version.
        package: String,
        /// Where it comes from, as the lock file says.
        source_name: String,
    },
    /// The lock file does not say what its archive must hash to.
    #[error(
        "{package} has no {field} in {lock}: remove its entry there, let {tool} write it again, and look at what it writes"
    )]
    NoHash {
        /// Name and version.
        package: String,
        /// What the lock file calls the hash.
        field: &'static str,
        /// The lock file.
        lock: &'static str,
        /// Who writes that file.
        tool: &'static str,
    },
    /// The lock file ties a package to one registry.
    #[error(
        "{package} is 'resolved' to an address in web/package-lock.json: write it again with `npm --prefix web install --package-lock-only --omit-lockfile-registry-resolved`; a package that is in no registry, replace"
    )]
    Resolved {
        /// Name and version.
        package: String,
    },
    /// It is there in several versions.
    #[error(
        "{name} is there as {}: bring those who use it to one version, or name the older one in [bans] skip of deny.toml with the reason",
        versions.join(" and ")
    )]
    Duplicate {
        /// Its name.
        name: String,
        /// Its versions that are not excused.
        versions: Vec<String>,
    },
    /// An exception gives no reason.
    #[error("{entry} in {policy} has no reason: say in a sentence why it may be so")]
    NoReason {
        /// What the entry names.
        entry: String,
        /// The file and section of the policy.
        policy: &'static str,
    },
    /// An exception that nothing needs any more.
    #[error("{entry} in {policy} is not needed any more: remove it")]
    Unneeded {
        /// What the entry names.
        entry: String,
        /// The file and section of the policy.
        policy: &'static str,
    },
    /// The page is said to carry a package that is not locked.
    #[error(
        "web/shipped.json names {package}, which is not in web/package-lock.json: remove it there or install it"
    )]
    NotLocked {
        /// Its name.
        package: String,
    },
}

/// Something that all checks need cannot be read.
#[derive(Debug, Error)]
#[error("{what}: {cause}")]
pub struct Unreadable {
    what: String,
    cause: String,
}

impl Unreadable {
    /// What cannot be read, and why.
    pub fn new(what: &str, cause: impl Display) -> Unreadable {
        Unreadable { what: what.to_owned(), cause: cause.to_string() }
    }
}
