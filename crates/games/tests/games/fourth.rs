//! What a game costs outside its own files, counted with one that is there: Karak 2.

use std::{collections::BTreeMap, fs, path::Path};

use testkit::ROOT;

/// The lines that name it: all that a fourth game adds to what is there. Its bots and what is measured
/// of it are files of their own, where the compiler asks for them.
const NAMED: [(&str, usize); 7] = [
    ("Cargo.toml", 2),
    ("crates/bots/Cargo.toml", 1),
    ("crates/bots/src/games/mod.rs", 1),
    ("crates/games/Cargo.toml", 1),
    ("crates/games/src/lib.rs", 2),
    ("crates/lab/Cargo.toml", 1),
    ("crates/lab/src/games/mod.rs", 1),
];

/// Its crate, and its files in others.
const OWN: [&str; 3] =
    ["crates/karak2/", "crates/bots/src/games/karak2", "crates/lab/src/games/karak2"];

#[test]
fn outside_its_own_files_a_game_is_named_in_nine_lines() {
    let named: BTreeMap<String, usize> = sources()
        .filter(|path| !OWN.iter().any(|own| path.starts_with(own)))
        .map(|path| (lines_of(&path), path))
        .filter(|(count, _)| *count > 0)
        .map(|(count, path)| (path, count))
        .collect();
    let expected = NAMED.map(|(path, count)| (path.to_owned(), count)).into();
    assert_eq!(named, expected);
    assert_eq!(named.values().sum::<usize>(), 9);
}

/// Whoever adds a game reads where.
#[test]
fn the_guide_names_these_places() {
    let guide = testkit::document("CONTRIBUTING.md");
    let steps = testkit::data::section(&guide, "## How to add a game");
    for (path, _) in NAMED {
        assert!(steps.contains(&format!("`{path}`")), "'How to add a game' leaves out {path}");
    }
}

/// All else is compiled quickly there.
#[test]
fn every_game_is_optimised_where_it_is_played() {
    let manifest = testkit::document("Cargo.toml");
    for game in games::all() {
        let level = format!("[profile.play.package.{}]\nopt-level = 3", game.id);
        assert!(manifest.contains(&level), "Cargo.toml: expected {level}");
    }
}

/// How many lines of a file name it; its tests may name whom they like.
fn lines_of(path: &str) -> usize {
    let text = testkit::document(path);
    let tests = ["#[cfg(test)]", "[dev-dependencies]"].into_iter().filter_map(|at| text.find(at));
    let end = tests.min().unwrap_or(text.len());
    text[..end].lines().filter(|line| names_it(line)).count()
}

/// In code, not in an example of a help text or in a comment.
fn names_it(line: &str) -> bool {
    let line = line.trim_start();
    let is_code = !line.starts_with("//") && !line.starts_with("karak ");
    let words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    is_code && words.clone().any(|word| word == "karak2" || word == "Karak2")
}

/// Manifests and sources of all crates.
fn sources() -> impl Iterator<Item = String> {
    let mut found = vec!["Cargo.toml".to_owned()];
    let mut folders = vec!["crates".to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(Path::new(ROOT).join(&folder)).expect("a folder") {
            let entry = entry.expect("readable");
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            match path.rsplit('/').next() {
                Some("tests" | "benches") => {}
                _ if entry.path().is_dir() => folders.push(path),
                Some("Cargo.toml") => found.push(path),
                Some(name) if name.ends_with(".rs") => found.push(path),
                Some(_) | None => {}
            }
        }
    }
    found.into_iter()
}
