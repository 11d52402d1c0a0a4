//! The door from a written situation to a playable state: what is impossible is refused by name.

use karak2::{Hero, Karak2, Pos, Position};
use serde_json::{Value, json};
use tabletop::{Game, Luck, Match, SetupError, Turn, seeded_rng};

use crate::table::{
    FIRST, SECOND, actions, open, play_at_random, read, situation, some_setup, two,
};
use testkit::{
    data::{edited, examples, section},
    table,
};

/// Horan in his city, a forest east of the castle, between a dryad and a field with a sword; Taia on
/// the castle with a wound. Everything else is left to the defaults.
fn kitchen() -> Value {
    json!({
        "tiles": [
            {"at": [1, -1], "tile": "1-farm-w", "chasms": "ne", "armies": ["dark_dryad"]},
            {"at": [0, 1], "tile": "1-farm", "items": ["sword"]},
            {"at": [2, -1], "tile": "2-forest_rock-e-w", "chasms": "se-nw"},
        ],
        "players": [
            {
                "at": [1, 0],
                "city": [1, 0],
                "buildings": ["camp"],
                "best": 3,
                "army": {"knight": 2},
                "goods": {"food": 2, "wood": 1},
                "items": ["sword", "fireball"],
            },
            {"lives": 3, "small_stones": 1},
        ],
        "plague": "horan",
    })
}

/// With Imperium: a rift, an empty lair, a hero in the other lair, an Emperor, the time master.
fn court() -> Value {
    json!({
        "tiles": [
            {"at": [1, -1], "tile": "1-rift"},
            {"at": [0, -1], "tile": "1-goblin_cave-w", "chasms": "nw"},
            {"at": [0, 1], "tile": "1-stone_eater_mine-ne", "chasms": "e"},
            {"at": [2, -1], "tile": "1-farm", "armies": ["ghost"]},
        ],
        "players": [
            {"at": [1, -1], "best": 3, "army": {"archer": 1}, "items": ["blessing"]},
            {"at": [0, 1], "before": [0, 0], "best": 2},
            {"at": [1, -1], "before": [0, 0]},
        ],
        "emperor": "taia",
        "time_master": "saigo",
    })
}

fn three() -> Value {
    json!({
        "players": 3,
        "heroes": ["horan", "taia", "saigo"],
        "options": {"imperium": true},
    })
}

/// Horan has rolled against the dryad: a skull on the hero die and one on a knight.
fn fighting() -> Value {
    let fight = json!({
        "sent": {"knight": 2},
        "roll": [["hero", "skull"], ["knight", "1"], ["knight", "skull"]],
    });
    let battle =
        json!({"cause": {"enemies": "known"}, "fighter": 0, "glory": 3, "fights": [fight]});
    let edits = [
        ("/players/0/at", json!([1, -1])),
        ("/players/0/before", json!([1, 0])),
        ("/used", json!(1)),
        ("/battle", battle),
        ("/phase", json!("roll_again")),
    ];
    edited(kitchen(), &edits)
}

// ---- what may be written ----

#[test]
fn what_is_not_written_is_as_usual() {
    let position = situation(&two(), &kitchen()).position();
    assert_eq!((position.active, position.first, position.round), (FIRST, FIRST, 1));
    assert_eq!((position.used, position.moved, position.praetorians), (0, false, Some(5)));
    assert_eq!(position.players[0].lives, Some(5));
    let taia = &position.players[1];
    assert_eq!(
        (taia.at, taia.before, taia.hero),
        (Pos::default(), Pos::default(), Some(Hero::Taia))
    );
    let count = |table: &Value| -> u64 {
        table.as_object().expect("a table").values().filter_map(Value::as_u64).sum()
    };
    let written = json!(position);
    assert_eq!(count(&written["stack"]), 28 - 3);
    assert_eq!(count(&written["bag"]), 36 - 5, "dryad, two swords, fireball, stone are out");
    assert_eq!(count(&written["gone"]), 0);
}

#[test]
fn enemies_are_about_in_a_lair_where_nobody_is() {
    let tiles = situation(&three(), &court()).position().tiles;
    let guarded: Vec<Option<bool>> = tiles.iter().map(|laid| laid.guarded).collect();
    assert_eq!(guarded, [None, None, None, None, Some(true), Some(false), None]);
}

#[test]
fn the_time_master_who_serves_somebody_has_left_the_game() {
    let gone = situation(&three(), &court()).position().gone.expect("it is written");
    assert_eq!(json!(gone), json!({"time_master": 1}));
}

#[test]
fn a_situation_from_the_kitchen_table_comes_back_as_it_was() {
    for (setup, position) in [(two(), kitchen()), (two(), fighting()), (three(), court())] {
        let state = situation(&setup, &position);
        let position: Position = read(json!(state.position()));
        let again = Karak2::from_position(&read(setup), &position).unwrap();
        assert_eq!(again, state);
        assert_eq!(again.position(), position);
        assert_eq!(state.validate(), Ok(()));
    }
}

