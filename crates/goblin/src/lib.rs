//! Karak: Goblin, the card game: chain cards by their colours, win better ones, beat the Lord of All
//! Monsters.
//!
//! The rules are in `docs/rules/en/goblin.md`; every function that decides something cites them.
//!
//! ```
//! use goblin::{Action, Goblin, Level, Place, Setup};
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
//! `phase`, `state`), what may be done (`legal`, `chances`), what it does (`turn`, `drawing`, `fight`,
//! `merchant`), and the edges (`position`, `validate`, `view`, `sign`, `draw`, `status`, `describe`, `reason`,
//! `refuse`, `imagine`, `outlook`, `solver`, `links`, `forecast`, `schema`).

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

mod chances;
mod game;
mod legal;

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
mod reason;
mod refuse;
mod schema;
mod sign;
mod solver;
mod status;
mod validate;
mod view;

pub use action::Action;
pub use battle::{Battle, Chain, Counts, Doubled, Use};
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
pub use reason::Reason;
pub use setup::{Options, Setup, Stacking};
pub use solver::{Plan, Step};
pub use state::{Adventurer, Goblin, Visit};
pub use view::{BattleView, CaveView, PlayedView, SeatView, SecretView, StopView, View};
