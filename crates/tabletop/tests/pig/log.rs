//! Logs that only grow, and the matches that follow from them.

use serde_json::{Value, json};
use tabletop::{
    FairDice, Game, LoadError, LogEntry, LogEntryOf, Luck, Match, Turn, any, seeded_rng,
    testkit::any_of,
    toy::{Die, Pig, PigAction},
};

use crate::table::{FIRST, SECOND, bank, by_hand, decide_to_roll, fair, play_on, roll};

/// Plays at random and takes back at random; the match, and the log of it.
fn logged(seed: u64) -> (Match<Pig>, Vec<LogEntryOf<Pig>>) {
    let (mut game, mut log, mut luck) = (by_hand(), Vec::new(), seeded_rng(seed));
    for _ in 0..60 {
        let entry = match (game.state().turn(), game.who_may_undo()) {
            (_, Some(owner)) if any_of(&[true, false], &mut luck) => LogEntry::Undo(owner),
            (Turn::Player(_), _) => LogEntry::Act(any_of(&game.actions(), &mut luck)),
            (Turn::Chance, _) => LogEntry::Chance(any_of(&game.chances(), &mut luck).0),
            (Turn::Over { .. }, _) => break,
        };
        write(&mut game, &entry);
        log.push(entry);
    }
    (game, log)
}

/// Does what one line says.
fn write(game: &mut Match<Pig>, entry: &LogEntryOf<Pig>) {
    match (entry, game.state().turn()) {
        (LogEntry::Act(action), Turn::Player(seat)) => {
            game.act(seat, *action).expect("it was listed");
        }
        (LogEntry::Chance(die), _) => game.happen(*die).expect("it was listed"),
        (LogEntry::Undo(seat), _) => game.undo(*seat).expect("they may"),
        (LogEntry::End, _) => game.end().expect("it is not over"),
        (LogEntry::Act(_), Turn::Chance | Turn::Over { .. }) => panic!("nobody decides"),
    }
}

#[test]
fn a_log_gives_the_match_back() {
    for seed in 0..20 {
        let (game, log) = logged(seed);
        assert!(log.iter().any(|entry| matches!(entry, LogEntry::Undo(_))));
        let again = by_hand().replay_log(log).unwrap();
        assert_eq!(again.host_save(), game.host_save());
        assert_eq!(again.state(), game.state());
        assert_eq!(again.events(0, None), game.events(0, None));
    }
}

#[test]
fn a_match_goes_on_in_the_middle_of_its_log() {
    let (game, log) = logged(3);
    for cut in 0..log.len() {
        let (first, rest) = log.split_at(cut);
        let again = by_hand().replay_log(first.to_vec()).unwrap().replay_log(rest.to_vec());
        assert_eq!(again.unwrap().host_save(), game.host_save());
    }
}

#[test]
fn its_json_is_what_people_expect() {
    let lines: [LogEntryOf<Pig>; 4] = [
        LogEntry::Act(PigAction::Roll),
        LogEntry::Chance(Die(6)),
        LogEntry::End,
        LogEntry::Undo(SECOND),
    ];
    assert_eq!(json!(lines), json!([{ "act": "roll" }, { "chance": 6 }, "end", { "undo": 1 }]));
}

/// A record whose last ply is a decision, continued by hand.
fn continued() -> Match<Pig> {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    Match::load_with_luck(game.save(), Luck::Manual).expect("our own save")
}

#[test]
fn what_was_played_before_the_log_is_taken_back_with_its_luck() {
    let game = continued().replay_log([LogEntry::Undo(FIRST)]).unwrap();
    let mut other = continued();
    other.undo(FIRST).unwrap();
    assert_eq!(game.host_save(), other.host_save());
    assert_eq!(game.state(), other.state());
    assert_eq!(game.luck()[1], (2, Luck::Manual));
}

#[test]
fn an_illegal_line_is_named_by_its_ply() {
    let roll = [LogEntry::Act(PigAction::Roll), LogEntry::Chance(Die(6))];
    let taken_back = [LogEntry::Act(PigAction::Bank), LogEntry::Undo(FIRST)];
    let log = roll.into_iter().chain(taken_back).chain([LogEntry::Chance(Die(1))]);
    let Err(LoadError::Ply { ply: 2, error }) = by_hand().replay_log(log) else {
        panic!("nobody has rolled");
    };
    assert_eq!(error.code(), "not_chance");
}

#[test]
fn a_log_that_ends_before_the_die_fell_lets_it_fall() {
    let mut game = fair(4);
    decide_to_roll(&mut game);
    let again = fair(4).replay_log([LogEntry::Act(PigAction::Roll)]).unwrap();
    assert_eq!(again.plies(), game.plies());
    assert_eq!(again.plies().len(), 2);
}

#[test]
fn over_json_a_match_writes_its_log_and_reads_it() {
    let mut game = fair(1);
    play_on(&mut game, 3);
    let start = || any::load::<Pig>(json!(fair(1).host_save())).unwrap();
    let whole = any::load::<Pig>(json!(game.host_save())).unwrap();
    let again = start().replay_log(whole.log(0)).unwrap();
    assert_eq!(again.host_save(), whole.host_save());
    assert_eq!(whole.log(2)[..], whole.log(0)[2..]);
    let nonsense = LogEntry::Act(Value::from("fly"));
    let error = start().replay_log(vec![nonsense]).err().expect("refused");
    assert_eq!(error.code(), "malformed_save");
}

/// Whoever has the host's record knows every die to come.
#[test]
fn a_record_goes_on_with_other_luck_than_its_own() {
    let mut game = fair(1);
    play_on(&mut game, 2);
    let (save, seam) = (game.host_save(), game.plies().len());
    let dice = Luck::Fair(FairDice::seeded(2));
    let mut other = Match::<Pig>::load_with_luck(save.clone(), dice.clone()).unwrap();
    assert_eq!(other.luck()[1..], [(seam, dice)]);
    let mut same = Match::<Pig>::load(save).unwrap();
    play_on(&mut other, 20);
    play_on(&mut same, 20);
    assert_ne!(other.plies(), same.plies());
}

#[test]
fn a_roll_that_waits_in_a_record_is_answered_by_the_new_luck() {
    let mut game = fair(1);
    decide_to_roll(&mut game);
    let mut save = game.host_save();
    save.plies.truncate(1);
    let game = Match::<Pig>::load_with_luck(save, Luck::Manual).unwrap();
    assert_eq!((game.plies().len(), game.state().turn()), (1, Turn::Chance));
}
