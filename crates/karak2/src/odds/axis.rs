//! The dice of one kind as one dimension of a table.

use std::collections::BTreeMap;

use super::super::die::Die;
use super::super::phase::Again;
use super::Rights;
use super::pool::{Pool, Shown};
use super::skulls::Skulls;

/// The dice of one kind, and all ways in which they can lie.
pub(super) struct Axis {
    pub die: Die,
    /// With all dice on the table first, then with some taken up.
    pub lies: Vec<Lie>,
    /// In how many cases each of the first comes up at once.
    pub ways: Vec<u128>,
    /// What can be kept of each of the first when dice are picked, more before less.
    pub picks: Vec<Vec<Lie>>,
    /// The place with all dice taken up.
    pub none: usize,
    /// Where the dice lie already, if they do.
    pub start: usize,
    /// What can be kept of them when any number is picked, more before less.
    pub any_picks: Vec<Lie>,
    pub table: Table,
}

/// A way in which dice can lie. Those of several kinds add up.
#[derive(Clone, Copy, Default)]
pub(super) struct Lie {
    /// The index in a table of places.
    pub place: usize,
    /// The index of the dice taken up in the tails.
    pub fresh: usize,
    /// The index in the table of skulls.
    pub skulls: usize,
    /// What the dice on the table add to the attack.
    pub value: u16,
    /// How many dice are taken up.
    pub taken: u32,
}

/// One dimension of a table that has entries for dice taken up.
pub(super) struct Table {
    /// Between neighbours of this dimension.
    pub stride: usize,
    /// For each entry of this dimension where the dice taken up may come to lie, and in how many
    /// cases; empty where none is.
    pub falls: Vec<Vec<(usize, u128)>>,
}

impl Lie {
    #[inline]
    pub fn plus(mut self, other: &Lie) -> Lie {
        self.place += other.place;
        self.fresh += other.fresh;
        self.skulls += other.skulls;
        self.value += other.value;
        self.taken += other.taken;
        self
    }
}

impl Axis {
    /// The dimension of these dice, which may lie already, where some of these rights may take them up.
    pub fn new(
        pool: &Pool,
        lying: Option<&Shown>,
        rights: Rights,
        stride: usize,
        fresh: usize,
        skulls: &mut Skulls,
    ) -> Axis {
        let whole = pool.outcomes(pool.count);
        let mut list = Places::default();
        whole.iter().for_each(|(shown, _)| _ = list.find(*shown));
        let none = if rights.touch(pool.die) { list.find([0; 6]) } else { 0 };
        let picking = whole.iter().filter(|_| rights.pick(pool.die));
        let kept: Vec<Vec<usize>> = picking.map(|(shown, _)| list.find_kept(pool, shown)).collect();
        let any_kept = match lying {
            Some(shown) if rights.pick(pool.die) => list.find_all_kept(pool, shown),
            Some(_) | None => Vec::new(),
        };
        let start = lying.map_or(0, |shown| list.find(*shown));
        let classes = skulls.add(pool, &list.shown);
        let lies = list.shown.iter().zip(classes).enumerate().map(|(place, (shown, skulls))| {
            let (taken, value) = (pool.count - shown.iter().sum::<u8>(), pool.value(shown));
            let (place, fresh) = (place * stride, usize::from(taken) * fresh);
            Lie { place, fresh, skulls, value, taken: taken.into() }
        });
        let lies: Vec<Lie> = lies.collect();
        let picks = kept.iter().map(|kept| kept.iter().map(|&place| lies[place]).collect());
        let picks = picks.collect();
        let any_picks = any_kept.into_iter().map(|place| lies[place]).collect();
        let ways = whole.iter().map(|&(_, ways)| ways).collect();
        let table = list.table(pool, stride);
        Axis { die: pool.die, ways, picks, lies, none, start, any_picks, table }
    }
}

/// Ways in which the dice of a pool can lie, each with its place.
#[derive(Default)]
struct Places {
    shown: Vec<Shown>,
    index: BTreeMap<Shown, usize>,
}

impl Places {
    /// The place of this way to lie, a new one if there is none.
    fn find(&mut self, shown: Shown) -> usize {
        *self.index.entry(shown).or_insert_with(|| {
            self.shown.push(shown);
            self.shown.len() - 1
        })
    }

    /// What can be kept when dice are picked from these, more before less.
    fn find_kept(&mut self, pool: &Pool, shown: &Shown) -> Vec<usize> {
        let counts = pool.worth_picking(shown);
        counts.map(|count| self.find(pool.without_weakest(shown, count))).collect()
    }

    /// What can be kept when any number of dice is picked, more before less.
    fn find_all_kept(&mut self, pool: &Pool, shown: &Shown) -> Vec<usize> {
        (0..=pool.count).map(|count| self.find(pool.without_weakest(shown, count))).collect()
    }

    fn table(&self, pool: &Pool, stride: usize) -> Table {
        let rolls: Vec<_> = (0..=pool.count).map(|count| pool.outcomes(count)).collect();
        let falls = |shown: &Shown| {
            let taken = pool.count - shown.iter().sum::<u8>();
            let falls = rolls[usize::from(taken)].iter().filter(|_| taken > 0);
            let all = |fall: &Shown| std::array::from_fn(|side| shown[side] + fall[side]);
            falls.map(|(fall, ways)| (self.index[&all(fall)] * stride, *ways)).collect()
        };
        Table { stride, falls: self.shown.iter().map(falls).collect() }
    }
}

impl Table {
    /// Dice taken up fall.
    pub fn let_fall(&self, cases: &mut [u128]) {
        self.each_taken_up(cases.len(), |falls, index, base| {
            let ways = std::mem::take(&mut cases[index]);
            if ways > 0 {
                falls.iter().for_each(|&(place, falls)| cases[base + place] += ways * falls);
            }
        });
    }

    /// All entries of a table in which dice of this dimension are taken up: where they may come to
    /// lie, the entry, and the one from which those places are counted.
    pub fn each_taken_up(
        &self,
        entries: usize,
        mut visit: impl FnMut(&[(usize, u128)], usize, usize),
    ) {
        let block = self.stride * self.falls.len();
        for start in (0..entries).step_by(block) {
            let taken_up = self.falls.iter().enumerate().filter(|(_, falls)| !falls.is_empty());
            for (place, falls) in taken_up {
                for base in start..start + self.stride {
                    visit(falls, base + place * self.stride, base);
                }
            }
        }
    }
}

impl Rights {
    /// Can dice of this kind be picked one by one?
    fn pick(self, die: Die) -> bool {
        let picking = [Again::Archers, Again::Loop];
        let both = picking.into_iter().fold(Rights::NONE, Rights::with);
        self.without(self.without(both)).touch(die)
    }
}
