//! What proves Karak right.

mod table;

mod boxes;
mod citations;
mod conformance;
mod contents;
mod endings;
mod fuzz;
mod map;
mod match_;
mod odds;
mod perft;
mod playthroughs;
mod position;
mod reference;
mod sampling;
mod saves;
mod schema;
mod setup;
mod view;
mod vocabulary;
