//! The bots of Karak 2: known best decisions, features of a sane size, games that end, and
//! temperaments that people notice.

use std::collections::BTreeSet;

use crate::common::{everywhere, long, position};
use bots::{Bot, Characters, Evaluate, Spec, Temperament, Weights, game_loop};
use karak2::{Action, Building, Chance, Edge, Ending, Item, Karak2, Options, Phase, Setup, Unit};
use serde_json::{Value, json};
use tabletop::{Game, Ply, Seat, Silent, Turn, below, seeded_rng};

/// Who must find what is plain to see.
const BOTS: [&str; 2] = ["greedy", "search:100"];

/// Horan on the castle with some of the table; Taia far away.
fn horan(tiles: Value, horan: Value, table: Value) -> Karak2 {
    let mut first = json!({"hero": "horan"});
    merge(&mut first, horan);
    let taia = json!({"hero": "taia", "at": [-1, 0]});
    let mut whole = json!({"tiles": tiles, "players": [first, taia]});
    merge(&mut whole, table);
    position(json!({"players": 2}), whole)
}

fn merge(into: &mut Value, more: Value) {
    let Value::Object(more) = more else { panic!("an object") };
    for (key, value) in more {
        into[key] = value;
    }
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<Karak2>> {
    name.parse::<Spec>().expect("a bot").seat(seed)
}

/// What each of the bots does here.
fn choices(game: &Karak2) -> Vec<(&'static str, Action)> {
    let Turn::Player(seat) = game.turn() else { panic!("somebody decides") };
    BOTS.into_iter().map(|name| (name, bot(name, 1).choose(game, seat))).collect()
}

fn all_choose(game: &Karak2, wanted: Action) {
    for (name, action) in choices(game) {
        assert_eq!(action, wanted, "{name}");
    }
}

fn nobody_chooses(game: &Karak2, bad: Action) {
    for (name, action) in choices(game) {
        assert_ne!(action, bad, "{name}");
    }
}

fn after(mut game: Karak2, action: Action) -> Karak2 {
    game.act(action, &mut Silent);
    game
}

fn rolled(mut game: Karak2, roll: Value) -> Karak2 {
    let chance: Chance = serde_json::from_value(json!({"roll": roll})).expect("a roll");
    game.happen(chance, &mut Silent);
    game
}

fn abyss() -> Value {
    json!([{"at": [1, -1], "tile": "2-abyss"}])
}

fn army(kind: &str) -> Value {
    json!([{"at": [1, -1], "tile": "1-farm", "armies": [kind]}])
}

#[test]
fn who_surely_beats_the_general_and_wins_attacks_him() {
    let strong = json!({"best": 10, "army": {"knight": 10},
        "items": ["sword", "war_hammer", "fireball", "fireball", "fireball"]});
    all_choose(&horan(abyss(), strong, json!({"praetorians": 0})), Action::Walk(Edge::Ne));
}

#[test]
fn nobody_attacks_the_general_without_a_hope() {
    let weak = json!({"best": 2, "army": {"knight": 1}});
    nobody_chooses(&horan(abyss(), weak, json!({})), Action::Walk(Edge::Ne));
}

#[test]
fn nobody_ends_a_game_that_is_lost_by_it() {
    let strong = json!({"best": 10, "army": {"knight": 10},
        "items": ["sword", "war_hammer", "fireball", "fireball", "fireball"]});
    let mut game = json!({"tiles": abyss(), "praetorians": 0, "players": [{"hero": "horan"},
        {"hero": "taia", "at": [-1, 0], "large_stones": 3}]});
    merge(&mut game["players"][0], strong);
    nobody_chooses(&position(json!({"players": 2}), game), Action::Walk(Edge::Ne));
}

/// A rift has called them beyond an army that nobody can beat; at home Horan can recruit. Rule: K2-4.10
#[test]
fn who_is_cut_off_with_everybody_returns_to_the_castle() {
    let horan = json!({"hero": "horan", "at": [0, 2], "best": 3, "city": [1, 0], "buildings": ["camp"],
        "goods": {"food": 3}});
    let game = json!({"players": [horan, {"hero": "taia", "at": [0, 2]}], "stack": {}, "tiles": [
        {"at": [0, 1], "tile": "1-farm", "armies": ["envoy_of_death"]}, {"at": [0, 2], "tile": "1-rift"}]});
    all_choose(
        &position(json!({"players": 2, "options": {"imperium": true}}), game),
        Action::Return,
    );
}

#[test]
fn precious_dice_stay_at_home_where_they_add_nothing() {
    let hero = json!({"best": 3, "army": {"mage": 2}, "items": ["sword"]});
    let game =
        after(horan(army("skeleton_warrior"), hero, json!({"used": 1})), Action::Walk(Edge::Ne));
    all_choose(&game, Action::Count(0));
}

#[test]
fn all_dice_go_where_they_are_needed() {
    let hero = json!({"best": 4, "army": {"knight": 4}, "items": ["sword"]});
    let game =
        after(horan(army("envoy_of_death"), hero, json!({"used": 1})), Action::Walk(Edge::Ne));
    all_choose(&game, Action::Count(4));
}

#[test]
fn a_fireball_is_thrown_where_it_wins_and_kept_where_it_does_not() {
    let hero = json!({"items": ["fireball"]});
    let fight = |kind| {
        let game = horan(army(kind), hero.clone(), json!({"used": 1}));
        rolled(after(game, Action::Walk(Edge::Ne)), json!([["hero", "2"]]))
    };
    all_choose(&fight("dark_dryad"), Action::Fireball);
    all_choose(&fight("skeleton_rider"), Action::Enough);
}

#[test]
fn the_weaker_weapon_is_put_down() {
    let hero = json!({"items": ["sword", "sword"]});
    let game =
        after(horan(army("hammer_cursed"), hero, json!({"used": 1})), Action::Walk(Edge::Ne));
    let game = rolled(game, json!([["hero", "1"]]));
    assert!(matches!(game.phase(), Phase::PutDown { .. }), "{:?}", game.phase());
    all_choose(&game, Action::Drop(Item::Sword));
}

#[test]
fn an_action_left_in_the_city_trains_or_builds() {
    let city = |buildings: Value, goods: Value| {
        let hero = json!({"at": [1, 0], "city": [1, 0], "best": 4, "buildings": buildings,
            "goods": goods});
        horan(json!([]), hero, json!({"used": 1, "moved": true}))
    };
    all_choose(&city(json!(["camp"]), json!({"food": 1})), Action::Train(Unit::Knight));
    all_choose(&city(json!([]), json!({"food": 1, "wood": 1})), Action::Build(Building::Camp));
}

#[test]
fn an_action_left_on_a_forest_is_not_wasted() {
    let hero = json!({"at": [1, 0], "best": 1});
    let game = horan(json!([]), hero, json!({"used": 1, "moved": true}));
    all_choose(&game, Action::Harvest);
}

#[test]
fn files_name_every_feature_and_profile() {
    let names: BTreeSet<&str> = Karak2::FEATURES.iter().copied().collect();
    assert_eq!(names.len(), Karak2::FEATURES.len(), "a feature comes once");
    let weights: Weights = toml::from_str(Karak2::WEIGHTS).expect("weights");
    assert!(weights.made_by.contains("karak tune"), "{}", weights.made_by);
    for profile in Karak2::PROFILES {
        let table = &weights.weights[*profile];
        assert!(names.iter().all(|name| table.contains_key(*name)), "{profile}");
    }
    let characters = Characters::of::<Karak2>();
    let guesses = characters.initial.values().flat_map(|table| table.keys());
    let likes = characters.temperaments.values().flat_map(|table| table.keys());
    for name in guesses.chain(likes) {
        assert!(names.contains(name.as_str()), "no feature is called '{name}'");
    }
    let profiles: BTreeSet<usize> = Karak2::tables()
        .iter()
        .map(|setup| Karak2::new(setup).expect("a table to tune on").profile())
        .collect();
    assert_eq!(profiles.len(), Karak2::PROFILES.len());
}

#[test]
fn features_are_of_a_sane_size_everywhere() {
    let tables = everywhere::<Karak2>();
    for seed in 0..long(12, 400) {
        let mut game = tables[seed as usize % tables.len()];
        let mut rng = seeded_rng(seed);
        let mut list = Vec::new();
        while !matches!(game.turn(), Turn::Over { .. }) {
            for seat in game_loop::seats(&game) {
                check_features(&game, seat);
            }
            assert!((0.0..=1.0).contains(&game.progress()));
            if game.turn() == Turn::Chance {
                game.happen(game.sample(&mut rng), &mut Silent);
                continue;
            }
            list.clear();
            game.actions(&mut list);
            let action = list[below(list.len() as u32, &mut rng) as usize];
            game.act(action, &mut Silent);
        }
    }
}

fn check_features(game: &Karak2, seat: Seat) {
    let mut features = [0.0; Karak2::FEATURES.len()];
    game.features(seat, &mut features);
    for (name, value) in Karak2::FEATURES.iter().zip(features) {
        let is_sane = value.is_finite() && value.abs() <= 4.0;
        assert!(is_sane, "{name} is {value} in {:?}", game.phase());
    }
}

/// Games of two with this bot in both seats; each ply is shown.
fn games(name: &str, count: u64, mut see: impl FnMut(&Karak2, &Action)) -> Vec<Karak2> {
    let setup = Setup { round_limit: Some(150), ..Setup::new(2) };
    let start = Karak2::new(&setup).expect("a table");
    (0..count)
        .map(|seed| {
            let mut bots = vec![bot(name, seed), bot(name, seed + 1_000)];
            let finished = game_loop::play(start, &mut bots, seed, |game, ply| {
                if let Ply::Act(action) = ply {
                    see(game, action);
                }
            });
            finished.game
        })
        .collect()
}

#[test]
fn games_between_bots_end_by_the_generals_fall() {
    let count = long(20, 300);
    let finished = games("greedy", count, |_, _| {});
    let slain = finished.iter().filter(|game| game.ending() == Some(Ending::GeneralSlain)).count();
    assert!(slain as u64 * 10 >= count * 8, "{slain} of {count}");
}

#[test]
fn temperaments_are_noticed() {
    // What each does more often than somebody without a temperament, per turn.
    let share = |name: &str, temperament: Temperament| {
        let (mut turns, mut done) = (0.0, 0.0);
        let mut last = None;
        games(name, long(24, 200), |game, action| {
            // Later there is little land left that nobody has seen.
            if temperament == Temperament::Explorer && game.round() > 12 {
                return;
            }
            let turn = (game.round(), game.active());
            let is_new = last.replace(turn) != Some(turn);
            turns += f64::from(u8::from(is_new));
            done += match temperament {
                Temperament::Explorer => f64::from(u8::from(matches!(action, Action::Explore(_)))),
                Temperament::Fighter => {
                    let fights = after(*game, *action).battle_now().is_some();
                    f64::from(u8::from(game.battle_now().is_none() && fights))
                }
                Temperament::Hoarder if is_new => {
                    f64::from(game.at_seat(game.active()).goods.total().min(20))
                }
                Temperament::Hoarder => 0.0,
            };
        });
        done / turns
    };
    for temperament in Temperament::ALL {
        let usual = share("greedy", temperament);
        let more = share(&format!("greedy/{}", temperament.name()), temperament);
        assert!(more > 1.15 * usual, "{}: {more:.3} after {usual:.3}", temperament.name());
    }
}

#[test]
fn the_options_of_a_table_choose_its_weights() {
    for options in Options::all() {
        let game = Karak2::new(&Setup { options, ..Setup::new(3) }).expect("a table");
        assert_eq!(Karak2::PROFILES[game.profile()] == "imperium", options.imperium);
    }
}
