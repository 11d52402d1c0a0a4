//! The exact chances of a battle: against a printed table, against every roll there is, and against
//! every game that the engine can play from there.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use karak2::{
    Action, Again, Aim, Attack, Choice, Contents, Dice, Die, Edge, Event, Face, Foe, Goal, Hero,
    Item, Karak2, Land, Monster, Odds, PerMille, Phase, Pos, Position, Power, Powers, Setup,
    best_choice, odds,
};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Turn};

const ME: Seat = Seat(0);
const FIELD: Pos = Pos { q: 0, r: 1 };

/// Chance to win in hundredths with the hero die and so many units of a kind, against these strengths.
const HANDY_STRENGTHS: [u16; 7] = [3, 4, 6, 8, 10, 13, 15];
const HANDY: [(u8, Die, [u32; 7]); 9] = [
    (2, Die::Knight, [66, 38, 5, 0, 0, 0, 0]),
    (2, Die::Mage, [71, 50, 11, 0, 0, 0, 0]),
    (4, Die::Knight, [97, 86, 40, 7, 0, 0, 0]),
    (4, Die::Archer, [92, 80, 43, 12, 1, 0, 0]),
    (4, Die::Mage, [94, 87, 57, 22, 3, 0, 0]),
    (8, Die::Mage, [100, 99, 96, 86, 64, 24, 7]),
    (10, Die::Knight, [100, 100, 100, 96, 78, 26, 6]),
    (10, Die::Archer, [100, 100, 98, 91, 72, 32, 12]),
    (10, Die::Mage, [100, 100, 99, 96, 86, 55, 30]),
];

/// The rights to roll again, in the order in which they count.
const RIGHTS: [(Again, Power); 3] = [
    (Again::Units, Power::WarStrategy),
    (Again::Hero, Power::Finesse),
    (Again::Archers, Power::StrategicPosition),
];

/// The order in which skulls are stopped and dice picked.
const ORDER: [Die; 8] = [
    Die::Guard,
    Die::Hero,
    Die::Mage,
    Die::Archer,
    Die::Knight,
    Die::Skeleton,
    Die::Bear,
    Die::Titan,
];

#[test]
fn units_win_as_often_as_printed() {
    for (count, die, row) in HANDY {
        for (strength, printed) in HANDY_STRENGTHS.into_iter().zip(row) {
            let chances = odds(&attack(&[(die, count)]), Foe::Army(strength)).unwrap();
            let rounded = (100.0 * chances.win_chance()).round() as u32;
            assert_eq!(rounded, printed, "{count} {die}s against {strength}");
        }
    }
}

#[test]
fn a_hero_alone_wins_as_often_as_printed() {
    for (strength, won) in [(0, 6), (1, 4), (2, 2), (3, 1), (4, 0), (6, 0)] {
        let chances = odds(&attack(&[]), Foe::Army(strength)).unwrap();
        assert_eq!(6 * chances.win, won * chances.of, "against {strength}");
        assert_eq!(6 * chances.wounds, 4 * chances.of);
        assert_eq!(6 * chances.two_skulls, chances.of);
    }
}

#[test]
fn a_bonus_before_the_roll_is_worth_as_much_as_fire_after_it() {
    for powers in [&[][..], &[Power::WarStrategy], &[Power::StrategicPosition]] {
        let plain = Attack {
            powers: powers.iter().copied().collect(),
            ..attack(&[(Die::Knight, 1), (Die::Archer, 2), (Die::TimeMaster, 1)])
        };
        for strength in 0..12 {
            let before = odds(&Attack { bonus: 3, ..plain }, Foe::Army(strength));
            let after = odds(&Attack { bonus: 1, fire: 2, ..plain }, Foe::Army(strength));
            assert_eq!(before, after);
            assert_eq!(before, odds(&plain, Foe::Army(strength.saturating_sub(3))));
        }
    }
}

#[test]
fn fireballs_add_up_and_one_may_be_great() {
    let fire = karak2::fire;
    assert_eq!([fire(0, 1, None), fire(3, 1, None)], [0, 3]);
    assert_eq!([fire(0, 1, Some(2)), fire(1, 1, Some(2)), fire(3, 1, Some(2))], [0, 2, 4]);
    assert_eq!(fire(2, 3, Some(2)), 6);
}

#[test]
fn a_battle_too_large_to_count_is_not_counted() {
    let powers = RIGHTS.into_iter().map(|(_, power)| power).collect();
    let many = [(Die::Knight, 6), (Die::Archer, 6), (Die::Skeleton, 3), (Die::TimeMaster, 1)];
    assert_eq!(odds(&Attack { powers, ..attack(&many) }, Foe::Army(9)), None);
}

/// Small armies; with the hero's die at most five dice.
const ARMIES: [&[(Die, u8)]; 9] = [
    &[],
    &[(Die::Knight, 2)],
    &[(Die::Archer, 2), (Die::Mage, 1)],
    &[(Die::Archer, 3)],
    &[(Die::Mage, 1), (Die::Skeleton, 2)],
    &[(Die::Knight, 1), (Die::Mage, 1), (Die::Guard, 1)],
    &[(Die::Knight, 1), (Die::Bear, 1), (Die::Titan, 1)],
    &[(Die::Knight, 1), (Die::Archer, 1), (Die::TimeMaster, 1)],
    &[(Die::Archer, 2), (Die::Guard, 1), (Die::TimeMaster, 1)],
];

/// The powers that count in a battle, and some that no printed hero has together.
const POWERS: [&[Power]; 10] = [
    &[],
    &[Power::WarStrategy],
    &[Power::Finesse],
    &[Power::StrategicPosition],
    &[Power::Berserk],
    &[Power::ToughHide],
    &[Power::SoulCollector],
    &[Power::Finesse, Power::Berserk, Power::SoulCollector],
    &[Power::WarStrategy, Power::Finesse],
    &[Power::ToughHide, Power::SoulCollector, Power::StrategicPosition],
];

#[test]
fn every_roll_played_as_stated_ends_as_reckoned() {
    for army in ARMIES {
        for (index, powers) in POWERS.into_iter().enumerate() {
            for strength in 1..8 {
                let attack = Attack {
                    powers: powers.iter().copied().collect(),
                    protection: [0, 2, 1][(index + usize::from(strength)) % 3],
                    lives: [5, 1, 2, 3][usize::from(strength) % 4],
                    ..attack(army)
                };
                let reckoned = odds(&attack, Foe::Army(strength)).unwrap();
                let rolled = Brute::new(&attack, Foe::Army(strength), Picks::AsStated).odds();
                assert_eq!(reckoned, rolled, "{army:?} with {powers:?} against {strength}");
            }
        }
    }
}

