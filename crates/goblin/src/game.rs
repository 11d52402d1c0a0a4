//! Karak: Goblin as a [`Game`]: whose turn it is, and where each action and each outcome leads.

use tabletop::{Game, Ply, PlyOf, Reckoned, Refusal, Rng, Seat, Seats, SetupError, Sink, Turn};

use crate::{
    action::Action,
    card::{Card, Cards},
    cave::Cave,
    chance::Chance,
    event::Event,
    level::Level,
    outlook::Outlook,
    phase::{Phase, Price},
    position::Position,
    rules::Rules,
    setup::Setup,
    state::{Adventurer, Goblin, MOST_SEATS},
    view::View,
};

impl Game for Goblin {
    const ID: &'static str = "goblin";
    const RULES: u32 = 1;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = Reckoned<Outlook>;
    type Analysis = ();

    /// Rules: G-2.1, G-2.2, G-2.5
    fn new(setup: &Setup) -> Result<Goblin, SetupError> {
        let rules = Rules::new(setup)?;
        let unseen = Level::ALL.into_iter().map(|level| rules.monsters(level));
        let mut state = Goblin {
            caves: [Cave::EMPTY; 3],
            unseen: unseen.fold(Cards::NONE, Cards::and),
            lord: None,
            pawned: Cards::NONE,
            party: [Adventurer::new(None, 0); MOST_SEATS],
            seats: setup.players,
            first: Seat(0),
            active: Seat(0),
            round: 1,
            champions: Seats::default(),
            battle: None,
            visit: None,
            phase: Phase::FirstPlayer,
            rules,
        };
        for seat in state.seated() {
            state.at_seat_mut(seat).hearts = state.rules.hearts();
            let picked = setup.heroes.get(usize::from(seat.0)).copied().flatten();
            picked.into_iter().for_each(|hero| state.seat_hero(seat, hero));
        }
        state.set_table();
        Ok(state)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Goblin, SetupError> {
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
        if self.phase.is_chance() {
            return Turn::Chance;
        }
        match self.phase.ending() {
            Some(_) => Turn::Over { winners: self.winners() },
            None => Turn::Player(self.active),
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
        match (self.phase, action) {
            (Phase::Turn, Action::Fight(at)) => self.challenge(at, events),
            (Phase::Turn, Action::Merchant) => self.visit_merchant(events),
            (Phase::Turn, Action::Resurrect) => self.resurrect(events),
            (Phase::Trim, Action::Discard(card)) => self.trim(card, events),
            (Phase::Chain, Action::Play(card)) => self.play(card, None, events),
            (Phase::Chain, Action::PlayDefiantly { card, effect }) => {
                self.play(card, Some(effect), events);
            }
            (Phase::Trim | Phase::Chain, Action::Heal) => self.drink_healing(events),
            (Phase::Trim | Phase::Chain, Action::Lift(curse)) => self.lift(curse, events),
            (Phase::Chain, Action::Double(effect)) => self.double(effect, events),
            (Phase::Chain, Action::Stop) => self.stop(events),
            (Phase::PutUnder, Action::PutUnder(card)) => self.put_under(card, events),
            (Phase::Defy, Action::Defy { card, effect }) => self.defy(card, effect, events),
            (Phase::Defy, Action::Obey) => self.take_hits(events),
            (Phase::Brace, Action::Heal) => {
                self.drink_healing(events);
                self.strike(events);
            }
            (Phase::Brace, Action::Strike) => self.strike(events),
            (Phase::Reward { card }, Action::Wear) => {
                self.wear(card, events);
                self.fill_gap(events);
            }
            (Phase::Reward { card }, Action::Pawn) => {
                self.pawn(card, events);
                self.fill_gap(events);
            }
            (Phase::Stack(drawing), Action::Stack(place)) => self.stack(drawing, place, events),
            (Phase::Shop, Action::Buy(ware)) => self.phase = Phase::Pay { ware },
            (Phase::Shop, Action::Leave) => self.end_turn(events),
            (Phase::Pay { ware }, Action::Pay(Price::Card(price))) => self.pay(ware, price, events),
            (Phase::Keep { card }, Action::Wear) => {
                self.wear(card, events);
                self.phase = Phase::Shop;
            }
            (Phase::Keep { card }, Action::Pawn) => {
                self.pawn(card, events);
                self.phase = Phase::Shop;
            }
            (phase, action) => unreachable!("'{action}' is not offered in {phase:?}"),
        }
    }

    fn happen(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::DrawHero { seat }, Chance::Hero(hero)) => self.hero_drawn(seat, hero, events),
            (Phase::Reveal { at }, Chance::Foe(foe)) => self.revealed(at, foe, events),
            (Phase::Draw(drawing), Chance::Card(card)) => self.drawn(drawing, card, events),
            (Phase::FirstPlayer, Chance::First(seat)) => self.begin(seat, events),
            (Phase::Flip, Chance::Reward(card)) => self.flipped(card, events),
            (phase, chance) => unreachable!("'{chance}' cannot come up in {phase:?}"),
        }
    }

    /// Rule: G-10.3
    fn end(&mut self, events: &mut impl Sink<Event>) {
        self.stop_game(events);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    /// All hands and all decks as their owners know them. Rule: G-2.8
    fn revealed(&self) -> View {
        View::revealed(self)
    }

    /// Only its owner knows a drawn or arranged card. Rule: G-2.8
    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        event.seen_by(viewer)
    }

    /// Hands and decks. Rule: G-2.8
    fn has_secrets(&self) -> bool {
        true
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Goblin {
        self.imagined_by(seat, rng)
    }

    /// A card from the hand is seen by all, and so is that there is one to pay with. Rule: G-2.8
    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else shows no card of a hand")]
    fn reveals(&self, action: &Action) -> bool {
        let me = self.me();
        let is_in_doubt = !me.deck.cards().without(me.open).is_empty();
        let is_hidden = |card: Card| is_in_doubt && me.hand.has(card) && !me.open.has(card);
        match *action {
            Action::Discard(card)
            | Action::Play(card)
            | Action::PlayDefiantly { card, .. }
            | Action::Pay(Price::Card(card)) => is_hidden(card),
            Action::Buy(_) if self.visit.is_some_and(|visit| !visit.bought) => false,
            Action::Merchant | Action::Buy(_) => me.payable().iter().all(is_hidden),
            _ => false,
        }
    }

    fn outlook(&self, action: &Action) -> Option<Reckoned<Outlook>> {
        self.outlook_of(*action)
    }

    /// Fights of late turns together would take a second or two.
    fn outlooks(&self, actions: &[Action]) -> Vec<Option<Reckoned<Outlook>>> {
        self.outlooks_of(actions)
    }

    fn analyse(&self) {}

    fn why_not(&self, action: &Action) -> Refusal {
        self.refuse(*action).into()
    }

    fn validate(&self) -> Result<(), SetupError> {
        self.check()
    }

    fn describe(&self, ply: &PlyOf<Goblin>) -> String {
        match ply {
            Ply::Act(action) => self.words_of(*action),
            Ply::Chance(chance) => self.words_of_chance(*chance),
            Ply::End => ply.to_string(),
        }
    }
}
