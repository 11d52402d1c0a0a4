//! The rules of one table, as questions. The only file that can see the options; Imperium itself is
//! a matter of what is in the box.

use tabletop::SetupError;

use super::army::{Class, Item, Items, Monster, Monsters};
use super::building::Building;
use super::contents::Contents;
use super::die::{Dice, Die, Face, Unit};
use super::edge::Pos;
use super::goods::Goods;
use super::hero::{Hero, Powers};
use super::land::{Land, Tile};
use super::map::MOST_KINDS;
use super::setup::Setup;
use family::Points;

/// The most hexagons of a start piece.
const MOST_START: usize = 7;

/// What this table plays by. Fixed for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    friendly: bool,
    start: [Option<(Land, Pos)>; MOST_START],
    tiles: [Option<(Tile, u8)>; MOST_KINDS],
    harvest: [Small; 13],
    lairs: [u8; 13],
    faces: [[Face; 6]; 9],
    supply: Dice,
    armies: Monsters,
    strength: [u8; 10],
    small_stone: u8,
    large_stone: u8,
    adds: Items,
    buildings: [Small; 6],
    units: [Small; 3],
    powers: [Option<Powers>; 11],
    lives: u8,
    heals: u8,
    recovers: u8,
    actions: u8,
    slots: [u8; 3],
    glory: u8,
    city: Small,
    stable: u8,
    action: u8,
    banners: u8,
    amulet_glory: u8,
    abundance: u8,
    protection: u8,
    cart: u8,
    pickpocket: u8,
    ride: u8,
    claws: u8,
    rebellion: Small,
    lion: u8,
    great_fireball: u8,
    berserk: u8,
    charge: u8,
    whale: u8,
    general: u8,
    praetorians: u8,
    arch_stone: u8,
    crown: Small,
    crown_points: u8,
    round_limit: Option<u16>,
}

/// Goods that fit a byte each: what a row of the box says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Small([u8; 3]);

impl Rules {
    /// Reads a setup.
    ///
    /// # Errors
    /// A setup that cannot be played at.
    pub fn new(setup: &Setup) -> Result<Rules, SetupError> {
        setup.check()?;
        let contents = setup.contents();
        let (board, effects) = (&contents.board, &contents.effects);
        let mut rules = Rules {
            friendly: setup.options.friendly,
            start: [None; MOST_START],
            tiles: [None; MOST_KINDS],
            harvest: [Small::default(); 13],
            lairs: [0; 13],
            faces: [[Face::BLANK; 6]; 9],
            supply: Dice::NONE,
            armies: Monsters::NONE,
            strength: [0; 10],
            small_stone: 0,
            large_stone: 0,
            adds: Items::NONE,
            buildings: [Small::default(); 6],
            units: [Small::default(); 3],
            powers: [None; 11],
            lives: board.lives,
            heals: board.heals,
            recovers: board.recovers,
            actions: board.actions,
            slots: [board.weapons, board.spells, board.amulets],
            glory: board.glory,
            city: board.city.into(),
            stable: effects.stable,
            action: effects.action,
            banners: effects.banners,
            amulet_glory: effects.amulet_glory,
            abundance: effects.abundance,
            protection: effects.protection,
            cart: effects.cart,
            pickpocket: effects.pickpocket,
            ride: effects.ride,
            claws: effects.claws,
            rebellion: effects.rebellion.into(),
            lion: effects.lion,
            great_fireball: effects.great_fireball,
            berserk: effects.berserk,
            charge: effects.charge,
            whale: effects.whale,
            general: contents.general.strength,
            praetorians: contents.general.praetorians[&setup.players.to_string()],
            arch_stone: contents.general.points.halves as u8,
            crown: contents.crown.brings.into(),
            crown_points: contents.crown.points.halves as u8,
            round_limit: setup.round_limit,
        };
        rules.read_tables(setup, contents);
        Ok(rules)
    }

