//! Karak as a [`Game`]: whose turn it is, and where each action and each outcome leads.

use tabletop::{Game, Refusal, Rng, Seat, SetupError, Sink, Turn};

use crate::{
    action::Action,
    chance::Chance,
    event::Event,
    map::{self, Map},
    odds::Odds,
    phase::{Dice, Draw, Fight, Phase},
    position::Position,
    put_down::PutDown,
    rules::Rules,
    setup::Setup,
    side::Pos,
    state::{Adventurer, Karak, MOST_SEATS},
    tile::Tile,
    token::Tokens,
    view::View,
};

impl Game for Karak {
    const ID: &'static str = "karak";
    const RULES: u32 = 2;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = Odds;
    type Analysis = ();

    /// Rules: K-2.1, K-2.2, K-2.3, K-2.4
    fn new(setup: &Setup) -> Result<Karak, SetupError> {
        let rules = Rules::new(setup)?;
        let mut party = [Adventurer::new(None, 0); MOST_SEATS];
        for (seat, adventurer) in party.iter_mut().enumerate().take(setup.players.into()) {
            let hero = setup.heroes.get(seat).copied().flatten();
            *adventurer = Adventurer::new(hero, rules.lives());
        }
        let mut stack = rules.tiles();
        stack[rules.start().index()] -= 1;
        let mut state = Karak {
            map: Map::new(rules.start()),
            stack,
            set_aside: [0; Tile::KINDS],
            bag: rules.tokens(),
            gone: Tokens::default(),
            party,
            seats: setup.players,
            first: Seat(0),
            active: Seat(0),
            round: 1,
            cursed: None,
            wrath: 0,
            steps: rules.steps(),
            spent: false,
            fought: false,
            put_down: PutDown::NONE,
            phase: Phase::FirstPlayer,
            rules,
        };
        state.draw_next_hero();
        Ok(state)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Karak, SetupError> {
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
        match self.phase {
            Phase::DrawHero { .. }
            | Phase::FirstPlayer
            | Phase::DrawTile { .. }
            | Phase::DrawToken { .. }
            | Phase::Roll { .. } => Turn::Chance,
            Phase::Assist(Fight { comrade, .. }) => Turn::Player(comrade.unwrap_or(self.active)),
            Phase::Gift { spoils, .. } => Turn::Player(spoils.comrade.unwrap_or(self.active)),
            Phase::Over(ending) => Turn::Over { winners: self.winners(ending) },
            Phase::Walk
            | Phase::Teleport { .. }
            | Phase::PlaceTile { .. }
            | Phase::ChooseToken { .. }
            | Phase::CallMonster
            | Phase::Meet { .. }
            | Phase::Reroll(_)
            | Phase::Spend(_)
            | Phase::Face(_)
            | Phase::Loot { .. }
            | Phase::Curse(_)
            | Phase::Reincarnate(_)
            | Phase::StepBack(_) => Turn::Player(self.active),
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

    /// Nearly every decision of a random game is one of the walk: it pays nothing for the others.
    #[inline]
    fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        if matches!(self.phase, Phase::Walk) {
            self.walk(action, events);
        } else {
            self.answer(self.phase, action, events);
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
            (Phase::DrawTile { side }, Chance::Tile(tile)) => self.tile_drawn(side, tile, events),
            (Phase::DrawToken { draw }, Chance::Token(token)) => {
                self.token_drawn(draw, token, events);
            }
            (Phase::DrawToken { .. }, Chance::Tokens(one, other)) => {
                self.tokens_drawn(one, other, events);
            }
            (Phase::Roll { fight, .. }, Chance::Dice(low, high)) => {
                self.rolled(fight, [low, high], events);
            }
            (Phase::Roll { fight, .. }, Chance::Die(pips)) => {
                self.rolled(fight, [pips, fight.dice[1]], events);
            }
            (phase, chance) => unreachable!("'{chance}' cannot come up in {phase:?}"),
        }
    }

    /// Rule: K-11.4
    fn end(&mut self, events: &mut impl Sink<Event>) {
        self.stop(events);
    }

    fn view(&self, _viewer: Option<Seat>) -> View {
        View::of(self)
    }

    /// Karak is an open game: everybody sees everything.
    fn redact(event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    /// Karak is an open game: everybody sees everything.
    fn has_secrets(&self) -> bool {
        false
    }

    /// Karak is an open game: what no one has drawn has no identity, so there is nothing to imagine.
    fn imagine(&self, _seat: Seat, _luck: &mut impl Rng) -> Karak {
        *self
    }

    /// Karak is an open game: nothing is hidden.
    fn reveals(&self, _action: &Action) -> bool {
        false
    }

    fn outlook(&self, action: &Action) -> Option<Odds> {
        self.odds_of(*action)
    }

    fn analyse(&self) {}

    fn why_not(&self, action: &Action) -> Refusal {
        self.refuse(*action).into()
    }

    fn validate(&self) -> Result<(), SetupError> {
        self.check()
    }
}

impl Karak {
    /// A decision of any other phase.
    #[inline(never)]
    fn answer(&mut self, phase: Phase, action: Action, events: &mut impl Sink<Event>) {
        match (phase, action) {
            (Phase::Teleport { seat }, Action::GoTo(to)) => {
                self.teleport(seat, self.spot_at(to), events);
            }
            (Phase::PlaceTile { side, tile }, Action::Place(open)) => {
                self.place_tile(side, tile, open, events);
            }
            (Phase::ChooseToken { one, other }, Action::Choose(token)) => {
                let back = if token == one { other } else { one };
                self.choose_token(token, back, events);
            }
            (Phase::CallMonster, Action::CallMonster) => self.draw_if_any(Draw::Second, events),
            (Phase::CallMonster, Action::Enough) => self.arrive(events),
            (Phase::Meet { .. }, Action::Sneak) => {
                events.push(Event::Sneaked { hero: self.me().hero() });
                self.walk_on(events);
            }
            (Phase::Meet { approach }, Action::Fight) => {
                self.start_fight(None, approach, events);
            }
            (Phase::Meet { approach }, Action::FightWith(hero)) => {
                self.start_fight(self.seat_of(hero), approach, events);
            }
            (Phase::Reroll(fight), Action::RerollOnes) => {
                self.phase = Phase::Roll { dice: Dice::Ones, fight };
            }
            (Phase::Reroll(fight), Action::RerollBoth) => {
                let fight = Fight { rerolled: true, ..fight };
                self.phase = Phase::Roll { dice: Dice::Both, fight };
            }
            (Phase::Reroll(fight), Action::Keep) => self.spend(fight, events),
            (Phase::Spend(fight), Action::Bolt) => self.use_bolt(fight, events),
            (Phase::Spend(fight), Action::Sacrifice) => self.sacrifice(fight, events),
            (Phase::Spend(fight), Action::Strike) => self.assist(fight, events),
            (Phase::Assist(fight), Action::Bolt) => self.use_lent_bolt(fight, events),
            (Phase::Assist(fight), Action::Strike) => self.strike(fight, events),
            (Phase::Face(fight), Action::Face(monster)) => {
                let index = usize::from(self.here().monsters().next() != Some(monster));
                self.duel(fight, index, events);
            }
            (Phase::Loot { spoils, .. }, Action::Take { item, drop }) => {
                self.keep_loot(item, drop, spoils, events);
            }
            (Phase::Loot { item, spoils }, Action::Give) => self.give_loot(item, spoils, events),
            (Phase::Loot { item, spoils }, Action::Leave) => self.leave_loot(item, spoils, events),
            (Phase::Gift { spoils, .. }, Action::Take { item, drop }) => {
                self.answer_gift(item, drop, spoils, events);
            }
            (Phase::Gift { item, spoils }, Action::Leave) => {
                self.answer_gift(item, None, spoils, events);
            }
            (Phase::Curse(spoils), Action::Curse(hero)) => {
                self.place_curse(hero, events);
                self.settle(spoils, events);
            }
            (Phase::Reincarnate(end), Action::GoTo(to)) => {
                self.wake_at(self.spot_at(to), end, events);
            }
            (Phase::StepBack(end), Action::GoTo(to)) => {
                self.step_back_to(self.spot_at(to), end, events);
            }
            (phase, action) => unreachable!("'{action}' is not offered in {phase:?}"),
        }
    }

    /// The next seat without a hero draws one; then the first player is found. Rules: K-2.3, K-2.5
    fn draw_next_hero(&mut self) {
        let open = self.seated().find(|&seat| self.at_seat(seat).hero.is_none());
        self.phase = open.map_or(Phase::FirstPlayer, |seat| Phase::DrawHero { seat });
    }

    fn spot_at(&self, at: Pos) -> map::SpotId {
        self.map.find(at).expect("offered places are laid tiles")
    }
}
