//! A server that is killed at any moment has lost nothing that it has acknowledged.

use std::{iter, sync::mpsc, thread, time::Duration};

use serde_json::{Value, json};

use crate::{
    client::{
        Answer, Client, Opened, PATIENCE, against_computer, is_over, patiently, try_request,
        two_people,
    },
    common::{folder, karak, text},
    serve::running::{self, command},
};

const KILLS: u64 = 100;

/// The tables at which people play.
const PLAYED: u64 = 3;

/// What a player knows of a table.
struct Known {
    open: Value,
    table: Option<Opened>,
    /// The newest version that was acknowledged.
    version: u64,
    /// The last request that was answered, and its answer.
    last: Option<(String, u64, Value, Value)>,
    /// How many requests were made, and how many of them were answered.
    asked: u64,
    answered: u64,
    /// Has a server died over the wish to take something back since the last answer? Then it may be done.
    may_be_undone: bool,
    rng: u64,
}

#[test]
fn nothing_acknowledged_is_lost_in_a_hundred_kills() {
    let folder = folder("kills");
    let computer = json!({ "computer": { "level": "apprentice" } });
    let opens = [
        two_people(1),
        against_computer(None),
        json!({ "game": "goblin", "setup": { "players": 2 }, "seats": [{ "person": {} }, computer] }),
        json!({ "game": "karak", "setup": { "players": 2 }, "seats": [computer, computer] }),
    ];
    let mut tables: Vec<Known> =
        (1..).zip(opens).map(|(rng, open)| Known::new(open, rng)).collect();
    let mut rng = 7;
    for kill in 0..KILLS {
        // Now and then it dies before it is there.
        if kill % 10 == 9 {
            let mut early = command(&folder, &[]).spawn().unwrap();
            thread::sleep(Duration::from_millis(below(30, &mut rng)));
            early.kill().unwrap();
            early.wait().unwrap();
        }
        let mut server = running::start(&folder, &[]);
        let client = server.client;
        tables.iter_mut().for_each(|table| table.check(client));
        let (tell, told) = mpsc::channel();
        thread::scope(|scope| {
            for (index, table) in (0..).zip(&mut tables) {
                let tell = tell.clone();
                scope.spawn(move || table.play(client, || _ = tell.send(index)));
            }
            thread::sleep(Duration::from_millis(5 + below(100, &mut rng)));
            // Every other one dies as soon as it has acknowledged something at one of the tables.
            let is_answered = kill % 2 == 1 || {
                told.try_iter().for_each(drop);
                iter::from_fn(|| told.recv_timeout(PATIENCE).ok())
                    .any(|index| index == kill / 2 % PLAYED)
            };
            server.kill();
            assert!(is_answered, "waited in vain for an answer at table {}", kill / 2 % PLAYED);
        });
    }
    let answered: Vec<u64> = tables.iter().map(|table| table.answered).collect();
    println!("{answered:?} requests were answered between {KILLS} kills");
    let mut server = running::start(&folder, &[]);
    for table in &mut tables {
        table.check(server.client);
        table.goes_on(server.client);
    }
    assert!(server.terminate().success());
    let verified = karak(&folder, &["tables", "verify", "--data", "tables.db"], "");
    assert!(verified.status.success(), "{}", text(&verified));
}

impl Known {
    fn new(open: Value, rng: u64) -> Known {
        Known {
            open,
            table: None,
            version: 0,
            last: None,
            asked: 0,
            answered: 0,
            may_be_undone: false,
            rng,
        }
    }

    /// Everything that was acknowledged is there.
    fn check(&mut self, client: Client) {
        let Some(table) = &self.table else { return };
        let now = client.table(&table.name, None)["frame"]["version"].as_u64().unwrap();
        assert!(now >= self.version, "version {} was acknowledged, there is {now}", self.version);
        let Some((path, seat, body, answer)) = &self.last else { return };
        let again = client.post(path, Some(table.token(*seat)), body).json(200);
        if self.may_be_undone && again["version"].as_u64() > answer["version"].as_u64() {
            return;
        }
        assert_eq!(again["version"], answer["version"], "{path} {body}");
        // What may be decided is told with the newest frame only; the rest is the same for ever.
        let lasting = |done: &Value| -> Vec<Value> {
            let frames = done["frames"].as_array().unwrap().iter();
            frames
                .map(|one| json!([one["version"], one["ply"], one["events"], one["view"]]))
                .collect()
        };
        assert_eq!(lasting(&again), lasting(answer), "{path} {body}");
    }

