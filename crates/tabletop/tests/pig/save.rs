//! Saves: what is written, and what is refused when it is read.

use tabletop::{
    FORMAT, FairDice, LoadError, LuckSource, LuckSpan, Match, PlayError, Ply, Save, Seats, Secret,
    Turn,
    toy::{Die, Pig, PigAction, PigSetup},
};

use crate::table::{FIRST, SECOND, bank, by_hand, fair, finished, play_on, roll, won};

fn load(save: Save<Pig>) -> LoadError {
    Match::<Pig>::load(save).expect_err("this must be refused")
}

/// A first roll of six, banked: act, chance, act.
fn short() -> Save<Pig> {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    game.save()
}

#[test]
fn a_save_goes_through_text_and_back() {
    let game = finished(4);
    let text = serde_json::to_string(&game.save()).unwrap();
    let again = Match::<Pig>::load(serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.events(0, None), game.events(0, None));
    assert_eq!(again.save(), game.save());
}

#[test]
fn its_json_is_what_people_expect() {
    let text = serde_json::to_string(&short()).unwrap();
    assert_eq!(
        text,
        r#"{"format":1,"game":"pig","rules":1,"setup":{"players":2,"goal":20},"#.to_string()
            + r#""luck":[{"from":0,"luck":"manual"}],"#
            + r#""plies":[{"act":"roll"},{"chance":6},{"act":"bank"}]}"#
    );
}

#[test]
fn the_host_goes_on_with_the_same_luck() {
    let mut game = fair(4);
    play_on(&mut game, 5);
    let mut again = Match::<Pig>::load(game.host_save()).unwrap();
    play_on(&mut game, 50);
    play_on(&mut again, 50);
    assert_eq!(again.plies(), game.plies());
}

#[test]
fn a_host_save_made_before_the_die_fell_lets_it_fall() {
    let mut game = fair(4);
    play_on(&mut game, 1);
    let mut save = game.host_save();
    save.plies.truncate(1);
    assert_eq!(Match::<Pig>::load(save).unwrap().plies(), game.plies());
}

#[test]
fn another_format_is_refused() {
    let save = Save { format: 99, ..short() };
    assert_eq!(load(save), LoadError::Format { saved: 99, ours: FORMAT });
}

#[test]
fn another_game_is_refused() {
    let save = Save { game: "cow".into(), ..short() };
    assert_eq!(load(save), LoadError::Game { saved: "cow".into(), ours: "pig".into() });
}

#[test]
fn other_rules_are_refused() {
    let save = Save { rules: 2, ..short() };
    assert_eq!(load(save), LoadError::Rules { saved: 2, ours: 1 });
}

#[test]
fn a_start_that_cannot_be_played_is_refused() {
    let error = load(Save { setup: PigSetup { players: 1, goal: 20 }, ..short() });
    assert_eq!(error.code(), "bad_start");
    assert!(error.to_string().contains("players"), "{error}");
}

#[test]
fn winners_that_did_not_win_are_refused() {
    let other: Seats = [SECOND].into_iter().collect();
    let error = load(Save { winners: Some(other), ..won().save() });
    let (claimed, played) = ("player 2".to_string(), "player 1".to_string());
    assert_eq!(error, LoadError::Result { claimed, played });
}

#[test]
fn winners_of_a_game_that_is_not_over_are_refused() {
    let first: Seats = [FIRST].into_iter().collect();
    let error = load(Save { winners: Some(first), ..short() });
    let (claimed, played) = ("player 1".to_string(), "not over".to_string());
    assert_eq!(error, LoadError::Result { claimed, played });
}

#[test]
fn an_illegal_action_is_named_by_its_ply() {
    let mut save = short();
    save.plies.push(Ply::Act(PigAction::Bank));
    let error = load(save);
    assert!(error.to_string().starts_with("ply 3 is not legal"), "{error}");
    let LoadError::Ply { ply: 3, error } = error else { panic!("{error}") };
    assert_eq!(error.rule(), Some("PIG-1"));
}

#[test]
fn an_impossible_die_is_named_by_its_ply() {
    let mut save = short();
    save.plies[1] = Ply::Chance(Die(7));
    let error = PlayError::Impossible("die 7".into());
    assert_eq!(load(save), LoadError::Ply { ply: 1, error });
}

#[test]
fn a_decision_where_a_die_falls_is_named_by_its_ply() {
    let mut save = short();
    save.plies[1] = Ply::Act(PigAction::Roll);
    let error = PlayError::NotYourTurn { turn: Turn::Chance };
    assert_eq!(load(save), LoadError::Ply { ply: 1, error });
}

#[test]
fn a_die_where_a_player_decides_is_named_by_its_ply() {
    let mut save = short();
    save.plies.push(Ply::Chance(Die(3)));
    let LoadError::Ply { ply: 3, error } = load(save) else { panic!("ply 3 is bad") };
    assert_eq!(error.code(), "not_chance");
}

#[test]
fn a_ply_after_the_end_is_named() {
    for after in [Ply::Act(PigAction::Roll), Ply::Chance(Die(3)), Ply::End] {
        let mut save = won().save();
        save.plies.push(after);
        assert_eq!(load(save), LoadError::Ply { ply: 9, error: PlayError::Over });
    }
}

#[test]
fn a_secret_that_was_not_committed_to_is_refused() {
    let mut save = finished(4).save();
    let LuckSource::Fair { secret, .. } = &mut save.luck[0].luck else { panic!("fair dice") };
    *secret = Some(Secret::from_seed(5));
    assert_eq!(load(save).code(), "bad_luck");
}

#[test]
fn luck_must_begin_at_the_beginning() {
    let from = |from| LuckSpan { from, luck: LuckSource::Manual };
    for luck in [vec![], vec![from(1)], vec![from(0), from(2), from(1)]] {
        assert_eq!(load(Save { luck, ..short() }).code(), "bad_luck");
    }
}

/// Otherwise the match would ask luck that, by its own record, is not in force yet.
#[test]
fn luck_from_a_ply_that_has_not_come_is_refused() {
    let later = |from| LuckSpan { from, luck: LuckSource::Manual };
    let luck = |from| vec![later(0), later(from)];
    assert!(Match::<Pig>::load(Save { luck: luck(3), ..short() }).is_ok());
    assert_eq!(load(Save { luck: luck(4), ..short() }).code(), "bad_luck");
}

#[test]
fn a_save_holds_the_secret_only_once_the_game_is_over() {
    let secret = String::from(FairDice::seeded(4).reveal().clone());
    let holds = |save: &Save<Pig>| serde_json::to_string(save).unwrap().contains(&secret);
    let mut game = fair(4);
    play_on(&mut game, 5);
    assert!(!holds(&game.save()));
    assert!(holds(&game.host_save()));
    assert!(holds(&finished(4).save()));
}

#[test]
fn an_agreed_end_is_kept() {
    let mut game = fair(4);
    play_on(&mut game, 5);
    game.end().unwrap();
    let again = Match::<Pig>::load(game.save()).unwrap();
    assert_eq!(again.plies().last(), Some(&Ply::End));
    assert_eq!(again.winners(), game.winners());
}
