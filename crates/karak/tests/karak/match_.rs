//! Karak behind the checked door: who may do what, when, and what a record is worth.

use karak::{Action, Chance, Hero, Item, Karak, Monster, Pos, Reason, Side, Sides, Tile, Token};
use serde_json::json;
use tabletop::{FairDice, LoadError, Luck, Match, PlayError, Ply, Save, Seat, UndoError, verify};

use crate::{
    citations::headings,
    table::{FIRST, read, setups, two},
};
use testkit::matches::{Matches, finish, load_error, refused};

const MATCHES: Matches<Karak> = Matches {
    by_hand,
    begun,
    fair,
    short,
    action: Action::EndTurn,
    undone: Action::EndTurn,
    chance: Chance::First(FIRST),
    games: (10, 500),
    setups: || setups(40).collect(),
    every_action,
    rules: headings,
    refusal: |refusal| {
        let reason: Reason = read(refusal.reason.clone());
        assert_eq!(reason.to_string(), refusal.because);
    },
    other_game: "karak2",
    crowd: (6, "K-2.1"),
    words: ("## The words of Karak\n", (29, 7)),
};

testkit::family_tests!(matches: MATCHES);

// ---- who may do what ----

#[test]
fn a_forged_outcome_is_refused() {
    let mut game = by_hand();
    let error = refused(&mut game, |game| game.happen(Chance::First(Seat(2))));
    assert_eq!(error, PlayError::Impossible("player 3 begins".into()));
    let error = refused(&mut game, |game| game.happen(Chance::Hero(Hero::Thief)));
    assert_eq!(error.code(), "impossible");
    game.happen(Chance::First(FIRST)).unwrap();
    let error = refused(&mut game, |game| game.happen(Chance::Dice(6, 6)));
    assert_eq!(error, PlayError::NotChance("a player decides now"));
    game.act(FIRST, Action::Explore(Side::North)).unwrap();
    let nowhere = Tile::try_from("fountain-cross".to_string()).unwrap();
    assert_eq!(refused(&mut game, |game| game.happen(Chance::Tile(nowhere))).code(), "impossible");
}

#[test]
fn forged_dice_are_refused() {
    let mut game = at_a_rat();
    for dice in [Chance::Dice(0, 3), Chance::Dice(6, 5), Chance::Dice(6, 7), Chance::Die(6)] {
        assert_eq!(refused(&mut game, |game| game.happen(dice)).code(), "impossible");
    }
    game.happen(Chance::Dice(5, 6)).unwrap();
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let mut game = begun();
    let error = refused(&mut game, |game| game.act(FIRST, Action::Heal));
    assert_eq!((error.code(), error.rule()), ("illegal", Some("K-8.4")));
}

// ---- taking back ----

#[test]
fn no_decision_is_taken_back_across_luck() {
    let mut game = begun();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
    game.act(FIRST, Action::Explore(Side::North)).unwrap();
    game.happen(Chance::Tile(Tile::try_from("corridor-tee".to_string()).unwrap())).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
}

/// An exploration is declared, and the tile is still face down.
#[test]
fn an_exploration_is_taken_back_before_the_tile_is_drawn() {
    let mut game = begun();
    let before = *game.state();
    game.act(FIRST, Action::Explore(Side::North)).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(*game.state(), before);
}

#[test]
fn nothing_is_taken_back_once_the_dragon_has_fallen() {
    let mut game = at_the_dragon();
    game.act(FIRST, Action::Walk(Side::North)).unwrap();
    game.happen(Chance::Dice(6, 6)).unwrap();
    for _ in 0..3 {
        game.act(FIRST, Action::Bolt).unwrap();
    }
    assert_eq!(game.state().ending(), Some(karak::Ending::DragonSlain));
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Ended);
}

// ---- records ----

#[test]
fn a_forged_die_is_found_at_its_ply() {
    let mut save = finished(3).save();
    let mut plies = save.plies.iter().enumerate().rev();
    let last = plies.find_map(|(at, ply)| match ply {
        Ply::Chance(Chance::Dice(low, high)) => Some((at, (*low, *high))),
        Ply::Chance(_) | Ply::Act(_) | Ply::End => None,
    });
    let (at, dice) = last.expect("somebody fought");
    let other = if dice == (6, 6) { Chance::Dice(5, 6) } else { Chance::Dice(6, 6) };
    save.plies.truncate(at);
    save.plies.push(Ply::Chance(other));
    save.winners = None;
    let error = verify(save).unwrap_err();
    assert!(matches!(error, LoadError::Forged { ply, .. } if ply == at), "{error}");
}

