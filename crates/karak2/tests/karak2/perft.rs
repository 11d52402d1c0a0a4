//! Paths, counted: how many sequences of so many plies there are, dice and draws included.
//!
//! The counts below are worked out by hand, so that the engine does not only agree with itself.

use karak2::Karak2;

use testkit::paths::Table;

const TABLE: Table =
    Table { text: include_str!("../perft.txt"), path: "crates/karak2/tests/perft.txt" };

#[test]
fn the_paths_are_as_many_as_the_table_says() {
    TABLE.check::<Karak2>();
}

/// Horan and Taia at the start, both picked.
///
/// 1. Either begins: 2.
/// 2. On the castle a hero walks to one of two forests, explores over one of four edges or ends the
///    turn: 2 · 7 = 14.
/// 3. In a forest the hero walks back, explores over one of five edges, harvests or ends the turn:
///    8 for each of two. Exploring draws one of nine kinds of tile of the first rank: 36. After the
///    end of the turn the other hero has seven choices. 2 · (16 + 36 + 7) = 118.
/// 4. By the same order:
///    - in a forest. To walk back gives up an action, and on the castle nothing is left to do, so
///      that the other hero has seven choices. Exploring draws 5 · 9 tiles. After the harvest the
///      hero walks back, explores over five edges or ends the turn, 7; Taia, who has one wood now,
///      can build her city as well, 8. After the end of the turn 7. Together 66, or 67 for Taia,
///      for each of two forests;
///    - after the draw the tile is turned so that the edge to the castle is open. A farm, and farm
///      and forest, without chasms lie in one way, and one of eight kinds of army is drawn: 16. One
///      chasm leaves 5 ways of 6: there are four such kinds, 20. Two opposite ones leave 2 of 3; two
///      with an edge between 4 of 6; three side by side 3 of 6. Together 45 for each of four edges;
///    - after the end of the turn, the 59 of step 3.
///
///    (2 · 66 + 180 + 59) + (2 · 67 + 180 + 59) = 744.
#[test]
fn the_first_plies_are_counted_by_hand() {
    assert_eq!(paths("two picked heroes")[..4], [2, 14, 118, 744]);
}

/// Five seats draw heroes one after the other: 11 cards with Imperium, then 10, 9 and 8 are left.
#[test]
fn drawn_heroes_are_counted_by_hand() {
    assert_eq!(paths("five drawn heroes"), [11, 11 * 10, 11 * 10 * 9, 11 * 10 * 9 * 8]);
}

/// Horan with a knight has come to a skeleton warrior, north-east of the castle, where Taia stands.
///
/// 1. He sends the knight or not: 2.
/// 2. The hero die shows one of six faces: 12.
/// 3. By the same order:
///    - without the knight the battle is over, won or lost, and so is the turn. Taia walks to one of
///      three tiles, explores over one of three edges or ends the turn: 6 · 7 = 42. Two skulls
///      strike her without a choice;
///    - the knight shows 1, 2 or a skull: 6 · 3 = 18.
///
///    Together 60.
#[test]
fn a_battle_is_counted_by_hand() {
    assert_eq!(paths("a battle")[..3], [2, 12, 60]);
}

/// Elspeth with an archer, Valduk and Argentus with a fireball have gathered at a rift.
///
/// 1. Elspeth sends the archer or not: 2. Nobody else has any dice to send.
/// 2. Her hero die: 12.
/// 3. Without the archer she may roll the hero die again or not: 12. With it, it shows 1, 2 or a
///    skull: 18.
/// 4. Her re-roll has six faces; after 'enough' Valduk's die has six: 6 · 6 + 6 · 6 = 72. With the
///    archer she may roll the hero die again or not: 36.
#[test]
fn a_rift_is_counted_by_hand() {
    assert_eq!(paths("a rift")[..4], [2, 12, 30, 108]);
}

/// Darius explores with three kinds of tile in the stack, one tile of each.
///
/// 1. He walks to one of two forests, explores over one of four edges or ends the turn: 7.
/// 2. In a forest 8 choices each. Exploring draws one of three tiles. Then Horan's seven: 16 + 12 + 7.
/// 3. Of the two tiles left one is drawn, and so on; the walks are as for any hero:
///    2 · (7 + 5 · 3 + 7 + 7) for a walk, where after the harvest he walks back, explores over five
///    edges or ends the turn; 4 · 3 · 2 for the scout; and for Horan 2 · 8 + 4 · 3 + 7.
#[test]
fn scouting_is_counted_by_hand() {
    let walks = 2 * (7 + 5 * 3 + 7 + 7);
    assert_eq!(paths("a scout")[..3], [7, 35, walks + 4 * 3 * 2 + 2 * 8 + 4 * 3 + 7]);
}

/// Taia and Horan stand beyond an envoy of death whom no roll of theirs beats, and the stack is empty.
///
/// 1. Taia walks to the envoy, returns to the castle, harvests or ends the turn: 4.
/// 2. By the same order: the hero die shows one of six faces. From the castle she walks to one of three
///    tiles or ends the turn, 4. After the harvest she walks, returns or ends the turn, 3. Horan has the
///    choices of step 1, 4. Together 17.
/// 3. By the same order:
///    - whatever she rolled, she has lost and is back, and Horan has 4 choices: 24;
///    - in either forest she harvests or ends the turn, 4; the envoy is fought, 6; if she ends the turn on
///      the castle, Horan walks, harvests or ends his: nobody returns while she has a way, 3. Together 13;
///    - after the harvest the envoy is fought, 6; on the castle nothing is left to do, and Horan has those
///      3 choices; or he has the 4 of step 1. Together 13;
///    - the 17 of step 2.
///
///    Together 67.
#[test]
fn heroes_who_are_cut_off_are_counted_by_hand() {
    assert_eq!(paths("everybody cut off")[..3], [4, 17, 67]);
}

fn paths(name: &str) -> Vec<u64> {
    TABLE.paths::<Karak2>(name)
}
