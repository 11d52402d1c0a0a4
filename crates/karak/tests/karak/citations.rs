//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use crate::common::citations::{Book, rules_in, unknown};

/// The rules of Karak and its fan modes.
const BOOK: Book<'_> = Book {
    prefixes: &["K-", "FM-"],
    code: "crates/karak/src",
    playthroughs: "crates/karak/tests/playthroughs/karak",
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

/// Those of all games.
#[test]
fn the_code_cites_only_rules_that_exist() {
    let unknown = unknown(&[("crates", "rs")], &[file!()]);
    assert!(unknown.is_empty(), "cited in the code, but not in the rules: {unknown:#?}");
}

#[test]
fn rules_and_data_refer_only_to_rules_that_exist() {
    let unknown = unknown(&[("docs/rules", "md"), ("data", "toml")], &[]);
    assert!(unknown.is_empty(), "referred to, but not in the rules: {unknown:#?}");
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

#[test]
fn a_number_is_read_as_it_is_written() {
    let read = |text| rules_in(text).collect::<Vec<_>>();
    assert_eq!(read("Rules: K-10.13, FM-H2 (K-4)."), ["K-10.13", "FM-H2", "K-4"]);
    assert_eq!(read("K-1.6."), ["K-1.6"]);
    assert_eq!(read("K2-12.13, IM-7.9"), ["K2-12.13", "IM-7.9"]);
    assert_eq!(read("OK-1.1 K- FM-H K-x xK-2.1 FM_H1 PIG-1 K3-1.1 K2 IM-"), [""; 0]);
}

/// The numbers of the rules of Karak and its fan modes.
pub fn headings() -> Vec<String> {
    BOOK.headings()
}
