//! What a hero does in a turn outside a fight: steps, and acts on the spot.

use tabletop::{Seat, Sink};

use super::action::Action;
use super::event::Event;
use super::hero::Hero;
use super::map::SpotId;
use super::phase::{Approach, Phase};
use super::side::{Pos, Side};
use super::state::Karak;
use super::token::{Item, Token};
use family::only;

impl Karak {
    /// A decision of the walk.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other actions answer other questions")]
    pub(super) fn walk(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Walk(side) => self.step(side, events),
            Action::Explore(side) => self.explore(side, events),
            Action::Travel(to) => self.travel(to, events),
            Action::Swap(hero) => self.swap(hero, events),
            Action::Fight => self.fight_in_place(None, events),
            Action::FightWith(hero) => self.fight_in_place(self.seat_of(hero), events),
            Action::Open => self.open(events),
            Action::Take { item, drop } => self.pick_up(item, drop, events),
            // Healing ends the turn whatever else is free. Rule: FM-F4
            Action::Heal => {
                self.heal(self.active, events);
                self.end_turn(events);
            }
            Action::Cast(hero) => self.cast(hero, events),
            Action::EndTurn => self.end_turn(events),
            other => unreachable!("{other} is not offered while walking"),
        }
    }

    /// The hero is on a new tile: fight, or walk on. Rules: K-4.2, K-5.6
    pub(super) fn arrive(&mut self, events: &mut impl Sink<Event>) {
        if self.here().has_monster() {
            let is_first = self.steps + 1 == self.rules.steps();
            let approach = if is_first { Approach::FirstStep } else { Approach::LaterStep };
            self.meet(approach, events);
        } else {
            self.me_mut().refuge = None;
            self.walk_on(events);
        }
    }

    /// Moves the active hero to a tile; the last one without a monster is where to step back to.
    /// Rules: K-6.6, K-10.9
    pub(super) fn enter(&mut self, to: SpotId) {
        let from = self.me().at;
        if !self.map[from].has_monster() {
            self.me_mut().refuge = Some(from);
        }
        self.me_mut().at = to;
    }

    /// The healing portal has its target. Rule: K-7.9
    pub(super) fn teleport(&mut self, seat: Seat, to: SpotId, events: &mut impl Sink<Event>) {
        let traveller = self.at_seat_mut(seat);
        (traveller.at, traveller.refuge) = (to, None);
        let hero = traveller.hero();
        events.push(Event::Teleported { hero, by: self.me().hero(), to: self.map[to].at });
        self.heal(seat, events);
        self.walk_on(events);
    }

    /// A hero uses up a key or a spell. Rules: K-7.8, FM-M3
    pub(super) fn use_up(&mut self, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        self.at_seat_mut(seat).items[item] -= 1;
        if self.rules.keeps_trophies() {
            self.add_trophy(seat, item, events);
        } else {
            self.gone[Token::Monster(item.monster())] += 1;
        }
    }

    /// The front of this item's token goes to the trophy board. Rules: FM-M2, FM-M8
    pub(super) fn add_trophy(&mut self, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        self.at_seat_mut(seat).trophies[item] += 1;
        let hero = self.at_seat(seat).hero();
        events.push(Event::TrophyGained { hero, monster: item.monster() });
    }

    /// Rules: K-3.2, K-4.1
    fn step(&mut self, side: Side, events: &mut impl Sink<Event>) {
        self.steps -= 1;
        let to = self.here().next(side).expect("walking leads to a laid tile");
        self.enter(to);
        events.push(Event::Walked { hero: self.me().hero(), to: self.map[to].at });
        self.arrive(events);
    }

    /// Rules: K-5.1, K-5.9
    fn explore(&mut self, side: Side, events: &mut impl Sink<Event>) {
        self.steps -= 1;
        let here = self.me().at;
        if !self.map[here].open.contains(side) {
            self.map.break_wall(here, side);
            events.push(Event::WallBroke { at: self.map[here].at, side });
        }
        self.phase = Phase::DrawTile { side };
    }

    /// Rule: K-4.3
    fn travel(&mut self, to: Pos, events: &mut impl Sink<Event>) {
        self.steps -= 1;
        let portal = self.map.portals().find(|&portal| self.map[portal].at == to);
        let portal = portal.expect("travelling leads to a laid portal");
        self.enter(portal);
        events.push(Event::Travelled { hero: self.me().hero(), to });
        self.arrive(events);
    }

    /// Rules: K-10.6, K-6.11
    fn swap(&mut self, hero: Hero, events: &mut impl Sink<Event>) {
        let other = self.seat_of(hero).expect("swapping needs a hero in play");
        self.steps = 0;
        let (here, there) = (self.me().at, self.at_seat(other).at);
        (self.me_mut().at, self.me_mut().refuge) = (there, None);
        let victim = self.at_seat_mut(other);
        (victim.at, victim.refuge) = (here, None);
        events.push(Event::Swapped { hero: self.me().hero(), with: hero });
        if self.here().has_monster() {
            self.meet(Approach::NoStep, events);
        } else {
            self.walk_on(events);
        }
    }

    /// Rules: K-7.7, FM-F1
    fn open(&mut self, events: &mut impl Sink<Event>) {
        self.change_here(|spot| spot.chests -= 1);
        events.push(Event::ChestOpened { hero: self.me().hero() });
        self.use_up(self.active, Item::Key, events);
        self.gain_treasure(Token::Chest, events);
        self.end_act(events);
    }

    /// Rules: K-7.5, FM-F1
    fn pick_up(&mut self, item: Item, drop: Option<Item>, events: &mut impl Sink<Event>) {
        self.change_here(|spot| spot.items[item] -= 1);
        self.receive(self.active, item, drop, events);
        self.end_act(events);
    }

    /// Opening and picking up end the turn, unless they are free. Rules: K-3.3, FM-F1
    fn end_act(&mut self, events: &mut impl Sink<Event>) {
        if self.rules.acts_freely() {
            self.walk_on(events);
        } else {
            self.end_turn(events);
        }
    }

    /// Rule: K-7.9
    fn cast(&mut self, hero: Hero, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(hero).expect("casting needs a hero in play");
        self.use_up(self.active, Item::HealingPortal, events);
        match only(self.map.fountains()) {
            Some(fountain) => self.teleport(seat, fountain, events),
            None => self.phase = Phase::Teleport { seat },
        }
    }
}
