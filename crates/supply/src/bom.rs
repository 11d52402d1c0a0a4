//! A software bill of materials (CycloneDX 1.5): what is in the binary `karak` and in the page that it carries. Tools
//! that only build or test are not in it, nor is anything that would differ between two runs or two machines.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use serde::Serialize;

use crate::{
    crates::{Lock, Metadata, OWN_REGISTRY, Package, Platform, linked},
    licence::canonical,
    packages::{PackageLock, shipped_uses},
    problem::Unreadable,
};

/// The crate that the binary is made of.
const BINARY: &str = "karak-cli";
/// The crate that carries SQLite as C code.
const SQLITE_CARRIER: &str = "libsqlite3-sys";

/// A bill of materials, to be written as JSON.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Bom {
    bom_format: &'static str,
    spec_version: &'static str,
    version: u32,
    metadata: About,
    /// What is in it, by reference.
    pub components: Vec<Component>,
    dependencies: Vec<Dependency>,
}

/// What the bill is of.
#[derive(Debug, Serialize)]
struct About {
    component: Component,
}

/// A piece of software.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Component {
    #[serde(rename = "type")]
    kind: &'static str,
    /// What `dependencies` call it: its package URL, where it has one.
    #[serde(rename = "bom-ref")]
    pub reference: String,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// On which machines it is part of the result.
    pub scope: Scope,
    /// The hash of its archive, where it comes as one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hashes: Vec<Hash>,
    /// Its licence.
    pub licenses: Vec<Licence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cpe: Option<String>,
    /// Its package URL. Ours have none: theirs would name strangers' packages of the same names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purl: Option<String>,
}

/// On which machines something is part of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// On servers: Linux on x86-64.
    Required,
    /// On another platform only.
    Optional,
}

/// The hash of an archive.
#[derive(Clone, Debug, Serialize)]
pub struct Hash {
    /// Its algorithm, as CycloneDX calls it.
    pub alg: &'static str,
    /// In hexadecimal digits.
    pub content: String,
}

/// An SPDX expression.
#[derive(Clone, Debug, Serialize)]
pub struct Licence {
    /// As SPDX writes it.
    pub expression: String,
}

/// What a component uses.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Dependency {
    #[serde(rename = "ref")]
    reference: String,
    depends_on: BTreeSet<String>,
}

/// Components and what they use, as they are found.
#[derive(Default)]
struct Parts {
    components: BTreeMap<String, Component>,
    uses: BTreeMap<String, BTreeSet<String>>,
}

impl Bom {
    /// What is in the binary and in the page.
    ///
    /// # Errors
    /// Cargo does not know the binary, the source of SQLite cannot be read, or a hash is none.
    pub fn new(
        metadata: &Metadata,
        lock: &Lock,
        packages: &PackageLock,
        shipped: &[String],
    ) -> Result<Bom, Unreadable> {
        let mut parts = Parts::default();
        let binary = add_crates(&mut parts, metadata, lock)?;
        add_packages(&mut parts, &binary, packages, shipped)?;
        let mut binary = parts.components.remove(&binary).expect("it was added with the crates");
        binary.kind = "application";
        binary.name = "karak".into();
        let uses = parts.uses.into_iter();
        Ok(Bom {
            bom_format: "CycloneDX",
            spec_version: "1.5",
            version: 1,
            metadata: About { component: binary },
            components: parts.components.into_values().collect(),
            dependencies: uses
                .map(|(reference, depends_on)| Dependency { reference, depends_on })
                .collect(),
        })
    }

    /// As a file.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and lists alone can be written") + "\n"
    }
}

impl Parts {
    /// Adds a component that uses nothing yet, and gives its reference.
    fn add(&mut self, component: Component) -> String {
        let reference = component.reference.clone();
        self.uses.entry(reference.clone()).or_default();
        self.components.insert(reference.clone(), component);
        reference
    }

    fn link(&mut self, user: &str, used: String) {
        self.uses.entry(user.to_owned()).or_default().insert(used);
    }
}

/// Adds the crates of the binary, and gives the reference of the binary itself.
fn add_crates(parts: &mut Parts, metadata: &Metadata, lock: &Lock) -> Result<String, Unreadable> {
    let anywhere = linked(BINARY, Platform::Any)?;
    let on_linux = linked(BINARY, Platform::Linux)?;
    let packages = metadata.packages.iter().filter(|package| anywhere.contains(&package.called()));
    let by_id: BTreeMap<&str, &Package> =
        packages.map(|package| (package.id.as_str(), package)).collect();
    for package in by_id.values() {
        let is_required = on_linux.contains(&package.called());
        let scope = if is_required { Scope::Required } else { Scope::Optional };
        let user = parts.add(crate_component(package, scope, lock));
        if package.name == SQLITE_CARRIER {
            let sqlite = parts.add(sqlite(package, scope)?);
            parts.link(&user, sqlite);
        }
    }
    for node in &metadata.resolve.nodes {
        let Some(user) = by_id.get(node.id.as_str()) else { continue };
        for used in node.deps.iter().filter(|used| used.is_linked()) {
            if let Some(used) = by_id.get(used.pkg.as_str()) {
                parts.link(&reference_of(user), reference_of(used));
            }
        }
    }
    let binary = by_id.values().find(|package| package.name == BINARY);
    Ok(reference_of(binary.ok_or_else(|| Unreadable::new("cargo tree", "expected karak-cli"))?))
}

