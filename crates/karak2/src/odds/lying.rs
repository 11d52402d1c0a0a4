//! Dice that lie on the table: to be left, or rolled again.

use super::super::die::{Die, Face, Roll};
use super::super::phase::Again;
use super::work::Work;
use super::{Attack, Foe, MOST_SIXES, Odds, Reckoning, Rerolls, Rights, plain};

/// A battle whose dice lie on the table, and how they can still be rolled again.
#[derive(Clone, Copy, Debug)]
pub struct Lying {
    pub attack: Attack,
    pub foe: Foe,
    pub roll: Roll,
    pub(super) rights: Rights,
}

impl Lying {
    /// The chances if dice are rolled again by this right first, or by none at all; `None` if they are too large
    /// to count. Rules: K2-6.3, K2-6.4, K2-6.6
    pub fn odds(&self, by: Option<Again>) -> Option<Odds> {
        let battle = Reckoning::new(&self.attack, self.foe);
        let Some(by) = by else { return Some(self.as_it_stands(&battle)) };
        let dice = battle.attack.dice;
        if self.rights.most_rolled(dice) > MOST_SIXES {
            return None;
        }
        let masters = battle.pool(Die::TimeMaster, 1);
        let masters = masters.value(&masters.in_roll(&self.roll));
        let needs = battle.needs.map(|need| need.saturating_sub(masters));
        let rerolls = Rerolls::new(&battle, dice, Some(&self.roll), self.rights, needs)?;
        rerolls.odds_by(by).map(Odds::in_lowest_terms)
    }

    /// To reckon that.
    pub fn work(&self, by: Option<Again>) -> Work {
        let battle = Reckoning::new(&self.attack, self.foe);
        let right = by.map_or(Rights::NONE, |by| Rights::NONE.with(by));
        let leaves_choices = by.is_some() && self.rights != right;
        battle.work_by(battle.attack.dice, if leaves_choices { self.rights } else { Rights::NONE })
    }

    /// Nothing is rolled again. Rule: K2-6.6
    fn as_it_stands(&self, battle: &Reckoning) -> Odds {
        let value = |die| {
            let pool = battle.pool(die, 1);
            pool.value(&pool.in_roll(&self.roll))
        };
        let total: u16 = Die::ALL.into_iter().map(value).sum();
        let [win, weaken] = battle.needs.map(|need| u128::from(total >= need));
        let order = [Die::Guard, Die::Hero].into_iter().chain(plain::AFTER_HERO);
        let skulls = order.map(|die| (die, self.roll.skulls(die)));
        let shields = u8::from(self.roll.shows(Face::SHIELD));
        Odds { win, weaken, ..battle.toll.settle(shields, skulls) }
    }
}
