//! What players see: the picture, the words, and the scout's secrets.

use karak2::{Action, Karak2, Position, Setup, Tile, Unit, View};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Picture, Seat, Silent};

const SCOUT: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

fn situation(setup: &Value, position: &Value) -> Karak2 {
    let (setup, position): (Setup, Position) = (read(setup), read(position));
    Karak2::from_position(&setup, &position).unwrap_or_else(|error| panic!("{error}"))
}

fn tile(name: &str) -> Tile {
    read(&json!(name))
}

/// The picture, indented as in these tests.
fn drawn(view: &View) -> String {
    let picture = view.picture().to_string();
    picture.lines().fold("\n".into(), |text, line| text + "    " + line + "\n")
}

/// A farm with an army behind a chasm, a city with the plague beside it, things on the ground.
fn small_land() -> View {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
    let position = json!({
        "tiles": [
            {"at": [1, -1], "tile": "1-forest-se-w", "chasms": "ne-se"},
            {"at": [0, -1], "tile": "1-farm", "items": ["sword", "fireball"]},
            {"at": [2, -1], "tile": "2-farm_rock-ne-e-w", "chasms": "se-w-nw",
             "armies": ["shadow_eater", "dark_dryad"]},
            {"at": [-1, 1], "tile": "2-abyss"},
        ],
        "players": [
            {"at": [0, -1], "best": 4, "lives": 3, "goods": {"food": 2, "stone": 1},
             "army": {"knight": 2, "mage": 1}, "items": ["sword", "sword", "fireball", "titan"]},
            {"large_stones": 1, "city": [1, -1], "buildings": ["stable", "mage_tower"]},
        ],
        "plague": "taia",
        "moved": true,
    });
    situation(&setup, &position).view(None)
}

/// Rules: K2-11.1, IM-5.6
#[test]
fn points_are_the_sum_of_what_the_stones_and_the_crown_are_worth() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"], "options": {"imperium": true}});
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "2-abyss"}, {"at": [-1, 1], "tile": "1-rift"}],
        "players": [{"at": [1, -1], "small_stones": 3, "large_stones": 2, "arch_stone": true}, {}],
        "emperor": "horan",
        "phase": {"over": "general_slain"},
    });
    let view = situation(&setup, &position).view(None);
    let worth = view.printed.worth;
    let spoils =
        [(3, worth.small_stone), (2, worth.large_stone), (1, worth.arch_stone), (1, worth.crown)];
    assert!(spoils.iter().all(|(_, each)| each.halves > 0));
    assert_eq!(
        view.seats[0].points.halves,
        spoils.iter().map(|(count, each)| count * each.halves).sum::<u16>()
    );
}

#[test]
fn chasms_armies_cities_and_heroes_are_drawn() {
    let expected = "
         .·' '·. .·' ▀█▄ ▄█▀ '·.
        :f  0,-1:w  1,-1█fs 2,-1:
        :  *@1  :  ⌂2!  █  2+3  :
     .·' '·. .·' '·. ▄█▀ '·. ▄█▀
    :w  -1,0:C   0,0:w   1,0:
    :       :  @2   :       :
     '·. .·' '·. .·' '·. .·'
        :A  -1,1:
        :  G15  :
         '·. .·'
";
    assert_eq!(drawn(&small_land()), expected);
}

#[test]
fn a_chasm_closes_an_edge_whichever_tile_shows_it() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
    let position = json!({
        "tiles": [{"at": [-1, 1], "tile": "1-forest-w", "chasms": "ne"}],
        "players": [{}, {}],
    });
    let expected = "
     .·' '·. .·' '·. .·' '·.
    :w  -1,0:C   0,0:w   1,0:
    :       :  @12  :       :
     '·. .·' ▀█▄ .·' '·. .·'
        :w  -1,1:
        :       :
         '·. .·'
";
    assert_eq!(drawn(&situation(&setup, &position).view(None)), expected);
}

