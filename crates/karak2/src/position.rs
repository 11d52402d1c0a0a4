//! Any situation of the game as data that a person can write, and the one door back to a state.
//!
//! Almost everything has a default: the start piece lies, heroes stand on the castle with all lives,
//! what is not on the table is in the stack and in the bag.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SetupError};

use super::army::{Item, Items, Monster, Monsters};
use super::building::Buildings;
use super::die::Dice;
use super::edge::{Edges, Pos};
use super::goods::Goods;
use super::hero::Hero;
use super::land::Tile;
use super::map::{MOST_KINDS, Map, Spot, SpotId, Spots};
use super::phase::{Battle, Phase};
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Day, Karak2, Lord, MOST_SEATS, Once};
use family::Leftover;

/// A situation. Untrusted until it has become a state. What may be missing is never missing in ours, as its schema says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The laid tiles in the order they were laid; those of the start piece may be left out.
    #[serde(default)]
    pub tiles: Vec<Laid>,
    /// The heroes, by seat.
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
    /// Actions used in this turn.
    #[serde(default)]
    pub used: u8,
    /// Has the hero moved since the last action?
    #[serde(default)]
    pub moved: bool,
    /// Tiles harvested in this turn.
    #[serde(default)]
    pub harvested: Vec<Pos>,
    /// What can be done once a turn and has been.
    #[serde(default)]
    pub once: Once,
    /// Whose city has the plague.
    #[serde(default)]
    pub plague: Option<Hero>,
    /// Praetorians left; all if missing.
    #[serde(default)]
    #[schemars(with = "u8")]
    pub praetorians: Option<u8>,
    /// Who wears the crown.
    #[serde(default)]
    pub emperor: Option<Hero>,
    /// Whom the time master serves.
    #[serde(default)]
    pub time_master: Option<Hero>,
    /// The tile on the stack that the scout has returned.
    #[serde(default)]
    pub top: Option<Tile>,
    /// The tiles that the scout looks at.
    #[serde(default)]
    pub hand: Vec<Tile>,
    /// Tiles not yet drawn; all others of the box if missing. Fewer: the rest is set aside.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Tile, u8>")]
    pub stack: Option<BTreeMap<Tile, u8>>,
    /// Tokens not yet drawn; all others of the box if missing.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Monster, u8>")]
    pub bag: Option<BTreeMap<Monster, u8>>,
    /// Tokens out of the game; none if missing, or the rest if the bag is given.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Monster, u8>")]
    pub gone: Option<BTreeMap<Monster, u8>>,
    /// The battle in progress.
    #[serde(default)]
    pub battle: Option<Battle>,
    /// What is asked next; what to do in the turn if missing.
    #[serde(default = "act")]
    pub phase: Phase,
}

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Where.
    pub at: Pos,
    /// What.
    pub tile: Tile,
    /// Its chasms; as printed if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chasms: Option<Edges>,
    /// Armies on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armies: Vec<Monster>,
    /// For a lair: are its enemies about? If missing: when nobody is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guarded: Option<bool>,
    /// Equipment on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
}

/// A hero on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Which hero; as the setup says if missing.
    #[serde(default)]
    pub hero: Option<Hero>,
    /// Where.
    #[serde(default)]
    pub at: Pos,
    /// Where the hero stood before.
    #[serde(default)]
    pub before: Pos,
    /// All if missing.
    #[serde(default)]
    #[schemars(with = "u8")]
    pub lives: Option<u8>,
    /// Is the next turn one of recovery?
    #[serde(default)]
    pub unconscious: bool,
    /// Strength of the greatest victory.
    #[serde(default)]
    pub best: u8,
    /// Food, wood and stone.
    #[serde(default)]
    pub goods: Goods,
    /// Knights, archers, mages and skeletons.
    #[serde(default)]
    pub army: Dice,
    /// What the hero holds.
    #[serde(default)]
    pub items: Vec<Item>,
    /// Small soul stones.
    #[serde(default)]
    pub small_stones: u8,
    /// Large soul stones.
    #[serde(default)]
    pub large_stones: u8,
    /// The General's soul stone.
    #[serde(default)]
    pub arch_stone: bool,
    /// Where the city stands.
    #[serde(default)]
    pub city: Option<Pos>,
    /// What stands in it.
    #[serde(default)]
    pub buildings: Buildings,
}

impl Position {
    /// The situation of a state.
    pub(super) fn of(state: &Karak2) -> Position {
        let hero_of = |seat: Option<Seat>| seat.and_then(|seat| state.at_seat(seat).hero);
        let tiles = state.rules.tiles().zip(state.stack).filter(|&(_, count)| count > 0);
        let harvested = state.map.ids().filter(|&id| state.day.harvested.has(id));
        Position {
            tiles: state.map.spots().iter().map(Laid::of).collect(),
            players: state
                .seated()
                .map(|seat| Player::of(state.at_seat(seat), &state.map))
                .collect(),
            active: state.active,
            first: state.first,
            round: state.round,
            used: state.day.used,
            moved: state.day.moved,
            harvested: harvested.map(|id| state.map[id].at).collect(),
            once: state.day.once,
            plague: hero_of(state.plague),
            praetorians: Some(state.praetorians),
            emperor: hero_of(state.emperor),
            time_master: hero_of(state.time_master),
            top: state.top,
            hand: state.hand.into_iter().flatten().collect(),
            stack: Some(tiles.map(|((tile, _), count)| (tile, count)).collect()),
            bag: Some(to_counts(&state.bag)),
            gone: Some(to_counts(&state.gone)),
            battle: state.battle,
            phase: state.phase,
        }
    }

