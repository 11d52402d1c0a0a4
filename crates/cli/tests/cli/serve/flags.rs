//! What can be set, and in which order it counts.

use std::{fs, path::Path, process::Output};

use serde_json::json;

use crate::{
    client::{request, two_people},
    common::{errors, folder, karak, text},
    serve::running::{self, command, in_folder},
};

#[test]
fn help_names_every_setting() {
    let help = text(&karak(&folder("serve-help"), &["serve", "--help"], ""));
    for flag in [
        "--config",
        "--listen",
        "--house",
        "--metrics",
        "--data",
        "--page",
        "--host",
        "--proxy",
        "--box",
        "--thinkers",
        "--port-file",
        "--open",
        "--log-json",
    ] {
        assert!(help.contains(flag), "{flag}: {help}");
    }
    for name in [
        "KARAK_CONFIG",
        "KARAK_LISTEN",
        "KARAK_HOUSE",
        "KARAK_METRICS",
        "KARAK_DATA",
        "KARAK_PAGE",
        "KARAK_HOST",
        "KARAK_PROXY",
        "KARAK_BOX",
        "KARAK_THINKERS",
        "KARAK_LOG_JSON",
    ] {
        assert!(help.contains(name), "{name}: {help}");
    }
    let config = "[limits]\n".to_string() + &limits(&help);
    let folder = folder("serve-help-limits");
    fs::write(folder.join("karak.toml"), config).unwrap();
    // What help says of limits can be put into a file as it stands.
    let server = running::start(&folder, &["--config", "karak.toml"]);
    assert_eq!(server.client.get("/health", None).status, 200);
}

/// The limits that help shows, one on a line; there are as many as there are.
fn limits(help: &str) -> String {
    let example = help.split("[limits]").nth(1).unwrap();
    let words: Vec<&str> = example.split_whitespace().collect();
    let settings: Vec<String> = words
        .windows(3)
        .filter(|three| three[1] == "=")
        .map(|three| format!("{} = {}\n", three[0], three[2]))
        .collect();
    let all = server::Limits::default();
    let fields = format!("{all:?}").matches(": ").count();
    assert_eq!(settings.len(), fields, "{settings:?}");
    settings.concat()
}

#[test]
fn a_flag_beats_the_environment_which_beats_the_file() {
    let folder = folder("serve-order");
    let config = "data = \"file.db\"\nlisten = \"127.0.0.1:0\"\nhosts = [\"file.example\"]\n[limits]\ntables = 1\n";
    fs::write(folder.join("karak.toml"), config).unwrap();
    let start = |flags: &[&str], environment: &[(&str, &str)]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_karak"));
        in_folder(&mut command, &folder);
        command.args(["serve", "--port-file", "port"]).args(flags);
        command.env("KARAK_CONFIG", "karak.toml").envs(environment.iter().copied());
        running::start_command(command, &folder)
    };
    let host = |server: &running::Running, name: &str| {
        let headers = [("host".to_string(), name.to_string())];
        request(server.client.address, "GET", "/health", None, &headers, None).status
    };
    let server = start(&[], &[]);
    assert!(folder.join("file.db").exists());
    assert_eq!((host(&server, "file.example"), host(&server, "other.example")), (200, 403));
    server.client.open(&two_people(1));
    assert_eq!(server.client.post("/tables", None, &two_people(1)).code(), "too_many");
    drop(server);
    let environment = [("KARAK_DATA", "environment.db"), ("KARAK_HOST", "a.example,b.example")];
    let server = start(&[], &environment);
    assert!(folder.join("environment.db").exists());
    assert_eq!((host(&server, "b.example"), host(&server, "file.example")), (200, 403));
    drop(server);
    let server = start(&["--data", "flag.db", "--host", "c.example"], &environment);
    assert!(folder.join("flag.db").exists());
    assert_eq!((host(&server, "c.example"), host(&server, "b.example")), (200, 403));
}

