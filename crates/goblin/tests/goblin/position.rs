//! The door from a written situation to a playable state: what is impossible is refused by name.

use std::collections::BTreeSet;

use goblin::{Action, Goblin, Hero, Position};
use serde_json::{Value, json};
use tabletop::{Game, Luck, Match, SetupError, Turn, seeded_rng};

use crate::table::{
    FIRST, SECOND, able, actions, easy, open, play_at_random, question, read, situation,
    some_setup, two, with_easy_box,
};
use testkit::{
    data::{edited, examples, section},
    table,
};

/// Horan has a key, equipment and won cards; he knows what lies on top of his deck. Taia is
/// wounded. Everything else is left to the defaults.
fn kitchen() -> Value {
    json!({
        "pawned": ["1-13"],
        "players": [
            {
                "weapon": "1-16",
                "armour": "1-20",
                "keys": ["guardian-1-2"],
                "potions": ["healing", "strength"],
                "hand": ["horan-1", "horan-2", "1-02"],
                "deck": ["1-10", null, null],
                "discard": ["horan-3", "horan-4", "1-01"],
                "beaten": 19,
            },
            {"hearts": 2},
        ],
        "round": 7,
    })
}

/// Horan fights a goblin raider who curses yellow; he has played his quick cut.
fn fighting() -> Value {
    let battle = json!({"at": "1-row-2", "foe": "1-04", "played": ["horan-2"]});
    let edits = [
        ("/players/0/hand", json!(["horan-1", "1-02"])),
        ("/battle", battle),
        ("/phase", json!("chain")),
    ];
    edited(kitchen(), &edits)
}

/// Horan is at the merchant's, and has bought nothing yet.
fn shopping() -> Value {
    let visit = json!({"offer": ["1-13"]});
    edited(kitchen(), &[("/visit", visit), ("/phase", json!("shop"))])
}

/// Before the first turn: nobody has cards in hand, nothing lies in the caves.
fn empty_table() -> Value {
    let level = json!({"row": []});
    json!({
        "caves": [level, level, level],
        "lord": null,
        "players": [{"hand": []}, {"hand": []}],
        "phase": {"reveal": {"at": "1-row-1"}},
    })
}

// ---- what may be written ----

#[test]
fn what_is_not_written_is_as_usual() {
    let position = situation(&two(), &json!({"players": [{}, {}]})).position();
    assert_eq!((position.active, position.first, position.round), (FIRST, FIRST, 1));
    assert_eq!(json!(position.phase), "turn");
    assert_eq!(json!(position.lord), "lord-1");
    let first = |level: u8| {
        let row = [1, 2, 3, 4, 5].map(|number| format!("{level}-{number:02}"));
        json!({
            "row": row,
            "deck": format!("{level}-06"),
            "guardian": format!("guardian-{level}-1"),
        })
    };
    assert_eq!(json!(position.caves), json!([first(1), first(2), first(3)]));
    let expected = json!({
        "hero": "horan",
        "hearts": 5,
        "weapon": null,
        "armour": null,
        "keys": [],
        "potions": [],
        "hand": ["horan-1", "horan-2", "horan-3", "horan-4"],
        "deck": [null, null],
        "unknown": ["horan-5", "horan-6"],
        "under": 0,
        "discard": [],
        "open": [],
        "beaten": 0,
    });
    assert_eq!(json!(position.players[0]), expected);
    assert_eq!(position.players[1].hero, Some(Hero::Taia));
}

#[test]
fn what_is_written_leaves_the_rest_to_the_caves() {
    let position = json!(situation(&two(), &kitchen()).position());
    let level = json!({
        "row": ["1-03", "1-04", "1-05", "1-06", "1-07"],
        "deck": "1-08",
        "guardian": "guardian-1-1",
    });
    assert_eq!(position["caves"][0], level);
    assert_eq!(position["players"][0]["unknown"], json!(["horan-5", "horan-6"]));
}

/// Of cards that look alike the first one's name stands for both.
#[test]
fn twins_lie_open_under_one_name() {
    let taken =
        json!(["1-01", "1-02", "1-04", "1-05", "1-06", "1-07", "1-08", "1-09", "1-10", "1-11"]);
    let position = json!({"pawned": [], "players": [{"discard": taken}, {}]});
    let row = json!(situation(&two(), &position).position().caves[0]);
    assert_eq!(row["row"], json!(["1-03", "1-03", "1-13", "1-14", "1-15"]));
}

#[test]
fn a_level_may_be_written_and_others_left() {
    let cave = json!({
        "row": ["2-20", "2-19", "2-18", "2-17", "2-16"],
        "deck": "2-06",
        "guardian": "guardian-2-4",
    });
    let position = json!({"players": [{}, {}], "caves": [null, cave]});
    let caves = json!(situation(&two(), &position).position().caves);
    assert_eq!(caves[1], cave);
    assert_eq!(caves[0]["deck"], "1-06");
    assert_eq!(caves[2]["deck"], "3-06");
}

#[test]
fn a_situation_from_the_kitchen_table_comes_back_as_it_was() {
    for position in [kitchen(), fighting(), shopping(), empty_table()] {
        let state = situation(&two(), &position);
        let position: Position = read(json!(state.position()));
        let again = Goblin::from_position(&read(two()), &position).unwrap();
        assert_eq!(again, state);
        assert_eq!(again.position(), position);
        assert_eq!(state.validate(), Ok(()));
    }
}

#[test]
fn every_state_of_a_game_is_a_position() {
    let mut rng = seeded_rng(1);
    for round in 0..20 {
        let setup = some_setup(12, &mut rng);
        let setup = if round % 2 == 0 { setup } else { with_easy_box(setup) };
        let mut state = Goblin::new(&setup).unwrap();
        play_at_random(&mut state, 1_000, &mut rng, |state, _| {
            let position: Position = read(json!(state.position()));
            assert_eq!(Goblin::from_position(&setup, &position).as_ref(), Ok(state));
        });
    }
}

#[test]
fn a_situation_from_the_kitchen_table_can_be_played() {
    let offered = |position: &Value| -> Vec<String> {
        actions(&situation(&two(), position)).iter().map(ToString::to_string).collect()
    };
    let fights = offered(&kitchen());
    assert_eq!(fights.len(), 5 + 5 + 2 + 1 + 2, "two rows, two decks, a guardian, merchant, rest");
    assert_eq!(fights[12..], ["fight 2-guardian", "visit the merchant", "resurrect"]);
    let expected =
        ["drink the healing potion", "drink the strength potion: attack is doubled", "stop"];
    assert_eq!(offered(&fighting()), expected, "no blue card follows the quick cut");
    let expected = ["buy a counter-curse potion", "buy 1-13"];
    assert_eq!(offered(&shopping()), expected, "nobody leaves without a purchase");
}

#[test]
fn a_match_is_saved_with_the_position_it_started_from() {
    let mut game =
        Match::<Goblin>::from_position(read(two()), read(kitchen()), Luck::Manual).unwrap();
    game.act(FIRST, Action::Resurrect).unwrap();
    let again = Match::<Goblin>::load(read(json!(game.save()))).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.start_position(), Some(&read(kitchen())));
    assert_eq!(again.state().turn(), Turn::Player(SECOND));
}

/// Each question of the game can be written down; what is offered then is not empty.
#[test]
fn there_is_a_situation_for_every_question() {
    let mut asked = BTreeSet::new();
    for (setup, position) in every_question() {
        let state = situation(&setup, &position);
        asked.insert(question(state.position().phase));
        assert_eq!(json!(state.position().phase), position["phase"]);
        let after = state.position();
        assert_eq!(Goblin::from_position(&read(setup), &after), Ok(state));
    }
    assert_eq!(asked.len(), 17, "{asked:?}");
}

