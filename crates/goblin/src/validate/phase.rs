//! Does the question that is asked next fit the situation?

use super::{Checked, by_rule, wrong};
use crate::card::Cards;
use crate::card::Effect;
use crate::cave::Place;
use crate::curse::Curse;
use crate::hero::Ability;
use crate::phase::{Cause, Drawing, Phase, Ware};
use crate::potion::Potion;
use crate::state::Goblin;

impl Goblin {
    pub(super) fn check_phase(&self) -> Checked {
        match self.phase {
            Phase::DrawHero { seat } => self.fits(
                self.at_seat(seat).hero.is_none() && self.is_fresh() && !self.is_dealt(),
                "G-2.2",
                "no hero yet",
            ),
            Phase::Reveal { at } => self.check_reveal(at),
            Phase::Draw(drawing) => {
                let empty = self.at_seat(drawing.seat).deck.is_empty();
                self.fits(!empty, "G-4.2", "a deck to draw from")?;
                self.check_drawing(drawing)
            }
            Phase::FirstPlayer => {
                let dealt = self.seated().all(|seat| !self.at_seat(seat).hand.is_empty());
                self.fits(dealt && self.is_fresh(), "G-2.7", "a table that is set")
            }
            Phase::Flip => {
                let choice = self.rewards().count() > 1;
                self.fits(choice, "G-5.14", "several cards that look like the beaten monster")
            }
            Phase::Trim => {
                self.fits(self.excess(self.fight()) > 0, "G-6.5", "too many cards in the hand")?;
                self.fits(self.fight().played.is_empty(), "G-6.5", "no card played yet")
            }
            Phase::Chain => {
                let first = self.fight().played.is_empty();
                self.fits(!first || self.excess(self.fight()) == 0, "G-6.5", "the phase 'trim'")
            }
            Phase::PutUnder => self.check_foresight(),
            Phase::Defy => {
                let some = self.defiable(self.fight()).next().is_some();
                self.fits(some, "G-9.4", "a cursed attack or defence to count")
            }
            Phase::Brace => {
                let has = self.me().potions.has(Potion::Healing);
                self.fits(has, "G-7.5", "a healing potion")
            }
            Phase::Reward { card } => self.check_reward(card),
            Phase::Stack(drawing) => self.check_stack(drawing),
            Phase::Turn | Phase::Shop | Phase::Pay { .. } | Phase::Keep { .. } | Phase::Over(_) => {
                Ok(())
            }
        }
    }

    fn fits(&self, fits: bool, rule: &'static str, expected: &str) -> Checked {
        if fits { Ok(()) } else { by_rule(rule, "phase", format!("expected {expected}")) }
    }

    /// Has nothing happened yet?
    fn is_fresh(&self) -> bool {
        let idle = |seat| {
            let player = self.at_seat(seat);
            player.discard.is_empty()
                && player.gear == [None; 2]
                && player.keys == [None; 3]
                && player.potions.count() == 0
        };
        self.round == 1
            && self.pawned.is_empty()
            && self.champions.is_empty()
            && self.seated().all(idle)
    }

    /// A card is awaited where none lies, and one is left. Rules: G-2.3, G-5.17
    fn check_reveal(&self, at: Place) -> Checked {
        let is_there = match at {
            Place::Row(_, place) => (1..=self.rules.row()).contains(&place),
            Place::Deck(_) | Place::Guardian(_) | Place::Lord => true,
        };
        let empty = is_there && self.foe_at(at).is_none();
        self.fits(empty && self.can_fill(at), "G-5.17", "an empty place and a card for it")?;
        match &self.battle {
            None => self.fits(self.is_fresh() && !self.is_dealt(), "G-2.3", "a table being set"),
            Some(battle) => {
                let next = match battle.at {
                    Place::Row(level, _) | Place::Deck(level) => Place::Deck(level),
                    Place::Guardian(_) | Place::Lord => battle.at,
                };
                self.fits(at == next, "G-5.17", "the deck that the beaten monster came from")
            }
        }
    }

    fn is_dealt(&self) -> bool {
        self.seated().any(|seat| !self.at_seat(seat).hand.is_empty())
    }

