//! The supply chain: where dependencies come from, under which licences, and which of them are in what is shipped.
//! Everything is read from files that are there; nothing asks the network.

pub mod policy;
pub mod problem;

pub mod crates;
pub mod packages;

pub mod bom;
pub mod check;
pub mod licence;

use std::{fs, path::Path};

use problem::Unreadable;

/// The folder of the repository.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The text of a file of the repository.
///
/// # Errors
/// It cannot be read.
pub fn document(path: &str) -> Result<String, Unreadable> {
    fs::read_to_string(Path::new(ROOT).join(path)).map_err(|cause| Unreadable::new(path, cause))
}
