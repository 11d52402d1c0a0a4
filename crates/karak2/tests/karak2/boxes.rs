//! Boxes of one's own: which are refused, and that the others are played by.

use karak2::{Action, Chance, Contents, Die, Edge, Hero, Karak2, Options, Setup, Shown};
use serde_json::{Value, json};
use tabletop::{Game, SetupError, Silent, testkit::check_every_state};

use crate::table::{actions, open, read, situation};
use testkit::data::rows;

const TOML: &str = include_str!("../../../../data/karak2.toml");

// ---- boxes that cannot work ----

#[test]
fn a_start_piece_that_does_not_hold_together_is_refused() {
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["start"][index][field] = value.clone()
    };
    let castle = "one castle, first, at [0,0]";
    refused(set(0, "land", json!("forest")), "start row 1", castle);
    refused(set(0, "at", json!([3, 3])), "start row 1", castle);
    refused(set(1, "land", json!("castle")), "start row 2", castle);
    refused(set(1, "at", json!([-2, 0])), "start row 2", "touches a row above");
    refused(set(1, "land", json!("rift")), "start row 2", "land to harvest");
    refused(set(2, "at", json!([-1, 0])), "start row 3", "has a row already");
    refused(|contents| rows(contents, "start").clear(), "start", "1 to 7 hexagons, found 0");
    let long = |contents: &mut Value| {
        for q in 2..7 {
            let row = json!({"land": "farm", "at": [q, 0], "provenance": "house"});
            rows(contents, "start").push(row);
        }
    };
    refused(long, "start", "1 to 7 hexagons, found 8");
}

#[test]
fn a_tile_that_cannot_be_laid_is_refused() {
    let tile =
        |name: &'static str| move |contents: &mut Value| contents["tiles"][4]["tile"] = json!(name);
    refused(tile("0-forest"), "tiles row 5", "rank 1 or 2, and no castle");
    refused(tile("1-castle"), "tiles row 5", "rank 1 or 2, and no castle");
    refused(tile("1-forest-ne-e-se-sw-w-nw"), "tiles row 5", "an edge without a chasm");
}

#[test]
fn a_box_needs_exactly_one_abyss_and_always() {
    let set = |field: &'static str, value: Value| {
        move |contents: &mut Value| contents["tiles"][16][field] = value.clone()
    };
    refused(set("count", json!(0)), "tiles", "one Abyss, found 0");
    refused(set("count", json!(2)), "tiles", "one Abyss, found 2");
    refused(set("imperium", json!(true)), "tiles row 17", "the Abyss in every game");
    refused(set("tile", json!("2-farm")), "tiles", "one Abyss, found 0");
}

#[test]
fn more_tiles_than_a_map_holds_are_refused() {
    let farms =
        |count: u8| move |contents: &mut Value| contents["tiles"][0]["count"] = json!(count);
    refused(farms(3 + 26), "tiles", "at most 64 hexagons of 32 kinds, found 65 of 25");
    refused(farms(255), "tiles", "found 291 of 25");
    let kinds = |count: u32| move |contents: &mut Value| add_kinds(contents, count);
    refused(kinds(8), "tiles", "at most 64 hexagons of 32 kinds, found 44 of 33");
    plays(kinds(7));
}

#[test]
fn a_missing_row_is_named() {
    let take = |table: &'static str, index: usize| {
        move |contents: &mut Value| drop(rows(contents, table).remove(index))
    };
    refused(take("lands", 0), "lands", "a row for 'farm'");
    refused(take("lands", 8), "lands", "a row for 'goblin cave'");
    refused(take("dice", 5), "dice", "a row for 'bear'");
    refused(take("armies", 9), "armies", "a row for 'time master'");
    refused(take("items", 2), "items", "a row for 'fireball'");
    refused(take("buildings", 3), "buildings", "each of the six buildings");
    refused(take("units", 1), "units", "knight, archer and mage");
}

