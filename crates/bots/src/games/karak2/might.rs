//! How strong dice are: quickly by their mean and spread, exactly by counting.

use karak2::{Dice, Die, Item, Karak2, Power};
use tabletop::Seat;

/// What dice and weapons come to, about.
#[derive(Clone, Copy)]
pub(super) struct Might {
    /// Swords on average.
    pub mean: f32,
    /// How far they stray, squared; and one over how far.
    variance: f32,
    narrow: f32,
    /// The most they can show.
    most: f32,
    /// Weapons and what fireballs can add.
    pub adds: f32,
    /// Does a power roll again?
    rerolls: bool,
    /// Armies of this strength fall by themselves.
    claws: bool,
}

impl Might {
    /// The whole army of a seat with its hero.
    pub fn of_army(game: &Karak2, seat: Seat) -> Might {
        let mut dice = game.army(seat);
        dice[Die::Hero] = 1;
        let lord = game.at_seat(seat);
        let rules = game.rules();
        let fire = u16::from(lord.items[Item::Fireball]) * rules.fireball();
        let adds = f32::from(rules.weapons(&lord.items) + fire);
        Might { adds, ..Might::of_dice(game, seat, dice) }
    }

    /// These dice alone.
    pub fn of_dice(game: &Karak2, seat: Seat, dice: Dice) -> Might {
        let powers = game.powers(seat);
        let rerolls = powers.has(Power::WarStrategy)
            || powers.has(Power::Finesse)
            || powers.has(Power::StrategicPosition);
        let claws = powers.has(Power::Claws);
        let mut might =
            Might { mean: 0.0, variance: 0.0, narrow: 0.0, most: 0.0, adds: 0.0, rerolls, claws };
        for die in Die::ALL {
            if dice[die] == 0 {
                continue;
            }
            let count = f32::from(dice[die]);
            let (mut sum, mut squares, mut most) = (0u16, 0u16, 0u8);
            for face in game.rules().faces(die) {
                let swords = u16::from(face.swords());
                sum += swords;
                squares += swords * swords;
                most = most.max(swords as u8);
            }
            let mean = f32::from(sum) / 6.0;
            might.mean += count * mean;
            might.variance += count * (f32::from(squares) / 6.0 - mean * mean);
            might.most += count * f32::from(most);
        }
        might.narrow = (might.variance + 0.1).sqrt().recip();
        might
    }

    /// The chance to reach this strength, about.
    #[inline]
    pub fn chance(&self, strength: f32) -> f32 {
        let need = strength - self.adds;
        if need <= 0.0 {
            return 1.0;
        }
        if need > self.most {
            return 0.0;
        }
        let chance = normal((self.mean - need + 0.5) * self.narrow);
        if self.rerolls { chance + 0.7 * chance * (1.0 - chance) } else { chance }
    }

    /// The chance against an army of the bag.
    #[inline]
    pub fn chance_at(&self, game: &Karak2, strength: u16) -> f32 {
        if self.claws && game.rules().claws_beat(strength) {
            return 1.0;
        }
        self.chance(f32::from(strength))
    }

    /// The chance to have more than another.
    pub fn chance_over(&self, other: &Might) -> f32 {
        let ahead = self.mean + self.adds - other.mean - other.adds;
        normal(ahead / (self.variance + other.variance + 0.1).sqrt())
    }
}

/// Where the bell curve lies below this, about.
#[inline]
fn normal(spread: f32) -> f32 {
    let x = (0.8 * spread).clamp(-3.0, 3.0);
    0.5 + 0.5 * x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}

/// More swords than this are counted as this many.
const MOST: usize = 40;

/// How likely each number of swords is.
#[derive(Clone, Copy)]
pub(super) struct Swords {
    chances: [f32; MOST + 1],
    most: usize,
}

impl Swords {
    /// No dice show nothing.
    pub const NONE: Swords = {
        let mut chances = [0.0; MOST + 1];
        chances[0] = 1.0;
        Swords { chances, most: 0 }
    };

    /// With these dice too.
    pub fn with(mut self, game: &Karak2, die: Die, count: u8) -> Swords {
        let mut shares = [0.0; 8];
        for face in game.rules().faces(die) {
            shares[usize::from(face.swords())] += 1.0 / 6.0;
        }
        (0..count).for_each(|_| self.add(&shares));
        self
    }

    fn add(&mut self, shares: &[f32; 8]) {
        let mut chances = [0.0; MOST + 1];
        let mut most = 0;
        for (swords, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            most = swords;
            for have in 0..=self.most {
                chances[(have + swords).min(MOST)] += self.chances[have] * share;
            }
        }
        self.most = (self.most + most).min(MOST);
        self.chances = chances;
    }

    /// The chance of at least so many.
    pub fn at_least(&self, need: u16) -> f32 {
        self.chances[usize::from(need).min(MOST)..].iter().sum()
    }

    /// How many fireballs are thrown on average, if each adds so much and they are thrown where they
    /// bring the victory.
    pub fn fireballs(&self, need: u16, each: u16, held: u8) -> f32 {
        let each = usize::from(each.max(1));
        let used = |have: usize| {
            let short = usize::from(need).saturating_sub(have).div_ceil(each);
            if short <= usize::from(held) { short as f32 } else { 0.0 }
        };
        (0..=self.most).map(|have| self.chances[have] * used(have)).sum()
    }
}
