//! The exact chances of a fight: against printed tables, and against every game that the engine can
//! play from there.

use std::cmp::Ordering;

use karak::{
    Action, Attack, Event, Foes, Hero, Item, Karak, Monster, Odds, Pos, Power, Powers, Side, odds,
};
use serde_json::{Value, json};
use tabletop::{Game, Turn};

use crate::table::{actions, chances, situation};

/// The printed strengths, in the order of the monsters.
const STRENGTHS: [u16; 8] = [5, 6, 7, 8, 9, 10, 12, 15];

/// Chance to win in percent without powers, by monster and by bonus from 0 to 9.
const BY_BONUS: [[u32; 10]; 8] = [
    [72, 83, 92, 97, 100, 100, 100, 100, 100, 100],
    [58, 72, 83, 92, 97, 100, 100, 100, 100, 100],
    [42, 58, 72, 83, 92, 97, 100, 100, 100, 100],
    [28, 42, 58, 72, 83, 92, 97, 100, 100, 100],
    [17, 28, 42, 58, 72, 83, 92, 97, 100, 100],
    [8, 17, 28, 42, 58, 72, 83, 92, 97, 100],
    [0, 3, 8, 17, 28, 42, 58, 72, 83, 92],
    [0, 0, 0, 0, 3, 8, 17, 28, 42, 58],
];

/// Chance to win unarmed in tenths of a percent, by monster up to the Fallen: plain, thief, warrior,
/// swordsman, warlock (and oracle).
const BY_POWER: [[u32; 5]; 7] = [
    [722, 833, 923, 880, 833],
    [583, 722, 826, 760, 722],
    [417, 583, 660, 600, 583],
    [278, 417, 478, 400, 417],
    [167, 278, 306, 240, 278],
    [83, 167, 160, 120, 167],
    [0, 28, 0, 0, 28],
];

#[test]
fn weapons_win_as_often_as_printed() {
    for (strength, row) in STRENGTHS.into_iter().zip(BY_BONUS) {
        for (bonus, printed) in (0..).zip(row) {
            let chances = odds(&Attack { bonus, ..Attack::default() }, Foes::One(strength));
            assert_eq!(rounded(&chances, 100), printed, "+{bonus} against {strength}");
        }
    }
}

#[test]
fn powers_win_as_often_as_printed() {
    let with = |power: Power| Attack { powers: Powers::from_iter([power]), ..Attack::default() };
    let columns = [
        Attack::default(),
        with(Power::Backstab),
        with(Power::DoubleAttack),
        with(Power::Training),
        Attack { extra: 1, ..with(Power::Sacrifice) },
    ];
    for (strength, row) in STRENGTHS.into_iter().zip(BY_POWER) {
        for (attack, printed) in columns.iter().zip(row) {
            let chances = odds(attack, Foes::One(strength));
            assert_eq!(rounded(&chances, 1_000), printed, "{attack:?} against {strength}");
        }
    }
}

#[test]
fn a_bonus_before_the_roll_is_worth_as_much_as_one_after_it() {
    for powers in [Powers::NONE, Powers::from_iter(Power::ALL)] {
        for strength in STRENGTHS {
            let before = Attack { powers, bonus: 3, extra: 0 };
            let after = Attack { powers, bonus: 1, extra: 2 };
            assert_eq!(odds(&before, Foes::One(strength)), odds(&after, Foes::One(strength)));
        }
    }
}

#[test]
fn every_case_is_a_win_a_tie_or_a_loss() {
    for strength in 0..40 {
        let attack = Attack { powers: Powers::from_iter(Power::ALL), bonus: 2, extra: 3 };
        for foes in [Foes::One(strength), Foes::Two { strength: [strength, 7], group: 1 }] {
            let Odds { win, heroic, tie, loss, of } = odds(&attack, foes);
            assert_eq!(win + tie + loss, of);
            assert!(heroic <= win);
        }
    }
}

#[test]
fn the_engine_agrees_for_every_hero_gear_and_monster() {
    for hero in Hero::ALL {
        for gear in GEAR {
            for monster in Monster::ALL {
                check(&Encounter { gear, ..Encounter::new(hero, &[monster]) });
            }
        }
    }
}

#[test]
fn the_engine_agrees_for_every_hero_and_pair_of_monsters() {
    for hero in Hero::ALL {
        for (index, &one) in Monster::ALL[..7].iter().enumerate() {
            for &other in &Monster::ALL[..=index] {
                // Two kings and two axes are more than the box holds.
                for gear in &GEAR[..5] {
                    check(&Encounter { gear, ..Encounter::new(hero, &[one, other]) });
                }
            }
        }
    }
}

