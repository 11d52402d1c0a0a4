//! Dice that nobody can choose, and that everybody can check.

use serde_json::{Value, json};
use tabletop::{FairDice, Nonce, Rng, Seat, Secret, below, pick_weighted, seeded_rng};

use crate::common::{
    Client, Opened, against_computer, is_over, join_key, start, start_again, start_with,
    two_people, with_free_seats,
};

const ONE: &str = "0123456789abcdef0123456789abcdef";
const TWO: &str = "fedcba9876543210fedcba9876543210";
const THREE: &str = "00112233445566778899aabbccddeeff";

/// Dice for a table to come: the hash of their secret.
fn drawn(server: &Client) -> String {
    let drawn = server.post("/dice", None, &json!({})).json(200);
    drawn["commitment"].as_str().unwrap().into()
}

/// Two people at a table that is no practice.
fn honest(commitment: &str, nonces: &[&str]) -> Value {
    let mut open = two_people(0);
    let fields = open.as_object_mut().unwrap();
    fields.remove("seed");
    fields.insert("commitment".into(), json!(commitment));
    fields.insert("nonces".into(), json!(nonces));
    open
}

fn commitment_of(server: &Client, table: &Opened) -> Value {
    server.table(&table.name, None)["commitment"].clone()
}

fn end(server: &Client, table: &Opened) {
    for (seat, token) in &table.tokens {
        let frame = &server.table(&table.name, None)["frame"];
        if !is_over(frame) {
            let body = json!({ "version": frame["version"], "key": format!("end {seat}") });
            server.post(&format!("/tables/{}/end", table.name), Some(token), &body).json(200);
        }
    }
}

/// All that is told of the dice, page by page.
fn record(server: &Client, table: &Opened) -> Value {
    let (mut all, mut from) = (Value::Null, json!(0));
    while let Some(ply) = from.as_u64() {
        let page = server.get(&format!("/tables/{}/dice?from={ply}", table.name), None).json(200);
        from = page["next"].clone();
        match all["draws"].as_array_mut() {
            None => all = page,
            Some(draws) => draws.extend(page["draws"].as_array().unwrap().clone()),
        }
    }
    all
}

/// The dice of a span, made from what is told of them.
fn dice_of(span: &Value) -> FairDice {
    let secret = Secret::try_from(span["secret"].as_str().unwrap().to_string()).unwrap();
    assert_eq!(span["commitment"], json!(secret.commitment()));
    let nonce = |one: &Value| Nonce::try_from(one["nonce"].as_str().unwrap().to_string()).unwrap();
    FairDice::new(secret, span["nonces"].as_array().unwrap().iter().map(nonce).collect())
}

/// How many rolls are what these dice give.
fn follow(dice: &FairDice, draws: &Value) -> usize {
    let follows = |draw: &&Value| {
        let weights = draw["weights"].as_array().unwrap().iter();
        let outcomes = weights.map(|weight| weight.as_u64().unwrap() as u32).enumerate();
        let ply = draw["ply"].as_u64().unwrap() as usize;
        let chosen = pick_weighted(outcomes.collect::<Vec<_>>(), &mut dice.at(ply));
        draw["chosen"] == json!(chosen)
    };
    draws.as_array().unwrap().iter().filter(follows).count()
}

#[test]
fn a_table_plays_with_the_dice_that_were_shown_before_anybody_gave_a_number() {
    let server = start();
    let commitment = drawn(&server);
    let table = server.open(&honest(&commitment, &[ONE, TWO]));
    assert_eq!(commitment_of(&server, &table), json!(commitment));
    assert_eq!(server.table(&table.name, None)["practice"], false);
    end(&server, &table);
    let record = record(&server, &table);
    assert_eq!(record["luck"].as_array().unwrap().len(), 1);
    assert_eq!(record["luck"][0]["commitment"], json!(commitment));
    let given = json!([{ "seat": 0, "nonce": ONE }, { "seat": 1, "nonce": TWO }]);
    assert_eq!(record["luck"][0]["nonces"], given);
}

#[test]
fn dice_wait_for_one_table_and_no_two_tables_share_a_secret() {
    let server = start();
    let commitment = drawn(&server);
    assert_ne!(commitment, drawn(&server));
    server.open(&honest(&commitment, &[ONE]));
    let refused = |commitment: &str| {
        let answer = server.post("/tables", None, &honest(commitment, &[ONE]));
        (answer.status, answer.code())
    };
    let gone = (410, "bad_commitment".to_string());
    assert_eq!(refused(&commitment), gone, "used");
    assert_eq!(refused(&"0".repeat(64)), gone, "unknown");
    // Memory has forgotten them; whoever asks again gets new ones.
    let waiting = drawn(&server);
    let server = start_again(server.stop());
    let answer = server.post("/tables", None, &honest(&waiting, &[ONE]));
    assert_eq!(answer.code(), "bad_commitment");
    server.open(&honest(&drawn(&server), &[ONE]));
}

