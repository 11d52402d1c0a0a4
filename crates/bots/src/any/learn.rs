//! Tuning and training of a game that is chosen at run time.

use games::{Game, each_game, with_game};

use crate::{
    Evaluate, Networks, Weights,
    tune::{self, News, Plan, Stage, Training},
};

/// Tunes the weights of the named game; see [`tune::tune`]. `None` if no game has this name.
pub fn tune(game: &str, plan: &Plan, tell: &dyn Fn(News<'_>)) -> Option<Weights> {
    with_game!(game, G => tune::tune::<G>(plan, tell))
}

/// Why a game has no networks to train.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrainError {
    /// It has no inputs for a network.
    #[error("{game} has no inputs for networks; {known} have")]
    Nothing {
        /// Which game.
        game: &'static str,
        /// Those that have.
        known: String,
    },
    /// No kind of tables has this name.
    #[error("no table is called '{asked}'; there are: {known}")]
    Profile {
        /// The name asked for.
        asked: String,
        /// The names there are.
        known: String,
    },
}

/// Trains the networks of the named game; see [`tune::train`]. `tell` hears of each game how many there are in all.
/// `None` if no game has this name.
///
/// # Errors
/// A game without inputs, or an unknown kind of tables.
pub fn train(
    game: &str,
    plan: &Training,
    tell: &(dyn Fn(Stage<'_>, u64) + Sync),
) -> Option<Result<Networks, TrainError>> {
    with_game!(game, G => train_of::<G>(plan, tell))
}

fn train_of<G: Evaluate>(
    plan: &Training,
    tell: &(dyn Fn(Stage<'_>, u64) + Sync),
) -> Result<Networks, TrainError> {
    if G::INPUTS == 0 {
        return Err(TrainError::Nothing { game: G::ID, known: trainable() });
    }
    let unknown = plan.profiles.iter().find(|name| !G::PROFILES.contains(&name.as_str()));
    if let Some(name) = unknown {
        let (asked, known) = (name.clone(), G::PROFILES.join(", "));
        return Err(TrainError::Profile { asked, known });
    }
    let all = plan.all_games::<G>();
    Ok(tune::train::<G>(plan, |stage| tell(stage, all)))
}

/// The games that have inputs for networks, in words.
fn trainable() -> String {
    let shown = each_game!(G => (G::ID, G::INPUTS != 0)).into_iter().filter(|(_, shows)| *shows);
    shown.map(|(id, _)| id).collect::<Vec<_>>().join(" and ")
}
