//! Boxes of one's own: which are refused, and that the others are played by.

use goblin::{Action, Contents, Goblin, Hero, Options, Setup, Stacking};
use serde_json::{Value, json};
use tabletop::{Game, SetupError, Silent, testkit::check_every_state};

use crate::table::{actions, chances, open, read, situation};
use testkit::data::rows;

const TOML: &str = include_str!("../../../../data/goblin.toml");

// ---- boxes that cannot work ----

#[test]
fn a_number_out_of_its_range_is_named() {
    let ranges = [
        ("board.hearts", 1, 20),
        ("board.hand", 1, 6),
        ("board.row", 1, 5),
        ("abilities.double_strike", 0, 20),
    ];
    for (field, least, most) in ranges {
        let (table, name) = field.split_once('.').expect("a table and a name");
        let set = |value: u8| move |contents: &mut Value| contents[table][name] = json!(value);
        let expected = |value| format!("expected {least} to {most}, got {value}");
        refused(set(most + 1), field, &expected(most + 1));
        if least > 0 {
            refused(set(0), field, &expected(0));
        }
        for value in [least, most] {
            let contents: Contents = read(edited(set(value)));
            assert_eq!(contents.check(), Ok(()), "{field} = {value}");
        }
    }
}

#[test]
fn counts_out_of_their_range_are_named() {
    let set = |index: usize, count: u8| {
        move |contents: &mut Value| contents["counts"][index]["count"] = json!(count)
    };
    for (index, least, most) in [(0, 4, 6), (1, 1, 24), (3, 1, 24), (4, 4, 5), (6, 4, 5), (7, 1, 3)]
    {
        for count in [least - 1, most + 1] {
            let problem = format!("expected {least} to {most}, got {count}");
            refused(set(index, count), &format!("counts row {}", index + 1), &problem);
        }
    }
    let hand = |contents: &mut Value| {
        contents["board"]["hand"] = json!(6);
        contents["counts"][0]["count"] = json!(5);
    };
    refused(hand, "counts row 1", "expected 6 to 6, got 5");
}

#[test]
fn counts_of_the_wrong_things_are_named() {
    let level = "expected a level for monsters and guardians, and for nothing else";
    let set = |index: usize, level: Value| {
        move |contents: &mut Value| contents["counts"][index]["level"] = level
    };
    refused(set(0, json!(1)), "counts row 1", level);
    refused(set(1, json!(null)), "counts row 2", level);
    refused(set(4, json!(null)), "counts row 5", level);
    refused(set(7, json!(3)), "counts row 8", level);
    refused(set(2, json!(1)), "counts row 3", "'monsters of level 1' has a row already");
    let all = "expected 8 rows: starting, lords, monsters and guardians of each level; found 7";
    for index in 0..8 {
        refused(move |contents| drop(rows(contents, "counts").remove(index)), "counts", all);
    }
}

/// The rows are the box: a count that does not agree with them is an error of typing.
#[test]
fn counts_and_rows_must_agree() {
    let set = |index: usize, count: u8| {
        move |contents: &mut Value| contents["counts"][index]["count"] = json!(count)
    };
    let numbered = "expected a card of a hero numbered 1 to 5, as counts says; got 'argentus-6'";
    refused(set(0, 5), "starting row 6", numbered);
    refused(set(1, 19), "monsters row 20", "expected cards 1 to 19 of level 1, as counts says");
    refused(set(1, 21), "monsters", "expected 21 of level 1, as counts says, found 20");
    refused(set(3, 23), "monsters row 64", "expected cards 1 to 23 of level 3, as counts says");
    let guardian = "expected one of the guardians that counts names, got 'guardian-2-5'";
    refused(set(5, 4), "guardians row 10", guardian);
    refused(set(7, 2), "lords row 3", "expected Lords 1 to 2, got 'lord-3'");
}

#[test]
fn a_missing_row_is_named() {
    let take = |table: &'static str, index: usize| {
        move |contents: &mut Value| drop(rows(contents, table).remove(index))
    };
    refused(take("potions", 1), "potions", "expected 3 rows, found 2");
    refused(take("heroes", 5), "heroes", "expected 6 rows, found 5");
    refused(take("starting", 0), "starting", "expected 6 cards of Argentus, found 5");
    refused(take("starting", 35), "starting", "expected 6 cards of Taia, found 5");
    refused(take("monsters", 3), "monsters", "expected 20 of level 1, as counts says, found 19");
    refused(take("monsters", 63), "monsters", "expected 24 of level 3, as counts says, found 23");
    refused(take("guardians", 7), "guardians", "expected 5 of level 2, as counts says, found 4");
    refused(take("lords", 0), "lords", "expected 3 rows, found 2");
}

