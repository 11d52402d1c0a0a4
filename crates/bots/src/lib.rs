//! Players that choose: random, greedy, search; the levels that people meet.

mod bot;
mod character;
mod evaluate;
mod evaluator;
mod explain;
mod external;
mod greedy;
mod network;
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
