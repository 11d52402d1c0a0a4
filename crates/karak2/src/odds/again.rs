//! Rolling again: the best way for every roll, and what comes of it.
//!
//! What some dice in the hand and a sum on the table are worth is a matter of swords alone: [`Tails`].
//! That decides about the last right. For a right before it, a table has a place for every way in
//! which the dice can lie, also with some of them taken up, which is worth the mean of the ways in
//! which they can fall. Then all cases of the first roll go the best way; in the end only their
//! skulls are told apart, in [`Skulls`].

use super::super::die::{Dice, Die, Roll};
use super::super::phase::Again;
use super::axis::{Axis, Lie, Table};
use super::payoff::{Payoff, Worth};
use super::skulls::Skulls;
use super::tails::Tails;
use super::{Goal, Odds, Reckoning, Rights, plain, six_to};

/// More rolls take too much time, and more places too much memory; only boxes of one's own come
/// near it.
const MOST_PLACES: usize = 1 << 23;

/// The most kinds of dice that can be rolled again: all but the time master.
const MOST_AXES: usize = 8;

/// How dice are rolled again in a battle, and what comes of it.
pub(super) struct Rerolls<'a> {
    battle: &'a Reckoning,
    rights: Rights,
    /// What the dice are worth by what they show.
    payoff: Payoff,
    /// The dice in the order in which skulls are stopped.
    axes: Vec<Axis>,
    tails: Tails,
    skulls: Skulls,
    /// Places of a table.
    places: usize,
    /// How many dice can be rolled again, by rights.
    most_rolled: [u32; 16],
}

/// Where each kind of dice is in its list of ways to lie.
type Places = [usize; MOST_AXES];

/// What the rolls with some rights left are worth, by place; empty without rights.
type Worths = [Vec<Worth>; 16];

/// How many cases have come to a place with some rights left; empty where none has.
type Cases = [Vec<u128>; 16];

