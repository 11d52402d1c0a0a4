//! What lies around a hero, and how near.

use karak2::{Class, Edge, Item, Items, Karak2, Land, Monster, Phase, Resource, Reward, SpotId};
use tabletop::Seat;

use super::{battle::is_abyss_laid, means::Means, might::Might};

/// How near the best of everything is: 1 here, less with each step, 0 where it is nowhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Lands {
    /// The best fight: chance times worth.
    pub fight: f32,
    /// All fights together.
    pub fights: f32,
    /// The best harvest of what is needed.
    pub harvest: f32,
    /// The own city.
    pub city: f32,
    /// Land to be explored, by what a hero can expect there.
    pub unknown: f32,
    /// The General, or the land behind which he waits.
    pub general: f32,
    /// The castle, for who has the plague at home.
    pub cure: f32,
    /// Equipment that fits.
    pub items: f32,
    /// Ground for the first city, for who has none.
    pub site: f32,
    /// The Emperor, by the chance in a duel.
    pub throne: f32,
}

/// What is further away does not count.
const FAR: usize = 8;

/// What is so many steps away counts so much.
const NEAR: [f32; FAR + 1] = [1.0, 0.85, 0.65, 0.5, 0.38, 0.28, 0.2, 0.14, 0.1];

impl Lands {
    /// What a seat's hero can come to.
    pub fn around(game: &Karak2, seat: Seat, might: &Might, means: &Means) -> Lands {
        let lord = game.at_seat(seat);
        let needs = needs(game, seat, means);
        let worths = worths(game, seat);
        let is_active = seat == game.active();
        let fights_here = is_active && game.battle_now().is_some();
        let mut lands = Lands::default();
        let seeks_site = means.can_found(game, seat);
        let mut seeks_unknown = game.tiles_left() > 0;
        for &(id, steps) in game.reach(seat, FAR as u8).tiles() {
            let near = NEAR[usize::from(steps)];
            let spot = &game.map()[id];
            let hostile = spot.has_army() || game.is_abyss(id) || spot.land().is_lair();
            if hostile && steps == 0 && fights_here {
                continue;
            }
            if spot.land() == Land::Abyss {
                lands.general = near;
            } else if spot.has_army() {
                let worth: f32 = spot.armies().map(|army| worths[army as usize]).sum();
                let strength = game.strength_at(id);
                let glory = (f32::from(strength) - f32::from(lord.best)).clamp(0.0, 10.0);
                let win = might.chance_at(game, strength) * (worth + 0.12 * glory) * near;
                lands.fight = lands.fight.max(win);
                lands.fights += 0.3 * win;
            } else if spot.land().is_lair() {
                let glory = (f32::from(game.strength_at(id)) - f32::from(lord.best)).max(0.0);
                let worth = 0.25 + 0.12 * glory;
                lands.fight =
                    lands.fight.max(might.chance_at(game, game.strength_at(id)) * worth * near);
            } else {
                let crop = game.rules().harvest(spot.land());
                let worth: f32 = Resource::ALL
                    .iter()
                    .zip(needs)
                    .map(|(&kind, need)| f32::from(crop[kind]) * need)
                    .sum();
                let is_reaped = is_active && game.day().harvested.has(id);
                if worth * near > lands.harvest && !is_reaped && game.crop(id).total() > 0 {
                    lands.harvest = worth * near;
                }
                if seeks_site && lands.site == 0.0 && game.is_building_ground(id) {
                    lands.site = near;
                }
            }
            if seeks_unknown
                && Edge::ALL.into_iter().any(|edge| game.map().opening(id, edge).is_some())
            {
                lands.unknown = near * expected(game, might, &worths, lord.best);
                lands.general += near * hidden(game);
                seeks_unknown = false;
            }
            if lord.city == Some(id) {
                lands.city = near;
            }
            if spot.land() == Land::Castle && game.plague() == Some(seat) {
                lands.cure = near;
            }
            if lands.items < near && fits(game, seat, id) {
                lands.items = near;
            }
        }
        lands.throne = throne(game, seat, might);
        lands
    }
}

