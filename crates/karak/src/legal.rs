//! What may be done: the one list that is the law.

use super::action::Action;
use super::hero::Power;
use super::map::SpotId;
use super::phase::{Fight, Phase};
use super::side::Sides;
use super::state::Karak;
use super::tile::Ground;
use super::token::{Item, Items};

impl Karak {
    /// Appends the legal actions in ascending order.
    pub(super) fn list_actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::DrawTile { .. }
            | Phase::DrawToken { .. }
            | Phase::Roll { .. }
            | Phase::Over(_) => {}
            Phase::Walk => self.list_walk(list),
            Phase::Teleport { .. } | Phase::Reincarnate(_) => {
                self.list_places(self.map.fountains(), list);
            }
            Phase::StepBack(_) => self.list_places(self.map.nearest_refuges(self.me().at), list),
            Phase::PlaceTile { side, tile } => {
                list.extend(tile.shape().ways(side.opposite()).map(Action::Place));
            }
            Phase::ChooseToken { one, other } => list.extend([one, other].map(Action::Choose)),
            Phase::CallMonster => list.extend([Action::CallMonster, Action::Enough]),
            Phase::Meet { .. } => {
                list.extend(self.can_sneak().then_some(Action::Sneak));
                self.list_fight(list);
            }
            Phase::Reroll(fight) => self.list_reroll(&fight, list),
            Phase::Spend(fight) => {
                list.extend((self.bolts_left(&fight) > 0).then_some(Action::Bolt));
                list.extend(self.can_sacrifice(&fight).then_some(Action::Sacrifice));
                list.push(Action::Strike);
            }
            Phase::Assist(_) => list.extend([Action::Bolt, Action::Strike]),
            Phase::Face(_) => {
                let mut pair = self.here().pair().expect("two monsters are faced");
                pair.sort_unstable();
                list.extend(pair.map(Action::Face));
            }
            Phase::Loot { item, spoils } => {
                list.extend(
                    self.ways_to_hold(self.active, item).map(|drop| Action::Take { item, drop }),
                );
                list.extend(self.can_give(item, &spoils).then_some(Action::Give));
                list.push(Action::Leave);
            }
            Phase::Gift { item, spoils } => {
                let comrade = spoils.comrade.expect("a gift needs a comrade");
                list.extend(
                    self.ways_to_hold(comrade, item).map(|drop| Action::Take { item, drop }),
                );
                list.push(Action::Leave);
            }
            Phase::Curse(_) => {
                list.extend(self.curse_targets().map(|(hero, _)| Action::Curse(hero)));
            }
        }
    }

    /// Is anything left to do here without a step? Rule: K-3.4
    pub(super) fn can_act_on_the_spot(&self) -> bool {
        let mut any = false;
        self.offer_on_the_spot(|_| any = true);
        any
    }

    /// The sides through which the active hero can step to a laid tile. Rules: K-4.1, K-10.2
    pub(super) fn ways_to_walk(&self) -> Sides {
        let here = self.me().at;
        if self.powers(self.active).has(Power::AstralWalk) {
            self.map.touching(here)
        } else {
            self.map.joined(here)
        }
    }

    /// The sides through which the active hero can explore. Rules: K-5.1, K-5.7, K-5.9
    pub(super) fn ways_to_explore(&self) -> Sides {
        if !self.has_tiles_left() {
            return Sides::NONE;
        }
        let unexplored = self.map.touching(self.me().at).inverse();
        if self.map.is_sealed() { unexplored } else { unexplored.and(self.here().open) }
    }

    /// Rules: K-3.2, K-3.3, K-10.9
    fn list_walk(&self, list: &mut Vec<Action>) {
        let must_fight = self.must_fight();
        if !must_fight {
            self.list_steps(list);
        }
        if self.here().has_monster() && self.is_fresh() {
            self.list_fight(list);
        }
        self.offer_on_the_spot(|action| list.push(action));
        if !must_fight {
            list.push(Action::EndTurn);
        }
    }

    /// Rules: K-3.2, K-4.3, K-10.6
    fn list_steps(&self, list: &mut Vec<Action>) {
        if self.steps == 0 || self.spent {
            return;
        }
        list.extend(self.ways_to_walk().iter().map(Action::Walk));
        list.extend(self.ways_to_explore().iter().map(Action::Explore));
        if self.here().tile.ground() == Ground::Portal {
            let first = list.len();
            let others = self.map.portals().filter(|&id| id != self.me().at);
            list.extend(others.map(|id| Action::Travel(self.map[id].at)));
            list[first..].sort_unstable();
        }
        if self.can_swap() {
            let others = self.heroes().filter(|&(_, seat)| seat != self.active);
            list.extend(others.map(|(hero, _)| Action::Swap(hero)));
        }
    }

    /// Rules: K-4.2, FM-C9
    fn list_fight(&self, list: &mut Vec<Action>) {
        list.push(Action::Fight);
        if self.has_comrade() {
            list.extend(self.comrades().map(Action::FightWith));
        }
    }

    /// Rules: K-10.3, K-10.10
    fn list_reroll(&self, fight: &Fight, list: &mut Vec<Action>) {
        list.extend(self.can_reroll_ones(fight).then_some(Action::RerollOnes));
        list.extend(self.can_reroll_both(fight).then_some(Action::RerollBoth));
        list.push(Action::Keep);
    }

    /// Rules: K-3.4, K-7.5, K-7.7, K-7.9, K-8.4, FM-F6
    fn offer_on_the_spot(&self, mut offer: impl FnMut(Action)) {
        if self.can_open() {
            offer(Action::Open);
        }
        let spot = self.here();
        if spot.items != Items::NONE && self.may_use_room() {
            let down = self.put_down.at(self.me().at);
            for item in spot.items.kinds().filter(|&item| spot.items[item] > down[item]) {
                for drop in self.ways_to_hold(self.active, item) {
                    offer(Action::Take { item, drop });
                }
            }
        }
        if self.can_heal() {
            offer(Action::Heal);
        }
        if self.me().items[Item::HealingPortal] > 0 && !self.spent {
            self.heroes().for_each(|(hero, _)| offer(Action::Cast(hero)));
        }
    }

    fn list_places(&self, places: impl Iterator<Item = SpotId>, list: &mut Vec<Action>) {
        let first = list.len();
        list.extend(places.map(|id| Action::GoTo(self.map[id].at)));
        list[first..].sort_unstable();
    }
}
