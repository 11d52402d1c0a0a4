//! Tables that cannot be played at: refused with the field, what was expected, and the rule.

use family::ListedGame;
use karak2::{Contents, Hero, Karak2, Options, Setup};
use serde_json::{Value, json};
use tabletop::{Game, SetupError};

use crate::table::{self, read};
use testkit::table::setup_refused;

#[test]
fn two_to_five_play() {
    for players in 2..=5 {
        assert_eq!(open(json!({"players": players})), Ok(()));
    }
    for players in [0, 1, 6, 255] {
        let problem = format!("expected 2 to 5 players, got {players}");
        refused(json!({"players": players}), "players", &problem, "K2-2.1");
    }
}

#[test]
fn no_more_play_than_there_are_heroes() {
    let mut contents = Contents::standard().clone();
    contents.heroes.retain(|row| row.imperium || row.hero <= Hero::Lorraine);
    let table = |players: u8, imperium: bool| json!({"players": players, "options": {"imperium": imperium}, "contents": contents});
    assert_eq!((open(table(3, false)), open(table(5, true))), (Ok(()), Ok(())));
    refused(table(4, false), "players", "expected 2 to 3 players, got 4", "K2-2.1");
}

#[test]
fn no_hero_is_played_twice() {
    let table = json!({"players": 3, "heroes": ["xanros", null, "xanros"]});
    refused(table, "heroes[2]", "'Xanros' is taken already", "K2-2.3");
}

#[test]
fn no_more_heroes_are_picked_than_play() {
    for heroes in [json!(["horan", "taia", "darius"]), json!([null, null, null])] {
        let table = json!({"players": 2, "heroes": heroes});
        refused(table, "heroes", "expected at most 2, got 3", "K2-2.3");
    }
}

#[test]
fn a_hero_who_is_not_in_the_box_is_refused() {
    let mut contents = Contents::standard().clone();
    contents.heroes.retain(|row| row.hero != Hero::Elspeth);
    let table = json!({"players": 2, "heroes": [null, "elspeth"], "contents": contents});
    refused(table, "heroes[1]", "Elspeth is not in this box", "K2-2.3");
}

#[test]
fn heroes_of_imperium_play_with_imperium_only() {
    for hero in &Hero::ALL[6..] {
        let table =
            |imperium| json!({"players": 2, "heroes": [hero], "options": {"imperium": imperium}});
        let problem = format!("{hero} plays with the option 'imperium' only");
        refused(table(false), "heroes[0]", &problem, "IM-1.5");
        assert_eq!(open(table(true)), Ok(()));
    }
}

#[test]
fn a_limit_of_no_rounds_is_refused() {
    let table = json!({"players": 2, "round_limit": 0});
    refused(table, "round_limit", "expected at least 1, or none", "K2-11.4");
    assert_eq!(open(json!({"players": 2, "round_limit": 1})), Ok(()));
    assert_eq!(open(json!({"players": 2, "round_limit": null})), Ok(()));
}

#[test]
fn a_bad_box_is_refused_before_the_rest() {
    let mut contents = Contents::standard().clone();
    contents.board.lives = 0;
    let table = json!({"players": 9, "contents": contents});
    refused(table, "board.lives", "expected 1 to 20, got 0", "K2-1.6");
}

#[test]
fn heroes_may_be_picked_by_some_and_drawn_by_others() {
    for heroes in [json!([]), json!([null, "taia"]), json!(["taia"]), json!(["taia", "horan"])] {
        assert_eq!(open(json!({"players": 2, "heroes": heroes})), Ok(()));
    }
}

#[test]
fn what_is_not_a_setup_is_not_understood() {
    let with = |name: &str, value: Value| {
        let mut setup = json!({"players": 2});
        setup[name] = value;
        setup
    };
    let cases = [
        (json!({}), "setup", "missing field `players`"),
        (json!(null), "setup", "invalid type: null"),
        (with("players", json!(256)), "players", "integer `256`, expected u8"),
        (with("players", json!("two")), "players", "string \"two\", expected u8"),
        (with("heroes", json!(["ninja"])), "heroes[0]", "expected one of `horan`"),
        (with("options", json!({"fast": true})), "options.fast", "expected `imperium` or"),
        (with("options", json!({"imperium": 1})), "options.imperium", "expected a boolean"),
        (with("round_limit", json!(65_536)), "round_limit", "integer `65536`, expected u16"),
        (with("seed", json!(1)), "seed", "unknown field `seed`"),
        (with("contents", json!({})), "contents", "missing field `start`"),
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
    assert_eq!(setup.options, Options { imperium: false, friendly: false });
    assert_eq!(setup.contents(), Contents::standard());
}

#[test]
fn every_option_is_told_and_all_four_combinations_open() {
    let fields = json!(Options::default());
    let told: Vec<&str> = Karak2::info().options.iter().map(|option| option.id).collect();
    let known: Vec<&String> = fields.as_object().expect("a table").keys().collect();
    assert!(told.iter().all(|id| known.iter().any(|key| key == id)) && told.len() == known.len());
    let all: Vec<Options> = Options::all().collect();
    assert!(all.len() == 4 && (0..4).all(|index| !all[..index].contains(&all[index])));
    for options in all {
        assert!(Karak2::new(&Setup { options, ..Setup::new(2) }).is_ok());
    }
    assert_eq!(Karak2::info().heroes.len(), 6);
    assert_eq!(Karak2::info().options[0].heroes.len(), 5);
}

/// What the outer door says.
fn open(setup: Value) -> Result<(), SetupError> {
    table::open(setup, None)
}

fn refused(setup: Value, field: &str, problem: &str, rule: &'static str) {
    setup_refused::<Karak2>(setup, field, problem, rule);
}
