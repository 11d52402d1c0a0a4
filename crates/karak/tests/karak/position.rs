//! The door from a written situation to a playable state: what is impossible is refused by name.

use karak::{Hero, Karak, Pos, Position, Setup, Side, Tile};
use serde_json::{Value, json};
use tabletop::{Game, Luck, Match, SetupError, Turn};

use crate::table::{FIRST, SECOND, actions, open, read, situation, two};
use testkit::{
    data::{edited, examples, section},
    table,
};

/// A wizard between the start and a turnkey; a cursed warrior at the start with a wound and a treasure;
/// daggers lie in a room east of the start. Everything else is left to the defaults.
fn kitchen() -> Value {
    json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "corridor-cross"},
            {"at": [0, 2], "tile": "room-cross", "tokens": ["turnkey"]},
            {"at": [1, 0], "tile": "room-straight", "open": "ew", "items": ["daggers"]},
        ],
        "players": [{"at": [0, 1], "items": ["sword"]}, {"lives": 3, "treasures": ["chest"]}],
        "cursed": "warrior",
    })
}

/// The wizard has rolled a two and a three against the turnkey and can spend a magic bolt.
fn fighting() -> Value {
    let fight = json!({
        "powers": ["affinity", "astral_walk"],
        "bonus": 2,
        "strength": [8, 0],
        "dice": [2, 3],
    });
    let items = json!(["sword", "magic_bolt"]);
    let wizard = json!({"at": [0, 2], "came_from": [0, 1], "items": items});
    let edits = [("/players/0", wizard), ("/steps", json!(3)), ("/phase", json!({"spend": fight}))];
    edited(kitchen(), &edits)
}

// ---- what may be written ----

#[test]
fn what_is_not_written_is_as_usual() {
    let state = situation(&two(), &kitchen());
    let position = state.position();
    assert_eq!((position.active, position.first, position.round), (FIRST, FIRST, 1));
    assert_eq!((position.steps, position.spent, position.wrath), (Some(4), false, 0));
    assert_eq!(position.players[0].lives, Some(5));
    assert_eq!(
        (position.players[1].at, position.players[1].hero),
        (Pos::default(), Some(Hero::Warrior))
    );
    let count =
        |table: &Value| table.as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>();
    let written = json!(position);
    assert_eq!(count(&written["stack"]), 80 - 4);
    assert_eq!(count(&written["bag"]), 53 - 4, "turnkey, daggers, sword, chest are out");
    assert_eq!(count(&written["gone"]), 0);
}

#[test]
fn a_situation_from_the_kitchen_table_comes_back_as_it_was() {
    let state = situation(&two(), &kitchen());
    let position: Position = read(json!(state.position()));
    let again = Karak::from_position(&read(two()), &position).unwrap();
    assert_eq!(again, state);
    assert_eq!(again.position(), position);
    assert_eq!(state.validate(), Ok(()));
}

#[test]
fn a_situation_from_the_kitchen_table_can_be_played() {
    let state = situation(&two(), &kitchen());
    assert_eq!(state.turn(), Turn::Player(FIRST));
    let offered: Vec<String> = actions(&state).iter().map(ToString::to_string).collect();
    let expected = ["walk north", "walk south", "explore east", "explore west", "end the turn"];
    assert_eq!(offered, expected);
    let fight = situation(&two(), &fighting());
    let offered: Vec<String> = actions(&fight).iter().map(ToString::to_string).collect();
    assert_eq!(offered, ["spend a magic bolt", "strike"]);
}

#[test]
fn a_match_is_saved_with_the_position_it_started_from() {
    let mut game =
        Match::<Karak>::from_position(read(two()), read(kitchen()), Luck::Manual).unwrap();
    game.act(FIRST, actions(game.state())[4]).unwrap();
    let again = Match::<Karak>::load(read(json!(game.save()))).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.start_position(), Some(&read(kitchen())));
    assert_eq!(again.state().turn(), Turn::Player(SECOND));
}

