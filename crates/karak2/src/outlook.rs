//! What can be reckoned about an action: the chances of the battle that it leads to.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Reckoned, Seat};

use super::action::Action;
use super::die::Die;
use super::hero::Power;
use super::map::SpotId;
use super::odds::{Encounter, Lying, Odds, PerMille, Work};
use super::phase::{Again, Phase};
use super::state::Karak2;

/// The chances of a battle, exact but for rounding, if all dice that can still be sent are sent, or given
/// the dice that lie on the table. For how the hero plays then, see [`odds`](super::odds()).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outlook {
    /// To win.
    pub win: PerMille,
    /// To reach the General's own strength at least; as `win` against others. Rule: K2-10.3
    pub weaken: PerMille,
    /// To roll two skulls in the end. Rule: K2-9.1
    pub two_skulls: PerMille,
    /// To lose consciousness. Rule: K2-6.12
    pub faint: PerMille,
    /// Lives lost on average, in thousandths. Rules: K2-6.9, K2-10.2
    pub wounds: u32,
    /// Units lost on average, in thousandths: knights, archers, mages, skeletons. Rule: K2-6.10
    pub lost: [u32; 4],
}

/// Reckons nothing twice, and no more than there is patience for.
pub(super) struct Patience {
    left: Work,
    known: Vec<(Vec<Encounter>, Reckoned<Outlook>)>,
}

impl Karak2 {
    /// Where an action leads to enemies, chooses dice against them, or decides about dice that lie.
    /// Rules: K2-4.3, K2-6.2, K2-6.4, K2-6.5
    pub(super) fn outlook_of(
        &self,
        action: Action,
        patience: &mut Patience,
    ) -> Option<Reckoned<Outlook>> {
        if let Some((lying, by)) = self.lying_after(action) {
            return Some(patience.reckon_lying(&lying, by));
        }
        let met = self.encounters_by(action)?;
        Some(patience.reckon(self, self.decider(), met))
    }

    /// The active hero with the whole army against the enemies of a tile; `None` where there are none, where
    /// no hero is drawn, and when the game is over. Rule: K2-4.3
    pub(super) fn outlook_at(
        &self,
        spot: SpotId,
        patience: &mut Patience,
    ) -> Option<Reckoned<Outlook>> {
        if self.ending().is_some() {
            return None;
        }
        let met = self.encounters(self.active, spot, self.army(self.active))?;
        Some(patience.reckon(self, self.active, met))
    }

    fn encounters_by(&self, action: Action) -> Option<Vec<Encounter>> {
        let here = self.me().at;
        match (self.phase, action) {
            (Phase::Act, Action::Walk(edge)) => self.encounters_at(self.map[here].next(edge)?),
            (Phase::Act, Action::Portal(to) | Action::Ride(to)) => {
                self.encounters_at(self.map.find(to)?)
            }
            (Phase::Act, Action::Whale(hero)) => {
                let to = self.at_seat(self.seat_of(hero)?).at;
                if to == here { None } else { self.encounters_at(to) }
            }
            (Phase::Act, Action::Fight) => self.encounters_at(here),
            (Phase::Act, Action::Challenge) if self.can_challenge() => {
                self.duel(self.emperor?, self.active, self.army(self.active))
            }
            (Phase::Send { die }, Action::Count(count)) => self.encounters_with(die, Some(count)),
            (Phase::Send { die }, Action::All) => self.encounters_with(die, None),
            (Phase::Send { .. }, Action::Enough) => {
                self.encounters_now(self.decider(), self.fight().sent)
            }
            _ => None,
        }
    }

    /// With the whole army; who sneaks need not fight there. Rules: K2-4.3, IM-7.2
    fn encounters_at(&self, spot: SpotId) -> Option<Vec<Encounter>> {
        let sneaks = self.has(self.active, Power::Sneaking) && !self.is_abyss(spot);
        if sneaks && spot != self.me().at {
            return None;
        }
        self.encounters(self.active, spot, self.army(self.active))
    }

    /// With so many of the dice asked about, or all, and all dice that follow. Rule: K2-6.2
    fn encounters_with(&self, die: Die, count: Option<u8>) -> Option<Vec<Encounter>> {
        let army = self.army(self.decider());
        let mut dice = self.fight().sent;
        dice[die] = count.unwrap_or(army[die]);
        for later in self.kinds_to_send(Some(die)) {
            dice[later] = army[later];
        }
        self.encounters_now(self.decider(), dice)
    }
}

impl Patience {
    pub fn new(left: Work) -> Patience {
        Patience { left, known: Vec::new() }
    }

    /// The chances of a seat in these encounters, unless it would take too long.
    fn reckon(&mut self, state: &Karak2, seat: Seat, met: Vec<Encounter>) -> Reckoned<Outlook> {
        if let Some((_, known)) = self.known.iter().find(|(known, _)| *known == met) {
            return *known;
        }
        let needed = met.iter().flatten().map(|(attack, foe)| Work::of(attack, foe));
        let needed = needed.fold(Work(0), Work::plus);
        let odds = self.left.take(needed).and_then(|()| state.best_of(seat, met.clone()));
        let outlook = Reckoned::of(odds.map(Outlook::of));
        self.known.push((met, outlook));
        outlook
    }

    /// The chances of dice that lie on the table, unless it would take too long.
    fn reckon_lying(&mut self, lying: &Lying, by: Option<Again>) -> Reckoned<Outlook> {
        let odds = self.left.take(lying.work(by)).and_then(|()| lying.odds(by));
        Reckoned::of(odds.map(Outlook::of))
    }
}

impl Outlook {
    fn of(odds: Odds) -> Outlook {
        let thousandths = |part: u128| (part.saturating_mul(1000) / odds.of.max(1)) as u32;
        let per_mille = |part: u128| PerMille(thousandths(part) as u16);
        Outlook {
            win: per_mille(odds.win),
            weaken: per_mille(odds.weaken),
            two_skulls: per_mille(odds.two_skulls),
            faint: per_mille(odds.faint),
            wounds: thousandths(odds.wounds),
            lost: odds.lost.map(thousandths),
        }
    }
}

impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |chance: PerMille| f64::from(chance.0) / 10.0;
        write!(f, "{:.0} % to win", percent(self.win))?;
        if self.weaken != self.win {
            write!(f, ", {:.0} % to fell a praetorian", percent(self.weaken))?;
        }
        let (wounds, lost) = (self.wounds, self.lost.iter().sum::<u32>());
        for (thousandths, what) in [(wounds, "lives"), (lost, "units")] {
            if thousandths >= 50 {
                write!(f, ", -{:.1} {what}", f64::from(thousandths) / 1000.0)?;
            }
        }
        Ok(())
    }
}
