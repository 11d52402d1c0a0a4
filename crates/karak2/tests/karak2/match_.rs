//! Karak 2 behind the checked door: who may do what, when, and what a record is worth.

use karak2::{
    Action, Again, Building, Chance, Die, Edge, Edges, Hero, Item, Karak2, Monster, Pos, Reason,
    Resource, Roll, Shown, Unit,
};
use serde_json::json;
use tabletop::{
    FairDice, Game, LoadError, Luck, Match, Picture, PlayError, Ply, Save, Seat, Silent, Turn,
    UndoError, seeded_rng, verify,
};

use crate::{
    citations::headings,
    table::{FIRST, SECOND, random_ply, read, rounds, setups, two},
};
use testkit::matches::{Matches, finish, load_error, refused};

const MATCHES: Matches<Karak2> = Matches {
    by_hand,
    begun,
    fair,
    short,
    action: Action::EndTurn,
    undone: Action::EndTurn,
    chance: Chance::First(FIRST),
    games: (10, 500),
    setups: || setups(rounds(12, 60) as u16).collect(),
    every_action,
    rules: headings,
    refusal: |refusal| {
        let reason: Reason = read(refusal.reason.clone());
        assert_eq!(reason.to_string(), refusal.because);
        assert_eq!(reason.rule(), refusal.rule);
    },
    other_game: "karak",
    crowd: (6, "K2-2.1"),
    words: ("## The words of Karak 2\n", (51, 6)),
};

testkit::family_tests!(matches: MATCHES);

// ---- who may do what ----

#[test]
fn a_forged_outcome_is_refused() {
    let mut game = by_hand();
    let error = refused(&mut game, |game| game.happen(Chance::First(Seat(2))));
    assert_eq!(error, PlayError::Impossible("player 3 begins".into()));
    let error = refused(&mut game, |game| game.happen(Chance::Hero(Hero::Darius)));
    assert_eq!(error.code(), "impossible");
    game.happen(Chance::First(FIRST)).unwrap();
    let error = refused(&mut game, |game| game.happen(Chance::Roll(roll(&[("hero", "3")]))));
    assert_eq!(error, PlayError::NotChance("a player decides now"));
    game.act(FIRST, Action::Explore(Edge::Ne)).unwrap();
    for tile in ["2-abyss", "1-rift", "1-farm-e", "0-forest"] {
        let tile = Chance::Tile(tile.to_string().try_into().unwrap());
        assert_eq!(refused(&mut game, |game| game.happen(tile)).code(), "impossible");
    }
}

#[test]
fn forged_dice_are_refused() {
    let mut game = at_a_dryad();
    game.act(FIRST, Action::Walk(Edge::Ne)).unwrap();
    game.act(FIRST, Action::Count(2)).unwrap();
    for dice in [&[("hero", "4")][..], &[("knight", "1")], &[], &[("hero", "1"), ("hero", "2")]] {
        let error = refused(&mut game, |game| game.happen(Chance::Roll(roll(dice))));
        assert_eq!(error.code(), "impossible", "{dice:?}");
    }
    game.happen(Chance::Roll(roll(&[("hero", "1+skull")]))).unwrap();
    for dice in [&[("knight", "1")][..], &[("knight", "1"), ("knight", "3")]] {
        let error = refused(&mut game, |game| game.happen(Chance::Roll(roll(dice))));
        assert_eq!(error.code(), "impossible", "{dice:?}");
    }
    game.happen(Chance::Roll(roll(&[("knight", "1"), ("knight", "2")]))).unwrap();
}

/// In a duel both decide, in the turn of one of them.
#[test]
fn the_emperor_decides_in_the_turn_of_the_challenger() {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"], "options": {"imperium": true}});
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-rift"}],
        "players": [{"at": [1, -1]}, {"at": [1, -1]}],
        "emperor": "taia",
    });
    let mut game =
        Match::<Karak2>::from_position(read(setup), read(position), Luck::Manual).unwrap();
    game.act(FIRST, Action::Challenge).unwrap();
    game.happen(Chance::Roll(roll(&[("hero", "1")]))).unwrap();
    assert_eq!(game.state().turn(), Turn::Player(SECOND), "she sends the guard or not");
    let error = refused(&mut game, |game| game.act(FIRST, Action::Count(0)));
    assert_eq!(error, PlayError::NotYourTurn { turn: Turn::Player(SECOND) });
    game.act(SECOND, Action::Count(1)).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::NotYours(SECOND));
    game.undo(SECOND).unwrap();
}

