//! A client without a mind of its own. The tests of the binary use it as well.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]
#![allow(dead_code, reason = "every test uses its own part of this")]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Looks at every answer: method, path and answer.
pub static WITNESS: OnceLock<fn(&str, &str, &Answer)> = OnceLock::new();

/// Somebody who calls the server at this address.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    pub address: SocketAddr,
}

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

/// A table that was opened, and the keys to the seats of its people.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    pub name: String,
    pub tokens: Vec<(u64, String)>,
    /// The key of a host without a seat.
    pub host: Option<String>,
}

impl Client {
    /// Asks for something without a body.
    pub fn get(&self, path: &str, token: Option<&str>) -> Answer {
        request(self.address, "GET", path, token, &[], None)
    }

    /// Sends something.
    pub fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        let body = body.to_string();
        request(self.address, "POST", path, token, &[], Some(body.as_bytes()))
    }

    /// Sends a text.
    pub fn post_text(&self, path: &str, text: impl AsRef<[u8]>) -> Answer {
        request(self.address, "POST", path, None, &[], Some(text.as_ref()))
    }

    /// Opens a table, and expects to succeed.
    pub fn open(&self, open: &Value) -> Opened {
        Opened::read(&self.post("/tables", None, open).json(201))
    }

    /// The table as this viewer sees it.
    pub fn table(&self, name: &str, token: Option<&str>) -> Value {
        self.get(&format!("/tables/{name}"), token).json(200)
    }

    /// The newest frame of a person, once they decide or the game is over.
    pub fn wait_for(&self, table: &Opened, seat: u64) -> Value {
        patiently("somebody's turn", || {
            let frame = self.table(&table.name, Some(table.token(seat)))["frame"].clone();
            let is_due = frame["decision"].is_object() || is_over(&frame);
            is_due.then_some(frame)
        })
    }

    /// The seat that decides, and its frame.
    pub fn turn(&self, table: &Opened) -> (u64, Value) {
        let seat = decider(&self.table(&table.name, None)["frame"]);
        (seat, self.table(&table.name, Some(table.token(seat)))["frame"].clone())
    }

    /// Plays an action, and gives the answer as it is.
    pub fn act(
        &self,
        table: &Opened,
        seat: u64,
        frame: &Value,
        key: &str,
        action: &Value,
    ) -> Answer {
        let body = json!({ "version": frame["version"], "key": key, "action": action });
        self.post(&format!("/tables/{}/act", table.name), Some(table.token(seat)), &body)
    }

    /// Takes back, and gives the answer as it is.
    pub fn undo(&self, table: &Opened, seat: u64, version: &Value, key: &str) -> Answer {
        let body = json!({ "version": version, "key": key });
        self.post(&format!("/tables/{}/undo", table.name), Some(table.token(seat)), &body)
    }

    /// Plays the first possible action of this kind, as whoever decides.
    pub fn play(&self, table: &Opened, key: &str, kind: &str) -> Value {
        let (seat, frame) = self.turn(table);
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let is_meant = |action: &&Value| action.get(kind).is_some() || *action == kind;
        let action = actions.iter().find(is_meant).unwrap_or_else(|| panic!("{kind}: {actions:?}"));
        self.act(table, seat, &frame, key, action).json(200)
    }

    /// Asks for something at a table by a request without a body.
    pub fn ask(&self, table: &str, route: &str, token: Option<&str>) -> Answer {
        request(self.address, "POST", &format!("/tables/{table}/{route}"), token, &[], None)
    }

    /// Arranges the people around a table, and gives the answer as it is.
    pub fn arrange(&self, table: &str, token: Option<&str>, wish: &Value) -> Answer {
        self.post(&format!("/tables/{table}/room"), token, wish)
    }

    /// The people around a table, as this viewer sees them.
    pub fn room(&self, table: &str, token: Option<&str>) -> Value {
        self.table(table, token)["room"].clone()
    }

    /// Gives out an invitation, and expects to succeed: its secret.
    pub fn invite(&self, table: &str, token: &str, to: &Value) -> String {
        let path = format!("/tables/{table}/invitations");
        let invited = self.post(&path, Some(token), &json!({ "to": to })).json(200);
        invited["secret"].as_str().unwrap().into()
    }

    /// Asks where this leads, and gives the answer as it is.
    pub fn door(&self, table: &str, by: &Value) -> Answer {
        self.post(&format!("/tables/{table}/door"), None, &json!({ "by": by }))
    }

    /// Sits down by this right, and gives the answer as it is.
    pub fn join(&self, table: &str, by: &Value, name: &str, key: &str) -> Answer {
        let wish = json!({ "by": by, "name": name, "key": key });
        self.post(&format!("/tables/{table}/join"), None, &wish)
    }

    /// Sits down with a secret, and expects to succeed: the seat and its token.
    pub fn sit(&self, table: &str, secret: &str, name: &str) -> (u64, String) {
        let joined = self.join(table, &json!({ "secret": secret }), name, &join_key()).json(200);
        (joined["seat"].as_u64().unwrap(), joined["token"].as_str().unwrap().into())
    }

    /// Watches a table.
    pub fn stream(&self, table: &str, token: Option<&str>, seen: Option<u64>) -> Stream {
        self.stream_at(&format!("/tables/{table}/stream"), token, seen)
    }

    /// Watches what is told at this address.
    pub fn stream_at(&self, path: &str, token: Option<&str>, seen: Option<u64>) -> Stream {
        let mut line = TcpStream::connect(self.address).unwrap();
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        let seen = seen.map(|seen| ("last-event-id".to_string(), seen.to_string()));
        let head = head(self.address, "GET", path, token, seen.as_slice());
        line.write_all(format!("{head}\r\n").as_bytes()).unwrap();
        Stream { lines: BufReader::new(line) }
    }
}

