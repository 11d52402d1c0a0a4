//! Insight: what is shown to it, what it learns, and the files that hold it.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use crate::common::everywhere;
use bots::{
    Evaluate, Insights, Spec, game_loop,
    tune::{Stage, Study, study},
};
use games::ListedGame;
use goblin::Goblin;
use karak::Karak;

/// Games of random and of greedy players at all kinds of tables: everything shown is a number about 1 in
/// size, and something is shown.
fn check_what_is_shown<G: Evaluate + ListedGame>() {
    for (number, start) in everywhere::<G>().into_iter().enumerate().step_by(7) {
        let bot = if number % 2 == 0 { "random" } else { "greedy" };
        let sit = |_| bot.parse::<Spec>().expect("a bot").seat::<G>(number as u64);
        let mut bots: Vec<_> = game_loop::seats(&start).map(sit).collect();
        let mut seen = 0;
        game_loop::play(start, &mut bots, number as u64, |game, _| {
            for seat in game_loop::seats(game) {
                let mut shown = vec![0.0; G::SHOWN];
                game.show(seat, &mut shown);
                let is_sane = |value: &f32| value.is_finite() && value.abs() < 12.0;
                assert!(shown.iter().all(is_sane), "{shown:?}");
                seen += u32::from(shown.iter().any(|value| *value != 0.0));
            }
        });
        assert!(seen > 0, "table {number}");
    }
}

#[test]
fn what_karak_shows_is_sane_everywhere() {
    check_what_is_shown::<Karak>();
}

#[test]
fn what_goblin_shows_is_sane_everywhere() {
    check_what_is_shown::<Goblin>();
}

/// A small study, twice: the same comes of it, every game is told, and in games kept apart insight is less
/// surprised than somebody who thinks that all have the same chance.
fn check_study<G: Evaluate>(games: u32) {
    let plan = Study { games, passes: 6, profiles: vec!["rivals".into()], seed: 5 };
    let (surprise, watched) = (Mutex::new(Vec::new()), AtomicU64::new(0));
    let hear = |stage: Stage<'_>| match stage {
        Stage::Watched => drop(watched.fetch_add(1, Ordering::Relaxed)),
        Stage::Studied(news) => surprise.lock().expect("nobody panics").push(news.after),
    };
    let first = study::<G>(&plan, hear);
    assert_eq!(first, study::<G>(&plan, |_| {}), "the same seed gives the same insight");
    assert_eq!(watched.into_inner(), plan.all_games::<G>(), "every game was told");
    let insight = mean(&surprise.into_inner().expect("nobody panics"));
    let rivals = G::tables().into_iter().map(|setup| G::new(&setup).expect("a table"));
    let rivals = rivals.filter(|table| G::PROFILES[table.profile()] == "rivals");
    let blank = mean(&rivals.map(|table| f32::from(table.seats()).log2()).collect::<Vec<_>>());
    println!("{}: {insight} bits, {blank} for who knows nothing", G::ID);
    assert!(insight < 0.95 * blank, "{insight} bits is not less than {blank}");
}

fn mean(bits: &[f32]) -> f32 {
    bits.iter().sum::<f32>() / bits.len() as f32
}

#[test]
fn insight_of_karak_is_the_same_again_and_tells_how_games_end() {
    check_study::<Karak>(20);
}

#[test]
fn insight_of_goblin_is_the_same_again_and_tells_how_games_end() {
    check_study::<Goblin>(20);
}

fn check_file<G: Evaluate>() {
    let insights = Insights::of::<G>();
    let command = format!("karak study --game {}", G::ID);
    assert!(insights.made_by.starts_with(&command), "{}", insights.made_by);
    assert!(insights.by_profile::<G>().iter().any(Option::is_some));
}

#[test]
fn insight_of_the_box_fits_what_is_shown() {
    check_file::<Karak>();
    check_file::<Goblin>();
}