#[test]
fn a_row_that_is_there_already_is_named() {
    let tables = [
        ("counts", 9, "starting"),
        ("potions", 4, "healing potion"),
        ("heroes", 7, "Argentus"),
        ("starting", 37, "argentus-1"),
        ("monsters", 65, "1-01"),
        ("guardians", 16, "guardian-1-1"),
        ("lords", 4, "lord-1"),
    ];
    for (table, place, name) in tables {
        let double = |contents: &mut Value| {
            let rows = rows(contents, table);
            rows.push(rows[0].clone());
        };
        let problem = format!("'{name}' has a row already");
        refused(double, &format!("{table} row {place}"), &problem);
    }
}

#[test]
fn too_many_potions_are_named() {
    let set = |contents: &mut Value| contents["potions"][2]["count"] = json!(21);
    refused(set, "potions row 3", "expected at most 20, got 21");
}

#[test]
fn a_card_in_the_wrong_table_is_named() {
    let set = |table: &'static str, field: &'static str, name: &'static str| {
        move |contents: &mut Value| contents[table][0][field] = json!(name)
    };
    let numbered = "expected a card of a hero numbered 1 to 6, as counts says; got '1-24'";
    refused(set("starting", "card", "1-24"), "starting row 1", numbered);
    let level = "expected a card of a level, got 'horan-1'";
    refused(set("monsters", "card", "horan-1"), "monsters row 1", level);
    let many = "expected cards 1 to 20 of level 2, as counts says";
    refused(set("monsters", "card", "2-21"), "monsters row 1", many);
    for wrong in ["1-01", "lord-1"] {
        let problem = format!("expected one of the guardians that counts names, got '{wrong}'");
        refused(set("guardians", "guardian", wrong), "guardians row 1", &problem);
    }
    for wrong in ["1-01", "guardian-1-1"] {
        let problem = format!("expected Lords 1 to 3, got '{wrong}'");
        refused(set("lords", "lord", wrong), "lords row 1", &problem);
    }
}

#[test]
fn a_front_that_cannot_be_is_named() {
    for table in ["monsters", "guardians", "lords"] {
        let set = |field: &'static str, value: Value| {
            move |contents: &mut Value| contents[table][1][field] = value
        };
        let row = format!("{table} row 2");
        refused(set("hearts", json!(0)), &row, "expected one heart at least");
        refused(set("hearts", json!(21)), &row, "expected numbers up to 20, got 21");
        refused(set("attack", json!(255)), &row, "expected numbers up to 20, got 255");
        let twice = json!(["red", "weapon", "draw", "weapon"]);
        refused(set("curses", twice), &row, "'no weapon' is there twice");
    }
}

#[test]
fn a_reward_that_cannot_be_is_named() {
    let one = "expected exactly one reward: 'action', 'weapon' or 'armour'";
    let sword = json!({"name": "short_sword", "attack": 1});
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["monsters"][index][field] = value
    };
    refused(set(0, "weapon", sword.clone()), "monsters row 1", one);
    refused(set(12, "armour", sword.clone()), "monsters row 13", one);
    refused(set(0, "action", json!(null)), "monsters row 1", one);
    refused(set(16, "armour", json!(null)), "monsters row 17", one);
    for (index, kind, numbers) in [
        (0, "action", ["attack", "defence", "draw", "heal"]),
        (12, "weapon", ["attack", "defence", "heal", "hand"]),
        (16, "armour", ["attack", "defence", "heal", "hand"]),
    ] {
        for number in numbers {
            let large =
                move |contents: &mut Value| contents["monsters"][index][kind][number] = json!(21);
            let row = format!("monsters row {}", index + 1);
            refused(large, &row, "expected numbers up to 20, got 21");
        }
    }
    let next = |contents: &mut Value| {
        contents["monsters"][0]["action"]["next"] = json!(["red", "blue", "red"]);
    };
    refused(next, "monsters row 1", "a next colour is there twice");
}

