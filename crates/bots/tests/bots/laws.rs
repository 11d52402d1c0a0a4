//! What holds for every bot in every game: legal decisions, and no look at what its seat cannot know.
//!
//! With `KARAK_LONG=1` a million decisions are checked, and the other laws in many more games: about half an hour of a core.

use std::sync::Arc;

use crate::common::{everywhere, long};
use bots::{Bot, Budget, Evaluate, Evaluation, Evaluator, Search, Spec};
use games::{ListedGame, each_game};
use goblin::Goblin;
use karak::Karak;
use karak2::Karak2;
use tabletop::{Game, Seat, Silent, Turn, below, seeded_rng};

/// Everybody who can sit down; the strongest with little time, because it is about what they may do.
const BOTS: [&str; 9] = [
    "random",
    "greedy",
    "search:12",
    "apprentice",
    "squire",
    "knight/explorer",
    "greedy/fighter",
    "squire/hoarder",
    "search:40/hoarder",
];

fn seated<G: Evaluate + ListedGame>(seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let sit = |name: &str| name.parse::<Spec>().expect("a bot").seat::<G>(seed);
    BOTS.into_iter().map(sit).collect()
}

/// Walks through games by the choices of one bot after the other, asking a bot at every decision.
/// Gives the number of decisions.
fn check_legality<G: Evaluate + ListedGame>(most: u64) -> u64 {
    let tables = everywhere::<G>();
    let mut decisions = 0;
    for seed in 0.. {
        let mut game = tables[seed as usize % tables.len()].clone();
        let mut bots = seated::<G>(seed);
        let mut rng = seeded_rng(seed);
        for ply in 0..2_000 {
            match game.turn() {
                Turn::Over { .. } => break,
                Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
                Turn::Player(seat) => {
                    let who = below(BOTS.len() as u32, &mut rng) as usize;
                    let action = bots[who].choose(&game, seat);
                    let mut list = Vec::new();
                    game.actions(&mut list);
                    let name = BOTS[who];
                    assert!(
                        list.contains(&action),
                        "{name} chose {action}, seed {seed}, ply {ply}"
                    );
                    game.act(action, &mut Silent);
                    decisions += 1;
                }
            }
            if decisions >= most {
                return decisions;
            }
        }
    }
    decisions
}

#[test]
fn no_bot_of_any_game_chooses_what_is_not_allowed() {
    let asked = each_game!(G => check_legality::<G>(long(4_000, 350_000)));
    assert!(asked.iter().all(|&decisions| decisions > 0));
}

/// Greedy players play games at all kinds of tables; `see` is shown every decision, with its number.
fn walk<G: Evaluate + ListedGame>(games: u64, mut see: impl FnMut(&G, Seat, u64)) {
    let tables = everywhere::<G>();
    for seed in 0..games {
        let mut game = tables[seed as usize % tables.len()].clone();
        let mut rng = seeded_rng(seed);
        let mut walker = "greedy".parse::<Spec>().expect("a bot").seat::<G>(seed);
        for ply in 0..400 {
            match game.turn() {
                Turn::Over { .. } => break,
                Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
                Turn::Player(seat) => {
                    see(&game, seat, ply);
                    let action = walker.choose(&game, seat);
                    game.act(action, &mut Silent);
                }
            }
        }
    }
}

/// Plays one ply at random; says whether there was one.
fn any_ply<G: Evaluate + ListedGame>(game: &mut G, rng: &mut impl tabletop::Rng) -> bool {
    match game.turn() {
        Turn::Over { .. } => return false,
        Turn::Chance => game.happen(game.sample(rng), &mut Silent),
        Turn::Player(_) => {
            let mut list = Vec::new();
            game.actions(&mut list);
            game.act(list[below(list.len() as u32, rng) as usize], &mut Silent);
        }
    }
    true
}

/// Two worlds that a seat cannot tell apart: the same bot with the same luck decides the same.
fn check_secrecy<G: Evaluate + ListedGame>(games: u64) -> u64 {
    let (mut asked, mut rng) = (0, seeded_rng(games));
    walk::<G>(games, |game, seat, ply| {
        if game.has_secrets() && ply % 3 == 0 {
            let other = game.imagine(seat, &mut rng);
            if other != *game {
                compare(game, &other, seat, ply);
                asked += 1;
            }
        }
    });
    asked
}

