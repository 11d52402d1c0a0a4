//! The battle in progress: the chain of cards, and what it adds up to. Rules: G-5.6, G-5.8

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::{Card, Cards, Effect, MOST_OWNED};
use super::cave::Place;
use super::curse::{Curse, Curses};
use super::gear::{Gear, Slot};
use super::hero::Ability;
use super::monster::Foe;
use super::state::Goblin;

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub at: Place,
    /// Against whom.
    pub foe: Foe,
    /// The cards played so far.
    #[serde(default)]
    pub played: Chain,
    /// The curse that a potion lifts. Rule: G-7.3
    #[serde(default)]
    pub lifted: Option<Curse>,
    /// The effect that a potion doubles. Rule: G-7.4
    #[serde(default)]
    pub doubled: Option<Doubled>,
    /// The hero's ability, if it can be used once a battle. Rule: G-9.1
    #[serde(default)]
    pub ability: Use,
    /// The cards that the oracle looks at: her secret. Rule: G-9.7
    #[serde(default)]
    pub looked: Cards,
}

/// Played cards in their order. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Chain {
    cards: [Option<Card>; MOST_OWNED],
    len: u8,
}

/// An effect of a played card that counts twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Doubled {
    pub card: Card,
    pub effect: Effect,
}

/// What a card or a piece of equipment adds in a battle. Rule: G-5.8
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names of the fields are the game's own words")]
pub struct Counts {
    pub attack: u16,
    pub defence: u16,
}

/// An ability that can be used once a battle. Rules: G-9.2, G-9.4
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// Not yet.
    #[default]
    Ready,
    /// Used.
    Spent,
    /// Used: this cursed effect of a played card counts. Rule: G-9.4
    #[allow(missing_docs, reason = "the names of the fields are the game's own words")]
    Counts { card: Card, effect: Effect },
}

impl Chain {
    /// No card.
    pub const EMPTY: Chain = Chain { cards: [None; MOST_OWNED], len: 0 };

    /// How many.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card played last.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        self.len.checked_sub(1).and_then(|last| self.cards[usize::from(last)])
    }

    /// In their order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.cards[..self.len.into()].iter().copied().flatten()
    }

    /// One more.
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = Some(card);
        self.len += 1;
    }
}

impl Default for Chain {
    fn default() -> Chain {
        Chain::EMPTY
    }
}

impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<Card>> for Chain {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Chain, String> {
        if cards.len() > MOST_OWNED {
            return Err(format!("expected at most {MOST_OWNED} cards, got {}", cards.len()));
        }
        let mut chain = Chain::EMPTY;
        cards.into_iter().for_each(|card| chain.push(card));
        Ok(chain)
    }
}

impl From<Chain> for Vec<Card> {
    fn from(chain: Chain) -> Vec<Card> {
        chain.iter().collect()
    }
}

impl Battle {
    /// A battle that begins.
    pub fn new(at: Place, foe: Foe) -> Battle {
        Battle {
            at,
            foe,
            played: Chain::EMPTY,
            lifted: None,
            doubled: None,
            ability: Use::Ready,
            looked: Cards::NONE,
        }
    }
}

impl Goblin {
    /// Is this forbidden in the battle in progress? Rules: G-6.4, G-7.3
    #[inline]
    pub(super) fn is_cursed(&self, battle: &Battle, curse: Curse) -> bool {
        self.rules.curses(battle.foe).has(curse) && battle.lifted != Some(curse)
    }

    /// The curses that are in force, if no potion has been drunk: only then can one be.
    pub(super) fn curses_to_lift(&self, battle: &Battle) -> Curses {
        let curses = self.rules.curses(battle.foe);
        curses.iter().filter(|&curse| battle.lifted != Some(curse)).collect()
    }

    /// The equipment that is of use in a battle. Rule: G-6.2
    #[inline]
    pub(super) fn gear_in<'a>(&'a self, battle: &'a Battle) -> impl Iterator<Item = &'a Gear> {
        self.me().worn(&self.rules).filter(|gear| !self.is_cursed(battle, Curse::Gear(gear.slot)))
    }

