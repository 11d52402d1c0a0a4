//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs deeper.

use karak::karak::{Contents, Hero, Karak, Setup};
use serde_json::{Value, json};
use tabletop::{
    AnyMatch, FairDice, Game, Luck, Match, Ply, Rng, Save, Seat, Silent, Turn, below, quick,
    testkit::{Mutation, damage},
};

use crate::table::{actions, any_of, chances, play_at_random, read, rounds, setups};

const TOML: &str = include_str!("../../../../data/karak.toml");

/// Words of the game, and words that are not.
const MUTATION: Mutation<'_> = Mutation {
    words: &[
        "wizard",
        "warrior",
        "warlock",
        "thief",
        "oracle",
        "rat",
        "spider",
        "mummy",
        "turnkey",
        "skeleton_king",
        "fallen",
        "dragon",
        "chest",
        "daggers",
        "healing_portal",
        "magic_bolt",
        "key",
        "axe",
        "north",
        "west",
        "n",
        "esw",
        "fountain-cross",
        "room-tee",
        "walk",
        "first_player",
        "call_monster",
        "end_turn",
        "fight",
        "sneak",
        "strike",
        "bolt",
        "room",
        "guard",
        "second",
        "ones",
        "both",
        "fierce",
        "manual",
        "wings",
        "é\u{0}🎲",
    ],
};

/// Unlike play by the weights, bytes draw the dragon as often as a rat.
#[test]
fn any_bytes_choose_a_game_that_keeps_valid() {
    let mut luck = quick(1);
    for _ in 0..rounds(1_000, 40_000) {
        let mut state = Karak::new(&some_setup(&mut luck)).expect("a table of ours");
        for _ in 0..below(600, &mut luck) {
            let byte = below(256, &mut luck) as usize;
            let (actions, chances) = (actions(&state), chances(&state));
            let ply = match state.turn() {
                Turn::Player(_) => Ply::Act(actions[byte % actions.len()]),
                Turn::Chance => Ply::Chance(chances[byte % chances.len()].0),
                Turn::Over { .. } => break,
            };
            state.apply(&ply, &mut Silent);
            state.validate().unwrap_or_else(|error| panic!("{ply:?} leads to {error}\n{state:#?}"));
        }
    }
}

#[test]
fn any_json_as_an_action_or_outcome_is_answered() {
    let mut luck = quick(2);
    for round in 0..rounds(1_000, 20_000) {
        let setup = json!(some_setup(&mut luck));
        let mut game = open(setup, None, some_luck(round)).expect("a table of ours");
        play_on(&mut *game, below(100, &mut luck), &mut luck);
        for _ in 0..30 {
            poke(&mut *game, &mut luck);
        }
    }
}

#[test]
fn any_json_as_a_setup_is_answered() {
    let mut luck = quick(3);
    let mut opened = 0;
    for round in 0..rounds(10_000, 200_000) {
        let mut setup = some_setup(&mut luck);
        if below(2, &mut luck) == 0 {
            setup.contents = Some(Box::new(Contents::standard().clone()));
        }
        let mut setup = json!(setup);
        (0..=below(3, &mut luck)).for_each(|_| MUTATION.mutate(&mut setup, &mut luck));
        opened += u64::from(is_playable(&setup, None, round, &mut luck));
    }
    assert!(opened > rounds(10_000, 200_000) / 20, "mutations leave some tables alive: {opened}");
}

#[test]
fn any_json_as_a_box_is_answered() {
    let mut luck = quick(4);
    let mut opened = 0;
    for round in 0..rounds(10_000, 200_000) {
        let mut contents = json!(Contents::standard());
        (0..=below(4, &mut luck)).for_each(|_| MUTATION.mutate(&mut contents, &mut luck));
        let options = any_of(&setups(9).collect::<Vec<_>>(), &mut luck).options;
        let setup = json!({"players": 2, "options": options, "contents": contents});
        opened += u64::from(is_playable(&setup, None, round, &mut luck));
    }
    assert!(opened > rounds(10_000, 200_000) / 20, "mutations leave some boxes alive: {opened}");
}

