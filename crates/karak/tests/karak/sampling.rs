//! Luck: what is listed is all that can come, and it comes as often as it should.

use karak::{Action, Chance, Karak, Side, Tile};
use serde_json::{Value, json};
use tabletop::{Game, Silent, testkit::check_sampling};

use crate::table::{chances, read, rounds, situation, two};

#[test]
fn every_hero_card_is_equally_likely() {
    let start = table(json!({"players": 3}));
    assert_eq!(weights(&start), [1; 6]);
    drawn_as_weighed(&start);
    let mut later = start;
    later.happen(Chance::Hero(karak::Hero::Thief), &mut Silent);
    assert_eq!(weights(&later), [1; 5]);
    drawn_as_weighed(&later);
}

#[test]
fn every_seat_is_equally_likely_to_begin() {
    let heroes = ["wizard", "warrior", "warlock", "thief", "oracle"];
    for players in 2..=5 {
        let start = table(json!({"players": players, "heroes": heroes[..players]}));
        assert_eq!(weights(&start), vec![1; players]);
        drawn_as_weighed(&start);
    }
}

#[test]
fn every_tile_of_the_stack_is_equally_likely() {
    let drawing = exploring(&two());
    assert_eq!(weights(&drawing).iter().sum::<u32>(), 79);
    assert_eq!(weights(&drawing), [2, 4, 7, 5, 4, 4, 14, 13, 13, 13]);
    drawn_as_weighed(&drawing);
}

#[test]
fn every_token_of_the_bag_is_equally_likely() {
    let drawing = finding_a_room(&two());
    assert_eq!(weights(&drawing), [8, 4, 8, 12, 5, 3, 2, 1, 10]);
    drawn_as_weighed(&drawing);
}

#[test]
fn every_token_of_a_bag_that_is_almost_empty_is_equally_likely() {
    let position = json!({
        "tiles": [{"at": [0, 0], "tile": "fountain-cross"}, {"at": [0, 1], "tile": "room-cross"}],
        "players": [{"at": [0, 1], "came_from": [0, 0]}, {}],
        "steps": 3,
        "bag": {"mummy": 1, "dragon": 1, "chest": 2},
        "phase": {"draw_token": {"draw": "room"}},
    });
    let drawing = situation(&two(), &position);
    assert_eq!(weights(&drawing), [1, 1, 2]);
    drawn_as_weighed(&drawing);
}

/// 53 tokens make 53 · 52 / 2 pairs. All but one of the 9 · 10 / 2 kinds of pair can come: there is
/// only one dragon.
#[test]
fn every_pair_of_tokens_is_equally_likely() {
    let drawing = finding_a_room(&json!({"players": 2, "heroes": ["oracle", "warrior"]}));
    let weights = weights(&drawing);
    assert_eq!((weights.len(), weights.iter().sum::<u32>()), (44, 53 * 52 / 2));
    drawn_as_weighed(&drawing);
}

#[test]
fn two_dice_fall_in_thirty_six_ways() {
    let rolling = situation(&two(), &fighting("wizard", "both", [0, 0]));
    let weights = weights(&rolling);
    assert_eq!((weights.len(), weights.iter().sum::<u32>()), (21, 36));
    drawn_as_weighed(&rolling);
}

#[test]
fn a_one_is_rolled_again_alone() {
    let rolling = situation(&swordsman(), &fighting("swordsman", "ones", [1, 4]));
    assert_eq!(chances(&rolling), (1..=6).map(|pips| (Chance::Die(pips), 1)).collect::<Vec<_>>());
    drawn_as_weighed(&rolling);
}

#[test]
fn two_ones_are_rolled_again_together() {
    let rolling = situation(&swordsman(), &fighting("swordsman", "ones", [1, 1]));
    let weights = weights(&rolling);
    assert_eq!((weights.len(), weights.iter().sum::<u32>()), (21, 36));
    drawn_as_weighed(&rolling);
}

fn drawn_as_weighed(state: &Karak) {
    for seed in 0..rounds(3, 100) {
        check_sampling(state, 50_000, seed);
    }
}

fn weights(state: &Karak) -> Vec<u32> {
    chances(state).into_iter().map(|(_, weight)| weight).collect()
}

fn table(setup: Value) -> Karak {
    Karak::new(&read(setup)).expect("a table of ours")
}

fn swordsman() -> Value {
    json!({"players": 2, "heroes": ["swordsman", "warrior"]})
}

/// The first player explores to the north of the start.
fn exploring(setup: &Value) -> Karak {
    let mut state = table(setup.clone());
    state.happen(Chance::First(crate::table::FIRST), &mut Silent);
    state.act(Action::Explore(Side::North), &mut Silent);
    state
}

/// And finds a room.
fn finding_a_room(setup: &Value) -> Karak {
    let mut state = exploring(setup);
    let room = Tile::try_from("room-cross".to_string()).expect("a tile");
    state.happen(Chance::Tile(room), &mut Silent);
    state
}

/// The first hero is about to roll these dice against a rat.
fn fighting(hero: &str, dice: &str, shown: [u8; 2]) -> Value {
    let powers = match hero {
        "swordsman" => json!(["training", "unstoppable"]),
        _ => json!(["affinity", "astral_walk"]),
    };
    let fight = json!({"powers": powers, "strength": [5, 0], "dice": shown});
    let room = json!({"at": [0, 1], "tile": "room-cross", "tokens": ["rat"]});
    json!({
        "tiles": [{"at": [0, 0], "tile": "fountain-cross"}, room],
        "players": [{"at": [0, 1], "came_from": [0, 0]}, {}],
        "steps": 3,
        "phase": {"roll": {"dice": dice, "fight": fight}},
    })
}
