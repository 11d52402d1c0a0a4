//! What every game is tested with: the same laws for all, and whole games as readable text.

mod conformance;
mod mutation;
mod playthrough;
mod random;

pub use conformance::{check_every_state, check_sampling};
pub use mutation::{Mutation, damage};
pub use playthrough::{check_playthrough, check_playthroughs, watch_playthroughs};
pub use random::{actions, any_of, chances, play_at_random, play_out, random_ply};
