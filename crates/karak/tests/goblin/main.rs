//! What proves Karak: Goblin right.

#[path = "../common/mod.rs"]
mod common;
mod table;

mod attack_curse;
mod conformance;
mod match_;
mod playthroughs;
mod secrecy;
mod solver;
mod view;
