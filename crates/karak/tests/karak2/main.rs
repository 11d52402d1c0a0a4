//! Karak 2.

mod conformance;
mod odds;
mod playthroughs;
mod view;
