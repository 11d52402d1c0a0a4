//! A whole message, to a push service on this machine: what it gets, what the browser reads, and what a bad service can do.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    slice,
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant, SystemTime},
};

use axum::http::HeaderMap;
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac::{HMAC_SHA256, Key, sign},
    rand::SystemRandom,
    signature::{self, ECDSA_P256_SHA256_FIXED},
};
use serde_json::{Value, json};

use super::*;

/// Far longer than anything here takes.
const SOON: Duration = Duration::from_secs(20);
/// Long enough to be sure that nothing comes any more.
const WHILE: Duration = Duration::from_millis(300);

const TABLE: &str = "0123456789abcdef0123";

/// A push service on this machine.
struct Service {
    origin: String,
    requests: Receiver<Received>,
}

/// What it was sent.
struct Received {
    head: String,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Service {
    /// Answers every request with what `answer` gives; as long as that waits, so does the caller.
    fn start(mut answer: impl FnMut() -> String + Send + 'static) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let (tell, requests) = mpsc::channel();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let Ok(received) = read(&stream) else { continue };
                if tell.send(received).is_err() {
                    return;
                }
                // Whoever has given up reads no answer.
                let _ = stream.write_all(answer().as_bytes());
            }
        });
        Service { origin, requests }
    }

    fn answering(status: &'static str) -> Service {
        Service::start(move || answer(status, ""))
    }

    fn received(&self) -> Received {
        self.requests.recv_timeout(SOON).unwrap()
    }

    fn gets_nothing_more(&self) -> bool {
        matches!(self.requests.recv_timeout(WHILE), Err(RecvTimeoutError::Timeout))
    }
}

fn answer(status: &str, headers: &str) -> String {
    format!("HTTP/1.1 {status}\r\n{headers}content-length: 0\r\nconnection: close\r\n\r\n")
}

fn read(stream: &TcpStream) -> io::Result<Received> {
    let mut lines = BufReader::new(stream);
    let mut line = || {
        let mut line = String::new();
        lines.read_line(&mut line).map(|_| line.trim_end().to_owned())
    };
    let head = line()?;
    let mut headers = HeaderMap::new();
    loop {
        let line = line()?;
        let Some((name, value)) = line.split_once(": ") else { break };
        headers.append(name.parse::<axum::http::HeaderName>().unwrap(), value.parse().unwrap());
    }
    let length =
        headers.get("content-length").map_or(0, |length| length.to_str().unwrap().parse().unwrap());
    let mut body = vec![0; length];
    lines.read_exact(&mut body)?;
    Ok(Received { head, headers, body })
}

/// A browser that has subscribed. It reads one message.
struct Reader {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Reader {
    fn new() -> Reader {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Reader { private, public, auth: *b"sixteen, no more" }
    }

    fn subscription(&self, origin: &str, language: Language) -> Subscription {
        let encode = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        let keys = SubscriptionKeys { p256dh: encode(&self.public), auth: encode(&self.auth) };
        Subscription { endpoint: format!("{origin}/send/abc?token=secret"), keys, language }
    }