#[test]
fn every_roll_against_the_general_ends_as_reckoned() {
    for army in ARMIES {
        for powers in POWERS {
            for goal in [Goal::Win, Goal::Weaken] {
                let powers = powers.iter().copied().collect();
                let attack = Attack { powers, goal, lives: 3, ..attack(army) };
                let foe = Foe::General { own: 3, strength: 5 };
                let rolled = Brute::new(&attack, foe, Picks::AsStated).odds();
                assert_eq!(odds(&attack, foe), Some(rolled), "{army:?}, {powers:?}, {goal:?}");
            }
        }
    }
}

/// Rules: IM-6.2, IM-6.3
#[test]
fn every_roll_against_a_hero_who_rolls_after_it_ends_as_reckoned() {
    for army in &ARMIES[..8] {
        for (index, powers) in POWERS.into_iter().enumerate() {
            let powers_of = |powers: &[Power]| powers.iter().copied().collect();
            let attack = Attack { powers: powers_of(powers), fire: 1, ..attack(army) };
            let answering = POWERS[(index + 3) % POWERS.len()];
            let defender = Attack {
                powers: powers_of(answering),
                bonus: 2,
                ..self::attack(&[(Die::Archer, 1), (Die::Guard, 1)])
            };
            let reckoned = odds(&attack, Foe::Hero(defender)).unwrap();
            let rolled = Brute::new(&attack, Foe::Hero(defender), Picks::AsStated).odds();
            assert_eq!(reckoned, rolled, "{army:?} {powers:?} against {answering:?}");
        }
    }
}

#[test]
fn one_hero_die_beats_another_that_rolls_after_it_23_times_of_36() {
    let odds = odds(&attack(&[]), Foe::Hero(attack(&[]))).unwrap();
    assert!((odds.win_chance() - 23.0 / 36.0).abs() < 0.0005, "{odds:?}");
}

#[test]
fn no_other_choice_of_dice_to_roll_again_wins_more_often() {
    for army in ARMIES {
        for powers in &POWERS[..5] {
            for strength in [2, 4, 5, 7] {
                let powers = powers.iter().copied().collect();
                let attack = Attack { powers, ..attack(army) };
                let foe = Foe::General { own: strength - 1, strength };
                let free = Brute::new(&attack, foe, Picks::Any).odds();
                let reckoned = odds(&attack, foe).unwrap();
                let chances = |odds: &Odds| [fraction(odds.win, odds), fraction(odds.weaken, odds)];
                assert_eq!(chances(&reckoned), chances(&free), "{army:?}, {powers:?}, {strength}");
            }
        }
    }
}

#[test]
fn the_engine_agrees_about_every_hero() {
    let armies: [&[(Die, u8)]; 4] = [
        &[],
        &[(Die::Knight, 2)],
        &[(Die::Archer, 2), (Die::Mage, 1)],
        &[(Die::Knight, 1), (Die::Archer, 1)],
    ];
    for hero in Hero::ALL {
        for army in armies {
            for strength in [1, 2, 3, 4, 5, 6] {
                check(&Encounter { army, ..Encounter::new(hero, strength) });
            }
        }
    }
}

#[test]
fn the_engine_agrees_about_the_time_loop() {
    let battles: [(&[(Die, u8)], u16); 3] = [
        (&[], 2),
        (&[(Die::Archer, 1), (Die::Mage, 1)], 5),
        (&[(Die::Knight, 1), (Die::Archer, 1)], 4),
    ];
    for hero in [Hero::Taia, Hero::Horan, Hero::Elspeth, Hero::Saigo, Hero::Valduk, Hero::Kirima] {
        for (army, strength) in battles {
            check(&Encounter { army, time_master: true, ..Encounter::new(hero, strength) });
        }
    }
}

#[test]
fn the_engine_agrees_about_items_crown_and_lives() {
    let gear: [&[Item]; 4] = [
        &[Item::Sword, Item::Fireball],
        &[Item::WarHammer, Item::Fireball, Item::Fireball, Item::Protection],
        &[Item::Titan, Item::Blessing],
        &[Item::Protection],
    ];
    for hero in Hero::ALL {
        for (lives, items) in (1..).zip(gear) {
            for crown in [false, true] {
                for strength in [4, 6] {
                    let army = &[(Die::Knight, 1), (Die::Mage, 2)];
                    let alone = Encounter::new(hero, strength);
                    check(&Encounter { army, items, crown, lives, ..alone });
                }
            }
        }
    }
}

#[test]
fn the_engine_agrees_about_the_general() {
    for hero in Hero::ALL {
        for (army, praetorians) in [(&[(Die::Mage, 3)][..], 0), (&[(Die::Archer, 3)], 2)] {
            let items = &[Item::WarHammer, Item::Sword, Item::Fireball, Item::Fireball];
            let foe = Against::General { praetorians };
            check(&Encounter { army, items, lives: 2, foe, ..Encounter::new(hero, 0) });
        }
    }
}

/// Rules: K2-6.4, K2-12.1, K2-12.9, IM-7.10
#[test]
fn the_engine_agrees_about_dice_that_lie() {
    let armies: [&[(Die, u8)]; 3] = [
        &[(Die::Archer, 2)],
        &[(Die::Knight, 1), (Die::Mage, 1)],
        &[(Die::Knight, 1), (Die::Archer, 1)],
    ];
    let gear: [&[Item]; 3] = [&[], &[Item::Fireball], &[Item::Sword, Item::Protection]];
    for hero in [Hero::Horan, Hero::Elspeth, Hero::Saigo] {
        for (army, items) in armies.into_iter().zip(gear) {
            for strength in [2, 4, 6] {
                check_lying(&Encounter { army, items, ..Encounter::new(hero, strength) });
            }
        }
        let foe = Against::General { praetorians: 2 };
        let items = &[Item::WarHammer, Item::Sword, Item::Fireball, Item::Fireball];
        let army = &[(Die::Archer, 3)];
        check_lying(&Encounter { army, items, foe, lives: 2, ..Encounter::new(hero, 0) });
    }
}

