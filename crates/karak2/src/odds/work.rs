//! How long chances take to reckon, known before: so a bound depends on no clock.

use super::super::die::Die;
use super::super::phase::Again;
use super::pool::choose;
use super::{Attack, Dice, Foe, Rights};

/// Rolls to look at. A tenth of a microsecond each, measured: 10 units of three kinds have 9000, whoever
/// re-rolls by a power looks at each once, by the loop three times, by both twenty times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Work(pub u64);

/// Without re-rolls sums are added up, and there is no roll to look at.
const SUMS: u64 = 1_000;
const BY_LOOP: u64 = 3;
const BY_BOTH: u64 = 20;

impl Work {
    /// What nobody notices, about 2 ms.
    pub const QUICK: Work = Work(20_000);
    /// What one waits for, about a quarter of a second.
    pub const LONG: Work = Work(2_500_000);
    /// As long as it takes.
    pub const ANY: Work = Work(u64::MAX);

    /// To reckon the chances of an attack.
    pub fn of(attack: &Attack, foe: &Foe) -> Work {
        attack.work(attack.dice).plus(foe.work(attack))
    }

    pub fn plus(self, other: Work) -> Work {
        Work(self.0.saturating_add(other.0))
    }

    /// Takes this much, if it is there.
    pub fn take(&mut self, work: Work) -> Option<()> {
        self.0 = self.0.checked_sub(work.0)?;
        Some(())
    }
}

impl Foe {
    /// To know what the dice of an attack are worth against them.
    pub(super) fn work(&self, attack: &Attack) -> Work {
        match self {
            Foe::Army(_) | Foe::General { .. } => Work(0),
            Foe::Hero(defender) => {
                let each =
                    defender.rolls_looked_at(defender.dice, defender.most_rights(defender.dice));
                let sums = u64::from(attack.most_shown()) + 1;
                Work(SUMS.saturating_add(each.saturating_mul(sums)))
            }
        }
    }
}

impl Attack {
    /// To reckon the chances with these dice.
    pub(super) fn work(&self, dice: Dice) -> Work {
        self.work_by(dice, self.most_rights(dice))
    }

    /// To look at all rolls of these dice, to be rolled again by these rights.
    pub(super) fn work_by(&self, dice: Dice, rights: Rights) -> Work {
        Work(SUMS.saturating_add(self.rolls_looked_at(dice, rights)))
    }

    /// The rights to roll these dice again, if the time master shows his loop.
    fn most_rights(&self, dice: Dice) -> Rights {
        let powers = self.rights(dice);
        let loops = self.pool(Die::TimeMaster, dice[Die::TimeMaster]).has(super::Face::LOOP);
        if loops { powers.with(Again::Loop) } else { powers }
    }

    fn rolls_looked_at(&self, dice: Dice, rights: Rights) -> u64 {
        let each = match rights.iter().count() {
            0 => return 0,
            1 if rights == Rights::NONE.with(Again::Loop) => BY_LOOP,
            1 => 1,
            several => BY_BOTH << (several - 2),
        };
        each.saturating_mul(self.rolls(dice))
    }

    /// In how many ways these dice and the hero's own can fall, as far as one can tell them apart.
    fn rolls(&self, mut dice: Dice) -> u64 {
        dice[Die::Hero] = 1;
        dice[Die::TimeMaster] = 0;
        let ways = dice.kinds().map(|die| {
            let sides = self.pool(die, 1).sides.len() as u8;
            u64::try_from(choose(dice[die] + sides - 1, sides - 1)).unwrap_or(u64::MAX)
        });
        ways.fold(1, u64::saturating_mul)
    }
}