/// A table and a situation for each.
fn every_question() -> Vec<(Value, Value)> {
    let situations: Vec<(Value, Value)> =
        serde_json::from_str(SITUATIONS).expect("pairs of a table and a situation");
    assert_eq!(situations.len(), 17);
    situations
}

/// Pairs of a table and a situation, in the order of the questions.
const SITUATIONS: &str = r#"[
[{"players": 2, "heroes": [null, "taia"]},
 {"players": [{"hand": []}, {"hand": []}], "caves": [{"row": []}, {"row": []}, {"row": []}], "lord": null,
  "phase": {"draw_hero": {"seat": 0}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"hand": []}, {"hand": []}], "caves": [{"row": ["1-01"]}, {"row": []}, {"row": []}], "lord": null,
  "phase": {"reveal": {"at": "1-row-2"}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {"hand": ["taia-1"]}],
  "phase": {"draw": {"seat": 1, "left": 3, "cause": "deal"}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}],
  "phase": "first_player"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}], "battle": {"at": "1-row-3", "foe": "1-03", "played": ["horan-1"]},
  "phase": "flip"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}],
  "phase": "turn"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"armour": "1-20", "hand": ["horan-1", "horan-2", "horan-3", "horan-4", "horan-5"]}, {}],
  "caves": [{"row": ["1-18", "1-01", "1-02", "1-03", "1-04"], "deck": "1-05", "guardian": "guardian-1-5"}],
  "battle": {"at": "1-row-1", "foe": "1-18"},
  "phase": "trim"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}], "battle": {"at": "1-row-3", "foe": "1-03", "played": ["horan-1"]},
  "phase": "chain"}],

[{"players": 2, "heroes": ["taia", "horan"], "options": {"abilities": true}},
 {"players": [{"hand": ["taia-3", "taia-4"]}, {}],
  "battle": {"at": "1-row-3", "foe": "1-03", "played": ["taia-5"], "looked": ["taia-1", "taia-2"]},
  "phase": "put_under"}],

[{"players": 2, "heroes": ["xanros", "taia"], "options": {"abilities": true}},
 {"players": [{}, {}],
  "caves": [{"row": ["1-16", "1-01", "1-02", "1-03", "1-04"], "deck": "1-05", "guardian": "guardian-1-5"}],
  "battle": {"at": "1-row-1", "foe": "1-16", "played": ["xanros-4"]},
  "phase": "defy"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"potions": ["healing"]}, {}], "battle": {"at": "1-row-3", "foe": "1-03"},
  "phase": "brace"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}],
  "caves": [{"row": ["1-01", "1-02", null, "1-04", "1-05"], "deck": "1-06", "guardian": "guardian-1-5"}],
  "battle": {"at": "1-row-3", "foe": "1-13", "played": ["horan-1"]},
  "phase": {"reward": {"card": "1-13"}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"hand": ["horan-1"], "discard": ["1-02"],
               "deck": [null, "1-01", null, null, null, null, null],
               "unknown": ["horan-2", "horan-3", "horan-4", "horan-5", "horan-6"]}, {}],
  "phase": {"stack": {"seat": 0, "left": 3, "cause": "refill"}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"weapon": "1-16"}, {}], "pawned": ["1-13"], "visit": {"offer": ["1-13"]},
  "phase": "shop"}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"weapon": "1-16"}, {}], "pawned": ["1-13"], "visit": {"offer": ["1-13"]},
  "phase": {"pay": {"ware": {"potion": "counter_curse"}}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{"weapon": "1-16"}, {}], "pawned": ["1-02"], "visit": {"offer": [], "bought": true},
  "phase": {"keep": {"card": "1-13"}}}],

[{"players": 2, "heroes": ["horan", "taia"]},
 {"players": [{}, {}],
  "phase": {"over": "agreed"}}]
]"#;

// ---- impossible tables ----

#[test]
fn impossible_caves_are_refused() {
    let cave = |row: Value, deck: Value, guardian: Value| json!([{"row": row, "deck": deck, "guardian": guardian}]);
    let row = json!(["1-03", "1-04", "1-05", "1-06", "1-07"]);
    let usual = |row: Value| cave(row, json!("1-08"), json!("guardian-1-1"));
    let levels = json!([null, null, null, null]);
    refuse("/caves", levels, "caves", "G-2.3", "expected at most 3 levels, got 4");
    let long = json!(["1-03", "1-04", "1-05", "1-06", "1-07", "1-09"]);
    refuse("/caves", usual(long), "caves[0].row", "G-2.3", "expected at most 5, got 6");
    let front = |foe: &str| {
        format!(
            "expected a front of level 1 that is in the box; of cards that look alike the first one; got '{foe}'"
        )
    };
    for wrong in ["1-12", "1-21", "2-01", "guardian-1-1", "lord-1"] {
        let row = json!(["1-03", wrong, "1-05", "1-06", "1-07"]);
        refuse("/caves", usual(row), "caves[0].row[1]", "G-2.3", &front(wrong));
        let deck = cave(row_of_five(), json!(wrong), json!("guardian-1-1"));
        refuse("/caves", deck, "caves[0].deck", "G-2.3", &front(wrong));
    }
    for wrong in ["1-03", "guardian-2-1", "lord-2"] {
        let top = cave(row.clone(), json!("1-08"), json!(wrong));
        refuse("/caves", top, "caves[0].guardian", "G-2.3", &front(wrong));
    }
    let often = |foe: &str| format!("'{foe}' lies open more often than such cards are left");
    let twice = usual(json!(["1-04", "1-04", "1-05", "1-06", "1-07"]));
    refuse("/caves", twice, "caves[0]", "G-2.3", &often("1-04"));
    let taken = usual(json!(["1-01", "1-04", "1-05", "1-06", "1-07"]));
    refuse("/caves", taken, "caves[0]", "G-2.3", &often("1-01"));
    let worms = usual(json!(["1-03", "1-03", "1-03", "1-06", "1-07"]));
    refuse("/caves", worms, "caves[0]", "G-2.3", &often("1-03"));
    let missing = |place: &str| format!("expected a card at '{place}', some are left");
    let gap = usual(json!(["1-03", "1-04", null, "1-06", "1-07"]));
    refuse("/caves", gap, "caves[0]", "G-5.17", &missing("1-row-3"));
    let short = usual(json!(["1-03", "1-04"]));
    refuse("/caves", short, "caves[0]", "G-5.17", &missing("1-row-3"));
    let blind = cave(row.clone(), json!(null), json!("guardian-1-1"));
    refuse("/caves", blind, "caves[0]", "G-5.17", &missing("1-deck"));
    let open = cave(row, json!("1-08"), json!(null));
    refuse("/caves", open, "caves[0]", "G-5.17", &missing("1-guardian"));
}

fn row_of_five() -> Value {
    json!(["1-03", "1-04", "1-05", "1-06", "1-07"])
}

/// The last card of a deck has moved into the row, so that a gap and a deck cannot both be.
#[test]
fn a_gap_beside_a_deck_is_refused() {
    let small = small_level();
    let cave = |row: Value, deck: Value| {
        json!({
            "players": [{}, {}],
            "caves": [{"row": row, "deck": deck, "guardian": "guardian-1-1"}],
            "pawned": ["1-01"],
        })
    };
    let gap = json!(["1-02", "1-03", "1-04", null, null]);
    let error = refusal(&small, cave(gap, json!("1-05")));
    let expected =
        SetupError::by_rule("G-5.17", "caves[0]", "expected the deck's top at '1-row-4'");
    assert_eq!(error, expected);
    let full = json!(["1-02", "1-03", null, "1-04", "1-05"]);
    assert_eq!(open(small, Some(cave(full, json!(null)))), Ok(()));
}

