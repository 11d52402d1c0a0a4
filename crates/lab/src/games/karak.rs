//! What is measured in a game of Karak.

use karak::{Event, Karak};
use tabletop::Game;

use super::word;
use crate::metrics::{GameMetrics, Metrics, SeatSummary, Summary, Threat};

/// Places in the lists of counts.
const TILES: usize = 0;
const CURSES: usize = 1;
const FAINTS_WHILE_CURSED: usize = 2;

/// Who bears the curse, by the number of the hero.
#[derive(Default)]
pub struct Cursed(Option<usize>);

impl Metrics for Karak {
    const MILESTONES: &'static [&'static str] = &["treasure", "dragon"];
    const MAIN_COUNTS: &'static [&'static str] = &["tiles"];
    const COUNTS: &'static [&'static str] = &["curses", "faints_while_cursed"];
    const POINTS: &'static str = "points";
    /// The victories that calm, fierce and deadly wrath are meant for.
    const THREAT: Option<Threat> = Some(Threat { name: "wrath", targets: &[0.80, 0.55, 0.30] });

    type Memory = Cursed;

    fn open(&self, metrics: &mut GameMetrics<Karak>) {
        let view = self.view(None);
        metrics.round = view.position.round.into();
        metrics.first = Some(view.position.first);
        metrics.threat = view.party.map(|party| party.wrath);
        let cursed = view.seats.iter().find(|seat| seat.cursed);
        let cursed = cursed.and_then(|seat| seat.hero).map(|hero| hero as usize);
        metrics.memory = Cursed(cursed);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn observe(&self, event: &Event, metrics: &mut GameMetrics<Karak>) {
        match *event {
            Event::Began { seat } => metrics.first = Some(seat),
            Event::TurnBegan { round, .. } => metrics.round = round.into(),
            Event::TilePlaced { hero, .. } => metrics.count(hero as usize, TILES),
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
                if metrics.memory.0 == Some(hero as usize) {
                    metrics.count(hero as usize, FAINTS_WHILE_CURSED);
                }
            }
            Event::Cursed { hero } => {
                metrics.memory = Cursed(Some(hero as usize));
                metrics.count(hero as usize, CURSES);
            }
            Event::CurseLifted { .. } => metrics.memory = Cursed(None),
            Event::TreasureWon { .. } => metrics.reach(0),
            Event::WrathRose { wrath, .. } => metrics.threat = Some(wrath),
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
            threat_limit: view.party.map(|party| party.wrath_limit),
            seats: view.seats.iter().map(seat).collect(),
        }
    }
}