#[test]
fn the_first_bad_ply_of_a_save_is_named() {
    let mut save = short();
    save.plies[1] = Ply::Act(Action::Heal);
    let LoadError::Ply { ply: 1, error } = load_error(save) else { panic!("ply 1 is bad") };
    assert_eq!(error.rule(), Some("K-8.4"));
    let mut save = short();
    save.plies[2] = Ply::Chance(Chance::Dice(6, 6));
    let LoadError::Ply { ply: 2, error } = load_error(save) else { panic!("ply 2 is bad") };
    assert_eq!(error.code(), "impossible");
    let mut save = short();
    save.plies.push(Ply::Chance(Chance::First(FIRST)));
    let LoadError::Ply { ply: 3, error } = load_error(save) else { panic!("ply 3 is bad") };
    assert_eq!(error.code(), "not_chance");
}

// ---- helpers ----

/// A match whose luck the test names.
fn by_hand() -> Match<Karak> {
    Match::new(read(two()), Luck::Manual).expect("two can play")
}

/// The wizard begins.
fn begun() -> Match<Karak> {
    let mut game = by_hand();
    game.happen(Chance::First(FIRST)).expect("one of two");
    game
}

/// A match whose luck answers by itself, the same for the same seed.
fn fair(seed: u64) -> Match<Karak> {
    let setup = setups(30).nth(seed as usize % 64).expect("64 tables");
    Match::new(setup, Luck::Fair(FairDice::seeded(seed))).expect("a table of ours")
}

fn finished(seed: u64) -> Match<Karak> {
    finish(fair(seed))
}

/// The wizard with these items one step south of a room with this monster.
fn south_of(monster: Monster, items: &[Item]) -> Match<Karak> {
    let position = json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "room-cross", "tokens": [monster]},
        ],
        "players": [{"items": items}, {}],
    });
    Match::from_position(read(two()), read(position), Luck::Manual).expect("a possible situation")
}

/// The dice are about to fall.
fn at_a_rat() -> Match<Karak> {
    let mut game = south_of(Monster::Rat, &[]);
    game.act(FIRST, Action::Walk(Side::North)).expect("the way is open");
    game
}

/// With a six, a six and three magic bolts the dragon falls.
fn at_the_dragon() -> Match<Karak> {
    let [axe, bolt] = [Item::Axe, Item::MagicBolt];
    south_of(Monster::Dragon, &[axe, axe, bolt, bolt, bolt])
}

/// Began, explored, drew a tile: chance, act, chance.
fn short() -> Save<Karak> {
    let mut game = begun();
    game.act(FIRST, Action::Explore(Side::East)).expect("the start is a cross");
    game.happen(Chance::Tile(Tile::try_from("corridor-tee".to_string()).expect("a tile")))
        .expect("a tile of the box");
    game.save()
}

/// Actions of every kind, possible somewhere or nowhere.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Sneak,
        Action::Fight,
        Action::Open,
        Action::Give,
        Action::Leave,
        Action::Heal,
        Action::CallMonster,
        Action::Enough,
        Action::RerollOnes,
        Action::RerollBoth,
        Action::Keep,
        Action::Bolt,
        Action::Sacrifice,
        Action::Strike,
        Action::EndTurn,
    ];
    for side in Side::ALL {
        all.extend([Action::Walk(side), Action::Explore(side)]);
    }
    for at in [Pos { x: 0, y: 0 }, Pos { x: 1, y: 0 }, Pos { x: -128, y: 127 }] {
        all.extend([Action::Travel(at), Action::GoTo(at)]);
    }
    for hero in Hero::ALL {
        all.extend(
            [Action::Swap, Action::FightWith, Action::Cast, Action::Curse].map(|of| of(hero)),
        );
    }
    for item in Item::ALL {
        let drops = [None].into_iter().chain(Item::ALL.map(Some));
        all.extend(drops.map(|drop| Action::Take { item, drop }));
    }
    all.extend((0..16).map(|mask| Action::Place(Sides::from_mask(mask))));
    all.extend(Token::all().map(Action::Choose));
    all.extend(Monster::ALL.map(Action::Face));
    all
}
