//! What is noted of a game of Goblin.

use goblin::{Event, Goblin, Role, SeatView};
use tabletop::Game;

use super::word;
use crate::chronicle::{Chronicle, Close, Notes, SeatClose};

const VISITS: usize = 0;

impl Chronicle for Goblin {
    const MILESTONES: &'static [&'static str] = &["key", "third_key", "lord"];
    const COUNTS: &'static [&'static str] = &["visits", "keys"];
    const POINTS: &'static str = "hearts beaten";

    fn open(&self, notes: &mut Notes) {
        let view = self.view(None);
        notes.round = view.round.into();
        notes.first = Some(view.first);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn note(&self, event: &Event, notes: &mut Notes) {
        match *event {
            Event::Began { seat } => notes.first = Some(seat),
            Event::TurnBegan { round, .. } => notes.round = round.into(),
            // Lost until it is won: a hero may fall, stop or strike too weakly.
            Event::Challenged { hero, monster, .. } => {
                let deeds = notes.deeds(hero as usize);
                deeds.against = rank(monster.role);
                deeds.lost += 1;
            }
            Event::Struck { hero, won: true, .. } => {
                let deeds = notes.deeds(hero as usize);
                (deeds.won, deeds.lost) = (deeds.won + 1, deeds.lost.saturating_sub(1));
            }
            Event::Fell { hero } => notes.faint(hero as usize),
            Event::VisitedMerchant { hero } => notes.count(hero as usize, VISITS),
            Event::KeyWon { .. } => {
                notes.reach(0);
                if self.view(None).seats.iter().any(|seat| seat.keys.len() == 3) {
                    notes.reach(1);
                }
            }
            Event::BecameChampion { .. } => notes.reach(2),
            _ => {}
        }
    }

    fn close(&self, _notes: &Notes) -> Close {
        let view = self.view(None);
        let seat = |seat: &SeatView| SeatClose {
            hero: seat.hero.map(|hero| (hero.to_string(), hero as usize)),
            points: seat.beaten.into(),
            counts: vec![seat.keys.len() as u32],
        };
        Close {
            ending: view.ending.as_ref().map(word),
            wrath_limit: None,
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
