//! Taking back: one's own last decision, as long as nothing has come of it.

use tabletop::{
    Game, Luck, Match, Ply, Turn, UndoError, seeded_rng,
    testkit::any_of,
    toy::{Pig, PigAction},
    verify,
};

use crate::{
    bent::{Bent, Covered},
    table::{
        FIRST, SECOND, SPECTATOR, bank, by_hand, decide_to_roll, fair, finished, play_on, refused,
        roll, setup, won,
    },
};

/// The first player has rolled a six and banked it.
fn just_banked() -> Match<Pig> {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    game
}

#[test]
fn one_takes_back_a_decision_that_nothing_followed() {
    let mut game = just_banked();
    let mut before = by_hand();
    roll(&mut before, 6);
    game.undo(FIRST).unwrap();
    assert_eq!(game.state(), before.state());
    assert_eq!(game.host_save(), before.host_save());
    assert_eq!(game.events(0, None), before.events(0, None));
}

#[test]
fn after_taking_back_one_decides_otherwise() {
    let mut game = just_banked();
    game.undo(FIRST).unwrap();
    roll(&mut game, 5);
    bank(&mut game);
    assert_eq!(game.events(4, None).len(), 1);
    assert_eq!(Match::<Pig>::load(game.save()).unwrap().state(), game.state());
}

#[test]
fn a_roll_is_taken_back_while_the_die_is_still_in_the_hand() {
    let mut game = by_hand();
    decide_to_roll(&mut game);
    game.undo(FIRST).unwrap();
    assert_eq!(game.state(), by_hand().state());
}

#[test]
fn at_the_beginning_there_is_nothing_to_take_back() {
    assert_eq!(refused(&mut by_hand(), |game| game.undo(FIRST)), UndoError::Nothing);
}

#[test]
fn a_decision_of_somebody_else_stays() {
    let mut game = just_banked();
    assert_eq!(refused(&mut game, |game| game.undo(SECOND)), UndoError::NotYours(FIRST));
    game.undo(FIRST).unwrap();
}

#[test]
fn no_decision_is_taken_back_across_luck() {
    let mut game = by_hand();
    roll(&mut game, 6);
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
    let mut game = fair(1);
    decide_to_roll(&mut game);
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
}

#[test]
fn only_the_last_decision_before_luck_is_taken_back() {
    let mut game = just_banked();
    game.undo(FIRST).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
}

/// The first player has rolled a six under the cup.
fn covered() -> Match<Bent<Covered>> {
    let mut game = Match::new(setup(), Luck::Manual).expect("two can play");
    roll(&mut game, 6);
    game
}

#[test]
fn a_decision_that_showed_what_was_hidden_stays() {
    let mut game = covered();
    bank(&mut game);
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Revealed);
}

#[test]
fn a_decision_that_showed_nothing_hidden_is_taken_back() {
    let mut game = covered();
    decide_to_roll(&mut game);
    game.undo(FIRST).unwrap();
    assert_eq!(game.host_save(), covered().host_save());
    assert_eq!(game.state(), covered().state());
}

#[test]
fn whose_decision_it_was_is_said_before_what_it_showed() {
    let mut game = covered();
    bank(&mut game);
    assert_eq!(refused(&mut game, |game| game.undo(SECOND)), UndoError::NotYours(FIRST));
}

#[test]
fn what_was_shown_does_not_hold_a_later_decision_back() {
    let mut game = covered();
    bank(&mut game);
    decide_to_roll(&mut game);
    game.undo(SECOND).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Revealed);
}

#[test]
fn an_agreed_end_stays() {
    let mut game = just_banked();
    game.end().unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Ended);
}

/// The end reveals the secret: whoever went on from here would know every die to come.
#[test]
fn a_decision_that_ended_the_game_stays() {
    let winner = |game: &Match<Pig>| game.winners().unwrap().iter().next().unwrap();
    let mut game = won();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Ended);
    let mut game = finished(2);
    let seat = winner(&game);
    assert_eq!(refused(&mut game, |game| game.undo(seat)), UndoError::Ended);
}

#[test]
fn taking_back_does_not_lose_the_luck_brought_meanwhile() {
    let mut game = fair(1);
    play_on(&mut game, 2);
    assert_eq!(game.plies().last(), Some(&Ply::Act(PigAction::Bank)), "seed 1 does not roll a one");
    let mut resumed = Match::<Pig>::load(game.save()).unwrap();
    resumed.continue_with(Luck::Manual);
    resumed.undo(FIRST).unwrap();
    assert_eq!(resumed.luck()[1], (2, Luck::Manual));
    roll(&mut resumed, 3);
    let verdict = verify(resumed.save()).unwrap();
    assert_eq!((verdict.sealed, verdict.manual), (1, 1));
}

#[test]
fn everybody_can_ask_whose_decision_could_be_taken_back() {
    assert_eq!(by_hand().who_may_undo(), None);
    let mut game = by_hand();
    decide_to_roll(&mut game);
    assert_eq!(game.who_may_undo(), Some(FIRST));
    let mut game = just_banked();
    assert_eq!(game.who_may_undo(), Some(FIRST));
    roll(&mut game, 6);
    assert_eq!(game.who_may_undo(), None);
    assert_eq!(won().who_may_undo(), None);
}

#[test]
fn what_was_revealed_is_nobodys_to_take_back() {
    let mut game = Match::<Bent<Covered>>::new(setup(), Luck::Manual).unwrap();
    roll(&mut game, 6);
    bank(&mut game);
    assert_eq!(game.undo(FIRST), Err(UndoError::Revealed));
    assert_eq!(game.who_may_undo(), None);
}

#[test]
fn decisions_are_taken_back_one_after_the_other() {
    let mut game = just_banked();
    decide_to_roll(&mut game);
    game.undo(SECOND).unwrap();
    game.undo(FIRST).unwrap();
    let mut before = by_hand();
    roll(&mut before, 6);
    assert_eq!(game.state(), before.state());
    assert_eq!(game.frames(0, 9, SPECTATOR), before.frames(0, 9, SPECTATOR));
}

/// Whatever was played and taken back, what is left is what the record alone gives.
#[test]
fn what_was_taken_back_leaves_nothing_behind() {
    for seed in 0..20 {
        let (mut game, mut rng) = (by_hand(), seeded_rng(seed));
        for _ in 0..60 {
            match (game.state().turn(), game.who_may_undo()) {
                (_, Some(owner)) if any_of(&[true, false], &mut rng) => game.undo(owner).unwrap(),
                (Turn::Player(seat), _) => {
                    game.act(seat, any_of(&game.actions(), &mut rng)).unwrap();
                }
                (Turn::Chance, _) => game.happen(any_of(&game.chances(), &mut rng).0).unwrap(),
                (Turn::Over { .. }, _) => break,
            }
            let again = Match::<Pig>::load(game.host_save()).unwrap();
            assert_eq!(game.state(), again.state());
            assert_eq!(game.who_may_undo(), again.who_may_undo());
            let now = game.plies().len();
            for from in now.saturating_sub(3)..=now {
                assert_eq!(game.frames(from, now, SPECTATOR), again.frames(from, now, SPECTATOR));
            }
        }
    }
}
