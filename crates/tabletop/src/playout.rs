//! Random playouts: the loop that measures a game's speed and that tests of every game are made of.

use rand_core::Rng;

use crate::{Game, Ply, PlyOf, Silent, Turn, below};

/// What a random game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Plies, chance included.
    pub plies: usize,
    /// Did it end within the bound?
    pub over: bool,
}

/// Random playout: every legal action equally likely, every roll and draw by its weight, to the end or to so many
/// plies. `see` is told every ply, with the state after it and the actions that it was one of; none for chance.
///
/// The list is the caller's, so that no ply needs a new one. One number is drawn for a decision, and what
/// [`Game::sample`] needs for chance: the same generator plays the same game.
#[inline]
pub fn playout<G: Game>(
    state: &mut G,
    bound: usize,
    list: &mut Vec<G::Action>,
    rng: &mut impl Rng,
    mut see: impl FnMut(&G, &PlyOf<G>, &[G::Action]),
) -> Played {
    for plies in 0..bound {
        match state.turn() {
            Turn::Player(_) => {
                list.clear();
                state.actions(list);
                let action = list[below(list.len() as u32, rng) as usize];
                state.act(action, &mut Silent);
                see(state, &Ply::Act(action), list);
            }
            Turn::Chance => {
                let chance = state.sample(rng);
                state.happen(chance, &mut Silent);
                see(state, &Ply::Chance(chance), &[]);
            }
            Turn::Over { .. } => return Played { plies, over: true },
        }
    }
    Played { plies: bound, over: matches!(state.turn(), Turn::Over { .. }) }
}
