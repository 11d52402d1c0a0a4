//! Pruning of equivalent plies for search: rolls that lead to the same are merged, and spending for nothing is left out.

use super::action::Action;
use super::chance::Chance;
use super::hero::Power;
use super::phase::{Dice, Fight, Phase};
use super::state::Karak;

/// What an attack comes to, whatever is still spent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FightOutcome {
    /// It wins as it stands.
    Won,
    /// Nothing that can be added makes it even a tie.
    Lost,
    /// It depends on what is spent, or on which monster is faced.
    Open(u16),
}

impl Karak {
    /// Appends what luck may bring with weights, like the list of chances, but of rolls that lead to
    /// the same only the first, with the weight of all. Rules: K-6.1, K-10.10, K-10.11
    #[expect(clippy::wildcard_enum_match_arm, reason = "other draws all differ")]
    pub fn merged_chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Roll { dice: Dice::Both, fight } => self.list_rolls(&fight, list),
            _ => self.list_chances(list),
        }
    }

    /// Appends the legal actions without those that spend or risk something for nothing, because the
    /// fight is decided. Never none. Rules: K-6.7, K-10.3, K-10.5
    #[expect(clippy::wildcard_enum_match_arm, reason = "other questions have no idle answers")]
    pub fn pruned_actions(&self, list: &mut Vec<Action>) {
        let is_decided = |fight: &Fight| !matches!(self.outcome_of(fight), FightOutcome::Open(_));
        match self.phase {
            Phase::Spend(fight) | Phase::Assist(fight) if is_decided(&fight) => {
                list.push(Action::Strike);
            }
            Phase::Reroll(fight)
                if self.outcome_of(&fight) == FightOutcome::Won
                    && !fight.powers.has(Power::Unstoppable) =>
            {
                list.push(Action::Keep);
            }
            _ => self.list_actions(list),
        }
    }

    fn list_rolls(&self, fight: &Fight, list: &mut Vec<(Chance, u32)>) {
        let first = list.len();
        let mut seen = [(FightOutcome::Won, 0, 0); 21];
        for low in 1..=6 {
            for high in low..=6 {
                let weight = if low == high { 1 } else { 2 };
                let kind = self.kind_of_roll(Fight { dice: [low, high], ..*fight });
                match seen[..list.len() - first].iter().position(|&other| other == kind) {
                    Some(same) => list[first + same].1 += weight,
                    None => {
                        seen[list.len() - first] = kind;
                        list.push((Chance::Dice(low, high), weight));
                    }
                }
            }
        }
    }

    /// Rolls of one kind lead to the same: what they come to, a die that may be rolled again, a six
    /// that keeps the turn going.
    fn kind_of_roll(&self, fight: Fight) -> (FightOutcome, u8, u8) {
        let [low, high] = fight.dice;
        if self.can_reroll_ones(&fight) {
            return (FightOutcome::Open(0), low, high);
        }
        let six = fight.powers.has(Power::Unstoppable) && high == 6;
        (self.outcome_of(&fight), 0, u8::from(six))
    }

    /// Rules: K-6.3, K-6.5, FM-H9, FM-H10
    fn outcome_of(&self, fight: &Fight) -> FightOutcome {
        let attack = self.attack(fight);
        let [first, second] = fight.strength;
        let group = self.group_bonus(self.here());
        let (weaker, needed) = match self.here().pair() {
            Some(_) => (first.min(second) + group, first + second + 1),
            None => (first + group, first + group + u16::from(!fight.powers.has(Power::Backstab))),
        };
        match attack {
            _ if attack >= needed => FightOutcome::Won,
            _ if attack + self.most_to_add(fight) < weaker => FightOutcome::Lost,
            _ => FightOutcome::Open(attack),
        }
    }
}
