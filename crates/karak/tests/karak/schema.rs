//! What the schemas say of our JSON is true.

use std::collections::BTreeSet;

use karak::{Action, Karak, schemas};
use serde_json::{Value, json};
use tabletop::{Game, seeded_rng};

use crate::table::{actions, random_ply, setups};

const ROOT: &str = "/$defs";

fn check(name: &str) -> impl Fn(&Value) {
    let schema = json!({ "$defs": schemas(ROOT), "$ref": format!("#{ROOT}/{name}") });
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    move |data| {
        if let Some(error) = validator.iter_errors(data).next() {
            panic!("{error} at {}: {data}", error.instance_path());
        }
    }
}

/// Every view, action, event, setup, outlook and reason of many games.
#[test]
fn what_is_sent_is_as_described() {
    let [views, acts, events, setups_, odds, reasons] =
        ["View", "Action", "Event", "Setup", "Odds", "Reason"].map(check);
    let mut rng = seeded_rng(9);
    let mut kinds = BTreeSet::new();
    for setup in setups(30) {
        setups_(&json!(setup));
        let mut state = Karak::new(&setup).unwrap();
        while let Some(ply) = random_ply(&state, &mut rng) {
            let view = state.view(None);
            views(&json!(view));
            for action in actions(&state) {
                acts(&json!(action));
                state.outlook(&action).iter().for_each(|outlook| odds(&json!(outlook)));
            }
            reasons(&state.why_not(&Action::Heal).reason);
            let mut happened = Vec::new();
            state.apply(&ply, &mut happened);
            for event in happened {
                let event = json!(event);
                kinds.insert(event["type"].to_string());
                events(&event);
            }
        }
    }
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn what_is_not_ours_is_not_described() {
    let schema = json!({ "$defs": schemas(ROOT), "$ref": format!("#{ROOT}/Action") });
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(validator.is_valid(&json!({"walk": "north"})));
    assert!(!validator.is_valid(&json!({"walk": "up"})));
    assert!(!validator.is_valid(&json!("fly")));
}

/// The page makes its types from this file. `UPDATE_EXPECT=1` rewrites it.
#[test]
fn the_page_knows_these_schemas() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/schemas/karak.json");
    let document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Karak", "version": Karak::RULES.to_string() },
        "paths": {},
        "components": { "schemas": schemas("/components/schemas") },
    });
    let ours = serde_json::to_string_pretty(&document).unwrap() + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(file, &ours).unwrap();
    }
    let known = std::fs::read_to_string(file).expect("web/schemas/karak.json");
    assert!(known == ours, "UPDATE_EXPECT=1 rewrites web/schemas/karak.json");
}