/// Which dice are picked where they lie like this and one may choose.
#[derive(Clone, Copy)]
enum Picks<'a> {
    /// At least all that can only gain, and none that can only lose.
    Worthwhile(&'a Places),
    /// Any of the dice that lie already.
    Any(&'a Places),
}

/// What to do with a roll.
#[derive(Clone, Copy)]
struct Plan {
    /// By which right dice are rolled again, if any.
    by: Option<Again>,
    /// The dice that stay.
    kept: Lie,
    worth: Worth,
}

impl<'a> Rerolls<'a> {
    /// With dice that lie already, if a roll is given; `None` if there are too many places.
    pub fn new(
        battle: &'a Reckoning,
        mut dice: Dice,
        lying: Option<&Roll>,
        rights: Rights,
        payoff: Payoff,
    ) -> Option<Self> {
        dice[Die::Hero] = 1;
        let order = [Die::Guard, Die::Hero].into_iter().chain(plain::AFTER_HERO);
        let pools: Vec<_> = order
            .filter(|&die| dice[die] > 0)
            .map(|die| battle.attack.pool(die, dice[die]))
            .collect();
        let (tails, mut skulls) = (Tails::new(&pools, &payoff), Skulls::default());
        let (mut axes, mut places) = (Vec::new(), 1usize);
        for pool in &pools {
            let lying = lying.map(|roll| pool.in_roll(roll));
            let fresh = tails.stride(pool.die);
            let axis = Axis::new(pool, lying.as_ref(), rights, places, fresh, &mut skulls);
            places = places.checked_mul(axis.lies.len())?;
            axes.push(axis);
        }
        let most_rolled = std::array::from_fn(|set| Rights(set as u8).most_rolled(dice));
        let rolls = axes.iter().try_fold(1usize, |all, axis| all.checked_mul(axis.ways.len()))?;
        let tables = if rights.iter().nth(1).is_some() { places } else { rolls };
        let size = tables.max(skulls.entries());
        let all = Rerolls { battle, rights, payoff, axes, tails, skulls, places, most_rolled };
        (size <= MOST_PLACES).then_some(all)
    }

    /// The chances: so many cases as all dice have, rolled once and again by every right.
    pub fn odds(&self) -> Odds {
        let before = self.rights.subsets().filter(|&rights| rights != self.rights);
        let worths = self.worths_of(before);
        let (mut cases, mut end) = (Cases::default(), self.end());
        self.each_roll(|places, roll| {
            let plan = self.best(self.rights, places, roll, &worths);
            self.follow(&plan, self.rights, self.ways(places), &mut cases, &mut end);
        });
        self.play(&worths, cases, end)
    }

    /// The chances if the dice that lie are rolled again by this right first: so many cases as all dice have,
    /// rolled again by every right. `None` if there are no such dice.
    pub fn odds_by(&self, by: Again) -> Option<Odds> {
        let rest = self.rights.without(Rights::NONE.with(by));
        let worths = self.worths_of(rest.subsets());
        let plan = self.best_by(by, &worths)?;
        let (mut cases, mut end) = (Cases::default(), self.end());
        self.follow(&plan, self.rights, 1, &mut cases, &mut end);
        Some(self.play(&worths, cases, end))
    }

    /// The best way to roll again by this right the dice that lie: one die at least is picked, of those worth
    /// picking if no other is better. Rule: K2-6.4
    fn best_by(&self, by: Again, worths: &Worths) -> Option<Plan> {
        let places: Places =
            std::array::from_fn(|axis| self.axes.get(axis).map_or(0, |axis| axis.start));
        let mut best: Option<Plan> = None;
        let mut weigh = |kept: Lie| {
            let plan = self.plan(self.rights, by, kept, worths);
            let is_better = best.is_none_or(|best| self.is_better(plan.worth, best.worth));
            if kept.taken > 0 && is_better {
                best = Some(plan);
            }
        };
        self.each_pick(by, Picks::Worthwhile(&places), &mut weigh);
        self.each_pick(by, Picks::Any(&places), &mut weigh);
        best
    }

    /// What every roll is worth with some of these sets of rights left, the smaller ones first.
    fn worths_of(&self, sets: impl Iterator<Item = Rights>) -> Worths {
        let mut worths = Worths::default();
        for rights in sets.filter(|&rights| rights != Rights::NONE) {
            worths[rights.index()] = self.worths_with(rights, &worths);
        }
        worths
    }

    /// What every roll is worth with these rights left, and dice taken up by the others.
    fn worths_with(&self, rights: Rights, worths: &Worths) -> Vec<Worth> {
        let mut worth = vec![[0; 2]; self.places];
        self.each_roll(|places, roll| {
            worth[roll.place] = self.best(rights, places, roll, worths).worth;
        });
        let used = self.rights.without(rights);
        for axis in self.axes.iter().filter(|axis| used.touch(axis.die)) {
            axis.table.take_means(&mut worth);
        }
        worth
    }

    /// The best plan for one roll. Rule: K2-6.4
    fn best(&self, rights: Rights, places: &Places, roll: Lie, worths: &Worths) -> Plan {
        let (all, worth) = (self.cases(rights, 0), self.payoff.at(roll.value));
        let mut best = Plan { by: None, kept: roll, worth: worth.map(|part| part * all) };
        if worth == [self.payoff.of(); 2] {
            return best;
        }
        for by in rights.iter() {
            self.each_pick(by, Picks::Worthwhile(places), &mut |kept| {
                let plan = self.plan(rights, by, kept, worths);
                if self.is_better(plan.worth, best.worth) {
                    best = plan;
                }
            });
        }
        best
    }

    /// With these rights left, what is not kept is rolled again by this one.
    fn plan(&self, rights: Rights, by: Again, kept: Lie, worths: &Worths) -> Plan {
        let right = Rights::NONE.with(by);
        let worth = match rights.without(right) {
            Rights::NONE => self.tails.worth(kept.fresh, kept.value),
            rest => worths[rest.index()][kept.place],
        };
        let cases = self.cases(right, kept.taken);
        Plan { by: Some(by), kept, worth: worth.map(|part| part * cases) }
    }

    fn is_better(&self, [win, own]: Worth, [other_win, other_own]: Worth) -> bool {
        match self.battle.attack.goal {
            Goal::Win => (win, own) > (other_win, other_own),
            Goal::Weaken => (own, win) > (other_own, other_win),
        }
    }

    /// In how many cases the dice of these rights fall, less those taken up.
    fn cases(&self, rights: Rights, taken: u32) -> u128 {
        six_to(self.most_rolled[rights.index()] - taken)
    }

    /// All such sets of dice that can be taken up by this right, fewer before more: what stays.
    /// Rules: K2-12.1, K2-12.9, IM-4.4, IM-7.10
    fn each_pick(&self, by: Again, picks: Picks, visit: &mut impl FnMut(Lie)) {
        self.pick_from(0, by, picks, Lie::default(), visit);
    }

    fn pick_from(
        &self,
        first: usize,
        by: Again,
        picks: Picks,
        kept: Lie,
        visit: &mut impl FnMut(Lie),
    ) {
        let Some(axis) = self.axes.get(first) else { return visit(kept) };
        let mut go = |lie: &Lie| self.pick_from(first + 1, by, picks, kept.plus(lie), visit);
        let (Picks::Worthwhile(places) | Picks::Any(places)) = picks;
        let here = places[first];
        if !Rights::NONE.with(by).touch(axis.die) {
            return go(&axis.lies[here]);
        }
        match (by, picks) {
            (Again::Units | Again::Hero, _) => go(&axis.lies[axis.none]),
            (Again::Archers | Again::Loop, Picks::Worthwhile(_)) => {
                axis.picks[here].iter().for_each(go);
            }
            (Again::Archers | Again::Loop, Picks::Any(_)) => axis.any_picks.iter().for_each(go),
        }
    }

    /// No case has ended yet.
    fn end(&self) -> End {
        End { worth: [0; 2], skulls: self.skulls.blank() }
    }

    /// All cases that have not ended go by the best plans.
    fn play(&self, worths: &Worths, mut cases: Cases, mut end: End) -> Odds {
        for rights in self.rights.subsets().rev() {
            let mut here = std::mem::take(&mut cases[rights.index()]);
            if here.is_empty() {
                continue;
            }
            let used = self.rights.without(rights);
            for axis in self.axes.iter().filter(|axis| used.touch(axis.die)) {
                axis.table.let_fall(&mut here);
            }
            self.each_roll(|places, roll| {
                let ways = here[roll.place];
                if ways > 0 {
                    let plan = self.best(rights, places, roll, worths);
                    self.follow(&plan, rights, ways, &mut cases, &mut end);
                }
            });
        }
        self.skulls.settle(end.skulls, &self.battle.toll).with_worth(end.worth, &self.payoff)
    }

    /// So many cases go by this plan: to their end, or to a roll with fewer rights.
    fn follow(&self, plan: &Plan, rights: Rights, ways: u128, cases: &mut Cases, end: &mut End) {
        let Some(by) = plan.by else { return end.add(plan, ways, self.cases(rights, 0)) };
        let right = Rights::NONE.with(by);
        let rolled = self.cases(right, plan.kept.taken);
        match rights.without(right) {
            Rights::NONE => end.add(plan, ways, rolled),
            rest => {
                let rest = &mut cases[rest.index()];
                rest.resize(self.places, 0);
                rest[plan.kept.place] += ways * rolled;
            }
        }
    }

    /// In how many cases the first roll shows this.
    fn ways(&self, places: &Places) -> u128 {
        self.axes.iter().zip(places).map(|(axis, &place)| axis.ways[place]).product()
    }

    /// All rolls, in one order.
    fn each_roll(&self, mut visit: impl FnMut(&Places, Lie)) {
        let mut places = [0; MOST_AXES];
        loop {
            let lies = self.axes.iter().zip(&places).map(|(axis, &place)| &axis.lies[place]);
            visit(&places, lies.fold(Lie::default(), |all, lie| all.plus(lie)));
            let turns = |(axis, place): (&Axis, &usize)| place + 1 < axis.ways.len();
            let Some(turning) = self.axes.iter().zip(&places).position(turns) else { return };
            places[..turning].fill(0);
            places[turning] += 1;
        }
    }
}

/// What is known at the end: who won, and how many cases have which skulls.
struct End {
    worth: Worth,
    skulls: Vec<u128>,
}

impl End {
    /// So many cases of a first roll end like this; those dice taken up fall in so many cases less.
    fn add(&mut self, plan: &Plan, ways: u128, rolled: u128) {
        let [win, own] = plan.worth;
        self.worth = [self.worth[0] + ways * win, self.worth[1] + ways * own];
        self.skulls[plan.kept.skulls] += ways * rolled;
    }
}

/// A table of values is indexed by the places of all dice.
impl Table {
    /// A place with dice taken up is worth what their falls are worth together.
    fn take_means(&self, worth: &mut [Worth]) {
        self.each_taken_up(worth.len(), |falls, index, base| {
            let mut sum = [0; 2];
            for &(place, ways) in falls {
                let part = worth[base + place];
                sum = [sum[0] + ways * part[0], sum[1] + ways * part[1]];
            }
            worth[index] = sum;
        });
    }
}
