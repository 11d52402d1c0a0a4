//! Any situation of the game as data that a person can write, and the one door back to a state.
//!
//! Almost everything has a default: the caves lie open in the order of the box, heroes are healthy and
//! hold their first starting cards, the others are in their decks, and nobody knows where.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, SetupError};

use super::battle::Battle;
use super::card::{Card, Cards, MOST_OWNED};
use super::cave::{Cave, Place};
use super::contents::MOST_ROW;
use super::deck::Deck;
use super::gear::Slot;
use super::hero::Hero;
use super::level::Level;
use super::monster::{Foe, Role};
use super::phase::Phase;
use super::potion::Potions;
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Adventurer, Goblin, MOST_SEATS, Visit};

/// A situation. Untrusted until it has become a state. What may be missing is never missing in ours, as its schema says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What lies open on each level; missing or `null`: the first cards of the box that are nowhere else.
    #[serde(default)]
    #[schemars(with = "Vec<CavePosition>")]
    pub caves: Vec<Option<CavePosition>>,
    /// The Lord of this game; missing: the first of the box.
    #[serde(default = "first_lord")]
    pub lord: Option<Foe>,
    /// What lies with the pawnbroker.
    #[serde(default)]
    pub pawned: Cards,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Whose turn of the game it is; others may be asked in it. Older positions say `turn`.
    #[serde(default = "seat_0", alias = "turn")]
    pub active: Seat,
    /// Who began.
    #[serde(default = "seat_0")]
    pub first: Seat,
    /// Counted from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// Who has beaten the Lord in this round.
    #[serde(default)]
    pub champions: Seats,
    /// The battle in progress.
    #[serde(default)]
    pub battle: Option<Battle>,
    /// The visit to the merchant in progress.
    #[serde(default)]
    pub visit: Option<Visit>,
    /// What is asked next; what to do in the turn if missing.
    #[serde(default = "turn")]
    pub phase: Phase,
}

/// What lies open on a level. What is nowhere else is in its deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CavePosition {
    /// From left to right; `null` is a gap.
    pub row: Vec<Option<Foe>>,
    /// The top of the deck.
    #[serde(default)]
    pub deck: Option<Foe>,
    /// The top of the guardians.
    #[serde(default)]
    pub guardian: Option<Foe>,
}

/// A player, secrets included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Which hero; as the setup says if missing.
    #[serde(default)]
    pub hero: Option<Hero>,
    /// All if missing.
    #[serde(default)]
    #[schemars(with = "u8")]
    pub hearts: Option<u8>,
    /// Worn.
    #[serde(default)]
    pub weapon: Option<Card>,
    /// Worn.
    #[serde(default)]
    pub armour: Option<Card>,
    /// The beaten guardians, from level 1 on.
    #[serde(default)]
    pub keys: Vec<Foe>,
    /// One of a kind.
    #[serde(default)]
    pub potions: Potions,
    /// Missing: the first starting cards that are nowhere else.
    #[serde(default)]
    #[schemars(with = "Cards")]
    pub hand: Option<Cards>,
    /// From the top down, `null` where nobody knows; missing: as many unknown places as there are unknown
    /// cards.
    #[serde(default)]
    #[schemars(with = "Vec<Option<Card>>")]
    pub deck: Option<Vec<Option<Card>>>,
    /// The cards in the unknown places; missing: the starting cards that are nowhere else.
    #[serde(default)]
    #[schemars(with = "Cards")]
    pub unknown: Option<Cards>,
    /// How many cards at the bottom of the deck the player put there, for Taia.
    #[serde(default)]
    pub under: u8,
    /// Face up.
    #[serde(default)]
    pub discard: Cards,
    /// Cards of hand and deck that everybody can place, having watched; missing: those of the deck.
    #[serde(default)]
    #[schemars(with = "Cards")]
    pub open: Option<Cards>,
    /// Hearts printed on the monsters beaten.
    #[serde(default)]
    pub beaten: u16,
}

