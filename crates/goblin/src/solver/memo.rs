//! What has been reckoned already.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::super::battle::{Doubled, Use};
use super::super::card::{Card, Cards, Effect, Skill};
use super::super::colour::Colours;
use super::super::curse::Curse;
use super::super::hero::Ability;
use super::super::phase::Phase;
use super::super::potion::{Potion, Potions};
use super::super::state::Goblin;
use super::{Node, Pile, Worth};

/// The worth of positions.
#[derive(Default)]
pub struct Memo {
    worths: HashMap<Key, Worth, Quick>,
    /// Decks by number, so that keys are small.
    decks: HashMap<Vec<Option<Card>>, u32, Quick>,
    places: Vec<Option<Card>>,
}

/// The part of a position that the rest of the battle depends on.
///
/// Hero, equipment, foe and the sum of all cards stay the same in a battle. So the cards that are in none
/// of these places have been played, and how many they are is known. Of their order matter the last one and
/// whether two attacks came in a row, which shows in the attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    hand: Cards,
    discard: Cards,
    looked: Cards,
    unknown: Cards,
    deck: u32,
    under: u8,
    phase: Phase,
    last: Option<Last>,
    attack: u16,
    hearts: u8,
    potions: Potions,
    lifted: Option<Curse>,
    doubled: Option<Twice>,
    ability: Use,
    pile: Pile,
}

/// What matters of the card played last: what may follow; for Horan whether it attacks; and what a
/// strength potion, if there is one, can double. Rules: G-5.6, G-7.4, G-9.3
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Last {
    next: Colours,
    attacks: bool,
    doubles: [u8; 2],
}

/// What counts twice, and which card it is on, if its curse may be defied. Rules: G-7.4, G-9.4
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Twice {
    effect: Effect,
    printed: u8,
    card: Option<Card>,
}

type Quick = BuildHasherDefault<Mixer>;

/// A quick hasher: nobody chooses positions so that they collide.
#[derive(Default)]
pub struct Mixer(u64);

impl Memo {
    /// The key of a position.
    pub fn key(&mut self, node: &Node) -> Key {
        let (me, battle) = (node.state.me(), node.state.fight());
        Key {
            hand: me.hand,
            discard: me.discard,
            looked: battle.looked,
            unknown: me.deck.unknown(),
            deck: self.deck(node),
            under: me.deck.under(),
            phase: node.state.phase,
            last: battle.played.last().map(|card| Last::of(&node.state, card)),
            attack: node.state.total(battle, Effect::Attack),
            hearts: me.hearts,
            potions: me.potions,
            lifted: battle.lifted,
            doubled: battle.doubled.map(|doubled| Twice::of(&node.state, doubled)),
            ability: battle.ability,
            pile: node.pile,
        }
    }

    /// The number of a deck.
    fn deck(&mut self, node: &Node) -> u32 {
        self.places.clear();
        self.places.extend(node.state.me().deck.places());
        if let Some(&number) = self.decks.get(&self.places) {
            return number;
        }
        let number = self.decks.len() as u32;
        self.decks.insert(self.places.clone(), number);
        number
    }

    /// What is known already.
    pub fn get(&self, key: &Key) -> Option<Worth> {
        self.worths.get(key).copied()
    }

    /// Now this is known.
    pub fn insert(&mut self, key: Key, worth: Worth) {
        self.worths.insert(key, worth);
    }
}

impl Last {
    fn of(state: &Goblin, card: Card) -> Last {
        let Skill { next, attack, defence, .. } = *state.rules.skill(card);
        let strong = state.me().potions.has(Potion::Strength);
        Last {
            next,
            attacks: attack > 0 && state.can(Ability::DoubleStrike),
            doubles: if strong { [attack, defence] } else { [0; 2] },
        }
    }
}

impl Twice {
    fn of(state: &Goblin, Doubled { card, effect }: Doubled) -> Twice {
        let printed = state.rules.skill(card).effect(effect);
        let card = Some(card).filter(|_| state.can(Ability::Defiance));
        Twice { effect, printed, card }
    }
}

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.mix(byte.into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_u128(&mut self, number: u128) {
        self.mix(number as u64);
        self.mix((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}
