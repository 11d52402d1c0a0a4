//! How people come to a seat: by invitation, by code, from the lobby; and how they do not.

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::common::{
    Client, Opened, Running, join_key, patiently, start, start_again, start_with, two_people,
    with_free_seats,
};

/// A server at which one address may try as often as it likes.
fn patient() -> Running {
    start_with(|settings| settings.limits.try_burst = 10_000)
}

fn by(secret: &str) -> Value {
    json!({ "secret": secret })
}

/// The codes of the door and of a wish to sit down, which must be the same.
#[track_caller]
fn refused(server: &Client, table: &str, by: &Value) -> String {
    let door = server.door(table, by).code();
    assert_eq!(server.join(table, by, "Nobody", &join_key()).code(), door);
    door
}

fn start_game(server: &Client, table: &Opened) {
    let wish = json!({ "start": { "fill": false } });
    server.arrange(&table.name, Some(table.token(0)), &wish).json(200);
}

/// Everybody who plays agrees that the game is over.
fn end_game(server: &Client, table: &str, tokens: &[&str]) {
    for token in tokens {
        patiently("a moment without computers", || {
            let version = &server.table(table, None)["frame"]["version"];
            let end = json!({ "version": version, "key": "end" });
            let answer = server.post(&format!("/tables/{table}/end"), Some(token), &end);
            (answer.status == 200).then_some(())
        });
    }
}

#[test]
fn an_invitation_to_a_seat_is_spent_by_whoever_sits_down() {
    let server = patient();
    let table = server.open(&with_free_seats(3, 1));
    let secret = server.invite(&table.name, table.token(0), &json!({ "seat": 2 }));
    let door = server.door(&table.name, &by(&secret)).json(200);
    assert_eq!(door, json!({ "to": { "seat": 2 }, "free": [2] }));
    // To look through the door spends nothing.
    server.door(&table.name, &by(&secret)).json(200);
    let key = join_key();
    // Whatever seat they wish for, it is this one.
    let wish = json!({ "by": by(&secret), "name": "Ada", "key": key, "seat": 1 });
    let path = format!("/tables/{}/join", table.name);
    let joined = server.post(&path, None, &wish).json(200);
    assert_eq!(joined["seat"], 2);
    let told = server.table(&table.name, joined["token"].as_str());
    assert_eq!(told["you"], 2);
    assert_eq!(told["seats"][2]["person"]["name"], "Ada");
    // An answer that was lost is given again, after a restart as well; nobody else gets one.
    assert_eq!(server.post(&path, None, &wish).json(200), joined);
    let server = start_again(server.stop());
    assert_eq!(server.post(&path, None, &wish).json(200), joined);
    let other = server.join(&table.name, &by(&secret), "Eve", &join_key());
    assert_eq!((other.status, &*other.code()), (410, "spent_invitation"));
    assert_eq!(server.door(&table.name, &by(&secret)).code(), "spent_invitation");
    assert_eq!(server.room(&table.name, None)["seats"][2]["plan"]["person"]["name"], "Ada");
}

