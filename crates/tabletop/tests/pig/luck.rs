//! Who answers a roll: the caller, or the fair dice.

use tabletop::{
    FairDice, Luck, Match, Nonce, PlayError, Secret,
    toy::{Die, Pig},
};

use crate::table::{by_hand, decide_to_roll, fair, finished, play_on, refused, roll, setup};

#[test]
fn by_hand_a_roll_waits_for_its_outcome() {
    let mut game = by_hand();
    decide_to_roll(&mut game);
    assert_eq!(game.chances(), (1..=6).map(|pips| (Die(pips), 1)).collect::<Vec<_>>());
    game.happen(Die(4)).unwrap();
    assert_eq!(game.plies().len(), 2);
    assert!(game.chances().is_empty());
}

#[test]
fn by_hand_an_outcome_that_no_die_shows_is_refused() {
    let mut game = by_hand();
    decide_to_roll(&mut game);
    for pips in [0, 7, 255] {
        let error = refused(&mut game, |game| game.happen(Die(pips)));
        assert_eq!(error, PlayError::Impossible(format!("die {pips}")));
    }
}

#[test]
fn by_hand_no_outcome_comes_before_the_roll() {
    let error = refused(&mut by_hand(), |game| game.happen(Die(3)));
    assert_eq!(error.code(), "not_chance");
}

#[test]
fn fair_dice_answer_at_once() {
    let mut game = fair(1);
    decide_to_roll(&mut game);
    assert_eq!(game.plies().len(), 2);
    assert!(game.chances().is_empty());
}

#[test]
fn fair_dice_take_no_outcome_from_the_caller() {
    let mut game = fair(1);
    assert_eq!(refused(&mut game, |game| game.happen(Die(6))).code(), "not_chance");
    play_on(&mut game, 2);
    assert_eq!(refused(&mut game, |game| game.happen(Die(6))).code(), "not_chance");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_eq!(finished(5).plies(), finished(5).plies());
    assert_ne!(finished(5).plies(), finished(6).plies());
}

#[test]
fn a_nonce_of_a_seat_changes_the_game() {
    let with = |nonces: Vec<Nonce>| {
        let dice = FairDice::new(Secret::from_seed(5), nonces);
        let mut game = Match::<Pig>::new(setup(), Luck::Fair(dice)).unwrap();
        play_on(&mut game, 20);
        game.plies().to_vec()
    };
    assert_ne!(with(vec![]), with(vec![Nonce([1; 16])]));
    assert_ne!(with(vec![Nonce([1; 16])]), with(vec![Nonce([2; 16])]));
}

#[test]
fn luck_that_is_not_sealed_cannot_be_replaced() {
    let mut game = fair(1);
    game.continue_with(Luck::Manual);
    assert_eq!(game.luck(), fair(1).luck());
    let mut game = by_hand();
    roll(&mut game, 2);
    game.continue_with(Luck::Fair(FairDice::seeded(1)));
    assert_eq!(game.luck(), by_hand().luck());
}
