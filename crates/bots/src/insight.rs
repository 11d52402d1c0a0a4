//! Insight: small networks that have seen many games. They judge the ends of a search's looks, where
//! weights alone say too little. One of them errs in its own ways, and a search finds just the situations
//! in which it does; so several are asked, and the mean counts.
//!
//! What a seat's situation shows is summed up in [`HIDDEN`] ways; sums above zero count, and so does
//! what is shown itself. The score that comes of it is a judge's score like any other.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Rng, below};

use crate::Evaluate;

/// In so many ways a situation is summed up.
pub const HIDDEN: usize = 32;
/// The most that a game can show.
pub const MOST_SHOWN: usize = 128;

/// One number for each way of summing up.
type Sums = [f32; HIDDEN];

/// What those who have watched games say together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Council(pub Vec<Insight>);

/// What one of them makes of a seat's situation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Vec<f32>>", into = "Vec<Vec<f32>>")]
pub struct Insight {
    /// For everything shown its weight in each sum; then what each sum begins with; then what each
    /// is worth; then what everything shown is worth by itself.
    pub(crate) weights: Vec<f32>,
}

/// The insight of a game, as its file has it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Insights {
    /// The command that made it.
    #[serde(default)]
    pub made_by: String,
    /// By profile; who was not studied is judged by weights.
    #[serde(default)]
    pub insights: BTreeMap<String, Council>,
}

impl Insights {
    /// What the game's own file says; nothing if it has none.
    ///
    /// # Panics
    /// If the file in the binary is not what a test says it is.
    pub fn of<G: Evaluate>() -> Insights {
        toml::from_str(G::INSIGHTS).expect("a test reads this file")
    }

    /// In the order of the game's profiles.
    ///
    /// # Panics
    /// If the game shows something else than what was studied.
    pub fn by_profile<G: Evaluate>(mut self) -> Vec<Option<Council>> {
        const { assert!(G::SHOWN <= MOST_SHOWN, "a game shows at most 128 numbers") };
        let insights: Vec<_> =
            G::PROFILES.iter().map(|profile| self.insights.remove(*profile)).collect();
        assert!(
            insights
                .iter()
                .flatten()
                .flat_map(|council| &council.0)
                .all(|one| one.shown() == G::SHOWN),
            "what is shown has changed: 'karak study' again"
        );
        insights
    }
}

impl Council {
    /// The mean.
    pub fn score(&self, shown: &[f32]) -> f32 {
        let sum: f32 = self.0.iter().map(|insight| insight.score(shown)).sum();
        sum / self.0.len().max(1) as f32
    }
}

impl Insight {
    /// Nothing was seen yet: sums by luck, worth nearly nothing.
    pub(crate) fn new(shown: usize, luck: &mut impl Rng) -> Insight {
        let mut weights = vec![0.0; size_of(shown)];
        let (first, rest) = weights.split_at_mut(shown * HIDDEN);
        let spread = (2.0 / shown as f32).sqrt();
        first.iter_mut().for_each(|weight| *weight = spread * bell(luck));
        let worth = &mut rest[HIDDEN..2 * HIDDEN];
        worth.iter_mut().for_each(|weight| *weight = 0.05 * bell(luck));
        Insight { weights }
    }

    /// How much is shown to it.
    pub fn shown(&self) -> usize {
        (self.weights.len() - 2 * HIDDEN) / (HIDDEN + 1)
    }

    /// What it makes of this.
    pub fn score(&self, shown: &[f32]) -> f32 {
        let parts = self.parts();
        let sums = parts.sum_up(shown);
        let bent = sums.iter().zip(parts.worth).map(|(sum, worth)| worth * sum.max(0.0));
        let straight = shown.iter().zip(parts.straight).map(|(value, worth)| worth * value);
        bent.sum::<f32>() + straight.sum::<f32>()
    }

