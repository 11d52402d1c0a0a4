//! The referee's copy of a game of Karak: Goblin, and small questions about it.

use tabletop::{Seat, Seats};

use super::battle::Battle;
use super::card::{Card, Cards, Face, Shown};
use super::cave::{Cave, Place};
use super::curse::Curses;
use super::deck::Deck;
use super::gear::{Gear, Slot};
use super::hero::{Ability, Hero};
use super::level::Level;
use super::monster::{Foe, Front};
use super::phase::Phase;
use super::potion::{Potion, Potions};
use super::rules::Rules;

/// The most players a table seats. Rule: G-2.1
pub const MOST_SEATS: usize = 4;

/// The complete state of a game: a flat value, copied by copying its bytes (`Copy` says so).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goblin {
    pub(super) rules: Rules,
    /// By level.
    pub(super) caves: [Cave; 3],
    /// Monster cards whose backs nobody has seen: those that lie open and those in the decks.
    pub(super) unseen: Cards,
    /// The Lord of this game. Rule: G-2.4
    pub(super) lord: Option<Foe>,
    /// What lies with the pawnbroker. Rule: G-8.4
    pub(super) pawned: Cards,
    /// The players by seat; those beyond `seats` are blank.
    pub(super) party: [Adventurer; MOST_SEATS],
    pub(super) seats: u8,
    /// Who began. Rule: G-2.7
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Counted from 1.
    pub(super) round: u16,
    /// Who has beaten the Lord. Rule: G-10.2
    pub(super) champions: Seats,
    pub(super) battle: Option<Battle>,
    pub(super) visit: Option<Visit>,
    pub(super) phase: Phase,
}

/// A player: the hero, the cards and the belongings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Adventurer {
    /// Which hero; unknown until drawn. Rule: G-2.2
    pub hero: Option<Hero>,
    pub hearts: u8,
    /// By slot. Rule: G-7.1
    pub gear: [Option<Card>; 2],
    /// By level: the guardian that held the key. Rule: G-5.16
    pub keys: [Option<Foe>; 3],
    pub potions: Potions,
    pub hand: Cards,
    pub deck: Deck,
    pub discard: Cards,
    /// Cards of hand and deck that everybody can place, having watched. Rule: G-2.8
    pub open: Cards,
    /// Hearts printed on the monsters beaten. Rule: G-10.3
    pub beaten: u16,
}

/// A visit to the merchant.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    /// What the pawnbroker offers: what lay there when the visit began, until one is bought. Rule: G-8.4
    pub offer: Cards,
    /// Has anything been bought? Rule: G-8.6
    #[serde(default)]
    pub bought: bool,
}

impl Adventurer {
    /// A player with nothing.
    pub(super) const fn new(hero: Option<Hero>, hearts: u8) -> Adventurer {
        Adventurer {
            hero,
            hearts,
            gear: [None; 2],
            keys: [None; 3],
            potions: Potions::NONE,
            hand: Cards::NONE,
            deck: Deck::EMPTY,
            discard: Cards::NONE,
            open: Cards::NONE,
            beaten: 0,
        }
    }

    /// The worn equipment.
    #[inline]
    pub(super) fn worn<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = &'a Gear> + use<'a> {
        self.gear.into_iter().flatten().filter_map(|card| rules.face(card).gear())
    }

    /// How many keys. Rule: G-5.2
    #[inline]
    pub fn key_count(&self) -> u8 {
        self.keys.iter().flatten().count() as u8
    }

    /// Has the player the keys of all levels above? Rule: G-5.2
    #[inline]
    pub(super) fn unlocks(&self, level: Level) -> bool {
        self.keys[..level as usize].iter().all(Option::is_some)
    }

    /// Has the player the keys of all levels? Rule: G-5.4
    #[inline]
    pub(super) fn unlocks_lord(&self) -> bool {
        self.keys.iter().all(Option::is_some)
    }

    /// What the player can pay with. Rule: G-8.2
    #[inline]
    pub fn payable(&self) -> Cards {
        let worn: Cards = self.gear.into_iter().flatten().collect();
        self.hand.both(Cards::WON).and(worn)
    }

    /// A card leaves the hand.
    #[inline]
    pub(super) fn let_go(&mut self, card: Card) {
        self.hand.remove(card);
        self.open.remove(card);
    }
}

/// What everybody sees at a glance, for those who judge a situation.
impl Goblin {
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

    /// Counted from 1.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Tells tables apart that have other boxes or options, for those who remember what they reckoned.
    #[inline]
    pub fn table_stamp(&self) -> u64 {
        self.rules.stamp()
    }

    /// After how many rounds the game is called off, if ever. Rule: G-10.4
    #[inline]
    pub fn round_limit(&self) -> Option<u16> {
        self.rules.round_limit()
    }

    /// Who has beaten the Lord. Rule: G-10.2
    #[inline]
    pub fn champions(&self) -> Seats {
        self.champions
    }

    /// The battle in progress, or one whose reward is not settled yet.
    #[inline]
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// The visit to the merchant in progress.
    #[inline]
    pub fn visit(&self) -> Option<&Visit> {
        self.visit.as_ref()
    }

    /// Whom a seat must beat next: the open guardian of the first level whose key is missing, then the
    /// Lord. Rules: G-5.2, G-5.4
    #[inline]
    pub fn gate(&self, seat: Seat) -> Option<Foe> {
        match self.at_seat(seat).key_count() {
            keys @ 0..3 => self.caves[usize::from(keys)].guardian,
            _ => self.lord,
        }
    }

    /// The Lord of this game. Rule: G-2.4
    #[inline]
    pub fn lord(&self) -> Option<Foe> {
        self.lord
    }