#[test]
fn every_state_of_a_game_is_a_position() {
    let mut rng = seeded_rng(1);
    for _ in 0..20 {
        let setup = some_setup(40, &mut rng);
        let mut state = Karak2::new(&setup).unwrap();
        play_at_random(&mut state, 3_000, &mut rng, |state, _| {
            let position: Position = read(json!(state.position()));
            assert_eq!(Karak2::from_position(&setup, &position).as_ref(), Ok(state));
        });
    }
}

#[test]
fn a_situation_from_the_kitchen_table_can_be_played() {
    let offered = |setup: &Value, position: &Value| -> Vec<String> {
        actions(&situation(setup, position)).iter().map(ToString::to_string).collect()
    };
    let expected = [
        "walk north-east",
        "walk south-west",
        "walk west",
        "walk north-west",
        "explore east",
        "explore south-east",
        "end the turn",
    ];
    assert_eq!(offered(&two(), &kitchen()), expected, "the plague forbids to recruit");
    assert_eq!(offered(&two(), &fighting()), ["roll the units again", "enough"]);
    assert!(offered(&three(), &court()).contains(&"cast a blessing for a knight".to_string()));
}

#[test]
fn a_match_is_saved_with_the_position_it_started_from() {
    let mut game =
        Match::<Karak2>::from_position(read(two()), read(kitchen()), Luck::Manual).unwrap();
    game.act(FIRST, karak2::Action::EndTurn).unwrap();
    let again = Match::<Karak2>::load(read(json!(game.save()))).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.start_position(), Some(&read(kitchen())));
    assert_eq!(again.state().turn(), Turn::Player(SECOND));
}

#[test]
fn a_stack_with_fewer_tiles_sets_the_rest_aside() {
    let short = edited(kitchen(), &[("/stack", json!({"2-abyss": 1}))]);
    let state = situation(&two(), &short);
    assert_eq!(json!(state.position().stack), json!({"2-abyss": 1}));
    assert_eq!(state.validate(), Ok(()));
}

#[test]
fn a_bag_with_fewer_tokens_leaves_the_rest_out_of_the_game() {
    let short = edited(kitchen(), &[("/bag", json!({"skeleton_giant": 2, "envoy_of_death": 1}))]);
    let gone = situation(&two(), &short).position().gone.unwrap();
    assert_eq!(gone.values().map(|&count| u32::from(count)).sum::<u32>(), 36 - 5 - 3);
}

#[test]
fn the_start_piece_may_be_written() {
    let forest = json!({"at": [-1, 0], "tile": "0-forest", "items": ["war_hammer"]});
    let written = edited(kitchen(), &[("/tiles/-", forest)]);
    assert_eq!(json!(situation(&two(), &written).position().tiles[1].items), json!(["war_hammer"]));
}

// ---- impossible situations ----

#[test]
fn an_impossible_map_is_refused() {
    let tile = |at: [i8; 2], tile: &str| json!({"at": at, "tile": tile});
    refuse("/tiles/0/at", json!([0, 1]), "tiles[1].at", None);
    refuse("/tiles/0/at", json!([0, 0]), "tiles[0].at", None);
    refuse("/tiles/-", tile([5, 5], "1-farm"), "tiles[3].at", "K2-4.5");
    refuse("/tiles/-", tile([127, 127], "1-farm"), "tiles[3].at", "K2-4.5");
    refuse("/tiles/-", tile([3, -1], "1-farm-w"), "tiles[3].at", "K2-4.5");
    refuse("/tiles/0/chasms", json!("ne-e"), "tiles[0].chasms", "K2-4.5");
    refuse("/tiles/2/chasms", json!("ne-e"), "tiles[2].chasms", "K2-4.5");
    refuse("/tiles/-", tile([-1, 1], "1-farm-e"), "tiles[3].tile", "K2-1.1");
    refuse("/tiles/-", tile([-1, 1], "1-rift"), "tiles[3].tile", "K2-1.1");
    refuse("/tiles/-", tile([-1, 1], "0-forest"), "tiles[3].tile", "K2-2.2");
    refuse("/tiles/-", tile([0, 0], "0-forest"), "tiles[3].tile", "K2-2.2");
    let start = json!({"at": [-1, 0], "tile": "0-forest", "chasms": "e"});
    assert_eq!(open(two(), Some(edited(kitchen(), &[("/tiles/-", start)]))), Ok(()), "it has none");
}

/// The start piece may be written or not, and anywhere in the list.
#[test]
fn a_tile_is_named_by_its_index_in_the_list_of_the_writer() {
    let castle = json!({"at": [0, 0], "tile": "0-castle"});
    let broken = json!({"at": [0, 1], "tile": "1-farm-w", "chasms": "ne-e"});
    let field = |tiles: Value| refusal(&two(), json!({"tiles": tiles, "players": [{}, {}]})).field;
    assert_eq!(field(json!([broken])), "tiles[0].chasms");
    assert_eq!(field(json!([broken, castle])), "tiles[0].chasms");
    assert_eq!(field(json!([castle, broken])), "tiles[1].chasms");
    let whole = json!(situation(&two(), &json!({"players": [{}, {}]})).position().tiles);
    let mut tiles = whole.as_array().unwrap().clone();
    tiles.push(broken);
    assert_eq!(field(json!(tiles)), "tiles[3].chasms");
}

