//! Data with something wrong somewhere, the kind of wrong that is almost right: for fuzzing.

use rand_core::Rng;
use serde_json::{Map, Value, json};

use super::any_of;
use crate::below;

const NUMBERS: [i64; 16] =
    [0, 1, 2, 3, 4, 5, 6, 7, 16, 127, 128, 255, 65_535, -1, i64::MAX, i64::MIN];

/// Makes almost right data out of right data, with words that this game might take for its own.
#[derive(Clone, Copy, Debug)]
pub struct Mutation<'a> {
    /// Words of the game, and words that are not.
    pub words: &'a [&'a str],
}

impl Mutation<'_> {
    /// Changes one place somewhere inside.
    pub fn mutate(&self, value: &mut Value, rng: &mut impl Rng) {
        let deeper = below(8, rng) > 0;
        match value {
            Value::Array(list) if deeper && !list.is_empty() => self.mutate_list(list, rng),
            Value::Object(map) if deeper && !map.is_empty() => self.mutate_map(map, rng),
            Value::Bool(flag) if deeper => *flag = !*flag,
            Value::Number(number) if deeper => *value = near(number.as_i64(), rng),
            Value::String(_) if deeper => *value = json!(self.word(rng)),
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_)
            | Value::Object(_) => *value = self.anything(2, rng),
        }
    }

    /// Some JSON, not deeper than this.
    pub fn anything(&self, depth: u32, rng: &mut impl Rng) -> Value {
        let kinds = if depth == 0 { 5 } else { 7 };
        match below(kinds, rng) {
            0 => Value::Null,
            1 => json!(below(2, rng) == 0),
            2 => json!(any_of(&NUMBERS, rng)),
            3 => json!(f64::from(rng.next_u32()) / 7.0),
            4 => json!(self.word(rng)),
            5 => (0..below(4, rng)).map(|_| self.anything(depth - 1, rng)).collect(),
            _ => {
                let size = below(4, rng);
                let entry = |_| (self.word(rng).to_string(), self.anything(depth - 1, rng));
                Value::Object((0..size).map(entry).collect::<Map<_, _>>())
            }
        }
    }

    fn mutate_list(&self, list: &mut Vec<Value>, rng: &mut impl Rng) {
        let index = below(list.len() as u32, rng) as usize;
        let other = below(list.len() as u32, rng) as usize;
        match below(10, rng) {
            0 => drop(list.remove(index)),
            1 => list.insert(index, list[other].clone()),
            2 => list.swap(index, other),
            3 => list.push(json!(self.word(rng))),
            _ => self.mutate(&mut list[index], rng),
        }
    }

    fn mutate_map(&self, map: &mut Map<String, Value>, rng: &mut impl Rng) {
        let index = below(map.len() as u32, rng) as usize;
        let key = map.keys().nth(index).expect("an index below its length").clone();
        match below(16, rng) {
            0 => drop(map.remove(&key)),
            1 => drop(map.insert(self.word(rng).into(), self.anything(1, rng))),
            _ => self.mutate(&mut map[&key], rng),
        }
    }

    fn word(&self, rng: &mut impl Rng) -> &str {
        any_of(self.words, rng)
    }
}

/// Changes, removes, doubles or cuts off some bytes.
pub fn damage(bytes: &mut Vec<u8>, rng: &mut impl Rng) {
    if bytes.is_empty() {
        return;
    }
    let at = below(bytes.len() as u32, rng) as usize;
    let end = (at + 1 + below(8, rng) as usize).min(bytes.len());
    match below(5, rng) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at..end)),
        2 => bytes.extend_from_within(at..end),
        3 => bytes[at] = any_of(b"0123456789{}[],:\"-=#\n", rng),
        _ => bytes[at] = rng.next_u32() as u8,
    }
}

/// One more, one less, or quite another number.
fn near(number: Option<i64>, rng: &mut impl Rng) -> Value {
    match (number, below(4, rng)) {
        (Some(number), 0) => json!(number.saturating_add(1)),
        (Some(number), 1) => json!(number.saturating_sub(1)),
        (Some(_) | None, _) => json!(any_of(&NUMBERS, rng)),
    }
}
