//! The story, as each viewer may know it.

use tabletop::{
    Luck, Match,
    toy::PigEvent::{Banked, Rolled},
};

use crate::{
    bent::{Bent, Cupped},
    table::{FIRST, bank, by_hand, roll, setup},
};

#[test]
fn each_event_carries_the_ply_that_caused_it() {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    assert_eq!(game.events(0, None), [(1, Rolled(6)), (2, Banked(6))]);
}

#[test]
fn a_viewer_may_ask_from_any_ply_on() {
    let mut game = by_hand();
    roll(&mut game, 6);
    roll(&mut game, 5);
    bank(&mut game);
    assert_eq!(game.events(1, None).len(), 3);
    assert_eq!(game.events(2, None), [(3, Rolled(5)), (4, Banked(11))]);
    assert_eq!(game.events(4, None), [(4, Banked(11))]);
    assert_eq!(game.events(5, None), []);
    assert_eq!(game.events(usize::MAX, None), []);
}

#[test]
fn what_a_viewer_may_not_know_is_left_out() {
    let mut game = Match::<Bent<Cupped>>::new(setup(), Luck::Manual).unwrap();
    roll(&mut game, 6);
    bank(&mut game);
    assert_eq!(game.events(0, None), [(2, Banked(6))]);
    assert_eq!(game.events(0, Some(FIRST)), [(1, Rolled(6)), (2, Banked(6))]);
}
