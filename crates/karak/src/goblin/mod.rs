//! Karak: Goblin, the card game: chain cards by their colours, win better ones, beat the Lord of All
//! Monsters.
//!
//! The rules are in `docs/rules/en/goblin.md`; every function that decides something cites them.
//!
//! ```
//! use karak::goblin::{Action, Goblin, Level, Place, Setup};
//! use tabletop::{FairDice, Game, Luck, Match, Turn};
//!
//! // Make a game for two with drawn heroes.
//! let mut game = Match::<Goblin>::new(Setup::new(2), Luck::Fair(FairDice::seeded(1)))?;
//!
//! // List what the first player may do: fight one of seven monsters, at least.
//! let fight = Action::Fight(Place::Row(Level::One, 1));
//! assert!(game.actions().contains(&fight));
//!
//! // Play.
//! let Turn::Player(seat) = game.state().turn() else { panic!("somebody begins") };
//! game.act(seat, fight).expect("it was in the list");
//! assert!(game.actions().contains(&Action::Stop));
//! # Ok::<(), tabletop::SetupError>(())
//! ```
//!
//! Reading order: the vocabulary (`level`, `colour`, `picture`, `card`, `gear`, `curse`, `monster`, `potion`,
//! `hero`), the box and the table (`contents`, `setup`, `rules`), the state (`cave`, `deck`, `battle`,
//! `phase`, `state`), what may be done (`legal`, `luck`), what it does (`turn`, `drawing`, `fight`,
//! `merchant`), and the edges (`position`, `validate`, `view`, `sign`, `draw`, `status`, `describe`, `refuse`,
//! `imagine`, `outlook`, `solver`, `links`, `forecast`).

mod card;
mod colour;
mod curse;
mod gear;
mod hero;
mod level;
mod monster;
mod picture;
mod potion;

mod contents;
mod rules;
mod setup;

mod battle;
mod cave;
mod deck;
mod phase;
mod state;

mod action;
mod chance;
mod event;

mod legal;
mod luck;

mod drawing;
mod fight;
mod merchant;
mod turn;

mod describe;
mod draw;
mod forecast;
mod imagine;
mod links;
mod outlook;
mod position;
mod refuse;
mod sign;
mod solver;
mod status;
mod validate;
mod view;

pub use action::Action;
pub use battle::{Battle, Chain, Doubled, Use};
pub use card::{Card, Cards, Effect, Face, Kind, Shown, Skill};
pub use cave::{Cave, Place};
pub use chance::Chance;
pub use colour::{Colour, Colours};
pub use contents::Contents;
pub use curse::{Curse, Curses};
pub use deck::Deck;
pub use event::Event;
pub use forecast::Forecast;
pub use gear::{Gear, Slot};
pub use hero::{Ability, Hero};
pub use level::Level;
pub use monster::{Foe, Front, Prize, Role};
pub use outlook::Outlook;
pub use phase::{Cause, Drawing, Ending, Phase, Price, Ware};
pub use picture::{Beast, Deed, Piece};
pub use position::{CavePosition, Player, Position};
pub use potion::{Potion, Potions};
pub use setup::{Options, Setup, Stacking, info};
pub use solver::{Plan, Step};
pub use state::{Adventurer, Goblin, Visit};
pub use view::{BattleView, CaveView, SeatView, SecretView, View};

use tabletop::{Game, Ply, PlyOf, Refusal, Rng, Seat, Seats, SetupError, Sink, Turn};

use rules::Rules;
use state::MOST_SEATS;

impl Game for Goblin {
    const ID: &'static str = "goblin";
    const RULES: u32 = 1;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = Outlook;

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

    fn sample(&self, luck: &mut impl Rng) -> Chance {
        self.draw_chance(luck)
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

    /// Only its owner knows a drawn or arranged card. Rule: G-2.8
    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        event.seen_by(viewer)
    }

    /// Hands and decks. Rule: G-2.8
    fn has_secrets(&self) -> bool {
        true
    }

    fn imagine(&self, seat: Seat, luck: &mut impl Rng) -> Goblin {
        self.imagined_by(seat, luck)
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

    fn outlook(&self, action: &Action) -> Option<Outlook> {
        self.outlook_of(*action)
    }

    fn why_not(&self, action: &Action) -> Refusal {
        self.refuse(*action)
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
