//! Luck: what is listed is all that can come, and it comes as often as it should.

use karak2::{Action, Chance, Edge, Hero, Karak2, Phase};
use serde_json::{Value, json};
use tabletop::{Game, Silent, Turn, seeded_rng, testkit::check_sampling};

use crate::table::{FIRST, chances, play_at_random, rounds, setups, situation, two};
use testkit::table::start;

#[test]
fn every_hero_card_is_equally_likely() {
    for (imperium, cards) in [(false, 6), (true, 11)] {
        let mut state: Karak2 = start(&json!({"players": 3, "options": {"imperium": imperium}}));
        assert_eq!(weights(&state), vec![1; cards]);
        drawn_as_weighed(&state);
        state.happen(Chance::Hero(Hero::Xanros), &mut Silent);
        assert_eq!(weights(&state), vec![1; cards - 1]);
        drawn_as_weighed(&state);
    }
}

#[test]
fn every_seat_is_equally_likely_to_begin() {
    for players in 2..=5 {
        let heroes = &Hero::ALL[..players];
        let state: Karak2 = start(&json!({"players": players, "heroes": heroes}));
        assert_eq!(weights(&state), vec![1; players]);
        drawn_as_weighed(&state);
    }
}

#[test]
fn every_tile_of_the_first_rank_is_equally_likely() {
    let drawing = exploring(&two(), &json!({"players": [{}, {}]}));
    assert_eq!(weights(&drawing), [3, 2, 2, 4, 3, 1, 1, 1, 1]);
    assert!(tiles(&drawing).iter().all(|tile| tile.starts_with("1-")), "the others lie below");
    drawn_as_weighed(&drawing);
}

#[test]
fn every_tile_of_the_second_rank_is_equally_likely_when_the_first_is_used_up() {
    let stack = json!({"2-farm_rock-ne-e-w": 3, "2-abyss": 1, "2-big_farm-ne-e-sw-w": 1});
    let drawing = exploring(&two(), &json!({"players": [{}, {}], "stack": stack}));
    assert_eq!(weights(&drawing).iter().sum::<u32>(), 5);
    drawn_as_weighed(&drawing);
    let last = json!({"1-farm-w": 1, "2-abyss": 1});
    let drawing = exploring(&two(), &json!({"players": [{}, {}], "stack": last}));
    assert_eq!(tiles(&drawing), ["1-farm-w"], "the first rank lies on top");
}

#[test]
fn a_returned_tile_is_drawn_next() {
    let darius = json!({"players": 2, "heroes": ["horan", "darius"]});
    let position = json!({"players": [{}, {}], "top": "2-abyss"});
    let drawing = exploring(&darius, &position);
    assert_eq!(tiles(&drawing), ["2-abyss"], "though the first rank lies below");
    drawn_as_weighed(&drawing);
}

#[test]
fn every_token_of_the_bag_is_equally_likely() {
    let bags = [(false, vec![7, 6, 5, 3, 5, 1, 5, 4]), (true, vec![7, 6, 5, 3, 5, 1, 5, 4, 3, 1])];
    for (imperium, bag) in bags {
        let mut setup = two();
        setup["options"] = json!({"imperium": imperium});
        let mut drawing = exploring(&setup, &json!({"players": [{}, {}]}));
        let farm = "1-farm".to_string().try_into().expect("a tile");
        drawing.happen(Chance::Tile(farm), &mut Silent);
        assert_eq!(weights(&drawing), bag);
        drawn_as_weighed(&drawing);
    }
}

#[test]
fn every_hidden_amulet_is_equally_likely() {
    let found = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm"}],
        "players": [{"at": [1, -1], "best": 3, "items": ["titan"]}, {}],
        "used": 1,
        "battle": {
            "cause": {"enemies": "new"},
            "fighter": 0,
            "winner": 0,
            "dryads": 1,
            "fights": [{"roll": [["hero", "3"]]}],
        },
        "phase": "find_amulet",
    });
    let drawing = situation(&two(), &found);
    assert_eq!(weights(&drawing), [1; 4], "one is found already");
    drawn_as_weighed(&drawing);
}

#[test]
fn the_hero_die_has_six_different_faces() {
    let rolling = rolling(&json!({}), &json!({"waiting": {"hero": 1}}));
    assert_eq!(weights(&rolling), [1; 6]);
    drawn_as_weighed(&rolling);
}

