//! Actions and draws in words, with what is printed on the cards.

use super::action::Action;
use super::card::{Card, Cards, Effect};
use super::cave::Place;
use super::chance::Chance;
use super::phase::{Phase, Price, Ware};
use super::potion::Potion;
use super::sign::{card_name, front_signs, short_name, spot};
use super::state::Goblin;

impl Goblin {
    /// An action in words.
    pub(super) fn words_of(&self, action: Action) -> String {
        let among = |cards: Cards| move |card| self.card_among(card, cards);
        let hand = among(self.me().hand);
        match action {
            Action::Fight(at) => self.fight_words(at),
            Action::Resurrect if self.me().hearts == self.rules.hearts() => {
                "resurrect (here: just pass)".into()
            }
            Action::Resurrect => "resurrect: all hearts back".into(),
            Action::Discard(card) => format!("discard {}", hand(card)),
            Action::Play(card) => format!("play {}", hand(card)),
            Action::PlayDefiantly { card, effect } => {
                format!("play {}, {effect} in spite of the curse", hand(card))
            }
            Action::Heal => "drink the healing potion: all hearts back".into(),
            Action::Lift(curse) => format!("drink the counter-curse potion against '{curse}'"),
            Action::Double(effect) => self.doubling_words(effect),
            Action::PutUnder(card) => {
                let looked = self.battle.map_or(Cards::NONE, |battle| battle.looked);
                format!("put {} under the deck", among(looked)(card))
            }
            Action::Defy { card, effect } => {
                let played =
                    self.battle.map_or(Cards::NONE, |battle| battle.played.iter().collect());
                format!("{effect} of {} counts", among(played)(card))
            }
            Action::Stack(place) => self.place_words(place),
            Action::Wear | Action::Pawn => self.offer_words(action),
            Action::Buy(Ware::Potion(potion)) => format!("buy a {potion} ({})", help(potion)),
            Action::Buy(Ware::Card(card)) => format!("buy {}", among(self.pawned)(card)),
            Action::Pay(Price::Card(card)) => {
                format!("pay with {}", among(self.me().payable())(card))
            }
            Action::Merchant
            | Action::Stop
            | Action::Obey
            | Action::Strike
            | Action::Leave
            | Action::Pay(Price::Potion(_) | Price::Key(_)) => action.to_string(),
        }
    }

    /// An outcome of luck in words.
    pub(super) fn words_of_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Card(card) | Chance::Reward(card) => {
                format!("{chance}: {}", self.shown(card))
            }
            Chance::Foe(foe) => format!("{chance}: {}", self.rules.front(foe)),
            Chance::Hero(_) | Chance::First(_) => chance.to_string(),
        }
    }

    /// `fight 1-3 sneak †1♥3×B c`: short, because there are many.
    fn fight_words(&self, at: Place) -> String {
        let Some(front) = self.foe_at(at).map(|foe| self.rules.front(foe)) else {
            return Action::Fight(at).to_string();
        };
        let place = match at {
            Place::Row(..) | Place::Deck(_) | Place::Guardian(_) => spot(at) + " ",
            Place::Lord => String::new(),
        };
        format!("fight {place}{} {}", short_name(front.name), front_signs(&front))
    }

    /// Rule: G-4.3
    fn place_words(&self, place: u8) -> String {
        match place {
            1 => "on top".into(),
            place if place == self.me().deck.len() => format!("place {place}, at the bottom"),
            place => format!("place {place}"),
        }
    }

    /// Rule: G-7.4
    fn doubling_words(&self, effect: Effect) -> String {
        let Some(last) = self.battle.and_then(|battle| battle.played.last()) else {
            return Action::Double(effect).to_string();
        };
        let printed = self.rules.skill(last).effect(effect);
        let name = card_name(&self.shown(last));
        format!("drink the strength potion: {effect} {} for {name}", 2 * printed)
    }

    /// What becomes of new equipment, and of the old one. Rules: G-5.15, G-8.5
    fn offer_words(&self, action: Action) -> String {
        let (Phase::Reward { card } | Phase::Keep { card }) = self.phase else {
            return action.to_string();
        };
        let new = self.shown(card).to_string();
        let old = self.slot(card).and_then(|slot| self.worn_card(slot));
        let old = old.map(|old| card_name(&self.shown(old)));
        match (action, old) {
            (Action::Wear, Some(old)) => format!("wear {new}, pawn the {old}"),
            (Action::Wear, None) => format!("wear {new}"),
            (_, Some(old)) => format!("pawn {new}, keep the {old}"),
            (_, None) => format!("pawn {new}"),
        }
    }

    /// A card in words; its id is added if another of these has the same.
    fn card_among(&self, card: Card, cards: Cards) -> String {
        let is_twin =
            |other: Card| other != card && self.rules.face(other) == self.rules.face(card);
        let words = self.shown(card).to_string();
        match cards.iter().any(is_twin) {
            true => format!("{words} [{card}]"),
            false => words,
        }
    }
}

/// What a potion is good for. Rules: G-7.3, G-7.4, G-7.5
fn help(potion: Potion) -> &'static str {
    match potion {
        Potion::Healing => "all hearts back",
        Potion::CounterCurse => "lifts one curse",
        Potion::Strength => "doubles attack or defence of a card",
    }
}
