//! The root of the tree: statistics of its actions, the choice among them, and when it is clear.

use std::cmp::Ordering;

use tabletop::{Ply, PlyOf, Rng, Seat};

use super::{
    Search, Stop,
    tree::{ActionEdge, Kind, Tree},
};
use crate::{Evaluate, Prospects};

/// Between actions whose values are closer than this a search cannot tell; then the prior value decides, so that
/// a player with a long way to go gets on.
const TIE_MARGIN: f32 = 0.002;
/// An action of a party must be so much better than the one with the greatest prior value, which gets it on.
const PARTY_MARGIN: f32 = 0.03;

/// Statistics of one action at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct RootAction<A> {
    /// The action.
    pub action: A,
    /// Its value for whoever decides before the first visit.
    pub prior_value: f32,
    /// How likely each seat is to win with it.
    pub prospects: Prospects,
    /// How many iterations went through it.
    pub visits: u32,
    /// Is it solved? Then its prospects are exact.
    pub is_proven: bool,
}

impl<G: Evaluate, R: Rng + Send> Search<G, R> {
    /// Searches for this seat, whose turn it is, and gives the statistics of all actions: the one that this search
    /// would play, then the others by rank; what is not worth a thought comes last. An action without a visit
    /// has its prior value.
    pub fn root_actions(&mut self, game: &G, seat: Seat) -> Vec<RootAction<G::Action>> {
        self.run(game, seat, Stop::AtBudget);
        self.ranked(game, seat)
    }

    /// The choice of a search that has run.
    pub(super) fn decision(&mut self, game: &G, seat: Seat) -> G::Action {
        if self.stall.is_stalled(game) && !self.is_won() {
            return self.break_stall(game, seat);
        }
        let ranked = self.ranked(game, seat);
        ranked.first().expect("every iteration passes through the decision on the table").action
    }

    /// The one order of the root's actions, for play, hints and reviews; none if nobody decides there.
    fn ranked(&mut self, game: &G, seat: Seat) -> Vec<RootAction<G::Action>> {
        let choices = choices_of(game);
        let actions = self.root_edges().iter().map(|edge| self.root_action(edge, seat));
        let (mut choices, mut others): (Vec<_>, Vec<_>) =
            actions.partition(|action| choices.contains(&action.action));
        if choices.is_empty() {
            return others;
        }
        let most_visited = most_visited(&choices, seat).clone();
        let rank = |action: &RootAction<G::Action>| action.rank(&most_visited, seat);
        let first = choices.remove(chosen(&choices, game, seat));
        choices.sort_by(|one, other| compare(rank(other), rank(one)));
        others.sort_by(|one, other| compare(rank(other), rank(one)));
        [vec![first], choices, others].concat()
    }

    /// The choice at a table that stalls: by prior values, because a search sees nothing to gain.
    fn break_stall(&mut self, game: &G, seat: Seat) -> G::Action {
        let choices = choices_of(game);
        let world = game.imagine(seat, &mut self.rng);
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else { return choices[0] };
        let edges = edges.iter().filter(|edge| choices.contains(&edge.action));
        let valued = edges.map(|edge| (edge.action, edge.prior_value));
        let best = self.stall.choose(&world, seat, valued);
        best.expect("who decides has an action")
    }

    fn root_edges(&self) -> &[ActionEdge<G::Action>] {
        match &self.tree[Tree::<G>::ROOT].kind {
            Kind::Decision(edges) => edges,
            Kind::Leaf | Kind::Chance { .. } => &[],
        }
    }

    /// The principal variation behind an action of the root: the most visited plies, up to `most` of them.
    pub fn principal_variation(&self, action: &G::Action, most: usize) -> Vec<PlyOf<G>> {
        let mut line = vec![Ply::Act(*action)];
        let Kind::Decision(edges) = &self.tree[Tree::<G>::ROOT].kind else { return line };
        let mut next = edges.iter().find(|edge| edge.action == *action).and_then(|edge| edge.child);
        while let Some(id) = next.filter(|_| line.len() < most) {
            let ply = match &self.tree[id].kind {
                Kind::Leaf => None,
                Kind::Decision(edges) => edges
                    .iter()
                    .filter(|edge| edge.child.is_some())
                    .max_by_key(|edge| self.tree.visits(edge.child))
                    .map(|edge| (Ply::Act(edge.action), edge.child)),
                Kind::Chance { edges, .. } => edges
                    .iter()
                    .filter(|edge| edge.child.is_some())
                    .max_by_key(|edge| self.tree.visits(edge.child))
                    .map(|edge| (Ply::Chance(edge.chance), edge.child)),
            };
            let Some((ply, child)) = ply else { break };
            line.push(ply);
            next = child;
        }
        line
    }

