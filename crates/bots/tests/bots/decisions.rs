//! A golden record: what every bot decides on fixed seeds, at every kind of table, and what searches find at
//! their root, tell people and learn. Where a change should leave play as it is, this test says whether it did.
//!
//! A row is a table, a bot, how many answers it gave, and a hash over them. `UPDATE_EXPECT=1` writes the
//! rows anew: commit them with the change that made bots decide differently, and say why they do.
//! The rows hold for one kind of machine: elsewhere `exp` and `ln` may round in another way.

use std::{cell::RefCell, fmt::Write, fs, path::Path, sync::Arc};

use bots::{
    Bot, Budget, Evaluate, Evaluator, Review, Search, Spec, explain,
    game_loop::{derive_seed, seats},
    spec::BotFactory,
    tune::{HillClimb, Plan, Training, train, tune},
};
use goblin::Goblin;
use karak::Karak;
use karak2::Karak2;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Ply, PlyOf, Seat, Silent, Turn, seeded_rng};

/// Who plays whole games, and for how many decisions at each table.
const PLAYERS: [(&str, u32); 13] = [
    ("random", 200),
    ("greedy", 200),
    ("apprentice", 120),
    ("squire", 120),
    ("knight", 120),
    ("champion", 120),
    ("squire/explorer", 120),
    ("knight/fighter", 120),
    ("greedy/hoarder", 120),
    ("search:12/explorer", 30),
    ("search:60", 12),
    ("search:60/hoarder", 8),
    ("legend", 1),
];
/// A search is asked what it has found in so many situations of each table, and for advice in half as many.
const SITUATIONS: u32 = 6;
/// Greedy bots decide so often before somebody slow is asked.
const DECISIONS_BEFORE: u32 = 70;
/// Who is asked less often is slow.
const SLOW: u32 = 5;

/// A hash over all that was said to it.
#[derive(Default)]
struct Record {
    hash: u64,
    answers: u32,
}

impl Record {
    fn add(&mut self, bytes: impl IntoIterator<Item = u8>) {
        self.hash = bytes.into_iter().fold(self.hash, |hash, byte| derive_seed(hash, byte.into()));
    }

    fn answer(&mut self, answer: &impl Serialize) {
        self.answers += 1;
        self.add(serde_json::to_vec(answer).unwrap());
    }
}

/// Plays on until the game is over or `decide` has decided so often where there was a choice.
fn play<G: Evaluate>(
    game: &mut G,
    seed: u64,
    most: u32,
    mut decide: impl FnMut(&G, Seat, bool) -> G::Action,
    mut hear: impl FnMut(&PlyOf<G>),
) {
    let (mut decisions, mut list) = (0, Vec::new());
    for number in 0.. {
        let ply = match game.turn() {
            Turn::Over { .. } => return,
            Turn::Chance => Ply::Chance(game.sample(&mut seeded_rng(derive_seed(seed, number)))),
            Turn::Player(seat) => {
                list.clear();
                game.actions(&mut list);
                let is_choice = list.len() > 1;
                decisions += u32::from(is_choice);
                Ply::Act(decide(game, seat, is_choice))
            }
        };
        hear(&ply);
        game.apply(&ply, &mut Silent);
        if decisions >= most {
            return;
        }
    }
}

fn factory<G: Evaluate>(name: &str) -> BotFactory<G> {
    BotFactory::new(&name.parse::<Spec>().unwrap())
}

/// A situation in the middle of a game.
fn middle<G: Evaluate>(start: &G, greedy: &BotFactory<G>, seed: u64) -> G {
    let mut game = start.clone();
    let mut bot = greedy.build(seed);
    play(&mut game, seed, DECISIONS_BEFORE, |game, seat, _| bot.choose(game, seat), |_| {});
    game
}

/// What a bot in every seat decides.
fn decisions<G: Evaluate>(mut game: G, factory: &BotFactory<G>, most: u32, seed: u64) -> Record {
    let sit = |seat: Seat| factory.build(derive_seed(seed, seat.0.into()));
    let bots: RefCell<Vec<Box<dyn Bot<G>>>> = RefCell::new(seats(&game).map(sit).collect());
    let mut record = Record::default();
    let decide = |game: &G, seat: Seat, is_choice: bool| {
        let action = bots.borrow_mut()[usize::from(seat.0)].choose(game, seat);
        if is_choice {
            record.answer(&action);
        }
        action
    };
    let hear = |ply: &_| bots.borrow_mut().iter_mut().for_each(|bot| bot.observe(ply));
    play(&mut game, seed, most, decide, hear);
    record
}

/// What a search finds at its root, action by action, whatever their order.
fn root_actions<G: Evaluate>(mut game: G, evaluator: &Arc<Evaluator<G>>, seed: u64) -> Record {
    let mut record = Record::default();
    let decide = |game: &G, seat: Seat, is_choice: bool| {
        let mut search = Search::new(evaluator.clone(), Budget::Iterations(60), seeded_rng(seed));
        let mut actions = search.root_actions(game, seat);
        actions.sort_by_key(|one| one.action);
        for one in actions.iter().filter(|_| is_choice) {
            record.answer(&one.action);
            record.add(one.visits.to_le_bytes());
            record.add([u8::from(one.is_proven)]);
            record.add(one.prospects.0.iter().flat_map(|chance| chance.to_le_bytes()));
        }
        search.choose(game, seat)
    };
    play(&mut game, seed, SITUATIONS, decide, |_| {});
    record
}