impl Opened {
    /// What the server tells whoever opens a table.
    pub fn read(opened: &Value) -> Opened {
        let token = |one: &Value| {
            (one["seat"].as_u64().unwrap(), one["token"].as_str().unwrap().to_string())
        };
        Opened {
            name: opened["table"].as_str().unwrap().into(),
            tokens: opened["tokens"].as_array().unwrap().iter().map(token).collect(),
            host: opened["host"].as_str().map(String::from),
        }
    }

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

    /// What it is, for browsers.
    pub fn kind(&self) -> &str {
        let kind = self.head.lines().find_map(|line| line.strip_prefix("content-type: "));
        kind.unwrap_or_default()
    }
}

/// A server-sent event.
pub struct Told {
    pub event: String,
    pub id: Option<u64>,
    pub data: Value,
}

/// Server-sent events, as they come.
pub struct Stream {
    lines: BufReader<TcpStream>,
}

impl Stream {
    /// What comes over this line.
    pub fn over(line: TcpStream) -> Stream {
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        Stream { lines: BufReader::new(line) }
    }

    /// The next frame and its id; nothing if the stream has ended.
    pub fn next(&mut self) -> Option<(u64, Value)> {
        loop {
            let told = self.next_event()?;
            if told.event == "frame" {
                return Some((told.id.expect("a frame has an id"), told.data));
            }
        }
    }

    /// The next event of this name.
    pub fn next_of(&mut self, event: &str) -> Option<Value> {
        loop {
            let told = self.next_event()?;
            if told.event == event {
                return Some(told.data);
            }
        }
    }

    /// Whatever is told next; nothing if the stream has ended.
    pub fn next_event(&mut self) -> Option<Told> {
        let start = Instant::now();
        let (mut event, mut id, mut data) = (String::new(), None, None);
        loop {
            // Signs of life come for ever.
            assert!(start.elapsed() < PATIENCE, "waited in vain for an event");
            let mut line = String::new();
            if self.lines.read_line(&mut line).unwrap_or(0) == 0 {
                return None;
            }
            let line = line.trim_end();
            if let Some(text) = line.strip_prefix("event: ") {
                event = text.into();
            } else if let Some(text) = line.strip_prefix("id: ") {
                id = text.parse().ok();
            } else if let Some(text) = line.strip_prefix("data: ") {
                data = Some(serde_json::from_str(text).unwrap());
            } else if line.is_empty()
                && let Some(data) = data.take()
            {
                return Some(Told { event, id, data });
            }
        }
    }

    /// Frames up to this version.
    pub fn until(&mut self, version: u64) -> Vec<Value> {
        let mut frames = Vec::new();
        loop {
            let (id, frame) = self.next().expect("the stream goes on");
            frames.push(frame);
            if id >= version {
                return frames;
            }
        }
    }

    /// The status of the answer.
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
    let answer = try_request(address, method, path, token, headers, body).expect("an answer");
    if let Some(witness) = WITNESS.get() {
        witness(method, path, &answer);
    }
    answer
}

/// A request to a server that may be gone.
pub fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    headers: &[(String, String)],
    body: Option<&[u8]>,
) -> Option<Answer> {
    let mut head = head(address, method, path, token, headers);
    if let Some(body) = body {
        head += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    let message = [format!("{head}\r\n").as_bytes(), body.unwrap_or_default()].concat();
    send(address, &message)
}

/// Sends these bytes, and reads until the server hangs up. A server that has heard enough may answer
/// before everything is sent.
pub fn send(address: SocketAddr, message: &[u8]) -> Option<Answer> {
    let mut line = TcpStream::connect(address).ok()?;
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    let _ = line.write_all(message);
    read_answer(line)
}

/// An answer up to its end; of a stream, which has none, only the head.
pub fn read_answer(mut line: TcpStream) -> Option<Answer> {
    let mut bytes = Vec::new();
    let mut piece = [0; 16 << 10];
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        let length = line.read(&mut piece).ok().filter(|&length| length > 0)?;
        bytes.extend_from_slice(&piece[..length]);
    };
    let head = String::from_utf8_lossy(&bytes[..end]).to_string();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let mut body = bytes[end + 4..].to_vec();
    if !head.contains("content-type: text/event-stream") {
        let _ = line.read_to_end(&mut body);
    }
    Some(Answer { status, head, body })
}

/// A request up to where the headers of its body begin.
pub fn head(
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

/// How long anything may take before it counts as lost.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Tries until there is something, for a while.
pub fn patiently<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
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

/// The seat that decides in a frame.
pub fn decider(frame: &Value) -> u64 {
    frame["turn"]["player"].as_u64().expect("somebody decides")
}

/// A key for a wish to sit down, like no other of this process.
pub fn join_key() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    format!("{:032x}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A person, and free seats: so many play at a practice table of Karak.
pub fn with_free_seats(players: usize, seed: u64) -> Value {
    let mut seats = vec![json!({ "open": {} }); players];
    seats[0] = json!({ "person": { "name": "Zoé" } });
    json!({ "game": "karak", "setup": { "players": players }, "seats": seats, "seed": seed })
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
