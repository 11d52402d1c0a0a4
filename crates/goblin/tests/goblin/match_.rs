//! Karak: Goblin behind the checked door: who may do what, when, and what a record is worth.

use goblin::{
    Action, Card, Chance, Colour, Curse, Effect, Ending, Foe, Goblin, Hero, Level, Place, Potion,
    Price, Reason, Slot, Ware,
};
use serde_json::{Value, json};
use tabletop::{
    FairDice, Game, LoadError, Luck, Match, PlayError, Ply, Save, Seat, UndoError, verify,
};

use crate::{
    citations::headings,
    table::{FIRST, SECOND, read, rounds, setups, two},
};
use testkit::matches::{Matches, finish, load_error, refused};

const MATCHES: Matches<Goblin> = Matches {
    by_hand,
    begun,
    fair,
    short,
    action: Action::Resurrect,
    undone: FIGHT,
    chance: Chance::First(FIRST),
    games: (6, 200),
    setups: || setups(rounds(4, 40) as u16).collect(),
    every_action,
    rules: headings,
    refusal: |refusal| {
        let reason: Reason = read(refusal.reason.clone());
        assert_eq!(reason.to_string(), refusal.because);
        assert_eq!(reason.rule(), refusal.rule);
    },
    other_game: "karak",
    crowd: (5, "G-2.1"),
    words: ("## The words of Karak: Goblin\n", (22, 5)),
};

testkit::family_tests!(matches: MATCHES);

// ---- who may do what ----

#[test]
fn a_forged_outcome_is_refused() {
    let mut game = by_hand();
    let error = refused(&mut game, |game| game.happen(Chance::First(FIRST)));
    assert_eq!(error, PlayError::Impossible("player 1 begins".into()));
    for foe in ["2-01", "guardian-1-1", "lord-1"] {
        let foe = Chance::Foe(read(json!(foe)));
        assert_eq!(refused(&mut game, |game| game.happen(foe)).code(), "impossible");
    }
    game.happen(Chance::Foe(read(json!("1-01")))).expect("a monster of level 1");
    let again = Chance::Foe(read(json!("1-01")));
    assert_eq!(refused(&mut game, |game| game.happen(again)).code(), "impossible");
    let hero = Chance::Hero(Hero::Xanros);
    assert_eq!(refused(&mut game, |game| game.happen(hero)).code(), "impossible");
}

#[test]
fn a_forged_draw_is_refused() {
    let mut game = holding(json!(["horan-5", "horan-1", "horan-2", "horan-3"]));
    game.act(FIRST, FIGHT).unwrap();
    game.act(FIRST, Action::Play(card("horan-5"))).unwrap();
    for other in ["horan-1", "horan-5", "taia-4", "1-01"] {
        let error = refused(&mut game, |game| game.happen(Chance::Card(card(other))));
        assert_eq!(error.code(), "impossible", "{other}");
    }
    game.happen(Chance::Card(card("horan-4"))).unwrap();
}

// ---- taking back ----

#[test]
fn a_card_that_was_hidden_is_not_taken_back() {
    let mut game = begun();
    game.act(FIRST, FIGHT).unwrap();
    game.act(FIRST, Action::Play(card("horan-1"))).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Revealed);
}

/// Everybody has worked out what is in the hand.
#[test]
fn a_card_that_everybody_knows_is_taken_back() {
    let hand = json!(["horan-1", "horan-2", "horan-3", "horan-4"]);
    let mut game = at(json!({"players": [{"hand": hand, "open": hand}, {}]}));
    game.act(FIRST, FIGHT).unwrap();
    let before = *game.state();
    game.act(FIRST, Action::Play(card("horan-1"))).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(*game.state(), before);
}

#[test]
fn no_decision_is_taken_back_across_luck() {
    let mut game = holding(json!(["horan-5", "horan-1", "horan-2", "horan-3"]));
    game.act(FIRST, FIGHT).unwrap();
    game.act(FIRST, Action::Play(card("horan-5"))).unwrap();
    game.happen(Chance::Card(card("horan-4"))).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::ChanceHasSpoken);
}

