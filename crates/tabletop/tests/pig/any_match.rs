//! The same match over JSON.

use serde_json::{Value, json};
use tabletop::{
    AnyMatch, FairDice, Luck, Picture, PlyOf, RawJson, Turn, UndoError,
    any::{self, load, open},
    toy::Pig,
};

use crate::{
    bent::{Bend, Bent, Covered},
    table::{FIRST, SECOND},
};

fn two() -> Value {
    json!({"players": 2, "goal": 20})
}

fn by_hand() -> Box<dyn AnyMatch> {
    open::<Pig>(two(), None, Luck::Manual).expect("two can play")
}

/// A first roll of six.
fn rolled_six() -> Box<dyn AnyMatch> {
    let mut game = by_hand();
    game.act(FIRST, json!("roll")).expect("rolling is always allowed");
    game.happen(json!(6)).expect("a die has six sides");
    game
}

#[test]
fn it_says_what_it_is() {
    let game = by_hand();
    assert_eq!((game.game(), game.seats(), game.ply()), ("pig", 2, 0));
    assert_eq!(game.setup(), two());
    assert_eq!(*game.luck(), Luck::Manual);
}

#[test]
fn an_offered_action_is_sent_back_as_it_came() {
    let mut game = rolled_six();
    let words = |game: &dyn AnyMatch| {
        game.actions().into_iter().map(|named| named.text).collect::<Vec<_>>()
    };
    assert_eq!(words(&*game), ["bank", "roll"]);
    let offered = game.actions().swap_remove(0).action;
    game.act(FIRST, offered).unwrap();
    assert_eq!(game.turn(), Turn::Player(SECOND));
}

/// Pig that finds no words.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Speechless;
impl Bend for Speechless {
    fn describe(_pig: &Pig, ply: &PlyOf<Pig>) -> String {
        panic!("nobody asked for the words of {ply}");
    }
}

#[test]
fn programs_get_the_same_choices_without_words() {
    let game = rolled_six();
    let outlooks: Vec<_> =
        game.outlooks().into_iter().map(|one| (one.action, one.outlook)).collect();
    let choices = game.choices();
    let actions: Vec<_> = game.actions().into_iter().map(|named| named.action).collect();
    let read = |raw: &RawJson| serde_json::from_str::<Value>(raw.get()).unwrap();
    assert_eq!(choices.iter().map(|choice| read(&choice.action)).collect::<Vec<_>>(), actions);
    let told = choices.iter().filter_map(|choice| {
        Some((read(&choice.action), read(choice.outlook.as_ref()?)))
    });
    assert_eq!(told.collect::<Vec<_>>(), outlooks);
    assert!(!outlooks.is_empty());
    let speechless = open::<Bent<Speechless>>(two(), None, Luck::Manual).expect("two can play");
    assert_eq!(speechless.choices().len(), 1);
}

#[test]
fn an_offered_outcome_is_sent_back_as_it_came() {
    let mut game = by_hand();
    game.act(FIRST, json!("roll")).unwrap();
    let third = game.chances().swap_remove(2);
    assert_eq!((third.text.as_str(), third.weight), ("die 3", 1));
    game.happen(third.chance).unwrap();
    assert_eq!(game.view(None)["at_risk"], 3);
}

/// Pig with words that say how much is at risk.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wordy;
impl Bend for Wordy {
    fn describe(pig: &Pig, ply: &PlyOf<Pig>) -> String {
        format!("{ply} ({})", pig.picture().to_string().trim())
    }
}

#[test]
fn choices_have_the_words_of_the_table_and_the_history_short_ones() {
    let mut game = open::<Bent<Wordy>>(two(), None, Luck::Manual).expect("two can play");
    assert_eq!(game.actions()[0].text, "roll (at risk 0)");
    game.act(FIRST, json!("roll")).expect("rolling is always allowed");
    assert_eq!(game.chances()[0].text, "die 1 (at risk 0)");
    assert_eq!(game.history(0)[0].1, "roll");
}

#[test]
fn it_says_whether_there_are_secrets() {
    let covered = open::<Bent<Covered>>(two(), None, Luck::Manual).expect("two can play");
    assert!(covered.has_secrets() && !by_hand().has_secrets());
}

#[test]
fn what_is_not_an_action_is_not_understood() {
    for nonsense in [json!("fly"), json!(null), json!({"roll": 1}), json!([])] {
        let mut game = by_hand();
        assert_eq!(game.act(FIRST, nonsense).unwrap_err().code(), "malformed");
        assert_eq!(game.ply(), 0);
    }
}

