//! How full the file is, and which tables have been untouched for long.

use rusqlite::{Connection, params};

use super::{Awaits, StorageError, rows};

/// How much the file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Tables.
    pub tables: u64,
    /// Bytes in use; what tables have left behind is used again, and does not count.
    pub bytes: u64,
}

/// Which tables are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Those at which people have decided so often, fewer than [`HARDLY_BEGUN`] times.
    Decided(u32),
    /// Those that wait for this.
    Awaiting(Awaits),
}

/// At so many decisions of people a table is no longer one that has hardly begun. The index in the file has the same number.
pub const HARDLY_BEGUN: u32 = 10;

/// A table that nobody has touched for a while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Untouched {
    /// Its name.
    pub name: String,
    /// When something happened there, in seconds since 1970.
    pub touched: i64,
    /// Its number in the file.
    pub number: i64,
}

/// How much the file holds.
pub fn space(file: &Connection) -> Result<Space, StorageError> {
    let number = |name| file.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (pages, free) = (number("page_count")?, number("freelist_count")?);
    let bytes = (pages - free).max(0) * number("page_size")?;
    Ok(Space { tables: rows::count(file)?, bytes: bytes as u64 })
}

/// The tables of this kind that nobody has touched for so many seconds, the longest first, after this one; at most so many.
pub fn untouched(
    file: &Connection,
    kind: Kind,
    seconds: i64,
    after: Option<&Untouched>,
    most: usize,
) -> Result<Vec<Untouched>, StorageError> {
    let (touched, number) = after.map_or((i64::MIN, 0), |last| (last.touched, last.number));
    let page = "touched <= ?2 AND (touched, number) > (?3, ?4) ORDER BY touched, number LIMIT ?5";
    let is_meant = match kind {
        // The second part names the index.
        Kind::Decided(_) => "decided = ?1 AND decided < 10",
        Kind::Awaiting(_) => "waits = ?1",
    };
    let mut statement = file.prepare_cached(&format!(
        "SELECT name, touched, number FROM tables WHERE {is_meant} AND {page}"
    ))?;
    let meant: &dyn rusqlite::ToSql = match &kind {
        Kind::Decided(times) => times,
        Kind::Awaiting(awaits) => &awaits.name(),
    };
    let until = rows::now() - seconds;
    let rows = statement.query_map(params![meant, until, touched, number, most as i64], |row| {
        Ok(Untouched { name: row.get(0)?, touched: row.get(1)?, number: row.get(2)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes a table with everything that belongs to it, if nobody has touched it meanwhile.
pub fn remove_untouched(file: &Connection, table: &Untouched) -> Result<(), StorageError> {
    file.prepare_cached("DELETE FROM tables WHERE number = ?1 AND name = ?2 AND touched = ?3")?
        .execute(params![table.number, table.name, table.touched])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many tables there are, those that make room are found by an index, in its order.
    #[test]
    fn untouched_tables_are_found_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let file = crate::store::open_file(&folder.path().join("tables.db")).unwrap();
        for (kind, index) in
            [("decided = 0 AND decided < 10", "hardly_begun"), ("waits = 'x'", "waiting")]
        {
            let question = format!(
                "EXPLAIN QUERY PLAN SELECT name, touched, number FROM tables WHERE {kind}
                 AND touched <= 1 AND (touched, number) > (0, 0) ORDER BY touched, number LIMIT 9"
            );
            let mut statement = file.prepare(&question).unwrap();
            let steps = statement.query_map([], |row| row.get::<_, String>(3)).unwrap();
            let steps: Vec<String> = steps.map(Result::unwrap).collect();
            assert!(steps.len() == 1 && steps[0].contains(index), "{steps:?}");
        }
        assert!(include_str!("untouched.sql").contains(&format!("decided < {HARDLY_BEGUN};")));
    }
}