/// A table whose first level has five cards.
fn small_level() -> Value {
    let mut contents = json!(goblin::Contents::standard());
    contents["counts"][1]["count"] = json!(5);
    let rows = contents["monsters"].as_array_mut().expect("rows");
    rows.retain(|row| {
        !row["card"].as_str().expect("a card").starts_with("1-")
            || row["card"].as_str() < Some("1-06")
    });
    edited(two(), &[("/contents", contents)])
}

#[test]
fn an_impossible_lord_is_refused() {
    refuse("/lord", json!(null), "lord", "G-2.4", "expected a Lord");
    for wrong in ["guardian-3-1", "3-01"] {
        let problem = format!("expected a Lord of this box, got '{wrong}'");
        refuse("/lord", json!(wrong), "lord", "G-2.4", &problem);
    }
    let mut one = two();
    one["contents"] = json!(easy());
    one["contents"]["lords"].as_array_mut().expect("rows").truncate(1);
    one["contents"]["counts"][7]["count"] = json!(1);
    let error = refusal(&one, edited(kitchen(), &[("/lord", json!("lord-2"))]));
    assert_eq!(error.problem, "expected a Lord of this box, got 'lord-2'");
}

#[test]
fn impossible_numbers_are_refused() {
    let seat = |seat: u8| format!("expected a seat below 2, got {seat}");
    refuse("/active", json!(2), "active", None, &seat(2));
    refuse("/first", json!(255), "first", None, &seat(255));
    for phase in ["draw", "stack"] {
        let drawing = json!({phase: {"seat": 4, "left": 1, "cause": "refill"}});
        refuse("/phase", drawing, "phase", None, &seat(4));
    }
    refuse("/phase", json!({"draw_hero": {"seat": 9}}), "phase", None, &seat(9));
    refuse("/champions", json!([2]), "champions", None, "expected seats at this table");
    refuse("/round", json!(0), "round", "G-10.4", "expected 1 to 65535, got 0");
    let short = json!({"players": 2, "heroes": ["horan", "taia"], "round_limit": 6});
    let expected = SetupError::by_rule("G-10.4", "round", "expected 1 to 6, got 7");
    assert_eq!(refusal(&short, kitchen()), expected);
}

// ---- impossible players ----

#[test]
fn impossible_heroes_are_refused() {
    let setup_says = "expected the hero that the setup says";
    refuse("/players/0/hero", json!("aderyn"), "players[0].hero", "G-2.2", setup_says);
    refuse("/players/-", json!({}), "players", "G-2.1", "expected 2 as in the setup, got 3");
    refuse("/players", json!([]), "players", "G-2.1", "expected 2 as in the setup, got 0");
    let drawn = json!({"players": 2});
    let of = |heroes: [Value; 2]| {
        let edits =
            [("/players/0/hero", heroes[0].clone()), ("/players/1/hero", heroes[1].clone())];
        refusal(&drawn, edited(json!({"players": [{}, {}]}), &edits))
    };
    let nobody = SetupError::by_rule("G-2.2", "players[1].hero", "expected a hero");
    assert_eq!(of([json!("taia"), json!(null)]), nobody);
    let twins = SetupError::by_rule("G-2.2", "players[1].hero", "expected each hero once");
    assert_eq!(of([json!("taia"), json!("taia")]), twins);
}

#[test]
fn impossible_belongings_are_refused() {
    let hearts = "expected at most 5, got 6";
    refuse("/players/1/hearts", json!(6), "players[1].hearts", "G-1.5", hearts);
    for (slot, wrong, article) in [
        ("weapon", "1-17", "a weapon"),
        ("armour", "1-13", "an armour"),
        ("weapon", "1-03", "a weapon"),
        ("armour", "horan-1", "an armour"),
        ("weapon", "1-24", "a weapon"),
    ] {
        let problem = format!("expected {article} of this box, got '{wrong}'");
        let field = format!("players[1].{slot}");
        refuse(&format!("/players/1/{slot}"), json!(wrong), &field, "G-7.1", &problem);
    }
    let turn = |foe: &str| format!("expected a guardian of each level in turn, got '{foe}'");
    let keys = |keys: Value, problem: &str| {
        refuse("/players/1/keys", keys, "players[1].keys", None, problem);
    };
    keys(json!(["guardian-2-1"]), &turn("guardian-2-1"));
    keys(json!(["guardian-1-1", "guardian-3-1"]), &turn("guardian-3-1"));
    keys(json!(["guardian-1-1", "guardian-1-3"]), &turn("guardian-1-3"));
    keys(json!(["lord-1"]), &turn("lord-1"));
    let four = json!(["guardian-1-1", "guardian-2-1", "guardian-3-1", "guardian-3-2"]);
    keys(four, &turn("guardian-3-2"));
}

/// A guardian is beaten once, and does not lie there any more.
#[test]
fn impossible_keys_are_refused() {
    let beaten = "expected a beaten guardian of level 1, got 'guardian-1-2'";
    let both = json!(["guardian-1-2"]);
    refuse("/players/1/keys", both, "players[0].keys", "G-5.16", beaten);
    let lies = json!([{"row": row_of_five(), "deck": "1-08", "guardian": "guardian-1-2"}]);
    refuse("/caves", lies, "players[0].keys", "G-5.16", beaten);
    let mut four = two();
    four["contents"] = json!(easy());
    four["contents"]["counts"][4]["count"] = json!(4);
    let guardians = four["contents"]["guardians"].as_array_mut().expect("rows");
    guardians.retain(|row| row["guardian"] != "guardian-1-5");
    let position = edited(kitchen(), &[("/players/0/keys", json!(["guardian-1-5"]))]);
    let expected = "expected a beaten guardian of level 1, got 'guardian-1-5'";
    assert_eq!(
        refusal(&four, position),
        SetupError::by_rule("G-5.16", "players[0].keys", expected)
    );
}

#[test]
fn more_potions_than_the_box_has_are_refused() {
    let mut scarce = two();
    scarce["contents"] = json!(easy());
    scarce["contents"]["potions"][0]["count"] = json!(1);
    let both = edited(kitchen(), &[("/players/1/potions", json!(["healing"]))]);
    let expected = "expected at most 1 of the healing potion";
    assert_eq!(refusal(&scarce, both.clone()), SetupError::by_rule("G-1.5", "players", expected));
    assert_eq!(open(two(), Some(both)), Ok(()));
}

#[test]
fn cards_that_are_not_the_players_are_refused() {
    let own = |card: &str| format!("expected own action cards, got '{card}'");
    for (place, card) in
        [("hand", "taia-1"), ("discard", "1-14"), ("hand", "1-24"), ("discard", "aderyn-1")]
    {
        let cards = json!([card]);
        let field = format!("players[0].{place}");
        refuse(&format!("/players/0/{place}"), cards, &field, "G-2.6", &own(card));
    }
    let deck = json!(["1-17", null, null]);
    refuse("/players/0/deck", deck, "players[0].deck", "G-2.6", &own("1-17"));
    let unknown = json!(["horan-5", "taia-6"]);
    refuse("/players/0/unknown", unknown, "players[0].deck", "G-2.6", &own("taia-6"));
}

