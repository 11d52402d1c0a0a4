//! Games as text: kept to the letter, and every way in which a file can be wrong.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

use tabletop::{
    testkit::{check_playthrough, check_playthroughs},
    toy::Pig,
};

const GOOD: &str = include_str!("../playthroughs/pig/PIG-1-roll-before-you-bank.txt");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/pig")
}

/// A file of this text is found to be wrong, in these words. In a run that rewrites files nothing
/// is compared, so there is nothing to find.
fn finds(name: &str, text: &str, words: &[&str]) {
    if env::var_os("UPDATE_EXPECT").is_some() {
        return;
    }
    let path = env::temp_dir().join(format!("tabletop-{name}-{}.txt", process::id()));
    fs::write(&path, text).expect("a place for temporary files");
    let result = check_playthrough::<Pig>(&path);
    fs::remove_file(&path).expect("it was there a moment ago");
    let problem = result.expect_err("this file is wrong");
    for word in words {
        assert!(problem.contains(word), "expected '{word}' in:\n{problem}");
    }
}

/// The line of the good file that holds this text, counted from 1.
fn line_of(text: &str) -> usize {
    1 + GOOD.lines().position(|line| line.contains(text)).expect("it is in the file")
}

#[test]
fn every_playthrough_runs_as_written() {
    let titles = check_playthroughs::<Pig>(&folder());
    assert_eq!(titles, ["PIG-1 roll before you bank", "PIG-2 a one loses what is at risk"]);
}

#[test]
fn a_changed_line_is_named() {
    let place = format!(".txt:{}: differs", line_of("rolled 5"));
    let text = GOOD.replace("rolled 5", "rolled 4");
    finds("changed", &text, &[&place, "file   rolled 4", "runs   rolled 5"]);
}

#[test]
fn a_missing_end_is_named() {
    let (cut, last) = GOOD.trim_end().rsplit_once('\n').expect("more than one line");
    finds("cut", &format!("{cut}\n"), &["file (end of file)", &format!("runs {last}")]);
}

#[test]
fn a_ply_that_is_not_offered_is_named_with_those_that_are() {
    let text = GOOD.replace("> bank", "> fly");
    finds("fly", &text, &["'> fly': not offered", "bank | roll"]);
}

#[test]
fn a_refusal_that_does_not_come_is_named() {
    let text = GOOD.replace("! \"bank\"", "! \"roll\"");
    finds("allowed", &text, &["expected a refusal, but it is allowed"]);
}

#[test]
fn a_file_without_a_setup_says_so() {
    finds("empty", "# PIG-1\n> roll\n", &["expected a line 'setup"]);
}

#[test]
fn a_setup_that_cannot_be_played_says_so() {
    let text = "# PIG-1\nsetup {\"players\": 1, \"goal\": 9}\n";
    finds("lonely", text, &["players: expected 2 to 8, got 1"]);
}

#[test]
fn a_setup_that_is_not_json_says_so() {
    finds("unfinished", "# PIG-1\nsetup {\"players\": 2,\n> roll\n", &["setup: "]);
}
