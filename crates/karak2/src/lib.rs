//! Karak 2: explore the lands, gather armies, build a city, slay the Dark General; with Imperium.
//!
//! The rules are in `docs/rules/en/karak2.md` and `docs/rules/en/imperium.md`; every function that
//! decides something cites them.
//!
//! ```
//! use karak2::{Action, Edge, Karak2, Setup};
//! use tabletop::{FairDice, Game, Luck, Match, Seat, Turn};
//!
//! // Make a game for two with drawn heroes.
//! let mut game = Match::<Karak2>::new(Setup::new(2), Luck::Fair(FairDice::seeded(1)))?;
//!
//! // List what the first player may do: walk to one of two forests or explore, at least.
//! assert!(game.actions().contains(&Action::Explore(Edge::Ne)));
//!
//! // Play.
//! let Turn::Player(seat) = game.state().turn() else { panic!("somebody begins") };
//! game.act(seat, Action::Walk(Edge::E)).expect("it was in the list");
//! assert!(game.actions().contains(&Action::Harvest));
//! # Ok::<(), tabletop::SetupError>(())
//! ```
//!
//! Reading order: the vocabulary (`edge`, `land`, `goods`, `die`, `army`, `building`, `hero`), the
//! box and the table (`contents`, `setup`, `rules`), the state (`map`, `phase`, `state`), what may be
//! done (`legal`, `chances`), what it does (`turn`, `travel`, `cut_off`, `explore`, `work`, `city`, and a battle:
//! `battle`, `fight`, `wounds`, `spoils`), and the edges (`position`, `validate`, `view`, `draw`,
//! `refuse`, `odds`, `outlook`, `reach`, `imagine`).

mod army;
mod building;
mod die;
mod edge;
mod goods;
mod hero;
mod land;

mod contents;
mod rules;
mod setup;

mod map;
mod phase;
mod state;

mod action;
mod chance;
mod event;

mod chances;
mod game;
mod legal;

mod city;
mod cut_off;
mod explore;
mod travel;
mod turn;
mod work;

mod battle;
mod fight;
mod spoils;
mod wounds;

mod analysis;
mod draw;
mod imagine;
mod odds;
mod outlook;
mod position;
mod reach;
mod reason;
mod refuse;
mod schema;
mod status;
mod validate;
mod view;

pub use action::Action;
pub use analysis::{ActionOutlook, Analysis, FoeOutlook};
pub use army::{Class, Item, Items, Monster, Monsters, Reward};
pub use building::{Building, Buildings};
pub use chance::Chance;
pub use chances::list_rolls;
pub use contents::Contents;
pub use die::{Dice, Die, Face, MOST_DICE, Roll, Shown, Unit};
pub use edge::{Edge, Edges, Pos};
pub use event::{Event, Fireball};
pub use goods::{Goods, Resource};
pub use hero::{Hero, Power, Powers};
pub use land::{Land, Tile};
pub use map::{MOST_KINDS, MOST_TILES, Map, Spot, SpotId, Spots};
pub use odds::{Aim, Attack, Choice, Foe, Goal, Odds, PerMille, best_choice, fire, odds};
pub use outlook::Outlook;
pub use phase::{
    Again, Agains, Armies, Battle, Cause, Ending, Enemies, Explorer, Fight, Phase, Units,
};
pub use position::{Laid, Player, Position};
pub use reach::Reach;
pub use reason::Reason;
pub use rules::Rules;
pub use schema::schemas;
pub use setup::{Options, Setup};
pub use state::{Day, Feat, Karak2, Lord, MOST_SEATS, Once};
pub use view::{
    BattleView, EnemyView, FighterView, GeneralView, Printed, SeatView, StackView, View, Worth,
};
