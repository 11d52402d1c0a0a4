//! Why not: the rule that stands in the way of an action that is not in the list, and what to do.

use tabletop::Refusal;

use super::action::Action;
use super::battle::{Battle, Use};
use super::card::{Card, Effect};
use super::cave::Place;
use super::curse::Curse;
use super::hero::Ability;
use super::level::Level;
use super::phase::{Phase, Price, Ware};
use super::potion::Potion;
use super::state::Goblin;

impl Goblin {
    /// The rule that forbids this action now.
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        let in_battle = matches!(self.phase, Phase::Trim | Phase::Chain);
        match (self.phase, action) {
            (_, Action::Heal) if !in_battle => {
                return no("G-7.5", "a healing potion is drunk in a battle, before the strike");
            }
            (_, Action::Lift(_) | Action::Double(_)) if !in_battle => {
                return no("G-7.2", "potions are drunk in a battle, before the player stops");
            }
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
    fn refuse_in_turn(&self, action: Action) -> Refusal {
        match action {
            Action::Fight(_) | Action::Merchant if self.me().hearts == 0 => {
                no("G-3.2", "a hero without hearts can only resurrect")
            }
            Action::Fight(at) => self.refuse_fight(at),
            Action::Merchant if !self.has_wares() => {
                no("G-8.1", "there is nothing to buy; fight, or resurrect to pass")
            }
            Action::Merchant => no(
                "G-8.2",
                "there is nothing to pay with: no weapon, no armour, no won card in hand",
            ),
            Action::Discard(_) => no("G-3.4", "cards that are not played stay in the hand"),
            Action::Buy(_) | Action::Pay(_) => no("G-8.1", "visit the merchant first"),
            Action::Play(_) | Action::PlayDefiantly { .. } => {
                no("G-5.1", "choose a monster first, then play cards")
            }
            _ => asked(self.phase),
        }
    }

    fn refuse_fight(&self, at: Place) -> Refusal {
        match at {
            Place::Lord => no("G-5.4", "the Lord is fought with the keys of all three levels only"),
            Place::Row(level, _) | Place::Deck(level) | Place::Guardian(level)
                if !self.is_unlocked(level) =>
            {
                let missing = Level::ALL.into_iter().zip(self.me().keys);
                let missing = missing.into_iter().find(|(_, key)| key.is_none());
                let missing = missing.map_or(level, |(missing, _)| missing);
                no("G-5.2", format!("beat the guardian of {missing} first: {level} is locked"))
            }
            Place::Guardian(level) if self.me().keys[level as usize].is_some() => {
                no("G-5.3", format!("the key of {level} is yours already; fight another monster"))
            }
            Place::Row(..) | Place::Deck(_) | Place::Guardian(_) => {
                no("G-5.17", "nobody lies there; choose another place")
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_in_battle(&self, action: Action) -> Refusal {
        let battle = self.fight();
        match action {
            Action::Heal => no("G-7.2", "there is no healing potion at hand"),
            Action::Lift(curse) => self.refuse_lifting(battle, curse),
            Action::Discard(_) if self.phase == Phase::Chain => {
                no("G-3.4", "cards that are not played stay in the hand")
            }
            Action::Discard(_) => no("G-6.5", "this card is not in the hand"),
            Action::Play(_)
            | Action::PlayDefiantly { .. }
            | Action::Double(_)
            | Action::Stop
            | Action::Fight(_)
            | Action::Merchant
            | Action::Resurrect
                if self.phase == Phase::Trim =>
            {
                let excess = self.excess(battle);
                no("G-6.5", format!("the curse makes the hand smaller: discard {excess} first"))
            }
            Action::Play(card) => self.refuse_card(battle, card),
            Action::PlayDefiantly { card, effect } => self.refuse_defiance(battle, card, effect),
            Action::Double(effect) => self.refuse_doubling(battle, effect),
            Action::Fight(_) | Action::Merchant | Action::Resurrect => {
                no("G-5.9", "the battle goes on: play a card, or stop")
            }
            Action::Buy(_) | Action::Pay(_) => {
                no("G-8.1", "the merchant is visited in another turn")
            }
            _ => asked(self.phase),
        }
    }

    fn refuse_lifting(&self, battle: &Battle, curse: Curse) -> Refusal {
        if !self.me().potions.has(Potion::CounterCurse) {
            no("G-7.2", "there is no counter-curse potion at hand")
        } else if battle.lifted.is_some() {
            no("G-7.3", "one potion lifts one curse, and one has been lifted")
        } else {
            no("G-7.3", format!("the monster has no curse '{curse}'"))
        }
    }

    /// Rules: G-5.6, G-6.1
    fn refuse_card(&self, battle: &Battle, card: Card) -> Refusal {
        if !self.me().hand.has(card) {
            return no("G-5.6", "this card is not in the hand");
        }
        let colour = self.rules.skill(card).colour;
        match battle.played.last() {
            Some(last) if !self.follows(battle, colour) => {
                let next = self.rules.skill(last).next;
                let next: Vec<String> = next.iter().map(|colour| colour.to_string()).collect();
                let next = if next.is_empty() { "nothing".into() } else { next.join(" or ") };
                no("G-5.6", format!("the card before lets {next} follow, not {colour}"))
            }
            Some(_) | None => no("G-6.1", format!("the monster's curse forbids {colour} cards")),
        }
    }

    /// Rule: G-9.4
    fn refuse_defiance(&self, battle: &Battle, card: Card, effect: Effect) -> Refusal {
        if !self.can(Ability::Defiance) {
            no("G-9.4", "only Lord Xanros defies curses, and only with the option 'abilities'")
        } else if battle.ability != Use::Ready {
            no("G-9.4", "curses are defied once a battle")
        } else if !self.me().hand.has(card) || !self.may_play(battle, card) {
            self.refuse_card(battle, card)
        } else if self.is_cursed(battle, Curse::Colour(self.rules.skill(card).colour)) {
            no("G-9.4", "the colour is cursed: playing the card defies that curse and no other")
        } else {
            no("G-9.4", format!("the card has no cursed {effect} that works at once; just play it"))
        }
    }

    /// Rule: G-7.4
    fn refuse_doubling(&self, battle: &Battle, effect: Effect) -> Refusal {
        if !self.me().potions.has(Potion::Strength) {
            no("G-7.2", "there is no strength potion at hand")
        } else if matches!(effect, Effect::Draw | Effect::Heal) {
            no("G-7.4", "only attack or defence is doubled")
        } else if battle.played.last().is_none() {
            no("G-7.4", "play a card first: the potion doubles the one just played")
        } else {
            no("G-7.4", format!("the card just played has no {effect} that can be doubled"))
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_in_shop(&self, action: Action) -> Refusal {
        match action {
            Action::Leave => no("G-8.6", "buy something before you leave"),
            Action::Buy(_) if self.me().payable().is_empty() => {
                no("G-8.2", "there is nothing left to pay with; leave")
            }
            Action::Buy(Ware::Potion(potion)) if self.me().potions.has(potion) => {
                no("G-8.3", format!("one {potion} is all that a hero may own"))
            }
            Action::Buy(Ware::Potion(potion)) => no("G-8.3", format!("no {potion} is left")),
            Action::Buy(Ware::Card(card)) if self.pawned.has(card) => {
                no("G-8.4", "one card a visit, of those that lay there when it began")
            }
            Action::Buy(Ware::Card(_)) => no("G-8.4", "the pawnbroker does not have this card"),
            _ => asked(self.phase),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer other questions")]
    fn refuse_price(&self, action: Action) -> Refusal {
        match action {
            Action::Pay(Price::Key(_)) => no("G-8.2", "keys are not taken; nobody ever loses one"),
            Action::Pay(Price::Potion(_)) => {
                no("G-8.2", "potions are not taken; pay with a won card or equipment")
            }
            Action::Pay(Price::Card(card)) if !card.is_won() => {
                no("G-8.2", "starting cards are not taken; pay with a won card or equipment")
            }
            Action::Pay(Price::Card(_)) => {
                no("G-8.2", "pay with what you wear or with a won card in your hand")
            }
            _ => asked(self.phase),
        }
    }
}

/// What is asked now, and by which rule.
fn asked(phase: Phase) -> Refusal {
    match phase {
        Phase::DrawHero { .. } => no("G-2.2", "a hero is drawn first"),
        Phase::Reveal { .. } => no("G-2.3", "a monster is drawn first"),
        Phase::Draw(_) => no("G-4.2", "a card is drawn first"),
        Phase::FirstPlayer => no("G-2.7", "the first player is drawn first"),
        Phase::Flip => no("G-5.14", "the beaten monster is turned over first"),
        Phase::Turn => no("G-3.1", "fight a monster, visit the merchant or resurrect"),
        Phase::Trim => no("G-6.5", "discard a card"),
        Phase::Chain => no("G-5.9", "play a card, drink a potion or stop"),
        Phase::PutUnder => {
            no("G-9.7", "choose one of the cards looked at for the bottom of the deck")
        }
        Phase::Defy => no("G-9.4", "choose the cursed effect that counts, or none"),
        Phase::Brace => no("G-7.5", "drink the healing potion or strike"),
        Phase::Reward { .. } => no("G-5.15", "wear what you won or bring it to the pawnbroker"),
        Phase::Keep { .. } => no("G-8.5", "wear what you bought or bring it to the pawnbroker"),
        Phase::Stack(_) => no("G-4.3", "choose a free place of the new deck for the won card"),
        Phase::Shop => no("G-8.6", "buy something, or leave after a purchase"),
        Phase::Pay { .. } => no("G-8.2", "choose what to pay with"),
        Phase::Over(_) => no("G-10.1", "the game is over"),
    }
}

fn no(rule: &'static str, words: impl Into<String>) -> Refusal {
    Refusal::new(rule, words)
}
