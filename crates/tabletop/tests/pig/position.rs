//! Matches that start in the middle of things.

use serde_json::{Value, json};
use tabletop::{
    Game, Luck, Match, SetupError, Turn, perft,
    toy::{Pig, PigSetup},
};

use crate::table::{FIRST, SECOND, bank, by_hand, roll, setup};

/// The second player has 14 of 20 points and 5 at risk.
fn situation() -> Value {
    json!({"goal": 20, "banked": [9, 14], "seat": 1, "at_risk": 5, "rolling": false, "ended": false})
}

/// The situation with one field changed.
fn with(field: &str, value: Value) -> Pig {
    let mut position = situation();
    position[field] = value;
    serde_json::from_value(position).expect("the fields of Pig")
}

fn open(position: Pig) -> Result<Match<Pig>, SetupError> {
    Match::from_position(setup(), position, Luck::Manual)
}

fn as_written() -> Match<Pig> {
    open(with("seat", json!(1))).expect("a possible situation")
}

#[test]
fn a_match_goes_on_from_a_position() {
    let mut game = as_written();
    assert_eq!(game.state().turn(), Turn::Player(SECOND));
    roll(&mut game, 2);
    bank(&mut game);
    assert_eq!(game.winners(), Some([SECOND].into_iter().collect()));
}

#[test]
fn a_position_with_another_number_of_players_is_refused() {
    assert_eq!(open(with("banked", json!([0, 0, 0]))).unwrap_err().field, "banked");
    assert_eq!(open(with("banked", json!([]))).unwrap_err().field, "banked");
}

#[test]
fn a_position_with_a_seat_that_is_not_there_is_refused() {
    assert_eq!(open(with("seat", json!(2))).unwrap_err().field, "seat");
}

#[test]
fn a_position_for_another_goal_than_the_setup_says_is_refused() {
    assert_eq!(open(with("goal", json!(30))).unwrap_err().field, "goal");
}

#[test]
fn a_position_needs_a_setup_that_can_be_played() {
    let lonely = PigSetup { players: 1, goal: 20 };
    let mut position = situation();
    position["banked"] = json!([0]);
    position["seat"] = json!(0);
    let position = serde_json::from_value(position).unwrap();
    let error = Match::<Pig>::from_position(lonely, position, Luck::Manual).unwrap_err();
    assert_eq!(error.field, "players");
}

#[test]
fn points_beyond_counting_stay_at_the_most_that_can_be_counted() {
    let mut position = with("at_risk", json!(u16::MAX - 1)).position();
    for _ in 0..2 {
        let mut game = open(position).expect("many points are no crime");
        roll(&mut game, 6);
        position = game.state().position();
    }
    assert_eq!(position, with("at_risk", json!(u16::MAX)));
}

#[test]
fn every_state_is_a_position() {
    let mut game = by_hand();
    roll(&mut game, 6);
    let again = open(game.state().position()).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(perft(again.state(), 4), perft(game.state(), 4));
}

#[test]
fn a_match_is_saved_with_the_position_it_started_from() {
    let mut game = as_written();
    let start = game.state().clone();
    roll(&mut game, 1);
    let save = game.save();
    assert_eq!(save.position, Some(start));
    let again = Match::<Pig>::load(save).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.start_position(), game.start_position());
    assert_eq!(again.state().turn(), Turn::Player(FIRST));
}

#[test]
fn a_save_with_an_impossible_position_is_refused() {
    let mut save = as_written().save();
    save.position = Some(with("seat", json!(7)));
    let error = Match::<Pig>::load(save).unwrap_err();
    assert_eq!(error.code(), "bad_start");
    assert!(error.to_string().contains("seat"), "{error}");
}

#[test]
fn a_match_from_the_beginning_has_no_position_in_its_save() {
    let text = serde_json::to_string(&by_hand().save()).unwrap();
    assert!(!text.contains("position"), "{text}");
}
