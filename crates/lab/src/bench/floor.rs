//! The floor: what one decision costs at least in an engine that copies states and draws numbers.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use tabletop::{Game, Rng, seeded_rng};

/// The time for one copy of a state and for one random number, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Floor {
    /// One copy.
    pub copy_ns: f64,
    /// One number.
    pub draw_ns: f64,
}

/// Single measurements vary; the median of so many does not.
const SAMPLES: usize = 9;
/// Each takes about this long.
const SAMPLE: Duration = Duration::from_millis(8);

impl Floor {
    /// Measures both, here and now.
    pub fn measure<G: Game>(state: &G, seed: u64) -> Floor {
        let mut copy = state.clone();
        let copy_ns = median_ns(|| {
            copy.clone_from(black_box(state));
            black_box(&mut copy);
        });
        let mut rng = seeded_rng(seed);
        let draw_ns = median_ns(|| {
            black_box(rng.next_u32());
        });
        Floor { copy_ns, draw_ns }
    }

    /// One copy and one number.
    pub fn ns(&self) -> f64 {
        self.copy_ns + self.draw_ns
    }
}

fn median_ns(mut step: impl FnMut()) -> f64 {
    let rounds = rounds_for(&mut step, SAMPLE);
    let mut samples: Vec<f64> =
        (0..SAMPLES).map(|_| time(&mut step, rounds).as_secs_f64() * 1e9 / rounds as f64).collect();
    samples.sort_by(f64::total_cmp);
    samples[SAMPLES / 2]
}

/// How many steps take about this long?
fn rounds_for(step: &mut impl FnMut(), long: Duration) -> u64 {
    let mut rounds = 1_000;
    while time(step, rounds) < long / 2 {
        rounds *= 2;
    }
    rounds
}

fn time(step: &mut impl FnMut(), rounds: u64) -> Duration {
    let begin = Instant::now();
    for _ in 0..rounds {
        step();
    }
    begin.elapsed()
}
