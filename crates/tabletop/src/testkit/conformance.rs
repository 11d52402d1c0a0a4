//! The laws of [`Game`], checked at every state of random games.

use std::{collections::BTreeSet, fmt::Debug};

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    FairDice, Game, Luck, Match, Played, Ply, PlyOf, Seat, Silent, Turn, below, seeded_rng,
};

/// Plays one random game of at most `bound` plies and checks every law at every state.
///
/// # Panics
/// If a law is broken; the message names the law, the seed is the caller's to print.
pub fn check_every_state<G: Game>(setup: &G::Setup, seed: u64, bound: usize) -> Played {
    let mut rng = seeded_rng(seed);
    let start = G::new(setup).unwrap_or_else(|error| panic!("setup refused: {error}"));
    round_trip(setup);
    let mut game = Match::<G>::new(setup.clone(), Luck::Fair(FairDice::seeded(seed)))
        .unwrap_or_else(|error| panic!("setup refused: {error}"));
    let mut mirror = start;
    let mut seen = 0;
    check_state(setup, &mirror, &mut rng);
    loop {
        for ply in &game.plies()[seen..] {
            check_copies(&mirror, ply);
            check_openness(&mirror, ply);
            check_secrets(&mirror, ply, &mut rng);
            check_reckoning(&mirror, ply, &mut rng);
            round_trip(ply);
            mirror.apply(ply, &mut Silent);
            check_state(setup, &mirror, &mut rng);
        }
        seen = game.plies().len();
        assert!(mirror == *game.state(), "replaying the plies gives the state");
        let Turn::Player(seat) = game.state().turn() else { break };
        if seen >= bound {
            break;
        }
        let actions = game.actions();
        let action = actions[below(actions.len() as u32, &mut rng) as usize];
        game.act(seat, action).unwrap_or_else(|error| panic!("{action} was in the list: {error}"));
    }
    check_record(&game);
    Played { plies: seen, over: matches!(game.state().turn(), Turn::Over { .. }) }
}

/// Compares [`Game::sample`] with the weights of [`Game::chances`] by Pearson's chi-square.
///
/// # Panics
/// If an outcome comes up that is not listed, or the fit is worse than one in a million.
pub fn check_sampling<G: Game>(state: &G, draws: u32, seed: u64) {
    let mut rng = seeded_rng(seed);
    let mut list = Vec::new();
    state.chances(&mut list);
    let total: u64 = list.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut counts = vec![0u64; list.len()];
    for _ in 0..draws {
        let drawn = state.sample(&mut rng);
        let index = list.iter().position(|&(outcome, _)| outcome == drawn);
        counts[index.unwrap_or_else(|| panic!("{drawn} is not among the listed outcomes"))] += 1;
    }
    let statistic: f64 = list
        .iter()
        .zip(&counts)
        .map(|(&(_, weight), &count)| {
            let expected = f64::from(draws) * f64::from(weight) / total as f64;
            (count as f64 - expected).powi(2) / expected
        })
        .sum();
    let limit = chi_square_limit(list.len() as f64 - 1.0);
    assert!(statistic <= limit, "sampling disagrees with the weights: {statistic:.1} > {limit:.1}");
}

/// The value that chi-square exceeds about once in a million (Wilson and Hilferty's approximation).
fn chi_square_limit(freedom: f64) -> f64 {
    if freedom < 1.0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 4.9 * spread.sqrt()).powi(3)
}

