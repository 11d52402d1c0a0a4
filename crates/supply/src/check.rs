//! Holds the dependencies to the policy.

use std::collections::BTreeMap;

use crate::{
    crates::{Lock, Metadata, OWN_REGISTRY, Package},
    licence::{Cover, judge},
    packages::{PackageLock, shipped},
    policy::{Bans, Licences, PagePolicy, Policy},
    problem::{Problem, Unreadable},
};

/// What the policies are called in refusals.
const CRATES: &str = "deny.toml [licenses]";
const SKIPS: &str = "deny.toml [bans]";
const PAGE: &str = "web/licences.toml [page]";
const TOOLS: &str = "web/licences.toml [tools]";

/// Everything that is wrong with the dependencies of this repository.
///
/// # Errors
/// A lock file or a policy cannot be read, or crates are missing on this machine.
pub fn check() -> Result<Vec<Problem>, Unreadable> {
    let (policy, lock) = (Policy::read()?, Lock::read()?);
    let (page, packages) = (PagePolicy::read()?, PackageLock::read()?);
    let found = [
        crate_licences(&Metadata::read()?.packages, &policy.licenses),
        duplicates(&lock, &policy.bans),
        sources(&lock),
        package_licences(&packages, &shipped()?, &page),
        package_sources(&packages),
    ];
    Ok(found.concat())
}

/// Every crate's licence is allowed, ours too, and every exception is one.
pub fn crate_licences(packages: &[Package], licences: &Licences) -> Vec<Problem> {
    let stated = packages.iter().map(|package| {
        (package.name.as_str(), package.version.as_str(), package.license.as_deref())
    });
    hold_to(licences, CRATES, stated)
}

/// Every npm package's licence is allowed: for what is in the page by one list, for tools by another.
pub fn package_licences(
    lock: &PackageLock,
    shipped: &[String],
    policy: &PagePolicy,
) -> Vec<Problem> {
    let stated = lock.entries().map(|(name, entry)| {
        (name, entry.version.as_deref().unwrap_or_default(), entry.license.as_deref())
    });
    let (page, tools): (Vec<_>, Vec<_>) =
        stated.partition(|(name, ..)| shipped.iter().any(|one| one == name));
    let missing = shipped.iter().filter(|name| lock.top(name).is_none());
    let missing = missing.map(|name| Problem::NotLocked { package: name.clone() }).collect();
    [missing, hold_to(&policy.page, PAGE, page), hold_to(&policy.tools, TOOLS, tools)].concat()
}

/// Every crate that is not ours comes from cargo's own registry, and it is known what its archive hashes to.
pub fn sources(lock: &Lock) -> Vec<Problem> {
    let mut problems = Vec::new();
    for locked in &lock.package {
        let package = format!("{} {}", locked.name, locked.version);
        match &locked.source {
            None => {}
            Some(source) if !source.starts_with(OWN_REGISTRY) => {
                problems.push(Problem::ForeignSource { package, source_name: source.clone() });
            }
            Some(_) if locked.checksum.is_none() => problems.push(Problem::NoHash {
                package,
                field: "checksum",
                lock: "Cargo.lock",
                tool: "cargo",
            }),
            Some(_) => {}
        }
    }
    problems
}

/// Every npm package has the hash of its archive, and no address.
pub fn package_sources(lock: &PackageLock) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (name, entry) in lock.entries() {
        if entry.resolved.is_some() {
            problems.push(Problem::Resolved { package: entry.called(name) });
        }
        if entry.integrity.is_none() {
            problems.push(Problem::NoHash {
                package: entry.called(name),
                field: "integrity",
                lock: "web/package-lock.json",
                tool: "npm",
            });
        }
    }
    problems
}

/// No crate is there twice, but for versions that are skipped with a reason.
pub fn duplicates(lock: &Lock, bans: &Bans) -> Vec<Problem> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for locked in &lock.package {
        versions.entry(&locked.name).or_default().push(&locked.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let is_skipped = |name: &str, version: &str| {
        bans.skip.iter().any(|skip| skip.package == format!("{name}@{version}"))
    };
    let mut problems = useless_skips(&versions, bans);
    for (name, mut versions) in versions {
        versions.retain(|version| !is_skipped(name, version));
        if versions.len() > 1 {
            let versions = versions.into_iter().map(str::to_owned).collect();
            problems.push(Problem::Duplicate { name: name.to_owned(), versions });
        }
    }
    problems
}

/// A skip without a reason, or of a version that stands alone or is not there.
fn useless_skips(versions: &BTreeMap<&str, Vec<&str>>, bans: &Bans) -> Vec<Problem> {
    let mut problems = Vec::new();
    for skip in &bans.skip {
        let entry = skip.package.clone();
        let (name, version) = entry.split_once('@').unwrap_or((&entry, ""));
        if !versions.get(name).is_some_and(|versions| versions.contains(&version)) {
            problems.push(Problem::Unneeded { entry, policy: SKIPS });
        } else if skip.reason.trim().is_empty() {
            problems.push(Problem::NoReason { entry, policy: SKIPS });
        }
    }
    problems
}

/// Holds packages, each with its version and the licence it states, to a policy.
fn hold_to<'a>(
    licences: &Licences,
    policy: &'static str,
    stated: impl IntoIterator<Item = (&'a str, &'a str, Option<&'a str>)>,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut needed = Vec::new();
    for (name, version, stated) in stated {
        match judge(name, version, stated, licences, policy) {
            Ok(Cover::General) => {}
            Ok(Cover::Exceptional) => needed.push(name),
            Err(problem) => problems.push(problem),
        }
    }
    for exception in &licences.exceptions {
        if !needed.contains(&exception.name.as_str()) {
            problems.push(Problem::Unneeded { entry: exception.name.clone(), policy });
        }
    }
    problems
}
