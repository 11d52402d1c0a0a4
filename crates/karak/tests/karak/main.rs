//! What proves Karak right.

mod conformance;
mod playthroughs;