#[test]
fn a_card_in_two_places_or_none_is_refused() {
    let twice = |card: &str| format!("'{card}' is somewhere else, too");
    let hand = json!(["horan-1", "horan-2", "horan-3", "1-02"]);
    refuse("/players/0/hand", hand, "players[0].discard", None, &twice("horan-3"));
    refuse("/players/1/weapon", json!("1-16"), "players[1].weapon", None, &twice("1-16"));
    refuse("/players/1/armour", json!("1-20"), "players[1].armour", None, &twice("1-20"));
    refuse("/players/1/discard", json!(["1-10"]), "players[1].discard", None, &twice("1-10"));
    refuse("/pawned", json!(["1-16"]), "players[0].weapon", None, &twice("1-16"));
    refuse("/pawned", json!(["1-10"]), "players[0].deck", None, &twice("1-10"));
    let unknown = [("/players/0/unknown", json!(["horan-3", "horan-5"]))];
    let error = refusal(&two(), edited(kitchen(), &unknown));
    assert_eq!(error, SetupError::new("players[0].discard", twice("horan-3")));
    let nowhere = |card: &str| format!("'{card}' is nowhere: every card has a place");
    let discard = json!(["horan-3", "1-01"]);
    let edits =
        [("/players/0/discard", discard), ("/players/0/unknown", json!(["horan-5", "horan-6"]))];
    let error = refusal(&two(), edited(kitchen(), &edits));
    assert_eq!(error, SetupError::new("players", nowhere("horan-4")));
    refuse("/pawned", json!(["aderyn-1"]), "pawned", "G-1.6", "'aderyn-1' is not in play");
    refuse("/pawned", json!(["1-21"]), "pawned", "G-1.6", "'1-21' is not in play");
}

// ---- impossible decks ----

#[test]
fn a_deck_that_cannot_be_is_refused() {
    let long = json!(vec![Value::Null; 79]);
    let problem = "expected at most 78 cards, got 79";
    refuse("/players/0/deck", long, "players[0].deck", None, problem);
    let places = |unknown: usize, cards: usize| {
        format!("expected {unknown} cards for as many unknown places, got {cards}")
    };
    let blind = json!(["1-10", null]);
    refuse("/players/0/deck", blind, "players[0].unknown", "G-4.2", &places(1, 2));
    let blind = json!(["1-10", null, null, null]);
    refuse("/players/0/deck", blind, "players[0].unknown", "G-4.2", &places(3, 2));
    let known = "expected won cards in known places, starting cards in unknown ones";
    let deck = json!(["1-10", "horan-5", null]);
    refuse("/players/0/deck", deck, "players[0].deck", "G-4.3", known);
    let edits = [
        ("/players/0/deck", json!([null, null, null])),
        ("/players/0/unknown", json!(["1-10", "horan-5", "horan-6"])),
    ];
    let error = refusal(&two(), edited(kitchen(), &edits));
    assert_eq!(error, SetupError::by_rule("G-4.3", "players[0].deck", known));
    let middle = json!([null, "1-10", null]);
    assert_eq!(open(two(), Some(edited(kitchen(), &[("/players/0/deck", middle)]))), Ok(()));
}

#[test]
fn a_deck_that_nobody_arranged_like_that_is_refused() {
    let table = |stacking: &str| edited(two(), &[("/options", json!({"stacking": stacking}))]);
    let with = |deck: Value, open: Value| {
        edited(kitchen(), &[("/players/0/deck", deck), ("/players/0/open", open)])
    };
    let automatic = "expected won cards on top, the strongest first, then unknown starting cards";
    let wrong = SetupError::by_rule("G-4.4", "players[0].deck", automatic);
    let strong = json!(["1-10", "1-11", null, null]);
    let both = json!(["1-10", "1-11"]);
    assert_eq!(open(table("automatic"), Some(with(strong, both.clone()))), Ok(()));
    for deck in [json!(["1-11", "1-10", null, null]), json!([null, "1-10", "1-11", null])] {
        assert_eq!(refusal(&table("automatic"), with(deck, both.clone())), wrong);
    }
    let shuffled = SetupError::by_rule("G-4.5", "players[0].deck", "expected unknown places only");
    assert_eq!(refusal(&table("shuffle"), kitchen()), shuffled);
    let unknown = [
        ("/players/0/deck", json!([null, null, null])),
        ("/players/0/unknown", json!(["horan-5", "horan-6", "1-10"])),
    ];
    assert_eq!(open(table("shuffle"), Some(edited(kitchen(), &unknown))), Ok(()));
}

#[test]
fn only_taia_puts_cards_under_her_deck() {
    let under = "expected known cards that Taia's ability has put there";
    let wrong = |seat: u8| SetupError::by_rule("G-9.7", format!("players[{seat}].under"), under);
    let taia = |deck: Value, under: u8| {
        let player = json!({"hand": ["taia-1", "taia-2", "taia-3"], "deck": deck, "under": under});
        json!({"players": [{}, player]})
    };
    let setup = able(["horan", "taia"]);
    let one = json!([null, null, "taia-4"]);
    assert_eq!(open(setup.clone(), Some(taia(one.clone(), 1))), Ok(()));
    assert_eq!(refusal(&two(), taia(one.clone(), 1)), wrong(1), "without abilities");
    assert_eq!(refusal(&setup, taia(one.clone(), 2)), wrong(1), "nobody knows the second");
    assert_eq!(refusal(&setup, taia(one.clone(), 4)), wrong(1), "there are only three");
    let error = refusal(&setup, taia(one, 0));
    assert_eq!(error.rule, Some("G-4.3"), "a starting card is known only if she put it there");
    let horan = json!({"players": [{"hand": ["horan-1"], "deck": [null, null, null, null, "horan-2"], "under": 1}, {}]});
    assert_eq!(refusal(&setup, horan), wrong(0));
}

#[test]
fn what_everybody_can_place_was_seen() {
    let wrong = |problem: String| SetupError::by_rule("G-2.8", "players[0].open", problem);
    let of = |setup: &Value, cards: Value| {
        open(setup.clone(), Some(edited(kitchen(), &[("/players/0/open", cards)])))
    };
    assert_eq!(of(&two(), json!(["horan-1", "1-02"])), Ok(()));
    for hidden in ["1-10", "horan-5", "horan-3", "1-16", "taia-1"] {
        let problem = format!("expected cards whose place everybody knows, got '{hidden}'");
        assert_eq!(of(&two(), json!([hidden])), Err(wrong(problem)), "{hidden}");
    }
    let automatic = edited(two(), &[("/options", json!({"stacking": "automatic"}))]);
    assert_eq!(of(&automatic, json!(["1-10"])), Ok(()));
    let problem = "expected '1-10' too, which went onto the deck before everybody's eyes";
    assert_eq!(of(&automatic, json!([])), Err(wrong(problem.into())));
}

/// Won cards that stack themselves do so before everybody's eyes; those that Taia puts under do not.
#[test]
fn what_is_open_follows_from_the_deck_where_nothing_is_said() {
    let taia = json!({
        "hand": ["taia-1", "taia-2", "taia-3"], "deck": ["1-10", "1-11", null, null, "taia-4"],
        "under": 1,
    });
    let position = json!({"players": [taia, {}]});
    let mut setup = able(["taia", "horan"]);
    setup["options"]["stacking"] = json!("automatic");
    let open = |setup: &Value| json!(situation(setup, &position).position().players[0].open);
    assert_eq!(open(&setup), json!(["1-10", "1-11"]));
    setup["options"]["stacking"] = json!(null);
    assert_eq!(open(&setup), json!([]), "nobody saw how she arranged them");
}

// ---- impossible battles ----

#[test]
fn a_battle_needs_its_phase() {
    let expected = "expected a battle in this phase";
    let phases = [
        json!("trim"),
        json!("chain"),
        json!("put_under"),
        json!("defy"),
        json!("brace"),
        json!("flip"),
        json!({"reward": {"card": "1-14"}}),
        json!({"draw": {"seat": 0, "left": 1, "cause": "effect"}}),
    ];
    for phase in phases {
        refuse("/phase", phase, "battle", None, expected);
    }
    for phase in [json!("turn"), json!("shop"), json!("first_player"), json!({"over": "agreed"})] {
        forged(&[("/phase", phase)], "battle", None, "expected none in this phase");
    }
}

