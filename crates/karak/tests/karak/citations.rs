//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use testkit::citations::Book;

/// The rules of Karak and its fan modes.
const BOOK: Book<'_> = Book {
    prefixes: &["K-", "FM-"],
    code: "crates/karak/src",
    playthroughs: "crates/karak/tests/playthroughs",
    not_code: &[("K-3.5", "nothing keeps heroes apart, so there is nothing to do")],
    not_played: &[
        ("K-1.1", "a table of the box; contents.rs counts it"),
        ("K-1.2", "a table of the box; contents.rs counts it"),
        ("K-1.5", "dice and curse token are in every fight"),
    ],
};

#[test]
fn a_rule_number_is_used_once() {
    BOOK.numbers_are_used_once(90);
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

/// The numbers of the rules of Karak and its fan modes.
pub fn headings() -> Vec<String> {
    BOOK.headings()
}
