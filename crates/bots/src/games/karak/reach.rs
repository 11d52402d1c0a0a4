//! What is within reach of a hero, in treasures.
//!
//! Of all goals only the best one counts, it counts less with every step to it, and less than what it
//! brings: so a hero who seeks what is worth more gets there, never dithers between two goals, and
//! takes what is there.

use karak::{Ground, Item, Karak, Monster, Power, Spot, Token};
use tabletop::Seat;

use super::{Standing, chance::Strength, is_dragon_out, want};
use crate::games::flag;

/// What a hero could go for.
pub struct Reach {
    /// The best goal, by its distance.
    pub goal: f32,
    /// How near the dragon is to a party's hero, as far as the hero looks.
    pub dragon: f32,
    /// Does the hero stand among monsters?
    pub hidden: f32,
}

/// What goals are worth to a hero.
struct Values {
    chest: f32,
    fallen: f32,
    dragon: f32,
    items: [f32; 6],
    fountain: f32,
    opening: f32,
    /// What a lost fight costs.
    life: f32,
    /// No goal is worth more.
    most: f32,
    /// Does the hero look at everything that is as far away as the last goal that matters?
    is_thorough: bool,
}

/// How much of a goal is left at a distance.
const NEARNESS: [f32; 40] = {
    let mut table = [1.0; 40];
    let mut steps = 1;
    while steps < 40 {
        table[steps] = table[steps - 1] * 0.91;
        steps += 1;
    }
    table
};

// What goals are worth, in treasures: hand-made, and part of what the feature `goal` is. `karak tune` finds the
// weight of the feature, not these.
const KEY: f32 = 0.45;
/// A weapon of +3.
const WEAPON: f32 = 0.4;
const BOLT: f32 = 0.15;
const PORTAL: f32 = 0.12;
const UNEXPLORED: f32 = 0.3;
const VICTORY: f32 = 2.0;
/// A fight that can be won, where nothing else is to be had.
const A_FIGHT: f32 = 0.01;
/// What the next life costs, by how many there are.
const LIFE: [f32; 6] = [0.7, 0.7, 0.2, 0.12, 0.08, 0.06];

/// What tiles are worth to a hero: does not change while heroes only move.
pub struct Sights {
    strength: Strength,
    values: Values,
}

impl Sights {
    /// `dragon` is the best chance against it.
    pub fn of(
        game: &Karak,
        seat: Seat,
        strength: &Strength,
        standing: &Standing,
        dragon: f32,
    ) -> Sights {
        let values = Values::of(game, seat, strength, standing, dragon);
        Sights { strength: *strength, values }
    }
}

impl Reach {
    /// From where the hero stands.
    pub fn of(game: &Karak, seat: Seat, sights: &Sights) -> Reach {
        let Sights { strength, values } = sights;
        let mut reach = Reach { goal: 0.0, dragon: 0.0, hidden: 0.0 };
        let is_party = game.rules().is_cooperative();
        let mut furthest = u8::MAX;
        game.survey(seat, |steps, spot| {
            if steps > furthest {
                return false;
            }
            let near = NEARNESS[usize::from(steps).min(NEARNESS.len() - 1)];
            let worth = near * values.of_spot(game, seat, strength, spot);
            if worth > reach.goal {
                reach.goal = worth;
            }
            if steps == 0 {
                reach.hidden = flag(spot.has_monster());
            }
            if is_party && spot.monsters().any(|monster| monster == Monster::Dragon) {
                reach.dragon = near;
            }
            let is_enough = near * values.most <= reach.goal;
            if is_enough && values.is_thorough {
                furthest = steps;
                return true;
            }
            !is_enough
        });
        reach
    }
}

