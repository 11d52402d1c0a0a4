//! Bots against bots, measured: who sits where, the games, and what they prove.
//!
//! A round is one observation. All its games, every table and every rotation of the seats, have the
//! same luck, so whatever is said about chance is said by counting rounds, not games.

mod contest;
mod gsprt;
mod interval;
mod latencies;
mod rating;
mod result;
mod schedule;
mod tally;

pub use contest::{Plan, contest};
pub use gsprt::{Answer, ERROR, Gsprt, Question};
pub use interval::Interval;
pub use latencies::Latencies;
pub use rating::{AVERAGE, Ratings};
pub use result::{GameResult, SeatResult};
pub use schedule::{Fixture, MOST_GAMES_A_ROUND, Schedule, Unplayable};
pub use tally::Tally;
