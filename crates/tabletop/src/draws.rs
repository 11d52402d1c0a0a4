//! What luck brought, so that anybody who knows the secret can draw again, in any language and without the rules.

use serde::Serialize;

use crate::{Game, Match, Ply};

/// A roll or draw of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draw {
    /// The ply that it is.
    pub ply: usize,
    /// How likely each outcome was, in the order that the game lists them.
    pub weights: Vec<u32>,
    /// Which of them came.
    pub chosen: usize,
    /// What came, in words.
    pub text: String,
}

/// Some of the rolls and draws of a record, in the order of their plies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draws {
    /// The rolls and draws.
    pub draws: Vec<Draw>,
    /// The ply of the first that is left out; `None`: none comes after these.
    pub next: Option<usize>,
}

/// The most rolls and draws in one answer.
const MOST_DRAWS: usize = 1_000;
/// The most weights in one answer, but for those of a single roll: many dice have thousands of outcomes.
const MOST_WEIGHTS: usize = 50_000;

impl<G: Game> Match<G> {
    /// The rolls and draws from this ply on, at most 1,000. Whoever knows the luck in force at a ply
    /// ([`luck`](Match::luck)) draws again with [`pick_weighted`](crate::pick_weighted) over the weights.
    pub fn draws(&self, from: usize) -> Draws {
        let mut state = self.state_at(from.min(self.plies().len())).into_owned();
        let (mut draws, mut weights) = (Vec::new(), 0);
        for (ply, entry) in self.plies().iter().enumerate().skip(from) {
            if let Ply::Chance(chance) = entry {
                let draw = draw(&state, ply, chance);
                let is_too_much = weights + draw.weights.len() > MOST_WEIGHTS;
                if draws.len() == MOST_DRAWS || is_too_much && !draws.is_empty() {
                    return Draws { draws, next: Some(ply) };
                }
                weights += draw.weights.len();
                draws.push(draw);
            }
            state.apply(entry, &mut crate::Silent);
        }
        Draws { draws, next: None }
    }
}

fn draw<G: Game>(state: &G, ply: usize, chance: &G::Chance) -> Draw {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    let chosen = outcomes.iter().position(|(outcome, _)| outcome == chance);
    Draw {
        ply,
        weights: outcomes.iter().map(|&(_, weight)| weight).collect(),
        chosen: chosen.expect("a match checks every ply against this list"),
        text: chance.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        FairDice, Luck, Turn, pick_weighted, seeded_rng,
        toy::{Pig, PigSetup},
    };

    fn played(goal: u16, luck: Luck) -> Match<Pig> {
        let mut game = Match::<Pig>::new(PigSetup { players: 2, goal }, luck).unwrap();
        let rng = &mut seeded_rng(3);
        while let Turn::Player(seat) = game.state().turn() {
            let list = game.actions();
            let number = crate::below(list.len() as u32, rng) as usize;
            game.act(seat, list[number]).unwrap();
        }
        game
    }

    #[test]
    fn every_roll_can_be_drawn_again_from_its_weights() {
        let dice = FairDice::seeded(5);
        let game = played(60, Luck::Fair(dice.clone()));
        let Draws { draws, next } = game.draws(0);
        let chances = game.plies().iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
        assert_eq!((draws.len(), next), (chances, None));
        assert!(chances > 5);
        for draw in &draws {
            let outcomes = draw.weights.iter().copied().enumerate();
            assert_eq!(pick_weighted(outcomes, &mut dice.at(draw.ply)), Some(draw.chosen));
        }
        let other = FairDice::seeded(6);
        let is_other = |draw: &Draw| {
            let outcomes = draw.weights.iter().copied().enumerate();
            pick_weighted(outcomes, &mut other.at(draw.ply)) != Some(draw.chosen)
        };
        assert!(draws.iter().any(is_other), "any secret would do");
    }

    #[test]
    fn a_long_record_is_told_in_pages_that_leave_nothing_out() {
        let game = played(6_000, Luck::Fair(FairDice::seeded(5)));
        let plies = game.plies().iter().enumerate();
        let chances = plies.filter(|(_, ply)| matches!(ply, Ply::Chance(_)));
        let chances: Vec<usize> = chances.map(|(number, _)| number).collect();
        assert!(chances.len() > 2 * MOST_DRAWS, "{} rolls", chances.len());
        let (mut told, mut from, mut pages) = (Vec::new(), Some(0), 0);
        while let Some(ply) = from {
            let page = game.draws(ply);
            assert!(page.draws.len() <= MOST_DRAWS);
            told.extend(page.draws.iter().map(|draw| draw.ply));
            (from, pages) = (page.next, pages + 1);
        }
        assert_eq!(told, chances);
        assert!(pages > 2);
        assert_eq!(game.draws(usize::MAX), Draws { draws: vec![], next: None });
    }
}
