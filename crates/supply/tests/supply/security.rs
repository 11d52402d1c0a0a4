//! `docs/security.md` names tests that prove what it says.

use std::collections::BTreeMap;

use supply::document;

const TABLE: &str = "docs/security.md";
/// How many attacks and promises there are.
const ATTACKS: usize = 34;
const PROMISES: usize = 8;

fn table() -> String {
    document(TABLE).expect("the table is there")
}

/// The rows of the tables by what stands in front: `1` to `34`, and `P1` to `P8`.
fn rows(text: &str) -> BTreeMap<&str, &str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    cells.filter(|(number, _)| number.ends_with(|end: char| end.is_ascii_digit())).collect()
}

/// Everything written as `path::test`.
fn named(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter_map(|words| words.split_once("::"))
}

/// Is there a test of this name in the file? Rust's are functions, the page's have titles.
fn has_test(source: &str, name: &str) -> bool {
    let titles = ["'", "\"", "`"].map(|quote| format!("({quote}{name}{quote}"));
    source.contains(&format!("fn {name}(")) || titles.iter().any(|title| source.contains(title))
}

#[test]
fn every_attack_and_every_promise_has_a_row() {
    let text = table();
    let rows = rows(&text);
    let attacks = (1..=ATTACKS).map(|number| number.to_string());
    let promises = (1..=PROMISES).map(|number| format!("P{number}"));
    let expected: Vec<String> = attacks.chain(promises).collect();
    for number in &expected {
        assert!(rows.contains_key(number.as_str()), "{TABLE}: expected a row {number}");
    }
    assert_eq!(rows.len(), expected.len(), "{TABLE}: a row too many");
}

/// What is not answered says why; what is, by which test.
#[test]
fn every_answer_names_a_test() {
    let text = table();
    for (number, row) in rows(&text) {
        let (_, answer) = row.split_once(" | ").unwrap_or_else(|| panic!("{number}: three cells"));
        let is_answered = answer.starts_with("answered") || answer.starts_with("partly");
        let is_excused = answer.starts_with("not applicable: ");
        assert!(is_answered || is_excused, "{number}: expected answered, partly or not applicable");
        let is_proved = named(answer).next().is_some();
        assert!(is_excused || is_proved, "{number}: expected a test as `path::name`");
    }
}

#[test]
fn every_test_that_is_named_exists() {
    for (path, name) in named(&table()) {
        let source = document(path).unwrap_or_else(|problem| panic!("{TABLE}: {problem}"));
        assert!(has_test(&source, name), "{TABLE}: there is no test '{name}' in {path}");
    }
}

#[test]
fn a_test_that_is_not_there_is_missed() {
    assert!(has_test("#[test]\nfn one_is_kept() {", "one_is_kept"));
    assert!(has_test("test('nobody sees it', async () => {", "nobody sees it"));
    for name in ["one_is", "is_kept", "nobody", "nobody sees"] {
        assert!(!has_test("fn one_is_kept() { test('nobody sees it', …", name), "{name}");
    }
}
