//! What is done on the spot: healing, harvesting, picking up, spells and feats.

use tabletop::{Seat, Sink};

use super::army::{Item, Kinds, Monster};
use super::die::{Die, Unit};
use super::event::Event;
use super::goods::{Goods, Resource};
use super::hero::Hero;
use super::map::SpotId;
use super::phase::Phase;
use super::state::{Feat, Karak2};
use family::only;

impl Karak2 {
    /// Rules: K2-5.1, K2-5.16, IM-7.8
    pub(super) fn heal(&mut self, seat: Seat, lives: u8, events: &mut impl Sink<Event>) {
        let before = self.at_seat(seat).lives;
        let lives = before.saturating_add(lives).min(self.rules.lives());
        if lives > before {
            self.at_seat_mut(seat).lives = lives;
            events.push(Event::Healed { hero: self.at_seat(seat).hero(), lives });
        }
    }

    /// Rule: K2-5.1
    pub(super) fn take_rest(&mut self, events: &mut impl Sink<Event>) {
        self.heal(self.active, self.rules.heals(), events);
        self.finish_action(events);
    }

    /// Rule: K2-5.16
    pub(super) fn eradicate(&mut self, events: &mut impl Sink<Event>) {
        self.heal(self.active, self.rules.lives(), events);
        if self.plague == Some(self.active) {
            self.plague = None;
            events.push(Event::PlagueLifted { hero: self.me().hero() });
        }
        self.finish_action(events);
    }

    /// What a tile would bring, if somebody harvested it. Rules: K2-5.2, K2-5.3, IM-2.4
    pub fn crop(&self, spot: SpotId) -> Goods {
        if self.map[spot].has_army() || self.city_at(spot).is_some() {
            return Goods::NONE;
        }
        self.rules.harvest(self.map[spot].land())
    }

    /// Rules: K2-5.2, K2-5.3
    pub(super) fn harvest(&mut self, events: &mut impl Sink<Event>) {
        let here = self.me().at;
        self.day.harvested = self.day.harvested.with(here);
        if self.reap(self.active, events) {
            self.finish_action(events);
        }
    }

    /// The crop of the hero's tile, with what the amulet adds; false while that is asked.
    /// Rules: K2-5.2, K2-8.8
    pub(super) fn reap(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        let crop = self.crop(self.at_seat(seat).at);
        self.gain(seat, crop, events);
        if self.at_seat(seat).items[Item::Abundance] == 0 || self.rules.abundance() == 0 {
            return true;
        }
        let left = self.rules.abundance();
        let Some(resource) = only(crop.kinds()) else {
            self.phase = Phase::Abundance { left };
            return false;
        };
        let mut more = Goods::NONE;
        more[resource] = left.into();
        self.gain(seat, more, events);
        true
    }

