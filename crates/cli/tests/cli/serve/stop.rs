//! A server that is asked to stop does so soon, and loses nothing.

use std::{
    io::Write,
    net::TcpStream,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{
    client::{patiently, read_answer, two_people},
    common::folder,
    serve::running,
};

#[test]
fn streams_and_thoughts_end_when_the_server_is_asked_to_stop() {
    let folder = folder("stop");
    let mut server = running::start(&folder, &[]);
    let client = server.client;
    let legend = json!({ "computer": { "level": "legend" } });
    let thinking = client.open(&json!({
        "game": "karak", "setup": { "players": 2 }, "seats": [legend, legend],
    }));
    let table = client.open(&two_people(1));
    let mut streams = [&thinking, &table].map(|table| client.stream(&table.name, None, None));
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let hint = {
        let (seat, frame) = client.turn(&table);
        let token = table.token(seat).to_string();
        let body = json!({ "version": frame["version"] }).to_string();
        // Sent before anything else: whatever is decided behind it, the server has it by then.
        let mut line = TcpStream::connect(client.address).unwrap();
        let head = format!(
            "POST /api/v1/tables/{}/hint HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-length: {}\r\n\r\n{body}",
            table.name,
            client.address,
            body.len()
        );
        line.write_all(head.as_bytes()).unwrap();
        thread::spawn(move || read_answer(line).expect("an answer").status)
    };
    let mut version = 0;
    for number in 0..5 {
        let done = client.play(&table, &number.to_string(), "end_turn");
        version = done["version"].as_u64().unwrap();
    }
    let start = Instant::now();
    assert!(server.terminate().success());
    assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
    assert!([200, 503].contains(&hint.join().unwrap()));
    for stream in &mut streams {
        while stream.next().is_some() {}
    }
    // With the server stopped, the tables are one file.
    assert!(folder.join("tables.db").exists() && !folder.join("tables.db-wal").exists());
    let server = running::start(&folder, &[]);
    let now = server.client.table(&table.name, None);
    assert_eq!(now["frame"]["version"], version);
    let before = server.client.table(&thinking.name, None)["frame"]["version"].as_u64().unwrap();
    let mut stream = server.client.stream(&thinking.name, None, Some(before));
    assert!(stream.next().unwrap().0 > before, "computer players go on");
}

/// A terminal that closes, or somebody who wants settings to be read again.
#[test]
fn a_hangup_is_noted_and_nothing_else() {
    let folder = folder("hangup");
    let mut server = running::start(&folder, &[]);
    let table = server.client.open(&two_people(1));
    for number in 1..=2 {
        assert!(Command::new("kill").args(["-HUP", &server.id()]).status().unwrap().success());
        let is_noted =
            || running::log(&folder).matches("a hangup changes nothing").count() == number;
        patiently("a line of the log", || is_noted().then_some(()));
        server.client.play(&table, &number.to_string(), "end_turn");
    }
    assert!(server.terminate().success());
}
