//! What beaten enemies leave: items, carts, stones, allies, glory.

use tabletop::Sink;

use super::army::{Class, Item, Monster, Reward};
use super::battle::Stage;
use super::event::Event;
use super::goods::{Goods, Resource};
use super::hero::Power;
use super::phase::{Cause, Ending, Phase};
use super::state::Karak2;
use family::only;

impl Karak2 {
    /// Weak enemies fall before the battle. Rules: K2-12.12, K2-12.13
    pub(super) fn slay(&mut self, events: &mut impl Sink<Event>) -> bool {
        let here = self.me().at;
        if !self.has(self.active, Power::Claws) {
            return true;
        }
        if self.is_abyss(here) {
            self.fell_praetorian(events);
        } else if self.map[here].guarded && self.rules.claws_beat(self.strength_at(here)) {
            let (hero, land) = (self.me().hero(), self.map[here].land());
            events.push(Event::LairCleared { hero, land });
            self.clear_lair(events);
        } else {
            let (one, other) = (self.prey().next(), self.prey().nth(1));
            if other.is_some() && one != other {
                self.phase = Phase::Slay;
                return false;
            }
            if let Some(army) = one {
                self.slay_army(army, events);
            }
        }
        true
    }

    /// The armies here that fall without a battle. Rule: K2-12.12
    pub(super) fn prey(&self) -> impl Iterator<Item = Monster> {
        self.here().armies().filter(|&army| self.rules.claws_beat(self.rules.strength(army)))
    }

    /// Rules: K2-12.12, K2-7.1
    pub(super) fn slay_army(&mut self, army: Monster, events: &mut impl Sink<Event>) {
        events.push(Event::Slain { hero: self.me().hero(), army });
        self.remember(self.rules.strength(army));
        self.beat(army, events);
    }

    /// All enemies of the tile are beaten. Rules: K2-6.6, K2-6.7, K2-10.4, IM-2.2
    pub(super) fn collect(&mut self, events: &mut impl Sink<Event>) -> bool {
        let here = self.me().at;
        if self.battle().winner.is_none() {
            return true;
        }
        if self.is_abyss(here) {
            self.me_mut().arch_stone = true;
            let points = self.rules.points(0, 0, true, false);
            events.push(Event::StoneWon { hero: self.me().hero(), points });
            self.finish(Ending::GeneralSlain, events);
            return false;
        }
        if self.map[here].guarded {
            self.clear_lair(events);
        } else if self.map[here].has_army() {
            self.remember(self.strength_at(here));
            let spot = self.map[here];
            spot.armies().for_each(|army| self.beat(army, events));
        }
        self.settle(events)
    }

    /// Rule: IM-2.2
    fn clear_lair(&mut self, events: &mut impl Sink<Event>) {
        let (strength, goods) = self.rules.lair(self.here().land());
        self.here_mut().guarded = false;
        self.remember(strength);
        self.gain(self.active, goods, events);
    }

    /// Rule: K2-7.1
    fn remember(&mut self, strength: u16) {
        let strength = u8::try_from(strength).unwrap_or(u8::MAX);
        self.me_mut().best = self.me().best.max(strength);
    }

    /// An army leaves the map, and what is on its back is won. Rule: K2-8.1
    fn beat(&mut self, army: Monster, events: &mut impl Sink<Event>) {
        self.here_mut().remove_army(army);
        let hero = self.me().hero();
        match army.reward() {
            Reward::Item(item) => {
                self.me_mut().items[item] += 1;
                events.push(Event::Took { hero, item });
            }
            Reward::Amulet => self.battle_mut().dryads += 1,
            Reward::Cart => {
                self.discard(army);
                self.battle_mut().carts += 1;
            }
            Reward::SmallStone => {
                self.me_mut().small_stones += 1;
                let points = self.rules.points(1, 0, false, false);
                events.push(Event::StoneWon { hero, points });
            }
            Reward::LargeStone => {
                self.me_mut().large_stones += 1;
                let points = self.rules.points(0, 1, false, false);
                events.push(Event::StoneWon { hero, points });
            }
            Reward::TimeMaster => {
                self.discard(army);
                self.time_master = Some(self.active);
                events.push(Event::TimeMasterJoined { hero });
            }
        }
    }

    /// Amulets are found, carts unloaded, and what does not fit is put down; false while something
    /// of this is open. Rules: K2-8.3, K2-8.7, K2-8.13
    pub(super) fn settle(&mut self, events: &mut impl Sink<Event>) -> bool {
        if self.battle().dryads > 0 {
            self.phase = Phase::FindAmulet;
            return false;
        }
        if self.battle().carts > 0 && self.rules.cart() > 0 {
            self.phase = Phase::Unload { left: self.rules.cart() };
            return false;
        }
        self.battle_mut().carts = 0;
        for class in Class::ALL {
            while self.overflows(self.active, class) {
                let held = self.me().items;
                match only(class.items().iter().copied().filter(|&item| held[item] > 0)) {
                    Some(item) => self.put_down(item, events),
                    None => {
                        self.phase = Phase::PutDown { class };
                        return false;
                    }
                }
            }
        }
        true
    }

    /// On with the spoils after one of their questions.
    fn settle_on(&mut self, events: &mut impl Sink<Event>) {
        let stage = if self.battle().begun { Stage::Spoils } else { Stage::Prey };
        self.battle_on(stage, events);
    }

    /// Rule: K2-8.7
    pub(super) fn find_amulet(&mut self, amulet: Item, events: &mut impl Sink<Event>) {
        self.battle_mut().dryads -= 1;
        self.me_mut().items[amulet] += 1;
        events.push(Event::Took { hero: self.me().hero(), item: amulet });
        self.settle_on(events);
    }

    /// Rule: K2-8.13
    pub(super) fn unload(&mut self, left: u8, resource: Resource, events: &mut impl Sink<Event>) {
        self.gain(self.active, Goods::one(resource), events);
        if left > 1 {
            self.phase = Phase::Unload { left: left - 1 };
        } else {
            self.battle_mut().carts -= 1;
            self.settle_on(events);
        }
    }

    /// Rule: K2-8.3
    pub(super) fn put_down_excess(&mut self, item: Item, events: &mut impl Sink<Event>) {
        self.put_down(item, events);
        self.settle_on(events);
    }

    fn put_down(&mut self, item: Item, events: &mut impl Sink<Event>) {
        self.me_mut().items[item] -= 1;
        self.here_mut().items[item] += 1;
        events.push(Event::PutDown { hero: self.me().hero(), item });
    }

    /// Glory is judged once, when everything is stowed. Rules: K2-7.1, K2-7.4
    pub(super) fn judge_glory(&mut self, events: &mut impl Sink<Event>) -> bool {
        if !matches!(self.battle().cause, Cause::Enemies(_)) {
            return true;
        }
        let before = self.battle().glory;
        self.tell_glory(self.active, before, events);
        self.battle_mut().glory = self.glory(self.active);
        self.muster(self.active, events)
    }
}
