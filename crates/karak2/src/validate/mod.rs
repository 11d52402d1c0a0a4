//! The slow validator: everything that must always be true, recomputed from scratch. It guards the
//! door from positions, and the tests run it after every ply.

use tabletop::{Seat, SetupError};

use super::army::{Class, Item, Monster};
use super::building::Buildings;
use super::die::Die;
use super::edge::{Edge, Pos};
use super::hero::Power;
use super::land::{Land, Tile};
use super::map::{MOST_KINDS, SpotId};
use super::phase::{Cause, Ending, Explorer, Phase};
use super::state::Karak2;

mod battle;
mod phase;

type Checked = Result<(), SetupError>;

/// Where the tile of a place is in the list of whoever wrote the position: errors name it by that.
pub(super) type Listed<'a> = &'a dyn Fn(Pos) -> Option<usize>;

impl Karak2 {
    /// Is this a possible state?
    pub(super) fn check(&self, listed: Listed) -> Checked {
        self.check_numbers()?;
        self.check_heroes()?;
        self.check_map(listed)?;
        self.check_nothing_lost(listed)?;
        self.check_battle()?;
        self.check_phase()?;
        self.check_players()?;
        self.check_titles()?;
        self.check_turn()?;
        self.check_over()
    }

    /// Tiles of each kind that are on the table, in the scout's hand or being laid.
    pub(super) fn tiles_used(&self, listed: Listed) -> Result<[u32; MOST_KINDS], SetupError> {
        let mut used = [0; MOST_KINDS];
        let mut count = |field: &str, tile: Tile| {
            let kind = self.rules.index_of(tile).ok_or_else(|| {
                let problem = format!("expected tiles of the box, got '{}'", String::from(tile));
                SetupError::by_rule("K2-1.1", field, problem)
            })?;
            used[kind] += 1;
            Ok::<(), SetupError>(())
        };
        for spot in self.map.spots().iter().filter(|spot| spot.tile.rank > 0) {
            count(&name(listed, spot.at, "tile"), spot.tile)?;
        }
        for tile in self.hand.into_iter().flatten() {
            count("hand", tile)?;
        }
        if let Some(tile) = self.top {
            count("top", tile)?;
        }
        if let Phase::LayTile { tile } | Phase::TurnTile { tile, .. } = self.phase {
            count("phase", tile)?;
        }
        Ok(used)
    }

    /// Tokens of each kind that are on the table or in somebody's possession.
    pub(super) fn armies_used(&self) -> [u32; 10] {
        let mut used = [0; 10];
        let mut add = |army: Monster, count: u8| used[army as usize] += u32::from(count);
        for spot in self.map.spots() {
            spot.armies().for_each(|army| add(army, 1));
            Item::ALL.into_iter().for_each(|item| add(item.monster(), spot.items[item]));
        }
        for seat in self.seated() {
            let lord = self.at_seat(seat);
            Item::ALL.into_iter().for_each(|item| add(item.monster(), lord.items[item]));
            add(Monster::SkeletonRider, lord.small_stones);
            add(Monster::EnvoyOfDeath, lord.large_stones);
        }
        if let Some(battle) = self.battle {
            add(Monster::DarkDryad, battle.dryads);
        }
        if let Phase::DrawArmy { drawn, .. } | Phase::ReturnArmy { drawn, .. } = self.phase {
            drawn.iter().for_each(|army| add(army, 1));
        }
        used
    }

    fn check_numbers(&self) -> Checked {
        for (field, seat) in [("active", self.active), ("first", self.first)] {
            if seat.0 >= self.seats {
                return refuse(field, format!("expected a seat below {}", self.seats));
            }
        }
        if self.round == 0 {
            return refuse("round", "expected at least 1");
        }
        if self.rules.round_limit().is_some_and(|limit| self.round > limit) {
            return by_rule("K2-11.4", "round", "expected no more than the round limit");
        }
        if self.praetorians > self.rules.praetorians() {
            let most = self.rules.praetorians();
            return by_rule("K2-10.1", "praetorians", format!("expected at most {most}"));
        }
        if self.day.used > 40 {
            return by_rule("K2-3.2", "used", "expected no more actions than a turn has");
        }
        if self.phase == Phase::Act && self.actions_left() == 0 {
            return by_rule("K2-3.5", "used", "expected an action left: the turn is over");
        }
        Ok(())
    }