#[test]
fn a_stack_with_fewer_tiles_sets_the_rest_aside() {
    let short = edited(kitchen(), &[("/stack", json!({"room-tee": 2}))]);
    let state = situation(&two(), &short);
    assert_eq!(state.view(None).tiles_left, 2);
    assert_eq!(state.validate(), Ok(()));
}

#[test]
fn a_bag_with_fewer_tokens_leaves_the_rest_out_of_the_game() {
    let short = edited(kitchen(), &[("/bag", json!({"rat": 2, "dragon": 1}))]);
    let gone = situation(&two(), &short).position().gone.unwrap();
    assert_eq!(gone.values().map(|&count| u32::from(count)).sum::<u32>(), 53 - 4 - 3);
}

#[test]
fn a_broken_wall_is_an_open_side() {
    let broken = edited(kitchen(), &[("/tiles/3/open", json!("nesw"))]);
    let state = situation(&two(), &broken);
    assert_eq!(state.position().tiles[3].open.unwrap().iter().count(), Side::ALL.len());
}

// ---- impossible situations ----

#[test]
fn an_impossible_map_is_refused() {
    let tile = |at: [i8; 2], tile: &str| json!({"at": at, "tile": tile});
    refuse("/tiles", json!([]), "tiles");
    refuse("/tiles/0/tile", json!("corridor-cross"), "tiles[0]");
    refuse("/tiles/0/at", json!([0, 5]), "tiles[0]");
    refuse("/tiles/0/open", json!("ne"), "tiles[0].open");
    refuse("/tiles/2/at", json!([0, 1]), "tiles[2].at");
    refuse("/tiles/-", tile([5, 5], "corridor-cross"), "tiles");
    refuse("/tiles/-", tile([127, 127], "corridor-cross"), "tiles");
    refuse("/tiles/3/open", json!("nw"), "tiles[3].open");
    refuse("/tiles/3/open", json!("ns"), "tiles");
    refuse("/tiles/1/open", json!("n"), "tiles[1].open");
    refuse("/tiles/-", tile([-1, 0], "fountain-tee"), "tiles");
}

#[test]
fn more_than_the_box_holds_is_refused() {
    let rats: Vec<Value> =
        (0..9).map(|x| json!({"at": [x, 3], "tile": "room-cross", "tokens": ["rat"]})).collect();
    let tiles = [kitchen()["tiles"].as_array().unwrap().clone(), rats].concat();
    refuse("/tiles", json!(tiles), "tokens");
    refuse("/players/1/treasures", json!(["dragon", "dragon"]), "tokens");
    refuse("/players/1/treasures", json!(vec!["chest"; 300]), "players[1].treasures");
    refuse("/stack", json!({"room-tee": 14}), "stack");
    refuse("/stack", json!({"fountain-tee": 1}), "stack");
    refuse("/bag", json!({"rat": 8}), "bag");
    refuse("/gone", json!({"dragon": 2}), "bag");
    let both = [("/bag", json!({"rat": 7})), ("/gone", json!({}))];
    assert_eq!(refusal(&two(), edited(kitchen(), &both)).field, "bag");
}

#[test]
fn what_cannot_lie_there_is_refused() {
    refuse("/tiles/1/items", json!(["axe"]), "tiles[1].tokens");
    refuse("/tiles/1/tokens", json!(["rat"]), "tiles[1].tokens");
    refuse("/tiles/2/tokens", json!(["rat", "spider"]), "tiles[2].tokens");
    refuse("/tiles/2/tokens", json!(["rat", "rat", "rat"]), "tiles[2].tokens");
    refuse("/tiles/2/items", json!(["axe"]), "tiles[2].tokens");
    refuse("/tiles/2/items", json!(vec!["axe"; 256]), "tiles[2].tokens");
    refuse("/tiles/3/put_down", json!(["sword"]), "tiles[3].put_down");
    let fast = json!({"fast": true});
    refuse_with(&fast, "/tiles/2/put_down", json!(["axe"]), "tiles[2].put_down");
    let heroic = json!({"hero_mode": true});
    refuse_with(&heroic, "/tiles/2/tokens", json!(["dragon", "rat"]), "tiles[2].tokens");
    refuse_with(&heroic, "/tiles/2/tokens", json!(["rat", "rat", "rat"]), "tiles[2].tokens");
    refuse_with(&json!({"monster_hunt": true}), "/round", json!(2), "tiles[3].items");
}