#[test]
fn an_invitation_to_the_table_holds_until_it_is_full() {
    let server = patient();
    let table = server.open(&with_free_seats(4, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    let door = server.door(&table.name, &by(&secret)).json(200);
    assert_eq!(door, json!({ "to": "table", "free": [1, 2, 3] }));
    let path = format!("/tables/{}/join", table.name);
    let wish = |seat: Option<u64>, name: &str| json!({ "by": by(&secret), "name": name, "key": join_key(), "seat": seat });
    assert_eq!(server.post(&path, None, &wish(Some(2), "Ada")).json(200)["seat"], 2);
    assert_eq!(server.post(&path, None, &wish(Some(2), "Eve")).code(), "no_seat");
    assert_eq!(server.post(&path, None, &wish(Some(200), "Eve")).code(), "no_seat");
    assert_eq!(server.post(&path, None, &wish(None, "Bea")).json(200)["seat"], 1);
    assert_eq!(server.post(&path, None, &wish(None, "Cleo")).json(200)["seat"], 3);
    assert_eq!(server.post(&path, None, &wish(None, "Dora")).code(), "no_seat");
    let door = server.door(&table.name, &by(&secret)).json(200);
    assert_eq!(door["free"], json!([]), "whoever comes late may watch");
}

/// Of all who come at once each gets a seat of their own, and nobody two.
#[test]
fn who_comes_at_the_same_time_sits_on_different_seats() {
    let server = patient();
    let table = server.open(&with_free_seats(4, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    let names = ["Ada", "Bea", "Cleo", "Dora", "Eve", "Fay"];
    let answers: Vec<_> = std::thread::scope(|scope| {
        let join = |name: &'static str| {
            let (server, table, secret) = (&server, &table, &secret);
            scope.spawn(move || server.join(&table.name, &by(secret), name, &join_key()))
        };
        let all = names.map(join);
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let seated = answers.iter().filter(|answer| answer.status == 200);
    let mut seats: Vec<u64> =
        seated.map(|answer| answer.json(200)["seat"].as_u64().unwrap()).collect();
    seats.sort_unstable();
    assert_eq!(seats, [1, 2, 3]);
    let full = answers.iter().filter(|answer| answer.status != 200);
    assert!(full.map(crate::common::Answer::code).all(|code| code == "no_seat"));
}

#[test]
fn what_was_taken_back_guessed_or_given_out_elsewhere_opens_nothing() {
    let server = patient();
    let table = server.open(&with_free_seats(3, 1));
    let host = table.token(0);
    let first = server.invite(&table.name, host, &json!({ "seat": 1 }));
    let second = server.invite(&table.name, host, &json!({ "seat": 1 }));
    assert_eq!(refused(&server, &table.name, &by(&first)), "revoked_invitation", "replaced");
    let whole = server.invite(&table.name, host, &json!("table"));
    let listed = |token| server.room(&table.name, token)["invitations"].clone();
    assert_eq!(listed(Some(host)), json!([{ "to": { "seat": 1 } }, { "to": "table" }]));
    assert_eq!(listed(None), json!([]), "the host's alone");
    let take_back = json!({ "take_back": { "to": "table" } });
    server.arrange(&table.name, Some(host), &take_back).json(200);
    assert_eq!(refused(&server, &table.name, &by(&whole)), "revoked_invitation");
    for guess in ["", &"0".repeat(32), &second[..31], &format!("{second} ")] {
        assert_eq!(refused(&server, &table.name, &by(guess)), "bad_invitation", "{guess:?}");
    }
    // A secret is no token, a token no secret.
    let path = format!("/tables/{}", table.name);
    assert_eq!(server.get(&path, Some(&second)).code(), "bad_token");
    assert_eq!(refused(&server, &table.name, &by(host)), "bad_invitation");
    let other = server.open(&with_free_seats(2, 2));
    assert_eq!(refused(&server, &other.name, &by(&second)), "bad_invitation");
    assert_eq!(refused(&server, "00000000000000000000", &by(&second)), "unknown_table");
    assert_eq!(refused(&server, &table.name, &json!("lobby")), "bad_invitation");
    // What is left still holds.
    server.sit(&table.name, &second, "Ada");
}

/// Whoever finds the seat of their invitation taken is told so, not that somebody used it.
#[test]
fn an_invitation_to_a_seat_that_was_taken_otherwise_is_taken_back() {
    let server = patient();
    let table = server.open(&with_free_seats(2, 1));
    let seat = server.invite(&table.name, table.token(0), &json!({ "seat": 1 }));
    let whole = server.invite(&table.name, table.token(0), &json!("table"));
    server.sit(&table.name, &whole, "Ada");
    assert_eq!(refused(&server, &table.name, &by(&seat)), "revoked_invitation");
    let path = format!("/tables/{}/invitations", table.name);
    let invite = |to: Value| server.post(&path, Some(table.token(0)), &json!({ "to": to }));
    assert_eq!(invite(json!({ "seat": 1 })).code(), "no_seat");
    assert_eq!(invite(json!({ "seat": 200 })).code(), "no_seat");
    assert_eq!(invite(json!({ "seat": 256 })).code(), "malformed");
}

#[test]
fn to_a_finished_game_nobody_is_invited() {
    let server = patient();
    let table = server.open(&with_free_seats(3, 1));
    let host = table.token(0);
    let secret = server.invite(&table.name, host, &json!("table"));
    let device = server.invite(&table.name, host, &json!({ "device": 0 }));
    start_game(&server, &table);
    end_game(&server, &table.name, &[host]);
    assert_eq!(refused(&server, &table.name, &by(&secret)), "over");
    assert_eq!(refused(&server, &table.name, &by(&device)), "over");
    let invitations = format!("/tables/{}/invitations", table.name);
    let invite = |to: Value| server.post(&invitations, Some(host), &json!({ "to": to }));
    assert_eq!(invite(json!("table")).code(), "over");
    assert_eq!(server.ask(&table.name, "code", Some(host)).code(), "over");
}

#[test]
fn names_are_cleaned_and_no_two_are_alike() {
    let server = patient();
    let mut open = with_free_seats(3, 1);
    open["seats"][0]["person"]["name"] = json!(" Zo\u{65}\u{301}\u{202e}  d'Arc\u{200b} ");
    open["seats"][2] = json!({ "computer": { "level": "squire", "name": "Marvin" } });
    let table = server.open(&open);
    let name = |seat: usize| {
        let plan = server.room(&table.name, None)["seats"][seat]["plan"].clone();
        plan["person"]["name"].clone()
    };
    assert_eq!(name(0), "Zoé d'Arc");
    let secret = server.invite(&table.name, table.token(0), &json!({ "seat": 1 }));
    for (typed, cause) in [
        ("", "empty"),
        ("\u{200b}\u{202e} \u{3164}", "empty"),
        ("abcdefghijklmnopqrstuvwxy", "long"),
        ("ZOÉ D'ARC", "taken"),
        ("zoe\u{301}darc", "taken"),
        // Cyrillic
        ("М\u{430}rvin", "taken"),
        ("marvin!", "taken"),
    ] {
        let answer = server.join(&table.name, &by(&secret), typed, &join_key());
        assert_eq!((answer.status, &*answer.code()), (422, "bad_name"), "{typed:?}");
        assert_eq!(answer.json(422)["error"]["cause"], cause, "{typed:?}");
    }
    let path = format!("/tables/{}/join", table.name);
    let nameless = server.post(&path, None, &json!({ "by": by(&secret), "key": join_key() }));
    assert_eq!(nameless.json(422)["error"]["cause"], "empty");
    // None of this has spent the invitation.
    let (_, ada) = server.sit(&table.name, &secret, "\u{2066}<b>Ada</b>\u{2069}\n ");
    assert_eq!(name(1), "<b>Ada</b>");
    let rename = |token: &str, typed: &str| {
        server.arrange(&table.name, Some(token), &json!({ "name": { "name": typed } }))
    };
    rename(&ada, "Bea").json(200);
    assert_eq!(name(1), "Bea");
    rename(&ada, "BEA").json(200);
    assert_eq!(name(1), "BEA", "one's own name is not taken");
    assert_eq!(rename(&ada, "Zoe\u{301} dArc").json(422)["error"]["cause"], "taken");
    assert_eq!(rename(&ada, " ").json(422)["error"]["cause"], "empty");
    let computer =
        json!({ "seat": 2, "plan": { "computer": { "level": "squire", "name": "bea" } } });
    let computer = json!({ "seat": computer });
    let answer = server.arrange(&table.name, Some(table.token(0)), &computer);
    assert_eq!(answer.json(422)["error"]["cause"], "taken");
}

#[test]
fn names_at_the_opening_are_cleaned_and_compared_as_well() {
    let server = start();
    let field = |names: [&str; 2]| {
        let mut open = two_people(1);
        for (seat, name) in names.iter().enumerate() {
            open["seats"][seat]["person"]["name"] = json!(name);
        }
        server.post("/tables", None, &open).json(422)["error"]["field"].clone()
    };
    assert_eq!(field(["ADA", "Ada"]), "seats[1].name");
    assert_eq!(field(["Ada", "\u{410}da"]), "seats[1].name");
    assert_eq!(field(["\u{200b}", "Ada"]), "seats[0].name");
}

/// Asks for a code, and gives it.
fn code(server: &Client, table: &Opened) -> String {
    let told = server.ask(&table.name, "code", Some(table.token(0))).json(200);
    assert!(told["seconds"].as_u64().unwrap() > 60);
    told["code"].as_str().unwrap().into()
}

fn find(server: &Client, typed: &str) -> crate::common::Answer {
    server.post("/codes", None, &json!({ "code": typed }))
}

#[test]
fn a_code_leads_to_the_waiting_room_and_no_further() {
    let server = patient();
    let table = server.open(&with_free_seats(4, 1));
    let code = code(&server, &table);
    assert_eq!(code.len(), 5);
    let typed = code.to_lowercase().split("").collect::<Vec<_>>().join(" ");
    assert_eq!(find(&server, &typed).json(200)["table"], table.name);
    let by = json!({ "code": typed });
    let door = server.door(&table.name, &by).json(200);
    assert_eq!(door, json!({ "to": "table", "free": [1, 2, 3] }));
    let key = join_key();
    let joined = server.join(&table.name, &by, "Ada", &key).json(200);
    assert_eq!(server.join(&table.name, &by, "Ada", &key).json(200), joined);
    assert_eq!(joined["seat"], 1);
    // It holds for everybody, and for this table alone.
    assert_eq!(server.join(&table.name, &by, "Bea", &join_key()).json(200)["seat"], 2);
    let other = server.open(&with_free_seats(2, 2));
    assert_eq!(refused(&server, &other.name, &by), "bad_code");
    for wrong in ["", "BCDF", "BCDFHJ", "AEIOU", "\u{0}\u{0}\u{0}\u{0}\u{0}"] {
        assert_eq!(find(&server, wrong).code(), "bad_code", "{wrong:?}");
        assert_eq!(refused(&server, &table.name, &json!({ "code": wrong })), "bad_code");
    }
    start_game(&server, &table);
    assert_eq!(refused(&server, &table.name, &by), "begun");
    // Whoever types it may still watch.
    assert_eq!(find(&server, &code).json(200)["table"], table.name);
}

/// Somebody may be typing the code that is shown, whoever else asks for one.
#[test]
fn a_code_is_for_minutes_and_is_replaced_when_it_is_old() {
    let server = patient();
    let table = server.open(&with_free_seats(2, 1));
    let first = code(&server, &table);
    assert_eq!(code(&server, &table), first);
    let other = server.open(&with_free_seats(2, 2));
    let late = code(&server, &other);
    let mut folder = server.stop();
    let age = |folder: &tempfile::TempDir, left: i32| {
        let file = Connection::open(folder.path().join("tables.db")).unwrap();
        let age = "UPDATE codes SET until = unixepoch() + ?2 WHERE code = ?1";
        assert_eq!(file.execute(age, (&first, left)).unwrap(), 1);
    };
    age(&folder, -1);
    let server = start_again(folder);
    assert_eq!(find(&server, &first).code(), "bad_code");
    assert_eq!(refused(&server, &table.name, &json!({ "code": first })), "bad_code");
    assert_eq!(find(&server, &late).json(200)["table"], other.name);
    folder = server.stop();
    age(&folder, 30);
    let server = start_again(folder);
    assert_eq!(find(&server, &first).json(200)["table"], table.name);
    let second = code(&server, &table);
    assert_ne!(second, first, "nobody types that in half a minute");
    assert_eq!(find(&server, &first).code(), "bad_code");
    assert_eq!(find(&server, &second).json(200)["table"], table.name);
}

#[test]
fn only_who_sits_there_or_hosts_asks_for_a_code() {
    let server = start();
    let table = server.open(&with_free_seats(2, 1));
    assert_eq!(server.ask(&table.name, "code", None).code(), "forbidden");
    let mut open = with_free_seats(2, 1);
    open["seats"][0] = json!({ "open": {} });
    let television = server.open(&open);
    server.ask(&television.name, "code", television.host.as_deref()).json(200);
}

/// What can be guessed can be tried a few times.
#[test]
fn codes_and_invitations_are_tried_a_few_times_from_each_address() {
    let server = start_with(|settings| {
        settings.proxy = "127.0.0.1".parse().unwrap();
        settings.limits.try_burst = 5;
        settings.limits.try_rate = 1;
    });
    let table = server.open(&with_free_seats(2, 1));
    let from = |address: &str, path: &str, body: &Value| {
        let headers = [("x-forwarded-for".to_string(), address.to_string())];
        let body = body.to_string();
        let body = Some(body.as_bytes());
        crate::common::request(server.address, "POST", path, None, &headers, body)
    };
    let path = format!("/tables/{}", table.name);
    let asked = json!({ "by": { "secret": "0" } });
    let join = json!({ "by": { "secret": "0" }, "name": "Ada", "key": join_key() });
    for (number, (path, body)) in [
        ("/codes".to_string(), json!({ "code": "BCDFH" })),
        (format!("{path}/door"), asked.clone()),
        (format!("{path}/join"), join),
        ("/codes".to_string(), json!({})),
        (format!("{path}/door"), json!(null)),
    ]
    .iter()
    .enumerate()
    {
        assert_ne!(from("192.0.2.1", path, body).status, 429, "try {number}");
    }
    let refused = from("192.0.2.1", &format!("{path}/door"), &asked);
    assert_eq!((refused.status, &*refused.code()), (429, "too_many"));
    assert_eq!(from("192.0.2.1", "/codes", &json!({ "code": "BCDFH" })).code(), "too_many");
    assert_eq!(from("192.0.2.2", &format!("{path}/door"), &asked).code(), "bad_invitation");
    // Who sits here already plays on.
    server.get(&path, Some(table.token(0))).json(200);
}

#[test]
fn a_key_that_is_none_is_refused() {
    let server = patient();
    let table = server.open(&with_free_seats(2, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    for key in ["", "k", &"0".repeat(31), &"0".repeat(33), &"G".repeat(32), &"A".repeat(32)] {
        let answer = server.join(&table.name, &by(&secret), "Ada", key);
        assert_eq!(answer.json(400)["error"]["field"], "key", "{key:?}");
    }
}

/// Only the host invites to free seats; everybody to their own.
#[test]
fn who_may_invite_where() {
    let server = patient();
    let table = server.open(&with_free_seats(3, 1));
    let secret = server.invite(&table.name, table.token(0), &json!({ "seat": 1 }));
    let (_, guest) = server.sit(&table.name, &secret, "Ada");
    let path = format!("/tables/{}/invitations", table.name);
    let invite = |token: Option<&str>, to: Value| server.post(&path, token, &json!({ "to": to }));
    let code = |token, to| invite(token, to).code();
    for to in [json!("table"), json!({ "seat": 2 })] {
        assert_eq!(code(Some(&guest), to.clone()), "not_host", "{to}");
        assert_eq!(code(None, to), "forbidden");
    }
    for to in [json!({ "device": 0 }), json!({ "device": 2 }), json!({ "device": 200 })] {
        assert_eq!(code(Some(&guest), to.clone()), "forbidden", "{to}");
    }
    assert_eq!(code(Some(table.token(0)), json!({ "device": 1 })), "forbidden");
    invite(Some(&guest), json!({ "device": 1 })).json(200);
}
