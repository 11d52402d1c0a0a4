//! Boxes of one's own: read and refused row by row, and what a whole server is played with.

use std::{fs, path::PathBuf, time::Instant};

use serde_json::{Value, json};

use crate::common::{self, Running, start, start_with};

const GOBLIN: &str = include_str!("../../../../data/goblin.toml");
const BOXES: [(&str, &str); 3] = [
    ("goblin", GOBLIN),
    ("karak", include_str!("../../../../data/karak.toml")),
    ("karak2", include_str!("../../../../data/karak2.toml")),
];

/// The most bytes that a box may have.
const MOST: usize = 128 << 10;

/// Heroes with nine hearts.
fn house() -> String {
    let house = GOBLIN.replacen("hearts = 5 ", "hearts = 9 ", 1);
    assert_ne!(house, GOBLIN);
    house
}

/// Two people at a table of this game, whose setup brings this box or says nothing about it.
fn open(game: &str, contents: Option<&Value>) -> Value {
    let mut setup = json!({ "players": 2 });
    if let Some(contents) = contents {
        setup["contents"] = contents.clone();
    }
    let people = json!([{ "person": {} }, { "person": {} }]);
    json!({ "game": game, "setup": setup, "seats": people, "seed": 7 })
}

fn hearts_of(server: &Running, name: &str) -> [u64; 2] {
    let table = server.table(name, None);
    let board = table["setup"]["contents"]["board"]["hearts"].as_u64().unwrap_or(5);
    [board, table["frame"]["view"]["hearts"].as_u64().unwrap()]
}

#[test]
fn a_box_is_read_and_played_with() {
    let server = start();
    for (game, text) in BOXES {
        let read = server.post_text(&format!("/games/{game}/box"), text).json(200);
        assert_eq!(read["contents"], games::read_box(game, text).unwrap(), "{game}");
        let table = server.open(&open(game, Some(&read["contents"])));
        assert_eq!(server.table(&table.name, None)["setup"]["contents"], read["contents"]);
    }
    let read = server.post_text("/games/goblin/box", house()).json(200);
    let table = server.open(&open("goblin", Some(&read["contents"])));
    assert_eq!(hearts_of(&server, &table.name), [9, 9]);
    // It was this caller's alone.
    let next = server.open(&open("goblin", None));
    assert_eq!(hearts_of(&server, &next.name), [5, 5]);
}

#[test]
fn a_row_that_cannot_work_is_named() {
    let server = start();
    let wrong = [
        ("hearts = 13", "hearts = 0", "lords row 3", "expected one heart at least"),
        ("\"1-07\"", "\"1-08\"", "monsters row 8", "'1-08' has a row already"),
        ("\"whirlwind\"", "\"tornado\"", "box", "unknown variant `tornado`"),
        ("count = 6,", "count = six,", "box", "line 15"),
    ];
    for (old, new, field, words) in wrong {
        assert!(GOBLIN.contains(old), "{old}");
        let answer = server.post_text("/games/goblin/box", GOBLIN.replacen(old, new, 1));
        let problem = answer.json(422)["error"].clone();
        assert_eq!(problem["code"], "bad_setup", "{problem}");
        assert_eq!((&problem["field"], &problem["rule"]), (&json!(field), &json!("G-1.6")));
        assert!(problem["message"].as_str().unwrap().contains(words), "{problem}");
    }
}

#[test]
fn the_box_of_another_game_is_none() {
    let server = start();
    for (game, _) in BOXES {
        for (_, text) in BOXES.iter().filter(|(other, _)| *other != game) {
            let answer = server.post_text(&format!("/games/{game}/box"), text);
            assert_eq!((answer.status, &*answer.code()), (422, "bad_setup"), "{game}");
        }
    }
    assert_eq!(server.post_text("/games/chess/box", GOBLIN).code(), "unknown_game");
}