#[test]
fn the_lines_say_what_the_boards_show() {
    let lines = small_land().status();
    assert_eq!(
        lines,
        [
            "1 Horan    ♥♥♥·· ★0 g4  2k 1m titan  2f 0w 1s  2 sword, fire, Titan",
            "2 Taia     ♥♥♥♥♥ ★2 g0  alone  0f 0w 0s  ⌂ST  [plague]",
            "round 1: Horan (player 1), 2 of 2 actions left, has moved",
            "stack 24, rank 1 on top; bag 27; supply 8k 10a 9m; General 15 at -1,1",
            "here: farm; on the ground: sword, fire",
        ]
    );
}

#[test]
fn a_battle_is_told_as_a_sum() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"]});
    let roll = json!([["hero", "1+skull"], ["knight", "2"], ["knight", "skull"]]);
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["skeleton_rider"]}],
        "players": [
            {"at": [1, -1], "best": 4, "army": {"knight": 2}, "items": ["sword", "fireball"]},
            {},
        ],
        "used": 1,
        "battle": {
            "cause": {"enemies": "new"},
            "fighter": 0,
            "glory": 4,
            "fights": [{"sent": {"knight": 2}, "roll": roll, "again": ["units"]}],
        },
        "phase": "fireballs",
    });
    let view = situation(&setup, &position).view(None);
    let battle = view.battle.as_ref().unwrap();
    assert_eq!((battle.needs, battle.fighters[0].attack), (Some(4), 4));
    let lines = view.status();
    let last = &lines[lines.len() - 3..];
    assert_eq!(
        last,
        [
            "battle: Horan against skeleton rider 4",
            "Horan rolls hero 1+skull, knight 2 skull: 3 on dice + 1 weapons = 4, needs 4",
            "Throw fireballs?",
        ]
    );
}

#[test]
fn a_falcon_sees_where_its_tile_can_lie() {
    let setup = json!({"players": 2, "heroes": ["lorraine", "taia"]});
    let position = json!({
        "players": [{}, {}],
        "once": ["falcon"],
        "phase": {"lay_tile": {"tile": "1-farm"}},
    });
    let picture = situation(&setup, &position).view(None).picture().to_string();
    assert_eq!(picture.matches('?').count(), 10);
    assert!(picture.contains("?   2,0"), "{picture}");
}

/// The scout has returned one tile, or looks at two.
fn scouting(secrets: &Value) -> Karak2 {
    let setup = json!({"players": 2, "heroes": ["darius", "horan"]});
    let mut position = secrets.clone();
    position["players"] = json!([{}, {}]);
    situation(&setup, &position)
}

#[test]
fn only_the_scout_knows_what_he_returned() {
    let one = scouting(&json!({"top": "1-farm"}));
    let other = scouting(&json!({"top": "1-forest_rock-e"}));
    for viewer in [None, Some(OTHER)] {
        assert_eq!(one.view(viewer), other.view(viewer));
        let stack = one.view(viewer).stack;
        assert_eq!((stack.top, stack.returned, stack.rank, stack.left), (None, true, Some(1), 28));
    }
    let (mine, spectators) = (one.view(Some(SCOUT)).stack, one.view(None).stack);
    assert_eq!(mine.top, Some(tile("1-farm")));
    assert_eq!(mine.unseen, spectators.unseen, "in all there are the same tiles for everybody");
    let knows =
        |state: &Karak2, viewer| state.view(viewer).status().join("\n").contains("only you");
    assert_eq!(
        [Some(SCOUT), Some(OTHER), None].map(|viewer| knows(&one, viewer)),
        [true, false, false]
    );
}

#[test]
fn only_the_scout_sees_what_he_looks_at() {
    let look = |hand: [&str; 2]| {
        let phase = json!({"keep_tile": {"edge": "ne"}});
        scouting(&json!({"hand": hand, "phase": phase, "moved": true}))
    };
    let (one, other) = (look(["1-farm", "1-farm-w"]), look(["1-forest-w", "1-forest-w"]));
    for viewer in [None, Some(OTHER)] {
        assert_eq!(one.view(viewer), other.view(viewer));
        let stack = one.view(viewer).stack;
        assert_eq!((stack.hand, stack.scouted, stack.left), (vec![], vec![1, 1], 26));
    }
    let mine = one.view(Some(SCOUT)).stack;
    assert_eq!(mine.hand, [tile("1-farm"), tile("1-farm-w")]);
    assert_eq!(mine.unseen.values().map(|&count| u32::from(count)).sum::<u32>(), 28);
}

