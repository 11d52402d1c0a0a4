//! Luck: what is listed is all that can come, and it comes as often as it should.

use std::collections::BTreeSet;

use goblin::{Chance, Contents, Goblin, Hero};
use serde_json::{Value, json};
use tabletop::{Game, Silent, Turn, seeded_rng, testkit::check_sampling};

use crate::table::{
    able, chances, play_at_random, question, read, rounds, setups, situation, two, with_easy_box,
};
use testkit::table::start;

#[test]
fn every_hero_card_is_equally_likely() {
    let mut state: Goblin = start(&json!({"players": 3}));
    assert_eq!(weights(&state), [1; 6]);
    drawn_as_weighed(&state);
    state.happen(Chance::Hero(Hero::Xanros), &mut Silent);
    assert_eq!(weights(&state), [1; 5]);
    drawn_as_weighed(&state);
}

#[test]
fn every_seat_is_equally_likely_to_begin() {
    for players in 2..=4 {
        let position = json!({"players": vec![json!({}); players], "phase": "first_player"});
        let setup = json!({"players": players, "heroes": &Hero::ALL[..players]});
        let state = situation(&setup, &position);
        assert_eq!(weights(&state), vec![1; players]);
        drawn_as_weighed(&state);
    }
}

/// Two giant worms look alike, so that their front is drawn twice as often.
#[test]
fn every_monster_card_of_a_level_is_equally_likely() {
    let mut state: Goblin = start(&two());
    let expected = |index| if index == 2 { 2 } else { 1 };
    assert_eq!(weights(&state), (0..19).map(expected).collect::<Vec<_>>());
    drawn_as_weighed(&state);
    state.happen(read(json!({"foe": "1-03"})), &mut Silent);
    assert_eq!(weights(&state), [1; 19], "the other worm is left");
    drawn_as_weighed(&state);
    state.happen(read(json!({"foe": "1-03"})), &mut Silent);
    assert_eq!(weights(&state), [1; 18]);
    drawn_as_weighed(&state);
}

/// Of twenty cards three are with players and five in the row; nobody knows the order of the
/// others.
#[test]
fn the_next_monster_is_any_that_is_left() {
    let position = json!({
        "players": [{"discard": ["1-06", "1-12"]}, {"weapon": "1-13"}],
        "battle": {"at": "1-deck", "foe": "1-06", "played": ["horan-2", "horan-6"]},
        "caves": [{"row": ["1-01", "1-02", "1-03", "1-04", "1-05"], "guardian": "guardian-1-1"}],
        "phase": {"reveal": {"at": "1-deck"}},
    });
    let state = situation(&two(), &position);
    assert_eq!(weights(&state), [1; 12], "no worm without a curse: one is won, one lies open");
    drawn_as_weighed(&state);
}

#[test]
fn where_all_look_alike_there_is_one_front_and_any_reward() {
    let mut setup = two();
    setup["contents"] = json!(Contents::standard());
    for row in setup["contents"]["monsters"].as_array_mut().expect("rows") {
        let row = row.as_object_mut().expect("a row");
        let weapon = json!({"name": "short_sword"});
        row.retain(|field, _| ["card", "provenance"].contains(&field.as_str()));
        let front = json!({"name": "cave_rat", "attack": 0, "hearts": 1, "weapon": weapon});
        row.extend(front.as_object().expect("fields").clone());
    }
    let state: Goblin = start(&setup);
    assert_eq!(weights(&state), [20]);
    drawn_as_weighed(&state);
    let flip = json!({
        "players": [{"weapon": "1-07"}, {"armour": null}],
        "pawned": ["1-01", "2-05"],
        "battle": {"at": "1-row-2", "foe": "1-01", "played": ["horan-1"]},
        "phase": "flip",
    });
    let state = situation(&setup, &flip);
    assert_eq!(weights(&state), [1; 18]);
    drawn_as_weighed(&state);
}

#[test]
fn every_guardian_is_equally_likely() {
    let fresh = |at: &str, lord: Value| {
        let empty = json!({"row": [], "deck": null, "guardian": null});
        let hands = [six("horan"), six("taia")].map(|deck| json!({"hand": [], "unknown": deck}));
        let position = json!({
            "players": hands,
            "lord": lord,
            "caves": [empty, empty, empty],
            "phase": {"reveal": {"at": at}},
        });
        situation(&two(), &position)
    };
    for at in ["1-guardian", "2-guardian", "3-guardian"] {
        assert_eq!(weights(&fresh(at, json!(null))), [1; 5]);
        drawn_as_weighed(&fresh(at, json!(null)));
    }
    assert_eq!(weights(&fresh("lord", json!(null))), [1; 3]);
    drawn_as_weighed(&fresh("lord", json!(null)));
    let beaten = json!({
        "players": [{"keys": ["guardian-1-2"]}, {"keys": ["guardian-1-4"]}],
        "battle": {"at": "1-guardian", "foe": "guardian-1-2", "played": ["horan-1"]},
        "phase": {"reveal": {"at": "1-guardian"}},
    });
    let state = situation(&two(), &beaten);
    assert_eq!(weights(&state), [1; 3]);
    drawn_as_weighed(&state);
}

