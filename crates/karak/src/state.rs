//! The referee's copy of a game of Karak, and small questions about it.

use tabletop::Seat;

use super::hero::{Hero, Power, Powers};
use super::map::{Map, Spot, SpotId};
use super::phase::Phase;
use super::put_down::PutDown;
use super::rules::Rules;
use super::tile::Tile;
use super::token::{Class, Item, Items, Tokens};
use family::Points;

/// The most players a table seats. Rule: K-2.1
pub const MOST_SEATS: usize = 5;

/// The complete state of a game: a flat value, copied by copying its bytes (`Copy` says so).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Karak {
    pub(super) rules: Rules,
    pub(super) map: Map,
    /// Tiles not yet drawn, by kind: what no one has drawn has no order.
    pub(super) stack: [u8; Tile::KINDS],
    /// Tiles that a position leaves out of play.
    pub(super) set_aside: [u8; Tile::KINDS],
    /// Tokens not yet drawn.
    pub(super) bag: Tokens,
    /// Tokens out of the game. Rule: K-7.8
    pub(super) gone: Tokens,
    /// The heroes by seat; those beyond `seats` are blank.
    pub(super) party: [Adventurer; MOST_SEATS],
    pub(super) seats: u8,
    /// Who began. Rule: K-2.5
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Counted from 1.
    pub(super) round: u16,
    /// Who holds the curse token. Rule: K-9.1
    pub(super) cursed: Option<Seat>,
    /// Rule: FM-C7
    pub(super) wrath: u8,
    /// Steps left in this turn. Rule: K-3.2
    pub(super) steps: u8,
    /// Has a fight used the turn up? Rule: K-6.9
    pub(super) spent: bool,
    /// Has a fight in place been fought that a six keeps going? The turn has begun then, without a step.
    /// Rule: K-10.6
    pub(super) fought: bool,
    /// Rule: FM-F6
    pub(super) put_down: PutDown,
    pub(super) phase: Phase,
}

/// A hero on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adventurer {
    /// Which hero; unknown until drawn. Rule: K-2.3
    pub hero: Option<Hero>,
    /// Where the hero stands.
    pub at: SpotId,
    /// While on a monster's tile: where to step back to; `None` after a swap. Rules: K-6.6, K-10.9
    pub refuge: Option<SpotId>,
    /// None left: unconscious. Rule: K-8.2
    pub lives: u8,
    /// In the slots. Rule: K-7.2
    pub items: Items,
    /// Chests, Fallen and rubies won. Rule: K-7.10
    pub treasures: Tokens,
    /// The trophy board. Rule: FM-M2
    pub trophies: Items,
}