#[test]
fn more_than_the_box_holds_is_refused() {
    let farms: Vec<Value> = (0..3).map(|q| json!({"at": [q, 2], "tile": "1-farm"})).collect();
    let tiles = [kitchen()["tiles"].as_array().unwrap().clone(), farms].concat();
    refuse("/tiles", json!(tiles), "tiles", "K2-1.1");
    refuse("/players/1/large_stones", json!(5), "armies", "K2-1.2");
    refuse("/players/1/small_stones", json!(255), "armies", "K2-1.2");
    refuse("/players/1/items", json!(["war_hammer", "war_hammer"]), "armies", "K2-1.2");
    refuse("/players/1/items", json!(["ghost"]), "players[1].items[0]", None);
    refuse("/players/1/items", json!(["blessing"]), "armies", "K2-1.2");
    refuse("/players/1/items", json!(vec!["sword"; 300]), "players[1].items", None);
    refuse("/stack", json!({"1-farm": 3}), "stack", "K2-1.1");
    refuse("/stack", json!({"1-rift": 1}), "stack", "K2-1.1");
    refuse("/bag", json!({"hammer_cursed": 2}), "bag", "K2-1.2");
    refuse("/gone", json!({"dark_dryad": 5}), "bag", "K2-1.2");
    let both = [("/bag", json!({"skeleton_warrior": 5})), ("/gone", json!({}))];
    assert_eq!(refusal(&two(), edited(kitchen(), &both)).field, "bag");
    let twins = [("/players/0/items", json!(["titan"])), ("/players/1/items", json!(["titan"]))];
    let error = refusal(&two(), edited(kitchen(), &twins));
    assert_eq!((error.field.as_str(), error.rule), ("items", Some("K2-1.2")));
    refuse("/players/0/army", json!({"knight": 11}), "army", "K2-1.3");
    refuse("/players/0/army", json!({"bear": 1}), "army", "K2-1.3");
    refuse("/players/0/army", json!({"hero": 1}), "army", "K2-1.3");
    refuse("/players/0/army", json!({"skeleton": 4}), "army", "K2-1.3");
}

#[test]
fn what_cannot_lie_there_is_refused() {
    let armies = |count: usize| json!(vec!["fire_eater"; count]);
    refuse("/tiles/0/armies", armies(3), "tiles[0].armies", None);
    refuse(
        "/tiles/-",
        json!({"at": [0, 0], "tile": "0-castle", "armies": ["ghost"]}),
        "armies",
        "K2-1.2",
    );
    let on_the_castle = json!({"at": [0, 0], "tile": "0-castle", "armies": ["fire_eater"]});
    refuse("/tiles/-", on_the_castle, "tiles[3].armies", "K2-4.6");
    let in_the_city = json!({"at": [1, 0], "tile": "0-forest", "armies": ["fire_eater"]});
    refuse("/tiles/-", in_the_city, "tiles[3].armies", "K2-4.6");
    refuse("/tiles/1/guarded", json!(true), "tiles[1].guarded", "IM-2.1");
    refuse_at_court("/tiles/1/guarded", json!(false), "tiles[1].guarded", "IM-2.3");
    refuse_at_court("/tiles/2/guarded", json!(true), "tiles[2].guarded", "IM-2.3");
    refuse_at_court("/tiles/1/armies", json!(["fire_eater"]), "tiles[1].armies", "K2-4.6");
}

#[test]
fn an_impossible_hero_is_refused() {
    refuse("/players/0/at", json!([5, 5]), "players[0].at", None);
    refuse("/players/0/before", json!([5, 5]), "players[0].before", None);
    refuse("/players/0/before", json!([1, 0]), "players[0].before", "K2-6.11");
    refuse("/players/0/at", json!([1, -1]), "players[0].at", "K2-4.3");
    refuse("/players/1/at", json!([1, -1]), "players[1].at", "K2-4.3");
    refuse("/players/0/lives", json!(6), "players[0].lives", "K2-1.4");
    refuse("/players/1/lives", json!(0), "players[1].unconscious", "K2-6.12");
    refuse("/players/0/unconscious", json!(true), "players[0].unconscious", "K2-6.13");
    refuse("/players/0/items", json!(["sword", "sword", "sword"]), "players[0].items", "K2-8.2");
    refuse("/players/0/items", json!(vec!["fireball"; 4]), "players[0].items", "K2-8.2");
    refuse("/players/0/items", json!(["titan", "glory"]), "players[0].items", "K2-8.2");
    refuse("/players/0/army", json!({"knight": 4}), "players[0].army", "K2-7.3");
    refuse("/players/0/best", json!(1), "players[0].army", "K2-7.3");
    refuse("/players/0/army", json!({"knight": 10, "mage": 1}), "players[0].army", "K2-7.2");
    refuse("/players/0/city", json!([5, 5]), "players[0].city", None);
    refuse("/players/0/city", json!([0, 0]), "players[0].city", "K2-5.5");
    refuse("/players/1/city", json!([1, 0]), "players[1].city", "K2-5.5");
    refuse("/players/1/buildings", json!(["stable"]), "players[1].buildings", "K2-5.6");
    refuse("/players/1/arch_stone", json!(true), "players[1].arch_stone", "K2-10.4");
    refuse("/players/0/hero", json!("darius"), "players[0].hero", "K2-2.3");
    refuse("/players/-", json!({}), "players", "K2-2.1");
    refuse("/players", json!([]), "players", "K2-2.1");
    refuse_at_court("/players/0/city", json!([0, -1]), "players[0].city", "K2-5.5");
}

