//! Looking ahead: a tree that grows where it is promising, with luck by its weights and everybody
//! choosing what is best for themselves.
//!
//! Each look goes down the tree from the situation on the table to one that nobody has seen yet,
//! evaluators that, and tells every situation on its way (max^n: a seat's own chance is what it goes
//! by). Where somebody holds secrets every look imagines another world that the seat cannot tell
//! from the real one; situations with the same history share their place in the tree.

mod budget;
mod tree;

pub use budget::{Budget, Cancel};

use std::sync::Arc;

use tabletop::{PlyOf, Rng, Seat, Silent, Turn};

use crate::stall::StallBreaker;
use crate::{Bot, Chances, Evaluate, Evaluation, Evaluator, Prospects, Quiescence};
use budget::Watch;
use tree::{Edge, Kind, NodeId, Tree};

/// No tree has more situations; a full one still learns about those it has.
const MOST_NODES: usize = 200_000;
/// Outcomes of luck up to this number are listed, more are drawn.
const MOST_LISTED: usize = 64;
/// Choices behind a promise are looked through up to so many situations.
const PROMISE_LOOKS: u32 = 32;
/// A situation that is not quiet is followed by one of its ways for so many situations.
const LEAF_LOOKS: u32 = 48;
/// How much attention goes where little was looked.
const CURIOSITY: f32 = 1.0;
/// Chances closer than this are all the same to a searcher who decides where to look.
const SAME: f32 = 0.02;
/// How much better a choice must promise to be, to get e times the attention.
const WARMTH: f32 = 0.03;
/// Between choices closer than this a search cannot tell; then what they promise decides, so that a
/// player with a long way to go gets on.
const A_HAIR: f32 = 0.002;
/// Of two equal ends the nearer one is better, by a hair for each ply.
const PATIENCE: f32 = 0.99999;
/// What a turn leaves of a party's chance. Nobody overtakes a party that waits, and whatever is worth doing
/// can be done later; so that it gets on, turns have a price.
const TURN_OF_A_PARTY: f32 = 0.97;
/// What a party does must be so much better than what promises most, which gets it on.
const CLEARLY: f32 = 0.03;

/// Looks ahead as far as its budget reaches.
pub struct Search<G: Evaluate, R> {
    evaluator: Arc<Evaluator<G>>,
    budget: Budget,
    cancel: Cancel,
    luck: R,
    tree: Tree<G>,
    /// The situation at the root, if nothing in it was hidden: what was found about it still holds.
    root: Option<G>,
    /// Are there networks for this table?
    has_network: bool,
    /// Is anything hidden from the seat that decides? Then what it looks at differs from look to look.
    in_doubt: bool,
    promise: Quiescence<G>,
    leaf: Quiescence<G>,
    list: Vec<G::Action>,
    /// How many actions the last decision had.
    considered: usize,
    stall: StallBreaker<G::Action>,
    /// The way of a look, with who decides where.
    path: Vec<(NodeId, Option<Seat>)>,
}

/// What a search found out about one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How likely each seat is to win with it.
    pub prospects: Prospects,
    /// How often it was looked at.
    pub visits: u32,
    /// Was all that can follow looked at?
    pub is_certain: bool,
}

