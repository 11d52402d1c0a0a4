//! How many decisions a server takes each second, and how long one waits: `cargo bench -p server`.
#![allow(clippy::unwrap_used, reason = "a measurement may stop here")]

#[path = "../tests/server/common/client.rs"]
mod client;

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use client::{Client, Opened, decider, two_people};
use serde_json::{Value, json};
use server::{Server, Settings, Store};

const TIME: Duration = Duration::from_secs(3);

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let (client, store) = start(Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.path().join("tables.db"),
        limits: server::Limits {
            burst: u32::MAX,
            open_burst: u32::MAX,
            bytes_rate: u32::MAX,
            bytes_burst: u32::MAX,
            ..server::Limits::default()
        },
        ..Settings::default()
    });
    println!("tables  decisions/s  median ms  99 % ms  decisions in a transaction");
    for tables in [1, 8, 64] {
        measure(client, &store, tables);
    }
}

/// A server for as long as the process lives.
fn start(settings: Settings) -> (Client, Store) {
    let (ready, is_ready) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind(settings).await.unwrap();
            ready.send((Client { address: server.address() }, server.store().clone())).unwrap();
            server.run(std::future::pending()).await;
        });
    });
    is_ready.recv().unwrap()
}

/// Everybody plays as fast as they are answered.
fn measure(client: Client, store: &Store, tables: u64) {
    let opened: Vec<Opened> = (0..tables).map(|seed| client.open(&two_people(seed))).collect();
    let before = store.written();
    let end = Instant::now() + TIME;
    let play = |table: Opened| thread::spawn(move || play(client, &table, end));
    let players: Vec<_> = opened.into_iter().map(play).collect();
    let waits = players.into_iter().flat_map(|player| player.join().unwrap());
    let mut waits: Vec<Duration> = waits.collect();
    let after = store.written();
    waits.sort();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let pace = waits.len() as f64 / TIME.as_secs_f64();
    let (changes, transactions) =
        (after.changes - before.changes, after.transactions - before.transactions);
    let together = changes as f64 / transactions as f64;
    println!("{tables:6}  {pace:11.0}  {:9.2}  {:7.2}  {together:26.1}", at(50), at(99));
}

/// Ends turns until it is time; how long each took.
fn play(client: Client, table: &Opened, end: Instant) -> Vec<Duration> {
    let mut line = Line::new(client.address);
    let told = client.table(&table.name, None)["frame"].clone();
    let (mut seat, mut version) = (decider(&told), told["version"].clone());
    let mut waits = Vec::new();
    while Instant::now() < end {
        let key = waits.len().to_string();
        let body = json!({ "version": version, "key": key, "action": "end_turn" });
        let start = Instant::now();
        let done = line.post(&format!("/tables/{}/act", table.name), table.token(seat), &body);
        waits.push(start.elapsed());
        let newest = done["frames"].as_array().and_then(|frames| frames.last()).unwrap();
        (seat, version) = (decider(newest), done["version"].clone());
    }
    waits
}

/// A connection that is kept, as a browser does.
struct Line {
    address: SocketAddr,
    reader: BufReader<TcpStream>,
}

impl Line {
    fn new(address: SocketAddr) -> Line {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Line { address, reader: BufReader::new(stream) }
    }

    fn post(&mut self, path: &str, token: &str, body: &Value) -> Value {
        let body = body.to_string();
        let message = format!(
            "POST /api/v1{path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.reader.get_mut().write_all(message.as_bytes()).unwrap();
        let mut length = 0;
        loop {
            let mut header = String::new();
            self.reader.read_line(&mut header).unwrap();
            if let Some(number) = header.strip_prefix("content-length: ") {
                length = number.trim().parse().unwrap();
            }
            if header == "\r\n" {
                break;
            }
        }
        let mut bytes = vec![0; length];
        self.reader.read_exact(&mut bytes).unwrap();
        serde_json::from_slice(&bytes).unwrap()
    }
}
