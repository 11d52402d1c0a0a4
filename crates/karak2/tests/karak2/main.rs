//! What proves Karak 2 right.

mod table;

mod boxes;
mod citations;
mod conformance;
mod contents;
mod duel;
mod endings;
mod fuzz;
mod match_;
mod odds;
mod outlook;
mod perft;
mod playthroughs;
mod position;
mod reference;
mod sampling;
mod saves;
mod schema;
mod secrecy;
mod setup;
mod view;
mod vocabulary;
