//! What a seat cannot know, imagined anew. Rule: G-2.8
//!
//! A player knows the own hand and the own deck as far as it was arranged. Of the others everybody knows
//! which cards are in hand and deck together, and where some of them are: those marked open. The rest
//! is dealt anew. Nothing else is hidden: what nobody has seen has no identity.

use tabletop::{Rng, Seat, below};

use super::card::{Card, Cards, MOST_OWNED};
use super::deck::Deck;
use super::phase::Phase;
use super::setup::Stacking;
use super::state::{Adventurer, Goblin};

impl Goblin {
    /// A world that this seat cannot tell from the real one. It depends on nothing that the seat does not
    /// know: two worlds that look the same to it lead to the same imagination.
    pub(super) fn imagined_by(&self, viewer: Seat, rng: &mut impl Rng) -> Goblin {
        let mut world = *self;
        for seat in self.seated().filter(|&seat| seat != viewer) {
            self.deal_anew(&mut world, seat, rng);
        }
        world
    }

    fn deal_anew(&self, world: &mut Goblin, seat: Seat, rng: &mut impl Rng) {
        loop {
            if self.is_stacking(seat) {
                self.stack_anew(world, seat, rng);
            }
            self.deal_hidden(world, seat, rng);
            if world.is_possible(seat) {
                return;
            }
        }
    }

    /// Whoever is at the merchant's and has bought nothing yet can pay.
    fn is_possible(&self, seat: Seat) -> bool {
        let has_bought = self.visit.is_some_and(|visit| visit.bought);
        let must_pay =
            matches!(self.phase, Phase::Pay { .. }) || self.phase == Phase::Shop && !has_bought;
        seat != self.active || !must_pay || !self.at_seat(seat).payable().is_empty()
    }

    pub(super) fn is_stacking(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Stack(drawing) if drawing.seat == seat)
    }

    /// Everybody knows which won cards have their places in a deck in the making, but not which places.
    fn stack_anew(&self, world: &mut Goblin, seat: Seat, rng: &mut impl Rng) {
        let made = &self.at_seat(seat).deck;
        let mut deck = Deck::with_room(made.unknown(), made.len());
        for card in made.places().flatten().collect::<Cards>().iter() {
            let free = deck.free_places().count() as u32;
            let place = deck.free_places().nth(below(free, rng) as usize);
            place.into_iter().for_each(|place| deck.fill(place, card));
        }
        world.at_seat_mut(seat).deck = deck;
    }

    /// Hidden cards are in the hand, in the deck, or being looked at.
    fn deal_hidden(&self, world: &mut Goblin, seat: Seat, rng: &mut impl Rng) {
        let player = self.at_seat(seat);
        let looked = self.looked_at_by(seat);
        let arranged = !self.is_stacking(seat);
        let in_deck = if arranged { player.deck.cards() } else { Cards::NONE };
        let hidden = player.hand.and(looked).and(in_deck).without(player.open);
        if hidden.count() < 2 {
            return;
        }
        let blind = if arranged { self.blind_cards(player, hidden, rng) } else { Cards::NONE };
        let mut heap = Heap::new(hidden.without(blind), rng);
        if arranged {
            world.at_seat_mut(seat).deck =
                self.deck_of(&player.deck, player.open, blind, &mut heap);
        }
        let mut deal = |cards: Cards| {
            let places = cards.without(player.open).count();
            let dealt: Cards = (0..places).filter_map(|_| heap.take()).collect();
            cards.both(player.open).and(dealt)
        };
        world.at_seat_mut(seat).hand = deal(player.hand);
        if !looked.is_empty() {
            world.fight_mut().looked = deal(looked);
        }
    }

    pub(super) fn looked_at_by(&self, seat: Seat) -> Cards {
        let battle = self.battle.filter(|_| seat == self.active);
        battle.map_or(Cards::NONE, |battle| battle.looked)
    }

    /// Where cards are arranged by themselves, all hidden places hold starting cards. Which ones is dealt
    /// before everything else, so that every deal which fits is as likely as any other.
    fn blind_cards(&self, player: &Adventurer, hidden: Cards, rng: &mut impl Rng) -> Cards {
        if self.rules.stacking() != Some(Stacking::Automatic) {
            return Cards::NONE;
        }
        let above = player.deck.len() - player.deck.under();
        let places = player.deck.places().take(above.into());
        let blind = places.filter(|place| place.is_none_or(|card| !player.open.has(card))).count();
        let mut starting = Heap::new(hidden.without(Cards::WON), rng);
        (0..blind).filter_map(|_| starting.take()).collect()
    }

    /// A deck like this one, of other cards where they are hidden. Where the owner arranges them, won
    /// cards are known.
    fn deck_of(&self, deck: &Deck, open: Cards, blind: Cards, heap: &mut Heap) -> Deck {
        let stacking = self.rules.stacking();
        let mut dealt = Deck::EMPTY;
        dealt.hide(blind);
        for (place, height) in deck.places().zip((0..deck.len()).rev()) {
            let is_under = height < deck.under();
            let card = match (place.filter(|&card| open.has(card)), stacking) {
                (Some(card), _) => Some(card),
                (None, Some(Stacking::Automatic)) if !is_under => None,
                (None, _) => heap.take(),
            };
            let is_known =
                |card: &Card| is_under || card.is_won() && stacking != Some(Stacking::Shuffle);
            dealt.put_below(card.filter(is_known));
            let unknown = card.filter(|card| !is_known(card));
            unknown.into_iter().for_each(|card| dealt.hide(Cards::NONE.with(card)));
        }
        dealt.mark_under(deck.under());
        dealt
    }
}

/// Cards in an order that nobody knows.
struct Heap {
    cards: [Option<Card>; MOST_OWNED],
    len: usize,
}

impl Heap {
    fn new(cards: Cards, rng: &mut impl Rng) -> Heap {
        let mut heap = Heap { cards: [None; MOST_OWNED], len: 0 };
        for card in cards.iter() {
            let place = below(heap.len as u32 + 1, rng) as usize;
            heap.cards[heap.len] = heap.cards[place];
            heap.cards[place] = Some(card);
            heap.len += 1;
        }
        heap
    }

    fn take(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards[self.len].take()
    }
}