/// Rules: K2-6.4, IM-4.4
#[test]
fn the_engine_agrees_about_dice_that_lie_beside_a_loop() {
    for hero in [Hero::Taia, Hero::Horan, Hero::Elspeth, Hero::Saigo, Hero::Valduk] {
        let two = &[(Die::Knight, 1), (Die::Archer, 1)][..];
        for (army, strength) in [(&[][..], 2), (&[], 4), (&[], 5), (two, 4)] {
            check_lying(&Encounter { army, time_master: true, ..Encounter::new(hero, strength) });
        }
    }
}

/// Rules: K2-6.5, IM-7.3
#[test]
fn the_engine_agrees_about_every_fireball() {
    let wizard = |hero: &Hero| {
        let rows = &Contents::standard().heroes;
        rows.iter().any(|row| row.hero == *hero && row.powers.contains(&Power::Affinity))
    };
    let wizard = Hero::ALL.into_iter().find(wizard).expect("one has affinity");
    for hero in [wizard, Hero::Taia] {
        for strength in [3, 4, 5, 6] {
            let items = &[Item::Fireball, Item::Fireball];
            check_lying(&Encounter {
                items,
                army: &[(Die::Knight, 1)],
                ..Encounter::new(hero, strength)
            });
        }
    }
}

/// Rule: K2-6.4
#[test]
fn the_best_after_every_roll_is_what_was_reckoned_before_it() {
    let loops = [false, true];
    for hero in [Hero::Horan, Hero::Elspeth, Hero::Saigo] {
        for (time_master, strength) in loops.into_iter().flat_map(|it| [(it, 3), (it, 5)]) {
            let army = &[(Die::Knight, 1), (Die::Archer, 2)];
            let encounter = Encounter { army, time_master, ..Encounter::new(hero, strength) };
            let before = encounter.begun();
            let rolls = first_rolls(&before, encounter.dice());
            let ends = rolls.iter().map(|(state, ways)| (best_after(state), *ways));
            let ends: Vec<(Odds, u128)> = ends.collect();
            assert_eq!(Some(mean(&ends)), before.odds_of(ME, encounter.dice()), "{encounter:?}");
        }
    }
}

/// A re-roll that was asked for rolls one die at least, though it can only lose. Rules: K2-6.4, IM-7.10
#[test]
fn archers_that_show_the_most_can_only_lose_by_rolling_again() {
    let encounter = Encounter { army: &[(Die::Archer, 2)], ..Encounter::new(Hero::Saigo, 6) };
    let faces = attack(&[]).faces;
    let most = |die: Die| faces[die as usize].iter().map(|face| face.swords()).max();
    let shows_most = |state: &&Karak2| {
        let roll = state.position().battle.expect("a battle").fights[0].roll;
        let all_at_most =
            roll.dice().iter().all(|shown| Some(shown.face.swords()) == most(shown.die));
        all_at_most && state.position().phase == Phase::RollAgain
    };
    let rolls = first_rolls(&encounter.begun(), encounter.dice());
    let state = rolls.iter().map(|(state, _)| state).find(shows_most).expect("all show the most");
    let chance = |action| {
        let odds = state.odds_after(action).expect("the enemies are known");
        fraction(odds.win, &odds)
    };
    assert_eq!(chance(Action::Enough), (1, 1));
    let again = Action::Again(Again::Archers);
    let played = after(state, again);
    assert_eq!(chance(again), fraction(played.win, &played));
    assert!(played.win < played.of, "{played:?}");
    assert_eq!(state.odds_after(Action::Again(Again::Loop)), None, "there is no loop");
    assert_eq!(state.odds_after(Action::Fireball), None, "there is no fireball");
}

#[test]
fn kirima_does_not_charge_what_she_has_just_found() {
    for (cause, strength) in [("new", 3), ("known", 2)] {
        let encounter = Encounter { army: &[(Die::Knight, 2)], ..Encounter::new(Hero::Kirima, 3) };
        let mut position = encounter.position();
        position["players"][0]["at"] = json!(FIELD);
        position["battle"] = json!({"cause": {"enemies": cause}, "fighter": 0});
        position["phase"] = json!({"send": {"die": "knight"}});
        position["used"] = json!(1);
        let state = situation(&encounter.setup(), &position);
        let dice = dice(&[(Die::Knight, 1)]);
        let plain = odds(&attack(&[(Die::Knight, 1)]), Foe::Army(strength));
        assert_eq!(state.odds_of(ME, dice), plain, "{cause}");
        assert_eq!(state.odds_at(ME, FIELD, dice), plain, "{cause}");
        let played = played(&state, dice);
        assert_eq!(Some(played), plain, "{cause}");
    }
}

#[test]
fn darius_lets_the_weak_fall_first_and_uses_what_they_leave() {
    let cases: [(&[Monster], Option<u16>, u16); 4] = [
        (&[Monster::FireEater], None, 0),
        (&[Monster::SkeletonWarrior, Monster::DarkDryad], Some(3), 1),
        (&[Monster::FireEater, Monster::SkeletonWarrior], Some(1), 1),
        (&[Monster::FireEater, Monster::SkeletonRider], Some(4), 1),
    ];
    for (armies, strength, bonus) in cases {
        let foe = Against::Armies(armies);
        let army = &[(Die::Mage, 1)];
        let state = Encounter { army, foe, ..Encounter::new(Hero::Darius, 0) }.state();
        let attack = Attack { bonus, ..attack(army) };
        let won = Odds { win: 1, weaken: 1, lives: 5, of: 1, ..Odds::default() };
        let expected = strength.map_or(Some(won), |strength| odds(&attack, Foe::Army(strength)));
        assert_eq!(state.odds_at(ME, FIELD, dice(army)), expected, "{armies:?}");
    }
}

#[test]
fn a_lair_is_fought_like_an_army_unless_claws_beat_it() {
    for (tile, strength) in [("1-goblin_cave-w", 1), ("1-stone_eater_mine-ne", 2)] {
        for hero in [Hero::Taia, Hero::Darius] {
            let encounter = Encounter::new(hero, 0);
            let mut position = encounter.position();
            position["tiles"][0]["tile"] = json!(tile);
            let state = situation(&encounter.setup(), &position);
            let falls = hero == Hero::Darius && strength == 1;
            let won = Odds { win: 1, weaken: 1, lives: 5, of: 1, ..Odds::default() };
            let fought = odds(&attack(&[]), Foe::Army(strength));
            let expected = if falls { Some(won) } else { fought };
            assert_eq!(state.odds_at(ME, FIELD, Dice::NONE), expected, "{hero} in {tile}");
        }
    }
}

