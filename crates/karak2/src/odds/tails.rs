//! How often so many dice of each kind show at least so much.

use super::super::die::Die;
use super::pool::Pool;

/// By the numbers of dice of each kind, and by what is needed: in how many cases it is reached.
#[derive(Debug)]
pub(super) struct Tails {
    reached: Vec<Vec<u128>>,
    strides: Vec<(Die, usize)>,
}

impl Tails {
    /// For all numbers of dice up to those of these pools.
    pub fn new(pools: &[Pool]) -> Tails {
        let (mut sums, mut strides) = (vec![vec![1]], Vec::new());
        for pool in pools {
            let stride = sums.len();
            strides.push((pool.die, stride));
            for index in 0..stride * usize::from(pool.count) {
                sums.push(with_one(&sums[index], pool));
            }
        }
        for ways in &mut sums {
            for need in (1..ways.len()).rev() {
                ways[need - 1] += ways[need];
            }
        }
        Tails { reached: sums, strides }
    }

    /// What one die more of this kind adds to an index.
    pub fn stride(&self, die: Die) -> usize {
        let found = self.strides.iter().find(|(other, _)| *other == die);
        found.map_or(0, |&(_, stride)| stride)
    }

    /// In how many cases these dice reach what is needed, beside what lies already.
    #[inline]
    pub fn reach(&self, index: usize, needs: [u16; 2], lying: u16) -> [u128; 2] {
        let reached = &self.reached[index];
        needs.map(|need| {
            let missing = usize::from(need.saturating_sub(lying));
            reached.get(missing).copied().unwrap_or(0)
        })
    }
}

/// One die more: in how many cases each sum comes up.
fn with_one(sums: &[u128], pool: &Pool) -> Vec<u128> {
    let most = pool.sides.iter().map(|side| usize::from(side.value)).max().unwrap_or(0);
    let mut next = vec![0; sums.len() + most];
    for (sum, ways) in sums.iter().enumerate() {
        for side in &pool.sides {
            next[sum + usize::from(side.value)] += ways * side.ways;
        }
    }
    next
}
