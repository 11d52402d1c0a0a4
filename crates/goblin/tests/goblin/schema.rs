//! What the schemas say of our JSON is true.

use std::marker::PhantomData;

use goblin::{Action, Card, Cards, Foe, Goblin, Hero, Level, Place, Price};
use serde_json::{Value, json};
use testkit::schema::Schemas;

const SCHEMAS: Schemas<Goblin> =
    Schemas { outlook: "ReckonedOutlook", events: 29, game: PhantomData };

testkit::family_tests!(schemas: SCHEMAS);

/// Cards, fronts and places are strings, but not any.
#[test]
fn what_is_not_ours_is_not_described() {
    let cards = ["horan-0", "horan-7", "grom-1", "1-7", "1-00", "1-25", "4-01", "1-07 ", ""];
    let places = ["1-row-0", "1-row-6", "4-deck", "lords", "1-row"];
    let fronts = ["guardian-1-6", "guardian-4-1", "lord-0", "lord-4", "lord", "healing potion"];
    let cards = cards.map(|card| json!({ "play": card }));
    let places = places.map(|place| json!({ "fight": place }));
    let fronts = fronts.map(|front| json!({ "pay": front }));
    let more = [json!({"lift": "purple"}), json!({"double": "red"}), json!("pass")];
    let others: Vec<Value> = cards.into_iter().chain(places).chain(fronts).chain(more).collect();
    SCHEMAS.describe_nothing_else(&json!({"play": "horan-1"}), &others);
}

#[test]
fn every_card_front_and_place_is_described() {
    let starting =
        Hero::ALL.into_iter().flat_map(|hero| (1..=6).map(move |n| Card::starting(hero, n)));
    let cards = starting.flatten().chain(Cards::WON.iter()).map(Action::Play);
    let guardians =
        Level::ALL.into_iter().flat_map(|level| (1..=5).map(move |n| Foe::guardian(level, n)));
    let lords = (1..=3).map(Foe::lord);
    let fronts = Cards::WON.iter().map(Foe::monster).chain(guardians).chain(lords);
    let fronts = fronts.flatten().map(|foe| Action::Pay(Price::Key(foe)));
    let all: Vec<Action> = cards.chain(fronts).chain(Place::all().map(Action::Fight)).collect();
    assert_eq!(all.len(), 6 * 6 + 3 * 24 + (3 * 24 + 3 * 5 + 3) + (3 * 7 + 1));
    for action in all {
        SCHEMAS.describe_nothing_else(&json!(action), &[]);
    }
}
