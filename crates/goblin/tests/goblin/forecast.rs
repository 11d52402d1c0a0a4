//! The quick forecast of a battle, held against the exact solver.

use goblin::{Ability, Goblin, Phase};
use tabletop::{Game, Reckoned, Silent, below, seeded_rng};

use crate::table::{actions, random_ply, rounds, some_setup};

/// Where nothing is drawn and nothing can be defied the forecast is exact; elsewhere it is near.
#[test]
fn a_forecast_is_what_the_solver_says_or_near_it() {
    let mut rng = seeded_rng(1);
    let (mut exact, mut compared, mut short) = (0, 0, 0.0);
    for _ in 0..rounds(25, 1_000) {
        let mut state = Goblin::new(&some_setup(25, &mut rng)).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            if state.phase() == Phase::Turn && below(3, &mut rng) == 0 {
                for fight in actions(&state) {
                    let mut next = state;
                    let outlook = state.outlook(&fight).and_then(Reckoned::exact);
                    let Some(outlook) = outlook else { continue };
                    next.act(fight, &mut Silent);
                    let Some(forecast) = next.forecast().filter(|_| next.phase() == Phase::Chain)
                    else {
                        continue;
                    };
                    let (wins, of) = outlook.cases();
                    let less = wins as f64 / of as f64 - f64::from(forecast.win);
                    compared += 1;
                    short += less.abs();
                    if is_plain(&next) {
                        assert!(less.abs() < 0.001, "{forecast:?} {outlook}: {fight}");
                        exact += 1;
                    }
                }
            }
            state.apply(&ply, &mut Silent);
        }
    }
    let mean = short / f64::from(compared);
    println!("{compared} compared, {exact} of them plain; {mean:.4} beside it");
    assert!(exact > 500 && compared > 2_000 && mean < 0.02, "{exact} {compared} {mean}");
}

/// Is nothing drawn, drunk or defied in this battle?
fn is_plain(state: &Goblin) -> bool {
    let player = state.at_seat(state.active());
    let draws = |card| state.face(card).skill().is_some_and(|skill| skill.draw > 0);
    player.potions.count() == 0
        && !player.hand.iter().any(draws)
        && state.ability(state.active()) != Some(Ability::Defiance)
}

/// The chance at the gate is that of the fight, for whoever has a full hand.
#[test]
fn the_chance_at_the_gate_is_that_of_the_fight() {
    let mut rng = seeded_rng(2);
    let mut compared = 0;
    for _ in 0..rounds(25, 1_000) {
        let mut state = Goblin::new(&some_setup(25, &mut rng)).expect("a table of ours");
        while let Some(ply) = random_ply(&state, &mut rng) {
            let (seat, hand) = (state.active(), state.at_seat(state.active()).hand.count());
            if state.phase() == Phase::Turn && hand >= state.full_hand(seat) {
                let gate = state.gate(seat);
                for fight in actions(&state) {
                    let mut next = state;
                    next.act(fight, &mut Silent);
                    let at_gate = next.battle().is_some_and(|battle| Some(battle.foe) == gate);
                    if at_gate && next.phase() == Phase::Chain {
                        let win = next.forecast().expect("a battle begins").win;
                        assert_eq!(state.chance_at_gate(seat), win);
                        compared += 1;
                    }
                }
            }
            state.apply(&ply, &mut Silent);
        }
    }
    assert!(compared > 300, "{compared}");
}