#[test]
fn a_row_that_is_there_already_is_named() {
    let tables = [
        ("tiles", 26),
        ("lands", 11),
        ("dice", 10),
        ("armies", 11),
        ("items", 4),
        ("buildings", 7),
        ("units", 4),
        ("heroes", 12),
    ];
    for (table, place) in tables {
        let double = |contents: &mut Value| {
            let rows = rows(contents, table);
            rows.push(rows[0].clone());
        };
        refused(double, &format!("{table} row {place}"), "has a row already");
    }
    let turned = |contents: &mut Value| {
        contents["tiles"][0]["tile"] = json!("1-farm-e");
    };
    refused(turned, "tiles row 2", "has a row already");
}

#[test]
fn a_land_that_brings_what_it_cannot_is_named() {
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["lands"][index][field] = value.clone()
    };
    let problem = "land that brings something, or a lair with a strength";
    refused(set(0, "brings", json!({})), "lands row 1", problem);
    refused(set(0, "strength", json!(3)), "lands row 1", problem);
    refused(set(0, "land", json!("rift")), "lands row 1", problem);
    refused(set(8, "strength", json!(null)), "lands row 9", problem);
    refused(set(8, "strength", json!(0)), "lands row 9", problem);
    refused(set(8, "strength", json!(100)), "lands row 9", problem);
    refused(set(0, "brings", json!({"food": 100})), "lands row 1", "at most 99 of a resource");
}

#[test]
fn a_die_that_cannot_be_rolled_is_named() {
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["dice"][index][field] = value.clone()
    };
    refused(set(0, "count", json!(6)), "dice row 1", "a count, except for the hero die");
    refused(set(1, "count", json!(null)), "dice row 2", "a count, except for the hero die");
    refused(set(1, "count", json!(13)), "dice row 2", "at most 12 dice of a kind");
    refused(set(5, "count", json!(2)), "dice row 6", "one die of the bear");
    refused(set(8, "count", json!(0)), "dice row 9", "one die of the time master");
    refused(set(4, "count", json!(6)), "dice", "at most 20 dice in one roll, found 21");
}

#[test]
fn a_face_where_it_does_not_belong_is_named() {
    let face = |index: usize, face: &'static str| {
        move |contents: &mut Value| contents["dice"][index]["faces"][0] = json!(face)
    };
    for (index, name) in [(5, "bear"), (6, "titan"), (7, "guard"), (8, "time master")] {
        let problem = format!("no skull on the {name}");
        refused(face(index, "skull"), &format!("dice row {}", index + 1), &problem);
        refused(face(index, "1+skull"), &format!("dice row {}", index + 1), &problem);
    }
    refused(face(1, "two_skulls"), "dice row 2", "two skulls on the hero die only");
    for index in [0, 1, 8] {
        refused(face(index, "shield"), &format!("dice row {}", index + 1), "a shield on the guard");
    }
    for index in [0, 1, 7] {
        let row = format!("dice row {}", index + 1);
        refused(face(index, "loop"), &row, "loop and betrayal on the time master");
        refused(face(index, "betrayal"), &row, "loop and betrayal on the time master");
    }
    let same = |contents: &mut Value| {
        let faces = ["2", "2", "2+skull", "2", "2+two_skulls", "2"];
        contents["dice"][0]["faces"] = json!(faces);
    };
    refused(same, "dice row 1", "ties must be breakable");
}

#[test]
fn an_army_that_is_not_what_it_should_be_is_named() {
    let set = |index: usize, field: &'static str, value: Value| {
        move |contents: &mut Value| contents["armies"][index][field] = value.clone()
    };
    refused(set(0, "count", json!(41)), "armies row 1", "at most 40, found 41");
    refused(set(4, "count", json!(6)), "armies row 5", "at most 5, found 6");
    refused(set(9, "count", json!(2)), "armies row 10", "at most 1, found 2");
    refused(set(0, "strength", json!(0)), "armies row 1", "a strength from 1 to 99, found 0");
    refused(set(0, "strength", json!(100)), "armies row 1", "a strength from 1 to 99, found 100");
    refused(set(0, "points", json!(1.0)), "armies row 1", "points for skeleton rider and envoy");
    refused(set(6, "points", json!(null)), "armies row 7", "points for skeleton rider and envoy");
}

