//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use crate::ROOT;

/// What a rule's number can begin with: what stands before the dash in the headings of the rules.
static PREFIXES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let prefix = |title: &String| Some(split_prefix(title)?.0.to_owned());
    titles().iter().filter_map(prefix).collect()
});

/// The rules of one game, and where they must be found.
pub struct Book<'a> {
    /// What their numbers begin with.
    pub prefixes: &'a [&'a str],
    /// Where each is cited.
    pub code: &'a str,
    /// Where each is played.
    pub playthroughs: &'a str,
    /// Rules that need no code of their own, and why.
    pub not_code: &'a [(&'a str, &'a str)],
    /// Rules that need no playthrough, and why.
    pub not_played: &'a [(&'a str, &'a str)],
}

impl Book<'_> {
    /// The numbers of its rules, in the order of the files.
    pub fn headings(&self) -> Vec<String> {
        all_headings().into_iter().filter(|rule| self.has(rule)).collect()
    }

    /// Each rule has its own number; there are so many at least.
    pub fn numbers_are_used_once(&self, at_least: usize) {
        let mut seen = BTreeSet::new();
        let twice: Vec<String> =
            self.headings().into_iter().filter(|rule| !seen.insert(rule.clone())).collect();
        assert!(twice.is_empty(), "headings with the same number: {twice:?}");
        assert!(seen.len() >= at_least, "the headings were found: {seen:?}");
    }

    /// Each rule is cited in the code, or excused; no excuse is needless.
    pub fn code_cites_every_rule(&self) {
        let cited = citations(&files(self.code, "rs"));
        self.is_complete(|rule| cited.contains_key(rule), self.not_code, "code that cites");
    }

    /// Each rule has a playthrough, or is excused; no excuse is needless.
    pub fn every_rule_is_played(&self) {
        let shown = self.played();
        self.is_complete(|rule| shown.contains(rule), self.not_played, "a playthrough of");
    }

    /// No playthrough is named after a rule that is not there.
    pub fn no_playthrough_is_stray(&self) {
        let rules: BTreeSet<String> = self.headings().into_iter().collect();
        let stray: Vec<_> = self.played().difference(&rules).cloned().collect();
        assert!(stray.is_empty(), "playthroughs of rules that do not exist: {stray:?}");
    }

    fn is_complete(&self, has: impl Fn(&str) -> bool, excused: &[(&str, &str)], what: &str) {
        let rules = self.headings();
        let is_excused = |rule: &String| excused.iter().any(|(known, _)| known == rule);
        let missing: Vec<_> = rules.iter().filter(|rule| !has(rule) && !is_excused(rule)).collect();
        assert!(missing.is_empty(), "expected {what}: {missing:?}");
        let needless: Vec<_> = excused.iter().filter(|(rule, _)| has(rule)).collect();
        assert!(needless.is_empty(), "excused from {what}, but there it is: {needless:?}");
        let unknown: Vec<_> =
            excused.iter().filter(|(rule, _)| !rules.iter().any(|known| known == rule)).collect();
        assert!(unknown.is_empty(), "excused, but no rule: {unknown:?}");
    }

    fn has(&self, rule: &str) -> bool {
        self.prefixes.iter().any(|prefix| rule.starts_with(prefix))
    }

    /// The rules after which the playthroughs are named.
    fn played(&self) -> BTreeSet<String> {
        let named = |path: PathBuf| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            leading_rule(&name).unwrap_or_else(|| panic!("'{name}' begins with no rule number"))
        };
        files(self.playthroughs, "txt").into_iter().map(named).collect()
    }
}

/// What these files of the repository cite, but the rules do not have; with the file that does.
/// `skipped` tests the reading itself.
pub fn unknown(folders: &[(&str, &str)], skipped: &[&str]) -> BTreeMap<String, PathBuf> {
    let rules: BTreeSet<String> = all_headings().into_iter().collect();
    let paths = folders.iter().flat_map(|(folder, ending)| files(folder, ending));
    let is_skipped = |path: &PathBuf| skipped.iter().any(|name| path.ends_with(name));
    let paths: Vec<PathBuf> = paths.filter(|path| !is_skipped(path)).collect();
    citations(&paths).into_iter().filter(|(rule, _)| !rules.contains(rule)).collect()
}

/// All rule numbers in a text: a prefix, perhaps a letter, digits, perhaps a dot and digits.
pub fn rules_in(text: &str) -> impl Iterator<Item = String> {
    let inside_a_word = |index: usize| {
        let before = text[..index].chars().next_back();
        before.is_some_and(|before| before.is_alphanumeric() || before == '_')
    };
    let starts = text.char_indices().map(|(index, _)| index);
    starts.filter(move |&index| !inside_a_word(index)).filter_map(|at| leading_rule(&text[at..]))
}

/// The numbers of the rules of all games.
fn all_headings() -> Vec<String> {
    titles().iter().filter_map(|title| leading_rule(title)).collect()
}

/// The headings under which rules stand, in the order of the files.
fn titles() -> Vec<String> {
    let titles = |path: PathBuf| {
        let text = text(&path);
        let titles = text.lines().filter_map(|line| line.strip_prefix("### "));
        titles.map(String::from).collect::<Vec<_>>()
    };
    files("docs/rules/en", "md").into_iter().flat_map(titles).collect()
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

/// The rule number that a text begins with.
fn leading_rule(text: &str) -> Option<String> {
    let (_, body) = split_prefix(text).filter(|(prefix, _)| PREFIXES.contains(*prefix))?;
    let number = body.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or(body);
    let mut rest = after_digits(number)?;
    if let Some(smaller) = rest.strip_prefix('.').and_then(after_digits) {
        rest = smaller;
    }
    Some(text[..text.len() - rest.len()].into())
}

/// A text before and behind its first dash, if only capitals and digits stand before it.
fn split_prefix(text: &str) -> Option<(&str, &str)> {
    let is_part = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
    let body = text.trim_start_matches(is_part);
    Some((&text[..text.len() - body.len()], body.strip_prefix('-')?))
}

/// What follows the digits that a text begins with.
fn after_digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

/// All files with this ending in a folder of the repository, however deep, sorted.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let root = Path::new(ROOT);
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
