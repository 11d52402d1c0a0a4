//! Contests with a real game: luck, seats, threads.

use std::ops::ControlFlow;

use bots::{
    Evaluate, Spec,
    arena::{GameResult, Latencies, Plan, Ratings, Schedule, SeatResult, Tally, contest},
    game_loop::{derive_seed, play as play_game},
    spec::BotFactory,
};
use karak::{Karak, Setup};
use tabletop::{
    Game, Ply,
    toy::{Pig, PigSetup},
};

fn start(players: u8) -> Karak {
    let mut setup = Setup::new(players);
    setup.round_limit = Some(30);
    Karak::new(&setup).unwrap()
}

fn factories<G: Evaluate>(names: &[&str]) -> Vec<BotFactory<G>> {
    names.iter().map(|name| BotFactory::new(&name.parse::<Spec>().unwrap())).collect()
}

/// Clocks never agree.
fn without_clocks(mut tally: Tally) -> Tally {
    tally.latencies.iter_mut().for_each(|latencies| *latencies = Latencies::default());
    tally
}

fn play(names: &[&str], players: u8, threads: usize, seed: u64) -> Tally {
    let schedule = Schedule::new(names.len(), players.into(), false).unwrap();
    let plan = Plan { rounds: 6, seed, threads };
    contest(&start(players), &factories(names), &schedule, &plan, |_| ControlFlow::Continue(()))
}

#[test]
fn rotations_share_their_luck() {
    // Whoever sits there: bots that choose alike play the same game in every rotation.
    let (start, factories) = (start(3), factories(&["random", "random", "random"]));
    let results = |seating: &[usize], seed| {
        let result = GameResult::play(&start, &factories, seating, seed);
        let entrants: Vec<usize> = result.seats.iter().map(|seat| seat.entrant).collect();
        assert_eq!(entrants, seating);
        let of_seat = |seat: &SeatResult| (seat.result.to_bits(), seat.latencies.decisions());
        result.seats.iter().map(of_seat).collect::<Vec<_>>()
    };
    let first = results(&[0, 1, 2], 1);
    assert_eq!(first, results(&[1, 2, 0], 1));
    assert_eq!(first, results(&[2, 0, 1], 1));
    assert!((2..12).any(|seed| results(&[0, 1, 2], seed) != first));
}

#[test]
fn equals_win_their_fair_share_exactly() {
    let tally = play(&["random", "random", "random"], 3, 2, 1);
    assert_eq!((tally.games(), tally.rounds()), (18, 6));
    for entrant in 0..3 {
        assert!((tally.wins(entrant) - 6.0).abs() < 1e-4, "{}", tally.wins(entrant));
    }
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    let names = ["greedy", "random", "squire"];
    let once = without_clocks(play(&names, 2, 1, 3));
    assert_eq!(once, without_clocks(play(&names, 2, 4, 3)));
    assert_ne!(once, without_clocks(play(&names, 2, 4, 4)));
}

#[test]
fn a_contest_ends_where_it_is_told_to() {
    let schedule = Schedule::new(2, 2, false).unwrap();
    let plan = Plan { rounds: 1_000_000, seed: 1, threads: 3 };
    let enough = |tally: &Tally| match tally.rounds() {
        0..5 => ControlFlow::Continue(()),
        5.. => ControlFlow::Break(()),
    };
    let tally = contest(&start(2), &factories(&["random", "random"]), &schedule, &plan, enough);
    assert_eq!(tally.rounds(), 5);
}

#[test]
fn only_real_decisions_are_timed() {
    let start = Pig::new(&PigSetup { players: 2, goal: 60 }).unwrap();
    let factories = factories::<Pig>(&["random", "greedy"]);
    let result = GameResult::play(&start, &factories, &[0, 1], 1);
    let mut bots: Vec<_> =
        (0..2).map(|seat| factories[seat].build(derive_seed(1, 1 + seat as u64))).collect();
    let (mut real, mut all) = (0, 0);
    play_game(start, &mut bots, derive_seed(1, 0), |game, ply| {
        let mut list = Vec::new();
        game.actions(&mut list);
        all += u64::from(matches!(ply, Ply::Act(_)));
        real += u64::from(list.len() > 1);
    });
    let timed: u64 = result.seats.iter().map(|seat| seat.latencies.decisions()).sum();
    assert_eq!(timed, real);
    assert!(real < all, "no decision was forced");
}

#[test]
fn the_better_player_of_the_smallest_game_is_found() {
    let start = Pig::new(&PigSetup { players: 3, goal: 60 }).unwrap();
    let schedule = Schedule::new(2, 3, false).unwrap();
    let plan = Plan { rounds: 150, seed: 1, threads: 2 };
    let factories = factories::<Pig>(&["greedy", "random"]);
    let tally = contest(&start, &factories, &schedule, &plan, |_| ControlFlow::Continue(()));
    let rate = tally.rate(0, 0.99);
    assert!(rate.low > 1.0 / 3.0, "{rate:?}");
    let ratings = Ratings::of(&tally).unwrap();
    let (lead, error) = (ratings.all[0] - ratings.all[1], ratings.error_between(0, 1, 0.99));
    assert!(lead > error, "{lead} ± {error}");
    // One against two: what the worths say of its chances is what it won.
    let worth = 10f64.powf(lead / 400.0);
    assert!((worth / (worth + 2.0) - rate.mean).abs() < 0.01);
}