#[test]
fn a_price_that_cannot_be_is_named() {
    let set = |table: &'static str, field: &'static str, value: Value| {
        move |contents: &mut Value| contents[table][0][field] = value.clone()
    };
    let swords = "0 to 20 swords on sword, war hammer or fireball";
    refused(set("items", "adds", json!(21)), "items row 1", swords);
    refused(set("items", "item", json!("glory")), "items row 1", swords);
    let dear = json!({"wood": 100});
    refused(set("buildings", "cost", dear.clone()), "buildings row 1", "at most 99");
    refused(set("units", "cost", dear), "units row 1", "at most 99");
    refused(set("units", "cost", json!({})), "units row 1", "recruiting has to end");
}

#[test]
fn heroes_who_cannot_play_together_are_named() {
    let one = |contents: &mut Value| {
        for hero in 1..6 {
            contents["heroes"][hero]["imperium"] = json!(true);
        }
    };
    refused(one, "heroes", "at least two heroes without Imperium");
    let scouts = |contents: &mut Value| contents["heroes"][0]["powers"] = json!(["scouting"]);
    refused(scouts, "heroes", "at most one hero with 'scouting', found 2");
}

#[test]
fn a_number_out_of_its_range_is_named() {
    let ranges = [
        ("board.lives", 1, 20),
        ("board.heals", 1, 20),
        ("board.recovers", 1, 20),
        ("board.actions", 1, 9),
        ("board.weapons", 0, 9),
        ("board.spells", 0, 9),
        ("board.amulets", 0, 1),
        ("board.glory", 0, 12),
        ("effects.stable", 0, 9),
        ("effects.action", 0, 9),
        ("effects.banners", 0, 12),
        ("effects.amulet_glory", 0, 12),
        ("effects.abundance", 0, 9),
        ("effects.protection", 0, 9),
        ("effects.cart", 0, 9),
        ("effects.pickpocket", 1, 9),
        ("effects.ride", 1, 9),
        ("effects.claws", 0, 99),
        ("effects.lion", 0, 99),
        ("effects.great_fireball", 0, 20),
        ("effects.berserk", 0, 20),
        ("effects.charge", 0, 20),
        ("effects.whale", 0, 20),
        ("general.strength", 1, 99),
    ];
    for (field, least, most) in ranges {
        let (table, name) = field.split_once('.').expect("a table and a name");
        let set = |value: u8| move |contents: &mut Value| contents[table][name] = json!(value);
        let expected = |value| format!("expected {least} to {most}, got {value}");
        if field != "board.glory" {
            refused(set(most + 1), field, &expected(most + 1));
        }
        if least > 0 {
            refused(set(0), field, &expected(0));
        }
        let contents: Contents = read(edited(set(most)));
        assert_eq!(contents.check(), Ok(()), "{field} = {most}");
    }
    let set = |contents: &mut Value| {
        contents["board"]["glory"] = json!(13);
        contents["dice"][4]["count"] = json!(0);
    };
    refused(set, "board.glory", "expected 0 to 12, got 13");
}

#[test]
fn praetorians_and_gifts_are_checked() {
    let set = |pointer: &'static str, value: Value| {
        move |contents: &mut Value| *contents.pointer_mut(pointer).expect(pointer) = value
    };
    let each = "0 to 9 for each of 2, 3, 4 and 5 players";
    let guard = "general.praetorians";
    refused(set("/general/praetorians/4", json!(10)), guard, each);
    refused(set("/general/praetorians", json!({"2": 5, "3": 5, "4": 4})), guard, each);
    let six = json!({"2": 5, "3": 5, "4": 4, "5": 3, "6": 2});
    refused(set("/general/praetorians", six), guard, each);
    let much = json!({"food": 100});
    refused(set("/board/city", much.clone()), "board.city", "at most 99");
    refused(set("/effects/rebellion", much.clone()), "effects.rebellion", "at most 99");
    refused(set("/crown/brings", much), "crown.brings", "at most 99");
}