#[test]
fn heroes_are_known_and_different_once_drawn() {
    let drawn = json!({"players": 2});
    let field = |edits: &[(&str, Value)]| refusal(&drawn, edited(kitchen(), edits)).field;
    let healthy = ("/plague", json!(null));
    assert_eq!(field(std::slice::from_ref(&healthy)), "players[0].hero");
    let twins = [("/players/0/hero", json!("taia")), ("/players/1/hero", json!("taia"))];
    assert_eq!(field(&[std::slice::from_ref(&healthy), &twins[..]].concat()), "players[1].hero");
    assert_eq!(field(&[("/players/1/hero", json!("taia"))]), "plague");
    let stranger = [("/players/0/hero", json!("valduk")), ("/players/1/hero", json!("taia"))];
    assert_eq!(field(&[&[healthy], &stranger[..]].concat()), "players[0].hero");
}

#[test]
fn impossible_numbers_are_refused() {
    refuse("/active", json!(2), "active", None);
    refuse("/first", json!(255), "first", None);
    refuse("/round", json!(0), "round", None);
    refuse("/used", json!(2), "used", "K2-3.5");
    refuse("/used", json!(255), "used", "K2-3.2");
    refuse("/praetorians", json!(6), "praetorians", "K2-10.1");
    refuse("/harvested", json!([[9, 9]]), "harvested[0]", None);
    refuse("/emperor", json!("saigo"), "emperor", None);
    refuse("/plague", json!("taia"), "plague", "K2-9.3");
    let short = json!({"players": 2, "heroes": ["horan", "taia"], "round_limit": 9});
    let error = refusal(&short, edited(kitchen(), &[("/round", json!(10))]));
    assert_eq!((error.field.as_str(), error.rule), ("round", Some("K2-11.4")));
    let friendly = edited(two(), &[("/options", json!({"friendly": true}))]);
    let error = refusal(&friendly, kitchen());
    assert_eq!((error.field.as_str(), error.rule), ("plague", Some("K2-2.7")));
}

#[test]
fn impossible_titles_are_refused() {
    refuse("/emperor", json!("taia"), "emperor", "IM-3.4");
    refuse("/time_master", json!("taia"), "time_master", "IM-4.3");
    refuse_at_court("/time_master", json!(null), "", None);
    refuse_at_court("/gone", json!({}), "time_master", "IM-4.3");
    let nobody = [("/time_master", json!(null)), ("/gone", json!({"time_master": 1}))];
    assert_eq!(refusal(&three(), edited(court(), &nobody)).rule, Some("IM-4.3"));
}

#[test]
fn a_secret_without_a_scout_is_refused() {
    refuse("/top", json!("1-farm"), "phase", "K2-12.11");
    refuse("/hand", json!(["1-farm"]), "phase", "K2-12.11");
    refuse("/hand", json!(["1-farm", "1-farm", "1-farm-e-w"]), "hand", "K2-12.11");
    let scout = json!({"players": 2, "heroes": ["darius", "taia"]});
    let looks = |hand: Value, top: Value, phase: Value| {
        let position = json!({"players": [{}, {}], "hand": hand, "top": top, "phase": phase});
        open(scout.clone(), Some(position))
    };
    let (keep, draw) = (json!({"keep_tile": {"edge": "ne"}}), json!({"draw_tile": {"edge": "ne"}}));
    assert_eq!(looks(json!(["1-farm", "1-farm"]), json!(null), keep.clone()), Ok(()));
    assert_eq!(looks(json!(["1-farm"]), json!(null), draw.clone()), Ok(()));
    assert_eq!(looks(json!([]), json!("2-abyss"), draw.clone()), Ok(()));
    for (hand, top, phase) in [
        (json!(["1-farm"]), json!(null), keep),
        (json!(["1-farm"]), json!("2-abyss"), draw.clone()),
        (json!(["1-farm", "1-farm"]), json!(null), draw),
        (json!(["1-farm", "1-farm"]), json!(null), json!({"keep_tile": {"edge": "e"}})),
    ] {
        assert_eq!(looks(hand, top, phase).expect_err("no scout does this").field, "phase");
    }
}