/// Boxes of one's own, as the file, the environment and a flag name them.
#[test]
fn a_box_is_named_for_a_game() {
    let folder = folder("serve-boxes");
    let published = include_str!("../../../../../data/goblin.toml");
    for hearts in [7, 8, 9] {
        let house = published.replacen("hearts = 5 ", &format!("hearts = {hearts} "), 1);
        assert_ne!(house, published);
        fs::write(folder.join(format!("house{hearts}.toml")), house).unwrap();
    }
    let config = "[boxes]\ngoblin = \"house7.toml\"\n";
    fs::write(folder.join("karak.toml"), config).unwrap();
    let karak = format!("karak={}/../../data/karak.toml", env!("CARGO_MANIFEST_DIR"));
    let environment = format!("goblin=house8.toml,{karak}");
    let flags: &[&str] = &["--box", "goblin=house9.toml", "--box", &karak];
    let cases: [(&[&str], &str, u64, &[&str]); 4] = [
        (&[], "", 5, &[]),
        (&["--config", "karak.toml"], "", 7, &["goblin"]),
        (&["--config", "karak.toml"], &environment, 8, &["karak", "goblin"]),
        (flags, &environment, 9, &["karak", "goblin"]),
    ];
    for (arguments, environment, hearts, games) in cases {
        let mut command = command(&folder, arguments);
        if !environment.is_empty() {
            command.env("KARAK_BOX", environment);
        }
        let server = running::start_command(command, &folder);
        let told = server.client.get("/games", None).json(200);
        let with_box = told["games"].as_array().unwrap().iter().filter(|game| {
            let own_box = game["own_box"].as_bool();
            own_box.expect("a game says whose box it is played with")
        });
        assert_eq!(with_box.map(|game| &game["id"]).collect::<Vec<_>>(), games);
        let open = json!({
            "game": "goblin",
            "setup": { "players": 2 },
            "seats": [{ "person": {} }, { "person": {} }],
        });
        let table = server.client.open(&open);
        assert_eq!(server.client.table(&table.name, None)["frame"]["view"]["hearts"], hearts);
    }
}

#[test]
fn a_box_that_cannot_be_used_stops_the_start() {
    let folder = folder("serve-bad-boxes");
    let published = include_str!("../../../../../data/goblin.toml");
    fs::write(folder.join("mine.toml"), published).unwrap();
    fs::write(folder.join("typed.toml"), published.replacen("hearts = 13", "hearts = 0", 1))
        .unwrap();
    let usage: [(&[&str], &str); 4] = [
        (&["--box", "mine.toml"], "expected a game and a file, such as goblin=mine.toml"),
        (&["--box", "=mine.toml"], "expected a game and a file"),
        (&["--box", "goblin="], "expected a game and a file"),
        (&["--box", "goblin=mine.toml", "--box", "goblin=mine.toml"], "'goblin' has a box already"),
    ];
    let files: [(&[&str], &str); 4] = [
        (&["--box", "goblin=none.toml"], "none.toml: "),
        (&["--box", "chess=mine.toml"], "mine.toml: no game is called 'chess'; there is 'karak'"),
        (&["--box", "karak=mine.toml"], "mine.toml: box: "),
        (&["--box", "goblin=typed.toml"], "typed.toml: lords row 3: expected one heart at least"),
    ];
    let both = [(usage, 2), (files, 1)];
    for ((arguments, named), code) in
        both.into_iter().flat_map(|(all, code)| all.map(|one| (one, code)))
    {
        let (status, words) = refused(&folder, &[arguments, &["--data", "tables.db"]].concat());
        assert_eq!(status, Some(code), "{arguments:?}: {words}");
        assert!(words.contains(named), "{arguments:?}: {words}");
    }
    assert!(!folder.join("tables.db").exists(), "a server that does not start makes no file");
}

#[test]
fn switches_can_be_set_in_the_environment() {
    for word in ["1", "true", "yes"] {
        let folder = folder("serve-switches");
        let mut command = command(&folder, &[]);
        command.env("KARAK_LOG_JSON", word).env("KARAK_PROXY", word);
        let mut server = running::start_command(command, &folder);
        assert_eq!(server.client.get("/health", None).status, 200);
        assert!(server.terminate().success());
        let log = running::log(&folder);
        assert!(!log.is_empty() && log.lines().all(|line| line.starts_with('{')), "{word}: {log}");
    }
}

