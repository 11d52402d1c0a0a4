//! Who sits where: on one device or two, for a while or for good; and who arranges it.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::common::{
    Client, Opened, Running, decider, join_key, patiently, start, start_again, start_with,
    two_people, with_free_seats,
};

/// A table of two that has begun: the host on seat 0, a guest with another device on seat 1.
struct Two {
    server: Running,
    table: Opened,
}

impl Two {
    fn sit_down(server: Running) -> Two {
        let mut table = server.open(&with_free_seats(2, 1));
        let secret = server.invite(&table.name, table.token(0), &json!("table"));
        table.tokens.push(server.sit(&table.name, &secret, "Ada"));
        let two = Two { server, table };
        two.wish(0, json!({ "start": { "fill": false } }));
        two
    }

    fn host(&self) -> &str {
        self.table.token(0)
    }

    fn guest(&self) -> &str {
        self.table.token(1)
    }

    /// Arranges something, and expects to succeed.
    #[track_caller]
    fn wish(&self, seat: u64, wish: Value) -> Value {
        self.server.arrange(&self.table.name, Some(self.table.token(seat)), &wish).json(200)
    }

    #[track_caller]
    fn refused(&self, seat: u64, wish: Value) -> String {
        self.server.arrange(&self.table.name, Some(self.table.token(seat)), &wish).code()
    }

    fn room(&self, token: &str) -> Value {
        self.server.room(&self.table.name, Some(token))
    }

    /// Plays until it is this seat's turn.
    fn until_turn_of(&self, seat: u64) -> Value {
        for number in 0.. {
            let (now, frame) = self.server.turn(&self.table);
            if now == seat {
                return frame;
            }
            let version = &frame["version"];
            let key = format!("until {seat} {number} {version}");
            let end = json!({ "version": version, "key": key, "action": "end_turn" });
            let path = format!("/tables/{}/act", self.table.name);
            self.server.post(&path, Some(self.table.token(now)), &end).json(200);
        }
        unreachable!("turns come round")
    }
}

fn opens(server: &Client, table: &str, token: &str) -> bool {
    server.get(&format!("/tables/{table}"), Some(token)).status == 200
}

/// One's own seat on another device.
fn copy(two: &Two, seat: u64, moves: bool) -> String {
    let path = format!("/tables/{}/invitations", two.table.name);
    let wish = json!({ "to": { "device": seat }, "moves": moves });
    let secret =
        two.server.post(&path, Some(two.table.token(seat)), &wish).json(200)["secret"].clone();
    let by = json!({ "secret": secret });
    let door = two.server.door(&two.table.name, &by).json(200);
    assert_eq!(door, json!({ "to": { "device": seat }, "free": [] }));
    let wish = json!({ "by": by, "key": join_key() });
    let path = format!("/tables/{}/join", two.table.name);
    let joined = two.server.post(&path, None, &wish).json(200);
    assert_eq!(joined["seat"], seat);
    assert_eq!(two.server.door(&two.table.name, &by).code(), "spent_invitation");
    joined["token"].as_str().unwrap().into()
}

#[test]
fn a_seat_is_played_on_two_devices() {
    let two = Two::sit_down(start());
    let phone = copy(&two, 1, false);
    let frame = two.until_turn_of(1);
    let other = two.server.table(&two.table.name, Some(&phone))["frame"].clone();
    assert_eq!(frame, other, "both see the same");
    let seat = &two.room(&phone)["seats"][1];
    assert_eq!((&seat["mine"], &seat["devices"]), (&json!(true), &json!(2)));
    assert_eq!(two.room(two.host())["seats"][1]["devices"], 0, "nobody else's matter");
    let act = json!({ "version": frame["version"], "key": "phone", "action": "end_turn" });
    two.server.post(&format!("/tables/{}/act", two.table.name), Some(&phone), &act).json(200);
    // One of them may be lost: the other keeps the seat for itself.
    let spare = two.server.invite(&two.table.name, &phone, &json!({ "device": 1 }));
    two.server.arrange(&two.table.name, Some(&phone), &json!("only_here")).json(200);
    assert!(opens(&two.server, &two.table.name, &phone));
    assert!(!opens(&two.server, &two.table.name, two.guest()));
    assert_eq!(two.room(&phone)["seats"][1]["devices"], 1);
    let late = two.server.join(&two.table.name, &json!({ "secret": spare }), "", &join_key());
    assert_eq!(late.code(), "revoked_invitation", "an invitation to one more device as well");
}

