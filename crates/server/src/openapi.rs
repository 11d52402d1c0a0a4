//! The description of the routes, made from the routes and their types.

use std::collections::{BTreeMap, BTreeSet};

use axum::{Json, extract::State, routing::MethodRouter};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{
    api::{self, Code},
    app::App,
    routes::{self, PREFIX},
};

/// An endpoint: where it is, who answers, what it takes and gives.
pub struct Endpoint {
    /// `get` or `post`.
    pub method: &'static str,
    /// Behind the prefix.
    pub path: &'static str,
    /// Who answers.
    pub handler: MethodRouter<App>,
    about: &'static str,
    takes: Option<(&'static str, Describe)>,
    asks: Option<Describe>,
    gives: (u16, &'static str, Describe),
    fails: Vec<Code>,
}

type Describe = fn(&mut SchemaGenerator) -> Schema;

/// Failures that every route can have.
const ALWAYS: &[Code] = &[Code::TooMany, Code::BadOrigin, Code::Busy, Code::Internal];

impl Endpoint {
    /// A route that gives anything.
    pub fn new(
        method: &'static str,
        path: &'static str,
        about: &'static str,
        handler: MethodRouter<App>,
    ) -> Endpoint {
        let gives = (200, "application/json", describe::<Value> as Describe);
        Endpoint { method, path, handler, about, takes: None, asks: None, gives, fails: Vec::new() }
    }

    /// It takes such a body.
    pub fn takes<T: JsonSchema>(mut self) -> Endpoint {
        self.takes = Some(("application/json", describe::<T>));
        self.fails(&[Code::Malformed, Code::TooLarge, Code::TooSlow])
    }

    /// It takes a text in TOML.
    pub fn takes_toml(mut self) -> Endpoint {
        self.takes = Some(("application/toml", describe::<String>));
        self.fails(&[Code::Malformed, Code::TooLarge, Code::TooSlow])
    }

    /// It takes such a question behind its address.
    pub fn asks<T: JsonSchema>(mut self) -> Endpoint {
        self.asks = Some(describe::<T>);
        self.fails(&[Code::Malformed])
    }

    /// It gives such an answer.
    pub fn gives<T: JsonSchema>(mut self, status: u16) -> Endpoint {
        self.gives = (status, "application/json", describe::<T>);
        self
    }

    /// It gives such an answer again and again.
    pub fn streams<T: JsonSchema>(mut self) -> Endpoint {
        self.gives = (200, "text/event-stream", describe::<T>);
        self
    }

    /// It can fail like this.
    pub fn fails(mut self, codes: &[Code]) -> Endpoint {
        self.fails.extend(codes);
        self
    }

    fn describe(&self, schemas: &mut Schemas) -> Value {
        let mut operation = json!({
            "summary": self.about,
            "operationId": format!("{}{}", self.method, self.path.replace(['/', '{', '}', '.'], "_")),
            "parameters": self.parameters(),
            "responses": self.responses(&mut schemas.out),
        });
        if let Some((media, takes)) = self.takes {
            let content = json!({ media: { "schema": takes(&mut schemas.into) } });
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        if self.path.contains("{table}") {
            operation["security"] = json!([{}, { "token": [] }]);
        }
        operation
    }

    /// What is asked in the address; a question behind it is told field by field.
    fn parameters(&self) -> Vec<Value> {
        let parts = self.path.split('/');
        let parts = parts.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let text = json!({ "type": "string" });
        let mut all: Vec<Value> = parts
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": text }))
            .collect();
        let question = self.asks.map(|asks| {
            let plainly = |settings: &mut SchemaSettings| settings.inline_subschemas = true;
            asks(&mut SchemaSettings::draft2020_12().with(plainly).into_generator())
        });
        let fields = question.as_ref().and_then(|schema| schema.get("properties")?.as_object());
        for (name, schema) in fields.into_iter().flatten() {
            all.push(json!({ "name": name, "in": "query", "schema": schema }));
        }
        all
    }

    fn responses(&self, generator: &mut SchemaGenerator) -> Map<String, Value> {
        let (status, media, gives) = &self.gives;
        let mut all = Map::new();
        let content = json!({ *media: { "schema": gives(generator) } });
        all.insert(status.to_string(), json!({ "description": self.about, "content": content }));
        let mut by_status: BTreeMap<u16, BTreeSet<String>> = BTreeMap::new();
        for code in self.fails.iter().chain(ALWAYS) {
            let name = json!(code).as_str().map(String::from);
            by_status.entry(code.status().as_u16()).or_default().extend(name);
        }
        let failure = generator.subschema_for::<api::Failure>();
        for (status, codes) in by_status {
            let content = json!({ "application/json": { "schema": failure } });
            let response =
                json!({ "description": Vec::from_iter(codes).join(", "), "content": content });
            all.insert(status.to_string(), response);
        }
        all
    }
}

/// The description of every route.
pub async fn document(State(app): State<App>) -> Json<Value> {
    Json(describe_all(&app))
}

fn describe_all(app: &App) -> Value {
    let mut schemas = Schemas::new();
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for endpoint in routes::endpoints(app) {
        let operation = endpoint.describe(&mut schemas);
        paths
            .entry(format!("{PREFIX}{}", endpoint.path))
            .or_default()
            .insert(endpoint.method.into(), operation);
    }
    let mut components = Map::new();
    components.insert("schemas".into(), Value::Object(schemas.all()));
    components.extend(of_games());
    let token = json!({ "token": { "type": "http", "scheme": "bearer" } });
    components.insert("securitySchemes".into(), token);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Karak",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of the Karak games. What a view, an action or an event of a game \
                looks like is under components/x-GAME, for those games that tell. An unofficial fan project.",
        },
        "paths": paths,
        "components": components,
    })
}

/// What the JSON of each game that tells looks like, under `x-GAME`.
fn of_games() -> impl Iterator<Item = (String, Value)> {
    games::all().into_iter().filter_map(|game| {
        let name = format!("x-{}", game.id);
        let schemas = games::schemas(game.id, &format!("/components/{name}"))?;
        Some((name, Value::Object(schemas)))
    })
}

/// What requests and answers are made of: a field may be left out of the one and never of the other.
struct Schemas {
    into: SchemaGenerator,
    out: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let place = |settings: &mut SchemaSettings| {
            settings.definitions_path = "/components/schemas".into();
        };
        let usual = || SchemaSettings::draft2020_12().with(place);
        Schemas {
            into: usual().for_deserialize().into_generator(),
            out: usual().for_serialize().into_generator(),
        }
    }

    fn all(mut self) -> Map<String, Value> {
        let mut all = self.into.take_definitions(true);
        all.extend(self.out.take_definitions(true));
        all
    }
}

fn describe<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}
