//! Can this question be asked now?

use super::super::army::Item;
use super::super::building::Building;
use super::super::die::{Dice, Unit};
use super::super::edge::Pos;
use super::super::goods::Goods;
use super::super::hero::Power;
use super::super::land::Tile;
use super::super::map::Map;
use super::super::phase::{Armies, Explorer, Phase, Units};
use super::super::state::Karak2;
use super::{Checked, by_rule};

impl Karak2 {
    /// Can this question be asked now? Those of a battle are checked with it.
    pub(super) fn check_phase(&self) -> Checked {
        self.check_hand()?;
        match self.phase {
            Phase::DrawHero { seat } => {
                let first = self.seated().find(|&seat| self.at_seat(seat).hero.is_none());
                expect(first == Some(seat), "K2-2.3", "expected the first seat without a hero")
            }
            Phase::FirstPlayer | Phase::Act | Phase::Over(_) => Ok(()),
            Phase::DrawTile { edge } => {
                let here = self.me().at;
                let open = match edge {
                    Some(edge) => self.map.opening(here, edge).is_some(),
                    None => {
                        self.has(self.active, Power::Falcon) && self.map.frontier().next().is_some()
                    }
                };
                expect(open && self.tiles_left() > 0, "K2-4.4", "expected a place and a tile")
            }
            Phase::KeepTile { edge } => {
                let open = self.map.opening(self.me().at, edge).is_some();
                expect(open, "K2-4.4", "expected a place for the tile")
            }
            Phase::LayTile { .. } => {
                let can =
                    self.has(self.active, Power::Falcon) && self.map.frontier().next().is_some();
                expect(can, "K2-12.5", "expected a falcon and a place")
            }
            Phase::TurnTile { tile, at, by } => self.check_turn_tile(tile, at, by),
            Phase::DrawArmy { at, drawn, by } => {
                self.check_new_tile(at, by)?;
                let most = self.wanted_at(at) + self.armies_extra();
                let more = drawn.count() < most && self.bag.total() > 0;
                expect(more, "K2-4.6", "expected an army to be drawn")
            }
            Phase::ReturnArmy { at, drawn, by } => {
                self.check_new_tile(at, by)?;
                self.check_return(at, drawn)
            }
            Phase::Spare { .. }
            | Phase::GiveBuilding { .. }
            | Phase::Build
            | Phase::Recruit { .. }
            | Phase::GiveUnit { .. }
            | Phase::Tax => self.check_city_phase(),
            Phase::PickUp { taken, put_down } => {
                let mut more = false;
                self.offer_items([taken, put_down], |_| more = true);
                let moved = taken.iter().all(|item| self.me().items[item] > 0);
                expect(more && moved && taken.count() > 0, "K2-5.14", "expected more to pick up")
            }
            Phase::Steal { from, left } => {
                let victim = self.seat_of(from).filter(|&seat| seat != self.active);
                let goods = victim.map_or(Goods::NONE, |seat| self.at_seat(seat).goods);
                let choice = goods.kinds().nth(1).is_some() && goods.total() > left.into();
                let can = choice && (1..=self.rules.pickpocket()).contains(&left);
                expect(can, "K2-8.6", "expected a choice of what to steal")
            }
            Phase::Drive { from, army } => {
                let is_there = self.map.find(from).is_some_and(|id| {
                    self.map[id].armies().any(|other| other == army)
                        && self.rules.lion_scares(self.rules.strength(army))
                });
                let can = is_there && self.refuges().nth(1).is_some();
                expect(can, "IM-7.4", "expected a weak army and a choice of places")
            }
            Phase::Abundance { left } if self.battle.is_none() => {
                let crop = self.crop(self.me().at);
                let can = self.me().items[Item::Abundance] > 0
                    && crop.kinds().count() > 1
                    && (1..=self.rules.abundance()).contains(&left);
                expect(can, "K2-8.8", "expected the amulet and two kinds of resources")
            }
            Phase::SendHome if self.battle.is_none() => self.check_send_home(),
            Phase::Slay
            | Phase::Send { .. }
            | Phase::Roll
            | Phase::Betray
            | Phase::RollAgain
            | Phase::Pick { .. }
            | Phase::Fireballs
            | Phase::BreakTie
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide
            | Phase::Plague
            | Phase::FindAmulet
            | Phase::Unload { .. }
            | Phase::PutDown { .. }
            | Phase::SendHome
            | Phase::Abundance { .. } => Ok(()),
        }
    }

    /// Rule: K2-7.4
    pub(super) fn check_send_home(&self) -> Checked {
        let army = self.me().army;
        let kinds = Unit::ALL.iter().filter(|unit| army[unit.die()] > 0).count();
        let can = army.units() > self.glory(self.active) && kinds > 1;
        expect(can, "K2-7.4", "expected a choice of units to send home")
    }

    /// The scout holds tiles only while he looks at them. Rule: K2-12.11
    fn check_hand(&self) -> Checked {
        let scouts = self.has(self.active, Power::Scouting);
        #[expect(clippy::wildcard_enum_match_arm, reason = "otherwise he holds none")]
        let wanted = match self.phase {
            Phase::DrawTile { edge: Some(_) } if scouts => self.hand[1].is_none(),
            Phase::KeepTile { .. } => scouts && self.hand[0].is_some() && self.hand[1].is_some(),
            _ => self.hand == [None; 2],
        };
        expect(wanted, "K2-12.11", "expected two tiles in the scout's hand when he chooses")?;
        let known = self.top.is_none() || self.scout_seat().is_some();
        expect(known, "K2-12.11", "expected a scout who returned the tile")?;
        let drawn = self.hand[0].is_none() || self.top.is_none();
        expect(drawn, "K2-12.11", "expected the returned tile to be drawn first")
    }

