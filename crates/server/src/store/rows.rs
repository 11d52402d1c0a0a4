//! Tables as rows, and back.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, params};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::Seat;

use super::{Append, Awaits, NewTable, Rearrange, StorageError, Stored, space::HARDLY_BEGUN};
use crate::{
    api::PushSubscription,
    room::{Device, Room},
    table::{IdempotencyKey, Start},
};

/// Seconds after which it is noted again that somebody has decided at a table.
const TOUCHED_EVERY: i64 = 60;

impl Awaits {
    pub(super) fn name(self) -> &'static str {
        match self {
            Awaits::Person => "person",
            Awaits::Computer => "computer",
            Awaits::Nobody => "nobody",
        }
    }
}

/// A new table as text: whoever owns the file has nothing to put into words.
pub struct NewText {
    name: String,
    save: String,
    room: String,
    practice: bool,
    tutorial: Option<String>,
    awaits: Awaits,
    first: u64,
    log: Vec<Line<String>>,
}

/// A line of a log, and the request that it begins to answer.
type Line<T> = (T, Option<IdempotencyKey>);

impl NewText {
    /// This table as text.
    pub fn of(table: NewTable) -> NewText {
        let NewTable { start, room, log, awaits } = table;
        let Start { name, save, practice, tutorial } = start;
        let first = first_line(&save);
        let log = log.iter().map(|(entry, key)| (text(entry), key.clone())).collect();
        let (save, room) = (text(&save), text(&room));
        NewText { name, save, room, practice, tutorial, awaits, first, log }
    }
}

/// The number of the first line behind a record.
fn first_line(save: &Value) -> u64 {
    save["plies"].as_array().map_or(0, Vec::len) as u64 + 1
}

/// Writes a new table.
pub fn create(file: &Connection, table: &NewText) -> Result<(), StorageError> {
    file.prepare_cached(
        "INSERT INTO tables (name, save, room, practice, tutorial, opened, touched, waits, decided)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8)",
    )?
    .execute(params![
        table.name,
        table.save,
        table.room,
        table.practice,
        table.tutorial,
        now(),
        table.awaits.name(),
        table.log.iter().filter(|(_, key)| key.is_some()).count() as i64
    ])?;
    let owner = file.last_insert_rowid();
    for (number, (entry, key)) in (table.first..).zip(&table.log) {
        insert(file, owner, number, entry, key.as_ref())?;
    }
    Ok(())
}

/// Writes more of a table's log. The row of the table is written only where something of it changes that
/// anybody asks for: it may be long.
pub fn append(file: &Connection, append: &Append) -> Result<(), StorageError> {
    let (now, awaits) = (now(), append.awaits.name());
    let (owner, is_same): (i64, bool) = file
        .prepare_cached(
            "SELECT number, waits = ?2 AND due IS ?3 AND touched > ?4 AND decided >= ?5
             FROM tables WHERE name = ?1",
        )?
        .query_row(
            params![append.table, awaits, append.due, now - TOUCHED_EVERY, HARDLY_BEGUN],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?;
    if !is_same {
        file.prepare_cached(
            "UPDATE tables SET touched = ?2, waits = ?3, due = ?4, decided = decided + ?5
             WHERE number = ?1",
        )?
        .execute(params![owner, now, awaits, append.due, append.key.is_some()])?;
    }
    for (index, (number, entry)) in (append.from..).zip(&append.lines).enumerate() {
        // The request is named once, where its lines begin.
        let key = append.key.as_ref().filter(|_| index == 0);
        insert(file, owner, number, entry, key)?;
    }
    Ok(())
}

/// Writes who sits around a table; once, if nobody else has meanwhile.
pub fn rearrange(file: &Connection, change: &Rearrange) -> Result<(), StorageError> {
    let Rearrange { table, room, save, awaits, due } = change;
    let changed = file
        .prepare_cached(
            "UPDATE tables SET room = ?2, save = coalesce(?3, save), waits = ?4, due = ?5, touched = ?7
             WHERE name = ?1 AND json_extract(room, '$.revision') = ?6",
        )?
        .execute(params![
            table,
            text(room),
            save.as_ref().map(text),
            awaits.name(),
            due,
            room.revision as i64 - 1,
            now()
        ])?;
    if changed == 1 {
        return Ok(());
    }
    Err(StorageError::Failed("somebody else has arranged this table meanwhile".into()))
}

fn insert(
    file: &Connection,
    owner: i64,
    number: u64,
    entry: &str,
    key: Option<&IdempotencyKey>,
) -> Result<(), StorageError> {
    file.prepare_cached(
        "INSERT INTO entries (owner, number, entry, seat, key) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        owner,
        number as i64,
        entry,
        key.map(|key| key.seat.0),
        key.map(|key| &key.key)
    ])?;
    Ok(())
}