/// Each item is named, so that a list of kinds, as it was written before, means one of each. Rule: FM-F6
#[test]
fn what_was_put_down_is_counted_and_lies_there() {
    let modes = json!({"hero_mode": true, "fast": true});
    let setup = edited(two(), &[("/options", modes.clone())]);
    let pile = |put_down: Value| {
        let items = json!(["daggers", "daggers", "daggers", "key"]);
        edited(kitchen(), &[("/tiles/3/items", items), ("/tiles/3/put_down", put_down)])
    };
    for written in [json!(["daggers"]), json!(["daggers", "daggers", "daggers"])] {
        let position = situation(&setup, &pile(written.clone())).position();
        assert_eq!(json!(position.tiles[3].put_down), written);
    }
    for forged in [json!(vec!["daggers"; 4]), json!(["sword"]), json!(["key"])] {
        let error = refusal(&setup, pile(forged.clone()));
        assert_eq!(error.field, "tiles[3].put_down", "{forged}");
    }
}

#[test]
fn more_rooms_with_things_put_down_than_are_remembered_are_refused() {
    let weapon = |x: i8| if x <= 8 { "daggers" } else { "sword" };
    let room = |x: i8| json!({"at": [x, 0], "tile": "room-cross", "items": [weapon(x)], "put_down": [weapon(x)]});
    let rooms = |count: i8| -> Value {
        let start = [json!({"at": [0, 0], "tile": "fountain-cross"})].into_iter();
        json!({"tiles": start.chain((1..=count).map(room)).collect::<Vec<_>>(), "players": [{}, {}]})
    };
    let fast = edited(two(), &[("/options", json!({"fast": true}))]);
    assert_eq!(json!(situation(&fast, &rooms(12)).position().tiles[12].put_down), json!(["sword"]));
    assert_eq!(refusal(&fast, rooms(13)).field, "tiles[13].put_down");
}

#[test]
fn an_impossible_hero_is_refused() {
    refuse("/players/0/at", json!([5, 5]), "players[0].at");
    refuse("/players/0/came_from", json!([5, 5]), "players[0].came_from");
    refuse("/players/0/lives", json!(6), "players[0].lives");
    refuse("/players/0/items", json!(["axe", "axe", "axe"]), "players[0].items");
    refuse("/players/0/items", json!(["key", "key"]), "players[0].items");
    refuse("/players/0/items", json!(vec!["magic_bolt"; 4]), "players[0].items");
    refuse("/players/0/trophies", json!(["rat"]), "players[0].trophies");
    refuse("/players/0/trophies", json!(["fallen"]), "players[0].trophies");
    refuse("/players/0/treasures", json!(["rat"]), "players[0].treasures");
    refuse("/players/0/hero", json!("thief"), "players[0].hero");
    refuse("/players/-", json!({}), "players");
    refuse("/players", json!([]), "players");
}

#[test]
fn heroes_are_known_and_different_once_drawn() {
    let drawn = json!({"players": 2});
    let field = |edits: &[(&str, Value)]| refusal(&drawn, edited(kitchen(), edits)).field;
    let uncursed = ("/cursed", json!(null));
    assert_eq!(field(std::slice::from_ref(&uncursed)), "players[0].hero");
    let twins = [("/players/0/hero", json!("thief")), ("/players/1/hero", json!("thief"))];
    assert_eq!(field(&[&[uncursed], &twins[..]].concat()), "players[1].hero");
    assert_eq!(field(&[("/players/1/hero", json!("thief"))]), "cursed");
}

