//! The table is set, turns begin and end, the game ends.

use tabletop::{Seat, Sink};

use super::card::Cards;
use super::cave::Place;
use super::event::Event;
use super::hero::Hero;
use super::level::Level;
use super::monster::Foe;
use super::phase::{Cause, Drawing, Ending, Phase};
use super::state::Goblin;

impl Goblin {
    /// Sets the table, one draw after the other. Rules: G-2.2, G-2.3, G-2.4, G-2.6, G-2.7
    pub(super) fn set_table(&mut self) {
        let heroless = self.seated().find(|&seat| self.at_seat(seat).hero.is_none());
        let handless = self.seated().find(|&seat| self.at_seat(seat).hand.is_empty());
        self.phase = if let Some(seat) = heroless {
            Phase::DrawHero { seat }
        } else if let Some(at) = self.empty_place() {
            Phase::Reveal { at }
        } else if let Some(seat) = handless {
            Phase::Draw(Drawing { seat, left: self.rules.hand(), cause: Cause::Deal })
        } else {
            Phase::FirstPlayer
        };
    }

    /// A hero was drawn. Rule: G-2.2
    pub(super) fn hero_drawn(&mut self, seat: Seat, hero: Hero, events: &mut impl Sink<Event>) {
        self.seat_hero(seat, hero);
        events.push(Event::HeroDrawn { seat, hero });
        self.set_table();
    }

    /// A hero sits down with his starting cards. Rule: G-2.6
    pub(super) fn seat_hero(&mut self, seat: Seat, hero: Hero) {
        let cards = self.rules.starting(hero);
        let player = self.at_seat_mut(seat);
        player.hero = Some(hero);
        player.deck = super::deck::Deck::shuffled(cards);
    }

    /// The first place on the table that waits for a card. Rules: G-2.3, G-2.4
    fn empty_place(&self) -> Option<Place> {
        let is_empty = |&at: &Place| self.foe_at(at).is_none() && self.can_fill(at);
        Level::ALL
            .into_iter()
            .flat_map(|level| {
                let row = (1..=self.rules.row()).map(move |place| Place::Row(level, place));
                row.chain([Place::Deck(level), Place::Guardian(level)])
            })
            .chain([Place::Lord])
            .find(is_empty)
    }

    /// Is there a card left for this place?
    pub(super) fn can_fill(&self, at: Place) -> bool {
        match at {
            Place::Row(level, _) | Place::Deck(level) => !self.in_deck(level).is_empty(),
            Place::Guardian(level) => self.guardians_left(level).next().is_some(),
            Place::Lord => true,
        }
    }

    /// A monster shows. Rules: G-2.3, G-5.17
    pub(super) fn revealed(&mut self, at: Place, foe: Foe, events: &mut impl Sink<Event>) {
        self.put_at(at, Some(foe));
        events.push(Event::Revealed { at, monster: self.rules.front(foe) });
        match self.battle {
            Some(_) => self.end_turn(events),
            None => self.set_table(),
        }
    }

    /// The next monster shows, if there is one; then the turn ends. Rule: G-5.17
    pub(super) fn reveal_next(&mut self, at: Place, events: &mut impl Sink<Event>) {
        if self.can_fill(at) {
            self.phase = Phase::Reveal { at };
        } else {
            self.end_turn(events);
        }
    }

    /// Rule: G-2.7
    pub(super) fn begin(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        (self.first, self.active) = (seat, seat);
        events.push(Event::Began { seat });
        self.begin_turn(events);
    }

    fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        let hero = self.my_hero();
        events.push(Event::TurnBegan { hero, round: self.round });
        self.phase = Phase::Turn;
    }

    /// The hero whose turn it is.
    ///
    /// # Panics
    /// Before heroes are drawn.
    #[inline]
    pub(super) fn my_hero(&self) -> Hero {
        self.hero_of(self.active)
    }

    /// The hero of a seat.
    ///
    /// # Panics
    /// Before heroes are drawn.
    #[inline]
    pub(super) fn hero_of(&self, seat: Seat) -> Hero {
        self.at_seat(seat).hero.expect("a hero for every seat")
    }

    /// All hearts, and nothing else. Rule: G-3.3
    pub(super) fn resurrect(&mut self, events: &mut impl Sink<Event>) {
        self.me_mut().hearts = self.rules.hearts();
        events.push(Event::Resurrected { hero: self.my_hero() });
        self.next_turn(events);
    }

    /// Played cards are discarded, the hand is filled. Rules: G-3.4, G-3.5
    pub(super) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.put_down();
        let left = self.full_hand(self.active).saturating_sub(self.me().hand.count());
        self.draw(Drawing { seat: self.active, left, cause: Cause::Refill }, events);
    }

    /// The battle or the visit is over.
    fn put_down(&mut self) {
        if let Some(battle) = self.battle.take() {
            let played: Cards = battle.played.iter().collect();
            let player = self.me_mut();
            player.discard = player.discard.and(played);
        }
        self.visit = None;
    }

    /// Rules: G-3.6, G-10.2, G-10.4
    pub(super) fn next_turn(&mut self, events: &mut impl Sink<Event>) {
        let next = Seat((self.active.0 + 1) % self.seats);
        if next == self.first {
            if !self.champions.is_empty() {
                return self.finish(Ending::LordBeaten, events);
            }
            if self.rules.round_limit().is_some_and(|limit| self.round >= limit) {
                return self.finish(Ending::RoundLimit, events);
            }
            self.round = self.round.saturating_add(1);
        }
        self.active = next;
        self.begin_turn(events);
    }

    /// The Lord is beaten. Rules: G-10.1, G-10.2
    pub(super) fn become_champion(&mut self, events: &mut impl Sink<Event>) {
        events.push(Event::BecameChampion { hero: self.my_hero() });
        self.champions = self.champions.iter().chain([self.active]).collect();
        if self.rules.finishes_round() {
            self.end_turn(events);
        } else {
            self.put_down();
            self.finish(Ending::LordBeaten, events);
        }
    }

    /// The players agreed to stop, whatever is going on. Rule: G-10.3
    pub(super) fn stop_game(&mut self, events: &mut impl Sink<Event>) {
        self.tidy_up();
        self.finish(Ending::Agreed, events);
    }

    /// Cards that are on their way find a place: what is looked at stays in the hand, what is not yet
    /// stacked or worn stays with its owner.
    fn tidy_up(&mut self) {
        if let Phase::Stack(_) = self.phase {
            self.stack_rest();
        }
        self.phase.offered().into_iter().for_each(|card| self.pawned.insert(card));
        if self.battle.is_some() {
            self.keep_looked();
        }
        self.put_down();
    }

    fn finish(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over(ending);
        events.push(Event::Ended { ending });
    }
}
