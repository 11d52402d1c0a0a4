//! Checking a record: every die against the revealed secret.

use tabletop::{
    LoadError, Ply, Save, Verdict,
    toy::{Die, Pig},
    verify,
};

use crate::table::{bank, by_hand, fair, finished, play_on, roll, won};

/// The record with the die of its last roll turned to another side that is legal in its place.
fn forged(mut save: Save<Pig>) -> (usize, Save<Pig>) {
    let rolls = save.plies.iter().enumerate().rev();
    let mut last = rolls.filter_map(|(ply, entry)| match entry {
        Ply::Chance(Die(pips)) => Some((ply, *pips)),
        Ply::Act(_) | Ply::End => None,
    });
    let (ply, pips) = last.next().expect("somebody rolled");
    let other = if pips == 6 { 5 } else { 6 };
    save.plies[ply] = Ply::Chance(Die(other));
    (ply, save)
}

#[test]
fn an_honest_record_is_proven_roll_by_roll() {
    let game = finished(4);
    let rolls = game.plies().iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
    let decisions = game.plies().len() - rolls;
    let winners = game.winners();
    let expected = Verdict { decisions, proven: rolls, sealed: 0, manual: 0, winners };
    assert_eq!(verify(game.save()), Ok(expected));
}

#[test]
fn a_forged_die_is_found_at_its_ply() {
    for seed in 0..20 {
        let save = finished(seed).save();
        let (at, mut save) = forged(save);
        save.plies.truncate(at + 1);
        save.winners = None;
        let error = verify(save).expect_err("forged");
        let LoadError::Forged { ply, expected, found } = error else { panic!("{error}") };
        assert_eq!(ply, at);
        assert_ne!(expected, found);
    }
}

#[test]
fn a_forged_die_in_the_middle_is_found_as_well() {
    let mut game = fair(1);
    play_on(&mut game, 1);
    let (at, mut save) = forged(game.host_save());
    save.plies.push(Ply::End);
    let error = verify(save).expect_err("forged");
    assert!(matches!(error, LoadError::Forged { ply, .. } if ply == at), "{error}");
    assert_eq!(error.code(), "forged_luck");
}

#[test]
fn rolls_named_by_hand_are_counted_as_such() {
    let verdict = verify(won().save()).unwrap();
    assert_eq!((verdict.decisions, verdict.manual), (5, 4));
}

#[test]
fn an_illegal_ply_is_found_before_any_die() {
    let mut game = by_hand();
    roll(&mut game, 6);
    bank(&mut game);
    let mut save = game.save();
    save.plies.remove(0);
    assert!(matches!(verify(save), Err(LoadError::Ply { ply: 0, .. })));
}
