//! What the description of the routes says of an answer.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex},
};

use jsonschema::Validator;
use serde_json::{Value, json};

use super::client::Answer;

const PREFIX: &str = "/api/v1";

/// The description, as a server gives it.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
        let server = super::start();
        let message = format!(
            "GET {PREFIX}/openapi.json HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            server.address
        );
        super::send(server.address, message.as_bytes()).expect("an answer").json(200)
    });
    &DOCUMENT
}

/// Is this answer one of those that the description tells of?
pub fn check(method: &str, path: &str, answer: &Answer) {
    // Two slashes: not a route for programs. What is only asked about has no body.
    if path.starts_with("//") || method == "HEAD" {
        return;
    }
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let status = answer.status.to_string();
    let endpoint = endpoint(&format!("{PREFIX}{path}"))
        .and_then(|endpoint| endpoint.get(method.to_lowercase()));
    let place = format!("{method} {path}: {status} {}", String::from_utf8_lossy(&answer.body));
    let Some(endpoint) = endpoint else {
        assert!(answer.status >= 400, "nothing is there: {place}");
        return validate(&json!({ "$ref": "#/components/schemas/Failure" }), answer, &place);
    };
    let told = &endpoint["responses"][&status];
    assert!(told.is_object(), "not described: {place}");
    let (media, content) = told["content"].as_object().unwrap().iter().next().unwrap();
    assert!(answer.kind().starts_with(media.as_str()), "is no {media}: {place}");
    if media == "application/json" {
        validate(&content["schema"], answer, &place);
    }
    if answer.status >= 400 {
        let mut codes = told["description"].as_str().unwrap().split(", ");
        assert!(codes.any(|code| code == answer.code()), "this code is not described: {place}");
    }
}

/// The route behind an address.
fn endpoint(path: &str) -> Option<&'static Value> {
    let fits = |template: &str| {
        let (ours, theirs) = (template.split('/'), path.split('/'));
        ours.clone().count() == theirs.clone().count()
            && ours
                .zip(theirs)
                .all(|(our, their)| (our.starts_with('{') && !their.is_empty()) || our == their)
    };
    let paths = document()["paths"].as_object().unwrap();
    paths.iter().find(|(template, _)| fits(template)).map(|(_, endpoint)| endpoint)
}

fn validate(schema: &Value, answer: &Answer, place: &str) {
    let data = answer.json(answer.status);
    if let Some(error) = validator(schema).iter_errors(&data).next() {
        panic!("{error} at {}: {place}", error.instance_path());
    }
}

/// Made once for each schema.
pub fn validator(schema: &Value) -> Arc<Validator> {
    static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let name = schema.to_string();
    let components = &document()["components"];
    let whole = || {
        let mut whole = schema.clone();
        if let Some(fields) = whole.as_object_mut() {
            fields.insert("components".into(), components.clone());
        }
        Arc::new(jsonschema::validator_for(&whole).expect("a schema"))
    };
    KNOWN.lock().unwrap().entry(name).or_insert_with(whole).clone()
}
