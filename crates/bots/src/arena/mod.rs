//! Bots against bots, measured: who sits where, the games, and what they prove.
//!
//! A round is one observation. All its games, every table and every rotation of the seats, have the
//! same luck, so whatever is said about chance is said by counting rounds, not games.

mod bout;
mod contest;
mod interval;
mod pace;
mod rating;
mod schedule;
mod sequential;
mod tally;

pub use bout::{Bout, Sitter};
pub use contest::{Plan, contest};
pub use interval::Interval;
pub use pace::Pace;
pub use rating::{AVERAGE, Ratings};
pub use schedule::{Fixture, MOST_GAMES_A_ROUND, Schedule, Unplayable};
pub use sequential::{Answer, ERROR, Question, Sequential};
pub use tally::Tally;
