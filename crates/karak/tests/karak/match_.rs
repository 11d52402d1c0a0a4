//! Karak behind the checked door: who may do what, when, and what a record is worth.

use karak::{Action, Chance, Hero, Item, Karak, Monster, Pos, Reason, Side, Sides, Tile, Token};
use serde_json::json;
use tabletop::{
    FairDice, Game, LoadError, Luck, Match, PlayError, Ply, Save, Seat, Silent, Turn, UndoError,
    quick, verify,
};

use crate::{
    citations::headings,
    table::{FIRST, SECOND, actions, random_ply, read, rounds, setups, two},
};
use testkit::matches::{
    finish, goes_on_alike, has_no_winner_yet, is_for_these_rules_only, is_proven,
    is_what_its_plies_say, load_error, refused, understood_words,
};

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
fn outcomes_of_fair_dice_cannot_be_named() {
    let mut game = fair(1);
    let error = refused(&mut game, |game| game.happen(Chance::First(FIRST)));
    assert_eq!(error.code(), "not_chance");
}

#[test]
fn the_action_of_another_seat_is_refused() {
    let mut game = begun();
    for seat in [SECOND, Seat(2), Seat(255)] {
        let error = refused(&mut game, |game| game.act(seat, Action::EndTurn));
        assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Player(FIRST) });
    }
}

#[test]
fn nobody_acts_while_luck_decides() {
    let mut game = by_hand();
    let error = refused(&mut game, |game| game.act(FIRST, Action::EndTurn));
    assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Chance });
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let mut game = begun();
    let error = refused(&mut game, |game| game.act(FIRST, Action::Heal));
    assert_eq!((error.code(), error.rule()), ("illegal", Some("K-8.4")));
}

/// Whatever is asked, whatever is answered.
#[test]
fn every_action_that_is_not_offered_is_refused_by_a_rule() {
    let (mut luck, rules, every) = (quick(1), headings(), every_action());
    for setup in setups(40) {
        let mut state = Karak::new(&setup).unwrap();
        while let Some(ply) = random_ply(&state, &mut luck) {
            let offered = actions(&state);
            for action in every.iter().filter(|action| !offered.contains(action)) {
                let refusal = state.why_not(action);
                assert!(rules.iter().any(|rule| rule == refusal.rule), "{action}: {refusal}");
                assert!(!refusal.because.is_empty(), "{action}: {refusal}");
                let reason: Reason = serde_json::from_value(refusal.reason.clone()).unwrap();
                assert_eq!(reason.to_string(), refusal.because);
            }
            state.apply(&ply, &mut Silent);
        }
    }
}

#[test]
fn nothing_is_played_after_an_agreed_end() {
    let mut game = begun();
    game.end().unwrap();
    assert_eq!(game.winners(), Some([FIRST, SECOND].into_iter().collect()));
    assert_eq!(refused(&mut game, |game| game.act(FIRST, Action::EndTurn)), PlayError::Over);
    assert_eq!(refused(&mut game, |game| game.happen(Chance::Dice(1, 1))), PlayError::Over);
    assert_eq!(refused(&mut game, Match::end), PlayError::Over);
}

// ---- taking back ----

#[test]
fn one_takes_back_ones_own_decision() {
    let mut game = begun();
    let before = *game.state();
    game.act(FIRST, Action::EndTurn).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(SECOND)), UndoError::NotYours(FIRST));
    game.undo(FIRST).unwrap();
    assert_eq!(*game.state(), before);
}

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
fn a_game_is_what_its_plies_say() {
    (0..rounds(10, 500)).for_each(|seed| is_what_its_plies_say(&finished(seed)));
}

#[test]
fn every_die_and_draw_of_a_finished_game_is_proven() {
    is_proven(&finished(3));
}

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
fn a_save_of_other_rules_is_refused() {
    is_for_these_rules_only(&short(), "karak2");
}

#[test]
fn a_save_with_another_table_is_refused() {
    let mut save = short();
    save.setup.players = 6;
    let LoadError::Start(error) = load_error(save) else { panic!("six do not play") };
    assert_eq!((error.field.as_str(), error.rule), ("players", Some("K-2.1")));
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

#[test]
fn winners_that_did_not_win_are_refused() {
    has_no_winner_yet(short());
}

#[test]
fn the_host_goes_on_with_the_same_luck() {
    goes_on_alike(fair(5));
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

/// Every action and outcome that the protocol's document shows is one of this game.
#[test]
fn the_words_of_the_protocol_are_understood() {
    assert_eq!(understood_words::<Karak>("## The words of Karak\n"), (29, 7));
}
