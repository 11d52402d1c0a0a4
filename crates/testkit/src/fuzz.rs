//! Nothing that comes from outside may make the process panic.
//!
//! Bounded, and the same in every run; `KARAK_LONG=1` digs deeper.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop::{
    AnyMatch, FairDice, Game, Luck, Match, Ply, Rng, Save, Seat, Silent, Turn, any, below,
    seeded_rng,
    testkit::{Mutation, damage},
};

use super::table::{actions, any_of, chances, play_at_random, read, rounds};

/// States by what is asked in them, each with its table.
type Somewhere<G> = Vec<Vec<(<G as Game>::Setup, G)>>;

/// So many states are kept for each question.
const MOST_OF_A_QUESTION: usize = 60;

/// One game, and what it is attacked with.
pub struct Fuzz<'a, G: Game> {
    /// Words of the game, and words that are not.
    pub words: Mutation<'a>,
    /// The tables at which it is played.
    pub setups: Vec<G::Setup>,
    /// The published box.
    pub contents: Value,
    /// Its text.
    pub toml: &'a str,
    /// How far into a game positions are taken from.
    pub plies: usize,
    /// What is asked in a state, in a word: rare questions are attacked as often as common ones.
    pub question: fn(&G) -> String,
    /// The fields of a position that are attacked most.
    pub hot: &'a [&'a str],
    /// A text can be read as a box.
    pub read_box: fn(&str) -> bool,
}

