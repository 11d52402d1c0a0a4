//! Value networks: an ensemble scores one seat at a time, at the leaves of a search.
//!
//! Each network is `w2·relu(W1·x + b1) + w3·x`: the [inputs](crate::Evaluate::inputs) `x`, [`HIDDEN`] hidden
//! units, and skip weights from the inputs to the output. The mean of the ensemble is used, because a search
//! finds the states in which a single network errs. The score is one like that of the weights: see
//! [`Evaluator`](crate::Evaluator).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Rng, below};

use crate::Evaluate;

/// Hidden units.
pub const HIDDEN: usize = 32;
/// The most inputs of a game.
pub const MOST_INPUTS: usize = 128;

/// One number for each hidden unit.
type Hidden = [f32; HIDDEN];

/// Networks that are asked together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ensemble(pub Vec<Network>);

/// One network.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Vec<f32>>", into = "Vec<Vec<f32>>")]
pub struct Network {
    /// `W1`, a row of [`HIDDEN`] for each input; then `b1`; then `w2`; then `w3`.
    pub(crate) weights: Vec<f32>,
}

/// The networks of a game, as its file has them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Networks {
    /// The command that made them.
    #[serde(default)]
    pub made_by: String,
    /// By profile; one without networks is evaluated by weights.
    #[serde(default)]
    pub networks: BTreeMap<String, Ensemble>,
}

impl Networks {
    /// Those of the game's own file; none if it has none.
    ///
    /// # Panics
    /// If the file in the binary is not what a test says it is.
    pub fn of<G: Evaluate>() -> Networks {
        toml::from_str(G::NETWORKS).expect("a test reads this file")
    }

    /// In the order of the game's profiles.
    ///
    /// # Panics
    /// If they were trained with other inputs.
    pub fn by_profile<G: Evaluate>(mut self) -> Vec<Option<Ensemble>> {
        const { assert!(G::INPUTS <= MOST_INPUTS, "a game has at most 128 inputs") };
        let networks: Vec<_> =
            G::PROFILES.iter().map(|profile| self.networks.remove(*profile)).collect();
        assert!(
            networks
                .iter()
                .flatten()
                .flat_map(|ensemble| &ensemble.0)
                .all(|network| network.inputs() == G::INPUTS),
            "the inputs have changed: 'karak train' again"
        );
        networks
    }
}

impl Ensemble {
    /// The mean of their scores.
    pub fn score(&self, inputs: &[f32]) -> f32 {
        let sum: f32 = self.0.iter().map(|network| network.score(inputs)).sum();
        sum / self.0.len().max(1) as f32
    }
}

impl Network {
    /// Before training: `W1` by He initialisation (normal, variance 2/inputs), `w2` small, the rest 0.
    pub(crate) fn new(inputs: usize, rng: &mut impl Rng) -> Network {
        let mut weights = vec![0.0; size_of(inputs)];
        let (first, rest) = weights.split_at_mut(inputs * HIDDEN);
        let deviation = (2.0 / inputs as f32).sqrt();
        first.iter_mut().for_each(|weight| *weight = deviation * gaussian(rng));
        let output = &mut rest[HIDDEN..2 * HIDDEN];
        output.iter_mut().for_each(|weight| *weight = 0.05 * gaussian(rng));
        Network { weights }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        (self.weights.len() - 2 * HIDDEN) / (HIDDEN + 1)
    }

    /// Forward pass: `w2·relu(W1·x + b1) + w3·x`.
    pub fn score(&self, inputs: &[f32]) -> f32 {
        let layers = self.layers();
        let hidden = layers.hidden(inputs);
        let relu = hidden.iter().zip(layers.output).map(|(unit, weight)| weight * unit.max(0.0));
        let skip = inputs.iter().zip(layers.skip).map(|(value, weight)| weight * value);
        relu.sum::<f32>() + skip.sum::<f32>()
    }

