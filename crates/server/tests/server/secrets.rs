//! Nobody is told what they must not know.

use std::{collections::BTreeMap, fs};

use goblin::Goblin;
use karak2::Karak2;
use serde_json::{Value, json};
use tabletop::{Game, Luck, Match, Seat, seeded_rng, testkit};
use tempfile::TempDir;

use crate::common::{
    Client, Opened, against_computer, is_over, start, two_people, with_free_seats,
};

/// A position of a game in which this seat's rival holds something hidden, and another that the seat
/// cannot tell from it.
struct Worlds {
    seat: u64,
    saves: [Value; 2],
}

/// Such positions, taken from random games.
fn worlds<G: Game>(setup: &Value, games: u64) -> Vec<Worlds>
where
    Match<G>: tabletop::AnyMatch,
{
    let setup: G::Setup = serde_json::from_value(setup.clone()).unwrap();
    let mut found = Vec::new();
    for game in 0..games {
        let luck = &mut seeded_rng(game);
        let mut state = G::new(&setup).unwrap();
        let mut number = 0;
        testkit::play_at_random(&mut state, 400, &mut seeded_rng(100 + game), |state, _| {
            number += 1;
            if number % 40 != 0 || !matches!(state.turn(), tabletop::Turn::Player(_)) {
                return;
            }
            for seat in (0..state.seats()).map(Seat) {
                let world = state.imagine(seat, luck);
                let [real, other] = [state, &world].map(|state| json!(state.position()));
                if real != other {
                    let save = |position: &Value| {
                        let position = serde_json::from_value(position.clone()).unwrap();
                        let game = Match::<G>::from_position(setup.clone(), position, Luck::Manual);
                        json!(game.unwrap().save())
                    };
                    let saves = [save(&real), save(&other)];
                    found.push(Worlds { seat: seat.0.into(), saves });
                }
            }
        });
    }
    found
}

/// So many actions that are possible elsewhere are asked about.
const ELSEWHERE: usize = 12;

/// Everything that a viewer is told of a table, but for what every table has of its own. Whoever decides there asks why
/// not, of what is possible there and of what was possible elsewhere, which is noted for the next.
fn told(
    server: &Client,
    table: &Opened,
    seat: Option<u64>,
    elsewhere: &mut Vec<Value>,
) -> BTreeMap<String, String> {
    let token = seat.map(|seat| table.token(seat));
    let path = format!("/tables/{}", table.name);
    let mut whole = server.table(&table.name, token);
    whole["table"] = Value::Null;
    whole["commitment"] = Value::Null;
    whole["room"] = without_presence(&whole["room"]);
    let mut stream = server.stream(&table.name, token, None);
    let (_, frame) = stream.next().unwrap();
    let room = stream.next_of("room").unwrap();
    let say = json!({ "phrase": "hello" });
    server.post(&format!("{path}/say"), Some(table.token(0)), &say).json(200);
    let said = stream.next_of("said").unwrap();
    let mut told = BTreeMap::from([
        ("table".to_string(), whole.to_string()),
        ("room".into(), without_presence(&room).to_string()),
        ("said".into(), said.to_string()),
        ("frames".into(), server.get(&format!("{path}/frames"), token).json(200).to_string()),
        ("stream".into(), frame.to_string()),
        ("save".into(), server.get(&format!("{path}/save"), token).code()),
    ]);
    let Some(actions) = frame["decision"]["actions"].as_array() else { return told };
    for action in actions.iter().chain(&*elsewhere) {
        let why = server.post(&format!("{path}/why"), token, &json!({ "action": action }));
        told.insert(format!("why not {action}"), why.json(200).to_string());
    }
    let fresh = actions.iter().filter(|action| !elsewhere.contains(action)).cloned();
    let fresh: Vec<Value> = fresh.take(ELSEWHERE - elsewhere.len()).collect();
    elsewhere.extend(fresh);
    told
}

/// The people around a table, without who looks on at this moment: whoever has just gone may still be counted.
fn without_presence(room: &Value) -> Value {
    let mut room = room.clone();
    room["watchers"] = Value::Null;
    room["seats"].as_array_mut().unwrap().iter_mut().for_each(|seat| seat["here"] = Value::Null);
    room
}

