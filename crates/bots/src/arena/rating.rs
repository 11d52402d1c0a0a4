//! Ratings of entrants who did not all meet: the Plackett–Luce model, on the scale of Elo.
//!
//! Each entrant has a worth `w`, and wins a table with probability `w / Σ w` of all who sit there. The winners
//! come first and the others tie for second, so who wins is all that a game says. The worths are those of
//! maximum likelihood, found by the MM algorithm (Hunter 2004), `w ← wins / Σ (games · seats / Σ w)` over its tables; the order of the games
//! is the same to them. Everybody also draws one game against an average stranger (a prior), so that who has lost
//! every game has a rating, too. Errors by the jackknife.

use super::{Tally, interval::quantile};

/// The rating of an average entrant.
pub const AVERAGE: f64 = 1500.0;
/// The scale of Elo: so much more is ten times the worth.
const TENFOLD: f64 = 400.0;
/// Parts of the games that are left out one after the other.
const PARTS: usize = 20;
/// The MM algorithm ends after so many steps at the latest.
const MOST_STEPS: u32 = 20_000;

/// Ratings on the scale of chess, and how sure they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// By entrant; their mean is [`AVERAGE`].
    pub all: Vec<f64>,
    /// The same with one part of the games left out, part by part: for the jackknife.
    without: Vec<Vec<f64>>,
    /// The same with one round more, which the entrant loses or wins throughout, by entrant.
    surprised: Vec<[Vec<f64>; 2]>,
}

/// What there is to explain: at each table, the seats and the victories of each entrant.
#[derive(Clone)]
struct Record {
    tables: Vec<Vec<(f64, f64)>>,
}

impl Ratings {
    /// Of these games; `None` for a party, or with nobody to be compared with.
    pub fn of(tally: &Tally) -> Option<Ratings> {
        let schedule = tally.schedule();
        if schedule.is_party() || schedule.entrants() < 2 {
            return None;
        }
        let parts = PARTS.min(tally.rounds());
        let without = |part: usize| Record::of(tally, |round| round % parts != part).ratings();
        let record = Record::of(tally, |_| true);
        let games = (schedule.games_a_round() / schedule.tables()) as f64;
        let surprise = |entrant, wins| record.with_round(entrant, wins, games).ratings();
        let surprised = |entrant| [0.0, games].map(|wins| surprise(entrant, wins));
        Some(Ratings {
            all: record.ratings(),
            without: (0..parts).map(without).collect(),
            surprised: (0..schedule.entrants()).map(surprised).collect(),
        })
    }

    /// How far off a rating may be, with this confidence.
    pub fn error(&self, entrant: usize, confidence: f64) -> f64 {
        self.spread(entrant, confidence, |ratings| ratings[entrant])
    }

    /// How far off the difference of two ratings may be, with this confidence.
    pub fn error_between(&self, one: usize, other: usize, confidence: f64) -> f64 {
        self.spread(one, confidence, |ratings| ratings[one] - ratings[other])
    }

    /// The delete-a-group jackknife: `variance = (g − 1)/g · Σ (value without a part − their mean)²`; and what one
    /// surprising round would change, for games that never varied may still do so.
    fn spread(&self, entrant: usize, confidence: f64, value: impl Fn(&[f64]) -> f64) -> f64 {
        let parts = self.without.len() as f64;
        if parts < 2.0 {
            return f64::INFINITY;
        }
        let values: Vec<f64> = self.without.iter().map(|ratings| value(ratings)).collect();
        let mean = values.iter().sum::<f64>() / parts;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let change = |ratings: &Vec<f64>| (value(ratings) - value(&self.all)).abs();
        let surprise = self.surprised[entrant].iter().map(change).fold(0.0, f64::max);
        let variance = (parts - 1.0) / parts * squares + surprise * surprise;
        quantile(parts - 1.0, confidence) * variance.sqrt()
    }
}

impl Record {
    fn of(tally: &Tally, counts: impl Fn(usize) -> bool) -> Record {
        let schedule = tally.schedule();
        let row = |table: usize| {
            let cell = |entrant: usize| {
                let rounds = (0..tally.rounds()).filter(|&round| counts(round));
                let wins = rounds.map(|round| tally.won(round, table, entrant)).sum();
                (schedule.copies(table, entrant) as f64, wins)
            };
            (0..schedule.entrants()).map(cell).collect()
        };
        Record { tables: (0..schedule.tables()).map(row).collect() }
    }

    /// The same and one round more, in which an entrant wins so many of the games of each of its
    /// tables; the others share the rest by their seats.
    fn with_round(&self, entrant: usize, wins: f64, games: f64) -> Record {
        let mut record = self.clone();
        for table in record.tables.iter_mut().filter(|table| table[entrant].0 > 0.0) {
            let others: f64 = table.iter().map(|(seats, _)| seats).sum::<f64>() - table[entrant].0;
            for (other, (seats, won)) in table.iter_mut().enumerate() {
                *won += if other == entrant { wins } else { (games - wins) * *seats / others };
            }
        }
        record
    }

