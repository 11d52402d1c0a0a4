//! Starting other programs, cargo first of all.

use std::{
    env,
    path::Path,
    process::{Command, ExitCode, Stdio},
};

use crate::{page, style};

/// How the game is built.
#[derive(Clone, Copy)]
pub enum Profile {
    /// To be played soon.
    Play,
    /// To be as fast as it can.
    Release,
}

impl Profile {
    fn flags(self) -> &'static [&'static str] {
        match self {
            Profile::Play => {
                &["--package", "karak-cli", "--profile", "play", "--no-default-features"]
            }
            Profile::Release => &["--package", "karak-cli", "--release"],
        }
    }
}

/// Builds everything but the binary itself, which carries the page. Says what cargo says.
pub fn build_all_but_binary(profile: Profile) -> bool {
    let mut cargo = program("cargo");
    let status = cargo.arg("build").args(profile.flags()).arg("--lib").current_dir(root()).status();
    status.is_ok_and(|status| status.success())
}

/// Builds the game and runs one of its commands where the caller stands, so that file names among the arguments mean
/// what they say.
pub fn karak(profile: Profile, command: &str, arguments: &[String]) -> ExitCode {
    let mut cargo = program("cargo");
    cargo.arg("run").args(profile.flags()).args(["--bin", "karak", "--", command]);
    cargo.env("KARAK_PAGE_BUILT", page::stamp());
    finish(cargo.args(arguments))
}

/// Builds the tool that knows the dependencies and runs one of its commands where the caller stands.
pub fn supply(command: &str, arguments: &[String]) -> ExitCode {
    let mut cargo = program("cargo");
    let manifest = root().join("Cargo.toml");
    cargo.args(["run", "--quiet", "--locked", "--package", "supply", "--manifest-path"]);
    finish(cargo.arg(manifest).args(["--", command]).args(arguments))
}

/// Runs a command to its end and ends as it did.
fn finish(command: &mut Command) -> ExitCode {
    match command.status() {
        Ok(status) => status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A command line, to be run at the top of the repository.
pub fn call(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = program(words.next().expect("a command line starts with a program"));
    command.args(words).current_dir(root());
    if style::is_ci() {
        command.envs([
            ("CARGO_TERM_COLOR", "never"),
            ("CARGO_TERM_PROGRESS_WHEN", "never"),
            ("NEXTEST_HIDE_PROGRESS_BAR", "1"),
            ("NO_COLOR", "1"),
        ]);
    }
    command
}

/// Does this command line work here? Says nothing.
pub fn works(line: &str) -> bool {
    let quiet = call(line).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// The program of this name; for cargo, the very one that runs us. Node's is a script on Windows.
fn program(name: &str) -> Command {
    match env::var_os("CARGO") {
        Some(cargo) if name == "cargo" => Command::new(cargo),
        _ if name == "npm" && cfg!(windows) => Command::new("npm.cmd"),
        _ => Command::new(name),
    }
}

/// The top of the repository.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in a folder of the repository")
}
