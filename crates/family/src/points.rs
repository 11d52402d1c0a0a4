//! Victory points.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Points in halves, because some treasures are worth a half more. In JSON `1.5`.
/// Rules: K-11.2, K2-11.1
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "f64", into = "f64")]
pub struct Points {
    /// Twice the points.
    pub halves: u16,
}

impl TryFrom<f64> for Points {
    type Error = String;

    fn try_from(points: f64) -> Result<Points, String> {
        let halves = points * 2.0;
        if halves.fract() == 0.0 && (0.0..=200.0).contains(&halves) {
            Ok(Points { halves: halves as u16 })
        } else {
            Err(format!("expected points from 0 to 100 in halves, got {points}"))
        }
    }
}

impl From<Points> for f64 {
    fn from(points: Points) -> f64 {
        f64::from(points.halves) / 2.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.halves % 2 == 1 { "½" } else { "" };
        match (self.halves / 2, half) {
            (0, "½") => f.write_str("½"),
            (whole, half) => write!(f, "{whole}{half}"),
        }
    }
}
