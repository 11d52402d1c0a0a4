//! Random playouts, measured, beside the floor that no engine of this shape can beat.

mod floor;
mod measure;
mod process;

pub use floor::Floor;
pub use measure::{Limit, MOST_PLIES, Measurement, Plan, Tally, measure};
pub use process::resident_megabytes;

use games::with_game;
use serde_json::Value;
use tabletop::{SetupError, any};

/// Measures the named game from this setup and position; see [`measure()`]. `None` if no game has this name.
///
/// # Errors
/// A setup or position that cannot be played.
pub fn measure_named(
    game: &str,
    setup: &Value,
    position: Option<&Value>,
    plan: &Plan,
    tick: &dyn Fn(f64),
) -> Option<Result<Measurement, SetupError>> {
    with_game!(game, G => any::start::<G>(setup, position).map(|start| measure(&start, plan, tick)))
}
