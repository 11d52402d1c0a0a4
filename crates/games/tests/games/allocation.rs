//! No heap: a state is a flat value of few kilobytes, and a ply allocates nothing.
//!
//! The counter takes the place of the allocator of this whole test binary. To write one takes `unsafe`, which is forbidden here; the crate `allocation-counter`
//! does it for us in two hundred lines without dependencies, and counts thread by thread, so that
//! tests beside each other do not disturb it.

use tabletop::{Game, quick, testkit::play_out};
use {karak as one, karak2 as two};

/// Far more actions than any state offers.
const ROOM_FOR_ACTIONS: usize = 256;
/// No game with a round limit takes so many plies.
const BOUND: usize = 100_000;

#[test]
fn a_state_of_karak_has_at_most_two_kilobytes() {
    let bytes = size_of::<one::Karak>();
    println!("a state has {bytes} bytes");
    assert!(bytes <= 2_048, "a state has {bytes} bytes");
}

#[test]
fn a_state_of_karak_2_has_at_most_four_kilobytes() {
    let bytes = size_of::<two::Karak2>();
    println!("a state has {bytes} bytes");
    assert!(bytes <= 4_096, "a state has {bytes} bytes");
}

#[test]
fn a_state_of_karak_goblin_has_at_most_four_kilobytes() {
    let bytes = size_of::<goblin::Goblin>();
    println!("a state has {bytes} bytes");
    assert!(bytes <= 4_096, "a state has {bytes} bytes");
}

#[test]
fn the_counter_counts() {
    let seen = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(seen.count_total, 1);
}

#[test]
fn a_playout_of_karak_allocates_nothing() {
    for options in one::Options::all() {
        for players in 2..=5 {
            let setup = one::Setup::new(players);
            plays_without_heap::<one::Karak>(&one::Setup {
                options,
                round_limit: Some(100),
                ..setup
            });
        }
    }
}

#[test]
fn a_playout_of_karak_2_allocates_nothing() {
    for options in two::Options::all() {
        for players in 2..=5 {
            let setup = two::Setup::new(players);
            plays_without_heap::<two::Karak2>(&two::Setup {
                options,
                round_limit: Some(150),
                ..setup
            });
        }
    }
}

#[test]
fn a_playout_of_karak_goblin_allocates_nothing() {
    let mut easy = goblin::Contents::standard().clone();
    easy.guardians.iter_mut().for_each(|row| row.hearts = 1);
    easy.lords.iter_mut().for_each(|row| row.hearts = 1);
    for contents in [None, Some(Box::new(easy))] {
        for options in goblin::Options::all() {
            for players in 2..=4 {
                let (contents, setup) = (contents.clone(), goblin::Setup::new(players));
                plays_without_heap::<goblin::Goblin>(&goblin::Setup {
                    options,
                    round_limit: Some(80),
                    contents,
                    ..setup
                });
            }
        }
    }
}

/// Once the list has grown, five random games need no memory more.
fn plays_without_heap<G: Game>(setup: &G::Setup) {
    let start = G::new(setup).expect("a table of ours");
    let (mut luck, mut actions) = (quick(5), Vec::with_capacity(ROOM_FOR_ACTIONS));
    let mut plies = 0;
    let seen = allocation_counter::measure(|| {
        for _ in 0..5 {
            let played = play_out(&mut start.clone(), BOUND, &mut actions, &mut luck);
            plies += if played.over { played.plies } else { 0 };
        }
    });
    assert_eq!(seen.count_total, 0, "{setup:?}");
    assert!(plies > 100, "five games were played: {plies} plies");
}
