//! Paths, counted: how many sequences of so many plies there are, draws included.
//!
//! The counts below are worked out by hand, so that the engine does not only agree with itself.

use goblin::Goblin;

use testkit::paths::Table;

const TABLE: Table =
    Table { text: include_str!("../perft.txt"), path: "crates/goblin/tests/perft.txt" };

#[test]
fn the_paths_are_as_many_as_the_table_says() {
    TABLE.check::<Goblin>();
}

/// Four seats draw heroes one after the other.
#[test]
fn drawn_heroes_are_counted_by_hand() {
    assert_eq!(paths("four drawn heroes"), [6, 6 * 5, 6 * 5 * 4, 6 * 5 * 4 * 3]);
}

/// Twenty cards of level 1 have nineteen fronts: two worms look alike, so that their front can come
/// twice.
///
/// 1. 19 fronts.
/// 2. Without the worm 18 · 17 pairs, with one 2 · 18, with both 1: 343.
/// 3. Without 18 · 17 · 16, with one 3 · 18 · 17, with both 3 · 18: 5,868.
/// 4. 18 · 17 · 16 · 15 + 4 · 18 · 17 · 16 + 6 · 18 · 17.
#[test]
fn the_first_monsters_are_counted_by_hand() {
    let four = 18 * 17 * 16 * 15 + 4 * 18 * 17 * 16 + 6 * 18 * 17;
    assert_eq!(paths("the first monsters"), [19, 343, 5_868, four]);
}

/// Horan's first turn: red and red, yellow and yellow cards in his hand.
///
/// 1. Five monsters of the row, the deck, the guardian, or rest: 8.
/// 2. In a fight any card that is not cursed, or stop. The row curses green, blue, nothing, yellow,
///    green; the deck draw, the guardian red: 5 + 5 + 5 + 3 + 5 + 5 + 3 = 31. After a rest Taia has
///    8 choices. 39.
/// 3. By the same order:
///    - after heavy blow (red, then green) or quick cut (red, then blue) nothing follows: stop.
///      After side swing (yellow, then blue or yellow) raised guard follows or stop; after raised
///      guard (then red) two cards or stop. To stop at once loses, the hand is full, and Taia has 8
///      choices. 1 + 1 + 2 + 3 + 8 = 15, five times;
///    - where yellow is cursed 1 + 1 + 8 = 10; where red is cursed side swing 2, raised guard 1,
///      stop 8: 11;
///    - Taia, with two blue and two green cards, has 3, 3, 5, 5, 3, 5, 5 in her fights, and after a
///      rest Horan has 8: 37.
///
///    75 + 10 + 11 + 37 = 133.
#[test]
fn a_first_turn_is_counted_by_hand() {
    assert_eq!(paths("a first turn")[..3], [8, 39, 133]);
}

/// Horan has played side swing (1 attack, then blue or yellow) against a worm with two hearts that
/// looks like another. In his hand are heavy blow, quick cut, raised guard (yellow) and battle
/// insight (green), in his deck field dressing.
///
/// 1. Raised guard or stop: 2.
/// 2. After raised guard (then red) heavy blow, quick cut or stop: 3. The stop loses, the hand is
///    full: Taia's 8. 11.
/// 3. By the same order: after heavy blow (then green) battle insight or stop, 2; after quick cut
///    (then blue) stop, 1; the stop after raised guard loses, and the card of the deck is drawn, 1.
///    For Taia 37, as in a first turn. 41.
#[test]
fn twins_are_counted_by_hand() {
    assert_eq!(paths("twins")[..3], [2, 11, 2 + 1 + 1 + 37]);
}

/// Horan wears a knife and has a feint in his hand; a dagger lies with the pawnbroker, and he has a
/// healing potion.
///
/// 1. Two potions or the dagger: 3.
/// 2. Each is paid with the knife or the feint: 6.
/// 3. After a potion the other one, the dagger, or leave: 4 · 3. With the dagger for the knife he
///    wears it, and buys one of two potions or leaves: 3. With the dagger for the feint he wears it
///    or not: 2. 17.
#[test]
fn the_merchant_is_counted_by_hand() {
    assert_eq!(paths("the merchant")[..3], [3, 6, 4 * 3 + 3 + 2]);
}