impl Values {
    fn of(
        game: &Karak,
        seat: Seat,
        strength: &Strength,
        standing: &Standing,
        dragon: f32,
    ) -> Values {
        let (rules, hero) = (game.rules(), game.adventurer(seat));
        let is_party = rules.is_cooperative();
        let points = flag(!is_party);
        let chests = points * flag(are_chests_left(game));
        let is_reborn = game.powers_of(seat).has(Power::Reincarnation);
        let lives = f32::from(hero.lives) / f32::from(rules.lives());
        let life = LIFE[usize::from(hero.lives).min(LIFE.len() - 1)];
        // Who wakes at a fountain has little to fear.
        let life = if is_reborn { life.min(LIFE[4]) } else { life };
        let crown = if is_party { 1.0 } else { standing.crown };
        // A party looks out for the dragon; and beside a weaker monster a prize is worth more than
        // alone. Elsewhere what lies nowhere is not looked for.
        let is_thorough = is_party || rules.monsters_gather();
        let lying = game.lying();
        let lies = |token: Token| is_thorough || lying[token] > 0;
        let mut values = Values {
            chest: points * flag(hero.items[Item::Key] > 0 && lies(Token::Chest)),
            fallen: points * flag(lies(Token::Monster(Monster::Fallen))),
            dragon: VICTORY * crown * dragon - 2.0 * life * (1.0 - dragon),
            items: Item::ALL.map(|item| {
                if !lies(Token::Monster(item.monster())) {
                    return 0.0;
                }
                let value = if item == Item::Key { chests * KEY } else { value_of(item) };
                want(game, seat, item) * value
            }),
            fountain: (1.0 - lives) * (1.0 - lives) * 0.8 + 0.15 * flag(game.is_cursed(seat)),
            opening: UNEXPLORED
                * flag(game.has_tiles_left())
                * if hero.lives > 1 { 1.0 } else { 0.4 },
            life,
            most: 0.0,
            is_thorough,
        };
        values.dragon = values.dragon.max(A_FIGHT * dragon) * flag(is_dragon_out(game));
        let fallen = values.fallen * strength.wins(rules.strength(Monster::Fallen));
        let others = [values.chest, fallen, values.dragon, values.fountain, values.opening];
        values.most = values.items.into_iter().chain(others).fold(A_FIGHT, f32::max);
        values
    }

    fn of_spot(&self, game: &Karak, seat: Seat, strength: &Strength, spot: &Spot) -> f32 {
        let mut best = 0.0;
        if !spot.has_monster() && spot.openings() > 0 {
            best = self.opening;
        }
        if spot.tile.ground() == Ground::Fountain {
            best = self.fountain.max(best);
        }
        if spot.is_bare() {
            return best;
        }
        let mut lying = if spot.chests > 0 { self.chest } else { 0.0 };
        for item in spot.items.kinds() {
            lying = self.items[item as usize].max(lying);
        }
        let Some(foe) = game.weakest_on(spot, seat) else { return best.max(lying) };
        let prize = spot.monsters().map(|monster| self.of_monster(monster)).fold(lying, f32::max);
        let is_dragon = spot.monsters().any(|monster| monster == Monster::Dragon);
        let (win, loss) = (strength.wins(foe), strength.loses(foe));
        // The second monster strikes too.
        let wounds = if spot.pair().is_some() { win + 2.0 * loss } else { loss };
        let fight = (prize * win - self.life * wounds).max(A_FIGHT * win);
        best.max(if is_dragon { self.dragon } else { fight })
    }

    fn of_monster(&self, monster: Monster) -> f32 {
        match monster.reward() {
            Some(item) => self.items[item as usize],
            None => self.fallen,
        }
    }
}

/// What one of an item is worth at most.
fn value_of(item: Item) -> f32 {
    match item {
        Item::Daggers | Item::Sword | Item::Axe => WEAPON,
        Item::HealingPortal => PORTAL,
        Item::MagicBolt => BOLT,
        Item::Key => KEY,
    }
}

/// Has somebody still to open a chest?
pub fn are_chests_left(game: &Karak) -> bool {
    let opened = |seat| u32::from(game.adventurer(seat).treasures[Token::Chest]);
    crate::game_loop::seats(game).map(opened).sum::<u32>()
        < u32::from(game.rules().tokens()[Token::Chest])
}