    /// Plays until the server is gone; a game that is over is followed by another.
    fn play(&mut self, client: Client, tell: impl Fn()) {
        loop {
            let answered = self.answered;
            if self.step(client).is_none() {
                return;
            }
            if self.answered > answered {
                tell();
            }
            // Computer players need the machine as well.
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Nothing once the server is gone.
    fn step(&mut self, client: Client) -> Option<()> {
        let Some(table) = self.table.clone() else { return self.begin(client) };
        let Some((seat, _)) = table.tokens.first() else {
            let frame = ask(client, &format!("/tables/{}", table.name), None, None)?;
            self.version = frame["frame"]["version"].as_u64()?;
            if is_over(&frame["frame"]) {
                self.table = None;
            }
            return Some(());
        };
        let token = |seat: u64| Some(table.token(seat).to_string());
        let told = ask(client, &format!("/tables/{}", table.name), token(*seat), None)?;
        if is_over(&told["frame"]) {
            self.table = None;
            return Some(());
        }
        let seat = told["frame"]["turn"]["player"].as_u64();
        let is_person = |seat: &u64| table.tokens.iter().any(|(person, _)| person == seat);
        let Some(seat) = seat.filter(is_person) else { return Some(()) };
        let told = ask(client, &format!("/tables/{}", table.name), token(seat), None)?;
        let frame = &told["frame"];
        let Some(actions) = frame["decision"]["actions"].as_array() else { return Some(()) };
        self.asked += 1;
        let key = self.asked.to_string();
        let undoer = frame["undo"].as_u64().filter(|_| below(4, &mut self.rng) == 0);
        let (path, seat, body) = match undoer {
            Some(undoer) => ("undo", undoer, json!({ "version": frame["version"], "key": key })),
            None => {
                let action = &actions[below(actions.len() as u64, &mut self.rng) as usize];
                let body = json!({ "version": frame["version"], "key": key, "action": action });
                ("act", seat, body)
            }
        };
        let path = format!("/tables/{}/{path}", table.name);
        self.may_be_undone |= undoer.is_some();
        let done = ask(client, &path, token(seat), Some(&body))?;
        self.may_be_undone = false;
        self.version = done["version"].as_u64().unwrap();
        self.answered += 1;
        self.last = Some((path, seat, body, done));
        Some(())
    }

    fn begin(&mut self, client: Client) -> Option<()> {
        let opened = ask(client, "/tables", None, Some(&self.open))?;
        (self.table, self.version, self.last) = (Some(Opened::read(&opened)), 0, None);
        Some(())
    }

    /// People can decide, computer players do.
    fn goes_on(&mut self, client: Client) {
        let (answered, version) = (self.answered, self.version);
        patiently("the game to go on", || {
            self.step(client).unwrap();
            let is_new = self.answered > answered || self.last.is_none() && self.version > version;
            (is_new || self.table.is_none()).then_some(())
        });
    }
}

/// The answer, if all of it came.
fn ask(client: Client, path: &str, token: Option<String>, body: Option<&Value>) -> Option<Value> {
    let text = body.map(Value::to_string);
    let method = if body.is_some() { "POST" } else { "GET" };
    let bytes = text.as_deref().map(str::as_bytes);
    let answer = try_request(client.address, method, path, token.as_deref(), &[], bytes)?;
    let Answer { status, body: told, .. } = answer;
    let told: Value = serde_json::from_slice(&told).ok()?;
    assert!(status == 200 || status == 201, "{path} {text:?}: {status} {told}");
    Some(told)
}

/// Luck that repeats.
pub fn below(bound: u64, rng: &mut u64) -> u64 {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*rng >> 33) % bound
}
