//! Every route for every kind of caller.

use serde_json::{Value, json};
use tabletop::{FairDice, Luck, Seat, Turn};

use crate::common::{
    Answer, Client, Opened, document, join_key, request, start, start_with, two_people,
};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Caller {
    Spectator,
    OnTurn,
    Waiting,
    /// Arranges the table from a device that nobody plays on.
    Host,
    /// Sat here until the host gave the seat to a computer.
    Freed,
    /// Sends the secret of an invitation instead of a token.
    Invited,
    FromAnotherTable,
    Guesser,
    /// Says who it is in a way that we do not understand.
    Mumbler,
    /// Sends the token of the seat that decides in the address, where it does not belong.
    Careless,
}

use Caller::{
    Careless, Freed, FromAnotherTable, Guesser, Host, Invited, Mumbler, OnTurn, Spectator, Waiting,
};

const ALL: [Caller; 10] = [
    Spectator,
    OnTurn,
    Waiting,
    Host,
    Freed,
    Invited,
    FromAnotherTable,
    Guesser,
    Mumbler,
    Careless,
];

/// What this caller gets from this route: a code, or `ok`. Who begins is drawn by luck at the start, so
/// there is nothing to take back.
fn expected(route: &str, caller: Caller) -> &'static str {
    let is_stranger = [Freed, Invited, FromAnotherTable, Guesser, Mumbler].contains(&caller);
    let is_seated = [OnTurn, Waiting].contains(&caller);
    match route {
        "get /health"
        | "get /games"
        | "get /openapi.json"
        | "get /tutorials/{game}"
        | "get /reach"
        | "get /lobby"
        | "post /games/{game}/box"
        | "post /dice"
        | "post /tables"
        | "post /codes"
        | "post /tables/{table}/door"
        | "post /tables/{table}/join"
        | "post /tables/{table}/report" => "ok",
        _ if is_stranger => "bad_token",
        "get /tables/{table}/frames" | "get /tables/{table}/dice" if caller == Careless => {
            "malformed"
        }
        "get /tables/{table}/dice" => "secret",
        "get /tables/{table}"
        | "get /tables/{table}/frames"
        | "get /tables/{table}/stream"
        | "get /tables/{table}/save" => "ok",
        _ if caller == Spectator || caller == Careless => "forbidden",
        "post /tables/{table}/room" | "post /tables/{table}/invitations" if is_seated => "not_host",
        "post /tables/{table}/room"
        | "post /tables/{table}/invitations"
        | "post /tables/{table}/code" => "ok",
        "post /tables/{table}/rematch" => "not_over",
        _ if caller == Host => "forbidden",
        "post /tables/{table}/say" | "post /tables/{table}/end" => "ok",
        "post /tables/{table}/undo" => "chance_has_spoken",
        "post /tables/{table}/answer" => "nothing_proposed",
        "post /tables/{table}/push" => "bad_push",
        "post /tables/{table}/act"
        | "post /tables/{table}/hint"
        | "post /tables/{table}/analysis"
        | "post /tables/{table}/why" => {
            if caller == OnTurn {
                "ok"
            } else {
                "not_your_turn"
            }
        }
        other => panic!("who may do what at {other}?"),
    }
}

/// A table that has begun, and everybody who may ask there: two people, a computer in the place of a third, a seat
/// that waits for a latecomer.
struct Company {
    table: Opened,
    /// The seat that decides, and its frame.
    seat: u64,
    frame: Value,
    freed: String,
    invitation: String,
    code: String,
    /// A key of another table.
    foreign: String,
}

impl Company {
    fn sit_down(server: &Client, foreign: &str) -> Company {
        let mut table = server.open(&begun_by_a_person());
        let host = table.host.clone().expect("nobody sits there yet");
        let name = table.name.clone();
        let secret = server.invite(&name, &host, &json!("table"));
        for person in ["Ada", "Bea", "Cleo"] {
            table.tokens.push(server.sit(&name, &secret, person));
        }
        let (seat, freed) = table.tokens.pop().expect("three came");
        let computer = json!({ "seat": seat, "plan": { "computer": { "level": "squire" } } });
        let code = server.ask(&name, "code", Some(&host)).json(200)["code"].clone();
        for wish in [json!({ "seat": computer }), json!({ "start": { "fill": false } })] {
            server.arrange(&name, Some(&host), &wish).json(200);
        }
        let (seat, frame) = server.turn(&table);
        let (code, foreign) = (code.as_str().unwrap().into(), foreign.into());
        Company { table, seat, frame, freed, invitation: secret, code, foreign }
    }

    /// Which versions of the table and of the people around it there are.
    fn now(&self, server: &Client) -> [Value; 2] {
        let told = server.table(&self.table.name, None);
        [told["frame"]["version"].clone(), told["room"]["revision"].clone()]
    }
}

/// A table that nobody sits at yet; once it begins, seat 0 decides.
fn begun_by_a_person() -> Value {
    let heroes = ["warrior", "thief", "swordsman", "oracle"];
    let setup = json!({ "players": 4, "heroes": heroes });
    let begins = |seed: &u64| {
        let dice = Luck::Fair(FairDice::seeded(*seed));
        let game = games::open("karak", setup.clone(), None, dice).unwrap();
        game.turn() == Turn::Player(Seat(0))
    };
    let (seed, seats) = ((0..).find(begins), vec![json!({ "open": {} }); 4]);
    json!({ "game": "karak", "setup": setup, "seats": seats, "seed": seed })
}

