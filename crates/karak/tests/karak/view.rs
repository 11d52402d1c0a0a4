//! What a view adds is true: sums add up, and ways can be walked.

use std::collections::BTreeSet;

use karak::{Action, Event, Karak, PartKind, View, Way};
use serde_json::json;
use tabletop::{Game, Silent, seeded_rng};

use crate::table::{actions, random_ply, setups, situation, two};

/// Of each setup. A second bolt of a comrade is rare.
const GAMES: usize = 12;

/// Every view of many games.
fn watch(mut look: impl FnMut(&Karak, &View)) {
    let mut rng = seeded_rng(6);
    for setup in (0..GAMES).flat_map(|_| setups(80)) {
        let mut state = Karak::new(&setup).expect("a setup of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            look(&state, &state.view(None));
            state.apply(&ply, &mut Silent);
        }
    }
}

/// Rule: K-6.1
#[test]
fn the_parts_of_an_attack_add_up_to_it() {
    let mut seen = BTreeSet::new();
    watch(|_, view| {
        seen.extend(view.parts.iter().map(|part| part.part as u8));
        if let Some(fight) = &view.fight {
            assert_eq!(view.parts.total(), fight.attack, "{:?}", view.parts);
        }
    });
    assert_eq!(seen.len(), PartKind::ALL.len(), "every kind of part was seen");
}

/// What decides a fight is told with it, also what the last ply added. Rules: K-6.2, FM-C10
#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "the others decide no fight")]
fn a_decided_fight_tells_what_its_attack_was_made_of() {
    let mut seen = BTreeSet::new();
    let mut rng = seeded_rng(7);
    for setup in (0..GAMES).flat_map(|_| setups(80)) {
        let mut state = Karak::new(&setup).expect("a setup of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let mut events = Vec::new();
            state.apply(&ply, &mut events);
            for event in events {
                match event {
                    Event::Won { attack, parts, .. }
                    | Event::Tied { attack, parts, .. }
                    | Event::Lost { attack, parts, .. }
                    | Event::HeroicWin { attack, parts, .. } => {
                        assert_eq!(parts.total(), attack, "{event:?}");
                        seen.extend(parts.iter().map(|part| part.part as u8));
                    }
                    _ => {}
                }
            }
        }
    }
    assert_eq!(seen.len(), PartKind::ALL.len(), "every kind of part was seen");
}

/// Rules: K-3.2, K-4.1
#[test]
fn a_way_can_be_walked_to_its_end() {
    let mut walked = 0;
    watch(|state, view| {
        for way in &view.reach {
            walk(*state, way);
            walked += 1;
        }
    });
    assert!(walked > 1_000, "only {walked} ways");
}

fn walk(mut state: Karak, way: &Way) {
    assert!(way.path.len() > 1);
    let seat = state.active();
    for &side in &way.path {
        let step = Action::Walk(side);
        assert!(actions(&state).contains(&step), "{step} of {way:?}");
        state.act(step, &mut Silent);
    }
    assert_eq!(state.place_of(seat), way.at);
}

/// A row of corridors to the east with a rat on the third: it stops whoever walks there. Rule: K-4.2
#[test]
fn ways_end_where_steps_or_monsters_end_them() {
    let row = |rat: bool| {
        let tokens: &[&str] = if rat { &["rat"] } else { &[] };
        let tiles = (1..=6).map(|x| match x {
            3 => json!({"at": [x, 0], "tile": "room-cross", "tokens": tokens}),
            _ => json!({"at": [x, 0], "tile": "corridor-cross"}),
        });
        let start = json!({"at": [0, 0], "tile": "fountain-cross"});
        let tiles: Vec<_> = [start].into_iter().chain(tiles).collect();
        situation(&two(), &json!({"tiles": tiles, "players": [{}, {}]}))
    };
    let ends = |state: Karak| {
        let ways = state.view(None).reach.into_iter();
        ways.map(|way| way.at.x).collect::<Vec<_>>()
    };
    assert_eq!(ends(row(false)), [2, 3, 4]);
    assert_eq!(ends(row(true)), [2, 3]);
}
