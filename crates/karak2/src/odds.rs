//! The exact chances of a battle, by counting dice instead of rolling them.
//!
//! They hold for a hero who plays like this:
//!
//! - Dice are rolled again, and fireballs thrown, so that the chance to reach the [`Goal`] is as high
//!   as it can be, over all rights, orders and choices of dice (K2-6.4). Against the General the
//!   other goal comes second. What would not help is not rolled again.
//! - Where the hero picks dice for it (IM-4.4, IM-7.10), all that show the least their kind can show
//!   are picked, and of one kind the weaker before the stronger, with a skull before without.
//!   Nothing is lost by that: such a die can only gain, and equal dice are rolled alike.
//! - Among ways that are equally good the first one counts: leave it; all units; the hero die;
//!   archers; the loop; and there fewer dice before more, kind by kind in the order guard, hero,
//!   mage, archer, knight, skeleton, bear, titan.
//! - Shield and amulet (IM-5.5, K2-8.11) stop skulls on the hero die first, then on mages, archers,
//!   knights and skeletons. Tough hide (IM-7.6) saves units in that order too and never spends the
//!   last life. A Blessing is not counted.
//!
//! Where dice lie already, [`Karak2::odds_after`](super::Karak2::odds_after) is about rolling them again by one right
//! first, whether or not that helps; from there on the same holds.
//!
//! More dice never make a victory less likely: what they show is added, and nothing is subtracted.

mod again;
mod axis;
mod choice;
mod door;
mod lying;
mod payoff;
mod plain;
mod pool;
mod skulls;
mod tails;
mod toll;
mod work;

pub(super) use choice::choose_dice;
pub use choice::{Aim, Choice, PerMille, best_choice};
pub(super) use door::{Encounter, is_better};
pub(super) use lying::Lying;
pub(super) use work::Work;

use super::die::{Dice, Die, Face};
use super::hero::{Power, Powers};
use super::phase::Again;
use again::Rerolls;
use family::fraction::divisor;
use payoff::{Payoff, Worth};
use plain::Sums;
use pool::Pool;
use toll::Toll;

/// What a hero brings to a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The dice sent, without the hero's own. Rule: K2-6.2
    pub dice: Dice,
    /// The faces of each die, in the order of [`Die::ALL`].
    pub faces: [[Face; 6]; 9],
    /// The hero's powers; those that count in a battle are used.
    pub powers: Powers,
    /// Weapons and charge: added to every roll.
    pub bonus: u16,
    /// What all fireballs together can add after the roll. Rules: K2-6.5, IM-7.3
    pub fire: u16,
    /// What two skulls on the hero die add. Rule: IM-7.5
    pub berserk: u16,
    /// How many skulls the amulet of Protection stops. Rule: K2-8.11
    pub protection: u8,
    /// The hero's lives before the battle.
    pub lives: u8,
    /// The lives of a healthy hero.
    pub most_lives: u8,
    /// What the dice are rolled again for.
    pub goal: Goal,
}

/// What stands against the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foe {
    /// Armies or a lair, of this strength together. Rule: K2-6.7
    Army(u16),
    /// Rules: K2-10.1, K2-10.2
    General {
        /// Without praetorians.
        own: u16,
        /// With them.
        strength: u16,
    },
    /// Whoever rolls after this hero, all these dice as well as it can be done, and wins with a higher
    /// attack. Rules: IM-6.2, IM-6.3
    Hero(Attack),
}

/// What dice are rolled again for, first of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// The strength of the enemies.
    #[default]
    Win,
    /// The General's own strength, so that a praetorian falls at least. Rule: K2-10.3
    Weaken,
}

/// How a battle ends, in `of` equally likely cases in lowest terms. Sums are over all cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// Cases won.
    pub win: u128,
    /// Cases with an attack of at least the General's own strength, the won ones included; against
    /// others the won ones.
    pub weaken: u128,
    /// Cases with two skulls on the hero die in the end. Rule: K2-9.1
    pub two_skulls: u128,
    /// Cases in which the hero has no life left. Rule: K2-6.12
    pub faint: u128,
    /// Sum of lives lost to skulls and to the General. Rules: K2-6.9, K2-10.2
    pub wounds: u128,
    /// Sum of lives left when all is settled, tough hide and soul collector included.
    pub lives: u128,
    /// Sums of lost knights, archers, mages and skeletons. Rule: K2-6.10
    pub lost: [u128; 4],
    /// All cases.
    pub of: u128,
}

/// Six to a higher power does not leave room for sums in 128 bits.
const MOST_SIXES: u32 = 47;

