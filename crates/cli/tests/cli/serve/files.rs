//! Files that cannot be used, before and while the server runs: it says what to do, and loses nothing.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt, PermissionsExt},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::json;

use crate::{
    client::{patiently, two_people},
    common::folder,
    serve::running::{self, SERVE, command, in_folder},
};

/// A folder with a file of two tables, the server stopped.
fn with_tables(name: &str) -> PathBuf {
    let folder = folder(name);
    let mut server = running::start(&folder, &[]);
    for seed in 1..=2 {
        let table = server.client.open(&two_people(seed));
        for turn in 0..3 {
            server.client.play(&table, &turn.to_string(), "end_turn");
        }
    }
    assert!(server.terminate().success());
    fs::remove_file(folder.join("log")).unwrap();
    folder
}

/// The server refuses to start and says these words; the file stays as it is.
fn refuses(command: &mut Command, folder: &Path, words: &[&str]) {
    let file = folder.join("tables.db");
    let before = fs::read(&file).ok();
    let status = command.status().unwrap();
    let log = running::log(folder);
    assert_eq!(status.code(), Some(1), "{log}");
    assert_eq!(log.lines().count(), 1, "{log}");
    assert!(log.starts_with("karak: "), "{log}");
    for word in words {
        assert!(log.contains(word), "'{word}' in: {log}");
    }
    assert!(fs::read(&file).ok() == before, "the file has changed");
}

/// Changes bytes of the file at this place.
fn patch(folder: &Path, place: usize, bytes: &[u8]) {
    let file = folder.join("tables.db");
    let mut whole = fs::read(&file).unwrap();
    whole[place..place + bytes.len()].copy_from_slice(bytes);
    fs::write(&file, whole).unwrap();
}

/// Where the head of the file holds its version, and whose it is.
const VERSION: usize = 60;
const OWNER: usize = 68;

#[test]
fn garbage_is_not_a_file_of_tables() {
    for (name, bytes) in [
        ("garbage-text", b"Dear diary, ".repeat(500)),
        ("garbage-short", b"hello".to_vec()),
        ("garbage-zeros", vec![0; 5_000]),
    ] {
        let folder = folder(name);
        fs::write(folder.join("tables.db"), bytes).unwrap();
        refuses(&mut command(&folder, &[]), &folder, &["is not a file of Karak tables", "--data"]);
    }
}

#[test]
fn the_file_of_another_program_is_not_touched() {
    let folder = with_tables("other-program");
    patch(&folder, OWNER, b"Chss");
    refuses(&mut command(&folder, &[]), &folder, &["is not a file of Karak tables", "--data"]);
    fs::remove_file(folder.join("log")).unwrap();
    // Many say nothing about themselves.
    patch(&folder, OWNER, &[0; 4]);
    refuses(&mut command(&folder, &[]), &folder, &["is not a file of Karak tables"]);
}

#[test]
fn the_file_of_a_newer_program_is_left_to_it() {
    let folder = with_tables("newer-program");
    patch(&folder, VERSION, &9_u32.to_be_bytes());
    let words = ["was written by a newer program", "version 9", "start that one"];
    refuses(&mut command(&folder, &[]), &folder, &words);
}

#[test]
fn a_truncated_file_is_damaged() {
    let folder = with_tables("truncated");
    let file = folder.join("tables.db");
    let whole = fs::read(&file).unwrap();
    // The last page belongs to a table without rows: of zeros at its end nothing is lost.
    for length in [whole.len() / 2, 4_096, whole.len() - 5_000] {
        fs::write(&file, &whole[..length]).unwrap();
        refuses(&mut command(&folder, &[]), &folder, &["is damaged", "put back a copy", "--data"]);
        fs::remove_file(folder.join("log")).unwrap();
    }
    fs::write(&file, whole).unwrap();
    running::start(&folder, &[]);
}

