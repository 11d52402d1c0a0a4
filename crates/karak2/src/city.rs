//! The city: building, recruiting, and what they owe to the Emperor and he to them.

use tabletop::{Seat, Sink};

use super::action::Action;
use super::building::Building;
use super::die::{Dice, Die, Unit};
use super::event::Event;
use super::goods::{Goods, Resource};
use super::hero::{Hero, Power};
use super::phase::{Phase, Units};
use super::state::{HeroList, Karak2, Lord};
use family::{Answers, answers, only};

impl Karak2 {
    /// Can the active hero build a city here? Rules: K2-5.4, K2-5.5
    pub(super) fn can_build_city(&self) -> bool {
        let here = self.me().at;
        self.me().city.is_none()
            && self.is_building_ground(here)
            && self.heroes_at(here).count() == 1
            && self.can_pay(self.rules.city())
    }

    /// Rules: K2-5.4, K2-12.4, IM-7.9
    pub(super) fn build_city(&mut self, events: &mut impl Sink<Event>) {
        match only(self.ways_to_pay(self.rules.city())) {
            Some((_, paid)) => self.found_city(paid, events),
            None => self.phase = Phase::Spare { building: None },
        }
    }

    fn found_city(&mut self, paid: Goods, events: &mut impl Sink<Event>) {
        let (hero, at) = (self.me().hero(), self.here().at);
        let here = self.me().at;
        self.pay(paid);
        self.me_mut().city = Some(here);
        events.push(Event::CityBuilt { hero, at, paid });
        if self.has(self.active, Power::Traveller) {
            self.raise(self.active, Building::Range, events);
            events.push(Event::Built { hero, building: Building::Range, paid: Goods::NONE });
        }
        self.finish_work(events);
    }

    /// What could be built now. Rule: K2-5.6
    pub(super) fn ways_to_build(&self) -> impl Iterator<Item = Building> {
        let in_city = self.me().city == Some(self.me().at);
        let missing = self.me().buildings.missing().filter(move |_| in_city);
        missing.filter(|&building| self.can_pay(self.rules.building(building)))
    }

    /// Rules: K2-5.6, K2-12.4
    pub(super) fn build(&mut self, building: Building, events: &mut impl Sink<Event>) {
        match only(self.ways_to_pay(self.rules.building(building))) {
            Some((_, paid)) => self.put_up(building, paid, events),
            None => self.phase = Phase::Spare { building: Some(building) },
        }
    }

    /// The master builder has chosen what to spare. Rule: K2-12.4
    pub(super) fn spare(
        &mut self,
        building: Option<Building>,
        spared: Resource,
        events: &mut impl Sink<Event>,
    ) {
        let cost = building.map_or(self.rules.city(), |building| self.rules.building(building));
        let paid = cost.minus(Goods::one(spared));
        match building {
            Some(building) => self.put_up(building, paid, events),
            None => self.found_city(paid, events),
        }
    }

    /// Rules: K2-5.6, IM-5.3
    fn put_up(&mut self, building: Building, paid: Goods, events: &mut impl Sink<Event>) {
        self.pay(paid);
        let hero = self.me().hero();
        events.push(Event::Built { hero, building, paid });
        self.raise(self.active, building, events);
        if self.emperor != Some(self.active) {
            return self.build_on(events);
        }
        match answers(self.vassals_without(building)) {
            Answers::None => self.build_on(events),
            Answers::Only((to, _)) => self.give_building(building, to, events),
            Answers::Several => self.phase = Phase::GiveBuilding { building },
        }
    }

    /// A building stands. Rules: K2-5.9, K2-7.2
    fn raise(&mut self, seat: Seat, building: Building, events: &mut impl Sink<Event>) {
        let glory = self.glory(seat);
        let lord = self.at_seat_mut(seat);
        lord.buildings = lord.buildings.with(building);
        self.tell_glory(seat, glory, events);
    }

    /// Who can be given this building. Rule: IM-5.3
    pub(super) fn vassals_without(&self, building: Building) -> HeroList {
        let lacks = |lord: &Lord| lord.city.is_some() && !lord.buildings.has(building);
        self.heroes_of(|seat| seat != self.active && lacks(self.at_seat(seat)))
    }

