//! The description of the routes is whole, and the page knows it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::{Client, against_computer, document, is_over, start, validator};

/// The page makes its types from this file; what games send is in files of their own.
/// `UPDATE_EXPECT=1` rewrites it.
#[test]
fn the_page_knows_these_routes() {
    let mut document = document().clone();
    let components = document["components"].as_object_mut().unwrap();
    components.retain(|name, _| !name.starts_with("x-"));
    let ours = serde_json::to_string_pretty(&document).unwrap() + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/schemas/api.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(file, &ours).unwrap();
    }
    let known = std::fs::read_to_string(file).expect("web/schemas/api.json");
    assert!(known == ours, "UPDATE_EXPECT=1 rewrites web/schemas/api.json");
}

#[test]
fn the_document_is_as_the_standard_says() {
    let document = document();
    assert_eq!(document["openapi"], "3.1.0");
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let mut names = BTreeSet::new();
    for (path, endpoint) in document["paths"].as_object().unwrap() {
        for (method, told) in endpoint.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(names.insert(told["operationId"].as_str().unwrap()), "{place}: its name again");
            let asked = told["parameters"].as_array().unwrap();
            let in_path = asked.iter().filter(|one| one["in"] == "path");
            let in_path: Vec<String> =
                in_path.map(|one| format!("{{{}}}", one["name"].as_str().unwrap())).collect();
            assert_eq!(path.matches('{').count(), in_path.len(), "{place}");
            assert!(in_path.iter().all(|name| path.contains(name)), "{place}");
            assert!(!told["requestBody"].is_object() || method == "post", "{place}");
            let responses = told["responses"].as_object().unwrap();
            assert!(responses.keys().any(|status| status.starts_with('2')), "{place}");
            let contents = responses.values().map(|one| &one["content"]);
            for content in contents.chain([&told["requestBody"]["content"]]) {
                for told in content.as_object().into_iter().flat_map(|all| all.values()) {
                    validator(&told["schema"]);
                }
            }
        }
    }
    for name in references(document) {
        let place = name.strip_prefix('#').unwrap();
        assert!(document.pointer(place).is_some(), "{name} leads nowhere");
    }
}

/// Everything that this document refers to.
fn references(document: &Value) -> BTreeSet<String> {
    match document {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).map(String::from);
            fields.values().flat_map(references).chain(own).collect()
        }
        Value::Array(all) => all.iter().flat_map(references).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => BTreeSet::new(),
    }
}

#[test]
fn what_is_asked_for_is_as_described() {
    let is = |name: &str, data: Value| {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        validator(&schema).is_valid(&data)
    };
    assert!(is("Open", against_computer(Some(1))));
    assert!(is("Open", json!({ "tutorial": "karak" })));
    assert!(!is("Open", json!({ "game": "karak" })));
    assert!(is("Act", json!({ "version": 3, "key": "k", "action": "end_turn" })));
    assert!(!is("Act", json!({ "version": 3, "key": "", "action": "end_turn" })));
    assert!(!is("Act", json!({ "version": 3, "action": "end_turn" })));
    assert!(!is("Precondition", json!({ "version": -1, "key": "k" })));
}

/// The frames of a whole game, with everything that is the game's own.
#[test]
fn what_a_game_sends_is_as_described() {
    let games = [("karak", "Odds"), ("karak2", "ReckonedOutlook"), ("goblin", "ReckonedOutlook")];
    let server = start();
    for (game, outlook) in games {
        let mut open = against_computer(Some(5));
        open["game"] = json!(game);
        what_this_game_sends_is_as_described(&server, &open, outlook);
    }
}

fn what_this_game_sends_is_as_described(server: &Client, open: &Value, outlook: &str) {
    let table = server.open(open);
    let [view, event, action, outlook, setup, reason] =
        ["View", "Event", "Action", outlook, "Setup", "Reason"].map(|name| {
            let game = open["game"].as_str().unwrap();
            let validator = validator(&json!({ "$ref": format!("#/components/x-{game}/{name}") }));
            move |data: &Value| {
                if let Some(error) = validator.iter_errors(data).next() {
                    panic!("{error} at {}: {data}", error.instance_path());
                }
            }
        });
    setup(&server.table(&table.name, None)["setup"]);
    let (mut outlooks, mut refusals) = (0, 0);
    for number in 0.. {
        let frame = server.wait_for(&table, 0);
        if is_over(&frame) {
            break;
        }
        let decision = &frame["decision"];
        let actions = decision["actions"].as_array().unwrap();
        actions.iter().for_each(&action);
        for told in decision["outlooks"].as_array().unwrap() {
            outlook(&told["outlook"]);
            outlooks += 1;
        }
        let why = json!({ "action": "heal" });
        let why = server.post(&format!("/tables/{}/why", table.name), Some(table.token(0)), &why);
        if let Some(refusal) = why.json(200)["refusal"].as_object() {
            reason(&refusal["reason"]);
            refusals += 1;
        }
        let chosen = &actions[number % actions.len()];
        server.act(&table, 0, &frame, &number.to_string(), chosen).json(200);
    }
    assert!(outlooks > 0 && refusals > 0, "{outlooks} outlooks, {refusals} refusals");
    let mut from = 0;
    loop {
        let path = format!("/tables/{}/frames?eyes=all&from={from}", table.name);
        let frames = server.get(&path, None).json(200)["frames"].clone();
        let frames = frames.as_array().unwrap();
        for frame in frames {
            view(&frame["view"]);
            frame["events"].as_array().unwrap().iter().for_each(&event);
        }
        from += frames.len();
        if frames.is_empty() {
            break;
        }
    }
    assert!(from > 50, "{from} frames");
}