#[test]
fn a_starting_card_that_cannot_be_is_named() {
    for number in ["attack", "defence", "draw", "heal"] {
        let large = |contents: &mut Value| contents["starting"][35][number] = json!(21);
        refused(large, "starting row 36", "expected numbers up to 20, got 21");
    }
    let next = |contents: &mut Value| contents["starting"][6]["next"] = json!(["green", "green"]);
    refused(next, "starting row 7", "a next colour is there twice");
}

/// What cannot even be read is found in the words of the file: the line is shown.
#[test]
fn a_toml_row_that_cannot_be_read_is_shown() {
    let cases = [
        ("count = 24", "count = -4", "integer `-4`"),
        ("count = 24", "count = 300", "integer `300`"),
        ("\"horan-3\", name", "\"horan-7\", name", "got 'horan-7'"),
        ("\"1-07\", name", "\"1-7\", name", "got '1-7'"),
        ("\"2-07\", name", "\"4-07\", name", "got '4-07'"),
        ("\"guardian-1-4\"", "\"guardian-1-6\"", "got 'guardian-1-6'"),
        ("\"lord-3\"", "\"lord-4\"", "'1-03', 'guardian-2-1' or 'lord-3', got 'lord-4'"),
        ("level = 2", "level = 4", "expected a level from 1 to 3, got 4"),
        ("hero = \"taia\"", "hero = \"ninja\"", "unknown variant `ninja`"),
        ("\"foresight\"", "\"hindsight\"", "expected one of `blue_leap`, `double_strike`"),
        ("\"goblin_king\"", "\"goblin_queen\"", "unknown variant `goblin_queen`"),
        ("\"whirlwind\"", "\"tornado\"", "unknown variant `tornado`"),
        ("\"rune_staff\"", "\"walking_stick\"", "unknown variant `walking_stick`"),
        ("colour = \"blue\"", "colour = \"purple\"", "`red`, `blue`, `green`, `yellow`"),
        ("next = [\"red\"]", "next = [\"pink\"]", "`red`, `blue`, `green`, `yellow`"),
        ("curses = [\"heal\"]", "curses = [\"luck\"]", CURSES),
        ("kind = \"magic\"", "kind = \"music\"", "`attack`, `defence`, `magic`, `heal`"),
        ("\"strength\", count", "\"courage\", count", "unknown variant `courage`"),
        ("\"guardians\", level = 3", "\"goblins\", level = 3", "unknown variant `goblins`"),
        ("provenance = \"community\"", "provenance = \"dream\"", "unknown variant `dream`"),
        ("{ name = \"feint\"", "{ nome = \"feint\"", "unknown field `nome`"),
        ("weapon = { name", "wepon = { name", "unknown field `wepon`"),
        ("hearts = 5 ", "luck = 7\nhearts = 5 ", "unknown field `luck`"),
    ];
    for (old, new, problem) in cases {
        assert!(TOML.contains(old), "{old}");
        let text = TOML.replacen(old, new, 1);
        let error = read_refused(&text);
        assert_eq!((error.field.as_str(), error.rule), ("box", Some("G-1.6")), "{new}");
        assert!(error.problem.contains(problem), "{new}: {error}");
        let wrong = new.lines().next().expect("a line");
        let line = 1 + text.lines().position(|line| line.contains(wrong)).expect("it was put in");
        assert!(error.problem.contains(&format!("at line {line},")), "{new}: {error}");
    }
}

const CURSES: &str = "expected a colour, weapon, armour, attack, defence, draw or heal";

/// What can be read, but cannot work, is refused by its row at both doors alike.
#[test]
fn a_toml_row_that_cannot_work_is_named() {
    let cases = [
        ("hearts = 13", "hearts = 0", "lords row 3", "expected one heart at least"),
        ("\"3-24\"", "\"3-23\"", "monsters row 64", "'3-23' has a row already"),
        ("hand = 4 ", "hand = 7 ", "board.hand", "expected 1 to 6, got 7"),
    ];
    for (old, new, field, problem) in cases {
        assert!(TOML.contains(old), "{old}");
        let error = read_refused(&TOML.replacen(old, new, 1));
        assert_eq!(error, SetupError::by_rule("G-1.6", field, problem));
    }
    let error = read_refused("");
    assert!(error.problem.contains("missing field `counts`"), "{error}");
}