    /// Rules: G-2.6, G-3.4, G-5.7, G-9.7
    fn check_drawing(&self, drawing: Drawing) -> Checked {
        let hand = self.at_seat(drawing.seat).hand.count();
        match drawing.cause {
            Cause::Deal => {
                let dealt = hand.saturating_add(drawing.left) == self.rules.hand();
                self.fits(
                    drawing.left > 0 && dealt && self.is_fresh(),
                    "G-2.6",
                    "the rest of a first hand",
                )
            }
            Cause::Refill => {
                let full =
                    hand.saturating_add(drawing.left) <= self.full_hand(drawing.seat).max(hand);
                self.fits(drawing.seat == self.active, "G-3.4", "whose turn it is")?;
                self.fits(drawing.left > 0 && full, "G-3.4", "cards up to a full hand")
            }
            Cause::Effect => {
                self.fits(drawing.seat == self.active, "G-5.7", "whose turn it is")?;
                self.check_effect(drawing.left)
            }
        }
    }

    /// No more cards than the card just played grants. Rules: G-5.7, G-9.7
    fn check_effect(&self, left: u8) -> Checked {
        let battle = self.fight();
        let granted = battle.played.last().map_or(0, |card| self.rules.skill(card).draw);
        let looks = self.can(Ability::Foresight);
        let most = granted + u8::from(looks);
        let seen = battle.looked.count();
        let fits = if looks { seen.saturating_add(left) == most } else { left <= most };
        let works = granted > 0
            && (!self.is_cursed(battle, Curse::Effect(Effect::Draw))
                || self.can(Ability::Defiance));
        self.fits(left > 0 && fits && works, "G-5.7", "as many cards as the one just played grants")
    }

    /// Rule: G-9.7
    fn check_foresight(&self) -> Checked {
        let battle = self.fight();
        let granted = battle.played.last().map_or(0, |card| self.rules.skill(card).draw);
        let fits =
            self.can(Ability::Foresight) && granted > 0 && battle.looked.count() == granted + 1;
        self.fits(fits, "G-9.7", "one card more than the one just played grants")
    }

    /// Rule: G-5.15
    fn check_reward(&self, card: crate::Card) -> Checked {
        let behind = self.rules.has(card)
            && card.is_won()
            && self.rules.behind(self.fight().foe).any(|c| c == card);
        self.fits(
            behind && self.slot(card).is_some(),
            "G-5.15",
            "equipment of the beaten monster",
        )?;
        let empty = self.foe_at(self.fight().at).is_none();
        self.fits(empty, "G-5.15", "a gap where the monster was")
    }

    /// Rule: G-4.3
    fn check_stack(&self, drawing: Drawing) -> Checked {
        let player = self.at_seat(drawing.seat);
        let won = player.discard.without(Cards::WON).is_empty() && !player.discard.is_empty();
        self.fits(drawing.seat == self.active, "G-4.3", "whose turn it is")?;
        self.fits(
            drawing.cause != Cause::Deal && self.rules.stacking().is_none(),
            "G-4.3",
            "stacking by hand",
        )?;
        let left = player.deck.free_places().count();
        self.fits(won && left > 1 && player.deck.under() == 0, "G-4.3", "won cards to arrange")?;
        self.check_drawing(drawing)
    }

    /// Rules: G-8.1 to G-8.6
    pub(super) fn check_visit(&self) -> Checked {
        let shops = matches!(self.phase, Phase::Shop | Phase::Pay { .. } | Phase::Keep { .. });
        let Some(visit) = self.visit else {
            return if shops { wrong("visit", "expected a visit in this phase") } else { Ok(()) };
        };
        if !shops {
            return wrong("visit", "expected none in this phase");
        }
        if self.me().hearts == 0 {
            return by_rule("G-3.2", "visit", "expected hearts: others only resurrect");
        }
        let offered = visit.offer.without(self.pawned).is_empty();
        if !offered || (!visit.bought && visit.offer != self.pawned) {
            return by_rule("G-8.4", "visit.offer", "expected what lay with the pawnbroker");
        }
        if let Phase::Pay { ware } = self.phase {
            return self.check_ware(ware, visit.offer);
        }
        if let Some(card) = self.phase.offered() {
            let worn = self.slot(card).and_then(|slot| self.worn_card(slot));
            let bought = visit.bought && visit.offer.is_empty() && card.is_won();
            return self.fits(worn.is_some() && bought, "G-8.5", "bought equipment and a worn one");
        }
        self.fits(visit.bought || self.can_shop(), "G-8.1", "something to buy")
    }

    fn check_ware(&self, ware: Ware, offer: Cards) -> Checked {
        let there = match ware {
            Ware::Potion(potion) => self.may_buy_potion(potion),
            Ware::Card(card) => offer.has(card),
        };
        self.fits(
            there && !self.me().payable().is_empty(),
            "G-8.2",
            "a ware and something to pay with",
        )
    }
}