    fn read_tables(&mut self, setup: &Setup, contents: &Contents) {
        for (place, row) in self.start.iter_mut().zip(&contents.start) {
            *place = Some((row.land, row.at));
        }
        let tiles = contents.tiles.iter().filter(|row| setup.options.plays_with(row.imperium));
        let mut tiles: Vec<(Tile, u8)> = tiles.map(|row| (row.tile, row.count)).collect();
        tiles.sort_unstable();
        for (place, tile) in self.tiles.iter_mut().zip(tiles) {
            *place = Some(tile);
        }
        for row in &contents.lands {
            self.harvest[row.land as usize] = row.brings.into();
            self.lairs[row.land as usize] = row.strength.unwrap_or(0);
        }
        for row in &contents.dice {
            self.faces[row.die as usize] = row.faces;
            self.faces[row.die as usize].sort_unstable();
            let in_play = setup.options.plays_with(row.imperium);
            self.supply[row.die] = row.count.filter(|_| in_play).unwrap_or(0);
        }
        for row in &contents.armies {
            let in_play = setup.options.plays_with(row.imperium);
            self.armies[row.army] = if in_play { row.count } else { 0 };
            self.strength[row.army as usize] = row.strength;
            let halves = row.points.map_or(0, |points| points.halves as u8);
            match row.army {
                Monster::SkeletonRider => self.small_stone = halves,
                Monster::EnvoyOfDeath => self.large_stone = halves,
                Monster::SkeletonWarrior
                | Monster::FireEater
                | Monster::ShadowEater
                | Monster::SkeletonGiant
                | Monster::DarkDryad
                | Monster::HammerCursed
                | Monster::Ghost
                | Monster::TimeMaster => {}
            }
        }
        contents.items.iter().for_each(|row| self.adds[row.item] = row.adds);
        for row in &contents.buildings {
            self.buildings[row.building as usize] = row.cost.into();
        }
        for row in &contents.units {
            self.units[row.unit as usize] = row.cost.into();
        }
        for row in contents.heroes.iter().filter(|row| setup.options.plays_with(row.imperium)) {
            self.powers[row.hero as usize] = Some(row.powers.iter().copied().collect());
        }
    }

    /// The start piece, the castle first. Rule: K2-2.2
    pub fn start(&self) -> impl Iterator<Item = (Land, Pos)> {
        self.start.into_iter().flatten()
    }

