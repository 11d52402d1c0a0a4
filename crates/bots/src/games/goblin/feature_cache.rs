//! A direct-mapped cache of features, one for each thread: whoever is not in a battle has the same features until
//! something about them changes, and behind most decisions the others do nothing in all states.

use std::{
    cell::RefCell,
    hash::{Hash, Hasher},
};

use goblin::{Adventurer, Foe, Goblin, Phase};
use tabletop::Seat;

use super::{Cache, Features, Glance, tempo, urgency};

/// Slots of the cache; new features take the place of old ones.
const SLOTS: usize = 1024;

/// All that the features of a seat that is in no battle depend on.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    table: u64,
    player: Adventurer,
    gate: Option<Foe>,
    lord: Option<Foe>,
    tempo: f32,
    urgency: f32,
    is_champion: bool,
    is_busy: bool,
}

thread_local! {
    static SEEN: RefCell<Vec<Option<(Key, Features)>>> = const { RefCell::new(Vec::new()) };
}

/// The features of this seat, from the cache if they are in it.
pub(super) fn features(game: &Goblin, seat: Seat, cache: &mut Cache) -> Features {
    let mut compute = || Glance::of(game, seat, cache).features(game, seat, cache);
    if is_in_battle(game, seat) {
        return compute();
    }
    let key = Key::of(game, seat);
    SEEN.with_borrow_mut(|seen| {
        seen.resize(SLOTS, None);
        let place = &mut seen[key.place()];
        match place {
            Some((known, features)) if *known == key => *features,
            Some(_) | None => place.insert((key, compute())).1,
        }
    })
}

/// Is this seat in no battle, and all that its features depend on as it was before?
pub(super) fn same_features_as_before(game: &Goblin, before: &Goblin, seat: Seat) -> bool {
    let rest = |game: &Goblin| {
        let is_champion = game.champions().contains(seat);
        (game.gate(seat), game.lord(), tempo(game, seat), urgency(game), is_champion)
    };
    !is_in_battle(game, seat)
        && !is_in_battle(before, seat)
        && game.at_seat(seat) == before.at_seat(seat)
        && is_busy(game, seat) == is_busy(before, seat)
        && rest(game) == rest(before)
}

fn is_in_battle(game: &Goblin, seat: Seat) -> bool {
    game.active() == seat && game.battle().is_some()
}

/// Is it this seat's turn, and something done in it already?
fn is_busy(game: &Goblin, seat: Seat) -> bool {
    game.active() == seat && game.phase() != Phase::Turn
}

impl Key {
    fn of(game: &Goblin, seat: Seat) -> Key {
        Key {
            table: game.table_stamp(),
            player: *game.at_seat(seat),
            gate: game.gate(seat),
            lord: game.lord(),
            tempo: tempo(game, seat),
            urgency: urgency(game),
            is_champion: game.champions().contains(seat),
            is_busy: is_busy(game, seat),
        }
    }

    fn place(&self) -> usize {
        let mut mixer = Mixer(self.table);
        let player = &self.player;
        (player.hand, player.discard, player.deck.unknown(), player.gear).hash(&mut mixer);
        (player.potions, player.hearts, player.deck.places().next()).hash(&mut mixer);
        mixer.write_u32(self.tempo.to_bits());
        (mixer.finish() >> 32) as usize % SLOTS
    }
}

/// Mixes numbers quickly; nobody wants to fool it.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
