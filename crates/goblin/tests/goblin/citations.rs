//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use testkit::citations::{Book, unknown};

/// The rules of Karak: Goblin.
const BOOK: Book<'_> = Book {
    prefixes: &["G-"],
    code: "crates/goblin/src",
    playthroughs: "crates/goblin/tests/playthroughs",
    not_code: &[],
    not_played: &[
        ("G-1.1", "a table of the box; contents.rs compares it card by card"),
        ("G-1.2", "a table of the box; contents.rs compares it card by card"),
        ("G-1.3", "a table of the box; contents.rs compares it card by card"),
        ("G-1.4", "a table of the box; contents.rs compares it card by card"),
        ("G-1.5", "the numbers of the box; contents.rs compares them"),
        ("G-1.6", "a box of one's own is a whole file; boxes.rs plays with several"),
    ],
};

#[test]
fn a_rule_number_is_used_once() {
    BOOK.numbers_are_used_once(70);
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
