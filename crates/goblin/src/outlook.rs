//! What can be reckoned about an action before it is chosen: the chance to win the battle.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Reckoned;

use super::action::Action;
use super::phase::{Cause, Phase};
use super::solver::{Share, Solver};
use super::state::Goblin;

/// The exact chance to win a battle with the best play, from what the player who decides knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Told", into = "Told")]
pub struct Outlook {
    wins: u64,
    of: u64,
}

/// An outlook as data: so many cases of so many in lowest terms, and in thousandths for the eye.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Told {
    win: u16,
    wins: u64,
    of: u64,
}

impl Outlook {
    /// An exact chance; `None` if its numbers are too large to be told, which takes dozens of draws.
    pub(super) fn of(share: Share) -> Option<Outlook> {
        let (wins, of) = share.numbers()?;
        Some(Outlook { wins, of })
    }

    /// Won in so many of so many equally likely cases, in lowest terms.
    pub fn cases(self) -> (u64, u64) {
        (self.wins, self.of)
    }

    /// In thousandths, rounded down; 0 only if the battle cannot be won, 1000 only if it is won for sure.
    pub fn per_mille(self) -> u16 {
        let thousandths = u128::from(self.wins) * 1000 / u128::from(self.of);
        (thousandths as u16).max(u16::from(!self.is_hopeless()))
    }

    /// Is the battle won, whatever is drawn?
    pub fn is_certain(self) -> bool {
        self.wins == self.of
    }

    /// Is the battle lost, whatever is drawn?
    pub fn is_hopeless(self) -> bool {
        self.wins == 0
    }
}

impl TryFrom<Told> for Outlook {
    type Error = String;

    fn try_from(Told { win, wins, of }: Told) -> Result<Outlook, String> {
        let outlook = Outlook { wins, of };
        if of == 0 || wins > of || outlook.per_mille() != win {
            return Err(format!(
                "expected a part of a whole in thousandths, got {win}, {wins}/{of}"
            ));
        }
        Ok(outlook)
    }
}

impl From<Outlook> for Told {
    fn from(outlook: Outlook) -> Told {
        Told { win: outlook.per_mille(), wins: outlook.wins, of: outlook.of }
    }
}

/// Short, because it stands beside every choice: the legend says what it means.
impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent =
            (u128::from(self.wins) * 200 + u128::from(self.of)) / (u128::from(self.of) * 2);
        match percent {
            _ if self.is_certain() => f.write_str("sure"),
            0 if !self.is_hopeless() => f.write_str("<1 %"),
            100 => f.write_str(">99 %"),
            percent => write!(f, "{percent} %"),
        }
    }
}

impl Goblin {
    /// The chance after this action, with the best play from there on.
    pub(super) fn outlook_of(&self, action: Action) -> Option<Reckoned<Outlook>> {
        self.outlook_by(&mut Solver::new(), action)
    }

    /// The chances after each of these actions; together they may take as long as one.
    pub(super) fn outlooks_of(&self, actions: &[Action]) -> Vec<Option<Reckoned<Outlook>>> {
        let mut solver = Solver::new();
        actions.iter().map(|&action| self.outlook_by(&mut solver, action)).collect()
    }

    fn outlook_by(&self, solver: &mut Solver, action: Action) -> Option<Reckoned<Outlook>> {
        if !self.is_reckoned(action) {
            return None;
        }
        if self.battle.is_none() {
            solver.forget();
        }
        Some(Reckoned::of(solver.chance(self, action).and_then(Outlook::of)))
    }

    /// Does the result of a battle depend on this? Once the hits are taken, it is settled.
    pub(super) fn is_reckoned(&self, action: Action) -> bool {
        match (self.phase, action) {
            (Phase::Turn, Action::Fight(_)) => true,
            (Phase::Turn, _) => false,
            _ => self.is_fighting(),
        }
    }

    /// Is a battle in progress that is not settled yet?
    pub fn is_fighting(&self) -> bool {
        match self.phase {
            Phase::Trim | Phase::Chain | Phase::PutUnder | Phase::Defy => true,
            Phase::Stack(drawing) | Phase::Draw(drawing) => drawing.cause == Cause::Effect,
            Phase::DrawHero { .. }
            | Phase::Reveal { .. }
            | Phase::FirstPlayer
            | Phase::Flip
            | Phase::Turn
            | Phase::Brace
            | Phase::Reward { .. }
            | Phase::Shop
            | Phase::Pay { .. }
            | Phase::Keep { .. }
            | Phase::Over(_) => false,
        }
    }
}