#[test]
fn a_way_back_that_is_none_is_refused() {
    refuse("/players/0/came_from", json!([0, 0]), "players[0].came_from");
    let at_a_monster = edited(fighting(), &[("/players/0/came_from", json!([0, 2]))]);
    assert_eq!(refusal(&two(), at_a_monster).field, "players[0].came_from");
}

#[test]
fn impossible_numbers_are_refused() {
    refuse("/active", json!(2), "active");
    refuse("/first", json!(255), "first");
    refuse("/round", json!(0), "round");
    refuse("/steps", json!(5), "steps");
    refuse("/wrath", json!(1), "wrath");
    refuse("/cursed", json!("oracle"), "cursed");
    refuse("/fought", json!(true), "fought");
    refuse_with(&json!({"cooperative": "fierce"}), "/wrath", json!(8), "wrath");
    let short = json!({"players": 2, "heroes": ["wizard", "warrior"], "round_limit": 9});
    assert_eq!(refusal(&short, edited(kitchen(), &[("/round", json!(10))])).field, "round");
    let spent = edited(fighting(), &[("/spent", json!(true))]);
    assert_eq!(refusal(&two(), spent).field, "spent");
}

#[test]
fn a_question_that_cannot_be_asked_is_refused() {
    let tile = |side: &str, tile: &str| json!({"place_tile": {"side": side, "tile": tile}});
    let end = json!({"back": true, "goes_on": false, "reborn": true, "heroic": false});
    let spoils = json!({"beaten": [null, null], "curse": false, "comrade": null, "end": end});
    let draw = |draw: &str| json!({"draw_token": {"draw": draw}});
    let pair = json!({"choose_token": {"one": "rat", "other": "chest"}});
    let phases = [
        json!({"draw_hero": {"seat": 0}}),
        json!({"draw_hero": {"seat": 9}}),
        json!({"teleport": {"seat": 1}}),
        json!({"teleport": {"seat": 9}}),
        json!({"draw_tile": {"side": "north"}}),
        tile("north", "room-tee"),
        tile("east", "corridor-cross"),
        draw("room"),
        draw("guard"),
        draw("second"),
        pair,
        json!("call_monster"),
        json!({"meet": {"approach": "first_step"}}),
        json!({"gift": {"item": "key", "spoils": spoils}}),
        json!({"curse": spoils}),
        json!({"reincarnate": end}),
        json!({"step_back": end}),
        json!({"over": "dragon_slain"}),
        json!({"over": "round_limit"}),
        json!({"over": "party_down"}),
        json!({"over": "wrath"}),
    ];
    for phase in phases {
        let error = refusal(&two(), edited(kitchen(), &[("/phase", phase.clone())]));
        assert!(error.field.starts_with("phase"), "{phase}: {error}");
        if error.field == "phase" && !error.problem.starts_with("expected") {
            let why = error.problem.strip_prefix("cannot be asked in this situation: ");
            let (why, expected) = why.and_then(|why| why.split_once("; expected ")).unwrap();
            assert!(!why.is_empty() && !expected.is_empty() && error.rule.is_some(), "{error}");
        }
    }
}

