//! Every game ends: by the rules, or by the round limit, which the result names.

use karak2::{Ending, Karak2, Setup};
use tabletop::{Game, Rng, seeded_rng, testkit::play_out};

use crate::table::{rounds, setups};

/// Rounds after which a game is called off.
const ROUND_LIMIT: u16 = 500;

/// No random game with that limit takes so many plies, dice and draws included. The longest of
/// 160,000 took about 11,400.
const MOST_PLIES: usize = 30_000;

/// How a game ends if nobody agrees to end it.
const ENDINGS: [Ending; 2] = [Ending::GeneralSlain, Ending::RoundLimit];

testkit::family_tests!(endings: every_random_game_ends, two, three, four, five);

#[test]
fn only_a_limit_ends_a_game_by_its_limit() {
    let mut rng = seeded_rng(1);
    for setup in setups(1) {
        let (ending, _) = play(&setup, MOST_PLIES, &mut rng);
        assert_eq!(ending, Ending::RoundLimit, "nobody slays the General in one round");
        let endless = Setup { round_limit: None, ..setup };
        assert_eq!(play(&endless, 100 * MOST_PLIES, &mut rng).0, Ending::GeneralSlain);
    }
}

/// Nobody is trapped for ever, so that every game ends by the rules. Rule: K2-4.10
#[test]
fn every_random_game_without_a_limit_ends_by_the_rules() {
    let (games, mut rng) = (rounds(100, 2_500), seeded_rng(10));
    let endless = setups(1).map(|setup| Setup { round_limit: None, ..setup });
    for setup in endless.filter(|setup| setup.options.imperium) {
        for _ in 0..games {
            assert_eq!(play(&setup, 10 * MOST_PLIES, &mut rng).0, Ending::GeneralSlain);
        }
    }
}

/// Within the bound, and not always in the same way.
fn every_random_game_ends(players: u8) {
    let games = rounds(1_000, 10_000);
    let (mut rng, mut longest, mut all) = (seeded_rng(players.into()), 0, [0; ENDINGS.len()]);
    println!("{players} players, {games} games a table: {ENDINGS:?}");
    for setup in setups(ROUND_LIMIT).filter(|setup| setup.players == players) {
        let mut counts = [0; ENDINGS.len()];
        for _ in 0..games {
            let (ending, plies) = play(&setup, MOST_PLIES, &mut rng);
            let index = ENDINGS.iter().position(|&known| known == ending);
            counts[index.unwrap_or_else(|| panic!("nobody asked for {ending:?}"))] += 1;
            longest = longest.max(plies);
        }
        println!("  {} {counts:?}", name(&setup));
        all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
    }
    println!("  all {all:?}, the longest game took {longest} plies");
    assert!(all.iter().all(|&count| count > 0), "they end in different ways: {all:?}");
}

/// A random game: how it ended, and after how many plies.
fn play(setup: &Setup, most_plies: usize, rng: &mut impl Rng) -> (Ending, usize) {
    let mut state = Karak2::new(setup).expect("a table of ours");
    let played = play_out(&mut state, most_plies, &mut Vec::new(), rng);
    let ending =
        state.ending().unwrap_or_else(|| panic!("{most_plies} plies and no end: {setup:?}"));
    (ending, played.plies)
}

/// The options in short: `I-` is Imperium with the plague.
fn name(setup: &Setup) -> String {
    let on = [setup.options.imperium, setup.options.friendly];
    "IF".chars().zip(on).map(|(letter, on)| if on { letter } else { '-' }).collect()
}
