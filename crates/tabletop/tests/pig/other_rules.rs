//! Records of other rules: replayed under ours as far as they hold.

use serde_json::{Value, json};
use tabletop::{
    AnyMatch, FairDice, LoadError, LogEntry, Luck, Replayed, Turn, any::open, replay, toy::Pig,
};

use crate::{
    bent::{Bent, Later},
    table::{FIRST, SECOND},
};

/// The record of a host that names the rules of Pig, as that of a table of the later game.
fn of_later(game: &dyn AnyMatch) -> Value {
    let mut save = game.host_save();
    save["game"] = json!("bent pig");
    save
}

fn pig(luck: Luck) -> Box<dyn AnyMatch> {
    open::<Pig>(json!({ "players": 2, "goal": 20 }), None, luck).expect("two can play")
}

fn later(save: Value, log: Vec<LogEntry<Value, Value>>) -> Replayed {
    replay::<Bent<Later>>(save, log).expect("the start holds")
}

/// Somebody rolls these, and banks.
fn played(rolls: &[u8]) -> Box<dyn AnyMatch> {
    let mut game = pig(Luck::Manual);
    for pips in rolls {
        game.act(FIRST, json!("roll")).expect("it is possible");
        game.happen(json!(pips)).expect("it is possible");
    }
    game.act(FIRST, json!("bank")).expect("it is possible");
    game
}

#[test]
fn a_record_of_other_rules_that_holds_goes_on() {
    let before = played(&[5, 6]);
    let Replayed { mut game, begun, misfit } = later(of_later(&*before), Vec::new());
    assert_eq!((begun, misfit, game.ply()), (5, None, 5));
    assert_eq!(game.turn(), Turn::Player(SECOND));
    game.act(SECOND, json!("roll")).unwrap();
    assert_eq!(game.save()["rules"], 2, "from now on it is one of our rules");
}

#[test]
fn it_is_seen_up_to_the_first_action_that_does_not_hold() {
    let mut before = played(&[5]);
    before.act(SECOND, json!("roll")).unwrap();
    before.happen(json!(3)).unwrap();
    let Replayed { game, misfit, .. } = later(of_later(&*before), Vec::new());
    let misfit = misfit.expect("five points are too few");
    assert_eq!((misfit.rules, misfit.ply, game.ply()), (1, 2, 2));
    assert!(misfit.problem.contains("bank"), "{}", misfit.problem);
    assert_eq!(game.history(0), before.history(0)[..2]);
    assert_eq!(game.save()["plies"].as_array().map(Vec::len), Some(2));
}

#[test]
fn luck_holds_if_it_is_still_possible() {
    let Replayed { game, misfit, .. } = later(of_later(&*played(&[6, 4])), Vec::new());
    assert_eq!((misfit.map(|misfit| misfit.ply), game.ply()), (Some(3), 3));
    let Replayed { game, misfit, .. } = later(of_later(&*played(&[6, 3])), Vec::new());
    assert_eq!((misfit, game.ply()), (None, 5));
}

/// The log of a table has what was taken back as well: that need not hold.
#[test]
fn only_what_is_left_of_a_log_has_to_hold() {
    let start = of_later(&*pig(Luck::Manual));
    let act = |action: &str| LogEntry::Act(json!(action));
    let log = |last: Vec<LogEntry<Value, Value>>| {
        [vec![act("roll"), LogEntry::Chance(json!(2)), act("bank"), LogEntry::Undo(FIRST)], last]
            .concat()
    };
    let on = vec![act("roll"), LogEntry::Chance(json!(5)), act("bank")];
    let Replayed { game, begun, misfit } = later(start.clone(), log(on));
    assert_eq!((begun, misfit, game.ply()), (0, None, 5));
    let Replayed { game, misfit, .. } = later(start.clone(), log(vec![act("bank"), act("roll")]));
    assert_eq!((misfit.map(|misfit| misfit.ply), game.ply()), (Some(2), 2));
    // An action whose name is not known any more.
    let Replayed { game, misfit, .. } = later(start, log(vec![act("shake")]));
    assert_eq!(game.ply(), 2);
    assert!(misfit.expect("nobody shakes").problem.contains("shake"));
}

#[test]
fn luck_goes_on_from_the_same_secret() {
    let mut before = pig(Luck::Fair(FairDice::seeded(3)));
    before.act(FIRST, json!("roll")).unwrap();
    let Replayed { mut game, misfit, .. } = later(of_later(&*before), Vec::new());
    assert_eq!(misfit, None, "seed 3 rolls no four");
    assert_eq!(game.luck(), before.luck());
    game.act(FIRST, json!("roll")).unwrap();
    assert_eq!(game.ply(), 4, "the die has fallen");
}

/// Behind the first ply that does not hold nothing is drawn, and nothing either where a die would fall that never fell.
#[test]
fn no_luck_is_drawn_that_was_not_drawn_then() {
    let mut game = pig(Luck::Fair(FairDice::seeded(3)));
    game.act(FIRST, json!("roll")).unwrap();
    let mut save = of_later(&*game);
    save["plies"] = json!([{ "act": "roll" }]);
    let Replayed { game, misfit, .. } = later(save.clone(), Vec::new());
    assert_eq!((game.ply(), misfit.map(|misfit| misfit.ply)), (1, Some(1)));
    save["plies"] = json!([{ "act": "roll" }, { "chance": 4 }]);
    let Replayed { game, misfit, .. } = later(save, Vec::new());
    assert_eq!((game.ply(), game.turn()), (1, Turn::Chance));
    assert!(misfit.is_some());
}

/// Nobody is lenient with a record of our own rules, or with one that is of no rules at all.
#[test]
fn what_is_no_matter_of_rules_is_refused() {
    let mut save = of_later(&*played(&[5]));
    let refused = |save: Value| replay::<Bent<Later>>(save, Vec::new()).err().expect("refused");
    save["rules"] = json!(2);
    assert!(matches!(refused(save.clone()), LoadError::Ply { ply: 2, .. }));
    save["rules"] = json!(1);
    for (field, value, code) in [
        ("format", json!(9), "unknown_format"),
        ("game", json!("cow"), "other_game"),
        ("plies", json!(3), "malformed_save"),
        ("luck", json!([]), "bad_luck"),
        ("setup", json!("two"), "other_rules"),
        ("setup", json!({ "players": 0, "goal": 20 }), "other_rules"),
    ] {
        let mut save = save.clone();
        save[field] = value;
        assert_eq!(refused(save).code(), code, "{field}");
    }
}
