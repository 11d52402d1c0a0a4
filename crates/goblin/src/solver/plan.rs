//! A hint: what to do until luck speaks.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Silent};

use super::super::action::Action;
use super::super::outlook::Outlook;
use super::super::phase::Phase;
use super::super::potion::Potions;
use super::super::state::Goblin;
use super::{Node, Share, Solver};

/// The best line of play until luck speaks or the battle is decided.
///
/// Of all lines with the highest chance to win it is one of those that may need the fewest potions to the
/// end; of these one that decides the battle before the next draw, if there is one; and of these one of
/// the shortest, so that cards are saved. Whoever cannot win is told to stop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// With this plan, and with the best play afterwards.
    pub outlook: Outlook,
    /// What to do, one after the other.
    pub steps: Vec<Step>,
}

/// One action of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// As data.
    pub action: Action,
    /// In words.
    pub text: String,
}

/// A position on the way, and how it was reached.
struct Stage {
    node: Node,
    from: Option<(usize, Action)>,
}

impl Goblin {
    /// The best line of play of the player who decides in the battle in progress; `None` if there is none,
    /// or if it takes too long to reckon.
    pub fn plan(&self) -> Option<Plan> {
        if !self.is_fighting() {
            return None;
        }
        let (mut solver, start) = (Solver::new(), Node::of(self));
        let share = solver.exact(&start)?;
        let line = solver.line(&start, share)?;
        Some(Plan { steps: self.steps(line), outlook: Outlook::of(share)? })
    }

    /// The best line of play that begins with this legal action: a fight, or a choice in one; `None` as
    /// for its outlook.
    pub fn plan_with(&self, action: Action) -> Option<Plan> {
        if !self.is_reckoned(action) {
            return None;
        }
        let (mut solver, mut start) = (Solver::new(), Node::of(self));
        let share = solver.chance(self, action)?;
        let mut line = vec![action];
        if start.act(action).is_none() {
            line.extend(solver.line(&start, share)?);
        }
        Some(Plan { steps: self.steps(line), outlook: Outlook::of(share)? })
    }

    /// These actions in words.
    fn steps(&self, line: Vec<Action>) -> Vec<Step> {
        let mut state = *self;
        let step = |action| {
            let text = state.words_of(action);
            state.act(action, &mut Silent);
            Step { action, text }
        };
        line.into_iter().map(step).collect()
    }
}

impl Solver {
    /// The shortest line that keeps this chance, which is the highest, and drinks the fewest potions.
    fn line(&mut self, node: &Node, share: Share) -> Option<Vec<Action>> {
        let node = self.thrifty(node, share)?;
        let mut stages = vec![Stage { node, from: None }];
        let mut known = HashSet::from([self.memo.key(&node)]);
        let (mut place, mut drawing) = (0, None);
        while let Some(&Stage { node, .. }) = stages.get(place) {
            if let Phase::Draw(_) | Phase::Stack(_) = node.state.phase {
                drawing = drawing.or(Some(place));
            } else {
                for action in self.keeping(&node, share)? {
                    let mut next = node;
                    if next.act(action).is_some() {
                        return Some(way_to(&stages, Some((place, action))));
                    }
                    if known.insert(self.memo.key(&next)) {
                        stages.push(Stage { node: next, from: Some((place, action)) });
                    }
                }
            }
            place += 1;
        }
        let last = &stages[drawing?];
        let mut line = way_to(&stages, last.from);
        line.extend(self.arrangement(last.node, share)?);
        Some(line)
    }

    /// The actions that keep this chance.
    fn keeping(&mut self, node: &Node, share: Share) -> Option<Vec<Action>> {
        let (mut actions, mut keeping) = (Vec::new(), Vec::new());
        node.state.list_actions(&mut actions);
        for action in actions {
            if self.chance(&node.state, action)? == share {
                keeping.push(action);
            }
        }
        Some(keeping)
    }

    /// How to arrange a new deck, if that is asked: each card as far up as is as good as anything.
    fn arrangement(&mut self, mut node: Node, share: Share) -> Option<Vec<Action>> {
        let mut line = Vec::new();
        while let Phase::Stack(_) = node.state.phase {
            let best = self.keeping(&node, share)?.into_iter().next()?;
            node.act(best);
            line.push(best);
        }
        Some(line)
    }

    /// The position with as few potions as the chance needs.
    fn thrifty(&mut self, node: &Node, share: Share) -> Option<Node> {
        let mut choices = vec![Potions::NONE];
        for potion in node.state.me().potions.iter() {
            choices.extend(choices.clone().into_iter().map(|choice| choice.with(potion)));
        }
        choices.sort_by_key(|choice| choice.count());
        for choice in choices {
            let mut fewer = *node;
            fewer.state.me_mut().potions = choice;
            if self.exact(&fewer)? == share {
                return Some(fewer);
            }
        }
        Some(*node)
    }
}

/// All actions that led here, and this one.
fn way_to(stages: &[Stage], last: Option<(usize, Action)>) -> Vec<Action> {
    let steps = std::iter::successors(last, |&(place, _)| stages[place].from);
    let mut actions: Vec<Action> = steps.map(|(_, action)| action).collect();
    actions.reverse();
    actions
}
