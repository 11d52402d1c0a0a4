//! How long a family waits for a computer player, alone and beside watched tables of legends, over HTTP.
//!
//! `cargo bench -p server --bench thinkers` measures this server; `… -- PROGRAM …` the servers that these
//! programs are (`karak`), one after the other with the same games.
#![allow(clippy::unwrap_used, reason = "a measurement may stop here")]

#[path = "../tests/server/common/client.rs"]
mod client;
#[path = "../tests/server/common/source.rs"]
mod source;

use std::{
    fs,
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use client::{Client, Opened, Stream, is_over, patiently};
use serde_json::{Value, json};
use server::{Server, Settings};
use source::Stranger;
use tabletop::{FairDice, Luck, Seat, Turn};

/// Tables of legends.
const TABLES: u8 = 30;
/// How long the legends play before anything is measured.
const WARM_UP: Duration = Duration::from_secs(4);
/// How long is measured at the most,
const TIME: Duration = Duration::from_secs(60);
/// and how many answers.
const ANSWERS: usize = 20;
/// How long the family thinks about a turn.
const THINKS: Duration = Duration::from_secs(1);

/// Who watches the tables of legends.
#[derive(Clone, Copy)]
enum Beside {
    /// There are none.
    Nobody,
    OneAddress,
    ThirtyAddresses,
}

fn main() {
    let programs: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    println!(
        "server  against  beside  answers  median ms  90 % ms  longest ms  thoughts of legends/s"
    );
    if programs.is_empty() {
        measure_all("this", start);
    }
    for program in &programs {
        measure_all(program, |folder| start_program(program, folder));
    }
}

fn measure_all<T>(name: &str, start: impl Fn(&Path) -> (Client, T)) {
    for beside in [Beside::Nobody, Beside::OneAddress, Beside::ThirtyAddresses] {
        for level in ["knight", "legend"] {
            let folder = tempfile::tempdir().unwrap();
            let (client, _running) = start(folder.path());
            measure(name, client, level, beside);
        }
    }
}

/// A server for as long as the process lives; it is not stopped, but its tables are left alone.
fn start(folder: &Path) -> (Client, ()) {
    let settings = Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.join("tables.db"),
        thinkers: 1,
        ..Settings::default()
    };
    let (ready, is_ready) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind(settings).await.unwrap();
            ready.send(server.address()).unwrap();
            server.run(tokio::time::sleep(WARM_UP + TIME * 2)).await;
        });
    });
    (Client { address: is_ready.recv().unwrap() }, ())
}

/// A program that is killed when it is no longer needed.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start_program(program: &str, folder: &Path) -> (Client, Running) {
    let [data, port] = ["tables.db", "port"].map(|name| folder.join(name));
    let child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--thinkers", "1", "--data"])
        .arg(data)
        .arg("--port-file")
        .arg(&port)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let running = Running(child);
    let address: SocketAddr =
        patiently("the program", || fs::read_to_string(&port).ok()?.trim().parse().ok());
    (Client { address }, running)
}

fn measure(name: &str, client: Client, level: &str, beside: Beside) {
    let thoughts = Arc::<AtomicU64>::default();
    let words = match beside {
        Beside::Nobody => "nobody",
        Beside::OneAddress => "30 tables of one address",
        Beside::ThirtyAddresses => "30 tables of 30 addresses",
    };
    for number in 0..TABLES {
        let address = match beside {
            Beside::Nobody => break,
            Beside::OneAddress => [1, 1],
            Beside::ThirtyAddresses => [1, number + 1],
        };
        watch_legends(Stranger::new(&client, address), number, thoughts.clone());
    }
    if thoughts_begin(beside) {
        thread::sleep(WARM_UP);
    }
    let (begin, before) = (Instant::now(), thoughts.load(Ordering::Relaxed));
    let mut waits = play(client, level);
    let pace = (thoughts.load(Ordering::Relaxed) - before) as f64 / begin.elapsed().as_secs_f64();
    waits.sort();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let (median, most, longest) = (at(50), at(90), at(100));
    println!(
        "{name}  {level}  {words}  {}  {median:.0}  {most:.0}  {longest:.0}  {pace:.0}",
        waits.len()
    );
}

