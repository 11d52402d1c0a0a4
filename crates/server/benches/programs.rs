//! Programs compared in one run, from outside: what a decision costs them, how many streams they hold, how soon watchers hear.
//!
//! `cargo bench -p server --bench programs -- before=PATH after=PATH [decisions] [streams] [fan-out]`
#![allow(clippy::unwrap_used, reason = "a measurement may stop here")]

#[path = "../tests/server/common/client.rs"]
mod client;

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use client::{Client, Opened, decider, patiently, two_people};

/// How long a round lasts.
const ROUND: Duration = Duration::from_secs(5);
/// Each program is measured so often, in turns.
const ROUNDS: usize = 3;
/// The kernel's clock ticks in a second.
const TICKS: f64 = 100.0;

const CONFIG: &str = "
[limits]
burst = 4000000000
rate = 4000000000
open_burst = 4000000000
connections = 12000
connections_each = 12000
streams = 12000
live = 12000
";

const NEWER: &str = "
bytes_rate = 4000000000
bytes_burst = 4000000000
";

/// Measures a program and prints what came of it.
type Measure = fn(&Program);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let programs: Vec<(&str, &str)> =
        words.iter().filter_map(|word| word.split_once('=')).collect();
    if programs.is_empty() {
        println!("nothing to compare: name programs, such as after=target/release/karak");
        return;
    }
    let is_wanted = |name: &str| {
        let mut named = words.iter().filter(|word| !word.contains('=')).peekable();
        named.peek().is_none() || named.any(|word| word == name)
    };
    let all: [(&str, Measure); 3] =
        [("decisions", decisions), ("streams", streams), ("fan-out", fan_out)];
    for (name, measure) in all.into_iter().filter(|(name, _)| is_wanted(name)) {
        println!("\n{name}");
        for round in 0..ROUNDS {
            for (label, path) in &programs {
                print!("  {label:<8} {round}  ");
                std::io::stdout().flush().unwrap();
                measure(&Program::start(path));
            }
        }
    }
}

/// A server in a process of its own, until it is dropped.
struct Program {
    child: Child,
    client: Client,
    _folder: tempfile::TempDir,
}

impl Program {
    fn start(path: &str) -> Program {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        // An older program knows fewer settings and says which.
        let knows_bytes = fs::read(path).unwrap().windows(10).any(|word| word == b"bytes_rate");
        let config = CONFIG.to_string() + if knows_bytes { NEWER } else { "" };
        fs::write(at("settings.toml"), config).unwrap();
        let mut serve = Command::new(path);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--thinkers", "1"]);
        serve.arg("--data").arg(at("tables.db")).arg("--config").arg(at("settings.toml"));
        serve.arg("--port-file").arg(at("port"));
        serve.stdout(Stdio::null()).stderr(Stdio::null());
        let child = serve.spawn().unwrap();
        let address = patiently("a server", || {
            fs::read_to_string(at("port")).ok()?.trim().parse::<SocketAddr>().ok()
        });
        Program { child, client: Client { address }, _folder: folder }
    }

    /// The processor time that it has used, in seconds.
    fn time_used(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        let ticks = |field: usize| fields[field].parse::<f64>().unwrap();
        (ticks(11) + ticks(12)) / TICKS
    }

    /// The memory that it holds, in KiB.
    fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Acknowledged decisions for each second of a core that the program used, with 1, 64 and 256 tables at once.
fn decisions(program: &Program) {
    for tables in [1, 64, 256] {
        let mut players: Vec<Player> =
            (0..tables).map(|seed| Player::new(program.client, seed)).collect();
        let (time, start) = (program.time_used(), Instant::now());
        let share = players.len().div_ceil(4);
        let end = start + ROUND;
        let mut waits: Vec<Duration> = thread::scope(|scope| {
            let threads = players.chunks_mut(share).map(|some| scope.spawn(|| play(some, end)));
            let threads: Vec<_> = threads.collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
        });
        let (time, wall) = (program.time_used() - time, start.elapsed().as_secs_f64());
        let count = waits.len() as f64;
        waits.sort();
        print!(
            "{tables:>4} tables: {:6.0}/core-s {:6.0}/s {:5.1} ms |",
            count / time,
            count / wall,
            milliseconds(waits[waits.len() / 2])
        );
    }
    println!();
}

/// Everybody decides at once, again and again.
fn play(players: &mut [Player], end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let start = Instant::now();
        players.iter_mut().for_each(Player::send);
        for player in &mut *players {
            player.hear();
            waits.push(start.elapsed());
        }
    }
    waits
}

/// Two people at one device, who end their turns.
struct Player {
    table: Opened,
    seat: u64,
    version: u64,
    count: u64,
    line: BufReader<TcpStream>,
    host: SocketAddr,
}

impl Player {
    fn new(client: Client, seed: u64) -> Player {
        let table = client.open(&two_people(seed));
        let frame = client.table(&table.name, None)["frame"].clone();
        let line = BufReader::new(TcpStream::connect(client.address).unwrap());
        line.get_ref().set_nodelay(true).unwrap();
        let (seat, version) = (decider(&frame), frame["version"].as_u64().unwrap());
        Player { table, seat, version, count: 0, line, host: client.address }
    }

