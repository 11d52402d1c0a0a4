//! Whatever is sent, the server answers as described, nothing breaks, and it goes on.

use std::{
    collections::BTreeMap,
    io::Write,
    net::{Shutdown, TcpStream},
    panic,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

use serde_json::{Value, json};
use tabletop::{Rng, below, seeded_rng, testkit};

use crate::common::{
    Answer, Client, Opened, WANTED_PANIC, client, document, is_over, start_with, two_people,
    with_free_seats,
};
use crate::{by_schema, wishes};

/// How many requests; more in a long run.
fn count() -> usize {
    if std::env::var_os("KARAK_LONG").is_some() { 60_000 } else { 5_000 }
}

/// Panics of the server's own threads, but for those that another test of this process wants.
static PANICS: AtomicU32 = AtomicU32::new(0);

fn count_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let is_ours = |name: &str| ["tokio", "karak-"].iter().any(|own| name.starts_with(own));
        let is_wanted = info.payload_as_str() == Some(WANTED_PANIC);
        if thread::current().name().is_some_and(is_ours) && !is_wanted {
            PANICS.fetch_add(1, Ordering::Relaxed);
        }
        usual(info);
    }));
}

#[test]
fn nothing_that_is_sent_breaks_the_server() {
    count_panics();
    let server = start_with(|settings| {
        settings.limits.burst = 10_000_000;
        settings.limits.open_burst = 10_000_000;
        settings.limits.hint_ms = 1;
        settings.limits.seconds = 5;
        settings.limits.try_burst = 10_000_000;
        settings.limits.host_away = 0;
        settings.lobby = true;
    });
    let opens =
        [two_people(1), two_people(2), json!({ "tutorial": "karak" }), with_free_seats(4, 3)];
    let mut tables = opens.each_ref().map(|open| Fuzzed::open(&server, open));
    let rng = &mut seeded_rng(6);
    let mut outcomes: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..count() {
        // A game that somebody has ended is followed by another.
        let place = number % tables.len();
        // So is one that people have left, or arranged until nobody can sit down.
        let is_left = number % 250 < tables.len();
        if is_left || is_over(&server.table(&tables[place].opened.name, None)["frame"]) {
            tables[place] = Fuzzed::open(&server, &opens[place]);
        }
        let request = Request::random(&server, &tables, rng);
        if let Some(answer) = request.send(&server) {
            *outcomes.entry(outcome(&answer)).or_default() += 1;
            request.check(&answer);
            let at = |table: &&mut Fuzzed| request.path.contains(&table.opened.name);
            tables.iter_mut().filter(at).for_each(|table| table.hear(&answer));
        }
    }
    println!("{outcomes:?}");
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
    let often = "200 201 malformed illegal forbidden not_your_turn not_found method unknown_table \
        not_host bad_invitation bad_code no_seat waiting no_free_text nothing_proposed";
    for code in often.split(' ') {
        assert!(outcomes.contains_key(code), "{code} never came: {outcomes:?}");
    }
    assert_eq!(server.get("/health", None).json(200)["ok"], true);
    let table = server.open(&two_people(3));
    server.play(&table, "still", "end_turn");
}

/// Has all of it come? Who hangs up on a body that nobody reads cuts a long answer short.
fn is_whole(answer: &Answer) -> bool {
    let length = answer.head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.and_then(|length| length.parse().ok()).is_none_or(|length| answer.body.len() >= length)
}

/// The failure's code, or the status.
fn outcome(answer: &Answer) -> String {
    let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    let code = body["error"]["code"].as_str();
    code.map_or_else(|| answer.status.to_string(), String::from)
}

/// A table, and what was heard that may let somebody in.
#[derive(Clone)]
struct Fuzzed {
    opened: Opened,
    tokens: Vec<String>,
    secrets: Vec<String>,
    code: String,
}

impl Fuzzed {
    /// With free seats, a guest sits down on one of them.
    fn open(server: &Client, open: &Value) -> Fuzzed {
        let opened = server.open(open);
        let tokens = opened.tokens.iter().map(|(_, token)| token.clone()).collect();
        let mut fuzzed = Fuzzed { opened, tokens, secrets: Vec::new(), code: "BCDFH".into() };
        let (name, host) = (&fuzzed.opened.name, fuzzed.opened.token(0));
        fuzzed.secrets.push(server.invite(name, host, &json!("table")));
        if server.room(name, None)["stage"] == "waiting" {
            let (_, guest) = server.sit(name, &fuzzed.secrets[0], "Bea");
            fuzzed.hear(&server.ask(name, "code", Some(host)));
            fuzzed.tokens.push(guest);
        }
        fuzzed
    }