#[test]
fn a_question_that_cannot_be_asked_says_why_and_what_would_be_accepted() {
    let cases = [
        (
            "/phase",
            json!({"teleport": {"seat": 1}}),
            "there is one fountain, so nobody chooses; expected two fountains or more",
            "K-7.9",
        ),
        (
            "/phase",
            json!("call_monster"),
            "no token is drawn where the hero stands; \
             expected Hero mode, and a room with one monster, not the dragon",
            "FM-H3",
        ),
        (
            "/phase",
            json!({"over": "wrath"}),
            "the game cannot have ended so; expected `cooperative` in the setup",
            "FM-C7",
        ),
        (
            "/players/0/lives",
            json!(0),
            "the hero whose turn it is lies unconscious; expected lives, or another `active`",
            "K-8.3",
        ),
        (
            "/steps",
            json!(0),
            "nothing is left to do in this turn; \
             expected `steps`, something to do on the spot, or another `active`",
            "K-3.3",
        ),
        (
            "/players/0/at",
            json!([0, 2]),
            "the hero stands with a monster and must fight, which begins by itself; \
             expected the hero elsewhere, or the phase `roll` of that fight",
            "K-10.9",
        ),
    ];
    for (pointer, value, why, rule) in cases {
        let problem = format!("cannot be asked in this situation: {why}");
        let expected = SetupError::by_rule(rule, "phase", problem);
        assert_eq!(refusal(&two(), edited(kitchen(), &[(pointer, value)])), expected);
    }
}

#[test]
fn a_walk_with_nothing_to_decide_is_refused() {
    refuse("/players/0/lives", json!(0), "phase");
    refuse("/steps", json!(0), "phase");
    refuse("/spent", json!(true), "phase");
    refuse("/players/0/at", json!([0, 2]), "phase");
}

#[test]
fn a_forged_fight_is_refused() {
    let field = |edits: &[(&str, Value)]| refusal(&two(), edited(fighting(), edits)).field;
    let fight = |name: &str, value: Value| field(&[(&format!("/phase/spend/{name}"), value)]);
    assert_eq!(fight("powers", json!([])), "phase.fight.powers");
    assert_eq!(
        fight("powers", json!(["affinity", "astral_walk", "backstab"])),
        "phase.fight.powers"
    );
    assert_eq!(fight("bonus", json!(3)), "phase.fight.bonus");
    assert_eq!(fight("bonus", json!(65_535)), "phase.fight.bonus");
    assert_eq!(fight("strength", json!([7, 0])), "phase.fight.strength");
    assert_eq!(fight("strength", json!([8, 5])), "phase.fight.strength");
    assert_eq!(fight("bolts", json!(2)), "phase.fight.bolts");
    assert_eq!(fight("bolts", json!(255)), "phase.fight.bolts");
    assert_eq!(fight("comrade", json!(1)), "phase.comrade");
    assert_eq!(fight("comrade", json!(200)), "phase.comrade");
    for dice in [[0, 0], [0, 3], [3, 2], [2, 7]] {
        assert_eq!(fight("dice", json!(dice)), "phase");
    }
    assert_eq!(field(&[("/players/0/lives", json!(0))]), "phase.fight");
    assert_eq!(field(&[("/players/0/items", json!(["sword"]))]), "phase");
    assert_eq!(
        field(&[("/tiles/2/tokens", json!([])), ("/players/0/came_from", json!(null))]),
        "phase.fight"
    );
}

#[test]
fn a_comrade_who_cannot_help_is_refused() {
    let together = json!({"cooperative": "fierce"});
    let comrade = |value: Value| edited(fighting(), &[("/phase/spend/comrade", value)]);
    assert_eq!(refusal_with(&together, comrade(json!(0))).field, "phase.comrade");
    assert_eq!(refusal_with(&together, comrade(json!(1))).field, "phase.comrade");
    let beside = edited(comrade(json!(1)), &[("/players/1/at", json!([0, 1]))]);
    assert!(open(with_options(&together), Some(beside.clone())).is_ok());
    let unconscious = edited(beside, &[("/players/1/lives", json!(0))]);
    assert_eq!(refusal_with(&together, unconscious).field, "phase.comrade");
}

