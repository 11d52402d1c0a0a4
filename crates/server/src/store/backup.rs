//! A copy of the file while it is used: SQLite's online backup, a step at a time.

use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use serde::{Deserialize, Serialize};

use super::StorageError;

/// So many pages are copied in one step: a quarter of a megabyte, which takes about a millisecond.
pub const STEP: i32 = 64;

/// How far a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Pages that are still to be copied.
    pub left: u64,
    /// Pages in all.
    pub pages: u64,
}

/// A copy under way.
pub struct Steps<'a>(Backup<'a, 'a>);

impl<'a> Steps<'a> {
    /// From this file into that empty one.
    ///
    /// # Errors
    /// One of them fails.
    pub fn new(from: &'a Connection, to: &'a mut Connection) -> Result<Steps<'a>, StorageError> {
        // Whoever wants the copy sees to it that it is on disk: not here, where others wait.
        to.pragma_update(None, "synchronous", "OFF")?;
        // What is not finished is thrown away.
        to.pragma_update(None, "journal_mode", "OFF")?;
        Ok(Steps(Backup::new(from, to)?))
    }

    /// Copies so many pages; how far it is then, or nothing if it is whole.
    ///
    /// # Errors
    /// One of the files fails.
    pub fn step(&self, pages: i32) -> Result<Option<Progress>, StorageError> {
        // Nobody else has either file, so whatever else it says it goes on at once.
        if self.0.step(pages)? == StepResult::Done {
            return Ok(None);
        }
        let now = self.0.progress();
        let number = |count: i32| u64::try_from(count).unwrap_or_default();
        Ok(Some(Progress { left: number(now.remaining), pages: number(now.pagecount) }))
    }
}

/// Copies a file that nobody else uses.
///
/// # Errors
/// One of them fails.
pub fn copy(
    from: &Connection,
    mut to: Connection,
    progress: &mut dyn FnMut(Progress),
) -> Result<(), StorageError> {
    let steps = Steps::new(from, &mut to)?;
    while let Some(far) = steps.step(STEP)? {
        progress(far);
    }
    Ok(())
}