#[test]
fn every_route_knows_every_kind_of_caller() {
    let server = start_with(|settings| {
        settings.lobby = true;
        settings.limits.hint_ms = 10;
        settings.limits.try_burst = 10_000;
        settings.limits.open_burst = 10_000;
    });
    let other = server.open(&two_people(2));
    let mut company = Company::sit_down(&server, other.token(0));
    for route in routes() {
        for caller in ALL {
            let before = company.now(&server);
            let answer = ask(&server, &route, caller, &company);
            let outcome = if answer.status < 300 { "ok".to_string() } else { answer.code() };
            assert_eq!(outcome, expected(&route, caller), "{route} as {caller:?}");
            if outcome == "ok" && route.starts_with("post /tables/") {
                company = Company::sit_down(&server, other.token(0));
            } else {
                assert_eq!(company.now(&server), before, "{route} as {caller:?}");
            }
        }
    }
}

/// Every route of the description, such as `get /health`.
fn routes() -> Vec<String> {
    let paths = document()["paths"].as_object().unwrap();
    let routes = paths.iter().flat_map(|(path, endpoint)| {
        let path = path.strip_prefix("/api/v1").unwrap();
        endpoint.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
    });
    routes.collect()
}

fn ask(server: &Client, route: &str, caller: Caller, company: &Company) -> Answer {
    let Company { table, seat, .. } = company;
    let (method, path) = route.split_once(' ').unwrap();
    let mut path = path.replace("{table}", &table.name).replace("{game}", "karak");
    let words = match caller {
        Spectator | Careless => None,
        OnTurn => Some(format!("Bearer {}", table.token(*seat))),
        Waiting => Some(format!("bearer  {}", table.token(1 - seat))),
        Host => Some(format!("Bearer {}", table.host.as_deref().unwrap())),
        Freed => Some(format!("Bearer {}", company.freed)),
        Invited => Some(format!("Bearer {}", company.invitation)),
        FromAnotherTable => Some(format!("Bearer {}", company.foreign)),
        Guesser => Some(format!("Bearer {}", "0".repeat(32))),
        Mumbler => Some(format!("Basic {}", table.token(*seat))),
    };
    if caller == Careless {
        path += &format!("?token={}", table.token(*seat));
    }
    let headers: Vec<_> = words.map(|words| ("authorization".into(), words)).into_iter().collect();
    let body = (method == "post").then(|| body(route, company));
    let body = body.as_ref().map(String::as_bytes);
    request(server.address, &method.to_uppercase(), &path, None, &headers, body)
}

fn body(route: &str, company: &Company) -> String {
    let Company { frame, invitation, code, .. } = company;
    let version = &frame["version"];
    let action = &frame["decision"]["actions"][0];
    let by = json!({ "secret": invitation });
    let body = match route.rsplit('/').next().unwrap() {
        "box" => return include_str!("../../../../data/karak.toml").into(),
        "act" => json!({ "version": version, "key": "k", "action": action }),
        "hint" | "analysis" => json!({ "version": version }),
        "why" => json!({ "action": action }),
        "tables" => two_people(3),
        "codes" => json!({ "code": code }),
        "door" => json!({ "by": by }),
        "join" => json!({ "by": by, "name": "Dora", "key": join_key() }),
        "room" => json!({ "house": {} }),
        "invitations" => json!({ "to": "table" }),
        "dice" => json!({}),
        "say" => json!({ "phrase": "hello" }),
        "push" => json!({
            "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x",
            "keys": { "p256dh": "x", "auth": "x" },
            "language": "fr",
        }),
        "answer" => json!({ "version": version, "key": "k", "agree": true }),
        // What takes no body is not troubled by one.
        "undo" | "end" | "code" | "rematch" | "report" => json!({ "version": version, "key": "k" }),
        other => panic!("what is sent to {other}?"),
    };
    body.to_string()
}

#[test]
fn a_token_that_is_almost_one_opens_nothing() {
    let server = start();
    let table = server.open(&two_people(1));
    let token = table.token(0);
    let almost = [
        String::new(),
        token[..31].into(),
        format!("{token}0"),
        token.to_uppercase() + "é",
        format!("{token} {token}"),
        "x".repeat(5_000),
    ];
    for wrong in almost {
        let answer = server.get(&format!("/tables/{}", table.name), Some(&wrong));
        assert_eq!(answer.code(), "bad_token", "{wrong:?}");
    }
    for words in ["Bearer", "bearer", token, "", "Bearer\u{e9}"] {
        let headers = [("authorization".to_string(), words.to_string())];
        let path = format!("/tables/{}", table.name);
        let answer = request(server.address, "GET", &path, None, &headers, None);
        assert_eq!(answer.code(), "bad_token", "{words:?}");
    }
}

/// Whoever looks is told who they are, and only who decides what may be decided.
#[test]
fn everybody_is_told_what_is_theirs() {
    let server = start();
    let table = server.open(&two_people(1));
    let (seat, _) = server.turn(&table);
    let told = |token: Option<&str>| {
        let told = server.table(&table.name, token);
        (told["you"].clone(), told["frame"]["decision"].is_object())
    };
    assert_eq!(told(None), (Value::Null, false));
    assert_eq!(told(Some(table.token(seat))), (json!(seat), true));
    assert_eq!(told(Some(table.token(1 - seat))), (json!(1 - seat), false));
}
