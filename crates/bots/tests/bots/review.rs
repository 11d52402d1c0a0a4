//! What a review says about games that can be reckoned.

use bots::{Review, Spec, explain, game_loop, review::Cause};
use karak::{Karak, Setup};
use tabletop::{
    Game, PlyOf, Seat, Silent, Turn, seeded_rng,
    toy::{Pig, PigAction, PigSetup},
};

fn record(specs: [&str; 2], seed: u64) -> (Pig, Vec<PlyOf<Pig>>) {
    let start = Pig::new(&PigSetup { players: 2, goal: 25 }).expect("a table");
    let sit = |(seat, name): (usize, &str)| {
        name.parse::<Spec>().expect("a bot").seat::<Pig>(seed + seat as u64)
    };
    let mut bots: Vec<_> = specs.into_iter().enumerate().map(sit).collect();
    let mut plies = Vec::new();
    game_loop::play(start.clone(), &mut bots, seed, |_, ply| plies.push(ply.clone()));
    (start, plies)
}

#[test]
fn start_and_decisions_and_luck_add_up_to_the_result() {
    for seed in 0..5 {
        let (start, plies) = record(["greedy", "random"], seed);
        let review = Review::of(&start, &plies, 100, || {});
        for seat in [Seat(0), Seat(1)] {
            let account = review.account(seat);
            let sum = account.start + account.skill + account.others + account.luck;
            assert!((sum - account.result).abs() < 1e-3, "{account:?}");
            assert!(account.skill <= 0.0 && (account.result == 0.0 || account.result == 1.0));
        }
    }
}

#[test]
fn a_careless_player_gives_away_more_than_a_careful_one() {
    let skill = |seat: u8| -> f32 {
        let of = |seed| {
            let (start, plies) = record(["search:300", "random"], seed);
            Review::of(&start, &plies, 200, || {}).account(Seat(seat)).skill
        };
        (0..8).map(of).sum()
    };
    assert!(skill(0) > skill(1) + 0.5, "{} {}", skill(0), skill(1));
}

#[test]
fn every_roll_is_luck_and_every_choice_a_decision() {
    let (start, plies) = record(["greedy", "greedy"], 3);
    let review = Review::of(&start, &plies, 50, || {});
    let rolls = plies.iter().filter(|ply| matches!(ply, tabletop::Ply::Chance(_))).count();
    let luck =
        review.steps.iter().filter(|step| step.cause == Cause::Luck && step.ply < plies.len());
    assert_eq!(luck.count(), rolls);
}

#[test]
fn advice_names_every_action_once_and_the_best_first() {
    let text = r#"{"goal":25,"banked":[20,24],"seat":0,"at_risk":5,"rolling":false,"ended":false}"#;
    let position: Pig = serde_json::from_str(text).expect("a position of Pig");
    let game = Pig::from_position(&PigSetup { players: 2, goal: 25 }, &position).expect("possible");
    let advice = explain(&game, Seat(0), bots::Budget::Iterations(300), 1, None);
    let actions: Vec<PigAction> = advice.iter().map(|advice| advice.action).collect();
    assert_eq!(actions, [PigAction::Bank, PigAction::Roll]);
    assert!(advice[0].chance > 0.99 && advice[1].chance < 0.9, "{advice:?}");
    assert_eq!(advice[0].words, "bank");
}

/// What follows by luck or by somebody else's choice is not foretold.
#[test]
fn advice_tells_what_to_do_up_to_the_next_luck() {
    let game = Pig::new(&PigSetup { players: 2, goal: 25 }).expect("a table");
    let advice = explain(&game, Seat(0), bots::Budget::Iterations(300), 1, None);
    assert!(!advice.is_empty() && advice.iter().all(|advice| advice.line.is_empty()), "{advice:?}");

    let mut game = Karak::new(&Setup::new(2)).expect("a table");
    let mut rng = seeded_rng(3);
    let mut told = 0;
    while told < 12 {
        match game.turn() {
            Turn::Over { .. } => break,
            Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
            Turn::Player(seat) => {
                let advice = explain(&game, seat, bots::Budget::Iterations(200), 1, None);
                let words: Vec<&String> = advice.iter().flat_map(|one| &one.line).collect();
                assert!(!words.iter().any(|words| words.contains("dice")), "{words:?}");
                told += words.len();
                game.act(advice[0].action, &mut Silent);
            }
        }
    }
    assert!(told > 0, "where no luck comes in between, what comes next is told");
}
