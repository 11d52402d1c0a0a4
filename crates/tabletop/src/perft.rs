//! Counting: the number of paths of a given length, actions and chance alike.

use crate::{Game, Ply, Silent};

/// How many different sequences of `depth` plies start here. A game that ends earlier counts no
/// path; weights do not count, outcomes do.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = plies(state);
    if depth == 1 {
        return next.len() as u64;
    }
    next.iter()
        .map(|ply| {
            let mut child = state.clone();
            child.apply(ply, &mut Silent);
            perft(&child, depth - 1)
        })
        .sum()
}

fn plies<G: Game>(state: &G) -> Vec<crate::PlyOf<G>> {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    state.actions(&mut actions);
    state.chances(&mut chances);
    let chances = chances.into_iter().map(|(chance, _)| Ply::Chance(chance));
    actions.into_iter().map(Ply::Act).chain(chances).collect()
}