/// Each for a reason of its own: no place, no tile, no power, no choice, nothing more to do.
#[test]
fn a_question_that_cannot_be_asked_is_refused() {
    let phases = [
        json!({"draw_hero": {"seat": 0}}),
        json!({"draw_hero": {"seat": 9}}),
        json!({"draw_tile": {"edge": "w"}}),
        json!({"draw_tile": {"edge": null}}),
        json!({"lay_tile": {"tile": "1-farm-e-w"}}),
        json!({"turn_tile": {"tile": "1-farm", "at": [2, 0], "by": "hero"}}),
        json!({"turn_tile": {"tile": "1-farm-e-w", "at": [5, 5], "by": "hero"}}),
        json!({"turn_tile": {"tile": "1-farm-e-w", "at": [-2, 0], "by": "falcon"}}),
        json!({"draw_army": {"at": [2, -1], "drawn": [], "by": "hero"}}),
        json!({"draw_army": {"at": [0, 1], "drawn": [], "by": "falcon"}}),
        json!({"return_army": {"at": [2, -1], "drawn": ["fire_eater"], "by": "hero"}}),
        json!({"spare": {"building": "stable"}}),
        json!({"spare": {"building": null}}),
        json!({"give_building": {"building": "camp"}}),
        json!("build"),
        json!({"recruit": {"trained": []}}),
        json!({"recruit": {"trained": ["knight"]}}),
        json!({"give_unit": {"trained": ["knight"]}}),
        json!("tax"),
        json!({"pick_up": {"taken": ["sword"], "put_down": []}}),
        json!({"steal": {"from": "taia", "left": 1}}),
        json!({"steal": {"from": "darius", "left": 1}}),
        json!({"drive": {"from": [5, 5], "army": "dark_dryad"}}),
        json!({"drive": {"from": [1, -1], "army": "ghost"}}),
        json!({"abundance": {"left": 1}}),
        json!("send_home"),
        json!({"over": "general_slain"}),
        json!({"over": "round_limit"}),
    ];
    for phase in phases {
        let error = refusal(&two(), edited(kitchen(), &[("/phase", phase.clone())]));
        let heroless = phase.get("draw_hero").is_some();
        assert!(error.field == "phase" || heroless, "{phase}: {error}");
    }
    let battles = [
        json!("slay"),
        json!({"send": {"die": "knight"}}),
        json!("roll"),
        json!("betray"),
        json!("roll_again"),
        json!({"pick": {"by": "loop", "shown": ["hero", "skull"]}}),
        json!("fireballs"),
        json!("break_tie"),
        json!("shield"),
        json!({"protect": {"left": 1}}),
        json!("bless"),
        json!("bless_unit"),
        json!("tough_hide"),
        json!("plague"),
        json!("find_amulet"),
        json!({"unload": {"left": 1}}),
        json!({"put_down": {"class": "weapon"}}),
    ];
    for phase in battles {
        let error = refusal(&two(), edited(kitchen(), &[("/phase", phase.clone())]));
        assert_eq!((error.field.as_str(), error.rule), ("battle", Some("K2-6.8")), "{phase}");
    }
    let agreed = edited(kitchen(), &[("/phase", json!({"over": "agreed"}))]);
    assert_eq!(open(two(), Some(agreed)), Ok(()));
}

/// Whoever finds new land is alone there, and nothing has been built on it.
#[test]
fn new_land_is_empty() {
    let found = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm"}],
        "players": [{"at": [1, -1]}, {}],
        "moved": true,
        "phase": {"draw_army": {"at": [1, -1], "drawn": [], "by": "hero"}},
    });
    assert_eq!(open(two(), Some(found.clone())), Ok(()));
    for (pointer, value) in [
        ("/players/1/at", json!([1, -1])),
        ("/players/1/city", json!([1, -1])),
        ("/tiles/0/items", json!(["sword"])),
        ("/players/0/at", json!([1, 0])),
    ] {
        let error = refusal(&two(), edited(found.clone(), &[(pointer, value)]));
        assert_eq!((error.field.as_str(), error.rule), ("phase", Some("K2-4.6")), "{pointer}");
    }
    let army = json!({"at": [1, 0], "tile": "0-forest", "armies": ["fire_eater"]});
    let back = [("/tiles/-", army), ("/players/0/before", json!([1, 0]))];
    let error = refusal(&two(), edited(found, &back));
    assert_eq!((error.field.as_str(), error.rule), ("players[0].before", Some("K2-6.11")));
}

/// After his last move a hero with nothing to do on the spot is not asked.
#[test]
fn a_turn_with_nothing_to_decide_is_refused() {
    let idle = json!({"players": [{"at": [0, 0]}, {}], "used": 1, "moved": true});
    let error = refusal(&two(), idle.clone());
    assert_eq!((error.field.as_str(), error.rule), ("phase", Some("K2-3.5")));
    let wounded = edited(idle, &[("/players/0/lives", json!(4))]);
    assert_eq!(open(two(), Some(wounded)), Ok(()));
}

#[test]
fn a_forged_battle_is_refused() {
    forged("/battle/cause", json!("rift"), "battle.cause", "K2-6.8");
    forged("/battle/cause", json!({"duel": 1}), "battle.cause", "K2-6.8");
    forged("/battle/cause", json!({"duel": 9}), "battle", "K2-6.8");
    forged("/battle/fighter", json!(1), "battle.fighter", "K2-6.8");
    forged("/battle/fighter", json!(7), "battle", "K2-6.8");
    forged("/battle/winner", json!(0), "battle.winner", "K2-6.6");
    forged("/battle/tied", json!([0, 1]), "battle.tied", "IM-3.5");
    forged("/battle/carts", json!(1), "battle", "K2-8.1");
    forged("/battle/dryads", json!(3), "battle", "K2-8.1");
    forged("/battle/begun", json!(false), "battle.begun", "K2-12.12");
    forged("/phase", json!("act"), "battle", "K2-6.8");
    forged("/players/0/at", json!([1, 0]), "battle.cause", "K2-6.8");
    forged("/players/0/before", json!([1, -1]), "players[0].before", "K2-6.11");
    let army = json!({"at": [2, -1], "tile": "2-forest_rock-e-w", "chasms": "se-nw", "armies": ["fire_eater"]});
    let back = [("/tiles/2", army), ("/players/0/before", json!([2, -1]))];
    let error = refusal(&two(), edited(fighting(), &back));
    assert_eq!((error.field.as_str(), error.rule), ("players[0].before", Some("K2-6.11")));
}

