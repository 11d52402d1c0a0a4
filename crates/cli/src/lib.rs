//! What the binary `karak` does, as a library so that tests reach every part of it.
//!
//! Everything here is generic over the doors of the games ([`games::all`], [`games::open`],
//! [`games::load`], [`games::verify`]) and [`tabletop::AnyMatch`]; it knows no rule of any game.
//!
//! ```
//! use karak_cli::engine::Engine;
//!
//! // One line in, one line out: a bot's whole view of the engine.
//! let mut engine = Engine::default();
//! assert!(engine.answer(br#"{"cmd":"hello"}"#).starts_with(r#"{"ok":true"#));
//! assert!(engine.answer(b"nonsense").contains("bad_json"));
//! ```

pub mod case;
pub mod entropy;
pub mod failure;
pub mod files;
pub mod house;
pub mod lines;
pub mod paint;
pub mod problem;
pub mod programs;
pub mod progress;
pub mod screen;
pub mod setup;

pub mod arena;
pub mod bench;
pub mod engine;
pub mod play;
pub mod replay;
pub mod review;
pub mod serve;
pub mod sim;
pub mod tables;
pub mod train;
pub mod tune;
pub mod verify;

pub use failure::Failure;
pub use problem::Problem;
