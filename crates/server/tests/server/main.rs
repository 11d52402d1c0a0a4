//! The server as its callers meet it: a real port, a real file, real computer players.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

mod common;

mod by_schema;
mod callers;
mod codes;
mod commits;
mod company;
mod consents;
mod dice;
mod eyes;
mod full_file;
mod fuzz;
mod games;
mod invitations;
mod metrics;
mod old_files;
mod openapi;
mod other_rules;
mod own_boxes;
mod players;
mod push;
mod routes;
mod seats;
mod secrets;
mod strangers;
mod streams;
mod thinkers;
mod waiting_room;
mod wishes;
