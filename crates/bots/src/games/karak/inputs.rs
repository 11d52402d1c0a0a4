//! The inputs of the value networks for one seat: everything that may matter, raw.

use karak::{Class, Ground, Item, Karak, Monster, Phase, Power, Spot, Token};
use tabletop::Seat;

use super::{COUNT, Cache, Standing, chance::Strength, see};
use crate::games::{flag, turns_until};

/// How many there are: the features, then all the rest in the order of [`write`].
pub const INPUTS: usize = COUNT + 4 + 12 + 5 + 8 + 11 + NEAR + 5 + 5 + 5 + 3;

/// Writes them; nothing before the heroes are drawn.
pub fn write(game: &Karak, seat: Seat, inputs: &mut [f32]) {
    if crate::game_loop::seats(game).any(|seat| game.adventurer(seat).hero.is_none()) {
        return;
    }
    let others = Others::of(game, seat);
    let groups: [&[f32]; 11] = [
        &see(game, &Cache::of(game, seat), seat),
        &turn(game, seat),
        &powers(game, seat),
        &body(game, seat),
        &fights(game, seat),
        &unknown(game),
        &near(game, seat),
        &on_map(game),
        &[others.points, others.dragon, others.weapons, others.key, others.lives],
        &race(game, seat, &others),
        &[1.0, f32::from(tabletop::Game::seats(game)) / 5.0, flag(game.is_cursed(seat))],
    ];
    for (place, &value) in inputs.iter_mut().zip(groups.into_iter().flatten()) {
        *place = value;
    }
}

/// Whose turn it is, and how much of it is left.
fn turn(game: &Karak, seat: Seat) -> [f32; 4] {
    let is_active = game.active() == seat;
    let seats = tabletop::Game::seats(game);
    let wait = turns_until(seat, game.active(), seats);
    [
        flag(is_active),
        flag(is_active) * f32::from(game.steps_left()) / 4.0,
        f32::from(wait) / f32::from(seats),
        flag(is_active && matches!(game.phase(), Phase::Walk)),
    ]
}

/// What the hero can do, cursed or not.
fn powers(game: &Karak, seat: Seat) -> [f32; 12] {
    let powers = game.rules().powers(game.adventurer(seat).hero());
    Power::ALL.map(|power| flag(powers.has(power)))
}

/// Lives by number, and what the slots hold.
fn body(game: &Karak, seat: Seat) -> [f32; 5] {
    let hero = game.adventurer(seat);
    [
        flag(hero.lives == 1),
        flag(hero.lives == 2),
        flag(hero.lives == 3),
        flag(hero.items.of(Class::Weapon) < game.rules().slots(Class::Weapon)),
        flag(hero.items[Item::Axe] > 0),
    ]
}

/// The chance against each monster.
fn fights(game: &Karak, seat: Seat) -> [f32; 8] {
    let strength = Strength::alone(game, seat);
    Monster::ALL.map(|monster| strength.wins(game.rules().strength(monster)))
}

/// What is still to be found.
fn unknown(game: &Karak) -> [f32; 11] {
    let (all, bag) = (game.rules().tokens(), game.bag());
    let tiles: u32 = game.rules().tiles().iter().map(|&count| u32::from(count)).sum();
    let mut unknown = [0.0; 11];
    unknown[0] = bag.total() as f32 / all.total().max(1) as f32;
    unknown[1] = game.tiles_left() as f32 / tiles.max(1) as f32;
    unknown[2] = share(bag[Token::Chest], all[Token::Chest]);
    for (place, monster) in unknown[3..].iter_mut().zip(Monster::ALL.map(Token::Monster)) {
        *place = share(bag[monster], all[monster]);
    }
    unknown
}

const CHEST: usize = 0;
const ITEMS: usize = 1;
const FOUNTAIN: usize = 7;
const OPENING: usize = 8;
const MONSTERS: usize = 9;
const PORTAL: usize = 17;
/// All openings together.
const OPENINGS: usize = 18;
/// The nearest chest for who has a key.
const OWN_CHEST: usize = 19;
const NEAR: usize = 20;