    /// As a browser does it: RFC 8291 and RFC 8188, written down once more with HMAC alone.
    fn decrypt(self, body: &[u8]) -> String {
        let (salt, sender, record) = (&body[..16], &body[21..86], &body[86..]);
        assert_eq!(body[16..21], [0, 0, 16, 0, 65]);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret = agree_ephemeral(self.private, &theirs, <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0", self.public.as_slice(), sender].concat();
        let ikm = hkdf(&self.auth, &secret, &info);
        let key = hkdf(salt, &ikm, b"Content-Encoding: aes128gcm\0");
        let nonce = hkdf(salt, &ikm, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        let end = plain.iter().rposition(|&byte| byte != 0).unwrap();
        assert_eq!(plain[end], 2);
        String::from_utf8(plain[..end].to_vec()).unwrap()
    }
}

fn hkdf(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let of_extract = sign(&Key::new(HMAC_SHA256, salt), secret);
    sign(&Key::new(HMAC_SHA256, of_extract.as_ref()), &[info, &[1]].concat()).as_ref().to_vec()
}

fn push_within(bounds: Bounds, origins: &[&str]) -> Push {
    let origins: Vec<String> = origins.iter().map(|&origin| origin.to_owned()).collect();
    let contact = Some("mailto:host@example.org".to_owned());
    Push::start_within(bounds, KeyPair::new().unwrap(), Allowed::new(&origins).unwrap(), contact)
}

fn push(origin: &str) -> Push {
    push_within(Bounds { timeout: SOON, waiting: 10 }, &[origin])
}

/// Sends a message that nobody reads; what comes when its browser is gone.
fn send(push: &Push, origin: &str) -> Receiver<()> {
    let (tell, gone) = mpsc::channel();
    push.send(Reader::new().subscription(origin, Language::En), TABLE, move || {
        tell.send(()).unwrap();
    });
    gone
}

#[test]
fn a_browser_reads_that_it_is_their_turn() {
    for (language, words) in [
        (Language::Fr, "C’est à toi de jouer\u{a0}!"),
        (Language::En, "It is your turn!"),
        (Language::Cs, "Jsi na tahu!"),
        (Language::De, "Du bist am Zug!"),
    ] {
        let service = Service::answering("201 Created");
        let reader = Reader::new();
        let subscription = reader.subscription(&service.origin, language);
        let push = push(&service.origin);
        assert_eq!(push.check(&subscription), Ok(()));
        push.send(subscription, TABLE, || panic!("the browser is there"));
        let received = service.received();
        assert_eq!(received.head, "POST /send/abc?token=secret HTTP/1.1");
        let read: Value = serde_json::from_str(&reader.decrypt(&received.body)).unwrap();
        assert_eq!(
            read,
            json!({ "title": "Karak", "body": words, "url": format!("/table/{TABLE}") })
        );
    }
}

#[test]
fn a_service_learns_nothing_but_when() {
    let service = Service::answering("201 Created");
    let push = push(&service.origin);
    let mut seen = Vec::new();
    for (table, language) in [(TABLE, Language::En), ("t", Language::Fr), (TABLE, Language::De)] {
        let subscription = Reader::new().subscription(&service.origin, language);
        push.send(subscription, table, || ());
        let mut received = service.received();
        let topic = received.headers.remove("topic").unwrap();
        assert_eq!(topic.len(), 32);
        received.headers.remove("authorization").unwrap();
        seen.push((received.headers, received.body.len(), topic));
    }
    assert_eq!(seen[0].0, seen[1].0);
    assert_eq!(seen[0].1, seen[1].1);
    assert_ne!(seen[0].2, seen[1].2);
    assert_eq!(seen[0], seen[2]);
    let header = |name| seen[0].0[name].to_str().unwrap();
    assert_eq!(
        ["ttl", "urgency", "content-encoding"].map(header),
        ["43200", "normal", "aes128gcm"]
    );
    let names = [
        "user-agent",
        "accept",
        "host",
        "ttl",
        "urgency",
        "content-encoding",
        "content-type",
        "content-length",
    ];
    assert!(seen[0].0.keys().all(|name| names.contains(&name.as_str())), "{:?}", seen[0].0);
}

#[test]
fn one_table_has_one_topic_for_each_browser() {
    let service = Service::answering("201 Created");
    let push = push(&service.origin);
    let topic = |auth: &str| {
        let mut subscription = Reader::new().subscription(&service.origin, Language::En);
        subscription.keys.auth = BASE64_URL_SAFE_NO_PAD.encode(auth);
        push.send(subscription, TABLE, || ());
        service.received().headers["topic"].clone()
    };
    let first = topic("sixteen, no more");
    assert_eq!(topic("sixteen, no more"), first);
    assert_ne!(topic("sixteen, no less"), first);
}

#[test]
fn the_signature_names_the_service_and_is_the_servers() {
    let service = Service::answering("201 Created");
    let push = push(&service.origin);
    send(&push, &service.origin);
    let received = service.received();
    let (token, key) = received.headers["authorization"]
        .to_str()
        .unwrap()
        .strip_prefix("vapid t=")
        .unwrap()
        .split_once(", k=")
        .unwrap();
    assert_eq!(key, push.public_key());
    let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let public = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    public.verify(signed.as_bytes(), &decode(signature)).unwrap();
    let parts =
        signed.split('.').map(|part| serde_json::from_slice::<Value>(&decode(part)).unwrap());
    let [head, claims] = parts.collect::<Vec<_>>().try_into().unwrap();
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let expires = claims["exp"].as_u64().unwrap();
    assert!((now + 11 * 3600..now + 24 * 3600).contains(&expires));
    let expected =
        json!({ "aud": service.origin, "exp": expires, "sub": "mailto:host@example.org" });
    assert_eq!(claims, expected);
}

#[test]
fn a_browser_that_wants_no_more_messages_is_gone() {
    for status in ["404 Not Found", "410 Gone"] {
        let service = Service::answering(status);
        let gone = send(&push(&service.origin), &service.origin);
        assert_eq!(gone.recv_timeout(SOON), Ok(()), "{status}");
    }
}

#[test]
fn any_other_refusal_keeps_it() {
    for status in [
        "201 Created",
        "400 Bad Request",
        "403 Forbidden",
        "413 Too Large",
        "429 Too Many",
        "500 Oh",
    ] {
        let service = Service::answering(status);
        let push = push(&service.origin);
        let gone = send(&push, &service.origin);
        service.received();
        // The call that is dropped unheard says that the message has had its turn.
        assert_eq!(gone.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected), "{status}");
    }
}

#[test]
fn a_redirect_is_not_followed() {
    let other = Service::answering("201 Created");
    for status in ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"] {
        let location = format!("location: {}/inside\r\n", other.origin);
        let service = Service::start(move || answer(status, &location));
        let push = push_within(Bounds::default(), &[&service.origin, &other.origin]);
        let gone = send(&push, &service.origin);
        service.received();
        assert_eq!(gone.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected));
    }
    assert!(other.gets_nothing_more());
}

