//! What is noted of a game of Karak.

use karak::{Event, Karak};
use tabletop::Game;

use super::word;
use crate::chronicle::{Chronicle, Close, Notes, SeatClose};

/// The first number is noted, the second too.
const CURSES: usize = 0;
const FAINTS_WHILE_CURSED: usize = 1;

impl Chronicle for Karak {
    const MILESTONES: &'static [&'static str] = &["treasure", "dragon"];
    const COUNTS: &'static [&'static str] = &["curses", "faints_while_cursed"];
    const POINTS: &'static str = "points";

    fn open(&self, notes: &mut Notes) {
        let view = self.view(None);
        notes.round = view.position.round.into();
        notes.first = Some(view.position.first);
        notes.wrath = view.party.map(|party| party.wrath);
        let cursed = view.seats.iter().find(|seat| seat.cursed);
        notes.cursed = cursed.and_then(|seat| seat.hero).map(|hero| hero as usize);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most of a story counts nothing")]
    fn note(&self, event: &Event, notes: &mut Notes) {
        match *event {
            Event::Began { seat } => notes.first = Some(seat),
            Event::TurnBegan { round, .. } => notes.round = round.into(),
            Event::TilePlaced { hero, .. } => notes.deeds(hero as usize).tiles += 1,
            Event::Won { hero, .. } | Event::HeroicWin { hero, .. } => {
                notes.deeds(hero as usize).won += 1;
            }
            Event::Tied { hero, .. } => notes.deeds(hero as usize).tied += 1,
            Event::Lost { hero, .. } => notes.deeds(hero as usize).lost += 1,
            Event::Wounded { hero, by, .. } => {
                notes.deeds(hero as usize).against = by.to_string();
            }
            Event::Sacrificed { hero, .. } => {
                notes.deeds(hero as usize).against = "sacrifice".into();
            }
            Event::Fainted { hero } => {
                notes.faint(hero as usize);
                if notes.cursed == Some(hero as usize) {
                    notes.count(hero as usize, FAINTS_WHILE_CURSED);
                }
            }
            Event::Cursed { hero } => {
                notes.cursed = Some(hero as usize);
                notes.count(hero as usize, CURSES);
            }
            Event::CurseLifted { .. } => notes.cursed = None,
            Event::TreasureWon { .. } => notes.reach(0),
            Event::WrathRose { wrath, .. } => notes.wrath = Some(wrath),
            Event::Ended { ending: karak::Ending::DragonSlain } => notes.reach(1),
            _ => {}
        }
    }

    fn close(&self, _notes: &Notes) -> Close {
        let view = self.view(None);
        let seat = |seat: &karak::SeatView| SeatClose {
            hero: seat.hero.map(|hero| (hero.to_string(), hero as usize)),
            points: seat.points.into(),
            counts: Vec::new(),
        };
        Close {
            ending: view.ending.as_ref().map(word),
            wrath_limit: view.party.map(|party| party.wrath_limit),
            seats: view.seats.iter().map(seat).collect(),
        }
    }
}
