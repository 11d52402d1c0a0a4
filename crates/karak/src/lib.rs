//! Karak: explore the catacombs, fight, open chests, slay the dragon; with its four fan modes.
//!
//! The rules are in `docs/rules/en/karak.md` and `docs/rules/en/fan-modes.md`; every function that
//! decides something cites them.
//!
//! ```
//! use karak::{Action, Karak, Setup, Side};
//! use tabletop::{FairDice, Game, Luck, Match, Seat, Turn};
//!
//! // Make a game for two with drawn heroes.
//! let mut game = Match::<Karak>::new(Setup::new(2), Luck::Fair(FairDice::seeded(1)))?;
//!
//! // List what the first player may do: explore one of four ways, or end the turn at least.
//! assert!(game.actions().contains(&Action::Explore(Side::North)));
//!
//! // Play.
//! let Turn::Player(seat) = game.state().turn() else { panic!("somebody begins") };
//! game.act(seat, Action::Explore(Side::North)).expect("it was in the list");
//! # Ok::<(), tabletop::SetupError>(())
//! ```
//!
//! Reading order: the vocabulary (`side`, `tile`, `token`, `hero`), the box and the table
//! (`contents`, `setup`, `rules`), the state (`map`, `put_down`, `phase`, `state`), what may be done (`legal`,
//! `chances`), what it does (`turn`, `walk`, `discover`, `fight`, `loot`), and the edges (`position`,
//! `validate`, `view`, `draw`, `reason`, `refuse`, `odds`, `queries`, `pruning`, `schema`).

mod hero;
mod side;
mod tile;
mod token;

mod contents;
mod rules;
mod setup;

mod map;
mod phase;
mod put_down;
mod state;

mod action;
mod chance;
mod event;
mod part;

mod chances;
mod game;
mod legal;

mod discover;
mod fight;
mod loot;
mod turn;
mod walk;

mod draw;
mod odds;
mod position;
mod pruning;
mod queries;
mod reason;
mod refuse;
mod schema;
mod validate;
mod view;

pub use action::Action;
pub use chance::Chance;
pub use contents::Contents;
pub use event::Event;
pub use hero::{Hero, Power, Powers};
pub use map::{MOST_TILES, Spot};
pub use odds::{Attack, Foes, Odds, odds};
pub use part::{Part, PartKind, Parts};
pub use phase::{Approach, Dice, Draw, Ending, Fight, FightEnd, Phase, Spoils};
pub use position::{Laid, Player, Position};
pub use reason::Reason;
pub use rules::Rules;
pub use schema::schemas;
pub use setup::{Difficulty, Options, Setup};
pub use side::{Pos, Side, Sides};
pub use state::{Adventurer, Karak};
pub use tile::{Ground, Shape, Tile};
pub use token::{Class, Item, Items, Monster, Token, Tokens};
pub use view::{FightView, Foe, PartyView, SeatView, Slots, View, Way};
