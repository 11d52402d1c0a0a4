//! Paths, counted: how many sequences of so many plies there are, dice and draws included.
//!
//! The counts below are worked out by hand, so that the engine does not only agree with itself.

use karak::Karak;

use testkit::paths::Table;

const TABLE: Table =
    Table { text: include_str!("../perft.txt"), path: "crates/karak/tests/perft.txt" };

#[test]
fn the_paths_are_as_many_as_the_table_says() {
    TABLE.check::<Karak>();
}

/// A wizard and a warrior at the start, both picked.
///
/// 1. Either begins: 2.
/// 2. Whoever begins explores one of four ways or ends the turn: 2 · 5 = 10.
/// 3. Exploring draws one of ten kinds of tile; after the end of the turn the other hero has the
///    same five choices: 2 · (4 · 10 + 5) = 90.
/// 4. After the draw, by kind of tile:
///    - a corner lies in one of 2 ways, a tee in one of 3. There are three kinds of corner (corridor,
///      fountain, room) and two of tee (corridor, room): 3 · 2 + 2 · 3 = 12;
///    - a cross or straight room lies in one way, and one of 9 kinds of token is drawn: 18;
///    - a cross or straight corridor, or a portal, lies in one way, and the hero walks back, explores
///      what else is open or ends the turn: 5 + 3 + 3 = 11.
///
///    That is 41 for each of four ways. After the end of the turn the other hero has 4 · 10 draws,
///    or ends the turn as well, with five choices for the first: 2 · (4 · 41 + 40 + 5) = 418.
#[test]
fn the_first_plies_are_counted_by_hand() {
    assert_eq!(paths("two picked heroes")[..4], [2, 10, 90, 418]);
}

/// Five seats draw heroes one after the other: 6 cards, then 5, 4 and 3 are left.
#[test]
fn drawn_heroes_are_counted_by_hand() {
    assert_eq!(paths("five drawn heroes"), [6, 6 * 5, 6 * 5 * 4, 6 * 5 * 4 * 3]);
}

/// A warlock and an oracle at the start, both picked.
///
/// 1. Either begins: 2.
/// 2. Four ways or the end of the turn; the warlock can swap besides: 6 + 5 = 11.
/// 3. The warlock's 4 · 10 draws; a swap on one tile leaves nothing to do there, so that the oracle
///    chooses (5), as she does when he ends the turn (5). Her 4 · 10 draws, and his six choices:
///    50 + 46 = 96.
#[test]
fn a_swap_is_counted_by_hand() {
    assert_eq!(paths("warlock and oracle")[..3], [2, 11, 96]);
}

/// A wizard with a magic bolt on a cross, between the start in the south, where the warrior stands,
/// and a turnkey in the north.
///
/// 1. He walks south or north, explores east or west, or ends the turn: 5.
/// 2. By the same order:
///    - on the start tile he walks back, explores three ways or ends the turn: 5;
///    - at the turnkey two dice show one of 21 pairs;
///    - east or west one of ten kinds of tile is drawn: 20;
///    - the warrior walks north, explores three ways or ends the turn: 5.
///
///    Together 51.
/// 3. By the same order:
///    - back in the middle 5 choices, three times ten draws, or 5 choices of the warrior: 40;
///    - the dice lie, and he spends the bolt or strikes: 21 · 2 = 42;
///    - east or west 41 each, as at the start: 82;
///    - in the middle 5 choices, three times ten draws, or 5 choices of the wizard: 40.
///
///    Together 204.
#[test]
fn a_fight_is_counted_by_hand() {
    assert_eq!(paths("a fight")[..3], [5, 51, 204]);
}

/// A wizard has found a rat beside the start; ten chests and ten turnkeys are left in the bag.
///
/// 1. He calls a second monster or not: 2.
/// 2. A chest or a turnkey is drawn, or two dice are rolled for the rat: 2 + 21 = 23.
/// 3. By the same order:
///    - after a chest the draw goes on: 2;
///    - a turnkey and the rat are fought together: 21;
///    - of the pairs of dice 15 beat the rat, and he takes or leaves its daggers: 30; two are ties,
///      and the warrior chooses among 5: 10; four are losses, after which he heals at the start or
///      not: 8.
///
///    Together 71.
#[test]
fn a_second_monster_is_counted_by_hand() {
    assert_eq!(paths("hero mode")[..3], [2, 23, 71]);
}

/// A wizard with two daggers stands where daggers and two swords lie, east of the start.
///
/// 1. He walks west, explores east, takes a sword for daggers or ends the turn: 4.
/// 2. By the same order: at the start 5 choices. One of ten kinds of tile is drawn. He walks west, explores
///    east, takes the daggers that lay there for the sword, takes the other sword for daggers or ends the
///    turn, 5. The warrior has 5 choices. Together 25.
#[test]
fn what_is_put_down_is_counted_by_hand() {
    assert_eq!(paths("put down")[..2], [4, 25]);
}

fn paths(name: &str) -> Vec<u64> {
    TABLE.paths::<Karak>(name)
}
