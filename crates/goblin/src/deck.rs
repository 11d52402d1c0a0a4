//! A player's deck: a pile whose cards are known to its owner, or to nobody. Rules: G-2.6, G-4.2, G-4.3

use super::card::{Card, Cards, MOST_OWNED};
use super::setup::Stacking;

/// A pile of cards, face down. A place holds a card that its owner knows, or one that nobody knows: then
/// any of those that lie unknown in the deck.
#[derive(Clone, Copy, Eq, Hash, Debug)]
#[expect(clippy::derived_hash_with_manual_eq, reason = "beyond `len` all places are alike")]
pub struct Deck {
    /// From the bottom up; those beyond `len` are `None`.
    places: [Option<Card>; MOST_OWNED],
    len: u8,
    /// The cards that nobody has seen where they lie: as many as there are unknown places.
    unknown: Cards,
    /// So many at the bottom were put there by their owner, one by one. Everybody saw that. Rule: G-9.7
    under: u8,
}

/// Quickly: most decks are much smaller than they could be.
impl PartialEq for Deck {
    #[inline]
    fn eq(&self, other: &Deck) -> bool {
        let parts = |deck: &Deck| (deck.len, deck.under, deck.unknown);
        parts(self) == parts(other) && self.places().eq(other.places())
    }
}

impl Deck {
    /// No card.
    pub const EMPTY: Deck =
        Deck { places: [None; MOST_OWNED], len: 0, unknown: Cards::NONE, under: 0 };

    /// These cards, shuffled.
    pub fn shuffled(cards: Cards) -> Deck {
        Deck::with_room(cards, cards.count())
    }

    /// So many places that nobody knows yet, and the cards that lie in those that nobody ever will.
    pub fn with_room(unknown: Cards, places: u8) -> Deck {
        Deck { len: places, unknown, ..Deck::EMPTY }
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards that nobody has seen where they lie.
    #[inline]
    pub fn unknown(&self) -> Cards {
        self.unknown
    }

    /// How many at the bottom were put there by their owner.
    pub fn under(&self) -> u8 {
        self.under
    }

    /// The places from the top down; `None` where nobody knows.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = Option<Card>> + Clone + '_ {
        self.places[..self.len.into()].iter().rev().copied()
    }

    /// All cards in it.
    pub fn cards(&self) -> Cards {
        self.places().flatten().collect::<Cards>().and(self.unknown)
    }

    /// The cards that everybody has seen go to their places: where won cards are stacked by themselves,
    /// all that are known, but for those that the owner put under. Rules: G-2.8, G-4.4
    pub fn open(&self, stacking: Option<Stacking>) -> Cards {
        let above = usize::from(self.len - self.under.min(self.len));
        match stacking {
            Some(Stacking::Automatic) => self.places().take(above).flatten().collect(),
            None | Some(Stacking::Shuffle) => Cards::NONE,
        }
    }

    /// What may lie on top: a card that the owner knows, or any of the unknown ones.
    #[inline]
    pub fn on_top(&self) -> Cards {
        let top = self.len.checked_sub(1).and_then(|top| self.places[usize::from(top)]);
        top.map_or(self.unknown, |card| Cards::NONE.with(card))
    }

    /// Takes the top card, which is this one.
    pub fn take(&mut self, card: Card) {
        self.len -= 1;
        self.places[usize::from(self.len)] = None;
        self.unknown.remove(card);
        self.under = self.under.min(self.len);
    }

    /// Puts a card under all others: one that the owner knows, or one that nobody does.
    pub fn put_below(&mut self, card: Option<Card>) {
        let len = usize::from(self.len);
        self.places.copy_within(..len, 1);
        self.places[0] = card;
        self.len += 1;
    }

    /// Puts a drawn card under all others, and everybody sees that. Rule: G-9.7
    pub fn put_under(&mut self, card: Card) {
        self.put_below(Some(card));
        self.under += 1;
    }

    /// The unknown places, counted from 1 at the top.
    pub fn free_places(&self) -> impl Iterator<Item = u8> + Clone + '_ {
        (1..=self.len).zip(self.places()).filter(|(_, card)| card.is_none()).map(|(place, _)| place)
    }

    /// A card that the owner knows comes to this unknown place, counted from 1 at the top. Rule: G-4.3
    pub fn fill(&mut self, place: u8, card: Card) {
        self.places[usize::from(self.len - place)] = Some(card);
    }

    /// These cards lie in the unknown places.
    pub fn hide(&mut self, cards: Cards) {
        self.unknown = self.unknown.and(cards);
    }

    /// So many at the bottom were put there by their owner.
    pub fn mark_under(&mut self, under: u8) {
        self.under = under;
    }
}
