//! Quiescence search by expectimax, max^n between seats: a state that is not quiet is searched on to the quiet
//! states behind it. `value = evaluate(quiet)`, `Σ p · value(outcome)` at chance nodes, and the value vector
//! whose entry of the decider is greatest at decisions.

use tabletop::{Rng, Seat, Silent, Turn};

use crate::{Evaluate, Evaluation, Evaluator, Prospects, evaluator::EvalCache};

/// What happens at chance nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chances {
    /// Every outcome by its weight: the exact expectation.
    Exact,
    /// One sampled outcome: how somebody plays who takes chances by feel.
    Sampled,
}

/// The quiescence search. Keeps its lists between calls.
pub struct Quiescence<G: Evaluate> {
    /// What happens at chance nodes.
    pub chances: Chances,
    /// How its leaves are evaluated.
    pub evaluation: Evaluation,
    /// Node budget, counted at the leaves: when it is spent, states are evaluated as they stand.
    pub nodes: u32,
    cache: Option<EvalCache<G>>,
    /// What was evaluated below the root.
    evaluated: Vec<(G, Prospects)>,
    actions: Vec<Vec<G::Action>>,
    outcomes: Vec<Vec<(G::Chance, u32)>>,
}

/// Nothing is searched deeper: a chain of choices that is not quiet is cut here.
const MOST_DEPTH: usize = 24;

impl<G: Evaluate> Quiescence<G> {
    /// Visits so many nodes at most.
    pub fn new(chances: Chances, evaluation: Evaluation, nodes: u32) -> Quiescence<G> {
        let deep = |_| Vec::new();
        let actions = (0..MOST_DEPTH).map(deep).collect();
        let outcomes = (0..MOST_DEPTH).map(|_| Vec::new()).collect();
        Quiescence {
            chances,
            evaluation,
            nodes,
            cache: None,
            evaluated: Vec::new(),
            actions,
            outcomes,
        }
    }

    /// All states that are searched from now on follow this one: what is as in it, or as in another that
    /// follows it, is not evaluated again.
    pub fn set_root(&mut self, before: &G, evaluator: &Evaluator<G>) {
        self.cache = Some(evaluator.new_cache(before, self.cache.take()));
        self.evaluated.clear();
    }

    /// The value of this state, for every seat; for `me`, with what I like besides.
    pub fn of(
        &mut self,
        game: &G,
        evaluator: &Evaluator<G>,
        me: Seat,
        rng: &mut impl Rng,
    ) -> Prospects {
        let mut left = self.nodes;
        self.search(game, evaluator, me, rng, &mut left, 0)
    }

    fn search(
        &mut self,
        game: &G,
        evaluator: &Evaluator<G>,
        me: Seat,
        rng: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let turn = game.turn();
        if matches!(turn, Turn::Over { .. }) || *left == 0 || depth == MOST_DEPTH || game.is_quiet()
        {
            *left = left.saturating_sub(1);
            return self.evaluate(game, evaluator, me, depth);
        }
        match turn {
            Turn::Chance if self.chances == Chances::Sampled => {
                let mut next = game.clone();
                next.happen(game.sample(rng), &mut Silent);
                self.search(&next, evaluator, me, rng, left, depth + 1)
            }
            Turn::Chance => self.expected(game, evaluator, me, rng, left, depth),
            Turn::Player(seat) => self.best(game, seat, evaluator, me, rng, left, depth),
            Turn::Over { .. } => unreachable!("a finished game was evaluated above"),
        }
    }

    /// A leaf. One that has the same evaluation as another below the root is not evaluated again.
    fn evaluate(
        &mut self,
        game: &G,
        evaluator: &Evaluator<G>,
        me: Seat,
        depth: usize,
    ) -> Prospects {
        let may_be_known = depth > 0 && !matches!(game.turn(), Turn::Over { .. });
        let Some(cache) = self.cache.as_mut().filter(|_| may_be_known) else {
            return evaluator.evaluate_with(self.cache.as_mut(), self.evaluation, game, me);
        };
        let same_evaluation =
            |(one, _): &&(G, Prospects)| game.same_evaluation(one, cache.before(), self.evaluation);
        if let Some((_, prospects)) = self.evaluated.iter().find(same_evaluation) {
            return *prospects;
        }
        let prospects = evaluator.evaluate_with(Some(cache), self.evaluation, game, me);
        // Of a state that cannot even be told to have the evaluation of itself, no other can.
        if game.same_evaluation(game, cache.before(), self.evaluation) {
            self.evaluated.push((game.clone(), prospects));
        }
        prospects
    }

    /// A chance node: the mean over its outcomes, by weight.
    fn expected(
        &mut self,
        game: &G,
        evaluator: &Evaluator<G>,
        me: Seat,
        rng: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let mut list = std::mem::take(&mut self.outcomes[depth]);
        list.clear();
        game.outcomes(&mut list);
        let mut sum = Prospects::default();
        let mut total = 0.0;
        for &(chance, weight) in &list {
            let mut next = game.clone();
            next.happen(chance, &mut Silent);
            sum += self.search(&next, evaluator, me, rng, left, depth + 1) * weight as f32;
            total += weight as f32;
        }
        self.outcomes[depth] = list;
        sum * (1.0 / total)
    }

    /// A decision: the value that is greatest for the seat that decides (max^n).
    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn best(
        &mut self,
        game: &G,
        seat: Seat,
        evaluator: &Evaluator<G>,
        me: Seat,
        rng: &mut impl Rng,
        left: &mut u32,
        depth: usize,
    ) -> Prospects {
        let mut list = std::mem::take(&mut self.actions[depth]);
        list.clear();
        game.choices(&mut list);
        let mut best: Option<Prospects> = None;
        for &action in &list {
            let mut next = game.clone();
            next.act(action, &mut Silent);
            let prospects = self.search(&next, evaluator, me, rng, left, depth + 1);
            if best.is_none_or(|best| prospects[seat] > best[seat]) {
                best = Some(prospects);
            }
        }
        self.actions[depth] = list;
        best.expect("who decides has an action")
    }
}