    /// Notes what may let somebody in.
    fn hear(&mut self, answer: &Answer) {
        let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
        let word = |field: &str| body[field].as_str().map(String::from);
        self.tokens.extend(word("token"));
        self.secrets.extend(word("secret"));
        self.code = word("code").unwrap_or_else(|| self.code.clone());
        let surplus = |list: &Vec<String>| list.len().saturating_sub(12);
        self.tokens.drain(..surplus(&self.tokens));
        self.secrets.drain(..surplus(&self.secrets));
    }
}

/// What goes over the line.
struct Request {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Request {
    fn random(server: &Client, tables: &[Fuzzed], rng: &mut impl Rng) -> Request {
        let fuzzed = any(tables, rng);
        let table = &fuzzed.opened;
        let endpoints = document()["paths"].as_object().unwrap();
        let endpoints: Vec<(&String, &Value)> = endpoints.iter().collect();
        let (template, endpoint) = any(&endpoints, rng);
        let usual = if endpoint.get("post").is_some() { "POST" } else { "GET" };
        let method = if rarely(rng) { any(METHODS, rng) } else { usual };
        let name = if rarely(rng) { word(rng) } else { table.name.clone() };
        let mut path = template.replace("{table}", &name).replace("{game}", "karak");
        if path.ends_with("/frames") || rarely(rng) {
            path += any(QUERIES, rng);
        }
        if rarely(rng) {
            path = any(PATHS, rng).replace("NAME", &table.name);
        }
        let by_schema = if below(3, rng) == 0 { by_schema::body(template, rng) } else { None };
        let body = match by_schema {
            Some(body) => body.to_string().into_bytes(),
            None => body(server, &fuzzed, &path, rng),
        };
        let mut headers = vec![("host", server.address.to_string())];
        if !rarely(rng) {
            headers.push(("authorization", format!("Bearer {}", any(&fuzzed.tokens, rng))));
        }
        while rarely(rng) {
            let value = if rarely(rng) { word(rng) } else { any(VALUES, rng).to_string() };
            headers.push((any(HEADERS, rng), value));
        }
        Request { method, path, headers, body }
    }

    /// Nothing if the server hung up on it.
    fn send(&self, server: &Client) -> Option<Answer> {
        let Request { method, path, headers, body } = self;
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !headers.iter().any(|(name, _)| *name == "content-length") {
            head += &format!("content-length: {}\r\n", body.len());
        }
        let mut line = TcpStream::connect(server.address).unwrap();
        let _ = line.write_all(format!("{head}\r\n").as_bytes());
        let _ = line.write_all(body);
        // What is said to be longer than it is ends here.
        if headers.iter().any(|(name, _)| ["content-length", "transfer-encoding"].contains(name)) {
            let _ = line.shutdown(Shutdown::Write);
        }
        client::read_answer(line).filter(is_whole)
    }

