//! What proves Karak: Goblin right.

mod table;

mod attack_curse;
mod boxes;
mod citations;
mod conformance;
mod conservation;
mod contents;
mod coverage;
mod endings;
mod forecast;
mod fuzz;
mod match_;
mod perft;
mod playthroughs;
mod position;
mod reason;
mod reference;
mod sampling;
mod saves;
mod schema;
mod secrecy;
mod setup;
mod solver;
mod view;