#[test]
fn a_seat_moves_to_another_device_and_the_host_moves_along() {
    let two = Two::sit_down(start());
    let mut stream = two.server.stream(&two.table.name, Some(two.host()), None);
    stream.next().unwrap();
    let phone = copy(&two, 0, true);
    while stream.next_event().is_some() {}
    assert_eq!(
        two.server.get(&format!("/tables/{}", two.table.name), Some(two.host())).code(),
        "bad_token"
    );
    let room = two.room(&phone);
    assert_eq!((&room["host"], &room["seats"][0]["host"]), (&json!(true), &json!(true)));
    two.server.arrange(&two.table.name, Some(&phone), &json!({ "house": {} })).json(200);
    // It is a matter of the file as well.
    let (folder, table) = (two.server.stop(), two.table);
    let server = start_again(folder);
    assert!(opens(&server, &table.name, &phone) && !opens(&server, &table.name, table.token(0)));
    assert_eq!(server.room(&table.name, Some(&phone))["host"], true);
}

/// Whoever keeps the seat for one device stays the host there.
#[test]
fn only_here_keeps_the_host() {
    let two = Two::sit_down(start());
    let phone = copy(&two, 0, false);
    assert_eq!(two.room(&phone)["host"], false, "the host is a device");
    two.server.arrange(&two.table.name, Some(&phone), &json!("only_here")).json(200);
    assert_eq!(two.room(&phone)["host"], true, "nobody else could be");
}

#[test]
fn a_seat_is_played_on_eight_devices_at_the_most() {
    let two = Two::sit_down(start_with(|settings| settings.limits.try_burst = 100));
    (1..8).for_each(|_| drop(copy(&two, 1, false)));
    let secret = two.server.invite(&two.table.name, two.guest(), &json!({ "device": 1 }));
    let by = json!({ "secret": secret });
    assert_eq!(two.server.join(&two.table.name, &by, "", &join_key()).code(), "no_seat");
    // Nothing was spent: it moves instead.
    copy(&two, 1, true);
}

#[test]
fn who_was_asked_to_leave_has_lost_their_key_and_may_watch() {
    let two = Two::sit_down(start());
    let phone = copy(&two, 1, false);
    let mut streams =
        [two.guest(), &phone].map(|token| two.server.stream(&two.table.name, Some(token), None));
    streams.iter_mut().for_each(|stream| drop(stream.next().unwrap()));
    let mut spectator = two.server.stream(&two.table.name, None, None);
    let device = two.server.invite(&two.table.name, two.guest(), &json!({ "device": 1 }));
    let free = json!({ "seat": { "seat": 1, "plan": { "open": {} } } });
    assert_eq!(two.refused(1, free.clone()), "not_host");
    two.wish(0, free);
    // What runs on their devices ends, and nothing opens any more.
    streams.iter_mut().for_each(|stream| while stream.next_event().is_some() {});
    for token in [two.guest(), &phone] {
        assert!(!opens(&two.server, &two.table.name, token));
    }
    let late = two.server.door(&two.table.name, &json!({ "secret": device }));
    assert_eq!(late.code(), "revoked_invitation");
    patiently("a word about it", || {
        let room = spectator.next_of("room").unwrap();
        (room["seats"][1]["plan"] == json!({ "open": {} })).then_some(())
    });
    // A computer plays on, and somebody else sits down.
    patiently("the host's turn", || {
        let frame = two.server.table(&two.table.name, Some(two.host()))["frame"].clone();
        (decider(&frame) == 0).then_some(())
    });
    let secret = two.server.invite(&two.table.name, two.host(), &json!("table"));
    assert_eq!(two.server.sit(&two.table.name, &secret, "Bea").0, 1);
}

#[test]
fn a_seat_is_given_to_a_computer_and_to_no_person() {
    let two = Two::sit_down(start());
    let seat = |seat: u64, plan: Value| json!({ "seat": { "seat": seat, "plan": plan } });
    assert_eq!(two.refused(0, seat(1, json!({ "person": { "name": "Eve" } }))), "bad_setup");
    assert_eq!(two.refused(0, seat(2, json!({ "open": {} }))), "bad_setup");
    assert!(opens(&two.server, &two.table.name, two.guest()));
    let room = two.wish(0, seat(1, json!({ "computer": { "level": "apprentice" } })));
    assert_eq!(room["seats"][1]["plan"]["computer"]["level"], "apprentice");
    assert!(!opens(&two.server, &two.table.name, two.guest()));
    let secret = two.server.invite(&two.table.name, two.host(), &json!("table"));
    let by = json!({ "secret": secret });
    assert_eq!(two.server.join(&two.table.name, &by, "Bea", &join_key()).code(), "no_seat");
}

