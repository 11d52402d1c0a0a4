//! Karak 2 as a [`Game`]: whose turn it is, and where each action and each outcome leads.

use tabletop::{Game, Reckoned, Refusal, Rng, Seat, SetupError, Sink, Turn};

use crate::{
    action::Action,
    analysis::Analysis,
    army::{Kinds, Monsters},
    battle::Stage,
    chance::Chance,
    event::Event,
    hero::{Hero, Power},
    map::{MOST_KINDS, Map},
    odds::Work,
    outlook::{Outlook, Patience},
    phase::{Enemies, Phase, Topic, Units},
    position::Position,
    rules::Rules,
    setup::Setup,
    state::{Day, Karak2, Lord, MOST_SEATS},
    view::View,
};

impl Game for Karak2 {
    const ID: &'static str = "karak2";
    const RULES: u32 = 2;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = Reckoned<Outlook>;
    type Analysis = Analysis;

    /// Rules: K2-2.1, K2-2.2, K2-2.3, K2-2.4, K2-2.5, IM-1.1
    fn new(setup: &Setup) -> Result<Karak2, SetupError> {
        let rules = Rules::new(setup)?;
        let mut party = [Lord::new(None, 0); MOST_SEATS];
        for (seat, lord) in party.iter_mut().enumerate().take(setup.players.into()) {
            let hero = setup.heroes.get(seat).copied().flatten();
            *lord = Lord::new(hero, rules.lives());
        }
        let mut stack = [0; MOST_KINDS];
        for (place, (_, count)) in stack.iter_mut().zip(rules.tiles()) {
            *place = count;
        }
        let mut state = Karak2 {
            map: Map::new(rules.start()),
            stack,
            set_aside: [0; MOST_KINDS],
            top: None,
            hand: [None; 2],
            bag: rules.armies(),
            gone: Monsters::NONE,
            party,
            seats: setup.players,
            first: Seat(0),
            active: Seat(0),
            round: 1,
            day: Day::default(),
            plague: None,
            praetorians: rules.praetorians(),
            emperor: None,
            time_master: None,
            battle: None,
            phase: Phase::FirstPlayer,
            rules,
        };
        state.draw_next_hero();
        Ok(state)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Karak2, SetupError> {
        position.build(setup)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase.topic() {
            Topic::Chance => Turn::Chance,
            Topic::Turn | Topic::Land | Topic::Work => Turn::Player(self.active),
            Topic::Battle | Topic::Spoils => Turn::Player(self.decider()),
            Topic::Over => Turn::Over { winners: self.winners() },
        }
    }

    fn actions(&self, list: &mut Vec<Action>) {
        self.list_actions(list);
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        self.list_chances(list);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        self.sample_chance(rng)
    }

    fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match self.phase.topic() {
            Topic::Turn => self.act_in_turn(action, events),
            Topic::Land => self.act_on_tile(action, events),
            Topic::Work => self.act_at_work(action, events),
            Topic::Battle => self.act_in_battle(action, events),
            Topic::Spoils => self.act_on_spoils(action, events),
            Topic::Chance | Topic::Over => self.not_offered(action),
        }
    }