impl<G: Game> Fuzz<'_, G> {
    /// Unlike play by the weights, bytes draw what is rare as often as what is common.
    pub fn bytes_choose_a_game_that_keeps_valid(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        for _ in 0..rounds(1_000, 40_000) {
            let mut state = self.table(&mut rng);
            for _ in 0..below(600, &mut rng) {
                let byte = below(256, &mut rng) as usize;
                let (actions, chances) = (actions(&state), chances(&state));
                let ply = match state.turn() {
                    Turn::Player(_) => Ply::Act(actions[byte % actions.len()]),
                    Turn::Chance => Ply::Chance(chances[byte % chances.len()].0),
                    Turn::Over { .. } => break,
                };
                let before = state.clone();
                state.apply(&ply, &mut Silent);
                still_valid::<G>(&before, &ply, &state);
            }
        }
    }

    /// JSON as an action or an outcome is played or refused.
    pub fn json_as_an_action_or_outcome_is_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        for round in 0..rounds(1_000, 20_000) {
            let setup = json!(any_of(&self.setups, &mut rng));
            let mut game = any::open::<G>(setup, None, some_luck(round)).expect("a table of ours");
            play_on(&mut *game, below(100, &mut rng), &mut rng);
            for _ in 0..30 {
                self.poke(&mut *game, &mut rng);
            }
        }
    }

    /// JSON as a setup is played or refused.
    pub fn json_as_a_setup_is_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        self.answers(4_000, 200_000, 20, |round| {
            let mut setup = json!(any_of(&self.setups, &mut rng));
            if below(2, &mut rng) == 0 {
                setup["contents"] = self.contents.clone();
            }
            (0..=below(3, &mut rng)).for_each(|_| self.words.mutate(&mut setup, &mut rng));
            self.is_playable(&setup, None, round, &mut rng)
        });
    }

    /// JSON as a box is played or refused.
    pub fn json_as_a_box_is_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        self.answers(4_000, 200_000, 20, |round| {
            let mut contents = self.contents.clone();
            (0..=below(4, &mut rng)).for_each(|_| self.words.mutate(&mut contents, &mut rng));
            let options = json!(any_of(&self.setups, &mut rng))["options"].take();
            let setup = json!({"players": 2, "options": options, "contents": contents});
            self.is_playable(&setup, None, round, &mut rng)
        });
    }

    /// Bytes as a box are read or refused.
    pub fn bytes_as_a_box_are_answered(&self, seed: u64) {
        let (mut rng, mut read) = (seeded_rng(seed), 0);
        for _ in 0..rounds(2_000, 100_000) {
            let mut bytes = self.toml.as_bytes().to_vec();
            (0..=below(4, &mut rng)).for_each(|_| damage(&mut bytes, &mut rng));
            read += u64::from((self.read_box)(&String::from_utf8_lossy(&bytes)));
        }
        assert!(read > 0, "some damage can be lived with");
    }

    /// What is refused names its field; what is not is a valid state and can be played.
    pub fn json_as_a_position_is_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        let from = self.somewhere(&mut rng);
        self.answers(4_000, 300_000, 20, |round| {
            let (setup, position) = self.almost(&from, &mut rng);
            self.is_playable(&setup, Some(&position), round, &mut rng)
        });
    }

    /// JSON as a save is loaded or refused.
    pub fn json_as_a_save_is_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        let saves = self.saves(&mut rng);
        self.answers(4_000, 200_000, 100, |round| {
            let mut save = any_of(&saves, &mut rng);
            (0..=below(2, &mut rng)).for_each(|_| self.words.mutate(&mut save, &mut rng));
            let _ = any::verify::<G>(save.clone());
            let Ok(mut game) = any::load::<G>(save.clone()) else { return false };
            let typed: Save<G> = read(save);
            assert_eq!(Match::load(typed).expect("it was loaded").state().validate(), Ok(()));
            game.continue_with(some_luck(round));
            play_on(&mut *game, 30, &mut rng);
            any::load::<G>(game.host_save())
                .map(drop)
                .expect("what was loaded can be loaded again");
            true
        });
    }

    /// Bytes as a save are loaded or refused.
    pub fn bytes_as_a_save_are_answered(&self, seed: u64) {
        let mut rng = seeded_rng(seed);
        let texts: Vec<String> = self.saves(&mut rng).iter().map(Value::to_string).collect();
        for _ in 0..rounds(4_000, 200_000) {
            let mut bytes = any_of(&texts, &mut rng).into_bytes();
            (0..=below(3, &mut rng)).for_each(|_| damage(&mut bytes, &mut rng));
            if let Ok(save) = serde_json::from_slice::<Value>(&bytes) {
                let _ = any::verify::<G>(save.clone());
                let _ = any::load::<G>(save);
            }
        }
    }

    /// Tries so many times; at least one in `one_in` must get through the door, or nothing is tested.
    fn answers(&self, short: u64, long: u64, one_in: u64, mut attack: impl FnMut(u64) -> bool) {
        let tries = rounds(short, long);
        let opened = (0..tries).filter(|&round| attack(round)).count() as u64;
        println!("{}: {opened} of {tries} mutations came through", G::ID);
        assert!(opened > tries / one_in, "mutations leave some alive: {opened}");
    }

    fn table(&self, rng: &mut impl Rng) -> G {
        G::new(&any_of(&self.setups, rng)).expect("a table of ours")
    }

    /// States in the middle of random games, some for every question.
    fn somewhere(&self, rng: &mut impl Rng) -> Somewhere<G> {
        let mut found: BTreeMap<String, Vec<(G::Setup, G)>> = BTreeMap::new();
        for _ in 0..rounds(30, 300) {
            let setup = any_of(&self.setups, rng);
            let mut state = G::new(&setup).expect("a table of ours");
            let mut seen = vec![state.clone()];
            play_at_random(&mut state, self.plies, rng, |state, _| seen.push(state.clone()));
            for state in seen {
                let known = found.entry((self.question)(&state)).or_default();
                let place = below(known.len() as u32 + 1, rng) as usize;
                if known.len() < MOST_OF_A_QUESTION {
                    known.push((setup.clone(), state));
                } else if place < MOST_OF_A_QUESTION {
                    known[place] = (setup.clone(), state);
                }
            }
        }
        found.into_values().collect()
    }

    /// A table, and almost a situation at it.
    fn almost(&self, from: &Somewhere<G>, rng: &mut impl Rng) -> (Value, Value) {
        let (setup, state) = any_of(&any_of(from, rng), rng);
        let mut position = json!(state.position());
        for table in ["bag", "gone", "stack"] {
            if below(2, rng) == 0 && position.get(table).is_some() {
                position[table] = Value::Null;
            }
        }
        for _ in 0..=below(2, rng) {
            let hot = any_of(self.hot, rng);
            let place = if below(2, rng) == 0 { &mut position } else { &mut position[hot] };
            self.words.mutate(place, rng);
            if !position.is_object() {
                break;
            }
        }
        (json!(setup), position)
    }

    /// Saves of every kind: over, by hand, sealed, for the host, from a position.
    fn saves(&self, rng: &mut impl Rng) -> Vec<Value> {
        let (mut saves, somewhere) = (Vec::new(), self.somewhere(rng));
        for seed in 0..6 {
            let (setup, state) = any_of(&any_of(&somewhere, rng), rng);
            let from = if seed % 3 == 0 { Some(json!(state.position())) } else { None };
            let mut game =
                any::open::<G>(json!(setup), from, some_luck(seed)).expect("our own position");
            play_on(&mut *game, 40, rng);
            saves.extend([game.save(), game.host_save()]);
            if seed > 3 && game.end().is_ok() {
                saves.push(game.save());
            }
        }
        saves
    }

    /// Does the door let this in? Then it is valid and can be played.
    fn is_playable(
        &self,
        setup: &Value,
        position: Option<&Value>,
        round: u64,
        rng: &mut impl Rng,
    ) -> bool {
        match any::open::<G>(setup.clone(), position.cloned(), some_luck(round)) {
            Err(error) => {
                assert!(!error.field.is_empty() && !error.problem.is_empty(), "{error}");
                false
            }
            Ok(mut game) => {
                let setup: G::Setup = read(setup.clone());
                let state = match position {
                    None => G::new(&setup),
                    Some(position) => G::from_position(&setup, &read(position.clone())),
                };
                plays_on_and_keeps_valid(state.expect("it was opened"), rng);
                play_on(&mut *game, 10, rng);
                true
            }
        }
    }

    /// One call with whatever comes to mind; a refusal must leave the match alone.
    fn poke(&self, game: &mut dyn AnyMatch, rng: &mut impl Rng) {
        let seat = Seat(below(6, rng) as u8);
        let before = (game.ply(), game.position());
        let actions = || game.actions().into_iter().map(|named| named.action);
        let refused = match below(6, rng) {
            0 => game.act(seat, self.words.anything(2, rng)).is_err(),
            1 => game.happen(self.words.anything(2, rng)).is_err(),
            2 => game.undo(seat).is_err(),
            3 => {
                let chances = game.chances().into_iter().map(|named| named.chance);
                game.happen(self.bent(chances, rng)).is_err()
            }
            _ => {
                let bent = self.bent(actions(), rng);
                game.act(seat, bent).is_err()
            }
        };
        if refused {
            assert_eq!((game.ply(), game.position()), before, "a refusal changes nothing");
        }
        assert!(game.events(game.ply(), Some(seat)).is_empty(), "nothing has come of the next ply");
        assert!(game.picture(Some(seat)).height() > 0, "there is something to see");
    }

    /// One of those offered, with something changed perhaps.
    fn bent(&self, offered: impl Iterator<Item = Value>, rng: &mut impl Rng) -> Value {
        let offered: Vec<Value> = offered.collect();
        let mut chosen = if offered.is_empty() { json!("heal") } else { any_of(&offered, rng) };
        (0..below(3, rng)).for_each(|_| self.words.mutate(&mut chosen, rng));
        chosen
    }
}

