//! Why not: the rule that stands in the way.

use tabletop::Refusal;

use super::action::Action;
use super::state::Karak2;

impl Karak2 {
    /// The rule that forbids this action now.
    pub(super) fn refuse(&self, _action: Action) -> Refusal {
        Refusal::new("K2-3.2", "todo")
    }
}