// ---- taking back ----

#[test]
fn no_decision_is_taken_back_across_luck() {
    let mut game = begun();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
    game.act(FIRST, Action::Explore(Edge::Nw)).unwrap();
    game.happen(Chance::Tile("1-farm-w".to_string().try_into().unwrap())).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
}

#[test]
fn a_choice_of_dice_is_taken_back_before_the_roll() {
    let mut game = at_a_dryad();
    game.act(FIRST, Action::Walk(Edge::Ne)).unwrap();
    let before = *game.state();
    game.act(FIRST, Action::Count(2)).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(*game.state(), before);
    game.undo(FIRST).unwrap();
    assert!(game.actions().contains(&Action::Walk(Edge::Ne)), "even the step");
}

#[test]
fn nothing_is_taken_back_once_the_general_has_fallen() {
    let mut game = before_the_general();
    game.act(FIRST, Action::Walk(Edge::Ne)).unwrap();
    game.happen(Chance::Roll(roll(&[("hero", "3")]))).unwrap();
    for _ in 0..3 {
        game.act(FIRST, Action::Fireball).unwrap();
    }
    assert_eq!(game.state().ending(), Some(karak2::Ending::GeneralSlain));
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Ended);
}

// ---- records ----

#[test]
fn a_forged_die_is_found_at_its_ply() {
    let mut save = finished(3).save();
    let mut plies = save.plies.iter().enumerate().rev();
    let hero_die = |ply: &Ply<Action, Chance>| match ply {
        Ply::Chance(Chance::Roll(roll)) => roll.dice()[0].die == Die::Hero,
        Ply::Chance(_) | Ply::Act(_) | Ply::End => false,
    };
    let (at, fallen) = plies.find(|(_, ply)| hero_die(ply)).expect("somebody fought");
    let three = Ply::Chance(Chance::Roll(roll(&[("hero", "3")])));
    let two = Ply::Chance(Chance::Roll(roll(&[("hero", "2")])));
    let forged = if *fallen == three { two } else { three };
    save.plies.truncate(at);
    save.plies.push(forged);
    save.winners = None;
    let error = verify(save).unwrap_err();
    assert!(matches!(error, LoadError::Forged { ply, .. } if ply == at), "{error}");
}

#[test]
fn the_first_bad_ply_of_a_save_is_named() {
    let mut save = short();
    save.plies[1] = Ply::Act(Action::Heal);
    let LoadError::Ply { ply: 1, error } = load_error(save) else { panic!("ply 1 is bad") };
    assert_eq!(error.code(), "illegal");
    let mut save = short();
    save.plies[2] = Ply::Chance(Chance::Roll(roll(&[("hero", "3")])));
    let LoadError::Ply { ply: 2, error } = load_error(save) else { panic!("ply 2 is bad") };
    assert_eq!(error.code(), "impossible");
    let mut save = short();
    save.plies.push(Ply::Chance(Chance::First(FIRST)));
    let LoadError::Ply { ply: 3, error } = load_error(save) else { panic!("ply 3 is bad") };
    assert_eq!(error.code(), "not_chance");
}

// ---- helpers ----

/// A match whose luck the test names.
fn by_hand() -> Match<Karak2> {
    Match::new(read(two()), Luck::Manual).expect("two can play")
}

/// Horan begins.
fn begun() -> Match<Karak2> {
    let mut game = by_hand();
    game.happen(Chance::First(FIRST)).expect("one of two");
    game
}

/// A match whose luck answers by itself, the same for the same seed.
fn fair(seed: u64) -> Match<Karak2> {
    let setup = setups(40).nth(seed as usize % 16).expect("16 tables");
    Match::new(setup, Luck::Fair(FairDice::seeded(seed))).expect("a table of ours")
}

fn finished(seed: u64) -> Match<Karak2> {
    finish(fair(seed))
}

