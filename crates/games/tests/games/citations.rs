//! No number in the whole repository leads to a rule that is not there.

use testkit::citations::{rules_in, unknown};

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
fn a_number_is_read_as_it_is_written() {
    let read = |text| rules_in(text).collect::<Vec<_>>();
    assert_eq!(read("Rules: K-10.13, FM-H2 (K-4)."), ["K-10.13", "FM-H2", "K-4"]);
    assert_eq!(read("K-1.6."), ["K-1.6"]);
    assert_eq!(read("K2-12.13, IM-7.9"), ["K2-12.13", "IM-7.9"]);
    assert_eq!(read("OK-1.1 K- FM-H K-x xK-2.1 FM_H1 PIG-1 K3-1.1 K2 IM-"), [""; 0]);
}

/// The page finds the text of a rule by what its number begins with.
#[test]
fn every_book_of_rules_belongs_to_a_game_and_has_its_prefix() {
    let mut told = vec!["glossary.md".to_owned(), "open-questions.md".to_owned()];
    for book in games::all().iter().flat_map(|game| game.books) {
        let text = testkit::document(&format!("docs/rules/en/{}.md", book.file));
        let mut rules = text.lines().filter_map(|line| line.strip_prefix("### ")).peekable();
        assert!(rules.peek().is_some(), "{} has rules", book.file);
        let prefix = format!("{}-", book.prefix);
        assert!(rules.all(|title| title.starts_with(&prefix)), "{}", book.file);
        told.push(format!("{}.md", book.file));
    }
    told.sort();
    assert_eq!(told, crate::rulebook::files("en"));
}
