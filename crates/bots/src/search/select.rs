//! Selection and expansion: which way an iteration goes down the tree.
//!
//! Decisions are selected by PUCT, the seat that decides going by its own value (max^n):
//!
//! `argmax  (Q(a) − min Q) / (max Q − min Q)  +  c · P(a) · √N / (1 + n(a))`
//!
//! with first-play urgency for actions without a visit, progressive widening below the root, and no visit to
//! what is proven. Chance nodes are sampled by their weights: listed ones stratified, others with progressive
//! widening.

use tabletop::{Rng, Seat, Silent, below};

use super::{
    Search,
    tree::{ActionEdge, ChanceEdge, Kind, NodeId, Tree},
};
use crate::Evaluate;

/// c of PUCT: weight of `prior · √visits / (1 + child visits)` against the value, which is scaled to 0…1 by the
/// range of the siblings (as in MuZero).
const EXPLORATION: f32 = 1.0;
/// The range of the siblings' values counts as at least this: smaller differences are not worth an iteration.
const MIN_RANGE: f32 = 0.02;
/// Softmax temperature of the priors: an action whose prior value is so much better has e times the prior.
const PRIOR_TEMPERATURE: f32 = 0.03;
/// Share of the priors that all actions have alike.
const PRIOR_UNIFORM: f32 = 0.25;
/// Chance nodes with up to so many outcomes list them all; others are sampled.
const MOST_LISTED: usize = 64;

impl<G: Evaluate, R: Rng + Send> Search<G, R> {
    /// One step down through a decision: expands it if it is new, and selects an action.
    pub(super) fn decide(&mut self, here: NodeId, seat: Seat, world: &mut G, me: Seat) -> NodeId {
        let known = match std::mem::take(&mut self.tree[here].kind) {
            Kind::Decision(edges) => Some(edges),
            Kind::Leaf | Kind::Chance { .. } => None,
        };
        let mut edges = known.unwrap_or_default();
        if edges.is_empty() || self.is_hidden {
            self.list.clear();
            world.actions(&mut self.list);
            self.expand(&mut edges, seat, world, me);
        }
        let index = self.select(here, seat, &edges);
        world.act(edges[index].action, &mut Silent);
        let next = *edges[index].child.get_or_insert_with(|| self.tree.add());
        self.tree[here].kind = Kind::Decision(edges);
        next
    }

    /// Expansion: adds the actions of this world that the node does not have yet, with their prior values.
    fn expand(&mut self, edges: &mut Vec<ActionEdge<G::Action>>, seat: Seat, world: &G, me: Seat) {
        let before = edges.len();
        self.prior.set_root(world, &self.evaluator);
        for &action in &self.list {
            if !edges[..before].iter().any(|edge| edge.action == action) {
                let mut next = world.clone();
                next.act(action, &mut Silent);
                let prior_value = self.prior.of(&next, &self.evaluator, me, &mut self.rng)[seat];
                edges.push(ActionEdge::new(action, prior_value));
            }
        }
        if edges.len() > before {
            set_priors(edges);
        }
    }

