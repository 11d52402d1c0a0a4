//! Saves handed out before the end: they hold no secret, wait at the next roll, and go on with
//! other luck.

use tabletop::{
    FairDice, Game, Luck, LuckSource, LuckSpan, Match, Ply, Turn,
    toy::{Die, Pig},
    verify,
};

use crate::table::{decide_to_roll, fair, play_on, refused, roll};

/// A match handed out after four decisions: two rolls, so far.
fn handed_out() -> Match<Pig> {
    let mut game = fair(1);
    play_on(&mut game, 4);
    Match::load(game.save()).expect("a sealed save is a save")
}

fn rolls(game: &Match<Pig>) -> usize {
    game.plies().iter().filter(|ply| matches!(ply, Ply::Chance(_))).count()
}

#[test]
fn a_sealed_save_shows_the_commitment_alone() {
    let game = handed_out();
    let commitment = FairDice::seeded(1).commitment();
    let sealed = Luck::Sealed { commitment: commitment.clone(), nonces: vec![] };
    assert_eq!(game.luck(), [(0, sealed)]);
    let source = LuckSource::Fair { commitment, nonces: vec![], secret: None };
    assert_eq!(game.save().luck, [LuckSpan { from: 0, luck: source }]);
}

#[test]
fn a_sealed_match_waits_at_the_next_roll() {
    let mut game = handed_out();
    decide_to_roll(&mut game);
    assert_eq!(game.state().turn(), Turn::Chance);
    assert_eq!(refused(&mut game, |game| game.happen(Die(6))).code(), "not_chance");
    let again = Match::<Pig>::load(game.save()).unwrap();
    assert_eq!(again.state(), game.state());
}

#[test]
fn other_dice_answer_the_waiting_roll() {
    let mut game = handed_out();
    decide_to_roll(&mut game);
    let waiting = game.plies().len();
    game.continue_with(Luck::Fair(FairDice::seeded(2)));
    assert_eq!(game.plies().len(), waiting + 1);
    assert_ne!(game.state().turn(), Turn::Chance);
}

#[test]
fn a_match_that_went_on_is_saved_in_two_spans() {
    let mut game = handed_out();
    let seam = game.plies().len();
    game.continue_with(Luck::Fair(FairDice::seeded(2)));
    play_on(&mut game, usize::MAX);
    let save = game.save();
    assert_eq!(save.luck.iter().map(|span| span.from).collect::<Vec<_>>(), [0, seam]);
    let again = Match::<Pig>::load(save).unwrap();
    assert_eq!(again.luck(), game.luck());
    assert_eq!(again.state(), game.state());
}

#[test]
fn verify_tells_sealed_from_proven_rolls() {
    let mut game = handed_out();
    let sealed = rolls(&game);
    assert!(sealed > 0);
    game.continue_with(Luck::Fair(FairDice::seeded(2)));
    play_on(&mut game, usize::MAX);
    let verdict = verify(game.save()).unwrap();
    assert_eq!((verdict.sealed, verdict.proven), (sealed, rolls(&game) - sealed));
    assert!(verdict.proven > 0);
    assert_eq!((verdict.manual, verdict.winners), (0, game.winners()));
}

#[test]
fn a_sealed_match_goes_on_at_the_kitchen_table() {
    let mut game = handed_out();
    let sealed = rolls(&game);
    game.continue_with(Luck::Manual);
    roll(&mut game, 4);
    let verdict = verify(game.save()).unwrap();
    assert_eq!((verdict.sealed, verdict.proven, verdict.manual), (sealed, 0, 1));
}