fn thoughts_begin(beside: Beside) -> bool {
    match beside {
        Beside::Nobody => false,
        Beside::OneAddress | Beside::ThirtyAddresses => true,
    }
}

/// A person, who begins, against computer players of this level: a table at which a computer begins is one that
/// nobody watches at first. The number tells games apart.
fn against(level: &str, computers: usize, number: u64) -> Value {
    let heroes = &["warrior", "thief", "wizard", "oracle"][..=computers];
    let setup = json!({ "players": heroes.len(), "heroes": heroes });
    let is_first = |seed: &u64| {
        let dice = Luck::Fair(FairDice::seeded(*seed));
        let game = games::open("karak", setup.clone(), None, dice).unwrap();
        game.turn() == Turn::Player(Seat(0))
    };
    let seed = (number * 1_000..).find(is_first).unwrap();
    let mut seats = vec![json!({ "computer": { "level": level } }); heroes.len()];
    seats[0] = json!({ "person": {} });
    json!({ "game": "karak", "setup": setup, "seats": seats, "seed": seed })
}

/// Opens a table of three legends and somebody who watches and always ends their turn at once. Counts what the
/// legends do.
fn watch_legends(watcher: Stranger, number: u8, count: Arc<AtomicU64>) {
    let table = watcher.open(&against("legend", 3, number.into()));
    let mut stream = watcher.stream(&table.name, Some(table.token(0)));
    thread::spawn(move || {
        let mut seen = 0;
        while let Some((id, frame)) = stream.next() {
            if id <= seen {
                continue;
            }
            seen = id;
            if let Some(action) = ends_turn(&frame) {
                seen = act(watcher, &table, &frame, &action)["version"].as_u64().unwrap_or(id);
            } else if frame["turn"]["player"].is_u64() {
                // A roll or a draw follows a decision at once.
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
}

/// Decides at the first seat; the answer.
fn act(caller: Stranger, table: &Opened, frame: &Value, action: &Value) -> Value {
    let version = &frame["version"];
    let body = json!({ "version": version, "key": version.to_string(), "action": action });
    let path = format!("/tables/{}/act", table.name);
    caller.post(&path, Some(table.token(0)), &body).json(200)
}

/// A family ends its turns; how long it waits from then to the first that a computer player does.
fn play(client: Client, level: &str) -> Vec<Duration> {
    let family = Stranger::new(&client, [9, 9]);
    let (end, mut waits, mut number) = (Instant::now() + TIME, Vec::new(), 100);
    while waits.len() < ANSWERS && Instant::now() < end {
        let table = family.open(&against(level, 1, number));
        let stream = family.stream(&table.name, Some(table.token(0)));
        play_at(family, &table, stream, end, &mut waits);
        number += 1;
    }
    waits
}

fn play_at(
    family: Stranger,
    table: &Opened,
    mut stream: Stream,
    end: Instant,
    waits: &mut Vec<Duration>,
) {
    // What the person has seen of their own, and since when they wait.
    let (mut seen, mut waits_since) = (None, None);
    while let Some((id, frame)) = stream.next() {
        if seen.is_some_and(|seen| id <= seen) {
            continue;
        }
        waits.extend(waits_since.take().map(|since: Instant| since.elapsed()));
        if is_over(&frame) || waits.len() >= ANSWERS || Instant::now() > end {
            return;
        }
        let Some(action) = ends_turn(&frame) else { continue };
        if action == "end_turn" {
            thread::sleep(THINKS);
        }
        let since = Instant::now();
        let done = act(family, table, &frame, &action);
        seen = done["version"].as_u64();
        let newest = done["frames"].as_array().and_then(|frames| frames.last()).unwrap();
        waits_since = (newest["turn"]["player"] == 1).then_some(since);
    }
}

/// What a person does who wants the computer to go on, if it is their turn.
fn ends_turn(frame: &Value) -> Option<Value> {
    let actions = frame["decision"]["actions"].as_array()?;
    let end = json!("end_turn");
    Some(actions.iter().find(|action| **action == end).unwrap_or(&actions[0]).clone())
}
