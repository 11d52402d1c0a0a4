//! Dice that lie on the table: to be left, or rolled again.

use super::super::die::{Die, Face, Roll};
use super::super::phase::Again;
use super::work::Work;
use super::{Attack, Foe, Odds, Reckoning, Rerolls, Rights, plain};

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
        let battle = Reckoning::new(&self.attack, self.foe)?;
        let Some(by) = by else { return Some(self.as_it_stands(&battle)) };
        let dice = battle.attack.dice;
        if !battle.payoff.has_room_for(self.rights.most_rolled(dice)) {
            return None;
        }
        let masters = battle.attack.pool(Die::TimeMaster, 1);
        let payoff = battle.payoff.beside(masters.value(&masters.in_roll(&self.roll)));
        let rerolls = Rerolls::new(&battle, dice, Some(&self.roll), self.rights, payoff)?;
        rerolls.odds_by(by).map(Odds::in_lowest_terms)
    }

    /// To reckon that.
    pub fn work(&self, by: Option<Again>) -> Work {
        let right = by.map_or(Rights::NONE, |by| Rights::NONE.with(by));
        let leaves_choices = by.is_some() && self.rights != right;
        let rights = if leaves_choices { self.rights } else { Rights::NONE };
        self.foe.work(&self.attack).plus(self.attack.work_by(self.attack.dice, rights))
    }

    /// Nothing is rolled again. Rule: K2-6.6
    fn as_it_stands(&self, battle: &Reckoning) -> Odds {
        let value = |die| {
            let pool = battle.attack.pool(die, 1);
            pool.value(&pool.in_roll(&self.roll))
        };
        let total: u16 = Die::ALL.into_iter().map(value).sum();
        let order = [Die::Guard, Die::Hero].into_iter().chain(plain::AFTER_HERO);
        let skulls = order.map(|die| (die, self.roll.skulls(die)));
        let shields = u8::from(self.roll.shows(Face::SHIELD));
        let settled = battle.toll.settle(shields, skulls);
        settled.with_worth(battle.payoff.at(total), &battle.payoff).in_lowest_terms()
    }
}
