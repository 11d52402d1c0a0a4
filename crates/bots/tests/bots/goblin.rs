//! Goblin's bots: situations whose best decision is known, chains against the exact solver, features of a
//! sane size, characters that differ.

use bots::{
    BIAS, Bot, Characters, Evaluate, Evaluation, Evaluator, Level, MOST_FEATURES, Random, Spec,
    Temperament, Weights,
    game_loop::{self, derive_seed},
};
use goblin::{Action, Goblin, Options, Phase, Place, Potion, Price, Setup, Slot, Ware};
use serde_json::{Value, json};
use tabletop::{Game, Ply, Seat, Silent, Turn, below, seeded_rng};

const GREEDY: &str = "greedy";
const KEYS: [&str; 3] = ["guardian-1-1", "guardian-2-1", "guardian-3-1"];

fn situation(position: Value) -> Goblin {
    let setup = json!({"players": 2, "heroes": ["argentus", "victorius"]});
    let read = "a table of this test";
    Goblin::from_position(
        &serde_json::from_value(setup).expect(read),
        &serde_json::from_value(position).expect(read),
    )
    .expect("a possible situation")
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<Goblin>> {
    name.parse::<Spec>().expect("a bot").seat(seed)
}

/// What several bots of this name choose: they differ in their luck.
fn all_choose(name: &str, game: &Goblin, action: Action) {
    let Turn::Player(seat) = game.turn() else { panic!("somebody decides") };
    for seed in 0..5 {
        assert_eq!(bot(name, seed).choose(game, seat), action, "{name} {seed}");
    }
}

/// Plays the turn of the one whose turn it is to its end.
fn play_turn(name: &str, mut game: Goblin, seed: u64) -> Goblin {
    let (seat, round, mut bot) = (game.active(), game.round(), bot(name, seed));
    let mut rng = seeded_rng(seed);
    while (game.active(), game.round()) == (seat, round) {
        match game.turn() {
            Turn::Over { .. } => break,
            Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
            Turn::Player(seat) => game.act(bot.choose(&game, seat), &mut Silent),
        }
    }
    game
}

/// The puzzle of docs/positions.md: just enough against the Demon Lord, with a potion on a strong card.
/// The other hero has all keys too, and good cards: there is no time to lose.
fn before_the_lord(potions: &[&str]) -> Goblin {
    situation(json!({
        "lord": "lord-3",
        "players": [
            {"hero": "argentus", "weapon": "3-17", "keys": KEYS, "potions": potions,
             "hand": ["3-06", "argentus-2"], "deck": ["3-10", "3-13", null, null],
             "discard": ["argentus-1", "argentus-3", "argentus-4"]},
            {"hero": "victorius", "armour": "3-21", "potions": ["strength"],
             "keys": ["guardian-1-2", "guardian-2-2", "guardian-3-2"],
             "hand": ["3-05", "3-09", "3-02", "3-14"]}
        ]
    }))
}

#[test]
fn the_lord_is_fought_when_it_is_sure_and_beaten() {
    let game = before_the_lord(&["strength"]);
    for name in [GREEDY, "search:200"] {
        all_choose(name, &game, Action::Fight(Place::Lord));
        for seed in 0..5 {
            let end = play_turn(name, game, seed);
            assert_eq!(end.turn(), Turn::Over { winners: [Seat(0)].into_iter().collect() });
        }
    }
}

/// Without the potion the Lord cannot be beaten; the flame blade, which he curses, buys it.
#[test]
fn what_is_missing_against_the_lord_is_bought_with_what_is_of_no_use() {
    let mut game = before_the_lord(&[]);
    let buy = Action::Buy(Ware::Potion(Potion::Strength));
    let blade = game.at_seat(Seat(0)).gear[Slot::Weapon as usize].expect("a flame blade");
    for action in [Action::Merchant, buy, Action::Pay(Price::Card(blade))] {
        all_choose(GREEDY, &game, action);
        game.act(action, &mut Silent);
    }
}

#[test]
fn a_sure_key_is_better_than_a_sure_card() {
    let game = situation(json!({
        "caves": [{"row": ["1-01", "1-02", "1-03", "1-04", "1-05"], "deck": "1-06", "guardian": "guardian-1-3"}],
        "players": [
            {"hero": "argentus", "hand": ["argentus-1", "argentus-5", "2-04", "2-03"]},
            {"hero": "victorius"}
        ]
    }));
    all_choose(GREEDY, &game, Action::Fight("1-guardian".to_string().try_into().expect("a place")));
}

/// Every monster would take the last heart, and no card heals or guards.
#[test]
fn who_would_only_fall_rests() {
    let game = situation(json!({
        "caves": [{"row": ["1-01", "1-04", "1-07", "1-15", "1-20"], "deck": "1-10", "guardian": "guardian-1-1"}],
        "players": [
            {"hero": "argentus", "hearts": 1, "hand": ["argentus-1", "argentus-2", "argentus-3", "argentus-5"],
             "deck": [null, null]},
            {"hero": "victorius"}
        ]
    }));
    all_choose(GREEDY, &game, Action::Resurrect);
    all_choose("search:200", &game, Action::Resurrect);
}

#[test]
fn better_equipment_is_worn_and_worse_is_pawned() {
    for (worn, choice) in [("3-17", Action::Pawn), ("1-14", Action::Wear)] {
        let mut game = situation(json!({
            "caves": [null, {"row": ["2-01", "2-02", "2-03", "2-05", "2-07"], "deck": "2-13", "guardian": "guardian-2-1"}],
            "players": [
                {"hero": "argentus", "weapon": worn, "keys": ["guardian-1-1"],
                 "hand": ["argentus-1", "argentus-5", "2-04", "2-10"]},
                {"hero": "victorius"}
            ]
        }));
        let fight = Action::Fight("2-deck".to_string().try_into().expect("a place"));
        game.act(fight, &mut Silent);
        let mut rng = seeded_rng(1);
        while !matches!(game.phase(), Phase::Reward { .. }) {
            assert!(game.battle().is_some(), "the battle is won");
            match game.turn() {
                Turn::Player(_) => {
                    let plan = game.plan().expect("a small battle is reckoned");
                    game.act(plan.steps[0].action, &mut Silent);
                }
                Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
                Turn::Over { .. } => panic!("nobody beat the Lord"),
            }
        }
        all_choose(GREEDY, &game, choice);
    }
}

/// Battles that the solver calls sure, met in games: a chain is hardly ever played wrong.
#[test]
fn what_is_sure_is_won() {
    let start = Goblin::new(&Setup { round_limit: Some(25), ..Setup::new(2) }).expect("a table");
    let (mut sure, mut won) = (0, 0);
    for seed in 0..if std::env::var_os("KARAK_LONG").is_some() { 200 } else { 8 } {
        let mut bots = vec![bot(GREEDY, derive_seed(seed, 1)), bot(GREEDY, derive_seed(seed, 2))];
        game_loop::play(start, &mut bots, derive_seed(seed, 0), |game, _| {
            let begins = game.phase() == Phase::Chain
                && game.battle().is_some_and(|battle| battle.played.is_empty());
            if begins && game.plan().is_some_and(|plan| plan.outlook.is_certain()) {
                let before = game.at_seat(game.active()).beaten;
                let end = play_turn(GREEDY, *game, seed);
                sure += 1;
                won += u32::from(end.at_seat(game.active()).beaten > before);
            }
        });
    }
    println!("{won} of {sure}");
    assert!(sure > 100 && won * 100 >= sure * 97, "{won} of {sure}");
}

#[test]
fn the_weights_name_every_feature_of_every_profile() {
    let weights: Weights = toml::from_str(Goblin::WEIGHTS).expect("readable weights");
    assert!(weights.made_by.starts_with("karak tune --game goblin"), "{}", weights.made_by);
    for profile in Goblin::PROFILES {
        let table = &weights.weights[*profile];
        let named: Vec<&str> = table.keys().map(String::as_str).collect();
        let mut expected: Vec<&str> = Goblin::FEATURES.iter().copied().chain([BIAS]).collect();
        expected.sort_unstable();
        assert_eq!(named, expected);
        assert!(table.values().flatten().all(|weight| weight.abs() < 30.0), "{table:?}");
    }
}

#[test]
fn characters_name_features_that_there_are() {
    let characters = Characters::of::<Goblin>();
    assert_eq!(characters.levels.len(), Level::ALL.len());
    let likes = characters.temperaments.values().chain(characters.initial.values());
    for name in likes.flat_map(|liked| liked.keys()) {
        assert!(Goblin::FEATURES.contains(&name.as_str()), "{name}");
    }
    for temperament in Temperament::ALL {
        assert!(!characters.temperaments[&temperament].is_empty(), "{}", temperament.name());
    }
}

#[test]
fn features_are_finite_and_of_a_sane_size() {
    let mut looked = 0;
    for options in Options::all() {
        for players in 2..=4 {
            let setup = Setup { options, round_limit: Some(15), ..Setup::new(players) };
            let start = Goblin::new(&setup).expect("a table");
            let random = |seat| Box::new(Random::new(seeded_rng(seat))) as Box<dyn Bot<Goblin>>;
            let keen = |seat| bot(GREEDY, seat);
            for seat in [random as fn(u64) -> Box<dyn Bot<Goblin>>, keen] {
                let mut bots: Vec<_> = (0..u64::from(players)).map(seat).collect();
                game_loop::play(start, &mut bots, u64::from(players), |game, _| {
                    looked += look_at(game);
                });
            }
        }
    }
    assert!(looked > 5_000, "{looked}");
}

fn look_at(game: &Goblin) -> u32 {
    assert!((0.0..=1.0).contains(&game.progress()));
    for seat in game_loop::seats(game) {
        let mut features = [0.0; MOST_FEATURES];
        game.features(seat, &mut features[..Goblin::FEATURES.len()]);
        for (name, value) in Goblin::FEATURES.iter().zip(features) {
            assert!(value.is_finite() && value.abs() <= 6.0, "{name} is {value}");
        }
    }
    1
}

/// The cache of features holds what an empty one computes: each state is asked again in a thread of its own.
#[test]
fn cached_features_are_those_computed_afresh() {
    let setup = |players, options| Setup { options, round_limit: Some(20), ..Setup::new(players) };
    let features = |game: &Goblin| {
        let of_seat = |seat| {
            let mut features = vec![0.0; Goblin::FEATURES.len()];
            game.features(seat, &mut features);
            features
        };
        game_loop::seats(game).map(of_seat).collect::<Vec<_>>()
    };
    let mut compared = 0;
    for (number, options) in Options::all().enumerate() {
        let start = Goblin::new(&setup(2 + number as u8 % 3, options)).expect("a table");
        let mut bots: Vec<_> =
            game_loop::seats(&start).map(|seat| bot(GREEDY, seat.0.into())).collect();
        let mut rng = seeded_rng(number as u64);
        game_loop::play(start, &mut bots, number as u64, |game, _| {
            if below(20, &mut rng) == 0 {
                let game = *game;
                let fresh = std::thread::spawn(move || features(&game)).join().expect("features");
                assert_eq!(features(&game), fresh, "{:?}", game.phase());
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

/// At the merchant's not everything is thought about: what is, is legal and in order, there is always
/// something, and what is left out is hardly ever better. The best of everything is what a bot finds
/// that thinks about everything.
#[test]
fn what_is_not_thought_about_at_the_merchants_is_hardly_ever_better() {
    let start = Goblin::new(&Setup { round_limit: Some(40), ..Setup::new(2) }).expect("a table");
    let evaluator = Evaluator::<Goblin>::tuned();
    let (mut visits, mut missed, mut given_away) = (0, 0, 0.0);
    for seed in 0..30 {
        let mut bots = vec![bot(GREEDY, derive_seed(seed, 1)), bot(GREEDY, derive_seed(seed, 2))];
        game_loop::play(start, &mut bots, derive_seed(seed, 0), |game, _| {
            let (mut all, mut some) = (Vec::new(), Vec::new());
            game.actions(&mut all);
            game.choices(&mut some);
            assert!(all.is_empty() == some.is_empty(), "{:?}", game.phase());
            assert!(some.is_sorted() && some.iter().all(|action| all.contains(action)));
            if let (Phase::Pay { .. }, Turn::Player(seat)) = (game.phase(), game.turn()) {
                let best = |list: &[Action]| {
                    let worth = |action: &Action| {
                        let mut next = *game;
                        next.act(*action, &mut Silent);
                        evaluator.evaluate(Evaluation::Linear, &next, seat)[seat]
                    };
                    list.iter().map(worth).fold(0.0, f32::max)
                };
                let loss = best(&all) - best(&some);
                visits += 1;
                missed += u32::from(loss > 0.01);
                given_away += loss;
            }
        });
    }
    let mean = given_away / visits as f32;
    println!("{missed} of {visits} prices were worse, {mean:.4} on average");
    assert!(visits > 30 && missed * 5 <= visits && mean < 0.01, "{missed} of {visits}, {mean}");
}

/// Keen players come to the Lord and beat him.
#[test]
fn games_end_with_a_champion() {
    let start = Goblin::new(&Setup { round_limit: Some(60), ..Setup::new(2) }).expect("a table");
    let is_called_off = |seed: &u64| {
        let mut bots = vec![bot(GREEDY, derive_seed(*seed, 1)), bot(GREEDY, derive_seed(*seed, 2))];
        game_loop::play(start, &mut bots, derive_seed(*seed, 0), |_, _| {}).game.is_called_off()
    };
    let called_off = (0..40).filter(is_called_off).count();
    assert!(called_off <= 4, "{called_off} of 40 games did not come to the Lord");
}

/// What a character does in a few games against its like.
#[derive(Default, Debug)]
struct Habits {
    turns: f32,
    fights: f32,
    /// Levels of the monsters fought, added up; the Lord's is 4.
    depth: f32,
    /// Fights below the first level.
    deep: f32,
    bought: f32,
}

fn habits(name: &str) -> Habits {
    let start = Goblin::new(&Setup { round_limit: Some(40), ..Setup::new(2) }).expect("a table");
    let mut habits = Habits::default();
    for seed in 0..30 {
        let mut bots = vec![bot(name, derive_seed(seed, 1)), bot(name, derive_seed(seed, 2))];
        game_loop::play(start, &mut bots, derive_seed(seed, 0), |game, ply| {
            let Ply::Act(action) = ply else { return };
            habits.turns += f32::from(u8::from(game.phase() == Phase::Turn));
            if let Action::Fight(at) = action {
                habits.fights += 1.0;
                let depth = at.level().map_or(4.0, |level| f32::from(level.number()));
                habits.depth += depth;
                habits.deep += f32::from(u8::from(depth > 1.0));
            }
            habits.bought += f32::from(u8::from(matches!(action, Action::Buy(_))));
        });
    }
    habits
}

/// The luck is always the same, so this holds or not until weights or likes change.
#[test]
fn temperaments_can_be_told_apart() {
    let [plain, explorer, fighter, hoarder] =
        [GREEDY, "greedy/explorer", "greedy/fighter", "greedy/hoarder"].map(habits);
    println!("{plain:?} {explorer:?} {fighter:?} {hoarder:?}");
    let depth = |one: &Habits| one.depth / one.fights;
    let fights = |one: &Habits| one.fights / one.turns;
    let bought = |one: &Habits| one.bought / one.turns;
    let deep = |one: &Habits| one.deep / one.turns;
    assert!(depth(&explorer) > 1.02 * depth(&plain), "the explorer goes deep");
    assert!(deep(&explorer) > 1.07 * deep(&plain), "the explorer fights below the first level");
    assert!(depth(&explorer) > 1.02 * depth(&fighter), "the explorer goes deeper than the fighter");
    assert!(fights(&fighter) > 1.02 * fights(&plain), "the fighter fights");
    assert!(bought(&hoarder) > 1.2 * bought(&plain), "the hoarder buys");
}
