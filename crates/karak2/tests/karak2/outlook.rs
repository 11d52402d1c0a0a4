//! What can be reckoned about an action, and what is too large for it.

use karak2::{Action, Die, Edge, Karak2, Outlook};
use serde_json::{Value, json};
use tabletop::{Game, Reckoned, Silent};

use crate::table::{actions, situation};

/// So many knights and the time master are before an army: with the hero's own, two dice more.
fn before_an_army(hero: &str, knights: u8, armies: Value) -> Karak2 {
    let setup = json!({
        "players": 2, "heroes": [hero, "lorraine"], "options": {"imperium": true},
    });
    let me = json!({"best": 10, "army": {"knight": knights}});
    let tiles = json!([{"at": [1, -1], "tile": "1-farm", "armies": armies}]);
    let position = json!({"tiles": tiles, "players": [me, {"at": [1, 0]}], "time_master": hero});
    situation(&setup, &position)
}

fn outlook(state: &Karak2, action: Action) -> Reckoned<Outlook> {
    state.outlook(&action).unwrap_or_else(|| panic!("'{action}' leads to a battle"))
}

#[test]
fn a_battle_of_too_many_dice_with_a_loop_says_that_it_is_too_large() {
    let to_them = Action::Walk(Edge::Ne);
    let few = before_an_army("horan", 7, json!(["envoy_of_death"]));
    assert!(outlook(&few, to_them).exact().is_some(), "eight dice are reckoned");
    let many = before_an_army("horan", 8, json!(["envoy_of_death"]));
    let told = outlook(&many, to_them);
    assert_eq!(told, Reckoned::TooLarge);
    assert_eq!(json!(told), json!({"too_large": true}));
    assert_eq!(told.to_string(), "too large to reckon");
}

#[test]
fn what_leads_to_no_battle_has_no_outlook_however_many_dice_there_are() {
    let state = before_an_army("horan", 8, json!([]));
    assert!(actions(&state).iter().all(|action| state.outlook(action).is_none()));
}

/// Rule: K2-12.12
#[test]
fn prey_that_falls_before_the_dice_needs_no_reckoning() {
    let state = before_an_army("darius", 8, json!(["skeleton_warrior"]));
    let told = outlook(&state, Action::Walk(Edge::Ne)).exact().expect("it falls at once");
    assert_eq!(json!(told)["win"], json!(1000));
}

#[test]
fn fewer_dice_can_be_reckoned_where_all_of_them_are_too_many() {
    let mut state = before_an_army("horan", 8, json!(["envoy_of_death"]));
    state.act(Action::Walk(Edge::Ne), &mut Silent);
    assert_eq!(json!(state.position().phase), json!({"send": {"die": Die::Knight}}));
    assert_eq!(outlook(&state, Action::All), Reckoned::TooLarge);
    assert_eq!(outlook(&state, Action::Count(8)), Reckoned::TooLarge);
    assert!(outlook(&state, Action::Count(7)).exact().is_some());
    assert!(outlook(&state, Action::Enough).exact().is_some());
}
