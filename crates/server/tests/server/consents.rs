//! What people ask each other: to take something back, to end the game.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::common::{
    Opened, Running, against_computer, client::Stream, is_over, join_key, patiently, start,
    start_again, two_people, with_free_seats,
};

/// People with a device each, at a table that has begun.
struct Friends {
    server: Running,
    table: Opened,
}

impl Friends {
    fn sit_down(players: usize) -> Friends {
        let server = start();
        let mut table = server.open(&with_free_seats(players, 1));
        let secret = server.invite(&table.name, table.token(0), &json!("table"));
        for name in ["Ada", "Bea", "Cleo"].iter().take(players - 1) {
            table.tokens.push(server.sit(&table.name, &secret, name));
        }
        let start = json!({ "start": { "fill": true } });
        server.arrange(&table.name, Some(table.token(0)), &start).json(200);
        Friends { server, table }
    }

    /// Follows the table from this seat, up to now.
    fn look(&self, seat: u64) -> Stream {
        let mut stream = self.server.stream(&self.table.name, Some(self.table.token(seat)), None);
        stream.next().unwrap();
        stream
    }

    fn frame(&self) -> Value {
        self.server.table(&self.table.name, None)["frame"].clone()
    }

    /// Ends a turn: by whom, and the version after it.
    fn end_turn(&self, key: &str) -> (u64, u64) {
        let (seat, _) = self.server.turn(&self.table);
        let done = self.server.play(&self.table, key, "end_turn");
        (seat, done["version"].as_u64().unwrap())
    }

    /// Asks until no computer has played in between.
    fn ask(&self, route: &str, seat: u64, more: &Value) -> crate::common::Answer {
        patiently("a moment without computers", || {
            let version = &self.frame()["version"];
            let mut body = json!({ "version": version, "key": join_key() });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            let path = format!("/tables/{}/{route}", self.table.name);
            let answer = self.server.post(&path, Some(self.table.token(seat)), &body);
            (answer.status == 200 || answer.code() != "stale").then_some(answer)
        })
    }

    fn undo(&self, seat: u64) -> Value {
        self.ask("undo", seat, &json!({})).json(200)
    }

    fn answer(&self, seat: u64, agree: bool) -> crate::common::Answer {
        self.ask("answer", seat, &json!({ "agree": agree }))
    }

    fn restarted(self) -> Friends {
        Friends { server: start_again(self.server.stop()), table: self.table }
    }
}

fn newest(applied: &Value) -> &Value {
    applied["frames"].as_array().unwrap().last().unwrap()
}

#[test]
fn whoever_has_seen_the_turn_pass_is_asked_before_it_is_taken_back() {
    let friends = Friends::sit_down(3);
    let before = friends.frame();
    let (seat, done) = friends.server.turn(&friends.table);
    assert_eq!(done["ply"], before["ply"]);
    let other = (seat + 1) % 3;
    let mut stream = friends.look(other);
    let (_, version) = friends.end_turn("over");
    stream.until(version);
    let asked = friends.undo(seat);
    let consent = json!({ "to": "undo", "by": seat, "agreed": [seat], "awaits": [other] });
    assert_eq!(newest(&asked)["consent"], consent);
    assert_eq!(newest(&asked)["ply"], before["ply"].as_u64().unwrap() + 1, "nothing is done yet");
    // Everybody sees it, and the one who is asked says yes; the third has seen nothing and is not asked.
    let third = 3 - seat - other;
    assert_eq!(friends.answer(third, true).code(), "nothing_proposed");
    let (_, told) = stream.next().unwrap();
    assert_eq!(told["consent"], consent);
    let back = friends.answer(other, true).json(200);
    let frame = newest(&back);
    assert_eq!((&frame["ply"], &frame["undone"]), (&before["ply"], &json!(true)));
    assert_eq!((&frame["consent"], &frame["view"]), (&Value::Null, &before["view"]));
    let (_, told) = stream.next().unwrap();
    assert_eq!((&told["ply"], &told["undone"]), (&before["ply"], &json!(true)));
    assert_eq!(friends.answer(other, true).code(), "nothing_proposed");
}

