//! Features of Pig for bots: the worked example of [`Evaluate`], and what this crate's own
//! tests play, because everything about it can be reckoned exactly.

use tabletop::{
    Seat,
    toy::{Pig, PigSetup},
};

use crate::Evaluate;

impl Evaluate for Pig {
    const FEATURES: &'static [&'static str] = &["banked", "at_risk", "turn"];
    const PROFILES: &'static [&'static str] = &["rivals"];
    const CHARACTERS: &'static str = r#"
        [levels]
        apprentice = { thought = "glimpse" }
        squire = { thought = "greedy" }
        knight = { thought = "greedy" }
        champion = { thought = { search = 100 } }
        legend = { thought = { search = 1000 } }
        [temperaments.explorer]
        at_risk = 0.3
        [temperaments.fighter]
        at_risk = 0.1
        [temperaments.hoarder]
        banked = 0.3
        [initial.rivals]
        banked = 4.0
    "#;
    const WEIGHTS: &'static str = r#"
        made_by = "hand"
        [weights.rivals]
        banked = [4.0, 6.0]
        at_risk = [3.0, 4.0]
        turn = [0.3, 0.6]
    "#;

    type Cache = ();

    fn tables() -> Vec<PigSetup> {
        vec![PigSetup { players: 2, goal: 30 }, PigSetup { players: 3, goal: 30 }]
    }

    fn profile(&self) -> usize {
        0
    }

    fn is_party(&self) -> bool {
        false
    }

    fn progress(&self) -> f32 {
        let best = (0..tabletop::Game::seats(self)).map(|seat| self.banked(Seat(seat))).max();
        (f32::from(best.unwrap_or(0)) / f32::from(self.goal().max(1))).min(1.0)
    }

    fn cache(&self, _seat: Seat) {}

    fn features(&self, seat: Seat, features: &mut [f32]) {
        let share = |points: u16| f32::from(points) / f32::from(self.goal().max(1));
        features[0] = share(self.banked(seat));
        if self.roller() == seat {
            features[1] = share(self.at_risk());
            features[2] = 1.0;
        }
    }

    fn is_quiet(&self) -> bool {
        matches!(tabletop::Game::turn(self), tabletop::Turn::Player(_))
    }

    fn is_called_off(&self) -> bool {
        false
    }
}
