//! Puts shards of a run together: their rows make the report that one run would have made.

use std::{iter::Peekable, path::Path};

use crate::{
    About, GameRow, Record, Report, SeatRow, Tally,
    rows::{Files, RowError, Rows, about_of, rows_of},
};

/// Reads shards, in any order, and reports on them as on one run.
///
/// # Errors
/// A shard that cannot be read, belongs to another run, or has seeds that another has too.
pub fn merge(shards: &[impl AsRef<Path>]) -> Result<Report, RowError> {
    let mut parts =
        shards.iter().map(|path| Shard::open(path.as_ref())).collect::<Result<Vec<_>, _>>()?;
    parts.sort_by_key(|shard| shard.about.seeds.first().copied());
    let about = together(&parts)?;
    let mut tallies: Vec<Tally> =
        about.tables.iter().map(|table| Tally::new(&table.name, &about.names)).collect();
    for shard in &parts {
        shard.add_to(&about, &mut tallies)?;
    }
    Ok(Report { tables: tallies.iter().map(Tally::report).collect(), about })
}

struct Shard {
    files: Files,
    about: About,
}

impl Shard {
    fn open(path: &Path) -> Result<Shard, RowError> {
        let files = Files::named(path);
        if files.is_csv {
            return Err(RowError::new(path, "expected Parquet: CSV does not say what was played"));
        }
        let about = about_of(&files.games)?;
        if about_of(&files.seats)? != about {
            return Err(RowError::new(&files.seats, "its games are those of another run"));
        }
        Ok(Shard { files, about })
    }

    fn add_to(&self, about: &About, tallies: &mut [Tally]) -> Result<(), RowError> {
        let games = rows_of(&self.files.games, &about.names.games())?;
        let mut seats = rows_of(&self.files.seats, &about.names.seats())?.peekable();
        let mut count = 0;
        for cells in games {
            let bad = || RowError::new(&self.files.games, "a row that no game makes");
            let game = GameRow::read(cells?, &about.names).ok_or_else(bad)?;
            let place = about.tables.iter().position(|table| table.name == game.table);
            let place = place.ok_or_else(bad)?;
            let seats = self.seats_of(&game, &mut seats)?;
            tallies[place].add(&Record { game, seats });
            count += 1;
        }
        let seeds: u64 = self.about.seeds.iter().map(|(from, to)| to.saturating_sub(*from)).sum();
        if seats.peek().is_some() || count != seeds * about.tables.len() as u64 {
            return Err(RowError::new(&self.files.games, "some of its games or seats are missing"));
        }
        Ok(())
    }

    fn seats_of(
        &self,
        game: &GameRow,
        rows: &mut Peekable<Rows>,
    ) -> Result<Vec<SeatRow>, RowError> {
        let bad = || RowError::new(&self.files.seats, "its seats do not belong to its games");
        let mut read = |_| {
            let seat =
                SeatRow::read(rows.next().ok_or_else(bad)??, &self.about.names).ok_or_else(bad)?;
            let belongs = (&seat.table, seat.seed) == (&game.table, game.seed);
            if belongs { Ok(seat) } else { Err(bad()) }
        };
        (0..game.players).map(&mut read).collect()
    }
}

/// What all of them are parts of.
fn together(shards: &[Shard]) -> Result<About, RowError> {
    let Some(first) = shards.first() else {
        return Err(RowError::new(Path::new("--merge"), "expected the rows of at least one run"));
    };
    let mut about = About { seeds: Vec::new(), ..first.about.clone() };
    for shard in shards {
        let path = &shard.files.games;
        if !shard.about.is_like(&first.about) {
            let other = first.files.games.display();
            return Err(RowError::new(
                path,
                format!("another setup, bots or version than {other}"),
            ));
        }
        for &(from, to) in &shard.about.seeds {
            match about.seeds.last_mut() {
                Some((_, end)) if from < *end => {
                    return Err(RowError::new(
                        path,
                        format!("seed {from} is in another shard too"),
                    ));
                }
                Some((_, end)) if from == *end => *end = to,
                Some(_) | None => about.seeds.push((from, to)),
            }
        }
    }
    Ok(about)
}