#[test]
fn an_impossible_foe_is_refused() {
    let at = |at: &str, foe: &str| [("/battle/at", json!(at)), ("/battle/foe", json!(foe))];
    let front = "expected a front of the box at its place";
    for (place, foe) in [
        ("1-row-2", "2-01"),
        ("2-deck", "1-08"),
        ("lord", "guardian-3-1"),
        ("1-row-1", "1-12"),
        ("2-guardian", "guardian-1-1"),
    ] {
        forged(&at(place, foe), "battle.foe", "G-5.1", front);
    }
    for (place, foe) in [
        ("1-row-2", "1-05"),
        ("1-deck", "1-09"),
        ("2-guardian", "guardian-2-2"),
        ("lord", "lord-2"),
    ] {
        forged(&at(place, foe), "battle.foe", "G-5.1", "expected who lies there");
    }
    let keys = "the hero lacks the keys of the levels above";
    for (place, foe) in [("3-row-1", "3-01"), ("3-deck", "3-06"), ("3-guardian", "guardian-3-1")] {
        forged(&at(place, foe), "battle.at", "G-5.2", keys);
    }
    let once = "the key of a guardian is won by beating it, once";
    forged(&at("1-guardian", "guardian-1-1"), "battle.at", "G-5.3", once);
    forged(&at("lord", "lord-1"), "battle.at", "G-5.4", "the hero lacks the three keys");
}

#[test]
fn an_impossible_chain_is_refused() {
    let played = |cards: Value| [("/battle/played", cards)];
    let own = "expected own action cards";
    forged(&played(json!(["horan-2", "1-14"])), "battle.played", "G-2.6", own);
    let stolen = [
        ("/battle/played", json!(["horan-2", "taia-6"])),
        ("/players/1/unknown", json!(["taia-5"])),
    ];
    forged(&stolen, "battle.played", "G-2.6", own);
    let once = "expected each card once";
    forged(&played(json!(["horan-2", "horan-2"])), "battle.played", "G-4.6", once);
    let twice = "'horan-1' is somewhere else, too";
    forged(&played(json!(["horan-2", "horan-1"])), "players[0].hand", None, twice);
    let follow = "expected colours that follow each other";
    let red =
        [("/battle/played", json!(["horan-2", "horan-1"])), ("/players/0/hand", json!(["1-02"]))];
    forged(&red, "battle.played", "G-5.6", follow);
    let cursed = "expected no card of a cursed colour";
    let yellow = [
        ("/battle/played", json!(["horan-4"])),
        ("/players/0/discard", json!(["horan-2", "horan-3", "1-01"])),
    ];
    forged(&yellow, "battle.played", "G-6.1", cursed);
    let looked = [("/battle/looked", json!(["horan-1"])), ("/players/0/hand", json!(["1-02"]))];
    forged(&looked, "battle.looked", "G-9.7", "expected nothing: nobody looks at cards");
}

#[test]
fn impossible_potions_are_refused() {
    let drunk = "expected a curse of this monster, and the potion drunk";
    forged(&[("/battle/lifted", json!("red"))], "battle.lifted", "G-7.3", drunk);
    let owned =
        [("/battle/lifted", json!("yellow")), ("/players/0/potions", json!(["counter_curse"]))];
    forged(&owned, "battle.lifted", "G-7.3", drunk);
    let lifted = edited(fighting(), &[("/battle/lifted", json!("yellow"))]);
    assert_eq!(open(two(), Some(lifted)), Ok(()));
    let double = "expected attack or defence of a played card, and the potion drunk";
    let doubled = |card: &str, effect: &str| {
        [
            ("/battle/doubled", json!({"card": card, "effect": effect})),
            ("/players/0/potions", json!([])),
        ]
    };
    assert_eq!(open(two(), Some(edited(fighting(), &doubled("horan-2", "attack")))), Ok(()));
    for (card, effect) in
        [("horan-2", "defence"), ("horan-2", "draw"), ("horan-1", "attack"), ("1-14", "attack")]
    {
        forged(&doubled(card, effect), "battle.doubled", "G-7.4", double);
    }
    forged(&doubled("horan-2", "attack")[..1], "battle.doubled", "G-7.4", double);
}

#[test]
fn impossible_abilities_are_refused() {
    let used = "expected an ability that was used as it may be";
    let counts = json!({"counts": {"card": "horan-2", "effect": "attack"}});
    for ability in [json!("spent"), counts] {
        forged(&[("/battle/ability", ability)], "battle.ability", "G-9.1", used);
    }
    let wizard = |played: Value, ability: &str| {
        let battle = json!({"at": "1-row-3", "foe": "1-03", "played": played, "ability": ability});
        let position = json!({"players": [{}, {}], "battle": battle, "phase": "chain"});
        open(able(["argentus", "taia"]), Some(position))
    };
    let leap = json!(["argentus-3", "argentus-1"]);
    assert_eq!(wizard(leap.clone(), "spent"), Ok(()));
    let ready = wizard(leap, "ready").expect_err("he has leapt");
    assert_eq!((ready.field.as_str(), ready.rule), ("battle.played", Some("G-5.6")));
    let idle = wizard(json!(["argentus-3"]), "spent").expect_err("he has not leapt");
    assert_eq!(idle, SetupError::by_rule("G-9.1", "battle.ability", used));
    let twice = wizard(json!(["argentus-3", "argentus-1", "argentus-2"]), "spent");
    assert_eq!(twice.expect_err("once a battle").rule, Some("G-5.6"));
    let yellow = wizard(json!(["argentus-2", "argentus-3"]), "spent");
    assert_eq!(yellow.expect_err("blue only").rule, Some("G-5.6"));
}

#[test]
fn defiance_is_used_once_and_for_a_reason() {
    let warlock = |foe: Value, played: Value, ability: Value, phase: &str| {
        let mut battle = json!({"at": "1-row-1", "played": played, "ability": ability});
        battle["foe"] = foe.clone();
        let others = ["1-14", "1-15", "1-17", "1-19"];
        let row: Vec<Value> = [foe].into_iter().chain(others.map(|other| json!(other))).collect();
        let cave = json!({"row": row, "deck": "1-20", "guardian": "guardian-1-1"});
        let healing = json!({"potions": ["healing"]});
        let position =
            json!({"players": [healing, {}], "caves": [cave], "battle": battle, "phase": phase});
        open(able(["xanros", "taia"]), Some(position))
    };
    let red = json!(["xanros-2"]);
    let raider = json!("1-07");
    assert_eq!(warlock(raider.clone(), red.clone(), json!("spent"), "chain"), Ok(()));
    let rule = |result: Result<(), SetupError>| result.expect_err("not like that").rule;
    assert_eq!(rule(warlock(raider.clone(), red, json!("ready"), "chain")), Some("G-6.1"));
    let blue = json!(["xanros-3"]);
    assert_eq!(rule(warlock(raider, blue, json!("spent"), "chain")), Some("G-9.1"));
    let (slinger, guard) = (json!("1-16"), json!(["xanros-4"]));
    let counts = |card: &str, effect: &str| json!({"counts": {"card": card, "effect": effect}});
    let defended = counts("xanros-4", "defence");
    assert_eq!(warlock(slinger.clone(), guard.clone(), defended.clone(), "brace"), Ok(()));
    for (ability, phase) in [
        (defended, "chain"),
        (counts("xanros-4", "attack"), "brace"),
        (counts("xanros-3", "defence"), "brace"),
        (counts("xanros-4", "draw"), "brace"),
    ] {
        assert_eq!(rule(warlock(slinger.clone(), guard.clone(), ability, phase)), Some("G-9.1"));
    }
    let worm = json!("1-06");
    let insight = json!(["xanros-5"]);
    assert_eq!(warlock(worm.clone(), insight, json!("spent"), "chain"), Ok(()), "he drew");
    assert_eq!(rule(warlock(worm, guard, json!("spent"), "chain")), Some("G-9.1"));
}

