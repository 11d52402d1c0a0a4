//! Bots against bots, measured: who sits where, the games, and what they prove.
//!
//! Variance is reduced by common random numbers and by rotation: all games of a round, at every table and in
//! every rotation of the seats, have the same dice and draws as long as they are equally long. So a round is one
//! observation, and whatever is said about chance is said by counting rounds, not games: Wilson intervals in
//! [`Interval`], a sequential test in [`Gsprt`], Plackett–Luce ratings in [`Ratings`].

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
