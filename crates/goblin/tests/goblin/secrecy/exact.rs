//! Small cases in which everything that can be imagined is counted, and comes up as often as it should.

use std::collections::BTreeMap;

use goblin::{Card, Cards, Goblin};
use serde_json::{Value, json};
use tabletop::{Game, seeded_rng};

use crate::table::{FIRST, SECOND, read, rounds, situation};
use testkit::data::edited;

/// Where the cards of the second player are: hand, deck from the top down, the unknown ones in it,
/// looked at, waiting to be stacked.
type Deal = (Vec<Card>, Vec<Option<Card>>, Vec<Card>, Vec<Card>, Vec<Card>);

/// What the owner knows of a place of the deck.
#[derive(Clone, Copy)]
enum Knows {
    /// Won cards.
    Won,
    /// Whatever it is: Taia put it there.
    All,
    Nothing,
}

#[test]
fn by_hand_every_hand_and_every_order_of_won_cards_is_as_likely() {
    let player = json!({"hand": ["taia-1", "1-01"], "deck": ["1-02", null, null],
        "unknown": ["taia-2", "taia-3"], "discard": ["taia-4", "taia-5", "taia-6"]});
    let hidden = ["taia-1", "1-01", "1-02", "taia-2", "taia-3"];
    check(&json!({}), &player, &json!({}), &hidden, |cards| {
        Some(deal(&cards[..2], &cards[2..], &[Knows::Won; 3], &[]))
    });
}

#[test]
fn open_cards_stay_in_the_hand() {
    let player = json!({"hand": ["taia-1", "1-01", "taia-4"], "deck": ["1-02", null, null],
        "unknown": ["taia-2", "taia-3"], "discard": ["taia-5", "taia-6"],
        "open": ["taia-1", "1-01"]});
    let hidden = ["taia-4", "1-02", "taia-2", "taia-3"];
    check(&json!({}), &player, &json!({}), &hidden, |cards| {
        let hand = [card("taia-1"), card("1-01"), cards[0]];
        Some(deal(&hand, &cards[1..], &[Knows::Won; 3], &[]))
    });
}

#[test]
fn automatic_stacking_leaves_starting_cards_to_be_imagined() {
    let player = json!({"hand": ["taia-1", "1-02"], "deck": ["1-01", null, null, null],
        "unknown": ["taia-2", "taia-3", "taia-4"], "discard": ["taia-5", "taia-6"],
        "open": ["1-01", "1-02"]});
    let hidden = ["taia-1", "taia-2", "taia-3", "taia-4"];
    check(&json!({"stacking": "automatic"}), &player, &json!({}), &hidden, |cards| {
        let hand = [cards[0], card("1-02")];
        let deck = [card("1-01"), cards[1], cards[2], cards[3]];
        Some(deal(&hand, &deck, &[Knows::Won; 4], &[]))
    });
}

#[test]
fn automatic_stacking_with_cards_under_the_deck() {
    let options = json!({"stacking": "automatic", "abilities": true});
    let player = json!({"hand": ["taia-1", "1-03"], "deck": ["1-01", null, null, "1-02"],
        "unknown": ["taia-2", "taia-3"], "discard": ["taia-4", "taia-5", "taia-6"],
        "under": 1, "open": ["1-01"]});
    let hidden = ["taia-1", "1-03", "1-02", "taia-2", "taia-3"];
    check(&options, &player, &json!({}), &hidden, |cards| {
        let [one, two, three, four, under] = *cards else { panic!("five") };
        let deck = [card("1-01"), three, four, under];
        let knows = [Knows::Won, Knows::Won, Knows::Won, Knows::All];
        (!three.is_won() && !four.is_won()).then(|| deal(&[one, two], &deck, &knows, &[]))
    });
}