    /// The state of a situation.
    ///
    /// # Errors
    /// The field that is impossible.
    pub(super) fn build(&self, setup: &Setup) -> Result<Karak2, SetupError> {
        let rules = Rules::new(setup)?;
        let map = self.build_map(&rules)?;
        let party = self.build_party(setup, &rules, &map)?;
        let mut state = Karak2 {
            stack: [0; MOST_KINDS],
            set_aside: [0; MOST_KINDS],
            top: self.top,
            hand: self.build_hand()?,
            bag: Monsters::NONE,
            gone: Monsters::NONE,
            party,
            seats: setup.players,
            first: self.first,
            active: self.active,
            round: self.round,
            day: self.build_day(&map)?,
            plague: None,
            praetorians: self.praetorians.unwrap_or(rules.praetorians()),
            emperor: None,
            time_master: None,
            battle: self.battle,
            phase: self.phase,
            map,
            rules,
        };
        state.plague = seat_of(&state, "plague", self.plague)?;
        state.emperor = seat_of(&state, "emperor", self.emperor)?;
        state.time_master = seat_of(&state, "time_master", self.time_master)?;
        self.guard_lairs(&mut state);
        self.build_stack(&mut state)?;
        self.build_bag(&mut state)?;
        state.check(&|at| self.index_of(at))?;
        Ok(state)
    }

    /// Where the tile of a place is in the list, if it is written at all.
    fn index_of(&self, at: Pos) -> Option<usize> {
        self.tiles.iter().position(|laid| laid.at == at)
    }

    fn build_map(&self, rules: &Rules) -> Result<Map, SetupError> {
        let mut map = Map::new(rules.start());
        for (index, laid) in self.tiles.iter().enumerate() {
            let field = |name: &str| format!("tiles[{index}].{name}");
            let id = if laid.tile.rank == 0 {
                let is_start = |&id: &SpotId| map[id].tile == laid.tile;
                map.find(laid.at).filter(is_start).ok_or_else(|| {
                    let problem = "expected a hexagon of the start piece where it belongs";
                    SetupError::by_rule("K2-2.2", field("tile"), problem)
                })?
            } else {
                let chasms = laid.chasms.unwrap_or(laid.tile.chasms);
                map.lay(laid.at, laid.tile, chasms).ok_or_else(|| {
                    let problem =
                        format!("another tile lies at {}, or there are too many", laid.at);
                    SetupError::new(field("at"), problem)
                })?
            };
            laid.fill(&mut map[id])
                .map_err(|(name, problem)| SetupError::new(field(name), problem))?;
        }
        Ok(map)
    }

    fn build_party(
        &self,
        setup: &Setup,
        rules: &Rules,
        map: &Map,
    ) -> Result<[Lord; MOST_SEATS], SetupError> {
        let heroes = setup.heroes_of(self.players.iter().map(|player| player.hero))?;
        let mut party = [Lord::new(None, 0); MOST_SEATS];
        for (seat, (player, hero)) in self.players.iter().zip(heroes).enumerate() {
            party[seat] = player.build(hero, rules, map).map_err(|(name, problem)| {
                SetupError::new(format!("players[{seat}].{name}"), problem)
            })?;
        }
        Ok(party)
    }

    fn build_hand(&self) -> Result<[Option<Tile>; 2], SetupError> {
        if self.hand.len() > 2 {
            let problem = format!("expected at most two tiles, got {}", self.hand.len());
            return Err(SetupError::by_rule("K2-12.11", "hand", problem));
        }
        Ok([self.hand.first().copied(), self.hand.get(1).copied()])
    }

    fn build_day(&self, map: &Map) -> Result<Day, SetupError> {
        let mut harvested = Spots::NONE;
        for (index, &at) in self.harvested.iter().enumerate() {
            let id = map.find(at).ok_or_else(|| {
                let problem = format!("expected a laid tile, nothing lies at {at}");
                SetupError::new(format!("harvested[{index}]"), problem)
            })?;
            harvested = harvested.with(id);
        }
        Ok(Day { used: self.used, moved: self.moved, harvested, once: self.once })
    }

    /// Where a position does not say: enemies are about where nobody is. Rule: IM-2.3
    fn guard_lairs(&self, state: &mut Karak2) {
        for id in state.map.ids() {
            let said = self.tiles.iter().find(|laid| laid.at == state.map[id].at);
            let said = said.and_then(|laid| laid.guarded);
            let guarded = state.map[id].land().is_lair() && state.heroes_at(id).next().is_none();
            state.map[id].guarded = said.unwrap_or(guarded);
        }
    }

