//! Paths, counted against a table: `name | setup | position or - | depth | count`.
//!
//! `UPDATE_EXPECT=1` writes the counts anew; read the difference before you commit it.

use std::{fs, path::Path};

use serde_json::Value;
use tabletop::{Game, perft};

use super::table::{situation, start};
use crate::ROOT;

/// A table of counts: its text, and where it lies in the repository.
pub struct Table {
    /// Its lines.
    pub text: &'static str,
    /// Its file.
    pub path: &'static str,
}

impl Table {
    /// Counts anew, and compares or rewrites.
    pub fn check<G: Game>(&self) {
        let new: String = self.text.lines().map(|line| counted::<G>(line) + "\n").collect();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            let path = Path::new(ROOT).join(self.path);
            return fs::write(path, new).expect("the table can be written");
        }
        let both = self.text.lines().zip(new.lines());
        let differs: Vec<_> = both.filter(|(old, new)| old != new).collect();
        assert!(differs.is_empty(), "UPDATE_EXPECT=1 rewrites the table: {differs:#?}");
    }

    /// The engine's counts for the rows of this name, which go from depth 1 on.
    pub fn paths<G: Game>(&self, name: &str) -> Vec<u64> {
        let rows = self.text.lines().map(columns).filter(|[known, ..]| *known == name);
        let rows: Vec<_> = rows.collect();
        let [_, setup, position, ..] = rows[0];
        let start: G = stand(setup, position);
        (1..=rows.len() as u32).map(|depth| perft(&start, depth)).collect()
    }
}

/// The line with its count as the engine has it.
fn counted<G: Game>(line: &str) -> String {
    let [name, setup, position, depth, _] = columns(line);
    let plies = depth.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let count = perft(&stand::<G>(setup, position), plies);
    format!("{name} | {setup} | {position} | {depth} | {count}")
}

fn columns(line: &str) -> [&str; 5] {
    let columns: Vec<&str> = line.split(" | ").collect();
    columns.try_into().unwrap_or_else(|_| panic!("expected five columns: {line}"))
}

fn stand<G: Game>(setup: &str, position: &str) -> G {
    let json = |text: &str| -> Value {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    match position {
        "-" => start(&json(setup)),
        position => situation(&json(setup), &json(position)),
    }
}
