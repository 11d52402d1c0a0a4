//! What was seen before: whoever is not in a battle looks the same until something about them changes, and
//! most decisions are judged in many situations in which the others do nothing.

use std::{
    cell::RefCell,
    hash::{Hash, Hasher},
};

use goblin::{Adventurer, Foe, Goblin, Phase};
use tabletop::Seat;

use super::{Cache, Glance, Sight, tempo, urgency};

/// So many sights are remembered by each thread; a new one takes the place of an old one.
const MOST_REMEMBERED: usize = 1024;

/// All that the sight of a seat depends on that is in no battle.
#[derive(Clone, Copy, PartialEq)]
struct Aspect {
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
    static SEEN: RefCell<Vec<Option<(Aspect, Sight)>>> = const { RefCell::new(Vec::new()) };
}

/// What this seat's situation shows, remembered if it was seen before.
pub(super) fn sight(game: &Goblin, seat: Seat, cache: &mut Cache) -> Sight {
    let mut look = || Glance::of(game, seat, cache).features(game, seat, cache);
    if is_in_battle(game, seat) {
        return look();
    }
    let aspect = Aspect::of(game, seat);
    SEEN.with_borrow_mut(|seen| {
        seen.resize(MOST_REMEMBERED, None);
        let place = &mut seen[aspect.place()];
        match place {
            Some((known, sight)) if *known == aspect => *sight,
            Some(_) | None => place.insert((aspect, look())).1,
        }
    })
}

/// Is this seat in no battle, and as it was before?
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

impl Aspect {
    fn of(game: &Goblin, seat: Seat) -> Aspect {
        Aspect {
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
        (mixer.finish() >> 32) as usize % MOST_REMEMBERED
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