#[test]
fn forged_dice_are_refused() {
    let fight = |name: &str, value: Value, field: &str, rule: &'static str| {
        forged(
            &format!("/battle/fights/0/{name}"),
            value,
            &format!("battle.fights[0].{field}"),
            rule,
        );
    };
    fight("sent", json!({"knight": 3}), "sent", "K2-6.2");
    fight("sent", json!({"knight": 1}), "roll", "K2-6.2");
    fight("sent", json!({"knight": 2, "bear": 1}), "sent", "K2-6.2");
    fight("sent", json!({"knight": 2, "guard": 1}), "sent", "K2-6.2");
    fight("roll", json!([["hero", "skull"], ["knight", "1"], ["knight", "3"]]), "roll", "K2-1.3");
    fight("roll", json!([["hero", "skull"], ["knight", "1"]]), "roll", "K2-6.2");
    fight("roll", json!([["knight", "1"], ["knight", "1"]]), "roll", "K2-6.2");
    fight("waiting", json!({"knight": 1}), "roll", "K2-6.2");
    fight("again", json!(["hero"]), "again", "K2-6.4");
    fight("again", json!(["loop"]), "again", "K2-6.4");
    fight("fire", json!(1), "fire", "K2-6.5");
    fight("affinity", json!(true), "fire", "K2-6.5");
    fight("kept", json!(1), "fire", "K2-6.5");
    fight("ties", json!(1), "ties", "IM-3.5");
    fight("spared", json!({"hero": 2}), "spared", "K2-6.9");
    fight("spared", json!({"knight": 1}), "spared", "K2-6.8");
    let other = json!([{}, {"sent": {"knight": 1}}]);
    forged("/battle/fights", other, "battle.fights[0].roll", "K2-6.2");
    let six = json!([{}, {}, {}, {}, {}, {}]);
    let error = refusal(&two(), edited(fighting(), &[("/battle/fights", six)]));
    assert!(error.problem.contains("a fight for each seat"), "{error}");
}

#[test]
fn a_question_of_a_battle_needs_its_reason() {
    let rules = [
        (json!("slay"), "K2-6.2"),
        (json!({"send": {"die": "mage"}}), "K2-6.2"),
        (json!("roll"), "K2-6.2"),
        (json!("betray"), "IM-4.5"),
        (json!({"pick": {"by": "archers", "shown": ["knight", "1"]}}), "K2-6.4"),
        (json!("break_tie"), "IM-3.5"),
        (json!("shield"), "IM-5.5"),
        (json!({"protect": {"left": 1}}), "K2-8.11"),
        (json!("bless"), "IM-4.2"),
        (json!("bless_unit"), "IM-4.2"),
        (json!("tough_hide"), "IM-7.6"),
        (json!("plague"), "K2-9.1"),
    ];
    for (phase, rule) in rules {
        let error = refusal(&two(), edited(fighting(), &[("/phase", phase.clone())]));
        assert_eq!(error.rule, Some(rule), "{phase}: {error}");
    }
    let spent = [("/phase", json!("fireballs")), ("/players/0/items", json!(["sword"]))];
    let error = refusal(&two(), edited(fighting(), &spent));
    assert_eq!((error.field.as_str(), error.rule), ("phase", Some("K2-6.5")));
}

#[test]
fn spoils_that_cannot_be_are_refused() {
    let won = |phase: Value, battle: Value| {
        let mut all = json!({"cause": {"enemies": "known"}, "fighter": 0, "glory": 3, "winner": 0});
        all["fights"] = json!([{"roll": [["hero", "3"]]}]);
        all.as_object_mut().unwrap().extend(battle.as_object().unwrap().clone());
        json!({
            "tiles": [{"at": [1, -1], "tile": "1-farm"}],
            "players": [{"at": [1, -1], "best": 3, "items": ["sword"]}, {}],
            "used": 1,
            "battle": all,
            "phase": phase,
        })
    };
    let find = json!("find_amulet");
    assert_eq!(open(two(), Some(won(find.clone(), json!({"dryads": 1})))), Ok(()));
    assert_eq!(open(two(), Some(won(json!({"unload": {"left": 3}}), json!({"carts": 1})))), Ok(()));
    let rule = |phase: Value, battle: Value| refusal(&two(), won(phase, battle)).rule;
    assert_eq!(rule(find.clone(), json!({})), Some("K2-8.7"));
    assert_eq!(rule(find.clone(), json!({"dryads": 1, "winner": null})), Some("K2-6.6"));
    assert_eq!(rule(find, json!({"dryads": 1, "winner": 1})), Some("K2-6.6"));
    assert_eq!(rule(json!({"unload": {"left": 3}}), json!({})), Some("K2-8.13"));
    assert_eq!(rule(json!({"unload": {"left": 4}}), json!({"carts": 1})), Some("K2-8.13"));
    assert_eq!(rule(json!({"put_down": {"class": "weapon"}}), json!({})), Some("K2-8.3"));
    assert_eq!(rule(json!("send_home"), json!({})), Some("K2-7.4"));
    assert_eq!(rule(json!({"abundance": {"left": 1}}), json!({})), Some("K2-8.8"));
    let full = edited(
        won(json!({"put_down": {"class": "weapon"}}), json!({})),
        &[("/players/0/items", json!(["sword", "sword", "war_hammer"]))],
    );
    assert_eq!(open(two(), Some(full)), Ok(()));
}

