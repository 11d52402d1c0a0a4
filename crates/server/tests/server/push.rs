//! Whose turn it is, told to whoever has closed the page.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::common::{Opened, Running, patiently, start, start_with, two_people};

/// What a push service was sent: the path, and the header lines.
type Message = (String, String);

/// A push service on this machine, which answers with this status.
fn service(status: &'static str) -> (String, Receiver<Message>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let (sender, messages) = channel();
    thread::spawn(move || {
        for line in listener.incoming() {
            let mut line = BufReader::new(line.unwrap());
            let (mut head, mut length) = (String::new(), 0);
            loop {
                let mut text = String::new();
                if line.read_line(&mut text).unwrap_or(0) == 0 || text == "\r\n" {
                    break;
                }
                let lower = text.to_lowercase();
                if let Some(words) = lower.strip_prefix("content-length: ") {
                    length = words.trim().parse().unwrap();
                }
                head += &lower;
            }
            line.read_exact(&mut vec![0; length]).unwrap();
            let path = head.split(' ').nth(1).unwrap_or_default().to_string();
            write!(line.get_mut(), "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").unwrap();
            if sender.send((path, head)).is_err() {
                return;
            }
        }
    });
    (origin, messages)
}

fn start_pushing(origin: &str) -> Running {
    start_with(|settings| {
        settings.contact = Some("mailto:somebody@example.org".into());
        settings.push_services = vec![origin.into()];
    })
}

/// The keys of a browser, out of the standard's own example.
fn subscription(endpoint: &str) -> Value {
    let keys = json!({
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    });
    json!({ "endpoint": endpoint, "keys": keys, "language": "fr" })
}

/// A table at which the seat that waits wants to be told; gives that seat.
fn table_with(server: &Running, origin: &str) -> (Opened, u64) {
    let table = server.open(&two_people(1));
    let waiting = 1 - server.turn(&table).0;
    let path = format!("/tables/{}/push", table.name);
    let to = subscription(&format!("{origin}/box"));
    server.post(&path, Some(table.token(waiting)), &to).json(200);
    (table, waiting)
}

/// One device holds both seats here; a device of its own takes the seat that waits.
fn move_away(server: &Running, table: &Opened, seat: u64) -> String {
    let path = format!("/tables/{}", table.name);
    let invite = json!({ "to": { "device": seat }, "moves": true });
    let invited = server.post(&format!("{path}/invitations"), Some(table.token(seat)), &invite);
    let secret = invited.json(200)["secret"].clone();
    let join = json!({ "by": { "secret": secret }, "key": "a".repeat(32) });
    let joined = server.post(&format!("{path}/join"), None, &join).json(200);
    joined["token"].as_str().unwrap().into()
}

const SOON: Duration = Duration::from_secs(60);
/// Longer than the server waits for a page that loads anew.
const A_WHILE: Duration = Duration::from_secs(4);

#[test]
fn whoever_is_away_is_told_that_it_is_their_turn() {
    let (origin, messages) = service("201 Created");
    let server = start_pushing(&origin);
    assert!(server.get("/reach", None).json(200)["push"].is_string());
    let (table, _) = table_with(&server, &origin);
    server.play(&table, "over", "end_turn");
    let (path, head) = messages.recv_timeout(SOON).unwrap();
    assert_eq!(path, "/box");
    assert!(head.contains("content-encoding: aes128gcm") && head.contains("ttl: "), "{head}");
    assert!(!head.contains(&table.name), "the service is not told which table it is: {head}");
}

#[test]
fn whoever_is_here_is_not_told() {
    let (origin, messages) = service("201 Created");
    let server = start_pushing(&origin);
    let table = server.open(&two_people(1));
    let waiting = 1 - server.turn(&table).0;
    let token = move_away(&server, &table, waiting);
    let to = subscription(&format!("{origin}/box"));
    server.post(&format!("/tables/{}/push", table.name), Some(&token), &to).json(200);
    let mut stream = server.stream(&table.name, Some(&token), None);
    stream.next().unwrap();
    server.play(&table, "over", "end_turn");
    assert_eq!(messages.recv_timeout(A_WHILE), Err(RecvTimeoutError::Timeout));
}

/// 410: the browser wants no more messages. Nobody writes there again.
#[test]
fn a_subscription_that_has_ended_is_forgotten() {
    let (origin, messages) = service("410 Gone");
    let server = start_pushing(&origin);
    let (table, _) = table_with(&server, &origin);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let left = || runtime.block_on(server.store.pushes(table.name.clone())).unwrap().len();
    assert_eq!(left(), 1);
    server.play(&table, "over", "end_turn");
    messages.recv_timeout(SOON).unwrap();
    patiently("the subscription to go", || (left() == 0).then_some(()));
}

#[test]
fn addresses_from_strangers_are_not_called() {
    let (origin, messages) = service("201 Created");
    let server = start_pushing("https://push.example.org");
    let table = server.open(&two_people(1));
    let (seat, _) = server.turn(&table);
    let path = format!("/tables/{}/push", table.name);
    let elsewhere = [format!("{origin}/box"), "https://192.168.1.1/box".into(), "ftp://x".into()];
    for endpoint in elsewhere {
        let answer = server.post(&path, Some(table.token(seat)), &subscription(&endpoint));
        assert_eq!(answer.code(), "bad_push", "{endpoint}");
    }
    assert!(messages.try_recv().is_err());
}

#[test]
fn a_server_without_a_contact_sends_none_and_says_so() {
    let server = start();
    assert_eq!(server.get("/reach", None).json(200)["push"], Value::Null);
    let table = server.open(&two_people(1));
    let to = subscription("https://fcm.googleapis.com/box");
    let path = format!("/tables/{}/push", table.name);
    assert_eq!(server.post(&path, Some(table.token(0)), &to).code(), "bad_push");
}
