//! What skulls do to a hero and to the army. Rules: K2-6.8, K2-6.9, K2-6.10

use super::super::die::Die;
use super::super::hero::Power;
use super::{Attack, Odds};

/// How skulls are settled, for one hero in one battle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Toll {
    /// Skulls that the amulet stops. Rule: K2-8.11
    protection: u8,
    lives: u8,
    most_lives: u8,
    /// The wound that nothing stops. Rule: K2-10.2
    wound: u8,
    /// Rule: IM-7.6
    tough_hide: bool,
    /// Rule: K2-12.8
    soul_collector: bool,
}

/// What is left to the hero while skulls are settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Left {
    /// Units that can still be saved, by shield, by amulet and at last by lives.
    pub saves: u8,
    pub lives: u8,
}

/// Is a unit that shows a skull lost?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Saved,
    Lost,
}

/// The place of a kind of units among those that can be lost.
pub(super) fn mortal(die: Die) -> Option<usize> {
    match die {
        Die::Knight => Some(0),
        Die::Archer => Some(1),
        Die::Mage => Some(2),
        Die::Skeleton => Some(3),
        Die::Hero | Die::Bear | Die::Titan | Die::Guard | Die::TimeMaster => None,
    }
}

impl Toll {
    pub fn new(attack: &Attack, wound: u8) -> Toll {
        Toll {
            protection: attack.protection,
            lives: attack.lives,
            most_lives: attack.most_lives.max(attack.lives),
            wound,
            tough_hide: attack.powers.has(Power::ToughHide),
            soul_collector: attack.powers.has(Power::SoulCollector),
        }
    }

    /// The most that can be left: saves, and lives.
    pub fn most(&self) -> Left {
        let hide = if self.tough_hide { self.lives } else { 0 };
        let saves = self.protection.saturating_add(1).saturating_add(hide);
        Left { saves, lives: self.most_lives }
    }

    /// The end of one case, but for who won: with so many shields, and with skulls on these dice, which come
    /// in the order in which skulls are stopped. Rule: K2-6.8
    pub fn settle(&self, shields: u8, skulls: impl Iterator<Item = (Die, u8)> + Clone) -> Odds {
        let mut odds = Odds { of: 1, ..Odds::default() };
        let on_hero = skulls.clone().find(|(die, _)| *die == Die::Hero).map_or(0, |(_, some)| some);
        let (mut left, wounds) = self.hero(shields, on_hero);
        for (kind, some) in skulls.filter_map(|(die, some)| Some((mortal(die)?, some))) {
            for _ in 0..some {
                let fate;
                (left, fate) = self.unit(left);
                odds.lost[kind] += u128::from(fate == Fate::Lost);
            }
        }
        odds.two_skulls = u128::from(on_hero >= 2);
        odds.wounds = wounds.into();
        odds.lives = left.lives.into();
        odds.faint = u128::from(left.lives == 0);
        odds
    }

    /// The hero die comes first: what is left, and the wounds. Rules: IM-5.5, K2-6.9, K2-10.2
    pub fn hero(&self, shields: u8, skulls: u8) -> (Left, u8) {
        let stops = self.protection.saturating_add(shields.min(1));
        let stopped = stops.min(skulls);
        let wounds = (skulls - stopped + self.wound).min(self.lives);
        let lives = self.lives - wounds;
        let hide = if self.tough_hide { lives.saturating_sub(1) } else { 0 };
        (Left { saves: (stops - stopped).saturating_add(hide), lives }, wounds)
    }

    /// A unit shows a skull: it is saved while anything can save it, by a life at last.
    /// Rules: K2-6.10, IM-7.6, K2-12.8
    pub fn unit(&self, Left { saves, lives }: Left) -> (Left, Fate) {
        if saves == 0 {
            let heals = u8::from(self.soul_collector);
            return (
                Left { saves, lives: lives.saturating_add(heals).min(self.most_lives) },
                Fate::Lost,
            );
        }
        let pays = self.tough_hide && saves <= lives.saturating_sub(1);
        (Left { saves: saves - 1, lives: lives - u8::from(pays) }, Fate::Saved)
    }
}