#[test]
fn who_leaves_makes_room_and_a_host_who_leaves_still_arranges() {
    let two = Two::sit_down(start());
    two.wish(1, json!("leave"));
    assert!(!opens(&two.server, &two.table.name, two.guest()));
    let room = two.wish(0, json!("leave"));
    assert_eq!(room["host"], true);
    let told = two.server.table(&two.table.name, Some(two.host()));
    assert_eq!((&told["you"], &told["room"]["host"]), (&Value::Null, &json!(true)));
    for seat in [0, 1] {
        assert_eq!(told["room"]["seats"][seat]["plan"], json!({ "open": {} }));
    }
    // With what they gave out themselves they sit down again.
    let secret = two.server.invite(&two.table.name, two.host(), &json!({ "seat": 0 }));
    let (seat, token) = two.server.sit(&two.table.name, &secret, "Zoé");
    assert_eq!((seat, &two.room(&token)["host"]), (0, &json!(false)));
    two.server
        .arrange(&two.table.name, Some(two.host()), &json!({ "hand_over": { "to": 0 } }))
        .json(200);
    assert_eq!(two.room(&token)["host"], true);
}

/// A wish that is repeated with the key of a seat that was left sits down anew, on a key that plays.
#[test]
fn who_left_as_host_and_comes_back_with_the_same_key_plays() {
    let server = start();
    let table = server.open(&with_free_seats(2, 1));
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    let (by, key) = (json!({ "secret": secret }), join_key());
    let joined = server.join(&table.name, &by, "Ada", &key).json(200);
    let token = joined["token"].as_str();
    let over = json!({ "hand_over": { "to": 1 } });
    server.arrange(&table.name, Some(table.token(0)), &over).json(200);
    server.arrange(&table.name, token, &json!("leave")).json(200);
    assert_eq!(server.table(&table.name, token)["you"], Value::Null);
    assert_eq!(server.join(&table.name, &by, "Ada", &key).json(200), joined);
    let told = server.table(&table.name, token);
    assert_eq!((&told["you"], &told["room"]["host"]), (&json!(1), &json!(true)));
}

#[test]
fn the_table_is_handed_over_and_only_its_host_arranges_it() {
    let two = Two::sit_down(start());
    let over = |to: u64| json!({ "hand_over": { "to": to } });
    for wish in [
        json!({ "start": { "fill": true } }),
        json!({ "seat": { "seat": 0, "plan": { "open": {} } } }),
        json!({ "take_back": { "to": "table" } }),
        json!({ "house": {} }),
        over(1),
        json!("host"),
    ] {
        assert_eq!(two.refused(1, wish.clone()), "not_host", "{wish}");
        let spectator = two.server.arrange(&two.table.name, None, &wish).code();
        let expected = if wish == "host" { "not_host" } else { "forbidden" };
        assert_eq!(spectator, expected, "{wish}");
    }
    assert_eq!(two.refused(0, over(7)), "no_seat");
    let room = two.wish(0, over(1));
    assert_eq!((&room["host"], &room["seats"][1]["host"]), (&json!(false), &json!(true)));
    assert_eq!(two.room(two.guest())["host"], true);
    assert_eq!(two.refused(0, json!({ "house": {} })), "not_host");
    two.wish(1, json!({ "house": { "clock": { "slow": { "hours": 2 } } } }));
    assert_eq!(two.room(two.host())["house"]["clock"], json!({ "slow": { "hours": 2 } }));
}

/// Nobody has to ask again to learn it.
#[test]
fn whoever_waits_is_told_that_the_host_has_gone() {
    let two = Two::sit_down(start_with(|settings| settings.limits.host_away = 1));
    let mut stream = two.server.stream(&two.table.name, Some(two.guest()), None);
    while stream.next_of("room").expect("the stream goes on")["may_host"] != true {}
}

#[test]
fn when_the_host_has_gone_somebody_else_becomes_it() {
    let two = Two::sit_down(start_with(|settings| settings.limits.host_away = 0));
    let mut stream = two.server.stream(&two.table.name, Some(two.host()), None);
    stream.next().unwrap();
    assert_eq!(two.room(two.guest())["may_host"], false);
    assert_eq!(two.refused(1, json!("host")), "not_host");
    drop(stream);
    patiently("the host to be gone", || (two.room(two.guest())["may_host"] == true).then_some(()));
    let spectator = two.server.room(&two.table.name, None);
    assert_eq!(spectator["may_host"], false);
    assert_eq!(two.server.arrange(&two.table.name, None, &json!("host")).code(), "forbidden");
    assert_eq!(two.wish(1, json!("host"))["host"], true);
    assert_eq!(two.refused(0, json!({ "house": {} })), "not_host");
}