#[test]
fn whoever_asks_for_many_dice_takes_none_away_from_others() {
    let server = start_with(|settings| settings.proxy = "127.0.0.1".parse().unwrap());
    let draw = |from: &str| {
        let headers = [("x-forwarded-for".to_string(), from.to_string())];
        let path = "/dice";
        let answer =
            crate::common::request(server.address, "POST", path, None, &headers, Some(b"{}"));
        answer.json(200)["commitment"].as_str().unwrap().to_string()
    };
    let strangers = draw("192.0.2.1");
    let many: Vec<String> = (0..80).map(|_| draw("192.0.2.2")).collect();
    let open = |commitment: &str| server.post("/tables", None, &honest(commitment, &[])).status;
    assert_eq!(open(&strangers), 201);
    assert_eq!((open(&many[0]), open(&many[15])), (410, 410), "its own oldest are gone");
    assert_eq!((open(&many[16]), open(&many[79])), (201, 201));
}

/// Else whoever runs the server could try secrets until one suits.
#[test]
fn numbers_without_dice_that_were_shown_before_are_refused() {
    let server = start();
    let field = |open: &Value| {
        let answer = server.post("/tables", None, open);
        assert_eq!(answer.code(), "malformed");
        let error = answer.json(400)["error"].clone();
        (error["field"].clone(), error["message"].as_str().unwrap().to_string())
    };
    let mut late = honest("", &[ONE]);
    late.as_object_mut().unwrap().remove("commitment");
    let (place, message) = field(&late);
    assert_eq!(place, "commitment");
    assert!(message.contains("POST /api/v1/dice"), "{message}");
    assert_eq!(field(&honest("00", &[ONE])).0, "commitment");
    let commitment = drawn(&server);
    assert_eq!(field(&honest(&commitment, &["00"])).0, "nonces");
    let mut seeded = honest(&commitment, &[]);
    seeded["seed"] = json!(1);
    assert_eq!(field(&seeded).0, "commitment");
    // None of this has used them up.
    server.open(&honest(&commitment, &[]));
}

/// Waits at a table of four: the host on seat 0, who gave a number or not.
fn waiting_room(server: &Client, nonces: &[&str]) -> (Opened, String) {
    let mut open = with_free_seats(4, 0);
    open.as_object_mut().unwrap().remove("seed");
    open["commitment"] = json!(drawn(server));
    open["nonces"] = json!(nonces);
    let table = server.open(&open);
    let secret = server.invite(&table.name, table.token(0), &json!("table"));
    (table, secret)
}

fn join(server: &Client, table: &Opened, secret: &str, wish: Value) -> Value {
    let mut body = json!({ "by": { "secret": secret }, "key": join_key() });
    body.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    server.post(&format!("/tables/{}/join", table.name), None, &body).json(200)
}

fn begin(server: &Client, table: &Opened) {
    let start = json!({ "start": { "fill": true } });
    server.arrange(&table.name, Some(table.token(0)), &start).json(200);
}

#[test]
fn everybody_who_sits_down_sees_the_seal_and_adds_a_number() {
    let server = start();
    let (mut table, secret) = waiting_room(&server, &[ONE]);
    let shown = commitment_of(&server, &table);
    assert!(shown.is_string());
    // The later seat comes first; without a number one can play, too.
    let mia = join(&server, &table, &secret, json!({ "seat": 2, "name": "Mia", "nonce": TWO }));
    join(&server, &table, &secret, json!({ "seat": 1, "name": "Tom", "nonce": THREE }));
    join(&server, &table, &secret, json!({ "seat": 3, "name": "Lea" }));
    // The seal stays what it was, also after a restart.
    let server = start_again(server.stop());
    assert_eq!(commitment_of(&server, &table), shown);
    begin(&server, &table);
    assert_eq!(commitment_of(&server, &table), shown);
    // Whoever is at the table alone ends it alone: the others are given to computers.
    for seat in [1, 2, 3] {
        let plan = json!({ "computer": { "level": "squire" } });
        let wish = json!({ "seat": { "seat": seat, "plan": plan } });
        server.arrange(&table.name, Some(table.token(0)), &wish).json(200);
    }
    assert!(mia["token"].is_string());
    end_patiently(&server, &mut table);
    let record = record(&server, &table);
    let given = json!([
        { "seat": 0, "nonce": ONE },
        { "seat": 1, "nonce": THREE },
        { "seat": 2, "nonce": TWO },
    ]);
    assert_eq!(record["luck"][0]["nonces"], given);
    let draws = record["draws"].as_array().unwrap().len();
    assert_eq!(follow(&dice_of(&record["luck"][0]), &record["draws"]), draws);
    assert!(draws > 0);
}