#[test]
fn any_bytes_as_a_box_are_answered() {
    let mut luck = quick(5);
    for _ in 0..rounds(5_000, 100_000) {
        let mut bytes = TOML.as_bytes().to_vec();
        (0..=below(4, &mut luck)).for_each(|_| damage(&mut bytes, &mut luck));
        if let Ok(contents) = Contents::from_toml(&String::from_utf8_lossy(&bytes)) {
            assert_eq!(contents.check(), Ok(()));
        }
    }
}

/// What is refused names its field; what is not is a valid state and can be played.
#[test]
fn any_json_as_a_position_is_answered() {
    let mut luck = quick(6);
    let mut opened = 0;
    for round in 0..rounds(10_000, 300_000) {
        let setup = some_setup(&mut luck);
        let state = somewhere(&setup, &mut luck);
        let mut position = json!(state.position());
        for table in ["bag", "gone", "stack"] {
            if below(2, &mut luck) == 0 {
                position[table] = Value::Null;
            }
        }
        (0..=below(2, &mut luck)).for_each(|_| MUTATION.mutate(&mut position, &mut luck));
        opened += u64::from(is_playable(&json!(setup), Some(&position), round, &mut luck));
    }
    assert!(opened > rounds(10_000, 300_000) / 20, "mutations leave some alive: {opened}");
}

#[test]
fn any_json_as_a_save_is_answered() {
    let mut luck = quick(7);
    let saves = saves(&mut luck);
    let mut loaded = 0;
    for round in 0..rounds(10_000, 200_000) {
        let mut save = any_of(&saves, &mut luck);
        (0..=below(2, &mut luck)).for_each(|_| MUTATION.mutate(&mut save, &mut luck));
        let _ = karak::verify(save.clone());
        let Ok(mut game) = karak::load(save.clone()) else { continue };
        loaded += 1;
        let typed: Save<Karak> = read(save);
        assert_eq!(Match::load(typed).expect("it was loaded").state().validate(), Ok(()));
        game.continue_with(some_luck(round));
        play_on(&mut *game, 30, &mut luck);
        karak::load(game.host_save()).map(drop).expect("what was loaded can be loaded again");
    }
    assert!(loaded > rounds(10_000, 200_000) / 100, "mutations leave some saves alive: {loaded}");
}

#[test]
fn any_bytes_as_a_save_are_answered() {
    let mut luck = quick(8);
    let texts: Vec<String> = saves(&mut luck).iter().map(Value::to_string).collect();
    for _ in 0..rounds(10_000, 200_000) {
        let mut bytes = any_of(&texts, &mut luck).into_bytes();
        (0..=below(3, &mut luck)).for_each(|_| damage(&mut bytes, &mut luck));
        if let Ok(save) = serde_json::from_slice::<Value>(&bytes) {
            let _ = karak::verify(save.clone());
            let _ = karak::load(save);
        }
    }
}

