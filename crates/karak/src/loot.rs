//! Rewards: treasure, equipment, gifts, and the mummy's curse.

use tabletop::{Seat, Sink};

use super::event::Event;
use super::hero::Hero;
use super::phase::{Ending, Phase, Spoils};
use super::state::Karak;
use super::token::{Item, Monster, Token};
use family::only;

impl Karak {
    /// Settles rewards one after the other, each followed by its curse, until something is asked.
    /// Rules: K-6.2, K-7.1, K-9.1, FM-H21
    pub(super) fn settle(&mut self, mut spoils: Spoils, events: &mut impl Sink<Event>) {
        loop {
            if std::mem::take(&mut spoils.curse) && !self.curse_if_clear(events) {
                self.phase = Phase::Curse(spoils);
                return;
            }
            let [Some(monster), next] = spoils.beaten else { break };
            spoils.beaten = [next, None];
            spoils.curse = monster == Monster::Mummy;
            match monster.reward() {
                None => self.gain_treasure(Token::Monster(monster), events),
                Some(item) if self.is_loot_asked(item, &spoils) => {
                    self.phase = Phase::Loot { item, spoils };
                    return;
                }
                Some(item) => self.part_with(self.active, item, events),
            }
            if monster == Monster::Dragon {
                return self.finish(Ending::DragonSlain, events);
            }
        }
        self.finish_fight(spoils.end, events);
    }

    /// The hero takes the reward. Rule: K-7.3
    pub(super) fn keep_loot(
        &mut self,
        item: Item,
        drop: Option<Item>,
        spoils: Spoils,
        events: &mut impl Sink<Event>,
    ) {
        self.receive(self.active, item, drop, events);
        self.settle(spoils, events);
    }

    /// The hero leaves the reward. Rules: K-7.3, FM-M8
    pub(super) fn leave_loot(&mut self, item: Item, spoils: Spoils, events: &mut impl Sink<Event>) {
        self.part_with(self.active, item, events);
        self.settle(spoils, events);
    }

    /// The hero gives the reward to the comrade, who may have to part with something.
    /// Rules: FM-C4, FM-C11
    pub(super) fn give_loot(&mut self, item: Item, spoils: Spoils, events: &mut impl Sink<Event>) {
        let comrade = spoils.comrade.expect("a gift needs a comrade");
        let (hero, to) = (self.me().hero(), self.at_seat(comrade).hero());
        events.push(Event::Gave { hero, to, item });
        let first = self.ways_to_hold(comrade, item).next();
        match first {
            Some(None) => {
                self.receive(comrade, item, None, events);
                self.settle(spoils, events);
            }
            Some(Some(_)) => self.phase = Phase::Gift { item, spoils },
            None => {
                self.part_with(comrade, item, events);
                self.settle(spoils, events);
            }
        }
    }

    /// The comrade keeps the gift for something else, or parts with it. Rule: FM-C11
    pub(super) fn answer_gift(
        &mut self,
        item: Item,
        drop: Option<Item>,
        spoils: Spoils,
        events: &mut impl Sink<Event>,
    ) {
        let comrade = spoils.comrade.expect("a gift needs a comrade");
        match drop {
            Some(drop) => self.receive(comrade, item, Some(drop), events),
            None => self.part_with(comrade, item, events),
        }
        self.settle(spoils, events);
    }

    /// Would a gift change anything? Rule: FM-C11
    pub(super) fn can_give(&self, item: Item, spoils: &Spoils) -> bool {
        spoils.comrade.is_some_and(|comrade| {
            self.rules.keeps_trophies() || self.ways_to_hold(comrade, item).next().is_some()
        })
    }

    /// An item goes into a slot, another one out of it. Rules: K-7.2, K-7.3
    pub(super) fn receive(
        &mut self,
        seat: Seat,
        item: Item,
        drop: Option<Item>,
        events: &mut impl Sink<Event>,
    ) {
        self.at_seat_mut(seat).items[item] += 1;
        events.push(Event::Took { hero: self.at_seat(seat).hero(), item });
        if let Some(drop) = drop {
            self.at_seat_mut(seat).items[drop] -= 1;
            if seat == self.active && self.rules.acts_freely() && !self.rules.keeps_trophies() {
                self.put_down.add(self.me().at, drop);
            }
            self.part_with(seat, drop, events);
        }
    }

    /// An item stays in the room, or becomes a trophy. Rules: K-7.3, FM-M1, FM-M2, FM-H13
    fn part_with(&mut self, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        if self.rules.keeps_trophies() {
            return self.add_trophy(seat, item, events);
        }
        self.change_here(|spot| spot.items[item] += 1);
        let hero = self.at_seat(seat).hero();
        events.push(Event::PutDown { hero, item, at: self.here().at });
    }

    /// Rules: K-7.10, FM-M5
    pub(super) fn gain_treasure(&mut self, treasure: Token, events: &mut impl Sink<Event>) {
        self.me_mut().treasures[treasure] += 1;
        events.push(Event::TreasureWon { hero: self.me().hero(), treasure });
    }

    /// The curse token moves. Rules: K-9.1, K-9.2
    pub(super) fn place_curse(&mut self, hero: Hero, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(hero);
        if self.cursed == seat {
            events.push(Event::CurseStayed { hero });
        } else {
            self.cursed = seat;
            events.push(Event::Cursed { hero });
        }
    }

    /// Places the curse if there is only one hero to choose. Rule: K-9.2
    fn curse_if_clear(&mut self, events: &mut impl Sink<Event>) -> bool {
        let clear = only(self.curse_targets().map(|(hero, _)| hero));
        if let Some(hero) = clear {
            self.place_curse(hero, events);
        }
        clear.is_some()
    }

    /// Is there more to do with this reward than to leave it?
    pub(super) fn is_loot_asked(&self, item: Item, spoils: &Spoils) -> bool {
        self.ways_to_hold(self.active, item).next().is_some() || self.can_give(item, spoils)
    }
}
