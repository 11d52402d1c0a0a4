//! Tuning and study of a game that is chosen at run time.

use games::{Game, each_game, with_game};

use crate::{
    Evaluate, Networks, Weights,
    tune::{self, News, Plan, Stage, Study},
};

/// Tunes the weights of the named game; see [`tune::tune`]. `None` if no game has this name.
pub fn tune(game: &str, plan: &Plan, tell: &dyn Fn(News<'_>)) -> Option<Weights> {
    with_game!(game, G => tune::tune::<G>(plan, tell))
}

/// Why a game cannot be studied.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    /// It has no inputs for a network.
    #[error("{game} shows nothing to study; {known} do")]
    Nothing {
        /// Which game.
        game: &'static str,
        /// Those that show something.
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

/// Studies the named game; see [`tune::study`]. `tell` hears of each game how many there are in all.
/// `None` if no game has this name.
///
/// # Errors
/// A game that shows nothing, or an unknown kind of tables.
pub fn study(
    game: &str,
    plan: &Study,
    tell: &(dyn Fn(Stage<'_>, u64) + Sync),
) -> Option<Result<Networks, StudyError>> {
    with_game!(game, G => study_of::<G>(plan, tell))
}

fn study_of<G: Evaluate>(
    plan: &Study,
    tell: &(dyn Fn(Stage<'_>, u64) + Sync),
) -> Result<Networks, StudyError> {
    if G::INPUTS == 0 {
        return Err(StudyError::Nothing { game: G::ID, known: studied() });
    }
    let unknown = plan.profiles.iter().find(|name| !G::PROFILES.contains(&name.as_str()));
    if let Some(name) = unknown {
        let (asked, known) = (name.clone(), G::PROFILES.join(", "));
        return Err(StudyError::Profile { asked, known });
    }
    let all = plan.all_games::<G>();
    Ok(tune::study::<G>(plan, |stage| tell(stage, all)))
}

/// The games that show something, in words.
fn studied() -> String {
    let shown = each_game!(G => (G::ID, G::INPUTS != 0)).into_iter().filter(|(_, shows)| *shows);
    shown.map(|(id, _)| id).collect::<Vec<_>>().join(" and ")
}
