//! Any situation of the game as data that a person can write, and the one door back to a state.
//!
//! Almost everything has a default: tiles lie as printed, heroes stand on the start tile with all
//! lives, what is not on the table is in the stack and in the bag.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SetupError};

use super::hero::Hero;
use super::map::{Map, Spot, SpotId};
use super::phase::Phase;
use super::put_down::PutDown;
use super::rules::Rules;
use super::setup::Setup;
use super::side::{Pos, Sides};
use super::state::{Adventurer, Karak, MOST_SEATS};
use super::tile::Tile;
use super::token::{Item, Items, Monster, Token, Tokens};
use family::Leftover;

/// A situation. Untrusted until it has become a state. What may be missing is never missing in a view, as its schema says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The laid tiles; the start tile first, at `[0,0]`.
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
    /// Steps left in this turn; all if missing.
    #[serde(default)]
    #[schemars(with = "u8")]
    pub steps: Option<u8>,
    /// Has a fight used the turn up?
    #[serde(default)]
    pub spent: bool,
    /// Has a fight in place been fought this turn that a six keeps going? Rule: K-10.6
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
    /// Who is cursed.
    #[serde(default)]
    pub cursed: Option<Hero>,
    /// The dragon's wrath.
    #[serde(default)]
    pub wrath: u8,
    /// Tiles not yet drawn; all others of the box if missing. Fewer: the rest is set aside.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Tile, u8>")]
    pub stack: Option<BTreeMap<Tile, u8>>,
    /// Tokens not yet drawn; all others of the box if missing.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Token, u8>")]
    pub bag: Option<BTreeMap<Token, u8>>,
    /// Tokens out of the game; none if missing, or the rest if the bag is given.
    #[serde(default)]
    #[schemars(with = "BTreeMap<Token, u8>")]
    pub gone: Option<BTreeMap<Token, u8>>,
    /// What is asked next; a walk if missing.
    #[serde(default = "walk")]
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
    /// Its open sides; as printed if missing.
    #[serde(default)]
    #[schemars(with = "Sides")]
    pub open: Option<Sides>,
    /// Monsters and chests on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// Equipment on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
    /// Equipment on it that the active hero put down here this turn. Rule: FM-F6
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub put_down: Vec<Item>,
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
    /// While on a monster's tile: where to step back to. Missing after a swap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Pos>,
    /// All if missing.
    #[serde(default)]
    #[schemars(with = "u8")]
    pub lives: Option<u8>,
    /// What the hero holds.
    #[serde(default)]
    pub items: Vec<Item>,
    /// Chests, Fallen and dragons won.
    #[serde(default)]
    pub treasures: Vec<Token>,
    /// The trophy board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trophies: Vec<Monster>,
}

impl Position {
    /// The situation of a state.
    pub(super) fn of(state: &Karak) -> Position {
        let tiles = Tile::all().zip(state.stack).filter(|&(_, count)| count > 0);
        Position {
            tiles: state
                .map
                .ids()
                .map(|id| Laid::of(&state.map[id], state.put_down.at(id)))
                .collect(),
            players: state
                .seated()
                .map(|seat| Player::of(state.at_seat(seat), &state.map))
                .collect(),
            active: state.active,
            first: state.first,
            round: state.round,
            steps: Some(state.steps),
            spent: state.spent,
            fought: state.fought,
            cursed: state.cursed.and_then(|seat| state.at_seat(seat).hero),
            wrath: state.wrath,
            stack: Some(tiles.collect()),
            bag: Some(to_counts(&state.bag)),
            gone: Some(to_counts(&state.gone)),
            phase: state.phase,
        }
    }

