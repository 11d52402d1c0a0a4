//! Actions and draws in words, with what is printed on the cards.

use super::action::Action;
use super::card::{Card, Cards};
use super::chance::Chance;
use super::phase::{Price, Ware};
use super::state::Goblin;

impl Goblin {
    /// An action in words.
    pub(super) fn words_of(&self, action: Action) -> String {
        let among = |cards: Cards| move |card| self.card_among(card, cards);
        let hand = among(self.me().hand);
        match action {
            Action::Fight(at) => match self.foe_at(at).map(|foe| self.rules.front(foe)) {
                Some(front) => format!("fight {at}: {front} for {}", front.reward),
                None => action.to_string(),
            },
            Action::Discard(card) => format!("discard {}", hand(card)),
            Action::Play(card) => format!("play {}", hand(card)),
            Action::PlayDefiantly { card, effect } => {
                format!("play {}; its {effect} works in spite of the curse", hand(card))
            }
            Action::PutUnder(card) => {
                let looked = self.battle.map_or(Cards::NONE, |battle| battle.looked);
                format!("put {} under the deck", among(looked)(card))
            }
            Action::Defy { card, effect } => {
                let played =
                    self.battle.map_or(Cards::NONE, |battle| battle.played.iter().collect());
                format!("let the {effect} of {} count in spite of the curse", among(played)(card))
            }
            Action::Stack(place) => match self.next_to_stack() {
                Some(card) => format!("{} at place {place} of the deck", self.shown(card)),
                None => action.to_string(),
            },
            Action::Buy(Ware::Card(card)) => format!("buy {}", among(self.pawned)(card)),
            Action::Pay(Price::Card(card)) => {
                format!("pay with {}", among(self.me().payable())(card))
            }
            Action::Merchant
            | Action::Resurrect
            | Action::Heal
            | Action::Lift(_)
            | Action::Double(_)
            | Action::Stop
            | Action::Obey
            | Action::Strike
            | Action::Wear
            | Action::Pawn
            | Action::Buy(Ware::Potion(_))
            | Action::Pay(Price::Potion(_) | Price::Key(_))
            | Action::Leave => action.to_string(),
        }
    }

    /// An outcome of luck in words.
    pub(super) fn words_of_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Card(card) => format!("{chance}: {}", self.shown(card)),
            Chance::Reward(card) => format!("{chance}: {}", self.shown(card)),
            Chance::Foe(foe) => format!("{chance}: {}", self.rules.front(foe)),
            Chance::Hero(_) | Chance::First(_) => chance.to_string(),
        }
    }

    /// A card in words; its id is added if another of these has the same.
    fn card_among(&self, card: Card, cards: Cards) -> String {
        let is_twin =
            |other: Card| other != card && self.rules.face(other) == self.rules.face(card);
        match cards.iter().any(is_twin) {
            true => format!("{} [{card}]", self.shown(card)),
            false => self.shown(card).to_string(),
        }
    }
}
