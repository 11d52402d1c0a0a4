//! The arena: its keys are a contract with the tools that read them, its words with people.

use crate::common::{GAME, errors, folder, karak, text};
use serde_json::Value;

/// What every entrant has.
const ROW: [&str; 8] = [
    "name",
    "games",
    "wins",
    "win_rate",
    "ci_low",
    "ci_high",
    "ms_per_decision_p50",
    "ms_per_decision_p95",
];

fn arena(name: &str, more: &[&str]) -> String {
    let arguments = [&["arena", "--game", GAME, "--setup", "setup.json"], more].concat();
    let output = karak(&folder(name), &arguments, "");
    assert!(output.status.success(), "{}", errors(&output));
    text(&output)
}

fn json(name: &str, more: &[&str]) -> Value {
    serde_json::from_str(&arena(name, &[more, &["--json"]].concat())).unwrap()
}

/// Without what the clock says.
fn results(mut report: Value) -> Value {
    for row in report["entrants"].as_array_mut().unwrap() {
        let row = row.as_object_mut().unwrap();
        row.retain(|key, _| !key.starts_with("ms_"));
    }
    report
}

#[test]
fn json_is_one_object_with_the_promised_keys() {
    let shown = arena("arena-json", &["greedy", "random", "--games", "20", "--json"]);
    assert_eq!(shown.lines().count(), 1);
    let report: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!((&report["seed"], &report["games"]), (&Value::from(1), &Value::from(20)));
    assert!(report["round_limit_games"].as_u64().is_some());
    let rows = report["entrants"].as_array().unwrap();
    let names: Vec<_> = rows.iter().map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["greedy", "random"]);
    for row in rows {
        assert!(ROW.iter().all(|&key| !row[key].is_null()), "{row}");
        let number = |key: &str| row[key].as_f64().unwrap();
        assert_eq!((number("games"), number("fair_share"), number("forfeits")), (20.0, 0.5, 0.0));
        assert!((number("wins") / number("games") - number("win_rate")).abs() < 1e-5);
        assert!(0.0 <= number("ci_low") && number("ci_low") <= number("win_rate"));
        assert!(number("win_rate") <= number("ci_high") && number("ci_high") <= 1.0);
        assert!(number("ms_per_decision_p50") <= number("ms_per_decision_p95"));
    }
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let play = |name: &str, seed: &str, threads: &str| {
        let more = ["greedy", "random", "--games", "40", "--seed", seed, "--threads", threads];
        results(json(name, &more))
    };
    let once = play("arena-threads-1", "5", "1");
    assert_eq!(once, play("arena-threads-3", "5", "3"));
    assert_ne!(once, play("arena-threads-seed", "6", "1"));
}

#[test]
fn games_are_whole_rounds_and_every_set_of_entrants_meets() {
    let pairs = ["random", "greedy", "squire", "--players", "2", "--games", "7"];
    let report = json("arena-pairs", &pairs);
    assert_eq!((&report["games"], &report["rounds"]), (&Value::from(12), &Value::from(2)));
    assert!(report["entrants"].as_array().unwrap().iter().all(|row| row["games"] == 8));
    assert!(report["lead"]["points"].as_f64().is_some());
    let copies = json("arena-copies", &["random", "greedy", "--players", "4", "--games", "1"]);
    assert_eq!((&copies["games"], &copies["entrants"][1]["copies"]), (&4.into(), &3.into()));
}

#[test]
fn equals_are_told_apart_by_nobody_and_soon() {
    let more = ["random", "random", "--games", "100000", "--stop"];
    let report = json("arena-stop", &more);
    assert_eq!(report["stopped"], "answered");
    assert_eq!(
        (&report["question"]["answer"], &report["question"]["above"]),
        (&"less".into(), &0.5.into())
    );
    assert!(report["games"].as_u64() < Some(1_000), "{report}");
    let more = ["random", "random", "--games", "400", "--stop", "--at-least", "0.4"];
    assert_eq!(json("arena-at-least", &more)["question"]["answer"], "more");
}

#[test]
fn people_read_a_table_and_a_sentence() {
    let shown = arena("arena-words", &["random", "random", "--games", "200", "--stop"]);
    for part in
        ["99 % interval", "fair", "p95", "Stopped after", "Nothing shows that", "confidence"]
    {
        assert!(shown.contains(part), "no '{part}' in:\n{shown}");
    }
    let fits = |shown: &str| shown.lines().all(|line| line.chars().count() <= 80);
    assert!(fits(&shown), "{shown}");
    let names = ["apprentice/explorer", "random", "champion/explorer", "--games", "12"];
    let several = arena("arena-several", &names);
    assert!(fits(&several) && several.contains("points of rating"), "{several}");
    assert!(!shown.contains('\u{1b}'), "colours in a pipe");
}

#[test]
fn wrong_flags_are_refused_in_words() {
    let folder = folder("arena-flags");
    let crowd = ["random"; 20];
    let crowd = [&crowd[..], &["--players", "5"]].concat();
    for (wrong, words) in [
        (&[][..], "BOT"),
        (&["nobody"], "no bot is called 'nobody'"),
        (&["random", "random", "--players", "9"], "players"),
        (&["random", "random", "--games", "0"], "--games"),
        (&["random", "random", "--threads", "0"], "--threads"),
        (&["random", "random", "--confidence", "1"], "0.5 to 0.9999"),
        (&["random", "random", "--at-least", "60"], "between 0 and 1"),
        (&["random", "random", "--stop", "--delta", "0.6"], "--delta"),
        (&["random", "--stop"], "against itself"),
        (&["random", "random", "--options", "nonsense"], "nonsense"),
        (&crowd, "20 entrants"),
    ] {
        let arguments = [&["arena", "--game", GAME, "--setup", "setup.json"], wrong].concat();
        let output = karak(&folder, &arguments, "");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(errors(&output).contains(words), "{wrong:?}: {}", errors(&output));
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_what_has_been_played() {
    use std::process::{Command, Stdio};
    let child = Command::new(env!("CARGO_BIN_EXE_karak"))
        .args([
            "arena",
            "random",
            "random",
            "--games",
            "1000000000",
            "--round-limit",
            "20",
            "--json",
        ])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let report: Value = serde_json::from_str(&text(&output)).unwrap();
    assert_eq!(report["stopped"], "interrupted");
    assert!(report["games"].as_u64() > Some(0));
}