#[test]
fn without_anybody_who_has_seen_it_nobody_is_asked() {
    let friends = Friends::sit_down(2);
    let ply = friends.frame()["ply"].clone();
    let (seat, _) = friends.end_turn("over");
    assert_eq!(newest(&friends.undo(seat))["ply"], ply);
}

#[test]
fn at_one_device_nobody_is_asked() {
    let server = start();
    let table = server.open(&two_people(1));
    let mut streams = [0, 1].map(|seat| server.stream(&table.name, Some(table.token(seat)), None));
    let (seat, _) = server.turn(&table);
    let done = server.play(&table, "k", "end_turn")["version"].clone();
    streams.iter_mut().for_each(|stream| drop(stream.until(done.as_u64().unwrap())));
    assert_eq!(server.undo(&table, seat, &done, "u").json(200)["frames"][0]["undone"], true);
}

#[test]
fn a_no_or_a_second_thought_ends_the_question() {
    let friends = Friends::sit_down(2);
    let mut stream = {
        let (seat, _) = friends.server.turn(&friends.table);
        friends.look(1 - seat)
    };
    let (seat, version) = friends.end_turn("over");
    stream.until(version);
    let ply = friends.frame()["ply"].clone();
    for refuser in [1 - seat, seat] {
        assert_eq!(newest(&friends.undo(seat))["consent"]["awaits"], json!([1 - seat]));
        let told = friends.answer(refuser, false).json(200);
        let frame = newest(&told);
        assert_eq!((&frame["consent"], &frame["ply"]), (&Value::Null, &ply), "by {refuser}");
        assert_eq!(friends.answer(1 - seat, true).code(), "nothing_proposed");
        assert_eq!(friends.frame()["ply"], ply);
    }
    // Whoever goes on playing does not agree.
    friends.undo(seat);
    let done = friends.server.play(&friends.table, "on", "end_turn");
    assert_eq!(newest(&done)["consent"], Value::Null);
    assert_eq!(friends.answer(1 - seat, true).code(), "nothing_proposed");
}

#[test]
fn a_question_survives_a_restart() {
    let friends = Friends::sit_down(2);
    let (seat, _) = friends.server.turn(&friends.table);
    let mut stream = friends.look(1 - seat);
    let before = friends.frame();
    let (_, version) = friends.end_turn("over");
    stream.until(version);
    let consent = newest(&friends.undo(seat))["consent"].clone();
    drop(stream);
    let friends = friends.restarted();
    assert_eq!(friends.frame()["consent"], consent);
    let back = friends.answer(1 - seat, true).json(200);
    assert_eq!(newest(&back)["ply"], before["ply"]);
    let friends = friends.restarted();
    let now = friends.frame();
    assert_eq!((&now["view"], &now["consent"]), (&before["view"], &Value::Null));
    friends.end_turn("again");
}

/// Whoever saw it before a restart goes on from there, and is asked as before.
#[test]
fn what_was_seen_before_a_restart_was_seen() {
    let friends = Friends::sit_down(2);
    let (seat, version) = friends.end_turn("over");
    let friends = friends.restarted();
    let name = &friends.table.name;
    let token = Some(friends.table.token(1 - seat));
    let mut stream = friends.server.stream(name, token, Some(version));
    stream.next_of("room").unwrap();
    assert_eq!(newest(&friends.undo(seat))["consent"]["awaits"], json!([1 - seat]));
}

#[test]
fn the_end_is_agreed_on_by_all_across_a_restart() {
    let friends = Friends::sit_down(3);
    let asked = friends.ask("end", 1, &json!({})).json(200);
    let consent = json!({ "to": "end", "by": 1, "agreed": [1], "awaits": [0, 2] });
    assert_eq!(newest(&asked)["consent"], consent);
    friends.answer(0, true).json(200);
    let friends = friends.restarted();
    assert_eq!(friends.frame()["consent"]["agreed"], json!([1, 0]));
    // To agree is also: to want the same.
    let over = friends.ask("end", 2, &json!({})).json(200);
    assert!(is_over(newest(&over)));
    let friends = friends.restarted();
    assert!(is_over(&friends.frame()));
    assert_eq!(friends.answer(2, true).code(), "nothing_proposed");
}