#[test]
fn while_a_computer_keeps_a_seat_its_person_does_not_decide_and_takes_it_back() {
    let two = Two::sit_down(start());
    let mut frame = two.until_turn_of(1);
    // While it is another's turn, nothing happens in between.
    two.wish(0, json!("keep"));
    let path = format!("/tables/{}/act", two.table.name);
    let body = json!({ "version": frame["version"], "key": "k", "action": "end_turn" });
    assert_eq!(two.server.post(&path, Some(two.host()), &body).code(), "kept");
    two.wish(0, json!("return"));
    assert_eq!(two.wish(1, json!("keep"))["seats"][1]["kept"], "asked");
    // The computer decides meanwhile, and nobody is thrown out.
    patiently("the computer", || {
        let now = two.server.table(&two.table.name, None)["frame"].clone();
        (now["version"].as_u64() > frame["version"].as_u64()).then_some(())
    });
    let told = two.server.table(&two.table.name, Some(two.guest()));
    assert_eq!(
        (&told["you"], &told["room"]["seats"][1]["plan"]["person"]["name"]),
        (&json!(1), &json!("Ada"))
    );
    assert_eq!(two.wish(1, json!("return"))["seats"][1]["kept"], Value::Null);
    frame = two.until_turn_of(1);
    thread::sleep(Duration::from_millis(200));
    let now = two.server.table(&two.table.name, None)["frame"]["version"].clone();
    assert_eq!(now, frame["version"], "a computer has played for a person");
    // The computer may have left something to be settled first.
    let body = json!({ "version": now, "key": "mine", "action": frame["decision"]["actions"][0] });
    two.server.post(&format!("/tables/{}/act", two.table.name), Some(two.guest()), &body).json(200);
}

/// It survives a restart, and the game goes on by itself.
#[test]
fn a_kept_seat_stays_kept() {
    let two = Two::sit_down(start());
    two.wish(0, json!("keep"));
    two.wish(1, json!("keep"));
    let server = start_again(two.server.stop());
    let room = server.room(&two.table.name, None);
    let kept: Vec<_> = room["seats"].as_array().unwrap().iter().map(|seat| &seat["kept"]).collect();
    assert_eq!(kept, ["asked", "asked"]);
    let before = server.table(&two.table.name, None)["frame"]["version"].as_u64();
    patiently("the computers", || {
        let now = server.table(&two.table.name, None)["frame"]["version"].as_u64();
        (now > before).then_some(())
    });
}

/// Two people at one device: to free one of the seats leaves the other to it.
#[test]
fn two_seats_of_one_device_are_two_seats() {
    let server = start();
    let table = server.open(&two_people(1));
    let room = server.room(&table.name, Some(table.token(0)));
    let mine: Vec<_> = room["seats"].as_array().unwrap().iter().map(|seat| &seat["mine"]).collect();
    assert_eq!(mine, [true, true]);
    let free = json!({ "seat": { "seat": 1, "plan": { "open": {} } } });
    server.arrange(&table.name, Some(table.token(0)), &free).json(200);
    assert!(opens(&server, &table.name, table.token(0)));
    assert!(!opens(&server, &table.name, table.token(1)));
    // The game has begun long ago: who comes, comes late.
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    assert_eq!(server.sit(&table.name, &secret, "Ada").0, 1);
}

#[test]
fn how_to_play_together_is_checked() {
    let two = Two::sit_down(start());
    let field = |house: Value| {
        let wish = json!({ "house": house });
        let answer = two.server.arrange(&two.table.name, Some(two.host()), &wish);
        answer.json(422)["error"]["field"].clone()
    };
    let hourglass = |turn: u64, reserve: u64| json!({ "clock": { "hourglass": { "turn": turn, "reserve": reserve } } });
    assert_eq!(field(hourglass(9, 0)), "house.clock.turn");
    assert_eq!(field(hourglass(3601, 0)), "house.clock.turn");
    assert_eq!(field(hourglass(60, 3601)), "house.clock.reserve");
    assert_eq!(field(json!({ "clock": { "slow": { "hours": 0 } } })), "house.clock.hours");
    assert_eq!(field(json!({ "away": 0 })), "house.away");
    for languages in [json!(["fr", "en", "cs", "de", "la"]), json!(["<b>"]), json!([""])] {
        assert_eq!(field(json!({ "languages": languages })), "house.languages");
    }
    let house = json!({ "clock": { "hourglass": { "turn": 10, "reserve": 0 } }, "away": null,
        "keeper": "knight", "free_text": true, "listed": true, "languages": ["fr", "de"] });
    assert_eq!(two.wish(0, json!({ "house": house }))["house"], house);
    let mut open = two_people(1);
    open["house"] = json!({ "away": 0 });
    let refused = two.server.post("/tables", None, &open).json(422);
    assert_eq!(refused["error"]["field"], "house.away");
}
