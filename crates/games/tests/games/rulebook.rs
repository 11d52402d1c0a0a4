//! The rulebook in four languages: another tongue, the same book.

use std::fs;

use testkit::citations::rules_in;

/// The authority.
const ORIGINAL: &str = "en";
const TRANSLATIONS: [&str; 3] = ["fr", "cs", "de"];
const BOOKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");

/// A heading and what stands under it, as far as no language matters.
#[derive(PartialEq, Debug)]
struct Section {
    /// `### K-4.1`; the words are the language's own.
    heading: String,
    /// The rules that it refers to, sorted: the order of words is the language's own.
    rules: Vec<String>,
    /// Cells of each row of its tables.
    rows: Vec<usize>,
    /// What stands in backticks, sorted.
    code: Vec<String>,
    /// How many points its lists have.
    points: usize,
}

#[test]
fn every_language_has_the_same_files() {
    for language in TRANSLATIONS {
        assert_eq!(files(language), files(ORIGINAL), "{language}");
    }
}

#[test]
fn every_language_has_the_same_rules_in_the_same_order() {
    for (language, file) in translated() {
        let numbers = |language: &str| {
            let sections = sections(language, &file).into_iter();
            sections.map(|section| section.heading).collect::<Vec<_>>()
        };
        assert_eq!(numbers(language), numbers(ORIGINAL), "{language}/{file}");
    }
}

#[test]
fn every_section_has_the_tables_lists_and_references_of_the_original() {
    for (language, file) in translated() {
        for (ours, original) in sections(language, &file).iter().zip(sections(ORIGINAL, &file)) {
            assert_eq!(*ours, original, "{language}/{file}");
        }
    }
}

/// A heading that was forgotten would be the same in both languages. One or two are: "Dragon", "General".
#[test]
fn every_heading_is_translated() {
    for (language, file) in translated() {
        let titles = |language: &str| {
            let text = read(language, &file);
            text.lines().filter(|line| line.starts_with('#')).map(String::from).collect::<Vec<_>>()
        };
        let (ours, original) = (titles(language), titles(ORIGINAL));
        let same = ours.iter().zip(&original).filter(|(ours, original)| ours == original).count();
        assert!(same <= 1 + ours.len() / 5, "{language}/{file}: {same} of {} headings", ours.len());
    }
}

fn translated() -> impl Iterator<Item = (&'static str, String)> {
    TRANSLATIONS
        .into_iter()
        .flat_map(|language| files(ORIGINAL).into_iter().map(move |file| (language, file)))
}

/// The files of the rulebook in this language, sorted.
pub fn files(language: &str) -> Vec<String> {
    let folder = fs::read_dir(format!("{BOOKS}/{language}")).expect("a folder for each language");
    let mut names: Vec<_> = folder
        .map(|entry| entry.expect("a file").file_name().into_string().expect("plain letters"))
        .collect();
    names.sort();
    names
}

fn read(language: &str, file: &str) -> String {
    fs::read_to_string(format!("{BOOKS}/{language}/{file}")).expect("a file of the rulebook")
}

fn sections(language: &str, file: &str) -> Vec<Section> {
    let text = read(language, file);
    let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines() {
        if line.starts_with('#') {
            parts.push(Vec::new());
        }
        parts.last_mut().expect("one at least").push(line);
    }
    parts.iter().map(|lines| section(lines)).collect()
}

fn section(lines: &[&str]) -> Section {
    let text = lines.join("\n");
    let mut rules: Vec<_> = rules_in(&text).collect();
    rules.sort();
    let mut code: Vec<_> = text.split('`').skip(1).step_by(2).map(String::from).collect();
    code.sort();
    let rows = lines.iter().filter(|line| line.starts_with('|'));
    Section {
        heading: lines.first().map_or_else(String::new, |line| number(line)),
        rules,
        rows: rows.map(|row| row.matches('|').count()).collect(),
        code,
        points: lines.iter().filter(|line| line.starts_with("- ")).count(),
    }
}

/// The level of a heading and its number, if it has one: `### K-4.1`, `## 4`.
fn number(line: &str) -> String {
    let mut words = line.split(' ').filter(|word| !word.is_empty());
    let level = words.next().filter(|word| word.starts_with('#')).unwrap_or_default();
    let number = words.next().filter(|word| word.chars().any(|c| c.is_ascii_digit()));
    format!("{level} {}", number.unwrap_or_default())
}
