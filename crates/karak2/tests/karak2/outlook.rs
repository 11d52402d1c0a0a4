//! What can be reckoned about an action, and what is too large for it.

use karak2::{Action, Again, Aim, Die, Edge, Karak2, Outlook, PerMille, Phase};
use serde_json::{Value, json};
use tabletop::{Game, Luck, PlayError, Reckoned, Silent, any};

use crate::table::{FIRST, actions, situation};

/// So many archers, mages and knights and the time master are before an army.
fn before_an_army(hero: &str, [archers, mages, knights]: [u8; 3], armies: Value) -> Karak2 {
    let setup = json!({
        "players": 2, "heroes": [hero, "lorraine"], "options": {"imperium": true},
    });
    let me = json!({"best": 10, "army": {"archer": archers, "mage": mages, "knight": knights}});
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
    let few = before_an_army("horan", [2, 1, 2], json!(["envoy_of_death"]));
    assert!(outlook(&few, to_them).exact().is_some(), "five units are reckoned");
    let many = before_an_army("horan", [2, 2, 2], json!(["envoy_of_death"]));
    let told = outlook(&many, to_them);
    assert_eq!(told, Reckoned::TooLarge);
    assert_eq!(json!(told), json!({"too_large": true}));
    assert_eq!(told.to_string(), "too large to reckon");
}

#[test]
fn what_leads_to_no_battle_has_no_outlook_however_many_dice_there_are() {
    let state = before_an_army("horan", [2, 2, 2], json!([]));
    assert!(actions(&state).iter().all(|action| state.outlook(action).is_none()));
}

/// Rule: K2-12.12
#[test]
fn prey_that_falls_before_the_dice_needs_no_reckoning() {
    let state = before_an_army("darius", [2, 2, 2], json!(["skeleton_warrior"]));
    let told = outlook(&state, Action::Walk(Edge::Ne)).exact().expect("it falls at once");
    assert_eq!(json!(told)["win"], json!(1000));
}

#[test]
fn fewer_dice_can_be_reckoned_where_all_of_them_are_too_many() {
    let mut state = before_an_army("horan", [2, 2, 2], json!(["envoy_of_death"]));
    state.act(Action::Walk(Edge::Ne), &mut Silent);
    assert_eq!(json!(state.position().phase), json!({"send": {"die": Die::Knight}}));
    assert_eq!(outlook(&state, Action::All), Reckoned::TooLarge);
    assert_eq!(outlook(&state, Action::Count(2)), Reckoned::TooLarge);
    assert!(outlook(&state, Action::Count(1)).exact().is_some());
    assert!(outlook(&state, Action::Enough).exact().is_some());
}

fn of_send(state: &Karak2, action: Action) -> Option<Reckoned<Outlook>> {
    let outlooks = state.analyse().outlooks;
    outlooks.into_iter().find(|each| each.action == action).map(|each| each.outlook)
}

#[test]
fn an_analysis_has_what_is_too_large_for_an_outlook() {
    let to_them = Action::Walk(Edge::Ne);
    let state = before_an_army("horan", [2, 2, 2], json!(["envoy_of_death"]));
    assert_eq!(state.view(None).foes[0].outlook, Some(Reckoned::TooLarge));
    let analysis = state.analyse();
    let [foe] = analysis.foes[..] else { panic!("one tile with enemies") };
    assert_eq!(foe.at, state.view(None).foes[0].at);
    assert!(foe.outlook.exact().is_some());
    assert_eq!(of_send(&state, to_them), Some(foe.outlook));
    assert_eq!(analysis.best, [], "it is not asked which dice fight");
}

#[test]
fn a_view_tells_the_chances_against_every_army() {
    let state = before_an_army("xanros", [2, 2, 2], json!(["envoy_of_death"]));
    let told = state.view(None).foes[0].outlook;
    assert_eq!(told, state.outlook(&Action::Walk(Edge::Ne)));
    assert!(told.is_some_and(|told| told.exact().is_some()));
}

/// Rule: K2-6.2
#[test]
fn the_best_counts_send_the_best_dice() {
    for armies in [json!(["skeleton_warrior"]), json!(["envoy_of_death"])] {
        let mut state = before_an_army("horan", [2, 2, 2], armies);
        state.act(Action::Walk(Edge::Ne), &mut Silent);
        let at = state.position().players[0].at;
        let aim = Aim::Thrifty { at_least: PerMille(950) };
        let best = state.best_dice(FIRST, at, aim).expect("enemies are here").dice;
        let counts = [Die::Knight, Die::Archer, Die::Mage, Die::TimeMaster].map(|die| best[die]);
        assert_eq!(state.analyse().best, counts.map(Action::Count));
        let all_knights = Action::Count(2);
        state.act(all_knights, &mut Silent);
        let rest = state.analyse().best;
        assert_eq!(rest.len(), 3, "the knights are decided: {rest:?}");
    }
}

/// Rule: K2-6.2
#[test]
fn an_army_far_stronger_than_the_enemy_sends_no_more_than_it_needs() {
    let mut state = before_an_army("xanros", [3, 3, 4], json!(["skeleton_warrior"]));
    state.act(Action::Walk(Edge::Ne), &mut Silent);
    let at = state.position().players[0].at;
    let mut dice = karak2::Dice::NONE;
    for count in state.analyse().best {
        let (Phase::Send { die }, Action::Count(some)) = (state.position().phase, count) else {
            panic!("'{count}' says how many dice are sent");
        };
        dice[die] = some;
        state.act(count, &mut Silent);
    }
    let mut begun = before_an_army("xanros", [3, 3, 4], json!(["skeleton_warrior"]));
    begun.act(Action::Walk(Edge::Ne), &mut Silent);
    let odds = begun.odds_at(FIRST, at, dice).expect("enemies are here");
    assert!(dice.total() > 0 && dice.total() < 11, "{dice:?}");
    assert!(odds.win * 1000 >= odds.of * 950, "{odds:?}");
}