fn some_luck(round: u64) -> Luck {
    if round.is_multiple_of(2) { Luck::Manual } else { Luck::Fair(FairDice::seeded(round)) }
}

/// What the door lets in can be played, and every state on the way could come in as well.
fn plays_on_and_keeps_valid<G: Game>(mut state: G, rng: &mut impl Rng) {
    assert_eq!(state.validate(), Ok(()));
    for _ in 0..200 {
        let before = state.clone();
        let mut last = None;
        play_at_random(&mut state, 1, rng, |_, ply| last = Some(ply.clone()));
        let Some(ply) = last else { return };
        still_valid::<G>(&before, &ply, &state);
    }
}

fn still_valid<G: Game>(before: &G, ply: &tabletop::PlyOf<G>, state: &G) {
    state.validate().unwrap_or_else(|error| {
        let (from, to) = (json!(before.position()), json!(state.position()));
        panic!("{ply:?} leads to {error}\nfrom {from}\nto   {to}")
    });
}

/// Up to so many offered plies through the outer door.
fn play_on(game: &mut dyn AnyMatch, plies: u32, rng: &mut impl Rng) {
    for _ in 0..plies {
        let played = match game.turn() {
            Turn::Player(seat) => game.act(seat, any_of(&game.actions(), rng).action),
            Turn::Chance => game.happen(any_of(&game.chances(), rng).chance),
            Turn::Over { .. } => return,
        };
        played.expect("it was offered");
    }
}