    /// PUCT selection among the actions that are open: not proven and, where something is hidden, legal in this
    /// world. Below the root only as many of them, the greatest prior values first, as the visits allow
    /// (progressive widening).
    fn select(&self, here: NodeId, seat: Seat, edges: &[ActionEdge<G::Action>]) -> usize {
        let visits = self.tree[here].visits;
        let width = if here == Tree::<G>::ROOT { edges.len() } else { width(visits) };
        let value = |edge: &ActionEdge<G::Action>| self.value_of(here, edges, edge, seat);
        let is_open = |edge: &ActionEdge<G::Action>| match self.is_hidden {
            true => self.list.binary_search(&edge.action).is_ok(),
            false => !self.tree.is_proven(edge.child),
        };
        let open = || edges.iter().enumerate().filter(|(_, edge)| is_open(edge)).take(width);
        let (low, high) =
            open().fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), (_, edge)| {
                let value = value(edge);
                (low.min(value), high.max(value))
            });
        let scale = 1.0 / (high - low).max(MIN_RANGE);
        let exploration = EXPLORATION * (visits.max(1) as f32).sqrt();
        let score = |edge: &ActionEdge<G::Action>| {
            let visits = self.tree.visits(edge.child) as f32;
            (value(edge) - low) * scale + exploration * edge.prior / (1.0 + visits)
        };
        let best = open().max_by(|(_, one), (_, other)| score(one).total_cmp(&score(other)));
        best.expect("who decides has an action").0
    }

    /// Q of an action for whoever decides. First-play urgency: an action without a visit has its prior value.
    /// Prior values are linear: where networks evaluate, only the distance to the greatest of them is taken,
    /// below the value of the node.
    fn value_of(
        &self,
        here: NodeId,
        edges: &[ActionEdge<G::Action>],
        edge: &ActionEdge<G::Action>,
        seat: Seat,
    ) -> f32 {
        let node = &self.tree[here];
        match edge.child {
            Some(id) if self.tree[id].visits > 0 => self.tree[id].value[seat],
            Some(_) | None if self.has_network && node.visits > 0 => {
                node.value[seat] + edge.prior_value - edges[0].prior_value
            }
            Some(_) | None => edge.prior_value,
        }
    }

    /// One step down through a chance node.
    pub(super) fn draw(&mut self, here: NodeId, world: &mut G) -> NodeId {
        let known = match std::mem::take(&mut self.tree[here].kind) {
            Kind::Chance { edges, listed } => Some((edges, listed)),
            Kind::Leaf | Kind::Decision(..) => None,
        };
        let (mut edges, listed) = known.unwrap_or_else(|| self.outcomes(world));
        let index = match listed {
            true => least_sampled(&self.tree, &edges, &mut self.rng),
            false => self.sample_widened(here, &mut edges, world),
        };
        world.happen(edges[index].chance, &mut Silent);
        let next = *edges[index].child.get_or_insert_with(|| self.tree.add());
        self.tree[here].kind = Kind::Chance { edges, listed };
        next
    }

    /// Progressive widening of a chance node: a sampled outcome that is new becomes an edge as visits allow;
    /// until then the least sampled one comes again. Where something is hidden every new outcome becomes an
    /// edge, since an old one may not be possible in this world.
    fn sample_widened(
        &mut self,
        here: NodeId,
        edges: &mut Vec<ChanceEdge<G::Chance>>,
        world: &G,
    ) -> usize {
        let chance = world.sample(&mut self.rng);
        if let Some(index) = edges.iter().position(|edge| edge.chance == chance) {
            edges[index].weight += 1.0;
            return index;
        }
        if self.is_hidden || edges.len() < width(self.tree[here].visits) {
            edges.push(ChanceEdge::new(chance, 1.0));
            return edges.len() - 1;
        }
        least_sampled(&self.tree, edges, &mut self.rng)
    }

    /// All outcomes, if they are few and the same in every world; else none yet, and they are not all.
    fn outcomes(&self, world: &G) -> (Vec<ChanceEdge<G::Chance>>, bool) {
        if self.is_hidden {
            return (Vec::new(), false);
        }
        let mut list = Vec::new();
        world.outcomes(&mut list);
        match list.len() <= MOST_LISTED {
            true => {
                let edge =
                    |(chance, weight): (G::Chance, u32)| ChanceEdge::new(chance, weight as f32);
                (list.into_iter().map(edge).collect(), true)
            }
            false => (Vec::new(), false),
        }
    }
}

/// Progressive widening: how many children are considered after so many visits, `3 + 1.5 √visits`.
fn width(visits: u32) -> usize {
    3 + (1.5 * (visits as f32).sqrt()) as usize
}

/// Priors by softmax: sorts by prior value and sets `P = u/k + (1 − u) · softmax(prior values / temperature)` of
/// k actions.
fn set_priors<A>(edges: &mut [ActionEdge<A>]) {
    edges.sort_by(|one, other| other.prior_value.total_cmp(&one.prior_value));
    let best = edges[0].prior_value;
    let exp = |edge: &ActionEdge<A>| ((edge.prior_value - best) / PRIOR_TEMPERATURE).exp();
    let total: f32 = edges.iter().map(exp).sum();
    let uniform = PRIOR_UNIFORM / edges.len() as f32;
    for edge in edges {
        edge.prior = uniform + (1.0 - PRIOR_UNIFORM) * exp(edge) / total;
    }
}

/// Stratified sampling of a chance node: the outcome that is furthest behind its share of the visits, among
/// those that are not proven.
fn least_sampled<G: Evaluate>(
    tree: &Tree<G>,
    edges: &[ChanceEdge<G::Chance>],
    rng: &mut impl Rng,
) -> usize {
    let visits = |edge: &ChanceEdge<G::Chance>| tree.visits(edge.child) as f32;
    let total: f32 = edges.iter().map(|edge| edge.weight).sum();
    let all: f32 = edges.iter().map(visits).sum();
    // A random beginning, so that outcomes that are equally far behind come in any order.
    let first = below(edges.len() as u32, rng) as usize;
    let behind = |index: usize| edges[index].weight / total * (all + 1.0) - visits(&edges[index]);
    let turn = |step: usize| (first + step) % edges.len();
    let is_open = |&index: &usize| !tree.is_proven(edges[index].child);
    let open = (0..edges.len()).map(turn).filter(is_open);
    open.max_by(|&one, &other| behind(one).total_cmp(&behind(other))).unwrap_or(first)
}
