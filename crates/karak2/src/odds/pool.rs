//! Equal dice, and the ways in which they can fall.

use std::cmp::Reverse;

use super::super::die::{self, Die, Face, Roll};

/// Dice of one kind.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    pub die: Die,
    pub count: u8,
    /// The different sides, the weakest first; among equals those with a skull.
    pub sides: Vec<Side>,
}

/// One side of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Side {
    pub face: Face,
    /// What it adds to the attack.
    pub value: u16,
    /// On how many faces it is.
    pub ways: u128,
}

/// How many dice show each side of a pool.
pub(super) type Shown = [u8; 6];

impl Pool {
    /// Dice with these faces; two skulls add what they do to a berserk. Rule: IM-7.5
    pub fn new(die: Die, count: u8, faces: &[Face; 6], berserk: u16) -> Pool {
        let mut sides: Vec<Side> = Vec::new();
        for &face in faces {
            let rage = if face.skulls() >= 2 { berserk } else { 0 };
            match sides.iter_mut().find(|side| side.face == face) {
                Some(side) => side.ways += 1,
                None => sides.push(Side { face, value: u16::from(face.swords()) + rage, ways: 1 }),
            }
        }
        sides.sort_unstable_by_key(|side| (side.value, Reverse(side.face.skulls()), side.face));
        Pool { die, count, sides }
    }

    /// All ways in which so many of these dice can fall, each with its number of cases.
    pub fn outcomes(&self, count: u8) -> Vec<(Shown, u128)> {
        let mut list = Vec::new();
        self.add_outcomes(0, count, [0; 6], 1, &mut list);
        list
    }

    fn add_outcomes(
        &self,
        side: usize,
        left: u8,
        shown: Shown,
        ways: u128,
        list: &mut Vec<(Shown, u128)>,
    ) {
        if side + 1 == self.sides.len() {
            let mut shown = shown;
            shown[side] = left;
            return list.push((shown, ways * self.sides[side].ways.pow(left.into())));
        }
        for count in 0..=left {
            let mut shown = shown;
            shown[side] = count;
            let here = choose(left, count) * self.sides[side].ways.pow(count.into());
            self.add_outcomes(side + 1, left - count, shown, ways * here, list);
        }
    }

    /// Which sides the dice of this kind show in a roll.
    pub fn in_roll(&self, roll: &Roll) -> Shown {
        let mut shown = Shown::default();
        for (count, side) in shown.iter_mut().zip(&self.sides) {
            *count = roll.count(die::Shown { die: self.die, face: side.face });
        }
        shown
    }

    /// What these dice add to the attack.
    pub fn value(&self, shown: &Shown) -> u16 {
        self.sum(shown, |side| side.value)
    }

    pub fn skulls(&self, shown: &Shown) -> u8 {
        self.sum(shown, |side| side.face.skulls().into()) as u8
    }

    /// Does one of these dice show this face?
    pub fn shows(&self, shown: &Shown, face: Face) -> bool {
        self.sum(shown, |side| u16::from(side.face == face)) > 0
    }

    /// Can a die of this pool show this face?
    pub fn has(&self, face: Face) -> bool {
        self.count > 0 && self.sides.iter().any(|side| side.face == face)
    }

    fn sum(&self, shown: &Shown, of: impl Fn(&Side) -> u16) -> u16 {
        self.sides.iter().zip(shown).map(|(side, &count)| of(side) * u16::from(count)).sum()
    }

    /// What stays on the table when so many dice, the weakest first, are taken up.
    pub fn without_weakest(&self, shown: &Shown, count: u8) -> Shown {
        let (mut kept, mut left) = (*shown, count);
        for dice in &mut kept {
            let taken = left.min(*dice);
            *dice -= taken;
            left -= taken;
        }
        kept
    }

    /// How many dice are worth picking: at least those that can only gain, and none that can only
    /// lose.
    pub fn worth_picking(&self, shown: &Shown) -> std::ops::RangeInclusive<u8> {
        let (least, most) = (self.sides[0].value, self.sides[self.sides.len() - 1].value);
        if least == most {
            return 0..=0;
        }
        let show = |value| self.sum(shown, |side| u16::from(side.value == value)) as u8;
        show(least)..=self.count - show(most)
    }
}

/// In how many ways some of these dice can be picked.
pub(super) fn choose(of: u8, some: u8) -> u128 {
    let (of, some) = (u128::from(of), u128::from(some));
    (0..some).fold(1, |ways, step| ways * (of - step) / (step + 1))
}