    fn build_stack(&self, state: &mut Karak2) -> Result<(), SetupError> {
        let kinds = state.rules;
        if let Some(stack) = &self.stack
            && let Some(tile) = stack.keys().find(|&&tile| kinds.index_of(tile).is_none())
        {
            let problem = format!("expected tiles of the box, got '{}'", String::from(*tile));
            return Err(SetupError::by_rule("K2-1.1", "stack", problem));
        }
        let used = state.tiles_used(&|at| self.index_of(at))?;
        for (index, (tile, has)) in kinds.tiles().enumerate() {
            let kind = Leftover { rule: "K2-1.1", name: tile.into() };
            let left = kind.of("tiles", has, used[index])?;
            let stack = self.stack.as_ref().map(|stack| stack.get(&tile).copied().unwrap_or(0));
            (state.stack[index], state.set_aside[index]) = kind.in_stack(left, stack)?;
        }
        Ok(())
    }

    /// The time master's token is out of the game while he serves somebody. Rule: IM-4.3
    fn build_bag(&self, state: &mut Karak2) -> Result<(), SetupError> {
        let used = state.armies_used();
        for army in Monster::ALL {
            let kind = Leftover { rule: "K2-1.2", name: army.to_string() };
            let left = kind.of("armies", state.rules.armies()[army], used[army as usize])?;
            let count = |table: &Option<BTreeMap<Monster, u8>>| {
                table.as_ref().map(|table| table.get(&army).copied().unwrap_or(0))
            };
            let serves = army == Monster::TimeMaster && state.time_master.is_some();
            (state.bag[army], state.gone[army]) =
                kind.in_bag(left, count(&self.bag), count(&self.gone), serves.into())?;
        }
        Ok(())
    }
}

impl Laid {
    pub(super) fn of(spot: &Spot) -> Laid {
        Laid {
            at: spot.at,
            tile: spot.tile,
            chasms: Some(spot.chasms),
            armies: spot.armies().collect(),
            guarded: spot.land().is_lair().then_some(spot.guarded),
            items: spot.items.each().collect(),
        }
    }

    fn fill(&self, spot: &mut Spot) -> Result<(), (&'static str, String)> {
        if spot.has_army() || spot.items != Items::NONE {
            return Err(("at", "expected each tile once".into()));
        }
        if self.armies.len() > 2 {
            return Err(("armies", "expected at most two armies".into()));
        }
        self.armies.iter().for_each(|&army| spot.add_army(army));
        spot.items = count_items(&self.items)?;
        Ok(())
    }
}

impl Player {
    pub(super) fn of(lord: &Lord, map: &Map) -> Player {
        Player {
            hero: lord.hero,
            at: map[lord.at].at,
            before: map[lord.before].at,
            lives: Some(lord.lives),
            unconscious: lord.unconscious,
            best: lord.best,
            goods: lord.goods,
            army: lord.army,
            items: lord.items.each().collect(),
            small_stones: lord.small_stones,
            large_stones: lord.large_stones,
            arch_stone: lord.arch_stone,
            city: lord.city.map(|id| map[id].at),
            buildings: lord.buildings,
        }
    }

    fn build(
        &self,
        hero: Option<Hero>,
        rules: &Rules,
        map: &Map,
    ) -> Result<Lord, (&'static str, String)> {
        let place = |name, at: Pos| -> Result<SpotId, (&'static str, String)> {
            map.find(at).ok_or((name, format!("expected a laid tile, nothing lies at {at}")))
        };
        Ok(Lord {
            at: place("at", self.at)?,
            before: place("before", self.before)?,
            unconscious: self.unconscious,
            best: self.best,
            goods: self.goods,
            army: self.army,
            items: count_items(&self.items)?,
            small_stones: self.small_stones,
            large_stones: self.large_stones,
            arch_stone: self.arch_stone,
            city: self.city.map(|at| place("city", at)).transpose()?,
            buildings: self.buildings,
            ..Lord::new(hero, self.lives.unwrap_or(rules.lives()))
        })
    }
}

fn seat_of(
    state: &Karak2,
    field: &'static str,
    hero: Option<Hero>,
) -> Result<Option<Seat>, SetupError> {
    let Some(hero) = hero else { return Ok(None) };
    let problem = || SetupError::new(field, format!("expected a hero in play, got '{hero}'"));
    state.seat_of(hero).ok_or_else(problem).map(Some)
}

fn count_items(items: &[Item]) -> Result<Items, (&'static str, String)> {
    let too_many = || ("items", "too many to count".into());
    let add = |items: Items, &item: &Item| items.added(item);
    items.iter().try_fold(Items::NONE, add).ok_or_else(too_many)
}

fn to_counts(armies: &Monsters) -> BTreeMap<Monster, u8> {
    Monster::ALL
        .into_iter()
        .map(|army| (army, armies[army]))
        .filter(|&(_, count)| count > 0)
        .collect()
}

fn seat_0() -> Seat {
    Seat(0)
}

fn one() -> u16 {
    1
}

fn act() -> Phase {
    Phase::Act
}
