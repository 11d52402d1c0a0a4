//! The tree of a search: nodes, edges, the backup of values through them, and what is proven.

use tabletop::{Game, Ply, PlyOf, Seat};

use crate::Prospects;

/// A win probability above this is a win, rounded.
const WIN: f32 = 0.99999;
/// Weight of the maximum in the mixed backup of a decision; the rest is the mean of visits.
const MAX_WEIGHT: f32 = 0.5;

/// A place in the tree. The root is the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(u32);

/// A state, or where something is hidden an information set: known by the plies that lead to it.
pub struct Node<G: Game> {
    /// How many iterations went through it.
    pub visits: u32,
    /// The sum of the values that they backed up.
    pub sum: Prospects,
    /// Its evaluation by networks when it was new.
    pub evaluation: Option<Prospects>,
    /// Its value as far as it is known.
    pub value: Prospects,
    /// Is it solved (MCTS-Solver)? Then its value is exact, and no iteration need go through it.
    pub is_proven: bool,
    /// How much of its value counts for its parent: 1, unless getting there took a party a turn.
    pub discount: f32,
    /// What follows.
    pub kind: Kind<G>,
}

/// What follows a node.
#[derive(Default)]
pub enum Kind<G: Game> {
    /// Not expanded yet.
    #[default]
    Leaf,
    /// A decision; the greatest prior value first.
    Decision(Vec<ActionEdge<G::Action>>),
    /// A chance node. Listed outcomes are sampled in proportion to their weights, exactly; otherwise
    /// outcomes are sampled as they come.
    Chance {
        /// All outcomes, or those that were sampled so far.
        edges: Vec<ChanceEdge<G::Chance>>,
        /// Are they all?
        listed: bool,
    },
}

/// An action at a decision.
#[derive(Clone, Copy, Debug)]
pub struct ActionEdge<A> {
    /// The action.
    pub action: A,
    /// Its value for the decider before the first visit, by quiescence search and linear evaluation.
    pub prior_value: f32,
    /// Its prior probability: the `P` of PUCT.
    pub prior: f32,
    /// Where it leads, once it was visited.
    pub child: Option<NodeId>,
}

/// An outcome of a chance node.
#[derive(Clone, Copy, Debug)]
pub struct ChanceEdge<C> {
    /// The outcome.
    pub chance: C,
    /// Its weight; of sampled outcomes, how often it came.
    pub weight: f32,
    /// Where it leads, once it was visited.
    pub child: Option<NodeId>,
}

impl<A> ActionEdge<A> {
    /// Not visited yet, without a prior.
    pub fn new(action: A, prior_value: f32) -> ActionEdge<A> {
        ActionEdge { action, prior_value, prior: 0.0, child: None }
    }
}

impl<C> ChanceEdge<C> {
    /// Not visited yet.
    pub fn new(chance: C, weight: f32) -> ChanceEdge<C> {
        ChanceEdge { chance, weight, child: None }
    }
}

/// All nodes.
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

impl<G: Game> Tree<G> {
    /// Where it begins.
    pub const ROOT: NodeId = NodeId(0);

    /// A root that was not visited yet.
    pub fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()] }
    }

    /// How many nodes it has.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// One more node.
    pub fn add(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// How often a child was visited.
    pub fn visits(&self, child: Option<NodeId>) -> u32 {
        child.map_or(0, |id| self[id].visits)
    }

    /// Is a child solved?
    pub fn is_proven(&self, child: Option<NodeId>) -> bool {
        child.is_some_and(|id| self[id].is_proven)
    }

    /// Tree reuse: makes the node behind this ply the root, with all below it; the rest is dropped.
    pub fn descend(&mut self, ply: &PlyOf<G>) {
        let next = match (&self.nodes[0].kind, ply) {
            (Kind::Decision(edges), Ply::Act(action)) => {
                edges.iter().find(|edge| edge.action == *action).and_then(|edge| edge.child)
            }
            (Kind::Chance { edges, .. }, Ply::Chance(chance)) => {
                edges.iter().find(|edge| edge.chance == *chance).and_then(|edge| edge.child)
            }
            (Kind::Leaf | Kind::Decision(..) | Kind::Chance { .. }, _) => None,
        };
        *self = match next {
            Some(id) => self.subtree(id),
            None => Tree::new(),
        };
    }

    /// The subtree of this node. Nodes are taken out of the old tree in the order in which they are found
    /// (breadth first), so that every one finds its new place.
    fn subtree(&mut self, id: NodeId) -> Tree<G> {
        let root = Node { discount: 1.0, ..self.take(id) };
        let mut subtree = Tree { nodes: vec![root] };
        let mut next = 0;
        while next < subtree.nodes.len() {
            let mut kind = std::mem::take(&mut subtree.nodes[next].kind);
            let mut bring = |child: &mut Option<NodeId>| {
                if let Some(old) = child {
                    subtree.nodes.push(self.take(*old));
                    *old = NodeId(subtree.nodes.len() as u32 - 1);
                }
            };
            match &mut kind {
                Kind::Leaf => {}
                Kind::Decision(edges) => edges.iter_mut().for_each(|edge| bring(&mut edge.child)),
                Kind::Chance { edges, .. } => {
                    edges.iter_mut().for_each(|edge| bring(&mut edge.child));
                }
            }
            subtree.nodes[next].kind = kind;
            next += 1;
        }
        subtree
    }

    fn take(&mut self, id: NodeId) -> Node<G> {
        std::mem::replace(&mut self[id], Node::new())
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        let none = Prospects::default();
        Node {
            visits: 0,
            sum: none,
            evaluation: None,
            value: none,
            is_proven: false,
            discount: 1.0,
            kind: Kind::Leaf,
        }
    }

    /// The mean of the values that were backed up.
    pub fn mean(&self) -> Prospects {
        self.sum * (1.0 / self.visits.max(1) as f32)
    }
}

