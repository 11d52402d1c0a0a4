//! `karak serve` and `karak table` as a person meets them: a process, a file, signals.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

#[path = "../../../server/tests/server/common/client.rs"]
mod client;
#[path = "../common/mod.rs"]
mod common;
mod running;

mod files;
mod flags;
mod kills;
mod log;
mod stop;
mod tables;
