//! Tables that cannot be played at: refused with the field, what was expected, and the rule.

use family::ListedGame;
use goblin::{Contents, Goblin, Hero, Options, Setup, Stacking};
use serde_json::{Value, json};
use tabletop::{Game, SetupError};

use crate::table::{self, read};
use testkit::table::setup_refused;

#[test]
fn two_to_four_play() {
    for players in 2..=4 {
        assert_eq!(open(json!({"players": players})), Ok(()));
    }
    for players in [0, 1, 5, 255] {
        let problem = format!("expected 2 to 4 players, got {players}");
        refused(json!({"players": players}), "players", &problem, "G-2.1");
    }
}

#[test]
fn no_hero_is_played_twice() {
    let table = json!({"players": 3, "heroes": ["xanros", null, "xanros"]});
    refused(table, "heroes[2]", "'Lord Xanros' is taken already", "G-2.2");
}

#[test]
fn no_more_heroes_are_picked_than_play() {
    for heroes in [json!(["horan", "taia", "aderyn"]), json!([null, null, null])] {
        let table = json!({"players": 2, "heroes": heroes});
        refused(table, "heroes", "expected at most 2, got 3", "G-2.2");
    }
}

#[test]
fn a_limit_of_no_rounds_is_refused() {
    let table = json!({"players": 2, "round_limit": 0});
    refused(table, "round_limit", "expected at least 1, or none", "G-10.4");
    assert_eq!(open(json!({"players": 2, "round_limit": 1})), Ok(()));
    assert_eq!(open(json!({"players": 2, "round_limit": null})), Ok(()));
}

#[test]
fn a_bad_box_is_refused_before_the_rest() {
    let mut contents = Contents::standard().clone();
    contents.board.hearts = 0;
    let table = json!({"players": 9, "contents": contents});
    refused(table, "board.hearts", "expected 1 to 20, got 0", "G-1.6");
}

#[test]
fn heroes_may_be_picked_by_some_and_drawn_by_others() {
    for heroes in [json!([]), json!([null, "taia"]), json!(["taia"]), json!(["taia", "horan"])] {
        assert_eq!(open(json!({"players": 2, "heroes": heroes})), Ok(()));
    }
    for hero in Hero::ALL {
        assert_eq!(open(json!({"players": 4, "heroes": [null, null, null, hero]})), Ok(()));
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
        (with("heroes", json!(["lorraine"])), "heroes[0]", "expected one of `argentus`"),
        (with("options", json!({"fast": true})), "options.fast", "expected one of `abilities`"),
        (with("options", json!({"abilities": 1})), "options.abilities", "expected a boolean"),
        (
            with("options", json!({"stacking": "hand"})),
            "options.stacking",
            "`automatic` or `shuffle`",
        ),
        (
            with("options", json!({"stacking": true})),
            "options.stacking",
            "boolean `true`, expected null or \"automatic\" or \"shuffle\"",
        ),
        (with("round_limit", json!(65_536)), "round_limit", "integer `65536`, expected u16"),
        (with("seed", json!(1)), "seed", "unknown field `seed`"),
        (with("contents", json!({})), "contents", "missing field `counts`"),
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
    let usual = Options { abilities: false, finish_round: false, stacking: None };
    assert_eq!(setup.options, usual, "won cards are stacked by hand");
    assert_eq!(setup.contents(), Contents::standard());
    let setup: Setup = read(json!({"players": 3, "options": {"stacking": null}}));
    assert_eq!(setup.options, usual);
}

#[test]
fn every_option_is_told_and_all_twelve_combinations_open() {
    let fields = json!(Options::default());
    let told: Vec<&str> = Goblin::info().options.iter().map(|option| option.id).collect();
    let known: Vec<&String> = fields.as_object().expect("a table").keys().collect();
    assert!(told.iter().all(|id| known.iter().any(|key| key == id)) && told.len() == known.len());
    let values = Goblin::info().options.iter().map(|option| option.values).collect::<Vec<_>>();
    let stackings = [json!(Stacking::Automatic), json!(Stacking::Shuffle)];
    assert_eq!(values.iter().filter(|values| !values.is_empty()).count(), 1);
    assert_eq!(json!(values[2]), json!(stackings));
    let all: Vec<Options> = Options::all().collect();
    assert!(all.len() == 12 && (0..12).all(|index| !all[..index].contains(&all[index])));
    for options in all {
        for players in 2..=4 {
            assert!(Goblin::new(&Setup { options, ..Setup::new(players) }).is_ok());
        }
    }
    assert_eq!((Goblin::info().heroes.len(), Goblin::info().players), (6, (2, 4)));
}

/// What the outer door says.
fn open(setup: Value) -> Result<(), SetupError> {
    table::open(setup, None)
}

fn refused(setup: Value, field: &str, problem: &str, rule: &'static str) {
    setup_refused::<Goblin>(setup, field, problem, rule);
}