    /// The kinds of tiles and how many of each, ascending. Rule: K2-1.1
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, u8)> + Clone {
        self.tiles.iter().map_while(|row| *row)
    }

    /// The place of this kind in [`Rules::tiles`].
    pub fn index_of(&self, tile: Tile) -> Option<usize> {
        self.tiles().position(|(kind, _)| kind == tile)
    }

    /// What a harvest of this land brings. Rule: K2-5.2
    #[inline]
    pub fn harvest(&self, land: Land) -> Goods {
        if land.is_lair() { Goods::NONE } else { self.harvest[land as usize].into() }
    }

    /// How strong a lair's enemies are, and what their defeat brings. Rules: IM-2.1, IM-2.2
    pub fn lair(&self, land: Land) -> (u16, Goods) {
        (self.lairs[land as usize].into(), self.harvest[land as usize].into())
    }

    /// The six faces of a die, ascending. Rule: K2-1.3
    #[inline]
    pub fn faces(&self, die: Die) -> &[Face; 6] {
        &self.faces[die as usize]
    }

    /// How many of each die there are. Rule: K2-1.3
    pub fn supply(&self) -> Dice {
        self.supply
    }

    /// How many tokens of each kind. Rule: K2-1.2
    pub fn armies(&self) -> Monsters {
        self.armies
    }

    /// The number on a token.
    #[inline]
    pub fn strength(&self, monster: Monster) -> u16 {
        self.strength[monster as usize].into()
    }

    /// What held weapons add to every attack. Rule: K2-8.4
    pub fn weapons(&self, held: &Items) -> u16 {
        let adds = |&item: &Item| u16::from(held[item]) * u16::from(self.adds[item]);
        Class::Weapon.items().iter().map(adds).sum()
    }

    /// What a fireball adds. Rule: K2-6.5
    pub fn fireball(&self) -> u16 {
        self.adds[Item::Fireball].into()
    }

    /// What a fireball adds that the wizard gives up. Rule: IM-7.3
    pub fn great_fireball(&self) -> u16 {
        self.great_fireball.into()
    }

    /// Rule: K2-1.5
    #[inline]
    pub fn building(&self, building: Building) -> Goods {
        self.buildings[building as usize].into()
    }

    /// Rule: K2-5.4
    pub fn city(&self) -> Goods {
        self.city.into()
    }

    /// Rule: K2-1.5
    #[inline]
    pub fn unit(&self, unit: Unit) -> Goods {
        self.units[unit as usize].into()
    }

    /// Rule: IM-7.1
    pub fn rebellion(&self) -> Goods {
        self.rebellion.into()
    }

    /// The heroes in play.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> {
        Hero::ALL.into_iter().filter(|&hero| self.powers[hero as usize].is_some())
    }

    /// What a hero can do.
    #[inline]
    pub fn powers(&self, hero: Hero) -> Powers {
        self.powers[hero as usize].unwrap_or(Powers::NONE)
    }

    /// Lives of a healthy hero. Rule: K2-1.4
    pub fn lives(&self) -> u8 {
        self.lives
    }

    /// Lives that the action brings back. Rule: K2-5.1
    pub fn heals(&self) -> u8 {
        self.heals
    }

    /// Lives that an unconscious hero regains. Rule: K2-6.13
    pub fn recovers(&self) -> u8 {
        self.recovers
    }

    /// Lives that the whale brings. Rule: IM-7.8
    pub fn whale(&self) -> u8 {
        self.whale
    }

    /// Actions of a turn. Rules: K2-3.2, K2-5.7, K2-8.10
    pub fn actions(&self, stable: bool, amulet: bool) -> u8 {
        let stable = if stable { self.stable } else { 0 };
        let amulet = if amulet { self.action } else { 0 };
        self.actions + stable + amulet
    }

    /// The level of glory. Rules: K2-7.1, K2-7.2
    pub fn glory(&self, best: u8, banners: bool, amulet: bool) -> u8 {
        let banners = if banners { self.banners } else { 0 };
        let amulet = if amulet { self.amulet_glory } else { 0 };
        best.saturating_add(banners + amulet).min(self.glory)
    }

    /// Slots for a class of items. Rule: K2-8.2
    pub fn slots(&self, class: Class) -> u8 {
        self.slots[class as usize]
    }

    /// Rule: K2-8.8
    pub fn abundance(&self) -> u8 {
        self.abundance
    }

    /// Rule: K2-8.11
    pub fn protection(&self) -> u8 {
        self.protection
    }

    /// Rule: K2-8.13
    pub fn cart(&self) -> u8 {
        self.cart
    }

    /// Rule: K2-8.6
    pub fn pickpocket(&self) -> u8 {
        self.pickpocket
    }

    /// Rule: K2-12.10
    pub fn ride(&self) -> u8 {
        self.ride
    }

    /// Does an army of this strength fall without a battle? Rule: K2-12.12
    pub fn claws_beat(&self, strength: u16) -> bool {
        strength <= self.claws.into()
    }

    /// Does an army of this strength flee from the lion? Rule: IM-7.4
    pub fn lion_scares(&self, strength: u16) -> bool {
        strength <= self.lion.into()
    }

    /// Rule: IM-7.5
    pub fn berserk(&self) -> u16 {
        self.berserk.into()
    }

    /// Rule: IM-7.7
    pub fn charge(&self) -> u16 {
        self.charge.into()
    }

    /// The General's own strength. Rule: K2-10.1
    pub fn general(&self) -> u16 {
        self.general.into()
    }

    /// His praetorians at the start. Rule: K2-10.1
    pub fn praetorians(&self) -> u8 {
        self.praetorians
    }

    /// What a new Emperor takes. Rule: IM-5.1
    pub fn crown(&self) -> Goods {
        self.crown.into()
    }

    /// What the stones and the crown are worth. Rules: K2-11.1, IM-5.6
    pub fn points(&self, small: u8, large: u8, arch: bool, crown: bool) -> Points {
        let stones = u16::from(small) * u16::from(self.small_stone)
            + u16::from(large) * u16::from(self.large_stone);
        let arch = if arch { self.arch_stone } else { 0 };
        let crown = if crown { self.crown_points } else { 0 };
        Points { halves: stones + u16::from(arch) + u16::from(crown) }
    }

    /// Do two skulls bring Plague and Misery? Rule: K2-2.7
    pub fn has_plague(&self) -> bool {
        !self.friendly
    }

    /// After how many rounds the game is called off. Rule: K2-11.4
    pub fn round_limit(&self) -> Option<u16> {
        self.round_limit
    }
}

impl From<Goods> for Small {
    fn from(goods: Goods) -> Small {
        Small([goods.food as u8, goods.wood as u8, goods.stone as u8])
    }
}

impl From<Small> for Goods {
    #[inline]
    fn from(Small([food, wood, stone]): Small) -> Goods {
        Goods { food: food.into(), wood: wood.into(), stone: stone.into() }
    }
}
