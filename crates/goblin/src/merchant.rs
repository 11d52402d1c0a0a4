//! A visit to the merchant and the pawnbroker. Rule: G-8.1

use tabletop::Sink;

use super::card::{Card, Cards};
use super::event::Event;
use super::phase::{Phase, Ware};
use super::state::{Goblin, Visit};

impl Goblin {
    /// Rules: G-8.1, G-8.4
    pub(super) fn visit_merchant(&mut self, events: &mut impl Sink<Event>) {
        self.visit = Some(Visit { offer: self.pawned, bought: false });
        events.push(Event::VisitedMerchant { hero: self.my_hero() });
        self.phase = Phase::Shop;
    }

    /// The price leaves its owner, the ware comes. Rules: G-8.2, G-8.5
    pub(super) fn pay(&mut self, ware: Ware, price: Card, events: &mut impl Sink<Event>) {
        let player = self.me_mut();
        player.let_go(price);
        let worn = player.gear.iter_mut().find(|worn| **worn == Some(price));
        worn.into_iter().for_each(|worn| *worn = None);
        self.pawn(price, events);
        if let Some(visit) = &mut self.visit {
            visit.bought = true;
        }
        self.phase = Phase::Shop;
        match ware {
            Ware::Potion(potion) => {
                let player = self.me_mut();
                player.potions = player.potions.with(potion);
                events.push(Event::BoughtPotion { hero: self.my_hero(), potion });
            }
            Ware::Card(card) => self.receive(card, events),
        }
    }

    /// Rules: G-8.4, G-8.5
    fn receive(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.pawned.remove(card);
        if let Some(visit) = &mut self.visit {
            visit.offer = Cards::NONE;
        }
        events.push(Event::BoughtCard { hero: self.my_hero(), card: self.shown(card) });
        match self.slot(card) {
            None => self.me_mut().discard.insert(card),
            Some(slot) if self.worn_card(slot).is_some() => self.phase = Phase::Keep { card },
            Some(_) => self.wear(card, events),
        }
    }
}
