//! `karak tables`: list, export, import, verify, close, remove.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Output,
};

use serde_json::{Value, json};

use crate::{
    client::{Opened, against_computer, is_over, two_people, with_free_seats},
    common::{errors, folder, karak, text},
    serve::running,
};

/// A folder with three tables: one of them over, one with something taken back; the server stopped.
fn three_tables(name: &str) -> (PathBuf, Vec<Opened>) {
    let folder = folder(name);
    let mut server = running::start(&folder, &[]);
    let client = server.client;
    let tables: Vec<Opened> = [two_people(1), against_computer(Some(2)), two_people(3)]
        .iter()
        .map(|open| client.open(open))
        .collect();
    let (seat, _) = client.turn(&tables[0]);
    let version = client.play(&tables[0], "a", "end_turn")["version"].clone();
    client.undo(&tables[0], seat, &version, "b").json(200);
    client.play(&tables[0], "c", "explore");
    for number in 0.. {
        let frame = client.wait_for(&tables[1], 0);
        if is_over(&frame) {
            break;
        }
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[number % actions.len()];
        client.act(&tables[1], 0, &frame, &number.to_string(), action).json(200);
    }
    assert!(server.terminate().success());
    (folder, tables)
}

fn table(folder: &Path, arguments: &[&str]) -> Output {
    karak(folder, &[&["tables"], arguments].concat(), "")
}

/// What it says when all is well.
#[track_caller]
fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}{}", text(output), errors(output));
    text(output)
}

