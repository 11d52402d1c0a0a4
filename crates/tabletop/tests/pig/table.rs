//! Small tables to play at.

use std::fmt::Debug;

use tabletop::{
    Eyes, FairDice, Game, Luck, Match, Seat, Turn,
    toy::{Die, Pig, PigAction, PigSetup},
};

pub const FIRST: Seat = Seat(0);
pub const SECOND: Seat = Seat(1);
pub const SPECTATOR: Eyes = Eyes::Viewer(None);

pub fn setup() -> PigSetup {
    PigSetup { players: 2, goal: 20 }
}

/// A match whose dice the test names.
pub fn by_hand() -> Match<Pig> {
    Match::new(setup(), Luck::Manual).expect("two can play")
}

/// A match whose dice fall by themselves, the same for the same seed.
pub fn fair(seed: u64) -> Match<Pig> {
    Match::new(setup(), Luck::Fair(FairDice::seeded(seed))).expect("two can play")
}

/// A match with fair dice, played to its end.
pub fn finished(seed: u64) -> Match<Pig> {
    let mut game = fair(seed);
    play_on(&mut game, usize::MAX);
    game
}

/// A match by hand in which the first player has just won with four sixes.
pub fn won() -> Match<Pig> {
    let mut game = by_hand();
    (0..4).for_each(|_| roll(&mut game, 6));
    bank(&mut game);
    game
}

/// Plays up to so many decisions: bank what can be banked, otherwise roll.
pub fn play_on(game: &mut Match<Pig>, decisions: usize) {
    for _ in 0..decisions {
        let Turn::Player(seat) = game.state().turn() else { return };
        game.act(seat, game.actions()[0]).expect("it was in the list");
    }
}

/// Whoever's turn it is decides to roll.
pub fn decide_to_roll<G: Game<Action = PigAction>>(game: &mut Match<G>) {
    let Turn::Player(seat) = game.state().turn() else { panic!("a player decides") };
    game.act(seat, PigAction::Roll).expect("rolling is always allowed");
}

/// Whoever's turn it is rolls this.
pub fn roll<G: Game<Action = PigAction, Chance = Die>>(game: &mut Match<G>, pips: u8) {
    decide_to_roll(game);
    game.happen(Die(pips)).expect("a die has six sides");
}

/// Whoever's turn it is banks.
pub fn bank<G: Game<Action = PigAction>>(game: &mut Match<G>) {
    let Turn::Player(seat) = game.state().turn() else { panic!("a player decides") };
    game.act(seat, PigAction::Bank).expect("something is at risk");
}

/// The error that an attempt meets; the match must be as it was before.
pub fn refused<G: Game, E: Debug>(
    game: &mut Match<G>,
    attempt: impl FnOnce(&mut Match<G>) -> Result<(), E>,
) -> E {
    let (record, story, state) = (game.host_save(), game.events(0, None), game.state().clone());
    let error = attempt(game).expect_err("this must be refused");
    assert_eq!(game.host_save(), record, "a refusal leaves the record alone");
    assert_eq!(game.events(0, None), story, "a refusal tells no story");
    assert_eq!(*game.state(), state, "a refusal leaves the state alone");
    error
}
