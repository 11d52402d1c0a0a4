//! The benchmark: its keys are a contract with the tools that read them.

use crate::common::{GAME, errors, folder, karak, text};
use serde_json::{Map, Value};

const KEYS: [&str; 14] = [
    "anchor",
    "n",
    "games",
    "wall_s",
    "cpu_s",
    "rate",
    "rate_cpu",
    "gps",
    "apg",
    "rss_mb",
    "version",
    "state_bytes",
    "floor_ns",
    "ratio",
];

fn bench(name: &str, more: &[&str]) -> String {
    let arguments = [&["bench", "--game", GAME, "--setup", "setup.json"], more].concat();
    let output = karak(&folder(name), &arguments, "");
    assert!(output.status.success(), "{}", errors(&output));
    text(&output)
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let shown = bench("bench-json", &["--players", "2..3", "--seconds", "0.05", "--json"]);
    let rows: Vec<Map<String, Value>> =
        shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let anchors: Vec<_> = rows.iter().map(|row| row["anchor"].as_str().unwrap()).collect();
    assert_eq!(anchors, [format!("ours/{GAME}-2p/random"), format!("ours/{GAME}-3p/random")]);
    for (row, line) in rows.iter().zip(shown.lines()) {
        assert_eq!(row.len(), KEYS.len());
        let places: Vec<_> =
            KEYS.iter().map(|key| line.find(&format!("\"{key}\":")).expect(key)).collect();
        assert!(places.is_sorted(), "{line}");
        assert!(
            ["n", "games", "rate", "gps", "apg", "state_bytes", "floor_ns", "ratio"]
                .iter()
                .all(|&key| row[key].as_f64() > Some(0.0))
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let count = |name: &str, seed: &str| {
        let shown = bench(name, &["--players", "2", "--games", "20", "--seed", seed, "--json"]);
        let row: Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(row["games"], Value::from(20));
        row["n"].clone()
    };
    assert_eq!(count("bench-seed-a", "5"), count("bench-seed-b", "5"));
    assert_ne!(count("bench-seed-c", "6"), count("bench-seed-d", "5"));
}

#[test]
fn threads_share_the_games() {
    let more = ["--players", "2", "--games", "50", "--threads", "2", "--json"];
    let row: Value = serde_json::from_str(&bench("bench-threads", &more)).unwrap();
    assert_eq!(row["games"], Value::from(50));
}

#[test]
fn people_read_a_table() {
    let shown = bench("bench-table", &["--players", "2", "--seconds", "0.05"]);
    for part in ["decisions/s", "ns each", "games/s", "forced", "copy", "draw", "ratio", "bytes"] {
        assert!(shown.contains(part), "no '{part}' in:\n{shown}");
    }
}

#[test]
fn wrong_flags_are_refused() {
    let folder = folder("bench-flags");
    for wrong in [
        ["--players", "5..2"],
        ["--players", "x"],
        ["--seconds", "0"],
        ["--seconds", "nan"],
        ["--threads", "0"],
        ["--games", "0"],
        ["--players", "99"],
        ["--options", "nonsense"],
    ] {
        let arguments = [&["bench", "--game", GAME, "--setup", "setup.json"], &wrong[..]].concat();
        assert_eq!(karak(&folder, &arguments, "").status.code(), Some(2), "{wrong:?}");
    }
}