#[test]
fn the_emperor_must_beat_what_the_challenger_has_rolled() {
    let encounter = Encounter { crown: true, ..Encounter::new(Hero::Taia, 3) };
    let mut position = encounter.position();
    position["players"][1]["at"] = json!([0, 0]);
    position["active"] = json!(1);
    let mut state = situation(&encounter.setup(), &position);
    let mut events = Vec::new();
    state.act(Action::Challenge, &mut events);
    while state.turn() != Turn::Player(ME) {
        assert_eq!(state.odds_of(ME, Dice::NONE), None);
        let mut chances = Vec::new();
        state.chances(&mut chances);
        match chances.last() {
            Some(&(chance, _)) => state.happen(chance, &mut events),
            None => state.act(Action::Count(1), &mut events),
        }
    }
    let rolled = events.iter().find_map(|event| {
        if let Event::Rolled { attack, .. } = event { Some(*attack) } else { None }
    });
    let foe = Foe::Army(rolled.unwrap() + 1);
    let guard = [(Die::Guard, 1)];
    assert_eq!(state.odds_of(ME, dice(&guard)), odds(&attack(&guard), foe));
    assert_eq!(state.odds_of(Seat(1), Dice::NONE), None);
}

/// Rules: K2-12.9, IM-6.2, IM-6.3
#[test]
fn the_emperor_knows_in_a_duel_what_his_dice_must_reach() {
    let encounter = Encounter { crown: true, ..Encounter::new(Hero::Elspeth, 3) };
    let mut position = encounter.position();
    position["players"][1] = json!({"at": [0, 0], "items": ["fireball"]});
    position["active"] = json!(1);
    let mut state = situation(&encounter.setup(), &position);
    state.act(Action::Challenge, &mut Vec::new());
    while state.position().phase != Phase::RollAgain {
        let weak = falls(&state, 1).into_iter().next_back();
        match (weak, state.position().phase) {
            (Some((fallen, _)), _) => state = fallen,
            (None, Phase::Send { .. }) => state.act(Action::Count(0), &mut Vec::new()),
            (None, _) => state.act(Action::Enough, &mut Vec::new()),
        }
    }
    let challenger = state.attack(Seat(1));
    let faces = attack(&[]).faces[Die::Hero as usize];
    let won = faces.iter().filter(|face| u16::from(face.swords()) > challenger);
    let again = state.odds_after(Action::Again(Again::Hero)).expect("the Emperor knows");
    assert_eq!(
        fraction(again.win, &again),
        fraction(won.count() as u128, &Odds { of: 6, ..again })
    );
    let enough = state.odds_after(Action::Enough).expect("the Emperor knows");
    assert_eq!(enough.win == enough.of, state.attack(ME) > challenger);
}

#[test]
fn nobody_has_chances_where_there_is_nothing_to_fight_or_with_dice_of_others() {
    let state = Encounter { army: &[(Die::Mage, 1)], ..Encounter::new(Hero::Taia, 3) }.state();
    assert_eq!(state.odds_of(ME, Dice::NONE), None);
    assert_eq!(state.odds_at(ME, Pos { q: 1, r: 0 }, Dice::NONE), None);
    assert_eq!(state.odds_at(ME, Pos { q: 9, r: 9 }, Dice::NONE), None);
    assert_eq!(state.odds_at(Seat(2), FIELD, Dice::NONE), None);
    assert_eq!(state.odds_at(ME, FIELD, dice(&[(Die::Mage, 2)])), None);
    assert!(state.odds_at(Seat(1), FIELD, Dice::NONE).is_some());
}

#[test]
fn the_best_choice_is_the_best_of_all_choices() {
    let armies: [&[(Die, u8)]; 3] = [
        &[(Die::Knight, 2), (Die::Archer, 2), (Die::Mage, 1), (Die::Titan, 1)],
        &[(Die::Mage, 2), (Die::Skeleton, 2), (Die::Guard, 1)],
        &[(Die::Knight, 1), (Die::Archer, 2), (Die::TimeMaster, 1)],
    ];
    let aims = [
        Aim::Win,
        Aim::Weaken,
        Aim::Thrifty { at_least: PerMille(300) },
        Aim::Thrifty { at_least: PerMille(700) },
        Aim::Thrifty { at_least: PerMille(950) },
    ];
    for army in armies {
        for powers in &POWERS[..4] {
            for (strength, own) in [(1, 1), (2, 2), (4, 3), (6, 4), (20, 5), (20, 20)] {
                let army = Attack { powers: powers.iter().copied().collect(), ..attack(army) };
                for aim in aims {
                    let foe = Foe::General { own, strength };
                    let found = best_choice(&army, foe, aim).unwrap();
                    let dice = found.dice;
                    assert_eq!(
                        Some(found.odds),
                        odds(&Attack { dice, ..goal_of(&army, aim) }, foe)
                    );
                    let best = best_of_all(&army, foe, aim);
                    assert_eq!(rank(&found, aim), rank(&best, aim), "{aim:?}, {army:?}, {foe:?}");
                }
            }
        }
    }
}

#[test]
fn a_sure_victory_is_won_without_losses_and_a_hopeless_battle_without_units() {
    let army = [(Die::Knight, 2), (Die::Bear, 1), (Die::Mage, 3)];
    let strong = Attack { bonus: 3, ..attack(&army) };
    let choose = |foe, aim| best_choice(&strong, foe, aim).unwrap().dice;
    assert_eq!(choose(Foe::Army(3), Aim::Win), Dice::NONE);
    assert_eq!(choose(Foe::Army(40), Aim::Win), Dice::NONE);
    assert_eq!(choose(Foe::Army(7), Aim::Win), strong.dice);
    let half = Aim::Thrifty { at_least: PerMille(500) };
    assert_eq!(choose(Foe::Army(5), half), dice(&[(Die::Bear, 1)]));
}

#[test]
fn a_game_knows_the_best_dice() {
    let army = &[(Die::Knight, 2), (Die::Mage, 1)];
    let state = Encounter { army, ..Encounter::new(Hero::Taia, 2) }.state();
    let aim = Aim::Thrifty { at_least: PerMille(500) };
    let best = best_choice(&attack(army), Foe::Army(2), aim);
    assert_eq!(state.best_dice(ME, FIELD, aim), best);
    assert_eq!(state.best_dice(ME, Pos::default(), aim), None);
}

