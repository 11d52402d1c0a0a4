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
use super::state::Goblin;

impl Goblin {
    /// A world that this seat cannot tell from the real one. It depends on nothing that the seat does not
    /// know: two worlds that look the same to it lead to the same imagination.
    pub(super) fn imagined_by(&self, viewer: Seat, luck: &mut impl Rng) -> Goblin {
        let mut world = *self;
        for seat in self.seated().filter(|&seat| seat != viewer) {
            self.deal_anew(&mut world, seat, luck);
        }
        world
    }

    fn deal_anew(&self, world: &mut Goblin, seat: Seat, luck: &mut impl Rng) {
        loop {
            if self.is_stacking(seat) {
                self.stack_anew(world, seat, luck);
            }
            self.deal_hidden(world, seat, luck);
            if world.is_possible(seat) {
                return;
            }
        }
    }

    /// Whoever is at the merchant's and has bought nothing yet can pay.
    fn is_possible(&self, seat: Seat) -> bool {
        let must_pay = match self.phase {
            Phase::Pay { .. } => true,
            Phase::Shop => self.visit.is_some_and(|visit| !visit.bought),
            _ => false,
        };
        seat != self.active || !must_pay || !self.at_seat(seat).payable().is_empty()
    }

    pub(super) fn is_stacking(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Stack(drawing) if drawing.seat == seat)
    }

    /// Everybody knows which won cards have their places in a deck in the making, but not which places.
    fn stack_anew(&self, world: &mut Goblin, seat: Seat, luck: &mut impl Rng) {
        let made = &self.at_seat(seat).deck;
        let mut deck = Deck::with_room(made.unknown(), made.len());
        for card in made.places().flatten().collect::<Cards>().iter() {
            let free = deck.free_places().count() as u32;
            let place = deck.free_places().nth(below(free, luck) as usize);
            place.into_iter().for_each(|place| deck.fill(place, card));
        }
        world.at_seat_mut(seat).deck = deck;
    }

    /// Hidden cards are in the hand, in the deck, or being looked at.
    fn deal_hidden(&self, world: &mut Goblin, seat: Seat, luck: &mut impl Rng) {
        let player = self.at_seat(seat);
        let looked = self.looked_at_by(seat);
        let arranged = !self.is_stacking(seat);
        let in_deck = if arranged { player.deck.cards() } else { Cards::NONE };
        let hidden = player.hand.and(looked).and(in_deck).without(player.open);
        if hidden.count() < 2 {
            return;
        }
        let mut heap = Heap::new(hidden, luck);
        if arranged {
            world.at_seat_mut(seat).deck = self.deck_of(&player.deck, player.open, &mut heap);
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

    /// A deck like this one, of other cards where they are hidden. Where the owner arranges them, won
    /// cards are known; where they are arranged by themselves, all hidden places hold starting cards.
    fn deck_of(&self, deck: &Deck, open: Cards, heap: &mut Heap) -> Deck {
        let stacking = self.rules.stacking();
        let is_open = |place: Option<Card>| place.is_some_and(|card| open.has(card));
        let is_blind = |height: u8| stacking == Some(Stacking::Automatic) && height >= deck.under();
        let mut cards = [None; MOST_OWNED];
        for (height, place) in (0..deck.len()).zip(deck.places().rev()) {
            cards[usize::from(height)] = match place {
                place if is_open(place) => place,
                _ if is_blind(height) => heap.take_starting(),
                _ => None,
            };
        }
        let places = &mut cards[..deck.len().into()];
        let hidden = places.iter_mut().filter(|place| place.is_none());
        hidden.for_each(|place| *place = heap.take());
        let mut dealt = Deck::EMPTY;
        for (height, card) in (0..deck.len()).zip(places.iter()).rev() {
            let card = card.expect("as many cards as places");
            let arranged = card.is_won() && stacking != Some(Stacking::Shuffle);
            if arranged || height < deck.under() {
                dealt.put_below(Some(card));
            } else {
                dealt.put_below(None);
                dealt.hide(Cards::NONE.with(card));
            }
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
    fn new(cards: Cards, luck: &mut impl Rng) -> Heap {
        let mut heap = Heap { cards: [None; MOST_OWNED], len: 0 };
        for card in cards.iter() {
            let place = below(heap.len as u32 + 1, luck) as usize;
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

    /// The next one that is a starting card.
    fn take_starting(&mut self) -> Option<Card> {
        let is_starting = |card: &Option<Card>| card.is_some_and(|card| !card.is_won());
        let place = self.cards[..self.len].iter().rposition(is_starting)?;
        self.cards[place..self.len].rotate_left(1);
        self.take()
    }
}
