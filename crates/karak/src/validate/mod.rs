//! The slow validator: everything that must always be true, recomputed from scratch. It guards the
//! door from positions, and the tests run it after every ply.

use tabletop::{Seat, SetupError};

use super::hero::Power;
use super::map::SpotId;
use super::phase::{Ending, Phase, Spoils};
use super::side::{Side, Sides};
use super::state::Karak;
use super::tile::{Ground, Tile};
use super::token::{Item, Items, Monster, Token};

mod phase;

type Checked = Result<(), SetupError>;

impl Karak {
    /// Is this a possible state?
    pub(super) fn check(&self) -> Checked {
        self.check_numbers()?;
        self.check_heroes()?;
        self.check_map()?;
        self.check_nothing_lost()?;
        self.check_places()?;
        self.check_phase()
    }

    /// Tiles of each kind that are on the table or in hand.
    pub(super) fn tiles_used(&self) -> [u32; Tile::KINDS] {
        let mut used = [0; Tile::KINDS];
        self.map.spots().iter().for_each(|spot| used[spot.tile.index()] += 1);
        if let Phase::PlaceTile { tile, .. } = self.phase {
            used[tile.index()] += 1;
        }
        used
    }

    /// Tokens of each kind that are on the table, on a board or in hand.
    pub(super) fn tokens_used(&self) -> [u32; Token::KINDS] {
        let mut used = [0; Token::KINDS];
        let mut add = |token: Token, count: u8| used[token.index()] += u32::from(count);
        let mut add_items = |items: &Items| {
            Item::ALL.iter().for_each(|&item| add(Token::Monster(item.monster()), items[item]));
        };
        self.map.spots().iter().for_each(|spot| add_items(&spot.items));
        for seat in self.seated() {
            add_items(&self.at_seat(seat).items);
            add_items(&self.at_seat(seat).trophies);
        }
        for spot in self.map.spots() {
            spot.monsters().for_each(|monster| add(Token::Monster(monster), 1));
            add(Token::Chest, spot.chests);
        }
        for seat in self.seated() {
            Token::all().for_each(|token| add(token, self.at_seat(seat).treasures[token]));
        }
        self.tokens_in_hand().into_iter().flatten().for_each(|token| add(token, 1));
        used
    }

    /// Tokens that the phase holds: drawn, or beaten and not settled.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most phases hold nothing")]
    pub(super) fn tokens_in_hand(&self) -> [Option<Token>; 3] {
        let beaten = |spoils: Spoils| spoils.beaten.map(|monster| monster.map(Token::Monster));
        match self.phase {
            Phase::ChooseToken { one, other } => [Some(one), Some(other), None],
            Phase::Loot { item, spoils } | Phase::Gift { item, spoils } => {
                let [first, second] = beaten(spoils);
                [Some(Token::Monster(item.monster())), first, second]
            }
            Phase::Curse(spoils) => {
                let [first, second] = beaten(spoils);
                [first, second, None]
            }
            _ => [None; 3],
        }
    }

    fn check_numbers(&self) -> Checked {
        let is_seat = |seat: Seat| seat.0 < self.seats;
        require(is_seat(self.active), "active", "expected a seat of this table")?;
        require(is_seat(self.first), "first", "expected a seat of this table")?;
        require(self.round >= 1, "round", "expected at least 1")?;
        require(self.steps <= self.rules.steps(), "steps", "expected at most the steps of a turn")?;
        let limit = self.rules.round_limit().unwrap_or(u16::MAX);
        require(
            self.round <= limit || self.is_over(),
            "round",
            "expected at most the round limit",
        )?;
        let may_rise =
            if self.is_over() { u8::MAX } else { self.rules.wrath_limit().saturating_sub(1) };
        let calm = self.wrath == 0 || self.rules.is_cooperative();
        require(
            calm && self.wrath <= may_rise,
            "wrath",
            "expected less than the limit, and none among rivals",
        )?;
        require(
            !self.spent || matches!(self.phase, Phase::Walk | Phase::Over(_)),
            "spent",
            "expected only while walking",
        )?;
        let goes_on = self.somebody_could_use(Power::Unstoppable);
        require(!self.fought || goes_on, "fought", "expected only where a six keeps a turn going")
    }

    fn check_heroes(&self) -> Checked {
        for seat in self.seated() {
            let named = |error: SetupError| SetupError {
                field: format!("players[{}].{}", seat.0, error.field),
                ..error
            };
            self.check_hero(seat).map_err(named)?;
        }
        Ok(())
    }

    /// Rules: K-2.3, K-7.2, FM-M1
    fn check_hero(&self, seat: Seat) -> Checked {
        let hero = self.at_seat(seat);
        match hero.hero {
            None => {
                let drawing =
                    matches!(self.phase, Phase::DrawHero { .. } | Phase::Over(Ending::Agreed));
                require(drawing, "hero", "expected a hero, unless heroes are being drawn")?;
            }
            Some(kind) => {
                require(self.rules.heroes().any(|known| known == kind), "hero", "not in this box")?;
                require(self.seat_of(kind) == Some(seat), "hero", "expected different heroes")?;
            }
        }
        let lives = self.rules.lives();
        require(hero.lives <= lives, "lives", format!("expected at most {lives}"))?;
        require(!self.holds_too_much(seat), "items", "expected no more than there are slots")?;
        let trophies = hero.trophies == Items::NONE || self.rules.keeps_trophies();
        require(trophies, "trophies", "expected none without Monster hunt")
    }