fn check_lists<G: Game>(state: &G) {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    state.actions(&mut actions);
    state.chances(&mut chances);
    assert!(actions.is_sorted_by(|a, b| a < b), "actions ascend without repetition: {actions:?}");
    assert!(
        chances.is_sorted_by(|a, b| a.0 < b.0),
        "outcomes ascend without repetition: {chances:?}"
    );
    assert!(chances.iter().all(|&(_, weight)| weight > 0), "weights are positive: {chances:?}");
    match state.turn() {
        Turn::Player(seat) => {
            assert!(seat.0 < state.seats(), "the seat exists");
            assert!(!actions.is_empty(), "a player has something to choose");
            assert!(chances.is_empty(), "chances wait for their turn: {chances:?}");
        }
        Turn::Chance => assert!(actions.is_empty() && !chances.is_empty(), "chance has outcomes"),
        Turn::Over { .. } => {
            assert!(actions.is_empty() && chances.is_empty(), "nothing is offered after the end");
        }
    }
    let short: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    let described = actions.iter().map(|action| state.describe(&Ply::Act(*action))).collect();
    for texts in [short, described] {
        assert_eq!(texts.len(), actions.len(), "every action has words of its own: {texts:?}");
    }
    actions.iter().for_each(round_trip);
    chances.iter().for_each(|(chance, _)| round_trip(chance));
}

fn check_state<G: Game>(setup: &G::Setup, state: &G, rng: &mut impl Rng) {
    check_lists(state);
    check_position(setup, state);
    round_trip(&state.position());
    check_end(setup, state);
    round_trip(&state.view(None));
    round_trip(&state.revealed());
    for seat in (0..state.seats()).map(Seat) {
        check_imagination(state, seat, rng);
    }
}

fn check_position<G: Game>(setup: &G::Setup, state: &G) {
    state.validate().unwrap_or_else(|error| panic!("the slow validator: {error}\n{state:#?}"));
    let position = state.position();
    match G::from_position(setup, &position) {
        Ok(back) => {
            assert!(back == *state, "a position leads back to its state\n{back:#?}\n{state:#?}");
        }
        Err(error) => panic!("its own position is refused: {error}\n{position:#?}"),
    }
}

/// The players may agree to end any game at any time, and what is left is a possible state.
fn check_end<G: Game>(setup: &G::Setup, state: &G) {
    let over = |state: &G| matches!(state.turn(), Turn::Over { .. });
    if !over(state) {
        let mut ended = state.clone();
        ended.end(&mut Silent);
        assert!(over(&ended), "an agreed end is an end");
        check_position(setup, &ended);
    }
}

fn check_imagination<G: Game>(state: &G, seat: Seat, rng: &mut impl Rng) {
    let world = state.imagine(seat, rng);
    if world == *state {
        return; // Views, lists and words are functions of the state.
    }
    assert!(world.revealed() != state.revealed(), "what {seat} cannot know is revealed at the end");
    assert!(state.has_secrets(), "{seat} imagines another world, so the table has secrets");
    assert!(state.hides_from(seat), "{seat} imagines another world, so something is hidden");
    assert!(world.view(Some(seat)) == state.view(Some(seat)), "an imagined world looks the same");
    if state.turn() == Turn::Player(seat) {
        let (mut real, mut imagined) = (Vec::new(), Vec::new());
        state.actions(&mut real);
        world.actions(&mut imagined);
        assert_eq!(real, imagined, "an imagined world offers the same actions");
        let words = |state: &G| -> Vec<String> {
            real.iter().map(|action| state.describe(&Ply::Act(*action))).collect()
        };
        assert_eq!(words(state), words(&world), "and in the same words");
    }
}

/// Where nobody has secrets, nobody will, and everybody is told everything.
fn check_openness<G: Game>(state: &G, ply: &PlyOf<G>) {
    if state.has_secrets() {
        return;
    }
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.apply(ply, &mut events);
    assert!(state.revealed() == state.view(None), "there is nothing to reveal");
    assert!(!after.has_secrets(), "'{ply}' brings secrets to a table that has none");
    let seats = (0..state.seats()).map(Seat).map(Some);
    for viewer in seats.chain([None]) {
        for event in &events {
            let told = G::redact(event, viewer);
            assert_eq!(told.as_ref(), Some(event), "what is kept from {viewer:?} is a secret");
        }
    }
}