    /// Rule: K2-8.8
    pub(super) fn choose_abundance(
        &mut self,
        left: u8,
        resource: Resource,
        events: &mut impl Sink<Event>,
    ) {
        self.gain(self.decider(), Goods::one(resource), events);
        if left > 1 {
            self.phase = Phase::Abundance { left: left - 1 };
        } else if self.battle.is_some() {
            self.after_pillage(events);
        } else {
            self.finish_action(events);
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, events: &mut impl Sink<Event>) {
        if goods.total() > 0 {
            let lord = self.at_seat_mut(seat);
            lord.goods = lord.goods.plus(goods);
            events.push(Event::Gained { hero: self.at_seat(seat).hero(), goods });
        }
    }

    /// Rule: K2-12.7
    pub(super) fn raise_skeleton(&mut self, events: &mut impl Sink<Event>) {
        self.me_mut().army[Die::Skeleton] += 1;
        events.push(Event::SkeletonRaised { hero: self.me().hero() });
        self.finish_action(events);
    }

    /// Rule: IM-7.1
    pub(super) fn rebel(&mut self, events: &mut impl Sink<Event>) {
        self.day.once = self.day.once.with(Feat::Rebellion);
        let paid = self.rules.rebellion();
        self.me_mut().goods = self.me().goods.minus(paid);
        self.me_mut().army[Die::Knight] += 1;
        events.push(Event::Rallied { hero: self.me().hero(), paid });
        self.finish_action(events);
    }

    /// A blessing brings a unit. Rules: IM-4.1, IM-4.2
    pub(super) fn enlist(&mut self, seat: Seat, unit: Unit, events: &mut impl Sink<Event>) {
        self.at_seat_mut(seat).army[unit.die()] += 1;
        events.push(Event::Joined { hero: self.at_seat(seat).hero(), unit });
    }

    /// A spell leaves the game. Rule: K2-8.5
    pub(super) fn use_up(&mut self, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        self.at_seat_mut(seat).items[item] -= 1;
        self.discard(item.monster());
        events.push(Event::Cast { hero: self.at_seat(seat).hero(), item });
    }

    /// Rule: IM-4.1
    pub(super) fn pray(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        self.use_up(self.active, Item::Blessing, events);
        self.enlist(self.active, unit, events);
        self.act_on(events);
    }

    /// Rule: K2-8.6
    pub(super) fn pick_pockets(&mut self, from: Hero, events: &mut impl Sink<Event>) {
        self.use_up(self.active, Item::Pickpocket, events);
        self.steal_on(from, self.rules.pickpocket(), events);
    }

    /// Asked is only while there is a choice. Rule: K2-8.6
    fn steal_on(&mut self, from: Hero, left: u8, events: &mut impl Sink<Event>) {
        let victim = self.seat_of(from).expect("offered heroes are in play");
        let goods = self.at_seat(victim).goods;
        let takes_all = goods.total() <= left.into();
        match goods.kinds().next() {
            Some(_) if left == 0 => self.act_on(events),
            None => self.act_on(events),
            Some(resource) if takes_all || goods.kinds().nth(1).is_none() => {
                self.steal(from, left, resource, events);
            }
            Some(_) => self.phase = Phase::Steal { from, left },
        }
    }

    /// Rule: K2-8.6
    pub(super) fn steal(
        &mut self,
        from: Hero,
        left: u8,
        resource: Resource,
        events: &mut impl Sink<Event>,
    ) {
        let victim = self.seat_of(from).expect("offered heroes are in play");
        let loot = Goods::one(resource);
        self.at_seat_mut(victim).goods = self.at_seat(victim).goods.minus(loot);
        self.me_mut().goods = self.me().goods.plus(loot);
        events.push(Event::Stole { hero: self.me().hero(), from, resource });
        self.steal_on(from, left - 1, events);
    }

    /// Rule: IM-7.4
    pub(super) fn roar(&mut self, from: SpotId, army: Monster, events: &mut impl Sink<Event>) {
        self.day.once = self.day.once.with(Feat::Roar);
        match only(self.refuges()) {
            Some(to) => self.drive(from, army, to, events),
            None => self.phase = Phase::Drive { from: self.map[from].at, army },
        }
    }

    /// Rule: IM-7.4
    pub(super) fn drive(
        &mut self,
        from: SpotId,
        army: Monster,
        to: SpotId,
        events: &mut impl Sink<Event>,
    ) {
        self.map[from].remove_army(army);
        self.map[to].add_army(army);
        let (from, to) = (self.map[from].at, self.map[to].at);
        events.push(Event::ArmyFled { army, from, to });
        self.act_on(events);
    }

    /// Where an army can flee to. Rule: IM-7.4
    pub(super) fn refuges(&self) -> impl Iterator<Item = SpotId> {
        self.map
            .ids()
            .filter(|&id| self.is_building_ground(id) && self.heroes_at(id).next().is_none())
    }

    /// Takes an item from the ground, perhaps for another. Rules: K2-5.14, K2-5.15
    pub(super) fn pick_up(
        &mut self,
        take: Item,
        leave: Option<Item>,
        [taken, put_down]: [Kinds; 2],
        events: &mut impl Sink<Event>,
    ) {
        let (hero, glory) = (self.me().hero(), self.glory(self.active));
        let mut put_down = put_down;
        if let Some(leave) = leave {
            self.me_mut().items[leave] -= 1;
            self.here_mut().items[leave] += 1;
            put_down = put_down.with(leave);
            events.push(Event::PutDown { hero, item: leave });
        }
        self.here_mut().items[take] -= 1;
        self.me_mut().items[take] += 1;
        events.push(Event::Took { hero, item: take });
        self.tell_glory(self.active, glory, events);
        let taken = taken.with(take);
        let mut more = false;
        self.offer_items([taken, put_down], |_| more = true);
        if more {
            self.phase = Phase::PickUp { taken, put_down };
        } else {
            self.finish_pick_up(events);
        }
    }

    /// Dice go home if the amulet of Glory was left. Rules: K2-5.14, K2-7.4
    pub(super) fn finish_pick_up(&mut self, events: &mut impl Sink<Event>) {
        if self.muster(self.active, events) {
            self.finish_action(events);
        }
    }

    /// Rule: K2-7.1
    pub(super) fn tell_glory(&self, seat: Seat, before: u8, events: &mut impl Sink<Event>) {
        let glory = self.glory(seat);
        if glory != before {
            events.push(Event::GloryChanged { hero: self.at_seat(seat).hero(), glory });
        }
    }

    /// Sends home what glory does not allow; false while it is asked which. Rule: K2-7.4
    pub(super) fn muster(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        while self.at_seat(seat).army.units() > self.glory(seat) {
            let army = self.at_seat(seat).army;
            match only(Unit::ALL.into_iter().filter(|unit| army[unit.die()] > 0)) {
                Some(unit) => self.send_home(seat, unit, events),
                None => {
                    self.phase = Phase::SendHome;
                    return false;
                }
            }
        }
        true
    }

    /// Rules: K2-5.13, K2-7.4
    pub(super) fn send_home(&mut self, seat: Seat, unit: Unit, events: &mut impl Sink<Event>) {
        self.at_seat_mut(seat).army[unit.die()] -= 1;
        events.push(Event::SentHome { hero: self.at_seat(seat).hero(), unit });
    }
}