    fn ratings(&self) -> Vec<f64> {
        let worths = self.worths();
        let points: Vec<f64> = worths.iter().map(|worth| TENFOLD * worth.log10()).collect();
        let mean = points.iter().sum::<f64>() / points.len() as f64;
        points.iter().map(|points| AVERAGE + points - mean).collect()
    }

    /// The worths of maximum likelihood.
    fn worths(&self) -> Vec<f64> {
        let entrants = self.tables.first().map_or(0, Vec::len);
        let mut worths = vec![1.0; entrants];
        for _ in 0..MOST_STEPS {
            let better = self.better(&worths);
            let step = |(new, old): (&f64, &f64)| (new / old).ln().abs();
            let farthest = better.iter().zip(&worths).map(step).fold(0.0, f64::max);
            worths = better;
            if farthest < 1e-9 {
                break;
            }
        }
        worths
    }

    /// One step of the MM algorithm: worths that are likelier than these.
    fn better(&self, worths: &[f64]) -> Vec<f64> {
        // Against the stranger, whose worth is 1: half a victory in one game.
        let mut wins = vec![0.5; worths.len()];
        let mut chances: Vec<f64> = worths.iter().map(|worth| 1.0 / (worth + 1.0)).collect();
        for table in &self.tables {
            let games: f64 = table.iter().map(|(_, wins)| wins).sum();
            let total: f64 =
                table.iter().zip(worths).map(|((seats, _), worth)| seats * worth).sum();
            for (entrant, (seats, won)) in table.iter().enumerate() {
                wins[entrant] += won;
                chances[entrant] += games * seats / total;
            }
        }
        wins.iter().zip(chances).map(|(wins, chances)| wins / chances).collect()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{below, seeded_rng};

    use super::{
        super::{GameResult, Schedule, SeatResult},
        *,
    };

    /// Tables at which everybody wins as often as these worths say.
    fn record(worths: &[f64], tables: &[&[usize]]) -> Record {
        let row = |table: &&[usize]| {
            let total: f64 = table.iter().map(|&entrant| worths[entrant]).sum();
            let cell = |entrant: usize| {
                let seats = table.iter().filter(|&&other| other == entrant).count() as f64;
                (seats, 100_000.0 * seats * worths[entrant] / total)
            };
            (0..worths.len()).map(cell).collect()
        };
        Record { tables: tables.iter().map(row).collect() }
    }

    fn differences(ratings: &[f64]) -> Vec<f64> {
        ratings.windows(2).map(|pair| (pair[0] - pair[1]).round()).collect()
    }

    #[test]
    fn worths_are_found_again() {
        let worths = [10.0, 1.0, 0.1];
        for tables in [
            &[&[0, 1, 2][..]][..],
            &[&[0, 1], &[0, 2], &[1, 2]],
            &[&[0, 1], &[1, 2]],
            &[&[0, 1, 2, 1, 2]],
        ] {
            let ratings = record(&worths, tables).ratings();
            assert_eq!(differences(&ratings), [400.0, 400.0], "{tables:?}");
            assert!((ratings.iter().sum::<f64>() / 3.0 - AVERAGE).abs() < 1e-6);
        }
    }

    #[test]
    fn who_never_won_has_a_rating() {
        let record = Record { tables: vec![vec![(1.0, 50.0), (1.0, 0.0)]] };
        let ratings = record.ratings();
        assert!(ratings.iter().all(|rating| rating.is_finite()));
        assert!(ratings[0] - ratings[1] > 400.0);
    }

    #[test]
    fn errors_shrink_with_games_and_never_vanish() {
        // One duplicate in so many is lost.
        let error = |rounds: u64, losses: u32| {
            let mut tally = Tally::new(Schedule::new(2, 2, false).unwrap());
            let mut rng = seeded_rng(1);
            for round in 0..rounds {
                let winner = usize::from(losses > 0 && below(losses, &mut rng) == 0);
                for game in [2 * round, 2 * round + 1] {
                    let result = |entrant| f32::from(u8::from(entrant == winner));
                    let seat_result = |entrant| SeatResult {
                        entrant,
                        result: result(entrant),
                        ..SeatResult::default()
                    };
                    let seating = tally.schedule().fixture(game).seating;
                    let seats = seating.into_iter().map(seat_result).collect();
                    tally.add(GameResult { seats, called_off: false });
                }
            }
            Ratings::of(&tally).unwrap().error(0, 0.99)
        };
        assert!(error(20, 0) > 100.0);
        // About 2.86 times half of 400 / ln 10 * (0.5 / sqrt(100)) / 0.25.
        assert!((35.0..70.0).contains(&error(100, 2)), "{}", error(100, 2));
        assert!(error(1_000, 2) < error(100, 2) / 2.0);
        assert!(error(1, 2).is_infinite());
    }
}
