//! The schedule of a contest: who sits with whom, and where.

/// The most games that share their dice; more entrants than that are too many for their tables.
pub const MOST_GAMES_A_ROUND: u64 = 10_000;

/// Who sits with whom, and where, round after round.
///
/// Rivals: as many entrants as seats sit together. With fewer, the first sits alone among copies of
/// the others, in order. With more, every set of them that fits has a table. Everybody sits once in
/// every seat. A party: each entrant has a table, and all its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    entrants: usize,
    is_party: bool,
    rotations: usize,
    /// Who sits where in the first rotation, by seat.
    tables: Vec<Vec<usize>>,
}

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// All games of a round share their dice.
    pub round: u64,
    /// Which entrant sits where, by seat.
    pub seating: Vec<usize>,
}

/// Entrants that cannot be given seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// There is nobody.
    #[error("expected one entrant at least")]
    Nobody,
    /// The sets of entrants are too many.
    #[error(
        "{entrants} entrants at tables of {seats}: every set of {seats} meets, which makes more than \
         {MOST_GAMES_A_ROUND} games a round; expected fewer entrants"
    )]
    TooMany {
        /// How many would play.
        entrants: usize,
        /// How many seats a table has.
        seats: usize,
    },
}

impl Schedule {
    /// Gives everybody seats.
    ///
    /// # Errors
    /// Nobody, or too many.
    pub fn new(entrants: usize, seats: usize, is_party: bool) -> Result<Schedule, Unplayable> {
        if entrants == 0 {
            return Err(Unplayable::Nobody);
        }
        let games = if is_party { entrants as u64 } else { games_of_sets(entrants, seats) };
        if games > MOST_GAMES_A_ROUND {
            return Err(Unplayable::TooMany { entrants, seats });
        }
        let tables = match is_party {
            true => (0..entrants).map(|entrant| vec![entrant; seats]).collect(),
            false if entrants <= seats => vec![with_copies(entrants, seats)],
            false => sets(0..entrants, seats),
        };
        // Nothing is learned from changing places with oneself.
        let rotations = if is_party || entrants == 1 { 1 } else { seats };
        Ok(Schedule { entrants, is_party, rotations, tables })
    }

    /// How many entrants there are.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// How many tables a round has.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Do all seats win or lose together?
    pub fn is_party(&self) -> bool {
        self.is_party
    }

    /// How many games share their dice.
    pub fn games_a_round(&self) -> usize {
        self.tables.len() * self.rotations
    }

    /// The games in order, round by round.
    pub fn fixture(&self, game: u64) -> Fixture {
        let games = self.games_a_round() as u64;
        let place = (game % games) as usize;
        let mut seating = self.tables[self.table(place)].clone();
        seating.rotate_left(place % self.rotations);
        Fixture { round: game / games, seating }
    }

    /// The table of the round's game in this place.
    pub(crate) fn table(&self, place: usize) -> usize {
        place / self.rotations
    }

    /// How many seats of a table an entrant has.
    pub fn copies(&self, table: usize, entrant: usize) -> usize {
        self.tables[table].iter().filter(|&&other| other == entrant).count()
    }

    /// How many games of a round an entrant takes part in.
    pub fn games_of(&self, entrant: usize) -> usize {
        let takes_part = |&table: &usize| self.copies(table, entrant) > 0;
        self.rotations * (0..self.tables.len()).filter(takes_part).count()
    }

    /// What an entrant wins who is as good as the others: the seats it has. A party has no such share.
    pub fn fair_share(&self, entrant: usize) -> Option<f64> {
        let table = self.tables.iter().find(|table| table.contains(&entrant))?;
        let own = table.iter().filter(|&&other| other == entrant).count();
        (!self.is_party).then_some(own as f64 / table.len() as f64)
    }
}

/// The first alone, the others in order until the seats are taken.
fn with_copies(entrants: usize, seats: usize) -> Vec<usize> {
    let others = entrants.saturating_sub(1).max(1);
    let other = |seat: usize| entrants - others + (seat - 1) % others;
    (0..seats).map(|seat| if seat == 0 { 0 } else { other(seat) }).collect()
}

/// All sets of this size, in order.
fn sets(of: std::ops::Range<usize>, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let beginning_with = |first: usize| {
        let rest = sets(first + 1..of.end, size - 1);
        rest.into_iter().map(move |rest| [vec![first], rest].concat())
    };
    of.clone().flat_map(beginning_with).collect()
}

/// How many games a round of rivals has, as far as it can be counted.
fn games_of_sets(entrants: usize, seats: usize) -> u64 {
    let mut count: u64 = 1;
    for step in 0..seats.min(entrants) as u64 {
        count = count.saturating_mul(entrants.max(seats) as u64 - step) / (step + 1);
        if count > u64::from(u32::MAX) {
            return u64::MAX;
        }
    }
    if entrants <= seats { seats as u64 } else { count * seats as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(entrants: usize, seats: usize, is_party: bool) -> Vec<Vec<usize>> {
        let schedule = Schedule::new(entrants, seats, is_party).unwrap();
        (0..schedule.games_a_round() as u64).map(|game| schedule.fixture(game).seating).collect()
    }

    #[test]
    fn everybody_sits_once_in_every_seat() {
        assert_eq!(seatings(3, 3, false), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        let schedule = Schedule::new(3, 3, false).unwrap();
        assert_eq!(schedule.fixture(4), Fixture { round: 1, seating: vec![1, 2, 0] });
    }

    #[test]
    fn the_first_sits_alone_among_copies() {
        assert_eq!(seatings(2, 4, false)[0], [0, 1, 1, 1]);
        assert_eq!(seatings(3, 5, false)[0], [0, 1, 2, 1, 2]);
        assert_eq!(seatings(1, 3, false), [[0, 0, 0]]);
        let schedule = Schedule::new(2, 4, false).unwrap();
        assert_eq!((schedule.fair_share(0), schedule.fair_share(1)), (Some(0.25), Some(0.75)));
        assert_eq!((schedule.games_of(0), schedule.games_of(1)), (4, 4));
    }

    #[test]
    fn more_entrants_than_seats_meet_in_every_set() {
        let all = seatings(4, 2, false);
        let firsts: Vec<_> = all.iter().step_by(2).cloned().collect();
        assert_eq!(firsts, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        let schedule = Schedule::new(5, 3, false).unwrap();
        assert_eq!((schedule.games_a_round(), schedule.games_of(4)), (30, 18));
    }

    #[test]
    fn each_entrant_of_a_party_has_its_own_table() {
        assert_eq!(seatings(2, 3, true), [[0, 0, 0], [1, 1, 1]]);
        assert_eq!(Schedule::new(2, 3, true).unwrap().fair_share(0), None);
    }

    #[test]
    fn nobody_and_too_many_are_refused() {
        assert_eq!(Schedule::new(0, 2, false), Err(Unplayable::Nobody));
        let many = Unplayable::TooMany { entrants: 200, seats: 5 };
        assert_eq!(Schedule::new(200, 5, false), Err(many));
        assert!(Schedule::new(usize::MAX, 5, false).is_err());
        assert!(Schedule::new(14, 4, false).is_ok());
    }
}
