//! Adam, the optimiser: how far each weight moves.

/// Adam: a step in each direction by how sure its slope is.
pub struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
}

impl Adam {
    const KEEP: f32 = 0.9;
    const KEEP_SPREAD: f32 = 0.999;

    /// For so many weights.
    pub fn new(size: usize) -> Adam {
        Adam { mean: vec![0.0; size], spread: vec![0.0; size] }
    }

    /// How far this weight moves down its slope, at this rate, in this step (counted from 0).
    pub fn step(&mut self, index: usize, slope: f32, rate: f32, step: usize) -> f32 {
        let (mean, spread) = (&mut self.mean[index], &mut self.spread[index]);
        *mean = Adam::KEEP * *mean + (1.0 - Adam::KEEP) * slope;
        *spread = Adam::KEEP_SPREAD * *spread + (1.0 - Adam::KEEP_SPREAD) * slope * slope;
        let age = step as i32 + 1;
        let mean = *mean / (1.0 - Adam::KEEP.powi(age));
        let spread = *spread / (1.0 - Adam::KEEP_SPREAD.powi(age));
        rate * mean / (spread.sqrt() + 1e-8)
    }
}