/// Horan with two knights beside a dryad.
fn at_a_dryad() -> Match<Karak2> {
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "1-farm", "armies": ["dark_dryad"]}],
        "players": [{"best": 2, "army": {"knight": 2}}, {}],
    });
    Match::from_position(read(two()), read(position), Luck::Manual).expect("a possible situation")
}

/// With two hammers' worth of weapons, three swords on the die and three fireballs he falls.
fn before_the_general() -> Match<Karak2> {
    let items = ["sword", "war_hammer", "fireball", "fireball", "fireball"];
    let position = json!({
        "tiles": [{"at": [1, -1], "tile": "2-abyss"}],
        "players": [{"items": items}, {}],
        "praetorians": 0,
    });
    let mut setup = two();
    let mut contents = json!(karak2::Contents::standard());
    contents["general"]["strength"] = json!(9);
    setup["contents"] = contents;
    Match::from_position(read(setup), read(position), Luck::Manual).expect("a possible situation")
}

/// Began, explored, drew a tile: chance, act, chance.
fn short() -> Save<Karak2> {
    let mut game = begun();
    game.act(FIRST, Action::Explore(Edge::Se)).expect("the castle has no chasm");
    game.happen(Chance::Tile("1-farm-w".to_string().try_into().expect("a tile")))
        .expect("a tile of the box");
    game.save()
}

fn roll(dice: &[(&str, &str)]) -> Roll {
    let mut roll = Roll::NONE;
    for shown in dice {
        let shown: Shown = read(json!(shown));
        roll.add(shown);
    }
    roll
}

/// Actions of every kind, possible somewhere or nowhere.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Fight,
        Action::Challenge,
        Action::Heal,
        Action::Harvest,
        Action::BuildCity,
        Action::Eradicate,
        Action::Raise,
        Action::Rebel,
        Action::Falcon,
        Action::All,
        Action::Fireball,
        Action::KeepFireball,
        Action::GreatFireball,
        Action::Bless,
        Action::Enough,
        Action::Done,
        Action::EndTurn,
        Action::Count(0),
        Action::Count(255),
    ];
    for edge in Edge::ALL {
        all.extend([Action::Walk(edge), Action::Explore(edge)]);
        all.push(Action::Lay(Edges::NONE.with(edge)));
    }
    for at in [Pos { q: 0, r: 0 }, Pos { q: 1, r: -1 }, Pos { q: -128, r: 127 }] {
        all.extend([Action::Portal, Action::Ride, Action::LayAt, Action::Drive].map(|to| to(at)));
        all.extend(Monster::ALL.map(|army| Action::Roar { at, army }));
    }
    for hero in Hero::ALL {
        all.extend([Action::Whale, Action::Pickpocket, Action::Choose].map(|of| of(hero)));
        all.extend(Unit::ALL.map(|unit| Action::Give { unit, to: hero }));
    }
    for item in Item::ALL {
        all.extend([Action::Take(item), Action::Drop(item)]);
        all.extend(Item::ALL.map(|leave| Action::Swap { take: item, leave }));
    }
    for unit in Unit::ALL {
        all.extend(
            [Action::Dismiss, Action::Train, Action::Pray, Action::Enlist].map(|of| of(unit)),
        );
    }
    for tile in ["1-farm", "2-abyss", "2-rift-e-w"] {
        all.push(Action::Keep(tile.to_string().try_into().expect("a tile")));
    }
    all.extend(Building::ALL.map(Action::Build));
    all.extend(Monster::ALL.map(Action::PutBack));
    all.extend(Monster::ALL.map(Action::Slay));
    all.extend([Again::Units, Again::Hero, Again::Archers, Again::Loop].map(Action::Again));
    all.extend(Die::ALL.map(Action::Ignore));
    all.extend(Die::ALL.map(Action::Save));
    all.extend(Resource::ALL.map(Action::Pick));
    all
}

/// Whatever happens, there is something to say about it.
#[test]
fn every_state_has_a_status() {
    let mut rng = seeded_rng(10);
    for setup in setups(10) {
        let mut state = Karak2::new(&setup).expect("a table of ours");
        for _ in 0..500 {
            assert!(!state.view(None).status().is_empty());
            let Some(ply) = random_ply(&state, &mut rng) else { break };
            state.apply(&ply, &mut Silent);
        }
    }
}