/// An attack without anything but these dice of the published box.
fn attack(units: &[(Die, u8)]) -> Attack {
    let rows = &Contents::standard().dice;
    let faces = |die| rows.iter().find(|row| row.die == die).expect("nine dice").faces;
    Attack {
        dice: dice(units),
        faces: Die::ALL.map(faces),
        powers: Powers::NONE,
        bonus: 0,
        fire: 0,
        berserk: 2,
        protection: 0,
        lives: 5,
        most_lives: 5,
        goal: Goal::Win,
    }
}

fn dice(units: &[(Die, u8)]) -> Dice {
    let mut dice = Dice::NONE;
    units.iter().for_each(|&(die, count)| dice[die] = count);
    dice
}

/// What lies on the table, sorted.
type Table = Vec<(Die, Face)>;

/// Which dice are picked to be rolled again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Picks {
    /// As the policy of the odds says.
    AsStated,
    /// Whichever is best.
    Any,
}

/// A battle played to its end for every roll there is.
struct Brute<'a> {
    attack: &'a Attack,
    foe: Foe,
    picks: Picks,
    /// Of a thousand cases, those in which the other hero of a duel gets no further, by the attack.
    held: Vec<u128>,
    known: BTreeMap<(Table, Vec<Again>), Odds>,
}

impl<'a> Brute<'a> {
    fn new(attack: &'a Attack, foe: Foe, picks: Picks) -> Brute<'a> {
        let held = match foe {
            Foe::Army(_) | Foe::General { .. } => Vec::new(),
            Foe::Hero(defender) => (0..40).map(|attack| Brute::held(&defender, attack)).collect(),
        };
        Brute { attack, foe, picks, held, known: BTreeMap::new() }
    }

    fn held(defender: &Attack, attack: u16) -> u128 {
        let above = Brute::new(defender, Foe::Army(attack + 1), Picks::Any).odds();
        1_000 - (1_000.0 * above.win_chance()).round() as u128
    }

    fn odds(&mut self) -> Odds {
        let mut all: Vec<Die> = vec![Die::Hero];
        for die in self.attack.dice.kinds() {
            all.extend(std::iter::repeat_n(die, self.attack.dice[die].into()));
        }
        let mut rights: Vec<Again> = RIGHTS
            .into_iter()
            .filter(|&(_, power)| self.attack.powers.has(power))
            .map(|(again, _)| again)
            .collect();
        rights.push(Again::Loop);
        self.roll(&Vec::new(), &all, &rights)
    }

    /// The mean over all falls of these dice beside those that lie.
    fn roll(&mut self, lying: &Table, dice: &[Die], rights: &[Again]) -> Odds {
        let mut tables: BTreeMap<Table, u128> = BTreeMap::from([(lying.clone(), 1)]);
        for &die in dice {
            let mut next = BTreeMap::new();
            for (table, ways) in tables {
                for face in self.attack.faces[die as usize] {
                    let mut table = table.clone();
                    table.push((die, face));
                    table.sort_unstable();
                    *next.entry(table).or_insert(0) += ways;
                }
            }
            tables = next;
        }
        let ends = tables.iter().map(|(table, &ways)| (self.best(table, rights), ways));
        mean(&ends.collect::<Vec<_>>())
    }

    /// The chances after the best thing to do.
    fn best(&mut self, table: &Table, rights: &[Again]) -> Odds {
        let key = (table.clone(), rights.to_vec());
        if let Some(odds) = self.known.get(&key) {
            return *odds;
        }
        let mut best = self.end(table);
        for &right in rights {
            let rest: Vec<Again> = rights.iter().copied().filter(|&other| other != right).collect();
            for picked in self.sets(table, right) {
                let mut lying = table.clone();
                for shown in &picked {
                    let place = lying.iter().position(|other| other == shown);
                    lying.remove(place.expect("it was picked from there"));
                }
                let dice: Vec<Die> = picked.iter().map(|&(die, _)| die).collect();
                let odds = self.roll(&lying, &dice, &rest);
                if self.compare(&odds, &best) == Ordering::Greater {
                    best = odds;
                }
            }
        }
        self.known.insert(key, best);
        best
    }

    fn compare(&self, one: &Odds, other: &Odds) -> Ordering {
        let parts = |odds: &Odds| match self.attack.goal {
            Goal::Win => [odds.win, odds.weaken],
            Goal::Weaken => [odds.weaken, odds.win],
        };
        let orders = parts(one).into_iter().zip(parts(other));
        let orders = orders.map(|(mine, yours)| (mine * other.of).cmp(&(yours * one.of)));
        orders.fold(Ordering::Equal, Ordering::then)
    }

    /// The sets of dice that a right rolls again.
    fn sets(&self, table: &Table, right: Again) -> Vec<Table> {
        let touched = |die: Die| match right {
            Again::Units => die != Die::Hero && die != Die::TimeMaster,
            Again::Hero => die == Die::Hero,
            Again::Archers => die == Die::Archer,
            Again::Loop => die != Die::TimeMaster,
        };
        let own = table.iter().copied().filter(|&(die, _)| touched(die));
        let own: Table = own.collect();
        match (right, self.picks) {
            (Again::Loop, _) if !table.iter().any(|&(_, face)| face == Face::LOOP) => Vec::new(),
            (Again::Units | Again::Hero, _) => vec![own],
            (Again::Archers | Again::Loop, Picks::Any) => (1..1 << own.len())
                .map(|set: usize| {
                    let picked = (0..own.len()).filter(|index| set & 1 << index != 0);
                    picked.map(|index| own[index]).collect()
                })
                .collect(),
            (Again::Archers | Again::Loop, Picks::AsStated) => self.stated_sets(&own),
        }
    }

    fn stated_sets(&self, own: &Table) -> Vec<Table> {
        let mut sets = vec![Table::new()];
        for die in ORDER {
            let mut kind: Vec<Face> =
                own.iter().filter(|shown| shown.0 == die).map(|shown| shown.1).collect();
            kind.sort_by_key(|&face| (self.value(die, face), 2 - face.skulls().min(2)));
            let values = self.attack.faces[die as usize].map(|face| self.value(die, face));
            let least = values.into_iter().fold(u16::MAX, u16::min);
            let most = values.into_iter().fold(0, u16::max);
            let count = |value| kind.iter().filter(|&&face| self.value(die, face) == value).count();
            let counts = count(least)..=kind.len() - count(most);
            let extended = sets.iter().flat_map(|set| {
                counts.clone().map(|count| {
                    let picked = kind[..count].iter().map(|&face| (die, face));
                    set.iter().copied().chain(picked).collect()
                })
            });
            sets = extended.collect();
        }
        sets
    }

    fn value(&self, die: Die, face: Face) -> u16 {
        let rages = self.attack.powers.has(Power::Berserk) && die == Die::Hero;
        let rage = if rages && face.skulls() == 2 { self.attack.berserk } else { 0 };
        u16::from(face.swords()) + rage
    }

    /// Verdict and skulls.
    fn end(&self, table: &Table) -> Odds {
        let attack = self.attack;
        let total: u16 = table.iter().map(|&(die, face)| self.value(die, face)).sum();
        let total = total + attack.bonus + attack.fire;
        let (worth, of, general) = match self.foe {
            Foe::Army(strength) => ([u128::from(total >= strength); 2], 1, 0),
            Foe::General { own, strength } => {
                ([strength, own].map(|need| u128::from(total >= need)), 1, 1)
            }
            Foe::Hero(_) => ([self.held[usize::from(total)]; 2], 1_000, 0),
        };
        let shield = table.iter().any(|&(_, face)| face == Face::SHIELD);
        let stops = attack.protection + u8::from(shield);
        let hero = table.iter().filter(|shown| shown.0 == Die::Hero);
        let hero: u8 = hero.map(|shown| shown.1.skulls()).sum();
        let stopped = hero.min(stops);
        let wounds = (hero - stopped + general).min(attack.lives);
        let (lost, lives) = self.bury(table, stops - stopped, attack.lives - wounds);
        Odds {
            win: worth[0],
            weaken: worth[1],
            two_skulls: of * u128::from(hero == 2),
            faint: of * u128::from(lives == 0),
            wounds: of * u128::from(wounds),
            lives: of * u128::from(lives),
            lost: lost.map(|units| of * units),
            of,
        }
    }

    /// Who is lost, and the lives left, if so many skulls can still be stopped.
    fn bury(&self, table: &Table, stops: u8, mut lives: u8) -> ([u128; 4], u8) {
        let powers = self.attack.powers;
        let skulls = |die| table.iter().filter(move |s| s.0 == die && s.1.skulls() > 0).count();
        let mut doomed: Vec<Die> =
            ORDER.into_iter().skip(2).flat_map(|die| vec![die; skulls(die)]).collect();
        doomed.drain(..usize::from(stops).min(doomed.len()));
        while powers.has(Power::ToughHide) && lives > 1 && !doomed.is_empty() {
            doomed.remove(0);
            lives -= 1;
        }
        if powers.has(Power::SoulCollector) {
            lives = (lives + doomed.len() as u8).min(self.attack.most_lives);
        }
        let lost = |die| doomed.iter().filter(|&&other| other == die).count() as u128;
        ([Die::Knight, Die::Archer, Die::Mage, Die::Skeleton].map(lost), lives)
    }
}

/// The best of all choices, one by one.
fn best_of_all(army: &Attack, foe: Foe, aim: Aim) -> Choice {
    let mut choices = vec![Dice::NONE];
    for die in army.dice.kinds() {
        let more = choices.iter().flat_map(|&dice| {
            (0..=army.dice[die]).map(move |count| {
                let mut dice = dice;
                dice[die] = count;
                dice
            })
        });
        choices = more.collect();
    }
    let all = choices.into_iter().map(|dice| {
        let odds = odds(&Attack { dice, ..goal_of(army, aim) }, foe).expect("a small army");
        Choice { dice, odds }
    });
    let all: Vec<Choice> = all.collect();
    let chance = |choice: &Choice| -rank(choice, aim).1;
    let most = all.iter().map(chance).fold(0.0, f64::max);
    let least = match aim {
        Aim::Thrifty { at_least } => most.min(f64::from(at_least.0) / 1000.0),
        Aim::Win | Aim::Weaken => most,
    };
    let fit = all.into_iter().filter(|choice| chance(choice) >= least);
    let order = |one: &Choice, other: &Choice| rank(one, aim).partial_cmp(&rank(other, aim));
    let best = fit.min_by(|one, other| order(one, other).expect("no chance is no number"));
    best.expect("all dice have the highest chance")
}

fn goal_of(army: &Attack, aim: Aim) -> Attack {
    let goal = if aim == Aim::Weaken { Goal::Weaken } else { Goal::Win };
    Attack { goal, ..*army }
}

/// The lower the better: losses, how far from certain, dice.
fn rank(choice: &Choice, aim: Aim) -> (f64, f64, u8) {
    let chance = match aim {
        Aim::Win | Aim::Thrifty { .. } => choice.odds.win_chance(),
        Aim::Weaken => choice.odds.weaken_chance(),
    };
    (choice.odds.expected_losses(), -chance, choice.dice.total())
}

/// Who is fought.
#[derive(Clone, Copy, Debug)]
enum Against<'a> {
    Armies(&'a [Monster]),
    General { praetorians: u8 },
}

/// A hero one step from enemies; a second hero is out of reach.
#[derive(Clone, Copy, Debug)]
struct Encounter<'a> {
    hero: Hero,
    army: &'a [(Die, u8)],
    items: &'a [Item],
    lives: u8,
    crown: bool,
    time_master: bool,
    foe: Against<'a>,
}

