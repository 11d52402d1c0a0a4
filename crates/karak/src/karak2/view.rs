//! What a viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{Canvas, Game, Picture, Seat, Turn};

use super::state::Karak2;

/// Everything this viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose move it is.
    pub turn: Turn,
}

impl View {
    pub(super) fn of(state: &Karak2, _viewer: Option<Seat>) -> View {
        View { turn: state.turn() }
    }
}

impl Picture for View {
    fn picture(&self) -> Canvas {
        Canvas::new(1, 1)
    }
    fn status(&self) -> Vec<String> {
        Vec::new()
    }
    fn legend(&self) -> Vec<String> {
        Vec::new()
    }
}