fn open(
    setup: Value,
    position: Option<Value>,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, karak::OpenError> {
    karak::open("karak", setup, position, luck)
}

/// One of the 64 tables, with some heroes picked.
fn some_setup(luck: &mut impl Rng) -> Setup {
    let mut setup = any_of(&setups(40).collect::<Vec<_>>(), luck);
    let mut heroes = Hero::ALL.to_vec();
    for _ in 0..below(u32::from(setup.players) + 1, luck) {
        let hero = heroes.remove(below(heroes.len() as u32, luck) as usize);
        setup.heroes.push((below(4, luck) > 0).then_some(hero));
    }
    setup
}

fn some_luck(round: u64) -> Luck {
    if round.is_multiple_of(2) { Luck::Manual } else { Luck::Fair(FairDice::seeded(round)) }
}

/// A state in the middle of a random game.
fn somewhere(setup: &Setup, luck: &mut impl Rng) -> Karak {
    let mut state = Karak::new(setup).expect("a table of ours");
    let plies = below(400, luck) as usize;
    play_at_random(&mut state, plies, luck, |_, _| {});
    state
}

/// Saves of every kind: over, by hand, sealed, for the host, from a position.
fn saves(luck: &mut impl Rng) -> Vec<Value> {
    let mut saves = Vec::new();
    for seed in 0..6 {
        let setup = some_setup(luck);
        let position = somewhere(&setup, luck).position();
        let from = if seed % 3 == 0 { Some(json!(position)) } else { None };
        let mut game = open(json!(setup), from, some_luck(seed)).expect("our own position");
        play_on(&mut *game, 40, luck);
        saves.extend([game.save(), game.host_save()]);
        if seed > 3 && game.end().is_ok() {
            saves.push(game.save());
        }
    }
    saves
}

/// Does the door let this in? Then it is valid and can be played.
fn is_playable(setup: &Value, position: Option<&Value>, round: u64, luck: &mut impl Rng) -> bool {
    match open(setup.clone(), position.cloned(), some_luck(round)) {
        Err(karak::OpenError::Setup(error)) => {
            assert!(!error.field.is_empty() && !error.problem.is_empty(), "{error}");
            false
        }
        Err(error @ karak::OpenError::Unknown { .. }) => panic!("{error}"),
        Ok(mut game) => {
            let setup: Setup = read(setup.clone());
            let state = match position {
                None => Karak::new(&setup),
                Some(position) => Karak::from_position(&setup, &read(position.clone())),
            };
            let mut state = state.expect("it was opened");
            assert_eq!(state.validate(), Ok(()));
            play_at_random(&mut state, 200, luck, |state, ply| {
                state.validate().unwrap_or_else(|error| panic!("{ply:?} leads to {error}"));
            });
            play_on(&mut *game, 10, luck);
            true
        }
    }
}

/// Up to so many offered plies through the outer door.
fn play_on(game: &mut dyn AnyMatch, plies: u32, luck: &mut impl Rng) {
    for _ in 0..plies {
        let played = match game.turn() {
            Turn::Player(seat) => game.act(seat, any_of(&game.actions(), luck).action),
            Turn::Chance => game.happen(any_of(&game.chances(), luck).chance),
            Turn::Over { .. } => return,
        };
        played.expect("it was offered");
    }
}

/// One call with whatever comes to mind; a refusal must leave the match alone.
fn poke(game: &mut dyn AnyMatch, luck: &mut impl Rng) {
    let seat = Seat(below(6, luck) as u8);
    let before = (game.ply(), game.position());
    let refused = match below(6, luck) {
        0 => game.act(seat, MUTATION.anything(2, luck)).is_err(),
        1 => game.happen(MUTATION.anything(2, luck)).is_err(),
        2 => game.undo(seat).is_err(),
        3 => game.happen(bent(game.chances().into_iter().map(|named| named.chance), luck)).is_err(),
        _ => game
            .act(seat, bent(game.actions().into_iter().map(|named| named.action), luck))
            .is_err(),
    };
    if refused {
        assert_eq!((game.ply(), game.position()), before, "a refusal changes nothing");
    }
    assert!(game.events(game.ply(), Some(seat)).is_empty(), "nothing has come of the next ply");
    assert!(game.picture(Some(seat)).height() > 0 && !game.status(Some(seat)).is_empty());
}

/// One of those offered, with something changed perhaps.
fn bent(offered: impl Iterator<Item = Value>, luck: &mut impl Rng) -> Value {
    let offered: Vec<Value> = offered.collect();
    let mut chosen = if offered.is_empty() { json!("heal") } else { any_of(&offered, luck) };
    (0..below(3, luck)).for_each(|_| MUTATION.mutate(&mut chosen, luck));
    chosen
}
