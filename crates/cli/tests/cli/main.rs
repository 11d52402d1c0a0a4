//! The commands as a person or a program meets them. One binary: to link it takes longer than to run it.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

#[cfg(unix)]
#[path = "../../../server/tests/server/common/client.rs"]
mod client;
mod common;

mod arena;
mod bench;
mod engine;
mod fuzz;
mod games;
mod play;
mod protocol;
mod records;
#[cfg(unix)]
mod serve;
mod shell;
mod sim;
