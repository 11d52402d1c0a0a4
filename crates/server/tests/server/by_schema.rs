//! Bodies made from the description of the routes alone, so that a new route is fuzzed as soon as it is described.

use serde_json::{Map, Value, json};
use tabletop::{Rng, below};

use crate::common::{document, validator};

/// How deep a body is made; behind it everything is as short as it can be.
const DEEPEST: u32 = 8;

/// A body as this route takes it, made at random; nothing if it takes none.
pub fn body(path: &str, rng: &mut impl Rng) -> Option<Value> {
    let endpoint = &document()["paths"][path]["post"];
    let schema = &endpoint["requestBody"]["content"]["application/json"]["schema"];
    schema.is_object().then(|| value(schema, 0, rng))
}

fn value(schema: &Value, depth: u32, rng: &mut impl Rng) -> Value {
    if let Some(name) = schema["$ref"].as_str() {
        return value(document().pointer(&name[1..]).expect("a schema"), depth, rng);
    }
    if let Some(one) = schema.get("const") {
        return one.clone();
    }
    for list in ["enum", "oneOf", "anyOf", "allOf"] {
        if let Some(all) = schema[list].as_array() {
            let one = &all[below(all.len() as u32, rng) as usize];
            return if list == "enum" { one.clone() } else { value(one, depth, rng) };
        }
    }
    let kinds = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    match kinds[below(kinds.len() as u32, rng) as usize].as_str() {
        Some("object") => object(schema, depth, rng),
        Some("array") => array(schema, depth, rng),
        Some("string") => json!(string(schema, rng)),
        Some("integer" | "number") => json!(number(schema, rng)),
        Some("boolean") => json!(below(2, rng) == 0),
        Some("null") => Value::Null,
        // Anything, as an action of a game is for the server.
        _ => anything(rng),
    }
}

/// Fields that must be there, and some of the others.
fn object(schema: &Value, depth: u32, rng: &mut impl Rng) -> Value {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut made = Map::new();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let is_wanted = depth < DEEPEST && below(2, rng) == 0;
        if is_wanted || required.iter().any(|one| one == name) {
            made.insert(name.clone(), value(field, depth + 1, rng));
        }
    }
    Value::Object(made)
}

fn array(schema: &Value, depth: u32, rng: &mut impl Rng) -> Value {
    let most = schema["maxItems"].as_u64().unwrap_or(5).min(5) as u32;
    let least = schema["minItems"].as_u64().unwrap_or(0) as u32;
    let length = if depth < DEEPEST { least + below(most - least + 1, rng) } else { least };
    (0..length).map(|_| value(&schema["items"], depth + 1, rng)).collect()
}

fn string(schema: &Value, rng: &mut impl Rng) -> String {
    let least = schema["minLength"].as_u64().unwrap_or(0) as usize;
    let most = schema["maxLength"].as_u64().unwrap_or(40) as usize;
    let length = [least, most, least + below((most - least + 1) as u32, rng) as usize];
    let letters = ["a", "0", "é", "karak", " ", "\u{202e}"];
    let letter = letters[below(letters.len() as u32, rng) as usize];
    letter.repeat(length[below(3, rng) as usize]).chars().take(most).collect()
}

fn number(schema: &Value, rng: &mut impl Rng) -> u64 {
    let least = schema["minimum"].as_u64().unwrap_or(0);
    let most = schema["maximum"].as_u64().unwrap_or(u64::from(u32::MAX));
    match below(4, rng) {
        0 => least,
        1 => most,
        _ => least + u64::from(below((most - least).min(100) as u32 + 1, rng)),
    }
}

fn anything(rng: &mut impl Rng) -> Value {
    let all = [
        json!("end_turn"),
        json!({ "players": 2 }),
        json!({ "move": "north" }),
        json!([]),
        json!(3),
        Value::Null,
    ];
    all[below(all.len() as u32, rng) as usize].clone()
}

/// What is made is what the description says: or it would try nothing but the reading of bodies.
#[test]
fn what_is_made_by_the_description_is_described() {
    let rng = &mut tabletop::seeded_rng(1);
    let paths = document()["paths"].as_object().unwrap();
    let mut made = 0;
    for path in paths.keys() {
        for _ in 0..50 {
            let Some(body) = body(path, rng) else { break };
            let schema =
                &paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"];
            let validator = validator(schema);
            // Patterns and formats are not made, and neither is what several schemas ask for at once.
            made += u32::from(validator.is_valid(&body));
        }
    }
    assert!(made > 300, "{made}");
}
