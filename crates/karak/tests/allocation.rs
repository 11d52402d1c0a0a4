//! No heap: a state is a flat value of at most 2 KB, and a ply allocates nothing.
//!
//! A test binary of its own, because the counter takes the place of the allocator of the whole
//! program. To write one takes `unsafe`, which is forbidden here; the crate `allocation-counter`
//! does it for us in two hundred lines without dependencies, and counts thread by thread, so that
//! tests beside each other do not disturb it.

use karak::karak::{Karak, Options, Setup};
use tabletop::{Game, Ply, Rng, Silent, Turn, below, quick};

/// Far more actions than any state offers.
const ROOM_FOR_ACTIONS: usize = 256;

#[test]
fn a_state_has_at_most_two_kilobytes() {
    let bytes = size_of::<Karak>();
    println!("a state has {bytes} bytes");
    assert!(bytes <= 2_048, "a state has {bytes} bytes");
}

#[test]
fn the_counter_counts() {
    let seen = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(seen.count_total, 1);
}

#[test]
fn a_playout_allocates_nothing() {
    for options in Options::all() {
        for players in 2..=5 {
            let setup = Setup { options, round_limit: Some(100), ..Setup::new(players) };
            let start = Karak::new(&setup).expect("a table of ours");
            let (mut luck, mut actions) =
                (quick(players.into()), Vec::with_capacity(ROOM_FOR_ACTIONS));
            play(&start, &mut actions, &mut luck);
            let mut plies = 0;
            let seen = allocation_counter::measure(|| {
                plies = (0..5).map(|_| play(&start, &mut actions, &mut luck)).sum();
            });
            assert_eq!(seen.count_total, 0, "{setup:?}");
            assert!(plies > 100, "five games were played: {plies} plies");
        }
    }
}

/// A random game from here; returns its plies.
fn play(start: &Karak, actions: &mut Vec<karak::karak::Action>, luck: &mut impl Rng) -> u32 {
    let mut state = *start;
    for plies in 0.. {
        let ply = match state.turn() {
            Turn::Player(_) => {
                actions.clear();
                state.actions(actions);
                Ply::Act(actions[below(actions.len() as u32, luck) as usize])
            }
            Turn::Chance => Ply::Chance(state.sample(luck)),
            Turn::Over { .. } => return plies,
        };
        state.apply(&ply, &mut Silent);
    }
    unreachable!("every game ends")
}