#[test]
fn the_engine_agrees_for_a_cursed_hero() {
    for hero in Hero::ALL {
        for monster in Monster::ALL {
            check(&Encounter { cursed: true, gear: GEAR[2], ..Encounter::new(hero, &[monster]) });
        }
    }
}

#[test]
fn the_engine_agrees_after_the_first_step() {
    for hero in Hero::ALL {
        for monster in Monster::ALL {
            check(&Encounter { steps: 3, ..Encounter::new(hero, &[monster]) });
        }
    }
}

#[test]
fn the_engine_agrees_about_company_and_revenge() {
    let foes: [&[Monster]; 3] =
        [&[Monster::Rat], &[Monster::Rat, Monster::Rat], &[Monster::Spider, Monster::Mummy]];
    for hero in Hero::ALL {
        for monsters in foes {
            let alone = Encounter::new(hero, monsters);
            check(&Encounter { chests: 2, ..alone });
            check(&Encounter { trophies: &[Monster::Rat, Monster::Spider, Monster::Rat], ..alone });
        }
    }
}

/// Powers that no printed hero has together, as a box of one's own or a comrade may give them.
#[test]
fn the_engine_agrees_about_powers_put_together() {
    let mixes: [&[Power]; 4] = [
        &[Power::Training, Power::DoubleAttack],
        &[Power::Training, Power::Backstab, Power::Sacrifice],
        &[Power::DoubleAttack, Power::Backstab, Power::Affinity],
        &[Power::Training, Power::DoubleAttack, Power::Premonition, Power::Sacrifice],
    ];
    for powers in mixes {
        for monster in Monster::ALL {
            let alone = Encounter { powers: Some(powers), ..Encounter::new(Hero::Oracle, &[]) };
            check(&Encounter { monsters: &[monster], ..alone });
        }
        check(&Encounter {
            powers: Some(powers),
            ..Encounter::new(Hero::Oracle, &[Monster::Turnkey, Monster::Rat])
        });
    }
}

#[test]
fn the_engine_agrees_about_a_thief_who_fights_where_she_hides() {
    for monster in Monster::ALL {
        let state = Encounter { hidden: true, ..Encounter::new(Hero::Thief, &[monster]) }.state();
        let chances = state.odds_at(ROOM).expect("a monster is here");
        assert_eq!(Chances::of(&chances), after(&state, Action::Fight), "{monster}");
    }
}

/// Lent powers, weapons and bolts count. Rules: FM-C2, FM-C8, FM-C10
#[test]
fn the_engine_agrees_about_a_fight_with_a_comrade() {
    let heroes = || Hero::ALL.into_iter();
    for (hero, comrade) in heroes().flat_map(|one| heroes().map(move |other| (one, other))) {
        if hero == comrade {
            continue;
        }
        for (own, lent) in [(GEAR[0], GEAR[1]), (GEAR[1], GEAR[4])] {
            for monster in [Monster::Rat, Monster::Turnkey, Monster::Fallen, Monster::Dragon] {
                let mut state = Encounter { gear: own, ..Encounter::new(hero, &[monster]) }
                    .state_with(comrade, lent);
                state.act(Action::Walk(Side::North), &mut Vec::new());
                agrees_with(&state, Action::FightWith(comrade));
            }
        }
    }
}

#[test]
fn the_engine_agrees_about_a_comrade_who_helps_where_a_thief_hides() {
    for monster in Monster::ALL {
        let state = Encounter { hidden: true, ..Encounter::new(Hero::Thief, &[monster]) }
            .state_with(Hero::Oracle, GEAR[2]);
        agrees_with(&state, Action::FightWith(Hero::Oracle));
    }
}

fn agrees_with(state: &Karak, action: Action) {
    let outlook = state.outlook(&action).expect("a fight has an outlook");
    assert_eq!(Chances::of(&outlook), after(state, action), "'{action}'");
    let alone = state.outlook(&Action::Fight).expect("so has one alone");
    assert!(outlook.win_chance() >= alone.win_chance(), "'{action}' is better than alone");
}

/// What a hero may hold: two weapons and three spells at most.
const GEAR: [&[Item]; 6] = [
    &[],
    &[Item::MagicBolt],
    &[Item::Daggers, Item::MagicBolt],
    &[Item::Sword, Item::Axe],
    &[Item::Daggers, Item::Sword, Item::MagicBolt, Item::MagicBolt],
    &[Item::Axe, Item::Axe, Item::MagicBolt, Item::MagicBolt, Item::MagicBolt],
];

