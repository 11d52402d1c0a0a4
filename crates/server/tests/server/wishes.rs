//! What people around a table may wish, call themselves and say, as nobody should.

use serde_json::{Value, json};
use tabletop::{Rng, below, seeded_rng};

use crate::{
    common::{start_with, with_free_seats},
    fuzz::{any, rarely},
};

/// What people call themselves, and say.
const NAMES: &[&str] = &[
    "",
    " ",
    "Ada",
    "ADA",
    "\u{410}da",
    "Zo\u{65}\u{301}",
    "\u{202e}\u{2066}adA",
    "\u{200b}\u{feff}\u{3164}",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE tables; --",
    "{$name} %s \\u0000",
    "A\0B\r\nset-cookie: x",
    "Z\u{336}\u{35b}\u{35b}\u{35b}\u{35b}\u{35b}\u{489}",
    "👩\u{200d}🚀🐉🇨🇿",
    "abcdefghijklmnopqrstuvwx",
    "abcdefghijklmnopqrstuvwxy",
    "\u{1f1e6}\u{e0061}\u{fe0f}\u{ffff}",
    "../../etc/passwd",
];
const ENDPOINTS: &[&str] = &[
    "",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "http://127.0.0.1/",
    "https://127.0.0.1/",
    "https://[::1]:8017/api/v1/tables",
    "https://fcm.googleapis.com@127.0.0.1/",
    "file:///etc/passwd",
    "https://fcm.googleapis.com/\r\nx: y",
];

/// What people around a table wish, for the routes that take it.
pub fn around_a_table(
    secrets: &[String],
    code: &str,
    route: &str,
    key: &str,
    frame: &Value,
    rng: &mut impl Rng,
) -> Option<Value> {
    let seat = below(5, rng);
    let by = match below(4, rng) {
        0 => json!({ "code": code }),
        1 => json!("lobby"),
        _ => json!({ "secret": any(secrets, rng) }),
    };
    Some(match route {
        "codes" => json!({ "code": code }),
        "door" => json!({ "by": by }),
        "join" => {
            let key = format!("{:032x}", below(20, rng));
            let name = if rarely(rng) { json!(null) } else { json!(any(NAMES, rng)) };
            let seat = any(&[json!(null), json!(seat)], rng);
            let nonce = any(&[json!(null), json!(key), json!("00"), json!(7)], rng);
            json!({ "by": by, "name": name, "key": key, "seat": seat, "nonce": nonce })
        }
        "room" => arrange(seat, rng),
        "invitations" => {
            let to =
                any(&[json!("table"), json!({ "seat": seat }), json!({ "device": seat })], rng);
            json!({ "to": to, "moves": below(2, rng) == 0 })
        }
        "say" if below(2, rng) == 0 => json!({ "phrase": any(&["hello", "heart", "yes"], rng) }),
        "say" => json!({ "text": any(NAMES, rng) }),
        "answer" => {
            json!({ "version": frame["version"], "key": key, "agree": below(2, rng) == 0 })
        }
        "push" => json!({
            "endpoint": any(ENDPOINTS, rng),
            "keys": { "p256dh": any(NAMES, rng), "auth": any(NAMES, rng) },
            "language": "fr",
        }),
        _ => return None,
    })
}

fn arrange(seat: u32, rng: &mut impl Rng) -> Value {
    let name = any(NAMES, rng);
    let hourglass =
        json!({ "hourglass": { "turn": below(4_000, rng), "reserve": below(4_000, rng) } });
    let plans = [
        json!({ "open": {} }),
        json!({ "computer": { "level": "squire", "name": name } }),
        json!({ "person": { "name": name } }),
    ];
    let wishes = [
        json!({ "start": { "fill": below(2, rng) == 0 } }),
        json!({ "seat": { "seat": seat, "plan": any(&plans, rng) } }),
        json!({ "take_back": { "to": { "seat": seat } } }),
        json!({ "house": { "clock": hourglass, "free_text": true, "listed": below(2, rng) == 0 } }),
        json!({ "house": { "languages": [name], "away": below(50_000, rng) } }),
        json!({ "hand_over": { "to": seat } }),
        json!({ "name": { "name": name } }),
        json!({ "hero": { "hero": any(&["thief", "oracle", "nobody"], rng) } }),
        json!("host"),
        json!("leave"),
        json!("keep"),
        json!("return"),
        json!("only_here"),
    ];
    any(&wishes, rng)
}

/// Whatever is typed, what others see is a short line in which nothing hides.
#[test]
fn a_name_is_a_short_line_or_none() {
    let server = start_with(|settings| settings.limits.burst = 100_000);
    let table = server.open(&with_free_seats(2, 1));
    let rng = &mut seeded_rng(22);
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..400 {
        let typed = typed(rng);
        let wish = json!({ "name": { "name": typed } });
        let answer = server.arrange(&table.name, Some(table.token(0)), &wish);
        if answer.status != 200 {
            assert_eq!(answer.code(), "bad_name", "{typed:?}");
            refused += 1;
            continue;
        }
        kept += 1;
        let room = server.room(&table.name, None);
        let name = room["seats"][0]["plan"]["person"]["name"].as_str().unwrap();
        assert!((1..=24).contains(&name.chars().count()), "{typed:?}: {name:?}");
        assert_eq!(name, name.trim(), "{typed:?}");
        let hides = |sign: char| {
            sign.is_control()
                || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
                || matches!(sign, '\u{feff}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..)
        };
        assert!(!name.chars().any(hides), "{typed:?}: {name:?}");
        // A clean name stays as it is.
        let again = json!({ "name": { "name": name } });
        let room = server.arrange(&table.name, Some(table.token(0)), &again).json(200);
        assert_eq!(room["seats"][0]["plan"]["person"]["name"], name, "{typed:?}");
    }
    assert!(kept > 100 && refused > 20, "{kept} kept, {refused} refused");
}

/// Pieces of names, and characters from anywhere.
fn typed(rng: &mut impl Rng) -> String {
    let piece = |rng: &mut _| -> String {
        if rarely(rng) {
            return any(NAMES, rng).chars().take(9).collect();
        }
        let highest = any(&[0x80, 0x300, 0x3000, 0x11_0000], rng);
        char::from_u32(below(highest, rng)).map(String::from).unwrap_or_default()
    };
    (0..below(9, rng)).map(|_| piece(rng)).collect()
}
