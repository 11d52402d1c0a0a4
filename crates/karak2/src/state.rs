//! The referee's copy of a game of Karak 2, and small questions about it.

use tabletop::Seat;

use super::army::{Class, Item, Items, Kinds, Monster, Monsters};
use super::building::{Building, Buildings};
use super::die::{Dice, Die, Unit};
use super::goods::Goods;
use super::hero::{Hero, Power, Powers};
use super::land::{Land, Tile};
use super::map::{MOST_KINDS, Map, Spot, SpotId, Spots};
use super::phase::{Battle, Ending, Phase};
use super::rules::Rules;
use family::Points;
use family::{Member, Set};

/// The most players a table seats. Rule: K2-2.1
pub const MOST_SEATS: usize = 5;

/// The complete state of a game: a flat value, copied by copying its bytes (`Copy` says so).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Karak2 {
    pub(super) rules: Rules,
    pub(super) map: Map,
    /// Tiles not yet drawn, by kind as in [`Rules::tiles`]; without `top`. Rule: K2-2.4
    pub(super) stack: [u8; MOST_KINDS],
    /// Tiles that a position leaves out of play.
    pub(super) set_aside: [u8; MOST_KINDS],
    /// The tile on the stack that the scout returned: his secret. Rule: K2-12.11
    pub(super) top: Option<Tile>,
    /// The tiles that the scout looks at: his secret. Rule: K2-12.11
    pub(super) hand: [Option<Tile>; 2],
    /// Tokens not yet drawn. Rule: K2-2.5
    pub(super) bag: Monsters,
    /// Tokens out of the game. Rules: K2-8.5, K2-8.13
    pub(super) gone: Monsters,
    /// The heroes by seat; those beyond `seats` are blank.
    pub(super) party: [Lord; MOST_SEATS],
    pub(super) seats: u8,
    /// Who began. Rule: K2-2.6
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Counted from 1.
    pub(super) round: u16,
    /// What has happened of this turn.
    pub(super) day: Day,
    /// Whose city has the plague. Rule: K2-9.3
    pub(super) plague: Option<Seat>,
    /// Praetorians at the General's side. Rule: K2-10.1
    pub(super) praetorians: u8,
    /// Who wears the crown. Rule: IM-5.1
    pub(super) emperor: Option<Seat>,
    /// Whom the time master serves. Rule: IM-4.3
    pub(super) time_master: Option<Seat>,
    pub(super) battle: Option<Battle>,
    pub(super) phase: Phase,
}

/// A hero on the table, with army, city and belongings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lord {
    /// Which hero; unknown until drawn. Rule: K2-2.3
    pub hero: Option<Hero>,
    /// Where the hero stands.
    pub at: SpotId,
    /// Where the hero stood before. Rule: K2-6.11
    pub before: SpotId,
    /// Lives left. Rule: K2-1.4
    pub lives: u8,
    /// Is the next turn one of recovery? Rules: K2-6.12, K2-6.13
    pub unconscious: bool,
    /// Strength of the greatest victory. Rule: K2-7.1
    pub best: u8,
    /// Food, wood and stone.
    pub goods: Goods,
    /// Knights, archers, mages and skeletons; the other dice follow from what the hero has.
    pub army: Dice,
    /// In the slots. Rule: K2-8.2
    pub items: Items,
    /// Small soul stones. Rule: K2-8.14
    pub small_stones: u8,
    /// Large soul stones. Rule: K2-8.14
    pub large_stones: u8,
    /// The General's. Rule: K2-10.4
    pub arch_stone: bool,
    /// Where the city stands. Rule: K2-5.4
    pub city: Option<SpotId>,
    /// What stands in it. Rule: K2-5.6
    pub buildings: Buildings,
}

/// Some heroes and their seats, in the order of heroes.
pub(super) type HeroList =
    std::iter::Flatten<std::array::IntoIter<Option<(Hero, Seat)>, MOST_SEATS>>;

/// What has happened of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Day {
    /// Actions used. Rule: K2-3.2
    pub used: u8,
    /// Has the hero moved since the last action? Rule: K2-3.3
    pub moved: bool,
    /// Tiles harvested. Rule: K2-5.3
    pub harvested: Spots,
    /// What can be done once a turn and has been.
    pub once: Once,
}

/// What can be done once a turn.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Feat {
    /// Rule: K2-5.8
    Portal,
    /// Rule: K2-12.10
    Ride,
    /// Rule: IM-7.8
    Whale,
    /// Rule: K2-12.5
    Falcon,
    /// Rule: IM-7.4
    Roar,
    /// Rule: IM-7.1
    Rebellion,
}

/// A set of feats.
pub type Once = Set<Feat>;

impl Member for Feat {
    const ALL: &'static [Feat] =
        &[Feat::Portal, Feat::Ride, Feat::Whale, Feat::Falcon, Feat::Roar, Feat::Rebellion];

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }
}

