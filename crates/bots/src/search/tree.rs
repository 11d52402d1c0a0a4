//! The tree of a search: what was tried, how often, and what came of it.

use tabletop::{Game, Ply, PlyOf, Rng, Seat, below};

use crate::Prospects;

/// A chance of winning above this is a victory, rounded.
const SURE: f32 = 0.99999;
/// How much of a choice's worth is that of its best action.
const BY_BEST: f32 = 0.5;

/// A place in the tree. The root is the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(u32);

/// A situation, known by the plies that lead to it.
pub struct Node<G: Game> {
    /// How often a look went through it.
    pub visits: u32,
    /// The sum of what those looks came to.
    pub sum: Prospects,
    /// What networks made of it when nobody had looked behind it.
    pub first: Option<Prospects>,
    /// What it is worth, as far as it is known.
    pub value: Prospects,
    /// Is that the whole truth? Then there is nothing more to see behind it.
    pub is_certain: bool,
    /// How much of what it comes to counts for those before it; all, unless getting there took time.
    pub counts: f32,
    /// What follows.
    pub kind: Kind<G>,
}

/// What follows a situation.
pub enum Kind<G: Game> {
    /// Nobody has looked behind it yet.
    Leaf,
    /// Somebody decides; the most promising first.
    Decision(Vec<Edge<G::Action>>),
    /// Luck decides. With all outcomes listed their shares are kept exactly; otherwise they are drawn.
    Luck {
        /// What may come, or what has come so far.
        edges: Vec<Edge<G::Chance>>,
        /// Are they all?
        listed: bool,
    },
}

/// One way on.
#[derive(Clone, Copy, Debug)]
pub struct Edge<T> {
    /// The action or outcome.
    pub ply: T,
    /// Before anything is known: what the decider expects of it; of an outcome, its weight.
    pub promise: f32,
    /// The share of attention that the promise earns.
    pub share: f32,
    /// Where it leads, once somebody has looked.
    pub node: Option<NodeId>,
}

impl<T> Edge<T> {
    /// A way nobody has gone yet.
    pub fn new(ply: T, promise: f32) -> Edge<T> {
        Edge { ply, promise, share: 0.0, node: None }
    }
}

/// All situations that were looked at.
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

impl<G: Game> Tree<G> {
    /// Where it begins.
    pub const ROOT: NodeId = NodeId(0);

    /// Nothing was looked at yet.
    pub fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()] }
    }

    /// How many situations it holds.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// One more situation.
    pub fn add(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Makes the situation behind this ply the root; what lies elsewhere is forgotten.
    pub fn descend(&mut self, ply: &PlyOf<G>) {
        let next = match (&self.nodes[0].kind, ply) {
            (Kind::Decision(edges), Ply::Act(action)) => behind(edges, action),
            (Kind::Luck { edges, .. }, Ply::Chance(chance)) => behind(edges, chance),
            (Kind::Leaf | Kind::Decision(..) | Kind::Luck { .. }, _) => None,
        };
        *self = match next {
            Some(id) => self.part_below(id),
            None => Tree::new(),
        };
    }

    /// The part of the tree that begins here. Nodes are taken out of the old tree in the order in
    /// which they are found, so that every one finds its new place.
    fn part_below(&mut self, id: NodeId) -> Tree<G> {
        let root = Node { counts: 1.0, ..self.take(id) };
        let mut part = Tree { nodes: vec![root] };
        let mut next = 0;
        while next < part.nodes.len() {
            let mut kind = std::mem::replace(&mut part.nodes[next].kind, Kind::Leaf);
            let mut bring = |node: &mut Option<NodeId>| {
                if let Some(old) = node {
                    part.nodes.push(self.take(*old));
                    *old = NodeId(part.nodes.len() as u32 - 1);
                }
            };
            match &mut kind {
                Kind::Leaf => {}
                Kind::Decision(edges) => edges.iter_mut().for_each(|edge| bring(&mut edge.node)),
                Kind::Luck { edges, .. } => edges.iter_mut().for_each(|edge| bring(&mut edge.node)),
            }
            part.nodes[next].kind = kind;
            next += 1;
        }
        part
    }

    fn take(&mut self, id: NodeId) -> Node<G> {
        std::mem::replace(&mut self[id], Node::new())
    }
}

fn behind<T: PartialEq>(edges: &[Edge<T>], ply: &T) -> Option<NodeId> {
    edges.iter().find(|edge| edge.ply == *ply)?.node
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        let none = Prospects::default();
        Node {
            visits: 0,
            sum: none,
            first: None,
            value: none,
            is_certain: false,
            counts: 1.0,
            kind: Kind::Leaf,
        }
    }

    /// What looks through here came to, on average.
    pub fn mean(&self) -> Prospects {
        self.sum * (1.0 / self.visits.max(1) as f32)
    }
}