fn look_the_same(game: &str, all: &[Worlds], seats: u64) {
    let server = start();
    let (mut elsewhere, mut refusals) = (Vec::new(), 0);
    for Worlds { seat, saves } in all {
        let people = vec![json!({ "person": {} }); seats as usize];
        let tables =
            saves.each_ref().map(|save| server.open(&json!({ "save": save, "seats": people })));
        for viewer in [Some(*seat), None] {
            let mut known = elsewhere.clone();
            let real = told(&server, &tables[0], viewer, &mut elsewhere);
            let other = told(&server, &tables[1], viewer, &mut known);
            refusals += real.values().filter(|words| words.contains("\"rule\"")).count();
            for (place, words) in &real {
                assert_eq!(words, &other[place], "{game}, {place} for {viewer:?}");
            }
        }
        // The rival knows which of the two it is, so there was something to hide.
        let differs = (0..seats).filter(|rival| rival != seat).any(|rival| {
            let tell = |table| told(&server, table, Some(rival), &mut Vec::new());
            let [real, other] = tables.each_ref().map(tell);
            real != other
        });
        assert!(differs || game == "goblin", "{game}: nothing was hidden");
    }
    assert!(refusals > 0, "{game}: nobody was refused anything");
    println!("{game}: {} pairs, {refusals} refusals", all.len());
}

#[test]
fn two_tables_that_differ_in_hidden_cards_only_answer_alike() {
    let pairs = worlds::<Goblin>(&json!({ "players": 3 }), 6);
    assert!(pairs.len() > 40, "{} pairs", pairs.len());
    look_the_same("goblin", &pairs[..40], 3);
}

#[test]
fn two_tables_that_differ_in_hidden_tiles_only_answer_alike() {
    let setup = json!({ "players": 2 });
    let pairs = worlds::<Karak2>(&setup, 40);
    assert!(!pairs.is_empty(), "nobody ever hid a tile");
    look_the_same("karak2", &pairs[..pairs.len().min(20)], 2);
}

/// The secret of the dice is told when the game is over, and was told nowhere before.
#[test]
fn the_secret_of_the_dice_is_told_at_the_end_only() {
    let server = start();
    let table = server.open(&against_computer(None));
    let path = format!("/tables/{}", table.name);
    let mut heard = String::new();
    let mut stream = server.stream(&table.name, Some(table.token(0)), None);
    for number in 0.. {
        let frame = server.wait_for(&table, 0);
        if is_over(&frame) {
            break;
        }
        for route in ["", "/frames", "/save"] {
            heard += &server.get(&format!("{path}{route}"), None).json(200).to_string();
        }
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[number % actions.len()];
        let done = server.act(&table, 0, &frame, &number.to_string(), action).json(200);
        let is_last = done["frames"].as_array().unwrap().iter().any(is_over);
        heard += &done.to_string();
        if is_last {
            break;
        }
    }
    let over = server.table(&table.name, None);
    let secret = over["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 64);
    let last = over["frame"]["version"].as_u64().unwrap();
    heard += &json!(stream.until(last)).to_string();
    assert!(heard.contains(over["commitment"].as_str().unwrap()));
    assert!(!heard.contains(secret), "the secret was told too early");
    let save = server.get(&format!("{path}/save"), None).json(200).to_string();
    assert!(save.contains(secret));
}

/// The luck of a practice table is known to whoever knows its seed, but to nobody else.
#[test]
fn a_seed_is_told_to_nobody() {
    let seed = 8_765_432_109_876_543_u64;
    let server = start();
    let table = server.open(&two_people(seed));
    for route in ["", "/frames", "/save"] {
        let path = format!("/tables/{}{route}", table.name);
        for token in [None, Some(table.token(0))] {
            let answer = server.get(&path, token).json(200).to_string();
            assert!(!answer.contains(&seed.to_string()), "{route}");
            assert!(!answer.contains("\"secret\":\""), "{route}");
        }
    }
}

/// Tokens are told once, to whoever opens the table; the file knows their hashes only.
#[test]
fn a_token_is_in_no_later_answer_and_not_in_the_file() {
    let server = start();
    let table = server.open(&two_people(1));
    server.play(&table, "a", "end_turn");
    let mut heard = String::new();
    for token in [None, Some(table.token(0)), Some(table.token(1))] {
        for route in ["", "/frames", "/save"] {
            heard += &server.get(&format!("/tables/{}{route}", table.name), token).head;
            heard +=
                &server.get(&format!("/tables/{}{route}", table.name), token).json(200).to_string();
        }
    }
    let files = files_of(&server.stop());
    assert!(files.windows(table.name.len()).any(|bytes| bytes == table.name.as_bytes()));
    for (seat, token) in &table.tokens {
        assert!(!heard.contains(token), "the token of seat {seat} was told again");
        let is_kept = files.windows(token.len()).any(|bytes| bytes == token.as_bytes());
        assert!(!is_kept, "the token of seat {seat} is in the file");
    }
}

/// All that is in a folder.
fn files_of(folder: &TempDir) -> Vec<u8> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder.path()).unwrap() {
        files.extend(fs::read(file.unwrap().path()).unwrap());
    }
    files
}

