//! `karak sim`: the report, the rows, and what is refused.

use std::{fs, path::Path};
#[cfg(unix)]
use std::{
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use crate::common::{errors, folder, karak, text};
use serde_json::Value;

const QUICK: [&str; 5] = ["sim", "--bots", "random", "--round-limit", "20"];

fn sim(folder: &Path, more: &[&str]) -> String {
    let output = karak(folder, &[&QUICK[..], more].concat(), "");
    assert!(output.status.success(), "{}", errors(&output));
    text(&output)
}

fn refused(folder: &Path, more: &[&str]) -> String {
    let output = karak(folder, &[&["sim", "--bots", "random"], more].concat(), "");
    assert_eq!(output.status.code(), Some(2), "{more:?}: {}", text(&output));
    errors(&output)
}

#[test]
fn people_read_a_report_for_every_number_of_players() {
    let shown = sim(&folder("sim-text"), &["--games", "20", "--players", "2..3"]);
    for part in
        ["karak-2p: 20 games", "karak-3p: 20 games", "rounds", "dragon", "hero", "fainted by"]
    {
        assert!(shown.contains(part), "no '{part}' in:\n{shown}");
    }
}

#[test]
fn json_is_one_object_with_the_promised_fields() {
    let shown = sim(&folder("sim-json"), &["--games", "20", "--players", "2", "--luck", "--json"]);
    let report: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(report["about"]["schema"], 1);
    assert_eq!(report["about"]["seeds"], serde_json::json!([[1, 21]]));
    let table = &report["tables"][0];
    for field in ["rounds", "plies", "milestones", "points", "seats", "order", "heroes", "bots"] {
        assert!(!table[field].is_null(), "{field}");
    }
    assert!(table["luck"]["mean"]["value"].is_f64() && table["wrath"].is_null());
}

#[test]
fn shards_on_the_command_line_make_the_whole() {
    let here = folder("sim-shards");
    let run = ["--games", "50", "--players", "2..3", "--json"];
    let whole = sim(&here, &[&run[..], &["--html", "whole.html", "--threads", "1"]].concat());
    for part in ["1/3", "2/3", "3/3"] {
        let name = format!("shard{}", &part[..1]);
        sim(&here, &[&run[..], &["--shard", part, "--rows", &name, "--threads", "2"]].concat());
    }
    let shards = ["--merge", "shard2", "shard1", "shard3", "--json", "--html", "merged.html"];
    assert_eq!(sim(&here, &shards), whole);
    let page = |name: &str| fs::read_to_string(here.join(name)).unwrap();
    assert_eq!(page("merged.html"), page("whole.html"));
    let parts = fs::read_dir(&here)
        .unwrap()
        .filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|end| end == "part"));
    assert_eq!(parts.count(), 0);
}

#[test]
fn sides_are_compared_on_the_same_seeds() {
    let here = folder("sim-compare");
    let run = ["--games", "150", "--players", "2"];
    let same = sim(&here, &[&run[..], &["--compare", "base", "base"]].concat());
    assert!(!same.contains(" *\n"), "{same}");
    let sides = ["--compare", "base", "options=fast;round_limit=9", "--stop", "--json"];
    let page = ["--html", "both.html"];
    let shown = sim(&here, &[&run[..], &sides, &page].concat());
    let report: Value = serde_json::from_str(&shown).unwrap();
    let page = fs::read_to_string(here.join("both.html")).unwrap();
    assert!(page.contains("options=fast;round_limit=9") && page.ends_with("</html>\n"));
    assert_eq!(report["tables"][0]["verdict"]["differs"], true);
    assert!(report["tables"][0]["games"].as_u64().unwrap() < 150);
}

/// Whoever interrupts a run finds nothing half-written.
#[cfg(unix)]
#[test]
fn an_interruption_leaves_no_part_of_a_file() {
    let here = folder("sim-interrupted");
    let run = ["--games", "1000000000", "--players", "2", "--rows", "rows", "--html", "page.html"];
    let mut karak = Command::new(env!("CARGO_BIN_EXE_karak"))
        .args([&QUICK[..], &run].concat())
        .current_dir(&here)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let parts = ["page.html.part", "rows/games.parquet.part", "rows/seats.parquet.part"];
    let are_begun = || parts.iter().all(|part| here.join(part).exists());
    let soon = (0..500).any(|_| {
        thread::sleep(Duration::from_millis(20));
        are_begun()
    });
    assert!(soon, "no file was begun");
    let kill = Command::new("kill").args(["-INT", &karak.id().to_string()]).status().unwrap();
    assert!(kill.success());
    assert_eq!(karak.wait().unwrap().code(), Some(130));
    let left: Vec<_> = parts.iter().filter(|part| here.join(part).exists()).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn what_makes_no_sense_is_refused_before_a_game_is_played() {
    let here = folder("sim-refused");
    fs::write(here.join("file"), "").unwrap();
    for (wrong, says) in [
        (&["--games", "0"][..], "games"),
        (&["--bots", "nobody"], "no bot is called 'nobody'"),
        (&["--players", "9"], "players"),
        (&["--players", "2,2"], "twice"),
        (&["--options", "nonsense"], "nonsense"),
        (&["--game", "chess"], "chess"),
        (&["--seeds", "9..3"], "range"),
        (&["--shard", "4/3"], "part"),
        (&["--games", "2", "--shard", "1/3"], "no part"),
        (&["--threads", "0"], "threads"),
        (&["--compare", "base"], "compare"),
        (&["--compare", "base", "nonsense"], "options=LIST"),
        (&["--compare", "base", "none.toml"], "none.toml"),
        (&["--compare", "base", "base", "--stop", "beauty"], "boss_round"),
        (&["--stop"], "compare"),
        (&["--rows", "file/rows"], "file"),
        (&["--html", "nowhere/report.html"], "nowhere"),
        (&["--merge", "nothing"], "nothing"),
        (&["--merge", "rows.csv"], "Parquet"),
        (&["--seed", "18446744073709551615"], "seeds up to"),
    ] {
        let error = refused(&here, wrong);
        assert!(error.contains(says), "{wrong:?}: {error}");
    }
    let left: Vec<_> = fs::read_dir(&here).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}