impl<'a> Encounter<'a> {
    fn new(hero: Hero, strength: u16) -> Encounter<'a> {
        let armies: &[Monster] = match strength {
            1 => &[Monster::SkeletonWarrior],
            2 => &[Monster::ShadowEater],
            3 => &[Monster::HammerCursed],
            4 => &[Monster::SkeletonRider],
            5 => &[Monster::SkeletonGiant, Monster::HammerCursed],
            6 => &[Monster::EnvoyOfDeath],
            _ => &[],
        };
        Encounter {
            hero,
            army: &[],
            items: &[],
            lives: 5,
            crown: false,
            time_master: false,
            foe: Against::Armies(armies),
        }
    }

    fn setup(&self) -> Value {
        let other = if self.hero == Hero::Taia { Hero::Lorraine } else { Hero::Taia };
        json!({"players": 2, "heroes": [self.hero, other], "options": {"imperium": true}})
    }

    fn position(&self) -> Value {
        let (tile, armies, praetorians) = match self.foe {
            Against::Armies(armies) => ("1-farm", armies, 5),
            Against::General { praetorians } => ("2-abyss", &[][..], praetorians),
        };
        let army: BTreeMap<Die, u8> = self.army.iter().copied().collect();
        let rift = json!({"at": [-1, 1], "tile": "1-rift"});
        let field = json!({"at": FIELD, "tile": tile, "armies": armies});
        json!({
            "tiles": [field, rift],
            "players": [
                {"best": 10, "army": army, "items": self.items, "lives": self.lives},
                {"at": [1, 0]},
            ],
            "praetorians": praetorians,
            "emperor": self.crown.then_some(self.hero),
            "time_master": self.time_master.then_some(self.hero),
        })
    }

    fn state(&self) -> Karak2 {
        situation(&self.setup(), &self.position())
    }

    /// The hero has come to the enemies.
    fn begun(&self) -> Karak2 {
        let mut state = self.state();
        state.act(Action::Walk(Edge::Se), &mut Vec::new());
        state
    }

    /// All dice of the army.
    fn dice(&self) -> Dice {
        let mut dice = dice(self.army);
        dice[Die::Bear] = u8::from(self.hero == Hero::Lorraine);
        dice[Die::Titan] = u8::from(self.items.contains(&Item::Titan));
        dice[Die::Guard] = u8::from(self.crown);
        dice[Die::TimeMaster] = u8::from(self.time_master);
        dice
    }

    /// The odds worked out from this description alone.
    fn odds(&self) -> Odds {
        let printed = Contents::standard();
        let row = printed.heroes.iter().find(|row| row.hero == self.hero).expect("eleven heroes");
        let count = |item: Item| self.items.iter().filter(|&&held| held == item).count() as u16;
        let has = |power| row.powers.contains(&power);
        let fireballs = count(Item::Fireball);
        let great = u16::from(has(Power::Affinity) && fireballs > 0);
        let attack = Attack {
            dice: self.dice(),
            powers: row.powers.iter().copied().collect(),
            bonus: count(Item::Sword) + 2 * count(Item::WarHammer) + u16::from(has(Power::Charge)),
            fire: fireballs + great,
            protection: 2 * count(Item::Protection) as u8,
            lives: self.lives,
            ..attack(&[])
        };
        odds(&attack, self.foe(has(Power::Claws))).expect("a small army")
    }

    fn foe(&self, claws: bool) -> Foe {
        match self.foe {
            Against::Armies(armies) => {
                let rows = &Contents::standard().armies;
                let rows =
                    armies.iter().filter_map(|&army| rows.iter().find(|row| row.army == army));
                Foe::Army(rows.map(|row| u16::from(row.strength)).sum())
            }
            Against::General { praetorians } => {
                let left = praetorians - u8::from(claws).min(praetorians);
                Foe::General { own: 10, strength: 10 + u16::from(left) }
            }
        }
    }
}

