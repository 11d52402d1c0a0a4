//! Which games are played: ranges of seeds, and parts of them.

use std::{ops::Range, str::FromStr};

/// Seeds are kept in files as signed numbers.
const MOST: u64 = i64::MAX as u64;

/// A range of seeds, `1000..2000`; the second is not in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeds(pub Range<u64>);

impl Seeds {
    /// So many from the first on.
    ///
    /// # Errors
    /// Seeds that are too great.
    pub fn new(first: u64, count: u64) -> Result<Seeds, String> {
        let last = first.checked_add(count).filter(|&last| last <= MOST);
        last.map(|last| Seeds(first..last)).ok_or_else(|| format!("expected seeds up to {MOST}"))
    }
}

impl FromStr for Seeds {
    type Err = String;

    fn from_str(text: &str) -> Result<Seeds, String> {
        let problem = || format!("expected a range like 1000..2000, got '{text}'");
        let (from, to) = text.split_once("..").ok_or_else(problem)?;
        let number = |word: &str| word.parse::<u64>().map_err(|_| problem());
        let (from, to) = (number(from)?, number(to)?);
        if from < to && to <= MOST { Ok(Seeds(from..to)) } else { Err(problem()) }
    }
}

/// One of so many equal parts, `3/10`, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    part: u64,
    all: u64,
}

impl Shard {
    /// This part of the seeds. The parts of a range follow each other without gaps.
    ///
    /// # Errors
    /// A part with no seed in it.
    pub fn of(&self, seeds: Range<u64>) -> Result<Range<u64>, String> {
        let count = u128::from(seeds.end - seeds.start);
        let cut =
            |part: u64| seeds.start + (count * u128::from(part) / u128::from(self.all)) as u64;
        let part = cut(self.part - 1)..cut(self.part);
        match part.is_empty() {
            true => Err(format!("{count} games have no part {}/{}", self.part, self.all)),
            false => Ok(part),
        }
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(part, all)| {
            Some(Shard { part: part.parse().ok()?, all: all.parse().ok()? })
        });
        let fits = |shard: &Shard| (1..=shard.all).contains(&shard.part);
        numbers.filter(fits).ok_or_else(|| format!("expected a part like 3/10, got '{text}'"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_the_whole() {
        let cut = |part: u64| Shard { part, all: 7 }.of(5..105).unwrap();
        assert_eq!((cut(1).start, cut(7).end), (5, 105));
        assert!((1..7).all(|part| cut(part).end == cut(part + 1).start));
        assert!(Shard { part: 1, all: 7 }.of(0..3).is_err());
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "3", "5..5", "9..2", "..", "a..b", "1..99999999999999999999"] {
            assert!(text.parse::<Seeds>().is_err(), "{text}");
        }
        for text in ["", "0/3", "4/3", "1/0", "1", "a/b"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert!(Seeds::new(u64::MAX, 2).is_err());
    }
}