/// Computers may play in between.
fn end_patiently(server: &Client, table: &mut Opened) {
    table.tokens.truncate(1);
    crate::common::patiently("the end", || {
        let frame = server.table(&table.name, None)["frame"].clone();
        let body = json!({ "version": frame["version"], "key": join_key() });
        let path = format!("/tables/{}/end", table.name);
        let answer = server.post(&path, Some(table.token(0)), &body);
        (answer.status == 200).then_some(())
    });
}

#[test]
fn whoever_leaves_takes_their_number_along_and_the_next_gives_one() {
    let server = start();
    let (mut table, secret) = waiting_room(&server, &[]);
    let key = join_key();
    let wish = json!({ "seat": 1, "name": "Tom", "nonce": ONE, "key": key });
    let tom = join(&server, &table, &secret, wish);
    assert_eq!(tom["counts"], true);
    // Whoever repeats themselves sits there already, and has given a number.
    let wish = |nonce: &str| json!({ "seat": 1, "name": "Tom", "nonce": nonce, "key": key });
    assert_eq!(join(&server, &table, &secret, wish(ONE)), tom);
    let other = join(&server, &table, &secret, wish(THREE));
    assert_eq!((&other["token"], &other["counts"]), (&tom["token"], &json!(false)));
    let mia = join(&server, &table, &secret, json!({ "seat": 2, "name": "Mia", "nonce": TWO }));
    server.arrange(&table.name, mia["token"].as_str(), &json!("leave")).json(200);
    join(&server, &table, &secret, json!({ "seat": 2, "name": "Lea", "nonce": THREE }));
    let bad = json!({ "by": { "secret": secret }, "key": join_key(), "name": "X", "nonce": "00" });
    let answer = server.post(&format!("/tables/{}/join", table.name), None, &bad);
    assert_eq!(answer.json(400)["error"]["field"], "nonce");
    begin(&server, &table);
    assert_eq!(join(&server, &table, &secret, wish(ONE)), tom, "the answer was lost");
    // Too late for a number: every roll is settled.
    let device = server.invite(&table.name, table.token(0), &json!({ "device": 0 }));
    let late = join(&server, &table, &device, json!({ "nonce": TWO }));
    assert_eq!(late["counts"], false);
    for seat in [1, 2] {
        let wish = json!({ "seat": { "seat": seat, "plan": { "open": {} } } });
        server.arrange(&table.name, Some(table.token(0)), &wish).json(200);
    }
    end_patiently(&server, &mut table);
    let given = json!([{ "seat": 1, "nonce": ONE }, { "seat": 2, "nonce": THREE }]);
    assert_eq!(record(&server, &table)["luck"][0]["nonces"], given);
}

#[test]
fn the_record_of_the_dice_is_told_at_the_end_only_and_to_everybody() {
    let server = start();
    let table = server.open(&honest(&drawn(&server), &[ONE, TWO]));
    server.play(&table, "a", "explore");
    let path = format!("/tables/{}/dice", table.name);
    for token in [None, Some(table.token(0)), Some(table.token(1))] {
        let answer = server.get(&path, token);
        assert_eq!((answer.status, &*answer.code()), (403, "secret"));
    }
    end(&server, &table);
    let told = record(&server, &table);
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    let is_chance = |ply: &&Value| ply.get("chance").is_some();
    let rolls = save["plies"].as_array().unwrap().iter().filter(is_chance).count();
    assert_eq!(told["draws"].as_array().unwrap().len(), rolls);
    assert_eq!(follow(&dice_of(&told["luck"][0]), &told["draws"]), rolls);
    assert!(rolls > 1);
    assert_eq!(told["luck"][0]["secret"], server.table(&table.name, None)["secret"]);
}

