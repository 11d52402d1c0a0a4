//! How long whoever decides has been deciding, and how long they may. No input, no output: the time is handed in.

use std::time::{Duration, Instant};

use tabletop::Seat;

use crate::api::{Clock, Timer};

/// The turn of a person, and what is left of everybody's reserve.
pub struct TurnClock {
    clock: Clock,
    turn: Option<Turn>,
    /// The turn that somebody has left to a computer, at which version, and the reserves then.
    left: Option<(Turn, u64, Vec<Duration>)>,
    reserves: Vec<Duration>,
}

/// Somebody's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    seat: Seat,
    since: Instant,
}

impl TurnClock {
    /// A clock with full reserves, for so many seats.
    pub fn new(clock: Clock, seats: usize) -> TurnClock {
        TurnClock { clock, turn: None, left: None, reserves: vec![reserve_of(clock); seats] }
    }

    /// At this version it is this person's turn, or no person's. Another clock begins with full reserves; whoever leaves a turn to a computer
    /// and takes it back before anything was decided has gained no time.
    pub fn follow(&mut self, clock: Clock, seat: Option<Seat>, version: u64, now: Instant) {
        if clock != self.clock {
            *self = TurnClock::new(clock, self.reserves.len());
        }
        if self.turn.map(|turn| turn.seat) == seat {
            return;
        }
        if let Some((turn, at, reserves)) = self.left.take()
            && (Some(turn.seat), version) == (seat, at)
        {
            (self.turn, self.reserves) = (Some(turn), reserves);
            return;
        }
        self.left = self.turn.map(|turn| (turn, version, self.reserves.clone()));
        self.settle(now);
        self.turn = seat.map(|seat| Turn { seat, since: now });
    }

    /// The turn that began so that it ends then: a table that was read from the file.
    pub fn resume(&mut self, due: Instant) {
        let limit = self.limit().unwrap_or_default();
        if let Some(turn) = &mut self.turn {
            turn.since = due.checked_sub(limit).unwrap_or(turn.since);
        }
    }

    /// When the time of this turn is up.
    pub fn due(&self) -> Option<Instant> {
        self.turn?.since.checked_add(self.limit()?)
    }

    /// How long the turn may take in all.
    pub fn limit(&self) -> Option<Duration> {
        let Turn { seat, .. } = self.turn?;
        Some(turn_of(self.clock)? + self.reserve(seat))
    }

    /// What a person wants to see of it.
    pub fn timer(&self, now: Instant) -> Option<Timer> {
        let Turn { seat, since } = self.turn?;
        let used = now.saturating_duration_since(since);
        let turn = turn_of(self.clock)?;
        let left = turn.saturating_sub(used);
        let reserve = self.reserve(seat).saturating_sub(used.saturating_sub(turn));
        let seconds = |time: Duration| time.as_secs_f64().ceil() as u32;
        Some(Timer { seat, left: seconds(left), reserve: seconds(reserve) })
    }

    /// What a turn leaves over goes into the reserve; what it took too long comes out of it.
    fn settle(&mut self, now: Instant) {
        let (Some(Turn { seat, since }), Some(turn)) = (self.turn, turn_of(self.clock)) else {
            return;
        };
        let used = now.saturating_duration_since(since);
        let most = reserve_of(self.clock);
        if let Some(reserve) = self.reserves.get_mut(usize::from(seat.0)) {
            *reserve = (*reserve + turn.saturating_sub(used)).min(most);
            *reserve = reserve.saturating_sub(used.saturating_sub(turn));
        }
    }

    fn reserve(&self, seat: Seat) -> Duration {
        self.reserves.get(usize::from(seat.0)).copied().unwrap_or_default()
    }
}

/// How long a turn may take, without a reserve.
fn turn_of(clock: Clock) -> Option<Duration> {
    match clock {
        Clock::None => None,
        Clock::Hourglass { turn, .. } => Some(Duration::from_secs(turn.into())),
        Clock::Slow { hours } => Some(Duration::from_secs(u64::from(hours) * 60 * 60)),
    }
}

fn reserve_of(clock: Clock) -> Duration {
    match clock {
        Clock::None | Clock::Slow { .. } => Duration::ZERO,
        Clock::Hourglass { reserve, .. } => Duration::from_secs(reserve.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOCK: Clock = Clock::Hourglass { turn: 60, reserve: 30 };

    fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    /// Who decides, second by second.
    fn after(turns: &[(u64, Option<u8>)], start: Instant) -> TurnClock {
        let mut clock = TurnClock::new(CLOCK, 2);
        for (at, seat) in turns {
            clock.follow(CLOCK, seat.map(Seat), *at, start + seconds(*at));
        }
        clock
    }

    #[test]
    fn the_reserve_runs_behind_the_turn_and_grows_back_by_what_a_turn_leaves() {
        let start = Instant::now();
        let timer = |turns: &[(u64, Option<u8>)], at| {
            let told = after(turns, start).timer(start + seconds(at)).unwrap();
            (told.seat.0, told.left, told.reserve)
        };
        assert_eq!(timer(&[(0, Some(0))], 10), (0, 50, 30));
        assert_eq!(timer(&[(0, Some(0))], 70), (0, 0, 20));
        // Seat 0 has used 20 of its reserve; 15 of them come back with a turn of 45 seconds.
        let slow = [(0, Some(0)), (80, Some(1)), (90, Some(0))];
        assert_eq!(timer(&slow, 90), (0, 60, 10));
        let quick = [(0, Some(0)), (80, Some(1)), (90, Some(0)), (135, None), (140, Some(0))];
        assert_eq!(timer(&quick, 140), (0, 60, 25));
    }

    #[test]
    fn a_turn_goes_on_through_all_of_its_decisions() {
        let start = Instant::now();
        let clock = after(&[(0, Some(0)), (40, Some(0))], start);
        assert_eq!(clock.due(), Some(start + seconds(90)));
        assert_eq!(after(&[(0, Some(0)), (40, None)], start).due(), None);
    }

    #[test]
    fn whoever_takes_a_turn_back_at_once_has_gained_no_time() {
        let start = Instant::now();
        let left_and_back = |version| {
            let mut clock = after(&[(0, Some(0))], start);
            clock.follow(CLOCK, None, 1, start + seconds(50));
            clock.follow(CLOCK, Some(Seat(0)), version, start + seconds(51));
            clock.due()
        };
        assert_eq!(left_and_back(1), Some(start + seconds(90)));
        // The computer has decided something: this is another turn.
        assert_eq!(left_and_back(2), Some(start + seconds(51 + 60 + 30)));
    }

    #[test]
    fn a_turn_that_was_written_goes_on_where_it_was() {
        let start = Instant::now();
        let mut clock = after(&[(0, Some(1))], start);
        clock.resume(start + seconds(15));
        assert_eq!(clock.due(), Some(start + seconds(15)));
    }

    #[test]
    fn another_clock_begins_anew_and_no_clock_never_ends() {
        let start = Instant::now();
        let mut clock = after(&[(0, Some(0))], start);
        clock.follow(Clock::Slow { hours: 1 }, Some(Seat(0)), 1, start + seconds(50));
        assert_eq!(clock.due(), Some(start + seconds(50 + 3600)));
        clock.follow(Clock::None, Some(Seat(0)), 1, start);
        assert_eq!((clock.due(), clock.timer(start)), (None, None));
    }
}
