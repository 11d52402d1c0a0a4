//! One decision ahead: takes what looks best right behind it.

use std::sync::Arc;

use tabletop::{PlyOf, Rng, Seat, Silent, below};

use crate::stall::StallBreaker;
use crate::{Bot, Chances, Evaluate, Evaluation, Judge, Quiescence};

/// What is not quiet is looked through up to so many situations, action by action.
pub(crate) const NODES: u32 = 60;

/// Takes the action behind which it likes its prospects best.
pub struct Greedy<G: Evaluate, R> {
    judge: Arc<Judge<G>>,
    quiescence: Quiescence<G>,
    luck: R,
    /// Choices in a hundred that it overlooks.
    overlooks: u8,
    list: Vec<G::Action>,
    /// What the actions of the list are worth.
    worths: Vec<f32>,
    stall: StallBreaker<G::Action>,
}

impl<G: Evaluate, R: Rng + Send> Greedy<G, R> {
    /// Judges like this; imagines by this luck.
    pub fn new(judge: Arc<Judge<G>>, chances: Chances, luck: R) -> Greedy<G, R> {
        let quiescence = Quiescence::new(chances, Evaluation::Linear, NODES);
        Greedy {
            judge,
            quiescence,
            luck,
            overlooks: 0,
            list: Vec::new(),
            worths: Vec::new(),
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
        let kept = below(self.list.len() as u32, &mut self.luck) as usize;
        let (overlooks, luck) = (u32::from(self.overlooks), &mut self.luck);
        let mut index = 0;
        self.list.retain(|_| {
            index += 1;
            index - 1 == kept || below(100, luck) >= overlooks
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
        let world = game.imagine(seat, &mut self.luck);
        self.quiescence.set_root(&world, &self.judge);
        self.worths.clear();
        for &action in &self.list {
            let mut next = world.clone();
            next.act(action, &mut Silent);
            let prospects = self.quiescence.of(&next, &self.judge, seat, &mut self.luck);
            self.worths.push(prospects[seat]);
        }
        let worthy = self.list.iter().copied().zip(self.worths.iter().copied());
        let best = match self.stall.is_stalled(game) {
            true => self.stall.choose(&world, seat, worthy),
            false => first_best(worthy),
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

fn first_best<A>(worthy: impl Iterator<Item = (A, f32)>) -> Option<A> {
    let better = |best: (A, f32), next: (A, f32)| if next.1 > best.1 { next } else { best };
    worthy.reduce(better).map(|(action, _)| action)
}
