//! What any turn-based table game is. This crate knows no game and does no input or output.
//!
//! A game implements [`Game`]. Everything around it (terminal, server, bots, saves) goes through
//! [`Match`], which checks every ply, or, where games are chosen at run time, through [`AnyMatch`],
//! the same over JSON.
//!
//! ```
//! use tabletop::{toy::{Pig, PigSetup}, FairDice, Luck, Match, Turn};
//!
//! // Make a match: a setup and luck that repeats.
//! let mut game = Match::<Pig>::new(PigSetup { players: 2, goal: 20 }, Luck::Fair(FairDice::seeded(7)))?;
//!
//! // List what may be done, and do it, until it is over.
//! while let Turn::Player(seat) = game.state().turn() {
//!     let action = game.actions()[0];
//!     game.act(seat, action).expect("it was in the list");
//! }
//!
//! // A save is the setup and the plies; loading checks every one of them.
//! let again = Match::<Pig>::load(game.save()).expect("our own save");
//! assert_eq!(again.state(), game.state());
//! # use tabletop::Game;
//! # Ok::<(), tabletop::SetupError>(())
//! ```

mod canvas;
mod dice;
mod error;
mod game;
mod raw_json;
mod reckoned;
mod seat;

pub mod any;
mod draws;
mod frame;
mod log;
mod other_rules;
mod perft;
mod play;
mod playout;
mod save;
mod save_text;

pub mod testkit;
pub mod toy;

pub use any::AnyMatch;
pub use canvas::{Canvas, Cell, Paint};
pub use dice::{Commitment, Dice, FairDice, Nonce, Secret, below, pick_weighted, seeded_rng};
pub use draws::{Draw, Draws};
pub use error::{LoadError, PlayError, Refusal, SetupError, UndoError};
pub use frame::{Eyes, Frame};
pub use game::{Data, Game, Picture, Ply, PlyOf, Silent, Sink, Turn};
pub use log::{LogEntry, LogEntryOf};
pub use other_rules::{Misfit, Replayed, replay};
pub use perft::perft;
pub use play::{Luck, Match};
pub use playout::{Played, playout};
pub use rand_core::Rng;
pub use raw_json::RawJson;
pub use reckoned::Reckoned;
pub use save::{FORMAT, LuckSource, LuckSpan, Save, Verdict, verify};
pub use save_text::{SaveHead, load_text_with_luck};
pub use seat::{Seat, Seats};
