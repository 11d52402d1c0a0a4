//! What is measured in a game of Karak.

use karak::{Event, Karak};
use tabletop::Game;

use super::word;
use crate::metrics::{GameMetrics, Metrics, SeatSummary, Summary};

/// Places in [`Metrics::COUNTS`].
const CURSES: usize = 0;
const FAINTS_WHILE_CURSED: usize = 1;

impl Metrics for Karak {
    const MILESTONES: &'static [&'static str] = &["treasure", "dragon"];
    const COUNTS: &'static [&'static str] = &["curses", "faints_while_cursed"];
    const POINTS: &'static str = "points";

    fn open(&self, metrics: &mut GameMetrics) {
        let view = self.view(None);
        metrics.round = view.position.round.into();
        metrics.first = Some(view.position.first);
        metrics.wrath = view.party.map(|party| party.wrath);
        let cursed = view.seats.iter().find(|seat| seat.cursed);
        metrics.cursed = cursed.and_then(|seat| seat.hero).map(|hero| hero as usize);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn observe(&self, event: &Event, metrics: &mut GameMetrics) {
        match *event {
            Event::Began { seat } => metrics.first = Some(seat),
            Event::TurnBegan { round, .. } => metrics.round = round.into(),
            Event::TilePlaced { hero, .. } => metrics.of_hero(hero as usize).tiles += 1,
            Event::Won { hero, .. } | Event::HeroicWin { hero, .. } => {
                metrics.of_hero(hero as usize).won += 1;
            }
            Event::Tied { hero, .. } => metrics.of_hero(hero as usize).tied += 1,
            Event::Lost { hero, .. } => metrics.of_hero(hero as usize).lost += 1,
            Event::Wounded { hero, by, .. } => {
                metrics.of_hero(hero as usize).against = by.to_string();
            }
            Event::Sacrificed { hero, .. } => {
                metrics.of_hero(hero as usize).against = "sacrifice".into();
            }
            Event::Fainted { hero } => {
                metrics.faint(hero as usize);
                if metrics.cursed == Some(hero as usize) {
                    metrics.count(hero as usize, FAINTS_WHILE_CURSED);
                }
            }
            Event::Cursed { hero } => {
                metrics.cursed = Some(hero as usize);
                metrics.count(hero as usize, CURSES);
            }
            Event::CurseLifted { .. } => metrics.cursed = None,
            Event::TreasureWon { .. } => metrics.reach(0),
            Event::WrathRose { wrath, .. } => metrics.wrath = Some(wrath),
            Event::Ended { ending: karak::Ending::DragonSlain } => metrics.reach(1),
            _ => {}
        }
    }

    fn summary(&self) -> Summary {
        let view = self.view(None);
        let seat = |seat: &karak::SeatView| SeatSummary {
            hero: seat.hero.map(|hero| (hero.to_string(), hero as usize)),
            points: seat.points.into(),
            counts: Vec::new(),
        };
        Summary {
            ending: view.ending.as_ref().map(word),
            wrath_limit: view.party.map(|party| party.wrath_limit),
            seats: view.seats.iter().map(seat).collect(),
        }
    }
}