impl<G: Game> Tree<G> {
    /// Cache that a look went through here and what it came to, and what this situation is worth now:
    /// a decision what its actions are worth to whoever decides, luck the mean by its weights.
    /// Where not all can be listed it is worth what looks came to on average. Gives what is news to
    /// the situation before.
    pub fn tell(&mut self, id: NodeId, decider: Option<Seat>, news: Prospects) -> Prospects {
        let counts = self[id].counts;
        let news = news * counts;
        let node = &mut self[id];
        node.visits += 1;
        node.sum += news;
        self[id].is_certain |= self.leaves_nothing_open(id, decider);
        let known = match (&self[id].kind, decider) {
            (Kind::Decision(edges), Some(seat)) if self[id].is_certain => self.best(edges, seat),
            (Kind::Decision(edges), Some(seat)) => self.chosen(edges, seat),
            (Kind::Luck { edges, listed: true }, _) => self.weighted(edges, self[id].first),
            (Kind::Leaf | Kind::Decision(_) | Kind::Luck { .. }, _) => None,
        };
        let known = known.map(|known| known * counts);
        self[id].value = known.unwrap_or_else(|| self[id].mean());
        known.unwrap_or(news)
    }

    /// Is all that may follow certain, or one action with which whoever decides wins?
    fn leaves_nothing_open(&self, id: NodeId, decider: Option<Seat>) -> bool {
        match (&self[id].kind, decider) {
            (Kind::Decision(edges), Some(seat)) => {
                let wins = |node: &Node<G>| node.is_certain && node.value[seat] > SURE;
                self.seen(edges).any(|(_, node)| wins(node))
                    || edges.iter().all(|edge| self.is_certain(edge))
            }
            (Kind::Luck { edges, listed: true }, _) => {
                edges.iter().all(|edge| self.is_certain(edge))
            }
            (Kind::Leaf | Kind::Decision(_) | Kind::Luck { .. }, _) => false,
        }
    }

    /// Is the whole truth known about where this leads?
    pub fn is_certain<T>(&self, edge: &Edge<T>) -> bool {
        edge.node.is_some_and(|id| self[id].is_certain)
    }

    /// Cache what networks make of a situation that is new.
    pub fn note_first(&mut self, id: NodeId, first: Prospects) {
        if self[id].visits == 0 {
            self[id].first = Some(first);
        }
    }

    /// Those of the ways on that somebody has looked at.
    fn seen<'a, T>(&'a self, edges: &'a [Edge<T>]) -> impl Iterator<Item = (f32, &'a Node<G>)> {
        let node = |edge: &Edge<T>| edge.node.map(|id| (edge.promise, &self[id]));
        edges.iter().filter_map(node).filter(|(_, node)| node.visits > 0)
    }

    /// What a choice is worth: partly what the best action is worth to whoever decides, partly the mean of
    /// what was looked at. The best of many that are known a little looks better than it is.
    fn chosen(&self, edges: &[Edge<G::Action>], seat: Seat) -> Option<Prospects> {
        let best = self.best(edges, seat)?;
        let (mut sum, mut looks) = (Prospects::default(), 0.0);
        for (_, node) in self.seen(edges) {
            sum += node.value * node.visits as f32;
            looks += node.visits as f32;
        }
        let mut worth = best * BY_BEST;
        worth += sum * ((1.0 - BY_BEST) / looks);
        Some(worth)
    }

    fn best(&self, edges: &[Edge<G::Action>], seat: Seat) -> Option<Prospects> {
        let values = self.seen(edges).map(|(_, node)| node.value);
        values.reduce(|best, value| if value[seat] > best[seat] { value } else { best })
    }

    /// The mean by weights; what nobody has looked at yet counts as it looked `first`, so that a lucky
    /// outcome that came up early does not pass for all of them.
    fn weighted(&self, edges: &[Edge<G::Chance>], first: Option<Prospects>) -> Option<Prospects> {
        let (mut sum, mut total) = (Prospects::default(), 0.0);
        for (weight, node) in self.seen(edges) {
            sum += node.value * weight;
            total += weight;
        }
        if let Some(first) = first {
            let unseen = edges.iter().map(|edge| edge.promise).sum::<f32>() - total;
            sum += first * unseen;
            total += unseen;
        }
        (total > 0.0).then(|| sum * (1.0 / total))
    }
}

/// The outcome that is furthest behind its share, among those about which there is something to learn.
pub fn most_due<G: Game>(tree: &Tree<G>, edges: &[Edge<G::Chance>], luck: &mut impl Rng) -> usize {
    let visits = |edge: &Edge<G::Chance>| edge.node.map_or(0, |id| tree[id].visits) as f32;
    let total: f32 = edges.iter().map(|edge| edge.promise).sum();
    let all: f32 = edges.iter().map(visits).sum();
    // A random beginning, so that equally due outcomes come in any order.
    let first = below(edges.len() as u32, luck) as usize;
    let due = |index: usize| edges[index].promise / total * (all + 1.0) - visits(&edges[index]);
    let turn = |step: usize| (first + step) % edges.len();
    let is_open = |&index: &usize| !tree.is_certain(&edges[index]);
    let open = (0..edges.len()).map(turn).filter(is_open);
    open.max_by(|&one, &other| due(one).total_cmp(&due(other))).unwrap_or(first)
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
