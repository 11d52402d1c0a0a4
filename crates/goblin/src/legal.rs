//! What may be done: the only authority.

use super::action::Action;
use super::battle::{Battle, Use};
use super::card::{Card, Effect};
use super::cave::Place;
use super::colour::Colour;
use super::curse::Curse;
use super::gear::Slot;
use super::hero::Ability;
use super::level::Level;
use super::phase::{Phase, Price, Ware};
use super::potion::Potion;
use super::state::Goblin;

impl Goblin {
    /// Appends what may be done, ascending.
    pub(super) fn list_actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn => self.list_turn(list),
            Phase::Trim => {
                list.extend(self.me().hand.iter().map(Action::Discard));
                self.list_potions(list);
            }
            Phase::Chain => self.list_chain(list),
            Phase::PutUnder => list.extend(self.fight().looked.iter().map(Action::PutUnder)),
            Phase::Defy => {
                let start = list.len();
                let defiable = self.defiable(self.fight());
                list.extend(defiable.map(|(card, effect)| Action::Defy { card, effect }));
                list[start..].sort_unstable();
                list.push(Action::Obey);
            }
            Phase::Brace => list.extend([Action::Heal, Action::Strike]),
            Phase::Reward { .. } | Phase::Keep { .. } => list.extend([Action::Wear, Action::Pawn]),
            Phase::Stack(_) => list.extend(self.me().deck.free_places().map(Action::Stack)),
            Phase::Shop => self.list_shop(list),
            Phase::Pay { .. } => {
                let cards = self.me().payable().iter().map(Price::Card);
                list.extend(cards.map(Action::Pay));
            }
            Phase::DrawHero { .. }
            | Phase::Reveal { .. }
            | Phase::Draw(_)
            | Phase::FirstPlayer
            | Phase::Flip
            | Phase::Over(_) => {}
        }
    }

    /// Rules: G-3.1, G-3.2
    fn list_turn(&self, list: &mut Vec<Action>) {
        if self.me().hearts > 0 {
            self.list_places(list);
            if self.can_shop() {
                list.push(Action::Merchant);
            }
        }
        list.push(Action::Resurrect);
    }

    /// Whom the hero may fight. Rules: G-5.1, G-5.2, G-5.3, G-5.4
    fn list_places(&self, list: &mut Vec<Action>) {
        let levels = Level::ALL.into_iter().filter(|&level| self.is_unlocked(level));
        for level in levels.clone() {
            for (index, foe) in self.cave(level).row.iter().enumerate() {
                if foe.is_some() {
                    list.push(Action::Fight(Place::Row(level, index as u8 + 1)));
                }
            }
        }
        let decks = levels.clone().filter(|&level| self.cave(level).top.is_some());
        list.extend(decks.map(|level| Action::Fight(Place::Deck(level))));
        let guardians = levels.filter(|&level| self.may_fight_guardian(level));
        list.extend(guardians.map(|level| Action::Fight(Place::Guardian(level))));
        if self.may_fight_lord() {
            list.push(Action::Fight(Place::Lord));
        }
    }

    /// Has the hero the keys of all levels above? Rule: G-5.2
    #[inline]
    pub(super) fn is_unlocked(&self, level: Level) -> bool {
        self.me().unlocks(level)
    }

    /// Rule: G-5.3
    #[inline]
    pub(super) fn may_fight_guardian(&self, level: Level) -> bool {
        self.me().keys[level as usize].is_none() && self.cave(level).guardian.is_some()
    }

    /// Rule: G-5.4
    #[inline]
    pub(super) fn may_fight_lord(&self) -> bool {
        self.me().unlocks_lord()
    }

    /// Rules: G-5.5, G-5.6, G-5.9
    fn list_chain(&self, list: &mut Vec<Action>) {
        let battle = self.fight();
        let playable = self.me().hand.iter().filter(|&card| self.may_play(battle, card));
        list.extend(playable.clone().map(Action::Play));
        if battle.ability == Use::Ready && self.can(Ability::Defiance) {
            for card in playable {
                self.list_defiant(battle, card, list);
            }
        }
        self.list_potions(list);
        self.list_doubling(battle, list);
        list.push(Action::Stop);
    }

    /// May this card come next? Rules: G-5.5, G-5.6, G-6.1, G-9.2, G-9.4, G-9.6
    #[inline]
    pub(super) fn may_play(&self, battle: &Battle, card: Card) -> bool {
        let colour = self.rules.skill(card).colour;
        self.follows(battle, colour) && self.dares(battle, colour)
    }

    /// Does the colour follow the card before, or does it not have to?
    #[inline]
    pub(super) fn follows(&self, battle: &Battle, colour: Colour) -> bool {
        self.is_linked(battle, colour) || self.may_leap(battle, colour)
    }

    /// Does the colour follow without an ability that is used up? Rules: G-5.5, G-5.6, G-9.6
    #[inline]
    pub(super) fn is_linked(&self, battle: &Battle, colour: Colour) -> bool {
        let Some(last) = battle.played.last() else { return true };
        self.rules.skill(last).next.has(colour)
            || battle.played.len() == 1 && self.can(Ability::FreeSecond)
    }

    /// May the wizard play this colour out of turn? Rule: G-9.2
    #[inline]
    pub(super) fn may_leap(&self, battle: &Battle, colour: Colour) -> bool {
        battle.ability == Use::Ready
            && colour == self.rules.free_colour()
            && self.can(Ability::BlueLeap)
    }

    /// Is the colour free of curses, or may the hero defy one? Rules: G-6.1, G-9.4
    #[inline]
    pub(super) fn dares(&self, battle: &Battle, colour: Colour) -> bool {
        !self.is_cursed(battle, Curse::Colour(colour))
            || battle.ability == Use::Ready && self.can(Ability::Defiance)
    }

    /// Cards whose draw or heal would be lost to a curse. Rule: G-9.4
    fn list_defiant(&self, battle: &Battle, card: Card, list: &mut Vec<Action>) {
        let skill = self.rules.skill(card);
        if self.is_cursed(battle, Curse::Colour(skill.colour)) {
            return;
        }
        for effect in [Effect::Draw, Effect::Heal] {
            if skill.effect(effect) > 0 && self.is_cursed(battle, Curse::Effect(effect)) {
                list.push(Action::PlayDefiantly { card, effect });
            }
        }
    }

    /// Potions that can be drunk at any time of card play. Rules: G-7.3, G-7.5
    fn list_potions(&self, list: &mut Vec<Action>) {
        let potions = self.me().potions;
        if potions.has(Potion::Healing) {
            list.push(Action::Heal);
        }
        if potions.has(Potion::CounterCurse) {
            list.extend(self.curses_to_lift(self.fight()).iter().map(Action::Lift));
        }
    }

    /// Rule: G-7.4
    fn list_doubling(&self, battle: &Battle, list: &mut Vec<Action>) {
        let Some(last) = battle.played.last() else { return };
        if self.me().potions.has(Potion::Strength) {
            let printed = |effect: &Effect| self.rules.skill(last).effect(*effect) > 0;
            let effects = [Effect::Attack, Effect::Defence].into_iter().filter(printed);
            list.extend(effects.map(Action::Double));
        }
    }

    /// Rules: G-8.3, G-8.4, G-8.6
    fn list_shop(&self, list: &mut Vec<Action>) {
        let visit = self.visit.expect("a visit");
        if !self.me().payable().is_empty() {
            let potions = Potion::ALL.into_iter().filter(|&potion| self.may_buy_potion(potion));
            list.extend(potions.map(|potion| Action::Buy(Ware::Potion(potion))));
            list.extend(visit.offer.iter().map(|card| Action::Buy(Ware::Card(card))));
        }
        if visit.bought {
            list.push(Action::Leave);
        }
    }

    /// Rule: G-8.3
    #[inline]
    pub(super) fn may_buy_potion(&self, potion: Potion) -> bool {
        !self.me().potions.has(potion) && self.stock(potion) > 0
    }

    /// Is there something to buy, and something to pay with? Rule: G-8.1
    #[inline]
    pub(super) fn can_shop(&self) -> bool {
        !self.me().payable().is_empty() && self.has_wares()
    }

    /// Is there something to buy?
    #[inline]
    pub(super) fn has_wares(&self) -> bool {
        !self.pawned.is_empty() || Potion::ALL.into_iter().any(|potion| self.may_buy_potion(potion))
    }

    /// The worn card of a slot.
    pub(super) fn worn_card(&self, slot: Slot) -> Option<Card> {
        self.me().gear[slot as usize]
    }
}
