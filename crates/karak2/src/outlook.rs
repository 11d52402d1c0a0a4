//! What can be reckoned about an action: the chances of the battle that it leads to.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Reckoned, Seat};

use super::action::Action;
use super::die::{Dice, Die};
use super::hero::Power;
use super::map::SpotId;
use super::odds::{Encounter, Odds, PerMille};
use super::phase::Phase;
use super::state::Karak2;

/// The chances of a battle, exact but for rounding, if all dice that can still be sent are sent. For
/// how the hero plays then, see [`odds`](super::odds()).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// With the time master's loop so many dice take too long to reckon while somebody waits.
const MOST_WITH_LOOP: u8 = 8;

impl Karak2 {
    /// Where an action leads to enemies, or chooses dice against them. Rules: K2-4.3, K2-6.2
    pub(super) fn outlook_of(&self, action: Action) -> Option<Reckoned<Outlook>> {
        let here = self.me().at;
        match (self.phase, action) {
            (Phase::Act, Action::Walk(edge)) => self.outlook_at(self.map[here].next(edge)?),
            (Phase::Act, Action::Portal(to) | Action::Ride(to)) => {
                self.outlook_at(self.map.find(to)?)
            }
            (Phase::Act, Action::Whale(hero)) => {
                let to = self.at_seat(self.seat_of(hero)?).at;
                if to == here { None } else { self.outlook_at(to) }
            }
            (Phase::Act, Action::Fight) => self.outlook_at(here),
            (Phase::Send { die }, Action::Count(count)) => self.outlook_with(die, Some(count)),
            (Phase::Send { die }, Action::All) => self.outlook_with(die, None),
            (Phase::Send { .. }, Action::Enough) => self.outlook_of_dice(self.fight().sent),
            _ => None,
        }
    }

    /// With the whole army; who sneaks need not fight there. Rules: K2-4.3, IM-7.2
    fn outlook_at(&self, spot: SpotId) -> Option<Reckoned<Outlook>> {
        let army = self.army(self.active);
        let sneaks = self.has(self.active, Power::Sneaking) && !self.is_abyss(spot);
        if sneaks && spot != self.me().at {
            return None;
        }
        Some(self.reckon(self.active, self.encounters(self.active, spot, army)?))
    }

    /// With so many of the dice asked about, or all, and all dice that follow. Rule: K2-6.2
    fn outlook_with(&self, die: Die, count: Option<u8>) -> Option<Reckoned<Outlook>> {
        let army = self.army(self.decider());
        let mut dice = self.fight().sent;
        dice[die] = count.unwrap_or(army[die]);
        for later in self.kinds_to_send(Some(die)) {
            dice[later] = army[later];
        }
        self.outlook_of_dice(dice)
    }

    fn outlook_of_dice(&self, dice: Dice) -> Option<Reckoned<Outlook>> {
        let seat = self.decider();
        Some(self.reckon(seat, self.encounters_now(seat, dice)?))
    }

    /// The chances of these encounters, unless somebody would get impatient.
    fn reckon(&self, seat: Seat, met: Vec<Encounter>) -> Reckoned<Outlook> {
        let is_quick = met.iter().flatten().all(|(attack, _)| is_quick(attack.dice));
        let odds = if is_quick { self.best_of(seat, met) } else { None };
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

/// Can the chances be reckoned before somebody gets impatient?
fn is_quick(dice: Dice) -> bool {
    dice[Die::TimeMaster] == 0 || dice.total() <= MOST_WITH_LOOP
}
