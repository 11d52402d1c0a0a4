//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Rules that need no code of their own, and why.
const NOT_CODE: &[(&str, &str)] =
    &[("K-3.5", "nothing keeps heroes apart, so there is nothing to do")];

/// Rules that need no playthrough, and why.
const NOT_PLAYED: &[(&str, &str)] = &[
    ("K-1.1", "a table of the box; contents.rs counts it"),
    ("K-1.2", "a table of the box; contents.rs counts it"),
    ("K-1.5", "dice and curse token are in every fight"),
];

#[test]
fn a_rule_number_is_used_once() {
    let mut seen = BTreeSet::new();
    let twice: Vec<String> =
        headings().into_iter().filter(|rule| !seen.insert(rule.clone())).collect();
    assert!(twice.is_empty(), "headings with the same number: {twice:?}");
    assert!(seen.len() > 90, "the headings were found: {seen:?}");
}

#[test]
fn the_code_cites_only_rules_that_exist() {
    let unknown = unknown(&files("crates", "rs"));
    assert!(unknown.is_empty(), "cited in the code, but not in the rules: {unknown:#?}");
}

#[test]
fn rules_and_data_refer_only_to_rules_that_exist() {
    let unknown = unknown(&[files("docs/rules", "md"), files("data", "toml")].concat());
    assert!(unknown.is_empty(), "referred to, but not in the rules: {unknown:#?}");
}

#[test]
fn the_code_cites_every_rule() {
    let cited = citations(&files("crates/karak/src", "rs"));
    let excused = |rule: &String| NOT_CODE.iter().any(|(known, _)| known == rule);
    let missing: Vec<String> =
        headings().into_iter().filter(|rule| !cited.contains_key(rule) && !excused(rule)).collect();
    assert!(missing.is_empty(), "cited nowhere in crates/karak/src: {missing:?}");
    let needless: Vec<_> = NOT_CODE.iter().filter(|(rule, _)| cited.contains_key(*rule)).collect();
    assert!(needless.is_empty(), "excused, but cited: {needless:?}");
}

#[test]
fn every_rule_has_a_playthrough() {
    let shown = playthroughs();
    let excused = |rule: &String| NOT_PLAYED.iter().any(|(known, _)| known == rule);
    let missing: Vec<String> =
        headings().into_iter().filter(|rule| !shown.contains(rule) && !excused(rule)).collect();
    assert!(missing.is_empty(), "no playthrough is named after: {missing:?}");
    let needless: Vec<_> = NOT_PLAYED.iter().filter(|(rule, _)| shown.contains(*rule)).collect();
    assert!(needless.is_empty(), "excused, but played: {needless:?}");
}

#[test]
fn every_playthrough_is_named_after_a_rule() {
    let rules: BTreeSet<String> = headings().into_iter().collect();
    let stray: Vec<_> = playthroughs().difference(&rules).cloned().collect();
    assert!(stray.is_empty(), "playthroughs of rules that do not exist: {stray:?}");
}

#[test]
fn a_number_is_read_as_it_is_written() {
    let read = |text| rules_in(text).collect::<Vec<_>>();
    assert_eq!(read("Rules: K-10.13, FM-H2 (K-4)."), ["K-10.13", "FM-H2", "K-4"]);
    assert_eq!(read("K-1.6."), ["K-1.6"]);
    assert_eq!(read("OK-1.1 K- FM-H K-x xK-2.1 FM_H1 PIG-1"), [""; 0]);
}

/// The numbers of all rules, in the order of the files.
pub fn headings() -> Vec<String> {
    let mut rules = Vec::new();
    for path in files("docs/rules/en", "md") {
        let text = text(&path);
        let titles = text.lines().filter_map(|line| line.strip_prefix("### "));
        rules.extend(titles.filter_map(leading_rule));
    }
    rules
}

/// Each number that is cited, with the first file that does.
fn citations(paths: &[PathBuf]) -> BTreeMap<String, PathBuf> {
    let mut cited = BTreeMap::new();
    for path in paths {
        for rule in rules_in(&text(path)) {
            cited.entry(rule).or_insert_with(|| path.clone());
        }
    }
    cited
}

/// Citations that lead nowhere; this file tests the reading itself.
fn unknown(paths: &[PathBuf]) -> BTreeMap<String, PathBuf> {
    let rules: BTreeSet<String> = headings().into_iter().collect();
    let others: Vec<PathBuf> =
        paths.iter().filter(|path| !path.ends_with(file!())).cloned().collect();
    citations(&others).into_iter().filter(|(rule, _)| !rules.contains(rule)).collect()
}

/// The rules after which the playthroughs are named.
fn playthroughs() -> BTreeSet<String> {
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        leading_rule(&name).unwrap_or_else(|| panic!("'{name}' begins with no rule number"))
    };
    files("crates/karak/tests/playthroughs/karak", "txt").into_iter().map(named).collect()
}

/// All rule numbers in a text: `K-` or `FM-`, perhaps a letter, digits, perhaps a dot and digits.
fn rules_in(text: &str) -> impl Iterator<Item = String> {
    let inside_a_word = |index: usize| {
        let before = text[..index].chars().next_back();
        before.is_some_and(|before| before.is_alphanumeric() || before == '_')
    };
    let starts = text.char_indices().map(|(index, _)| index);
    starts.filter(move |&index| !inside_a_word(index)).filter_map(|at| leading_rule(&text[at..]))
}

/// The rule number that a text begins with.
fn leading_rule(text: &str) -> Option<String> {
    let body = text.strip_prefix("K-").or_else(|| text.strip_prefix("FM-"))?;
    let number = body.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or(body);
    let mut rest = after_digits(number)?;
    if let Some(smaller) = rest.strip_prefix('.').and_then(after_digits) {
        rest = smaller;
    }
    Some(text[..text.len() - rest.len()].into())
}

/// What follows the digits that a text begins with.
fn after_digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

/// All files with this ending in a folder of the repository, however deep, sorted.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut folders, mut found) = (vec![root.join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
