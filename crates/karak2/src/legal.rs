//! What may be done: the one list that is the law.

use super::action::Action;
use super::army::{Class, Item, Items, Kinds};
use super::building::Building;
use super::die::{Dice, Die, Shown, Unit};
use super::edge::{Edge, Pos};
use super::hero::Power;
use super::land::Land;
use super::map::{MOST_TILES, Map, SpotId};
use super::phase::{Again, Phase, Units};
use super::state::{Feat, Karak2};

impl Karak2 {
    /// Appends the legal actions in ascending order.
    pub(super) fn list_actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::DrawTile { .. }
            | Phase::DrawArmy { .. }
            | Phase::Roll
            | Phase::BreakTie
            | Phase::FindAmulet
            | Phase::Over(_) => {}
            Phase::Act => self.list_turn(list),
            Phase::KeepTile { .. } => {
                let first = list.len();
                list.extend(self.hand.into_iter().flatten().map(Action::Keep));
                sort_from(first, list);
            }
            Phase::LayTile { .. } => {
                let first = list.len();
                list.extend(self.map.frontier().map(Action::LayAt));
                sort_from(first, list);
            }
            Phase::TurnTile { tile, at, by } => {
                list.extend(Map::ways_to_lay(tile, self.entrances(at, by)).map(Action::Lay));
            }
            Phase::ReturnArmy { drawn, .. } => list.extend(drawn.kinds().map(Action::PutBack)),
            Phase::Slay => list.extend(self.prey().map(Action::Slay)),
            Phase::Send { .. }
            | Phase::Betray
            | Phase::RollAgain
            | Phase::Pick { .. }
            | Phase::Fireballs
            | Phase::Shield
            | Phase::Protect { .. }
            | Phase::Bless
            | Phase::BlessUnit
            | Phase::ToughHide
            | Phase::Plague => self.list_battle(list),
            Phase::Unload { .. } => list.extend(super::goods::Resource::ALL.map(Action::Pick)),
            Phase::PutDown { class } => {
                list.extend(self.held(class).map(Action::Drop));
            }
            Phase::SendHome => {
                let army = self.at_seat(self.decider()).army;
                let units = Unit::ALL.into_iter().filter(|unit| army[unit.die()] > 0);
                list.extend(units.map(Action::Dismiss));
            }
            Phase::Abundance { .. } => {
                let crop = self.crop(self.at_seat(self.decider()).at);
                list.extend(crop.kinds().map(Action::Pick));
            }
            Phase::Spare { building } => {
                let cost = building.map_or(self.rules.city(), |kind| self.rules.building(kind));
                let spared = self.ways_to_pay(cost).filter_map(|(spared, _)| spared);
                list.extend(spared.map(Action::Pick));
            }
            Phase::GiveBuilding { building } => {
                list.extend(self.vassals_without(building).map(|(hero, _)| Action::Choose(hero)));
            }
            Phase::Build => {
                list.extend(self.ways_to_build().map(Action::Build));
                list.push(Action::Done);
            }
            Phase::Recruit { trained } => {
                self.offer_recruits(trained, |action| list.push(action));
                list.extend(self.may_stop_recruiting(trained).then_some(Action::Done));
            }
            Phase::GiveUnit { trained } => {
                list.extend(self.gifts(trained).map(|(unit, to)| Action::Give { unit, to }));
            }
            Phase::Tax => list.extend(self.me().goods.kinds().map(Action::Pick)),
            Phase::PickUp { taken, put_down } => {
                self.offer_items([taken, put_down], |action| list.push(action));
                list.push(Action::Done);
            }
            Phase::Steal { from, .. } => {
                let victim = self.seat_of(from).expect("offered heroes are in play");
                list.extend(self.at_seat(victim).goods.kinds().map(Action::Pick));
            }
            Phase::Drive { .. } => {
                self.list_places(self.refuges(), Action::Drive, list);
            }
        }
    }

    /// The questions of a battle. Rule: K2-6.8
    #[expect(clippy::wildcard_enum_match_arm, reason = "only the questions of a battle come here")]
    fn list_battle(&self, list: &mut Vec<Action>) {
        let fighter = self.battle().fighter;
        match self.phase {
            Phase::Send { die } => self.list_counts(die, list),
            Phase::Betray | Phase::Plague => {
                list.extend(self.others(fighter).map(|(hero, _)| Action::Choose(hero)));
            }
            Phase::RollAgain => {
                list.extend(self.ways_to_roll_again().map(Action::Again));
                list.push(Action::Enough);
            }
            Phase::Pick { by, shown } => self.list_picks(by, shown, list),
            Phase::Fireballs => {
                list.push(Action::Fireball);
                if self.has_affinity() {
                    list.extend([Action::KeepFireball, Action::GreatFireball]);
                }
                list.push(Action::Enough);
            }
            Phase::Shield | Phase::Protect { .. } => {
                list.extend(self.skulls().kinds().map(Action::Ignore));
                list.push(Action::Enough);
            }
            Phase::Bless => list.extend([Action::Bless, Action::Enough]),
            Phase::BlessUnit => list.extend(self.units_to_enlist().map(Action::Enlist)),
            Phase::ToughHide => {
                list.extend(self.doomed().map(|(die, _)| Action::Save(die)));
                list.push(Action::Enough);
            }
            phase => unreachable!("{phase:?} is no question of a battle"),
        }
    }

    /// None to all of these; and if others follow, all or none of them too. Rule: K2-6.2
    fn list_counts(&self, die: Die, list: &mut Vec<Action>) {
        list.extend((0..=self.count_of(die)).map(Action::Count));
        if self.kinds_to_send(Some(die)).next().is_some() {
            list.extend([Action::All, Action::Enough]);
        }
    }

    /// The same for dice that are rolled again; one of them at least. Rule: K2-6.4
    fn list_picks(&self, by: Again, shown: Shown, list: &mut Vec<Action>) {
        let count = self.fight().roll.count(shown);
        list.extend((self.fewest_to_pick(by, shown)..=count).map(Action::Count));
        if self.groups_to_pick(by, Some(shown)).next().is_some() {
            list.push(Action::All);
            list.extend(self.has_picked().then_some(Action::Enough));
        }
    }

    /// Rules: K2-3.3, K2-3.5
    fn list_turn(&self, list: &mut Vec<Action>) {
        if self.can_move() {
            self.list_moves(list);
        }
        self.offer_work(|action| list.push(action));
        list.push(Action::EndTurn);
    }

    /// Is anything left but moving and ending the turn? Rule: K2-3.5
    pub(super) fn can_do_anything(&self) -> bool {
        let mut any = false;
        self.offer_work(|_| any = true);
        any
    }

    /// Rules: K2-4.1, K2-4.4, K2-4.8, K2-4.10, K2-5.8, K2-12.10, IM-7.8
    fn list_moves(&self, list: &mut Vec<Action>) {
        let here = self.me().at;
        list.extend(self.map.joined(here).iter().map(Action::Walk));
        if self.tiles_left() > 0 {
            let open = |&edge: &Edge| self.map.opening(here, edge).is_some();
            list.extend(Edge::ALL.into_iter().filter(open).map(Action::Explore));
        }
        if self.can_use_portal() {
            match self.me().city {
                Some(city) if city != here => list.push(Action::Portal(self.map[city].at)),
                Some(_) | None => {
                    let others = self.map.ids().filter(|&id| id != here);
                    self.list_places(others, Action::Portal, list);
                }
            }
        }
        let powers = self.powers(self.active);
        if powers.has(Power::MagicRide) && !self.day.once.has(Feat::Ride) {
            self.list_places(self.rides(here).map(|(id, _)| id), Action::Ride, list);
        }
        if powers.has(Power::Whale) && !self.day.once.has(Feat::Whale) {
            list.extend(self.wounded_others(self.active).map(|(hero, _)| Action::Whale(hero)));
        }
        list.extend(self.is_everybody_cut_off().then_some(Action::Return));
    }

    /// An action for each of these tiles, by their places. They are sorted before they are made into actions: that is
    /// much faster, and a portal leads to every tile.
    fn list_places(
        &self,
        tiles: impl Iterator<Item = SpotId>,
        action: impl Fn(Pos) -> Action,
        list: &mut Vec<Action>,
    ) {
        let mut places = [Pos::default(); MOST_TILES];
        let mut count = 0;
        for (place, id) in places.iter_mut().zip(tiles) {
            *place = self.map[id].at;
            count += 1;
        }
        places[..count].sort_unstable_by_key(Pos::rank);
        list.extend(places[..count].iter().map(|&place| action(place)));
    }

    /// Rule: K2-5.8
    fn can_use_portal(&self) -> bool {
        self.me().buildings.has(Building::Portal) && !self.day.once.has(Feat::Portal)
    }

    /// Everything but moves. Rules: K2-3.2, K2-3.7
    fn offer_work(&self, mut offer: impl FnMut(Action)) {
        let (me, here, powers) = (self.me(), self.me().at, self.powers(self.active));
        if powers.has(Power::Sneaking) && self.has_enemies(here) {
            offer(Action::Fight);
        }
        if self.can_challenge() {
            offer(Action::Challenge);
        }
        if me.lives < self.rules.lives() {
            offer(Action::Heal);
        }
        if !self.day.harvested.has(here) && self.crop(here).total() > 0 {
            offer(Action::Harvest);
        }
        if self.can_build_city() {
            offer(Action::BuildCity);
        }
        self.ways_to_build().for_each(|building| offer(Action::Build(building)));
        self.offer_recruits(Units::NONE, &mut offer);
        self.offer_items([Kinds::NONE; 2], &mut offer);
        if self.can_eradicate() {
            offer(Action::Eradicate);
        }
        if self.can_raise_skeleton() {
            offer(Action::Raise);
        }
        if self.can_rebel() {
            offer(Action::Rebel);
        }
        self.offer_free(offer);
    }

    /// What costs no action. Rules: K2-8.6, K2-12.5, IM-4.1, IM-7.4
    fn offer_free(&self, mut offer: impl FnMut(Action)) {
        let (me, powers, once) = (self.me(), self.powers(self.active), self.day.once);
        if powers.has(Power::Falcon) && !once.has(Feat::Falcon) && self.can_send_falcon() {
            offer(Action::Falcon);
        }
        if me.items[Item::Pickpocket] > 0 {
            let rich = |seat| seat != self.active && self.at_seat(seat).goods.total() > 0;
            self.heroes_of(rich).for_each(|(hero, _)| offer(Action::Pickpocket(hero)));
        }
        if me.items[Item::Blessing] > 0 {
            self.units_to_enlist().for_each(|unit| offer(Action::Pray(unit)));
        }
        if powers.has(Power::Lion) && !once.has(Feat::Roar) && self.refuges().next().is_some() {
            self.offer_roars(offer);
        }
    }

    /// Rule: IM-7.4
    fn offer_roars(&self, mut offer: impl FnMut(Action)) {
        let mut armies = [None; 2 * MOST_TILES];
        let mut count = 0;
        for spot in self.map.spots() {
            let mut last = None;
            for army in spot.armies().filter(|&army| last.replace(army) != Some(army)) {
                if self.rules.lion_scares(self.rules.strength(army)) {
                    armies[count] = Some(Action::Roar { at: spot.at, army });
                    count += 1;
                }
            }
        }
        armies[..count].sort_unstable();
        armies[..count].iter().flatten().for_each(|&roar| offer(roar));
    }

    /// Rule: IM-6.1
    pub(super) fn can_challenge(&self) -> bool {
        self.emperor.is_some_and(|emperor| {
            let lord = self.at_seat(emperor);
            emperor != self.active && lord.at == self.me().at && !lord.unconscious
        })
    }

    /// Rule: K2-5.16
    pub(super) fn can_eradicate(&self) -> bool {
        let is_needed = self.me().lives < self.rules.lives() || self.plague == Some(self.active);
        self.here().land() == Land::Castle && is_needed
    }

    /// Rule: IM-7.1
    pub(super) fn can_rebel(&self) -> bool {
        self.has(self.active, Power::Rebellion)
            && !self.day.once.has(Feat::Rebellion)
            && self.here().land().has_forest()
            && self.me().goods.covers(self.rules.rebellion())
            && self.can_enlist(self.active, Unit::Knight)
    }

    /// Rule: K2-12.5
    pub(super) fn can_send_falcon(&self) -> bool {
        self.tiles_left() > 0 && self.map.frontier().next().is_some()
    }

    /// Rules: K2-5.11, K2-5.13
    pub(super) fn offer_recruits(&self, trained: Units, mut offer: impl FnMut(Action)) {
        if !self.is_at_barracks() {
            return;
        }
        if trained == Units::NONE {
            let home = Unit::ALL.into_iter().filter(|&unit| self.can_dismiss(unit));
            home.for_each(|unit| offer(Action::Dismiss(unit)));
        }
        let units = Unit::ALL.into_iter().filter(|&unit| self.can_train(unit, trained, Dice::NONE));
        units.for_each(|unit| offer(Action::Train(unit)));
    }

    /// What can change hands here. Rules: K2-5.14, K2-5.15
    pub(super) fn offer_items(&self, [taken, put_down]: [Kinds; 2], mut offer: impl FnMut(Action)) {
        let (lying, held) = (self.here().items, self.me().items);
        if lying == Items::NONE {
            return;
        }
        let takes = || lying.kinds().filter(|&item| !put_down.has(item));
        for take in takes() {
            if held.of(take.class()) < self.rules.slots(take.class()) {
                offer(Action::Take(take));
            }
        }
        for take in takes() {
            let leaves = self.held(take.class()).filter(|&leave| leave != take);
            for leave in leaves.filter(|&leave| !taken.has(leave)) {
                offer(Action::Swap { take, leave });
            }
        }
    }

    /// The kinds of items of a class that the active hero has.
    fn held(&self, class: Class) -> impl Iterator<Item = Item> + use<> {
        let held = self.me().items;
        class.items().iter().copied().filter(move |&item| held[item] > 0)
    }

    pub(super) fn spot_at(&self, at: Pos) -> SpotId {
        self.map.find(at).expect("offered places are laid tiles")
    }

    /// How many dice of this kind the fighter has. Rule: K2-6.2
    pub(super) fn count_of(&self, die: Die) -> u8 {
        self.army(self.battle().fighter)[die]
    }
}

/// Sorts the end of a list and leaves out what is there twice.
fn sort_from(first: usize, list: &mut Vec<Action>) {
    list[first..].sort_unstable();
    let mut kept = first;
    for index in first..list.len() {
        if index == first || list[index] != list[kept - 1] {
            list[kept] = list[index];
            kept += 1;
        }
    }
    list.truncate(kept);
}