impl<G: Evaluate, R: Rng + Send> Search<G, R> {
    /// Judges like this, for so long, imagining by this luck.
    pub fn new(evaluator: Arc<Evaluator<G>>, budget: Budget, luck: R) -> Search<G, R> {
        Search {
            evaluator,
            budget,
            cancel: Cancel::default(),
            luck,
            tree: Tree::new(),
            root: None,
            has_network: false,
            in_doubt: false,
            promise: Quiescence::new(Chances::Exact, Evaluation::Linear, PROMISE_LOOKS),
            leaf: Quiescence::new(Chances::Exact, Evaluation::Network, LEAF_LOOKS),
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

    /// Looks ahead for this seat, whose turn it is, and says what it found, the best action first; what is not
    /// worth a thought comes last.
    /// Actions nobody looked at are judged one decision ahead.
    pub fn findings(&mut self, game: &G, seat: Seat) -> Vec<Finding<G::Action>> {
        self.think(game, seat, false);
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else {
            return Vec::new();
        };
        let mut findings: Vec<_> = edges.iter().map(|edge| self.finding(edge, seat)).collect();
        let promising = findings[0].action;
        let favourite = favourite(&findings, seat).clone();
        let rank = |finding: &Finding<G::Action>| finding.rank(&favourite, seat);
        findings.sort_by(|one, other| compare(rank(other), rank(one)));
        let place = findings.iter().position(|finding| finding.action == promising);
        let place = place.filter(|&place| findings[place].will_do(game, seat, &findings[0]));
        findings[..=place.unwrap_or(0)].rotate_right(1);
        self.list_choices(game);
        findings.sort_by_key(|finding| !self.list.contains(&finding.action));
        findings
    }

    /// What is worth a thought: a judge may err by a hair where nobody needs to think.
    fn list_choices(&mut self, game: &G) {
        self.list.clear();
        game.choices(&mut self.list);
    }

    /// How likely each seat is to win from here, whoever decides, luck included.
    pub fn value(&mut self, game: &G, me: Seat) -> Prospects {
        if matches!(game.turn(), Turn::Over { .. }) {
            return self.evaluator.evaluate(Evaluation::Network, game, me);
        }
        self.think(game, me, false);
        self.tree[Tree::<G>::ROOT].value
    }

    /// The plies that the search thinks of most, behind an action of the root.
    pub fn main_line(&self, action: &G::Action, most: usize) -> Vec<PlyOf<G>> {
        let mut line = vec![tabletop::Ply::Act(*action)];
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else { return line };
        let mut next = edges.iter().find(|edge| edge.ply == *action).and_then(|edge| edge.node);
        while let Some(id) = next.filter(|_| line.len() < most) {
            let (ply, node) = match &self.tree[id].kind {
                Kind::Leaf => break,
                Kind::Decision(edges) => match self.favourite(edges) {
                    Some(edge) => (tabletop::Ply::Act(edge.ply), edge.node),
                    None => break,
                },
                Kind::Luck { edges, .. } => match self.favourite(edges) {
                    Some(edge) => (tabletop::Ply::Chance(edge.ply), edge.node),
                    None => break,
                },
            };
            line.push(ply);
            next = node;
        }
        line
    }

    fn favourite<'a, T>(&self, edges: &'a [Edge<T>]) -> Option<&'a Edge<T>> {
        let visits = |edge: &&Edge<T>| edge.node.map_or(0, |id| self.tree[id].visits);
        edges.iter().filter(|edge| edge.node.is_some()).max_by_key(visits)
    }

    fn finding(&self, edge: &Edge<G::Action>, seat: Seat) -> Finding<G::Action> {
        let (prospects, visits) = match edge.node {
            Some(id) => (self.tree[id].value, self.tree[id].visits),
            None => {
                let mut prospects = Prospects::default();
                prospects[seat] = edge.promise;
                (prospects, 0)
            }
        };
        Finding { action: edge.ply, prospects, visits, is_certain: self.tree.is_certain(edge) }
    }

    /// Grows the tree. In a hurry it stops once no other action can overtake the best.
    fn think(&mut self, game: &G, seat: Seat, hurry: bool) {
        self.has_network = self.evaluator.has_network(game);
        self.in_doubt = game.hides_from(seat);
        if self.in_doubt || self.root.as_ref() != Some(game) {
            self.tree = Tree::new();
        }
        self.root = (!self.in_doubt).then(|| game.clone());
        let watch = Watch::start(self.budget, self.cancel.clone());
        loop {
            let left = watch.left(self.tree[Tree::<G>::ROOT].visits);
            if left == 0 || self.is_all_known() {
                return;
            }
            if hurry && (self.is_won() || (watch.counts_iterations() && self.is_settled(left))) {
                return;
            }
            self.look_once(game, seat);
        }
    }

