//! Karak 2.

mod conformance;
mod playthroughs;
mod view;