#[test]
fn the_fallen_do_not_fight_and_the_weak_do_not_win() {
    let hearts = "expected hearts: the hero fights";
    forged(&[("/players/0/hearts", json!(0))], "players", "G-5.11", hearts);
    let weak = "expected an attack that beats the monster";
    let flip = |played: Value, hearts: u8| {
        let battle = json!({"at": "1-row-3", "foe": "1-03", "played": played});
        json!({"players": [{"hearts": hearts}, {}], "battle": battle, "phase": "flip"})
    };
    let error = refusal(&two(), flip(json!(["horan-2"]), 5));
    assert_eq!(error, SetupError::by_rule("G-5.13", "battle.played", weak));
    let aderyn = able(["aderyn", "taia"]);
    assert_eq!(open(aderyn.clone(), Some(flip(json!(["aderyn-1"]), 0))), Ok(()));
    let mut idle = aderyn;
    idle["options"] = json!({});
    assert_eq!(refusal(&idle, flip(json!(["aderyn-1"]), 0)).rule, Some("G-5.11"));
}

// ---- impossible questions ----

#[test]
fn a_question_about_the_table_needs_its_reason() {
    let hero = json!({"draw_hero": {"seat": 0}});
    refuse("/phase", hero, "phase", "G-2.2", "expected no hero yet");
    let set = "expected a table that is set";
    refuse("/phase", json!("first_player"), "phase", "G-2.7", set);
    let nobody =
        edited(json!({"players": [{}, {"hand": []}]}), &[("/phase", json!("first_player"))]);
    assert_eq!(refusal(&two(), nobody), SetupError::by_rule("G-2.7", "phase", set));
    let empty = "expected an empty place and a card for it";
    let reveal = |at: &str| json!({"reveal": {"at": at}});
    let shown = json!([{"row": row_of_five(), "deck": "1-08", "guardian": "guardian-1-1"}]);
    let edits = [("/caves", shown), ("/phase", reveal("1-row-1"))];
    let error = refusal(&two(), edited(kitchen(), &edits));
    assert_eq!(error, SetupError::by_rule("G-5.17", "phase", empty));
    let begun = "expected a table being set";
    refuse("/phase", reveal("1-deck"), "phase", "G-2.3", begun);
    let dealt = edited(empty_table(), &[("/players/1", json!({}))]);
    assert_eq!(refusal(&two(), dealt), SetupError::by_rule("G-2.3", "phase", begun));
    let came = "expected the deck that the beaten monster came from";
    for at in ["2-deck", "2-guardian", "1-row-2"] {
        forged(&[("/phase", reveal(at))], "phase", "G-5.17", came);
    }
}

/// Cards are dealt when all monsters lie there.
#[test]
fn nobody_draws_cards_while_monsters_are_missing() {
    let deal = json!({"draw": {"seat": 1, "left": 4, "cause": "deal"}});
    for phase in [deal, json!("first_player")] {
        let mut position = empty_table();
        position["phase"] = phase.clone();
        if phase == "first_player" {
            position["players"] = json!([{}, {}]);
        }
        let error = refusal(&two(), position.clone());
        assert_eq!((error.field.as_str(), error.rule), ("caves[0]", Some("G-5.17")), "{phase}");
        position.as_object_mut().expect("a table").remove("caves");
        let error = refusal(&two(), position);
        assert_eq!((error.field.as_str(), error.rule), ("lord", Some("G-2.4")), "{phase}");
    }
    let drawn = json!({"players": 2});
    let position = edited(
        empty_table(),
        &[("/players/1/hero", json!("taia")), ("/phase", json!({"draw_hero": {"seat": 0}}))],
    );
    assert_eq!(open(drawn.clone(), Some(position.clone())), Ok(()));
    let dealt = edited(position, &[("/players/1", json!({"hero": "taia"}))]);
    assert_eq!(refusal(&drawn, dealt).rule, Some("G-2.2"));
}

#[test]
fn a_draw_that_cannot_be_is_refused() {
    let draw = |seat: u8, left: u8, cause: &str| json!({"draw": {"seat": seat, "left": left, "cause": cause}});
    let full = "expected cards up to a full hand";
    for left in [0, 3, 4, 255] {
        refuse("/phase", draw(0, left, "refill"), "phase", "G-3.4", full);
    }
    let whose = "expected whose turn it is";
    refuse("/phase", draw(1, 1, "refill"), "phase", "G-3.4", whose);
    let first = "expected the rest of a first hand";
    refuse("/phase", draw(0, 1, "deal"), "phase", "G-2.6", first);
    for left in [0, 1, 252, 255] {
        let position = edited(json!({"players": [{}, {}]}), &[("/phase", draw(0, left, "deal"))]);
        assert_eq!(
            refusal(&two(), position),
            SetupError::by_rule("G-2.6", "phase", first),
            "{left}"
        );
    }
    let granted = "expected as many cards as the one just played grants";
    for left in [0, 1, 255] {
        forged(&[("/phase", draw(0, left, "effect"))], "phase", "G-5.7", granted);
    }
    forged(&[("/phase", draw(1, 1, "effect"))], "phase", "G-5.7", whose);
    let none = [
        ("/players/0/deck", json!([])),
        ("/players/0/unknown", json!([])),
        ("/players/0/discard", json!(["horan-3", "horan-4", "horan-5", "horan-6", "1-01", "1-10"])),
    ];
    let edits = [&none[..], &[("/phase", draw(0, 2, "refill"))]].concat();
    let error = refusal(&two(), edited(kitchen(), &edits));
    assert_eq!(error, SetupError::by_rule("G-4.2", "phase", "expected a deck to draw from"));
}

/// Taia looks at one card more than the card grants; what she has seen and what is left add up to
/// that.
#[test]
fn foresight_counts_its_cards() {
    let taia = |looked: Value, phase: Value| {
        let battle =
            json!({"at": "1-row-3", "foe": "1-03", "played": ["taia-5"], "looked": looked});
        let player = json!({"hand": ["taia-3"]});
        let position = json!({"players": [player, {}], "battle": battle, "phase": phase});
        open(able(["taia", "horan"]), Some(position))
    };
    let draw = |left: u8| json!({"draw": {"seat": 0, "left": left, "cause": "effect"}});
    assert_eq!(taia(json!([]), draw(2)), Ok(()));
    assert_eq!(taia(json!(["taia-1"]), draw(1)), Ok(()));
    assert_eq!(taia(json!(["taia-1", "taia-2"]), json!("put_under")), Ok(()));
    let rule = |result: Result<(), SetupError>| result.expect_err("she counts").rule;
    for (looked, left) in
        [(json!([]), 1), (json!([]), 3), (json!(["taia-1"]), 2), (json!(["taia-1"]), 255)]
    {
        assert_eq!(rule(taia(looked, draw(left))), Some("G-5.7"));
    }
    let one = "expected one card more than the one just played grants";
    let wrong = taia(json!(["taia-1"]), json!("put_under")).expect_err("she counts");
    assert_eq!(wrong, SetupError::by_rule("G-9.7", "phase", one));
    forged(&[("/phase", json!("put_under"))], "phase", "G-9.7", one);
}

