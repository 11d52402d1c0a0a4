//! What random games see: every question, every action, every rare moment. So the laws that are
//! checked at every state of random games are checked everywhere.

use std::collections::BTreeMap;

use goblin::{Action, Curse, Ending, Goblin, Phase, Place, Position};
use serde_json::json;
use tabletop::{Game, Ply, PlyOf, seeded_rng};

use crate::table::{name, play_at_random, question, rounds, setups, with_easy_box};

/// Every variant of `Phase`.
const QUESTIONS: [&str; 17] = [
    "brace",
    "chain",
    "defy",
    "draw",
    "draw_hero",
    "first_player",
    "flip",
    "keep",
    "over",
    "pay",
    "put_under",
    "reveal",
    "reward",
    "shop",
    "stack",
    "trim",
    "turn",
];

/// Every variant of `Action`.
const DEEDS: [&str; 20] = [
    "buy",
    "defy",
    "discard",
    "double",
    "fight",
    "heal",
    "leave",
    "lift",
    "merchant",
    "obey",
    "pawn",
    "pay",
    "play",
    "play_defiantly",
    "put_under",
    "resurrect",
    "stack",
    "stop",
    "strike",
    "wear",
];

/// Every variant of `Chance`.
const OUTCOMES: [&str; 5] = ["card", "first", "foe", "hero", "reward"];

/// What is rare, and comes up all the same.
const MOMENTS: [&str; 26] = [
    "a card under the deck",
    "a cursed attack defied",
    "a cursed defence defied",
    "a cursed draw defied",
    "a cursed heal defied",
    "a deck without cards",
    "a draw for deal",
    "a draw for effect",
    "a draw for refill",
    "a fight at 1",
    "a fight at 2",
    "a fight at 3",
    "a fight at guardian",
    "a fight at lord",
    "a gap in a row",
    "a last strike",
    "a lifted colour",
    "a lifted effect",
    "a lifted gear",
    "a spent ability",
    "a stack for effect",
    "a stack for refill",
    "an attack doubled",
    "defence doubled",
    "several champions",
    "the end by the Lord",
];

/// How often each thing was seen.
#[derive(Default, Debug)]
struct Seen {
    questions: BTreeMap<String, u32>,
    deeds: BTreeMap<String, u32>,
    outcomes: BTreeMap<String, u32>,
    moments: BTreeMap<String, u32>,
}

/// Not how often, but that.
#[test]
fn random_games_see_everything() {
    let mut seen = Seen::default();
    for seed in 0..rounds(10, 30) {
        for setup in setups(60) {
            let mut state = Goblin::new(&with_easy_box(setup)).expect("a table of ours");
            play_at_random(&mut state, 40_000, &mut seeded_rng(seed), |state, ply| {
                seen.hear(ply);
                seen.look(&state.position());
            });
        }
    }
    println!("{seen:#?}");
    let all = |seen: &BTreeMap<String, u32>, known: &[&str]| {
        assert!(seen.keys().eq(known), "expected {known:?}, seen {seen:?}");
    };
    all(&seen.questions, &QUESTIONS);
    all(&seen.deeds, &DEEDS);
    all(&seen.outcomes, &OUTCOMES);
    all(&seen.moments, &MOMENTS);
}

impl Seen {
    fn hear(&mut self, ply: &PlyOf<Goblin>) {
        match ply {
            Ply::Act(action) => {
                *self.deeds.entry(name(&json!(action))).or_default() += 1;
                self.hear_details(*action);
            }
            Ply::Chance(chance) => {
                *self.outcomes.entry(name(&json!(chance))).or_default() += 1;
            }
            Ply::End => unreachable!("nobody agrees to end"),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have no details that are rare")]
    fn hear_details(&mut self, action: Action) {
        match action {
            Action::PlayDefiantly { effect, .. } | Action::Defy { effect, .. } => {
                self.note(format!("a cursed {effect} defied"));
            }
            Action::Double(goblin::Effect::Attack) => self.note("an attack doubled"),
            Action::Double(effect) => self.note(format!("{effect} doubled")),
            Action::Lift(Curse::Colour(_)) => self.note("a lifted colour"),
            Action::Lift(Curse::Gear(_)) => self.note("a lifted gear"),
            Action::Lift(Curse::Effect(_)) => self.note("a lifted effect"),
            Action::Fight(at) => self.note(match at {
                Place::Row(level, _) | Place::Deck(level) => {
                    format!("a fight at {}", level.number())
                }
                Place::Guardian(_) => "a fight at guardian".into(),
                Place::Lord => "a fight at lord".into(),
            }),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have no details that are rare")]
    fn look(&mut self, position: &Position) {
        *self.questions.entry(question(position.phase)).or_default() += 1;
        match position.phase {
            Phase::Draw(drawing) => {
                self.note(format!("a draw for {}", name(&json!(drawing.cause))));
            }
            Phase::Stack(drawing) => {
                self.note(format!("a stack for {}", name(&json!(drawing.cause))));
            }
            Phase::Turn => self.look_around(position),
            Phase::Over(Ending::LordBeaten) => self.note("the end by the Lord"),
            _ => {}
        }
        let me = &position.players[usize::from(position.active.0)];
        if me.hearts == Some(0) && position.battle.is_some() {
            self.note("a last strike");
        }
        if position.battle.is_some_and(|battle| battle.ability == goblin::Use::Spent) {
            self.note("a spent ability");
        }
        if position.champions.len() > 1 {
            self.note("several champions");
        }
    }

    fn look_around(&mut self, position: &Position) {
        let mut rows = position.caves.iter().flatten();
        if rows.any(|cave| cave.row.contains(&None)) {
            self.note("a gap in a row");
        }
        for player in &position.players {
            if player.under > 0 {
                self.note("a card under the deck");
            }
            if player.deck.as_ref().is_some_and(Vec::is_empty) {
                self.note("a deck without cards");
            }
        }
    }

    fn note(&mut self, moment: impl Into<String>) {
        *self.moments.entry(moment.into()).or_default() += 1;
    }
}
