//! Cases that differ in nothing but their skulls, counted together.

use super::super::die::{Die, Face};
use super::Odds;
use super::axis::Table;
use super::pool::{Pool, Shown};
use super::toll::Toll;

/// A table with a dimension for each kind of dice, by what matters when skulls are settled.
#[derive(Default)]
pub(super) struct Skulls {
    kinds: Vec<Kind>,
    entries: usize,
}

struct Kind {
    die: Die,
    classes: Vec<Class>,
    table: Table,
}

/// What matters of some dice of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Class {
    taken: u8,
    skulls: u8,
    shields: u8,
}

impl Class {
    fn of(pool: &Pool, shown: &Shown) -> Class {
        Class {
            taken: pool.count - shown.iter().sum::<u8>(),
            skulls: pool.skulls(shown),
            shields: u8::from(pool.shows(shown, Face::SHIELD)),
        }
    }
}

impl Skulls {
    /// One kind more, with these ways to lie: what each of them adds to an index.
    pub fn add(&mut self, pool: &Pool, lying: &[Shown]) -> Vec<usize> {
        let stride = self.entries.max(1);
        let mut classes: Vec<Class> = Vec::new();
        let place_of = |shown| {
            let class = Class::of(pool, shown);
            classes.iter().position(|&other| other == class).unwrap_or_else(|| {
                classes.push(class);
                classes.len() - 1
            })
        };
        let places: Vec<usize> = lying.iter().map(place_of).collect();
        let falls = classes.iter().map(|class| class.falls(pool, &classes, stride)).collect();
        let table = Table { stride, falls };
        self.entries = stride * classes.len();
        self.kinds.push(Kind { die: pool.die, classes, table });
        places.into_iter().map(|place| place * stride).collect()
    }

    /// How large the table is.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// A table without cases.
    pub fn blank(&self) -> Vec<u128> {
        vec![0; self.entries]
    }

    /// Lets the dice taken up fall, and settles the skulls of all cases. Rule: K2-6.8
    pub fn settle(&self, mut cases: Vec<u128>, toll: &Toll) -> Odds {
        self.kinds.iter().for_each(|kind| kind.table.let_fall(&mut cases));
        let mut odds = Odds::default();
        for (index, ways) in cases.into_iter().enumerate().filter(|&(_, ways)| ways > 0) {
            odds.add(ways, &self.end(index, toll));
        }
        odds
    }

    /// What skulls do in the cases of one entry.
    fn end(&self, index: usize, toll: &Toll) -> Odds {
        let classes = self.kinds.iter().map(|kind| {
            let place = index / kind.table.stride % kind.classes.len();
            (kind.die, kind.classes[place])
        });
        let shields = classes.clone().map(|(_, class)| class.shields).sum();
        toll.settle(shields, classes.map(|(die, class)| (die, class.skulls)))
    }
}

impl Class {
    /// Where the dice taken up may come to lie, and in how many cases.
    fn falls(&self, pool: &Pool, classes: &[Class], stride: usize) -> Vec<(usize, u128)> {
        let rolls = pool.outcomes(self.taken).into_iter().filter(|_| self.taken > 0);
        let falls = rolls.map(|(shown, ways)| {
            let class = Class {
                taken: 0,
                skulls: self.skulls + pool.skulls(&shown),
                shields: self.shields.max(u8::from(pool.shows(&shown, Face::SHIELD))),
            };
            let place = classes.iter().position(|&other| other == class);
            (place.expect("all are listed") * stride, ways)
        });
        falls.collect()
    }
}
