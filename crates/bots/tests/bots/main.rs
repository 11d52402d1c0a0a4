//! Players that choose, games between them, and what they tell people. One binary: to link it takes longer than to run it.
#![allow(clippy::unwrap_used, reason = "a test may stop here")]

mod common;

mod arena;
#[cfg(all(target_arch = "x86_64", target_os = "linux", target_env = "gnu"))]
mod decisions;
mod exact;
#[cfg(unix)]
mod external;
mod goblin;
mod karak;
mod karak2;
mod laws;
mod network;
mod review;
mod search;