/// A table as the file has it, not read yet.
pub struct StoredText {
    name: String,
    save: String,
    practice: bool,
    tutorial: Option<String>,
    room: String,
    due: Option<i64>,
    log: Vec<(u64, Line<String>)>,
}

impl StoredText {
    /// Reads it. A long game takes its time, so that is no matter of the thread that owns the file.
    ///
    /// # Errors
    /// It is damaged.
    pub fn read(self) -> Result<Stored, StorageError> {
        let StoredText { name, save, practice, tutorial, room, due, log } = self;
        let start = Start { name, save: data::<Value>(&save)?, practice, tutorial };
        let first = first_line(&start.save);
        if (first..).zip(&log).any(|(expected, (number, _))| expected != *number) {
            return Err(StorageError::Failed("a line of this table's log is missing".into()));
        }
        let line = |(_, (entry, key)): (u64, Line<String>)| Ok((data(&entry)?, key));
        let log = log.into_iter().map(line).collect::<Result<_, StorageError>>()?;
        Ok(Stored { start, room: data::<Room>(&room)?, due, log })
    }
}

/// Reads a table.
pub fn load(file: &Connection, name: &str) -> Result<Option<Stored>, StorageError> {
    load_text(file, name)?.map(StoredText::read).transpose()
}

/// Fetches a table.
pub fn load_text(file: &Connection, name: &str) -> Result<Option<StoredText>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT number, name, save, practice, tutorial, room, due FROM tables WHERE name = ?1",
    )?;
    let found = statement.query_row([name], |row| {
        let stored = StoredText {
            name: row.get(1)?,
            save: row.get(2)?,
            practice: row.get(3)?,
            tutorial: row.get(4)?,
            room: row.get(5)?,
            due: row.get(6)?,
            log: Vec::new(),
        };
        Ok((row.get::<_, i64>(0)?, stored))
    });
    let Some((owner, stored)) = found.optional()? else { return Ok(None) };
    Ok(Some(StoredText { log: log(file, owner)?, ..stored }))
}

fn log(file: &Connection, owner: i64) -> Result<Vec<(u64, Line<String>)>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT entry, seat, key, number FROM entries WHERE owner = ?1 ORDER BY number",
    )?;
    let rows = statement.query_map([owner], |row| {
        let key = match (row.get::<_, Option<u8>>(1)?, row.get(2)?) {
            (Some(seat), Some(key)) => Some(IdempotencyKey { seat: Seat(seat), key }),
            _ => None,
        };
        Ok((row.get::<_, i64>(3)? as u64, (row.get(0)?, key)))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The names of the tables, the latest first; only of those that wait for somebody, if asked for.
pub fn names(file: &Connection, awaits: Option<Awaits>) -> Result<Vec<String>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT name FROM tables WHERE ?1 IS NULL OR waits = ?1 ORDER BY touched DESC, number DESC",
    )?;
    let rows = statement.query_map([awaits.map(Awaits::name)], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Notes that nobody is awaited at a table any more, and no time runs there.
pub fn await_nobody(file: &Connection, table: &str) -> Result<(), StorageError> {
    file.prepare_cached("UPDATE tables SET waits = ?2, due = NULL WHERE name = ?1")?
        .execute([table, Awaits::Nobody.name()])?;
    Ok(())
}

/// The names of the tables at which somebody's time is up, the longest first.
pub fn due(file: &Connection) -> Result<Vec<String>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT name FROM tables WHERE due <= ?1 AND waits = 'person' ORDER BY due LIMIT 256",
    )?;
    let rows = statement.query_map([now()], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Gives a table a code, unless another table has it now.
pub fn set_code(
    file: &Connection,
    table: &str,
    code: &str,
    seconds: u32,
) -> Result<(), StorageError> {
    let now = now();
    file.prepare_cached("DELETE FROM codes WHERE until <= ?1")?.execute([now])?;
    file.prepare_cached(
        "INSERT INTO codes (code, owner, until) SELECT ?2, number, ?3 FROM tables WHERE name = ?1
         ON CONFLICT (owner) DO UPDATE SET code = ?2, until = ?3
         WHERE NOT EXISTS (SELECT 1 FROM codes WHERE code = ?2)
         ON CONFLICT (code) DO NOTHING",
    )?
    .execute(params![table, code, now + i64::from(seconds)])?;
    Ok(())
}

/// The code of a table, and for how many seconds it holds.
pub fn code_of(file: &Connection, table: &str) -> Result<Option<(String, u32)>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT code, until - ?2 FROM codes JOIN tables ON number = owner
         WHERE name = ?1 AND until > ?2",
    )?;
    let found = statement.query_row(params![table, now()], |row| Ok((row.get(0)?, row.get(1)?)));
    Ok(found.optional()?)
}

