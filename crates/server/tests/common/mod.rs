//! A real server on a real port with a real file, and a client without a mind of its own.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{Seating, Server, Settings, Store};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A server that runs until it is dropped.
pub struct Running {
    pub address: SocketAddr,
    pub store: Store,
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

/// A table that was opened, and its first person.
pub struct Opened {
    pub name: String,
    pub tokens: Vec<(u64, String)>,
}

/// Settings for a server of our own.
pub fn settings(folder: &Path) -> Settings {
    Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.join("tables.db"),
        thinkers: 2,
        ..Settings::default()
    }
}

/// A server with a new file.
pub fn start() -> Running {
    start_with(|_| {})
}

/// A server with other settings.
pub fn start_with(change: impl FnOnce(&mut Settings)) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    change(&mut settings);
    start_in(folder, settings, bots::any::seat)
}

/// A server with all that can be chosen.
pub fn start_in(folder: TempDir, settings: Settings, seating: Seating) -> Running {
    let (stop, stopped) = oneshot::channel();
    let (ready, is_ready) = std::sync::mpsc::channel();
    let thread = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind_with(settings, seating).await.unwrap();
            ready.send((server.address(), server.store().clone())).unwrap();
            server.run(async { drop(stopped.await) }).await;
        });
    });
    let (address, store) = is_ready.recv().expect("the server starts");
    Running { address, store, folder, stop: Some(stop), thread: Some(thread) }
}

impl Running {
    /// Stops it the polite way; gives the folder back.
    pub fn stop(mut self) -> TempDir {
        self.end();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    fn end(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends well");
        }
    }

    /// The file of the tables.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    /// Asks for something without a body.
    pub fn get(&self, path: &str, token: Option<&str>) -> Answer {
        request(self.address, "GET", path, token, &[], None)
    }

    /// Sends something.
    pub fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        let body = body.to_string();
        request(self.address, "POST", path, token, &[], Some(body.as_bytes()))
    }

    /// Opens a table, and expects to succeed.
    pub fn open(&self, open: &Value) -> Opened {
        let opened = self.post("/tables", None, open).json(201);
        let token = |one: &Value| {
            (one["seat"].as_u64().unwrap(), one["token"].as_str().unwrap().to_string())
        };
        Opened {
            name: opened["table"].as_str().unwrap().into(),
            tokens: opened["tokens"].as_array().unwrap().iter().map(token).collect(),
        }
    }

    /// The table as this viewer sees it.
    pub fn table(&self, name: &str, token: Option<&str>) -> Value {
        self.get(&format!("/tables/{name}"), token).json(200)
    }

    /// The newest frame of the viewer who decides next, once it is their turn or the game is over.
    pub fn wait_for(&self, table: &Opened, seat: u64) -> Value {
        patiently("somebody's turn", || {
            let frame = self.table(&table.name, Some(table.token(seat)))["frame"].clone();
            let is_due = frame["decision"].is_object() || is_over(&frame);
            is_due.then_some(frame)
        })
    }

    /// Plays an action, and gives the answer as it is.
    pub fn act(&self, table: &Opened, seat: u64, frame: &Value, key: &str, action: &Value) -> Answer {
        let body = json!({ "version": frame["version"], "key": key, "action": action });
        self.post(&format!("/tables/{}/act", table.name), Some(table.token(seat)), &body)
    }

    /// Watches a table.
    pub fn stream(&self, table: &str, token: Option<&str>, seen: Option<u64>) -> Stream {
        let mut line = TcpStream::connect(self.address).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let seen = seen.map(|seen| ("last-event-id".to_string(), seen.to_string()));
        let head = head(self.address, "GET", &format!("/tables/{table}/stream"), token, seen.as_slice());
        line.write_all(format!("{head}\r\n").as_bytes()).unwrap();
        Stream { lines: BufReader::new(line) }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

impl Opened {
    /// The key to a person's seat.
    pub fn token(&self, seat: u64) -> &str {
        &self.tokens.iter().find(|(other, _)| *other == seat).expect("a person sits there").1
    }
}

impl Answer {
    /// The body, if the status is as expected.
    #[track_caller]
    pub fn json(&self, status: u16) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        assert_eq!(self.status, status, "{text}");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// The failure's code.
    #[track_caller]
    pub fn code(&self) -> String {
        let body = self.json(self.status);
        body["error"]["code"].as_str().unwrap_or_else(|| panic!("no failure: {body}")).into()
    }
}

/// Server-sent events, as they come.
pub struct Stream {
    lines: BufReader<TcpStream>,
}

impl Stream {
    /// The next frame and its id; nothing if the stream has ended.
    pub fn next(&mut self) -> Option<(u64, Value)> {
        let mut id = None;
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line).unwrap_or(0) == 0 {
                return None;
            }
            if let Some(text) = line.strip_prefix("id: ") {
                id = text.trim().parse().ok();
            } else if let Some(text) = line.strip_prefix("data: ") {
                // The id comes after the data or before it; both are in one piece.
                let frame: Value = serde_json::from_str(text.trim()).unwrap();
                let id = id.unwrap_or_else(|| frame["version"].as_u64().unwrap());
                return Some((id, frame));
            }
        }
    }

    /// The status of the answer, and everything before the first frame.
    pub fn status(&mut self) -> u16 {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

/// A request, and its answer.
pub fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    headers: &[(String, String)],
    body: Option<&[u8]>,
) -> Answer {
    let mut head = head(address, method, path, token, headers);
    if let Some(body) = body {
        head += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    let message = [format!("{head}\r\n").as_bytes(), body.unwrap_or_default()].concat();
    send(address, &message).expect("an answer")
}

/// Sends these bytes, and reads until the server hangs up. A server that has heard enough may answer
/// before everything is sent.
pub fn send(address: SocketAddr, message: &[u8]) -> Option<Answer> {
    let mut line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(40))).unwrap();
    let _ = line.write_all(message);
    let mut bytes = Vec::new();
    let _ = line.read_to_end(&mut bytes);
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).to_string();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head, body: bytes[end + 4..].to_vec() })
}

fn head(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    headers: &[(String, String)],
) -> String {
    let prefix = if path.starts_with("//") { "" } else { "/api/v1" };
    let path = path.strip_prefix('/').filter(|path| path.starts_with('/')).unwrap_or(path);
    let mut head = format!("{method} {prefix}{path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|(name, _)| name == "host") {
        head += &format!("host: {address}\r\n");
    }
    if let Some(token) = token {
        head += &format!("authorization: Bearer {token}\r\n");
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head
}

/// Tries until there is something, for a while.
pub fn patiently<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(30) {
        if let Some(found) = look() {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("waited in vain for {what}");
}

/// Is the game over?
pub fn is_over(frame: &Value) -> bool {
    frame["turn"]["over"].is_object()
}

/// Two people at a practice table of Karak. No roll comes before the first decision of either.
pub fn two_people(seed: u64) -> Value {
    json!({
        "game": "karak",
        "setup": { "players": 2, "heroes": ["warrior", "thief"] },
        "seats": [{ "person": { "name": "Zoé" } }, { "person": {} }],
        "seed": seed,
    })
}

/// One person against a computer player.
pub fn against_computer(seed: Option<u64>) -> Value {
    json!({
        "game": "karak",
        "setup": { "players": 2, "round_limit": 8 },
        "seats": [{ "person": {} }, { "computer": { "level": "squire" } }],
        "seed": seed,
    })
}

/// The seat that decides in a frame.
pub fn decider(frame: &Value) -> u64 {
    frame["turn"]["player"].as_u64().expect("somebody decides")
}