/// The formula, the door and the best play in the engine agree to the last case. With re-rolls the
/// engine says only how often the best play wins.
fn check(encounter: &Encounter) {
    if encounter.hero == Hero::Darius && encounter.foe(true) == Foe::Army(1) {
        return;
    }
    let (state, dice) = (encounter.state(), encounter.dice());
    let formula = encounter.odds();
    assert_eq!(state.odds_at(ME, FIELD, dice), Some(formula), "{encounter:?}");
    let mut begun = state;
    begun.act(Action::Walk(Edge::Se), &mut Vec::new());
    if encounter.hero == Hero::Aderyn && begun.odds_of(ME, dice).is_none() {
        begun.act(Action::Fight, &mut Vec::new());
    }
    assert_eq!(begun.odds_of(ME, dice), Some(formula), "{encounter:?}");
    let played = played(&begun, dice);
    let rolls_again = encounter.time_master
        || [Hero::Horan, Hero::Elspeth, Hero::Saigo].contains(&encounter.hero);
    if rolls_again {
        let chances = |odds: &Odds| [fraction(odds.win, odds), fraction(odds.weaken, odds)];
        assert_eq!(chances(&formula), chances(&played), "{encounter:?}");
    } else {
        assert_eq!(formula, played, "{encounter:?}");
    }
}

/// How a battle that begins here ends in the engine, with these dice and the best play.
fn played(state: &Karak2, dice: Dice) -> Odds {
    Engine { dice }.after(state, &[])
}

struct Engine {
    dice: Dice,
}

/// How a battle ends in the engine if this is done, and then the best play.
fn after(state: &Karak2, action: Action) -> Odds {
    let (mut next, mut events) = (*state, Vec::new());
    next.act(action, &mut events);
    Engine { dice: Dice::NONE }.after(&next, &events)
}

/// All situations after the first roll of these dice, each with its number of cases.
fn first_rolls(begun: &Karak2, dice: Dice) -> Vec<(Karak2, u128)> {
    let mut state = *begun;
    while let Phase::Send { die } = state.position().phase {
        state.act(Action::Count(dice[die]), &mut Vec::new());
    }
    let mut rolls = vec![(state, 1)];
    while rolls.iter().any(|(state, _)| state.position().phase == Phase::Roll) {
        rolls = rolls.iter().flat_map(|(state, ways)| falls(state, *ways)).collect();
    }
    rolls
}

/// What the dice of one kind may show.
fn falls(state: &Karak2, ways: u128) -> Vec<(Karak2, u128)> {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let falls = chances.into_iter().map(|(chance, weight)| {
        let mut next = *state;
        next.happen(chance, &mut Vec::new());
        (next, ways * u128::from(weight))
    });
    falls.collect()
}

/// Every action about dice that lie has the chances that the engine comes to: after every first roll, and after
/// one roll that follows each. Where nothing is left to choose, all else that happens agrees, too.
fn check_lying(encounter: &Encounter) {
    let mut seen = 0;
    for (state, _) in first_rolls(&encounter.begun(), encounter.dice()) {
        seen += check_offers(&state, encounter);
        for action in offers(&state) {
            let mut next = state;
            next.act(action, &mut Vec::new());
            while let Phase::Pick { .. } | Phase::Roll = next.position().phase {
                match falls(&next, 1).last() {
                    Some((fallen, _)) => next = *fallen,
                    None => next.act(Action::All, &mut Vec::new()),
                }
            }
            check_offers(&next, encounter);
        }
    }
    assert!(seen > 0, "nothing is asked: {encounter:?}");
}

/// The actions where dice lie and are decided about.
fn offers(state: &Karak2) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Phase::RollAgain | Phase::Fireballs = state.position().phase {
        state.actions(&mut actions);
    }
    actions
}

