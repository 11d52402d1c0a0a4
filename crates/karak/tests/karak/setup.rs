//! Tables that cannot be played at: refused with the field, what was expected, and the rule.

use family::ListedGame;
use karak::{Contents, Hero, Karak, Options, Setup};
use serde_json::{Value, json};
use tabletop::{Game, SetupError};

use crate::table::{self, read};
use testkit::table::setup_refused;

#[test]
fn two_to_five_play() {
    for players in 2..=5 {
        assert!(open(json!({"players": players})).is_ok());
    }
    for players in [0, 1, 6, 255] {
        let problem = format!("expected 2 to 5 players, got {players}");
        refused(json!({"players": players}), "players", &problem, "K-2.1");
    }
}

#[test]
fn no_more_play_than_there_are_heroes() {
    let mut contents = Contents::standard().clone();
    contents.heroes.truncate(3);
    let table = |players: u8| json!({"players": players, "contents": contents});
    assert!(open(table(3)).is_ok());
    refused(table(4), "players", "expected 2 to 3 players, got 4", "K-2.1");
}

#[test]
fn no_hero_is_played_twice() {
    let heroes = json!(["thief", null, "thief"]);
    let table = json!({"players": 3, "heroes": heroes});
    refused(table, "heroes[2]", "'thief' is taken already", "K-2.3");
}

#[test]
fn no_more_heroes_are_picked_than_play() {
    let heroes = json!(["thief", "wizard", "oracle"]);
    refused(
        json!({"players": 2, "heroes": heroes}),
        "heroes",
        "expected at most 2, got 3",
        "K-2.3",
    );
    let nobody = json!([null, null, null]);
    refused(
        json!({"players": 2, "heroes": nobody}),
        "heroes",
        "expected at most 2, got 3",
        "K-2.3",
    );
}

#[test]
fn a_hero_who_is_not_in_the_box_is_refused() {
    let mut contents = Contents::standard().clone();
    contents.heroes.retain(|row| row.hero != Hero::Thief);
    let table = json!({"players": 2, "heroes": [null, "thief"], "contents": contents});
    refused(table, "heroes[1]", "the thief is not in this box", "K-2.3");
}

#[test]
fn a_limit_of_no_rounds_is_refused() {
    let table = json!({"players": 2, "round_limit": 0});
    refused(table, "round_limit", "expected at least 1, or none", "K-11.5");
    assert!(open(json!({"players": 2, "round_limit": 1})).is_ok());
    assert!(open(json!({"players": 2, "round_limit": null})).is_ok());
}

#[test]
fn heroes_may_be_picked_by_some_and_drawn_by_others() {
    for heroes in [json!([]), json!([null, "thief"]), json!(["oracle"]), json!(["oracle", "thief"])]
    {
        assert!(open(json!({"players": 2, "heroes": heroes})).is_ok());
    }
}

/// It should be named by its field; today only what is wrong is said.
#[test]
fn what_is_not_a_setup_is_not_understood() {
    let with = |name: &str, value: Value| {
        let mut setup = json!({"players": 2});
        setup[name] = value;
        setup
    };
    let cases = [
        (json!({}), "setup", "missing field `players`"),
        (json!([]), "setup", "invalid length 0"),
        (json!(null), "setup", "invalid type: null"),
        (with("players", json!(-1)), "players", "integer `-1`, expected u8"),
        (with("players", json!(256)), "players", "integer `256`, expected u8"),
        (with("players", json!(2.5)), "players", "floating point `2.5`, expected u8"),
        (with("players", json!("two")), "players", "string \"two\", expected u8"),
        (with("heroes", json!(["ninja"])), "heroes[0]", "expected one of `wizard`"),
        (with("options", json!({"speed": true})), "options.speed", "expected one of `hero_mode`"),
        (with("options", json!({"fast": "yes"})), "options.fast", "expected a boolean"),
        (
            with("options", json!({"cooperative": true})),
            "options.cooperative",
            "boolean `true`, expected null or \"calm\" or \"fierce\" or \"deadly\"",
        ),
        (with("options", json!({"cooperative": 2})), "options.cooperative", "or \"deadly\""),
        (with("options", json!({"cooperative": "easy"})), "options.cooperative", "one of `calm`"),
        (with("round_limit", json!(65_536)), "round_limit", "integer `65536`, expected u16"),
        (with("seed", json!(1)), "seed", "unknown field `seed`"),
    ];
    for (setup, field, problem) in cases {
        let error = open(setup.clone()).expect_err("this must be refused");
        assert_eq!((error.field.as_str(), error.rule), (field, None), "{setup}");
        assert!(error.problem.contains(problem), "{setup}: {error}");
    }
}

#[test]
fn a_missing_part_of_a_setup_is_the_usual_one() {
    let setup: Setup = read(json!({"players": 3}));
    assert_eq!(setup, Setup::new(3));
    assert_eq!(setup.options, Options::default());
    assert_eq!(setup.contents(), Contents::standard());
}

#[test]
fn every_option_is_told_and_all_sixteen_combinations_open() {
    let fields = json!(Options::default());
    let told: Vec<&str> = Karak::info().options.iter().map(|option| option.id).collect();
    let known: Vec<&String> = fields.as_object().unwrap().keys().collect();
    assert!(told.iter().all(|id| known.iter().any(|key| key == id)) && told.len() == known.len());
    assert_eq!(Options::all().count(), 16);
    for options in Options::all() {
        assert!(Karak::new(&Setup { options, ..Setup::new(2) }).is_ok());
    }
    for difficulty in ["calm", "fierce", "deadly"] {
        let options = json!({"cooperative": difficulty});
        assert!(open(json!({"players": 2, "options": options})).is_ok());
    }
}

/// What the outer door says.
fn open(setup: Value) -> Result<(), SetupError> {
    table::open(setup, None)
}

fn refused(setup: Value, field: &str, problem: &str, rule: &'static str) {
    setup_refused::<Karak>(setup, field, problem, rule);
}