impl<G: Game> Tree<G> {
    /// Backs `value` up through one node. Decisions take ½ max + ½ visit mean for the decider (max^n; all max
    /// once they are proven), listed chance nodes the weighted mean, all others the mean of visits. Returns the
    /// value for the parent.
    pub fn back_up(&mut self, id: NodeId, decider: Option<Seat>, value: Prospects) -> Prospects {
        let discount = self[id].discount;
        let value = value * discount;
        let node = &mut self[id];
        node.visits += 1;
        node.sum += value;
        self[id].is_proven |= self.proves(id, decider);
        let known = match (&self[id].kind, decider) {
            (Kind::Decision(edges), Some(seat)) if self[id].is_proven => self.best(edges, seat),
            (Kind::Decision(edges), Some(seat)) => self.mixed(edges, seat),
            (Kind::Chance { edges, listed: true }, _) => self.expected(edges, self[id].evaluation),
            (Kind::Leaf | Kind::Decision(_) | Kind::Chance { .. }, _) => None,
        };
        let known = known.map(|known| known * discount);
        self[id].value = known.unwrap_or_else(|| self[id].mean());
        known.unwrap_or(value)
    }

    /// MCTS-Solver: a node is solved if all its children are, or if one of them is a win for its decider.
    fn proves(&self, id: NodeId, decider: Option<Seat>) -> bool {
        match (&self[id].kind, decider) {
            (Kind::Decision(edges), Some(seat)) => {
                let wins = |node: &Node<G>| node.is_proven && node.value[seat] > WIN;
                self.visited(edges).any(wins) || edges.iter().all(|edge| self.is_proven(edge.child))
            }
            (Kind::Chance { edges, listed: true }, _) => {
                edges.iter().all(|edge| self.is_proven(edge.child))
            }
            (Kind::Leaf | Kind::Decision(_) | Kind::Chance { .. }, _) => false,
        }
    }

    /// Keeps the evaluation of a node that is new.
    pub fn set_evaluation(&mut self, id: NodeId, evaluation: Prospects) {
        if self[id].visits == 0 {
            self[id].evaluation = Some(evaluation);
        }
    }

    /// The children that were visited.
    fn visited<'a, A>(&'a self, edges: &'a [ActionEdge<A>]) -> impl Iterator<Item = &'a Node<G>> {
        let child = |edge: &ActionEdge<A>| edge.child.map(|id| &self[id]);
        edges.iter().filter_map(child).filter(|node| node.visits > 0)
    }

    /// Mixed backup of a decision: `½ max + ½ Σ visits · value / Σ visits`. The maximum of many children with
    /// few visits each is too high, the mean is slow to forget what was tried in vain.
    fn mixed(&self, edges: &[ActionEdge<G::Action>], seat: Seat) -> Option<Prospects> {
        let best = self.best(edges, seat)?;
        let (mut sum, mut visits) = (Prospects::default(), 0.0);
        for node in self.visited(edges) {
            sum += node.value * node.visits as f32;
            visits += node.visits as f32;
        }
        let mut value = best * MAX_WEIGHT;
        value += sum * ((1.0 - MAX_WEIGHT) / visits);
        Some(value)
    }

    /// Max^n: the value vector whose entry of the decider is greatest.
    fn best(&self, edges: &[ActionEdge<G::Action>], seat: Seat) -> Option<Prospects> {
        let values = self.visited(edges).map(|node| node.value);
        values.reduce(|best, value| if value[seat] > best[seat] { value } else { best })
    }

    /// Expectation of a chance node, `Σ weight · value / Σ weight`. Outcomes that were not visited yet count as
    /// the node was evaluated, so that a lucky outcome that came up early does not pass for all of them.
    fn expected(
        &self,
        edges: &[ChanceEdge<G::Chance>],
        evaluation: Option<Prospects>,
    ) -> Option<Prospects> {
        let (mut sum, mut total) = (Prospects::default(), 0.0);
        for edge in edges {
            let Some(node) = edge.child.map(|id| &self[id]).filter(|node| node.visits > 0) else {
                continue;
            };
            sum += node.value * edge.weight;
            total += edge.weight;
        }
        if let Some(evaluation) = evaluation {
            let unvisited = edges.iter().map(|edge| edge.weight).sum::<f32>() - total;
            sum += evaluation * unvisited;
            total += unvisited;
        }
        (total > 0.0).then(|| sum * (1.0 / total))
    }
}

impl<G: Game> std::ops::Index<NodeId> for Tree<G> {
    type Output = Node<G>;
    fn index(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.0 as usize]
    }
}

impl<G: Game> std::ops::IndexMut<NodeId> for Tree<G> {
    fn index_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.0 as usize]
    }
}
