//! The laws of every game, over all options and numbers of players.

use tabletop::{Game, Turn, seeded_rng, testkit::check_every_state};

use super::table::{actions, play_at_random, rounds};

/// The games in which the laws are looked at.
pub struct Laws<G: Game> {
    /// Plies after which a random game is cut off; the round limit comes long before.
    pub bound: usize,
    /// Round limits, and how many games with each: many short ones, a few long ones.
    pub games: &'static [(u16, u64)],
    /// How many times as many with `KARAK_LONG=1`.
    pub longer: u64,
    /// The tables for so many players with this round limit: by options, one or several of each.
    pub tables: fn(u8, u16) -> Vec<Vec<G::Setup>>,
}

impl<G: Game> Laws<G> {
    /// They hold in every state of these games with so many players.
    pub fn hold_for(&self, players: u8) {
        for &(limit, games) in self.games {
            for (index, tables) in (0u64..).zip((self.tables)(players, limit)) {
                for game in 0..games * rounds(1, self.longer) {
                    let seed = index * 1_000_000 + u64::from(limit) * 10_000 + game;
                    tables.iter().for_each(|setup| self.hold_in(setup, seed));
                }
            }
        }
    }

    /// A question with one possible answer is not asked, but for those that are `excepted`.
    pub fn whoever_is_asked_has_a_choice(&self, limit: u16, excepted: fn(&G) -> bool) {
        let (mut rng, mut asked) = (seeded_rng(11), 0);
        for setup in (2..=5).flat_map(|players| (self.tables)(players, limit)).flatten() {
            let mut state = G::new(&setup).expect("a table of ours");
            play_at_random(&mut state, self.bound, &mut rng, |state, _| {
                if let Turn::Player(_) = state.turn() {
                    let choices = actions(state);
                    assert!(choices.len() > 1 || excepted(state), "{choices:?} in {state:?}");
                    asked += 1;
                }
            });
        }
        assert!(asked > 5_000, "{asked} questions were asked");
    }

    fn hold_in(&self, setup: &G::Setup, seed: u64) {
        let played = check_every_state::<G>(setup, seed, self.bound);
        assert!(played.over, "seed {seed}: {setup:?} goes on after {} plies", played.plies);
    }
}
