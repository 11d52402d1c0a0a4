//! Cards are drawn, decks are made anew. Rules: G-4.2 to G-4.6

use tabletop::Sink;

use super::card::{Card, Cards};
use super::deck::Deck;
use super::event::Event;
use super::hero::Ability;
use super::phase::{Cause, Drawing, Phase};
use super::setup::Stacking;
use super::state::Goblin;

impl Goblin {
    /// Draws cards, as far as there are any. Every draw is luck's, even where the owner knows what comes:
    /// the others must not see the difference. Rule: G-4.2
    pub(super) fn draw(&mut self, drawing: Drawing, events: &mut impl Sink<Event>) {
        let player = self.at_seat(drawing.seat);
        if drawing.left == 0 {
            self.have_drawn(drawing, events);
        } else if !player.deck.is_empty() {
            self.phase = Phase::Draw(drawing);
        } else if player.discard.is_empty() {
            self.have_drawn(drawing, events);
        } else {
            self.reshuffle(drawing, events);
        }
    }

    /// A card is drawn.
    pub(super) fn drawn(&mut self, drawing: Drawing, card: Card, events: &mut impl Sink<Event>) {
        let looks = drawing.cause == Cause::Effect && self.can(Ability::Foresight);
        let player = self.at_seat_mut(drawing.seat);
        player.deck.take(card);
        if looks {
            self.fight_mut().looked.insert(card);
        } else {
            player.hand.insert(card);
        }
        let (hero, seat) = (self.hero_of(drawing.seat), drawing.seat);
        events.push(Event::Drew { hero, seat, card: Some(self.shown(card)) });
        self.draw(Drawing { left: drawing.left - 1, ..drawing }, events);
    }

    /// All cards are drawn that can be.
    fn have_drawn(&mut self, drawing: Drawing, events: &mut impl Sink<Event>) {
        match drawing.cause {
            Cause::Deal => self.set_table(),
            Cause::Refill => self.next_turn(events),
            Cause::Effect if drawing.left == 0 && self.can(Ability::Foresight) => {
                self.phase = Phase::PutUnder;
            }
            Cause::Effect => {
                self.keep_looked();
                self.phase = Phase::Chain;
            }
        }
    }

    /// What was looked at comes into the hand; these cards.
    pub(super) fn keep_looked(&mut self) -> Cards {
        let looked = std::mem::take(&mut self.fight_mut().looked);
        let player = self.me_mut();
        player.hand = player.hand.and(looked);
        looked
    }

    /// The oracle keeps what she looked at, but for one card. Nobody else knows which. Rule: G-9.7
    pub(super) fn put_under(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let looked = self.keep_looked();
        let player = self.me_mut();
        player.hand.remove(card);
        player.open = player.open.without(looked);
        player.deck.put_under(card);
        let (hero, seat) = (self.my_hero(), self.active);
        events.push(Event::PutUnder { hero, seat, card: Some(self.shown(card)) });
        self.phase = Phase::Chain;
    }

    /// The discard becomes the deck. Everybody saw what it was, so everybody knows what is left in the
    /// hand, unless somebody is looking at a card. Rules: G-4.2, G-2.8
    fn reshuffle(&mut self, drawing: Drawing, events: &mut impl Sink<Event>) {
        let looks = self.battle.is_some_and(|battle| !battle.looked.is_empty());
        let player = self.at_seat_mut(drawing.seat);
        let cards = std::mem::take(&mut player.discard);
        player.open = if looks { player.open } else { player.hand };
        let (won, starting) = (cards.both(Cards::WON), cards.without(Cards::WON));
        let hero = self.hero_of(drawing.seat);
        events.push(Event::Reshuffled { hero, cards: cards.count() });
        let stacking = self.rules.stacking();
        let player = self.at_seat_mut(drawing.seat);
        if stacking == Some(Stacking::Shuffle) {
            player.deck = Deck::shuffled(cards);
            return self.draw(drawing, events);
        }
        player.deck = Deck::with_room(starting, cards.count());
        player.discard = won;
        if stacking == Some(Stacking::Automatic) {
            player.open = player.open.and(won);
        }
        let by_hand = stacking.is_none() && !won.is_empty() && cards.count() > 1;
        if by_hand {
            self.phase = Phase::Stack(drawing);
        } else {
            self.stack_rest();
            self.draw(drawing, events);
        }
    }

    /// The won card that gets its place next: the strongest of those that wait. Everybody knows which one
    /// it is, so the number of questions tells nobody anything. Rule: G-4.3
    pub(super) fn next_to_stack(&self) -> Option<Card> {
        self.me().discard.iter().max_by_key(|&card| self.rules.rank(card))
    }

    /// The strongest won card that waits gets this place of the new deck. Rule: G-4.3
    pub(super) fn stack(&mut self, drawing: Drawing, place: u8, events: &mut impl Sink<Event>) {
        let card = self.next_to_stack().expect("a won card waits");
        let player = self.me_mut();
        player.deck.fill(place, card);
        player.discard.remove(card);
        let decided = player.discard.is_empty() || player.deck.free_places().count() == 1;
        let (hero, seat) = (self.my_hero(), self.active);
        events.push(Event::Stacked { hero, seat, place, card: self.shown(card) });
        if decided {
            self.stack_rest();
            events.push(Event::StackFinished { hero });
            self.draw(drawing, events);
        }
    }

    /// The won cards that wait get the topmost places, the strongest first. Rule: G-4.4
    pub(super) fn stack_rest(&mut self) {
        while let Some(card) = self.next_to_stack() {
            let player = self.me_mut();
            let place = player.deck.free_places().next();
            player.discard.remove(card);
            place.into_iter().for_each(|place| player.deck.fill(place, card));
        }
    }
}