    fn send(&mut self) {
        self.count += 1;
        let body = format!(
            "{{\"version\":{},\"key\":\"{}\",\"action\":\"end_turn\"}}",
            self.version, self.count
        );
        let message = format!(
            "POST /api/v1/tables/{}/act HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\ncontent-type: \
             application/json\r\naccept-encoding: gzip\r\ncontent-length: {}\r\n\r\n{body}",
            self.table.name,
            self.host,
            self.table.token(self.seat),
            body.len()
        );
        self.line.get_mut().write_all(message.as_bytes()).unwrap();
    }

    /// Two people end their turns in turn, so nothing but the version need be read.
    fn hear(&mut self) {
        let mut length = None;
        let mut status = String::new();
        self.line.read_line(&mut status).unwrap();
        assert!(status.contains(" 200 "), "{status}");
        loop {
            let mut header = String::new();
            self.line.read_line(&mut header).unwrap();
            if let Some(number) = header.strip_prefix("content-length: ") {
                length = Some(number.trim().parse().unwrap());
            }
            if header == "\r\n" {
                break;
            }
        }
        match length {
            Some(length) => {
                let mut bytes = vec![0; length];
                self.line.read_exact(&mut bytes).unwrap();
            }
            None => self.skip_chunks(),
        }
        self.seat = 1 - self.seat;
        self.version += 1;
    }

    fn skip_chunks(&mut self) {
        loop {
            let mut line = String::new();
            self.line.read_line(&mut line).unwrap();
            let length = usize::from_str_radix(line.trim(), 16).unwrap();
            let mut bytes = vec![0; length + 2];
            self.line.read_exact(&mut bytes).unwrap();
            if length == 0 {
                return;
            }
        }
    }
}

/// What 5,000 streams cost, over 500 tables.
fn streams(program: &Program) {
    const TABLES: usize = 500;
    const EACH: usize = 10;
    let empty = program.memory();
    let tables: Vec<Opened> =
        (0..TABLES).map(|seed| program.client.open(&two_people(seed as u64))).collect();
    let with_tables = program.memory();
    let lines: Vec<TcpStream> = tables
        .iter()
        .flat_map(|table| (0..EACH).map(|_| watch(program.client.address, &table.name)))
        .collect();
    let held = lines.iter().filter(|line| is_told(line)).count();
    let with_streams = program.memory();
    println!(
        "{held} streams held, {:.1} KiB for a stream, {:.1} KiB for a table",
        (with_streams - with_tables) / lines.len() as f64,
        (with_tables - empty) / TABLES as f64
    );
}

/// How long 100 watchers wait until all of them have heard of a decision.
fn fan_out(program: &Program) {
    const WATCHERS: usize = 100;
    let client = program.client;
    let mut player = Player::new(client, 1);
    let heard = AtomicU64::new(0);
    let is_done = AtomicBool::new(false);
    let mut waits = Vec::new();
    let mut used = 0.0;
    thread::scope(|scope| {
        for _ in 0..WATCHERS {
            let line = watch(client.address, &player.table.name);
            let (heard, is_done) = (&heard, &is_done);
            scope.spawn(move || count_frames(line, heard, is_done));
        }
        patiently("every watcher", || (heard.load(Ordering::Relaxed) >= 100).then_some(()));
        let before = program.time_used();
        for number in 2..102 {
            let start = Instant::now();
            player.send();
            player.hear();
            let all = number * WATCHERS as u64;
            while heard.load(Ordering::Relaxed) < all {
                thread::sleep(Duration::from_micros(100));
            }
            waits.push(start.elapsed());
        }
        used = program.time_used() - before;
        is_done.store(true, Ordering::Relaxed);
        player.send();
        player.hear();
    });
    waits.sort();
    println!(
        "until 100 watchers have heard: {:.1} ms median, {:.1} ms at the 99th percentile; {:.2} ms of a core for each decision",
        milliseconds(waits[waits.len() / 2]),
        milliseconds(waits[waits.len() * 99 / 100]),
        used * 1e3 / waits.len() as f64
    );
}

fn count_frames(line: TcpStream, heard: &AtomicU64, is_done: &AtomicBool) {
    for line in BufReader::new(line).lines() {
        if is_done.load(Ordering::Relaxed) {
            return;
        }
        if line.is_ok_and(|line| line.starts_with("event: frame")) {
            heard.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Follows a table.
fn watch(address: SocketAddr, table: &str) -> TcpStream {
    let mut line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(client::PATIENCE)).unwrap();
    let head = format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nhost: {address}\r\n\r\n");
    line.write_all(head.as_bytes()).unwrap();
    line
}

/// Has the first frame come?
fn is_told(line: &TcpStream) -> bool {
    let mut line = line;
    let mut bytes = [0; 15];
    line.read_exact(&mut bytes).is_ok() && bytes.ends_with(b" 200 OK")
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
