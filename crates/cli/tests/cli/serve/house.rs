//! A server that every device in the house finds.

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::Path,
    process::Command,
};

use crate::{
    common::{errors, folder, karak, text},
    serve::running::{self, in_folder},
};

/// A name and what it is set to, for each variable.
type Environment = &'static [(&'static str, &'static str)];

/// Where a server with these flags and this environment listens, and all that it says until it is stopped.
fn told(name: &str, flags: &[&str], environment: Environment) -> (SocketAddr, String) {
    let folder = folder(name);
    let said = folder.join("said");
    let mut command = Command::new(env!("CARGO_BIN_EXE_karak"));
    in_folder(&mut command, &folder);
    command.args(["serve", "--data", "tables.db", "--port-file", "port"]).args(flags);
    command.envs(environment.iter().copied()).stdout(File::create(&said).unwrap());
    let mut server = running::start_command(command, &folder);
    assert_eq!(server.client.get("/health", None).status, 200);
    assert!(server.terminate().success());
    (server.client.address, fs::read_to_string(&said).unwrap())
}

/// The lines after the first say where the others find it; nothing is drawn where nobody looks.
fn shows_addresses(words: &str, listening: SocketAddr) {
    let addresses = server::reach_addresses(listening);
    let shown: Vec<&str> =
        words.lines().skip(1).filter_map(|line| line.strip_prefix("  ")).collect();
    assert_eq!(shown, addresses, "{words}");
    let sentence =
        if addresses.is_empty() { "No network of a house" } else { "in the house open:" };
    assert!(words.lines().nth(1).unwrap().contains(sentence), "{words}");
    assert_eq!(words.lines().count(), 2 + addresses.len(), "{words}");
    assert!(!words.contains(['█', '▀', '▄', '\u{1b}']), "{words}");
}

fn first_line(page: &str) -> String {
    format!("Karak is ready: {page}  (Ctrl+C stops it)")
}

#[test]
fn a_server_for_the_house_says_where_it_is_found() {
    let cases: [(&[&str], Environment); 4] = [
        (&["--house", "--listen", "0.0.0.0:0"], &[]),
        (&["--listen", "0.0.0.0:0"], &[]),
        (&["--listen", "0.0.0.0:0"], &[("KARAK_HOUSE", "yes")]),
        (&["--house"], &[("KARAK_LISTEN", "0.0.0.0:0")]),
    ];
    for (flags, environment) in cases {
        let (listening, words) = told("house", flags, environment);
        assert!(listening.ip().is_unspecified(), "{listening}");
        let page = format!("http://localhost:{}", listening.port());
        assert_eq!(words.lines().next(), Some(first_line(&page).as_str()));
        shows_addresses(&words, listening);
    }
}

#[test]
fn a_house_keeps_the_port_of_the_file() {
    let config = folder("house-config").join("karak.toml");
    fs::write(&config, "listen = \"127.0.0.1:0\"\n").unwrap();
    let config = config.to_str().unwrap();
    let (listening, words) = told("house-port", &["--house", "--config", config], &[]);
    assert!(listening.ip().is_unspecified());
    shows_addresses(&words, listening);
}

#[test]
fn without_a_house_only_this_machine_is_told() {
    let cases: [(&[&str], Environment); 2] = [
        (&["--listen", "127.0.0.1:0"], &[]),
        (&["--listen", "127.0.0.1:0"], &[("KARAK_HOUSE", "no")]),
    ];
    for (flags, environment) in cases {
        let (listening, words) = told("no-house", flags, environment);
        let page = format!("http://{listening}");
        assert_eq!(words, first_line(&page) + "\n");
    }
}

/// Whoever has a name is called by it.
#[test]
fn a_server_with_a_name_shows_no_addresses() {
    for flags in [&["--host", "karak.example.org"][..], &["--proxy"]] {
        let flags = [&["--house", "--listen", "0.0.0.0:0"], flags].concat();
        let (_, words) = told("house-name", &flags, &[]);
        assert_eq!(words.lines().count(), 1, "{words}");
    }
}

#[test]
fn a_house_that_only_this_machine_can_reach_is_refused() {
    let folder = folder("house-alone");
    for address in ["127.0.0.1:8017", "127.5.5.5:0", "[::1]:8017", "[::ffff:127.0.0.1]:8017"] {
        refused(&folder, address);
    }
    assert!(!Path::new(&folder.join("tables.db")).exists());
}

fn refused(folder: &Path, address: &str) {
    let arguments = ["serve", "--data", "tables.db", "--house", "--listen", address];
    let output = karak(folder, &arguments, "");
    assert_eq!(output.status.code(), Some(2), "{address}");
    assert_eq!(text(&output), "");
    let words = errors(&output);
    assert!(words.contains("--house") && words.contains(address), "{words}");
    assert!(words.contains("choose 0.0.0.0:"), "{words}");
}