/// What cannot even be read is found in the words of the file: the line is shown.
#[test]
fn a_toml_row_that_cannot_be_read_is_shown() {
    let cases = [
        ("count = 4", "count = -4", "integer `-4`"),
        ("count = 10", "count = 300", "integer `300`"),
        ("\"1-farm-w\"", "\"3-farm-w\"", "got '3-farm-w'"),
        ("\"1-farm-w\"", "\"1-farm-north\"", "got '1-farm-north'"),
        ("hero = \"taia\"", "hero = \"ninja\"", "unknown variant `ninja`"),
        ("\"falcon\"", "\"flying\"", "unknown variant `flying`"),
        ("provenance = \"community\"", "provenance = \"dream\"", "unknown variant `dream`"),
        ("points = 4.5", "points = 4.3", "points from 0 to 100 in halves, got 4.3"),
        ("\"1+skull\", \"skull\"", "\"8\", \"skull\"", "swords from 1 to 7"),
        ("lives = 5", "lives = 5\nluck = 7", "unknown field `luck`"),
    ];
    for (old, new, problem) in cases {
        assert!(TOML.contains(old), "{old}");
        let text = TOML.replacen(old, new, 1);
        let error = Contents::from_toml(&text).unwrap_err();
        assert_eq!((error.field.as_str(), error.rule), ("box", Some("K2-1.6")), "{new}");
        assert!(error.problem.contains(problem), "{new}: {error}");
        let wrong = new.lines().next_back().expect("a line");
        let line = 1 + text.lines().position(|line| line.contains(wrong)).expect("it was put in");
        assert!(error.problem.contains(&format!("at line {line},")), "{new}: {error}");
    }
}

// ---- boxes that can be played ----

#[test]
fn a_life_is_enough() {
    plays(|contents| contents["board"]["lives"] = json!(1));
}

#[test]
fn sixty_four_hexes_can_be_played() {
    plays(|contents| contents["tiles"][0]["count"] = json!(3 + 25));
}

#[test]
fn a_land_without_monsters_can_be_played() {
    plays(|contents| {
        rows(contents, "armies").iter_mut().for_each(|row| row["count"] = json!(0));
    });
}

#[test]
fn a_land_full_of_monsters_can_be_played() {
    plays(|contents| {
        for row in rows(contents, "armies") {
            let most = match row["army"].as_str() {
                Some("dark_dryad") => 5,
                Some("time_master") => 1,
                _ => 40,
            };
            row["count"] = json!(most);
        }
    });
}

#[test]
fn a_table_without_glory_can_be_played() {
    plays(|contents| contents["board"]["glory"] = json!(0));
}

#[test]
fn tiles_with_one_open_edge_can_be_played() {
    plays(|contents| {
        let mut seen = std::collections::BTreeSet::new();
        rows(contents, "tiles").retain_mut(|row| {
            let tile = row["tile"].as_str().expect("a tile").to_string();
            let kind: Vec<&str> = tile.split('-').take(2).collect();
            row["tile"] = json!(format!("{}-ne-e-se-sw-w", kind.join("-")));
            seen.insert(kind.join("-"))
        });
    });
}

#[test]
fn a_stack_of_the_abyss_alone_can_be_played() {
    plays(|contents| rows(contents, "tiles").retain(|row| row["tile"] == "2-abyss"));
}

#[test]
fn a_castle_alone_can_be_played() {
    plays(|contents| rows(contents, "start").truncate(1));
}

