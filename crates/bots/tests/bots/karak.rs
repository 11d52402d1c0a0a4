//! What a bot must find in Karak, and what its evaluation must never be.

use crate::common::long;
use bots::{
    BIAS, Bot, Budget, Chances, Characters, Evaluate, Evaluation, Evaluator, Level, Quiescence,
    Spec, Temperament, Weights, game_loop,
};
use karak::{Action, Chance, Difficulty, Hero, Item, Karak, Options, Phase, Position, Setup, Side};
use serde_json::{Value, json};
use tabletop::{Game, Ply, Seat, Silent, Turn, below, seeded_rng};

fn position(players: u8, position: &Value) -> Karak {
    let position: Position = serde_json::from_value(position.clone()).expect("a position");
    Karak::from_position(&Setup::new(players), &position).expect("a possible position")
}

fn choice_of(name: &str, game: &Karak) -> Action {
    let Turn::Player(seat) = game.turn() else { panic!("nobody decides here") };
    let spec: Spec = name.parse().expect("a bot");
    spec.seat::<Karak>(1).choose(game, seat)
}

/// What greedy and a short search choose; they must agree.
fn choice(game: &Karak) -> Action {
    let greedy = choice_of("greedy", game);
    assert_eq!(choice_of("search:200", game), greedy, "search and greedy disagree");
    greedy
}

/// A corridor to the north of the start, a room with these monsters to the east of it, one with
/// these things to the west, and nothing left to explore there.
fn crossroads(east: &Value, west: &Value, players: &Value) -> Value {
    json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "corridor-tee", "open": "esw"},
            {"at": [1, 1], "tile": "room-straight", "open": "ew", "tokens": east},
            {"at": [-1, 1], "tile": "room-straight", "open": "ew", "tokens": west},
        ],
        "players": players,
    })
}

#[test]
fn a_key_opens_the_chest() {
    let players = json!([{"hero": "oracle", "at": [-1, 1], "items": ["key"]}, {"hero": "warrior"}]);
    let game = position(2, &crossroads(&json!([]), &json!(["chest"]), &players));
    assert_eq!(choice(&game), Action::Open);
}

#[test]
fn a_key_is_carried_to_the_chest() {
    let players = json!([{"hero": "oracle", "at": [0, 1], "items": ["key"]}, {"hero": "warrior"}]);
    let game = position(2, &crossroads(&json!(["turnkey"]), &json!(["chest"]), &players));
    assert_eq!(choice(&game), Action::Walk(Side::West));
}

#[test]
fn who_cannot_win_goes_another_way() {
    let players = json!([{"hero": "oracle", "at": [0, 1], "lives": 1}, {"hero": "warrior"}]);
    let game = position(2, &crossroads(&json!(["skeleton_king"]), &json!([]), &players));
    // There are several other ways, none much better than another.
    for bot in ["greedy", "search:200"] {
        assert_ne!(choice_of(bot, &game), Action::Walk(Side::East), "{bot}");
    }
}

#[test]
fn the_dragon_is_slain_when_that_wins() {
    let players = json!([
        {"hero": "oracle", "at": [0, 1], "items": ["axe", "axe", "magic_bolt", "magic_bolt", "magic_bolt"],
         "treasures": ["chest"]},
        {"hero": "warrior", "treasures": ["chest", "chest"]},
    ]);
    let game = position(2, &crossroads(&json!(["dragon"]), &json!([]), &players));
    assert_eq!(choice(&game), Action::Walk(Side::East));
}

#[test]
fn a_chest_comes_first_when_the_dragon_would_not_win() {
    let players = json!([
        {"hero": "oracle", "at": [0, 1],
         "items": ["axe", "axe", "key", "magic_bolt", "magic_bolt", "magic_bolt"],
         "treasures": ["chest"]},
        {"hero": "warrior", "treasures": ["chest", "chest", "chest"]},
    ]);
    let game = position(2, &crossroads(&json!(["dragon"]), &json!(["chest"]), &players));
    assert_eq!(choice(&game), Action::Walk(Side::West));
}

#[test]
fn who_is_weak_heals() {
    let players = json!([{"hero": "oracle", "lives": 1}, {"hero": "warrior"}]);
    let game = position(2, &crossroads(&json!(["skeleton_king"]), &json!([]), &players));
    assert_eq!(choice(&game), Action::Heal);
}

