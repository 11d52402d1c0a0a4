//! Curses that the published box does not have: on attack, and on several effects at once.
//! Rules: G-6.4, G-9.3, G-9.4

use goblin::{Contents, Goblin};
use serde_json::{Value, json};
use tabletop::{Game, Luck, Match, Seat, Turn};

use crate::table::read;
use testkit::data::row;

const DOUBLE: &str = "drink the strength potion: attack is doubled";

#[test]
fn the_attack_of_cards_is_void_but_not_that_of_equipment() {
    let me = json!({"weapon": "1-15"});
    let game = play(&horan(&["attack"]), me, &["play horan-1", "stop"]);
    assert!(happened(&game, "Horan strikes with 1 against 3 hearts: not enough"));
}

#[test]
fn the_other_effects_and_the_next_colours_count() {
    let me = json!({"hearts": 3, "hand": ["horan-2", "horan-6"]});
    let game = play(&horan(&["attack"]), me, &["play horan-2", "play horan-6", "stop"]);
    assert!(happened(&game, "Horan has 4 hearts now"));
    assert!(happened(&game, "Horan strikes with 0 against 3 hearts: not enough"));
}

#[test]
fn attack_played_before_the_counter_curse_counts() {
    let me = json!({"weapon": "1-15", "potions": ["counter_curse"]});
    let lift = "drink the counter-curse potion: 'no attack' is lifted";
    let game = play(&horan(&["attack"]), me, &["play horan-1", lift, "stop"]);
    assert!(happened(&game, "Horan strikes with 3 against 3 hearts and wins"));
}

#[test]
fn a_void_attack_may_be_doubled_for_nothing() {
    let me = json!({"potions": ["strength"]});
    let game = play(&horan(&["attack"]), me, &["play horan-1", DOUBLE, "stop"]);
    assert!(happened(&game, "Horan strikes with 0 against 3 hearts: not enough"));
}

#[test]
fn a_doubled_attack_counts_if_the_curse_is_lifted_later() {
    let me = json!({"potions": ["counter_curse", "strength"]});
    let lift = "drink the counter-curse potion: 'no attack' is lifted";
    let game = play(&horan(&["attack"]), me, &["play horan-1", DOUBLE, lift, "stop"]);
    assert!(happened(&game, "Horan strikes with 4 against 3 hearts and wins"));
}

#[test]
fn horans_point_is_no_effect_of_a_card() {
    let me = json!({"hand": ["horan-2", "horan-6"]});
    let game = play(&gifted("horan", &["attack"]), me, &["play horan-2", "play horan-6", "stop"]);
    assert!(happened(&game, "Horan strikes with 1 against 3 hearts: not enough"));
}

#[test]
fn xanros_chooses_one_attack_after_the_last_card() {
    let me = json!({"hand": ["xanros-1", "xanros-2", "xanros-5", "xanros-6"]});
    let script = ["play xanros-2", "play xanros-6", "play xanros-1", "stop"];
    let mut game = play(&gifted("xanros", &["attack"]), me, &script);
    let offered = [
        "let the attack of xanros-1 count in spite of the curse",
        "let the attack of xanros-2 count in spite of the curse",
        "let the attack of xanros-6 count in spite of the curse",
        "let no cursed effect count",
    ];
    assert_eq!(words(&game), offered);
    choose(&mut game, offered[0]);
    assert!(happened(&game, "Lord Xanros strikes with 2 against 3 hearts: not enough"));
}

#[test]
fn xanros_lets_a_doubled_attack_count() {
    let me = json!({"potions": ["strength"]});
    let defy = "let the attack of xanros-1 count in spite of the curse";
    let script = ["play xanros-1", DOUBLE, "stop", defy];
    let game = play(&gifted("xanros", &["attack"]), me, &script);
    assert!(happened(&game, "Lord Xanros strikes with 4 against 3 hearts and wins"));
}

