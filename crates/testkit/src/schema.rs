//! What the schemas of a game say of its JSON is true, and the page knows them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    marker::PhantomData,
    path::Path,
};

use family::ListedGame;
use jsonschema::Validator;
use serde_json::{Value, json};
use tabletop::{Turn, below, seeded_rng};

use crate::{
    ROOT, document,
    table::{actions, everywhere, random_ply},
};

/// Where schemas refer to each other in a schema of its own.
const DEFINITIONS: &str = "/$defs";

/// Analyses take time: one state of so many is analysed.
const ANALYSED: u32 = 8;

/// The schemas of one game.
pub struct Schemas<G> {
    /// The name of the schema of its outlooks.
    pub outlook: &'static str,
    /// How many kinds of events random games show at least.
    pub events: usize,
    /// The game.
    pub game: PhantomData<G>,
}

impl<G: ListedGame> Schemas<G> {
    /// Every view of who decides, action, event, setup, outlook and reason of random games at every table.
    pub fn hold_of_what_is_sent(&self) {
        let named = ["View", "Action", "Event", "Setup", "Reason", "Analysis", self.outlook];
        let [views, acts, events, setups, reasons, analyses, outlooks] =
            named.map(Described::of::<G>);
        let mut rng = seeded_rng(9);
        let mut kinds = BTreeSet::new();
        let mut refused: BTreeMap<String, G::Action> = BTreeMap::new();
        for setup in everywhere::<G>(12) {
            setups.check(&json!(setup));
            let mut state = G::new(&setup).expect("a table that can be set");
            while let Some(ply) = random_ply(&state, &mut rng) {
                let decider = if let Turn::Player(seat) = state.turn() { Some(seat) } else { None };
                views.check(&json!(state.view(decider)));
                if below(ANALYSED, &mut rng) == 0 {
                    analyses.check(&json!(state.analyse()));
                }
                let offered = actions(&state);
                for action in &offered {
                    let said = json!(action);
                    acts.check(&said);
                    state
                        .outlook(action)
                        .iter()
                        .for_each(|outlook| outlooks.check(&json!(outlook)));
                    refused.entry(tag_of(&said)).or_insert(*action);
                }
                for action in refused.values().filter(|action| !offered.contains(action)) {
                    reasons.check(&state.why_not(action).reason);
                }
                let mut happened = Vec::new();
                state.apply(&ply, &mut happened);
                for event in happened {
                    let event = json!(event);
                    kinds.insert(tag_of(&event));
                    events.check(&event);
                }
            }
        }
        assert!(kinds.len() >= self.events, "{}: {kinds:?}", kinds.len());
    }

    /// Nothing else is a word of the game.
    pub fn describe_nothing_else(&self, ours: &Value, others: &[Value]) {
        let acts = Described::of::<G>("Action");
        acts.check(ours);
        for other in others {
            assert!(!acts.validator.is_valid(other), "{other}");
        }
    }

    /// The page makes its types from this file. `UPDATE_EXPECT=1` rewrites it.
    pub fn are_known_to_the_page(&self) {
        let info = G::info();
        let path = format!("web/schemas/{}.json", info.id);
        let document_of_ours = json!({
            "openapi": "3.1.0",
            "info": { "title": info.name, "version": G::RULES.to_string() },
            "paths": {},
            "components": { "schemas": G::schemas("/components/schemas").expect("it tells") },
        });
        let ours = serde_json::to_string_pretty(&document_of_ours).expect("JSON") + "\n";
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(Path::new(ROOT).join(&path), &ours).expect("a folder that can be written");
        }
        assert!(document(&path) == ours, "UPDATE_EXPECT=1 rewrites {path}");
    }
}

/// A schema by its name; what has none is `null`.
struct Described {
    name: &'static str,
    validator: Validator,
}

impl Described {
    fn of<G: ListedGame>(name: &'static str) -> Described {
        let schemas = G::schemas(DEFINITIONS).expect("it tells");
        let is_told = schemas.contains_key(name);
        let schema = json!({ "$defs": schemas, "$ref": format!("#{DEFINITIONS}/{name}") });
        let schema = if is_told { schema } else { json!({ "type": "null" }) };
        Described { name, validator: jsonschema::validator_for(&schema).expect("a schema") }
    }

    fn check(&self, data: &Value) {
        if let Some(error) = self.validator.iter_errors(data).next() {
            panic!("{}: {error} at {}: {data}", self.name, error.instance_path());
        }
    }
}

/// `"heal"`, `{"walk":"north"}` or `{"type":"walked",…}`.
fn tag_of(said: &Value) -> String {
    let kind = said.get("type").or(Some(said)).and_then(Value::as_str);
    let first = said.as_object().and_then(|fields| fields.keys().next());
    kind.map(str::to_owned).or(first.cloned()).unwrap_or_default()
}
