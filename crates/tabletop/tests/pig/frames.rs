//! A match as a row of pictures.

use std::cell::Cell;

use tabletop::{
    Eyes, Frame, Game, Luck, Match, Picture, Sink, Turn,
    toy::{
        Pig, PigAction, PigEvent,
        PigEvent::{Banked, Rolled},
    },
};

use crate::{
    bent::{Bend, Bent, Covered, Cupped},
    table::{FIRST, SECOND, SPECTATOR, bank, by_hand, decide_to_roll, roll, setup},
};

fn banked_six() -> Match<Pig> {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    game
}

#[test]
fn there_is_a_frame_after_each_ply_and_one_before_the_first() {
    let frames = banked_six().frames(0, 9, SPECTATOR);
    let plies: Vec<usize> = frames.iter().map(|frame| frame.ply).collect();
    assert_eq!(plies, [0, 1, 2, 3]);
    let turns: Vec<Turn> = frames.iter().map(|frame| frame.turn).collect();
    let first = Turn::Player(FIRST);
    assert_eq!(turns, [first, Turn::Chance, first, Turn::Player(SECOND)]);
    let events: Vec<_> = frames.into_iter().map(|frame| frame.events).collect();
    assert_eq!(events, [vec![], vec![], vec![Rolled(6)], vec![Banked(6)]]);
}

#[test]
fn a_frame_shows_the_table_as_it_was_then() {
    let mut game = by_hand();
    let mut looks = vec![game.state().view(None)];
    decide_to_roll(&mut game);
    looks.push(game.state().view(None));
    game.happen(game.chances()[2].0).unwrap();
    looks.push(game.state().view(None));
    let frames = game.frames(0, game.plies().len(), SPECTATOR);
    let pictures = |views: &[_]| views.iter().map(Picture::picture).collect::<Vec<_>>();
    let seen: Vec<_> = frames.into_iter().map(|frame| frame.view).collect();
    assert_eq!(pictures(&seen), pictures(&looks));
}

#[test]
fn any_range_can_be_asked_for() {
    let game = banked_six();
    assert_eq!(game.frames(2, 3, SPECTATOR), game.frames(0, 3, SPECTATOR)[2..]);
    assert_eq!(game.frames(3, 3, SPECTATOR).len(), 1);
    assert_eq!(game.frames(4, 9, SPECTATOR), []);
    assert_eq!(game.frames(3, 1, SPECTATOR), []);
}

#[test]
fn a_frame_tells_a_viewer_no_more_than_the_story_does() {
    let mut game = Match::<Bent<Cupped>>::new(setup(), Luck::Manual).unwrap();
    roll(&mut game, 6);
    bank(&mut game);
    let told = |viewer| {
        let frames = game.frames(0, 3, Eyes::Viewer(viewer)).into_iter();
        frames.flat_map(|frame| frame.events).collect::<Vec<_>>()
    };
    assert_eq!(told(None), [Banked(6)]);
    assert_eq!(told(Some(FIRST)), [Rolled(6), Banked(6)]);
}

#[test]
fn with_all_eyes_nothing_is_covered() {
    let mut game = Match::<Bent<Covered>>::new(setup(), Luck::Manual).unwrap();
    roll(&mut game, 6);
    bank(&mut game);
    let (covered, open) = (game.frames(0, 3, SPECTATOR), game.frames(0, 3, Eyes::All));
    let story = |frames: &[Frame<PigEvent, Pig>]| -> Vec<_> {
        frames.iter().flat_map(|frame| frame.events.clone()).collect()
    };
    assert_eq!(story(&covered), [Banked(6)]);
    assert_eq!(story(&open), [Rolled(6), Banked(6)]);
    assert_ne!(covered[2].view, open[2].view);
    let uncovered: Vec<Pig> = open.into_iter().map(|frame| frame.view).collect();
    let played: Vec<Pig> =
        banked_six().frames(0, 3, SPECTATOR).into_iter().map(|frame| frame.view).collect();
    assert_eq!(uncovered, played);
}

/// Pig that counts the decisions it plays.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counted;

thread_local! {
    static PLAYED: Cell<usize> = const { Cell::new(0) };
}

impl Bend for Counted {
    fn act(pig: &mut Pig, action: PigAction, events: &mut impl Sink<PigEvent>) {
        PLAYED.set(PLAYED.get() + 1);
        pig.act(action, events);
    }
}

/// A server asks for both after every decision, however long the game has been.
#[test]
fn what_came_just_now_is_told_without_playing_the_game_again() {
    let mut game = Match::<Bent<Counted>>::new(setup(), Luck::Manual).unwrap();
    for _ in 0..20 {
        roll(&mut game, 1);
    }
    decide_to_roll(&mut game);
    let now = game.plies().len();
    PLAYED.set(0);
    assert_eq!(game.frames(now, now, SPECTATOR).len(), 1);
    assert_eq!(game.who_may_undo(), Some(FIRST));
    assert!(PLAYED.get() <= 2, "{} decisions were played again", PLAYED.get());
}