fn check_offers(state: &Karak2, encounter: &Encounter) -> usize {
    let offers = offers(state);
    let rights = offers.iter().filter(|action| matches!(action, Action::Again(_))).count();
    for &action in &offers {
        let told = state.odds_after(action).expect("the enemies are known");
        let played = after(state, action);
        let chances = |odds: &Odds| [fraction(odds.win, odds), fraction(odds.weaken, odds)];
        assert_eq!(chances(&told), chances(&played), "'{action}' of {encounter:?}");
        let picks = matches!(action, Action::Again(Again::Archers | Again::Loop));
        let chooses = picks || rights > 1 && action != Action::Enough;
        if !chooses {
            assert_eq!(told, played, "'{action}' of {encounter:?}");
        }
    }
    offers.len()
}

/// The best of what is offered where dice lie, the first of equals; that they are left comes first.
fn best_after(state: &Karak2) -> Odds {
    let mut offers = offers(state);
    offers.rotate_right(1);
    let all = offers.into_iter().map(|action| state.odds_after(action).expect("known enemies"));
    let better = |one: Odds, other: Odds| {
        if best_for_winning(&other, &one) == Ordering::Greater { other } else { one }
    };
    all.reduce(better).expect("something is offered")
}

impl Engine {
    /// The chances from here on, given what has happened in this battle.
    fn after(&self, state: &Karak2, past: &[Event]) -> Odds {
        if is_settled(past) {
            return end(state, past);
        }
        let on = |ply: &dyn Fn(&mut Karak2, &mut Vec<Event>)| {
            let (mut next, mut events) = (*state, past.to_vec());
            ply(&mut next, &mut events);
            self.after(&next, &events)
        };
        if state.turn() == Turn::Chance {
            let mut chances = Vec::new();
            state.chances(&mut chances);
            let ends = chances.iter().map(|&(chance, weight)| {
                (on(&|next, events| next.happen(chance, events)), u128::from(weight))
            });
            return mean(&ends.collect::<Vec<_>>());
        }
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let actions = self.worth_trying(state, actions);
        let ends = actions.iter().map(|&action| on(&|next, events| next.act(action, events)));
        ends.max_by(best_for_winning).expect("there is something to do in a battle")
    }

    /// Dice as given, skulls as stated, re-rolls and fireballs in every way.
    #[expect(clippy::wildcard_enum_match_arm, reason = "elsewhere anything will do")]
    fn worth_trying(&self, state: &Karak2, actions: Vec<Action>) -> Vec<Action> {
        let position = state.position();
        let first = |choice: fn(Die) -> Action| {
            let best = ORDER.into_iter().map(choice).find(|action| actions.contains(action));
            vec![best.unwrap_or(Action::Enough)]
        };
        match position.phase {
            Phase::Send { die } => vec![Action::Count(self.dice[die])],
            Phase::Shield | Phase::Protect { .. } => first(Action::Ignore),
            Phase::ToughHide if position.players[0].lives > Some(1) => first(Action::Save),
            Phase::ToughHide | Phase::Bless => vec![Action::Enough],
            Phase::RollAgain | Phase::Pick { .. } | Phase::Fireballs => actions,
            _ => vec![actions[0]],
        }
    }
}

/// Are all skulls settled?
fn is_settled(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Retreated { .. }
                | Event::Took { .. }
                | Event::StoneWon { .. }
                | Event::GloryChanged { .. }
                | Event::TurnBegan { .. }
        )
    }) || events.last().is_some_and(|event| matches!(event, Event::Ended { .. }))
}

/// What a battle has come to.
#[expect(clippy::wildcard_enum_match_arm, reason = "most events change no chance")]
fn end(state: &Karak2, events: &[Event]) -> Odds {
    let me = &state.position().players[0];
    let lives = me.lives.expect("a position of a state says all");
    let mut odds =
        Odds { lives: lives.into(), faint: u128::from(lives == 0), of: 1, ..Odds::default() };
    for event in events {
        match event {
            Event::Won { .. } => (odds.win, odds.weaken) = (1, 1),
            Event::Lost { attack, .. } => {
                let abyss = state.position().tiles.iter().any(|tile| tile.tile.land == Land::Abyss);
                odds.weaken = u128::from(abyss && *attack >= 10);
            }
            Event::Wounded { wounds, .. } => odds.wounds += u128::from(*wounds),
            Event::Misery { .. } => odds.two_skulls = 1,
            Event::UnitsLost { die, count, .. } => {
                let kinds = [Die::Knight, Die::Archer, Die::Mage, Die::Skeleton];
                let kind = kinds.iter().position(|kind| kind == die);
                odds.lost[kind.expect("only these can be lost")] += u128::from(*count);
            }
            _ => {}
        }
    }
    odds
}

fn best_for_winning(one: &Odds, other: &Odds) -> Ordering {
    let parts = [(one.win, other.win), (one.weaken, other.weaken)];
    let orders = parts.map(|(mine, yours)| (mine * other.of).cmp(&(yours * one.of)));
    orders.into_iter().fold(Ordering::Equal, Ordering::then)
}

/// A situation of a test, which is possible.
fn situation(setup: &Value, position: &Value) -> Karak2 {
    let setup: Setup = serde_json::from_value(setup.clone()).expect("a setup");
    let position: Position = serde_json::from_value(position.clone()).expect("a position");
    Karak2::from_position(&setup, &position).unwrap_or_else(|error| panic!("{error}"))
}

/// The mean by weight, in lowest terms.
fn mean(cases: &[(Odds, u128)]) -> Odds {
    let of = cases.iter().fold(1, |of, (case, _)| of / divisor(of, case.of) * case.of);
    let total: u128 = cases.iter().map(|(_, weight)| weight).sum();
    let mut sums = [0; 11];
    for (case, weight) in cases {
        for (sum, part) in sums.iter_mut().zip(parts(case)) {
            *sum += part * (of / case.of) * weight;
        }
    }
    sums[10] = of * total;
    let common = sums.into_iter().fold(0, |common, part| divisor(part, common));
    let [win, weaken, two_skulls, faint, wounds, lives, lost @ .., of] =
        sums.map(|sum| sum / common);
    Odds { win, weaken, two_skulls, faint, wounds, lives, lost, of }
}

fn parts(odds: &Odds) -> [u128; 11] {
    let [knights, archers, mages, skeletons] = odds.lost;
    let Odds { win, weaken, two_skulls, faint, wounds, lives, of, .. } = *odds;
    [win, weaken, two_skulls, faint, wounds, lives, knights, archers, mages, skeletons, of]
}

fn fraction(part: u128, odds: &Odds) -> (u128, u128) {
    let common = divisor(part, odds.of);
    (part / common, odds.of / common)
}

fn divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { divisor(other, one % other) }
}
