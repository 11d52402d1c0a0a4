//! Boxes of one's own: which are refused, and that the others are played by.

use karak::{Action, Chance, Class, Contents, Hero, Karak, Options, Setup, Side};
use serde_json::{Value, json};
use tabletop::{Game, SetupError, Silent, Turn, testkit::check_every_state};

use crate::table::{FIRST, SECOND, actions, all_options, open, read, situation};
use testkit::data::rows;

const TOML: &str = include_str!("../../../../data/karak.toml");

// ---- boxes that cannot work ----

#[test]
fn a_box_without_a_dragon_is_refused() {
    let none = |contents: &mut Value| contents["tokens"][7]["count"] = json!(0);
    refused(none, "tokens row 8", "at least one dragon");
}

#[test]
fn a_box_needs_exactly_one_start() {
    let none = |contents: &mut Value| contents["tiles"][0]["start"] = json!(false);
    refused(none, "tiles", "one row with start = true, found 0");
    let two = |contents: &mut Value| contents["tiles"][3]["start"] = json!(true);
    refused(two, "tiles", "one row with start = true, found 2");
    let double = |contents: &mut Value| contents["tiles"][0]["count"] = json!(2);
    refused(double, "tiles row 1", "one start tile, found 2");
}

#[test]
fn a_start_where_nobody_heals_is_refused() {
    let room = |contents: &mut Value| contents["tiles"][0]["tile"] = json!("room-cross");
    refused(room, "tiles row 1", "a fountain as the start tile, found a cross room");
    let corridor = |contents: &mut Value| contents["tiles"][0]["tile"] = json!("corridor-cross");
    refused(corridor, "tiles row 1", "found a cross corridor");
}

#[test]
fn more_tiles_than_a_map_holds_are_refused() {
    let more = |contents: &mut Value| contents["tiles"][3]["count"] = json!(7 + 11);
    refused(more, "tiles", "at most 90 tiles, found 91");
    let most = |contents: &mut Value| contents["tiles"][3]["count"] = json!(7 + 10);
    plays(most);
}

#[test]
fn more_tokens_of_a_kind_than_can_be_counted_are_refused() {
    let more = |contents: &mut Value| contents["tokens"][0]["count"] = json!(61);
    refused(more, "tokens row 1", "at most 60, found 61");
}

#[test]
fn a_missing_row_is_named() {
    let take = |table: &'static str, index: usize| {
        move |contents: &mut Value| drop(rows(contents, table).remove(index))
    };
    refused(take("tokens", 8), "tokens", "a row for 'chest'");
    refused(take("tokens", 7), "tokens", "a row for 'dragon'");
    refused(take("items", 5), "items", "a row for 'key'");
    refused(take("wrath", 1), "wrath", "a row for 3 players");
}

#[test]
fn a_row_that_is_there_already_is_named() {
    let tables = [("tiles", 12), ("tokens", 10), ("items", 7), ("heroes", 7), ("wrath", 9)];
    for (table, place) in tables {
        let double = |contents: &mut Value| {
            let rows = rows(contents, table);
            rows.push(rows[0].clone());
        };
        refused(double, &format!("{table} row {place}"), "has a row already");
    }
}

#[test]
fn a_token_that_is_not_what_it_should_be_is_named() {
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["tokens"][index][field] = value.clone()
    };
    refused(set(8, "strength", json!(3)), "tokens row 9", "no strength for a chest");
    refused(
        set(8, "reward", json!("key")),
        "tokens row 9",
        "the back of a chest to be: a treasure",
    );
    refused(set(8, "points", json!(null)), "tokens row 9", "expected points");
    refused(set(0, "strength", json!(null)), "tokens row 1", "a strength from 1 to 99");
    refused(set(0, "strength", json!(0)), "tokens row 1", "a strength from 1 to 99");
    refused(set(0, "reward", json!("axe")), "tokens row 1", "the back of a rat to be: daggers");
    refused(set(0, "reward", json!(null)), "tokens row 1", "the back of a rat to be: daggers");
    refused(set(0, "points", json!(1.0)), "tokens row 1", "and nothing else");
    refused(
        set(6, "reward", json!("key")),
        "tokens row 7",
        "the back of a Fallen to be: a treasure",
    );
    refused(set(6, "points", json!(null)), "tokens row 7", "expected points for the Fallen");
}

