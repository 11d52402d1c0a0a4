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

testkit::family_tests!(citations: BOOK, 90);
