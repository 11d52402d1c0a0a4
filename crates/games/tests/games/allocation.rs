//! No heap: a state is a flat value of few kilobytes, and a ply allocates nothing.
//!
//! The counter takes the place of the allocator of this whole test binary. To write one takes `unsafe`,
//! which is forbidden here; the crate `allocation-counter` does it for us in two hundred lines without
//! dependencies, and counts thread by thread, so that tests beside each other do not disturb it.

use games::{Game, Goblin, ListedGame, each_game};
use goblin::{Contents, Setup};
use tabletop::{seeded_rng, testkit::play_out};
use testkit::table::everywhere;

/// Far more actions than any state offers.
const ROOM_FOR_ACTIONS: usize = 256;
/// No game with a round limit takes so many plies.
const BOUND: usize = 100_000;

#[test]
fn a_state_of_karak_has_at_most_two_kilobytes() {
    let bytes = size_of::<games::Karak>();
    assert!(bytes <= 2_048, "a state has {bytes} bytes");
}

#[test]
fn a_state_of_any_game_has_at_most_four_kilobytes() {
    for (game, bytes) in each_game!(G => (G::ID, size_of::<G>())) {
        println!("a state of {game} has {bytes} bytes");
        assert!(bytes <= 4_096, "a state of {game} has {bytes} bytes");
    }
}

#[test]
fn the_counter_counts() {
    let seen = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(seen.count_total, 1);
}

#[test]
fn a_playout_of_any_game_allocates_nothing() {
    fn check<G: ListedGame>() {
        for setup in everywhere::<G>(100) {
            plays_without_heap::<G>(&setup);
        }
    }
    each_game!(G => check::<G>());
}

/// Weak guardians and lords: even random players see the end of the cave.
#[test]
fn a_whole_game_of_karak_goblin_allocates_nothing() {
    let mut easy = Contents::standard().clone();
    easy.guardians.iter_mut().for_each(|row| row.hearts = 1);
    easy.lords.iter_mut().for_each(|row| row.hearts = 1);
    for setup in everywhere::<Goblin>(80) {
        plays_without_heap::<Goblin>(&Setup { contents: Some(Box::new(easy.clone())), ..setup });
    }
}

/// Once the list has grown, five random games need no memory more.
fn plays_without_heap<G: Game>(setup: &G::Setup) {
    let start = G::new(setup).expect("a table of ours");
    let (mut rng, mut actions) = (seeded_rng(5), Vec::with_capacity(ROOM_FOR_ACTIONS));
    let mut plies = 0;
    let seen = allocation_counter::measure(|| {
        for _ in 0..5 {
            let played = play_out(&mut start.clone(), BOUND, &mut actions, &mut rng);
            plies += if played.over { played.plies } else { 0 };
        }
    });
    assert_eq!(seen.count_total, 0, "{setup:?}");
    assert!(plies > 100, "five games were played: {plies} plies");
}
