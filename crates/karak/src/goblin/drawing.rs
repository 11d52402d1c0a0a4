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
                let looked = std::mem::take(&mut self.fight_mut().looked);
                let player = self.me_mut();
                player.hand = player.hand.and(looked);
                self.phase = Phase::Chain;
            }
        }
    }

    /// The oracle keeps what she looked at, but for one card. Nobody else knows which. Rule: G-9.7
    pub(super) fn put_under(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let looked = std::mem::take(&mut self.fight_mut().looked);
        let player = self.me_mut();
        player.hand = player.hand.and(looked);
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
        match stacking {
            Some(Stacking::Shuffle) => player.deck = Deck::shuffled(cards),
            None | Some(Stacking::Automatic) => {
                player.deck = Deck::EMPTY;
                player.deck.hide(starting);
                player.discard = won;
            }
        }
        match stacking {
            Some(Stacking::Shuffle) => self.draw(drawing, events),
            Some(Stacking::Automatic) => {
                player.open = player.open.and(won);
                self.stack_rest();
                self.draw(drawing, events);
            }
            None if won.is_empty() || cards.count() == 1 => {
                self.stack_rest();
                self.draw(drawing, events);
            }
            None => self.phase = Phase::Stack(drawing),
        }
    }

    /// The next place of the new deck, from the top down: a won card, or a starting card. Rule: G-4.3
    pub(super) fn stack(
        &mut self,
        drawing: Drawing,
        card: Option<Card>,
        events: &mut impl Sink<Event>,
    ) {
        let player = self.me_mut();
        player.deck.put_below(card);
        card.into_iter().for_each(|card| player.discard.remove(card));
        let (won, starting) = (player.discard.count(), player.deck.unplaced());
        let (hero, seat) = (self.my_hero(), self.active);
        let card = card.map(|card| self.shown(card));
        events.push(Event::Stacked { hero, seat, card });
        if won == 0 || won + starting == 1 {
            self.finish_stack(drawing, events);
        }
    }

    /// The rest comes as it usually does. Rule: G-4.3
    pub(super) fn finish_stack(&mut self, drawing: Drawing, events: &mut impl Sink<Event>) {
        self.stack_rest();
        events.push(Event::StackFinished { hero: self.my_hero() });
        self.draw(drawing, events);
    }

    /// Won cards, the strongest first, then starting cards. Rule: G-4.4
    pub(super) fn stack_rest(&mut self) {
        let Goblin { rules, party, active, .. } = self;
        let player = &mut party[usize::from(active.0)];
        while let Some(card) = player.discard.iter().max_by_key(|&card| rules.rank(card)) {
            player.deck.put_below(Some(card));
            player.discard.remove(card);
        }
        (0..player.deck.unplaced()).for_each(|_| player.deck.put_below(None));
    }
}
