//! The bill of materials of this repository.

use std::collections::BTreeSet;

use serde_json::Value;
use supply::{
    bom::{Bom, Component, Scope},
    crates::{Lock, Metadata},
    packages::{PackageLock, shipped},
};

fn bill() -> Bom {
    let metadata = Metadata::read().unwrap_or_else(|problem| panic!("{problem}"));
    let lock = Lock::read().expect("a lock file");
    let packages = PackageLock::read().expect("a lock file");
    Bom::new(&metadata, &lock, &packages, &shipped().expect("a list")).expect("a bill")
}

fn find<'a>(bom: &'a Bom, name: &str) -> Option<&'a Component> {
    bom.components.iter().find(|component| component.name == name)
}

#[test]
fn it_has_what_is_shipped_and_nothing_that_only_builds_or_tests() {
    let bom = bill();
    for name in ["server", "tokio", "libsqlite3-sys", "sqlite", "svelte", "@fluent/bundle"] {
        let component = find(&bom, name).unwrap_or_else(|| panic!("{name} is missing"));
        assert_eq!(component.scope, Scope::Required, "{name}");
    }
    assert_eq!(find(&bom, "windows-link").map(|found| found.scope), Some(Scope::Optional));
    for name in ["testkit", "supply", "xtask", "serde_derive", "cc", "jsonschema", "vite"] {
        assert!(find(&bom, name).is_none(), "{name} is not shipped");
    }
}

#[test]
fn every_component_has_a_licence_and_every_archive_its_hash() {
    let bom = bill();
    for component in &bom.components {
        let name = &component.name;
        assert_eq!(component.licenses.len(), 1, "{name}");
        let stated = &component.licenses[0].expression;
        assert!(spdx::Expression::parse(stated).is_ok(), "{name}: {stated}");
        let digits = match component.purl.as_deref() {
            None => continue,
            Some(purl) if purl.starts_with("pkg:cargo/") => 64,
            Some(purl) if purl.starts_with("pkg:npm/") => 128,
            Some(purl) => {
                assert!(purl.starts_with("pkg:generic/sqlite@3."), "{purl}");
                continue;
            }
        };
        let [hash] = &component.hashes[..] else { panic!("{name} has no hash") };
        assert_eq!(hash.content.len(), digits, "{name}");
        assert!(hash.content.chars().all(|digit| digit.is_ascii_hexdigit()), "{name}");
    }
}

#[test]
fn it_is_the_same_every_time() {
    assert_eq!(bill().to_json(), bill().to_json());
}

/// Nothing in it tells who has written it, where or when.
#[test]
fn it_names_no_folder_and_no_time() {
    let text = bill().to_json();
    for word in ["timestamp", "serialNumber", "file:", supply::ROOT, "registry+"] {
        assert!(!text.contains(word), "'{word}' is in it");
    }
}

#[test]
fn whoever_is_used_is_in_it() {
    let bill: Value = serde_json::from_str(&bill().to_json()).expect("JSON");
    assert_eq!(bill["bomFormat"], "CycloneDX");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let itself = text(&bill["metadata"]["component"]["bom-ref"]);
    let mut known: BTreeSet<String> =
        list(&bill["components"]).iter().map(|component| text(&component["bom-ref"])).collect();
    assert!(known.insert(itself.clone()), "it is not part of itself");
    let mut open = vec![itself];
    let mut reached = BTreeSet::new();
    while let Some(user) = open.pop() {
        let entries = list(&bill["dependencies"]);
        let entry = entries.iter().find(|entry| text(&entry["ref"]) == user).expect("an entry");
        if reached.insert(user) {
            open.extend(list(&entry["dependsOn"]).iter().map(text));
        }
    }
    assert_eq!(reached, known, "everything in it is there because something uses it");
}
