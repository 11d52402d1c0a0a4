//! Every route for every kind of caller.

use serde_json::{Value, json};

use crate::common::{Answer, Client, Opened, document, request, start_with, two_people};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Caller {
    Spectator,
    OnTurn,
    Waiting,
    FromAnotherTable,
    Guesser,
    /// Says who it is in a way that we do not understand.
    Mumbler,
    /// Sends the token of the seat that decides in the address, where it does not belong.
    Careless,
}

use Caller::{Careless, FromAnotherTable, Guesser, Mumbler, OnTurn, Spectator, Waiting};

const ALL: [Caller; 7] = [Spectator, OnTurn, Waiting, FromAnotherTable, Guesser, Mumbler, Careless];

/// What this caller gets from this route: a code, or `ok`. Both seats are drawn by luck at the start, so
/// there is nothing to take back.
fn expected(route: &str, caller: Caller) -> &'static str {
    let is_stranger = [FromAnotherTable, Guesser, Mumbler].contains(&caller);
    match route {
        "get /health"
        | "get /games"
        | "get /openapi.json"
        | "get /tutorials/{game}"
        | "post /games/{game}/box"
        | "post /tables" => "ok",
        _ if is_stranger => "bad_token",
        "get /tables/{table}/frames" if caller == Careless => "malformed",
        "get /tables/{table}"
        | "get /tables/{table}/frames"
        | "get /tables/{table}/stream"
        | "get /tables/{table}/save" => "ok",
        _ if caller == Spectator || caller == Careless => "forbidden",
        "post /tables/{table}/end" => "ok",
        "post /tables/{table}/undo" => "chance_has_spoken",
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

#[test]
fn every_route_knows_every_kind_of_caller() {
    let server = start_with(|settings| settings.limits.hint_ms = 10);
    let other = server.open(&two_people(2));
    for route in routes() {
        for caller in ALL {
            let table = server.open(&two_people(1));
            let (seat, frame) = server.turn(&table);
            let answer = ask(&server, &route, caller, &table, &other, seat, &frame);
            let outcome = if answer.status < 300 { "ok".to_string() } else { answer.code() };
            assert_eq!(outcome, expected(&route, caller), "{route} as {caller:?}");
            let now = &server.table(&table.name, None)["frame"]["version"];
            let may_change = outcome == "ok" && route == "post /tables/{table}/act";
            assert!(may_change || *now == frame["version"], "{route} as {caller:?}");
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

fn ask(
    server: &Client,
    route: &str,
    caller: Caller,
    table: &Opened,
    other: &Opened,
    seat: u64,
    frame: &Value,
) -> Answer {
    let (method, path) = route.split_once(' ').unwrap();
    let mut path = path.replace("{table}", &table.name).replace("{game}", "karak");
    let words = match caller {
        Spectator | Careless => None,
        OnTurn => Some(format!("Bearer {}", table.token(seat))),
        Waiting => Some(format!("bearer  {}", table.token(1 - seat))),
        FromAnotherTable => Some(format!("Bearer {}", other.token(seat))),
        Guesser => Some(format!("Bearer {}", "0".repeat(32))),
        Mumbler => Some(format!("Basic {}", table.token(seat))),
    };
    if caller == Careless {
        path += &format!("?token={}", table.token(seat));
    }
    let headers: Vec<_> = words.map(|words| ("authorization".into(), words)).into_iter().collect();
    let body = (method == "post").then(|| body(route, frame));
    let body = body.as_ref().map(String::as_bytes);
    request(server.address, &method.to_uppercase(), &path, None, &headers, body)
}

fn body(route: &str, frame: &Value) -> String {
    let version = &frame["version"];
    let action = &frame["decision"]["actions"][0];
    let body = match route.rsplit('/').next().unwrap() {
        "box" => return include_str!("../../../../data/karak.toml").into(),
        "act" => json!({ "version": version, "key": "k", "action": action }),
        "hint" | "analysis" => json!({ "version": version }),
        "why" => json!({ "action": action }),
        "tables" => two_people(3),
        _ => json!({ "version": version, "key": "k" }),
    };
    body.to_string()
}

#[test]
fn a_token_that_is_almost_one_opens_nothing() {
    let server = start_with(|_| {});
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
    let server = start_with(|_| {});
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
