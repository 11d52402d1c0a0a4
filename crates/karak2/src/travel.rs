//! Moves over laid tiles: on foot, by portal, in a line, by whale.

use tabletop::{Seat, Sink};

use super::edge::Edge;
use super::event::Event;
use super::hero::{Hero, Power};
use super::map::SpotId;
use super::phase::Enemies;
use super::state::{Feat, HeroList, Karak2};

impl Karak2 {
    /// Rules: K2-3.3, K2-4.1
    pub(super) fn walk(&mut self, edge: Edge, events: &mut impl Sink<Event>) {
        let to = self.here().next(edge).expect("offered steps lead to laid tiles");
        self.spend_move();
        events.push(Event::Walked { hero: self.me().hero(), to: self.map[to].at });
        self.enter(to, events);
    }

    /// Rule: K2-5.8
    pub(super) fn use_portal(&mut self, to: SpotId, events: &mut impl Sink<Event>) {
        self.spend_move();
        self.day.once = self.day.once.with(Feat::Portal);
        events.push(Event::WentThroughPortal { hero: self.me().hero(), to: self.map[to].at });
        self.enter(to, events);
    }

    /// Rule: K2-12.10
    pub(super) fn ride(&mut self, to: SpotId, events: &mut impl Sink<Event>) {
        let reached = |&(id, _): &(SpotId, SpotId)| id == to;
        let (_, before) =
            self.rides(self.me().at).find(reached).expect("offered rides lead somewhere");
        self.spend_move();
        self.day.once = self.day.once.with(Feat::Ride);
        events.push(Event::Rode { hero: self.me().hero(), to: self.map[to].at });
        self.go(self.active, to);
        self.me_mut().before = before;
        self.arrive(Enemies::Known, events);
    }

    /// Where a ride from this tile can end, each with the tile before it in the line. Rule: K2-12.10
    pub(super) fn rides(&self, from: SpotId) -> impl Iterator<Item = (SpotId, SpotId)> {
        Edge::ALL.into_iter().flat_map(move |edge| self.line(from, edge))
    }

    /// Up to three laid tiles in a line, chasms or not, to the first enemies. Rule: K2-12.10
    fn line(&self, from: SpotId, edge: Edge) -> impl Iterator<Item = (SpotId, SpotId)> {
        let mut last = Some(from);
        let line = std::iter::from_fn(move || {
            let before = last?;
            let next = self.map[before].next(edge)?;
            last = Some(next).filter(|&next| !self.is_hostile(next));
            Some((next, before))
        });
        line.take(self.rules.ride().into())
    }

    /// Rule: IM-7.8
    pub(super) fn fly(&mut self, to: Hero, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(to).expect("offered heroes are in play");
        let (from, at) = (self.me().at, self.at_seat(seat).at);
        self.spend_move();
        self.day.once = self.day.once.with(Feat::Whale);
        events.push(Event::Flew { hero: self.me().hero(), to });
        if from != at {
            self.go(self.active, at);
        }
        self.heal(self.active, self.rules.whale(), events);
        self.heal(seat, self.rules.whale(), events);
        if from == at { self.act_on(events) } else { self.arrive(Enemies::Known, events) }
    }

    /// Who else is wounded, so that the whale flies there. Rule: IM-7.8
    pub(super) fn wounded_others(&self, than: Seat) -> HeroList {
        self.heroes_of(|seat| seat != than && self.at_seat(seat).lives < self.rules.lives())
    }

    /// Back to the castle, because nobody has another way out. Rule: K2-4.10
    pub(super) fn return_to_castle(&mut self, events: &mut impl Sink<Event>) {
        self.spend_move();
        events.push(Event::Returned { hero: self.me().hero() });
        self.enter(SpotId::CASTLE, events);
    }

    /// Moves the active hero to a laid tile. Rule: K2-4.3
    fn enter(&mut self, to: SpotId, events: &mut impl Sink<Event>) {
        self.go(self.active, to);
        self.arrive(Enemies::Known, events);
    }

    /// A hero changes tiles. An empty lair fills again; enemies that somebody has slipped past leave
    /// those alone who stay. Rules: K2-6.11, IM-2.3, IM-7.2
    pub(super) fn go(&mut self, seat: Seat, to: SpotId) {
        let from = self.at_seat(seat).at;
        (self.at_seat_mut(seat).at, self.at_seat_mut(seat).before) = (to, from);
        if self.map[from].land().is_lair() {
            let empty = self.heroes_at(from).next().is_none();
            let sneaks = self.heroes_at(from).any(|seat| self.has(seat, Power::Sneaking));
            self.map[from].guarded = empty || sneaks && self.map[from].guarded;
        }
    }

    /// The active hero has come to a tile: enemies must be fought, or can be passed.
    /// Rules: K2-4.2, K2-4.3, IM-2.1, IM-2.3, IM-7.2
    pub(super) fn arrive(&mut self, enemies: Enemies, events: &mut impl Sink<Event>) {
        let here = self.me().at;
        let passes = self.has(self.active, Power::Sneaking) && !self.is_abyss(here);
        if self.meets_enemies() && !passes {
            self.fight_enemies(enemies, events);
        } else {
            self.act_on(events);
        }
    }

    /// Rules: K2-4.3, IM-2.3
    fn meets_enemies(&self) -> bool {
        let here = self.me().at;
        let spot = &self.map[here];
        let alone = || self.heroes_at(here).count() == 1;
        spot.has_army() || self.is_abyss(here) || spot.land().is_lair() && spot.guarded && alone()
    }
}