    fn check(&self, answer: &Answer) {
        let text = String::from_utf8_lossy(&answer.body);
        let Request { method, path, headers, body } = self;
        let sent =
            || format!("{method} {path}\n{headers:?}\n{}\n{text}", String::from_utf8_lossy(body));
        assert_ne!(answer.status, 500, "{}", sent());
        // What is no HTTP never comes to us; what is packed is not read here.
        let is_ours = answer.head.contains("content-security-policy");
        let is_packed = answer.head.contains("content-encoding");
        assert!(is_ours || answer.status < 500, "{}", sent());
        if let (true, false, Some(path)) = (is_ours, is_packed, path.strip_prefix("/api/v1")) {
            let witness = client::WITNESS.get().unwrap();
            let look = panic::AssertUnwindSafe(|| witness(method, path, answer));
            assert!(panic::catch_unwind(look).is_ok(), "{}", sent());
        }
    }
}

/// A body that is almost right.
fn body(server: &Client, fuzzed: &Fuzzed, path: &str, rng: &mut impl Rng) -> Vec<u8> {
    let table = &fuzzed.opened;
    if rarely(rng) {
        return (0..below(60, rng)).map(|_| below(256, rng) as u8).collect();
    }
    if path.ends_with("/box") {
        let mut text = include_bytes!("../../../../data/karak.toml").to_vec();
        while below(2, rng) == 0 {
            testkit::damage(&mut text, rng);
        }
        return text;
    }
    // Whoever has lost their seat looks on.
    let told = server.get(&format!("/tables/{}", table.name), Some(&any(&fuzzed.tokens, rng)));
    let told = if told.status == 200 { told.json(200) } else { server.table(&table.name, None) };
    let frame = &told["frame"];
    let actions = frame["decision"]["actions"].as_array();
    let action = actions.filter(|_| !rarely(rng)).map(|actions| any(actions, rng));
    let action = action.unwrap_or(json!("heal"));
    let key = below(1_000, rng).to_string();
    let mut body = match path.rsplit('/').next().unwrap_or_default() {
        "act" => json!({ "version": frame["version"], "key": key, "action": action }),
        "undo" | "end" => json!({ "version": frame["version"], "key": key }),
        "hint" => json!({ "version": frame["version"] }),
        "analysis" => json!({ "version": frame["version"], "line": [action] }),
        "why" => json!({ "action": action }),
        "tables" if rarely(rng) => json!({ "tutorial": "karak" }),
        "tables" if rarely(rng) => {
            let save = server.get(&format!("/tables/{}/save", table.name), None);
            json!({ "save": save.json(200), "seats": two_people(1)["seats"] })
        }
        "tables" if rarely(rng) => with_free_seats(3, rng.next_u64()),
        "tables" => two_people(rng.next_u64()),
        route => {
            match wishes::around_a_table(&fuzzed.secrets, &fuzzed.code, route, &key, frame, rng) {
                Some(body) => body,
                None => return Vec::new(),
            }
        }
    };
    while below(2, rng) == 0 {
        spoil(&mut body, rng);
    }
    let mut bytes = body.to_string().into_bytes();
    while rarely(rng) && !bytes.is_empty() {
        let place = below(bytes.len() as u32, rng) as usize;
        match below(3, rng) {
            0 => bytes[place] ^= 1 << below(8, rng),
            1 => bytes.truncate(place),
            _ => bytes.insert(place, below(256, rng) as u8),
        }
    }
    bytes
}

/// Changes one thing, somewhere inside.
fn spoil(data: &mut Value, rng: &mut impl Rng) {
    let inner: Option<&mut Value> = match data {
        Value::Object(fields) if !fields.is_empty() => {
            let place = below(fields.len() as u32, rng) as usize;
            fields.values_mut().nth(place)
        }
        Value::Array(all) if !all.is_empty() => {
            let place = below(all.len() as u32, rng) as usize;
            all.get_mut(place)
        }
        Value::Object(_)
        | Value::Array(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => None,
    };
    match inner {
        Some(inner) if below(3, rng) > 0 => spoil(inner, rng),
        Some(inner) if below(3, rng) == 0 => *inner = Value::Null,
        Some(_) if below(2, rng) == 0 => {
            if let Value::Object(fields) = data {
                fields.insert(word(rng), json!(1));
            }
        }
        _ => {
            *data = any(
                &[
                    json!(-1),
                    json!(0),
                    json!(1.5),
                    json!(u64::MAX),
                    json!("x".repeat(70)),
                    json!(""),
                    json!([]),
                    json!({}),
                    json!(true),
                    json!([[[[]]]]),
                    json!("\u{0}é\u{202e}"),
                ],
                rng,
            );
        }
    }
}

const METHODS: &[&str] =
    &["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"];
const QUERIES: &[&str] = &[
    "",
    "?from=1",
    "?from=0&to=3",
    "?from=18446744073709551615&to=0",
    "?to=18446744073709551615",
    "?from=99999999999999999999",
    "?from=%ff",
    "?=",
    "?&&&",
    "?from=1&from=2",
    "?token=x",
    "?eyes=all",
    "?eyes=1",
    "?eyes=255",
    "?eyes=256",
    "?from=1&eyes=",
];
const PATHS: &[&str] = &[
    "/",
    "*",
    "/api",
    "/api/v1",
    "/api/v1/",
    "/api/v1/tables/",
    "/api/v1/tables//act",
    "/api/v1/tables/NAME/",
    "/api/v1/tables/NAME/act/more",
    "/api/v1/tables/%00",
    "/api/v1/tables/%",
    "/api/v1/tables/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/x.js",
    "/table/NAME",
    "//evil.example/",
    "/a.b.c",
    "http://127.0.0.1/api/v1/health",
];
const HEADERS: &[&str] = &[
    "authorization",
    "content-length",
    "content-type",
    "transfer-encoding",
    "last-event-id",
    "origin",
    "host",
    "accept-encoding",
    "x-forwarded-for",
    "expect",
    "upgrade",
    "if-none-match",
    "range",
    "cookie",
];
const VALUES: &[&str] = &[
    "",
    "0",
    "-1",
    "18446744073709551616",
    "5",
    "null",
    "gzip",
    "chunked",
    "identity",
    "100-continue",
    "websocket",
    "bytes=0-1",
    "http://evil.example",
    "Bearer",
    "Bearer  ",
    "Basic eDp5",
    "text/plain",
];

fn word(rng: &mut impl Rng) -> String {
    let letters = ["a", "%", "/", "é", "..", " ", "\t", "?", "#", "%00", "\u{7f}", "0"];
    (0..below(12, rng)).map(|_| any(&letters, rng)).collect()
}

pub fn rarely(rng: &mut impl Rng) -> bool {
    below(6, rng) == 0
}

pub fn any<T: Clone>(list: &[T], rng: &mut impl Rng) -> T {
    list[below(list.len() as u32, rng) as usize].clone()
}
