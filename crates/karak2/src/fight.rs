//! One hero's dice: choosing, rolling, rolling again, fireballs, and what they add up to.

use tabletop::{Seat, Sink};

use super::army::Item;
use super::battle::Stage;
use super::die::{Dice, Die, Face, Roll, Shown};
use super::event::{Event, Fireball};
use super::hero::{Hero, Power};
use super::phase::{Again, Cause, Enemies, Phase};
use super::state::Karak2;
use family::only;

impl Karak2 {
    /// Asks for the next kind of dice after this one; true if there is none. Rule: K2-6.2
    pub(super) fn send(&mut self, after: Option<Die>) -> bool {
        match self.kinds_to_send(after).next() {
            Some(die) => {
                self.phase = Phase::Send { die };
                false
            }
            None => true,
        }
    }

    /// The kinds of the fighter's army that come after this one. Rule: K2-6.2
    pub(super) fn kinds_to_send(&self, after: Option<Die>) -> impl Iterator<Item = Die> + use<> {
        let army = self.army(self.battle().fighter);
        Die::ARMY
            .into_iter()
            .filter(move |&die| army[die] > 0 && after.is_none_or(|last| die > last))
    }

    /// Rule: K2-6.2
    pub(super) fn send_some(&mut self, die: Die, count: u8, events: &mut impl Sink<Event>) {
        self.fight_mut().sent[die] = count;
        if self.send(Some(die)) {
            self.battle_past(Stage::Send, events);
        }
    }

    /// Rule: K2-6.2
    pub(super) fn send_all(&mut self, from: Die, events: &mut impl Sink<Event>) {
        let army = self.army(self.battle().fighter);
        self.fight_mut().sent[from] = army[from];
        for die in self.kinds_to_send(Some(from)) {
            self.fight_mut().sent[die] = army[die];
        }
        self.battle_past(Stage::Send, events);
    }

    /// The hero die and all dice sent are to be rolled. Rule: K2-6.2
    pub(super) fn roll_all(&mut self) -> bool {
        let fight = self.fight_mut();
        fight.waiting = fight.sent;
        fight.waiting[Die::Hero] = 1;
        self.phase = Phase::Roll;
        false
    }

    /// Dice of one kind have fallen; others may wait. Rules: K2-6.2, K2-6.3
    pub(super) fn rolled(&mut self, dice: &Roll, events: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        for &shown in dice.dice() {
            fight.waiting[shown.die] -= 1;
            fight.roll.add(shown);
        }
        if fight.waiting.kinds().next().is_some() {
            return;
        }
        let seat = self.battle().fighter;
        let (hero, roll) = (self.at_seat(seat).hero(), self.fight().roll);
        events.push(Event::Rolled { hero, roll, attack: self.attack(seat) });
        self.battle_past(Stage::Roll, events);
    }

    /// The time master leaves, if his die says so. Rule: IM-4.5
    pub(super) fn betray(&mut self, events: &mut impl Sink<Event>) -> bool {
        let fighter = self.battle().fighter;
        if self.time_master != Some(fighter) || !self.fight().roll.shows(Face::BETRAYAL) {
            return true;
        }
        match only(self.others(fighter)) {
            Some((hero, _)) => {
                self.hand_over(hero, events);
                true
            }
            None => {
                self.phase = Phase::Betray;
                false
            }
        }
    }

    /// Rule: IM-4.5
    pub(super) fn hand_over(&mut self, to: Hero, events: &mut impl Sink<Event>) {
        self.time_master = self.seat_of(to);
        let hero = self.at_seat(self.battle().fighter).hero();
        events.push(Event::Betrayed { hero, to });
    }

    /// Rule: K2-6.4
    pub(super) fn ask_roll_again(&mut self) -> bool {
        let asks = self.ways_to_roll_again().next().is_some();
        if asks {
            self.phase = Phase::RollAgain;
        }
        !asks
    }