impl Position {
    /// The situation of a state.
    pub(super) fn of(state: &Goblin) -> Position {
        let cave = |cave: &Cave| CavePosition {
            row: cave.row[..state.rules.row().into()].to_vec(),
            deck: cave.top,
            guardian: cave.guardian,
        };
        Position {
            caves: state.caves.iter().map(|open| Some(cave(open))).collect(),
            lord: state.lord,
            pawned: state.pawned,
            players: state.seated().map(|seat| Player::of(state.at_seat(seat))).collect(),
            active: state.active,
            first: state.first,
            round: state.round,
            champions: state.champions,
            battle: state.battle,
            visit: state.visit,
            phase: state.phase,
        }
    }

    /// The state of a situation.
    ///
    /// # Errors
    /// The field that is impossible.
    pub(super) fn build(&self, setup: &Setup) -> Result<Goblin, SetupError> {
        let rules = Rules::new(setup)?;
        let mut state = Goblin {
            caves: [Cave::EMPTY; 3],
            unseen: Cards::NONE,
            lord: self.lord,
            pawned: self.pawned,
            party: self.build_party(setup, &rules)?,
            seats: setup.players,
            first: self.first,
            active: self.active,
            round: self.round,
            champions: self.champions,
            battle: self.battle,
            visit: self.visit,
            phase: self.phase,
            rules,
        };
        state.check_seats()?;
        let taken = state.taken();
        let all = Level::ALL.into_iter().map(|level| state.rules.monsters(level));
        state.unseen = all.fold(Cards::NONE, Cards::and).without(taken);
        self.build_caves(&mut state)?;
        state.check()?;
        Ok(state)
    }

    fn build_party(
        &self,
        setup: &Setup,
        rules: &Rules,
    ) -> Result<[Adventurer; MOST_SEATS], SetupError> {
        let heroes = setup.heroes_of(self.players.iter().map(|player| player.hero))?;
        let mut party = [Adventurer::new(None, 0); MOST_SEATS];
        for (index, (player, hero)) in self.players.iter().zip(heroes).enumerate() {
            let battle = self.battle.filter(|_| usize::from(self.active.0) == index);
            party[index] =
                player.build(hero, battle.as_ref(), rules).map_err(|(name, problem)| {
                    SetupError::new(format!("players[{index}].{name}"), problem)
                })?;
        }
        Ok(party)
    }

    fn build_caves(&self, state: &mut Goblin) -> Result<(), SetupError> {
        if self.caves.len() > Level::ALL.len() {
            let problem = format!("expected at most 3 levels, got {}", self.caves.len());
            return Err(SetupError::by_rule("G-2.3", "caves", problem));
        }
        for level in Level::ALL {
            match self.caves.get(level as usize).and_then(Option::as_ref) {
                Some(cave) => state.caves[level as usize] = cave.build(level, &state.rules)?,
                None => state.open_in_order(level),
            }
        }
        Ok(())
    }
}

impl Goblin {
    /// The cards of a level lie open in the order of the box, except where one is about to be drawn.
    fn open_in_order(&mut self, level: Level) {
        let row = (1..=self.rules.row()).map(|place| Place::Row(level, place));
        for at in row.chain([Place::Deck(level)]) {
            let next = self.in_deck(level).first();
            let is_next = self.phase == Phase::Reveal { at };
            let is_gap = self.battle.is_some_and(|battle| battle.at == at)
                && matches!(self.phase, Phase::Reward { .. });
            if !is_next && !is_gap {
                self.put_at(at, next.map(|card| self.rules.front_of(card)));
            }
        }
        let at = Place::Guardian(level);
        let next = self.guardians_left(level).next().filter(|_| self.phase != Phase::Reveal { at });
        self.put_at(at, next);
    }
}

