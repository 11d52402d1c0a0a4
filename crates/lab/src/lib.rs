//! Mass simulation: many games between bots, as rows and as a report.
//!
//! A [`Table`] is played at by [`simulate()`], which hands out one [`Record`] per seed, in order. Records go
//! into a [`Tally`], which becomes a [`Report`] (text, JSON, one page of HTML), and into files of rows. Rows
//! that are read back make the same report.

mod compare;
mod comparison_page;
mod estimate;
mod luck_meter;
mod metrics;
mod page;
mod plot;
mod report;
mod row;
mod simulate;
mod tally;
mod text;

mod games;

pub mod any;
pub mod bench;
pub mod merge;
pub mod rows;

pub use compare::{Comparison, Difference, Differences, Duel, Stop, Verdict, measures};
pub use comparison_page::comparison_page;
pub use estimate::{Estimate, Moments, Sequence};
pub use luck_meter::LuckMeter;
pub use metrics::{GameMetrics, Metrics, SeatMetrics, SeatSummary, Summary, Threat};
pub use page::page;
pub use report::{
    About, Amount, LimitPoint, LuckReport, Milestone, Report, SCHEMA, Spread, Standing, TableAbout,
    TableReport, ThreatReport,
};
pub use row::{Cell, Columns, GameRow, Kind, Names, Record, SeatRow, ThreatRow};
pub use simulate::{Table, simulate, simulate_pairs};
pub use tally::Tally;
pub use text::{comparison_text, text};