#[test]
fn a_stacked_card_is_taken_back() {
    let player = json!({"hand": ["horan-1", "horan-2", "horan-5"], "deck": [], "unknown": [],
        "discard": ["horan-3", "horan-4", "horan-6", "1-01", "1-08"]});
    let mut game = at(json!({
        "players": [player, {}], "visit": {"offer": [], "bought": true}, "phase": "shop",
    }));
    game.act(FIRST, Action::Leave).unwrap();
    let before = *game.state();
    game.act(FIRST, Action::Stack(3)).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(*game.state(), before);
    game.undo(FIRST).expect("even the leaving");
}

/// That there is a card to pay with is seen by all, unless equipment is.
#[test]
fn a_visit_is_taken_back_if_everybody_knew_that_it_can_be_paid() {
    let mut game = holding(json!(["horan-1", "1-08"]));
    game.act(FIRST, Action::Merchant).unwrap();
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Revealed);
    let mut game = at(json!({"players": [{"weapon": "1-13"}, {}]}));
    game.act(FIRST, Action::Merchant).unwrap();
    game.act(FIRST, Action::Buy(Ware::Potion(Potion::Strength))).unwrap();
    game.undo(FIRST).unwrap();
    game.undo(FIRST).unwrap();
}

#[test]
fn nothing_is_taken_back_once_the_lord_has_fallen() {
    let mut game = before_the_lord();
    game.act(FIRST, Action::Fight(Place::Lord)).unwrap();
    for name in ["3-05", "3-09", "3-15"] {
        game.act(FIRST, Action::Play(card(name))).unwrap();
    }
    game.act(FIRST, Action::Stop).unwrap();
    assert_eq!(game.state().view(None).ending, Some(Ending::LordBeaten));
    assert_eq!(game.winners(), Some([FIRST].into_iter().collect()));
    assert_eq!(refused(&mut game, |game| game.undo(FIRST)), UndoError::Ended);
}

// ---- what is told ----

#[test]
fn a_drawn_card_is_told_to_its_owner_alone() {
    let mut game = holding(json!(["horan-5", "horan-1", "horan-2", "horan-3"]));
    game.act(FIRST, FIGHT).unwrap();
    game.act(FIRST, Action::Play(card("horan-5"))).unwrap();
    game.happen(Chance::Card(card("horan-4"))).unwrap();
    let told = |viewer| json!(game.events(2, viewer)).to_string();
    assert!(told(Some(FIRST)).contains("raised_guard"));
    for viewer in [None, Some(SECOND)] {
        let told = told(viewer);
        assert!(told.contains("drew") && !told.contains("raised_guard"), "{told}");
    }
}

// ---- records ----

#[test]
fn a_forged_draw_is_found_at_its_ply() {
    let mut save = finished(3).save();
    let is_first = |ply: &Ply<Action, Chance>| matches!(ply, Ply::Chance(Chance::First(_)));
    let at = save.plies.iter().position(is_first).expect("somebody began");
    let Ply::Chance(Chance::First(seat)) = save.plies[at] else { panic!("somebody began") };
    let forged = Seat((seat.0 + 1) % save.setup.players);
    save.plies.truncate(at);
    save.plies.push(Ply::Chance(Chance::First(forged)));
    save.winners = None;
    let error = verify(save).unwrap_err();
    assert!(matches!(error, LoadError::Forged { ply, .. } if ply == at), "{error}");
}

#[test]
fn the_first_bad_ply_of_a_save_is_named() {
    let mut save = short();
    save.plies[1] = Ply::Act(Action::Strike);
    let LoadError::Ply { ply: 1, error } = load_error(save) else { panic!("ply 1 is bad") };
    assert_eq!(error.code(), "illegal");
    let mut save = short();
    save.plies.push(Ply::Chance(Chance::Card(card("horan-1"))));
    let LoadError::Ply { ply: 3, error } = load_error(save) else { panic!("ply 3 is bad") };
    assert_eq!(error.code(), "impossible");
    let mut save = short();
    save.plies[0] = Ply::Chance(Chance::First(FIRST));
    let LoadError::Ply { ply: 0, error } = load_error(save) else { panic!("ply 0 is bad") };
    assert_eq!(error.code(), "not_chance");
}

// ---- words ----

// ---- helpers ----

const FIGHT: Action = Action::Fight(Place::Row(Level::One, 2));

