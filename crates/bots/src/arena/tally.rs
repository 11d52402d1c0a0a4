//! What a contest has come to so far.

use super::{GameResult, Interval, Latencies, Schedule};

/// What a contest has come to: whole rounds only.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    schedule: Schedule,
    rounds: usize,
    /// Games won, round by round, table by table, entrant by entrant; ties are shared.
    won: Vec<f32>,
    /// Games won, by entrant.
    wins: Vec<f64>,
    /// Games of the round that is not complete yet.
    open: Vec<GameResult>,
    /// Games that hit the round limit, or would not end.
    pub called_off: u64,
    /// How often it forfeited its seat, by entrant.
    pub forfeits: Vec<u64>,
    /// Why it did so first, by entrant.
    pub faults: Vec<Option<String>>,
    /// How long they thought, by entrant.
    pub latencies: Vec<Latencies>,
}

impl Tally {
    /// Nothing has been played.
    pub fn new(schedule: Schedule) -> Tally {
        let entrants = schedule.entrants();
        Tally {
            schedule,
            rounds: 0,
            won: Vec::new(),
            wins: vec![0.0; entrants],
            open: Vec::new(),
            called_off: 0,
            forfeits: vec![0; entrants],
            faults: vec![None; entrants],
            latencies: vec![Latencies::default(); entrants],
        }
    }

    /// Counts the next game of the schedule. A round counts when it is complete.
    pub fn add(&mut self, result: GameResult) {
        self.open.push(result);
        if self.open.len() == self.schedule.games_a_round() {
            self.close_round();
        }
    }

    /// Who meets whom.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Rounds played.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        (self.rounds * self.schedule.games_a_round()) as u64
    }

    /// Games played by an entrant.
    pub fn games_of(&self, entrant: usize) -> u64 {
        (self.rounds * self.schedule.games_of(entrant)) as u64
    }

    /// Games won by an entrant; ties are shared.
    pub fn wins(&self, entrant: usize) -> f64 {
        self.wins[entrant]
    }

    /// The share of its games that an entrant won in a round.
    pub fn share(&self, round: usize, entrant: usize) -> f64 {
        self.wins_in(round, entrant) / self.schedule.games_of(entrant) as f64
    }

    /// The share of its games that an entrant won.
    pub fn rate(&self, entrant: usize, confidence: f64) -> Interval {
        let shares: Vec<f64> = (0..self.rounds).map(|round| self.share(round, entrant)).collect();
        Interval::of_shares(&shares, confidence)
    }

    /// How much more of its games one entrant won than the other, paired by round.
    pub fn lead(&self, one: usize, other: usize, confidence: f64) -> Interval {
        let lead = |round| self.share(round, one) - self.share(round, other);
        let differences: Vec<f64> = (0..self.rounds).map(lead).collect();
        Interval::of_differences(&differences, confidence)
    }

    /// Games that an entrant won at a table in a round.
    pub(crate) fn won(&self, round: usize, table: usize, entrant: usize) -> f64 {
        let row = round * self.schedule.tables() + table;
        f64::from(self.won[row * self.schedule.entrants() + entrant])
    }

    fn wins_in(&self, round: usize, entrant: usize) -> f64 {
        (0..self.schedule.tables()).map(|table| self.won(round, table, entrant)).sum()
    }

    fn close_round(&mut self) {
        let entrants = self.schedule.entrants();
        let begin = self.won.len();
        self.won.resize(begin + self.schedule.tables() * entrants, 0.0);
        for (place, result) in std::mem::take(&mut self.open).iter().enumerate() {
            self.called_off += u64::from(result.called_off);
            let row = begin + self.schedule.table(place) * entrants;
            for seat in &result.seats {
                let won = &mut self.won[row + seat.entrant];
                // A party wins once, whoever looks.
                *won = if self.schedule.is_party() { seat.result } else { *won + seat.result };
                self.forfeits[seat.entrant] += u64::from(seat.forfeits);
                let fault = &mut self.faults[seat.entrant];
                *fault = fault.take().or_else(|| seat.fault.clone());
                self.latencies[seat.entrant].merge(&seat.latencies);
            }
        }
        self.rounds += 1;
        for entrant in 0..entrants {
            self.wins[entrant] += self.wins_in(self.rounds - 1, entrant);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::SeatResult, *};

    /// A game of the schedule with these results, by seat.
    fn result(tally: &Tally, game: u64, results: &[f32]) -> GameResult {
        let seating = tally.schedule().fixture(game).seating;
        let seat_result =
            |(&entrant, &result)| SeatResult { entrant, result, ..SeatResult::default() };
        GameResult {
            seats: seating.iter().zip(results).map(seat_result).collect(),
            called_off: results.iter().all(|&result| result == 0.0),
        }
    }

    fn tally(entrants: usize, seats: usize, is_party: bool, games: &[&[f32]]) -> Tally {
        let mut tally = Tally::new(Schedule::new(entrants, seats, is_party).unwrap());
        for (game, results) in games.iter().enumerate() {
            let result = result(&tally, game as u64, results);
            tally.add(result);
        }
        tally
    }

    #[test]
    fn victories_follow_the_entrant_around_the_table() {
        let found = tally(2, 2, false, &[&[1.0, 0.0], &[0.0, 1.0], &[0.5, 0.5], &[0.0, 0.0]]);
        assert_eq!((found.games(), found.rounds(), found.called_off), (4, 2, 1));
        assert_eq!((found.wins(0), found.wins(1)), (2.5, 0.5));
        assert_eq!((found.share(0, 0), found.share(1, 0)), (1.0, 0.25));
        assert!((found.lead(0, 1, 0.99).mean - 0.5).abs() < 1e-6);
    }

    #[test]
    fn only_whole_rounds_count() {
        let found = tally(2, 2, false, &[&[1.0, 0.0], &[1.0, 0.0], &[0.0, 0.0]]);
        assert_eq!((found.games(), found.wins(0), found.called_off), (2, 1.0, 0));
    }

    #[test]
    fn copies_win_together_and_a_party_wins_once() {
        let found = tally(2, 4, false, &[&[0.0, 0.5, 0.5, 0.0][..]; 4]);
        assert_eq!((found.wins(0), found.wins(1)), (1.0, 3.0));
        let found = tally(2, 3, true, &[&[1.0; 3], &[0.0; 3]]);
        assert_eq!((found.games(), found.games_of(0)), (2, 1));
        assert_eq!((found.wins(0), found.wins(1)), (1.0, 0.0));
    }
}
