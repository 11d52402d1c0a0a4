//! What every game is tested with: the same laws for all, and whole games as readable text.

mod conformance;
mod mutation;
mod playthrough;

pub use conformance::{Played, check_every_state, check_sampling};
pub use mutation::{Mutation, damage};
pub use playthrough::{check_playthrough, check_playthroughs};