#[test]
fn a_pure_shuffle_hides_won_cards_like_the_others() {
    let player = json!({"hand": ["taia-1", "1-01"], "deck": [null, null, null],
        "unknown": ["1-02", "taia-2", "taia-3"], "discard": ["taia-4", "taia-5", "taia-6"]});
    let hidden = ["taia-1", "1-01", "1-02", "taia-2", "taia-3"];
    check(&json!({"stacking": "shuffle"}), &player, &json!({}), &hidden, |cards| {
        Some(deal(&cards[..2], &cards[2..], &[Knows::Nothing; 3], &[]))
    });
}

#[test]
fn what_taia_looks_at_and_has_put_under_is_any_hidden_card() {
    let options = json!({"stacking": "shuffle", "abilities": true});
    let player = json!({"hand": ["taia-1"], "deck": [null, "1-02"], "unknown": ["taia-2"],
        "under": 1, "discard": ["taia-4", "taia-6"]});
    let battle = json!({"active": 1, "phase": "put_under", "battle": {"at": "1-row-1",
        "foe": "1-01", "played": ["taia-5"], "looked": ["1-04", "taia-3"]}});
    let hidden = ["taia-1", "taia-2", "1-02", "1-04", "taia-3"];
    check(&options, &player, &battle, &hidden, |cards| {
        let knows = [Knows::Nothing, Knows::All];
        Some(deal(&cards[..1], &cards[1..3], &knows, &cards[3..]))
    });
}

#[test]
fn in_a_stack_in_the_making_a_placed_card_may_be_anywhere() {
    let player = json!({"hand": ["taia-4", "taia-5", "taia-6"],
        "open": ["taia-4", "taia-5", "taia-6"], "deck": ["1-01", null, null, null, null],
        "unknown": ["taia-1", "taia-2", "taia-3"], "discard": ["1-02"]});
    let stack = json!({"active": 1, "phase": {"stack": {"seat": 1, "left": 1, "cause": "refill"}}});
    let hidden = ["1-01", "1-02", "taia-1", "taia-2", "taia-3"];
    check(&json!({}), &player, &stack, &hidden, |cards| {
        let hand = ["taia-4", "taia-5", "taia-6"].map(card);
        let mut deal = deal(&hand, cards, &[Knows::Won; 5], &[]);
        deal.1
            .iter_mut()
            .filter(|place| **place == Some(card("1-02")))
            .for_each(|place| *place = None);
        deal.2 = ["taia-1", "taia-2", "taia-3"].map(card).to_vec();
        deal.4 = vec![card("1-02")];
        Some(deal)
    });
}

#[test]
fn whoever_must_pay_can_pay() {
    let player = json!({"hand": ["taia-1", "1-01"], "deck": ["1-02", null, null],
        "unknown": ["taia-2", "taia-3"], "discard": ["taia-4", "taia-5", "taia-6"]});
    let hidden = ["taia-1", "1-01", "1-02", "taia-2", "taia-3"];
    let phases = [json!("shop"), json!({"pay": {"ware": {"potion": "healing"}}})];
    for phase in phases {
        let visit = json!({"active": 1, "visit": {"offer": []}, "phase": phase});
        check(&json!({}), &player, &visit, &hidden, |cards| {
            let can_pay = cards[..2].iter().any(|card| card.is_won());
            can_pay.then(|| deal(&cards[..2], &cards[2..], &[Knows::Won; 3], &[]))
        });
    }
    let visit = json!({"active": 1, "visit": {"offer": [], "bought": true}, "phase": "shop"});
    check(&json!({}), &player, &visit, &hidden, |cards| {
        Some(deal(&cards[..2], &cards[2..], &[Knows::Won; 3], &[]))
    });
    let armed = edited(player.clone(), &[("/weapon", json!("1-13"))]);
    let visit = json!({"active": 1, "visit": {"offer": []}, "phase": "shop"});
    check(&json!({}), &armed, &visit, &hidden, |cards| {
        Some(deal(&cards[..2], &cards[2..], &[Knows::Won; 3], &[]))
    });
}