    fn happen(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::DrawHero { seat }, Chance::Hero(hero)) => {
                self.at_seat_mut(seat).hero = Some(hero);
                events.push(Event::HeroDrawn { seat, hero });
                self.draw_next_hero();
            }
            (Phase::FirstPlayer, Chance::First(seat)) => {
                (self.first, self.active) = (seat, seat);
                events.push(Event::Began { seat });
                self.begin_turn(events);
            }
            (Phase::DrawTile { edge }, Chance::Tile(tile)) => self.tile_drawn(edge, tile, events),
            (Phase::DrawArmy { at, drawn, by }, Chance::Army(army)) => {
                self.army_drawn(at, drawn, by, army, events);
            }
            (Phase::FindAmulet, Chance::Amulet(amulet)) => self.find_amulet(amulet, events),
            (Phase::Roll, Chance::Roll(roll)) => self.rolled(&roll, events),
            (Phase::BreakTie, Chance::Roll(roll)) => self.tie_rolled(&roll, events),
            (phase, chance) => unreachable!("'{chance}' cannot come up in {phase:?}"),
        }
    }

    /// Rule: K2-11.3
    fn end(&mut self, events: &mut impl Sink<Event>) {
        self.stop(events);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    /// Only the scout has secrets. Rule: K2-12.11
    fn revealed(&self) -> View {
        self.view(self.scout_seat())
    }

    /// Only the scout knows what he looks at and returns. Rule: K2-12.11
    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    /// Only a scout has secrets; as long as heroes are drawn, he may be one of them. Rule: K2-12.11
    fn has_secrets(&self) -> bool {
        let scouts = |hero: Hero| self.rules.powers(hero).has(Power::Scouting);
        let draws_heroes = matches!(self.phase, Phase::DrawHero { .. });
        self.scout_seat().is_some() || draws_heroes && self.heroes_left().any(scouts)
    }

    fn hides_from(&self, seat: Seat) -> bool {
        let is_tile_hidden = self.top.is_some() || self.hand.iter().any(Option::is_some);
        is_tile_hidden && self.scout_seat() != Some(seat)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Karak2 {
        self.imagined_by(seat, rng)
    }

    /// The scout's choice shows one of his tiles. Rule: K2-12.11
    fn reveals(&self, action: &Action) -> bool {
        matches!(action, Action::Keep(_))
    }

    fn outlook(&self, action: &Action) -> Option<Reckoned<Outlook>> {
        self.outlook_of(*action, &mut Patience::new(Work::QUICK))
    }

    fn analyse(&self) -> Analysis {
        self.analysis()
    }

    fn why_not(&self, action: &Action) -> Refusal {
        self.refuse(*action).into()
    }

    fn validate(&self) -> Result<(), SetupError> {
        self.check(&|at| self.map.spots().iter().position(|spot| spot.at == at))
    }
}

impl Karak2 {
    /// Moves, actions and free feats. Rules: K2-3.2, K2-3.3
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others answer questions")]
    fn act_in_turn(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Walk(edge) => self.walk(edge, events),
            Action::Explore(edge) => self.explore(edge),
            Action::Portal(to) => self.use_portal(self.spot_at(to), events),
            Action::Ride(to) => self.ride(self.spot_at(to), events),
            Action::Whale(to) => self.fly(to, events),
            Action::Return => self.return_to_castle(events),
            Action::Fight => self.fight_enemies(Enemies::Known, events),
            Action::Challenge => self.challenge(events),
            Action::Heal => self.take_rest(events),
            Action::Harvest => self.harvest(events),
            Action::BuildCity => self.build_city(events),
            Action::Build(building) => self.build(building, events),
            Action::Dismiss(unit) => self.dismiss(unit, events),
            Action::Train(unit) => self.train(unit, Units::NONE, events),
            Action::Take(item) => self.pick_up(item, None, [Kinds::NONE; 2], events),
            Action::Swap { take, leave } => {
                self.pick_up(take, Some(leave), [Kinds::NONE; 2], events);
            }
            Action::Eradicate => self.eradicate(events),
            Action::Raise => self.raise_skeleton(events),
            Action::Rebel => self.rebel(events),
            Action::Falcon => self.send_falcon(events),
            Action::Pickpocket(hero) => self.pick_pockets(hero, events),
            Action::Pray(unit) => self.pray(unit, events),
            Action::Roar { at, army } => self.roar(self.spot_at(at), army, events),
            Action::EndTurn => self.end_turn(events),
            action => self.not_offered(action),
        }
    }

    /// New land. Rules: K2-4.5, K2-12.3, K2-12.5, K2-12.11
    fn act_on_tile(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::KeepTile { edge }, Action::Keep(tile)) => self.keep_tile(edge, tile, events),
            (Phase::LayTile { tile }, Action::LayAt(at)) => self.falcon_lays(tile, at, events),
            (Phase::TurnTile { tile, at, by }, Action::Lay(chasms)) => {
                self.lay_tile(tile, at, chasms, by, events);
            }
            (Phase::ReturnArmy { at, drawn, by }, Action::PutBack(army)) => {
                self.return_army(self.spot_at(at), drawn, by, army, events);
            }
            (_, action) => self.not_offered(action),
        }
    }

    /// The steps of an action that has several. Rules: K2-5.6, K2-5.11, K2-5.14, K2-8.6, IM-5.2
    fn act_at_work(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::Spare { building }, Action::Pick(spared)) => {
                self.spare(building, spared, events);
            }
            (Phase::GiveBuilding { building }, Action::Choose(hero)) => {
                self.give_building(building, hero, events);
            }
            (Phase::Build, Action::Build(building)) => self.build(building, events),
            (Phase::Build, Action::Done) => self.finish_work(events),
            (Phase::Recruit { .. }, Action::Dismiss(unit)) => self.dismiss(unit, events),
            (Phase::Recruit { trained }, Action::Train(unit)) => self.train(unit, trained, events),
            (Phase::Recruit { trained }, Action::Done) => self.finish_recruiting(trained, events),
            (Phase::GiveUnit { .. }, Action::Give { unit, to }) => {
                self.give_unit(unit, to, events);
            }
            (Phase::Tax, Action::Pick(resource)) => self.pay_tax(resource, events),
            (Phase::PickUp { taken, put_down }, Action::Take(item)) => {
                self.pick_up(item, None, [taken, put_down], events);
            }
            (Phase::PickUp { taken, put_down }, Action::Swap { take, leave }) => {
                self.pick_up(take, Some(leave), [taken, put_down], events);
            }
            (Phase::PickUp { .. }, Action::Done) => self.finish_pick_up(events),
            (Phase::Steal { from, left }, Action::Pick(resource)) => {
                self.steal(from, left, resource, events);
            }
            (Phase::Drive { from, army }, Action::Drive(to)) => {
                self.drive(self.spot_at(from), army, self.spot_at(to), events);
            }
            (_, action) => self.not_offered(action),
        }
    }

    /// The questions of a battle. Rule: K2-6.8
    fn act_in_battle(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::Slay, Action::Slay(army)) => {
                self.slay_army(army, events);
                self.battle_past(Stage::Slay, events);
            }
            (Phase::Send { die }, Action::Count(count)) => self.send_some(die, count, events),
            (Phase::Send { die }, Action::All) => self.send_all(die, events),
            (Phase::Send { .. }, Action::Enough) => self.battle_past(Stage::Send, events),
            (Phase::Betray, Action::Choose(hero)) => {
                self.hand_over(hero, events);
                self.battle_past(Stage::Betrayal, events);
            }
            (Phase::RollAgain, Action::Again(again)) => self.roll_again(again),
            (Phase::RollAgain, Action::Enough) => self.battle_past(Stage::RollAgain, events),
            (Phase::Pick { by, shown }, Action::Count(count)) => self.pick_some(by, shown, count),
            (Phase::Pick { by, shown }, Action::All) => self.pick_all(by, shown),
            (Phase::Pick { .. }, Action::Enough) => self.roll_picked(),
            (Phase::Fireballs, Action::Fireball) => self.throw_fireball(events),
            (Phase::Fireballs, Action::KeepFireball) => self.keep_fireball(events),
            (Phase::Fireballs, Action::GreatFireball) => self.throw_great_fireball(events),
            (Phase::Fireballs, Action::Enough) => self.battle_past(Stage::Fireballs, events),
            (Phase::Shield, Action::Ignore(die)) => self.shield_die(die, events),
            (Phase::Shield, Action::Enough) => self.battle_past(Stage::Shield, events),
            (Phase::Protect { left }, Action::Ignore(die)) => self.protect_die(die, left, events),
            (Phase::Protect { .. }, Action::Enough) => self.battle_past(Stage::Amulet, events),
            (Phase::Bless, Action::Bless) => self.bless(events),
            (Phase::Bless, Action::Enough) => self.battle_past(Stage::Blessing, events),
            (Phase::BlessUnit, Action::Enlist(unit)) => self.bless_unit(unit, events),
            (Phase::ToughHide, Action::Save(die)) => self.save_die(die, events),
            (Phase::ToughHide, Action::Enough) => self.battle_past(Stage::ToughHide, events),
            (Phase::Plague, Action::Choose(hero)) => {
                self.afflict(hero, events);
                self.battle_past(Stage::Plague, events);
            }
            (_, action) => self.not_offered(action),
        }
    }

    /// Loot, glory and harvest. Rules: K2-7.4, K2-8.3, K2-8.8, K2-8.13
    fn act_on_spoils(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::Unload { left }, Action::Pick(resource)) => {
                self.unload(left, resource, events);
            }
            (Phase::PutDown { .. }, Action::Drop(item)) => self.put_down_excess(item, events),
            (Phase::SendHome, Action::Dismiss(unit)) => {
                self.send_home(self.decider(), unit, events);
                if self.battle.is_some() {
                    self.battle_on(Stage::Muster, events);
                } else {
                    self.finish_pick_up(events);
                }
            }
            (Phase::Abundance { left }, Action::Pick(resource)) => {
                self.choose_abundance(left, resource, events);
            }
            (_, action) => self.not_offered(action),
        }
    }

    fn not_offered(&self, action: Action) {
        unreachable!("'{action}' is not offered in {:?}", self.phase)
    }

    /// The next seat without a hero draws one; then the first player is found. Rules: K2-2.3, K2-2.6
    fn draw_next_hero(&mut self) {
        let open = self.seated().find(|&seat| self.at_seat(seat).hero.is_none());
        self.phase = open.map_or(Phase::FirstPlayer, |seat| Phase::DrawHero { seat });
    }
}