#[test]
fn a_view_is_read_as_it_is_written() {
    let view = small_land();
    assert_eq!(read::<View>(&serde_json::to_value(&view).unwrap()), view);
}

/// Taia, the master builder, in her city; she has a camp, and no glory for another unit.
fn at_home() -> View {
    let setup = json!({"players": 2, "heroes": ["taia", "horan"]});
    let players = json!([
        {"at": [1, 0], "best": 2, "goods": {"food": 2, "stone": 1}, "army": {"knight": 2},
         "city": [1, 0], "buildings": ["camp"]},
        {},
    ]);
    situation(&setup, &json!({"players": players})).view(None)
}

/// Rules: K2-5.6, K2-5.10, K2-5.12, K2-12.4
#[test]
fn what_can_be_paid_for_has_its_price_and_what_is_in_the_way() {
    let purchases = json!(at_home().purchases);
    let find = |action: Value| {
        let all = purchases.as_array().expect("a list");
        all.iter().find(|each| each["action"] == action).cloned().expect("it is told")
    };
    let range = find(json!({"build": "range"}));
    assert_eq!(range["spared"], json!(1));
    let lacks = json!({"too_expensive": {
        "cost": {"food": 2, "wood": 2}, "goods": {"food": 2, "stone": 1}, "missing": {"wood": 1},
    }});
    assert_eq!(range["refusal"], lacks);
    assert_eq!(find(json!({"build": "camp"}))["refusal"], json!({"stands_already": "camp"}));
    assert_eq!(find(json!({"train": "knight"}))["refusal"], json!({"glory_allows_no_training": 2}));
    let mage = json!({"needs_building": {"unit": "mage", "building": "mage_tower"}});
    assert_eq!(find(json!({"train": "mage"}))["refusal"], mage);
}

/// She spares nothing on units: what she lacks is no question of the tax. Rules: K2-5.6, K2-5.11, K2-12.4
#[test]
fn a_unit_has_its_full_price_and_only_what_is_asked_is_told() {
    let setup = json!({"players": 2, "heroes": ["taia", "horan"]});
    let players = json!([
        {"at": [1, 0], "best": 4, "goods": {"wood": 1}, "city": [1, 0], "buildings": ["camp"]},
        {},
    ]);
    let all = situation(&setup, &json!({"players": players})).view(None).purchases;
    let knight = json!(all.iter().find(|each| each.action == Action::Train(Unit::Knight)));
    assert_eq!(knight["refusal"]["too_expensive"]["missing"], json!({"food": 1}));
    let mut state = situation(
        &setup,
        &json!({"players": [
            {"at": [1, 0], "best": 4, "goods": {"food": 9}, "city": [1, 0], "buildings": ["camp"]}, {},
        ]}),
    );
    state.act(Action::Train(Unit::Knight), &mut Silent);
    let asked = state.view(None).purchases;
    assert!(asked.iter().all(|each| matches!(each.action, Action::Train(_))), "{asked:?}");
    assert_eq!(asked.len(), 3);
}

/// Rule: K2-5.1
#[test]
fn healing_brings_no_more_lives_than_are_missing() {
    assert_eq!(small_land().healing, 2, "three of five");
    assert_eq!(at_home().healing, 0);
}

/// Rules: K2-5.4, K2-5.5
#[test]
fn who_has_no_city_is_told_what_one_costs() {
    let purchases = json!(small_land().purchases);
    let [city] = purchases.as_array().expect("a list").as_slice() else { panic!("{purchases}") };
    assert_eq!([&city["action"], &city["spared"]], [&json!("build_city"), &json!(0)]);
}