/// What lets somebody in is told once, to whoever may give it on; the file knows hashes only. A code is for everybody
/// who sees it, and for minutes.
#[test]
fn what_lets_somebody_in_is_in_no_later_answer_and_not_in_the_file() {
    let server = start();
    let mut open = with_free_seats(4, 1);
    open["seats"][0] = json!({ "open": {} });
    let table = server.open(&open);
    let host = table.host.as_deref().unwrap();
    let path = format!("/tables/{}", table.name);
    let mut secrets = vec![host.to_string()];
    let mut sit = |to: Value, name: &str| {
        let (secret, key) = (server.invite(&table.name, host, &to), drawn_key(name));
        let joined = server.join(&table.name, &json!({ "secret": secret }), name, &key).json(200);
        let token = joined["token"].as_str().unwrap().to_string();
        secrets.extend([secret, key, token.clone()]);
        token
    };
    let ada = sit(json!("table"), "Ada");
    let bea = sit(json!({ "seat": 2 }), "Bea");
    let unused = server.invite(&table.name, host, &json!({ "seat": 3 }));
    let device = server.invite(&table.name, &ada, &json!({ "device": 0 }));
    let (wish, key) = (json!({ "secret": device }), drawn_key("phone"));
    let phone = server.join(&table.name, &wish, "", &key).json(200)["token"].clone();
    secrets.extend([unused, device, key, phone.as_str().unwrap().into()]);
    let code = server.ask(&table.name, "code", Some(host)).json(200)["code"].clone();
    let mut heard = String::new();
    for token in [None, Some(host), Some(&ada), Some(&bea), phone.as_str()] {
        for route in ["", "/frames", "/save"] {
            let answer = server.get(&format!("{path}{route}"), token);
            heard += &answer.head;
            heard += &String::from_utf8_lossy(&answer.body);
        }
        heard += &server.stream(&table.name, token, None).next_of("room").unwrap().to_string();
    }
    for wish in [json!({ "take_back": { "to": "table" } }), json!({ "start": { "fill": true } })] {
        heard += &server.arrange(&table.name, Some(host), &wish).json(200).to_string();
    }
    for secret in secrets.iter().map(String::as_str).chain(code.as_str()) {
        assert!(!heard.contains(secret), "{secret} was told again");
    }
    let files = files_of(&server.stop());
    assert!(files.windows(table.name.len()).any(|bytes| bytes == table.name.as_bytes()));
    for secret in &secrets {
        let is_kept = files.windows(secret.len()).any(|bytes| bytes == secret.as_bytes());
        assert!(!is_kept, "{secret} is in the file");
    }
}

/// A key as a caller draws it: like nothing else in a file.
fn drawn_key(name: &str) -> String {
    blake3::hash(name.as_bytes()).to_hex()[..32].into()
}
