//! The server as its callers meet it: a real port, a real file, real computer players.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

mod common;

mod callers;
mod codes;
mod commits;
mod company;
mod consents;
mod eyes;
mod full_file;
mod fuzz;
mod games;
mod invitations;
mod old_files;
mod openapi;
mod other_rules;
mod own_boxes;
mod players;
mod push;
mod routes;
mod seats;
mod secrets;
mod streams;
mod waiting_room;
mod wishes;