/// How near the nearest of everything is.
fn near(game: &Karak, seat: Seat) -> [f32; NEAR] {
    let mut near = [0.0; NEAR];
    game.survey(seat, |steps, spot| {
        let much = NEARNESS[usize::from(steps).min(NEARNESS.len() - 1)];
        see_spot(spot, |place| near[place] = much.max(near[place]));
        if is_opening(spot) {
            near[OPENINGS] += much / 5.0;
        }
        true
    });
    near[OWN_CHEST] = near[CHEST] * flag(game.adventurer(seat).items[Item::Key] > 0);
    near
}

/// Names what is on a tile.
fn see_spot(spot: &Spot, mut is_here: impl FnMut(usize)) {
    if is_opening(spot) {
        is_here(OPENING);
    }
    match spot.tile.ground() {
        Ground::Fountain => is_here(FOUNTAIN),
        Ground::Portal => is_here(PORTAL),
        Ground::Room | Ground::Corridor => {}
    }
    if spot.is_bare() {
        return;
    }
    if spot.chests > 0 {
        is_here(CHEST);
    }
    spot.items.kinds().for_each(|item| is_here(ITEMS + item as usize));
    spot.monsters().for_each(|monster| is_here(MONSTERS + monster as usize));
}

fn is_opening(spot: &Spot) -> bool {
    !spot.has_monster() && spot.openings() > 0
}

/// What lies on the map, wherever: chests, turnkeys, Fallen, other monsters, keys.
fn on_map(game: &Karak) -> [f32; 5] {
    let mut counts = [0.0; 5];
    for spot in game.spots().iter().filter(|spot| !spot.is_bare()) {
        counts[0] += f32::from(spot.chests);
        for monster in spot.monsters() {
            match monster {
                Monster::Turnkey => counts[1] += 1.0,
                Monster::Fallen => counts[2] += 1.0,
                Monster::Rat
                | Monster::Spider
                | Monster::Mummy
                | Monster::SkeletonWarrior
                | Monster::SkeletonKing
                | Monster::Dragon => counts[3] += 1.0,
            }
        }
        counts[4] += f32::from(spot.items[Item::Key]);
    }
    counts.map(|count| count / 5.0)
}

/// The most that any of the others has.
#[derive(Default)]
struct Others {
    points: f32,
    dragon: f32,
    weapons: f32,
    key: f32,
    lives: f32,
}

impl Others {
    fn of(game: &Karak, seat: Seat) -> Others {
        let rules = game.rules();
        let dragon = rules.strength(Monster::Dragon);
        let mut most = Others::default();
        for other in crate::game_loop::seats(game).filter(|&other| other != seat) {
            let hero = game.adventurer(other);
            most.points = most.points.max(f32::from(game.points(other).halves) / 6.0);
            most.dragon = most.dragon.max(Strength::alone(game, other).wins(dragon));
            most.weapons = most.weapons.max(f32::from(rules.weapons(&hero.items)) / 3.0);
            most.key = most.key.max(flag(hero.items[Item::Key] > 0));
            most.lives = most.lives.max(f32::from(hero.lives) / f32::from(rules.lives()));
        }
        most
    }
}

/// How the race for treasures stands: would the ruby win, the lead, the treasures left, the lead
/// measured by them, the wounds.
fn race(game: &Karak, seat: Seat, others: &Others) -> [f32; 5] {
    let (rules, hero) = (game.rules(), game.adventurer(seat));
    let kinds = [Token::Chest, Token::Monster(Monster::Fallen)];
    let sum = |tokens: &karak::Tokens| kinds.map(|kind| f32::from(tokens[kind])).iter().sum();
    let all: f32 = sum(&rules.tokens());
    let won = |seat| -> f32 { sum(&game.adventurer(seat).treasures) };
    let left = all - crate::game_loop::seats(game).map(won).sum::<f32>();
    let lead = f32::from(game.points(seat).halves) - 6.0 * others.points;
    [
        Standing::of(game, seat).crown,
        (lead / 4.0).clamp(-2.0, 2.0),
        left / all.max(1.0),
        (lead / (1.0 + left.max(0.0))).clamp(-2.0, 2.0),
        1.0 - f32::from(hero.lives) / f32::from(rules.lives()),
    ]
}

fn share(count: u8, of: u8) -> f32 {
    f32::from(count) / f32::from(of.max(1))
}

/// How much of a thing is left at a distance.
const NEARNESS: [f32; 40] = {
    let mut table = [1.0; 40];
    let mut steps = 1;
    while steps < 40 {
        table[steps] = table[steps - 1] * 0.88;
        steps += 1;
    }
    table
};
