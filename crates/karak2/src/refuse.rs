//! Why not: the rule that stands in the way of an action that is not in the list, and what to do.

use super::action::Action;
use super::army::{Item, Monster};
use super::building::Building;
use super::die::{Die, Unit};
use super::edge::{Edge, Pos};
use super::goods::Goods;
use super::hero::{Hero, Power};
use super::land::Land;
use super::map::SpotId;
use super::phase::{Again, Phase, Topic, Units};
use super::reason::Reason;
use super::state::{Feat, Karak2};

impl Karak2 {
    /// The rule that forbids this action now.
    pub(super) fn refuse(&self, action: Action) -> Reason {
        match self.phase.topic() {
            Topic::Turn => self.refuse_in_turn(action),
            Topic::Work => self.refuse_at_work(action),
            Topic::Battle => self.refuse_in_battle(action),
            Topic::Land | Topic::Spoils | Topic::Chance | Topic::Over => asked(self.phase),
        }
    }

    fn refuse_in_turn(&self, action: Action) -> Reason {
        match action {
            Action::Walk(_)
            | Action::Explore(_)
            | Action::Portal(_)
            | Action::Ride(_)
            | Action::Whale(_)
            | Action::Return => self.refuse_move(action),
            Action::Fight => self.refuse_fight(),
            Action::Challenge => self.refuse_challenge(),
            Action::Heal => Reason::AllLives,
            Action::Harvest => self.refuse_harvest(),
            Action::BuildCity => self.refuse_city(),
            Action::Build(building) => self.refuse_building(building),
            Action::Dismiss(unit) => self.refuse_dismissal(unit, Units::NONE),
            Action::Train(unit) => self.refuse_training(unit, Units::NONE),
            Action::Take(item) => self.refuse_take(item),
            Action::Swap { take, leave } => self.refuse_swap(take, leave),
            Action::Eradicate if self.here().land() != Land::Castle => Reason::NotOnCastle,
            Action::Eradicate => Reason::NothingToEradicate,
            Action::Raise => self.refuse_raising(),
            Action::Rebel => self.refuse_rebellion(),
            Action::Falcon => self.refuse_falcon(),
            Action::Pickpocket(hero) => self.refuse_pickpocket(hero),
            Action::Pray(unit) => self.refuse_prayer(unit),
            Action::Roar { at, army } => self.refuse_roar(at, army),
            Action::Keep(_) | Action::LayAt(_) | Action::Lay(_) => Reason::NoTileDrawn,
            Action::PutBack(_) => Reason::NoArmyDrawn,
            Action::Slay(_) => Reason::NoWeakArmy,
            Action::Count(_)
            | Action::All
            | Action::Again(_)
            | Action::Fireball
            | Action::KeepFireball
            | Action::GreatFireball
            | Action::Ignore(_)
            | Action::Bless
            | Action::Enlist(_)
            | Action::Save(_)
            | Action::Enough => Reason::NoBattle,
            Action::Choose(_)
            | Action::Pick(_)
            | Action::Drop(_)
            | Action::Give { .. }
            | Action::Drive(_)
            | Action::Done
            | Action::EndTurn => asked(self.phase),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only moves come here")]
    fn refuse_move(&self, action: Action) -> Reason {
        if !self.can_move() {
            return Reason::MoveUsed;
        }
        match action {
            Action::Walk(edge) => self.refuse_step(edge),
            Action::Explore(edge) => self.refuse_exploring(edge),
            Action::Portal(to) => self.refuse_portal(to),
            Action::Ride(_) => self.refuse_ride(),
            Action::Whale(hero) => self.refuse_flight(hero),
            Action::Return => Reason::NotEverybodyIsCutOff,
            _ => asked(self.phase),
        }
    }

    fn refuse_step(&self, edge: Edge) -> Reason {
        if self.here().next(edge).is_some() {
            Reason::ChasmInTheWay(edge)
        } else {
            Reason::NotExplored(edge)
        }
    }

    fn refuse_exploring(&self, edge: Edge) -> Reason {
        if self.here().next(edge).is_some() {
            Reason::AlreadyExplored(edge)
        } else if self.tiles_left() == 0 {
            Reason::NoTileLeft
        } else {
            Reason::ChasmInTheWay(edge)
        }
    }

    fn refuse_portal(&self, to: Pos) -> Reason {
        if !self.me().buildings.has(Building::Portal) {
            Reason::NoPortal
        } else if self.day.once.has(Feat::Portal) {
            Reason::PortalUsed
        } else if self.map.find(to).is_none() {
            Reason::NoTileThere(to)
        } else if to == self.here().at {
            Reason::AlreadyThere
        } else {
            Reason::PortalLeadsToCity
        }
    }

    fn refuse_ride(&self) -> Reason {
        if !self.has(self.active, Power::MagicRide) {
            self.refuse_power(Power::MagicRide)
        } else if self.day.once.has(Feat::Ride) {
            Reason::RiddenAlready
        } else {
            Reason::RideInALine
        }
    }

    fn refuse_flight(&self, hero: Hero) -> Reason {
        if !self.has(self.active, Power::Whale) {
            self.refuse_power(Power::Whale)
        } else if self.day.once.has(Feat::Whale) {
            Reason::FlownAlready
        } else if self.seat_of(hero).is_none_or(|seat| seat == self.active) {
            Reason::FlyToAnother
        } else {
            Reason::NotWounded(hero)
        }
    }

    fn refuse_fight(&self) -> Reason {
        if self.has_enemies(self.me().at) {
            self.refuse_power(Power::Sneaking)
        } else {
            Reason::NoArmyHere
        }
    }

    fn refuse_challenge(&self) -> Reason {
        match self.emperor {
            None => Reason::NoEmperor,
            Some(emperor) if emperor == self.active => Reason::IsEmperor,
            Some(emperor) if self.at_seat(emperor).at != self.me().at => Reason::EmperorNotHere,
            Some(_) => Reason::EmperorUnconscious,
        }
    }

    fn refuse_harvest(&self) -> Reason {
        let here = self.me().at;
        let land = self.map[here].land();
        if self.map[here].has_army() {
            Reason::HarvestBesideArmy
        } else if self.city_at(here).is_some() {
            Reason::HarvestInCity
        } else if land.is_lair() {
            Reason::LairGivesToWinners
        } else if self.rules.harvest(land).total() == 0 {
            Reason::BringsNothing(land)
        } else {
            Reason::HarvestedAlready
        }
    }

    fn refuse_city(&self) -> Reason {
        let here = self.me().at;
        let land = self.map[here].land();
        if self.me().city.is_some() {
            Reason::HasCity
        } else if land.is_lair() {
            Reason::NoCityOnLair
        } else if !land.bears_a_city() {
            Reason::NoCityOn(land)
        } else if self.map[here].has_army() {
            Reason::CityBesideArmy
        } else if self.city_at(here).is_some() {
            Reason::AnotherCityHere
        } else if self.heroes_at(here).count() > 1 {
            Reason::AnotherHeroHere
        } else {
            let cost = self.rules.city();
            self.refuse_price(cost, self.spared(cost))
        }
    }

    fn refuse_building(&self, building: Building) -> Reason {
        if self.me().city.is_none() {
            Reason::NoCity
        } else if self.me().city != Some(self.me().at) {
            Reason::NotInOwnCity
        } else if self.me().buildings.has(building) {
            Reason::StandsAlready(building)
        } else {
            let cost = self.rules.building(building);
            self.refuse_price(cost, self.spared(cost))
        }
    }

    /// The price less what the hero need not pay, or the tax on top of it. Rules: K2-1.5, K2-12.4, IM-5.2
    fn refuse_price(&self, cost: Goods, spared: u8) -> Reason {
        let goods = self.me().goods;
        let spare = |missing: Goods, _| {
            let most = missing.kinds().max_by_key(|&kind| missing[kind]);
            most.map_or(missing, |kind| missing.minus(Goods::one(kind)))
        };
        let missing = (0..spared).fold(cost.minus(goods), spare);
        if missing == Goods::NONE {
            Reason::TaxMustBeLeft
        } else {
            Reason::TooExpensive { cost, goods, missing }
        }
    }

    fn refuse_dismissal(&self, unit: Unit, trained: Units) -> Reason {
        if !self.is_at_barracks() {
            self.refuse_barracks()
        } else if self.me().army[unit.die()] == 0 {
            Reason::HasNoUnit(unit)
        } else if trained != Units::NONE {
            Reason::DismissBeforeTraining
        } else {
            Reason::DismissOnlyToTrain
        }
    }

    fn refuse_training(&self, unit: Unit, trained: Units) -> Reason {
        let price = self.rules.unit(unit);
        if !self.is_at_barracks() {
            self.refuse_barracks()
        } else if !self.me().buildings.has(Building::that_trains(unit)) {
            let building = Building::that_trains(unit);
            Reason::NeedsBuilding { unit, building }
        } else if self.supply(unit.die()) == 0 {
            Reason::NoUnitLeft(unit)
        } else if self.room(self.active) == 0 {
            let glory = self.glory(self.active);
            Reason::GloryAllowsNoTraining(glory)
        } else if !self.me().goods.covers(price) {
            self.refuse_price(price, 0)
        } else if self.emperor == Some(self.active) && trained == Units::NONE {
            Reason::KeepUnitToGive
        } else if self.emperor == Some(self.active) {
            Reason::NoUnitWouldBeLeft
        } else {
            Reason::TaxMustBeLeft
        }
    }

    fn refuse_barracks(&self) -> Reason {
        if self.me().city != Some(self.me().at) {
            Reason::TrainInCity
        } else {
            Reason::PlagueInCity
        }
    }

    fn refuse_take(&self, item: Item) -> Reason {
        if self.here().items[item] == 0 {
            Reason::NoSuchItem(item)
        } else {
            Reason::NoFreeSlot(item)
        }
    }

    fn refuse_swap(&self, take: Item, leave: Item) -> Reason {
        if self.here().items[take] == 0 {
            Reason::NoSuchItem(take)
        } else if self.me().items[leave] == 0 {
            Reason::NotHeld(leave)
        } else if take.class() != leave.class() {
            Reason::MakesNoRoom { leave, take }
        } else {
            Reason::ChangesNothing
        }
    }

    fn refuse_raising(&self) -> Reason {
        if self.has(self.active, Power::Necromancy) {
            Reason::NoSkeletonLeft
        } else {
            self.refuse_power(Power::Necromancy)
        }
    }

    fn refuse_rebellion(&self) -> Reason {
        if !self.has(self.active, Power::Rebellion) {
            self.refuse_power(Power::Rebellion)
        } else if self.day.once.has(Feat::Rebellion) {
            Reason::RebelledAlready
        } else if !self.here().land().has_forest() {
            Reason::NoForest
        } else if !self.me().goods.covers(self.rules.rebellion()) {
            Reason::RebellionCosts(self.rules.rebellion())
        } else {
            self.refuse_unit(Unit::Knight)
        }
    }

    /// Glory or the supply. Rules: K2-5.12, K2-7.3
    fn refuse_unit(&self, unit: Unit) -> Reason {
        if self.room(self.active) == 0 {
            Reason::GloryAllowsNoUnit(self.glory(self.active))
        } else {
            Reason::NoUnitLeft(unit)
        }
    }

    fn refuse_falcon(&self) -> Reason {
        if !self.has(self.active, Power::Falcon) {
            self.refuse_power(Power::Falcon)
        } else if self.day.once.has(Feat::Falcon) {
            Reason::FalconHasFlown
        } else if self.tiles_left() == 0 {
            Reason::NoTileLeft
        } else {
            Reason::NoOpenEdge
        }
    }

    fn refuse_pickpocket(&self, hero: Hero) -> Reason {
        if self.me().items[Item::Pickpocket] == 0 {
            Reason::NoPickpocket
        } else if self.seat_of(hero).is_none_or(|seat| seat == self.active) {
            Reason::RobAnother
        } else {
            Reason::HasNoResources(hero)
        }
    }

    fn refuse_prayer(&self, unit: Unit) -> Reason {
        if self.me().items[Item::Blessing] == 0 {
            Reason::NoBlessing
        } else {
            self.refuse_unit(unit)
        }
    }

    fn refuse_roar(&self, at: Pos, army: Monster) -> Reason {
        let is_here = |id: SpotId| self.map[id].armies().any(|other| other == army);
        if !self.has(self.active, Power::Lion) {
            self.refuse_power(Power::Lion)
        } else if self.day.once.has(Feat::Roar) {
            Reason::LionHasRoared
        } else if !self.map.find(at).is_some_and(is_here) {
            Reason::NoSuchArmy { army, at }
        } else if !self.rules.lion_scares(self.rules.strength(army)) {
            Reason::TooStrongToScare(army)
        } else {
            Reason::NowhereToFlee
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have one kind of answer")]
    fn refuse_at_work(&self, action: Action) -> Reason {
        match self.phase {
            Phase::Build => self.refuse_more_buildings(action),
            Phase::Recruit { trained } => self.refuse_more_units(action, trained),
            Phase::PickUp { .. } => self.refuse_more_items(action),
            phase => asked(phase),
        }
    }

    fn refuse_more_buildings(&self, action: Action) -> Reason {
        if let Action::Build(building) = action {
            self.refuse_building(building)
        } else {
            asked(self.phase)
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only recruiting goes on")]
    fn refuse_more_units(&self, action: Action, trained: Units) -> Reason {
        match action {
            Action::Train(unit) => self.refuse_training(unit, trained),
            Action::Dismiss(unit) => self.refuse_dismissal(unit, trained),
            Action::Done if trained == Units::NONE => Reason::TrainAnother,
            Action::Done => Reason::TrainOneToGive,
            _ => asked(self.phase),
        }
    }

    fn refuse_more_items(&self, action: Action) -> Reason {
        match (action, self.phase) {
            (Action::Take(take) | Action::Swap { take, .. }, Phase::PickUp { put_down, .. })
                if put_down.has(take) =>
            {
                Reason::JustPutDown
            }
            (Action::Swap { leave, .. }, Phase::PickUp { taken, .. }) if taken.has(leave) => {
                Reason::JustTaken
            }
            (Action::Take(item), _) => self.refuse_take(item),
            (Action::Swap { take, leave }, _) => self.refuse_swap(take, leave),
            _ => asked(self.phase),
        }
    }

    fn refuse_in_battle(&self, action: Action) -> Reason {
        match (self.phase, action) {
            (Phase::Send { die }, Action::Count(_)) => {
                let count = self.count_of(die);
                Reason::HasSoMany { count, die }
            }
            (Phase::Pick { .. }, Action::Count(0)) => Reason::RollOneAtLeast,
            (Phase::Pick { by, shown }, Action::Enough)
                if self.groups_to_pick(by, Some(shown)).next().is_some() =>
            {
                Reason::RollOneAtLeast
            }
            (Phase::Pick { shown, .. }, Action::Count(_)) => {
                let count = self.fight().roll.count(shown);
                Reason::SoManyShow { count, die: shown.die, face: shown.face }
            }
            (Phase::Send { .. } | Phase::Pick { .. }, Action::All | Action::Enough) => {
                Reason::NoOtherDiceFollow
            }
            (Phase::RollAgain, Action::Again(again)) => self.refuse_again(again),
            (Phase::Fireballs, Action::KeepFireball | Action::GreatFireball) => {
                if self.has(self.decider(), Power::Affinity) {
                    Reason::ArtUsed
                } else {
                    self.refuse_power(Power::Affinity)
                }
            }
            (Phase::Shield | Phase::Protect { .. }, Action::Ignore(die)) => Reason::NoSkull(die),
            (Phase::ToughHide, Action::Save(Die::Hero)) => Reason::WoundsAreDealt,
            (Phase::ToughHide, Action::Save(die)) => Reason::NotDoomed(die),
            (phase, _) => asked(phase),
        }
    }

    fn refuse_again(&self, again: Again) -> Reason {
        let has = |power| self.has(self.decider(), power);
        let used = self.fight().again.has(again);
        match again {
            Again::Units if !has(Power::WarStrategy) => self.refuse_power(Power::WarStrategy),
            Again::Hero if !has(Power::Finesse) => self.refuse_power(Power::Finesse),
            Again::Archers if !has(Power::StrategicPosition) => {
                self.refuse_power(Power::StrategicPosition)
            }
            Again::Units | Again::Hero | Again::Archers | Again::Loop if used => {
                Reason::RolledAgainAlready(again)
            }
            Again::Units => Reason::NoUnitRolled,
            Again::Hero => Reason::HeroNotRolled,
            Again::Archers => Reason::NoArcherRolled,
            Again::Loop => Reason::NoLoop,
        }
    }

    /// Who could do it instead. Rules: K2-12.1 to K2-12.13, IM-7.1 to IM-7.10
    fn refuse_power(&self, power: Power) -> Reason {
        let hero = self.rules.heroes().find(|&hero| self.rules.powers(hero).has(power));
        hero.map_or(Reason::NobodyCan(power), |hero| Reason::OnlyHeroCan { hero, power })
    }
}

/// What must be answered first.
fn asked(phase: Phase) -> Reason {
    match phase {
        Phase::DrawHero { .. } => Reason::HeroesAreDrawn,
        Phase::FirstPlayer => Reason::FirstPlayerIsFound,
        Phase::Act => Reason::MoveActOrEnd,
        Phase::DrawTile { .. } => Reason::TileIsDrawn,
        Phase::KeepTile { .. } => Reason::FirstKeepTile,
        Phase::LayTile { .. } => Reason::FirstLayTile,
        Phase::TurnTile { .. } => Reason::FirstTurnTile,
        Phase::DrawArmy { .. } => Reason::ArmyIsDrawn,
        Phase::ReturnArmy { .. } => Reason::FirstReturnArmy,
        Phase::Slay => Reason::FirstSlay,
        Phase::Send { .. } => Reason::FirstSend,
        Phase::Roll => Reason::DiceAreRolling,
        Phase::Betray => Reason::FirstBetray,
        Phase::RollAgain => Reason::FirstRollAgain,
        Phase::Pick { .. } => Reason::FirstPick,
        Phase::Fireballs => Reason::FirstFireballs,
        Phase::BreakTie => Reason::TieIsBroken,
        Phase::Shield => Reason::FirstShield,
        Phase::Protect { .. } => Reason::FirstProtect,
        Phase::Bless => Reason::FirstBless,
        Phase::BlessUnit => Reason::FirstBlessUnit,
        Phase::ToughHide => Reason::FirstToughHide,
        Phase::Plague => Reason::FirstPlague,
        Phase::FindAmulet => Reason::AmuletIsFound,
        Phase::Unload { .. } => Reason::FirstUnload,
        Phase::PutDown { .. } => Reason::FirstPutDown,
        Phase::SendHome => Reason::FirstSendHome,
        Phase::Abundance { .. } => Reason::FirstAbundance,
        Phase::Spare { .. } => Reason::FirstSpare,
        Phase::GiveBuilding { .. } => Reason::FirstGiveBuilding,
        Phase::Build => Reason::FirstBuild,
        Phase::Recruit { .. } => Reason::FirstRecruit,
        Phase::GiveUnit { .. } => Reason::FirstGiveUnit,
        Phase::Tax => Reason::FirstTax,
        Phase::PickUp { .. } => Reason::FirstPickUp,
        Phase::Steal { .. } => Reason::FirstSteal,
        Phase::Drive { .. } => Reason::FirstDrive,
        Phase::Over(_) => Reason::GameIsOver,
    }
}