    fn check_turn_tile(&self, tile: Tile, at: Pos, by: Explorer) -> Checked {
        let beside = |at: Pos| self.here().at.edge_of(at).map(|edge| (self.me().at, edge));
        let can = match by {
            Explorer::Hero => {
                beside(at).is_some_and(|(here, edge)| self.map.opening(here, edge).is_some())
            }
            Explorer::Falcon => {
                self.has(self.active, Power::Falcon) && self.map.frontier().any(|place| place == at)
            }
        };
        expect(can, "K2-4.5", "expected a free place that can be entered")?;
        let ways = Map::ways_to_lay(tile, self.entrances(at, by)).count();
        expect(ways > 1, "K2-4.5", "expected a choice of how the tile lies")
    }

    /// The new tile is the last one laid, and nobody but the explorer has come to it. Rule: K2-4.4
    fn check_new_tile(&self, at: Pos, by: Explorer) -> Checked {
        let last = self.map.ids().last();
        let is_new = self.map.find(at).is_some_and(|id| {
            let spot = &self.map[id];
            Some(id) == last
                && spot.tile.rank > 0
                && spot.land().draws_armies()
                && !spot.has_army()
                && spot.items == super::super::army::Items::NONE
                && self.city_at(id).is_none()
                && self.heroes_at(id).all(|seat| seat == self.active)
        });
        let there = match by {
            Explorer::Hero => self.here().at == at,
            Explorer::Falcon => self.has(self.active, Power::Falcon) && self.here().at != at,
        };
        expect(is_new && there, "K2-4.6", "expected the tile just laid")
    }

    fn check_return(&self, at: Pos, drawn: Armies) -> Checked {
        let can = self.armies_extra() > 0
            && drawn.count() == self.wanted_at(at) + self.armies_extra()
            && drawn.kinds().nth(1).is_some();
        expect(can, "K2-12.3", "expected different armies, and one too many")
    }

    fn wanted_at(&self, at: Pos) -> usize {
        self.map.find(at).map_or(0, |id| self.armies_wanted(id))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only the questions of a city come here")]
    fn check_city_phase(&self) -> Checked {
        let in_city = self.me().city == Some(self.me().at);
        let rule_of = |building: Option<Building>| match building {
            Some(building) => (self.rules.building(building), in_city),
            None => (self.rules.city(), self.can_build_city()),
        };
        match self.phase {
            Phase::Spare { building } => {
                let (cost, here) = rule_of(building);
                let open = building.is_none_or(|kind| !self.me().buildings.has(kind));
                let ways = self.ways_to_pay(cost).filter(|(spared, _)| spared.is_some()).count();
                expect(here && open && ways > 1, "K2-12.4", "expected a choice of what to spare")
            }
            Phase::GiveBuilding { building } => {
                let gives = in_city
                    && self.emperor == Some(self.active)
                    && self.me().buildings.has(building);
                let choice = self.vassals_without(building).nth(1).is_some();
                expect(gives && choice, "IM-5.3", "expected an Emperor and a choice of vassals")?;
                self.check_tax()
            }
            Phase::Build => {
                let more = self.ways_to_build().next().is_some();
                expect(more, "K2-5.6", "expected more to build")?;
                self.check_tax()
            }
            Phase::Recruit { trained } => {
                let has = |unit: Unit| self.me().army[unit.die()] > 0;
                let more =
                    Unit::ALL.into_iter().any(|unit| self.can_train(unit, trained, Dice::NONE))
                        || trained == Units::NONE
                            && Unit::ALL.into_iter().any(|unit| self.can_dismiss(unit));
                expect(more && trained.iter().all(has), "K2-5.11", "expected more to recruit")?;
                let mut offers = u8::from(self.may_stop_recruiting(trained));
                self.offer_recruits(trained, |_| offers += 1);
                expect(offers > 1, "K2-5.13", "expected a choice of what to recruit")?;
                self.check_tax()
            }
            Phase::GiveUnit { trained } => {
                let has = |unit: Unit| self.me().army[unit.die()] > 0;
                let can = in_city
                    && self.emperor == Some(self.active)
                    && trained.iter().all(has)
                    && self.gifts(trained).nth(1).is_some();
                expect(can, "IM-5.4", "expected an Emperor and a choice of gifts")
            }
            _ => {
                let owes = self.emperor.is_some_and(|emperor| emperor != self.active);
                let choice = self.me().goods.kinds().nth(1).is_some();
                expect(in_city && owes && choice, "IM-5.2", "expected a vassal with a choice")
            }
        }
    }

    /// Whoever has begun to build or recruit can still pay the tax. Rule: IM-5.2
    fn check_tax(&self) -> Checked {
        let owes = self.emperor.is_some_and(|emperor| emperor != self.active);
        let can = !owes || self.me().goods.total() > 0;
        expect(can, "IM-5.2", "expected something left for the tax")
    }
}

/// The question belongs to a rule that must hold.
pub(super) fn expect(holds: bool, rule: &'static str, problem: &str) -> Checked {
    if holds { Ok(()) } else { by_rule(rule, "phase", problem) }
}
