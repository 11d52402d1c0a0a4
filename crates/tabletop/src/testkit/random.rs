//! Random play, for tests of every game.

use rand_core::Rng;

use crate::{Game, Played, Ply, PlyOf, Turn, below, playout};

/// One of a list.
///
/// # Panics
/// If the list is empty.
pub fn any_of<T: Clone>(list: &[T], rng: &mut impl Rng) -> T {
    list[below(list.len() as u32, rng) as usize].clone()
}

/// The legal actions.
pub fn actions<G: Game>(state: &G) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(&mut list);
    list
}

/// What luck may bring, with weights.
pub fn chances<G: Game>(state: &G) -> Vec<(G::Chance, u32)> {
    let mut list = Vec::new();
    state.chances(&mut list);
    list
}

/// What may come next, at random: any action, and chance by its weight; nothing once it is over.
pub fn random_ply<G: Game>(state: &G, rng: &mut impl Rng) -> Option<PlyOf<G>> {
    match state.turn() {
        Turn::Player(_) => Some(Ply::Act(any_of(&actions(state), rng))),
        Turn::Chance => Some(Ply::Chance(state.sample(rng))),
        Turn::Over { .. } => None,
    }
}

/// Plays up to so many plies at random, and looks at the state after each.
pub fn play_at_random<G: Game>(
    state: &mut G,
    plies: usize,
    rng: &mut impl Rng,
    mut look: impl FnMut(&G, &PlyOf<G>),
) {
    playout(state, plies, &mut Vec::new(), rng, |state, ply, _| look(state, ply));
}

/// Plays on at random to the end, or to the bound. The list is the caller's, so that no ply needs a
/// new one.
pub fn play_out<G: Game>(
    state: &mut G,
    bound: usize,
    list: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> Played {
    playout(state, bound, list, rng, |_, _, _| ())
}