    /// The state of a situation.
    ///
    /// # Errors
    /// The field that is impossible.
    pub(super) fn build(&self, setup: &Setup) -> Result<Karak, SetupError> {
        let rules = Rules::new(setup)?;
        let map = self.build_map(&rules)?;
        let party = self.build_party(setup, &rules, &map)?;
        let mut state = Karak {
            map,
            stack: [0; Tile::KINDS],
            set_aside: [0; Tile::KINDS],
            bag: Tokens::default(),
            gone: Tokens::default(),
            party,
            seats: setup.players,
            first: self.first,
            active: self.active,
            round: self.round,
            cursed: None,
            wrath: self.wrath,
            steps: self.steps.unwrap_or(rules.steps()),
            spent: self.spent,
            fought: self.fought,
            put_down: PutDown::NONE,
            phase: self.phase,
            rules,
        };
        state.cursed = match self.cursed {
            None => None,
            Some(hero) => Some(state.seat_of(hero).ok_or_else(|| {
                SetupError::new("cursed", format!("expected a hero in play, got '{hero}'"))
            })?),
        };
        self.build_put_down(&mut state)?;
        self.build_stack(&mut state)?;
        self.build_bag(&mut state)?;
        state.check()?;
        Ok(state)
    }

    fn build_map(&self, rules: &Rules) -> Result<Map, SetupError> {
        let start =
            self.tiles.first().ok_or_else(|| SetupError::new("tiles", "expected a start tile"))?;
        if start.tile != rules.start() || start.at != Pos::default() {
            let problem = format!("expected the start tile '{}' at [0,0] first", rules.start());
            return Err(SetupError::by_rule("K-2.2", "tiles[0]", problem));
        }
        let mut map = Map::empty();
        for (index, laid) in self.tiles.iter().enumerate() {
            let field = |name: &str| format!("tiles[{index}].{name}");
            let open = laid.open.unwrap_or(laid.tile.shape().sides());
            let id = map.lay(laid.at, laid.tile, open).ok_or_else(|| {
                SetupError::new(
                    field("at"),
                    format!("another tile lies at {}, or there are too many", laid.at),
                )
            })?;
            map.change(id, |spot| laid.fill(spot))
                .map_err(|problem| SetupError::new(field("tokens"), problem))?;
        }
        Ok(map)
    }

    fn build_party(
        &self,
        setup: &Setup,
        rules: &Rules,
        map: &Map,
    ) -> Result<[Adventurer; MOST_SEATS], SetupError> {
        let heroes = setup.heroes_of(self.players.iter().map(|player| player.hero))?;
        let mut party = [Adventurer::new(None, 0); MOST_SEATS];
        for (seat, (player, hero)) in self.players.iter().zip(heroes).enumerate() {
            party[seat] = player.build(hero, rules, map).map_err(|(name, problem)| {
                SetupError::new(format!("players[{seat}].{name}"), problem)
            })?;
        }
        Ok(party)
    }

    /// Rule: FM-F6
    fn build_put_down(&self, state: &mut Karak) -> Result<(), SetupError> {
        let spots = self.tiles.iter().zip(state.map.ids()).enumerate();
        let written = spots.filter(|(_, (laid, _))| !laid.put_down.is_empty());
        for (room, (index, (laid, id))) in written.enumerate() {
            if room == PutDown::MOST_ROOMS {
                let problem = format!("expected it on at most {} tiles", PutDown::MOST_ROOMS);
                return Err(SetupError::by_rule(
                    "FM-F6",
                    format!("tiles[{index}].put_down"),
                    problem,
                ));
            }
            laid.put_down.iter().for_each(|&item| state.put_down.add(id, item));
        }
        Ok(())
    }

    fn build_stack(&self, state: &mut Karak) -> Result<(), SetupError> {
        let used = state.tiles_used();
        for tile in Tile::all() {
            let (kind, index) = (Leftover { rule: "K-1.1", name: tile.to_string() }, tile.index());
            let left = kind.of("tiles", state.rules.tiles()[index], used[index])?;
            let stack = self.stack.as_ref().map(|stack| stack.get(&tile).copied().unwrap_or(0));
            (state.stack[index], state.set_aside[index]) = kind.in_stack(left, stack)?;
        }
        Ok(())
    }

