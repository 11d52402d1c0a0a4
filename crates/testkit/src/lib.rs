//! What the tests of all games share. Only tests depend on this crate.

pub mod citations;
pub mod data;
pub mod fuzz;
pub mod laws;
pub mod matches;
pub mod paths;
pub mod reference;
pub mod saves;
pub mod schema;
mod shells;
pub mod table;

use std::path::Path;

/// The folder of the repository.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The text of a file of the repository.
///
/// # Panics
/// If it cannot be read.
pub fn document(path: &str) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}