/// JSON from outside is named by its path.
#[test]
fn a_json_row_that_cannot_be_read_is_named() {
    let cases = [
        ("/monsters/3/name", json!("dove"), "contents.monsters[3].name", "unknown variant `dove`"),
        ("/monsters/3/curses/0", json!("luck"), "contents.monsters[3].curses[0]", CURSES),
        ("/lords/1/lord", json!("lord-0"), "contents.lords[1].lord", "got 'lord-0'"),
        ("/counts/1/level", json!(0), "contents.counts[1].level", "from 1 to 3, got 0"),
        ("/starting/0/next", json!("red"), "contents.starting[0].next", "expected a sequence"),
    ];
    for (pointer, value, field, problem) in cases {
        let error = refusal(edited(|contents| {
            *contents.pointer_mut(pointer).expect(pointer) = value;
        }));
        assert_eq!(error.field, field);
        assert!(error.problem.contains(problem), "{error}");
    }
}

// ---- boxes that can be played ----

#[test]
fn the_smallest_box_can_be_played() {
    plays(|contents| {
        contents["board"] = json!({"hearts": 1, "hand": 1, "row": 1, "provenance": "house"});
        let counts = json!([1, 1, 1, 1, 4, 4, 4, 1]);
        for (index, count) in counts.as_array().expect("a list").iter().enumerate() {
            contents["counts"][index]["count"] = count.clone();
        }
        rows(contents, "starting")
            .retain(|row| row["card"].as_str().expect("a card").ends_with("-1"));
        rows(contents, "monsters")
            .retain(|row| row["card"].as_str().expect("a card").ends_with("-01"));
        rows(contents, "guardians")
            .retain(|row| !row["guardian"].as_str().expect("a front").ends_with("-5"));
        rows(contents, "lords").truncate(1);
    });
}

/// 24 action cards behind each level, so that one player could own 78 cards.
#[test]
fn the_largest_box_can_be_played() {
    plays(|contents| {
        for (index, level) in [(1, 1), (2, 2)] {
            contents["counts"][index]["count"] = json!(24);
            for number in 21..=24 {
                let mut row = contents["monsters"][0].clone();
                row["card"] = json!(format!("{level}-{number}"));
                rows(contents, "monsters").push(row);
            }
        }
        let action = contents["monsters"][0]["action"].clone();
        for row in rows(contents, "monsters") {
            let row = row.as_object_mut().expect("a row");
            row.retain(|field, _| field != "weapon" && field != "armour");
            row.insert("action".into(), action.clone());
            row.insert("hearts".into(), json!(1));
        }
    });
}

#[test]
fn monsters_that_all_look_alike_can_be_played() {
    let alike = |contents: &mut Value| {
        let action = contents["monsters"][0]["action"].clone();
        for row in rows(contents, "monsters") {
            let row = row.as_object_mut().expect("a row");
            row.retain(|field, _| field != "weapon" && field != "armour");
            let worm =
                json!({"name": "giant_worm", "attack": 1, "hearts": 1, "curses": ["red", "draw"]});
            row.extend(worm.as_object().expect("fields").clone());
            row.entry("action").or_insert(action.clone());
        }
    };
    plays(alike);
    let state = situation(&setup(edited(alike)), &json!({"players": [{}, {}]}));
    let position = state.position();
    let places = &position.caves[1].as_ref().expect("a level").row;
    assert!(places.iter().all(|foe| json!(foe) == "2-01"), "all fronts have the first one's name");
}

/// The order in which curses are written is no difference.
#[test]
fn fronts_are_alike_whatever_the_order_of_their_curses() {
    let alike = |contents: &mut Value| {
        for (index, curses) in [(1, json!(["red", "draw"])), (2, json!(["draw", "red"]))] {
            for (field, value) in
                [("name", json!("giant_worm")), ("attack", json!(1)), ("hearts", json!(2))]
            {
                contents["monsters"][index][field] = value;
            }
            contents["monsters"][index]["curses"] = curses;
        }
    };
    let state = situation(&setup(edited(alike)), &json!({"players": [{}, {}]}));
    let row = json!(state.position().caves[0].as_ref().expect("a level").row);
    assert_eq!(row, json!(["1-01", "1-02", "1-02", "1-04", "1-05"]));
}

#[test]
fn a_box_without_weapons_can_be_played() {
    plays(|contents| {
        let armour = json!({"name": "leather_vest", "defence": 1, "hand": 2});
        for row in rows(contents, "monsters") {
            let row = row.as_object_mut().expect("a row");
            if row.remove("weapon").is_some() {
                row.insert("armour".into(), armour.clone());
            }
        }
    });
}

