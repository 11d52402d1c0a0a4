//! Adam (Kingma and Ba 2015), the optimiser of both kinds of training.

/// Adam: gradient descent with a step size for each weight, by running means of its gradient and of the
/// square of it:
///
/// `m ← β₁m + (1−β₁)g`, `v ← β₂v + (1−β₂)g²`, `step = rate · m̂ / (√v̂ + 10⁻⁸)`, with `m̂` and `v̂` corrected for
/// their start at 0.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    const BETA_1: f32 = 0.9;
    const BETA_2: f32 = 0.999;

    /// For so many weights.
    pub fn new(size: usize) -> Adam {
        Adam { mean: vec![0.0; size], square: vec![0.0; size] }
    }

    /// How far this weight moves down its gradient, at this rate, in this step (counted from 0).
    pub fn step(&mut self, index: usize, gradient: f32, rate: f32, step: usize) -> f32 {
        let (mean, square) = (&mut self.mean[index], &mut self.square[index]);
        *mean = Adam::BETA_1 * *mean + (1.0 - Adam::BETA_1) * gradient;
        *square = Adam::BETA_2 * *square + (1.0 - Adam::BETA_2) * gradient * gradient;
        let age = step as i32 + 1;
        let mean = *mean / (1.0 - Adam::BETA_1.powi(age));
        let square = *square / (1.0 - Adam::BETA_2.powi(age));
        rate * mean / (square.sqrt() + 1e-8)
    }
}