/// All orders of the hidden cards that this accepts are as likely as each other.
fn check(
    options: &Value,
    player: &Value,
    rest: &Value,
    hidden: &[&str],
    place: impl Fn(&[Card]) -> Option<Deal>,
) {
    let setup = json!({"players": 2, "heroes": ["horan", "taia"], "options": options});
    let mut position = rest.clone();
    position["players"] = json!([{}, player]);
    let state = situation(&setup, &position);
    let mut expected: BTreeMap<Deal, u64> = BTreeMap::new();
    let mut cards: Vec<Card> = hidden.iter().map(|name| card(name)).collect();
    for_all_orders(0, &mut cards, &mut |cards| {
        place(cards).into_iter().for_each(|deal| *expected.entry(deal).or_default() += 1);
    });
    let real = deal_in(&state);
    assert!(expected.contains_key(&real), "the real deal is among those expected: {real:?}");
    let draws = rounds(200, 2_000) * expected.len() as u64;
    let (mut rng, mut found) = (seeded_rng(7), BTreeMap::<Deal, u64>::new());
    for _ in 0..draws {
        *found.entry(deal_in(&state.imagine(FIRST, &mut rng))).or_default() += 1;
    }
    fits(&expected, &found, draws);
}

/// Pearson's chi-square; the limit is exceeded about once in a million.
fn fits(expected: &BTreeMap<Deal, u64>, found: &BTreeMap<Deal, u64>, draws: u64) {
    let unexpected = found.keys().find(|deal| !expected.contains_key(deal));
    assert_eq!(unexpected, None, "nothing else is imagined");
    let total: u64 = expected.values().sum();
    let difference = |(deal, &weight): (&Deal, &u64)| {
        let expected = draws as f64 * weight as f64 / total as f64;
        let found = found.get(deal).copied().unwrap_or(0) as f64;
        (found - expected).powi(2) / expected
    };
    let statistic: f64 = expected.iter().map(difference).sum();
    let freedom = expected.len() as f64 - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    let limit = freedom * (1.0 - spread + 4.9 * spread.sqrt()).powi(3);
    println!("{} deals, chi-square {statistic:.1}, limit {limit:.1}", expected.len());
    assert!(statistic <= limit, "{statistic:.1} > {limit:.1}: {expected:?} {found:?}");
}

fn for_all_orders(from: usize, cards: &mut Vec<Card>, look: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        return look(cards);
    }
    for index in from..cards.len() {
        cards.swap(from, index);
        for_all_orders(from + 1, cards, look);
        cards.swap(from, index);
    }
}

/// Cards in their places, as far as their owner knows them.
fn deal(hand: &[Card], deck: &[Card], knows: &[Knows], looked: &[Card]) -> Deal {
    let known = |(&card, &knows): (&Card, &Knows)| match knows {
        Knows::Won => Some(card).filter(|card| card.is_won()),
        Knows::All => Some(card),
        Knows::Nothing => None,
    };
    let places: Vec<Option<Card>> = deck.iter().zip(knows).map(known).collect();
    let unknown = deck.iter().zip(&places).filter(|(_, known)| known.is_none());
    let unknown: Cards = unknown.map(|(&card, _)| card).collect();
    let sorted = |cards: &[Card]| Vec::from(cards.iter().copied().collect::<Cards>());
    (sorted(hand), places, Vec::from(unknown), sorted(looked), Vec::new())
}

fn deal_in(state: &Goblin) -> Deal {
    let position = state.position();
    let player = &position.players[usize::from(SECOND.0)];
    let looked = position.battle.map_or(Cards::NONE, |battle| battle.looked);
    let stacks = matches!(position.phase, goblin::Phase::Stack(_));
    let waiting = if stacks { player.discard } else { Cards::NONE };
    (
        player.hand.expect("a position says all").into(),
        player.deck.clone().expect("a position says all"),
        player.unknown.expect("a position says all").into(),
        looked.into(),
        waiting.into(),
    )
}

fn card(name: &str) -> Card {
    read(json!(name))
}