const ROOM: Pos = Pos { x: 0, y: 2 };

/// A hero one step south of a room with monsters; a second hero is out of reach.
#[derive(Clone, Copy, Debug)]
struct Encounter<'a> {
    hero: Hero,
    powers: Option<&'a [Power]>,
    gear: &'a [Item],
    trophies: &'a [Monster],
    monsters: &'a [Monster],
    chests: usize,
    steps: u8,
    cursed: bool,
    hidden: bool,
}

impl<'a> Encounter<'a> {
    fn new(hero: Hero, monsters: &'a [Monster]) -> Encounter<'a> {
        let (powers, gear, trophies) = (None, GEAR[0], &[][..]);
        let (chests, steps, cursed, hidden) = (0, 4, false, false);
        Encounter { hero, powers, gear, trophies, monsters, chests, steps, cursed, hidden }
    }

    fn state(&self) -> Karak {
        situation(&self.setup(), &self.position())
    }

    /// The same in cooperative play, with this hero at the side of the room.
    fn state_with(&self, comrade: Hero, gear: &[Item]) -> Karak {
        let (mut setup, mut position) = (self.setup(), self.position());
        setup["heroes"][1] = json!(comrade);
        setup["options"]["cooperative"] = json!("calm");
        position["players"][1] = json!({"at": [0, 1], "items": gear});
        situation(&setup, &position)
    }

    fn position(&self) -> Value {
        let tokens = [json!(self.monsters), json!(vec!["chest"; self.chests])];
        let tokens: Vec<Value> =
            tokens.iter().flat_map(|list| list.as_array().cloned()).flatten().collect();
        let mut me = json!({"at": [0, 1], "items": self.gear, "trophies": self.trophies});
        if self.hidden {
            me["at"] = json!(ROOM);
            me["came_from"] = json!([0, 1]);
        }
        json!({
            "tiles": [
                {"at": [0, 0], "tile": "fountain-cross"},
                {"at": [0, 1], "tile": "corridor-cross"},
                {"at": ROOM, "tile": "room-cross", "tokens": tokens},
            ],
            "players": [me, {}],
            "steps": self.steps,
            "cursed": self.cursed.then_some(self.hero),
        })
    }

    fn setup(&self) -> Value {
        let other = if self.hero == Hero::Warrior { Hero::Wizard } else { Hero::Warrior };
        let options = json!({
            "hero_mode": self.monsters.len() + self.chests > 1,
            "monster_hunt": !self.trophies.is_empty(),
        });
        let mut setup = json!({"players": 2, "heroes": [self.hero, other], "options": options});
        if let Some(powers) = self.powers {
            let mut contents = karak::Contents::standard().clone();
            let row = contents.heroes.iter_mut().find(|row| row.hero == self.hero);
            row.expect("a hero of the box").powers = powers.to_vec();
            setup["contents"] = json!(contents);
        }
        setup
    }

    /// The odds worked out from this description alone.
    fn odds(&self) -> Odds {
        let printed = karak::Contents::standard();
        let row = printed.heroes.iter().find(|row| row.hero == self.hero).expect("six heroes");
        let powers = if self.cursed { &[] } else { self.powers.unwrap_or(&row.powers) };
        let count = |item: Item| self.gear.iter().filter(|&&held| held == item).count() as u16;
        let weapons = count(Item::Daggers) + 2 * count(Item::Sword) + 3 * count(Item::Axe);
        let foresees = powers.contains(&Power::Premonition) && self.steps == 4;
        let attack = Attack {
            powers: powers.iter().copied().collect(),
            bonus: weapons + u16::from(foresees),
            extra: count(Item::MagicBolt) + u16::from(powers.contains(&Power::Sacrifice)),
        };
        let strength = |monster: Monster| {
            let kin = self.trophies.iter().filter(|&&trophy| trophy == monster).count();
            STRENGTHS[monster as usize] + kin as u16
        };
        let group = (self.monsters.len() + self.chests - 1) as u16;
        odds(
            &attack,
            match *self.monsters {
                [one] => Foes::One(strength(one) + group),
                [one, other] => Foes::Two { strength: [strength(one), strength(other)], group },
                _ => panic!("one or two monsters"),
            },
        )
    }
}

/// The formula, the view and the best play in the engine agree to the last case.
fn check(encounter: &Encounter) {
    let state = encounter.state();
    let formula = encounter.odds();
    let view = state.view(None);
    let foe = view.foes.iter().find(|foe| foe.at == ROOM).expect("the room has a monster");
    assert_eq!(foe.odds, formula, "{encounter:?}");
    assert_eq!(state.odds_at(ROOM), Some(formula), "{encounter:?}");
    let played = after(&state, Action::Walk(Side::North));
    assert_eq!(Chances::of(&formula), played, "{encounter:?}");
}

/// How a fight ends, as cases among equally likely ones in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Chances {
    win: u128,
    heroic: u128,
    tie: u128,
    of: u128,
}

