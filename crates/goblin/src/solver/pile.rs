//! A new deck whose order is not settled yet. Rule: G-4.3
//!
//! Whoever makes a new deck by hand gives every won card its place before the next draw. Many orders lead to
//! the same draws, so the solver first lets the owner say what lies in a place when it is drawn. That can
//! only be better than to settle all in advance. Where luck did not speak in between, it is the same.
//!
//! In such a position the cards without a place lie in the discard pile, starting cards included. It is empty
//! otherwise after a new deck was made: played cards get there only after the battle (G-4.6). For the same
//! reason there is at most one new deck in a battle.

use super::super::card::{Card, Cards};
use super::super::deck::Deck;
use super::super::state::Goblin;

/// What can lie on top of an open pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    /// A won card.
    Won(Card),
    /// Any starting card.
    Starting,
}

/// The cards of a deck in the making that have no place yet wait.
pub fn open(state: &mut Goblin) {
    let me = state.me_mut();
    let mut deck = Deck::EMPTY;
    me.deck.places().for_each(|place| deck.put_below(place));
    deck.mark_under(me.deck.under());
    me.discard = me.discard.and(me.deck.unknown());
    me.deck = deck;
}

/// If only starting cards wait, they lie in the free places. Do they?
pub fn settle(state: &mut Goblin) -> bool {
    let me = state.me_mut();
    if !me.discard.both(Cards::WON).is_empty() {
        return false;
    }
    me.deck.hide(std::mem::take(&mut me.discard));
    true
}

/// Is the top place still free?
pub fn is_bare(state: &Goblin) -> bool {
    state.me().deck.places().next() == Some(None)
}

/// What may lie on top.
pub fn tops(state: &Goblin) -> impl Iterator<Item = Top> + Clone + use<> {
    let pile = state.me().discard;
    let starting = Some(Top::Starting).filter(|_| !pile.without(Cards::WON).is_empty());
    pile.both(Cards::WON).iter().map(Top::Won).chain(starting)
}

/// The cards that may turn out to lie on top.
pub fn cards(state: &Goblin, top: Top) -> Cards {
    match top {
        Top::Won(card) => Cards::NONE.with(card),
        Top::Starting => state.me().discard.without(Cards::WON),
    }
}

/// This waiting card lies on top now.
pub fn put_on_top(state: &mut Goblin, card: Card) {
    let me = state.me_mut();
    me.discard.remove(card);
    me.deck.fill(1, card);
}