    /// Nobody is asked who can only end the turn. Rule: K2-3.5
    fn check_turn(&self) -> Checked {
        if self.phase == Phase::Act && !self.can_move() && !self.can_do_anything() {
            return by_rule("K2-3.5", "phase", "expected something to do: the turn is over");
        }
        Ok(())
    }

    /// Rules: K2-10.4, K2-11.4
    fn check_over(&self) -> Checked {
        let right = match self.ending() {
            None | Some(Ending::Agreed) => true,
            Some(Ending::GeneralSlain) => {
                let mut slayers = self.seated().filter(|&seat| self.at_seat(seat).arch_stone);
                slayers.next() == Some(self.active)
                    && slayers.next().is_none()
                    && self.is_abyss(self.me().at)
            }
            Some(Ending::RoundLimit) => {
                self.rules.round_limit() == Some(self.round) && self.active == self.first
            }
        };
        if right { Ok(()) } else { refuse("phase", "expected a game that can have ended so") }
    }

    /// Rule: K2-2.3
    fn check_heroes(&self) -> Checked {
        for seat in self.seated() {
            let field = || format!("players[{}].hero", seat.0);
            match self.at_seat(seat).hero {
                Some(hero) => {
                    if !self.rules.heroes().any(|other| other == hero) {
                        let problem = format!("{hero} does not play at this table");
                        return by_rule("K2-2.3", field(), problem);
                    }
                    if self.seat_of(hero) != Some(seat) {
                        return by_rule("K2-2.3", field(), format!("{hero} is taken already"));
                    }
                }
                None => {
                    let drawing = self.phase == Phase::Over(Ending::Agreed)
                        || matches!(self.phase, Phase::DrawHero { seat: first } if first <= seat);
                    if !drawing {
                        return by_rule("K2-2.3", field(), "expected a hero");
                    }
                }
            }
        }
        Ok(())
    }

    fn check_map(&self, listed: Listed) -> Checked {
        if !self.map.is_consistent() {
            return refuse("tiles", "the derived neighbours are wrong");
        }
        for id in self.map.ids() {
            let spot = &self.map[id];
            let field = |of: &str| name(listed, spot.at, of);
            if spot.tile.rank > 0 {
                if spot.chasms.unturned() != spot.tile.chasms.unturned() {
                    let problem = format!("expected '{}' turned", spot.tile.chasms);
                    return by_rule("K2-4.5", field("chasms"), problem);
                }
                let earlier = |edge: Edge| spot.next(edge).is_some_and(|next| next < id);
                if !self.map.joined(id).iter().any(earlier) {
                    let problem = "expected a way to a tile laid before";
                    return by_rule("K2-4.5", field("at"), problem);
                }
            }
            self.check_spot(id, field)?;
        }
        Ok(())
    }

    fn check_spot(&self, id: SpotId, field: impl Fn(&str) -> String) -> Checked {
        let spot = &self.map[id];
        if spot.has_army() && (!spot.land().bears_a_city() || self.city_at(id).is_some()) {
            return by_rule("K2-4.6", field("armies"), "no army can be here");
        }
        if spot.guarded && !spot.land().is_lair() {
            return by_rule("IM-2.1", field("guarded"), "expected this of lairs only");
        }
        let heroes = self.heroes_at(id).count();
        if spot.land().is_lair() && !spot.guarded && heroes == 0 {
            return by_rule("IM-2.3", field("guarded"), "enemies are about where nobody is");
        }
        let fought = self.battle.is_some() && self.me().at == id;
        if spot.guarded && heroes > 0 && !self.anybody_sneaks() && !fought && !self.is_over() {
            return by_rule("IM-2.3", field("guarded"), "expected the heroes here to have fought");
        }
        Ok(())
    }

