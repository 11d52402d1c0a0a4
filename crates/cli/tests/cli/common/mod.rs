//! What the tests of the binary share. The game they play is named here and nowhere else.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio},
};

use serde_json::{Value, json};

/// The game.
pub const GAME: &str = "karak";
/// A setup of it for two players.
pub const SETUP: &str = r#"{"players":2,"round_limit":20}"#;
/// A setup that cannot be played, and the field that is wrong.
pub const BAD_SETUP: (&str, &str) = (r#"{"players":6}"#, "players");
/// An action that is never legal at a player's first turn, and how its rule's number begins.
pub const ILLEGAL: (&str, &str) = (r#""heal""#, "K-8.4");
/// An outcome that can never come up.
pub const IMPOSSIBLE: &str = r#"{"dice":[3,3]}"#;

/// The setup as JSON.
pub fn setup() -> Value {
    serde_json::from_str(SETUP).unwrap()
}

/// A folder of its own for one test.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    fs::write(path.join("setup.json"), SETUP).unwrap();
    path
}

/// Runs `karak` in a folder with these lines as its input.
pub fn karak(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_karak"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that needs no more input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The arguments of `karak play` for our game, and more.
pub fn play<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["play", "--game", GAME, "--setup", "setup.json"], more].concat()
}

/// What was written to standard output.
pub fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What was written to standard error.
pub fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A record of a whole game between computer players.
pub fn finished_game(folder: &Path, seed: &str) -> PathBuf {
    let output = karak(folder, &play(&["--bots", "2", "--seed", seed]), "game.json\n");
    assert!(output.status.success(), "{}", errors(&output));
    folder.join("game.json")
}

/// Reads a JSON file.
pub fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Writes a JSON file.
pub fn write(path: &Path, value: &Value) {
    fs::write(path, value.to_string()).unwrap();
}

/// A running `karak engine`.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts it.
    pub fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_karak"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    /// Starts it and opens a match of our game.
    pub fn with_match(more: Value) -> Engine {
        let mut engine = Engine::start();
        engine.open(more);
        engine
    }

    /// Opens a match of our game; `more` are further fields of the request.
    pub fn open(&mut self, more: Value) -> Value {
        let mut request = json!({"cmd": "new", "game": GAME, "setup": setup()});
        for (name, value) in more.as_object().unwrap() {
            request[name] = value.clone();
        }
        self.ok(request)
    }

    /// Sends one line and reads one.
    pub fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// Sends one request.
    pub fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// Sends a request that must succeed.
    pub fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], json!(true), "{request} -> {answer}");
        answer
    }

    /// Sends a request that must be refused with this code.
    pub fn refused(&mut self, request: Value, code: &str) -> Value {
        self.refused_line(request.to_string().as_bytes(), code)
    }

    /// Sends a line that must be refused with this code; no match may change by it.
    pub fn refused_line(&mut self, line: &[u8], code: &str) -> Value {
        let before = self.ask(json!({"cmd": "position"}));
        let answer = self.line(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        assert_eq!(answer["ok"], json!(false), "{shown} -> {answer}");
        assert_eq!(answer["error"]["code"], json!(code), "{shown} -> {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|words| words.len() > 5));
        assert_eq!(self.ask(json!({"cmd": "position"})), before, "{shown} changed the match");
        answer["error"].clone()
    }

    /// The seat that decides, if one does.
    pub fn seat(&mut self) -> Option<u64> {
        self.ok(json!({"cmd": "turn"}))["turn"]["player"].as_u64()
    }

    /// The first legal action.
    pub fn action(&mut self) -> Value {
        self.ok(json!({"cmd": "actions"}))["actions"][0]["action"].clone()
    }

    /// Plays the first legal action, or names the first outcome; false when the game is over.
    pub fn step(&mut self) -> bool {
        if let Some(seat) = self.seat() {
            let action = self.action();
            self.ok(json!({"cmd": "act", "seat": seat, "action": action}));
            return true;
        }
        let chances = self.ok(json!({"cmd": "chances"}))["chances"].clone();
        match chances.get(0) {
            Some(first) => {
                self.ok(json!({"cmd": "chance", "outcome": first["chance"]}));
                true
            }
            None => false,
        }
    }

    /// Names first outcomes until a player decides.
    pub fn until_player(&mut self) -> u64 {
        loop {
            if let Some(seat) = self.seat() {
                return seat;
            }
            assert!(self.step(), "the game is over");
        }
    }

    /// Says quit and waits for the end.
    pub fn quit(mut self) {
        self.ok(json!({"cmd": "quit"}));
        assert!(self.child.wait().unwrap().success());
    }
}