fn crate_component(package: &Package, scope: Scope, lock: &Lock) -> Component {
    let locked = lock.package.iter().find(|locked| {
        locked.name == package.name
            && locked.version == package.version
            && locked.source == package.source
    });
    let checksum = locked.and_then(|locked| locked.checksum.clone());
    Component {
        kind: "library",
        reference: reference_of(package),
        name: package.name.clone(),
        version: package.version.clone(),
        scope,
        hashes: checksum.map(|content| Hash { alg: "SHA-256", content }).into_iter().collect(),
        licenses: licences(package.license.as_deref()),
        cpe: None,
        purl: purl_of(package),
    }
}

fn reference_of(package: &Package) -> String {
    purl_of(package).unwrap_or_else(|| format!("karak:{}@{}", package.name, package.version))
}

fn purl_of(package: &Package) -> Option<String> {
    let is_published =
        package.source.as_deref().is_some_and(|source| source.starts_with(OWN_REGISTRY));
    is_published.then(|| format!("pkg:cargo/{}@{}", package.name, package.version))
}

/// The C library that a crate brings in its own archive: those who look for known weaknesses look for SQLite.
fn sqlite(carrier: &Package, scope: Scope) -> Result<Component, Unreadable> {
    let header = carrier.manifest_path.with_file_name("sqlite3").join("sqlite3.h");
    let name = header.display().to_string();
    let text = fs::read_to_string(&header).map_err(|cause| Unreadable::new(&name, cause))?;
    let define = text.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION "));
    let version = define.map(|rest| rest.trim().trim_matches('"').to_owned());
    let version = version.ok_or_else(|| Unreadable::new(&name, "expected SQLITE_VERSION"))?;
    let purl = format!("pkg:generic/sqlite@{version}");
    Ok(Component {
        kind: "library",
        reference: purl.clone(),
        name: "sqlite".into(),
        scope,
        hashes: Vec::new(),
        licenses: licences(Some("blessing")),
        cpe: Some(format!("cpe:2.3:a:sqlite:sqlite:{version}:*:*:*:*:*:*:*")),
        purl: Some(purl),
        version,
    })
}

/// Adds the npm packages of the page. The page itself is part of the binary.
fn add_packages(
    parts: &mut Parts,
    binary: &str,
    packages: &PackageLock,
    shipped: &[String],
) -> Result<(), Unreadable> {
    for name in shipped {
        let entry = packages.top(name);
        let entry = entry.ok_or_else(|| Unreadable::new(name, "is not in package-lock.json"))?;
        let version = entry.version.clone().unwrap_or_default();
        let reference = package_purl(name, &version);
        let hash = entry.integrity.as_deref().map(sha512).transpose()?;
        let user = parts.add(Component {
            kind: "library",
            reference: reference.clone(),
            name: name.clone(),
            version,
            scope: Scope::Required,
            hashes: hash.into_iter().collect(),
            licenses: licences(entry.license.as_deref()),
            cpe: None,
            purl: Some(reference),
        });
        parts.link(binary, user.clone());
        for (used, version) in shipped_uses(packages, entry, shipped) {
            parts.link(&user, package_purl(used, version));
        }
    }
    Ok(())
}

/// The package URL of an npm package, in which the sign of a scope is escaped.
fn package_purl(name: &str, version: &str) -> String {
    format!("pkg:npm/{}@{version}", name.replacen('@', "%40", 1))
}

fn licences(stated: Option<&str>) -> Vec<Licence> {
    stated.map(|stated| Licence { expression: canonical(stated) }).into_iter().collect()
}

/// An `integrity` of npm, in hexadecimal digits.
fn sha512(integrity: &str) -> Result<Hash, Unreadable> {
    let unreadable = || Unreadable::new(integrity, "expected sha512- and 64 bytes in Base64");
    let digits = integrity.strip_prefix("sha512-").ok_or_else(unreadable)?;
    let bytes = STANDARD.decode(digits).ok().filter(|bytes| bytes.len() == 64);
    let bytes = bytes.ok_or_else(unreadable)?;
    let content = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Hash { alg: "SHA-512", content })
}