/// An action that reveals nothing leaves every imagined world possible: there, too, something can be
/// done that looks the same to the seat.
fn check_secrets<G: Game>(state: &G, ply: &PlyOf<G>, rng: &mut impl Rng) {
    let Ply::Act(action) = ply else { return };
    if state.reveals(action) {
        return;
    }
    for seat in (0..state.seats()).map(Seat) {
        let world = state.imagine(seat, rng);
        if world == *state {
            continue;
        }
        let seen = look_after(state, *action, seat);
        let mut actions = Vec::new();
        world.actions(&mut actions);
        assert!(
            actions.iter().any(|&action| look_after(&world, action, seat) == seen),
            "'{action}' shows {seat} what was hidden, so it reveals"
        );
    }
}

/// What this seat sees and is told when the action is played.
fn look_after<G: Game>(state: &G, action: G::Action, seat: Seat) -> (G::View, Vec<G::Event>) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.act(action, &mut events);
    let told = events.iter().filter_map(|event| G::redact(event, Some(seat))).collect();
    (after.view(Some(seat)), told)
}

/// Analyses take time: one state of so many is analysed.
const ANALYSED: u32 = 16;

/// What is reckoned for whoever decides is data with words, and the same in every world that this seat may imagine.
fn check_reckoning<G: Game>(state: &G, ply: &PlyOf<G>, rng: &mut impl Rng) {
    let (Ply::Act(action), Turn::Player(seat)) = (ply, state.turn()) else { return };
    let outlook = state.outlook(action);
    if let Some(outlook) = &outlook {
        round_trip(outlook);
        assert!(!outlook.to_string().is_empty(), "'{action}' has an outlook without words");
    }
    let world = state.imagine(seat, rng);
    if world == *state {
        return;
    }
    assert_eq!(world.outlook(action), outlook, "the outlook of '{action}' tells {seat} too much");
    if below(ANALYSED, rng) == 0 {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let outlooks = state.outlooks(&actions);
        assert_eq!(outlooks.len(), actions.len(), "every action has its place among the outlooks");
        assert_eq!(world.outlooks(&actions), outlooks, "outlooks tell {seat} too much");
        assert_eq!(world.analyse(), state.analyse(), "an analysis tells {seat} too much");
    }
}

fn check_copies<G: Game>(state: &G, ply: &PlyOf<G>) {
    let before = state.clone();
    let mut copy = state.clone();
    copy.apply(ply, &mut Silent);
    assert!(before == *state, "playing on a copy leaves the original alone");
    let mut heard = Vec::new();
    let mut again = state.clone();
    again.apply(ply, &mut heard);
    assert!(again == copy, "listening changes nothing");
    for event in &heard {
        round_trip(event);
        let _ = event.to_string();
    }
}

/// Its save loads, verifies, and keeps its secret until the end.
fn check_record<G: Game>(game: &Match<G>) {
    let save = game.save();
    let text = serde_json::to_string(&save).expect("saves are JSON");
    let Luck::Fair(dice) = &game.luck()[0].1 else { panic!("dealt with fair dice") };
    let secret = String::from(dice.reveal().clone());
    let over = matches!(game.state().turn(), Turn::Over { .. });
    assert_eq!(
        text.contains(&secret),
        over,
        "a save holds the secret exactly when the game is over"
    );
    let read = serde_json::from_str(&text).expect("our own save");
    let back = Match::<G>::load(read).unwrap_or_else(|error| panic!("our own save: {error}"));
    assert!(back.state() == game.state(), "loading gives the state back");
    let chances = game.plies().iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
    let verdict = crate::verify::<G>(game.host_save()).expect("our own record");
    assert_eq!(verdict.proven, chances, "every roll and draw follows from the secret");
}

fn round_trip<T: Debug + Eq + Serialize + DeserializeOwned>(value: &T) {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("{value:?}: {error}"));
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(back == *value, "JSON goes there and back: {text}");
}