#[test]
fn spoils_that_cannot_be_are_refused() {
    let end = json!({"back": false, "goes_on": false, "reborn": false, "heroic": false});
    let spoils = json!({"beaten": [null, null], "curse": false, "comrade": null, "end": end});
    let loot = json!({"loot": {"item": "key", "spoils": spoils}});
    let won = [
        ("/tiles/2/tokens", json!([])),
        ("/players/0/at", json!([0, 2])),
        ("/steps", json!(3)),
        ("/phase", loot),
    ];
    let won = edited(kitchen(), &won);
    assert!(open(two(), Some(won.clone())).is_ok());
    let field = |pointer: &str, value: Value| {
        refusal(&two(), edited(won.clone(), &[(pointer, value)])).field
    };
    assert_eq!(field("/players/0/at", json!([0, 1])), "phase");
    assert_eq!(field("/phase/loot/spoils/end/heroic", json!(true)), "phase.end.heroic");
    assert_eq!(field("/phase/loot/spoils/end/back", json!(true)), "phase.spoils.end");
    assert_eq!(field("/phase/loot/spoils/beaten", json!([null, "rat"])), "phase.spoils.beaten");
    assert_eq!(field("/phase/loot/spoils/comrade", json!(1)), "phase.comrade");
    assert_eq!(field("/players/0/items", json!(["key"])), "phase");
}