    /// What an effect of the played cards and the equipment adds up to. Rules: G-5.8, G-6.3, G-7.4
    pub(super) fn total(&self, battle: &Battle, effect: Effect) -> u16 {
        let cards = battle.played.iter().map(|card| self.counted(battle, card, effect));
        let gear = self.gear_in(battle).map(|gear| match effect {
            Effect::Attack => u16::from(gear.attack),
            Effect::Defence => u16::from(gear.defence),
            Effect::Draw | Effect::Heal => 0,
        });
        let double_strike = match effect {
            Effect::Attack => self.double_strike(battle),
            Effect::Defence | Effect::Draw | Effect::Heal => 0,
        };
        cards.sum::<u16>() + gear.sum::<u16>() + double_strike
    }

    /// What an effect of one played card counts.
    fn counted(&self, battle: &Battle, card: Card, effect: Effect) -> u16 {
        let defied = battle.ability == Use::Counts { card, effect };
        if self.is_cursed(battle, Curse::Effect(effect)) && !defied {
            return 0;
        }
        let printed = u16::from(self.rules.skill(card).effect(effect));
        if battle.doubled == Some(Doubled { card, effect }) { 2 * printed } else { printed }
    }

    /// What a played card adds. Rules: G-6.3, G-7.4, G-9.4
    pub(super) fn counts_of(&self, battle: &Battle, card: Card) -> Counts {
        let counted = |effect| self.counted(battle, card, effect);
        Counts { attack: counted(Effect::Attack), defence: counted(Effect::Defence) }
    }

    /// What the equipment worn in a slot adds, nothing if it is cursed; `None` if nothing is worn there. Rule: G-6.2
    pub(super) fn worn_counts(&self, battle: &Battle, slot: Slot) -> Option<Counts> {
        let gear = self.me().worn(&self.rules).find(|gear| gear.slot == slot)?;
        let printed = Counts { attack: gear.attack.into(), defence: gear.defence.into() };
        let is_cursed = self.is_cursed(battle, Curse::Gear(slot));
        Some(if is_cursed { Counts::default() } else { printed })
    }

    /// What two attack cards in a row add. Rule: G-9.3
    pub(super) fn double_strike(&self, battle: &Battle) -> u16 {
        if self.strikes_twice(battle) { self.rules.double_strike() } else { 0 }
    }

    /// Have two attack cards in a row been played by somebody to whom it matters? Rule: G-9.3
    pub(super) fn strikes_twice(&self, battle: &Battle) -> bool {
        let attacks = || battle.played.iter().map(|card| self.rules.skill(card).attack > 0);
        self.can(Ability::DoubleStrike)
            && attacks().zip(attacks().skip(1)).any(|(one, two)| one && two)
    }

    /// Does the hero strike even after the last heart? Rule: G-9.5
    pub(super) fn strikes_fallen(&self, battle: &Battle) -> bool {
        self.can(Ability::LastStrike) && battle.at != Place::Lord
    }

    /// How many cards too many a curse leaves in the hand. Rule: G-6.5
    pub(super) fn excess(&self, battle: &Battle) -> u8 {
        let is_lost =
            |gear: &&Gear| gear.hand > 0 && self.is_cursed(battle, Curse::Gear(gear.slot));
        if !self.me().worn(&self.rules).any(|gear| is_lost(&gear)) {
            return 0;
        }
        let bonus: u8 = self.gear_in(battle).map(|gear| gear.hand).sum();
        self.me().hand.count().saturating_sub(self.rules.hand() + bonus)
    }

    /// The cards whose cursed attack or defence the hero may let count after all. Rule: G-9.4
    pub(super) fn defiable<'a>(
        &'a self,
        battle: &'a Battle,
    ) -> impl Iterator<Item = (Card, Effect)> + 'a {
        let ready = battle.ability == Use::Ready && self.can(Ability::Defiance);
        let effects = [Effect::Attack, Effect::Defence]
            .into_iter()
            .filter(move |&effect| ready && self.is_cursed(battle, Curse::Effect(effect)));
        effects.flat_map(move |effect| {
            let has = move |card: &Card| self.rules.skill(*card).effect(effect) > 0;
            battle.played.iter().filter(has).map(move |card| (card, effect))
        })
    }
}