    /// Rule: IM-5.3
    pub(super) fn give_building(
        &mut self,
        building: Building,
        to: Hero,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.seat_of(to).expect("offered heroes are in play");
        events.push(Event::BuildingGiven { to, building });
        self.raise(seat, building, events);
        self.build_on(events);
    }

    /// Any number of buildings in one action. Rule: K2-5.6
    fn build_on(&mut self, events: &mut impl Sink<Event>) {
        if self.ways_to_build().next().is_some() {
            self.phase = Phase::Build;
        } else {
            self.finish_work(events);
        }
    }

    /// The tax, then the action is complete. Rule: IM-5.2
    pub(super) fn finish_work(&mut self, events: &mut impl Sink<Event>) {
        if self.tax() == 0 {
            return self.finish_action(events);
        }
        match only(self.me().goods.kinds()) {
            Some(resource) => self.pay_tax(resource, events),
            None => self.phase = Phase::Tax,
        }
    }

    /// Rule: IM-5.2
    pub(super) fn pay_tax(&mut self, resource: Resource, events: &mut impl Sink<Event>) {
        let emperor = self.emperor.expect("a tax is owed to an Emperor");
        let (hero, to) = (self.me().hero(), self.at_seat(emperor).hero());
        self.pay(Goods::one(resource));
        let lord = self.at_seat_mut(emperor);
        lord.goods = lord.goods.plus(Goods::one(resource));
        events.push(Event::TaxPaid { hero, to, resource });
        self.finish_action(events);
    }

    /// What the active hero owes for building or recruiting. Rule: IM-5.2
    fn tax(&self) -> u32 {
        u32::from(self.emperor.is_some_and(|emperor| emperor != self.active))
    }

    /// How a price can be paid so that the tax can be paid too; each with what is spared.
    /// Rules: K2-5.6, K2-12.4, IM-5.2
    pub(super) fn ways_to_pay(
        &self,
        cost: Goods,
    ) -> impl Iterator<Item = (Option<Resource>, Goods)> {
        let spares = self.spared(cost) > 0;
        let cheaper = cost.kinds().filter(move |_| spares);
        let cheaper = cheaper.map(move |spared| (Some(spared), cost.minus(Goods::one(spared))));
        let full = (!spares).then_some((None, cost));
        cheaper.chain(full).filter(|&(_, price)| self.can_spend(price))
    }

    /// How many resources of this price the active hero need not pay. Rule: K2-12.4
    pub(super) fn spared(&self, cost: Goods) -> u8 {
        u8::from(self.has(self.active, Power::MasterBuilder) && cost.total() > 0)
    }

    fn can_pay(&self, cost: Goods) -> bool {
        self.ways_to_pay(cost).next().is_some()
    }

    /// Rule: IM-5.2
    fn can_spend(&self, price: Goods) -> bool {
        let goods = self.me().goods;
        goods.covers(price) && goods.minus(price).total() >= self.tax()
    }

    fn pay(&mut self, price: Goods) {
        self.me_mut().goods = self.me().goods.minus(price);
    }

    /// Can units be trained here at all? Rules: K2-5.11, K2-5.12, K2-9.3
    pub(super) fn is_at_barracks(&self) -> bool {
        self.me().city == Some(self.me().at) && self.plague != Some(self.active)
    }

    /// Can this unit be trained, perhaps after others went home?
    /// Rules: K2-5.10, K2-5.11, K2-5.12, IM-5.2, IM-5.4
    pub(super) fn can_train(&self, unit: Unit, trained: Units, home: Dice) -> bool {
        let left = |unit: Unit| self.supply(unit.die()) + home[unit.die()];
        let room = self.room(self.active) + home.units();
        let price = self.rules.unit(unit);
        self.is_at_barracks()
            && self.me().buildings.has(Building::that_trains(unit))
            && room > 0
            && left(unit) > 0
            && self.can_spend(price)
            && (!self.owes_a_unit() || {
                let remains = |other: Unit| left(other) - u8::from(other == unit);
                let trained = trained.with(unit);
                let goods = self.me().goods.minus(price);
                let could_follow = |other: &Unit| {
                    room > 1
                        && remains(*other) > 1
                        && self.me().buildings.has(Building::that_trains(*other))
                        && goods.covers(self.rules.unit(*other))
                };
                trained.iter().any(|other| remains(other) > 0) || Unit::ALL.iter().any(could_follow)
            })
    }

