//! Greedy: a search of depth one. Takes `argmax value(state after action)`, the value by quiescence search and
//! linear evaluation.

use std::sync::Arc;

use tabletop::{PlyOf, Rng, Seat, Silent, below};

use crate::stall::StallBreaker;
use crate::{Bot, Chances, Evaluate, Evaluation, Evaluator, Quiescence};

/// Node budget of the quiescence search, action by action.
pub(crate) const NODES: u32 = 60;

/// Takes the action after which its own prospects are best.
pub struct Greedy<G: Evaluate, R> {
    evaluator: Arc<Evaluator<G>>,
    quiescence: Quiescence<G>,
    rng: R,
    /// Choices in a hundred that it overlooks.
    overlooks: u8,
    list: Vec<G::Action>,
    /// The values of the actions in the list.
    values: Vec<f32>,
    stall: StallBreaker<G::Action>,
}

impl<G: Evaluate, R: Rng + Send> Greedy<G, R> {
    /// Evaluates by this evaluator; imagines worlds by this generator.
    pub fn new(evaluator: Arc<Evaluator<G>>, chances: Chances, rng: R) -> Greedy<G, R> {
        let quiescence = Quiescence::new(chances, Evaluation::Linear, NODES);
        Greedy {
            evaluator,
            quiescence,
            rng,
            overlooks: 0,
            list: Vec::new(),
            values: Vec::new(),
            stall: StallBreaker::new(),
        }
    }

    /// The same, but it overlooks so many of its choices in a hundred, never all: how somebody plays
    /// who does not know the game well.
    pub fn overlooking(mut self, percent: u8) -> Greedy<G, R> {
        self.overlooks = percent;
        self
    }

    /// Forgets some of the choices, not all.
    fn overlook(&mut self) {
        let kept = below(self.list.len() as u32, &mut self.rng) as usize;
        let (overlooks, rng) = (u32::from(self.overlooks), &mut self.rng);
        let mut index = 0;
        self.list.retain(|_| {
            index += 1;
            index - 1 == kept || below(100, rng) >= overlooks
        });
    }
}

impl<G: Evaluate, R: Rng + Send> Bot<G> for Greedy<G, R> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        self.list.clear();
        game.choices(&mut self.list);
        if self.overlooks > 0 {
            self.overlook();
        }
        if let [only] = self.list[..] {
            return only;
        }
        let world = game.imagine(seat, &mut self.rng);
        self.quiescence.set_root(&world, &self.evaluator);
        self.values.clear();
        for &action in &self.list {
            let mut next = world.clone();
            next.act(action, &mut Silent);
            let prospects = self.quiescence.of(&next, &self.evaluator, seat, &mut self.rng);
            self.values.push(prospects[seat]);
        }
        let valued = self.list.iter().copied().zip(self.values.iter().copied());
        let best = match self.stall.is_stalled(game) {
            true => self.stall.choose(&world, seat, valued),
            false => first_best(valued),
        };
        best.expect("who decides has an action")
    }

    fn observe(&mut self, ply: &PlyOf<G>) {
        self.stall.observe::<G>(ply);
    }

    fn considered(&self) -> usize {
        self.list.len()
    }
}

fn first_best<A>(valued: impl Iterator<Item = (A, f32)>) -> Option<A> {
    let better = |best: (A, f32), next: (A, f32)| if next.1 > best.1 { next } else { best };
    valued.reduce(better).map(|(action, _)| action)
}