/// Who was betrayed in a duel may be joined again, if the Emperor is betrayed as well.
#[test]
fn the_time_master_may_come_back_in_a_duel_but_not_otherwise() {
    let duel = |emperors: Value| {
        let army = json!({"best": 3, "at": [1, -1]});
        let fights = json!([
            {"sent": {"time_master": 1}, "roll": [["hero", "1"], ["time_master", "betrayal"]]},
            {"sent": {"guard": 1, "time_master": 1}, "roll": emperors},
        ]);
        json!({
            "tiles": [{"at": [1, -1], "tile": "1-rift"}],
            "players": [army, army, army],
            "used": 1,
            "emperor": "taia",
            "time_master": "horan",
            "battle": {"cause": {"duel": 1}, "fighter": 1, "glory": 3, "fights": fights},
            "phase": "shield",
        })
    };
    let twice = json!([["hero", "skull"], ["guard", "shield"], ["time_master", "betrayal"]]);
    let stays = json!([["hero", "skull"], ["guard", "shield"], ["time_master", "2"]]);
    assert_eq!(open(three(), Some(duel(twice))), Ok(()));
    assert_eq!(refusal(&three(), duel(stays)).rule, Some("IM-4.5"));
    let here = json!({"best": 3, "at": [1, -1]});
    let rolled =
        json!({"sent": {"time_master": 1}, "roll": [["hero", "1"], ["time_master", "betrayal"]]});
    let rift = json!({
        "tiles": [{"at": [1, -1], "tile": "1-rift"}],
        "players": [here, here, edited(here.clone(), &[("/items", json!(["fireball"]))])],
        "used": 1,
        "time_master": "saigo",
        "battle": {"cause": "rift", "fighter": 2, "fights": [rolled, rolled, {"roll": [["hero", "1"]]}]},
        "phase": "fireballs",
    });
    let error = refusal(&three(), rift);
    assert_eq!((error.field.as_str(), error.rule), ("battle.fights", Some("IM-4.3")));
}

/// A game is over as it can be over.
#[test]
fn an_end_without_a_reason_is_refused() {
    let fallen = json!({
        "tiles": [{"at": [1, -1], "tile": "2-abyss"}],
        "players": [{"at": [1, -1], "arch_stone": true}, {}],
        "phase": {"over": "general_slain"},
    });
    assert_eq!(open(two(), Some(fallen.clone())), Ok(()));
    for (pointer, value) in [
        ("/players/0/arch_stone", json!(false)),
        ("/players/1/arch_stone", json!(true)),
        ("/players/0/at", json!([1, 0])),
        ("/active", json!(1)),
    ] {
        assert_eq!(refusal(&two(), edited(fallen.clone(), &[(pointer, value)])).field, "phase");
    }
    let limit = json!({"players": 2, "heroes": ["horan", "taia"], "round_limit": 9});
    let over = json!({"players": [{}, {}], "round": 9, "phase": {"over": "round_limit"}});
    assert_eq!(open(limit.clone(), Some(over.clone())), Ok(()));
    assert_eq!(refusal(&two(), over.clone()).field, "phase");
    assert_eq!(refusal(&limit, edited(over.clone(), &[("/round", json!(8))])).field, "phase");
    assert_eq!(refusal(&limit, edited(over, &[("/active", json!(1))])).field, "phase");
}

/// The token of the bag should be named as well; today only the bag is.
#[test]
fn what_is_not_a_position_is_not_understood() {
    let cases = [
        ("/phase", json!("nap"), "phase", "unknown variant `nap`"),
        ("/wings", json!(2), "wings", "unknown field `wings`"),
        ("/players/0/items", json!(["wand"]), "players[0].items[0]", "unknown variant `wand`"),
        ("/players/0/army", json!({"knight": 21}), "players[0].army", "at most 20 dice"),
        ("/tiles/1/tile", json!("3-farm"), "tiles[1].tile", "got '3-farm'"),
        ("/tiles/1/chasms", json!("north"), "tiles[1].chasms", "north"),
        ("/tiles/1/at", json!([0, 128]), "tiles[1].at[1]", "integer `128`, expected i8"),
        ("/stack", json!({"2-abyss": -1}), "stack.2-abyss", "integer `-1`, expected u8"),
        ("/bag", json!({"ghost": -1}), "bag.?", "integer `-1`, expected u8"),
    ];
    assert_eq!(open(two(), Some(json!({}))).expect_err("empty").field, "position");
    for (pointer, value, field, problem) in cases {
        let position = edited(kitchen(), &[(pointer, value)]);
        let error = open(two(), Some(position)).expect_err("this must be refused");
        assert_eq!(error.field, field);
        assert!(error.problem.contains(problem), "{error}");
    }
}