/// The export, a line each.
fn export(folder: &Path) -> Vec<Value> {
    let lines = told(&table(folder, &["export", "--data", "tables.db"]));
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Writes such lines into a file, and imports them into a new one.
fn import(folder: &Path, lines: &[String]) -> Output {
    let _ = fs::remove_file(folder.join("other.db"));
    fs::write(folder.join("lines"), lines.join("\n") + "\n").unwrap();
    table(folder, &["import", "--data", "other.db", "lines"])
}

#[test]
fn tables_go_out_and_come_in_whole() {
    let (folder, tables) = three_tables("tables-whole");
    let list = told(&table(&folder, &["list", "--data", "tables.db"]));
    assert_eq!(list.lines().count(), 3);
    for table in &tables {
        assert!(list.contains(&table.name), "{list}");
    }
    assert_eq!((list.matches("under way").count(), list.matches("over").count()), (2, 1), "{list}");
    let verified = told(&table(&folder, &["verify", "--data", "tables.db"]));
    assert!(verified.contains("3 of 3 tables hold together"), "{verified}");
    let lines = export(&folder);
    let words: Vec<String> = lines.iter().map(Value::to_string).collect();
    assert!(told(&import(&folder, &words)).contains("3 tables"));
    // The copy says the same, and people go on with the keys that they have.
    fs::rename(folder.join("other.db"), folder.join("tables.db")).unwrap();
    let again = export(&folder);
    assert!(lines.iter().all(|line| again.contains(line)) && again.len() == 3);
    let server = running::start(&folder, &[]);
    let (seat, _) = server.client.turn(&tables[2]);
    let done = server.client.play(&tables[2], "on", "end_turn");
    assert_eq!(done["frames"][0]["undo"], seat);
    assert!(is_over(&server.client.table(&tables[1].name, None)["frame"]));
}

#[test]
fn one_table_can_be_meant() {
    let (folder, tables) = three_tables("tables-one");
    let one = told(&table(&folder, &["export", "--data", "tables.db", &tables[0].name]));
    assert_eq!(one.lines().count(), 1);
    assert!(one.contains(&tables[0].name));
    let verified = told(&table(&folder, &["verify", "--data", "tables.db", &tables[0].name]));
    assert!(verified.contains("1 of 1"), "{verified}");
    for command in ["export", "verify"] {
        let unknown = table(&folder, &[command, "--data", "tables.db", "nobody"]);
        assert_eq!(unknown.status.code(), Some(1));
        let words = text(&unknown) + &errors(&unknown);
        assert!(words.contains("no table is called 'nobody'"), "{words}");
    }
}

#[test]
fn tables_are_removed_all_or_none() {
    let (folder, tables) = three_tables("tables-removed");
    let remove =
        |more: &[&str]| table(&folder, &[&["remove", "--data", "tables.db"], more].concat());
    let left = || told(&table(&folder, &["list", "--data", "tables.db"])).lines().count();
    let wrong = remove(&[&tables[0].name, "nobody"]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(errors(&wrong).contains("no table is called 'nobody'"), "{}", errors(&wrong));
    assert_eq!(left(), 3);
    assert!(told(&remove(&["--untouched", "1"])).contains("0 tables removed"));
    assert!(told(&remove(&[&tables[0].name])).contains("1 tables removed"));
    assert_eq!(left(), 2);
    assert!(told(&remove(&["--untouched", "0"])).contains("2 tables removed"));
    assert_eq!(left(), 0);
    for (arguments, what) in [(&[][..], "TABLE"), (&["a", "--untouched", "1"][..], "--untouched")] {
        let wrong = remove(arguments);
        assert_eq!(wrong.status.code(), Some(2));
        assert!(errors(&wrong).contains(what), "{}", errors(&wrong));
    }
}

/// Nobody plays at a table that was closed, or sits down there; what was played is still there to be seen.
#[test]
fn tables_are_closed_all_or_none() {
    let folder = folder("tables-closed");
    let lobby = ["--lobby"];
    let mut server = running::start(&folder, &lobby);
    let client = server.client;
    let mut open = with_free_seats(2, 1);
    open["house"] = json!({ "listed": true });
    let waiting = client.open(&open);
    let secret = client.invite(&waiting.name, waiting.token(0), &json!("table"));
    let played = client.open(&two_people(1));
    client.play(&played, "before", "end_turn");
    client.ask(&waiting.name, "report", None).json(200);
    client.ask(&waiting.name, "report", None).json(200);
    assert!(server.terminate().success());
    let list = || told(&table(&folder, &["list", "--data", "tables.db"]));
    let line = |name: &str| list().lines().find(|line| line.contains(name)).unwrap().to_string();
    assert!(line(&waiting.name).ends_with("under way, listed, reported 2 times"), "{}", list());
    assert!(line(&played.name).ends_with("under way"), "{}", list());
    let close =
        |names: &[&str]| table(&folder, &[&["close", "--data", "tables.db"], names].concat());
    let wrong = close(&[&played.name, "nobody"]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(errors(&wrong).contains("no table is called 'nobody'"), "{}", errors(&wrong));
    assert!(!list().contains("closed"));
    assert_eq!(close(&[]).status.code(), Some(2));
    assert!(told(&close(&[&played.name, &waiting.name])).contains('2'));
    assert!(line(&waiting.name).ends_with("under way, closed, reported 2 times"), "{}", list());
    assert!(line(&played.name).ends_with("under way, closed"), "{}", list());
    let server = running::start(&folder, &lobby);
    let client = server.client;
    let (seat, frame) = client.turn(&played);
    let act = client.act(&played, seat, &frame, "after", &json!("end_turn"));
    assert_eq!((act.status, &*act.code()), (403, "closed"));
    assert_eq!(client.table(&played.name, None)["room"]["closed"], true);
    assert!(client.table(&played.name, None)["frame"]["version"].as_u64() > Some(0));
    assert_eq!(client.door(&waiting.name, &json!({ "secret": secret })).code(), "closed");
    let start = json!({ "start": { "fill": true } });
    assert_eq!(client.arrange(&waiting.name, Some(waiting.token(0)), &start).code(), "closed");
    let mut host = client.stream(&waiting.name, Some(waiting.token(0)), None);
    assert_eq!(host.next_of("room").unwrap()["closed"], true);
    assert_eq!(client.get("/lobby", None).json(200)["tables"], json!([]));
}

/// What can be read is saved, and what cannot is named.
#[test]
fn a_damaged_table_does_not_keep_others_from_going_out() {
    let (folder, tables) = three_tables("tables-partly-damaged");
    let file = rusqlite::Connection::open(folder.join("tables.db")).unwrap();
    let spoil = "UPDATE entries SET entry = '{\"act\":\"fly\"}' WHERE (owner, number) =
        (SELECT owner, max(entries.number) FROM entries JOIN tables ON tables.number = owner WHERE name = ?1)";
    assert_eq!(file.execute(spoil, [&tables[0].name]).unwrap(), 1);
    drop(file);
    let output = table(&folder, &["export", "--data", "tables.db"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains(&format!("{}: ", tables[0].name)), "{}", errors(&output));
    let lines: Vec<String> = text(&output).lines().map(String::from).collect();
    assert_eq!(lines.len(), 2);
    assert!(told(&import(&folder, &lines)).contains("2 tables"));
}

#[test]
#[cfg(unix)]
fn the_file_of_the_tables_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("tables-private");
    let server = running::start(&folder, &[]);
    server.client.open(&two_people(1));
    for name in ["tables.db", "tables.db-wal"] {
        let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn an_export_holds_no_token() {
    let (folder, tables) = three_tables("tables-tokens");
    let words = told(&table(&folder, &["export", "--data", "tables.db"]));
    for (_, token) in tables.iter().flat_map(|table| &table.tokens) {
        assert!(!words.contains(token.as_str()));
    }
}

/// All or none of them: the line is named, and nothing was written.
#[test]
fn a_damaged_export_is_refused_by_its_line() {
    let (folder, _) = three_tables("tables-damaged");
    let good: Vec<Value> = export(&folder);
    let place = good.iter().position(|line| line["log"].as_array().unwrap().len() > 50).unwrap();
    let spoiled = |spoil: &dyn Fn(&mut Value)| {
        let mut lines = good.clone();
        spoil(&mut lines[place]);
        lines.iter().map(Value::to_string).collect::<Vec<String>>()
    };
    let mut cut: Vec<String> = good.iter().map(Value::to_string).collect();
    let half = cut[place].len() / 2;
    cut[place].truncate(half);
    let twice: Vec<String> =
        [&good[..], &good[place..=place]].concat().iter().map(Value::to_string).collect();
    let cases: [(&str, Vec<String>, usize); 8] = [
        ("cut off", cut, place),
        ("twice", twice, 3),
        (
            "an action that is none",
            spoiled(&|line| line["log"][5]["entry"] = json!({ "act": "fly" })),
            place,
        ),
        (
            "a ply is missing",
            spoiled(&|line| drop(line["log"].as_array_mut().unwrap().remove(7))),
            place,
        ),
        (
            "a seat too many",
            spoiled(&|line| {
                let seats = line["room"]["seats"].as_array_mut().unwrap();
                seats.push(json!({ "plan": { "person": {} } }));
            }),
            place,
        ),
        (
            "a hash that is none",
            spoiled(&|line| line["room"]["keys"][0]["hash"] = json!("abc")),
            place,
        ),
        ("a field of its own", spoiled(&|line| line["colour"] = json!("red")), place),
        ("another game", spoiled(&|line| line["save"]["game"] = json!("chess")), place),
    ];
    for (what, lines, number) in cases {
        let output = import(&folder, &lines);
        assert_eq!(output.status.code(), Some(1), "{what}");
        let words = errors(&output);
        assert!(words.contains(&format!("lines, line {}: ", number + 1)), "{what}: {words}");
        let list = table(&folder, &["list", "--data", "other.db"]);
        assert_eq!(told(&list), "", "{what}: something was written");
    }
    let missing = table(&folder, &["import", "--data", "other.db", "nowhere"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(errors(&missing).contains("nowhere"));
}

/// A die that was turned is legal, but not what the secret says.
#[test]
fn a_turned_die_is_found_by_verify() {
    let (folder, _) = three_tables("tables-die");
    let mut lines = export(&folder);
    let long = lines.iter().position(|line| line["log"].as_array().unwrap().len() > 50).unwrap();
    let name = lines[long]["table"].as_str().unwrap().to_string();
    // The last roll of the game, so that everything before it stays as it was.
    let rolls = lines[long]["log"].as_array().unwrap().iter().enumerate();
    let dice = |entry: &Value| {
        Some((entry["chance"]["dice"][0].as_u64()?, entry["chance"]["dice"][1].as_u64()?))
    };
    let mut turned = false;
    let rolls: Vec<(usize, (u64, u64))> =
        rolls.filter_map(|(number, line)| Some((number, dice(&line["entry"])?))).collect();
    for (number, (one, two)) in rolls.into_iter().rev() {
        // As much together, so that whatever followed can still follow.
        let (low, high) = (one.min(two), one.max(two));
        if low > 1 && high < 6 {
            let before = lines[long].clone();
            lines[long]["log"][number]["entry"]["chance"]["dice"] = json!([low - 1, high + 1]);
            let words: Vec<String> = lines.iter().map(Value::to_string).collect();
            // A power may make more of a die than what it shows.
            turned = import(&folder, &words).status.success();
            if turned {
                break;
            }
            lines[long] = before;
        }
    }
    assert!(turned, "no roll that can be turned");
    let verified = table(&folder, &["verify", "--data", "other.db"]);
    assert_eq!(verified.status.code(), Some(1));
    let words = text(&verified);
    assert!(words.contains(&format!("{name}: ")) && words.contains("2 of 3 tables"), "{words}");
}

/// What people have done before a copy is asked for is in it; what they do meanwhile is not held up.
#[test]
#[cfg(unix)]
fn a_backup_is_made_while_people_play() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("backup-running");
    let server = running::start(&folder, &[]);
    let client = server.client;
    let tables: Vec<Opened> = (0..8).map(|seed| client.open(&two_people(seed))).collect();
    let last = client.play(&tables[0], "before", "end_turn");
    let (stop, stopped) = std::sync::mpsc::channel::<()>();
    let players = tables[1..].to_vec();
    let playing = std::thread::spawn(move || {
        let mut turns = 0;
        // So often that nobody is told to wait.
        while turns < 60 && stopped.try_recv() != Err(std::sync::mpsc::TryRecvError::Disconnected) {
            for table in &players {
                client.play(table, &turns.to_string(), "end_turn");
            }
            turns += 1;
        }
        turns
    });
    let backup = |more: &[&str]| {
        table(&folder, &[&["backup", "copy.db", "--data", "tables.db"], more].concat())
    };
    assert!(told(&backup(&[])).contains("copy.db holds all tables"));
    // Somebody may have put another file there meanwhile; it stays unless it is said otherwise.
    let before = fs::read(folder.join("copy.db")).unwrap();
    let refused = backup(&[]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        errors(&refused).contains("is there already") && errors(&refused).contains("--replace")
    );
    assert!(fs::read(folder.join("copy.db")).unwrap() == before);
    told(&backup(&["--replace"]));
    drop(stop);
    assert!(playing.join().unwrap() > 0);
    let rights = |name: &str| fs::metadata(folder.join(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!((rights("copy.db"), rights("tables.db.control")), (0o600, 0o600));
    let verified = told(&table(&folder, &["verify", "--data", "copy.db"]));
    assert!(verified.contains("8 of 8 tables hold together"), "{verified}");
    // It is a file like any other: people play on there.
    drop(server);
    fs::remove_file(folder.join("tables.db-wal")).unwrap();
    fs::rename(folder.join("copy.db"), folder.join("tables.db")).unwrap();
    let server = running::start(&folder, &[]);
    let now = server.client.table(&tables[0].name, None);
    assert_eq!(now["frame"]["version"], last["version"]);
    tables.iter().for_each(|table| drop(server.client.play(table, "on", "end_turn")));
}

#[test]
fn a_backup_is_made_while_no_server_runs() {
    let (folder, _) = three_tables("backup-stopped");
    let backup = |to: &str| table(&folder, &["backup", to, "--data", "tables.db"]);
    told(&backup("copy.db"));
    let verified = told(&table(&folder, &["verify", "--data", "copy.db"]));
    assert!(verified.contains("3 of 3 tables hold together"), "{verified}");
    for (to, words) in [
        ("nowhere/copy.db", "there is no such folder; make it"),
        ("tables.db", "is the file of the tables itself"),
        ("./tables.db", "is the file of the tables itself"),
        ("copy.db", "is there already"),
    ] {
        let refused = backup(to);
        assert_eq!(refused.status.code(), Some(1), "{to}");
        assert!(errors(&refused).contains(words), "{to}: {}", errors(&refused));
    }
    let parts = fs::read_dir(&folder).unwrap().map(|one| one.unwrap().file_name());
    assert_eq!(parts.filter(|name| name.to_string_lossy().contains(".part")).count(), 0);
}

/// A server that was killed leaves the place behind where it was asked; nobody is there, so the file is copied without it.
#[test]
fn a_server_that_was_killed_is_not_asked() {
    let folder = folder("backup-killed");
    let mut server = running::start(&folder, &[]);
    let opened = server.client.open(&two_people(1));
    server.client.play(&opened, "k", "end_turn");
    server.kill();
    assert!(folder.join("tables.db.control").exists());
    told(&table(&folder, &["backup", "copy.db", "--data", "tables.db"]));
    assert!(told(&table(&folder, &["list", "--data", "copy.db"])).contains(&opened.name));
    let mut server = running::start(&folder, &[]);
    told(&table(&folder, &["backup", "other.db", "--data", "tables.db"]));
    assert!(server.terminate().success());
    assert!(!folder.join("tables.db.control").exists());
}

/// A table of older rules is never said to be damaged.
#[test]
fn tables_of_older_rules_are_told_as_such() {
    let folder = folder("tables-older");
    let mut server = running::start(&folder, &[]);
    let tables = [1, 2].map(|seed| server.client.open(&two_people(seed)));
    server.client.play(&tables[0], "bent", "end_turn");
    server.client.play(&tables[1], "straight", "end_turn");
    assert!(server.terminate().success());
    let file = rusqlite::Connection::open(folder.join("tables.db")).unwrap();
    let older = "UPDATE tables SET save = json_set(save, '$.rules', 1)";
    let bent = "UPDATE entries SET entry = '{\"act\":\"fly\"}' WHERE key = 'bent'";
    assert_eq!((file.execute(older, []), file.execute(bent, [])), (Ok(2), Ok(1)));
    drop(file);
    let say = |command: &str| told(&table(&folder, &[command, "--data", "tables.db"]));
    for (command, lines) in [("list", 2), ("verify", 2)] {
        let words = say(command);
        assert_eq!(words.lines().count(), lines, "{words}");
        let line = words.lines().find(|line| line.contains(&tables[0].name)).unwrap();
        assert!(line.contains("begun under rules version 1, holds up to ply"), "{line}");
        assert!(line.contains("nobody decides there any more"), "{line}");
        assert_eq!(words.matches("rules version").count(), 1, "{words}");
    }
    assert!(say("verify").contains("2 of 2 tables hold together"));
    assert_eq!(export(&folder).len(), 2);
}

#[test]
fn tables_are_not_touched_while_a_server_uses_them() {
    let folder = folder("tables-in-use");
    let server = running::start(&folder, &[]);
    server.client.open(&two_people(1));
    for command in [&["list"][..], &["export"], &["verify"], &["import", "setup.json"]] {
        let output = table(&folder, &[command, &["--data", "tables.db"]].concat());
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        assert!(errors(&output).contains("is in use by another server"), "{command:?}");
    }
    drop(server);
    let missing = table(&folder, &["list", "--data", "nowhere.db"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(errors(&missing).contains("nowhere.db") && !folder.join("nowhere.db").exists());
}
