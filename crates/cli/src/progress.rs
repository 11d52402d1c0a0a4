//! How far a long command has got, on a terminal; elsewhere nothing is shown.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so many steps with words behind it: `{pos} of {len} games, {eta} left, {msg}`.
pub fn bar(steps: u64, words: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {words}"));
    ProgressBar::new(steps).with_style(style.expect("our words are a template"))
}
