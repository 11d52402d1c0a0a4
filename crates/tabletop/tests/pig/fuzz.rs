//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs a hundred times deeper.

use serde_json::{Value, json};
use tabletop::{
    AnyMatch, FairDice, Luck, Rng, Seat, Turn,
    any::{load, open, verify},
    below, seeded_rng,
    testkit::{Mutation, damage},
    toy::Pig,
};

use crate::table::{fair, finished, play_on, won};

/// Words of the game, and words that are not.
const MUTATION: Mutation<'_> = Mutation {
    words: &["", "roll", "bank", "end", "act", "chance", "manual", "fair", "wings", "é\u{0}🎲"],
};

/// How many rounds to go.
pub fn rounds(short: u64) -> u64 {
    if std::env::var_os("KARAK_LONG").is_some() { 100 * short } else { short }
}

#[test]
fn any_json_as_an_action_or_outcome_is_answered() {
    let mut rng = seeded_rng(1);
    for round in 0..rounds(2_000) {
        let mut game = open::<Pig>(setup(), None, some_luck(round)).expect("two can play");
        for _ in 0..20 {
            poke(&mut *game, &mut rng);
        }
    }
}

#[test]
fn any_json_as_a_start_is_answered() {
    let mut rng = seeded_rng(2);
    let mut opened = 0;
    for round in 0..rounds(20_000) {
        let (mut setup, mut position) = (setup(), json!(fair(round).state()));
        MUTATION.mutate(&mut setup, &mut rng);
        for _ in 0..below(3, &mut rng) {
            MUTATION.mutate(&mut position, &mut rng);
        }
        let position = below(4, &mut rng).gt(&0).then_some(position);
        if let Ok(mut game) = open::<Pig>(setup, position, some_luck(round)) {
            opened += 1;
            play_at_random(&mut *game, &mut rng);
        }
    }
    assert!(opened > rounds(20_000) / 100, "the mutations leave some starts alive: {opened}");
}

#[test]
fn any_json_as_a_save_is_answered() {
    let mut rng = seeded_rng(3);
    let saves = saves();
    let mut loaded = 0;
    for round in 0..rounds(20_000) {
        let mut save = saves[round as usize % saves.len()].clone();
        for _ in 0..=below(3, &mut rng) {
            MUTATION.mutate(&mut save, &mut rng);
        }
        let _ = verify::<Pig>(save.clone());
        if let Ok(mut game) = load::<Pig>(save) {
            loaded += 1;
            game.continue_with(some_luck(round));
            play_at_random(&mut *game, &mut rng);
            load::<Pig>(game.host_save()).map(drop).expect("what was loaded can be loaded again");
        }
    }
    assert!(loaded > rounds(20_000) / 100, "the mutations leave some saves alive: {loaded}");
}

#[test]
fn any_bytes_as_a_save_are_answered() {
    let mut rng = seeded_rng(4);
    let texts: Vec<String> = saves().iter().map(Value::to_string).collect();
    for round in 0..rounds(20_000) {
        let mut bytes = texts[round as usize % texts.len()].clone().into_bytes();
        for _ in 0..=below(4, &mut rng) {
            damage(&mut bytes, &mut rng);
        }
        if let Ok(save) = serde_json::from_slice::<Value>(&bytes) {
            let _ = verify::<Pig>(save.clone());
            let _ = load::<Pig>(save);
        }
    }
}

fn setup() -> Value {
    json!({"players": 2, "goal": 20})
}

fn some_luck(round: u64) -> Luck {
    if round.is_multiple_of(2) { Luck::Manual } else { Luck::Fair(FairDice::seeded(round)) }
}

/// Saves of every kind: over, by hand, sealed, for the host, in two spans.
fn saves() -> Vec<Value> {
    let mut open = fair(1);
    play_on(&mut open, 6);
    let mut resumed = load::<Pig>(AnyMatch::save(&open)).expect("our own save");
    resumed.continue_with(Luck::Fair(FairDice::seeded(2)));
    play_at_random(&mut *resumed, &mut seeded_rng(1));
    vec![
        AnyMatch::save(&finished(1)),
        AnyMatch::save(&won()),
        AnyMatch::save(&open),
        AnyMatch::host_save(&open),
        resumed.save(),
    ]
}

/// One call with whatever comes to mind; a refusal must leave the match alone.
fn poke(game: &mut dyn AnyMatch, rng: &mut impl Rng) {
    let seat = Seat(below(4, rng) as u8 * 85);
    let before = (game.ply(), game.position());
    let refused = match below(6, rng) {
        0 => game.act(seat, json!("roll")).is_err(),
        1 => game.act(seat, json!("bank")).is_err(),
        2 => game.act(seat, MUTATION.anything(3, rng)).is_err(),
        3 => game.happen(json!(below(8, rng))).is_err(),
        4 => game.happen(MUTATION.anything(3, rng)).is_err(),
        _ => game.undo(seat).is_err(),
    };
    if refused {
        assert_eq!((game.ply(), game.position()), before, "a refusal changes nothing");
    }
    assert!(game.events(game.ply(), Some(seat)).is_empty(), "nothing has come of the next ply");
    assert!(game.picture(Some(seat)).height() > 0);
}

/// Up to thirty offered plies.
fn play_at_random(game: &mut dyn AnyMatch, rng: &mut impl Rng) {
    for _ in 0..30 {
        let (mut actions, mut chances) = (game.actions(), game.chances());
        let played = match game.turn() {
            Turn::Player(seat) => {
                let index = below(actions.len() as u32, rng) as usize;
                game.act(seat, actions.swap_remove(index).action)
            }
            Turn::Chance => {
                let index = below(chances.len() as u32, rng) as usize;
                game.happen(chances.swap_remove(index).chance)
            }
            Turn::Over { .. } => return,
        };
        played.expect("it was offered");
    }
}
