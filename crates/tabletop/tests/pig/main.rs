//! What this crate promises, played with Pig, its toy game.

mod bent;
mod table;

mod any_match;
mod conformance;
mod events;
mod frames;
mod fuzz;
mod log;
mod luck;
mod match_;
mod other_rules;
mod perft;
mod playout;
mod playthrough;
mod position;
mod reckoned;
mod save;
mod sealed;
mod seat;
mod undo;
mod verify;
