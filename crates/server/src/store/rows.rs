//! Tables as rows, and back.

use std::time::{SystemTime, UNIX_EPOCH};

use blake3::Hash;
use rusqlite::{Connection, OptionalExtension, Row, params, types::Type};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::Seat;

use super::{Append, Awaits, NewTable, StorageError, Stored};
use crate::table::{Entry, IdempotencyKey, Start};

impl Awaits {
    fn name(self) -> &'static str {
        match self {
            Awaits::Person => "person",
            Awaits::Computer => "computer",
            Awaits::Nobody => "nobody",
        }
    }
}

/// Writes a new table.
pub fn create(file: &Connection, table: &NewTable) -> Result<(), StorageError> {
    let Start { name, save, seats, practice, tutorial } = &table.start;
    file.prepare_cached(
        "INSERT INTO tables (name, save, seats, practice, tutorial, opened, touched, waits)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)",
    )?
    .execute(params![
        name,
        text(save),
        text(seats),
        practice,
        tutorial,
        now(),
        table.awaits.name()
    ])?;
    let owner = file.last_insert_rowid();
    for (seat, hash) in &table.tokens {
        file.prepare_cached("INSERT INTO tokens (owner, seat, hash) VALUES (?1, ?2, ?3)")?
            .execute(params![owner, seat.0, hash.as_bytes().as_slice()])?;
    }
    let first = save["plies"].as_array().map_or(0, Vec::len) as u64 + 1;
    for (number, (entry, key)) in (first..).zip(&table.log) {
        insert(file, owner, number, entry, key.as_ref())?;
    }
    Ok(())
}

/// Writes more of a table's log.
pub fn append(file: &Connection, append: &Append) -> Result<(), StorageError> {
    let owner: i64 = file
        .prepare_cached(
            "UPDATE tables SET touched = ?2, waits = ?3 WHERE name = ?1 RETURNING number",
        )?
        .query_row(params![append.table, now(), append.awaits.name()], |row| row.get(0))?;
    for (index, (number, entry)) in (append.from..).zip(&append.entries).enumerate() {
        // The request is named once, where its lines begin.
        let key = append.key.as_ref().filter(|_| index == 0);
        insert(file, owner, number, entry, key)?;
    }
    Ok(())
}

fn insert(
    file: &Connection,
    owner: i64,
    number: u64,
    entry: &Entry,
    key: Option<&IdempotencyKey>,
) -> Result<(), StorageError> {
    file.prepare_cached(
        "INSERT INTO entries (owner, number, entry, seat, key) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        owner,
        number as i64,
        text(entry),
        key.map(|key| key.seat.0),
        key.map(|key| &key.key)
    ])?;
    Ok(())
}

/// Reads a table.
pub fn load(file: &Connection, name: &str) -> Result<Option<Stored>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT number, name, save, seats, practice, tutorial FROM tables WHERE name = ?1",
    )?;
    let found = statement.query_row([name], |row| Ok((row.get::<_, i64>(0)?, start(row)?)));
    let Some((owner, start)) = found.optional()? else { return Ok(None) };
    let first = start.save["plies"].as_array().map_or(0, Vec::len) as u64 + 1;
    Ok(Some(Stored { tokens: tokens(file, owner)?, log: log(file, owner, first)?, start }))
}

fn start(row: &Row<'_>) -> rusqlite::Result<Start> {
    Ok(Start {
        name: row.get(1)?,
        save: data::<Value>(row, 2)?,
        seats: data(row, 3)?,
        practice: row.get(4)?,
        tutorial: row.get(5)?,
    })
}

fn tokens(file: &Connection, owner: i64) -> Result<Vec<(Seat, Hash)>, StorageError> {
    let mut statement =
        file.prepare_cached("SELECT seat, hash FROM tokens WHERE owner = ?1 ORDER BY seat")?;
    let rows = statement.query_map([owner], |row| {
        Ok((Seat(row.get(0)?), Hash::from_bytes(row.get::<_, [u8; 32]>(1)?)))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn log(
    file: &Connection,
    owner: i64,
    first: u64,
) -> Result<Vec<(Entry, Option<IdempotencyKey>)>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT entry, seat, key, number FROM entries WHERE owner = ?1 ORDER BY number",
    )?;
    let rows = statement.query_map([owner], |row| {
        let key = match (row.get::<_, Option<u8>>(1)?, row.get(2)?) {
            (Some(seat), Some(key)) => Some(IdempotencyKey { seat: Seat(seat), key }),
            _ => None,
        };
        Ok((row.get::<_, i64>(3)? as u64, (data::<Entry>(row, 0)?, key)))
    })?;
    let lines: Vec<(u64, _)> = rows.collect::<rusqlite::Result<_>>()?;
    let has_gap = (first..).zip(&lines).any(|(expected, (number, _))| expected != *number);
    if has_gap {
        return Err(StorageError::Failed("a line of this table's log is missing".into()));
    }
    Ok(lines.into_iter().map(|(_, line)| line).collect())
}

/// The names of the tables, the latest first; only of those that wait for somebody, if asked for.
pub fn names(file: &Connection, awaits: Option<Awaits>) -> Result<Vec<String>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT name FROM tables WHERE ?1 IS NULL OR waits = ?1 ORDER BY touched DESC, number DESC",
    )?;
    let rows = statement.query_map([awaits.map(Awaits::name)], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The names of the tables at which nothing has happened for so many days, the latest first.
pub fn untouched(file: &Connection, days: u32) -> Result<Vec<String>, StorageError> {
    const DAY: i64 = 24 * 60 * 60;
    let mut statement = file.prepare_cached(
        "SELECT name FROM tables WHERE touched <= ?1 ORDER BY touched DESC, number DESC",
    )?;
    let rows = statement.query_map([now() - i64::from(days) * DAY], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes a table with everything that belongs to it; false if there is none.
pub fn remove(file: &Connection, name: &str) -> Result<bool, StorageError> {
    let removed = file.prepare_cached("DELETE FROM tables WHERE name = ?1")?.execute([name])?;
    Ok(removed > 0)
}

/// How many tables there are.
pub fn count(file: &Connection) -> Result<u64, StorageError> {
    let count: i64 =
        file.prepare_cached("SELECT count(*) FROM tables")?.query_row([], |row| row.get(0))?;
    Ok(count as u64)
}

fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("our data has string keys only")
}

fn data<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
    })
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
