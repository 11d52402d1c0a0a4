//! What can be reckoned about an action before it is chosen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::state::Goblin;

/// The chance to win the battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// In thousandths.
    pub win: u16,
}

impl Goblin {
    pub(super) fn outlook_of(&self, _action: Action) -> Option<Outlook> {
        None
    }
}

impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wins {}", self.win)
    }
}
