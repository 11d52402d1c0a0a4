//! No card is lost and none comes from nowhere: at every ply of random games, every card of the box
//! is in one place. Counted here from what the position says and the viewers see, not by the
//! engine's validator.

use std::collections::BTreeMap;

use goblin::{Contents, Goblin, Setup, View};
use serde_json::{Value, json};
use tabletop::{Game, seeded_rng};

use crate::table::{play_at_random, rounds, setups, with_easy_box};

#[test]
fn every_card_is_in_one_place_at_every_ply() {
    for (seed, setup) in (0..).zip(setups(30)) {
        for setup in [setup.clone(), with_easy_box(setup)] {
            for game in 0..rounds(1, 30) {
                keeps_all_cards(&setup, seed * 100 + game);
            }
        }
    }
}

fn keeps_all_cards(setup: &Setup, seed: u64) {
    let table = Table::new(setup.contents());
    let mut state = Goblin::new(setup).expect("a table of ours");
    play_at_random(&mut state, 20_000, &mut seeded_rng(seed), |state, ply| {
        let position = json!(state.position());
        table
            .check(&position, &state.view(None))
            .unwrap_or_else(|problem| panic!("seed {seed}, {ply}: {problem}\n{position}"));
    });
}

/// What is in the box: all that is needed to count it again.
struct Table {
    /// The starting cards, by hero.
    starting: BTreeMap<String, Vec<String>>,
    /// The monster cards, each with what its front looks like.
    fronts: BTreeMap<String, String>,
    guardians: usize,
    potions: BTreeMap<String, u64>,
    hearts: u64,
}

impl Table {
    fn new(contents: &Contents) -> Table {
        let mut starting: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in &contents.starting {
            let card = row.card.to_string();
            let (hero, _) = card.split_once('-').expect("a hero and a number");
            starting.entry(hero.into()).or_default().push(card.clone());
        }
        let fronts = contents.monsters.iter().map(|row| {
            let kinds = [row.action.is_some(), row.weapon.is_some(), row.armour.is_some()];
            let card = row.card.to_string();
            let level = card[..1].to_string();
            let front = json!([level, row.name, row.attack, row.hearts, row.curses, kinds]);
            (card, front.to_string())
        });
        let potions = contents.potions.iter();
        let potions = potions.map(|row| (word(&json!(row.potion)), u64::from(row.count)));
        Table {
            starting,
            fronts: fronts.collect(),
            guardians: contents.guardians.len() / 3,
            potions: potions.collect(),
            hearts: contents.board.hearts.into(),
        }
    }

    fn check(&self, position: &Value, view: &View) -> Result<(), String> {
        let held = held(position);
        let mut seen = BTreeMap::new();
        for card in &held {
            *seen.entry(card.as_str()).or_insert(0) += 1;
        }
        if let Some((card, count)) = seen.iter().find(|(_, count)| **count > 1) {
            return Err(format!("{card} is in {count} places"));
        }
        self.check_starting(position, &held)?;
        for level in 0..3 {
            self.check_level(level, position, view, &held)?;
        }
        self.check_belongings(position, view)
    }

    /// Every hero in play has all starting cards, nobody else's are there.
    fn check_starting(&self, position: &Value, held: &[String]) -> Result<(), String> {
        let heroes = list(&position["players"]).iter().filter_map(|player| player["hero"].as_str());
        let mut expected: Vec<&String> = heroes.flat_map(|hero| &self.starting[hero]).collect();
        let mut found: Vec<&String> =
            held.iter().filter(|card| !card.starts_with(['1', '2', '3'])).collect();
        expected.sort();
        found.sort();
        if expected == found { Ok(()) } else { Err(format!("starting cards {found:?}")) }
    }

    /// What players do not hold lies open or in the deck, and the open fronts are those of such
    /// cards.
    fn check_level(
        &self,
        level: usize,
        position: &Value,
        view: &View,
        held: &[String],
    ) -> Result<(), String> {
        let number = ["1", "2", "3"][level];
        let of_level = |card: &&String| card.starts_with(number);
        let held = held.iter().filter(of_level);
        let left: Vec<&String> = self.fronts.keys().filter(of_level).collect();
        let out = held.clone().count();
        if let Some(card) = held.clone().find(|card| !left.contains(card)) {
            return Err(format!("{card} is not in the box"));
        }
        let mut fronts: Vec<&String> = left.iter().map(|card| &self.fronts[*card]).collect();
        let cave = &position["caves"][level];
        let open = list(&cave["row"]).iter().chain([&cave["deck"]]).filter_map(Value::as_str);
        let shown = open.clone().map(|card| &self.fronts[card]);
        for front in held.map(|card| &self.fronts[card]).chain(shown) {
            let Some(place) = fronts.iter().position(|other| *other == front) else {
                return Err(format!("too many look like {front}"));
            };
            fronts.remove(place);
        }
        let under = usize::from(view.caves[level].under_deck);
        if out + open.count() + under != left.len() || fronts.len() != under {
            return Err(format!("level {number}: {out} out, {under} in the deck"));
        }
        Ok(())
    }

    /// Guardians are piled or beaten, potions stocked or owned, nobody has too many hearts.
    fn check_belongings(&self, position: &Value, view: &View) -> Result<(), String> {
        let players = list(&position["players"]);
        for level in 0..3 {
            let beaten =
                players.iter().filter(|player| list(&player["keys"]).len() > level).count();
            let shows = usize::from(!position["caves"][level]["guardian"].is_null());
            let under = usize::from(view.caves[level].under_guardian);
            if beaten + shows + under != self.guardians {
                return Err(format!("level {}: {beaten} guardians beaten", level + 1));
            }
        }
        for (potion, count) in &view.stock {
            let potion = word(&json!(potion));
            let owned = players.iter().flat_map(|player| list(&player["potions"]));
            let owned = owned.filter(|&other| *other == json!(potion)).count() as u64;
            if owned + u64::from(*count) != self.potions[&potion] {
                return Err(format!("{potion}: {owned} owned, {count} in stock"));
            }
        }
        let too_healthy = |player: &&Value| player["hearts"].as_u64() > Some(self.hearts);
        match players.iter().find(too_healthy) {
            Some(player) => Err(format!("{} hearts", player["hearts"])),
            None => Ok(()),
        }
    }
}

/// All cards that the position names, wherever: with players, the pawnbroker, in the battle, in
/// between.
fn held(position: &Value) -> Vec<String> {
    let mut cards = Vec::new();
    let mut collect = |value: &Value| match value {
        Value::String(card) => cards.push(card.clone()),
        Value::Array(list) => cards.extend(list.iter().filter_map(Value::as_str).map(String::from)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => {}
    };
    collect(&position["pawned"]);
    collect(&position["battle"]["played"]);
    collect(&position["battle"]["looked"]);
    collect(&position["phase"]["reward"]["card"]);
    collect(&position["phase"]["keep"]["card"]);
    for player in list(&position["players"]) {
        for place in ["weapon", "armour", "hand", "deck", "unknown", "discard"] {
            collect(&player[place]);
        }
    }
    cards
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn word(value: &Value) -> String {
    value.as_str().expect("a word").into()
}