    fn check_nothing_lost(&self, listed: Listed) -> Checked {
        let used = self.tiles_used(listed)?;
        for (kind, (tile, has)) in self.rules.tiles().enumerate() {
            let found = used[kind] + u32::from(self.stack[kind]) + u32::from(self.set_aside[kind]);
            if found != u32::from(has) {
                let problem =
                    format!("expected {has} of '{}' in all, found {found}", String::from(tile));
                return by_rule("K2-1.1", "stack", problem);
            }
        }
        let used = self.armies_used();
        for army in Monster::ALL {
            let has = self.rules.armies()[army];
            let found =
                used[army as usize] + u32::from(self.bag[army]) + u32::from(self.gone[army]);
            if found != u32::from(has) {
                let problem = format!("expected {has} of '{army}' in all, found {found}");
                return by_rule("K2-1.2", "bag", problem);
            }
        }
        for item in Class::Amulet.items() {
            let lie = self.map.spots().iter().map(|spot| u32::from(spot.items[*item]));
            let held = self.seated().map(|seat| u32::from(self.at_seat(seat).items[*item]));
            if lie.chain(held).sum::<u32>() > 1 {
                return by_rule("K2-1.2", "items", format!("there is one {item} only"));
            }
        }
        if self.battle.is_some_and(|battle| u32::from(battle.dryads) > self.amulets().count()) {
            return by_rule("K2-8.7", "battle.dryads", "expected no more than amulets not found");
        }
        self.check_dice()
    }

    /// Rules: K2-1.3, K2-5.12
    fn check_dice(&self) -> Checked {
        for die in Die::ARMY {
            let found: u32 =
                self.seated().map(|seat| u32::from(self.at_seat(seat).army[die])).sum();
            let most = if die.is_mortal() { self.rules.supply()[die] } else { 0 };
            if found > u32::from(most) {
                let problem = format!("expected at most {most} dice of the {die}, found {found}");
                return by_rule("K2-1.3", "army", problem);
            }
        }
        let raised = |&seat: &Seat| self.at_seat(seat).army[Die::Skeleton] > 0;
        if self.seated().filter(raised).any(|seat| !self.has(seat, Power::Necromancy)) {
            return by_rule("K2-12.7", "army", "expected skeletons of who can raise them only");
        }
        if self.seated().any(|seat| self.at_seat(seat).army[Die::Hero] > 0) {
            return by_rule("K2-1.3", "army", "the hero die is always there: leave it out");
        }
        Ok(())
    }

