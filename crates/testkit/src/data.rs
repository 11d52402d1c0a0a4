//! Data with something changed, and data in documents.

use serde_json::{Map, Value};

/// The data with some places changed; `-` is the end of a list.
pub fn edited(mut data: Value, edits: &[(&str, Value)]) -> Value {
    for (pointer, value) in edits {
        let (parent, name) = pointer.rsplit_once('/').expect("a pointer begins with a slash");
        match data.pointer_mut(parent).unwrap_or_else(|| panic!("nothing is at {parent}")) {
            Value::Array(list) if name == "-" => list.push(value.clone()),
            Value::Array(list) => list[name.parse::<usize>().expect("an index")] = value.clone(),
            Value::Object(map) => drop(map.insert(name.into(), value.clone())),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                panic!("{pointer} leads into no list or table")
            }
        }
    }
    data
}

/// The rows of a table of a box.
pub fn rows<'a>(contents: &'a mut Value, table: &str) -> &'a mut Vec<Value> {
    contents[table].as_array_mut().expect("a table has rows")
}

/// One of them.
pub fn row<'a>(contents: &'a mut Value, table: &str, index: usize) -> &'a mut Map<String, Value> {
    rows(contents, table)[index].as_object_mut().expect("a row has fields")
}

/// The part of a document under this heading, up to the next one of the same rank.
pub fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let rank = heading.split(' ').next().expect("a heading begins with its rank");
    let start = format!("\n{heading}\n");
    let (_, rest) = text.split_once(&start).unwrap_or_else(|| panic!("no heading '{heading}'"));
    rest.split(&format!("\n{rank} ")).next().expect("a part of a text")
}

/// The positions that a part of `docs/positions.md` shows.
pub fn examples(section: &str) -> Vec<Value> {
    let blocks = section.split("```json position\n").skip(1);
    let blocks = blocks.filter_map(|rest| rest.split("```").next());
    blocks.map(|text| serde_json::from_str(text).expect("an example is JSON")).collect()
}

/// The cells of the table rows that begin with this name.
pub fn rows_of(text: &str, name: &str) -> Vec<Vec<String>> {
    let start = format!("| {name} |");
    let lines = text.lines().filter(|line| line.starts_with(&start));
    lines.map(cells).collect()
}

/// The cells of the first of them.
///
/// # Panics
/// If there is none.
pub fn cells_of(text: &str, name: &str) -> Vec<String> {
    rows_of(text, name).into_iter().next().unwrap_or_else(|| panic!("no row of '{name}'"))
}

fn cells(line: &str) -> Vec<String> {
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
}