#[test]
fn a_name_that_leads_to_the_own_network_is_not_asked() {
    let service = Service::answering("201 Created");
    let port = service.origin.rsplit_once(':').unwrap().1;
    let inside = format!("http://localhost:{port}");
    let ask =
        |added: &[String]| sender::agent(Allowed::new(added).unwrap(), SOON).get(&inside).call();
    assert!(matches!(ask(&[]), Err(ureq::Error::HostNotFound)));
    assert!(service.gets_nothing_more());
    assert!(ask(slice::from_ref(&inside)).is_ok());
}

#[test]
fn a_service_that_hangs_takes_its_time_and_no_more() {
    let (open, gate) = mpsc::channel::<()>();
    let hanging = Service::start(move || {
        let _ = gate.recv();
        String::new()
    });
    let broken = Service::start(|| "HTTP/1.1 201 Created\r\n".to_owned());
    let good = Service::answering("201 Created");
    let timeout = Duration::from_millis(400);
    let push = push_within(
        Bounds { timeout, waiting: 10 },
        &[&hanging.origin, &broken.origin, &good.origin],
    );
    let start = Instant::now();
    for service in [&hanging, &broken, &good] {
        send(&push, &service.origin);
    }
    good.received();
    assert!((timeout..SOON).contains(&start.elapsed()));
    drop(open);
}

