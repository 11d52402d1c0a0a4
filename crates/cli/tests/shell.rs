//! What every command line program should do.

#![allow(clippy::unwrap_used, reason = "a test may stop here")]

mod common;

use std::process::{Command, Stdio};

use common::{folder, karak, text};

#[test]
fn every_command_has_help_with_an_example() {
    let folder = folder("help");
    for command in ["play", "engine", "replay", "verify", "bench", "completions"] {
        let output = karak(&folder, &[command, "--help"], "");
        assert!(output.status.success());
        assert!(text(&output).contains("Example"), "{command}");
    }
    assert!(text(&karak(&folder, &["--help"], "")).contains("karak play"));
    assert_eq!(karak(&folder, &["dance"], "").status.code(), Some(2));
    assert_eq!(karak(&folder, &[], "").status.code(), Some(2));
}

#[test]
fn completions_are_written_for_every_shell() {
    let folder = folder("completions");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = karak(&folder, &["completions", shell], "");
        assert!(output.status.success() && text(&output).contains("replay"), "{shell}");
    }
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
