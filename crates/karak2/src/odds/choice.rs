//! Which dice to send.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::die::{Dice, Die};
use super::plain::{AFTER_HERO, Sums};
use super::work::Work;
use super::{Attack, Foe, Goal, Odds, Reckoning};
use family::fraction::compare;

/// What a choice of dice is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The highest chance to win, and then the fewest expected losses.
    Win,
    /// The fewest expected losses, every unit counted alike, with at least this chance to win; if no
    /// choice has it, as [`Aim::Win`].
    Thrifty {
        /// The chance to win.
        at_least: PerMille,
    },
    /// The highest chance that a praetorian falls at least, and then the fewest expected losses.
    /// Rule: K2-10.3
    Weaken,
}

/// So many out of a thousand.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct PerMille(pub u16);

/// Dice to send, and the chances with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Without the hero's own.
    pub dice: Dice,
    /// With these dice.
    pub odds: Odds,
}

/// The best of all choices from the dice of an attack; `None` where [`odds`](super::odds) is. Of
/// equally good ones that with the higher chance, then that with fewer dice. Rule: K2-6.2
///
/// Ten units of three kinds, three skeletons, titan, guard and time master can be sent in up to 2560
/// ways. But the whole army has the highest chance there is, and a choice that falls short of the
/// chance wanted rules out all choices from it. So most need not be reckoned: milliseconds without
/// re-rolls, some tens with a power, and up to seconds only where power and loop meet ten units.
pub fn best_choice(army: &Attack, foe: Foe, aim: Aim) -> Option<Choice> {
    choose_dice(army, foe, aim, Dice::NONE, &mut { Work::ANY })
}

/// The best of all choices with at least these dice; `None` also where that is more work than is left.
pub fn choose_dice(
    army: &Attack,
    foe: Foe,
    aim: Aim,
    at_least: Dice,
    work: &mut Work,
) -> Option<Choice> {
    let goal = if aim == Aim::Weaken { Goal::Weaken } else { Goal::Win };
    work.take(foe.work(army))?;
    let battle = Reckoning::new(&Attack { goal, ..*army }, foe)?;
    let dice = battle.attack.dice;
    work.take(army.work(dice))?;
    let all = Choice { dice, odds: battle.finish(&battle.sums(dice), dice)? };
    let best = chance(goal, &all.odds);
    let wanted = match aim {
        Aim::Thrifty { at_least: PerMille(thousandths) } => {
            let thousandths = (u128::from(thousandths), 1_000);
            if compare(best, thousandths) == Ordering::Less { best } else { thousandths }
        }
        Aim::Win | Aim::Weaken => best,
    };
    let short = Vec::new();
    let mut search = Search { battle: &battle, goal, wanted, at_least, work, best: all, short };
    for guards in (at_least[Die::Guard]..=dice[Die::Guard]).rev() {
        let mut dice = Dice::NONE;
        dice[Die::Guard] = guards;
        search.choose(&AFTER_HERO, dice, &battle.first_sums(guards))?;
    }
    Some(search.best)
}

struct Search<'a> {
    battle: &'a Reckoning,
    goal: Goal,
    /// The least chance that will do.
    wanted: (u128, u128),
    /// What is sent in any case.
    at_least: Dice,
    work: &'a mut Work,
    best: Choice,
    /// Choices that fall short of it.
    short: Vec<Dice>,
}

impl Search<'_> {
    /// Tries all numbers of the kinds left, the greatest first; `None` if that is too much work.
    fn choose(&mut self, kinds: &[Die], dice: Dice, sums: &Sums) -> Option<()> {
        let Some((&die, others)) = kinds.split_first() else {
            return self.choose_masters(dice, sums);
        };
        let pool = self.battle.attack.pool(die, 1);
        let mut by_count = vec![sums.clone()];
        for _ in 0..self.battle.attack.dice[die] {
            let last = &by_count[by_count.len() - 1];
            by_count.push(last.with(&pool, &self.battle.toll));
        }
        for count in (self.at_least[die]..=self.battle.attack.dice[die]).rev() {
            let mut dice = dice;
            dice[die] = count;
            self.choose(others, dice, &by_count[usize::from(count)])?;
        }
        Some(())
    }

    fn choose_masters(&mut self, mut dice: Dice, sums: &Sums) -> Option<()> {
        let masters = Die::TimeMaster;
        for count in (self.at_least[masters]..=self.battle.attack.dice[masters]).rev() {
            dice[masters] = count;
            if !self.short.iter().any(|short| is_part_of(dice, *short)) {
                self.work.take(self.battle.attack.work(dice))?;
                self.weigh(dice, sums);
            }
        }
        Some(())
    }

    fn weigh(&mut self, dice: Dice, sums: &Sums) {
        let odds = self.battle.finish(sums, dice).expect("fewer dice than all take less room");
        if compare(chance(self.goal, &odds), self.wanted) == Ordering::Less {
            return self.short.push(dice);
        }
        let best = &self.best;
        let losses = |odds: &Odds| (odds.losses(), odds.of);
        let order = compare(losses(&odds), losses(&best.odds))
            .then(compare(chance(self.goal, &best.odds), chance(self.goal, &odds)))
            .then(dice.total().cmp(&best.dice.total()));
        if order == Ordering::Less {
            self.best = Choice { dice, odds };
        }
    }
}

fn chance(goal: Goal, odds: &Odds) -> (u128, u128) {
    match goal {
        Goal::Win => (odds.win, odds.of),
        Goal::Weaken => (odds.weaken, odds.of),
    }
}

fn is_part_of(some: Dice, all: Dice) -> bool {
    Die::ARMY.into_iter().all(|die| some[die] <= all[die])
}
