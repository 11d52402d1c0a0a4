//! Value networks: their inputs, what they learn, and the files that hold them.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use crate::common::everywhere;
use bots::{
    Evaluate, Networks, Spec, game_loop,
    tune::{Stage, Training, train},
};
use games::ListedGame;
use goblin::Goblin;
use karak::Karak;

/// Games of random and of greedy players at all kinds of tables: every input is a number about 1 in
/// size, and some are not 0.
fn check_inputs<G: Evaluate + ListedGame>() {
    for (number, start) in everywhere::<G>().into_iter().enumerate().step_by(7) {
        let bot = if number % 2 == 0 { "random" } else { "greedy" };
        let sit = |_| bot.parse::<Spec>().expect("a bot").seat::<G>(number as u64);
        let mut bots: Vec<_> = game_loop::seats(&start).map(sit).collect();
        let mut seen = 0;
        game_loop::play(start, &mut bots, number as u64, |game, _| {
            for seat in game_loop::seats(game) {
                let mut inputs = vec![0.0; G::INPUTS];
                game.inputs(seat, &mut inputs);
                let is_sane = |value: &f32| value.is_finite() && value.abs() < 12.0;
                assert!(inputs.iter().all(is_sane), "{inputs:?}");
                seen += u32::from(inputs.iter().any(|value| *value != 0.0));
            }
        });
        assert!(seen > 0, "table {number}");
    }
}

#[test]
fn inputs_of_karak_are_sane_everywhere() {
    check_inputs::<Karak>();
}

#[test]
fn inputs_of_goblin_are_sane_everywhere() {
    check_inputs::<Goblin>();
}

/// A small training, twice: the same comes of it, every game is told, and on games that were held out the
/// cross-entropy is less than that of somebody who thinks that all have the same chance.
fn check_training<G: Evaluate>(games: u32) {
    let plan = Training { games, epochs: 6, profiles: vec!["rivals".into()], seed: 5 };
    let (entropies, played) = (Mutex::new(Vec::new()), AtomicU64::new(0));
    let hear = |stage: Stage<'_>| match stage {
        Stage::Played => drop(played.fetch_add(1, Ordering::Relaxed)),
        Stage::Trained(news) => entropies.lock().expect("nobody panics").push(news.after),
    };
    let first = train::<G>(&plan, hear);
    assert_eq!(first, train::<G>(&plan, |_| {}), "the same seed gives the same networks");
    assert_eq!(played.into_inner(), plan.all_games::<G>(), "every game was told");
    let networks = mean(&entropies.into_inner().expect("nobody panics"));
    let rivals = G::tables().into_iter().map(|setup| G::new(&setup).expect("a table"));
    let rivals = rivals.filter(|table| G::PROFILES[table.profile()] == "rivals");
    let blank = mean(&rivals.map(|table| f32::from(table.seats()).log2()).collect::<Vec<_>>());
    println!("{}: {networks} bits, {blank} for who knows nothing", G::ID);
    assert!(networks < 0.95 * blank, "{networks} bits is not less than {blank}");
}

fn mean(bits: &[f32]) -> f32 {
    bits.iter().sum::<f32>() / bits.len() as f32
}

#[test]
fn networks_of_karak_are_the_same_again_and_tell_how_games_end() {
    check_training::<Karak>(20);
}

#[test]
fn networks_of_goblin_are_the_same_again_and_tell_how_games_end() {
    check_training::<Goblin>(20);
}

fn check_file<G: Evaluate>() {
    let networks = Networks::of::<G>();
    let command = format!("karak train --game {}", G::ID);
    assert!(networks.made_by.starts_with(&command), "{}", networks.made_by);
    assert!(networks.by_profile::<G>().iter().any(Option::is_some));
}

#[test]
fn networks_of_the_box_fit_the_inputs() {
    check_file::<Karak>();
    check_file::<Goblin>();
}
