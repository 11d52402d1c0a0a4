//! One roll and nothing after it: a convolution, die by die.

use super::super::die::{Die, Face};
use super::Odds;
use super::payoff::Payoff;
use super::pool::{Pool, Side};
use super::toll::{Fate, Left, Toll, mortal};

/// The dice in the order in which skulls are stopped, after guard and hero; without the time master.
pub(super) const AFTER_HERO: [Die; 6] =
    [Die::Mage, Die::Archer, Die::Knight, Die::Skeleton, Die::Bear, Die::Titan];

/// All cases of a roll, sorted by what the dice add to the attack and by what is left to the hero.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    /// By value, then by saves, then by lives.
    cells: Vec<Cell>,
    most: Left,
}

/// The cases that agree in this, and sums over them.
#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    ways: u128,
    two_skulls: u128,
    wounds: u128,
    lost: [u128; 4],
}

impl Sums {
    /// The guards, whose shield comes first, and the hero.
    pub fn new(guards: &Pool, hero: &Pool, toll: &Toll) -> Sums {
        let mut sums = Sums { cells: Vec::new(), most: toll.most() };
        for (shown, ways) in guards.outcomes(guards.count) {
            let shields = u8::from(guards.shows(&shown, Face::SHIELD));
            for side in &hero.sides {
                let (left, wounds) = toll.hero(shields, side.face.skulls());
                let ways = ways * side.ways;
                let cell = sums.cell(guards.value(&shown) + side.value, left);
                cell.ways += ways;
                cell.wounds += ways * u128::from(wounds);
                cell.two_skulls += if side.face.skulls() >= 2 { ways } else { 0 };
            }
        }
        sums
    }

    /// One die more, of this kind.
    pub fn with(&self, pool: &Pool, toll: &Toll) -> Sums {
        let mut sums = Sums { cells: Vec::with_capacity(self.cells.len() * 2), most: self.most };
        let kind = mortal(pool.die);
        for (value, left, cell) in self.cells() {
            for &Side { face, value: more, ways } in &pool.sides {
                let strikes = kind.filter(|_| face.skulls() > 0);
                let (left, fate) =
                    if strikes.is_some() { toll.unit(left) } else { (left, Fate::Saved) };
                let lost = strikes.filter(|_| fate == Fate::Lost);
                sums.cell(value + more, left).add(cell, ways, lost);
            }
        }
        sums
    }

    /// The chances if the dice are worth this.
    pub fn odds(&self, payoff: &Payoff) -> Odds {
        let (mut worth, mut rest) = ([0; 2], Odds::default());
        for (value, left, cell) in self.cells() {
            let [win, own] = payoff.at(value);
            worth = [worth[0] + cell.ways * win, worth[1] + cell.ways * own];
            let part = Odds {
                two_skulls: cell.two_skulls,
                faint: if left.lives == 0 { cell.ways } else { 0 },
                wounds: cell.wounds,
                lives: cell.ways * u128::from(left.lives),
                lost: cell.lost,
                of: cell.ways,
                ..Odds::default()
            };
            rest.add(1, &part);
        }
        rest.with_worth(worth, payoff)
    }

    /// The cases that there are.
    fn cells(&self) -> impl Iterator<Item = (u16, Left, &Cell)> {
        let lives = usize::from(self.most.lives) + 1;
        let saves = usize::from(self.most.saves) + 1;
        let there = self.cells.iter().enumerate().filter(|(_, cell)| cell.ways > 0);
        there.map(move |(index, cell)| {
            let (value, rest) = (index / (saves * lives), index % (saves * lives));
            let left = Left { saves: (rest / lives) as u8, lives: (rest % lives) as u8 };
            (value as u16, left, cell)
        })
    }

    fn cell(&mut self, value: u16, left: Left) -> &mut Cell {
        let lives = usize::from(self.most.lives) + 1;
        let row = (usize::from(self.most.saves) + 1) * lives;
        let end = (usize::from(value) + 1) * row;
        if self.cells.len() < end {
            self.cells.resize(end, Cell::default());
        }
        let column = usize::from(left.saves) * lives + usize::from(left.lives);
        &mut self.cells[usize::from(value) * row + column]
    }
}

impl Cell {
    fn add(&mut self, other: &Cell, times: u128, lost: Option<usize>) {
        self.ways += times * other.ways;
        self.two_skulls += times * other.two_skulls;
        self.wounds += times * other.wounds;
        for (sum, part) in self.lost.iter_mut().zip(other.lost) {
            *sum += times * part;
        }
        if let Some(kind) = lost {
            self.lost[kind] += times * other.ways;
        }
    }
}
