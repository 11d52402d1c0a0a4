//! The review of a game that is chosen at run time.

use games::with_game;
use serde_json::Value;
use tabletop::{Match, PlyOf, Save};

use crate::{Evaluate, Review};

/// Reviews a saved game; see [`Review::of`]. `tick` hears how many plies there are, ply by ply. `None` if no
/// game has the name that the save says.
///
/// # Errors
/// What does not hold together, in words.
pub fn review(
    save: Value,
    iterations: u32,
    tick: &mut dyn FnMut(u64),
) -> Option<Result<Review, String>> {
    let game = save["game"].as_str().unwrap_or_default().to_owned();
    with_game!(game.as_str(), G => review_of::<G>(save, iterations, tick))
}

fn review_of<G: Evaluate>(
    save: Value,
    iterations: u32,
    tick: &mut dyn FnMut(u64),
) -> Result<Review, String> {
    let save: Save<G> = serde_json::from_value(save).map_err(|error| error.to_string())?;
    let (setup, position) = (save.setup.clone(), save.position.clone());
    let length = save.plies.len();
    let game = Match::<G>::load(save).map_err(|error| error.to_string())?;
    let start = match &position {
        None => G::new(&setup),
        Some(position) => G::from_position(&setup, position),
    };
    let start = start.map_err(|error| error.to_string())?;
    // Loading lets fair dice answer; what they would roll next is not in the file.
    let plies: &[PlyOf<G>] = &game.plies()[..length.min(game.plies().len())];
    if plies.is_empty() {
        return Err("expected a game with plies to review; this one has not begun".into());
    }
    Ok(Review::of(&start, plies, iterations, || tick(plies.len() as u64)))
}