/// A table that does not hold together is said to be so; the others are played at as ever.
#[test]
fn a_damaged_table_harms_no_other() {
    let folder = folder("damaged-table");
    let mut server = running::start(&folder, &[]);
    let tables = [1, 2].map(|seed| server.client.open(&two_people(seed)));
    server.client.play(&tables[0], "unlucky", "explore");
    server.client.play(&tables[1], "lucky", "end_turn");
    assert!(server.terminate().success());
    let file = folder.join("tables.db");
    let text = fs::read(&file).unwrap();
    let place = text.windows(9).position(|part| part == b"\"explore\"").unwrap();
    patch(&folder, place, b"\"exploit\"");
    let server = running::start(&folder, &[]);
    let bad = server.client.get(&format!("/tables/{}", tables[0].name), None);
    assert_eq!((bad.status, &*bad.code()), (503, "storage"));
    server.client.play(&tables[1], "more", "end_turn");
    drop(server);
    let verified = crate::common::karak(&folder, &["tables", "verify", "--data", "tables.db"], "");
    let words = crate::common::text(&verified);
    assert_eq!(verified.status.code(), Some(1));
    assert!(words.contains(&format!("{}: ", tables[0].name)), "{words}");
    assert!(words.contains("1 of 2 tables hold together"), "{words}");
}

/// A change that was being written when the power failed: the start says so, and everything before it is there.
#[test]
fn a_torn_write_ahead_log_is_told() {
    let folder = folder("torn-log");
    let mut server = running::start(&folder, &[]);
    let table = server.client.open(&two_people(1));
    let first = server.client.play(&table, "first", "end_turn");
    server.client.play(&table, "second", "end_turn");
    server.kill();
    let log = fs::File::options().write(true).open(folder.join("tables.db-wal")).unwrap();
    log.set_len(log.metadata().unwrap().len() - 100).unwrap();
    let mut server = running::start(&folder, &[]);
    running::wait_for_log(&folder, "the write-ahead log ends in");
    running::wait_for_log(&folder, "no whole change");
    assert_eq!(server.client.table(&table.name, None)["frame"]["version"], first["version"]);
    server.client.play(&table, "again", "end_turn");
    // A log that is whole is nothing to speak of, be it after a kill.
    fs::remove_file(folder.join("log")).unwrap();
    server.kill();
    let server = running::start(&folder, &[]);
    server.client.play(&table, "on", "end_turn");
    assert!(!running::log(&folder).contains("write-ahead"), "{}", running::log(&folder));
}

#[test]
fn one_file_serves_one_server() {
    let folder = folder("two-servers");
    let mut server = running::start(&folder, &[]);
    let table = server.client.open(&two_people(1));
    let mut second = command(&folder, &[]);
    let log = fs::File::create(folder.join("second")).unwrap();
    let status = second.stderr(log).status().unwrap();
    let words = fs::read_to_string(folder.join("second")).unwrap();
    assert_eq!(status.code(), Some(1), "{words}");
    assert!(words.contains("is in use by another server") && words.contains("stop that one first"));
    server.client.play(&table, "k", "end_turn");
    // A server that was killed holds nothing any more.
    server.kill();
    let server = running::start(&folder, &[]);
    server.client.play(&table, "l", "end_turn");
}

/// For whoever may write everywhere we let somebody else start the server.
fn as_somebody(command: &mut Command, folder: &Path) {
    if fs::metadata(folder).unwrap().uid() == 0 {
        command.uid(65_534).gid(65_534);
    }
}

fn set_rights(path: &Path, rights: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(rights)).unwrap();
}

#[test]
fn what_cannot_be_written_is_said_to_be_so() {
    let folder = with_tables("read-only");
    let words = ["cannot be written", "give yourself the right to", "--data"];
    set_rights(&folder.join("tables.db"), 0o444);
    let mut server = command(&folder, &[]);
    as_somebody(&mut server, &folder);
    refuses(&mut server, &folder, &words);
    fs::remove_file(folder.join("log")).unwrap();
    // A folder in which nothing can be made.
    let closed = folder.join("closed");
    fs::create_dir(&closed).unwrap();
    set_rights(&closed, 0o555);
    let mut server = Command::new(env!("CARGO_BIN_EXE_karak"));
    in_folder(&mut server, &folder);
    server.args(["serve", "--listen", "127.0.0.1:0", "--data", "closed/new.db"]);
    as_somebody(&mut server, &folder);
    refuses(&mut server, &folder, &words);
    assert_eq!(fs::read_dir(&closed).unwrap().count(), 0);
    fs::remove_file(folder.join("log")).unwrap();
    // A folder where a file should be.
    let mut server = Command::new(env!("CARGO_BIN_EXE_karak"));
    in_folder(&mut server, &folder);
    server.args(["serve", "--listen", "127.0.0.1:0", "--data", "closed"]);
    refuses(&mut server, &folder, &["closed", "cannot be written", "--data"]);
    set_rights(&closed, 0o755);
}