    /// What is printed on a monster.
    #[inline]
    pub fn front(&self, foe: Foe) -> Front {
        self.rules.front(foe)
    }

    /// What a monster forbids. Rule: G-6.4
    #[inline]
    pub fn curses(&self, foe: Foe) -> Curses {
        self.rules.curses(foe)
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        self.rules.face(card)
    }

    /// What the hero of a seat can do, if abilities are played with. Rule: G-9.1
    #[inline]
    pub fn ability(&self, seat: Seat) -> Option<Ability> {
        self.at_seat(seat).hero.and_then(|hero| self.rules.ability(hero))
    }

    /// Hearts of a healthy hero. Rule: G-1.5
    #[inline]
    pub fn most_hearts(&self) -> u8 {
        self.rules.hearts()
    }
}

impl Goblin {
    /// The seats there are.
    #[inline]
    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// Who sits there: the referee's copy, with the hand and what lies in the deck.
    ///
    /// # Panics
    /// If nobody ever could.
    #[inline]
    pub fn at_seat(&self, seat: Seat) -> &Adventurer {
        &self.party[usize::from(seat.0)]
    }

    #[inline]
    pub(super) fn at_seat_mut(&mut self, seat: Seat) -> &mut Adventurer {
        &mut self.party[usize::from(seat.0)]
    }

    /// Whose turn it is.
    #[inline]
    pub(super) fn me(&self) -> &Adventurer {
        self.at_seat(self.active)
    }

    #[inline]
    pub(super) fn me_mut(&mut self) -> &mut Adventurer {
        self.at_seat_mut(self.active)
    }

    /// The battle in progress.
    ///
    /// # Panics
    /// If there is none: its questions are asked in a battle only.
    #[inline]
    pub(super) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle")
    }

    /// The battle in progress.
    #[inline]
    pub(super) fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle")
    }

    #[inline]
    pub(super) fn cave(&self, level: Level) -> &Cave {
        &self.caves[level as usize]
    }

    #[inline]
    pub(super) fn cave_mut(&mut self, level: Level) -> &mut Cave {
        &mut self.caves[level as usize]
    }

    /// Who lies at a place.
    #[inline]
    pub(super) fn foe_at(&self, at: Place) -> Option<Foe> {
        match at {
            Place::Row(level, place) => self.cave(level).row[usize::from(place) - 1],
            Place::Deck(level) => self.cave(level).top,
            Place::Guardian(level) => self.cave(level).guardian,
            Place::Lord => self.lord,
        }
    }

    /// Somebody or nobody lies at a place now.
    pub(super) fn put_at(&mut self, at: Place, foe: Option<Foe>) {
        match at {
            Place::Row(level, place) => self.cave_mut(level).row[usize::from(place) - 1] = foe,
            Place::Deck(level) => self.cave_mut(level).top = foe,
            Place::Guardian(level) => self.cave_mut(level).guardian = foe,
            Place::Lord => self.lord = foe,
        }
    }

    /// The cards in a level's deck, under its open top. Of cards that look alike those that lie open are
    /// taken to be the first ones: nobody can tell.
    #[inline]
    pub(super) fn in_deck(&self, level: Level) -> Cards {
        let mut deck = self.unseen.both(Cards::of_level(level));
        for foe in self.cave(level).open() {
            let card = self.rules.behind(foe).find(|&card| deck.has(card));
            card.into_iter().for_each(|card| deck.remove(card));
        }
        deck
    }

    /// The guardians of a level that nobody has beaten and that do not lie open.
    pub(super) fn guardians_left(&self, level: Level) -> impl Iterator<Item = Foe> + Clone + '_ {
        let is_beaten = move |foe: Foe| {
            self.party.iter().any(|player| player.keys[level as usize] == Some(foe))
        };
        let all = (1..=self.rules.guardians(level)).filter_map(move |n| Foe::guardian(level, n));
        all.filter(move |&foe| self.cave(level).guardian != Some(foe) && !is_beaten(foe))
    }

    /// How many potions of a kind the merchant has. Rule: G-8.3
    pub(super) fn stock(&self, potion: Potion) -> u8 {
        let held = self.party.iter().filter(|player| player.potions.has(potion)).count();
        self.rules.potions(potion).saturating_sub(held as u8)
    }

    /// Has the hero whose turn it is this ability? Rule: G-9.1
    #[inline]
    pub(super) fn can(&self, ability: Ability) -> bool {
        self.rules.has_ability(self.me().hero, ability)
    }

    /// A card with what is printed on it.
    pub(super) fn shown(&self, card: Card) -> Shown {
        Shown { card, face: *self.rules.face(card) }
    }

    /// The slot of a piece of equipment.
    pub(super) fn slot(&self, card: Card) -> Option<Slot> {
        match self.rules.face(card) {
            Face::Gear(gear) => Some(gear.slot),
            Face::Action(_) => None,
        }
    }

    /// How many cards a full hand has. Rule: G-3.5
    pub fn full_hand(&self, seat: Seat) -> u8 {
        let bonus: u8 = self.at_seat(seat).worn(&self.rules).map(|gear| gear.hand).sum();
        self.rules.hand() + bonus
    }

    /// Who wins: the champions; without one, most keys, then most hearts beaten. Rules: G-10.1, G-10.3
    pub(super) fn winners(&self) -> Seats {
        if !self.champions.is_empty() {
            return self.champions;
        }
        let score = |seat: Seat| (self.at_seat(seat).key_count(), self.at_seat(seat).beaten);
        let best = self.seated().map(score).max();
        self.seated().filter(|&seat| Some(score(seat)) == best).collect()
    }
}
