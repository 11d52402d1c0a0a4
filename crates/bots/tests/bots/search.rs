//! Search against what can be reckoned exactly, with the smallest game.

use std::{collections::HashMap, sync::Arc, time::Duration};

use bots::{Bot, Budget, Evaluator, Search, arena::GameResult, spec::BotFactory};
use tabletop::{
    Game, Seat, Turn, seeded_rng,
    toy::{Pig, PigAction, PigSetup},
};

/// The exact chances of the first seat in every situation of Pig for two, by value iteration.
struct Exact {
    goal: u16,
    values: HashMap<(u16, u16, u16), f64>,
}

impl Exact {
    fn new(goal: u16) -> Exact {
        let mut exact = Exact { goal, values: HashMap::new() };
        for _ in 0..200 {
            for mine in 0..goal {
                for theirs in 0..goal {
                    for risk in 0..goal - mine {
                        let best =
                            exact.bank(mine, theirs, risk).max(exact.roll(mine, theirs, risk));
                        exact.values.insert((mine, theirs, risk), best);
                    }
                }
            }
        }
        exact
    }

    /// Of the player to move.
    fn value(&self, mine: u16, theirs: u16, risk: u16) -> f64 {
        if mine + risk >= self.goal {
            return 1.0;
        }
        self.values.get(&(mine, theirs, risk)).copied().unwrap_or(0.5)
    }

    fn bank(&self, mine: u16, theirs: u16, risk: u16) -> f64 {
        if mine + risk >= self.goal { 1.0 } else { 1.0 - self.value(theirs, mine + risk, 0) }
    }

    fn roll(&self, mine: u16, theirs: u16, risk: u16) -> f64 {
        let lost = 1.0 - self.value(theirs, mine, 0);
        let won: f64 = (2..=6).map(|pips| self.value(mine, theirs, risk + pips)).sum();
        (lost + won) / 6.0
    }
}

fn position(goal: u16, banked: [u16; 2], at_risk: u16) -> Pig {
    let setup = PigSetup { players: 2, goal };
    let text = format!(
        r#"{{"goal":{goal},"banked":[{},{}],"seat":0,"at_risk":{at_risk},"rolling":false,"ended":false}}"#,
        banked[0], banked[1]
    );
    let position: Pig = serde_json::from_str(&text).expect("a position of Pig");
    Pig::from_position(&setup, &position).expect("a possible position")
}

fn search(iterations: u32) -> Search<Pig, impl tabletop::Rng> {
    Search::new(Arc::new(Evaluator::tuned()), Budget::Iterations(iterations), seeded_rng(1))
}

/// How much chance of winning a searcher with this budget gives away, over all situations.
fn loss(exact: &Exact, iterations: u32) -> f64 {
    let goal = exact.goal;
    let mut total = 0.0;
    for mine in 0..goal {
        for theirs in 0..goal {
            for risk in 2..goal - mine {
                let game = position(goal, [mine, theirs], risk);
                let chosen = search(iterations).choose(&game, Seat(0));
                let (bank, roll) = (exact.bank(mine, theirs, risk), exact.roll(mine, theirs, risk));
                let got = if chosen == PigAction::Bank { bank } else { roll };
                total += bank.max(roll) - got;
            }
        }
    }
    total
}

#[test]
fn search_agrees_with_the_exact_solution_and_improves_with_its_budget() {
    let exact = Exact::new(12);
    let losses: Vec<f64> = [1, 30, 3000].map(|iterations| loss(&exact, iterations)).into();
    assert!(losses[0] > losses[1] && losses[1] > losses[2], "{losses:?}");
    assert!(losses[2] < 0.2, "{losses:?}");
}

#[test]
fn a_search_that_goes_on_from_earlier_thoughts_is_deterministic() {
    let setup = PigSetup { players: 2, goal: 40 };
    let start = Pig::new(&setup).expect("a table");
    let factories =
        ["search:200", "greedy"].map(|name| BotFactory::<Pig>::new(&name.parse().expect("a bot")));
    let results = || {
        let results = (1..11).map(|seed| GameResult::play(&start, &factories, &[0, 1], seed));
        results.map(|result| result.seats[0].result).collect::<Vec<_>>()
    };
    assert_eq!(results(), results());
}

#[test]
fn a_cancelled_search_still_decides() {
    let game = position(20, [3, 5], 4);
    let mut search = search(u32::MAX);
    search.cancel().cancel();
    let chosen = search.choose(&game, Seat(0));
    assert!(matches!(chosen, PigAction::Bank | PigAction::Roll));
    assert_eq!(game.turn(), Turn::Player(Seat(0)));
}

#[test]
fn a_search_with_a_limit_decides_in_its_time_and_else_as_without_one() {
    let game = position(30, [0, 0], 2);
    let mut hurried = search(1_000_000);
    hurried.limit(Duration::ZERO);
    let visits: u32 = hurried.root_actions(&game, Seat(0)).iter().map(|root| root.visits).sum();
    assert!((1..=32).contains(&visits), "{visits}");
    let mut patient = search(500);
    patient.limit(Duration::from_secs(3600));
    assert_eq!(
        patient.root_actions(&game, Seat(0)),
        search(500).root_actions(&game, Seat(0)),
        "there is time for its whole budget"
    );
}