    /// Rules: K2-6.4, K2-12.1, K2-12.9, IM-4.4, IM-7.10
    pub(super) fn ways_to_roll_again(&self) -> impl Iterator<Item = Again> {
        let (powers, fight) = (self.powers(self.battle().fighter), self.fight());
        let (sent, roll) = (fight.sent, &fight.roll);
        let ways = [
            (Again::Units, powers.has(Power::WarStrategy) && sent.total() > sent[Die::TimeMaster]),
            (Again::Hero, powers.has(Power::Finesse)),
            (Again::Archers, powers.has(Power::StrategicPosition) && sent[Die::Archer] > 0),
            (Again::Loop, roll.shows(Face::LOOP)),
        ];
        let open = move |&(again, can): &(Again, bool)| can && !fight.again.has(again);
        ways.into_iter().filter(open).map(|(again, _)| again)
    }

    /// Rules: K2-6.4, K2-12.1, K2-12.9, IM-4.4, IM-7.10
    pub(super) fn roll_again(&mut self, again: Again) {
        let fight = self.fight_mut();
        fight.again = fight.again.with(again);
        match again {
            Again::Units => self.take_up(|die| die != Die::Hero && die != Die::TimeMaster),
            Again::Hero => self.take_up(|die| die == Die::Hero),
            Again::Archers | Again::Loop => return self.pick_next(again, None),
        }
        self.phase = Phase::Roll;
    }

    /// Takes dice into the hand again.
    fn take_up(&mut self, which: impl Fn(Die) -> bool) {
        let fight = self.fight_mut();
        let roll = fight.roll;
        for &shown in roll.dice().iter().filter(|shown| which(shown.die)) {
            fight.roll.remove(shown, 1);
            fight.waiting[shown.die] += 1;
        }
    }

    /// The dice of one's choice, by what they show. Rules: IM-4.4, IM-7.10
    pub(super) fn groups_to_pick(
        &self,
        by: Again,
        after: Option<Shown>,
    ) -> impl Iterator<Item = Shown> {
        self.fight().roll.groups().filter(move |shown| {
            let can = match by {
                Again::Units | Again::Hero => false,
                Again::Archers => shown.die == Die::Archer,
                Again::Loop => shown.die != Die::TimeMaster,
            };
            can && after.is_none_or(|last| *shown > last)
        })
    }

    /// Has a die been picked to be rolled again?
    pub(super) fn has_picked(&self) -> bool {
        self.fight().waiting != Dice::NONE
    }

    /// How many of these dice must be picked: a re-roll that was asked for rolls one die at least. Rule: K2-6.4
    pub(super) fn fewest_to_pick(&self, by: Again, shown: Shown) -> u8 {
        let are_last = self.groups_to_pick(by, Some(shown)).next().is_none();
        u8::from(are_last && !self.has_picked())
    }

    /// Asks about the next group unless there is one answer, or rolls what has been picked.
    /// Rules: K2-6.4, IM-4.4, IM-7.10
    fn pick_next(&mut self, by: Again, after: Option<Shown>) {
        let next = self.groups_to_pick(by, after).next();
        match next {
            Some(shown) if self.fewest_to_pick(by, shown) == self.fight().roll.count(shown) => {
                self.pick_some(by, shown, 1);
            }
            Some(shown) => self.phase = Phase::Pick { by, shown },
            None => self.roll_picked(),
        }
    }

    /// Rules: IM-4.4, IM-7.10
    pub(super) fn pick_some(&mut self, by: Again, shown: Shown, count: u8) {
        self.take_up_group(shown, count);
        self.pick_next(by, Some(shown));
    }

    /// Rules: IM-4.4, IM-7.10
    pub(super) fn pick_all(&mut self, by: Again, shown: Shown) {
        let mut group = Some(shown);
        while let Some(shown) = group {
            let count = self.fight().roll.count(shown);
            group = self.groups_to_pick(by, Some(shown)).next();
            self.take_up_group(shown, count);
        }
        self.roll_picked();
    }

    fn take_up_group(&mut self, shown: Shown, count: u8) {
        let fight = self.fight_mut();
        fight.roll.remove(shown, count);
        fight.waiting[shown.die] += count;
    }

