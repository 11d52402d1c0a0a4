//! How a hero's fights are likely to end, looked up: the engine's odds, reckoned once.

use std::sync::LazyLock;

use karak::{Attack, Foes, Karak, Power, Powers, odds};
use tabletop::Seat;

/// What a hero brings to a fight.
#[derive(Clone, Copy)]
pub struct Strength {
    ends: &'static [End; MARGINS],
    bonus: u16,
    extra: u16,
}

/// The chances of one fight.
#[derive(Clone, Copy, Default)]
struct End {
    win: f32,
    loss: f32,
}

/// Two dice show twelve at most: against more than that all fights end alike.
const MARGINS: usize = 15;
/// The powers that change the dice or what they come to.
const TELLING: [Power; 3] = [Power::Training, Power::DoubleAttack, Power::Backstab];

/// By the telling powers, then by how much stronger the monster is.
static ENDS: LazyLock<[[End; MARGINS]; 8]> = LazyLock::new(|| {
    std::array::from_fn(|kind| {
        let powers = TELLING.iter().enumerate().filter(|(bit, _)| kind >> bit & 1 == 1);
        let powers: Powers = powers.map(|(_, &power)| power).collect();
        std::array::from_fn(|margin| {
            let odds = odds(&Attack { powers, ..Attack::default() }, Foes::One(margin as u16));
            let share = |cases: u32| cases as f32 / odds.of as f32;
            End { win: share(odds.win), loss: share(odds.loss) }
        })
    })
});

impl Strength {
    /// Of a hero who fights alone.
    pub fn alone(game: &Karak, seat: Seat) -> Strength {
        Strength::of(game.attack_of(seat, None))
    }

    /// Of a hero who fights with this comrade.
    pub fn together(game: &Karak, seat: Seat, comrade: Seat) -> Strength {
        Strength::of(game.attack_of(seat, Some(comrade)))
    }

    fn of(Attack { powers, bonus, extra }: Attack) -> Strength {
        let bit = |(bit, &power): (usize, &Power)| usize::from(powers.has(power)) << bit;
        let kind: usize = TELLING.iter().enumerate().map(bit).sum();
        Strength { ends: &ENDS[kind], bonus, extra }
    }

    /// The chance to beat a monster if everything is spent that helps.
    pub fn wins(&self, strength: u16) -> f32 {
        self.end(strength, self.bonus + self.extra).win
    }

    /// The chance to lose against it all the same.
    pub fn loses(&self, strength: u16) -> f32 {
        self.end(strength, self.bonus + self.extra).loss
    }

    /// The chance to beat a monster without spending anything.
    pub fn wins_unaided(&self, strength: u16) -> f32 {
        self.end(strength, self.bonus).win
    }

    fn end(&self, strength: u16, added: u16) -> End {
        self.ends[usize::from(strength.saturating_sub(added)).min(MARGINS - 1)]
    }
}
