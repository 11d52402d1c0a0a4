//! What proves Karak: Goblin right.

#[path = "../common/mod.rs"]
mod common;
mod table;

mod conformance;