    /// Adds `error` times the slope of the score, weight by weight.
    pub(crate) fn add_slope(&self, shown: &[f32], error: f32, slope: &mut [f32]) {
        let parts = self.parts();
        let sums = parts.sum_up(shown);
        let (rows, rest) = slope.as_chunks_mut::<HIDDEN>();
        let (rows, ends) = rows.split_at_mut(shown.len());
        let [begin, worth, straight @ ..] = ends else { unreachable!("a slope for each weight") };
        let mut back = [0.0; HIDDEN];
        for way in 0..HIDDEN {
            if sums[way] > 0.0 {
                back[way] = error * parts.worth[way];
                begin[way] += back[way];
                worth[way] += error * sums[way];
            }
        }
        for (row, &value) in rows.iter_mut().zip(shown).filter(|(_, value)| **value != 0.0) {
            row.iter_mut().zip(back).for_each(|(slope, back)| *slope += back * value);
        }
        let straight = straight.as_flattened_mut().iter_mut().chain(rest);
        straight.zip(shown).for_each(|(slope, value)| *slope += error * value);
    }

    /// To four digits, as files have it.
    pub(crate) fn rounded(mut self) -> Insight {
        let round = |weight: &mut f32| *weight = (f64::from(*weight) * 1e4).round() as f32 / 1e4;
        self.weights.iter_mut().for_each(round);
        self
    }

    fn parts(&self) -> Parts<'_> {
        let (rows, rest) = self.weights.split_at(self.shown() * HIDDEN);
        let (begin, rest) = rest.split_at(HIDDEN);
        let (worth, straight) = rest.split_at(HIDDEN);
        Parts { rows: rows.as_chunks().0, begin, worth, straight }
    }
}

/// The weights by what they are for.
struct Parts<'a> {
    rows: &'a [Sums],
    begin: &'a [f32],
    worth: &'a [f32],
    straight: &'a [f32],
}

impl Parts<'_> {
    #[inline]
    fn sum_up(&self, shown: &[f32]) -> Sums {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(self.begin);
        for (row, &value) in self.rows.iter().zip(shown).filter(|(_, value)| **value != 0.0) {
            for way in 0..HIDDEN {
                sums[way] += value * row[way];
            }
        }
        sums
    }
}

/// How many weights there are when so much is shown.
fn size_of(shown: usize) -> usize {
    shown * (HIDDEN + 1) + 2 * HIDDEN
}

/// About a normal number.
pub(crate) fn bell(luck: &mut impl Rng) -> f32 {
    let sum: u32 = (0..4).map(|_| below(1001, luck)).sum();
    (sum as f32 / 1000.0 - 2.0) * 1.732
}

impl From<Vec<Vec<f32>>> for Insight {
    fn from(rows: Vec<Vec<f32>>) -> Insight {
        Insight { weights: rows.concat() }
    }
}

impl From<Insight> for Vec<Vec<f32>> {
    fn from(insight: Insight) -> Vec<Vec<f32>> {
        insight.weights.chunks(HIDDEN).map(<[f32]>::to_vec).collect()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::quick;

    use super::*;

    const SHOWN: usize = 7;

    fn case() -> (Insight, [f32; SHOWN]) {
        let mut luck = quick(3);
        let mut insight = Insight::new(SHOWN, &mut luck);
        insight.weights.iter_mut().for_each(|weight| *weight += 0.1 * bell(&mut luck));
        (insight, [0.5, -1.0, 0.0, 2.0, 0.25, 1.0, -0.125])
    }

    #[test]
    fn slope_is_what_a_small_change_does() {
        const STEP: f32 = 1e-2;
        let (insight, shown) = case();
        let mut slope = vec![0.0; insight.weights.len()];
        insight.add_slope(&shown, 1.0, &mut slope);
        for (place, slope) in slope.into_iter().enumerate() {
            let moved = |by: f32| {
                let mut moved = insight.clone();
                moved.weights[place] += by;
                moved.score(&shown)
            };
            let found = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
            assert!((found - slope).abs() < 2e-3, "weight {place}: {found} is not {slope}");
        }
    }

    #[test]
    fn file_and_insight_are_the_same() {
        let (insight, shown) = case();
        let insight = insight.rounded();
        let council = Council(vec![insight.clone(), insight.clone()]);
        let insights = [("rivals".to_string(), council)].into();
        let file = Insights { made_by: "a test".into(), insights };
        let text = serde_json::to_string(&file).expect("a file");
        let read: Insights = serde_json::from_str(&text).expect("the same file");
        assert_eq!(read, file);
        assert_eq!(read.insights["rivals"].score(&shown), insight.score(&shown), "two who agree");
        assert_eq!(insight.shown(), SHOWN);
    }
}
