//! What the proofs of all games share.

pub mod citations;
pub mod data;
pub mod fuzz;
pub mod matches;
pub mod paths;
pub mod saves;
pub mod table;