    fn check_map(&self) -> Checked {
        require(self.map.is_consistent(), "tiles", "openings are counted wrongly")?;
        for (index, id) in self.map.ids().enumerate() {
            let spot = &self.map[id];
            let field = |name: &str| format!("tiles[{index}].{name}");
            let fits = |way: Sides| way.and(spot.open) == way;
            let shape = Side::ALL.into_iter().any(|side| spot.tile.shape().ways(side).any(fits));
            require(shape, field("open"), format!("a {} cannot lie like that", spot.tile))?;
            for side in Side::ALL {
                let beside = spot.at.next(side).and_then(|at| self.map.find(at));
                require(spot.next(side) == beside, field("at"), "neighbours are linked wrongly")?;
            }
            self.check_spot(id)
                .map_err(|error| SetupError { field: field(&error.field), ..error })?;
        }
        require(
            self.is_connected(),
            "tiles",
            "expected every tile to be reachable through openings",
        )
    }

    /// Rules: K-5.4, FM-H1, FM-H6, FM-M1, FM-F6
    fn check_spot(&self, id: SpotId) -> Checked {
        let spot = &self.map[id];
        let dragon = spot.monsters().any(|monster| monster == Monster::Dragon);
        if spot.tokens() > 0 {
            require(
                spot.tile.ground() == Ground::Room,
                "tokens",
                "expected tokens and items only in rooms",
            )?;
        }
        if self.rules.monsters_gather() {
            require(!dragon || spot.tokens() == 1, "tokens", "the dragon is always alone")?;
        } else {
            require(spot.tokens() <= 1, "tokens", "expected at most one token without Hero mode")?;
        }
        let lying = spot.items != Items::NONE;
        require(
            !lying || !self.rules.keeps_trophies(),
            "items",
            "nothing lies on the ground in a Monster hunt",
        )?;
        self.check_put_down(id)
    }

    /// What was put down lies there, and was exchanged for something else. Rules: K-7.4, FM-F6, FM-M2
    fn check_put_down(&self, id: SpotId) -> Checked {
        let (down, lying) = (self.put_down.at(id), self.map[id].items);
        require(
            down == Items::NONE || self.rules.acts_freely(),
            "put_down",
            "expected only with Fast",
        )?;
        let lies = down.kinds().all(|item| down[item] <= lying[item]);
        require(lies, "put_down", "expected no more than lies here")?;
        require(down[Item::Key] == 0, "put_down", "nothing is exchanged for a key")
    }

    fn is_connected(&self) -> bool {
        let mut reached = vec![SpotId::START];
        let mut next = 0;
        while let Some(&id) = reached.get(next) {
            next += 1;
            for beside in self.map.joined(id).iter().filter_map(|side| self.map[id].next(side)) {
                if !reached.contains(&beside) {
                    reached.push(beside);
                }
            }
        }
        reached.len() == self.map.len()
    }

    /// Bag + map + hands + box = the box; stack + map = the box.
    fn check_nothing_lost(&self) -> Checked {
        let used = self.tokens_used();
        for token in Token::all() {
            let counted =
                used[token.index()] + u32::from(self.bag[token]) + u32::from(self.gone[token]);
            let has = u32::from(self.rules.tokens()[token]);
            require(
                counted == has,
                "bag",
                format!("{counted} of '{token}' where the box has {has}"),
            )?;
        }
        let used = self.tiles_used();
        for tile in Tile::all() {
            let index = tile.index();
            let counted =
                used[index] + u32::from(self.stack[index]) + u32::from(self.set_aside[index]);
            let has = u32::from(self.rules.tiles()[index]);
            require(
                counted == has,
                "stack",
                format!("{counted} of '{tile}' where the box has {has}"),
            )?;
        }
        Ok(())
    }

    /// Rules: K-6.6, K-10.9
    fn check_places(&self) -> Checked {
        let finding = matches!(self.phase, Phase::DrawToken { .. } | Phase::ChooseToken { .. });
        for seat in self.seated() {
            let hero = self.at_seat(seat);
            let Some(refuge) = hero.refuge else { continue };
            let field = format!("players[{}].came_from", seat.0);
            let needed = self.map[hero.at].has_monster() || (finding && seat == self.active);
            require(needed, field.clone(), "expected only on a monster's tile")?;
            let being_found = finding && refuge == self.me().at;
            let safe = refuge != hero.at && !self.map[refuge].has_monster() && !being_found;
            require(safe, field, "expected another tile, explored before and without a monster")?;
        }
        Ok(())
    }
}

fn require(holds: bool, field: impl Into<String>, problem: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(SetupError::new(field, problem)) }
}