impl Adventurer {
    pub(super) fn new(hero: Option<Hero>, lives: u8) -> Adventurer {
        Adventurer {
            hero,
            at: SpotId::START,
            refuge: None,
            lives,
            items: Items::NONE,
            treasures: Tokens::default(),
            trophies: Items::NONE,
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

impl Karak {
    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat)
    }

    #[inline]
    pub(super) fn at_seat(&self, seat: Seat) -> &Adventurer {
        &self.party[usize::from(seat.0)]
    }

    #[inline]
    pub(super) fn at_seat_mut(&mut self, seat: Seat) -> &mut Adventurer {
        &mut self.party[usize::from(seat.0)]
    }

    /// The hero whose turn it is.
    #[inline]
    pub(super) fn me(&self) -> &Adventurer {
        self.at_seat(self.active)
    }

    #[inline]
    pub(super) fn me_mut(&mut self) -> &mut Adventurer {
        self.at_seat_mut(self.active)
    }

    /// The tile on which the active hero stands.
    #[inline]
    pub(super) fn here(&self) -> &Spot {
        &self.map[self.me().at]
    }

    /// Changes that tile.
    #[inline]
    pub(super) fn change_here(&mut self, change: impl FnOnce(&mut Spot)) {
        self.map.change(self.me().at, change);
    }

    /// Who plays this hero?
    pub(super) fn seat_of(&self, hero: Hero) -> Option<Seat> {
        self.seated().find(|&seat| self.at_seat(seat).hero == Some(hero))
    }

    /// The heroes in play with their seats, in the order of the heroes.
    pub(super) fn heroes(&self) -> impl Iterator<Item = (Hero, Seat)> {
        Hero::ALL.into_iter().filter_map(|hero| Some((hero, self.seat_of(hero)?)))
    }

    /// What a hero can do now: nothing while cursed. Rule: K-9.3
    #[inline]
    pub(super) fn powers(&self, seat: Seat) -> Powers {
        if self.cursed == Some(seat) {
            return Powers::NONE;
        }
        self.rules.powers(self.at_seat(seat).hero())
    }

    /// Has the active hero taken no step yet, and is free to? Rule: K-10.9
    #[inline]
    pub(super) fn is_fresh(&self) -> bool {
        self.steps == self.rules.steps() && !self.spent
    }

    /// Does the turn only begin, so that the active hero may swap? Rule: K-10.6
    #[inline]
    pub(super) fn can_swap(&self) -> bool {
        self.is_fresh() && !self.fought && self.powers(self.active).has(Power::Swap)
    }

    /// Can this seat's hero help the active hero in a fight here? Rules: FM-C1, FM-C9
    pub(super) fn is_comrade(&self, seat: Seat) -> bool {
        let (here, there) = (self.me().at, self.at_seat(seat).at);
        self.rules.is_cooperative()
            && seat != self.active
            && self.at_seat(seat).lives > 0
            && (here == there || self.map.are_joined(here, there))
    }

    /// Those who can, in the order of the heroes.
    pub(super) fn comrades(&self) -> impl Iterator<Item = Hero> {
        self.heroes().filter(|&(_, seat)| self.is_comrade(seat)).map(|(hero, _)| hero)
    }

    pub(super) fn has_comrade(&self) -> bool {
        self.seated().any(|seat| self.is_comrade(seat))
    }

    /// Can the active hero stay unseen by the monsters here? Rules: K-10.8, FM-C8
    pub(super) fn can_sneak(&self) -> bool {
        let sneaks = |seat| self.powers(seat).has(Power::Sneaking);
        sneaks(self.active) || self.seated().any(|seat| self.is_comrade(seat) && sneaks(seat))
    }

    /// Who stands on a monster's tile when the turn begins and cannot hide must fight. Rules: K-10.9, FM-C12
    pub(super) fn must_fight(&self) -> bool {
        self.here().has_monster() && self.is_fresh() && !self.can_sneak()
    }

    /// The ways in which a hero can hold this item: as it is, or for another one of its class.
    /// Rules: K-7.2, K-7.4
    pub(super) fn ways_to_hold(
        &self,
        seat: Seat,
        item: Item,
    ) -> impl Iterator<Item = Option<Item>> {
        let held = self.at_seat(seat).items;
        let class = item.class();
        let free = held.of(class) < self.rules.slots(class);
        let others = class
            .items()
            .iter()
            .copied()
            .filter(move |&other| !free && other != item && held[other] > 0);
        free.then_some(None).into_iter().chain(others.map(Some))
    }

    /// Who can be cursed by the active hero. Rules: K-9.2, FM-C6
    pub(super) fn curse_targets(&self) -> impl Iterator<Item = (Hero, Seat)> {
        self.heroes().filter(|&(_, seat)| {
            seat != self.active || self.cursed == Some(seat) || self.rules.is_cooperative()
        })
    }

    /// Does the fountain here have something to heal or lift? Rules: K-8.4, FM-F5
    pub(super) fn can_heal(&self) -> bool {
        self.here().tile.ground() == super::tile::Ground::Fountain
            && (self.me().lives < self.rules.lives() || self.cursed == Some(self.active))
    }

    /// Is there a chest here and a key at hand? Rules: K-7.7, FM-H14
    pub(super) fn can_open(&self) -> bool {
        self.here().chests > 0 && self.me().items[Item::Key] > 0 && self.may_use_room()
    }

    /// May what lies here be opened or picked up? Rules: FM-H14, FM-F2, FM-F3
    pub(super) fn may_use_room(&self) -> bool {
        !self.here().has_monster() && (!self.spent || self.rules.acts_freely())
    }

    /// Tiles that can still be drawn.
    #[inline]
    pub fn tiles_left(&self) -> u32 {
        self.stack.iter().map(|&count| u32::from(count)).sum()
    }

    /// Can a tile still be drawn? Rule: K-5.7
    #[inline]
    pub fn has_tiles_left(&self) -> bool {
        self.stack != [0; Tile::KINDS]
    }

    /// What a seat's treasures are worth. Rule: K-11.2
    #[inline]
    pub fn points(&self, seat: Seat) -> Points {
        let counts = self.at_seat(seat).treasures.counts();
        let worth = |(&count, &halves): (&u8, &u8)| u16::from(count) * u16::from(halves);
        Points { halves: counts.iter().zip(self.rules.halves()).map(worth).sum() }
    }

    /// How many tokens a seat has collected: treasures and trophies. Rules: FM-C5, FM-C13
    pub fn collected(&self, seat: Seat) -> u32 {
        let hero = self.at_seat(seat);
        hero.treasures.total() + u32::from(hero.trophies.total())
    }

    /// Does a hero hold more than there are slots? Rule: K-7.2
    pub(super) fn holds_too_much(&self, seat: Seat) -> bool {
        let classes = [Class::Weapon, Class::Spell, Class::Key];
        let too_many = |class| self.at_seat(seat).items.of(class) > self.rules.slots(class);
        classes.into_iter().any(too_many)
    }
}
