//! What is worth a thought at the merchant's: of many wares and prices most are plainly worse than others.

use goblin::{Action, Card, Face, Goblin, Phase, Price, Slot, Ware};
use tabletop::Game;

use super::{Worn, worn, worth_of};

/// Action cards of the pawnbroker that are thought about: the strongest ones.
const CARDS_WANTED: usize = 2;
/// Won cards of the hand that somebody would pay with: the weakest ones.
const CARDS_SPARED: usize = 2;

/// The legal actions that are worth a thought, in their order.
pub(super) fn choices(game: &Goblin, list: &mut Vec<Action>) {
    let start = list.len();
    game.actions(list);
    match game.phase() {
        Phase::Shop => keep_wares(game, list, start),
        Phase::Pay { .. } => keep_prices(game, list, start),
        Phase::DrawHero { .. }
        | Phase::Reveal { .. }
        | Phase::Draw(_)
        | Phase::FirstPlayer
        | Phase::Flip
        | Phase::Turn
        | Phase::Trim
        | Phase::Chain
        | Phase::PutUnder
        | Phase::Defy
        | Phase::Brace
        | Phase::Reward { .. }
        | Phase::Stack(_)
        | Phase::Keep { .. }
        | Phase::Over(_) => {}
    }
}

/// Potions, the best of each kind of equipment, and the strongest cards. If that is nothing at all,
/// everything.
fn keep_wares(game: &Goblin, list: &mut Vec<Action>, start: usize) {
    let wares: Vec<Card> = list[start..].iter().filter_map(ware).collect();
    let worth = |card: &Card| worth_of(game, *card);
    let best = |slot: Slot| {
        let worn_now = game.at_seat(game.active()).gear[slot as usize];
        let worth_now = worn_now.map_or(Worn::default(), |card| worn(game, card)).worth();
        let fits = |card: &&Card| game.face(**card).gear().is_some_and(|gear| gear.slot == slot);
        let best =
            wares.iter().filter(fits).copied().max_by(|one, two| worth(one).total_cmp(&worth(two)));
        best.filter(|card| worth(card) > worth_now)
    };
    let mut wanted: Vec<Card> =
        wares.iter().copied().filter(|card| matches!(game.face(*card), Face::Action(_))).collect();
    wanted.sort_by(|one, two| worth(two).total_cmp(&worth(one)));
    wanted.truncate(CARDS_WANTED);
    wanted.extend(Slot::ALL.into_iter().filter_map(best));
    let is_kept = |action: &Action| ware(action).is_none_or(|card| wanted.contains(&card));
    if list[start..].iter().any(is_kept) {
        keep(list, start, is_kept);
    }
}

/// Equipment, and the weakest cards.
fn keep_prices(game: &Goblin, list: &mut Vec<Action>, start: usize) {
    let is_card = |card: &Card| matches!(game.face(*card), Face::Action(_));
    let mut spared: Vec<Card> = list[start..].iter().filter_map(price).filter(is_card).collect();
    spared.sort_by(|one, two| worth_of(game, *one).total_cmp(&worth_of(game, *two)));
    spared.truncate(CARDS_SPARED);
    let is_kept = |action: &Action| {
        price(action).is_none_or(|card| !is_card(&card) || spared.contains(&card))
    };
    keep(list, start, is_kept);
}

fn keep(list: &mut Vec<Action>, start: usize, is_kept: impl Fn(&Action) -> bool) {
    let mut index = 0;
    list.retain(|action| {
        index += 1;
        index <= start || is_kept(action)
    });
}

/// The card of the pawnbroker that would be bought.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else buys a card")]
fn ware(action: &Action) -> Option<Card> {
    match *action {
        Action::Buy(Ware::Card(card)) => Some(card),
        _ => None,
    }
}

/// The card that would be paid.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is a payment")]
fn price(action: &Action) -> Option<Card> {
    match *action {
        Action::Pay(Price::Card(card)) => Some(card),
        _ => None,
    }
}