    /// Backward pass: adds `error` times the gradient of the score, weight by weight.
    pub(crate) fn add_gradient(&self, inputs: &[f32], error: f32, gradient: &mut [f32]) {
        let layers = self.layers();
        let hidden = layers.hidden(inputs);
        let (rows, rest) = gradient.as_chunks_mut::<HIDDEN>();
        let (rows, ends) = rows.split_at_mut(inputs.len());
        let [bias, output, skip @ ..] = ends else { unreachable!("a derivative for each weight") };
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if hidden[unit] > 0.0 {
                back[unit] = error * layers.output[unit];
                bias[unit] += back[unit];
                output[unit] += error * hidden[unit];
            }
        }
        for (row, &value) in rows.iter_mut().zip(inputs).filter(|(_, value)| **value != 0.0) {
            row.iter_mut().zip(back).for_each(|(partial, back)| *partial += back * value);
        }
        let skip = skip.as_flattened_mut().iter_mut().chain(rest);
        skip.zip(inputs).for_each(|(partial, value)| *partial += error * value);
    }

    /// To four digits, as files have it.
    pub(crate) fn rounded(mut self) -> Network {
        let round = |weight: &mut f32| *weight = (f64::from(*weight) * 1e4).round() as f32 / 1e4;
        self.weights.iter_mut().for_each(round);
        self
    }

    fn layers(&self) -> Layers<'_> {
        let (rows, rest) = self.weights.split_at(self.inputs() * HIDDEN);
        let (bias, rest) = rest.split_at(HIDDEN);
        let (output, skip) = rest.split_at(HIDDEN);
        Layers { rows: rows.as_chunks().0, bias, output, skip }
    }
}

/// The weights by what they are for.
struct Layers<'a> {
    /// `W1`.
    rows: &'a [Hidden],
    /// `b1`.
    bias: &'a [f32],
    /// `w2`.
    output: &'a [f32],
    /// `w3`.
    skip: &'a [f32],
}

impl Layers<'_> {
    /// The hidden layer before its activation, `W1·x + b1`. Most inputs are 0.
    #[inline]
    fn hidden(&self, inputs: &[f32]) -> Hidden {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(self.bias);
        for (row, &value) in self.rows.iter().zip(inputs).filter(|(_, value)| **value != 0.0) {
            for unit in 0..HIDDEN {
                hidden[unit] += value * row[unit];
            }
        }
        hidden
    }
}

/// How many weights a network with so many inputs has.
fn size_of(inputs: usize) -> usize {
    inputs * (HIDDEN + 1) + 2 * HIDDEN
}

/// About a normal sample: the sum of four uniform ones (Irwin–Hall), scaled to variance 1.
pub(crate) fn gaussian(rng: &mut impl Rng) -> f32 {
    let sum: u32 = (0..4).map(|_| below(1001, rng)).sum();
    (sum as f32 / 1000.0 - 2.0) * 1.732
}

impl From<Vec<Vec<f32>>> for Network {
    fn from(rows: Vec<Vec<f32>>) -> Network {
        Network { weights: rows.concat() }
    }
}

impl From<Network> for Vec<Vec<f32>> {
    fn from(network: Network) -> Vec<Vec<f32>> {
        network.weights.chunks(HIDDEN).map(<[f32]>::to_vec).collect()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::seeded_rng;

    use super::*;

    const INPUTS: usize = 7;

    fn case() -> (Network, [f32; INPUTS]) {
        let mut rng = seeded_rng(3);
        let mut network = Network::new(INPUTS, &mut rng);
        network.weights.iter_mut().for_each(|weight| *weight += 0.1 * gaussian(&mut rng));
        (network, [0.5, -1.0, 0.0, 2.0, 0.25, 1.0, -0.125])
    }

    #[test]
    fn gradient_is_what_a_small_change_does() {
        const STEP: f32 = 1e-2;
        let (network, inputs) = case();
        let mut gradient = vec![0.0; network.weights.len()];
        network.add_gradient(&inputs, 1.0, &mut gradient);
        for (place, slope) in gradient.into_iter().enumerate() {
            let moved = |by: f32| {
                let mut moved = network.clone();
                moved.weights[place] += by;
                moved.score(&inputs)
            };
            let found = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
            assert!((found - slope).abs() < 2e-3, "weight {place}: {found} is not {slope}");
        }
    }

    #[test]
    fn file_and_networks_are_the_same() {
        let (network, inputs) = case();
        let network = network.rounded();
        let ensemble = Ensemble(vec![network.clone(), network.clone()]);
        let networks = [("rivals".to_string(), ensemble)].into();
        let file = Networks { made_by: "a test".into(), networks };
        let text = serde_json::to_string(&file).expect("a file");
        let read: Networks = serde_json::from_str(&text).expect("the same file");
        assert_eq!(read, file);
        assert_eq!(read.networks["rivals"].score(&inputs), network.score(&inputs), "two who agree");
        assert_eq!(network.inputs(), INPUTS);
    }
}