impl Lord {
    pub(super) fn new(hero: Option<Hero>, lives: u8) -> Lord {
        Lord {
            hero,
            at: SpotId::CASTLE,
            before: SpotId::CASTLE,
            lives,
            unconscious: false,
            best: 0,
            goods: Goods::NONE,
            army: Dice::NONE,
            items: Items::NONE,
            small_stones: 0,
            large_stones: 0,
            arch_stone: false,
            city: None,
            buildings: Buildings::NONE,
        }
    }

    /// Which hero this is.
    ///
    /// # Panics
    /// Before the heroes are drawn.
    #[inline]
    pub fn hero(&self) -> Hero {
        self.hero.expect("heroes are drawn before the first turn")
    }
}

impl Karak2 {
    /// What this table plays by.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The explored lands.
    #[inline]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// What is asked next.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Counted from 1. Rule: K2-3.1
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// What has happened of this turn.
    #[inline]
    pub fn day(&self) -> &Day {
        &self.day
    }

    /// Tokens not yet drawn. Rule: K2-2.5
    #[inline]
    pub fn bag(&self) -> &Monsters {
        &self.bag
    }

    /// Whose city has the plague. Rule: K2-9.3
    #[inline]
    pub fn plague(&self) -> Option<Seat> {
        self.plague
    }

    /// Who wears the crown. Rule: IM-5.1
    #[inline]
    pub fn emperor(&self) -> Option<Seat> {
        self.emperor
    }

