//! What is measured in a game of Karak 2.

use karak2::{Ending, Event, Karak2, SeatView};
use tabletop::Game;

use super::word;
use crate::metrics::{GameMetrics, Metrics, SeatSummary, Summary};

/// Places in the lists of counts.
const TILES: usize = 0;
const UNITS_LOST: usize = 1;

impl Metrics for Karak2 {
    const MILESTONES: &'static [&'static str] = &["city", "abyss", "emperor", "general"];
    const MAIN_COUNTS: &'static [&'static str] = &["tiles"];
    const COUNTS: &'static [&'static str] = &["units_lost", "glory", "actions"];
    const POINTS: &'static str = "points";

    type Memory = ();

    fn open(&self, metrics: &mut GameMetrics<Karak2>) {
        let view = self.view(None);
        metrics.round = view.round.into();
        metrics.first = Some(view.first);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn observe(&self, event: &Event, metrics: &mut GameMetrics<Karak2>) {
        match *event {
            Event::Began { seat } => metrics.first = Some(seat),
            Event::TurnBegan { round, .. } => metrics.round = round.into(),
            Event::TileLaid { hero, .. } => metrics.count(hero as usize, TILES),
            Event::CityBuilt { .. } => metrics.reach(0),
            Event::GeneralAppeared { .. } => metrics.reach(1),
            Event::Crowned { .. } => metrics.reach(2),
            Event::BattleBegan { hero, .. } => {
                metrics.of_hero(hero as usize).against = enemies(self);
            }
            Event::Challenged { hero, emperor } => {
                metrics.of_hero(hero as usize).against = "duel".into();
                metrics.of_hero(emperor as usize).against = "duel".into();
            }
            Event::RiftOpened { .. } => {
                for hero in self.view(None).seats.iter().filter_map(|seat| seat.hero) {
                    metrics.of_hero(hero as usize).against = "rift".into();
                }
            }
            Event::Won { hero, .. } | Event::RiftClosed { hero, .. } => {
                metrics.of_hero(hero as usize).won += 1;
            }
            Event::Lost { hero, .. } => metrics.of_hero(hero as usize).lost += 1,
            Event::UnitsLost { hero, count, .. } => {
                (0..count).for_each(|_| metrics.count(hero as usize, UNITS_LOST));
            }
            Event::Fainted { hero } => metrics.faint(hero as usize),
            Event::Ended { ending: Ending::GeneralSlain } => metrics.reach(3),
            _ => {}
        }
    }

    fn summary(&self) -> Summary {
        let view = self.view(None);
        let seat = |seat: &SeatView| SeatSummary {
            hero: seat.hero.map(|hero| (hero.to_string(), hero as usize)),
            points: seat.points.into(),
            counts: vec![seat.glory.into(), seat.actions.into()],
        };
        Summary {
            ending: view.ending.as_ref().map(word),
            threat_limit: None,
            seats: view.seats.iter().map(seat).collect(),
        }
    }
}

/// Whom the active hero fights: the armies of the tile, the General, or what lives in a lair.
fn enemies(game: &Karak2) -> String {
    let view = game.view(None);
    let here = view.players[usize::from(view.active.0)].at;
    if view.general.at == Some(here) {
        return "general".into();
    }
    let armies = view.foes.iter().find(|foe| foe.at == here).map(|foe| &foe.armies);
    match armies.map(Vec::as_slice) {
        Some([(army, _)]) => army.to_string(),
        Some([_, _, ..]) => "several armies".into(),
        Some([]) | None => "lair".into(),
    }
}
