//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use testkit::citations::{Book, unknown};

/// The rules of Karak 2 and Imperium.
const BOOK: Book<'_> = Book {
    prefixes: &["K2-", "IM-"],
    code: "crates/karak2/src",
    playthroughs: "crates/karak2/tests/playthroughs",
    not_code: &[],
    not_played: &[
        ("K2-1.1", "a table of the box; contents.rs counts it"),
        ("K2-1.2", "a table of the box; contents.rs counts it"),
        ("K2-1.3", "a table of the box; contents.rs counts it"),
        ("K2-1.4", "the board of the box; contents.rs counts it"),
        ("K2-1.5", "a table of the box; contents.rs counts it"),
    ],
};

#[test]
fn a_rule_number_is_used_once() {
    BOOK.numbers_are_used_once(142);
}

#[test]
fn the_code_and_the_box_cite_only_rules_that_exist() {
    let unknown = unknown(&[(BOOK.code, "rs"), ("data", "toml")], &[]);
    assert!(unknown.is_empty(), "cited, but not in the rules: {unknown:#?}");
}

#[test]
fn the_code_cites_every_rule() {
    BOOK.code_cites_every_rule();
}

#[test]
fn every_rule_has_a_playthrough() {
    BOOK.every_rule_is_played();
}

#[test]
fn every_playthrough_is_named_after_a_rule() {
    BOOK.no_playthrough_is_stray();
}

/// The numbers of all rules of the game.
pub fn headings() -> Vec<String> {
    BOOK.headings()
}
