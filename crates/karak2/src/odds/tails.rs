//! What so many dice of each kind are worth before they fall, by what lies beside them.

use super::super::die::Die;
use super::payoff::{Payoff, Worth};
use super::pool::Pool;

/// Backward induction over dice: by the numbers of dice of each kind that are still to fall, and by what lies.
#[derive(Debug)]
pub(super) struct Tails {
    /// For no dice, then for others; each for as many sums as are told apart.
    worth: Vec<Worth>,
    sums: usize,
    strides: Vec<(Die, usize)>,
}

impl Tails {
    /// For all numbers of dice up to those of these pools.
    pub fn new(pools: &[Pool], payoff: &Payoff) -> Tails {
        let (mut worth, mut strides) = (payoff.by_sum().to_vec(), Vec::new());
        let sums = worth.len();
        for pool in pools {
            let stride = worth.len() / sums;
            strides.push((pool.die, stride));
            for index in 0..stride * usize::from(pool.count) {
                let after = worth[index * sums..][..sums].to_vec();
                worth.extend((0..sums).map(|lying| mean(&after, pool, lying)));
            }
        }
        Tails { worth, sums, strides }
    }

    /// What one die more of this kind adds to an index.
    pub fn stride(&self, die: Die) -> usize {
        let found = self.strides.iter().find(|(other, _)| *other == die);
        found.map_or(0, |&(_, stride)| stride)
    }

    /// What these dice are worth before they fall, beside what lies already.
    #[inline]
    pub fn worth(&self, index: usize, lying: u16) -> Worth {
        self.worth[index * self.sums + usize::from(lying).min(self.sums - 1)]
    }
}

/// What one die more is worth, given what the dice after it are worth by what lies then.
fn mean(after: &[Worth], pool: &Pool, lying: usize) -> Worth {
    let mut mean = [0; 2];
    for side in &pool.sides {
        let [win, own] = after[(lying + usize::from(side.value)).min(after.len() - 1)];
        mean = [mean[0] + side.ways * win, mean[1] + side.ways * own];
    }
    mean
}