impl Chances {
    const LOSS: Chances = Chances { win: 0, heroic: 0, tie: 0, of: 1 };

    fn of(odds: &Odds) -> Chances {
        let [win, heroic, tie, of] = [odds.win, odds.heroic, odds.tie, odds.of].map(u128::from);
        Chances { win, heroic, tie, of }.in_lowest_terms()
    }

    /// How the fight ended, if it did.
    fn of_end(events: &[Event]) -> Option<Chances> {
        let won = Chances { win: 1, ..Chances::LOSS };
        let has = |is_it: fn(&Event) -> bool| events.iter().any(is_it);
        if has(|event| matches!(event, Event::HeroicWin { .. })) {
            Some(Chances { heroic: 1, ..won })
        } else if has(|event| matches!(event, Event::Won { .. })) {
            Some(won)
        } else if has(|event| matches!(event, Event::Tied { .. })) {
            Some(Chances { tie: 1, ..Chances::LOSS })
        } else {
            has(|event| matches!(event, Event::Lost { .. })).then_some(Chances::LOSS)
        }
    }

    /// The mean by weight.
    fn mean(cases: &[(Chances, u32)]) -> Chances {
        let of = cases.iter().fold(1, |of, (case, _)| of / divisor(of, case.of) * case.of);
        let sum = |part: fn(&Chances) -> u128| {
            cases
                .iter()
                .map(|(case, weight)| part(case) * (of / case.of) * u128::from(*weight))
                .sum()
        };
        let total: u128 = cases.iter().map(|(_, weight)| u128::from(*weight)).sum();
        let (win, heroic, tie) =
            (sum(|case| case.win), sum(|case| case.heroic), sum(|case| case.tie));
        Chances { win, heroic, tie, of: of * total }.in_lowest_terms()
    }

    fn in_lowest_terms(self) -> Chances {
        let Chances { win, heroic, tie, of } = self;
        let common = [win, heroic, tie].into_iter().fold(of, divisor);
        Chances { win: win / common, heroic: heroic / common, tie: tie / common, of: of / common }
    }

    /// First for a win, then for a heroic one, then for a tie.
    fn compare(&self, other: &Chances) -> Ordering {
        let parts = [(self.win, other.win), (self.heroic, other.heroic), (self.tie, other.tie)];
        let orders = parts.map(|(mine, yours)| (mine * other.of).cmp(&(yours * self.of)));
        orders.into_iter().fold(Ordering::Equal, Ordering::then)
    }
}

/// The chances after this action, if everything that follows is played best.
///
/// Ones may be rolled again without end: an outcome that leads back to where that was decided is
/// decided the same way again, so what counts is the mean of all the others.
fn after(state: &Karak, action: Action) -> Chances {
    let mut next = *state;
    let mut events = Vec::new();
    next.act(action, &mut events);
    if let Some(end) = Chances::of_end(&events) {
        return end;
    }
    if next.turn() != Turn::Chance {
        return best(&next);
    }
    let mut cases = Vec::new();
    for (chance, weight) in chances(&next) {
        let (mut fallen, mut events) = (next, Vec::new());
        fallen.happen(chance, &mut events);
        if fallen != *state {
            let end = Chances::of_end(&events);
            cases.push((end.unwrap_or_else(|| best(&fallen)), weight));
        }
    }
    Chances::mean(&cases)
}

/// The chances of the best action; who could sneak past fights.
fn best(state: &Karak) -> Chances {
    let fights = actions(state).into_iter().filter(|&action| action != Action::Sneak);
    let ends = fights.map(|action| after(state, action));
    ends.max_by(Chances::compare).expect("there is something to do in a fight")
}

/// So many out of `scale`, rounded half up.
fn rounded(chances: &Odds, scale: u32) -> u32 {
    (2 * scale * chances.win + chances.of) / (2 * chances.of)
}

fn divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one } else { divisor(other, one % other) }
}