    /// Rules: IM-4.4, IM-7.10
    pub(super) fn roll_picked(&mut self) {
        self.phase = Phase::Roll;
    }

    /// Rule: K2-6.5
    pub(super) fn ask_fireballs(&mut self) -> bool {
        let asks = self.fireballs_left() > 0;
        if asks {
            self.phase = Phase::Fireballs;
        }
        !asks
    }

    /// Fireballs that can still be thrown. Rules: K2-6.5, IM-7.3
    pub(super) fn fireballs_left(&self) -> u8 {
        let held = self.at_seat(self.battle().fighter).items[Item::Fireball];
        held.saturating_sub(self.fight().kept)
    }

    /// Has the wizard still his art? Rule: IM-7.3
    pub(super) fn has_affinity(&self) -> bool {
        self.has(self.battle().fighter, Power::Affinity) && !self.fight().affinity
    }

    /// Rules: K2-6.5, K2-8.5
    pub(super) fn throw_fireball(&mut self, events: &mut impl Sink<Event>) {
        self.use_up(self.battle().fighter, Item::Fireball, events);
        self.add_fire(Fireball::Plain, events);
    }

    /// Rule: IM-7.3
    pub(super) fn keep_fireball(&mut self, events: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        (fight.affinity, fight.kept) = (true, 1);
        self.add_fire(Fireball::Kept, events);
    }

    /// Rule: IM-7.3
    pub(super) fn throw_great_fireball(&mut self, events: &mut impl Sink<Event>) {
        self.fight_mut().affinity = true;
        self.use_up(self.battle().fighter, Item::Fireball, events);
        self.add_fire(Fireball::Great, events);
    }

    fn add_fire(&mut self, fireball: Fireball, events: &mut impl Sink<Event>) {
        let fire = match fireball {
            Fireball::Plain | Fireball::Kept => self.rules.fireball(),
            Fireball::Great => self.rules.great_fireball(),
        };
        self.fight_mut().fire += fire;
        let seat = self.battle().fighter;
        let (hero, attack) = (self.at_seat(seat).hero(), self.attack(seat));
        events.push(Event::FireballThrown { hero, fireball, attack });
        self.battle_on(Stage::Fireballs, events);
    }

    /// A tied hero has rolled; plain swords count. Rule: IM-3.5
    pub(super) fn tie_rolled(&mut self, roll: &Roll, events: &mut impl Sink<Event>) {
        self.fight_mut().ties += roll.swords();
        let seat = self.battle().fighter;
        let (hero, attack) = (self.at_seat(seat).hero(), self.attack(seat));
        events.push(Event::TieRolled { hero, roll: *roll, attack });
        let tied = self.battle().tied;
        self.battle_mut().tied = tied.iter().filter(|&other| other != seat).collect();
        if self.battle().tied.is_empty() {
            self.battle_mut().fighter = self.active;
            self.battle_on(Stage::Verdict, events);
        } else {
            self.break_tie();
        }
    }

    /// Everything that counts. Rules: K2-6.3, IM-7.5, IM-7.7
    ///
    /// # Panics
    /// If there is no battle.
    pub fn attack(&self, seat: Seat) -> u16 {
        let fight = self.fight_of(seat);
        let charges =
            self.battle().cause == Cause::Enemies(Enemies::Known) && self.has(seat, Power::Charge);
        let charge = if charges { self.rules.charge() } else { 0 };
        let rages = self.has(seat, Power::Berserk) && self.shows_two_skulls(seat);
        let berserk = if rages { self.rules.berserk() } else { 0 };
        let weapons = self.rules.weapons(&self.at_seat(seat).items);
        fight.roll.swords() + weapons + fight.fire + fight.ties + charge + berserk
    }

    /// Does the hero die show both skulls? Rules: K2-9.1, IM-7.5
    pub(super) fn shows_two_skulls(&self, seat: Seat) -> bool {
        self.fight_of(seat).roll.skulls(Die::Hero) >= 2
    }
}
