//! Every game ends: by the rules, or by the round limit, which the result names.

use karak::{Ending, Karak, Setup};
use tabletop::{Game, Rng, seeded_rng, testkit::play_out};

use crate::table::{rounds, setups};

/// Rounds after which a game is called off.
const ROUND_LIMIT: u16 = 500;

/// No random game with that limit takes so many plies, dice and draws included. The longest of the
/// 128,000 that are played here takes about 7,100.
const MOST_PLIES: usize = 20_000;

/// How a game ends if nobody agrees to end it.
const ENDINGS: [Ending; 4] =
    [Ending::DragonSlain, Ending::RoundLimit, Ending::PartyDown, Ending::Wrath];

testkit::family_tests!(endings: every_random_game_ends, two, three, four, five);

#[test]
fn only_a_limit_ends_a_game_by_its_limit() {
    let mut rng = seeded_rng(1);
    for setup in setups(1) {
        let (ending, _) = play(&setup, MOST_PLIES, &mut rng);
        assert!(ending != Ending::DragonSlain, "nobody slays the dragon in one round");
        let endless = Setup { round_limit: None, ..setup };
        // Random heroes may make a dragon that nobody can beat any more; then nothing ends the game.
        let mut state = Karak::new(&endless).expect("a table of ours");
        play_out(&mut state, MOST_PLIES, &mut Vec::new(), &mut rng);
        assert!(state.ending() != Some(Ending::RoundLimit));
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
    assert!(all[..2].iter().all(|&count| count > 0) && all[3] > 0, "they end in different ways");
}

/// A random game: how it ended, and after how many plies.
fn play(setup: &Setup, most_plies: usize, rng: &mut impl Rng) -> (Ending, usize) {
    let mut state = Karak::new(setup).expect("a table of ours");
    let played = play_out(&mut state, most_plies, &mut Vec::new(), rng);
    let ending =
        state.ending().unwrap_or_else(|| panic!("{most_plies} plies and no end: {setup:?}"));
    (ending, played.plies)
}

/// The options in short: `H-C-` is Hero mode with Cooperative.
fn name(setup: &Setup) -> String {
    let options = &setup.options;
    let on = [options.hero_mode, options.monster_hunt, options.cooperative.is_some(), options.fast];
    "HMCF".chars().zip(on).map(|(letter, on)| if on { letter } else { '-' }).collect()
}