#[test]
fn a_question_of_a_battle_needs_its_reason() {
    let trim = "expected too many cards in the hand";
    forged(&[("/phase", json!("trim"))], "phase", "G-6.5", trim);
    let defy = "expected a cursed attack or defence to count";
    forged(&[("/phase", json!("defy"))], "phase", "G-9.4", defy);
    let brace = [("/phase", json!("brace")), ("/players/0/potions", json!([]))];
    forged(&brace, "phase", "G-7.5", "expected a healing potion");
    let several = "expected several cards that look like the beaten monster";
    let alone = json!({
        "players": [{"weapon": "1-16"}, {}],
        "battle": {"at": "1-row-1", "foe": "1-01", "played": ["horan-1"]},
        "phase": "flip",
    });
    let error = refusal(&two(), alone);
    assert_eq!(error, SetupError::by_rule("G-5.14", "phase", several));
    let hood = |played: Value, phase: &str| {
        let row = json!(["1-18", "1-01", "1-02", "1-03", "1-04"]);
        json!({
            "players": [{"armour": "1-20", "hand": ["horan-1", "horan-2", "horan-3", "horan-4", "horan-5"]}, {}],
            "caves": [{"row": row, "deck": "1-05", "guardian": "guardian-1-5"}],
            "battle": {"at": "1-row-1", "foe": "1-18", "played": played},
            "phase": phase,
        })
    };
    assert_eq!(open(two(), Some(hood(json!([]), "trim"))), Ok(()));
    let error = refusal(&two(), hood(json!(["horan-6"]), "trim"));
    assert_eq!(error, SetupError::by_rule("G-6.5", "phase", "expected no card played yet"));
    let error = refusal(&two(), hood(json!([]), "chain"));
    assert_eq!(error, SetupError::by_rule("G-6.5", "phase", "expected the phase 'trim'"));
}

#[test]
fn a_reward_that_cannot_be_is_refused() {
    let reward = |card: &str, row: Value| {
        json!({
            "players": [{}, {}],
            "caves": [{"row": row, "deck": "1-06", "guardian": "guardian-1-1"}],
            "battle": {"at": "1-row-3", "foe": "1-13", "played": ["horan-1"]},
            "phase": {"reward": {"card": card}},
        })
    };
    let gap = json!(["1-01", "1-02", null, "1-04", "1-05"]);
    assert_eq!(open(two(), Some(reward("1-13", gap.clone()))), Ok(()));
    let beaten = SetupError::by_rule("G-5.15", "phase", "expected equipment of the beaten monster");
    for wrong in ["1-14", "1-03", "1-17"] {
        assert_eq!(refusal(&two(), reward(wrong, gap.clone())), beaten);
    }
    let full = json!(["1-01", "1-02", "1-03", "1-04", "1-05"]);
    let error = refusal(&two(), reward("1-13", full));
    assert_eq!(
        error,
        SetupError::by_rule("G-5.15", "phase", "expected a gap where the monster was")
    );
}

#[test]
fn a_stack_that_cannot_be_is_refused() {
    let stack = |seat: u8, left: u8, cause: &str| json!({"stack": {"seat": seat, "left": left, "cause": cause}});
    let position = |discard: Value, unknown: Value, phase: Value| {
        let count = |cards: &Value| cards.as_array().map_or(0, Vec::len);
        let deck = vec![Value::Null; count(&discard) + count(&unknown)];
        let player =
            json!({"hand": ["horan-1"], "discard": discard, "deck": deck, "unknown": unknown});
        json!({"players": [player, {}], "phase": phase})
    };
    let starting = json!(["horan-2", "horan-3", "horan-4", "horan-5", "horan-6"]);
    let won = json!(["1-01", "1-02"]);
    let good = position(won.clone(), starting.clone(), stack(0, 3, "refill"));
    assert_eq!(open(two(), Some(good.clone())), Ok(()));
    let rule = |problem: &str| SetupError::by_rule("G-4.3", "phase", problem);
    for option in ["automatic", "shuffle"] {
        let table = edited(two(), &[("/options", json!({"stacking": option}))]);
        let refusal = refusal(&table, good.clone());
        assert!(refusal == rule("expected stacking by hand") || option == "shuffle", "{refusal}");
    }
    let arrange = rule("expected won cards to arrange");
    let mixed = position(
        json!(["1-01", "horan-6"]),
        json!(["horan-2", "horan-3", "horan-4", "horan-5"]),
        stack(0, 3, "refill"),
    );
    assert_eq!(refusal(&two(), mixed), arrange);
    let nothing = position(json!([]), starting.clone(), stack(0, 3, "refill"));
    assert_eq!(refusal(&two(), nothing), arrange);
    let deal = position(won.clone(), starting.clone(), stack(0, 3, "deal"));
    assert_eq!(refusal(&two(), deal), rule("expected stacking by hand"));
    let taia = ["taia-2", "taia-3", "taia-4", "taia-5", "taia-6"];
    let places = vec![Value::Null; 7];
    let taia = json!({"hand": ["taia-1"], "discard": won, "deck": places, "unknown": taia});
    let other = json!({"players": [{}, taia], "phase": stack(1, 3, "refill")});
    assert_eq!(refusal(&two(), other), rule("expected whose turn it is"));
    let many = position(won, starting, stack(0, 4, "refill"));
    assert_eq!(refusal(&two(), many).rule, Some("G-3.4"));
}

#[test]
fn a_visit_that_cannot_be_is_refused() {
    let shop = |edits: &[(&str, Value)]| refusal(&two(), edited(shopping(), edits));
    let expected = "expected a visit in this phase";
    for phase in [
        json!("shop"),
        json!({"pay": {"ware": {"card": "1-13"}}}),
        json!({"keep": {"card": "1-14"}}),
    ] {
        refuse("/phase", phase, "visit", None, expected);
    }
    let none = shop(&[("/phase", json!("turn"))]);
    assert_eq!(none, SetupError::new("visit", "expected none in this phase"));
    let fallen = shop(&[("/players/0/hearts", json!(0))]);
    let hearts = "expected hearts: others only resurrect";
    assert_eq!(fallen, SetupError::by_rule("G-3.2", "visit", hearts));
    let offer =
        SetupError::by_rule("G-8.4", "visit.offer", "expected what lay with the pawnbroker");
    for cards in [json!([]), json!(["1-14"]), json!(["1-13", "1-14"])] {
        assert_eq!(shop(&[("/visit/offer", cards)]), offer);
    }
    let bought = [("/visit/bought", json!(true)), ("/visit/offer", json!([]))];
    assert_eq!(open(two(), Some(edited(shopping(), &bought))), Ok(()));
    let poor = json!({"players": [{}, {}], "visit": {"offer": []}, "phase": "shop"});
    let nothing = SetupError::by_rule("G-8.1", "phase", "expected something to buy");
    assert_eq!(refusal(&two(), poor), nothing);
    let ware = SetupError::by_rule("G-8.2", "phase", "expected a ware and something to pay with");
    for wrong in [json!({"potion": "healing"}), json!({"card": "1-14"}), json!({"card": "1-16"})] {
        assert_eq!(shop(&[("/phase", json!({"pay": {"ware": wrong}}))]), ware);
    }
    let kept = SetupError::by_rule("G-8.5", "phase", "expected bought equipment and a worn one");
    let keep = |card: &str| {
        let visit = json!({"offer": [], "bought": true});
        shop(&[("/visit", visit), ("/phase", json!({"keep": {"card": card}}))])
    };
    assert_eq!(keep("1-03"), kept, "an action card");
    let free = [
        ("/players/0/weapon", json!(null)),
        ("/visit", json!({"offer": [], "bought": true})),
        ("/phase", json!({"keep": {"card": "1-14"}})),
    ];
    assert_eq!(shop(&free), kept, "the place is free");
}

