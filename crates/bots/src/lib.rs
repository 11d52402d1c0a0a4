//! Computer players for any game that can be evaluated: random, greedy and search; the levels that people meet;
//! the arena that measures them; the tuning that makes them.
//!
//! For readers from the field, what is used and where it lives:
//!
//! | method | where |
//! | --- | --- |
//! | Monte-Carlo tree search without playouts; tree reuse | [`Search`], `search/mod.rs` |
//! | PUCT selection with softmax priors, min–max scaled values, first-play urgency; progressive widening of actions and of chance nodes; stratified sampling of chance nodes | `search/select.rs` |
//! | max^n backup (mixed: half maximum, half mean of visits), exact expectation at chance nodes, MCTS-Solver proofs | `search/tree.rs` |
//! | the choice at the root, early stop, principal variation | `search/root.rs` |
//! | determinization, information-set MCTS (ISMCTS) where something is hidden | `search/mod.rs`, by [`tabletop::Game::imagine`] |
//! | quiescence search by expectimax | [`Quiescence`] |
//! | linear evaluation with tapered weights; softmax of scores to win probabilities | [`Evaluator`] |
//! | an ensemble of value networks | [`Ensemble`], [`Network`] |
//! | features, network inputs, forward pruning, feature caches of a game | [`Evaluate`], `games/` |
//! | search of depth one | [`Greedy`] |
//! | self-play with ε-greedy exploration, TD(λ), Adam, hill climbing; supervised training of the networks | [`tune`] |
//! | common random numbers, Wilson intervals, GSPRT, Plackett–Luce ratings | [`arena`] |
//! | regret and luck of a finished game | [`review`] |
//! | stall breaking | `stall.rs` |
//!
//! All values are [`Prospects`]: win probabilities, seat by seat. The same bot with the same seed decides the
//! same; a test holds a golden record of it (`tests/bots/decisions.rs`).

mod bot;
mod character;
mod evaluate;
mod evaluator;
mod explain;
mod external;
mod greedy;
mod network;
mod once;
mod process;
mod prospects;
mod quiescence;
mod random;
mod search;
mod stall;

mod games;

pub mod any;
pub mod arena;
pub mod game_loop;
pub mod review;
pub mod spec;
pub mod tune;

pub use bot::Bot;
pub use character::{Characters, Level, Strength, Temperament, Thought};
pub use evaluate::{Evaluate, MOST_FEATURES};
pub use evaluator::{BIAS, Evaluation, Evaluator, ProfileWeights, Tapered, Weight, Weights};
pub use explain::{Advice, explain, glance};
pub use external::{External, Fault, Program};
pub use greedy::Greedy;
pub use network::{Ensemble, Network, Networks};
pub use process::{LONGEST_ANSWER, stop_all};
pub use prospects::{MOST_SEATS, Prospects};
pub use quiescence::{Chances, Quiescence};
pub use random::Random;
pub use review::Review;
pub use search::{Budget, Cancel, RootAction, Search};
pub use spec::Spec;
