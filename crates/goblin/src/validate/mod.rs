//! The slow validator: everything that must always be true, recomputed from scratch. It guards the
//! door from positions, and the tests run it after every ply.

use tabletop::{Seat, SetupError};

use super::card::{Card, Cards, Face};
use super::cave::Place;
use super::deck::Deck;
use super::gear::Slot;
use super::hero::Ability;
use super::level::Level;
use super::monster::{Foe, Role};
use super::phase::{Ending, Phase};
use super::potion::Potion;
use super::setup::Stacking;
use super::state::Goblin;

mod battle;
mod phase;

type Checked = Result<(), SetupError>;

impl Goblin {
    /// Is this a possible state?
    pub(super) fn check(&self) -> Checked {
        self.check_seats()?;
        self.check_heroes()?;
        self.check_players()?;
        self.check_nothing_lost()?;
        self.check_caves()?;
        self.check_battle()?;
        self.check_visit()?;
        self.check_phase()?;
        self.check_end()
    }

    /// Seats and rounds exist. Rules: G-2.1, G-10.4
    pub(super) fn check_seats(&self) -> Checked {
        let drawing = self.phase.drawing().map_or(self.active, |drawing| drawing.seat);
        let mentioned = if let Phase::DrawHero { seat } = self.phase { seat } else { drawing };
        for (field, seat) in [("active", self.active), ("first", self.first), ("phase", mentioned)]
        {
            if seat.0 >= self.seats {
                return wrong(
                    field,
                    format!("expected a seat below {}, got {}", self.seats, seat.0),
                );
            }
        }
        if self.champions.iter().any(|seat| seat.0 >= self.seats) {
            return wrong("champions", "expected seats at this table");
        }
        let limit = self.rules.round_limit().unwrap_or(u16::MAX);
        if !(1..=limit).contains(&self.round) {
            return by_rule(
                "G-10.4",
                "round",
                format!("expected 1 to {limit}, got {}", self.round),
            );
        }
        Ok(())
    }