#[test]
fn rifts_and_lairs_alone_can_be_played() {
    plays(|contents| {
        let lands = ["rift", "cave", "mine", "abyss"];
        rows(contents, "tiles").retain_mut(|row| {
            row["imperium"] = json!(false);
            lands.iter().any(|land| row["tile"].as_str().is_some_and(|tile| tile.contains(land)))
        });
        for row in rows(contents, "tiles").iter_mut().filter(|row| row["tile"] != "2-abyss") {
            row["count"] = json!(5);
        }
    });
}

#[test]
fn every_hero_can_have_every_power_but_one_scout() {
    plays(|contents| {
        let all: Vec<Value> = rows(contents, "heroes")
            .iter()
            .flat_map(|row| row["powers"].as_array().cloned().unwrap_or_default())
            .collect();
        for (index, row) in rows(contents, "heroes").iter_mut().enumerate() {
            let powers: Vec<&Value> =
                all.iter().filter(|power| index == 3 || **power != "scouting").collect();
            row["powers"] = json!(powers);
        }
    });
}

#[test]
fn heroes_without_powers_can_be_played() {
    plays(|contents| {
        rows(contents, "heroes").iter_mut().for_each(|row| row["powers"] = json!([]));
    });
}

#[test]
fn the_smallest_numbers_can_be_played() {
    plays(|contents| {
        for (name, value) in [("heals", 1), ("recovers", 1), ("actions", 1), ("weapons", 0)] {
            contents["board"][name] = json!(value);
        }
        contents["board"]["spells"] = json!(0);
        contents["board"]["amulets"] = json!(0);
        let effects = contents["effects"].as_object_mut().expect("a table");
        for (name, value) in effects.iter_mut().filter(|(_, value)| value.is_number()) {
            *value = json!(u8::from(["pickpocket", "ride"].contains(&name.as_str())));
        }
        rows(contents, "items").iter_mut().for_each(|row| row["adds"] = json!(0));
        for index in [1, 2, 3, 4] {
            contents["dice"][index]["count"] = json!(0);
        }
        contents["general"]["strength"] = json!(1);
        contents["general"]["praetorians"] = json!({"2": 0, "3": 0, "4": 0, "5": 0});
    });
}

#[test]
fn the_largest_numbers_can_be_played() {
    plays(|contents| {
        for (name, value) in [("lives", 20), ("heals", 20), ("recovers", 20), ("actions", 9)] {
            contents["board"][name] = json!(value);
        }
        for (name, value) in [("weapons", 9), ("spells", 9), ("glory", 12)] {
            contents["board"][name] = json!(value);
        }
        for name in ["stable", "action", "abundance", "protection", "cart", "pickpocket", "ride"] {
            contents["effects"][name] = json!(9);
        }
        for name in ["claws", "lion"] {
            contents["effects"][name] = json!(99);
        }
        for name in ["great_fireball", "berserk", "charge", "whale"] {
            contents["effects"][name] = json!(20);
        }
        rows(contents, "items").iter_mut().for_each(|row| row["adds"] = json!(20));
        rows(contents, "armies").iter_mut().for_each(|row| row["strength"] = json!(99));
        contents["general"]["strength"] = json!(99);
    });
}

#[test]
fn what_costs_nothing_can_be_played() {
    plays(|contents| {
        rows(contents, "buildings").iter_mut().for_each(|row| row["cost"] = json!({}));
        contents["board"]["city"] = json!({});
        contents["effects"]["rebellion"] = json!({});
        contents["crown"]["brings"] = json!({});
    });
}

#[test]
fn dice_full_of_skulls_can_be_played() {
    plays(|contents| {
        for index in 1..5 {
            contents["dice"][index]["faces"] = json!(vec!["skull"; 6]);
        }
        contents["dice"][0]["faces"] =
            json!(["1+two_skulls", "two_skulls", "two_skulls", "two_skulls", "skull", "skull"]);
        contents["dice"][7]["faces"] = json!(vec!["shield"; 6]);
        contents["dice"][8]["faces"] = json!(["loop", "loop", "loop", "betrayal", "betrayal", "-"]);
    });
}