/// Whose seat a computer keeps, or who has left, is waited for no longer.
#[test]
fn who_is_not_there_is_not_asked() {
    let friends = Friends::sit_down(3);
    let arrange = |seat: u64, wish: Value| {
        let token = Some(friends.table.token(seat));
        friends.server.arrange(&friends.table.name, token, &wish).json(200);
    };
    arrange(2, json!("keep"));
    let asked = friends.ask("end", 0, &json!({})).json(200);
    assert_eq!(newest(&asked)["consent"]["awaits"], json!([1]));
    assert_eq!(friends.answer(2, true).code(), "kept");
    assert!(is_over(newest(&friends.answer(1, true).json(200))));
}

/// An answer that was lost is given again.
#[test]
fn an_answer_that_is_repeated_counts_once() {
    let friends = Friends::sit_down(3);
    friends.ask("end", 0, &json!({})).json(200);
    let version = friends.frame()["version"].clone();
    let body = json!({ "version": version, "key": "yes", "agree": true });
    let path = format!("/tables/{}/answer", friends.table.name);
    let send = || friends.server.post(&path, Some(friends.table.token(1)), &body).json(200);
    let first = send();
    assert_eq!(send(), first);
    assert_eq!(newest(&first)["consent"]["agreed"], json!([0, 1]));
    let stale = json!({ "version": version, "key": "late", "agree": true });
    let late = friends.server.post(&path, Some(friends.table.token(2)), &stale);
    assert_eq!(late.code(), "stale");
}

/// What people are asked about is the table as it stands: computers wait for the answer.
#[test]
fn computers_wait_while_people_are_asked() {
    let server = start();
    let mut open = with_free_seats(3, 1);
    open["seats"][2] = json!({ "computer": { "level": "apprentice" } });
    let mut table = server.open(&open);
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    table.tokens.push(server.sit(&table.name, &secret, "Ada"));
    server
        .arrange(&table.name, Some(table.token(0)), &json!({ "start": { "fill": true } }))
        .json(200);
    let frame = |token: Option<&str>| server.table(&table.name, token)["frame"].clone();
    // Up to a moment at which people can be asked while it is a person's turn.
    let seat = patiently("a person's turn", || {
        let player = frame(None)["turn"]["player"].as_u64();
        player.filter(|seat| *seat < 2)
    });
    let now = frame(None);
    let path = |route: &str| format!("/tables/{}/{route}", table.name);
    let end = json!({ "version": now["version"], "key": "end" });
    let asked = server.post(&path("end"), Some(table.token(0)), &end).json(200);
    // The person who decides hands their seat to a computer: it would play at once.
    server.arrange(&table.name, Some(table.token(seat)), &json!("keep")).json(200);
    thread::sleep(Duration::from_millis(400));
    assert_eq!(frame(None)["version"], asked["version"], "a computer has not waited");
    let refuser = 1 - seat;
    let body = json!({ "version": asked["version"], "key": "no", "agree": false });
    server.post(&path("answer"), Some(table.token(refuser)), &body).json(200);
    patiently("the computer", || {
        (frame(None)["version"].as_u64() > asked["version"].as_u64().map(|version| version + 1))
            .then_some(())
    });
}

#[test]
fn alone_with_computers_nobody_is_asked() {
    let server = start();
    let table = server.open(&against_computer(Some(1)));
    let frame = server.wait_for(&table, 0);
    let end = json!({ "version": frame["version"], "key": "end" });
    let over = server.post(&format!("/tables/{}/end", table.name), Some(table.token(0)), &end);
    assert!(is_over(newest(&over.json(200))));
}
