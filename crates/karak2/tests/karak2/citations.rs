//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use testkit::citations::Book;

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

testkit::family_tests!(citations: BOOK, 142);