/// What came before was chosen by whoever brought the file.
#[test]
fn a_table_from_a_file_is_practice_and_says_why() {
    let server = start();
    let table = server.open(&honest(&drawn(&server), &[ONE]));
    server.play(&table, "a", "end_turn");
    let save = server.get(&format!("/tables/{}/save", table.name), None).json(200);
    let people = json!([{ "person": {} }, { "person": {} }]);
    let again = server.open(&json!({ "save": save, "seats": people }));
    let told = |table: &Opened| {
        let told = server.table(&table.name, None);
        (told["practice"].clone(), told["from_save"].clone())
    };
    assert_eq!(told(&table), (json!(false), json!(false)));
    assert_eq!(told(&again), (json!(true), json!(true)));
    end(&server, &again);
    let record = record(&server, &again);
    let spans = record["luck"].as_array().unwrap();
    assert_eq!((spans.len(), &spans[0]["secret"]), (2, &Value::Null));
    assert_eq!(spans[0]["nonces"], json!([{ "seat": null, "nonce": ONE }]));
    assert_eq!(dice_of(&spans[1]).nonces(), []);
    // Who plays again there plays with dice of their own.
    let next = server.ask(&again.name, "rematch", Some(again.token(0))).json(200);
    let next = server.table(next["table"].as_str().unwrap(), None);
    assert_eq!((&next["practice"], &next["from_save"]), (&json!(false), &json!(false)));
}

/// `web/src/lib/dice-check.vectors.json`: what the page must find out as well. `UPDATE_EXPECT=1` rewrites it.
#[test]
fn the_page_draws_as_the_engine_does() {
    let server = start();
    let mut open = two_people(7);
    open["nonces"] = json!([ONE, TWO]);
    let table = server.open(&open);
    let rng = &mut seeded_rng(9);
    for number in 0..120 {
        let (seat, frame) = server.turn(&table);
        let actions = frame["decision"]["actions"].as_array().unwrap();
        let action = &actions[below(actions.len() as u32, rng) as usize];
        server.act(&table, seat, &frame, &number.to_string(), action).json(200);
    }
    end(&server, &table);
    let record = record(&server, &table);
    assert!(record["draws"].as_array().unwrap().len() > 40);
    let vectors = json!({ "streams": streams(), "picks": picks(), "record": record });
    let ours = serde_json::to_string(&vectors).unwrap() + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/dice-check.vectors.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(file, &ours).unwrap();
    }
    let known = std::fs::read_to_string(file).expect("dice-check.vectors.json");
    assert!(known == ours, "UPDATE_EXPECT=1 rewrites web/src/lib/dice-check.vectors.json");
}

/// The first words of some streams.
fn streams() -> Value {
    let nonces = [vec![], vec![ONE], vec![ONE, TWO, THREE]];
    let stream = |(number, words): (usize, &Vec<&str>)| {
        let secret = Secret::from_seed(number as u64);
        let nonces = words.iter().map(|word| Nonce::try_from(word.to_string()).unwrap()).collect();
        let dice = FairDice::new(secret.clone(), nonces);
        let ply = [0, 255, 1 << 40][number];
        let mut stream = dice.at(ply);
        let first: Vec<u32> = (0..40).map(|_| stream.next_u32()).collect();
        let commitment = secret.commitment();
        json!({ "secret": secret, "commitment": commitment, "nonces": words, "ply": ply, "words": first })
    };
    nonces.iter().enumerate().map(stream).collect()
}

/// Picks by weight, where words are rejected for every other of them, too.
fn picks() -> Value {
    let all: [&[u32]; 5] =
        [&[1; 6], &[0, 3, 0, 1], &[1, 2_147_483_648], &[3_000_000_000, 7], &[u32::MAX]];
    let dice = FairDice::seeded(11);
    let pick = |(ply, weights): (usize, &[u32])| {
        let outcomes: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
        let chosen = pick_weighted(outcomes, &mut dice.at(ply));
        json!({ "ply": ply, "weights": weights, "chosen": chosen })
    };
    let plies = all.into_iter().cycle().enumerate().take(60);
    json!({ "secret": dice.reveal(), "draws": plies.map(pick).collect::<Vec<_>>() })
}

/// A number of a caller's changes what luck brings, and nothing of what a computer player thinks with.
#[test]
fn a_table_with_a_computer_player_takes_any_number() {
    let server = start();
    let mut open = against_computer(None);
    open.as_object_mut().unwrap().remove("seed");
    open["commitment"] = json!(drawn(&server));
    // "karak player bot", which once was the computer players' own.
    open["nonces"] = json!(["6b6172616b20706c6179657220626f74"]);
    let mut table = server.open(&open);
    server.wait_for(&table, 0);
    end_patiently(&server, &mut table);
    let record = record(&server, &table);
    let dice = dice_of(&record["luck"][0]);
    let thoughts = dice.thoughts(Seat(1)).next_u64();
    assert!((0..1_000).all(|ply| dice.at(ply).next_u64() != thoughts));
    assert_eq!(follow(&dice, &record["draws"]), record["draws"].as_array().unwrap().len());
}