/// The table that has this code now.
pub fn find_code(file: &Connection, code: &str) -> Result<Option<String>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT name FROM codes JOIN tables ON number = owner WHERE code = ?1 AND until > ?2",
    )?;
    Ok(statement.query_row(params![code, now()], |row| row.get(0)).optional()?)
}

/// Counts who has said that a table should not be listed.
pub fn report(file: &Connection, table: &str) -> Result<(), StorageError> {
    file.prepare_cached("UPDATE tables SET reports = reports + 1 WHERE name = ?1")?
        .execute([table])?;
    Ok(())
}

/// How often somebody has said that a table should not be listed.
pub fn reports(file: &Connection, table: &str) -> Result<u64, StorageError> {
    let mut statement = file.prepare_cached("SELECT reports FROM tables WHERE name = ?1")?;
    let reports: Option<i64> = statement.query_row([table], |row| row.get(0)).optional()?;
    Ok(reports.unwrap_or_default() as u64)
}

/// Keeps where push messages for a device go.
pub fn add_push(
    file: &Connection,
    table: &str,
    device: Device,
    to: &PushSubscription,
) -> Result<(), StorageError> {
    file.prepare_cached(
        "INSERT OR REPLACE INTO pushes (owner, device, subscription)
         SELECT number, ?2, ?3 FROM tables WHERE name = ?1",
    )?
    .execute(params![table, device, text(to)])?;
    Ok(())
}

/// Forgets where they went, if it is still this.
pub fn remove_push(
    file: &Connection,
    table: &str,
    device: Device,
    to: &PushSubscription,
) -> Result<(), StorageError> {
    file.prepare_cached(
        "DELETE FROM pushes WHERE device = ?2 AND subscription = ?3
         AND owner = (SELECT number FROM tables WHERE name = ?1)",
    )?
    .execute(params![table, device, text(to)])?;
    Ok(())
}

/// Where push messages for the devices of a table go.
pub fn pushes(
    file: &Connection,
    table: &str,
) -> Result<Vec<(Device, PushSubscription)>, StorageError> {
    let mut statement = file.prepare_cached(
        "SELECT device, subscription FROM pushes JOIN tables ON number = owner WHERE name = ?1
         ORDER BY device",
    )?;
    let rows = statement.query_map([table], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
    let read = |row: rusqlite::Result<(Device, String)>| {
        let (device, to) = row?;
        Ok((device, data(&to)?))
    };
    rows.map(read).collect()
}

/// Keeps something for the server itself, unless there is something of this name.
pub fn keep(file: &Connection, name: &str, value: &[u8]) -> Result<(), StorageError> {
    file.prepare_cached("INSERT OR IGNORE INTO server (name, value) VALUES (?1, ?2)")?
        .execute(params![name, value])?;
    Ok(())
}

/// What the server keeps for itself.
pub fn kept(file: &Connection, name: &str) -> Result<Vec<u8>, StorageError> {
    let mut statement = file.prepare_cached("SELECT value FROM server WHERE name = ?1")?;
    Ok(statement.query_row([name], |row| row.get(0))?)
}

/// Writes something small, to see whether anything can be written.
pub fn try_to_write(file: &Connection) -> Result<(), StorageError> {
    file.prepare_cached("INSERT OR REPLACE INTO server (name, value) VALUES ('health', ?1)")?
        .execute([now().to_be_bytes()])?;
    Ok(())
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

/// This as JSON.
pub fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("our data has string keys only")
}

fn data<T: DeserializeOwned>(text: &str) -> Result<T, StorageError> {
    serde_json::from_str(text).map_err(|error| StorageError::Failed(error.to_string()))
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