    fn check_players(&self) -> Checked {
        for seat in self.seated() {
            let field = |name: &str| format!("players[{}].{name}", seat.0);
            self.check_player(seat, field)?;
            if !self.is_over() {
                self.check_limits(seat, field)?;
                self.check_place(seat, field)?;
            }
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat, field: impl Fn(&str) -> String) -> Checked {
        let lord = self.at_seat(seat);
        if lord.lives > self.rules.lives() {
            let problem = format!("expected at most {}", self.rules.lives());
            return by_rule("K2-1.4", field("lives"), problem);
        }
        if lord.city.is_none() && lord.buildings != Buildings::NONE {
            return by_rule("K2-5.6", field("buildings"), "expected a city first");
        }
        let can_stand =
            |city| self.map[city].land().bears_a_city() && self.city_at(city) == Some(seat);
        if lord.city.is_some_and(|city| !can_stand(city)) {
            return by_rule("K2-5.5", field("city"), "no city, or another one, is here");
        }
        if lord.arch_stone && self.phase != Phase::Over(Ending::GeneralSlain) {
            return by_rule("K2-10.4", field("arch_stone"), "whoever wins it ends the game");
        }
        if usize::from(lord.army.units()) > usize::from(self.rules.glory(u8::MAX, true, true)) {
            return by_rule("K2-7.2", field("army"), "expected no more than glory can allow");
        }
        Ok(())
    }

    /// What is open only while it is being settled. Rules: K2-6.12, K2-7.3, K2-8.2
    fn check_limits(&self, seat: Seat, field: impl Fn(&str) -> String) -> Checked {
        let lord = self.at_seat(seat);
        let settles = seat == self.active && self.is_settling();
        let over = Class::ALL.into_iter().find(|&class| self.overflows(seat, class));
        if let Some(class) = over.filter(|_| !settles) {
            let problem = format!("expected at most {}", self.rules.slots(class));
            return by_rule("K2-8.2", field("items"), problem);
        }
        let picks = seat == self.active && matches!(self.phase, Phase::PickUp { .. });
        if lord.army.units() > self.glory(seat) && !settles && !picks {
            return by_rule("K2-7.3", field("army"), "expected no more units than glory");
        }
        let fights = self.battle.is_some() && self.fighters().any(|fighter| fighter == seat);
        if lord.lives == 0 && !lord.unconscious && !fights {
            let problem = "a hero without lives is unconscious";
            return by_rule("K2-6.12", field("unconscious"), problem);
        }
        if lord.unconscious && seat == self.active {
            let problem = "an unconscious hero recovers instead of a turn";
            return by_rule("K2-6.13", field("unconscious"), problem);
        }
        Ok(())
    }

    /// Only who sneaks, or fights, stands where enemies are, with the General only who fights him, and
    /// nobody else retreats to such a place. Rules: K2-4.3, K2-4.9, K2-6.11, IM-7.2
    fn check_place(&self, seat: Seat, field: impl Fn(&str) -> String) -> Checked {
        let at = self.at_seat(seat).at;
        let fights = seat == self.active
            && self.battle.is_some_and(|battle| matches!(battle.cause, Cause::Enemies(_)));
        let enemies = |spot| self.map[spot].has_army() || self.is_abyss(spot);
        let sneaks = self.has(seat, Power::Sneaking);
        if enemies(at) && !fights && !sneaks {
            return by_rule("K2-4.3", field("at"), "whoever comes to enemies fights or retreats");
        }
        if self.is_abyss(at) && !fights {
            return by_rule("IM-7.2", field("at"), "nobody stays with the General");
        }
        let before = self.at_seat(seat).before;
        if before == at && at != SpotId::CASTLE {
            return by_rule("K2-6.11", field("before"), "expected another tile than this one");
        }
        if enemies(before)
            && (fights || seat == self.active && self.phase.finds_enemies())
            && !sneaks
        {
            return by_rule("K2-6.11", field("before"), "expected a tile without enemies");
        }
        Ok(())
    }

    /// Plague, crown and time master. Rules: K2-9.3, IM-4.3, IM-5.1
    fn check_titles(&self) -> Checked {
        if let Some(seat) = self.plague {
            if !self.rules.has_plague() {
                return by_rule("K2-2.7", "plague", "expected none at a friendly table");
            }
            if self.at_seat(seat).city.is_none() {
                return by_rule("K2-9.3", "plague", "expected a hero with a city");
            }
        }
        let rift = self.map.spots().iter().any(|spot| spot.land() == Land::Rift);
        if self.emperor.is_some() && !rift {
            return by_rule("IM-3.4", "emperor", "expected a rift where the crown was won");
        }
        let serves = self.time_master.is_some();
        let is_gone = self.gone[Monster::TimeMaster] > 0;
        if serves != is_gone && (serves || !self.is_over()) {
            let problem = "he serves somebody if, and only if, his token is out of the game";
            return by_rule("IM-4.3", "time_master", problem);
        }
        Ok(())
    }

    /// Is the active hero's loot being stowed? Rules: K2-7.4, K2-8.3
    fn is_settling(&self) -> bool {
        matches!(
            self.phase,
            Phase::FindAmulet | Phase::Unload { .. } | Phase::PutDown { .. } | Phase::SendHome
        )
    }

    fn anybody_sneaks(&self) -> bool {
        self.seated().any(|seat| self.has(seat, Power::Sneaking))
    }

    fn is_over(&self) -> bool {
        self.ending().is_some()
    }
}

impl Phase {
    /// Does the active hero stand on new land whose enemies come now? Rule: K2-4.6
    fn finds_enemies(self) -> bool {
        matches!(
            self,
            Phase::DrawArmy { by: Explorer::Hero, .. }
                | Phase::ReturnArmy { by: Explorer::Hero, .. }
        )
    }
}

/// A field of the tile at this place.
fn name(listed: Listed, at: Pos, field: &str) -> String {
    listed(at).map_or_else(|| format!("tiles.{field}"), |index| format!("tiles[{index}].{field}"))
}

fn refuse(field: impl Into<String>, problem: impl Into<String>) -> Checked {
    Err(SetupError::new(field, problem))
}

fn by_rule(rule: &'static str, field: impl Into<String>, problem: impl Into<String>) -> Checked {
    Err(SetupError::by_rule(rule, field, problem))
}
