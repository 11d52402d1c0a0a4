//! Tables in and out of their file, and checked, while no server uses it.

use std::path::Path;

use blake3::Hash;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Verdict};

use crate::{
    api::SeatPlan,
    store::{self, NewTable, OpenError, StorageError, Stored},
    table::{Entry, IdempotencyKey, Start, Table, awaits},
};

/// The file of the tables, for us alone.
pub struct Archive {
    file: Connection,
}

/// A table as one line of JSON: everything but the keys to its seats, of which only the hashes are known.
/// It holds the secret of the dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Its name.
    pub table: String,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Is luck known to whoever knows the seed or the lesson?
    pub practice: bool,
    /// The game whose lesson this is.
    pub tutorial: Option<String>,
    /// The hashes of the tokens.
    pub tokens: Vec<(Seat, String)>,
    /// The host's record before the first line of the log.
    pub save: Value,
    /// The log.
    pub log: Vec<Line>,
}

/// A line of the log, and the request that it answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What happened.
    pub entry: Entry,
    /// Who asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What they called it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A table in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Its name.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many play.
    pub seats: usize,
    /// How many plies were played.
    pub plies: usize,
    /// Is it over?
    pub is_over: bool,
}

/// Why a table could not be read, written or believed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ArchiveError {
    /// No such table.
    #[error("no table is called '{0}'")]
    Unknown(String),
    /// The file fails.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The table does not hold together.
    #[error(transparent)]
    Bad(#[from] tabletop::LoadError),
    /// The hash of a token is none.
    #[error("the hash of a token is not 64 hexadecimal digits")]
    Token,
}

impl Archive {
    /// Opens a file that is there, or makes a new one.
    ///
    /// # Errors
    /// It cannot be used.
    pub fn open(path: &Path) -> Result<Archive, OpenError> {
        Ok(Archive { file: store::open_file(path)? })
    }

    /// The names of all tables, the latest first.
    ///
    /// # Errors
    /// The file fails.
    pub fn names(&self) -> Result<Vec<String>, ArchiveError> {
        Ok(store::rows::names(&self.file, None)?)
    }

    /// The names of the tables at which nothing has happened for so many days.
    ///
    /// # Errors
    /// The file fails.
    pub fn untouched(&self, days: u32) -> Result<Vec<String>, ArchiveError> {
        Ok(store::rows::untouched(&self.file, days)?)
    }

    /// Removes tables for ever, all or none of them.
    ///
    /// # Errors
    /// There is no such table, or the file fails.
    pub fn remove(&mut self, names: &[String]) -> Result<(), ArchiveError> {
        let all = self.file.transaction().map_err(StorageError::from)?;
        for name in names {
            if !store::rows::remove(&all, name)? {
                return Err(ArchiveError::Unknown(name.clone()));
            }
        }
        Ok(all.commit().map_err(StorageError::from)?)
    }

    /// A table as a line.
    ///
    /// # Errors
    /// There is none, it does not hold together, or the file fails.
    pub fn export(&self, name: &str) -> Result<Record, ArchiveError> {
        let Stored { start, tokens, log } = self.read(name)?;
        Table::load(start.clone(), log.clone())?;
        let line = |(entry, key): (Entry, Option<IdempotencyKey>)| {
            let (seat, key) = key.map(|key| (key.seat, key.key)).unzip();
            Line { entry, seat, key }
        };
        let hash = |(seat, hash): (Seat, Hash)| (seat, hash.to_hex().to_string());
        Ok(Record {
            table: start.name,
            seats: start.seats,
            practice: start.practice,
            tutorial: start.tutorial,
            tokens: tokens.into_iter().map(hash).collect(),
            save: start.save,
            log: log.into_iter().map(line).collect(),
        })
    }

    /// Writes tables, all or none of them.
    ///
    /// # Errors
    /// The number of the first that cannot be written, counted from 0, and why.
    pub fn import(&mut self, records: Vec<Record>) -> Result<(), (usize, ArchiveError)> {
        let failed = |error: rusqlite::Error| (0, StorageError::from(error).into());
        let all = self.file.transaction().map_err(failed)?;
        for (number, record) in records.into_iter().enumerate() {
            write(&all, record).map_err(|error| (number, error))?;
        }
        all.commit().map_err(failed)
    }

    /// Plays a table again: every ply legal, every die and draw as the secret says.
    ///
    /// # Errors
    /// The first thing that does not hold together.
    pub fn verify(&self, name: &str) -> Result<Verdict, ArchiveError> {
        let Stored { start, log, .. } = self.read(name)?;
        Ok(games::verify(Table::load(start, log)?.game().host_save())?)
    }

    /// A table in a few words.
    ///
    /// # Errors
    /// It does not hold together.
    pub fn summary(&self, name: &str) -> Result<Summary, ArchiveError> {
        let Stored { start, log, .. } = self.read(name)?;
        let seats = start.seats.len();
        let table = Table::load(start, log)?;
        let (game, plies) = (table.game().game().into(), table.game().ply());
        Ok(Summary { table: name.into(), game, seats, plies, is_over: table.is_over() })
    }

    fn read(&self, name: &str) -> Result<Stored, ArchiveError> {
        let found = store::rows::load(&self.file, name)?;
        found.ok_or_else(|| ArchiveError::Unknown(name.into()))
    }
}

fn write(file: &Connection, record: Record) -> Result<(), ArchiveError> {
    let Record { table: name, seats, practice, tutorial, tokens, save, log } = record;
    let key = |line: Line| {
        let key = line.seat.zip(line.key).map(|(seat, key)| IdempotencyKey { seat, key });
        (line.entry, key)
    };
    let log: Vec<_> = log.into_iter().map(key).collect();
    let start = Start { name, save, seats, practice, tutorial };
    let table = Table::load(start.clone(), log.clone())?;
    let hash = |(seat, hash): (Seat, String)| {
        Hash::from_hex(hash).map(|hash| (seat, hash)).map_err(|_| ArchiveError::Token)
    };
    let tokens = tokens.into_iter().map(hash).collect::<Result<_, _>>()?;
    let awaits = awaits(&start.seats, table.game());
    Ok(store::rows::create(file, &NewTable { start, tokens, log, awaits })?)
}