    fn root_action(&self, edge: &ActionEdge<G::Action>, seat: Seat) -> RootAction<G::Action> {
        let (prospects, visits) = match edge.child {
            Some(id) => (self.tree[id].value, self.tree[id].visits),
            None => {
                let mut prospects = Prospects::default();
                prospects[seat] = edge.prior_value;
                (prospects, 0)
            }
        };
        let is_proven = self.tree.is_proven(edge.child);
        RootAction {
            action: edge.action,
            prior_value: edge.prior_value,
            prospects,
            visits,
            is_proven,
        }
    }

    /// Is every action at the root proven?
    pub(super) fn is_solved(&self) -> bool {
        let root = &self.tree[Tree::<G>::ROOT];
        match &root.kind {
            Kind::Leaf => false,
            Kind::Decision(edges) => edges.iter().all(|edge| self.tree.is_proven(edge.child)),
            Kind::Chance { .. } => root.is_proven,
        }
    }

    /// Is the root proven: all of it, or a win for whoever decides?
    pub(super) fn is_won(&self) -> bool {
        self.tree[Tree::<G>::ROOT].is_proven
    }

    /// Is the most visited action so far ahead that the iterations left cannot change it?
    pub(super) fn leader_is_safe(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.root_edges().iter().filter(|edge| !self.tree.is_proven(edge.child)) {
            let visits = self.tree.visits(edge.child);
            (first, second) =
                if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first > second + left
    }
}

impl<A> RootAction<A> {
    /// More visits first; of those with equally many, the better value. A proven action counts as often visited
    /// as the most visited one, if it is at least as good, else as never.
    fn rank(&self, most_visited: &RootAction<A>, seat: Seat) -> (u32, f32) {
        let mine = self.prospects[seat];
        let visits = match self.is_proven {
            true if mine >= most_visited.prospects[seat] => most_visited.visits,
            true => 0,
            false => self.visits,
        };
        (visits, mine)
    }

    /// Will the greatest prior value do for a party, because the best is not clearly better?
    fn will_do<G: Evaluate>(&self, game: &G, seat: Seat, best: &RootAction<A>) -> bool {
        let is_near = self.prospects[seat] >= best.prospects[seat] - PARTY_MARGIN;
        game.is_party() && self.visits > 0 && is_near && !best.is_proven
    }
}

/// What is worth a thought: an evaluation may err by a hair where nobody needs to think.
fn choices_of<G: Evaluate>(game: &G) -> Vec<G::Action> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    choices
}

/// Which of the actions is played, the greatest prior value being the first of them: the one of highest rank;
/// among those within [`TIE_MARGIN`] of it that are well known, the one with the greatest prior value.
fn chosen<G: Evaluate>(actions: &[RootAction<G::Action>], game: &G, seat: Seat) -> usize {
    let most_visited = most_visited(actions, seat);
    let rank = |action: &RootAction<G::Action>| action.rank(most_visited, seat);
    let numbered = || actions.iter().enumerate();
    let best = numbered().max_by(|(_, one), (_, other)| compare(rank(one), rank(other)));
    let (place, best) = best.expect("who decides has an action");
    if actions[0].will_do(game, seat, best) {
        return 0;
    }
    let is_as_good = |action: &RootAction<G::Action>| {
        (action.is_proven || action.visits >= most_visited.visits / 4)
            && action.prospects[seat] >= best.prospects[seat] - TIE_MARGIN
    };
    numbered()
        .filter(|(_, action)| is_as_good(action))
        .max_by(|(_, one), (_, other)| one.prior_value.total_cmp(&other.prior_value))
        .map_or(place, |(place, _)| place)
}

/// The most visited action that is not proven; if all are, the best.
fn most_visited<A>(actions: &[RootAction<A>], seat: Seat) -> &RootAction<A> {
    let rank = |action: &RootAction<A>| {
        let visits = if action.is_proven { 0 } else { action.visits };
        (visits, action.prospects[seat])
    };
    let best = actions.iter().max_by(|one, other| compare(rank(one), rank(other)));
    best.expect("who decides has an action")
}

fn compare(one: (u32, f32), other: (u32, f32)) -> Ordering {
    one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
}