#[test]
fn the_weaker_weapon_makes_room() {
    let position_of = json!({
        "tiles": [
            {"at": [0, 0], "tile": "fountain-cross"},
            {"at": [0, 1], "tile": "room-straight", "items": ["axe"]},
        ],
        "players": [
            {"hero": "oracle", "at": [0, 1], "items": ["daggers", "sword"]},
            {"hero": "warrior"},
        ],
        "steps": 0,
    });
    let game = position(2, &position_of);
    assert_eq!(choice(&game), Action::Take { item: Item::Axe, drop: Some(Item::Daggers) });
}

/// Steps into the room to the east and rolls these dice.
fn roll(mut game: Karak, dice: (u8, u8)) -> Karak {
    game.act(Action::Walk(Side::East), &mut Silent);
    game.happen(Chance::Dice(dice.0, dice.1), &mut Silent);
    game
}

/// No rival is advised to leave what costs nothing, wherever a game has led.
#[test]
fn a_hint_takes_what_is_free() {
    let mut seen = 0;
    for seed in 0..long(8, 200) {
        let game = Karak::new(&Setup::new(3)).expect("a table");
        let greedy: Spec = "greedy".parse().expect("a bot");
        let mut bots: Vec<_> = (0..3).map(|seat| greedy.seat::<Karak>(seat)).collect();
        game_loop::play(game, &mut bots, seed, |game, _| {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let is_free = |action: &Action| matches!(action, Action::Take { drop: None, .. });
            if matches!(game.phase(), Phase::Loot { .. }) && actions.iter().any(is_free) {
                let advice = bots::explain(game, game.active(), Budget::Iterations(20), seed, None);
                assert_ne!(advice[0].action, Action::Leave, "seed {seed}");
                seen += 1;
            }
        });
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn a_bolt_is_spent_only_when_it_turns_the_fight() {
    let players = json!([
        {"hero": "thief", "at": [0, 1], "items": ["magic_bolt", "magic_bolt"]},
        {"hero": "warrior"},
    ]);
    let mut game = position(2, &crossroads(&json!(["skeleton_king"]), &json!([]), &players));
    game.act(Action::Walk(Side::East), &mut Silent);
    game.act(Action::Fight, &mut Silent);
    let rolled = |low, high| {
        let mut game = game;
        game.happen(Chance::Dice(low, high), &mut Silent);
        game
    };
    assert_eq!(choice(&rolled(3, 6)), Action::Bolt, "nine and one are ten: the thief wins ties");
    assert_eq!(choice(&rolled(5, 6)), Action::Strike, "eleven win already");
    assert_eq!(choice(&rolled(1, 2)), Action::Strike, "nothing helps");
}

#[test]
fn dice_are_rolled_again_when_it_helps() {
    let players = json!([{"hero": "warrior", "at": [0, 1]}, {"hero": "oracle"}]);
    let game = position(2, &crossroads(&json!(["turnkey"]), &json!([]), &players));
    assert_eq!(choice(&roll(game, (1, 3))), Action::RerollBoth);
    assert_eq!(choice(&roll(game, (4, 5))), Action::Keep);
}

#[test]
fn the_leader_is_cursed() {
    let players = json!([
        {"hero": "oracle", "at": [0, 1], "items": ["axe", "axe"]},
        {"hero": "warrior"},
        {"hero": "thief", "treasures": ["chest", "chest", "chest"], "items": ["sword"]},
    ]);
    let mut game = roll(position(3, &crossroads(&json!(["mummy"]), &json!([]), &players)), (4, 5));
    let take = Action::Take { item: Item::MagicBolt, drop: None };
    assert_eq!(choice(&game), take);
    game.act(take, &mut Silent);
    assert_eq!(choice(&game), Action::Curse(Hero::Thief));
}

#[test]
fn a_comrade_helps_with_a_bolt_when_it_decides() {
    let players = json!([
        {"hero": "oracle", "at": [0, 1], "items": ["axe", "sword"]},
        {"hero": "warlock", "at": [0, 1], "items": ["sword", "axe", "magic_bolt"], "lives": 3},
    ]);
    let position: Position =
        serde_json::from_value(crossroads(&json!(["dragon"]), &json!([]), &players))
            .expect("a position");
    let setup: Setup =
        serde_json::from_value(json!({"players": 2, "options": {"cooperative": "fierce"}}))
            .expect("a setup");
    let mut game = Karak::from_position(&setup, &position).expect("a possible position");
    assert_eq!(choice_of("greedy", &game), Action::Walk(Side::East), "together it is a good fight");
    game.act(Action::Walk(Side::East), &mut Silent);
    assert_eq!(choice_of("greedy", &game), Action::FightWith(Hero::Warlock));
    game.act(Action::FightWith(Hero::Warlock), &mut Silent);
    // Ten by weapons, one by premonition, four by dice: a tie, and the comrade's bolt turns it.
    game.happen(Chance::Dice(2, 2), &mut Silent);
    while let Turn::Player(Seat(0)) = game.turn() {
        game.act(Action::Strike, &mut Silent);
    }
    assert_eq!(choice_of("greedy", &game), Action::Bolt);
}

#[test]
fn the_files_name_every_feature() {
    let weights: Weights = toml::from_str(Karak::WEIGHTS).expect("weights");
    for profile in Karak::PROFILES {
        let names: Vec<&str> = weights.weights[*profile].keys().map(String::as_str).collect();
        let mut expected: Vec<&str> =
            Karak::FEATURES[..Karak::LINEAR].iter().copied().chain([BIAS]).collect();
        expected.sort_unstable();
        assert_eq!(names, expected, "{profile}");
    }
    let characters = Characters::of::<Karak>();
    assert!(Level::ALL.iter().all(|level| characters.levels.contains_key(level)));
    assert!(
        Temperament::ALL
            .iter()
            .all(|temperament| characters.temperaments.contains_key(temperament))
    );
    let likes = characters.temperaments.values().chain(characters.initial.values());
    for name in likes.flat_map(|likes| likes.keys()) {
        assert!(Karak::FEATURES.contains(&name.as_str()), "no feature is called {name}");
    }
}

/// Every state of a few random games with all options.
fn random_states(mut see: impl FnMut(&Karak)) {
    for (number, options) in Options::all().enumerate() {
        let players = 2 + number as u8 % 4;
        let mut game = Karak::new(&Setup { options, ..Setup::new(players) }).expect("a table");
        let mut rng = seeded_rng(number as u64);
        let mut list = Vec::new();
        for _ in 0..1500 {
            see(&game);
            let ply = match game.turn() {
                Turn::Over { .. } => break,
                Turn::Chance => Ply::Chance(game.sample(&mut rng)),
                Turn::Player(_) => {
                    list.clear();
                    game.actions(&mut list);
                    Ply::Act(list[below(list.len() as u32, &mut rng) as usize])
                }
            };
            game.apply(&ply, &mut Silent);
        }
        see(&game);
    }
}

#[test]
fn features_are_sane_everywhere() {
    let mut features = vec![0.0; Karak::FEATURES.len()];
    random_states(|game| {
        assert!((0.0..=1.0).contains(&game.progress()));
        for seat in game_loop::seats(game) {
            features.fill(0.0);
            game.features(seat, &mut features);
            for (name, value) in Karak::FEATURES.iter().zip(&features) {
                assert!(value.is_finite() && value.abs() < 12.0, "{name} is {value}");
            }
        }
    });
}

#[test]
fn what_is_left_out_makes_no_difference() {
    let evaluator = Evaluator::<Karak>::tuned();
    let (mut all, mut some, mut fights) = (Vec::new(), Vec::new(), 0);
    let mut quiescence = Quiescence::new(Chances::Exact, Evaluation::Linear, 3000);
    random_states(|game| {
        all.clear();
        some.clear();
        game.actions(&mut all);
        game.choices(&mut some);
        assert!(
            some.iter().all(|action| all.contains(action)) && some.is_empty() == all.is_empty()
        );
        if game.turn() != Turn::Chance || game.is_quiet() || fights > 400 {
            return;
        }
        fights += 1;
        let (mut rolls, mut kinds) = (Vec::new(), Vec::new());
        game.chances(&mut rolls);
        game.outcomes(&mut kinds);
        let mut mean = |list: &[(Chance, u32)]| {
            let total: u32 = list.iter().map(|&(_, weight)| weight).sum();
            let worth = |&(chance, weight): &(Chance, u32)| {
                let mut next = *game;
                next.happen(chance, &mut Silent);
                let worth = quiescence.of(&next, &evaluator, Seat(0), &mut seeded_rng(1))[Seat(0)];
                worth * weight as f32 / total as f32
            };
            list.iter().map(worth).sum::<f32>()
        };
        let (exact, quick) = (mean(&rolls), mean(&kinds));
        assert!((exact - quick).abs() < 1e-3, "{exact} is not {quick} in {:?}", game.phase());
    });
    assert!(fights > 100, "too few fights to tell");
}

#[test]
fn greedy_beats_random_and_every_game_ends() {
    let start = Karak::new(&Setup::new(2)).expect("a table");
    let seat = |name: &str, seed| name.parse::<Spec>().expect("a bot").seat::<Karak>(seed);
    let mut wins = 0;
    for seed in 0..20 {
        let mut names = ["greedy", "random"];
        names.rotate_left(seed as usize % 2);
        let mut bots: Vec<Box<dyn Bot<Karak>>> = names.map(|name| seat(name, seed)).into();
        let finished = game_loop::play(start, &mut bots, seed, |_, _| {});
        assert!(!finished.stopped, "game {seed} does not end");
        wins += u32::from(finished.winners.contains(Seat(seed as u8 % 2)));
    }
    assert!(wins >= 18, "greedy won {wins} of 20");
}

/// Nobody overtakes a party that waits, so nothing but its bots' wish to get on ends the game.
#[test]
fn a_party_that_looks_ahead_gets_on() {
    let options = Options { cooperative: Some(Difficulty::Calm), ..Options::default() };
    let setup = Setup { options, round_limit: Some(60), ..Setup::new(2) };
    let start = Karak::new(&setup).expect("a table");
    for seed in 0..4 {
        let seat =
            |seat| "search:40".parse::<Spec>().expect("a bot").seat::<Karak>(seed * 2 + seat);
        let mut bots: Vec<Box<dyn Bot<Karak>>> = vec![seat(0), seat(1)];
        let finished = game_loop::play(start, &mut bots, seed, |_, _| {});
        assert!(!finished.game.is_called_off(), "party {seed} does not get on");
    }
}

/// What a character does in games against its like.
#[derive(Default, Debug)]
struct Habits {
    turns: f32,
    explored: f32,
    /// Fights with monsters that lay there already.
    attacked: f32,
    /// Items at the beginning of a turn, added up.
    held: f32,
    cast: f32,
}

fn habits(name: &str) -> Habits {
    let start = Karak::new(&Setup { round_limit: Some(150), ..Setup::new(2) }).expect("a table");
    let spec: Spec = name.parse().expect("a bot");
    let mut habits = Habits::default();
    for seed in 0..long(30, 300) {
        let mut bots: Vec<_> =
            (1..3).map(|seat| spec.seat(game_loop::derive_seed(seed, seat))).collect();
        let mut last = None;
        game_loop::play(start, &mut bots, game_loop::derive_seed(seed, 0), |game, ply| {
            let (Ply::Act(action), Turn::Player(seat)) = (ply, game.turn()) else { return };
            if last.replace(seat) != Some(seat) {
                habits.turns += 1.0;
                habits.held += f32::from(game.adventurer(seat).items.total());
            }
            let count = |is: bool| f32::from(u8::from(is));
            habits.explored += count(matches!(action, Action::Explore(_)));
            habits.attacked += count(attacks(game, *action));
            habits.cast += count(matches!(action, Action::Bolt | Action::Cast(_)));
        });
    }
    habits
}

/// Does this step lead into a fight?
fn attacks(game: &Karak, action: Action) -> bool {
    if !matches!(action, Action::Walk(_) | Action::Travel(_)) {
        return action == Action::Fight;
    }
    let mut next = *game;
    next.act(action, &mut Silent);
    matches!(next.phase(), Phase::Roll { .. })
}

/// The luck is always the same, so this holds or not until weights or likes change.
#[test]
fn temperaments_are_noticed() {
    let [plain, explorer, fighter, hoarder] =
        ["greedy", "greedy/explorer", "greedy/fighter", "greedy/hoarder"].map(habits);
    println!("{plain:?}\n{explorer:?}\n{fighter:?}\n{hoarder:?}");
    let explored = |one: &Habits| one.explored / one.turns;
    let attacked = |one: &Habits| one.attacked / one.turns;
    let held = |one: &Habits| one.held / one.turns;
    let cast = |one: &Habits| one.cast / one.turns;
    assert!(explored(&explorer) > 1.04 * explored(&plain), "the explorer explores");
    assert!(attacked(&fighter) > 1.2 * attacked(&plain), "the fighter attacks");
    assert!(held(&hoarder) > 1.1 * held(&plain), "the hoarder has things");
    assert!(cast(&hoarder) < 0.8 * cast(&plain), "the hoarder keeps its spells");
}
