//! Tables on the network: who sits where, what was played, who watches; and the page.
//!
//! A table is an append-only log in one SQLite file. A decision is played on a copy, written, and
//! only then seen by anybody. Rules are the engine's alone: this crate offers what it lists.

mod api;
mod app;
mod bot_pool;
mod clock;
mod code;
mod config;
mod connections;
mod consent;
mod control;
mod eviction;
mod failure;
mod fair_queue;
mod guard;
mod health;
mod invitation;
mod loaded;
mod log;
mod luck;
mod metrics;
mod name;
mod notify;
mod openapi;
mod openings;
mod own_box;
mod page;
mod players;
mod presence;
mod proxies;
mod push;
mod reach;
mod room;
mod routes;
mod serve;
mod store;
mod stream;
mod table;
mod tables;
mod token;
mod tutorial;
mod waiting_dice;

pub mod archive;
pub mod backup;

pub use config::{Limits, Settings};
pub use log::{Log, LogFormat, start_log};
pub use page::EmbeddedPage;
pub use players::Seating;
pub use proxies::Proxies;
pub use reach::addresses as reach_addresses;
pub use serve::{ServeError, Server, serve};
pub use store::{OpenError, Store, Written};
