//! Tables in and out of their file, and checked, while no server uses it.

use std::path::Path;

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{LoadError, Misfit, Seat, Verdict};

use crate::{
    api::{House, SeatPlan},
    room::{Key, Room},
    store::{self, NewTable, OpenError, Rearrange, StorageError, Stored, rows::NewText},
    table::{Entry, IdempotencyKey, Start, Table},
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
    /// The people around it; absent where `seats` and `tokens` say it, as before there were rooms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<Room>,
    /// Who sits where, in older exports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatPlan>,
    /// The hashes of the tokens, in older exports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<(Seat, String)>,
    /// Is luck known to whoever knows the seed or the lesson?
    pub practice: bool,
    /// The game whose lesson this is.
    pub tutorial: Option<String>,
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
    /// May strangers sit down?
    pub is_listed: bool,
    /// Was it closed by whoever runs the server?
    pub is_closed: bool,
    /// How often somebody has said that it should not be listed.
    pub reports: u64,
    /// Where a table of other rules stops to hold under ours: nobody decides there any more.
    pub misfit: Option<Misfit>,
}

/// What playing a table again has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// All plies are legal, all dice and draws as the secret says.
    Whole(Verdict),
    /// It was begun under other rules: its plies are legal under ours, to the end or up to a misfit. What luck drew then is
    /// possible; that it follows from the secret can be shown under those rules only.
    OtherRules(Option<Misfit>),
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
    Bad(#[from] LoadError),
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
        let Stored { start, room, log, .. } = self.read(name)?;
        match Table::load(start.clone(), room.clone(), log.clone()) {
            // It is whole, only of rules that we do not know any more.
            Ok(_) | Err(LoadError::Rules { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(Record::new(start, room, log))
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
    pub fn verify(&self, name: &str) -> Result<Checked, ArchiveError> {
        let Stored { start, room, log, .. } = self.read(name)?;
        let rules = start.save["rules"].clone();
        let table = Table::load(start, room, log)?;
        let save = table.game().host_save();
        if save["rules"] != rules {
            return Ok(Checked::OtherRules(table.misfit().cloned()));
        }
        Ok(Checked::Whole(games::verify(save)?))
    }

    /// A table in a few words.
    ///
    /// # Errors
    /// It does not hold together.
    pub fn summary(&self, name: &str) -> Result<Summary, ArchiveError> {
        let Stored { start, room, log, .. } = self.read(name)?;
        let (seats, is_listed, is_closed) = (room.seats.len(), room.is_listed(), room.closed);
        let table = Table::load(start, room, log)?;
        let (game, plies) = (table.game().game().into(), table.game().ply());
        let (is_over, reports) = (table.is_over(), store::rows::reports(&self.file, name)?);
        let misfit = table.misfit().cloned();
        let table = name.into();
        Ok(Summary { table, game, seats, plies, is_over, is_listed, is_closed, reports, misfit })
    }

    /// Closes tables: nobody decides there any more, nobody sits down, and strangers do not see them. All or none.
    ///
    /// # Errors
    /// There is no such table, or the file fails.
    pub fn close(&mut self, names: &[String]) -> Result<(), ArchiveError> {
        let all = self.file.transaction().map_err(StorageError::from)?;
        for name in names {
            let found = store::rows::load(&all, name)?;
            let Stored { start, mut room, log, .. } =
                found.ok_or_else(|| ArchiveError::Unknown(name.clone()))?;
            room.closed = true;
            room.revision += 1;
            let awaits = Table::load(start, room.clone(), log)?.awaits();
            let table = name.clone();
            store::rows::rearrange(
                &all,
                &Rearrange { table, room, save: None, awaits, due: None },
            )?;
        }
        Ok(all.commit().map_err(StorageError::from)?)
    }

    fn read(&self, name: &str) -> Result<Stored, ArchiveError> {
        let found = store::rows::load(&self.file, name)?;
        found.ok_or_else(|| ArchiveError::Unknown(name.into()))
    }
}

impl Record {
    /// A table as the file has it, as a line.
    pub(crate) fn new(
        start: Start,
        room: Room,
        log: Vec<(Entry, Option<IdempotencyKey>)>,
    ) -> Record {
        let line = |(entry, key): (Entry, Option<IdempotencyKey>)| {
            let (seat, key) = key.map(|key| (key.seat, key.key)).unzip();
            Line { entry, seat, key }
        };
        Record {
            table: start.name,
            room: Some(room),
            seats: Vec::new(),
            tokens: Vec::new(),
            practice: start.practice,
            tutorial: start.tutorial,
            save: start.save,
            log: log.into_iter().map(line).collect(),
        }
    }
}

fn write(file: &Connection, record: Record) -> Result<(), ArchiveError> {
    let Record { table: name, room, seats, tokens, practice, tutorial, save, log } = record;
    let key = |line: Line| {
        let key = line.seat.zip(line.key).map(|(seat, key)| IdempotencyKey { seat, key });
        (line.entry, key)
    };
    let log: Vec<_> = log.into_iter().map(key).collect();
    let start = Start { name, save, practice, tutorial };
    let room = room.map_or_else(|| room_of(seats, tokens), Ok)?;
    let awaits = Table::load(start.clone(), room.clone(), log.clone())?.awaits();
    Ok(store::rows::create(file, &NewText::of(NewTable { start, room, log, awaits }))?)
}

/// The people of an older export: one device has all keys.
fn room_of(seats: Vec<SeatPlan>, tokens: Vec<(Seat, String)>) -> Result<Room, ArchiveError> {
    let key = |(seat, hash): (Seat, String)| {
        let hash = blake3::Hash::from_hex(hash).map_err(|_| ArchiveError::Token)?;
        Ok(Key { hash, device: 0, seat: Some(seat) })
    };
    let keys = tokens.into_iter().map(key).collect::<Result<_, ArchiveError>>()?;
    Ok(Room { keys, ..Room::new(seats, House::default(), Vec::new()) })
}