fn card(name: &str) -> Card {
    read(json!(name))
}

/// A situation of Horan and Taia whose luck the test names.
fn at(position: Value) -> Match<Goblin> {
    Match::from_position(read(two()), read(position), Luck::Manual).expect("a possible situation")
}

/// A match whose luck the test names.
fn by_hand() -> Match<Goblin> {
    Match::new(read(two()), Luck::Manual).expect("two can play")
}

/// It is Horan's turn, and he holds his first four cards.
fn begun() -> Match<Goblin> {
    at(json!({"players": [{}, {}]}))
}

/// It is Horan's turn, and he holds these cards.
fn holding(hand: Value) -> Match<Goblin> {
    at(json!({"players": [{"hand": hand}, {}]}))
}

/// Blue, green, yellow: with the blade eleven against ten hearts, and two defence.
fn before_the_lord() -> Match<Goblin> {
    let keys = json!(["guardian-1-1", "guardian-2-1", "guardian-3-1"]);
    let player = json!({"keys": keys, "weapon": "3-17", "hand": ["3-05", "3-09", "3-15"]});
    at(json!({"lord": "lord-2", "players": [player, {}]}))
}

/// A match whose luck answers by itself, the same for the same seed.
fn fair(seed: u64) -> Match<Goblin> {
    let setup = setups(20).nth(seed as usize % 36).expect("36 tables");
    Match::new(setup, Luck::Fair(FairDice::seeded(seed))).expect("a table of ours")
}

fn finished(seed: u64) -> Match<Goblin> {
    finish(fair(seed))
}

/// Fought, played, stopped; then luck is asked for a card.
fn short() -> Save<Goblin> {
    let mut game = begun();
    game.act(FIRST, FIGHT).expect("level 1 is open");
    game.act(FIRST, Action::Play(card("horan-1"))).expect("red is not cursed");
    game.act(FIRST, Action::Stop).expect("one may always stop");
    game.save()
}

/// Actions of every kind, possible somewhere or nowhere.
pub fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Merchant,
        Action::Resurrect,
        Action::Heal,
        Action::Stop,
        Action::Obey,
        Action::Strike,
        Action::Wear,
        Action::Pawn,
        Action::Leave,
    ];
    all.extend(Place::all().map(Action::Fight));
    all.extend((0..9).map(Action::Stack));
    all.extend(Potion::ALL.map(|potion| Action::Pay(Price::Potion(potion))));
    all.extend(Foe::guardian(Level::One, 1).map(|foe| Action::Pay(Price::Key(foe))));
    all.extend(Potion::ALL.map(|potion| Action::Buy(Ware::Potion(potion))));
    all.extend(Colour::ALL.map(|colour| Action::Lift(Curse::Colour(colour))));
    all.extend(Slot::ALL.map(|slot| Action::Lift(Curse::Gear(slot))));
    for effect in Effect::ALL {
        all.extend([Action::Lift(Curse::Effect(effect)), Action::Double(effect)]);
    }
    for name in ["horan-1", "taia-5", "victorius-6", "1-03", "1-17", "2-16", "3-16", "3-24"] {
        let card = card(name);
        all.extend([Action::Discard, Action::Play, Action::PutUnder].map(|of| of(card)));
        all.extend([Action::Pay(Price::Card(card)), Action::Buy(Ware::Card(card))]);
        for effect in Effect::ALL {
            all.push(Action::PlayDefiantly { card, effect });
            all.push(Action::Defy { card, effect });
        }
    }
    all
}

/// A front has one name, whichever card it is.
#[test]
fn places_and_fronts_are_named_as_the_document_says() {
    assert_eq!(json!(Place::Guardian(Level::Two)), json!("2-guardian"));
    assert_eq!(json!(Foe::guardian(Level::Two, 1)), json!("guardian-2-1"));
}

/// A seat that nobody sits on sees what everybody sees.
#[test]
fn nobody_looks_from_a_seat_that_is_not_there() {
    let game = at(json!({"players": [{}, {}]}));
    for seat in [Seat(2), Seat(3), Seat(4), Seat(255)] {
        assert_eq!(game.state().view(Some(seat)), game.state().view(None), "{seat}");
    }
}