impl CavePosition {
    fn build(&self, level: Level, rules: &Rules) -> Result<Cave, SetupError> {
        let field = |name: String| format!("caves[{}].{name}", level as usize);
        if self.row.len() > usize::from(rules.row()) {
            let problem = format!("expected at most {}, got {}", rules.row(), self.row.len());
            return Err(SetupError::by_rule("G-2.3", field("row".into()), problem));
        }
        let of_level = |foe: Option<Foe>, role: Role, name: String| match foe {
            Some(foe) if foe.role().0 != role || !rules.knows(foe) => {
                let problem = format!(
                    "expected a front of {level} that is in the box; of cards that look alike the \
                     first one; got '{foe}'"
                );
                Err(SetupError::by_rule("G-2.3", field(name), problem))
            }
            foe => Ok(foe),
        };
        let mut row = [None; MOST_ROW];
        for (index, (place, &foe)) in row.iter_mut().zip(&self.row).enumerate() {
            *place = of_level(foe, Role::Monster(level), format!("row[{index}]"))?;
        }
        Ok(Cave {
            row,
            top: of_level(self.deck, Role::Monster(level), "deck".into())?,
            guardian: of_level(self.guardian, Role::Guardian(level), "guardian".into())?,
        })
    }
}

impl Player {
    fn of(player: &Adventurer) -> Player {
        Player {
            hero: player.hero,
            hearts: Some(player.hearts),
            weapon: player.gear[Slot::Weapon as usize],
            armour: player.gear[Slot::Armour as usize],
            keys: player.keys.into_iter().flatten().collect(),
            potions: player.potions,
            hand: Some(player.hand),
            deck: Some(player.deck.places().collect()),
            unknown: Some(player.deck.unknown()),
            under: player.deck.under(),
            discard: player.discard,
            open: Some(player.open),
            beaten: player.beaten,
        }
    }

    fn build(
        &self,
        hero: Option<Hero>,
        battle: Option<&Battle>,
        rules: &Rules,
    ) -> Result<Adventurer, (&'static str, String)> {
        let mut player = Adventurer::new(hero, self.hearts.unwrap_or(rules.hearts()));
        player.gear = [self.weapon, self.armour];
        player.keys = self.build_keys()?;
        player.potions = self.potions;
        player.discard = self.discard;
        player.beaten = self.beaten;
        let known = self.deck.iter().flatten().flatten().copied();
        let fighting = battle.map_or(Cards::NONE, |battle| {
            battle.played.iter().collect::<Cards>().and(battle.looked)
        });
        let placed = fighting.and(self.discard).and(known.collect());
        let placed = placed.and(self.unknown.unwrap_or(Cards::NONE));
        let starting = hero.map_or(Cards::NONE, |hero| rules.starting(hero)).without(placed);
        let first = || starting.iter().take(rules.hand().into()).collect();
        player.hand = self.hand.unwrap_or_else(first);
        player.deck = self.build_deck(starting.without(player.hand))?;
        player.open = self.open.unwrap_or_else(|| player.deck.open(rules.stacking()));
        Ok(player)
    }

    fn build_keys(&self) -> Result<[Option<Foe>; 3], (&'static str, String)> {
        let mut keys = [None; 3];
        for (level, &foe) in self.keys.iter().enumerate() {
            let is_next = Level::ALL.get(level).is_some_and(|&l| foe.role().0 == Role::Guardian(l));
            if !is_next {
                return Err((
                    "keys",
                    format!("expected a guardian of each level in turn, got '{foe}'"),
                ));
            }
            keys[level] = Some(foe);
        }
        Ok(keys)
    }

    fn build_deck(&self, left: Cards) -> Result<Deck, (&'static str, String)> {
        let unknown = self.unknown.unwrap_or(left);
        let mut deck = Deck::EMPTY;
        let blind = || vec![None; unknown.count().into()];
        let places = self.deck.clone().unwrap_or_else(blind);
        if places.len() > MOST_OWNED {
            return Err((
                "deck",
                format!("expected at most {MOST_OWNED} cards, got {}", places.len()),
            ));
        }
        places.into_iter().for_each(|place| deck.put_below(place));
        deck.hide(unknown);
        deck.mark_under(self.under);
        Ok(deck)
    }
}

fn first_lord() -> Option<Foe> {
    Foe::lord(1)
}

fn seat_0() -> Seat {
    Seat(0)
}

fn one() -> u16 {
    1
}

fn turn() -> Phase {
    Phase::Turn
}
