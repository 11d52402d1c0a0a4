//! The checked door: who may do what, when.

use tabletop::{
    Game, Luck, Match, PlayError, Seat, Turn,
    toy::{Die, Pig, PigAction, PigSetup},
};

use crate::table::{
    FIRST, SECOND, bank, by_hand, decide_to_roll, fair, play_on, refused, roll, won,
};

#[test]
fn a_setup_that_cannot_be_played_names_its_field() {
    for players in [0, 1, 9] {
        let error = Match::<Pig>::new(PigSetup { players, goal: 20 }, Luck::Manual).unwrap_err();
        assert_eq!(error.field, "players");
        assert!(error.problem.contains(&players.to_string()), "{error}");
    }
}

#[test]
fn a_decision_becomes_history() {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    assert_eq!(game.plies().len(), 3);
    assert_eq!(game.state().turn(), Turn::Player(SECOND));
}

#[test]
fn acting_out_of_turn_is_refused() {
    let mut game = by_hand();
    let error = refused(&mut game, |game| game.act(SECOND, PigAction::Roll));
    assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Player(FIRST) });
    assert_eq!((error.code(), error.rule()), ("not_your_turn", None));
}

#[test]
fn a_seat_that_is_not_at_the_table_is_refused() {
    for seat in [Seat(2), Seat(16), Seat(255)] {
        let error = refused(&mut by_hand(), |game| game.act(seat, PigAction::Roll));
        assert_eq!(error.code(), "not_your_turn");
    }
}

#[test]
fn acting_while_a_die_rolls_is_refused() {
    let mut game = by_hand();
    decide_to_roll(&mut game);
    let error = refused(&mut game, |game| game.act(FIRST, PigAction::Roll));
    assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Chance });
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let error = refused(&mut by_hand(), |game| game.act(FIRST, PigAction::Bank));
    assert_eq!((error.code(), error.rule()), ("illegal", Some("PIG-1")));
    assert_eq!(error.to_string(), "'bank' is not possible now: roll before you bank (PIG-1)");
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut game = won();
    assert_eq!(game.winners(), Some([FIRST].into_iter().collect()));
    assert!(game.actions().is_empty() && game.chances().is_empty());
    assert_eq!(refused(&mut game, |game| game.act(FIRST, PigAction::Roll)), PlayError::Over);
    assert_eq!(refused(&mut game, |game| game.act(SECOND, PigAction::Roll)), PlayError::Over);
    assert_eq!(refused(&mut game, |game| game.happen(Die(3))), PlayError::Over);
    assert_eq!(refused(&mut game, Match::end), PlayError::Over);
}

#[test]
fn an_agreed_end_is_won_by_whoever_is_ahead() {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    game.end().unwrap();
    assert_eq!(game.winners(), Some([FIRST].into_iter().collect()));
}

#[test]
fn an_agreed_end_may_come_while_a_die_rolls_and_be_shared() {
    let mut game = by_hand();
    decide_to_roll(&mut game);
    game.end().unwrap();
    assert_eq!(game.winners(), Some([FIRST, SECOND].into_iter().collect()));
    assert_eq!(refused(&mut game, |game| game.happen(Die(3))), PlayError::Over);
}

#[test]
fn a_copy_goes_its_own_way() {
    let game = fair(3);
    let mut copy = game.clone();
    play_on(&mut copy, 3);
    assert_ne!(copy.plies(), game.plies());
    assert_eq!(game.plies(), fair(3).plies());
}