/// The powers of six.
const SIXES: [u128; MOST_SIXES as usize + 1] = {
    let mut powers = [1; MOST_SIXES as usize + 1];
    let mut index = 1;
    while index < powers.len() {
        powers[index] = 6 * powers[index - 1];
        index += 1;
    }
    powers
};

/// The exact chances of a battle; `None` if they are too large to count, which no battle with the
/// printed dice and powers is. Rules: K2-6.3, K2-6.4, K2-6.6
pub fn odds(attack: &Attack, foe: Foe) -> Option<Odds> {
    let battle = Reckoning::new(attack, foe)?;
    let dice = battle.attack.dice;
    battle.finish(&battle.sums(dice), dice)
}

/// What fireballs can add: all of them, one of them a great one if the wizard has his art.
/// Rules: K2-6.5, IM-7.3
pub fn fire(fireballs: u8, each: u16, great: Option<u16>) -> u16 {
    match great {
        Some(great) if fireballs > 0 => u16::from(fireballs - 1) * each + great.max(each),
        Some(_) | None => u16::from(fireballs) * each,
    }
}

impl Odds {
    const CERTAIN: Odds = Odds {
        win: 1,
        weaken: 1,
        two_skulls: 0,
        faint: 0,
        wounds: 0,
        lives: 0,
        lost: [0; 4],
        of: 1,
    };

    /// The chance to win.
    pub fn win_chance(&self) -> f64 {
        self.share(self.win)
    }

    /// The chance of an attack of at least the General's own strength.
    pub fn weaken_chance(&self) -> f64 {
        self.share(self.weaken)
    }

    /// The chance of two skulls on the hero die. Rule: K2-9.1
    pub fn two_skulls_chance(&self) -> f64 {
        self.share(self.two_skulls)
    }

    /// The chance to lose the last life.
    pub fn faint_chance(&self) -> f64 {
        self.share(self.faint)
    }

    /// Expected wounds of the hero.
    pub fn expected_wounds(&self) -> f64 {
        self.share(self.wounds)
    }

    /// Expected lives after the battle.
    pub fn expected_lives(&self) -> f64 {
        self.share(self.lives)
    }

    /// Expected losses of one kind of units.
    pub fn expected_lost(&self, die: Die) -> f64 {
        toll::mortal(die).map_or(0.0, |kind| self.share(self.lost[kind]))
    }

    /// Expected losses of all units together.
    pub fn expected_losses(&self) -> f64 {
        self.share(self.losses())
    }

    /// Sum of all lost units.
    pub fn losses(&self) -> u128 {
        self.lost.iter().sum()
    }

    fn share(&self, part: u128) -> f64 {
        part as f64 / self.of.max(1) as f64
    }

    /// So many times these cases, and then others.
    fn add(&mut self, times: u128, other: &Odds) {
        self.win += times * other.win;
        self.weaken += times * other.weaken;
        self.two_skulls += times * other.two_skulls;
        self.faint += times * other.faint;
        self.wounds += times * other.wounds;
        self.lives += times * other.lives;
        for (sum, part) in self.lost.iter_mut().zip(other.lost) {
            *sum += times * part;
        }
        self.of += times * other.of;
    }

    /// With this sum of what dice are worth beside all else, which no payoff touches.
    fn with_worth(&self, [win, weaken]: Worth, payoff: &Payoff) -> Odds {
        let mut odds = Odds::default();
        odds.add(payoff.of(), self);
        Odds { win, weaken, ..odds }
    }

    fn in_lowest_terms(mut self) -> Odds {
        let [knights, archers, mages, skeletons] = &mut self.lost;
        let parts = [
            &mut self.win,
            &mut self.weaken,
            &mut self.two_skulls,
            &mut self.faint,
            &mut self.wounds,
            &mut self.lives,
            knights,
            archers,
            mages,
            skeletons,
            &mut self.of,
        ];
        let common = parts.iter().fold(0, |common, part| divisor(**part, common)).max(1);
        parts.into_iter().for_each(|part| *part /= common);
        self
    }
}

/// One battle to be reckoned, for any choice of dice.
struct Reckoning {
    attack: Attack,
    /// What the dice are worth by what they show.
    payoff: Payoff,
    toll: Toll,
}

impl Reckoning {
    /// `None` where the dice of another hero are too many to count.
    fn new(attack: &Attack, foe: Foe) -> Option<Reckoning> {
        let wound = match foe {
            Foe::Army(_) | Foe::Hero(_) => 0,
            Foe::General { .. } => 1,
        };
        let mut attack = *attack;
        attack.dice[Die::Hero] = 0;
        let payoff = Payoff::new(&attack, foe)?;
        Some(Reckoning { attack, payoff, toll: Toll::new(&attack, wound) })
    }

