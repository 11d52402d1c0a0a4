//! Monte-Carlo tree search without playouts: PUCT selection, max^n backup, quiescence search and value networks
//! at the leaves.
//!
//! Each iteration goes down the tree from the state on the table to a node without a visit (`select`: PUCT with
//! softmax priors, progressive widening), evaluates it (quiescence search, then [`Evaluator`]), and backs its
//! value vector up through all nodes on the way (`tree`: a seat's own win probability is what it goes by,
//! max^n). Listed chance nodes have exact weights. Solved nodes are not visited again (MCTS-Solver). The tree is
//! reused when the plies that were played are [observed](Bot::observe).
//!
//! Where something is hidden from the seat it is an information-set MCTS: every iteration determinizes, that is
//! [imagines](tabletop::Game::imagine) another world that the seat cannot tell from the real one; states with the
//! same plies share a node, and nothing is proven.

mod budget;
mod root;
mod select;
mod tree;

pub use budget::{Budget, Cancel};
pub use root::RootAction;

use std::{sync::Arc, time::Duration};

use tabletop::{PlyOf, Rng, Seat, Silent, Turn};

use crate::stall::StallBreaker;
use crate::{Bot, Chances, Evaluate, Evaluation, Evaluator, Prospects, Quiescence};
use budget::Clock;
use tree::{Kind, NodeId, Tree};

/// A tree has at most so many nodes; a full one still learns about those it has.
const MOST_NODES: usize = 200_000;
/// Node budget of the quiescence search behind a prior value.
const PRIOR_NODES: u32 = 32;
/// Node budget of the quiescence search at a leaf.
const LEAF_NODES: u32 = 48;
/// Discount of each ply: of two equal ends the nearer one is better, by a hair.
const PLY_DISCOUNT: f32 = 0.99999;
/// Discount of each turn of a party. Nobody overtakes a party that waits, and whatever is worth doing can be
/// done later; so that it gets on, turns have a price.
const PARTY_TURN_DISCOUNT: f32 = 0.97;

/// The search.
pub struct Search<G: Evaluate, R> {
    evaluator: Arc<Evaluator<G>>,
    budget: Budget,
    /// How long a decision takes at the most, within the budget.
    limit: Option<Duration>,
    cancel: Cancel,
    rng: R,
    tree: Tree<G>,
    /// The state at the root, if nothing in it was hidden: then its tree can be reused.
    root: Option<G>,
    /// Are there networks for this table?
    has_network: bool,
    /// Is information hidden from the seat that decides? Then each iteration determinizes.
    is_hidden: bool,
    /// For prior values.
    prior: Quiescence<G>,
    /// For leaves.
    leaf: Quiescence<G>,
    list: Vec<G::Action>,
    /// How many actions the last decision had.
    considered: usize,
    stall: StallBreaker<G::Action>,
    /// The nodes of an iteration, with who decides where.
    path: Vec<(NodeId, Option<Seat>)>,
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// When its budget is used up, or all is proven.
    AtBudget,
    /// Also when the choice is clear: for play.
    Early,
}

impl<G: Evaluate, R: Rng + Send> Search<G, R> {
    /// Evaluates by this evaluator, within this budget; samples and imagines by this generator.
    pub fn new(evaluator: Arc<Evaluator<G>>, budget: Budget, rng: R) -> Search<G, R> {
        Search {
            evaluator,
            budget,
            limit: None,
            cancel: Cancel::default(),
            rng,
            tree: Tree::new(),
            root: None,
            has_network: false,
            is_hidden: false,
            prior: Quiescence::new(Chances::Exact, Evaluation::Linear, PRIOR_NODES),
            leaf: Quiescence::new(Chances::Exact, Evaluation::Network, LEAF_NODES),
            list: Vec::new(),
            considered: 0,
            stall: StallBreaker::new(),
            path: Vec::new(),
        }
    }

    /// The same, ended by somebody who holds this.
    pub fn with_cancel(mut self, cancel: Cancel) -> Search<G, R> {
        self.cancel = cancel;
        self
    }

    /// Ends this search from outside.
    pub fn cancel(&self) -> Cancel {
        self.cancel.clone()
    }

