//! What the games of the Karak family share, pure: no input or output, clock, thread, generator or
//! logging. Each game is a crate above this one; the list of them is in `games`.

pub mod choice;
pub mod fraction;
mod info;
mod leftover;
mod pig;
mod points;
mod provenance;
mod question;
mod schema;
mod set;
mod setup;
mod words;

pub use info::{BookInfo, GameInfo, ListedGame, OptionInfo, powers_of};
pub use leftover::Leftover;
pub use points::Points;
pub use provenance::{Provenance, Refuse, read_box};
pub use question::{Answers, answers, only};
pub use schema::schema_generator;
pub use set::{Member, Set};
pub use setup::{Family, Setup};
pub use words::{A, to_json};