fn compare<G: Evaluate + ListedGame>(game: &G, other: &G, seat: Seat, seed: u64) {
    let decisions = |world: &G| -> Vec<G::Action> {
        seated::<G>(seed).iter_mut().map(|bot| bot.choose(world, seat)).collect()
    };
    assert_eq!(decisions(game), decisions(other), "seat {seat:?}, seed {seed}");
}

#[test]
fn in_worlds_that_look_the_same_goblin_bots_decide_the_same() {
    assert!(check_secrecy::<Goblin>(long(3, 200)) > 25);
}

#[test]
fn in_worlds_that_look_the_same_karak_2_bots_decide_the_same() {
    assert!(check_secrecy::<Karak2>(long(60, 600)) > 10);
}

#[test]
fn karak_has_nothing_to_hide() {
    assert!(everywhere::<Karak>().iter().all(|game| !game.has_secrets()));
}

/// The first of the root's actions, which a hint names, is the one that the same search plays; all legal actions
/// are there, and those that are not worth a thought come last. Where something is hidden a search never
/// grows the same tree twice, so nothing is compared there. Gives how often a search was asked.
fn check_hints<G: Evaluate + ListedGame>(games: u64) -> u64 {
    let (evaluator, mut asked) = (Arc::new(Evaluator::<G>::tuned()), 0);
    walk::<G>(games, |game, seat, ply| {
        let (mut legal, mut choices) = (Vec::new(), Vec::new());
        game.actions(&mut legal);
        game.choices(&mut choices);
        if ply % 5 != 0 || legal.len() < 2 || game.hides_from(seat) {
            return;
        }
        let mut search = Search::new(evaluator.clone(), Budget::Iterations(40), seeded_rng(ply));
        let actions: Vec<G::Action> =
            search.root_actions(game, seat).iter().map(|root| root.action).collect();
        assert_eq!(actions[0], search.choose(game, seat), "{game:?}");
        assert!(actions.iter().is_sorted_by_key(|action| !choices.contains(action)), "{actions:?}");
        let mut sorted = actions;
        sorted.sort();
        assert_eq!(sorted, legal);
        asked += 1;
    });
    asked
}

#[test]
fn a_hint_names_what_the_same_search_plays() {
    assert!(check_hints::<Karak>(long(10, 1_000)) > 100);
    assert!(check_hints::<Karak2>(long(20, 1_000)) > 100);
}

/// Who is said to have the same features as before has them, and a cache that is said to hold gives the same
/// features. Gives how often it was said.
fn check_caches<G: Evaluate + ListedGame>(games: u64) -> u64 {
    let (mut said, mut rng) = (0, seeded_rng(games));
    walk::<G>(games, |before, _, _| {
        let mut game = before.clone();
        for _ in 0..6 {
            if !any_ply(&mut game, &mut rng) {
                break;
            }
            for seat in bots::game_loop::seats(&game) {
                said += u64::from(is_cached_rightly(before, &game, seat));
            }
        }
    });
    said
}

/// Is anything said to be as before? Then it is.
fn is_cached_rightly<G: Evaluate + ListedGame>(before: &G, game: &G, seat: Seat) -> bool {
    let features = |write: &mut dyn FnMut(&mut [f32])| {
        let mut features = vec![0.0; G::FEATURES.len()];
        write(&mut features);
        features
    };
    let now = features(&mut |features| game.features(seat, features));
    let (is_same, is_cached) =
        (game.same_features_as_before(before, seat), game.cache_holds(before, seat));
    if is_same {
        let then = features(&mut |features| before.features(seat, features));
        assert_eq!(now, then, "{before:?}\n{game:?}");
    }
    if is_cached {
        let mut cache = before.cache(seat);
        features(&mut |features| before.features_from(&mut cache, seat, features));
        let cached = features(&mut |features| game.features_from(&mut cache, seat, features));
        assert_eq!(now, cached, "{before:?}\n{game:?}");
    }
    is_same || is_cached
}

/// Shows pairs of different situations that came of one, with that one last.
fn siblings<G: Evaluate + ListedGame>(games: u64, mut see: impl FnMut(&G, &G, &G)) {
    let mut rng = seeded_rng(games);
    walk::<G>(games, |before, _, _| {
        let wander = |_| {
            let mut game = before.clone();
            let plies = below(6, &mut rng);
            (0..plies).all(|_| any_ply(&mut game, &mut rng));
            game
        };
        let ends: Vec<G> = (0..8).map(wander).collect();
        for (place, one) in ends.iter().enumerate() {
            let others = ends[..place].iter().filter(|other| *other != one);
            others.for_each(|other| see(one, other, before));
        }
    });
}