#[test]
fn a_bonus_on_what_adds_nothing_is_named() {
    let set = |index: usize, bonus: Value| {
        move |contents: &mut Value| contents["items"][index]["bonus"] = bonus.clone()
    };
    refused(set(5, json!(1)), "items row 6", "for weapons and bolts, and for nothing else");
    refused(set(4, json!(1)), "items row 5", "for weapons and bolts, and for nothing else");
    refused(set(0, json!(null)), "items row 1", "a bonus from 0 to 20");
    refused(set(0, json!(21)), "items row 1", "a bonus from 0 to 20");
}

#[test]
fn a_board_on_which_nobody_can_play_is_named() {
    let set = |field: &'static str, value: u8| {
        move |contents: &mut Value| contents["board"][field] = json!(value)
    };
    refused(set("lives", 0), "board.lives", "expected 1 to 20, got 0");
    refused(set("steps", 0), "board.steps", "expected 1 to 20, got 0");
    refused(set("steps", 21), "board.steps", "expected 1 to 20, got 21");
    refused(set("weapons", 10), "board.weapons", "expected 0 to 9, got 10");
}

#[test]
fn wrath_that_no_party_survives_is_named() {
    let none = |contents: &mut Value| contents["wrath"][2]["deadly"] = json!(0);
    refused(none, "wrath row 3", "at least 1");
}

#[test]
fn a_single_hero_is_too_few() {
    refused(|contents| rows(contents, "heroes").truncate(1), "heroes", "at least two heroes");
}

/// What cannot even be read is found in the words of the file: the line is shown.
#[test]
fn a_toml_row_that_cannot_be_read_is_shown() {
    let cases = [
        ("count = 14", "count = -14", "integer `-14`"),
        ("count = 14", "count = 300", "integer `300`"),
        ("\"room-tee\"", "\"room-star\"", "room-star"),
        ("hero = \"thief\"", "hero = \"ninja\"", "unknown variant `ninja`"),
        ("\"backstab\"", "\"flying\"", "unknown variant `flying`"),
        ("provenance = \"scan\"", "provenance = \"dream\"", "unknown variant `dream`"),
        ("points = 1.5", "points = 1.3", "points from 0 to 100 in halves, got 1.3"),
        ("lives = 5", "lives = 5\nluck = 7", "unknown field `luck`"),
    ];
    for (old, new, problem) in cases {
        let text = TOML.replacen(old, new, 1);
        let error = Contents::from_toml(&text).unwrap_err();
        assert_eq!((error.field.as_str(), error.rule), ("box", Some("K-1.6")), "{new}");
        assert!(error.problem.contains(problem), "{new}: {error}");
        let wrong = new.lines().next_back().expect("a line");
        let line = 1 + text.lines().position(|line| line.contains(wrong)).expect("it was put in");
        assert!(error.problem.contains(&format!("at line {line},")), "{new}: {error}");
    }
}

/// It should be named by its row; today only what is wrong is said.
#[test]
fn a_json_row_that_cannot_be_read_is_refused_with_what_is_wrong() {
    let set = |pointer: &'static str, value: Value| {
        edited(move |contents| *contents.pointer_mut(pointer).expect(pointer) = value)
    };
    let cases = [
        (set("/tiles/4/count", json!(-1)), "tiles[4].count", "integer `-1`, expected u8"),
        (set("/tiles/4/tile", json!("room-star")), "tiles[4].tile", "got 'room-star'"),
        (set("/tokens/4/token", json!("wolf")), "tokens[4].token", "unknown variant `wolf`"),
        (set("/heroes/4/hero", json!("ninja")), "heroes[4].hero", "unknown variant `ninja`"),
        (set("/heroes/4/powers/0", json!("flying")), "heroes[4].powers[0]", "unknown variant"),
        (set("/board/provenance", json!("dream")), "board.provenance", "unknown variant `dream`"),
        (set("/tokens/7/points", json!(-1.5)), "tokens[7].points", "in halves, got -1.5"),
        (set("/board/lives", json!(256)), "board.lives", "integer `256`, expected u8"),
    ];
    for (contents, field, problem) in cases {
        let error = refusal(contents);
        assert_eq!(error.field, format!("contents.{field}"));
        assert!(error.problem.contains(problem), "{error}");
    }
}

// ---- boxes that can be played ----

#[test]
fn more_tokens_than_rooms_can_be_played() {
    plays(|contents| contents["tokens"][0]["count"] = json!(60));
}

