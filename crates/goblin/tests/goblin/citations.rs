//! Rules and code name each other: no number leads nowhere, no rule is forgotten.

use testkit::citations::Book;

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

testkit::family_tests!(citations: BOOK, 70);
