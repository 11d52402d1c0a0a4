//! What is measured in a game of Goblin.

use goblin::{Event, Goblin, Role, SeatView};
use tabletop::Game;

use super::word;
use crate::metrics::{GameMetrics, Metrics, SeatSummary, Summary};

/// Place in the list of counts.
const VISITS: usize = 0;

impl Metrics for Goblin {
    const MILESTONES: &'static [&'static str] = &["key", "third_key", "lord"];
    const MAIN_COUNTS: &'static [&'static str] = &[];
    const COUNTS: &'static [&'static str] = &["visits", "keys"];
    const POINTS: &'static str = "hearts beaten";

    type Memory = ();

    fn open(&self, metrics: &mut GameMetrics<Goblin>) {
        let view = self.view(None);
        metrics.round = view.round.into();
        metrics.first = Some(view.first);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn observe(&self, event: &Event, metrics: &mut GameMetrics<Goblin>) {
        match *event {
            Event::Began { seat } => metrics.first = Some(seat),
            Event::TurnBegan { round, .. } => metrics.round = round.into(),
            // Lost until it is won: a hero may fall, stop or strike too weakly.
            Event::Challenged { hero, monster, .. } => {
                let mine = metrics.of_hero(hero as usize);
                mine.against = rank(monster.role);
                mine.lost += 1;
            }
            Event::Struck { hero, won: true, .. } => {
                let mine = metrics.of_hero(hero as usize);
                (mine.won, mine.lost) = (mine.won + 1, mine.lost.saturating_sub(1));
            }
            Event::Fell { hero } => metrics.faint(hero as usize),
            Event::VisitedMerchant { hero } => metrics.count(hero as usize, VISITS),
            Event::KeyWon { .. } => {
                metrics.reach(0);
                if self.view(None).seats.iter().any(|seat| seat.keys.len() == 3) {
                    metrics.reach(1);
                }
            }
            Event::BecameChampion { .. } => metrics.reach(2),
            _ => {}
        }
    }

    fn summary(&self) -> Summary {
        let view = self.view(None);
        let seat = |seat: &SeatView| SeatSummary {
            hero: seat.hero.map(|hero| (hero.to_string(), hero as usize)),
            points: seat.beaten.into(),
            counts: vec![seat.keys.len() as u32],
        };
        Summary {
            ending: view.ending.as_ref().map(word),
            threat_limit: None,
            seats: view.seats.iter().map(seat).collect(),
        }
    }
}

/// What kind of monster it is.
fn rank(role: Role) -> String {
    match role {
        Role::Monster(level) => format!("monster of level {}", level.number()),
        Role::Guardian(level) => format!("guardian of level {}", level.number()),
        Role::Lord => "lord".into(),
    }
}
