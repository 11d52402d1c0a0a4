//! Why not: the rule that stands in the way of an action that is not in the list, and what to do.

use super::action::Action;
use super::battle::{Battle, Use};
use super::card::{Card, Effect};
use super::cave::Place;
use super::curse::Curse;
use super::hero::Ability;
use super::level::Level;
use super::phase::{Phase, Price, Ware};
use super::potion::Potion;
use super::reason::Reason;
use super::state::Goblin;

impl Goblin {
    /// The rule that forbids this action now.
    pub(super) fn refuse(&self, action: Action) -> Reason {
        let in_battle = matches!(self.phase, Phase::Trim | Phase::Chain);
        match (self.phase, action) {
            (_, Action::Heal) if !in_battle => return Reason::NoTimeToHeal,
            (_, Action::Lift(_) | Action::Double(_)) if !in_battle => return Reason::NoTimeToDrink,
            (_, _) => {}
        }
        match self.phase {
            Phase::Turn => self.refuse_in_turn(action),
            Phase::Trim | Phase::Chain => self.refuse_in_battle(action),
            Phase::Shop => self.refuse_in_shop(action),
            Phase::Pay { .. } => self.refuse_price(action),
            Phase::DrawHero { .. }
            | Phase::Reveal { .. }
            | Phase::Draw(_)
            | Phase::FirstPlayer
            | Phase::Flip
            | Phase::PutUnder
            | Phase::Defy
            | Phase::Brace
            | Phase::Reward { .. }
            | Phase::Keep { .. }
            | Phase::Stack(_)
            | Phase::Over(_) => asked(self.phase),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_in_turn(&self, action: Action) -> Reason {
        match action {
            Action::Fight(_) | Action::Merchant if self.me().hearts == 0 => Reason::OnlyResurrect,
            Action::Fight(at) => self.refuse_fight(at),
            Action::Merchant if !self.has_wares() => Reason::NothingToBuy,
            Action::Merchant => Reason::NothingToPayWith,
            Action::Discard(_) => Reason::CardsStay,
            Action::Buy(_) | Action::Pay(_) => Reason::NotAtMerchant,
            Action::Play(_) | Action::PlayDefiantly { .. } => Reason::NoBattle,
            _ => asked(self.phase),
        }
    }

    fn refuse_fight(&self, at: Place) -> Reason {
        match at {
            Place::Lord => Reason::LordIsLocked,
            Place::Row(level, _) | Place::Deck(level) | Place::Guardian(level)
                if !self.is_unlocked(level) =>
            {
                let missing = Level::ALL.into_iter().zip(self.me().keys);
                let missing = missing.into_iter().find(|(_, key)| key.is_none());
                let missing = missing.map_or(level, |(missing, _)| missing);
                Reason::LevelIsLocked { level, missing }
            }
            Place::Guardian(level) if self.me().keys[level as usize].is_some() => {
                Reason::KeyIsOwned(level)
            }
            Place::Row(..) | Place::Deck(_) | Place::Guardian(_) => Reason::NobodyThere,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_in_battle(&self, action: Action) -> Reason {
        let battle = self.fight();
        match action {
            Action::Heal => Reason::HasNoPotion(Potion::Healing),
            Action::Lift(curse) => self.refuse_lifting(curse),
            Action::Discard(_) if self.phase == Phase::Chain => Reason::CardsStay,
            Action::Discard(_) => Reason::NotThereToDiscard,
            Action::Play(_)
            | Action::PlayDefiantly { .. }
            | Action::Double(_)
            | Action::Stop
            | Action::Fight(_)
            | Action::Merchant
            | Action::Resurrect
                if self.phase == Phase::Trim =>
            {
                Reason::HandTooLarge(self.excess(battle))
            }
            Action::Play(card) => self.refuse_card(battle, card),
            Action::PlayDefiantly { card, effect } => self.refuse_defiance(battle, card, effect),
            Action::Double(effect) => self.refuse_doubling(battle, effect),
            Action::Fight(_) | Action::Merchant | Action::Resurrect => Reason::BattleGoesOn,
            Action::Buy(_) | Action::Pay(_) => Reason::NoMerchantInBattle,
            _ => asked(self.phase),
        }
    }

    fn refuse_lifting(&self, curse: Curse) -> Reason {
        if self.me().potions.has(Potion::CounterCurse) {
            Reason::NoSuchCurse(curse)
        } else {
            Reason::HasNoPotion(Potion::CounterCurse)
        }
    }

    /// Rules: G-5.6, G-6.1
    fn refuse_card(&self, battle: &Battle, card: Card) -> Reason {
        if !self.me().hand.has(card) {
            return Reason::NotThereToPlay;
        }
        let colour = self.rules.skill(card).colour;
        match battle.played.last() {
            Some(last) if !self.follows(battle, colour) => {
                Reason::DoesNotFollow { next: self.rules.skill(last).next, colour }
            }
            Some(_) | None => Reason::ColourIsCursed(colour),
        }
    }

    /// Rule: G-9.4
    fn refuse_defiance(&self, battle: &Battle, card: Card, effect: Effect) -> Reason {
        if !self.can(Ability::Defiance) {
            Reason::CannotDefy
        } else if battle.ability != Use::Ready {
            Reason::DefiedAlready
        } else if !self.me().hand.has(card) || !self.may_play(battle, card) {
            self.refuse_card(battle, card)
        } else if self.is_cursed(battle, Curse::Colour(self.rules.skill(card).colour)) {
            Reason::ColourIsDefied
        } else {
            Reason::NothingToDefy(effect)
        }
    }

    /// Rule: G-7.4
    fn refuse_doubling(&self, battle: &Battle, effect: Effect) -> Reason {
        if !self.me().potions.has(Potion::Strength) {
            Reason::HasNoPotion(Potion::Strength)
        } else if matches!(effect, Effect::Draw | Effect::Heal) {
            Reason::NeverDoubled(effect)
        } else if battle.played.last().is_none() {
            Reason::NoCardToDouble
        } else {
            Reason::NothingToDouble(effect)
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_in_shop(&self, action: Action) -> Reason {
        match action {
            Action::Leave => Reason::NothingBought,
            Action::Buy(_) if self.me().payable().is_empty() => Reason::NothingLeftToPayWith,
            Action::Buy(Ware::Potion(potion)) if self.me().potions.has(potion) => {
                Reason::HasPotion(potion)
            }
            Action::Buy(Ware::Potion(potion)) => Reason::NoPotionLeft(potion),
            Action::Buy(Ware::Card(card)) if self.pawned.has(card) => Reason::NotOffered,
            Action::Buy(Ware::Card(_)) => Reason::NotAtPawnbroker,
            _ => asked(self.phase),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_price(&self, action: Action) -> Reason {
        match action {
            Action::Pay(Price::Key(_)) => Reason::KeysAreNotTaken,
            Action::Pay(Price::Potion(_)) => Reason::PotionsAreNotTaken,
            Action::Pay(Price::Card(card)) if !card.is_won() => Reason::StartingCardsAreNotTaken,
            Action::Pay(Price::Card(_)) => Reason::NotThereToPay,
            _ => asked(self.phase),
        }
    }
}

/// What must be answered first.
fn asked(phase: Phase) -> Reason {
    match phase {
        Phase::DrawHero { .. } => Reason::HeroIsDrawn,
        Phase::Reveal { .. } => Reason::MonsterIsDrawn,
        Phase::Draw(_) => Reason::CardIsDrawn,
        Phase::FirstPlayer => Reason::FirstPlayerIsDrawn,
        Phase::Flip => Reason::MonsterIsTurnedOver,
        Phase::Turn => Reason::FightShopOrResurrect,
        Phase::Trim => Reason::FirstDiscard,
        Phase::Chain => Reason::PlayDrinkOrStop,
        Phase::PutUnder => Reason::FirstPutUnder,
        Phase::Defy => Reason::FirstDefy,
        Phase::Brace => Reason::FirstBrace,
        Phase::Reward { .. } => Reason::FirstReward,
        Phase::Stack(_) => Reason::FirstStack,
        Phase::Shop => Reason::BuyOrLeave,
        Phase::Pay { .. } => Reason::FirstPay,
        Phase::Keep { .. } => Reason::FirstKeep,
        Phase::Over(_) => Reason::GameIsOver,
    }
}
