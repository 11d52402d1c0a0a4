//! Advice: what each action leads to, in chances and in words.

use std::sync::Arc;

use serde::Serialize;
use tabletop::{Game, Ply, PlyOf, Seat, Silent, Turn, seeded_rng};

use crate::{
    Budget, Cancel, Chances, Evaluate, Evaluation, Evaluator, Quiescence, Search, greedy::NODES,
    search::RootAction,
};

/// What there is to say about one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The action in words.
    pub words: String,
    /// How likely its player is to win with it, from 0 to 1.
    pub chance: f32,
    /// How many iterations of the search went through it: the more, the better it is known.
    pub visits: u32,
    /// What its player would choose next, in words: up to the next roll or draw, or until somebody
    /// else decides.
    pub line: Vec<String>,
    /// The same as actions.
    pub next: Vec<A>,
}

/// The longest line that is told, in plies.
const LINE: usize = 6;

/// What each legal action leads to, the one that the search would play first, for the seat whose turn it is. It knows what
/// that seat may know and no more. `cancel` ends it early.
pub fn explain<G: Evaluate>(
    game: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    cancel: Option<Cancel>,
) -> Vec<Advice<G::Action>> {
    let mut search = Search::new(Arc::new(Evaluator::<G>::tuned().raw()), budget, seeded_rng(seed));
    if let Some(cancel) = cancel {
        search = search.with_cancel(cancel);
    }
    let actions = search.root_actions(game, seat);
    let advise = |root: RootAction<G::Action>| {
        let line = search.principal_variation(&root.action, LINE);
        let told = told_of(&game.imagine(seat, &mut seeded_rng(seed)), seat, &line);
        let (actions, words): (Vec<_>, Vec<_>) = told.into_iter().unzip();
        let first = words.first().cloned().unwrap_or_else(|| root.action.to_string());
        Advice {
            action: root.action,
            words: first,
            chance: root.prospects[seat].clamp(0.0, 1.0),
            visits: root.visits,
            line: words.into_iter().skip(1).collect(),
            next: actions.into_iter().skip(1).collect(),
        }
    };
    actions.into_iter().map(advise).collect()
}

/// What there is to say about one action without a tree search: a quiescence search behind it, raw and by the
/// networks. It knows what that seat may know and no more.
pub fn glance<G: Evaluate>(
    game: &G,
    seat: Seat,
    action: G::Action,
    seed: u64,
) -> Advice<G::Action> {
    let mut rng = seeded_rng(seed);
    let world = game.imagine(seat, &mut rng);
    let mut next = world.clone();
    next.act(action, &mut Silent);
    let mut quiescence = Quiescence::new(Chances::Exact, Evaluation::Network, NODES);
    let evaluator = Evaluator::<G>::tuned().raw();
    let chance = quiescence.of(&next, &evaluator, seat, &mut rng)[seat];
    Advice {
        action,
        words: world.describe(&Ply::Act(action)),
        chance: chance.clamp(0.0, 1.0),
        visits: 0,
        line: Vec::new(),
        next: Vec::new(),
    }
}

/// These plies and their words, as far as they are this seat's to choose in this world.
fn told_of<G: Game>(world: &G, seat: Seat, line: &[PlyOf<G>]) -> Vec<(G::Action, String)> {
    let mut world = world.clone();
    let mut told = Vec::new();
    for ply in line {
        let Ply::Act(action) = ply else { break };
        if world.turn() != Turn::Player(seat) || !is_possible(&world, action) {
            break;
        }
        told.push((*action, world.describe(ply)));
        world.apply(ply, &mut Silent);
    }
    told
}

fn is_possible<G: Game>(world: &G, action: &G::Action) -> bool {
    let mut list = Vec::new();
    world.actions(&mut list);
    list.contains(action)
}