#[test]
fn a_box_with_equipment_only_can_be_played() {
    plays(|contents| {
        let weapon = json!({"name": "rune_staff", "attack": 1, "hand": 1});
        for row in rows(contents, "monsters") {
            let row = row.as_object_mut().expect("a row");
            if row.remove("action").is_some() {
                row.insert("weapon".into(), weapon.clone());
            }
        }
    });
}

#[test]
fn every_curse_on_everybody_can_be_played() {
    let all = json!([
        "red", "blue", "green", "yellow", "weapon", "armour", "attack", "defence", "draw", "heal"
    ]);
    plays(|contents| {
        for table in ["monsters", "guardians", "lords"] {
            rows(contents, table).iter_mut().for_each(|row| row["curses"] = all.clone());
        }
    });
}

#[test]
fn a_curse_on_attack_can_be_played() {
    plays(|contents| {
        for table in ["monsters", "guardians", "lords"] {
            for row in rows(contents, table) {
                row["curses"] = json!(["attack"]);
                row["hearts"] = json!(1);
            }
        }
    });
}

#[test]
fn the_largest_numbers_can_be_played() {
    plays(|contents| {
        contents["board"]["hearts"] = json!(20);
        contents["board"]["hand"] = json!(6);
        contents["abilities"]["double_strike"] = json!(20);
        for row in rows(contents, "starting") {
            for number in ["attack", "defence", "draw", "heal"] {
                row[number] = json!(20);
            }
        }
        for row in rows(contents, "monsters") {
            (row["attack"], row["hearts"]) = (json!(20), json!(20));
            for kind in ["action", "weapon", "armour"] {
                let numbers = if kind == "action" { ["draw", "heal"] } else { ["heal", "hand"] };
                if let Some(back) = row.get_mut(kind) {
                    ["attack", "defence"]
                        .iter()
                        .chain(&numbers)
                        .for_each(|name| back[name] = json!(20));
                }
            }
        }
        for table in ["guardians", "lords"] {
            for row in rows(contents, table) {
                (row["attack"], row["hearts"]) = (json!(20), json!(20));
            }
        }
        rows(contents, "potions").iter_mut().for_each(|row| row["count"] = json!(20));
    });
}

#[test]
fn cards_that_do_nothing_and_let_nothing_follow_can_be_played() {
    plays(|contents| {
        for row in rows(contents, "starting") {
            for number in ["attack", "defence", "draw", "heal"] {
                row[number] = json!(0);
            }
            row["next"] = json!([]);
        }
        rows(contents, "monsters").iter_mut().for_each(|row| row["attack"] = json!(0));
    });
}

#[test]
fn a_merchant_without_potions_can_be_played() {
    plays(|contents| {
        rows(contents, "potions").iter_mut().for_each(|row| row["count"] = json!(0));
        rows(contents, "monsters").iter_mut().for_each(|row| row["hearts"] = json!(1));
    });
}

#[test]
fn a_merchant_with_one_potion_of_each_kind_can_be_played() {
    plays(|contents| {
        rows(contents, "potions").iter_mut().for_each(|row| row["count"] = json!(1));
        rows(contents, "monsters").iter_mut().for_each(|row| row["hearts"] = json!(1));
    });
}

#[test]
fn heroes_who_all_have_the_same_ability_can_be_played() {
    for ability in
        ["blue_leap", "double_strike", "defiance", "last_strike", "free_second", "foresight"]
    {
        plays(|contents| {
            rows(contents, "heroes").iter_mut().for_each(|row| row["ability"] = json!(ability));
            rows(contents, "monsters").iter_mut().for_each(|row| row["hearts"] = json!(1));
        });
    }
}

// ---- the numbers of the box are played by ----

#[test]
fn a_weaker_monster_falls_where_the_printed_one_stands() {
    let wins = |contents: Value| {
        let mut state = situation(&setup(contents), &json!({"players": [{}, {}]}));
        state.act(read(json!({"fight": "1-row-3"})), &mut Silent);
        state.act(read(json!({"play": "horan-2"})), &mut Silent);
        state.act(Action::Stop, &mut Silent);
        state.position().players[0].beaten
    };
    let weak = edited(|contents| {
        contents["monsters"][2]["hearts"] = json!(1);
    });
    assert_eq!((wins(weak), wins(json!(Contents::standard()))), (1, 0));
}

