//! A measurement in words and as data.

use serde::Serialize;

use lab::bench::{MOST_PLIES, Measurement, resident_megabytes};

/// One line of `--json`. Other engines are measured beside ours by the same keys.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Whose engine, which game, which players.
    pub anchor: String,
    /// Decisions.
    pub n: u64,
    /// Games, all of them.
    pub games: u64,
    /// Seconds on the clock.
    pub wall_s: f64,
    /// Seconds on a processor.
    pub cpu_s: Option<f64>,
    /// Decisions a second on the clock.
    pub rate: f64,
    /// Decisions a second on a processor.
    pub rate_cpu: Option<f64>,
    /// Games a second on the clock.
    pub gps: f64,
    /// Decisions per game.
    pub apg: f64,
    /// Memory in use.
    pub rss_mb: Option<f64>,
    /// Of this program.
    pub version: &'static str,
    /// The size of a state.
    pub state_bytes: usize,
    /// One copy of a state and one random number.
    pub floor_ns: f64,
    /// The time of a decision over the floor.
    pub ratio: f64,
    #[serde(skip)]
    name: String,
    #[serde(skip)]
    measurement: Measurement,
}

impl Row {
    /// The row of this measurement.
    pub fn new(name: &str, measurement: Measurement) -> Row {
        let Measurement { tally, threads, floor, .. } = measurement;
        let wall_s = measurement.wall.as_secs_f64();
        let cpu_s = measurement.cpu.map(|cpu| cpu.as_secs_f64());
        let (n, games) = (tally.decisions, tally.over + tally.stopped);
        Row {
            anchor: format!("ours/{name}/random"),
            n,
            games,
            wall_s: round(wall_s),
            cpu_s: cpu_s.map(round),
            rate: round(over(n as f64, wall_s)),
            rate_cpu: cpu_s.filter(|&cpu_s| cpu_s > 0.0).map(|cpu_s| round(n as f64 / cpu_s)),
            gps: round(over(games as f64, wall_s)),
            apg: round(over(n as f64, games as f64)),
            rss_mb: resident_megabytes().map(round),
            version: env!("CARGO_PKG_VERSION"),
            state_bytes: measurement.state_bytes,
            floor_ns: round(floor.ns()),
            ratio: round(over(wall_s * 1e9 * threads as f64, n as f64 * floor.ns())),
            name: name.into(),
            measurement,
        }
    }

    /// One line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts only")
    }

    /// The names of the columns of [`line`](Row::line).
    pub fn head(width: usize) -> String {
        format!(
            "{:<width$}{:>13}{:>9}{:>11}{:>10}{:>9}{:>7}{:>6}{:>7}",
            "", "decisions/s", "ns each", "games/s", "per game", "forced", "copy", "draw", "ratio"
        )
    }

    /// One line for people.
    pub fn line(&self, width: usize) -> String {
        let Measurement { tally, floor, threads, .. } = self.measurement;
        let ns_each = over(self.wall_s * 1e9 * threads as f64, self.n as f64);
        let forced = over(100.0 * tally.forced as f64, self.n as f64);
        format!(
            "{:<width$}{:>13}{:>9.1}{:>11}{:>10.1}{:>7.1} %{:>7.1}{:>6.1}{:>7.2}",
            self.name,
            grouped(self.rate),
            ns_each,
            grouped(self.gps),
            self.apg,
            forced,
            floor.copy_ns,
            floor.draw_ns,
            self.ratio
        )
    }
}

/// What the columns mean, and what must not be overlooked.
pub fn footnotes(rows: &[Row]) -> String {
    let bytes = rows.first().map_or(0, |row| row.state_bytes);
    let games: u64 = rows.iter().map(|row| row.games).sum();
    let stopped: u64 = rows.iter().map(|row| row.measurement.tally.stopped).sum();
    let ended = match stopped {
        0 => format!("All {} games ended by the rules.", grouped(games as f64)),
        _ => format!(
            "{} of {} games were stopped after {} plies.",
            grouped(stopped as f64),
            grouped(games as f64),
            grouped(f64::from(MOST_PLIES))
        ),
    };
    format!(
        "A state has {bytes} bytes. The floor is one copy of it and one random number (ns);\n\
         the ratio is the time of a decision over the floor.\n{ended}"
    )
}

fn over(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// Six digits are more than any measurement is worth.
fn round(value: f64) -> f64 {
    if value.abs() >= 1e6 { value.round() } else { (value * 1e6).round() / 1e6 }
}

/// 1234567 as "1,234,567".
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn big_numbers_are_grouped() {
        assert_eq!(grouped(0.0), "0");
        assert_eq!(grouped(999.4), "999");
        assert_eq!(grouped(1_234_567.0), "1,234,567");
    }
}
