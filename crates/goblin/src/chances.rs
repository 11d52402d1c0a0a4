//! What chance may bring: listed with weights, or sampled.

use tabletop::{Rng, Seat, below, pick_weighted};

use super::card::Cards;
use super::cave::Place;
use super::chance::Chance;
use super::hero::Hero;
use super::level::Level;
use super::monster::Foe;
use super::phase::Phase;
use super::state::Goblin;

impl Goblin {
    /// Appends what luck may bring, ascending, with weights.
    #[expect(clippy::wildcard_enum_match_arm, reason = "decisions leave nothing to luck")]
    pub(super) fn list_chances(&self, list: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::DrawHero { .. } => {
                list.extend(self.heroes_left().map(|hero| (Chance::Hero(hero), 1)));
            }
            Phase::Reveal { at } => self.list_foes(at, list),
            Phase::Draw(drawing) => {
                let cards = self.at_seat(drawing.seat).deck.on_top();
                list.extend(cards.iter().map(|card| (Chance::Card(card), 1)));
            }
            Phase::FirstPlayer => list.extend(self.seated().map(|seat| (Chance::First(seat), 1))),
            Phase::Flip => {
                list.extend(self.rewards().iter().map(|card| (Chance::Reward(card), 1)));
            }
            _ => {}
        }
    }

    /// Draws one of them by its weight.
    ///
    /// # Panics
    /// If it is not chance's turn.
    #[expect(clippy::wildcard_enum_match_arm, reason = "decisions leave nothing to luck")]
    pub(super) fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::DrawHero { .. } => {
                let heroes = self.heroes_left().map(|hero| (hero, 1));
                Chance::Hero(pick_weighted(heroes, rng).expect("there are more heroes than seats"))
            }
            Phase::Reveal { at } => Chance::Foe(self.draw_foe(at, rng)),
            Phase::Draw(drawing) => {
                let cards = self.at_seat(drawing.seat).deck.on_top();
                Chance::Card(one_of(cards, rng))
            }
            Phase::FirstPlayer => Chance::First(Seat(below(self.seats.into(), rng) as u8)),
            Phase::Flip => Chance::Reward(one_of(self.rewards(), rng)),
            phase => panic!("luck has nothing to decide in {phase:?}"),
        }
    }

    /// The heroes that nobody plays. Rule: G-2.2
    fn heroes_left(&self) -> impl Iterator<Item = Hero> + Clone + '_ {
        let is_free = |&hero: &Hero| !self.party.iter().any(|player| player.hero == Some(hero));
        Hero::ALL.into_iter().filter(is_free)
    }

    fn list_foes(&self, at: Place, list: &mut Vec<(Chance, u32)>) {
        match at {
            Place::Row(level, _) | Place::Deck(level) => self.list_monsters(level, list),
            Place::Guardian(level) => {
                list.extend(self.guardians_left(level).map(|foe| (Chance::Foe(foe), 1)));
            }
            Place::Lord => list.extend(self.rules.lords().map(|foe| (Chance::Foe(foe), 1))),
        }
    }

    /// Each front as often as it is in the deck.
    fn list_monsters(&self, level: Level, list: &mut Vec<(Chance, u32)>) {
        let deck = self.in_deck(level);
        let fronts = self.rules.monsters(level).iter().filter_map(Foe::monster);
        for foe in fronts.filter(|&foe| self.rules.knows(foe)) {
            let count = self.rules.behind(foe).filter(|&card| deck.has(card)).count();
            if count > 0 {
                list.push((Chance::Foe(foe), count as u32));
            }
        }
    }

    fn draw_foe(&self, at: Place, rng: &mut impl Rng) -> Foe {
        match at {
            Place::Row(level, _) | Place::Deck(level) => {
                self.rules.front_of(one_of(self.in_deck(level), rng))
            }
            Place::Guardian(level) => {
                let guardians = self.guardians_left(level).map(|foe| (foe, 1));
                pick_weighted(guardians, rng).expect("a guardian is left")
            }
            Place::Lord => pick_weighted(self.rules.lords().map(|foe| (foe, 1)), rng)
                .expect("a box has a Lord"),
        }
    }

    /// The cards that the monster of the battle may be; none for a guardian or the Lord. Rule: G-5.14
    ///
    /// # Panics
    /// Without a battle.
    pub fn rewards(&self) -> Cards {
        let cards = self.rules.behind(self.fight().foe);
        cards.filter(|&card| self.unseen.has(card)).collect()
    }
}

/// Any of some cards.
///
/// # Panics
/// If there are none.
fn one_of(cards: Cards, rng: &mut impl Rng) -> super::card::Card {
    let count = cards.count();
    let place = if count > 1 { below(count.into(), rng) as u8 } else { 0 };
    cards.nth(place).expect("a card is left")
}