/// Horan makes a new deck of two won cards and five starting cards, and draws three.
///
/// 1. The stronger won card gets one of seven places: 7.
/// 2. The other gets one of six: 7 · 6.
/// 3. The top card is drawn. Where a won card lies there, which is 6 + 6 times, it is that one; else it is
///    one of five starting cards: 12 + 30 · 5.
#[test]
fn a_new_deck_is_counted_by_hand() {
    assert_eq!(paths("a new deck")[..3], [7, 7 * 6, 12 + 30 * 5]);
}

/// The same draw where nobody arranges: two starting cards are left, then the other five cards are
/// the new deck.
#[test]
fn decks_that_nobody_arranges_are_counted_by_hand() {
    assert_eq!(paths("a shuffled deck")[..4], [2, 2, 2 * 5, 2 * 5 * 8]);
    assert_eq!(paths("an automatic deck")[..4], [2, 2, 2, 2 * 8], "the strongest is on top");
}

/// Taia has battle insight (draw 1) and side swing in her hand, and three cards in her deck.
///
/// 1. Either card or stop: 3.
/// 2. The insight looks at one of three cards. After side swing nothing follows, 1. The stop loses;
///    she draws one of three. 7.
/// 3. She looks at a second one: 3 · 2. She stops and draws one of three, 3. She draws one of two:
///    3 · 2. 15.
/// 4. One of two goes under the deck: 6 · 2. One of two is drawn: 3 · 2. Then Horan has 8 choices:
///    6 · 8. 66.
#[test]
fn foresight_is_counted_by_hand() {
    assert_eq!(paths("foresight")[..4], [3, 7, 15, 6 * 2 + 3 * 2 + 6 * 8]);
}

/// Xanros has a card of every colour, a counter-curse potion, and no fear.
///
/// 1. Seven monsters, or rest: 8.
/// 2. Each has one curse: four cards, the potion or stop, 6. Where draw is cursed battle insight
///    can be played defiantly, where heal is cursed field dressing. 7 · 6 + 2. After a rest Taia's
///    8. 52.
#[test]
fn defiance_is_counted_by_hand() {
    assert_eq!(paths("a defiant warlock")[..2], [8, 7 * 6 + 2 + 8]);
}

/// Argentus has played a yellow card (then green or yellow); blue, blue, yellow and red cards are
/// in his hand.
///
/// 1. Blue, blue, yellow or stop: 4.
/// 2. After heavy blow (then red) the red card or stop, 2. After quick cut (then green) stop, 1.
///    After yellow (then blue) both blue cards or stop, 3. The stop loses, the hand is full, and
///    Victorius has 8 choices. 14.
#[test]
fn a_leap_is_counted_by_hand() {
    assert_eq!(paths("a blue leap")[..2], [4, 2 + 1 + 3 + 8]);
}

/// Horan, with two pieces of equipment that show hand size, has six cards; the monster curses
/// armour and yellow.
///
/// 1. Six cards to discard, the healing potion, the other one against either curse: 9.
/// 2. Of five cards those may be played that are not yellow, or a potion drunk in three ways, or
///    stop: 4 + 4 if a yellow card went, 3 + 4 if not: 2 · 8 + 4 · 7. After healing 6 + 2, without
///    the curse on yellow 6 + 1. Without that on armour nothing is discarded: four cards, healing,
///    stop. 65.
#[test]
fn a_smaller_hand_is_counted_by_hand() {
    assert_eq!(paths("a smaller hand")[..2], [9, 2 * 8 + 4 * 7 + 8 + 7 + 6]);
}

fn paths(name: &str) -> Vec<u64> {
    TABLE.paths::<Goblin>(name)
}