#[test]
fn a_stronger_warrior_wins_where_the_printed_one_loses() {
    let outcome = |contents: Value| {
        let mut state = situation(&setup(contents), &beside_a_warrior());
        state.act(Action::Walk(Edge::Ne), &mut Silent);
        let face = "2".to_string().try_into().expect("a face");
        let mut roll = karak2::Roll::NONE;
        roll.add(Shown { die: Die::Hero, face });
        state.happen(Chance::Roll(roll), &mut Silent);
        state.position().players[0].items.len()
    };
    let strong = edited(|contents| contents["armies"][0]["strength"] = json!(3));
    assert_eq!(outcome(json!(Contents::standard())), 1);
    assert_eq!(outcome(strong), 0);
}

#[test]
fn a_turn_has_as_many_actions_as_the_box_says() {
    let three = edited(|contents| contents["board"]["actions"] = json!(3));
    let used = |contents: Value, used: u8| {
        let mut position = beside_a_warrior();
        position["used"] = json!(used);
        open(setup(contents), Some(position))
    };
    assert_eq!(used(three, 2), Ok(()));
    let error = used(json!(Contents::standard()), 2).expect_err("two have been used");
    assert_eq!((error.field.as_str(), error.rule), ("used", Some("K2-3.5")));
}

#[test]
fn a_house_hero_has_the_powers_that_the_box_says() {
    let riding = edited(|contents| contents["heroes"][0]["powers"] = json!(["necromancy"]));
    let offers = |contents: Value| {
        actions(&situation(&setup(contents), &beside_a_warrior())).contains(&Action::Raise)
    };
    assert!(offers(riding));
    assert!(!offers(json!(Contents::standard())));
}

// ---- helpers ----

/// The published box with something changed.
pub fn edited(edit: impl FnOnce(&mut Value)) -> Value {
    let mut contents = json!(Contents::standard());
    edit(&mut contents);
    contents
}

/// So many kinds of tiles more, one tile of each: farms with all sorts of chasms.
fn add_kinds(contents: &mut Value, count: u32) {
    contents["tiles"][0]["count"] = json!(0);
    let chasms =
        ["ne-e", "ne-e-se", "ne-e-sw", "ne-e-w", "ne-se-w", "ne-e-se-sw", "ne-e-se-w", "ne-e-sw-w"];
    for chasms in chasms.into_iter().take(count as usize) {
        let tile = format!("2-farm-{chasms}");
        rows(contents, "tiles").push(json!({"tile": tile, "count": 1, "provenance": "house"}));
    }
}

fn setup(contents: Value) -> Value {
    json!({"players": 2, "heroes": [Hero::Horan, Hero::Taia], "contents": contents})
}

/// Horan on the castle, south-west of a skeleton warrior.
fn beside_a_warrior() -> Value {
    json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["skeleton_warrior"]}],
        "players": [{}, {}],
    })
}

/// What the door says to a table with this box.
pub fn refusal(contents: Value) -> SetupError {
    open(setup(contents), None).expect_err("this box must be refused")
}

/// The box with something changed is refused by K2-1.6, with this row and these words.
fn refused(edit: impl FnOnce(&mut Value), field: &str, problem: &str) {
    let error = refusal(edited(edit));
    assert_eq!((error.field.as_str(), error.rule), (field, Some("K2-1.6")), "{error}");
    assert!(error.problem.contains(problem), "{error}");
}

/// The box with something changed keeps all the laws of a game, with and without Imperium.
fn plays(edit: impl FnOnce(&mut Value)) {
    let contents: Contents = read(edited(edit));
    for (seed, imperium) in [(1, false), (2, true)] {
        let options = Options { imperium, friendly: false };
        let contents = Some(Box::new(contents.clone()));
        let setup = Setup { options, round_limit: Some(25), contents, ..Setup::new(3) };
        assert!(check_every_state::<Karak2>(&setup, seed, 40_000).over);
    }
}
