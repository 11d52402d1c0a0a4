//! Exact parts of a whole.

use std::cmp::Ordering;

use family::fraction::{compare, divisor};

/// A part of a whole, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    part: u128,
    of: u128,
}

/// Shares that are added up, each as often as it weighs.
pub struct Sum {
    part: u128,
    of: u128,
    weight: u128,
}

impl Share {
    /// Nothing.
    pub const NONE: Share = Share { part: 0, of: 1 };
    /// All of it.
    pub const ALL: Share = Share { part: 1, of: 1 };

    /// So many of so many; `None` if a number is too large.
    pub fn numbers(self) -> Option<(u64, u64)> {
        Some((self.part.try_into().ok()?, self.of.try_into().ok()?))
    }
}

impl Sum {
    /// Nothing yet.
    pub const EMPTY: Sum = Sum { part: 0, of: 1, weight: 0 };

    /// One more; `None` if the numbers grow too large to be exact.
    pub fn add(&mut self, share: Share, weight: u32) -> Option<()> {
        let weight = u128::from(weight);
        let common = divisor(self.of, share.of);
        let (mine, others) = (share.of / common, self.of / common);
        let part = share.part.checked_mul(weight)?.checked_mul(others)?;
        self.part = self.part.checked_mul(mine)?.checked_add(part)?;
        self.of = self.of.checked_mul(mine)?;
        self.weight += weight;
        Some(())
    }

    /// Their average; `None` if the numbers grow too large to be exact.
    pub fn average(&self) -> Option<Share> {
        let of = self.of.checked_mul(self.weight)?;
        let common = divisor(self.part, of);
        Some(Share { part: self.part / common, of: of / common })
    }
}

impl Ord for Share {
    fn cmp(&self, other: &Share) -> Ordering {
        compare((self.part, self.of), (other.part, other.of))
    }
}

impl PartialOrd for Share {
    fn partial_cmp(&self, other: &Share) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
