//! The exact chance of a fight, by counting dice instead of rolling them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hero::{Power, Powers};

/// What a hero brings to a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attack {
    /// Powers that can be used in it, lent ones included.
    pub powers: Powers,
    /// Weapons and premonition: added to every roll.
    pub bonus: u16,
    /// Bolts and sacrifice: what can be added after the roll at most.
    pub extra: u16,
}

/// What stands against the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foes {
    /// One monster of this strength, all bonuses included.
    One(u16),
    /// Two monsters. Rule: FM-H8
    Two {
        /// Each with revenge, without group bonus.
        strength: [u16; 2],
        /// What company adds to each.
        group: u16,
    },
}

/// How a fight ends, in `of` equally likely cases, if every power and spell is played best: first
/// for a win, then for a heroic one, then for a tie.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct Odds {
    /// Cases won, the heroic ones included.
    pub win: u32,
    /// Cases in which both monsters fall. Rule: FM-H9
    pub heroic: u32,
    /// Cases without a winner.
    pub tie: u32,
    /// Cases lost.
    pub loss: u32,
    /// All cases.
    pub of: u32,
}

/// The exact chances of a fight. Rules: K-6.1, K-10.3, K-10.7, K-10.10
pub fn odds(attack: &Attack, foes: Foes) -> Odds {
    let ends = || rolls(attack.powers).map(|roll| end_of(roll, attack, foes));
    let once = ends().fold(Odds::NONE, Odds::plus);
    if !attack.powers.has(Power::DoubleAttack) {
        return once;
    }
    let better = |end: Odds| end.times(once.of).max(once);
    ends().map(better).fold(Odds::NONE, Odds::plus)
}

impl std::fmt::Display for Odds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.0} % to win", 100.0 * self.win_chance())
    }
}

impl Odds {
    const NONE: Odds = Odds { win: 0, heroic: 0, tie: 0, loss: 0, of: 0 };

    /// The chance to win.
    pub fn win_chance(&self) -> f64 {
        f64::from(self.win) / f64::from(self.of.max(1))
    }

    fn plus(self, other: Odds) -> Odds {
        Odds {
            win: self.win + other.win,
            heroic: self.heroic + other.heroic,
            tie: self.tie + other.tie,
            loss: self.loss + other.loss,
            of: self.of + other.of,
        }
    }

    fn times(self, cases: u32) -> Odds {
        Odds {
            win: self.win * cases,
            heroic: self.heroic * cases,
            tie: self.tie * cases,
            loss: self.loss * cases,
            of: self.of * cases,
        }
    }
}

/// The sums that two dice can show, each equally likely. A one that is rolled again until it is none
/// leaves two to six.
fn rolls(powers: Powers) -> impl Iterator<Item = u16> {
    let lowest = if powers.has(Power::Training) { 2 } else { 1 };
    (lowest..=6).flat_map(move |one| (lowest..=6).map(move |other| one + other))
}

/// How this very roll ends when everything that helps is added.
fn end_of(roll: u16, attack: &Attack, foes: Foes) -> Odds {
    let total = roll + attack.bonus + attack.extra;
    let (weaker, both) = match foes {
        Foes::One(strength) => (strength, None),
        Foes::Two { strength: [one, other], group } => (one.min(other) + group, Some(one + other)),
    };
    let heroic = both.is_some_and(|both| total > both);
    let win = heroic || total > weaker || (total == weaker && attack.powers.has(Power::Backstab));
    let tie = !win && total == weaker;
    let count = u32::from;
    Odds {
        win: count(win),
        heroic: count(heroic),
        tie: count(tie),
        loss: count(!win && !tie),
        of: 1,
    }
}
