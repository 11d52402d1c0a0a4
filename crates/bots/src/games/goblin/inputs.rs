//! The inputs of the value networks for one seat: everything that may matter, raw.

use goblin::{Cards, Colour, Curse, Curses, Goblin, Hero, Phase, Slot};
use tabletop::{Game, Seat};

use super::{Cache, Features, feature_cache, owned, urgency, worn};
use crate::{
    Evaluate,
    games::{flag, turns_until},
};

/// How many there are: the features, then all the rest in the order of [`write`].
pub const INPUTS: usize = Goblin::FEATURES.len() + 8 + 4 + 6 + 8 + 5 + 12 + 6 + 6 + OTHERS + 3;

/// Writes them; nothing before the heroes are drawn.
pub fn write(game: &Goblin, seat: Seat, inputs: &mut [f32]) {
    if crate::game_loop::seats(game).any(|seat| game.at_seat(seat).hero.is_none()) {
        return;
    }
    let features = feature_cache::features(game, seat, &mut Cache::default());
    let groups: [&[f32]; 11] = [
        &features,
        &turn(game, seat),
        &keys(game, seat),
        &hearts(game, seat),
        &gear(game, seat),
        &piles(game, seat),
        &colours(game, seat),
        &lord(game),
        &hero(game, seat),
        &others(game, seat, &features),
        &[1.0, f32::from(game.seats()) / 4.0, urgency(game)],
    ];
    for (place, &value) in inputs.iter_mut().zip(groups.into_iter().flatten()) {
        *place = value;
    }
}

/// Whose turn it is, and what is done in it.
fn turn(game: &Goblin, seat: Seat) -> [f32; 8] {
    let is_active = game.active() == seat;
    let seats = game.seats();
    let wait = turns_until(seat, game.active(), seats);
    let phase = game.phase();
    let is_battle = game.battle().is_some();
    [
        flag(is_active),
        f32::from(wait) / f32::from(seats),
        flag(is_active && phase == Phase::Turn),
        flag(is_active && is_battle),
        flag(is_active && phase == Phase::Shop),
        flag(is_active && matches!(phase, Phase::Stack(_))),
        flag(wait == 1),
        flag(wait == 1 && phase != Phase::Turn && !is_battle),
    ]
}

fn keys(game: &Goblin, seat: Seat) -> [f32; 4] {
    let count = game.at_seat(seat).key_count();
    [0, 1, 2, 3].map(|number| flag(count == number))
}

fn hearts(game: &Goblin, seat: Seat) -> [f32; 6] {
    let hearts = game.at_seat(seat).hearts;
    [0, 1, 2, 3, 4, 5].map(|number| flag(hearts == number))
}

/// What is worn in each slot.
fn gear(game: &Goblin, seat: Seat) -> [f32; 8] {
    let mut inputs = [0.0; 8];
    for (part, card) in inputs.chunks_mut(4).zip(game.at_seat(seat).gear) {
        let Some(card) = card else { continue };
        let worn = worn(game, card);
        part.copy_from_slice(&[worn.attack / 3.0, worn.defence / 3.0, worn.heal, worn.hand]);
    }
    inputs
}

/// How many cards lie where, how large a full hand is, and whether the deck is smaller.
fn piles(game: &Goblin, seat: Seat) -> [f32; 5] {
    let player = game.at_seat(seat);
    let count = |cards: Cards| f32::from(cards.count()) / 10.0;
    let full = f32::from(game.full_hand(seat));
    [
        count(player.hand),
        count(player.deck.cards()),
        count(player.discard),
        full / 5.0,
        flag(f32::from(player.deck.cards().count()) < full),
    ]
}

/// The cards of each colour: how many there are, how hard they hit, how many can follow.
fn colours(game: &Goblin, seat: Seat) -> [f32; 12] {
    let battle = game.battle().filter(|_| game.active() == seat);
    let cards = owned(game.at_seat(seat), battle);
    let mean = 1.0 / f32::from(cards.count().max(1));
    let mut inputs = [0.0; 12];
    for skill in cards.iter().filter_map(|card| game.face(card).skill()) {
        let colour = skill.colour as usize;
        inputs[colour] += mean;
        inputs[4 + colour] += mean * f32::from(skill.attack);
        for next in Colour::ALL.into_iter().filter(|&next| skill.next.has(next)) {
            inputs[8 + next as usize] += mean;
        }
    }
    inputs
}

/// The Lord of this game, if he is known.
fn lord(game: &Goblin) -> [f32; 6] {
    let Some(lord) = game.lord() else { return [0.0; 6] };
    let (front, curses): (_, Curses) = (game.front(lord), game.curses(lord));
    [
        1.0,
        f32::from(front.hearts) / 10.0,
        f32::from(front.attack) / 5.0,
        flag(curses.has(Curse::Gear(Slot::Weapon))),
        flag(curses.has(Curse::Gear(Slot::Armour))),
        flag(Colour::ALL.into_iter().any(|colour| curses.has(Curse::Colour(colour)))),
    ]
}

/// Whose ability the hero has, if abilities are played with.
fn hero(game: &Goblin, seat: Seat) -> [f32; 6] {
    let able = game.at_seat(seat).hero.filter(|_| game.ability(seat).is_some());
    Hero::ALL.map(|hero| flag(able == Some(hero)))
}

/// The features of rivals that matter to each other.
const COMPARED: [usize; 8] = [
    place_of("keys"),
    place_of("hearts"),
    place_of("weapon"),
    place_of("beaten"),
    place_of("crown"),
    place_of("lord_reach"),
    place_of("gate_win"),
    place_of("lord_win"),
];
const OTHERS: usize = 2 * COMPARED.len();

/// Where a feature is.
const fn place_of(name: &str) -> usize {
    let mut place = 0;
    while !is_same(Goblin::FEATURES[place].as_bytes(), name.as_bytes()) {
        place += 1;
    }
    place
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

/// What the others have most of, and how much more I have.
fn others(game: &Goblin, seat: Seat, mine: &Features) -> [f32; OTHERS] {
    let mut inputs = [0.0; OTHERS];
    let rivals = crate::game_loop::seats(game).filter(|&other| other != seat);
    let sights: Vec<Features> =
        rivals.map(|other| feature_cache::features(game, other, &mut Cache::default())).collect();
    for (place, feature) in COMPARED.into_iter().enumerate() {
        let most =
            sights.iter().map(|features| features[feature]).fold(f32::NEG_INFINITY, f32::max);
        inputs[2 * place] = most;
        inputs[2 * place + 1] = mine[feature] - most;
    }
    inputs
}