/// What people are told, action by action, whatever their order.
fn advice<G: Evaluate>(mut game: G, seed: u64) -> Record {
    let mut record = Record::default();
    let decide = |game: &G, seat: Seat, _: bool| {
        let mut advice = explain(game, seat, Budget::Iterations(30), seed, None);
        advice.sort_by_key(|one| one.action);
        for one in &advice {
            record.answer(&one.action);
            record.add(one.visits.to_le_bytes());
            record.add(one.chance.to_le_bytes());
            one.next.iter().for_each(|action| record.answer(action));
        }
        advice[0].action
    };
    play(&mut game, seed, SITUATIONS / 2, decide, |_| {});
    record
}

/// What a reviewer says about the plies of greedy bots.
fn review<G: Evaluate>(start: &G, factory: &BotFactory<G>, seed: u64) -> Record {
    let (mut game, mut plies) = (start.clone(), Vec::new());
    let mut bot = factory.build(seed);
    let decide = |game: &G, seat: Seat, _: bool| bot.choose(game, seat);
    play(&mut game, seed, SITUATIONS, decide, |ply| plies.push(ply.clone()));
    let mut record = Record::default();
    record.answer(&Review::of(start, &plies, 8, || {}));
    record
}

/// The weights that come of very few games.
fn tuned<G: Evaluate>(seed: u64) -> Record {
    let hill_climb = HillClimb { steps: 1, games: 4, seed };
    let plan = Plan { games: 1, generations: 2, seed, epsilon: 50, lambda: 0.9, hill_climb };
    let mut record = Record::default();
    record.answer(&tune::<G>(&plan, |_| {}));
    record
}

/// The networks that come of very few games.
fn trained<G: Evaluate>(seed: u64) -> Record {
    let profiles = vec![G::PROFILES[0].into()];
    let plan = Training { games: 1, epochs: 1, profiles, seed };
    let mut record = Record::default();
    record.answer(&train::<G>(&plan, |_| {}).networks);
    record
}

/// Compares all rows of a game with those that were recorded.
fn check<G: Evaluate>(setups: &[Value]) {
    let rows = rows::<G>(setups);
    let name = format!("tests/decisions/{}.txt", G::ID);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &rows).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    let differs: Vec<_> =
        rows.lines().filter(|row| !known.lines().any(|line| line == *row)).collect();
    assert!(
        known == rows,
        "bots decide differently than {name} says; if they should, UPDATE_EXPECT=1 writes it: {differs:#?}"
    );
}

fn rows<G: Evaluate>(setups: &[Value]) -> String {
    let (evaluator, greedy) = (Arc::new(Evaluator::<G>::tuned()), factory("greedy"));
    let table = |setup: &Value| {
        let start: G = crate::common::start(setup.clone());
        let middle = middle(&start, &greedy, 6);
        (format!("{} {}", setup["players"], setup["options"]), start, middle)
    };
    let tables: Vec<_> = setups.iter().map(table).collect();
    let mut rows = String::new();
    let mut row = |bot: &str, table: &str, Record { hash, answers }: Record| {
        writeln!(rows, "{bot} {table} {answers} {hash:016x}").unwrap();
    };
    for (bot, most) in PLAYERS {
        let factory = factory(bot);
        for (table, start, middle) in &tables {
            let begin = if most <= SLOW { middle } else { start };
            row(bot, table, decisions(begin.clone(), &factory, most, 7));
        }
    }
    row("tune", "weights", tuned::<G>(10));
    if G::INPUTS > 0 {
        row("train", "networks", trained::<G>(10));
    }
    for (table, start, middle) in tables {
        row("root", &table, root_actions(middle.clone(), &evaluator, 8));
        row("advice", &table, advice(middle, 9));
        row("review", &table, review(&start, &greedy, 11));
    }
    rows
}

fn setup(players: u8, options: Value) -> Value {
    json!({"players": players, "round_limit": 60, "options": options})
}

#[test]
fn bots_of_karak_decide_as_they_did() {
    check::<Karak>(&[
        setup(2, json!({})),
        setup(3, json!({"cooperative": "fierce"})),
        setup(2, json!({"monster_hunt": true})),
        setup(4, json!({"hero_mode": true, "fast": true})),
    ]);
}

#[test]
fn bots_of_karak_2_decide_as_they_did() {
    check::<Karak2>(&[setup(2, json!({})), setup(3, json!({"imperium": true}))]);
}

#[test]
fn bots_of_goblin_decide_as_they_did() {
    check::<Goblin>(&[
        setup(2, json!({})),
        setup(3, json!({"abilities": true, "stacking": "automatic"})),
        setup(2, json!({"stacking": "shuffle"})),
    ]);
}