#[test]
fn what_is_no_box_at_all_is_refused() {
    let server = start();
    let ask = |body: &[u8]| server.post_text("/games/goblin/box", body);
    assert_eq!(ask(b"").code(), "bad_setup");
    assert_eq!(ask(b"\xff\xfe").code(), "malformed");
    let filled = format!("{GOBLIN}{}", "#".repeat(MOST - GOBLIN.len()));
    assert_eq!(filled.len(), MOST);
    ask(filled.as_bytes()).json(200);
    assert_eq!(ask((filled + "#").as_bytes()).json(413)["error"]["code"], "too_large");
    // What is nested or long beyond reason is answered at once.
    let fill = |word: &str| word.repeat(MOST / word.len() - 4);
    let nested = [
        format!("a={}", fill("[")),
        format!("a={}", fill("{a=")),
        format!("a={}1", fill("[[{a=")),
        format!("{}=1", fill("a.") + "a"),
        format!("[{}]", fill("a.") + "a"),
        format!("a={}", fill("9")),
        format!("a=[{}]", fill("{},")),
        format!("potions=[{}]", fill("{potion=\"healing\",count=1,provenance=\"house\"},")),
        fill("[[counts]]\n"),
        fill("[a]\n"),
        (0..9_000).map(|number| format!("[a{number}]\n")).collect(),
    ];
    for text in nested {
        let start = Instant::now();
        let start_of_it = &text[..20.min(text.len())];
        assert_eq!(ask(text.as_bytes()).code(), "bad_setup", "{start_of_it}");
        println!("{start_of_it:?} took {:?}", start.elapsed());
        assert!(start.elapsed().as_secs() < 5, "{start_of_it}");
    }
}

/// A server that is started with a box of Karak: Goblin.
fn with_a_box() -> Running {
    start_with(|settings| {
        let file: PathBuf = settings.data.with_file_name("house.toml");
        fs::write(&file, house()).unwrap();
        settings.boxes = [("goblin".to_string(), file)].into();
    })
}

#[test]
fn a_server_with_a_box_opens_its_tables_with_it() {
    let server = with_a_box();
    let told = server.get("/games", None).json(200);
    for game in told["games"].as_array().unwrap() {
        assert_eq!(game["own_box"], game["id"] == "goblin", "{}", game["id"]);
    }
    for contents in [None, Some(&Value::Null)] {
        let table = server.open(&open("goblin", contents));
        assert_eq!(hearts_of(&server, &table.name), [9, 9]);
    }
    // Whoever brings a box plays with it, and other games have theirs.
    let published = games::read_box("goblin", GOBLIN).unwrap();
    let table = server.open(&open("goblin", Some(&published)));
    assert_eq!(hearts_of(&server, &table.name), [5, 5]);
    let other = server.open(&open("karak", None));
    assert_eq!(server.table(&other.name, None)["setup"].get("contents"), None);
    // A setup that is none is refused as ever.
    let mut wrong = open("goblin", None);
    wrong["setup"] = json!("two");
    assert_eq!(server.post("/tables", None, &wrong).code(), "bad_setup");
}

/// The box is part of the table: a server without it goes on, and so does whoever has the file.
#[test]
fn a_table_keeps_its_box() {
    let server = with_a_box();
    let table = server.open(&open("goblin", None));
    for (number, kind) in ["fight", "stop"].into_iter().enumerate() {
        server.play(&table, &number.to_string(), kind);
    }
    for seat in [0, 1] {
        let version = server.table(&table.name, None)["frame"]["version"].clone();
        let path = format!("/tables/{}/end", table.name);
        let end = json!({ "version": version, "key": "end" });
        server.post(&path, Some(table.token(seat)), &end).json(200);
    }
    let path = |part: &str| format!("/tables/{}/{part}", table.name);
    let [save, frames] = ["save", "frames"].map(|part| server.get(&path(part), None).json(200));
    let without = common::start_again(server.stop());
    assert_eq!(without.get("/games", None).json(200)["games"][2]["own_box"], false);
    assert_eq!(without.get(&path("save"), None).json(200), save);
    assert_eq!(without.get(&path("frames"), None).json(200), frames);
    assert!(games::verify(save.clone()).unwrap().proven > 0);
    let people = json!([{ "person": {} }, { "person": {} }]);
    let again = without.open(&json!({ "save": save, "seats": people }));
    assert_eq!(hearts_of(&without, &again.name), [9, 9]);
}

/// Its script goes on from the published box.
#[test]
fn a_first_game_is_played_with_the_published_box() {
    let server = start_with(|settings| {
        let file = settings.data.with_file_name("house.toml");
        let house = BOXES[1].1.replacen("count = 2", "count = 3", 1);
        fs::write(&file, house).unwrap();
        settings.boxes = [("karak".to_string(), file)].into();
    });
    let table = server.open(&json!({ "tutorial": "karak" }));
    let setup = server.table(&table.name, None)["setup"].clone();
    assert_eq!(setup.get("contents"), None);
    let usual = server.open(&open("karak", None));
    assert!(server.table(&usual.name, None)["setup"]["contents"].is_object());
}