/// A knight has four single swords, a double one and a skull; of three knights there are 10 rolls.
#[test]
fn dice_of_a_kind_fall_together() {
    let roll = json!({"sent": {"knight": 3}, "roll": [["hero", "1"]], "waiting": {"knight": 3}});
    let rolling = rolling(&json!({"knight": 3}), &roll);
    let mut weights = weights(&rolling);
    assert_eq!((weights.len(), weights.iter().sum::<u32>()), (10, 216));
    weights.sort_unstable();
    assert_eq!(weights, [1, 1, 3, 3, 12, 12, 24, 48, 48, 64]);
    drawn_as_weighed(&rolling);
}

#[test]
fn every_kind_of_die_is_sampled() {
    for (die, kinds) in [("knight", 3), ("archer", 3), ("mage", 3), ("skeleton", 3)] {
        let roll = json!({"sent": {die: 1}, "roll": [["hero", "1"]], "waiting": {die: 1}});
        let rolling = rolling(&json!({die: 1}), &roll);
        let weights = weights(&rolling);
        assert_eq!((weights.len(), weights.iter().sum::<u32>()), (kinds, 6), "{die}");
        drawn_as_weighed(&rolling);
    }
}

#[test]
fn a_tie_is_broken_by_the_hero_die() {
    let here = json!({"at": [1, -1]});
    let tied = json!({
        "tiles": [{"at": [1, -1], "tile": "1-rift"}],
        "players": [here, here],
        "used": 1,
        "battle": {
            "cause": "rift",
            "fighter": 0,
            "tied": [0, 1],
            "fights": [{"roll": [["hero", "2"]]}, {"roll": [["hero", "2"]]}],
        },
        "phase": "break_tie",
    });
    let mut setup = two();
    setup["options"] = json!({"imperium": true});
    let drawing = situation(&setup, &tied);
    assert_eq!(weights(&drawing), [1; 6]);
    drawn_as_weighed(&drawing);
}

/// Wherever luck decides in random games, what is drawn is on the list.
#[test]
fn samples_are_listed_at_every_chance_of_random_games() {
    let (mut luck, mut seen) = (seeded_rng(1), std::collections::BTreeSet::new());
    for setup in setups(80) {
        let mut state = Karak2::new(&setup).expect("a table of ours");
        play_at_random(&mut state, 4_000, &mut luck, |state, _| {
            if state.turn() == Turn::Chance {
                let drawn = state.sample(&mut seeded_rng(2));
                assert!(chances(state).iter().any(|&(chance, _)| chance == drawn), "{drawn}");
                seen.insert(question(state.position().phase));
            }
        });
    }
    let all =
        ["break_tie", "draw_army", "draw_hero", "draw_tile", "find_amulet", "first_player", "roll"];
    assert!(seen.iter().map(String::as_str).eq(all), "{seen:?}");
}

fn question(phase: Phase) -> String {
    let phase = json!(phase);
    let fields = phase.as_object().and_then(|map| map.keys().next().cloned());
    fields.unwrap_or_else(|| phase.as_str().expect("a phase without fields").into())
}

fn drawn_as_weighed(state: &Karak2) {
    for seed in 0..rounds(3, 100) {
        check_sampling(state, 50_000, seed);
    }
}

fn weights(state: &Karak2) -> Vec<u32> {
    chances(state).into_iter().map(|(_, weight)| weight).collect()
}

fn tiles(state: &Karak2) -> Vec<String> {
    let tile =
        |(chance, _)| if let Chance::Tile(tile) = chance { Some(String::from(tile)) } else { None };
    chances(state).into_iter().filter_map(tile).collect()
}

/// The first player explores to the north-east of the castle.
fn exploring(setup: &Value, position: &Value) -> Karak2 {
    let mut state = situation(setup, position);
    assert_eq!(state.turn(), Turn::Player(FIRST));
    state.act(Action::Explore(Edge::Ne), &mut Silent);
    state
}

/// Xanros with this army is about to roll against a dryad.
fn rolling(army: &Value, fight: &Value) -> Karak2 {
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["dark_dryad"]}],
        "players": [{"at": [1, -1], "best": 6, "army": army}, {}],
        "used": 1,
        "battle": {"cause": {"enemies": "known"}, "fighter": 0, "glory": 6, "fights": [fight]},
        "phase": "roll",
    });
    situation(&json!({"players": 2, "heroes": ["xanros", "taia"]}), &position)
}