    /// The battle that is being fought, if any.
    #[inline]
    pub fn battle_now(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats from this one on, clockwise. Rules: K2-3.1, IM-3.3
    pub(super) fn seated_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats))
    }

    /// The hero of a seat.
    ///
    /// # Panics
    /// If no table has this seat.
    #[inline]
    pub fn at_seat(&self, seat: Seat) -> &Lord {
        &self.party[usize::from(seat.0)]
    }

    #[inline]
    pub(super) fn at_seat_mut(&mut self, seat: Seat) -> &mut Lord {
        &mut self.party[usize::from(seat.0)]
    }

    /// The hero whose turn it is.
    #[inline]
    pub(super) fn me(&self) -> &Lord {
        self.at_seat(self.active)
    }

    #[inline]
    pub(super) fn me_mut(&mut self) -> &mut Lord {
        self.at_seat_mut(self.active)
    }

    /// The tile on which the active hero stands.
    #[inline]
    pub(super) fn here(&self) -> &Spot {
        &self.map[self.me().at]
    }

    #[inline]
    pub(super) fn here_mut(&mut self) -> &mut Spot {
        let here = self.me().at;
        &mut self.map[here]
    }

    /// Who plays this hero.
    pub(super) fn seat_of(&self, hero: Hero) -> Option<Seat> {
        self.seated().find(|&seat| self.at_seat(seat).hero == Some(hero))
    }

    /// Does this seat's hero have the power?
    #[inline]
    pub(super) fn has(&self, seat: Seat, power: Power) -> bool {
        self.powers(seat).has(power)
    }

    /// What this seat's hero can do.
    #[inline]
    pub fn powers(&self, seat: Seat) -> Powers {
        self.at_seat(seat).hero.map_or(Powers::NONE, |hero| self.rules.powers(hero))
    }

    /// The heroes of some seats in the order of heroes, as lists of actions need them.
    pub(super) fn heroes_of(&self, choose: impl Fn(Seat) -> bool) -> HeroList {
        let mut found = [None; MOST_SEATS];
        let mut count = 0;
        for seat in self.seated().filter(|&seat| choose(seat)) {
            found[count] = Some((self.at_seat(seat).hero(), seat));
            count += 1;
        }
        found[..count].sort_unstable();
        found.into_iter().flatten()
    }

    /// The heroes of everybody else.
    pub(super) fn others(&self, than: Seat) -> HeroList {
        self.heroes_of(|seat| seat != than)
    }

    /// Who stands here.
    pub(super) fn heroes_at(&self, spot: SpotId) -> impl Iterator<Item = Seat> {
        self.seated().filter(move |&seat| self.at_seat(seat).at == spot)
    }

    /// Actions left in this turn. Rule: K2-3.2
    #[inline]
    pub fn actions_left(&self) -> u8 {
        let me = self.me();
        let all =
            self.rules.actions(me.buildings.has(Building::Stable), me.items[Item::Action] > 0);
        all.saturating_sub(self.day.used)
    }

    /// The glory of a seat's hero. Rules: K2-7.1, K2-7.2
    #[inline]
    pub fn glory(&self, seat: Seat) -> u8 {
        let lord = self.at_seat(seat);
        let banners = lord.buildings.has(Building::Banners);
        self.rules.glory(lord.best, banners, lord.items[Item::Glory] > 0)
    }

    /// How many more units glory allows. Rule: K2-7.3
    #[inline]
    pub fn room(&self, seat: Seat) -> u8 {
        self.glory(seat).saturating_sub(self.at_seat(seat).army.units())
    }

    /// All dice of a seat's army; who has no claim, or a box without the die, has none.
    /// Rules: K2-7.3, K2-8.12, K2-12.6, IM-4.3, IM-5.1
    pub fn army(&self, seat: Seat) -> Dice {
        let lord = self.at_seat(seat);
        let mut army = lord.army;
        for (die, claim) in [
            (Die::Bear, self.has(seat, Power::Bear)),
            (Die::Titan, lord.items[Item::Titan] > 0),
            (Die::Guard, self.emperor == Some(seat)),
            (Die::TimeMaster, self.time_master == Some(seat)),
        ] {
            army[die] = if claim { self.rules.supply()[die] } else { 0 };
        }
        army
    }

    /// Dice of a kind that nobody has. Rule: K2-5.12
    #[inline]
    pub(super) fn supply(&self, die: Die) -> u8 {
        let used: u8 = self.seated().map(|seat| self.at_seat(seat).army[die]).sum();
        self.rules.supply()[die].saturating_sub(used)
    }

    /// Tiles that can still be drawn. Rule: K2-4.8
    #[inline]
    pub fn tiles_left(&self) -> u32 {
        u32::from(self.top.is_some())
            + self.stack.iter().map(|&count| u32::from(count)).sum::<u32>()
    }

    /// The rank of the next tile under `top`. Rule: K2-2.4
    pub fn next_rank(&self) -> Option<u8> {
        let kinds = self.rules.tiles().zip(self.stack).filter(|&(_, count)| count > 0);
        kinds.map(|((tile, _), _)| tile.rank).min()
    }

    /// The amulets not yet found: they lie nowhere, and nobody has them. Rule: K2-8.7
    pub(super) fn amulets(&self) -> Kinds {
        let lie = |item: Item| self.map.spots().iter().any(|spot| spot.items[item] > 0);
        let held = |item: Item| self.seated().any(|seat| self.at_seat(seat).items[item] > 0);
        let amulets = Class::Amulet.items().iter().copied();
        amulets.filter(|&item| !lie(item) && !held(item)).collect()
    }

    /// Whose city stands here.
    pub(super) fn city_at(&self, spot: SpotId) -> Option<Seat> {
        self.seated().find(|&seat| self.at_seat(seat).city == Some(spot))
    }

    /// Does the General wait here? Rule: K2-4.9
    #[inline]
    pub fn is_abyss(&self, spot: SpotId) -> bool {
        self.map[spot].land() == Land::Abyss
    }

    /// The General as he is. Rule: K2-10.1
    pub fn general_strength(&self) -> u16 {
        self.rules.general() + u16::from(self.praetorians)
    }

    /// How strong the enemies of a tile are together. Rules: K2-6.7, K2-10.1, IM-2.1
    #[inline]
    pub fn strength_at(&self, spot: SpotId) -> u16 {
        let Spot { tile: Tile { land, .. }, .. } = self.map[spot];
        if land == Land::Abyss {
            self.general_strength()
        } else if land.is_lair() {
            self.rules.lair(land).0
        } else {
            self.map[spot].armies().map(|army| self.rules.strength(army)).sum()
        }
    }

    /// Would a hero who comes from elsewhere meet enemies here? Rules: K2-4.3, K2-4.9, IM-2.3
    #[inline]
    pub fn is_hostile(&self, spot: SpotId) -> bool {
        let here = &self.map[spot];
        here.has_army()
            || here.land() == Land::Abyss
            || here.land().is_lair() && self.heroes_at(spot).next().is_none()
    }

    /// What the stones and the crown are worth. Rules: K2-11.1, IM-5.6
    #[inline]
    pub fn points(&self, seat: Seat) -> Points {
        let lord = self.at_seat(seat);
        let crown = self.emperor == Some(seat);
        self.rules.points(lord.small_stones, lord.large_stones, lord.arch_stone, crown)
    }

    /// Could somebody build a city here, heroes aside? Rules: K2-5.5, IM-2.4
    #[inline]
    pub fn is_building_ground(&self, spot: SpotId) -> bool {
        let here = &self.map[spot];
        here.land().bears_a_city() && !here.has_army() && self.city_at(spot).is_none()
    }

    /// Is there anything too much in this class? Rule: K2-8.3
    pub(super) fn overflows(&self, seat: Seat, class: Class) -> bool {
        self.at_seat(seat).items.of(class) > self.rules.slots(class)
    }

    /// Can a unit of this kind join the seat's army? Rules: K2-5.12, K2-7.3
    pub(super) fn can_enlist(&self, seat: Seat, unit: Unit) -> bool {
        self.room(seat) > 0 && self.supply(unit.die()) > 0
    }

    /// Who decides in a battle, or whose turn it is.
    #[inline]
    pub(super) fn decider(&self) -> Seat {
        self.battle.map_or(self.active, |battle| battle.fighter)
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        if let Phase::Over(ending) = self.phase { Some(ending) } else { None }
    }

    /// Takes a token out of the game. Rules: K2-8.5, K2-8.13
    pub(super) fn discard(&mut self, monster: Monster) {
        self.gone[monster] += 1;
    }
}