#[test]
fn what_is_not_an_outcome_is_not_understood() {
    let mut game = by_hand();
    game.act(FIRST, json!("roll")).unwrap();
    for nonsense in [json!("six"), json!(-1), json!(256), json!(1.5)] {
        assert_eq!(game.happen(nonsense).unwrap_err().code(), "malformed");
    }
    assert_eq!(game.happen(json!(7)).unwrap_err().code(), "impossible");
    assert_eq!(game.ply(), 1);
}

#[test]
fn it_shows_what_happened_in_words_and_data() {
    let game = rolled_six();
    let shown = game.events(0, None);
    assert_eq!(shown.len(), 1);
    assert_eq!((shown[0].ply, shown[0].text.as_str()), (1, "rolled 6"));
    assert_eq!(shown[0].event, json!({"rolled": 6}));
    assert!(game.events(2, None).is_empty());
}

#[test]
fn it_shows_the_history_in_words_and_data() {
    let mut game = rolled_six();
    game.end().unwrap();
    let expected = [
        (json!({"act": "roll"}), "roll".to_string()),
        (json!({"chance": 6}), "die 6".to_string()),
        (json!("end"), "agree to end the game".to_string()),
    ];
    assert_eq!(game.history(0), expected);
}

#[test]
fn it_draws_the_view() {
    let picture = rolled_six().picture(Some(FIRST)).to_string();
    assert_eq!(picture, "at risk 6\n");
}

#[test]
fn it_takes_back() {
    let mut game = rolled_six();
    game.act(FIRST, json!("bank")).unwrap();
    assert_eq!(game.undo(SECOND), Err(UndoError::NotYours(FIRST)));
    game.undo(FIRST).unwrap();
    assert_eq!(game.position(), rolled_six().position());
}

#[test]
fn a_copy_goes_its_own_way() {
    let game = rolled_six();
    let mut copy = game.boxed();
    copy.act(FIRST, json!("bank")).unwrap();
    assert_eq!((game.ply(), copy.ply()), (2, 3));
}

#[test]
fn it_opens_where_a_position_says() {
    let position = rolled_six().position();
    let game = open::<Pig>(two(), Some(position.clone()), Luck::Manual).unwrap();
    assert_eq!((game.position(), game.ply()), (position, 0));
}

#[test]
fn data_that_is_no_start_names_its_part() {
    let field = |setup: Value, position: Option<Value>| {
        open::<Pig>(setup, position, Luck::Manual).err().expect("refused").field
    };
    assert_eq!(field(json!({"players": 2}), None), "setup");
    assert_eq!(field(json!({"players": 2, "goal": 9, "wings": true}), None), "wings");
    assert_eq!(field(json!({"players": 1, "goal": 9}), None), "players");
    assert_eq!(field(two(), Some(json!({}))), "position");
}

#[test]
fn it_is_saved_and_loaded() {
    let mut game = open::<Pig>(two(), None, Luck::Fair(FairDice::seeded(1))).unwrap();
    game.act(FIRST, json!("roll")).unwrap();
    let again = load::<Pig>(game.host_save()).unwrap();
    assert_eq!(again.history(0), game.history(0));
    assert_eq!(again.luck(), game.luck());
    assert!(matches!(load::<Pig>(game.save()).unwrap().luck(), Luck::Sealed { .. }));
    assert_eq!(any::verify::<Pig>(game.host_save()).unwrap().proven, 1);
    assert_eq!(any::verify::<Pig>(game.save()).unwrap().sealed, 1);
}

#[test]
fn a_sealed_match_goes_on() {
    let mut game = open::<Pig>(two(), None, Luck::Fair(FairDice::seeded(1))).unwrap();
    game.act(FIRST, json!("roll")).unwrap();
    let mut again = load::<Pig>(game.save()).unwrap();
    again.continue_with(Luck::Manual);
    assert_eq!(*again.luck(), Luck::Manual);
}

fn refusal(save: Value) -> &'static str {
    load::<Pig>(save).err().expect("refused").code()
}

#[test]
fn the_head_of_a_save_is_read_first() {
    let mut save = rolled_six().save();
    save["setup"] = json!("of another game, unreadable here");
    save["game"] = json!("cow");
    assert_eq!(refusal(save.clone()), "other_game");
    save["format"] = json!(2);
    assert_eq!(refusal(save), "unknown_format");
}

#[test]
fn what_is_not_a_save_is_malformed() {
    let mut extended = rolled_six().save();
    extended["wings"] = json!(true);
    for save in [json!(null), json!({}), json!([1, 2]), extended] {
        assert_eq!(refusal(save.clone()), "malformed_save");
        let verdict = any::verify::<Pig>(save).unwrap_err();
        assert_eq!(verdict.code(), "malformed_save");
    }
}