/// A server that cannot be started, with its exit code.
fn refused(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output: Output = karak(folder, &[&["serve"], arguments].concat(), "");
    assert_eq!(text(&output), "", "{arguments:?}");
    (output.status.code(), errors(&output))
}

#[test]
fn what_makes_no_sense_is_named() {
    let folder = folder("serve-nonsense");
    let at = |name: &str, words: &str| {
        fs::write(folder.join(name), words).unwrap();
    };
    at("unknown.toml", "colour = 1\n");
    at("wrong.toml", "[limits]\ntables = \"many\"\n");
    at("broken.toml", "listen = \n");
    for (arguments, named) in [
        (&["--listen", "nowhere"][..], "--listen"),
        (&["--listen", "127.0.0.1:99999"], "--listen"),
        (&["--metrics", "nowhere"], "--metrics"),
        (&["--thinkers", "0"], "--thinkers"),
        (&["--thinkers", "many"], "--thinkers"),
        (&["--colour"], "--colour"),
        (&["--config", "none.toml"], "none.toml"),
        (&["--config", "unknown.toml"], "colour"),
        (&["--config", "wrong.toml"], "tables"),
        (&["--config", "broken.toml"], "listen"),
    ] {
        let (code, words) = refused(&folder, arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {words}");
        assert!(words.contains(named), "{arguments:?}: {words}");
    }
}

#[test]
fn an_address_that_is_taken_is_named() {
    let folder = folder("serve-taken");
    let server = running::start(&folder, &[]);
    let address = server.client.address.to_string();
    let (code, words) = refused(&folder, &["--listen", &address, "--data", "other.db"]);
    assert_eq!(code, Some(1));
    assert!(words.contains(&address) && words.contains("--listen"), "{words}");
}

/// Metrics have an address of their own, or there is no server.
#[test]
fn metrics_are_told_somewhere_else_than_the_page() {
    let folder = folder("serve-metrics");
    let taken = running::start(&folder, &[]);
    let taken = taken.client.address.to_string();
    let same = ["--listen", "127.0.0.1:8017", "--metrics", "0.0.0.0:8017"];
    let other = ["--listen", "127.0.0.1:0", "--metrics", &taken];
    for (arguments, named) in [(&same, "0.0.0.0:8017 is where the page is"), (&other, &taken)] {
        let (code, words) = refused(&folder, &[&arguments[..], &["--data", "other.db"]].concat());
        assert_eq!(code, Some(1), "{words}");
        assert!(words.contains(named) && words.contains("--metrics"), "{words}");
    }
    assert!(!folder.join("other.db").exists(), "a server that does not start makes no file");
}

/// Limits as large as a number can be are no reason to break.
#[test]
fn huge_and_tiny_limits_are_taken() {
    for number in ["0", "1", "9223372036854775807"] {
        let folder = folder("serve-limits");
        let most_bits = |name: &str| {
            name.contains("rate")
                || name.contains("burst")
                || ["keep_days", "unwatched"].contains(&name)
        };
        let mut config = String::from("[limits]\n");
        for name in [
            "body",
            "save",
            "contents",
            "log",
            "tables",
            "file",
            "keep_days",
            "bytes_rate",
            "bytes_burst",
            "live",
            "streams",
            "connections",
            "connections_each",
            "rate",
            "burst",
            "open_rate",
            "open_burst",
            "unwatched",
            "seconds",
            "hint_ms",
        ] {
            let is_long = number.len() > 10;
            let number = if is_long && most_bits(name) { "4294967295" } else { number };
            config += &format!("{name} = {number}\n");
        }
        fs::write(folder.join("karak.toml"), config).unwrap();
        let mut server = running::start(&folder, &["--config", "karak.toml"]);
        if number.len() > 10 {
            let table = server.client.open(&two_people(1));
            server.client.play(&table, "k", "end_turn");
        }
        assert!(server.terminate().success());
        assert!(!running::log(&folder).contains("panicked"), "{}", running::log(&folder));
    }
}
