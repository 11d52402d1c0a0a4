//! People who come and go, arrange their table and agree: whatever they were told once is there after a crash.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::{
    client::{Client, Opened, is_over, join_key, try_request, with_free_seats},
    common::{folder, karak, text},
    serve::{kills::below, running},
};

const KILLS: u64 = 40;

/// People at one table after another, and what they know.
struct Circle {
    table: Option<Opened>,
    /// Who sits where, by which token; the host first.
    keys: Vec<(u64, String)>,
    /// Tokens that open nothing any more.
    gone: Vec<String>,
    /// The table as it was told last.
    told: Value,
    /// Has something been asked for since?
    is_open: bool,
    /// An invitation to the table.
    secret: Option<String>,
    /// A wish to sit down that has not been answered.
    wish: Option<Value>,
    /// The seat of whoever wants to leave.
    leaving: Option<u64>,
    /// Answered requests: to sit down, to arrange something, to agree.
    answered: [u64; 3],
    rng: u64,
}

#[test]
fn whoever_comes_goes_and_agrees_is_remembered_through_forty_kills() {
    let folder = folder("circle");
    let mut circles = [Circle::new(1), Circle::new(2)];
    let mut rng = 9;
    for _ in 0..KILLS {
        let mut server = running::start(&folder, &["--config", config(&folder)]);
        let client = server.client;
        circles.iter_mut().for_each(|circle| circle.check(client));
        thread::scope(|scope| {
            for circle in &mut circles {
                scope.spawn(move || while circle.step(client).is_some() {});
            }
            thread::sleep(Duration::from_millis(40 + below(160, &mut rng)));
            server.kill();
        });
    }
    let mut server = running::start(&folder, &["--config", config(&folder)]);
    circles.iter_mut().for_each(|circle| circle.check(server.client));
    assert!(server.terminate().success());
    let answered = circles.each_ref().map(|circle| circle.answered);
    println!("{answered:?} joined, arranged, agreed between {KILLS} kills");
    assert!(answered.iter().flatten().all(|&count| count > 5), "{answered:?}");
    let verified = karak(&folder, &["tables", "verify", "--data", "tables.db"], "");
    assert!(verified.status.success(), "{}", text(&verified));
}

/// All of them call from one address.
fn config(folder: &std::path::Path) -> &'static str {
    std::fs::write(
        folder.join("config.toml"),
        "[limits]\ntry_burst = 100000\nopen_burst = 100000\nbytes_burst = 4000000000\n",
    )
    .unwrap();
    "config.toml"
}

impl Circle {
    fn new(rng: u64) -> Circle {
        Circle {
            table: None,
            keys: Vec::new(),
            gone: Vec::new(),
            told: Value::Null,
            is_open: false,
            secret: None,
            wish: None,
            leaving: None,
            answered: [0; 3],
            rng,
        }
    }

    /// Everything that was told is there.
    fn check(&mut self, client: Client) {
        if self.table.is_none() {
            return;
        }
        let before = std::mem::take(&mut self.told);
        self.look(client).expect("the server answers");
        let now = &self.told;
        let number = |told: &Value, place: &str| told.pointer(place).unwrap().as_u64().unwrap();
        let revisions = [&before, now].map(|told| number(told, "/room/revision"));
        if revisions[0] == revisions[1] {
            assert_eq!(people(now), people(&before));
        } else {
            assert!(self.is_open && revisions[1] > revisions[0], "{revisions:?}");
        }
        let versions = [&before, now].map(|told| number(told, "/frame/version"));
        assert!(versions[1] >= versions[0], "{versions:?}");
        if versions[0] == versions[1] {
            assert_eq!(now["frame"]["consent"], before["frame"]["consent"]);
        }
        let leaving = self.leaving.take();
        for (seat, token) in std::mem::take(&mut self.keys) {
            let answer = client.get(&self.path(""), Some(&token));
            if leaving == Some(seat) && answer.status == 401 {
                self.gone.push(token);
                continue;
            }
            assert_eq!(answer.json(200)["you"], seat);
            self.keys.push((seat, token));
        }
        for token in &self.gone {
            assert_eq!(client.get(&self.path(""), Some(token)).code(), "bad_token");
        }
    }

    /// Nothing once the server is gone.
    fn step(&mut self, client: Client) -> Option<()> {
        thread::sleep(Duration::from_millis(1));
        if self.table.is_none() {
            return self.begin(client);
        }
        self.is_open = true;
        match below(9, &mut self.rng) {
            0..3 => self.come(client)?,
            3 => self.bring_a_phone(client)?,
            4 => self.leave(client)?,
            5 => self.arrange(client, &json!("keep"))?,
            6 => self.arrange(client, &json!("return"))?,
            7 => {
                let name = format!("N{}", below(1_000_000, &mut self.rng));
                self.arrange(client, &json!({ "name": { "name": name } }))?;
            }
            _ => self.agree(client)?,
        }
        self.look(client)?;
        self.is_open = false;
        if is_over(&self.told["frame"]) {
            self.table = None;
        }
        Some(())
    }