    /// Is there nothing left to look at?
    fn is_all_known(&self) -> bool {
        let root = &self.tree[Tree::<G>::ROOT];
        match &root.kind {
            Kind::Leaf => false,
            Kind::Decision(edges) => edges.iter().all(|edge| self.tree.is_certain(edge)),
            Kind::Luck { .. } => root.is_certain,
        }
    }

    /// Is whoever decides sure of it?
    fn is_won(&self) -> bool {
        self.tree[Tree::<G>::ROOT].is_certain
    }

    /// Is the most visited action so far ahead that the looks left cannot change it?
    fn is_settled(&self, left: u32) -> bool {
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else { return false };
        let (mut first, mut second) = (0, 0);
        for edge in edges.iter().filter(|edge| !self.tree.is_certain(edge)) {
            let visits = edge.node.map_or(0, |id| self.tree[id].visits);
            (first, second) =
                if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first > second + left
    }

    /// One look: down to something new, and back with the news.
    fn look_once(&mut self, game: &G, me: Seat) {
        let mut world = game.imagine(me, &mut self.luck);
        let mut here = Tree::<G>::ROOT;
        self.path.clear();
        let news = loop {
            let turn = world.turn();
            let decider = match turn {
                Turn::Player(seat) if !self.in_doubt => Some(seat),
                Turn::Player(_) | Turn::Chance | Turn::Over { .. } => None,
            };
            if world.is_party() && self.is_another(decider) {
                self.tree[here].counts = TURN_OF_A_PARTY;
            }
            self.path.push((here, decider));
            let is_new = self.tree[here].visits == 0 && here != Tree::<G>::ROOT;
            let is_full =
                self.tree.len() >= MOST_NODES && matches!(self.tree[here].kind, Kind::Leaf);
            if self.tree[here].is_certain && here != Tree::<G>::ROOT {
                break self.tree[here].value;
            }
            here = match turn {
                Turn::Over { .. } => {
                    self.tree[here].is_certain = !self.in_doubt;
                    break self.evaluator.evaluate(Evaluation::Network, &world, me);
                }
                Turn::Player(_) | Turn::Chance if is_new || is_full => {
                    self.leaf.set_root(&world, &self.evaluator);
                    let news = self.leaf.of(&world, &self.evaluator, me, &mut self.luck);
                    if self.has_network {
                        self.tree.note_first(here, news);
                    }
                    break news;
                }
                Turn::Player(seat) => self.decide(here, seat, &mut world, me),
                Turn::Chance => self.draw(here, &mut world),
            };
        };
        self.tell(news);
    }

    /// Does this look come to somebody else than who decided last?
    fn is_another(&self, decider: Option<Seat>) -> bool {
        let before = self.path.iter().rev().find_map(|(_, decider)| *decider);
        decider.is_some_and(|now| before.is_some_and(|before| before != now))
    }

    fn tell(&mut self, mut news: Prospects) {
        for &(id, decider) in self.path.iter().rev() {
            news = self.tree.tell(id, decider, news) * PATIENCE;
        }
    }

    /// One step of a look through somebody's decision.
    fn decide(&mut self, here: NodeId, seat: Seat, world: &mut G, me: Seat) -> NodeId {
        let known = match std::mem::replace(&mut self.tree[here].kind, Kind::Leaf) {
            Kind::Decision(edges) => Some(edges),
            Kind::Leaf | Kind::Luck { .. } => None,
        };
        let mut edges = known.unwrap_or_default();
        if edges.is_empty() || self.in_doubt {
            self.list.clear();
            world.actions(&mut self.list);
            self.complete(&mut edges, seat, world, me);
        }
        let index = self.most_interesting(here, seat, &edges);
        world.act(edges[index].ply, &mut Silent);
        let next = *edges[index].node.get_or_insert_with(|| self.tree.add());
        self.tree[here].kind = Kind::Decision(edges);
        next
    }

    /// Adds the actions of this world that the situation does not know yet, with what they promise.
    fn complete(&mut self, edges: &mut Vec<Edge<G::Action>>, seat: Seat, world: &G, me: Seat) {
        let before = edges.len();
        self.promise.set_root(world, &self.evaluator);
        for &action in &self.list {
            if !edges[..before].iter().any(|edge| edge.ply == action) {
                let mut next = world.clone();
                next.act(action, &mut Silent);
                let promise = self.promise.of(&next, &self.evaluator, me, &mut self.luck)[seat];
                edges.push(Edge::new(action, promise));
            }
        }
        if edges.len() > before {
            share_attention(edges);
        }
    }

    /// The action that deserves the next look: known to be good, or promising and little known.
    /// Only the most promising are looked at until there were many looks (progressive widening).
    fn most_interesting(&self, here: NodeId, seat: Seat, edges: &[Edge<G::Action>]) -> usize {
        let visits = self.tree[here].visits;
        let width = if here == Tree::<G>::ROOT { edges.len() } else { width(visits) };
        let worth = |edge: &Edge<G::Action>| self.worth(here, edges, edge, seat);
        let is_open = |edge: &Edge<G::Action>| match self.in_doubt {
            true => self.list.binary_search(&edge.ply).is_ok(),
            false => !self.tree.is_certain(edge),
        };
        let open = || edges.iter().enumerate().filter(|(_, edge)| is_open(edge)).take(width);
        let (low, high) =
            open().fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), (_, edge)| {
                let worth = worth(edge);
                (low.min(worth), high.max(worth))
            });
        let scale = 1.0 / (high - low).max(SAME);
        let eager = CURIOSITY * (visits.max(1) as f32).sqrt();
        let interest = |edge: &Edge<G::Action>| {
            let looks = edge.node.map_or(0, |id| self.tree[id].visits) as f32;
            (worth(edge) - low) * scale + eager * edge.share / (1.0 + looks)
        };
        let best = open().max_by(|(_, one), (_, other)| interest(one).total_cmp(&interest(other)));
        best.expect("who decides has an action").0
    }

    /// What an action is worth to whoever decides; one that nobody has looked at, what it promises. Promises
    /// are made by weights: where networks evaluate what is known, they only say how much less than the most
    /// promising action.
    fn worth(
        &self,
        here: NodeId,
        edges: &[Edge<G::Action>],
        edge: &Edge<G::Action>,
        seat: Seat,
    ) -> f32 {
        let node = &self.tree[here];
        match edge.node {
            Some(id) if self.tree[id].visits > 0 => self.tree[id].value[seat],
            Some(_) | None if self.has_network && node.visits > 0 => {
                node.value[seat] + edge.promise - edges[0].promise
            }
            Some(_) | None => edge.promise,
        }
    }

    /// One step of a look through luck.
    fn draw(&mut self, here: NodeId, world: &mut G) -> NodeId {
        let known = match std::mem::replace(&mut self.tree[here].kind, Kind::Leaf) {
            Kind::Luck { edges, listed } => Some((edges, listed)),
            Kind::Leaf | Kind::Decision(..) => None,
        };
        let (mut edges, listed) = known.unwrap_or_else(|| self.outcomes(world));
        let index = match listed {
            true => tree::most_due(&self.tree, &edges, &mut self.luck),
            false => self.drawn(here, &mut edges, world),
        };
        world.happen(edges[index].ply, &mut Silent);
        let next = *edges[index].node.get_or_insert_with(|| self.tree.add());
        self.tree[here].kind = Kind::Luck { edges, listed };
        next
    }

    /// An outcome by its weight. New ones are let in as there are more looks (progressive
    /// widening); until then one that came before comes again, if it can come in this world at all.
    fn drawn(&mut self, here: NodeId, edges: &mut Vec<Edge<G::Chance>>, world: &G) -> usize {
        let chance = world.sample(&mut self.luck);
        if let Some(index) = edges.iter().position(|edge| edge.ply == chance) {
            edges[index].promise += 1.0;
            return index;
        }
        if self.in_doubt || edges.len() < width(self.tree[here].visits) {
            edges.push(Edge::new(chance, 1.0));
            return edges.len() - 1;
        }
        tree::most_due(&self.tree, edges, &mut self.luck)
    }

    /// What luck may bring here: all of it if it is little and the same in every world.
    fn outcomes(&self, world: &G) -> (Vec<Edge<G::Chance>>, bool) {
        if self.in_doubt {
            return (Vec::new(), false);
        }
        let mut list = Vec::new();
        world.outcomes(&mut list);
        match list.len() <= MOST_LISTED {
            true => {
                let edge = |(chance, weight): (G::Chance, u32)| Edge::new(chance, weight as f32);
                (list.into_iter().map(edge).collect(), true)
            }
            false => (Vec::new(), false),
        }
    }
}