    fn build_bag(&self, state: &mut Karak) -> Result<(), SetupError> {
        let used = state.tokens_used();
        for token in Token::all() {
            let kind = Leftover { rule: "K-1.2", name: token.to_string() };
            let left = kind.of("tokens", state.rules.tokens()[token], used[token.index()])?;
            let count = |table: &Option<BTreeMap<Token, u8>>| {
                table.as_ref().map(|table| table.get(&token).copied().unwrap_or(0))
            };
            (state.bag[token], state.gone[token]) =
                kind.in_bag(left, count(&self.bag), count(&self.gone), 0)?;
        }
        Ok(())
    }
}

impl Laid {
    fn of(spot: &Spot, put_down: Items) -> Laid {
        let chests = std::iter::repeat_n(Token::Chest, spot.chests.into());
        Laid {
            at: spot.at,
            tile: spot.tile,
            open: Some(spot.open),
            tokens: spot.monsters().map(Token::Monster).chain(chests).collect(),
            items: spot.items.each().collect(),
            put_down: put_down.each().collect(),
        }
    }

    fn fill(&self, spot: &mut Spot) -> Result<(), String> {
        for token in &self.tokens {
            match token {
                Token::Monster(_) if spot.pair().is_some() => {
                    return Err("expected at most two monsters".into());
                }
                Token::Monster(monster) => spot.add_monster(*monster),
                Token::Chest => {
                    spot.chests = spot.chests.checked_add(1).ok_or("too many chests")?;
                }
            }
        }
        spot.items = count_items(&self.items)?;
        Ok(())
    }
}

impl Player {
    fn of(hero: &Adventurer, map: &Map) -> Player {
        let treasures =
            Token::all().flat_map(|token| std::iter::repeat_n(token, hero.treasures[token].into()));
        Player {
            hero: hero.hero,
            at: map[hero.at].at,
            came_from: hero.refuge.map(|id| map[id].at),
            lives: Some(hero.lives),
            items: hero.items.each().collect(),
            treasures: treasures.collect(),
            trophies: hero.trophies.each().map(Item::monster).collect(),
        }
    }

    fn build(
        &self,
        hero: Option<Hero>,
        rules: &Rules,
        map: &Map,
    ) -> Result<Adventurer, (&'static str, String)> {
        let place = |name, at: Pos| -> Result<SpotId, (&'static str, String)> {
            map.find(at).ok_or((name, format!("expected a laid tile, nothing lies at {at}")))
        };
        let mut treasures = Tokens::default();
        for &token in &self.treasures {
            if matches!(token, Token::Monster(monster) if monster.reward().is_some()) {
                return Err((
                    "treasures",
                    format!("expected chest, fallen or dragon, got '{token}'"),
                ));
            }
            treasures[token] =
                treasures[token].checked_add(1).ok_or(("treasures", "too many".into()))?;
        }
        let trophies: Option<Vec<Item>> =
            self.trophies.iter().map(|monster| monster.reward()).collect();
        let trophies =
            trophies.ok_or(("trophies", "the Fallen and the dragon are no trophies".into()))?;
        Ok(Adventurer {
            at: place("at", self.at)?,
            refuge: self.came_from.map(|at| place("came_from", at)).transpose()?,
            items: count_items(&self.items).map_err(|problem| ("items", problem))?,
            treasures,
            trophies: count_items(&trophies).map_err(|problem| ("trophies", problem))?,
            ..Adventurer::new(hero, self.lives.unwrap_or(rules.lives()))
        })
    }
}

fn count_items(items: &[Item]) -> Result<Items, String> {
    let mut counts = Items::NONE;
    for &item in items {
        counts[item] =
            counts[item].checked_add(1).ok_or_else(|| format!("too many of '{item}'"))?;
    }
    Ok(counts)
}

fn to_counts(tokens: &Tokens) -> BTreeMap<Token, u8> {
    Token::all().map(|token| (token, tokens[token])).filter(|&(_, count)| count > 0).collect()
}

fn seat_0() -> Seat {
    Seat(0)
}

fn one() -> u16 {
    1
}

fn walk() -> Phase {
    Phase::Walk
}
