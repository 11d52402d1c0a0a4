//! What the games of the Karak family share, pure: no input or output, clock, thread, generator or
//! logging. Each game is a crate above this one; the list of them is in `games`.

pub mod fraction;
mod info;
mod leftover;
mod points;
mod question;
mod rows;
mod seating;
mod set;
mod words;

pub use info::{BookInfo, GameInfo, ListedGame, OptionInfo, powers_of};
pub use leftover::Leftover;
pub use points::Points;
pub use question::{Answers, answers, only};
pub use rows::{Provenance, Refuse};
pub use seating::Seating;
pub use set::{Member, Set};
pub use words::{A, to_json};