#[test]
fn an_endless_answer_is_not_read() {
    let body = "x".repeat(8 << 20);
    let service = Service::start(move || {
        format!("HTTP/1.1 410 Gone\r\ncontent-length: 99999999999\r\n\r\n{body}")
    });
    assert_eq!(send(&push(&service.origin), &service.origin).recv_timeout(SOON), Ok(()));
    let head = "x".repeat(1 << 20);
    let service = Service::start(move || answer("410 Gone", &format!("long: {head}\r\n")));
    let gone = send(&push(&service.origin), &service.origin);
    assert_eq!(gone.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected));
}

#[test]
fn what_finds_no_room_is_dropped() {
    let (open, gate) = mpsc::channel::<()>();
    let service = Service::start(move || {
        let _ = gate.recv();
        answer("410 Gone", "")
    });
    let push = push_within(Bounds { timeout: SOON, waiting: 2 }, &[&service.origin]);
    let under_way = send(&push, &service.origin);
    service.received();
    let calls: Vec<_> = (0..5).map(|_| send(&push, &service.origin)).collect();
    assert_eq!(
        calls[2..].iter().map(Receiver::try_recv).collect::<Vec<_>>(),
        [Err(mpsc::TryRecvError::Disconnected); 3]
    );
    drop(open);
    for call in [&under_way, &calls[0], &calls[1]] {
        assert_eq!(call.recv_timeout(SOON), Ok(()));
    }
}

#[test]
fn what_waits_when_the_server_stops_is_dropped() {
    let (open, gate) = mpsc::channel::<()>();
    let service = Service::start(move || {
        let _ = gate.recv();
        answer("410 Gone", "")
    });
    let push = push(&service.origin);
    let under_way = send(&push, &service.origin);
    service.received();
    let waiting = send(&push, &service.origin);
    push.clone().stop();
    let late = send(&push, &service.origin);
    drop(open);
    assert_eq!(under_way.recv_timeout(SOON), Ok(()));
    for call in [waiting, late] {
        assert_eq!(call.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected));
    }
}

#[test]
fn a_call_that_panics_stops_nobody() {
    let service = Service::answering("410 Gone");
    let push = push(&service.origin);
    push.send(Reader::new().subscription(&service.origin, Language::En), TABLE, || {
        panic!("not our fault")
    });
    assert_eq!(send(&push, &service.origin).recv_timeout(SOON), Ok(()));
}

#[test]
fn a_service_at_https_is_spoken_to_in_tls() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let origin = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    let push = push(&origin);
    let gone = send(&push, &origin);
    let (mut stream, _) = listener.accept().unwrap();
    let mut hello = [0; 3];
    stream.read_exact(&mut hello).unwrap();
    assert_eq!(hello[..2], [0x16, 3]);
    stream.write_all(answer("410 Gone", "").as_bytes()).unwrap();
    assert_eq!(gone.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected));
}

#[test]
fn an_address_or_keys_of_a_stranger_are_checked() {
    let push = push("http://127.0.0.1:9");
    let reader = Reader::new();
    let good = reader.subscription("http://127.0.0.1:9", Language::En);
    let with = |change: fn(&mut Subscription)| {
        let mut subscription = good.clone();
        change(&mut subscription);
        push.check(&subscription)
    };
    assert_eq!(with(|_| ()), Ok(()));
    assert_eq!(with(|it| it.endpoint = "http://127.0.0.1:10/a".into()), Err(Unusable::Service));
    assert_eq!(with(|it| it.endpoint = "nowhere".into()), Err(Unusable::Address));
    assert_eq!(with(|it| it.keys.p256dh = it.keys.auth.clone()), Err(Unusable::PublicKey));
    let off_the_curve =
        |it: &mut Subscription| it.keys.p256dh = BASE64_URL_SAFE_NO_PAD.encode([4; 65]);
    assert_eq!(with(off_the_curve), Err(Unusable::PublicKey));
    assert_eq!(with(|it| it.keys.auth = it.keys.p256dh.clone()), Err(Unusable::Secret));
}