    /// The first roll of these dice without the time master, who may change it.
    fn sums(&self, dice: Dice) -> Sums {
        let mut sums = self.first_sums(dice[Die::Guard]);
        for die in plain::AFTER_HERO {
            let pool = self.attack.pool(die, 1);
            (0..dice[die]).for_each(|_| sums = sums.with(&pool, &self.toll));
        }
        sums
    }

    fn first_sums(&self, guards: u8) -> Sums {
        let (guards, hero) = (self.attack.pool(Die::Guard, guards), self.attack.pool(Die::Hero, 1));
        Sums::new(&guards, &hero, &self.toll)
    }

    /// The chances, given the first roll of all dice but the time master. Rules: K2-6.4, IM-4.4
    fn finish(&self, sums: &Sums, dice: Dice) -> Option<Odds> {
        let masters = self.attack.pool(Die::TimeMaster, dice[Die::TimeMaster]);
        let rolled = u32::from(dice.total()) + 1;
        let powers = self.attack.rights(dice);
        let looping = Rights::with(powers, Again::Loop);
        let most = if masters.has(Face::LOOP) { looping } else { powers };
        let sixes = most.most_rolled(dice);
        if !self.payoff.has_room_for(rolled + sixes) {
            return None;
        }
        let mut odds = Odds::default();
        for (shown, ways) in masters.outcomes(masters.count) {
            let rights = if masters.shows(&shown, Face::LOOP) { looping } else { powers };
            let payoff = self.payoff.beside(masters.value(&shown));
            let part = if rights == Rights::NONE {
                sums.odds(&payoff)
            } else {
                Rerolls::new(self, dice, None, rights, payoff)?.odds()
            };
            odds.add(ways * six_to(sixes - rights.most_rolled(dice)), &part);
        }
        Some(odds.in_lowest_terms())
    }
}

impl Attack {
    fn pool(&self, die: Die, count: u8) -> Pool {
        let rages = die == Die::Hero && self.powers.has(Power::Berserk);
        let berserk = if rages { self.berserk } else { 0 };
        Pool::new(die, count, &self.faces[die as usize], berserk)
    }

    /// The re-rolls that the hero's powers allow with these dice. Rules: K2-12.1, K2-12.9, IM-7.10
    fn rights(&self, dice: Dice) -> Rights {
        let by_power = [
            (Again::Units, Power::WarStrategy),
            (Again::Hero, Power::Finesse),
            (Again::Archers, Power::StrategicPosition),
        ];
        let held = by_power.into_iter().filter(|&(again, power)| {
            self.powers.has(power) && Rights::NONE.with(again).most_rolled(dice) > 0
        });
        held.fold(Rights::NONE, |rights, (again, _)| rights.with(again))
    }
}

/// A set of rights to roll again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rights(u8);

impl Rights {
    const NONE: Rights = Rights(0);
    /// In the order in which they count when they are equally good.
    const ALL: [Again; 4] = [Again::Units, Again::Hero, Again::Archers, Again::Loop];

    fn with(self, again: Again) -> Rights {
        Rights(self.0 | 1 << again as u8)
    }

    fn without(self, other: Rights) -> Rights {
        Rights(self.0 & !other.0)
    }

    fn index(self) -> usize {
        self.0.into()
    }

    fn iter(self) -> impl Iterator<Item = Again> {
        Rights::ALL.into_iter().filter(move |&again| self.0 & 1 << again as u8 != 0)
    }

    /// All sets of some of them, the smaller ones first.
    fn subsets(self) -> impl DoubleEndedIterator<Item = Rights> {
        (0..=self.0).map(Rights).filter(move |some| some.without(self) == Rights::NONE)
    }

    /// Can some of them roll this die again?
    fn touch(self, die: Die) -> bool {
        self.iter().any(|again| match again {
            Again::Units => die != Die::Hero && die != Die::TimeMaster,
            Again::Hero => die == Die::Hero,
            Again::Archers => die == Die::Archer,
            Again::Loop => die != Die::TimeMaster,
        })
    }

    /// How many dice can be rolled again at most, a die counted for each right.
    fn most_rolled(self, mut dice: Dice) -> u32 {
        dice[Die::Hero] = 1;
        let each = |again| {
            let right = Rights::NONE.with(again);
            let kinds = dice.kinds().filter(move |&die| right.touch(die));
            kinds.map(move |die| u32::from(dice[die])).sum::<u32>()
        };
        self.iter().map(each).sum()
    }
}

#[inline]
fn six_to(power: u32) -> u128 {
    SIXES[power as usize]
}
