//! Who is told what of the people around a table: who is here, who has come, what they say.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::common::{
    Opened, Running, client::Stream, decider, is_over, join_key, patiently, start, start_with,
    two_people, validator, with_free_seats,
};

/// A table that waits, with an invitation to it.
fn waiting_table(server: &Running) -> (Opened, String) {
    let table = server.open(&with_free_seats(3, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    (table, secret)
}

/// The next word about the room that says this.
#[track_caller]
fn until(stream: &mut Stream, says: impl Fn(&Value) -> bool) -> Value {
    loop {
        let room = stream.next_of("room").expect("the stream goes on");
        if says(&room) {
            return room;
        }
    }
}

fn here(room: &Value) -> Vec<bool> {
    let seats = room["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["here"].as_bool().unwrap()).collect()
}

#[test]
fn a_stream_begins_with_the_table_and_the_people_around_it() {
    let server = start();
    let (table, _) = waiting_table(&server);
    for token in [None, Some(table.token(0))] {
        let mut stream = server.stream(&table.name, token, None);
        let first = stream.next_event().unwrap();
        assert_eq!((&*first.event, first.id), ("frame", Some(0)));
        let second = stream.next_event().unwrap();
        assert_eq!((&*second.event, second.id), ("room", None));
        let schema = validator(&json!({ "$ref": "#/components/schemas/Room" }));
        assert!(schema.is_valid(&second.data), "{}", second.data);
        assert_eq!(second.data["host"], token.is_some());
        // Whoever has seen the frame already is told who is here all the same.
        let mut again = server.stream(&table.name, token, Some(0));
        assert_eq!(again.next_event().unwrap().event, "room");
    }
}

#[test]
fn who_comes_and_goes_is_told_to_everybody() {
    let server = start();
    let (table, secret) = waiting_table(&server);
    let mut host = server.stream(&table.name, Some(table.token(0)), None);
    assert_eq!(here(&until(&mut host, |_| true)), [true, false, false]);
    let (_, token) = server.sit(&table.name, &secret, "Ada");
    let room = until(&mut host, |room| room["seats"][1]["plan"]["person"]["name"] == "Ada");
    assert_eq!(here(&room), [true, false, false], "sat down, but not here");
    let guest = server.stream(&table.name, Some(&token), None);
    until(&mut host, |room| here(room) == [true, true, false]);
    let watcher = server.stream(&table.name, None, None);
    until(&mut host, |room| room["watchers"] == 1);
    // A second device of the same person changes nothing.
    let mut phone = server.stream(&table.name, Some(&token), None);
    phone.next().unwrap();
    drop(guest);
    drop(watcher);
    let room = until(&mut host, |room| room["watchers"] == 0);
    assert_eq!(here(&room), [true, true, false]);
    drop(phone);
    until(&mut host, |room| here(room) == [true, false, false]);
}

#[test]
fn what_the_host_arranges_is_told_and_counted() {
    let server = start();
    let (table, _) = waiting_table(&server);
    let mut watcher = server.stream(&table.name, None, None);
    let before = until(&mut watcher, |_| true)["revision"].as_u64().unwrap();
    let wish = json!({ "house": { "clock": { "slow": { "hours": 3 } } } });
    server.arrange(&table.name, Some(table.token(0)), &wish).json(200);
    let room = until(&mut watcher, |room| room["house"]["clock"]["slow"]["hours"] == 3);
    assert_eq!(room["revision"], before + 1);
    server
        .arrange(&table.name, Some(table.token(0)), &json!({ "start": { "fill": true } }))
        .json(200);
    // Whose turn it is and that the game has begun are both told.
    until(&mut watcher, |room| room["stage"] == "playing");
    let mut player = server.stream(&table.name, None, None);
    let (_, frame) = player.next().unwrap();
    assert!(decider(&frame) < 3);
}

fn say(server: &Running, table: &str, token: Option<&str>, say: &Value) -> crate::common::Answer {
    server.post(&format!("/tables/{table}/say"), token, say)
}

#[test]
fn what_somebody_says_reaches_everybody_once_and_is_kept_nowhere() {
    let server = start();
    let (table, secret) = waiting_table(&server);
    let (_, ada) = server.sit(&table.name, &secret, "Ada");
    let mut streams = [None, Some(table.token(0)), Some(&*ada)]
        .map(|token| server.stream(&table.name, token, None));
    for stream in &mut streams {
        stream.next_of("room").unwrap();
    }
    for phrase in ["hello", "good_luck", "heart"] {
        say(&server, &table.name, Some(&ada), &json!({ "phrase": phrase })).json(200);
    }
    for stream in &mut streams {
        let said: Vec<Value> = (0..3).map(|_| stream.next_of("said").unwrap()).collect();
        let expected = ["hello", "good_luck", "heart"]
            .map(|phrase| json!({ "seat": 1, "phrase": phrase, "text": null }));
        assert_eq!(said, expected);
    }
    // Whoever comes later, or again, hears what is said from now on.
    let mut late = server.stream(&table.name, None, Some(0));
    late.next_of("room").unwrap();
    say(&server, &table.name, Some(table.token(0)), &json!({ "phrase": "thanks" })).json(200);
    for stream in streams.iter_mut().chain([&mut late]) {
        let said = stream.next_of("said").unwrap();
        assert_eq!((&said["seat"], &said["phrase"]), (&json!(0), &json!("thanks")));
    }
}

#[test]
fn words_of_their_own_are_said_where_the_host_allows_it_and_cleaned() {
    let server = start();
    let (table, _) = waiting_table(&server);
    let host = Some(table.token(0));
    let text = |text: &str| say(&server, &table.name, host, &json!({ "text": text }));
    assert_eq!(text("hello").code(), "no_free_text");
    server.arrange(&table.name, host, &json!({ "house": { "free_text": true } })).json(200);
    let mut watcher = server.stream(&table.name, None, None);
    watcher.next_of("room").unwrap();
    text("<b>Hi</b>\u{202e}\n\u{200b} there ").json(200);
    assert_eq!(watcher.next_of("said").unwrap()["text"], "<b>Hi</b> there");
    assert_eq!(text("\u{200b}").json(400)["error"]["field"], "text");
    assert_eq!(text(&"x".repeat(201)).json(400)["error"]["field"], "text");
    assert_eq!(say(&server, &table.name, host, &json!({ "phrase": "dance" })).code(), "malformed");
    assert_eq!(say(&server, &table.name, None, &json!({ "phrase": "hello" })).code(), "forbidden");
}

#[test]
fn who_talks_too_much_is_asked_to_wait_and_others_are_not() {
    let server = start();
    let (table, secret) = waiting_table(&server);
    let (_, ada) = server.sit(&table.name, &secret, "Ada");
    let hello = json!({ "phrase": "hello" });
    let statuses: Vec<u16> =
        (0..8).map(|_| say(&server, &table.name, Some(&ada), &hello).status).collect();
    assert_eq!(statuses[..5], [200; 5]);
    assert_eq!(statuses[7], 429);
    say(&server, &table.name, Some(table.token(0)), &hello).json(200);
}

/// Who breaks off and resumes is told nothing twice, with people around and agreements in between.
#[test]
fn nothing_is_told_twice_to_whoever_resumes() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut seen = None;
    let mut told = Vec::new();
    for number in 0..6 {
        let mut stream = server.stream(&table.name, Some(table.token(0)), seen);
        if seen.is_none() {
            let (version, _) = stream.next().unwrap();
            seen = Some(version);
        }
        let last = if number % 2 == 0 {
            server.play(&table, &format!("k{number}"), "end_turn")["version"].clone()
        } else {
            let version = seen.unwrap();
            let path = format!("/tables/{}/end", table.name);
            let end = |key: &str, version: u64| {
                let body = json!({ "version": version, "key": format!("{key}{number}") });
                server.post(&path, Some(table.token(1)), &body).json(200)["version"].clone()
            };
            end("e", version)
        };
        let last = last.as_u64().unwrap();
        told.extend(stream.until(last).iter().map(|frame| frame["version"].as_u64().unwrap()));
        seen = Some(last);
    }
    let mut sorted = told.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(told, sorted, "each version once, in their order");
}

/// The hourglass: whoever lets others wait too long finds a computer on their seat, and takes it back.
#[test]
fn when_the_time_is_up_a_computer_keeps_the_seat() {
    let server = start();
    let mut open = two_people(1);
    open["house"] =
        json!({ "clock": { "hourglass": { "turn": 10, "reserve": 0 } }, "keeper": "apprentice" });
    let table = server.open(&open);
    let (seat, frame) = server.turn(&table);
    let mut stream = server.stream(&table.name, Some(table.token(seat)), None);
    let timer = until(&mut stream, |_| true)["timer"].clone();
    assert_eq!((&timer["seat"], &timer["reserve"]), (&json!(seat), &json!(0)));
    assert!((1..=10).contains(&timer["left"].as_u64().unwrap()), "{timer}");
    let room = until(&mut stream, |room| room["seats"][seat as usize]["kept"] == "time");
    // The other one's time runs from now on, or the computer still decides.
    assert!(room["timer"].is_null() || room["timer"]["seat"] != seat, "{room}");
    patiently("the computer", || {
        let now = server.table(&table.name, None)["frame"].clone();
        (now["version"].as_u64() > frame["version"].as_u64()).then_some(())
    });
    let room = server.arrange(&table.name, Some(table.token(seat)), &json!("return")).json(200);
    assert_eq!(room["seats"][seat as usize]["kept"], Value::Null);
}

/// At an unwatched table of people nobody is in a hurry but the clock; without one, nothing happens.
#[test]
fn without_a_clock_nobody_is_hurried() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    assert_eq!(until(&mut stream, |_| true)["timer"], Value::Null);
    let before = server.table(&table.name, None);
    thread::sleep(Duration::from_millis(1_200));
    let now = server.table(&table.name, None);
    assert_eq!(
        (&now["frame"], &now["room"]["seats"]),
        (&before["frame"], &before["room"]["seats"])
    );
}

/// Everybody agrees that the game is over; a computer may play in between.
fn end_game(server: &Running, table: &Opened) {
    for (_, token) in &table.tokens {
        patiently("an agreement", || {
            let version = &server.table(&table.name, None)["frame"]["version"];
            let end = json!({ "version": version, "key": "end" });
            let answer = server.post(&format!("/tables/{}/end", table.name), Some(token), &end);
            (answer.status == 200).then_some(())
        });
    }
}

#[test]
fn the_same_people_play_again_with_the_keys_that_they_have() {
    let server = start();
    let (mut table, secret) = waiting_table(&server);
    table.tokens.push(server.sit(&table.name, &secret, "Ada"));
    let start = json!({ "start": { "fill": true } });
    server.arrange(&table.name, Some(table.token(0)), &start).json(200);
    let again = |token: Option<&str>| server.ask(&table.name, "rematch", token);
    assert_eq!(again(Some(table.token(1))).code(), "not_over");
    let mut stream = server.stream(&table.name, None, None);
    assert_eq!(until(&mut stream, |_| true)["next"], Value::Null);
    end_game(&server, &table);
    assert_eq!(again(None).code(), "forbidden");
    // Both want it at the same moment: it is one table.
    let names: Vec<Value> = thread::scope(|scope| {
        let ask = |seat: u64| {
            let (again, table) = (&again, &table);
            scope.spawn(move || again(Some(table.token(seat))).json(200)["table"].clone())
        };
        let both = [0, 1].map(ask);
        both.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(names[0], names[1]);
    let name = names[0].as_str().unwrap();
    assert_ne!(name, table.name);
    assert_eq!(again(Some(table.token(0))).json(200)["table"], name);
    until(&mut stream, |room| room["next"] == name);
    for seat in [0, 1] {
        let told = server.table(name, Some(table.token(seat)));
        assert_eq!((&told["you"], &told["room"]["stage"]), (&json!(seat), &json!("playing")));
        assert_eq!(told["room"]["host"], seat == 0);
        assert_eq!(told["seats"][1]["person"]["name"], "Ada");
        assert!(!is_over(&told["frame"]));
    }
    let before = server.table(&table.name, None)["commitment"].clone();
    assert_ne!(server.table(name, None)["commitment"], before, "other dice");
    // An invitation to the first table leads to no other.
    assert_eq!(server.door(name, &json!({ "secret": secret })).code(), "bad_invitation");
}

#[test]
fn without_a_lobby_there_is_none() {
    let server = start();
    let mut open = with_free_seats(2, 1);
    open["house"] = json!({ "listed": true });
    let table = server.open(&open);
    assert_eq!(server.get("/lobby", None).code(), "not_found");
    assert_eq!(server.door(&table.name, &json!("lobby")).code(), "bad_invitation");
    assert_eq!(server.get("/reach", None).json(200)["lobby"], false);
}

#[test]
fn the_lobby_lists_tables_that_wait_with_their_host() {
    let server = start_with(|settings| settings.lobby = true);
    assert_eq!(server.get("/reach", None).json(200)["lobby"], true);
    let listed = || {
        let tables = server.get("/lobby", None).json(200)["tables"].clone();
        let names = tables.as_array().unwrap().iter().map(|table| table["table"].clone());
        names.collect::<Vec<_>>()
    };
    let mut open = with_free_seats(2, 1);
    let quiet = server.open(&open);
    let _quiet = server.stream(&quiet.name, Some(quiet.token(0)), None).next().unwrap();
    assert_eq!(server.door(&quiet.name, &json!("lobby")).code(), "bad_invitation");
    open["house"] =
        json!({ "listed": true, "languages": ["fr"], "clock": { "slow": { "hours": 1 } } });
    let table = server.open(&open);
    assert_eq!(listed(), [] as [Value; 0], "its host is not there");
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    stream.next().unwrap();
    let all = server.get("/lobby", None).json(200);
    assert_eq!(
        all["tables"],
        json!([{
            "table": table.name, "game": "karak", "options": [], "seats": 2, "free": 1,
            "host": "Zoé", "languages": ["fr"], "clock": { "slow": { "hours": 1 } },
        }])
    );
    server.ask(&table.name, "report", None).json(200);
    // A stranger sits down: it is full.
    let door = server.door(&table.name, &json!("lobby")).json(200);
    assert_eq!(door, json!({ "to": "table", "free": [1] }));
    let key = join_key();
    let joined = server.join(&table.name, &json!("lobby"), "Ada", &key).json(200);
    assert_eq!(server.join(&table.name, &json!("lobby"), "Ada", &key).json(200), joined);
    assert_eq!(listed(), [] as [Value; 0]);
    let late = server.join(&table.name, &json!("lobby"), "Eve", &join_key());
    assert_eq!(late.code(), "no_seat");
    server.arrange(&table.name, joined["token"].as_str(), &json!("leave")).json(200);
    assert_eq!(listed(), [json!(table.name)]);
    server
        .arrange(&table.name, Some(table.token(0)), &json!({ "start": { "fill": false } }))
        .json(200);
    assert_eq!(listed(), [] as [Value; 0], "it has begun");
    assert_eq!(server.door(&table.name, &json!("lobby")).code(), "begun");
}

/// However many tables were listed and left, those whose hosts wait are shown.
#[test]
fn tables_without_their_hosts_hide_no_other() {
    let server = start_with(|settings| {
        settings.lobby = true;
        settings.limits.open_burst = 1_000;
    });
    let mut open = with_free_seats(2, 1);
    open["house"] = json!({ "listed": true });
    let table = server.open(&open);
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    stream.next().unwrap();
    (0..120).for_each(|_| drop(server.open(&open)));
    let tables = server.get("/lobby", None).json(200)["tables"].clone();
    assert_eq!(tables.as_array().unwrap().len(), 1);
    assert_eq!(tables[0]["table"], table.name);
}