#[test]
fn a_position_needs_a_table_that_can_be_played_at() {
    let lonely = json!({"players": 1, "heroes": ["horan"]});
    assert_eq!(refusal(&lonely, kitchen()).field, "players");
}

#[test]
fn the_positions_of_the_documentation_can_be_played() {
    let text = include_str!("../../../../docs/positions.md");
    let examples = examples(section(text, "## Karak 2"));
    assert_eq!(examples.len(), 2);
    let setup = json!({"players": 2, "options": {"imperium": true}});
    let offered = |example: &Value| -> Vec<String> {
        actions(&situation(&setup, example)).iter().map(ToString::to_string).collect()
    };
    assert!(offered(&examples[0]).contains(&"build the range".to_string()));
    assert!(offered(&examples[1]).contains(&"walk north-east".to_string()));
}

/// Imperium, a rift and a hero in play: as the text says.
#[test]
fn an_emperor_needs_a_rift_and_nothing_else() {
    let text = include_str!("../../../../docs/positions.md");
    assert!(section(text, "## Karak 2").contains("An Emperor needs Imperium in the setup, a rift"));
    let setup = |imperium: bool| json!({"players": 2, "heroes": ["horan", "taia"], "options": {"imperium": imperium}});
    let rift = json!({"at": [1, -1], "tile": "1-rift"});
    let crowned = |tiles: Value| json!({"tiles": tiles, "players": [{}, {}], "emperor": "taia"});
    let state = situation(&setup(true), &crowned(json!([rift])));
    assert!(state.view(None).seats[1].emperor);
    let error = refusal(&setup(true), crowned(json!([])));
    assert_eq!((error.field.as_str(), error.rule), ("emperor", Some("IM-3.4")));
    let error = refusal(&setup(false), crowned(json!([rift])));
    assert_eq!((error.field.as_str(), error.rule), ("tiles[0].tile", Some("K2-1.1")));
}

#[test]
fn whoever_stood_nowhere_else_stood_on_the_castle() {
    let text = include_str!("../../../../docs/positions.md");
    assert!(section(text, "## Karak 2").contains("If missing it is the castle, `[0,0]`"));
    let position = json!({"players": [{"at": [1, 0]}, {}]});
    let players = situation(&two(), &position).position().players;
    assert!(players.iter().all(|player| player.before == Pos { q: 0, r: 0 }));
}

/// As the text says: 3 on the die, 2 and 2 on the mages, 3 for the weapons, 1 for the fireball are
/// the 11 that one praetorian leaves.
#[test]
fn the_puzzle_of_the_documentation_has_its_solution() {
    let text = include_str!("../../../../docs/positions.md");
    let setup = json!({"players": 2, "options": {"imperium": true}});
    let puzzle = examples(section(text, "## Karak 2")).swap_remove(1);
    let mut game = Match::<Karak2>::from_position(read(setup), read(puzzle), Luck::Manual).unwrap();
    game.act(FIRST, read(json!({"walk": "ne"}))).unwrap();
    game.act(FIRST, read(json!({"count": 2}))).unwrap();
    game.happen(read(json!({"roll": [["hero", "3"]]}))).unwrap();
    game.happen(read(json!({"roll": [["mage", "2"], ["mage", "2"]]}))).unwrap();
    game.act(FIRST, read(json!("fireball"))).unwrap();
    assert_eq!(game.winners(), Some([FIRST].into_iter().collect()));
}

// ---- helpers ----

fn refusal(setup: &Value, position: Value) -> SetupError {
    table::refusal::<Karak2>(setup, position)
}

/// The kitchen table with one place changed is refused; this field and this rule are named.
fn refuse(pointer: &str, value: Value, field: &str, rule: impl Into<Option<&'static str>>) {
    refuse_of(&two(), kitchen(), (pointer, value), field, rule.into());
}

/// The same at court; an empty field stands for no refusal.
fn refuse_at_court(
    pointer: &str,
    value: Value,
    field: &str,
    rule: impl Into<Option<&'static str>>,
) {
    if field.is_empty() {
        let position = edited(court(), &[(pointer, value)]);
        return assert_eq!(open(three(), Some(position)), Ok(()));
    }
    refuse_of(&three(), court(), (pointer, value), field, rule.into());
}

/// The same in the battle.
fn forged(pointer: &str, value: Value, field: &str, rule: &'static str) {
    refuse_of(&two(), fighting(), (pointer, value), field, Some(rule));
}

fn refuse_of(
    setup: &Value,
    position: Value,
    (pointer, value): (&str, Value),
    field: &str,
    rule: Option<&'static str>,
) {
    let error = refusal(setup, edited(position, &[(pointer, value.clone())]));
    assert_eq!((error.field.as_str(), error.rule), (field, rule), "{pointer} = {value}: {error}");
}
