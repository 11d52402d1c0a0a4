//! Review of a finished game: regret of decisions, and luck.
//!
//! The reviewer keeps one number for each seat: its win probability. A decision moves it by its regret, `value of
//! the action − value of the best one that a search finds`; a die or a draw moves it to what is expected now that
//! it has fallen: luck is what is left. So the start, all regrets and all luck add up to the result.

use std::sync::Arc;

use serde::Serialize;
use tabletop::{Ply, PlyOf, Seat, Silent, Turn, seeded_rng};

use crate::{Budget, Evaluate, Evaluator, Prospects, Search, game_loop::derive_seed};

/// One ply and what it changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Which ply of the game.
    pub ply: usize,
    /// What it was, in words.
    pub words: String,
    /// How every seat's chance of winning changed.
    pub change: Vec<f32>,
    /// What decided.
    #[serde(flatten)]
    pub cause: Cause,
}

/// What decided a ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "cause", rename_all = "snake_case")]
pub enum Cause {
    /// A player did.
    Decision {
        /// Who.
        seat: Seat,
        /// What would have been better, in words, if anything.
        better: Option<String>,
    },
    /// Luck did.
    Luck,
}

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// How likely each seat was to win when the game began.
    pub start: Vec<f32>,
    /// What each seat won: 1, a share of a tie, or 0; of a game that is not over, what it may expect.
    pub result: Vec<f32>,
    /// Every ply that was a choice, a roll or a draw.
    pub steps: Vec<Step>,
}

/// How a seat came from the start to the result: the four numbers add up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Account {
    /// The chance at the start.
    pub start: f32,
    /// What its own decisions gave away, the regret: zero is perfect.
    pub skill: f32,
    /// What the others' decisions gave it.
    pub others: f32,
    /// What dice and draws gave it.
    pub luck: f32,
    /// What came of it.
    pub result: f32,
}

impl Review {
    /// Reviews the plies of a game from its start with so many iterations at each; `tick` hears of each.
    pub fn of<G: Evaluate>(
        start: &G,
        plies: &[PlyOf<G>],
        iterations: u32,
        mut tick: impl FnMut(),
    ) -> Review {
        let mut reviewer = Reviewer::new(start, iterations);
        let begin = reviewer.expected;
        for (number, ply) in plies.iter().enumerate() {
            reviewer.see(number, ply);
            tick();
        }
        reviewer.settle(plies.len());
        let seats = usize::from(start.seats());
        let of_seats = |prospects: Prospects| prospects.0[..seats].to_vec();
        Review {
            start: of_seats(begin),
            result: of_seats(reviewer.expected),
            steps: reviewer.steps,
        }
    }

    /// How this seat came to its result.
    pub fn account(&self, seat: Seat) -> Account {
        let index = usize::from(seat.0);
        let sum = |wanted: &dyn Fn(&Cause) -> bool| {
            self.steps
                .iter()
                .filter(|step| wanted(&step.cause))
                .map(|step| step.change[index])
                .sum()
        };
        let is_mine =
            |cause: &Cause| matches!(cause, Cause::Decision { seat: by, .. } if *by == seat);
        let is_theirs =
            |cause: &Cause| matches!(cause, Cause::Decision { seat: by, .. } if *by != seat);
        Account {
            start: self.start[index],
            skill: sum(&is_mine),
            others: sum(&is_theirs),
            luck: sum(&|cause| *cause == Cause::Luck),
            result: self.result[index],
        }
    }
}

struct Reviewer<G> {
    game: G,
    evaluator: Arc<Evaluator<G>>,
    iterations: u32,
    /// What every seat may expect now.
    expected: Prospects,
    steps: Vec<Step>,
}

impl<G: Evaluate> Reviewer<G> {
    fn new(start: &G, iterations: u32) -> Reviewer<G> {
        let evaluator = Arc::new(Evaluator::tuned().raw());
        let expected = Prospects::default();
        let mut reviewer =
            Reviewer { game: start.clone(), evaluator, iterations, expected, steps: Vec::new() };
        reviewer.expected = reviewer.value(&reviewer.game.clone(), 0);
        reviewer
    }

    fn search(&self, ply: usize) -> Search<G, impl tabletop::Rng + use<G>> {
        Search::new(
            self.evaluator.clone(),
            Budget::Iterations(self.iterations),
            seeded_rng(derive_seed(ply as u64, 0)),
        )
    }

    /// What every seat may expect in this situation.
    fn value(&self, game: &G, ply: usize) -> Prospects {
        let viewer = match game.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance | Turn::Over { .. } => Seat(0),
        };
        match game.turn() {
            Turn::Player(seat) => {
                let actions = self.search(ply).root_actions(game, seat);
                actions.first().map_or(self.expected, |best| best.prospects)
            }
            Turn::Chance | Turn::Over { .. } => self.search(ply).value(game, viewer),
        }
    }

    fn see(&mut self, number: usize, ply: &PlyOf<G>) {
        let words = self.game.describe(ply);
        let mut next = self.game.clone();
        next.apply(ply, &mut Silent);
        match (self.game.turn(), ply) {
            (Turn::Player(seat), Ply::Act(action)) => {
                self.decided(number, seat, action, &next, words);
            }
            (_, Ply::Chance(_) | Ply::End | Ply::Act(_)) => {
                let expected = self.value(&next, number + 1);
                self.note(number, words, expected, Cause::Luck);
            }
        }
        self.game = next;
    }

    /// The regret of a decision: what it is worth less than the best one found, never less than nothing.
    fn decided(&mut self, number: usize, seat: Seat, action: &G::Action, next: &G, words: String) {
        let mut search = self.search(number);
        let actions = search.root_actions(&self.game, seat);
        if actions.len() < 2 {
            return;
        }
        let best = &actions[0];
        let mut change = Prospects::default();
        let mut better = None;
        if best.action != *action {
            let chosen = self.value(next, number + 1);
            if chosen[seat] < best.prospects[seat] {
                change = chosen;
                change += best.prospects * -1.0;
                better = Some(self.game.describe(&Ply::Act(best.action)));
            }
        }
        let mut expected = self.expected;
        expected += change;
        self.note(number, words, expected, Cause::Decision { seat, better });
    }

    fn note(&mut self, ply: usize, words: String, expected: Prospects, cause: Cause) {
        let seats = usize::from(self.game.seats());
        let change = (0..seats).map(|seat| expected.0[seat] - self.expected.0[seat]).collect();
        self.expected = expected;
        self.steps.push(Step { ply, words, change, cause });
    }

    /// What the end shows that no die showed: a game may end with a decision.
    fn settle(&mut self, plies: usize) {
        if let Turn::Over { winners } = self.game.turn() {
            let result = Prospects::of_winners(winners, self.game.is_party());
            if result != self.expected {
                self.note(plies, "the end".into(), result, Cause::Luck);
            }
        }
    }
}