    /// Can a unit go home so that another can be trained? Rules: K2-5.13
    pub(super) fn can_dismiss(&self, unit: Unit) -> bool {
        self.is_at_barracks()
            && self.me().army[unit.die()] > 0
            && self.can_train_after(Dice::NONE, unit)
    }

    /// Can anything be trained once this unit went home besides those, and perhaps more after it?
    /// Only an Emperor who owes a unit may have to send several. Rules: K2-5.13, IM-5.4
    fn can_train_after(&self, mut home: Dice, unit: Unit) -> bool {
        home[unit.die()] += 1;
        let more = |other: Unit| self.me().army[other.die()] > home[other.die()];
        Unit::ALL.into_iter().any(|other| self.can_train(other, Units::NONE, home))
            || self.owes_a_unit()
                && Unit::ALL.into_iter().any(|next| {
                    let first_of_kind = home[next.die()] == 0;
                    (next >= unit || first_of_kind)
                        && more(next)
                        && self.can_train_after(home, next)
                })
    }

    /// Must the active hero give a unit for those he trains? Rule: IM-5.4
    fn owes_a_unit(&self) -> bool {
        let has_room = |seat| seat != self.active && self.room(seat) > 0;
        self.emperor == Some(self.active) && self.seated().any(has_room)
    }

    /// May recruiting stop here? Rules: K2-5.13, IM-5.4
    pub(super) fn may_stop_recruiting(&self, trained: Units) -> bool {
        trained != Units::NONE
            && (!self.owes_a_unit() || trained.iter().any(|unit| self.supply(unit.die()) > 0))
    }

    /// Rule: K2-5.13
    pub(super) fn dismiss(&mut self, unit: Unit, events: &mut impl Sink<Event>) {
        self.send_home(self.active, unit, events);
        self.recruit_on(Units::NONE, events);
    }

    /// Any number of units in one action; an Emperor may have to send several home first.
    /// Rules: K2-5.11, K2-5.13, IM-5.4
    fn recruit_on(&mut self, trained: Units, events: &mut impl Sink<Event>) {
        let (mut offers, mut last) = (0, None);
        self.offer_recruits(trained, |action| {
            offers += 1;
            last = Some(action);
        });
        let must = offers == 1 && !self.may_stop_recruiting(trained);
        match last {
            None => self.finish_recruiting(trained, events),
            Some(Action::Train(unit)) if must => self.train(unit, trained, events),
            Some(Action::Dismiss(unit)) if must => self.dismiss(unit, events),
            Some(_) => self.phase = Phase::Recruit { trained },
        }
    }

    /// Rule: K2-5.11
    pub(super) fn train(&mut self, unit: Unit, trained: Units, events: &mut impl Sink<Event>) {
        let paid = self.rules.unit(unit);
        self.pay(paid);
        self.me_mut().army[unit.die()] += 1;
        events.push(Event::Trained { hero: self.me().hero(), unit, paid });
        self.recruit_on(trained.with(unit), events);
    }

    /// Rules: IM-5.2, IM-5.4
    pub(super) fn finish_recruiting(&mut self, trained: Units, events: &mut impl Sink<Event>) {
        if !self.owes_a_unit() {
            return self.finish_work(events);
        }
        match answers(self.gifts(trained)) {
            Answers::None => self.finish_work(events),
            Answers::Only((unit, to)) => self.give_unit(unit, to, events),
            Answers::Several => self.phase = Phase::GiveUnit { trained },
        }
    }

    /// What can be given to whom. Rule: IM-5.4
    pub(super) fn gifts(&self, trained: Units) -> impl Iterator<Item = (Unit, Hero)> {
        let units = trained.iter().filter(|unit| self.supply(unit.die()) > 0);
        units.flat_map(|unit| {
            let vassals = self.heroes_of(|seat| seat != self.active && self.room(seat) > 0);
            vassals.map(move |(hero, _)| (unit, hero))
        })
    }

    /// Rule: IM-5.4
    pub(super) fn give_unit(&mut self, unit: Unit, to: Hero, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(to).expect("offered heroes are in play");
        self.at_seat_mut(seat).army[unit.die()] += 1;
        events.push(Event::UnitGiven { to, unit });
        self.finish_work(events);
    }

    /// Rule: K2-12.7
    pub(super) fn can_raise_skeleton(&self) -> bool {
        self.has(self.active, Power::Necromancy) && self.supply(Die::Skeleton) > 0
    }
}