    fn begin(&mut self, client: Client) -> Option<()> {
        let (_, opened) = ask(client, "/tables", None, Some(&with_free_seats(3, 1)))?;
        let opened = Opened::read(&opened);
        *self = Circle {
            keys: opened.tokens.clone(),
            table: Some(opened),
            answered: self.answered,
            ..Circle::new(self.rng)
        };
        self.look(client)
    }

    /// Somebody is invited, or sits down with what was given out. Nobody asks twice for the same.
    fn come(&mut self, client: Client) -> Option<()> {
        let Some(secret) = self.secret.clone() else {
            let host = self.keys[0].1.clone();
            let to = json!({ "to": "table" });
            let (status, told) = ask(client, &self.path("/invitations"), Some(&host), Some(&to))?;
            assert_eq!(status, 200, "{told}");
            self.secret = told["secret"].as_str().map(String::from);
            return Some(());
        };
        let name = format!("P{}", below(1_000_000, &mut self.rng));
        let fresh = || json!({ "by": { "secret": secret }, "name": name, "key": join_key() });
        let wish = self.wish.get_or_insert_with(fresh).clone();
        self.sit(client, &wish)
    }

    fn sit(&mut self, client: Client, wish: &Value) -> Option<()> {
        let (status, joined) = ask(client, &self.path("/join"), None, Some(wish))?;
        self.wish = None;
        if status == 200 {
            let token = joined["token"].as_str().unwrap().to_string();
            self.keys.push((joined["seat"].as_u64().unwrap(), token));
            self.answered[0] += 1;
        }
        Some(())
    }

    fn bring_a_phone(&mut self, client: Client) -> Option<()> {
        let (seat, token) = self.somebody();
        let to = json!({ "to": { "device": seat } });
        let (status, told) = ask(client, &self.path("/invitations"), Some(&token), Some(&to))?;
        if status != 200 {
            return Some(());
        }
        let wish = json!({ "by": { "secret": told["secret"] }, "key": join_key() });
        self.sit(client, &wish)
    }

    fn leave(&mut self, client: Client) -> Option<()> {
        let (seat, token) = self.somebody();
        if seat == 0 {
            return self.arrange_as(client, &token, &json!({ "start": { "fill": false } }));
        }
        self.leaving = Some(seat);
        let (status, told) = ask(client, &self.path("/room"), Some(&token), Some(&json!("leave")))?;
        assert_eq!(status, 200, "{told}");
        self.leaving = None;
        let gone = self.keys.extract_if(.., |(other, _)| *other == seat).map(|(_, token)| token);
        self.gone.extend(gone);
        self.answered[1] += 1;
        Some(())
    }

    fn arrange(&mut self, client: Client, wish: &Value) -> Option<()> {
        let (_, token) = self.somebody();
        self.arrange_as(client, &token, wish)
    }

    fn arrange_as(&mut self, client: Client, token: &str, wish: &Value) -> Option<()> {
        let (status, _) = ask(client, &self.path("/room"), Some(token), Some(wish))?;
        self.answered[1] += u64::from(status == 200);
        Some(())
    }

    /// Somebody proposes the end, or answers.
    fn agree(&mut self, client: Client) -> Option<()> {
        let (_, token) = self.somebody();
        let frame = &self.told["frame"];
        let mut body = json!({ "version": frame["version"], "key": join_key() });
        let route = if frame["consent"].is_null() { "/end" } else { "/answer" };
        if route == "/answer" {
            body["agree"] = json!(below(2, &mut self.rng) == 0);
        }
        let (status, _) = ask(client, &self.path(route), Some(&token), Some(&body))?;
        self.answered[2] += u64::from(status == 200);
        Some(())
    }

    fn somebody(&mut self) -> (u64, String) {
        let place = below(self.keys.len() as u64, &mut self.rng);
        self.keys[place as usize].clone()
    }

    fn path(&self, route: &str) -> String {
        let table = self.table.as_ref().expect("people sit at a table");
        format!("/tables/{}{route}", table.name)
    }

    fn look(&mut self, client: Client) -> Option<()> {
        self.told = ask(client, &self.path(""), None, None)?.1;
        Some(())
    }
}

/// Who sits where, as the file has it.
fn people(told: &Value) -> Value {
    let room = &told["room"];
    let seats = room["seats"].as_array().unwrap().iter();
    let seats: Vec<Value> =
        seats.map(|seat| json!([seat["plan"], seat["kept"], seat["host"]])).collect();
    json!([seats, room["stage"], room["house"]])
}

/// The answer, if all of it came. No wish of theirs is a fault of the server's.
fn ask(
    client: Client,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Option<(u16, Value)> {
    let text = body.map(Value::to_string);
    let method = if body.is_some() { "POST" } else { "GET" };
    let bytes = text.as_deref().map(str::as_bytes);
    let answer = try_request(client.address, method, path, token, &[], bytes)?;
    let told: Value = serde_json::from_slice(&answer.body).ok()?;
    assert!(answer.status < 500 && answer.status != 401, "{path} {text:?}: {told}");
    Some((answer.status, told))
}