#[test]
fn hearts_hand_and_row_are_as_many_as_the_box_says() {
    let house = edited(|contents| {
        contents["board"] = json!({"hearts": 3, "hand": 2, "row": 4, "provenance": "house"});
    });
    let position = situation(&setup(house), &json!({"players": [{}, {}]})).position();
    let horan = &position.players[0];
    assert_eq!((horan.hearts, horan.hand.map(|hand| hand.count())), (Some(3), Some(2)));
    assert_eq!(position.caves[0].as_ref().expect("a level").row.len(), 4);
}

#[test]
fn a_house_hero_has_the_ability_that_the_box_says() {
    let offers = |contents: Value| {
        let mut table = setup(contents);
        table["options"] = json!({"abilities": true});
        let battle = json!({"at": "1-row-3", "foe": "1-03", "played": ["horan-1"]});
        let position = json!({"players": [{}, {}], "battle": battle, "phase": "chain"});
        actions(&situation(&table, &position)).len()
    };
    let free = edited(|contents| contents["heroes"][1]["ability"] = json!("free_second"));
    assert_eq!(
        (offers(json!(Contents::standard())), offers(free)),
        (2, 5),
        "one green card, or any"
    );
    let leaps = edited(|contents| {
        contents["heroes"][1]["ability"] = json!("blue_leap");
        contents["abilities"]["free_colour"] = json!("yellow");
    });
    assert_eq!(offers(leaps), 4, "two yellow cards as well");
}

#[test]
fn a_box_with_one_lord_has_nothing_to_draw() {
    let one = edited(|contents| {
        contents["counts"][7]["count"] = json!(1);
        rows(contents, "lords").truncate(1);
    });
    let position = json!({
        "players": [{"hand": [], "unknown": STARTING[0]}, {"hand": [], "unknown": STARTING[1]}],
        "lord": null,
        "phase": {"reveal": {"at": "lord"}},
    });
    assert_eq!(chances(&situation(&setup(one), &position)).len(), 1);
}

const STARTING: [[&str; 6]; 2] = [
    ["horan-1", "horan-2", "horan-3", "horan-4", "horan-5", "horan-6"],
    ["taia-1", "taia-2", "taia-3", "taia-4", "taia-5", "taia-6"],
];

#[test]
fn a_written_box_is_the_setup_of_a_table() {
    let text = TOML.replacen("hearts = 5 ", "hearts = 9 ", 1);
    let contents = json!(Contents::from_toml(&text).expect("a house number"));
    let state = situation(&setup(contents), &json!({"players": [{}, {}]}));
    assert_eq!(state.position().players[0].hearts, Some(9));
    let standard = Contents::from_toml(TOML).expect("the published box");
    assert_eq!(standard, *Contents::standard());
}

// ---- helpers ----

/// The published box with something changed.
pub fn edited(edit: impl FnOnce(&mut Value)) -> Value {
    let mut contents = json!(Contents::standard());
    edit(&mut contents);
    contents
}

fn setup(contents: Value) -> Value {
    json!({"players": 2, "heroes": [Hero::Horan, Hero::Taia], "contents": contents})
}

/// What the door says to a table with this box.
pub fn refusal(contents: Value) -> SetupError {
    open(setup(contents), None).expect_err("this box must be refused")
}

/// What the door of files says.
fn read_refused(text: &str) -> SetupError {
    Contents::from_toml(text).expect_err("this box must be refused")
}

/// The box with something changed is refused by G-1.6, with this row and these words.
fn refused(edit: impl FnOnce(&mut Value), field: &str, problem: &str) {
    let error = refusal(edited(edit));
    assert_eq!(error, SetupError::by_rule("G-1.6", field, problem));
}

/// The box with something changed keeps all the laws of a game, with and without abilities.
fn plays(edit: impl FnOnce(&mut Value)) {
    let contents: Contents = read(edited(edit));
    for (seed, abilities, stacking) in [(1, true, None), (2, false, Some(Stacking::Automatic))] {
        let options = Options { abilities, finish_round: false, stacking };
        let contents = Some(Box::new(contents.clone()));
        let setup = Setup { options, round_limit: Some(6), contents, ..Setup::new(3) };
        assert!(check_every_state::<Goblin>(&setup, seed, 40_000).over);
    }
}
