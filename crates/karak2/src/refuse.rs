//! Why not: the rule that stands in the way of an action that is not in the list, and what to do.

use tabletop::Refusal;

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
use super::state::{Feat, Karak2};

impl Karak2 {
    /// The rule that forbids this action now.
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        match self.phase.topic() {
            Topic::Turn => self.refuse_in_turn(action),
            Topic::Work => self.refuse_at_work(action),
            Topic::Battle => self.refuse_in_battle(action),
            Topic::Land | Topic::Spoils | Topic::Chance | Topic::Over => asked(self.phase),
        }
    }

    fn refuse_in_turn(&self, action: Action) -> Refusal {
        match action {
            Action::Walk(_)
            | Action::Explore(_)
            | Action::Portal(_)
            | Action::Ride(_)
            | Action::Whale(_)
            | Action::Return => self.refuse_move(action),
            Action::Fight => self.refuse_fight(),
            Action::Challenge => self.refuse_challenge(),
            Action::Heal => no("K2-3.7", "the hero has all lives"),
            Action::Harvest => self.refuse_harvest(),
            Action::BuildCity => self.refuse_city(),
            Action::Build(building) => self.refuse_building(building),
            Action::Dismiss(unit) => self.refuse_dismissal(unit, Units::NONE),
            Action::Train(unit) => self.refuse_training(unit, Units::NONE),
            Action::Take(item) => self.refuse_take(item),
            Action::Swap { take, leave } => self.refuse_swap(take, leave),
            Action::Eradicate if self.here().land() != Land::Castle => {
                no("K2-5.16", "only on the castle")
            }
            Action::Eradicate => {
                no("K2-3.7", "there is nothing to heal and no plague of one's own")
            }
            Action::Raise => self.refuse_raising(),
            Action::Rebel => self.refuse_rebellion(),
            Action::Falcon => self.refuse_falcon(),
            Action::Pickpocket(hero) => self.refuse_pickpocket(hero),
            Action::Pray(unit) => self.refuse_prayer(unit),
            Action::Roar { at, army } => self.refuse_roar(at, army),
            Action::Keep(_) | Action::LayAt(_) | Action::Lay(_) => {
                no("K2-4.4", "no tile is drawn: explore first")
            }
            Action::PutBack(_) => no("K2-12.3", "no army is drawn"),
            Action::Slay(_) => no("K2-12.12", "there is no weak army to slay now"),
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
            | Action::Enough => no("K2-6.8", "there is no battle"),
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
    fn refuse_move(&self, action: Action) -> Refusal {
        if !self.can_move() {
            return no("K2-3.4", "the move before this action is used: act, or end the turn");
        }
        match action {
            Action::Walk(edge) => self.refuse_step(edge),
            Action::Explore(edge) => self.refuse_exploring(edge),
            Action::Portal(to) => self.refuse_portal(to),
            Action::Ride(_) => self.refuse_ride(),
            Action::Whale(hero) => self.refuse_flight(hero),
            Action::Return => no("K2-4.10", "somebody still has a way out or an enemy to beat"),
            _ => asked(self.phase),
        }
    }

    fn refuse_step(&self, edge: Edge) -> Refusal {
        if self.here().next(edge).is_some() {
            no("K2-4.1", format!("a chasm is in the way to the {edge}"))
        } else {
            no("K2-4.4", format!("nothing is explored to the {edge} yet"))
        }
    }

    fn refuse_exploring(&self, edge: Edge) -> Refusal {
        if self.here().next(edge).is_some() {
            no("K2-4.4", format!("a tile lies to the {edge} already"))
        } else if self.tiles_left() == 0 {
            no("K2-4.8", "no tile is left to draw")
        } else {
            no("K2-4.1", format!("a chasm is in the way to the {edge}"))
        }
    }

    fn refuse_portal(&self, to: Pos) -> Refusal {
        if !self.me().buildings.has(Building::Portal) {
            no("K2-5.8", "the hero has no portal")
        } else if self.day.once.has(Feat::Portal) {
            no("K2-5.8", "the portal has been used in this turn")
        } else if self.map.find(to).is_none() {
            no("K2-5.8", format!("no tile lies at {to}"))
        } else if to == self.here().at {
            no("K2-5.8", "the hero is there already")
        } else {
            no("K2-5.8", "from elsewhere the portal leads to one's own city only")
        }
    }

    fn refuse_ride(&self) -> Refusal {
        if !self.has(self.active, Power::MagicRide) {
            self.refuse_power(Power::MagicRide)
        } else if self.day.once.has(Feat::Ride) {
            no("K2-12.10", "one ride a turn")
        } else {
            no("K2-12.10", "up to three laid tiles in a line, to the first enemies")
        }
    }

    fn refuse_flight(&self, hero: Hero) -> Refusal {
        if !self.has(self.active, Power::Whale) {
            self.refuse_power(Power::Whale)
        } else if self.day.once.has(Feat::Whale) {
            no("IM-7.8", "one flight a turn")
        } else if self.seat_of(hero).is_none_or(|seat| seat == self.active) {
            no("IM-7.8", "choose another hero in play")
        } else {
            no("IM-7.8", format!("{hero} is not wounded"))
        }
    }

    fn refuse_fight(&self) -> Refusal {
        if self.has_enemies(self.me().at) {
            self.refuse_power(Power::Sneaking)
        } else {
            no("K2-4.3", "no army is here: a battle begins where one is entered")
        }
    }

    fn refuse_challenge(&self) -> Refusal {
        match self.emperor {
            None => no("IM-6.1", "there is no Emperor"),
            Some(emperor) if emperor == self.active => no("IM-6.1", "the hero is the Emperor"),
            Some(emperor) if self.at_seat(emperor).at != self.me().at => {
                no("IM-6.1", "the Emperor is not on this tile")
            }
            Some(_) => no("IM-6.1", "an unconscious Emperor cannot be challenged"),
        }
    }

    fn refuse_harvest(&self) -> Refusal {
        let here = self.me().at;
        let land = self.map[here].land();
        if self.map[here].has_army() {
            no("K2-5.3", "not while an army is here")
        } else if self.city_at(here).is_some() {
            no("K2-5.3", "not where a city stands")
        } else if land.is_lair() {
            no("IM-2.4", "a lair gives only to those who beat its enemies")
        } else if self.rules.harvest(land).total() == 0 {
            no("K2-5.3", format!("the {land} brings nothing"))
        } else {
            no("K2-5.3", "this tile has been harvested in this turn")
        }
    }

    fn refuse_city(&self) -> Refusal {
        let here = self.me().at;
        let land = self.map[here].land();
        if self.me().city.is_some() {
            no("K2-5.4", "the hero has a city")
        } else if land.is_lair() {
            no("IM-2.4", "not on a lair")
        } else if !land.bears_a_city() {
            no("K2-5.5", format!("not on the {land}"))
        } else if self.map[here].has_army() {
            no("K2-5.5", "not while an army is here")
        } else if self.city_at(here).is_some() {
            no("K2-5.5", "another city stands here")
        } else if self.heroes_at(here).count() > 1 {
            no("K2-5.5", "not while another hero is here")
        } else {
            self.refuse_price(self.rules.city())
        }
    }

    fn refuse_building(&self, building: Building) -> Refusal {
        if self.me().city.is_none() {
            no("K2-5.6", "build the city first")
        } else if self.me().city != Some(self.me().at) {
            no("K2-5.6", "only in one's own city")
        } else if self.me().buildings.has(building) {
            no("K2-5.6", format!("the {building} stands already"))
        } else {
            self.refuse_price(self.rules.building(building))
        }
    }

    /// The price, or the tax on top of it. Rules: K2-1.5, K2-12.4, IM-5.2
    fn refuse_price(&self, cost: Goods) -> Refusal {
        let goods = self.me().goods;
        let spares = self.has(self.active, Power::MasterBuilder);
        let cheaper = |resource| goods.covers(cost.minus(Goods::one(resource)));
        if goods.covers(cost) || spares && cost.kinds().any(cheaper) {
            no("IM-5.2", "one resource must be left for the Emperor's tax")
        } else {
            no("K2-1.5", format!("it costs {cost}, the hero has {goods}"))
        }
    }

    fn refuse_dismissal(&self, unit: Unit, trained: Units) -> Refusal {
        if !self.is_at_barracks() {
            self.refuse_barracks()
        } else if self.me().army[unit.die()] == 0 {
            no("K2-5.13", format!("the hero has no {unit}"))
        } else if trained != Units::NONE {
            no("K2-5.13", "units go home before the first one is trained")
        } else {
            no("K2-5.13", "a unit goes home only if another can be trained")
        }
    }

    fn refuse_training(&self, unit: Unit, trained: Units) -> Refusal {
        let price = self.rules.unit(unit);
        if !self.is_at_barracks() {
            self.refuse_barracks()
        } else if !self.me().buildings.has(Building::that_trains(unit)) {
            let building = Building::that_trains(unit);
            no("K2-5.10", format!("training a {unit} needs the {building}"))
        } else if self.supply(unit.die()) == 0 {
            no("K2-5.12", format!("no {unit} is left in the supply"))
        } else if self.room(self.active) == 0 {
            let glory = self.glory(self.active);
            no("K2-5.12", format!("glory {glory} allows no more units"))
        } else if !self.me().goods.covers(price) {
            self.refuse_price(price)
        } else if self.emperor == Some(self.active) && trained == Units::NONE {
            no("IM-5.4", "a unit of a kind just trained must be left to give")
        } else if self.emperor == Some(self.active) {
            no("IM-5.4", "then no unit would be left to give")
        } else {
            no("IM-5.2", "one resource must be left for the Emperor's tax")
        }
    }

    fn refuse_barracks(&self) -> Refusal {
        if self.me().city != Some(self.me().at) {
            no("K2-5.11", "units are trained in one's own city")
        } else {
            no("K2-9.3", "the plague is in the city: eradicate it on the castle")
        }
    }

    fn refuse_take(&self, item: Item) -> Refusal {
        if self.here().items[item] == 0 {
            no("K2-5.14", format!("no {item} lies here"))
        } else {
            no("K2-8.2", format!("no slot is free for the {item}: swap it for another"))
        }
    }

    fn refuse_swap(&self, take: Item, leave: Item) -> Refusal {
        if self.here().items[take] == 0 {
            no("K2-5.14", format!("no {take} lies here"))
        } else if self.me().items[leave] == 0 {
            no("K2-5.15", format!("the hero has no {leave}"))
        } else if take.class() != leave.class() {
            no("K2-8.2", format!("the {leave} makes no room for the {take}"))
        } else {
            no("K2-5.15", "that would change nothing")
        }
    }

    fn refuse_raising(&self) -> Refusal {
        if self.has(self.active, Power::Necromancy) {
            no("K2-12.7", "no skeleton is left to raise")
        } else {
            self.refuse_power(Power::Necromancy)
        }
    }

    fn refuse_rebellion(&self) -> Refusal {
        if !self.has(self.active, Power::Rebellion) {
            self.refuse_power(Power::Rebellion)
        } else if self.day.once.has(Feat::Rebellion) {
            no("IM-7.1", "one rebellion a turn")
        } else if !self.here().land().has_forest() {
            no("IM-7.1", "there is no forest here")
        } else if !self.me().goods.covers(self.rules.rebellion()) {
            no("IM-7.1", format!("it costs {}", self.rules.rebellion()))
        } else {
            self.refuse_unit(Unit::Knight)
        }
    }

    /// Glory or the supply. Rules: K2-5.12, K2-7.3
    fn refuse_unit(&self, unit: Unit) -> Refusal {
        if self.room(self.active) == 0 {
            no("K2-7.3", format!("glory {} allows no more units", self.glory(self.active)))
        } else {
            no("K2-5.12", format!("no {unit} is left in the supply"))
        }
    }

    fn refuse_falcon(&self) -> Refusal {
        if !self.has(self.active, Power::Falcon) {
            self.refuse_power(Power::Falcon)
        } else if self.day.once.has(Feat::Falcon) {
            no("K2-12.5", "the falcon has flown in this turn")
        } else if self.tiles_left() == 0 {
            no("K2-4.8", "no tile is left to draw")
        } else {
            no("K2-12.5", "no open edge is left")
        }
    }

    fn refuse_pickpocket(&self, hero: Hero) -> Refusal {
        if self.me().items[Item::Pickpocket] == 0 {
            no("K2-8.6", "the hero has no pickpocket spell")
        } else if self.seat_of(hero).is_none_or(|seat| seat == self.active) {
            no("K2-8.6", "choose another hero in play")
        } else {
            no("K2-3.7", format!("{hero} has no resources"))
        }
    }

    fn refuse_prayer(&self, unit: Unit) -> Refusal {
        if self.me().items[Item::Blessing] == 0 {
            no("IM-4.1", "the hero has no blessing")
        } else {
            self.refuse_unit(unit)
        }
    }

    fn refuse_roar(&self, at: Pos, army: Monster) -> Refusal {
        let is_here = |id: SpotId| self.map[id].armies().any(|other| other == army);
        if !self.has(self.active, Power::Lion) {
            self.refuse_power(Power::Lion)
        } else if self.day.once.has(Feat::Roar) {
            no("IM-7.4", "the lion has roared in this turn")
        } else if !self.map.find(at).is_some_and(is_here) {
            no("IM-7.4", format!("there is no {army} at {at}"))
        } else if !self.rules.lion_scares(self.rules.strength(army)) {
            no("IM-7.4", format!("the {army} is too strong to be scared"))
        } else {
            no("IM-7.4", "no tile is free for the army to flee to")
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have one kind of answer")]
    fn refuse_at_work(&self, action: Action) -> Refusal {
        match self.phase {
            Phase::Build => self.refuse_more_buildings(action),
            Phase::Recruit { trained } => self.refuse_more_units(action, trained),
            Phase::PickUp { .. } => self.refuse_more_items(action),
            phase => asked(phase),
        }
    }

    fn refuse_more_buildings(&self, action: Action) -> Refusal {
        if let Action::Build(building) = action {
            self.refuse_building(building)
        } else {
            asked(self.phase)
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only recruiting goes on")]
    fn refuse_more_units(&self, action: Action, trained: Units) -> Refusal {
        match action {
            Action::Train(unit) => self.refuse_training(unit, trained),
            Action::Dismiss(unit) => self.refuse_dismissal(unit, trained),
            Action::Done if trained == Units::NONE => {
                no("K2-5.13", "whoever sends a unit home trains another")
            }
            Action::Done => no("IM-5.4", "train a kind of which one is left to give"),
            _ => asked(self.phase),
        }
    }

    fn refuse_more_items(&self, action: Action) -> Refusal {
        match (action, self.phase) {
            (Action::Take(take) | Action::Swap { take, .. }, Phase::PickUp { put_down, .. })
                if put_down.has(take) =>
            {
                no("K2-5.15", "it was put down in this action")
            }
            (Action::Swap { leave, .. }, Phase::PickUp { taken, .. }) if taken.has(leave) => {
                no("K2-5.15", "it was taken in this action")
            }
            (Action::Take(item), _) => self.refuse_take(item),
            (Action::Swap { take, leave }, _) => self.refuse_swap(take, leave),
            _ => asked(self.phase),
        }
    }

    fn refuse_in_battle(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Send { die }, Action::Count(_)) => {
                let count = self.count_of(die);
                no("K2-6.2", format!("the hero has {count} of the {die}"))
            }
            (Phase::Pick { .. }, Action::Count(0)) => no("K2-6.4", "roll one die again at least"),
            (Phase::Pick { by, shown }, Action::Enough)
                if self.groups_to_pick(by, Some(shown)).next().is_some() =>
            {
                no("K2-6.4", "roll one die again at least")
            }
            (Phase::Pick { shown, .. }, Action::Count(_)) => {
                let count = self.fight().roll.count(shown);
                no("K2-6.4", format!("{count} of the {} show '{}'", shown.die, shown.face))
            }
            (Phase::Send { .. } | Phase::Pick { .. }, Action::All | Action::Enough) => {
                no("K2-6.2", "no other dice follow: say how many")
            }
            (Phase::RollAgain, Action::Again(again)) => self.refuse_again(again),
            (Phase::Fireballs, Action::KeepFireball | Action::GreatFireball) => {
                if self.has(self.decider(), Power::Affinity) {
                    no("IM-7.3", "once a battle")
                } else {
                    self.refuse_power(Power::Affinity)
                }
            }
            (Phase::Shield | Phase::Protect { .. }, Action::Ignore(die)) => {
                no("K2-6.9", format!("no {die} shows a skull that counts"))
            }
            (Phase::ToughHide, Action::Save(Die::Hero)) => {
                no("IM-7.6", "the hero's own wounds are dealt already")
            }
            (Phase::ToughHide, Action::Save(die)) => no("IM-7.6", format!("no {die} is doomed")),
            (phase, _) => asked(phase),
        }
    }

    fn refuse_again(&self, again: Again) -> Refusal {
        let has = |power| self.has(self.decider(), power);
        let used = self.fight().again.has(again);
        match again {
            Again::Units if !has(Power::WarStrategy) => self.refuse_power(Power::WarStrategy),
            Again::Hero if !has(Power::Finesse) => self.refuse_power(Power::Finesse),
            Again::Archers if !has(Power::StrategicPosition) => {
                self.refuse_power(Power::StrategicPosition)
            }
            Again::Units | Again::Hero | Again::Archers | Again::Loop if used => {
                no("K2-6.4", "once a battle")
            }
            Again::Units => no("K2-12.1", "no unit die was rolled"),
            Again::Hero => no("K2-12.9", "the hero die was not rolled"),
            Again::Archers => no("IM-7.10", "no archer was rolled"),
            Again::Loop => no("IM-4.4", "the time master shows no loop"),
        }
    }

    /// Who could do it instead. Rules: K2-12.1 to K2-12.13, IM-7.1 to IM-7.10
    fn refuse_power(&self, power: Power) -> Refusal {
        let hero = self.rules.heroes().find(|&hero| self.rules.powers(hero).has(power));
        let who = hero.map_or("nobody at this table".into(), |hero| format!("only {hero}"));
        no(rule_of(power), format!("{who} can do that"))
    }
}

fn no(rule: &'static str, because: impl Into<String>) -> Refusal {
    Refusal::new(rule, because)
}

fn rule_of(power: Power) -> &'static str {
    match power {
        Power::WarStrategy => "K2-12.1",
        Power::Pillage => "K2-12.2",
        Power::FateWeaver => "K2-12.3",
        Power::MasterBuilder => "K2-12.4",
        Power::Falcon => "K2-12.5",
        Power::Bear => "K2-12.6",
        Power::Necromancy => "K2-12.7",
        Power::SoulCollector => "K2-12.8",
        Power::Finesse => "K2-12.9",
        Power::MagicRide => "K2-12.10",
        Power::Scouting => "K2-12.11",
        Power::Claws => "K2-12.12",
        Power::Rebellion => "IM-7.1",
        Power::Sneaking => "IM-7.2",
        Power::Affinity => "IM-7.3",
        Power::Lion => "IM-7.4",
        Power::Berserk => "IM-7.5",
        Power::ToughHide => "IM-7.6",
        Power::Charge => "IM-7.7",
        Power::Whale => "IM-7.8",
        Power::Traveller => "IM-7.9",
        Power::StrategicPosition => "IM-7.10",
    }
}

/// What must be answered first.
fn asked(phase: Phase) -> Refusal {
    let (rule, because) = match phase {
        Phase::DrawHero { .. } => ("K2-2.3", "heroes are being drawn"),
        Phase::FirstPlayer => ("K2-2.6", "the first player is being found"),
        Phase::Act => ("K2-3.3", "move, act or end the turn"),
        Phase::DrawTile { .. } => ("K2-4.4", "a tile is being drawn"),
        Phase::KeepTile { .. } => ("K2-12.11", "first keep one of the two tiles"),
        Phase::LayTile { .. } => {
            ("K2-12.5", "first choose a place for the tile that can be reached")
        }
        Phase::TurnTile { .. } => ("K2-4.5", "first lay the tile so that it can be entered"),
        Phase::DrawArmy { .. } => ("K2-4.6", "an army is being drawn"),
        Phase::ReturnArmy { .. } => ("K2-12.3", "first put one of the drawn armies back"),
        Phase::Slay => ("K2-12.12", "first choose the weak army that falls"),
        Phase::Send { .. } => ("K2-6.2", "first say how many of these dice fight"),
        Phase::Roll => ("K2-6.2", "the dice are rolling"),
        Phase::Betray => ("IM-4.5", "first give the time master to another hero"),
        Phase::RollAgain => ("K2-6.4", "first roll again, or say enough"),
        Phase::Pick { .. } => ("K2-6.4", "first say how many of these dice are rolled again"),
        Phase::Fireballs => ("K2-6.5", "first throw fireballs, or say enough"),
        Phase::BreakTie => ("IM-3.5", "a tie is being broken"),
        Phase::Shield => ("IM-5.5", "first use the shield, or say enough"),
        Phase::Protect { .. } => ("K2-8.11", "first use the amulet, or say enough"),
        Phase::Bless => ("IM-4.2", "first cast the blessing, or say enough"),
        Phase::BlessUnit => ("IM-4.2", "first choose a unit that the supply has"),
        Phase::ToughHide => ("IM-7.6", "first save units, or say enough"),
        Phase::Plague => ("K2-9.1", "first choose another hero for Plague and Misery"),
        Phase::FindAmulet => ("K2-8.7", "an amulet is being found"),
        Phase::Unload { .. } => ("K2-8.13", "first choose a resource from the cart"),
        Phase::PutDown { .. } => ("K2-8.3", "first put down an item of the kind that does not fit"),
        Phase::SendHome => ("K2-7.4", "first send home a unit that one has"),
        Phase::Abundance { .. } => ("K2-8.8", "first choose a resource of this tile"),
        Phase::Spare { .. } => ("K2-12.4", "first choose a resource to spare"),
        Phase::GiveBuilding { .. } => {
            ("IM-5.3", "first choose a vassal with a city and without it")
        }
        Phase::Build => ("K2-5.6", "first build more, or say done"),
        Phase::Recruit { .. } => ("K2-5.11", "first train more, or say done"),
        Phase::GiveUnit { .. } => {
            ("IM-5.4", "first give a unit just trained to a vassal with room")
        }
        Phase::Tax => ("IM-5.2", "first pay the tax with a resource one has"),
        Phase::PickUp { .. } => ("K2-5.14", "first pick up more, or say done"),
        Phase::Steal { .. } => ("K2-8.6", "first steal a resource that the hero has"),
        Phase::Drive { .. } => ("IM-7.4", "first choose a free tile where a city could stand"),
        Phase::Over(_) => ("K2-10.4", "the game is over"),
    };
    Refusal::new(rule, because)
}