/// A game is over as it can be over.
#[test]
fn an_end_without_a_reason_is_refused() {
    let keys = json!(["guardian-1-2", "guardian-2-1", "guardian-3-1"]);
    let over = |edits: &[(&str, Value)]| {
        let won = [
            ("/players/0/keys", keys.clone()),
            ("/champions", json!([0])),
            ("/phase", json!({"over": "lord_beaten"})),
        ];
        edited(kitchen(), &[&won[..], edits].concat())
    };
    assert_eq!(open(two(), Some(over(&[]))), Ok(()));
    let nobody = "expected whoever has beaten the Lord";
    let error = refusal(&two(), over(&[("/champions", json!([]))]));
    assert_eq!(error, SetupError::by_rule("G-10.1", "champions", nobody));
    let error = refusal(&two(), over(&[("/champions", json!([1]))]));
    assert_eq!(error, SetupError::by_rule("G-5.4", "champions", "expected a hero with three keys"));
    let goes_on = "the game is over when the Lord is beaten";
    let error = refusal(&two(), over(&[("/phase", json!("turn"))]));
    assert_eq!(error, SetupError::by_rule("G-10.1", "champions", goes_on));
    let finish = edited(two(), &[("/options", json!({"finish_round": true}))]);
    let next = [("/phase", json!("turn")), ("/active", json!(1))];
    assert_eq!(open(finish.clone(), Some(over(&next))), Ok(()));
    let early = [("/phase", json!("turn")), ("/first", json!(1)), ("/active", json!(1))];
    let turns = "expected heroes who have had their turn";
    let error = refusal(&finish, over(&early));
    assert_eq!(error, SetupError::by_rule("G-10.2", "champions", turns));
    let limit = edited(two(), &[("/round_limit", json!(9))]);
    let last =
        edited(kitchen(), &[("/round", json!(9)), ("/phase", json!({"over": "round_limit"}))]);
    assert_eq!(open(limit.clone(), Some(last.clone())), Ok(()));
    let wrong = SetupError::by_rule("G-10.4", "round", "expected the last round");
    assert_eq!(refusal(&limit, edited(last.clone(), &[("/round", json!(8))])), wrong);
    assert_eq!(refusal(&two(), last), wrong);
}

/// The limit ends a round, not a turn in the middle of it.
#[test]
fn a_limit_ends_a_whole_round() {
    let limit = edited(two(), &[("/round_limit", json!(9))]);
    let early = edited(
        kitchen(),
        &[
            ("/round", json!(9)),
            ("/phase", json!({"over": "round_limit"})),
            ("/first", json!(0)),
            ("/active", json!(0)),
        ],
    );
    assert_eq!(open(limit, Some(early)), Ok(()), "today whose turn it was is not asked");
}

#[test]
fn what_is_not_a_position_is_not_understood() {
    let cases = [
        ("/phase", json!("nap"), "phase", "unknown variant `nap`"),
        ("/wings", json!(2), "wings", "unknown field `wings`"),
        (
            "/players/0/hand",
            json!(["wand"]),
            "players[0].hand[0]",
            "such as 'horan-3' or '2-07', got 'wand'",
        ),
        ("/players/0/hand", json!(["1-02", "1-02"]), "players[0].hand", "'1-02' is there twice"),
        (
            "/players/0/keys",
            json!(["1-05-1"]),
            "players[0].keys[0]",
            "'guardian-2-1' or 'lord-3', got '1-05-1'",
        ),
        ("/players/0/deck", json!(["1-1"]), "players[0].deck[0]", "got '1-1'"),
        ("/players/0/potions", json!(["beer"]), "players[0].potions[0]", "unknown variant `beer`"),
        ("/players/0/hearts", json!(-1), "players[0].hearts", "integer `-1`, expected u8"),
        (
            "/battle",
            json!({"at": "1-row-6", "foe": "1-01"}),
            "battle.at",
            "'3-guardian' or 'lord', got '1-row-6'",
        ),
        ("/battle", json!({"at": "lord", "foe": "lord-4"}), "battle.foe", "got 'lord-4'"),
        (
            "/battle",
            json!({"at": "lord", "foe": "lord-1", "lifted": "luck"}),
            "battle.lifted",
            "expected a colour, weapon",
        ),
        (
            "/battle",
            json!({"at": "lord", "foe": "lord-1", "played": vec!["1-01"; 79]}),
            "battle.played",
            "at most 78 cards, got 79",
        ),
        ("/champions", json!([16]), "champions", "expected seats below 16, got 16"),
        ("/round", json!(65_536), "round", "integer `65536`, expected u16"),
    ];
    assert_eq!(open(two(), Some(json!({}))).expect_err("empty").field, "position");
    for (pointer, value, field, problem) in cases {
        let position = edited(kitchen(), &[(pointer, value)]);
        let error = open(two(), Some(position)).expect_err("this must be refused");
        assert_eq!(error.field, field, "{error}");
        assert!(error.problem.contains(problem), "{error}");
    }
}

#[test]
fn a_position_needs_a_table_that_can_be_played_at() {
    let lonely = json!({"players": 1, "heroes": ["horan"]});
    assert_eq!(refusal(&lonely, kitchen()).field, "players");
}

// ---- the examples of the documentation ----

#[test]
fn the_positions_of_the_documentation_can_be_played() {
    let examples = documented();
    assert_eq!(examples.len(), 2);
    let offered = |example: &Value| -> Vec<String> {
        actions(&situation(&documented_table(), example)).iter().map(ToString::to_string).collect()
    };
    let first = offered(&examples[0]);
    assert!(first.contains(&"fight 2-guardian".to_string()), "{first:?}");
    assert!(first.contains(&"visit the merchant".to_string()), "{first:?}");
    assert!(offered(&examples[1]).contains(&"fight lord".to_string()));
}

/// As the text says: three cards with 3 attack, one with 1, and the potion on one of the three are
/// the 13 hearts of the Demon Lord, and one heart is left. Without the potion it is too little.
#[test]
fn the_puzzle_of_the_documentation_has_its_solution() {
    let outcome = |drinks: bool| {
        let (table, puzzle) = (read(documented_table()), read(documented().swap_remove(1)));
        let mut game = Match::<Goblin>::from_position(table, puzzle, Luck::Manual).unwrap();
        game.act(FIRST, read(json!({"fight": "lord"}))).unwrap();
        game.act(FIRST, read(json!({"play": "3-06"}))).unwrap();
        game.happen(read(json!({"card": "3-10"}))).unwrap();
        if drinks {
            game.act(FIRST, read(json!({"double": "attack"}))).unwrap();
        }
        game.act(FIRST, read(json!({"play": "3-10"}))).unwrap();
        game.happen(read(json!({"card": "3-13"}))).unwrap();
        game.act(FIRST, read(json!({"play": "3-13"}))).unwrap();
        game.act(FIRST, read(json!({"play": "argentus-2"}))).unwrap();
        game.act(FIRST, Action::Stop).unwrap();
        assert_eq!(game.state().position().players[0].hearts, Some(1));
        game.winners()
    };
    assert_eq!(outcome(true), Some([FIRST].into_iter().collect()));
    assert_eq!(outcome(false), None);
}

fn documented() -> Vec<Value> {
    examples(section(include_str!("../../../../docs/positions.md"), "## Karak: Goblin"))
}

fn documented_table() -> Value {
    json!({"players": 2, "options": {"abilities": true}})
}

// ---- helpers ----

fn refusal(setup: &Value, position: Value) -> SetupError {
    table::refusal::<Goblin>(setup, position)
}

/// The kitchen table with one place changed is refused with this field, this rule and these words.
fn refuse(
    pointer: &str,
    value: Value,
    field: &str,
    rule: impl Into<Option<&'static str>>,
    problem: &str,
) {
    let error = refusal(&two(), edited(kitchen(), &[(pointer, value.clone())]));
    assert_eq!(error, expected(field, rule.into(), problem), "{pointer} = {value}");
}

/// The same in the battle.
fn forged(
    edits: &[(&str, Value)],
    field: &str,
    rule: impl Into<Option<&'static str>>,
    problem: &str,
) {
    let error = refusal(&two(), edited(fighting(), edits));
    assert_eq!(error, expected(field, rule.into(), problem), "{edits:?}");
}

fn expected(field: &str, rule: Option<&'static str>, problem: &str) -> SetupError {
    match rule {
        Some(rule) => SetupError::by_rule(rule, field, problem),
        None => SetupError::new(field, problem),
    }
}
