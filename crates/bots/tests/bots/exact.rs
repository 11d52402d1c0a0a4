//! Search against the whole truth: the last turns of a game, played out over every choice, die and
//! draw, where they are few enough.

use std::collections::HashMap;

use crate::common::long;
use bots::{Evaluate, Prospects, Spec};
use goblin::Goblin;
use karak::Karak;
use karak2::Karak2;
use serde_json::{Value, json};
use tabletop::{Seat, Silent, Turn, seeded_rng};

/// All that can still happen, each situation reckoned once.
struct Truth {
    known: HashMap<String, Prospects>,
    most: usize,
}

impl Truth {
    /// The exact chances of every seat, if there are no more situations than that.
    fn of<G: Evaluate>(&mut self, game: &G) -> Option<Prospects> {
        if let Turn::Over { winners } = game.turn() {
            return Some(Prospects::of_winners(winners, game.is_party()));
        }
        let key = serde_json::to_string(&game.position()).expect("a position is data");
        if let Some(&prospects) = self.known.get(&key) {
            return Some(prospects);
        }
        if self.known.len() >= self.most {
            return None;
        }
        // A situation that comes back to itself on its way gains nothing by that.
        self.known.insert(key.clone(), Prospects::default());
        let prospects = match game.turn() {
            Turn::Player(seat) => self.best(game, seat)?,
            Turn::Chance => self.mean(game)?,
            Turn::Over { .. } => unreachable!("a finished game was reckoned above"),
        };
        self.known.insert(key, prospects);
        Some(prospects)
    }

    fn best<G: Evaluate>(&mut self, game: &G, seat: Seat) -> Option<Prospects> {
        let worths = self.each(game)?;
        worths
            .into_iter()
            .map(|(_, worth)| worth)
            .reduce(|best, worth| if worth[seat] > best[seat] { worth } else { best })
    }

    /// Every action with what it is worth.
    fn each<G: Evaluate>(&mut self, game: &G) -> Option<Vec<(G::Action, Prospects)>> {
        let mut list = Vec::new();
        game.actions(&mut list);
        let worth = |action: G::Action| {
            let mut next = game.clone();
            next.act(action, &mut Silent);
            Some((action, self.of(&next)?))
        };
        list.into_iter().map(worth).collect()
    }

    fn mean<G: Evaluate>(&mut self, game: &G) -> Option<Prospects> {
        let mut list = Vec::new();
        game.chances(&mut list);
        let total: u32 = list.iter().map(|(_, weight)| weight).sum();
        let mut sum = Prospects::default();
        for (chance, weight) in list {
            let mut next = game.clone();
            next.happen(chance, &mut Silent);
            sum += self.of(&next)? * (weight as f32 / total as f32);
        }
        Some(sum)
    }
}

/// Situations of games between greedy players, each as if its last round had come, with nothing left
/// to find: what remains can be reckoned.
fn last_rounds<G: Evaluate>(seed: u64) -> Vec<G> {
    let setup = json!({"players": 2, "round_limit": 60});
    let mut game: G = crate::common::start(setup.clone());
    let mut rng = seeded_rng(seed);
    let mut bot = "greedy".parse::<Spec>().expect("a bot").seat::<G>(seed);
    let mut found = Vec::new();
    for ply in 0..1_500 {
        match game.turn() {
            Turn::Over { .. } => break,
            Turn::Chance => game.happen(game.sample(&mut rng), &mut Silent),
            Turn::Player(seat) => {
                if ply > 150 && ply % 7 == 0 {
                    found.extend(as_the_last::<G>(&game, &setup));
                }
                let action = bot.choose(&game, seat);
                game.act(action, &mut Silent);
            }
        }
    }
    found
}

fn as_the_last<G: Evaluate>(game: &G, setup: &Value) -> Option<G> {
    let mut place = serde_json::to_value(game.position()).expect("a position is data");
    if place.get("stack").is_some() {
        place["stack"] = json!({});
    }
    let mut setup = setup.clone();
    setup["round_limit"] = place.get("round").cloned().unwrap_or(json!(1));
    let setup: G::Setup = serde_json::from_value(setup).expect("a setup");
    let place: G::Position = serde_json::from_value(place).expect("a position");
    G::from_position(&setup, &place).ok()
}

/// Asks a searcher in last rounds that can be reckoned and in which it matters what is done. What it
/// gives away must be little.
fn check<G: Evaluate>(bot: &str, wanted: usize, most: f32) {
    let mut losses: Vec<f32> = Vec::new();
    for game in (0..200).flat_map(last_rounds::<G>) {
        let Turn::Player(seat) = game.turn() else { continue };
        let mut truth = Truth { known: HashMap::new(), most: 1_500 };
        let Some(worths) = truth.each(&game) else { continue };
        let worth = |(_, worth): &(G::Action, Prospects)| worth[seat];
        let best = worths.iter().map(worth).fold(0.0, f32::max);
        let least = worths.iter().map(worth).fold(1.0, f32::min);
        if best - least < 0.02 {
            continue;
        }
        let chosen = bot.parse::<Spec>().expect("a bot").seat::<G>(1).choose(&game, seat);
        let got = worths.iter().find(|(action, _)| *action == chosen).map(worth);
        losses.push(best - got.expect("a legal action"));
        if losses.len() == wanted {
            break;
        }
    }
    let mean = losses.iter().sum::<f32>() / losses.len().max(1) as f32;
    let worst = losses.iter().copied().fold(0.0, f32::max);
    println!(
        "{} {bot}: {} situations, {mean:.4} given away, {worst:.4} at worst",
        G::ID,
        losses.len()
    );
    assert_eq!(losses.len(), wanted, "too few situations");
    assert!(mean <= most, "{mean} given away, {worst} at worst");
}

#[test]
fn search_plays_the_last_round_of_karak_as_well_as_can_be() {
    check::<Karak>("search:2000", long(6, 100) as usize, 0.01);
}

#[test]
fn search_plays_the_last_round_of_karak_2_as_well_as_can_be() {
    check::<Karak2>("search:2000", long(6, 100) as usize, 0.02);
}

#[test]
fn search_plays_the_last_round_of_goblin_as_well_as_can_be() {
    check::<Goblin>("search:2000", long(6, 100) as usize, 0.02);
}