    /// How likely each seat is to win from here, whoever decides, chance included.
    pub fn value(&mut self, game: &G, me: Seat) -> Prospects {
        if matches!(game.turn(), Turn::Over { .. }) {
            return self.evaluator.evaluate(Evaluation::Network, game, me);
        }
        self.run(game, me, Stop::AtBudget);
        self.tree[Tree::<G>::ROOT].value
    }

    /// Grows the tree of this state, or the one that there is of it.
    fn run(&mut self, game: &G, seat: Seat, stop: Stop) {
        self.has_network = self.evaluator.has_network(game);
        self.is_hidden = game.hides_from(seat);
        if self.is_hidden || self.root.as_ref() != Some(game) {
            self.tree = Tree::new();
        }
        self.root = (!self.is_hidden).then(|| game.clone());
        let clock = Clock::start(self.budget, self.limit, self.cancel.clone());
        loop {
            let left = clock.left(self.tree[Tree::<G>::ROOT].visits);
            if left == 0 || self.is_solved() {
                return;
            }
            let is_clear =
                || self.is_won() || (clock.counts_iterations() && self.leader_is_safe(left));
            if stop == Stop::Early && is_clear() {
                return;
            }
            self.iterate(game, seat);
        }
    }

    /// One iteration: selection, expansion, evaluation, backup.
    fn iterate(&mut self, game: &G, me: Seat) {
        let mut world = game.imagine(me, &mut self.rng);
        let mut here = Tree::<G>::ROOT;
        self.path.clear();
        let value = loop {
            let turn = world.turn();
            let decider = match turn {
                Turn::Player(seat) if !self.is_hidden => Some(seat),
                Turn::Player(_) | Turn::Chance | Turn::Over { .. } => None,
            };
            if world.is_party() && self.is_another(decider) {
                self.tree[here].discount = PARTY_TURN_DISCOUNT;
            }
            self.path.push((here, decider));
            let is_new = self.tree[here].visits == 0 && here != Tree::<G>::ROOT;
            let is_full =
                self.tree.len() >= MOST_NODES && matches!(self.tree[here].kind, Kind::Leaf);
            if self.tree[here].is_proven && here != Tree::<G>::ROOT {
                break self.tree[here].value;
            }
            here = match turn {
                Turn::Over { .. } => {
                    self.tree[here].is_proven = !self.is_hidden;
                    break self.evaluator.evaluate(Evaluation::Network, &world, me);
                }
                Turn::Player(_) | Turn::Chance if is_new || is_full => {
                    break self.evaluate(here, &world, me);
                }
                Turn::Player(seat) => self.decide(here, seat, &mut world, me),
                Turn::Chance => self.draw(here, &mut world),
            };
        };
        self.back_up(value);
    }

    /// The value of a leaf, by quiescence search.
    fn evaluate(&mut self, here: NodeId, world: &G, me: Seat) -> Prospects {
        self.leaf.set_root(world, &self.evaluator);
        let value = self.leaf.of(world, &self.evaluator, me, &mut self.rng);
        if self.has_network {
            self.tree.set_evaluation(here, value);
        }
        value
    }

    /// Does this iteration come to somebody else than who decided last?
    fn is_another(&self, decider: Option<Seat>) -> bool {
        let before = self.path.iter().rev().find_map(|(_, decider)| *decider);
        decider.is_some_and(|now| before.is_some_and(|before| before != now))
    }

    /// Backs a value up from the leaf to the root.
    fn back_up(&mut self, mut value: Prospects) {
        for &(id, decider) in self.path.iter().rev() {
            value = self.tree.back_up(id, decider, value) * PLY_DISCOUNT;
        }
    }
}

impl<G: Evaluate, R: Rng + Send> Bot<G> for Search<G, R> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        self.list.clear();
        game.actions(&mut self.list);
        self.considered = self.list.len();
        if let [only] = self.list[..] {
            return only;
        }
        self.run(game, seat, Stop::Early);
        self.decision(game, seat)
    }

    fn limit(&mut self, most: Duration) {
        self.limit = Some(most);
    }

    fn cancel(&self) -> Cancel {
        Search::cancel(self)
    }

    fn considered(&self) -> usize {
        self.considered
    }

    fn observe(&mut self, ply: &PlyOf<G>) {
        self.stall.observe::<G>(ply);
        if let Some(root) = &mut self.root {
            root.apply(ply, &mut Silent);
            self.tree.descend(ply);
        }
    }
}