#[test]
fn xanros_defies_attack_or_defence_not_both() {
    let me = json!({"hand": ["1-03"]});
    let mut game = play(&gifted("xanros", &["attack", "defence"]), me, &["play 1-03", "stop"]);
    let defend = "let the defence of 1-03 count in spite of the curse";
    assert_eq!(words(&game).len(), 3, "attack, defence, or none");
    choose(&mut game, defend);
    assert!(happened(&game, "the monster hits with 2 against 1: Lord Xanros has 4 hearts left"));
    assert!(happened(&game, "Lord Xanros strikes with 0 against 3 hearts: not enough"));
}

#[test]
fn xanros_defies_draw_or_heal_not_both() {
    let me = json!({"hearts": 3, "hand": ["1-06"]});
    let game = play(&gifted("xanros", &["draw", "heal"]), me, &[]);
    let [draw, heal] =
        ["draw", "heal"].map(|e| format!("play 1-06, its {e} in spite of the curse"));
    assert_eq!(words(&game), ["play 1-06", draw.as_str(), heal.as_str(), "stop"]);
    let mut healed = game.clone();
    choose(&mut healed, &heal);
    assert!(happened(&healed, "Lord Xanros has 4 hearts now"));
    assert_eq!(healed.state().turn(), Turn::Player(Seat(0)), "no card is drawn");
    let mut drawn = game;
    choose(&mut drawn, &draw);
    assert!(!happened(&drawn, "Lord Xanros has 4 hearts now"));
    assert_eq!(drawn.state().turn(), Turn::Chance, "a card is drawn");
}

#[test]
fn a_defied_colour_leaves_the_draw_void() {
    let me = json!({"hand": ["1-02", "xanros-3"]});
    let mut game = play(&gifted("xanros", &["red", "draw"]), me, &[]);
    assert_eq!(words(&game), ["play xanros-3", "play 1-02", "stop"], "but not its draw");
    choose(&mut game, "play 1-02");
    assert!(happened(&game, "Lord Xanros's ability makes that possible"));
    assert_eq!(words(&game), ["play xanros-3", "stop"], "no card is drawn");
}

/// Horan without abilities, and a first monster (attack 2, hearts 3) with these curses.
fn horan(curses: &[&str]) -> Value {
    table("horan", &json!({}), curses)
}

/// A hero with the ability.
fn gifted(hero: &str, curses: &[&str]) -> Value {
    table(hero, &json!({"abilities": true}), curses)
}

fn table(hero: &str, options: &Value, curses: &[&str]) -> Value {
    let mut contents = serde_json::to_value(Contents::standard()).expect("a box is data");
    row(&mut contents, "monsters", 0).insert("curses".into(), json!(curses));
    json!({"players": 2, "heroes": [hero, "taia"], "options": options, "contents": contents})
}

/// The first player fights the first monster.
fn play(setup: &Value, me: Value, script: &[&str]) -> Match<Goblin> {
    let position = json!({"players": [me, {}]});
    let game = Match::from_position(read(setup.clone()), read(position), Luck::Manual);
    let mut game = game.unwrap_or_else(|error| panic!("{error}"));
    choose(&mut game, "fight 1-row-1");
    script.iter().for_each(|text| choose(&mut game, text));
    game
}

fn choose(game: &mut Match<Goblin>, text: &str) {
    let action = game.actions().into_iter().find(|action| action.to_string() == text);
    let action = action.unwrap_or_else(|| panic!("'{text}' is not among {:?}", words(game)));
    game.act(Seat(0), action).unwrap_or_else(|error| panic!("{text}: {error}"));
}

fn words(game: &Match<Goblin>) -> Vec<String> {
    game.actions().iter().map(ToString::to_string).collect()
}

fn happened(game: &Match<Goblin>, text: &str) -> bool {
    game.events(0, None).iter().any(|(_, event)| event.to_string() == text)
}