#[test]
fn every_unknown_card_of_a_deck_is_equally_likely() {
    let hand = json!(["horan-1"]);
    let drawing = |left: u8| json!({"draw": {"seat": 0, "left": left, "cause": "refill"}});
    let position = json!({"players": [{"hand": hand}, {}], "phase": drawing(3)});
    let state = situation(&two(), &position);
    assert_eq!(weights(&state), [1; 5]);
    drawn_as_weighed(&state);
}

/// Where a card lies that its owner has put there, only that one can be drawn.
#[test]
fn a_known_card_is_drawn_for_certain() {
    let drawing = json!({"draw": {"seat": 0, "left": 2, "cause": "refill"}});
    let player = json!({"hand": ["horan-1", "horan-2"], "deck": ["1-01", null, null, null, null]});
    let position = json!({"players": [player, {}], "phase": drawing});
    let mut state = situation(&two(), &position);
    assert_eq!(chances(&state), [(read(json!({"card": "1-01"})), 1)]);
    drawn_as_weighed(&state);
    state.happen(read(json!({"card": "1-01"})), &mut Silent);
    assert_eq!(weights(&state), [1; 4], "then any of the unknown ones");
    drawn_as_weighed(&state);
}

#[test]
fn a_card_under_the_deck_comes_last() {
    let drawing = json!({"draw": {"seat": 1, "left": 2, "cause": "refill"}});
    let taia = json!({"hand": ["taia-1", "taia-2"], "discard": ["taia-6", "taia-5"], "deck": [null, "taia-3"], "under": 1});
    let position = json!({"players": [{}, taia], "active": 1, "phase": drawing});
    let mut state = situation(&able(["horan", "taia"]), &position);
    assert_eq!(chances(&state), [(read(json!({"card": "taia-4"})), 1)]);
    state.happen(read(json!({"card": "taia-4"})), &mut Silent);
    assert_eq!(chances(&state), [(read(json!({"card": "taia-3"})), 1)]);
    drawn_as_weighed(&state);
}

/// With pure shuffle won cards are drawn like any others.
#[test]
fn shuffled_decks_hide_won_cards() {
    let mut setup = two();
    setup["options"] = json!({"stacking": "shuffle"});
    let unknown = json!(["horan-5", "horan-6", "1-01", "2-01"]);
    let position = json!({
        "players": [{"hand": ["horan-1", "horan-2", "horan-3"], "discard": ["horan-4"], "unknown": unknown}, {}],
        "phase": {"draw": {"seat": 0, "left": 1, "cause": "refill"}},
    });
    let state = situation(&setup, &position);
    assert_eq!(weights(&state), [1; 4]);
    drawn_as_weighed(&state);
}

/// Of cards that look alike any is turned over, though one of them lies open twice.
#[test]
fn every_card_that_looks_like_the_beaten_monster_is_equally_likely() {
    let position = json!({
        "players": [{}, {}],
        "battle": {"at": "1-row-3", "foe": "1-03", "played": ["horan-1"]},
        "phase": "flip",
    });
    let state = situation(&two(), &position);
    let cards: Vec<Value> = chances(&state).iter().map(|(chance, _)| json!(chance)).collect();
    assert_eq!(cards, [json!({"reward": "1-03"}), json!({"reward": "1-12"})]);
    drawn_as_weighed(&state);
}

/// Wherever luck decides in random games, what is drawn is on the list.
#[test]
fn samples_are_listed_at_every_chance_of_random_games() {
    let (mut luck, mut seen) = (seeded_rng(1), BTreeSet::new());
    for setup in setups(20) {
        let mut state = Goblin::new(&with_easy_box(setup)).expect("a table of ours");
        play_at_random(&mut state, 4_000, &mut luck, |state, _| {
            if state.turn() == Turn::Chance {
                let drawn = state.sample(&mut seeded_rng(2));
                assert!(chances(state).iter().any(|&(chance, _)| chance == drawn), "{drawn}");
                seen.insert(question(state.position().phase));
            }
        });
    }
    let all = ["draw", "draw_hero", "first_player", "flip", "reveal"];
    assert!(seen.iter().map(String::as_str).eq(all), "{seen:?}");
}

fn drawn_as_weighed(state: &Goblin) {
    for seed in 0..rounds(3, 100) {
        check_sampling(state, 50_000, seed);
    }
}

fn weights(state: &Goblin) -> Vec<u32> {
    chances(state).into_iter().map(|(_, weight)| weight).collect()
}

/// A hero's starting cards.
fn six(hero: &str) -> Vec<String> {
    (1..=6).map(|number| format!("{hero}-{number}")).collect()
}