/// States that are said to have the same evaluation have the same features, or inputs. Gives how often it was
/// said.
fn check_same_evaluation<G: Evaluate + ListedGame>(games: u64) -> u64 {
    let mut said = 0;
    siblings::<G>(games, |one, other, before| {
        if one.same_evaluation(other, before, Evaluation::Linear) {
            assert_eq!(linear(one), linear(other), "{one:?}\n{other:?}");
            said += 1;
        }
        if one.same_evaluation(other, before, Evaluation::Network) {
            assert_eq!(inputs(one), inputs(other), "{one:?}\n{other:?}");
            said += 1;
        }
    });
    said
}

/// Who is said to have the same features in two states that follow one has them. Gives how
/// often it was said where something had changed that the seat could see.
fn check_same_features<G: Evaluate + ListedGame>(games: u64) -> u64 {
    let mut said = 0;
    siblings::<G>(games, |one, other, before| {
        for seat in bots::game_loop::seats(one) {
            if one.same_features(other, seat) {
                assert_eq!(features(one, seat), features(other, seat), "{one:?}\n{other:?}");
                said += u64::from(!one.same_features_as_before(before, seat));
            }
        }
    });
    said
}

fn features<G: Evaluate + ListedGame>(game: &G, seat: Seat) -> Vec<u32> {
    let mut features = vec![0.0; G::FEATURES.len()];
    game.features(seat, &mut features);
    features.into_iter().map(f32::to_bits).collect()
}

/// All that the linear evaluation uses.
fn linear<G: Evaluate + ListedGame>(game: &G) -> Vec<f32> {
    let mut all = vec![game.progress()];
    for seat in bots::game_loop::seats(game) {
        let mut features = vec![0.0; G::LINEAR];
        game.features(seat, &mut features);
        all.extend(features);
    }
    all
}

fn inputs<G: Evaluate + ListedGame>(game: &G) -> Vec<f32> {
    let of_seat = |seat| {
        let mut inputs = vec![0.0; G::INPUTS];
        game.inputs(seat, &mut inputs);
        inputs
    };
    bots::game_loop::seats(game).flat_map(of_seat).collect()
}

#[test]
fn states_of_karak_said_to_have_the_same_evaluation_have_it() {
    let said = check_same_evaluation::<Karak>(long(60, 2_000));
    assert!(said > 1_000, "{said}");
}

#[test]
fn in_karak_who_is_said_to_have_the_features_of_another_state_has_them() {
    let said = check_same_features::<Karak>(long(60, 2_000));
    assert!(said > 1_000, "{said}");
}

#[test]
fn in_karak_who_is_said_to_have_the_features_of_before_has_them() {
    assert!(check_caches::<Karak>(long(60, 2_000)) > 1_000);
}

#[test]
fn in_goblin_who_is_said_to_have_the_features_of_before_has_them() {
    assert!(check_caches::<Goblin>(long(60, 2_000)) > 1_000);
}

#[test]
fn in_karak_2_who_is_said_to_have_the_features_of_before_has_them() {
    assert!(check_caches::<Karak2>(long(60, 2_000)) > 1_000);
}

/// Plays a game between greedy bots that once waited for ever, each for the other.
fn check_end<G: Evaluate + ListedGame>(players: u8, seed: u64) {
    let setup = serde_json::json!({ "players": players, "round_limit": 150 });
    let start = G::new(&serde_json::from_value(setup).expect("a setup")).expect("a table");
    let sit =
        |seat| "greedy".parse::<Spec>().expect("a bot").seat::<G>(seed * 10 + u64::from(seat));
    let mut bots: Vec<_> = (0..players).map(sit).collect();
    let finished = bots::game_loop::play(start, &mut bots, seed, |_, _| {});
    assert!(!finished.game.is_called_off(), "{players} players wait, seed {seed}");
}

#[test]
fn nobody_waits_for_ever() {
    check_end::<Karak>(4, 89);
    [2, 18, 38].into_iter().for_each(|seed| check_end::<Karak2>(3, seed));
    [508, 531, 550].into_iter().for_each(|seed| check_end::<Goblin>(2, seed));
}