/// A process that may write no more to its files finds the disk full; the signal that would end it is
/// switched off.
#[cfg(target_os = "linux")]
fn with_limit(folder: &Path) -> Command {
    let mut command = Command::new("sh");
    in_folder(&mut command, folder);
    command
        .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_karak")])
        .args(SERVE);
    command
}

#[cfg(target_os = "linux")]
fn set_limit(server: &running::Running, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let status = Command::new("prlimit").args(["--pid", &server.id(), &limit]).status().unwrap();
    assert!(status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_forgotten_when_there_is_room_again() {
    let folder = folder("full-disk");
    let mut server = running::start_command(with_limit(&folder), &folder);
    let client = server.client;
    let table = client.open(&two_people(1));
    client.play(&table, "before", "end_turn");
    let (seat, frame) = client.turn(&table);
    let written = fs::metadata(folder.join("tables.db-wal")).unwrap().len();
    set_limit(&server, &written.to_string());
    for attempt in 0..3 {
        let refused = client.act(&table, seat, &frame, "full", &json!("end_turn"));
        assert_eq!((refused.status, &*refused.code()), (503, "storage"), "attempt {attempt}");
        assert_eq!(client.post("/tables", None, &two_people(2)).code(), "storage");
        // Everybody still sees the table, as it was.
        assert_eq!(client.turn(&table), (seat, frame.clone()));
    }
    // What was found out a moment ago is believed for a while.
    let status = || client.get("/health", None).status;
    patiently("bad health", || (status() == 503).then_some(()));
    assert_eq!(client.get("/health", None).code(), "storage");
    set_limit(&server, "unlimited");
    patiently("good health", || (status() == 200).then_some(()));
    let done = client.act(&table, seat, &frame, "full", &json!("end_turn")).json(200);
    client.open(&two_people(2));
    assert!(server.terminate().success());
    let log = running::log(&folder);
    assert!(log.contains("nothing could be written"), "{log}");
    let server = running::start(&folder, &[]);
    let now = &server.client.table(&table.name, None)["frame"]["version"];
    assert_eq!(*now, done["version"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_backup_for_which_there_is_no_room_leaves_nothing_behind() {
    let folder = folder("full-backup");
    let server = running::start_command(with_limit(&folder), &folder);
    let table = server.client.open(&two_people(1));
    set_limit(&server, "16384");
    let copy = ["tables", "backup", "copy.db", "--data", "tables.db"];
    let copied = crate::common::karak(&folder, &copy, "");
    let words = crate::common::errors(&copied);
    assert_eq!(copied.status.code(), Some(1), "{words}");
    assert!(words.contains("copy.db cannot be written") && words.contains("make room"), "{words}");
    assert!(!folder.join("copy.db").exists() && !folder.join(".copy.db.part").exists());
    set_limit(&server, "unlimited");
    server.client.play(&table, "on", "end_turn");
    assert!(crate::common::karak(&folder, &copy, "").status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_at_the_start_is_told() {
    let folder = folder("full-at-start");
    let mut command = Command::new("sh");
    in_folder(&mut command, &folder);
    let line = "trap '' XFSZ; ulimit -f 0; exec \"$@\" 2>&1";
    command.args(["-c", line, "sh", env!("CARGO_BIN_EXE_karak")]).args(SERVE);
    let output = command.stdout(std::process::Stdio::piped()).output().unwrap();
    let words = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(
        words.contains("tables.db") && words.contains("make room if the disk is full"),
        "{words}"
    );
    assert!(words.contains("--data"), "{words}");
    // With room it starts.
    running::start(&folder, &[]);
}