    /// Heroes are there, each once. Rule: G-2.2
    fn check_heroes(&self) -> Checked {
        for seat in self.seated() {
            let hero = self.at_seat(seat).hero;
            let is_taken = hero.is_some()
                && self.seated().take(seat.0.into()).any(|other| self.at_seat(other).hero == hero);
            if is_taken {
                return by_rule("G-2.2", field(seat, "hero"), "expected each hero once");
            }
            if hero.is_none() && !matches!(self.phase, Phase::DrawHero { .. } | Phase::Over(_)) {
                return by_rule("G-2.2", field(seat, "hero"), "expected a hero");
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Checked {
        self.seated().try_for_each(|seat| self.check_player(seat))?;
        for potion in Potion::ALL {
            let held = self.party.iter().filter(|player| player.potions.has(potion)).count();
            if held > usize::from(self.rules.potions(potion)) {
                let problem =
                    format!("expected at most {} of the {potion}", self.rules.potions(potion));
                return by_rule("G-1.5", "players", problem);
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Checked {
        let player = self.at_seat(seat);
        if player.hearts > self.rules.hearts() {
            let problem =
                format!("expected at most {}, got {}", self.rules.hearts(), player.hearts);
            return by_rule("G-1.5", field(seat, "hearts"), problem);
        }
        for slot in Slot::ALL {
            if let Some(card) = player.gear[slot as usize]
                && self.slot(card) != Some(slot)
            {
                let problem = format!("expected {} of this box, got '{card}'", family::A(slot));
                return by_rule("G-7.1", field(seat, &slot.to_string()), problem);
            }
        }
        self.check_keys(seat)?;
        self.check_kinds(seat)?;
        self.check_deck(seat)?;
        self.check_open(seat)
    }

    /// One guardian for each key, from level 1 on. Rules: G-5.2, G-5.16
    fn check_keys(&self, seat: Seat) -> Checked {
        let keys = self.at_seat(seat).keys;
        for (level, key) in Level::ALL.into_iter().zip(keys) {
            let Some(foe) = key else { continue };
            let is_known = foe.role().0 == Role::Guardian(level) && self.rules.knows(foe);
            let lies = self.cave(level).guardian == Some(foe);
            let others = self.seated().filter(|&other| other != seat);
            let has = |other: Seat| self.at_seat(other).keys[level as usize] == Some(foe);
            if !is_known || lies || others.into_iter().any(has) {
                let problem = format!("expected a beaten guardian of {level}, got '{foe}'");
                return by_rule("G-5.16", field(seat, "keys"), problem);
            }
        }
        if keys.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some()) {
            return by_rule("G-5.2", field(seat, "keys"), "expected the key of the level before");
        }
        Ok(())
    }

    /// Hand, deck and discard hold action cards; starting cards are the hero's own. Rule: G-2.6
    fn check_kinds(&self, seat: Seat) -> Checked {
        let player = self.at_seat(seat);
        let piles =
            [("hand", player.hand), ("deck", player.deck.cards()), ("discard", player.discard)];
        for (name, cards) in piles {
            if let Some(card) = cards.iter().find(|&card| !self.may_hold(seat, card)) {
                let problem = format!("expected own action cards, got '{card}'");
                return by_rule("G-2.6", field(seat, name), problem);
            }
        }
        Ok(())
    }

    /// Is this an action card that the player can have? Rule: G-2.6
    fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let hero = self.at_seat(seat).hero;
        let is_mine = card.start().is_none_or(|(owner, _)| hero == Some(owner));
        self.rules.has(card) && is_mine && matches!(self.rules.face(card), Face::Action(_))
    }

    /// As many unknown cards as unknown places; what is known is known for a reason. Rules: G-4.3 to G-4.5
    fn check_deck(&self, seat: Seat) -> Checked {
        let deck = &self.at_seat(seat).deck;
        let blind = deck.places().filter(Option::is_none).count();
        let unknown = usize::from(deck.unknown().count());
        let making = matches!(self.phase, Phase::Stack(drawing) if drawing.seat == seat);
        let waiting = if making { usize::from(self.at_seat(seat).discard.count()) } else { 0 };
        if blind != unknown + waiting {
            let problem =
                format!("expected {blind} cards for as many unknown places, got {unknown}");
            return by_rule("G-4.2", field(seat, "unknown"), problem);
        }
        let foresees = self.rules.has_ability(self.at_seat(seat).hero, Ability::Foresight);
        let known_below = usize::from(deck.len() - deck.under().min(deck.len()));
        let is_under = deck.places().skip(known_below).all(|place| place.is_some());
        if deck.under() > deck.len() || (deck.under() > 0 && (!foresees || !is_under)) {
            let problem = "expected known cards that Taia's ability has put there";
            return by_rule("G-9.7", field(seat, "under"), problem);
        }
        self.check_arranged(seat, deck, known_below)
    }

    fn check_arranged(&self, seat: Seat, deck: &Deck, above: usize) -> Checked {
        let arranged = || deck.places().take(above);
        let known = || arranged().flatten();
        let fits = match self.rules.stacking() {
            Some(Stacking::Shuffle) => known().next().is_none(),
            None => known().all(Card::is_won) && !has_won(deck.unknown()),
            Some(Stacking::Automatic) => {
                let ranks: Vec<_> = known().map(|card| self.rules.rank(card)).collect();
                known().all(Card::is_won)
                    && !has_won(deck.unknown())
                    && arranged().take(ranks.len()).all(|place| place.is_some())
                    && ranks.is_sorted_by(|one, two| one > two)
            }
        };
        if fits {
            return Ok(());
        }
        let (rule, problem) = match self.rules.stacking() {
            None => ("G-4.3", "expected won cards in known places, starting cards in unknown ones"),
            Some(Stacking::Automatic) => (
                "G-4.4",
                "expected won cards on top, the strongest first, then unknown starting cards",
            ),
            Some(Stacking::Shuffle) => ("G-4.5", "expected unknown places only"),
        };
        by_rule(rule, field(seat, "deck"), problem)
    }

    /// What everybody can place is in the hand, or was arranged in the open. Rule: G-2.8
    fn check_open(&self, seat: Seat) -> Checked {
        let player = self.at_seat(seat);
        let arranged = player.deck.open(self.rules.stacking());
        let possible = player.hand.and(arranged).and(self.looked_at_by(seat));
        let problem = if let Some(card) = arranged.without(player.open).first() {
            format!("expected '{card}' too, which went onto the deck before everybody's eyes")
        } else if let Some(card) = player.open.without(possible).first() {
            format!("expected cards whose place everybody knows, got '{card}'")
        } else {
            return Ok(());
        };
        by_rule("G-2.8", field(seat, "open"), problem)
    }

    /// Every card of the box is in one place.
    fn check_nothing_lost(&self) -> Checked {
        let heroes = self.party.iter().filter_map(|player| player.hero);
        let starting = heroes.map(|hero| self.rules.starting(hero)).fold(Cards::NONE, Cards::and);
        let levels = Level::ALL.into_iter().map(|level| self.rules.monsters(level));
        let all = levels.fold(starting, Cards::and);
        let mut seen = Cards::NONE;
        for (name, cards) in self.piles().chain([("caves".to_string(), self.unseen)]) {
            if let Some(card) = cards.without(all).first() {
                return by_rule("G-1.6", name, format!("'{card}' is not in play"));
            }
            if let Some(card) = cards.both(seen).first() {
                return wrong(name, format!("'{card}' is somewhere else, too"));
            }
            seen = seen.and(cards);
        }
        match all.without(seen).first() {
            None => Ok(()),
            Some(card) => wrong("players", format!("'{card}' is nowhere: every card has a place")),
        }
    }

    /// All places outside the caves where a card can be.
    fn piles(&self) -> impl Iterator<Item = (String, Cards)> + '_ {
        let held = self.phase.offered().into_iter().collect();
        let played = self.battle.map_or(Cards::NONE, |battle| battle.played.iter().collect());
        let looked = self.looked_at_by(self.active);
        let shared = [
            ("pawned", self.pawned),
            ("phase", held),
            ("battle.played", played),
            ("battle.looked", looked),
        ];
        let own = self.seated().flat_map(|seat| {
            let player = self.at_seat(seat);
            [
                (field(seat, "weapon"), player.gear[0].into_iter().collect()),
                (field(seat, "armour"), player.gear[1].into_iter().collect()),
                (field(seat, "hand"), player.hand),
                (field(seat, "deck"), player.deck.places().flatten().collect()),
                (field(seat, "unknown"), player.deck.unknown()),
                (field(seat, "discard"), player.discard),
            ]
        });
        shared.into_iter().map(|(name, cards)| (name.to_string(), cards)).chain(own)
    }

    /// The cards that are not in the caves.
    pub(super) fn taken(&self) -> Cards {
        self.piles().fold(Cards::NONE, |all, (_, cards)| all.and(cards))
    }

    /// What lies open is there, and gaps are where nothing is left. Rules: G-2.3, G-5.17
    fn check_caves(&self) -> Checked {
        for level in Level::ALL {
            self.check_cave(level)?;
        }
        let awaited = self.is_setting_up() || self.phase == Phase::Over(Ending::Agreed);
        match self.lord {
            Some(foe) if foe.role().0 != Role::Lord || !self.rules.knows(foe) => {
                by_rule("G-2.4", "lord", format!("expected a Lord of this box, got '{foe}'"))
            }
            None if !awaited => by_rule("G-2.4", "lord", "expected a Lord"),
            Some(_) | None => Ok(()),
        }
    }

    fn check_cave(&self, level: Level) -> Checked {
        let name = format!("caves[{}]", level as usize);
        let cave = self.cave(level);
        for foe in cave.open() {
            let there = self.rules.behind(foe).filter(|&card| self.unseen.has(card)).count();
            if cave.open().filter(|&other| other == foe).count() > there {
                let problem = format!("'{foe}' lies open more often than such cards are left");
                return by_rule("G-2.3", name, problem);
            }
        }
        let row = (1..=self.rules.row()).map(|place| Place::Row(level, place));
        let left = !self.in_deck(level).is_empty();
        let guardians = self.guardians_left(level).next().is_some();
        let places = row.map(|at| (at, left)).chain([(Place::Deck(level), left)]);
        for (at, left) in places.chain([(Place::Guardian(level), guardians)]) {
            if self.foe_at(at).is_none() && left && !self.may_be_empty(at) {
                let problem = format!("expected a card at '{}', some are left", String::from(at));
                return by_rule("G-5.17", name, problem);
            }
        }
        // The deck's top moves into a gap, so a gap is left only when there is no top.
        let gap = (1..=self.rules.row()).map(|place| Place::Row(level, place));
        let gap = gap.into_iter().find(|&at| self.foe_at(at).is_none() && !self.may_be_empty(at));
        match (gap, cave.top) {
            (Some(at), Some(_)) => {
                let problem = format!("expected the deck's top at '{}'", String::from(at));
                by_rule("G-5.17", name, problem)
            }
            (_, _) => Ok(()),
        }
    }

    /// May there be a gap here, with cards left to fill it?
    fn may_be_empty(&self, at: Place) -> bool {
        let flipped = self.battle.is_some_and(|battle| battle.at == at)
            && matches!(self.phase, Phase::Reward { .. });
        let is_next = self.phase == Phase::Reveal { at };
        flipped || is_next || self.is_setting_up() || self.phase == Phase::Over(Ending::Agreed)
    }

    /// Is the table still being set?
    fn is_setting_up(&self) -> bool {
        let reveals = matches!(self.phase, Phase::Reveal { .. }) && self.battle.is_none();
        reveals || matches!(self.phase, Phase::DrawHero { .. })
    }

    /// Champions hold all keys; only a game that finishes its rounds goes on with one. Rules: G-10.1, G-10.2
    fn check_end(&self) -> Checked {
        let over = self.phase.ending();
        for seat in self.champions.iter() {
            if self.at_seat(seat).key_count() < 3 {
                return by_rule("G-5.4", "champions", "expected a hero with three keys");
            }
        }
        let may_go_on = self.rules.finishes_round() || over == Some(Ending::LordBeaten);
        if !self.champions.is_empty() && !may_go_on {
            return by_rule("G-10.1", "champions", "the game is over when the Lord is beaten");
        }
        let turns = |seat: Seat| (seat.0 + self.seats - self.first.0) % self.seats;
        if self.champions.iter().any(|seat| turns(seat) > turns(self.active)) {
            return by_rule("G-10.2", "champions", "expected heroes who have had their turn");
        }
        match over {
            Some(Ending::LordBeaten) if self.champions.is_empty() => {
                by_rule("G-10.1", "champions", "expected whoever has beaten the Lord")
            }
            Some(Ending::RoundLimit) if self.rules.round_limit() != Some(self.round) => {
                by_rule("G-10.4", "round", "expected the last round")
            }
            Some(_) | None => Ok(()),
        }
    }
}

fn has_won(cards: Cards) -> bool {
    !cards.both(Cards::WON).is_empty()
}

/// A field of a player.
fn field(seat: Seat, name: &str) -> String {
    format!("players[{}].{name}", seat.0)
}

fn wrong<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError::new(field, problem))
}

fn by_rule<T>(
    rule: &'static str,
    field: impl Into<String>,
    problem: impl Into<String>,
) -> Result<T, SetupError> {
    Err(SetupError::by_rule(rule, field, problem))
}

/// Is this front possible in a battle at this place?
fn lies_at(foe: Foe, at: Place) -> bool {
    match at {
        Place::Row(level, _) | Place::Deck(level) => foe.role().0 == Role::Monster(level),
        Place::Guardian(level) => foe.role().0 == Role::Guardian(level),
        Place::Lord => foe.role().0 == Role::Lord,
    }
}
