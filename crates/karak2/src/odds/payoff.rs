//! What the sum of the dice is worth.

use super::super::die::Die;
use super::plain::Sums;
use super::{Attack, Foe, MOST_SIXES, Reckoning};

/// In how many cases a hero wins, and reaches the General's own strength.
pub(super) type Worth = [u128; 2];

/// The worth of every sum that dice can show. A larger sum is never worth less.
#[derive(Clone, Debug)]
pub(super) struct Payoff {
    /// From nothing on; whatever is larger is worth what the last one is.
    by_sum: Vec<Worth>,
    /// Of so many cases.
    of: u128,
}

/// Into so many cases the answer of another hero is rounded.
const CASES_OF_A_DUEL: u128 = 1_000;
/// More than [`CASES_OF_A_DUEL`], as a power of six.
const SIXES_OF_A_DUEL: u32 = 4;

impl Payoff {
    /// What the dice of this attack are worth against this foe, beside what is added to them in any case;
    /// `None` where the dice of another hero are too many to count.
    pub fn new(attack: &Attack, foe: Foe) -> Option<Payoff> {
        let adds = attack.bonus.saturating_add(attack.fire);
        let most = attack.most_shown();
        match foe {
            Foe::Army(strength) => Some(Payoff::from_needs([strength; 2], adds, most)),
            Foe::General { own, strength } => Some(Payoff::from_needs([strength, own], adds, most)),
            Foe::Hero(defender) => Payoff::of_a_duel(&defender, adds, most),
        }
    }

    /// Certain from a strength on. Rules: K2-6.6, K2-10.3
    fn from_needs(needs: [u16; 2], adds: u16, most: u16) -> Payoff {
        let needs = needs.map(|need| need.saturating_sub(adds));
        let told_apart = needs[0].max(needs[1]).min(most);
        let worth = |sum| needs.map(|need| u128::from(sum >= need));
        Payoff { by_sum: (0..=told_apart).map(worth).collect(), of: 1 }
    }

    /// The more, the less likely this defender gets above it. Rules: IM-6.2, IM-6.3
    fn of_a_duel(defender: &Attack, adds: u16, most: u16) -> Option<Payoff> {
        let dice = defender.dice;
        let sums = Reckoning::new(defender, Foe::Army(0))?.sums(dice);
        let worth = |sum| Some([held(defender, &sums, adds.saturating_add(sum))?; 2]);
        let by_sum: Option<Vec<_>> = (0..=most).map(worth).collect();
        Some(Payoff { by_sum: by_sum?, of: CASES_OF_A_DUEL })
    }

    /// Where other dice show so much already.
    pub fn beside(&self, shown: u16) -> Payoff {
        let past = usize::from(shown).min(self.by_sum.len() - 1);
        Payoff { by_sum: self.by_sum[past..].to_vec(), of: self.of }
    }

    /// What this sum is worth.
    #[inline]
    pub fn at(&self, sum: u16) -> Worth {
        self.by_sum[usize::from(sum).min(self.by_sum.len() - 1)]
    }

    /// What the sums are worth that are told apart; a larger one is worth as much as the last.
    pub fn by_sum(&self) -> &[Worth] {
        &self.by_sum
    }

    /// Of so many cases each sum is worth some.
    #[inline]
    pub fn of(&self) -> u128 {
        self.of
    }

    /// Is there room for the cases of so many dice?
    pub fn has_room_for(&self, dice: u32) -> bool {
        let mine = if self.of == 1 { 0 } else { SIXES_OF_A_DUEL };
        dice + mine <= MOST_SIXES
    }
}

/// In how many cases of a duel this defender gets no further than this. Rule: IM-6.3
fn held(defender: &Attack, sums: &Sums, attack: u16) -> Option<u128> {
    let battle = Reckoning::new(defender, Foe::Army(attack.saturating_add(1)))?;
    let above = battle.finish(sums, defender.dice)?.win_chance();
    Some(CASES_OF_A_DUEL - (above * CASES_OF_A_DUEL as f64).round() as u128)
}

impl Attack {
    /// The most that the dice and the hero's own can show together.
    pub(super) fn most_shown(&self) -> u16 {
        let mut dice = self.dice;
        dice[Die::Hero] = 1;
        let most = |die: Die| {
            let values = self.pool(die, 1).sides.into_iter().map(|side| side.value);
            values.fold(0, u16::max).saturating_mul(dice[die].into())
        };
        dice.kinds().map(most).fold(0, u16::saturating_add)
    }
}