/// How near the General is to who stands at unknown land: the fewer tiles are left, the nearer.
pub(super) fn hidden(game: &Karak2) -> f32 {
    if is_abyss_laid(game) {
        return 0.0;
    }
    let drawn = u32::from(matches!(game.phase(), Phase::DrawTile { .. }));
    let left = game.tiles_left().saturating_sub(drawn) as f32;
    0.8 * (1.0 - left / 32.0).max(0.0)
}

/// How near the Emperor is, by the chance in a duel.
fn throne(game: &Karak2, seat: Seat, might: &Might) -> f32 {
    let Some(emperor) = game.emperor().filter(|&emperor| emperor != seat) else { return 0.0 };
    let to = game.at_seat(emperor).at;
    let reach = game.reach(seat, FAR as u8);
    let steps = reach.tiles().iter().find(|&&(id, _)| id == to).map(|&(_, steps)| steps);
    let over = || might.chance_over(&Might::of_army(game, emperor));
    steps.map_or(0.0, |steps| NEAR[usize::from(steps)] * over())
}

/// How much one more of each resource is needed.
fn needs(game: &Karak2, seat: Seat, means: &Means) -> [f32; 3] {
    let wanted = means.wanted(game, seat);
    std::array::from_fn(|place| {
        let lacks = wanted[place] - means.goods[place];
        0.05 + 0.45 * (lacks / 2.0).clamp(0.0, 1.0)
    })
}

/// How much the rewards of armies are worth to a seat, about, in points.
fn worths(game: &Karak2, seat: Seat) -> [f32; Monster::ALL.len()] {
    let lord = game.at_seat(seat);
    let room = |class: Class| lord.items.of(class) < game.rules().slots(class);
    let if_room = |class, worth| if room(class) { worth } else { 0.05 };
    Monster::ALL.map(|army| match army.reward() {
        Reward::Item(Item::WarHammer) => 0.7,
        Reward::Item(Item::Sword) => if_room(Class::Weapon, 0.5),
        Reward::Item(Item::Fireball) => if_room(Class::Spell, 0.35),
        Reward::Item(Item::Blessing) => if_room(Class::Spell, 0.35),
        Reward::Item(_) => if_room(Class::Spell, 0.2),
        Reward::Amulet => if_room(Class::Amulet, 0.6),
        Reward::Cart => 0.4,
        Reward::SmallStone => 0.8,
        Reward::LargeStone => 1.6,
        Reward::TimeMaster => 0.7,
    })
}

/// What a hero can expect of a new tile.
fn expected(game: &Karak2, might: &Might, worths: &[f32], best: u8) -> f32 {
    let bag = game.bag();
    let total = bag.total() as f32;
    if total == 0.0 {
        return 0.2;
    }
    let is_second = game.next_rank().unwrap_or(1) > 1;
    let (times, besides) = if is_second { (2.0, 2.5) } else { (1.0, 0.0) };
    let of = |army: Monster| {
        let strength = f32::from(game.rules().strength(army)) + besides;
        let glory = (strength - f32::from(best)).clamp(0.0, 10.0);
        let worth = times * worths[army as usize] + 0.12 * glory;
        f32::from(bag[army]) / total * might.chance(strength) * worth
    };
    Monster::ALL.into_iter().filter(|&army| bag[army] > 0).map(of).sum()
}

/// Does equipment lie here for which there is a free slot?
pub(super) fn fits(game: &Karak2, seat: Seat, id: SpotId) -> bool {
    let (lies, held) = (&game.map()[id].items, &game.at_seat(seat).items);
    *lies != Items::NONE
        && Class::ALL
            .into_iter()
            .any(|class| lies.of(class) > 0 && held.of(class) < game.rules().slots(class))
}