#[test]
fn fewer_tokens_than_rooms_can_be_played() {
    plays(|contents| {
        for token in [0, 1, 2, 3, 4, 5, 6, 8] {
            contents["tokens"][token]["count"] = json!(0);
        }
    });
}

#[test]
fn a_dungeon_without_rooms_can_be_played() {
    plays(|contents| rows(contents, "tiles").truncate(7));
}

#[test]
fn a_dungeon_of_one_tile_can_be_played() {
    plays(|contents| rows(contents, "tiles").truncate(1));
}

#[test]
fn tiles_like_the_start_can_be_played() {
    plays(|contents| {
        let like_the_start = json!({"tile": "fountain-cross", "count": 9, "provenance": "house"});
        rows(contents, "tiles").push(like_the_start);
    });
}

#[test]
fn several_dragons_can_be_played() {
    plays(|contents| contents["tokens"][7]["count"] = json!(60));
}

#[test]
fn other_numbers_can_be_played() {
    plays(|contents| {
        for token in 0..8 {
            contents["tokens"][token]["strength"] = json!(1 + 14 * token);
        }
        contents["items"][3]["bonus"] = json!(20);
        contents["board"]["lives"] = json!(1);
        contents["board"]["steps"] = json!(20);
        contents["board"]["spells"] = json!(0);
        contents["board"]["weapons"] = json!(9);
        contents["board"]["keys"] = json!(0);
        contents["tokens"][8]["points"] = json!(100);
    });
}

#[test]
fn other_powers_can_be_played() {
    plays(|contents| {
        let all: Vec<Value> =
            (0..6).map(|hero| contents["heroes"][hero]["powers"].take()).collect();
        let all: Vec<Value> =
            all.iter().flat_map(|two| two.as_array().cloned()).flatten().collect();
        for hero in 0..5 {
            contents["heroes"][hero]["powers"] = json!(all);
        }
        contents["heroes"][5]["powers"] = json!([]);
    });
}

#[test]
fn wrath_without_measure_can_be_played() {
    plays(|contents| {
        for row in 0..4 {
            contents["wrath"][row]["fierce"] = json!(255);
        }
    });
}

#[test]
fn of_the_rows_of_wrath_that_fit_the_one_with_the_most_modes_counts() {
    let row = |modes: Value, limit: u8| {
        let [calm, fierce, deadly] = [limit; 3];
        json!({ "players": 2, "modes": modes, "calm": calm, "fierce": fierce, "deadly": deadly,
            "provenance": "reconstructed" })
    };
    let contents = edited(|contents| {
        let wrath = rows(contents, "wrath");
        wrath.retain(|row| row["players"] != 2);
        let hunting_heroes = json!(["hero_mode", "monster_hunt"]);
        wrath.extend([row(json!([]), 10), row(json!(["hero_mode"]), 20), row(hunting_heroes, 30)]);
    });
    let limit = |hero_mode: bool, monster_hunt: bool, fast: bool| {
        let options = json!({ "cooperative": "calm", "hero_mode": hero_mode,
            "monster_hunt": monster_hunt, "fast": fast });
        let setup = json!({ "players": 2, "options": options, "contents": contents });
        let setup = serde_json::from_value(setup).expect("a setup");
        Karak::new(&setup).expect("a table").rules().wrath_limit()
    };
    assert_eq!(limit(false, false, false), 10);
    assert_eq!(limit(false, true, true), 10, "a row for heroes is not for hunters");
    assert_eq!(limit(true, false, true), 20);
    assert_eq!(limit(true, true, true), 30);
}

#[test]
fn a_stronger_rat_wins_where_the_printed_one_loses() {
    let lives_after = |contents: Value| {
        let mut state = situation(&setup(contents), &beside_a_rat());
        state.act(Action::Walk(Side::North), &mut Silent);
        state.happen(Chance::Dice(3, 4), &mut Silent);
        state.position().players[0].lives
    };
    let strong = edited(|contents| contents["tokens"][0]["strength"] = json!(9));
    assert_eq!(lives_after(json!(Contents::standard())), Some(5));
    assert_eq!(lives_after(strong), Some(4));
}

#[test]
fn a_turn_has_as_many_steps_as_the_box_says() {
    let six = edited(|contents| contents["board"]["steps"] = json!(6));
    let mut state = situation(&setup(six), &beside_a_rat());
    for step in 0..6 {
        assert_eq!(state.turn(), Turn::Player(FIRST), "step {step} is left");
        let side = if step % 2 == 0 { Side::South } else { Side::North };
        state.act(Action::Walk(side), &mut Silent);
    }
    assert_eq!(state.turn(), Turn::Player(SECOND));
}