impl<A> Finding<A> {
    /// More looks first; of those with equally many, the better. What is certain is as good as looked at
    /// often, if it is at least as good as the favourite.
    fn rank(&self, favourite: &Finding<A>, seat: Seat) -> (u32, f32) {
        let mine = self.prospects[seat];
        let looks = match self.is_certain {
            true if mine >= favourite.prospects[seat] => favourite.visits,
            true => 0,
            false => self.visits,
        };
        (looks, mine)
    }

    /// Will what promises most do for a party, because the best is not clearly better?
    fn will_do<G: Evaluate>(&self, game: &G, seat: Seat, best: &Finding<A>) -> bool {
        let is_near = self.prospects[seat] >= best.prospects[seat] - CLEARLY;
        game.is_party() && self.visits > 0 && is_near && !best.is_certain
    }
}

/// The one that was looked at most, of those about which something is left to learn; if it is none, the
/// best.
fn favourite<A>(findings: &[Finding<A>], seat: Seat) -> &Finding<A> {
    let rank = |finding: &Finding<A>| {
        let looks = if finding.is_certain { 0 } else { finding.visits };
        (looks, finding.prospects[seat])
    };
    let best = findings.iter().max_by(|one, other| compare(rank(one), rank(other)));
    best.expect("who decides has an action")
}

