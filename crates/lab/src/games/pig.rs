//! What is measured in a game of Pig: the worked example of [`Metrics`], for tests.

use tabletop::{
    Game, Seat, Turn,
    toy::{Pig, PigEvent},
};

use crate::metrics::{GameMetrics, Metrics, SeatSummary, Summary};

impl Metrics for Pig {
    const MILESTONES: &'static [&'static str] = &["goal"];
    const MAIN_COUNTS: &'static [&'static str] = &[];
    const COUNTS: &'static [&'static str] = &["banked"];
    const POINTS: &'static str = "points";

    type Memory = ();

    fn open(&self, metrics: &mut GameMetrics<Pig>) {
        (metrics.round, metrics.first) = (1, Some(self.roller()));
    }

    fn observe(&self, event: &PigEvent, metrics: &mut GameMetrics<Pig>) {
        let turn_is_over = matches!(event, PigEvent::Banked(_) | PigEvent::Rolled(1));
        if matches!(self.turn(), Turn::Over { .. }) {
            metrics.reach(0);
        } else if turn_is_over && Some(self.roller()) == metrics.first {
            metrics.round += 1;
        }
    }

    fn summary(&self) -> Summary {
        let is_over = matches!(self.turn(), Turn::Over { .. });
        let seat = |seat| {
            let banked = self.banked(Seat(seat));
            SeatSummary { hero: None, points: banked.into(), counts: vec![banked.into()] }
        };
        Summary {
            ending: is_over.then(|| "goal_reached".into()),
            threat_limit: None,
            seats: (0..self.seats()).map(seat).collect(),
        }
    }
}
