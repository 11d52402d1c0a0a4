//! What every command line program should do.

use std::process::{Command, Stdio};

use crate::common::{folder, karak, play, text};

#[test]
fn every_command_has_help_with_an_example() {
    let folder = folder("help");
    let commands = text(&karak(&folder, &["help"], ""));
    let names =
        ["play", "engine", "replay", "review", "verify", "arena", "sim", "tune", "train", "bench"];
    for command in names.into_iter().chain(["completions"]) {
        assert!(commands.contains(&format!("\n  {command} ")), "{command}");
        let output = karak(&folder, &[command, "--help"], "");
        assert!(output.status.success());
        assert!(text(&output).contains("Example"), "{command}");
    }
    assert!(text(&karak(&folder, &["--help"], "")).contains("karak play"));
    assert_eq!(karak(&folder, &["dance"], "").status.code(), Some(2));
    assert_eq!(karak(&folder, &[], "").status.code(), Some(2));
}

/// They are not shown, but scripts go on.
#[test]
fn old_names_of_commands_still_work() {
    let folder = folder("old-names");
    let commands = text(&karak(&folder, &["help"], ""));
    for (old, new) in [("table", "tables"), ("study", "train")] {
        let help = |name: &str| text(&karak(&folder, &[name, "--help"], ""));
        assert!(commands.contains(&format!("\n  {new} ")), "{new}");
        assert!(!commands.contains(&format!("\n  {old} ")), "{old}");
        assert!(help(new).contains("Example") && help(old) == help(new), "{old}");
    }
}

/// What the help says about games holds for all of them.
#[test]
fn the_help_names_every_game() {
    let folder = folder("games");
    for command in ["play", "arena", "sim", "tune", "bench"] {
        let help = text(&karak(&folder, &[command, "--help"], ""));
        let about = help.split("--game <NAME>").nth(1).unwrap();
        let about = about.split("--").next().unwrap();
        for game in games::all() {
            assert!(about.contains(game.id), "{command}: {about}");
        }
    }
}

#[test]
fn completions_are_written_for_every_shell() {
    let folder = folder("completions");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = karak(&folder, &["completions", shell], "");
        assert!(output.status.success() && text(&output).contains("replay"), "{shell}");
    }
}

/// Whoever interrupts a game ends the programs that play in it, and what they have started.
#[cfg(unix)]
#[test]
fn an_interruption_ends_programs_too() {
    let folder = folder("interrupted");
    let hang = "sleep 71 & echo $! > child; echo $$ > parent; sleep 72";
    std::fs::write(folder.join("hang.sh"), hang).unwrap();
    let flags = ["--bots", "2", "--bot", "cmd:sh hang.sh", "--move-ms", "600000"];
    let mut karak = Command::new(env!("CARGO_BIN_EXE_karak"))
        .args(play(&flags))
        .current_dir(&folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let id = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    assert!(soon(|| id("parent").ends_with('\n')), "the program has not been started");
    let kill = Command::new("kill").args(["-INT", &karak.id().to_string()]).status().unwrap();
    assert!(kill.success());
    assert_eq!(karak.wait().unwrap().code(), Some(130));
    for name in ["child", "parent"] {
        assert!(soon(|| !runs(id(name).trim())), "{name} still runs");
    }
}

#[cfg(unix)]
fn soon(is_so: impl Fn() -> bool) -> bool {
    (0..500).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        is_so()
    })
}

#[cfg(unix)]
fn runs(id: &str) -> bool {
    let output = Command::new("ps").args(["-o", "stat=", "-p", id]).output().unwrap();
    let state = text(&output);
    !state.trim().is_empty() && !state.starts_with('Z')
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_karak"))
        .args(["completions", "bash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