#[test]
fn what_is_not_a_position_is_not_understood() {
    let cases = [
        ("/phase", json!("nap"), "phase", "unknown variant `nap`"),
        ("/wings", json!(2), "wings", "unknown field `wings`"),
        ("/players/0/items", json!(["wand"]), "players[0].items[0]", "unknown variant `wand`"),
        ("/tiles/1/open", json!("north"), "tiles[1].open", "letters of 'nesw'"),
        ("/tiles/1/at", json!([0, 128]), "tiles[1].at[1]", "integer `128`, expected i8"),
        ("/bag", json!({"rat": -1}), "bag.rat", "integer `-1`, expected u8"),
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
    let lonely = json!({"players": 1, "heroes": ["wizard"]});
    assert_eq!(refusal(&lonely, kitchen()).field, "players");
}

#[test]
fn every_kind_of_tile_has_a_place_in_the_stack() {
    let setup: Setup = read(two());
    let stack = Karak::new(&setup).unwrap().position().stack.unwrap();
    let kinds = Tile::all().filter(|tile| stack.contains_key(tile));
    assert_eq!(kinds.count(), 10, "all kinds of the box but the start");
}

// ---- helpers ----

fn with_options(options: &Value) -> Value {
    edited(two(), &[("/options", options.clone())])
}

fn refusal(setup: &Value, position: Value) -> SetupError {
    table::refusal::<Karak>(setup, position)
}

fn refusal_with(options: &Value, position: Value) -> SetupError {
    refusal(&with_options(options), position)
}

/// The kitchen table with one place changed is refused, and this field is named.
fn refuse(pointer: &str, value: Value, field: &str) {
    refuse_with(&json!({}), pointer, value, field);
}

fn refuse_with(options: &Value, pointer: &str, value: Value, field: &str) {
    let error = refusal_with(options, edited(kitchen(), &[(pointer, value.clone())]));
    assert_eq!(error.field, field, "{pointer} = {value}: {error}");
}

#[test]
fn a_way_back_leads_to_another_explored_tile() {
    let finding = json!({"draw_token": {"draw": "room"}});
    let found = json!({
        "tiles": room(&[]),
        "players": [{"at": [0, 1], "came_from": [0, 1]}, {}],
        "steps": 3,
        "phase": finding,
    });
    assert_eq!(refusal(&two(), found).field, "players[0].came_from");
    let early = json!({
        "tiles": room(&[]),
        "players": [{"at": [0, 1], "came_from": [0, 0]}, {}],
        "phase": "first_player",
    });
    assert_eq!(refusal(&two(), early).field, "players[0].came_from");
    let tiles = json!([
        {"at": [0, 0], "tile": "fountain-cross"},
        {"at": [0, 1], "tile": "room-cross"},
        {"at": [0, 2], "tile": "room-cross", "tokens": ["rat"]},
    ]);
    let through_it = json!({
        "tiles": tiles,
        "players": [{"at": [0, 1], "came_from": [0, 0]}, {"at": [0, 2], "came_from": [0, 1]}],
        "steps": 3,
        "phase": finding,
    });
    assert_eq!(refusal(&two(), through_it).field, "players[1].came_from");
}

#[test]
fn spoils_come_from_what_can_have_been_beaten() {
    let field = |setup: &Value, tokens: &[&str], beaten: Value, heroic: bool| {
        let end = json!({"back": false, "goes_on": false, "reborn": false, "heroic": heroic});
        let spoils = json!({"beaten": beaten, "curse": false, "comrade": null, "end": end});
        let position = json!({
            "tiles": room(tokens),
            "players": [{"at": [0, 1]}, {}],
            "steps": 3,
            "phase": {"loot": {"item": "daggers", "spoils": spoils}},
        });
        refusal(setup, position).field
    };
    let mut gathered = two();
    gathered["options"] = json!({"hero_mode": true});
    assert_eq!(field(&gathered, &[], json!(["dragon", null]), true), "phase.spoils.beaten");
    assert_eq!(field(&gathered, &[], json!(["spider", "rat"]), true), "phase.spoils.beaten");
    assert_eq!(field(&gathered, &[], json!(["rat", null]), false), "phase.spoils.beaten");
    assert_eq!(field(&two(), &[], json!(["rat", null]), false), "phase.spoils.beaten");
    assert_eq!(field(&two(), &["chest"], json!([null, null]), false), "phase.spoils");
}

#[test]
fn a_fight_has_used_only_what_can_have_been_used() {
    let field = |forged: Value| {
        let mut fight =
            json!({"powers": ["affinity", "astral_walk"], "strength": [5, 0], "dice": [2, 3]});
        fight.as_object_mut().unwrap().extend(forged.as_object().unwrap().clone());
        let position = json!({
            "tiles": room(&["rat"]),
            "players": [{"at": [0, 1], "came_from": [0, 0], "items": ["magic_bolt"]}, {}],
            "steps": 3,
            "phase": {"spend": fight},
        });
        let setup = json!({"players": 2, "heroes": ["wizard", "warrior"]});
        refusal(&setup, position).field
    };
    assert_eq!(field(json!({"sacrificed": true})), "phase.fight.sacrificed");
    assert_eq!(field(json!({"rerolled": true})), "phase.fight.rerolled");
    assert_eq!(field(json!({"lent_bolts": 3})), "phase.fight.lent_bolts");
    assert_eq!(field(json!({"bolts": 2})), "phase.fight.bolts");
}

#[test]
fn only_reincarnation_wakes_at_a_fountain() {
    let end = json!({"back": true, "goes_on": false, "reborn": true, "heroic": false});
    let position = json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "room-cross", "tokens": ["rat"]},
            {"at": [1, 0], "tile": "fountain-corner", "open": "sw"},
        ],
        "players": [{"at": [0, 1], "came_from": [0, 0], "lives": 0}, {}],
        "steps": 3,
        "phase": {"reincarnate": end},
    });
    let setup = json!({"players": 2, "heroes": ["wizard", "thief"]});
    assert_eq!(refusal(&setup, position).field, "phase.end.reborn");
}

/// The start tile and a room north of it.
fn room(tokens: &[&str]) -> Value {
    json!([
        {"at": [0, 0], "tile": "fountain-cross"},
        {"at": [0, 1], "tile": "room-cross", "tokens": tokens},
    ])
}

#[test]
fn the_positions_of_the_documentation_can_be_played() {
    let text = include_str!("../../../../docs/positions.md");
    let examples = examples(section(text, "## Karak"));
    assert_eq!(examples.len(), 2);
    for example in examples {
        let setup = json!({"players": 2});
        assert_eq!(open(setup, Some(example.clone())), Ok(()), "{example}");
    }
}
