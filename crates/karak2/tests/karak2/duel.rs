//! The chances of who challenges the Emperor, against every duel that the engine can play from there, but where
//! the Time Master goes over to the Emperor: that is not counted.
//! Rules: IM-6.1, IM-6.2, IM-6.3

use karak2::{Action, Event, Karak2, Phase};
use serde_json::{Value, json};
use tabletop::{Game, Reckoned, Seat, Silent, Turn};

use crate::table::{actions, chances, situation};

const CHALLENGER: Seat = Seat(0);

/// What is told is rounded down to a thousandth, and so is what the Emperor may answer.
const ROUNDED: f64 = 0.0016;

/// Challenger and Emperor on one tile, with what they hold.
#[derive(Clone, Debug)]
struct Duel {
    heroes: [&'static str; 2],
    challenger: Value,
    emperor: Value,
    time_master: Option<&'static str>,
}

impl Duel {
    fn of(heroes: [&'static str; 2], challenger: Value, emperor: Value) -> Duel {
        Duel { heroes, challenger, emperor, time_master: None }
    }

    fn state(&self) -> Karak2 {
        let [challenger, emperor] = self.heroes;
        let setup = json!({
            "players": 2, "heroes": [challenger, emperor], "options": {"imperium": true},
        });
        let position = json!({
            "tiles": [{"at": [-1, 1], "tile": "1-rift"}],
            "players": [self.challenger, self.emperor],
            "emperor": emperor,
            "time_master": self.time_master,
        });
        situation(&setup, &position)
    }
}

fn duels() -> Vec<Duel> {
    let nothing = || json!({});
    vec![
        Duel::of(["taia", "lorraine"], nothing(), nothing()),
        Duel::of(
            ["taia", "kirima"],
            json!({"best": 2, "army": {"knight": 1}}),
            json!({"best": 2, "army": {"mage": 1}}),
        ),
        Duel::of(["elspeth", "taia"], json!({"items": ["fireball"]}), json!({"items": ["sword"]})),
        Duel::of(
            ["taia", "elspeth"],
            json!({"best": 2, "army": {"mage": 1}}),
            json!({"items": ["fireball"]}),
        ),
        Duel::of(
            ["argentus", "horan"],
            json!({"items": ["fireball"]}),
            json!({"best": 2, "army": {"archer": 1}}),
        ),
        Duel::of(
            ["saigo", "argentus"],
            json!({"best": 2, "army": {"archer": 1}}),
            json!({"items": ["fireball"]}),
        ),
        Duel {
            time_master: Some("kirima"),
            ..Duel::of(["horan", "kirima"], json!({"best": 2, "army": {"mage": 1}}), nothing())
        },
    ]
}

/// Expectiminimax: how likely the challenger wins if both do their best.
fn wins(state: &Karak2, past: &[Event]) -> f64 {
    let won = past.iter().find_map(|event| {
        let (won, lost) = (matches!(event, Event::Won { .. }), matches!(event, Event::Lost { .. }));
        (won || lost).then_some(if won { 1.0 } else { 0.0 })
    });
    if let Some(won) = won {
        return won;
    }
    let after = |ply: &dyn Fn(&mut Karak2, &mut Vec<Event>)| {
        let (mut next, mut events) = (*state, Vec::new());
        ply(&mut next, &mut events);
        wins(&next, &events)
    };
    let Turn::Player(seat) = state.turn() else {
        let falls = chances(state);
        let all: u32 = falls.iter().map(|&(_, weight)| weight).sum();
        let part = |&(chance, weight)| {
            f64::from(weight) * after(&|next, events| next.happen(chance, events))
        };
        return falls.iter().map(part).sum::<f64>() / f64::from(all);
    };
    let ends =
        actions(state).into_iter().map(|action| after(&|next, events| next.act(action, events)));
    if seat == CHALLENGER { ends.fold(0.0, f64::max) } else { ends.fold(1.0, f64::min) }
}

fn played(state: &Karak2, action: Action) -> f64 {
    let (mut next, mut events) = (*state, Vec::new());
    next.act(action, &mut events);
    wins(&next, &events)
}

fn told(state: &Karak2, action: Action) -> f64 {
    let outlook = state.outlook(&action).and_then(Reckoned::exact);
    let outlook = outlook.unwrap_or_else(|| panic!("'{action}' is about a duel"));
    f64::from(outlook.win.0) / 1000.0
}

fn check(state: &Karak2, action: Action, duel: &Duel) {
    let (told, played) = (told(state, action), played(state, action));
    assert!(
        (told - played).abs() < ROUNDED,
        "'{action}': {told}, but {played} is played: {duel:?}"
    );
}

#[test]
fn a_challenge_tells_how_likely_the_crown_is_won() {
    for duel in duels() {
        check(&duel.state(), Action::Challenge, &duel);
    }
}

#[test]
fn so_does_every_choice_of_dice_and_every_decision_about_dice_that_lie() {
    let asked = duels().into_iter().filter(|duel| {
        let mut begun = duel.state();
        begun.act(Action::Challenge, &mut Silent);
        check_from(&begun, duel) > 0
    });
    assert_eq!(asked.count(), duels().len() - 1, "hero die against hero die leaves nothing to ask");
}

/// All that the challenger is asked from here on, until the skulls are settled: in how many situations.
fn check_from(state: &Karak2, duel: &Duel) -> usize {
    let after = |ply: &dyn Fn(&mut Karak2)| {
        let mut next = *state;
        ply(&mut next);
        check_from(&next, duel)
    };
    match (state.turn(), state.position().phase) {
        (Turn::Chance, Phase::Roll) => {
            let falls = chances(state);
            falls.iter().map(|&(fall, _)| after(&|next| next.happen(fall, &mut Silent))).sum()
        }
        (
            Turn::Player(CHALLENGER),
            phase @ (Phase::Send { .. } | Phase::RollAgain | Phase::Pick { .. } | Phase::Fireballs),
        ) => {
            let actions = actions(state);
            if !matches!(phase, Phase::Pick { .. }) {
                actions.iter().for_each(|&action| check(state, action, duel));
            }
            let later = actions.iter().map(|&action| after(&|next| next.act(action, &mut Silent)));
            1 + later.sum::<usize>()
        }
        _ => 0,
    }
}