/// The dice chosen so far, kind by kind, and no more: `Enough`, or none of the last kind.
#[test]
fn the_chances_of_any_choice_of_dice_are_in_an_analysis() {
    let mut state = before_an_army("horan", [2, 2, 2], json!(["envoy_of_death"]));
    state.act(Action::Walk(Edge::Ne), &mut Silent);
    let at = state.position().players[0].at;
    let mut dice = karak2::Dice::NONE;
    for (die, count) in [(Die::Knight, 1), (Die::Archer, 2), (Die::Mage, 1)] {
        state.act(Action::Count(count), &mut Silent);
        dice[die] = count;
        let odds = state.odds_at(FIRST, at, dice).expect("enemies are here");
        let enough = if die == Die::Mage { Action::Count(0) } else { Action::Enough };
        let told = of_send(&state, enough).and_then(Reckoned::exact).expect("it is reckoned");
        assert_eq!(u128::from(told.win.0), odds.win * 1000 / odds.of);
    }
}

/// All dice have fallen, the time master's on a loop, and the hero is asked what to roll again.
fn rolled(hero: &str, units: [u8; 3]) -> Karak2 {
    let mut state = before_an_army(hero, units, json!(["envoy_of_death"]));
    state.act(Action::Walk(Edge::Ne), &mut Silent);
    state.act(Action::All, &mut Silent);
    while state.position().phase == Phase::Roll {
        let mut chances = Vec::new();
        state.chances(&mut chances);
        let shows_loop = |chance: &Value| chance.to_string().contains("loop");
        let falls = chances.iter().find(|(chance, _)| shows_loop(&json!(chance)));
        let (chance, _) = falls.unwrap_or(&chances[chances.len() / 2]);
        state.happen(*chance, &mut Silent);
    }
    assert_eq!(state.position().phase, Phase::RollAgain);
    state
}

/// Rule: K2-6.4
#[test]
fn rolling_again_has_an_outlook_given_the_dice_that_lie() {
    let state = rolled("horan", [1, 1, 1]);
    for action in [Action::Again(Again::Units), Action::Again(Again::Loop), Action::Enough] {
        let odds = state.odds_after(action).expect("the enemies are known");
        let told = outlook(&state, action).exact().expect("few dice are reckoned");
        assert_eq!(u128::from(told.win.0), odds.win * 1000 / odds.of);
        assert_eq!(u128::from(told.wounds), odds.wounds * 1000 / odds.of);
        assert_eq!(of_send(&state, action), Some(Reckoned::of(Some(told))));
    }
    let stands = outlook(&state, Action::Enough).exact().expect("nothing is reckoned");
    assert!([0, 1000].contains(&stands.win.0));
    assert_eq!(state.outlook(&Action::Again(Again::Hero)), None, "Horan has no finesse");
}

/// Rule: K2-6.4
#[test]
fn many_dice_that_lie_beside_two_rights_are_for_an_analysis() {
    let state = rolled("horan", [3, 3, 4]);
    let units = Action::Again(Again::Units);
    assert_eq!(outlook(&state, units), Reckoned::TooLarge);
    assert!(outlook(&state, Action::Enough).exact().is_some());
    assert!(of_send(&state, units).and_then(Reckoned::exact).is_some());
    let mut once = state;
    once.act(units, &mut Silent);
    while once.position().phase == Phase::Roll {
        let mut chances = Vec::new();
        once.chances(&mut chances);
        once.happen(chances[0].0, &mut Silent);
    }
    assert!(outlook(&once, Action::Again(Again::Loop)).exact().is_some(), "one right is left");
}

#[test]
fn a_line_of_ones_own_decisions_is_analysed_at_its_end() {
    let state = before_an_army("horan", [2, 2, 2], json!(["envoy_of_death"]));
    let setup =
        json!({"players": 2, "heroes": ["horan", "lorraine"], "options": {"imperium": true}});
    let game = any::open::<Karak2>(setup, Some(json!(state.position())), Luck::Manual).unwrap();
    let line = [json!({"walk": "ne"}), json!({"count": 1}), json!({"count": 2})];
    let mut after = state;
    after.act(Action::Walk(Edge::Ne), &mut Silent);
    after.act(Action::Count(1), &mut Silent);
    after.act(Action::Count(2), &mut Silent);
    assert_eq!(game.analyse(&line), Ok(json!(after.analyse())));
    let refused = game.analyse(&[json!({"count": 1})]).expect_err("no dice are sent yet");
    assert_eq!((refused.code(), refused.rule().is_some()), ("illegal", true));
    let rolls = game.analyse(&[json!({"walk": "ne"}), json!("all")]);
    assert_eq!(rolls, Err(PlayError::LineEnds("before a roll or a draw")));
    assert_eq!(game.analyse(&[json!("fly")]).map_err(|error| error.code()), Err("malformed"));
    let hands_over = game.analyse(&[json!("end_turn")]);
    assert_eq!(hands_over, Err(PlayError::LineEnds("where somebody else decides")));
}