#[test]
fn a_house_hero_has_the_powers_that_the_box_says() {
    let swapping = edited(|contents| contents["heroes"][0]["powers"] = json!(["swap"]));
    let offers = |contents: Value| {
        let state = situation(&setup(contents), &beside_a_rat());
        actions(&state).contains(&Action::Swap(Hero::Warrior))
    };
    assert!(offers(swapping));
    assert!(!offers(json!(Contents::standard())));
}

#[test]
fn a_view_tells_the_slots_of_the_box() {
    let slots = |contents: Value| {
        let view = situation(&setup(contents), &beside_a_rat()).view(None);
        view.slots.into_iter().map(|slots| (slots.class, slots.count)).collect::<Vec<_>>()
    };
    let printed = [(Class::Weapon, 2), (Class::Spell, 3), (Class::Key, 1)];
    assert_eq!(slots(json!(Contents::standard())), printed);
    let four = edited(|contents| contents["board"]["spells"] = json!(4));
    assert_eq!(slots(four)[1], (Class::Spell, 4));
}

/// Who walks far remembers so many rooms and no more, and what was put down where the hero stands always.
/// Rule: FM-F6
#[test]
fn what_was_put_down_is_remembered_on_a_long_walk() {
    let contents = edited(|contents| contents["board"]["steps"] = json!(20));
    let setup = json!({
        "players": 2, "heroes": ["warrior", "wizard"], "options": {"fast": true}, "contents": contents,
    });
    let lying = |x: usize| [["daggers", "sword"], ["daggers", "axe"]][usize::from(x > 10)][x % 2];
    let room = |x| json!({"at": [x, 0], "tile": "room-cross", "items": [lying(x)]});
    let start = [json!({"at": [0, 0], "tile": "fountain-cross"})].into_iter();
    let tiles: Vec<Value> = start.chain((1..=14).map(room)).collect();
    let mut state =
        situation(&setup, &json!({"tiles": tiles, "players": [{"items": ["daggers", "axe"]}, {}]}));
    let takes = |state: &Karak| {
        actions(state).into_iter().find(|action| matches!(action, Action::Take { .. }))
    };
    for x in 1..=14 {
        state.act(Action::Walk(Side::East), &mut Silent);
        let exchange = takes(&state).expect("something else lies in each room");
        state.act(exchange, &mut Silent);
        assert_eq!(takes(&state), None, "room {x}");
        assert_eq!(state.validate(), Ok(()));
    }
    let position = state.position();
    let remembered = position.tiles.iter().filter(|laid| !laid.put_down.is_empty());
    assert_eq!(remembered.count(), 12);
}

// ---- helpers ----

/// The published box with something changed.
pub fn edited(edit: impl FnOnce(&mut Value)) -> Value {
    let mut contents = json!(Contents::standard());
    edit(&mut contents);
    contents
}

fn setup(contents: Value) -> Value {
    json!({"players": 2, "heroes": ["wizard", "warrior"], "contents": contents})
}

/// A wizard one step south of a rat, two steps north of the start.
fn beside_a_rat() -> Value {
    json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "corridor-cross"},
            {"at": [0, 2], "tile": "corridor-cross"},
            {"at": [0, 3], "tile": "room-cross", "tokens": ["rat"]},
        ],
        "players": [{"at": [0, 2]}, {}],
    })
}

/// What the door says to a table with this box.
pub fn refusal(contents: Value) -> SetupError {
    open(setup(contents), None).expect_err("this box must be refused")
}

/// The box with something changed is refused by K-1.6, with this row and these words.
fn refused(edit: impl FnOnce(&mut Value), field: &str, problem: &str) {
    let error = refusal(edited(edit));
    assert_eq!((error.field.as_str(), error.rule), (field, Some("K-1.6")), "{error}");
    assert!(error.problem.contains(problem), "{error}");
}

/// The box with something changed keeps all the laws of a game, in the base game and with all modes.
fn plays(edit: impl FnOnce(&mut Value)) {
    let contents: Contents = read(edited(edit));
    for (seed, options) in [(1, Options::default()), (2, all_options())] {
        let round_limit = Some(30);
        let contents = Some(Box::new(contents.clone()));
        let setup = Setup { options, round_limit, contents, ..Setup::new(2) };
        assert!(check_every_state::<Karak>(&setup, seed, 20_000).over);
    }
}