fn compare(one: (u32, f32), other: (u32, f32)) -> std::cmp::Ordering {
    one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
}

/// How many ways on are considered after so many looks.
fn width(visits: u32) -> usize {
    3 + (1.5 * (visits as f32).sqrt()) as usize
}

/// The most promising first, each with its share of attention: some for all, most for the best.
fn share_attention<A>(edges: &mut [Edge<A>]) {
    const FOR_ALL: f32 = 0.25;
    edges.sort_by(|one, other| other.promise.total_cmp(&one.promise));
    let best = edges[0].promise;
    let warmth = |edge: &Edge<A>| ((edge.promise - best) / WARMTH).exp();
    let total: f32 = edges.iter().map(warmth).sum();
    let equal = FOR_ALL / edges.len() as f32;
    for edge in edges {
        edge.share = equal + (1.0 - FOR_ALL) * warmth(edge) / total;
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
        self.think(game, seat, true);
        self.list_choices(game);
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else {
            unreachable!("every look passes through the decision on the table");
        };
        let edges: Vec<_> = edges.iter().filter(|edge| self.list.contains(&edge.ply)).collect();
        if self.stall.is_stalled(game) && !self.is_won() {
            let promising = edges.iter().map(|edge| (edge.ply, edge.promise));
            let world = game.imagine(seat, &mut self.luck);
            let best = self.stall.choose(&world, seat, promising);
            return best.expect("who decides has an action");
        }
        let findings: Vec<_> = edges.iter().map(|edge| self.finding(edge, seat)).collect();
        let favourite = favourite(&findings, seat);
        let rank = |finding: &Finding<G::Action>| finding.rank(favourite, seat);
        let best = findings.iter().max_by(|one, other| compare(rank(one), rank(other)));
        let best = best.expect("who decides has an action");
        if findings[0].will_do(game, seat, best) {
            return findings[0].action;
        }
        let is_as_good = |finding: &Finding<G::Action>| {
            (finding.is_certain || finding.visits >= favourite.visits / 4)
                && finding.prospects[seat] >= best.prospects[seat] - A_HAIR
        };
        findings
            .iter()
            .zip(edges)
            .filter(|(finding, _)| is_as_good(finding))
            .max_by(|(_, one), (_, other)| one.promise.total_cmp(&other.promise))
            .map_or(best.action, |(finding, _)| finding.action)
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
