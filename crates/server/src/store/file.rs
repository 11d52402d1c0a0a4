//! The file itself: whose it is, how new it is, and who else uses it.

use std::{
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::wal::Torn;

/// The version of the file that this program writes.
pub const FILE_VERSION: i64 = MIGRATIONS.len() as i64;

/// "Kark" in a file's head: it is one of ours.
const APPLICATION: i64 = 0x4b61_726b;

/// Each makes a file of one version from the version before.
const MIGRATIONS: &[&str] =
    &[include_str!("schema.sql"), include_str!("together.sql"), include_str!("untouched.sql")];

/// Pages of the write-ahead log that are copied into the file together: 16 MiB.
const CHECKPOINT_PAGES: i64 = 4_000;
/// Pages of the file that are kept in memory: 32 MiB.
const CACHE_PAGES: i64 = 8_000;

/// Why the file of the tables cannot be used, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program's file.
    #[error("{0} is not a file of Karak tables; name another with --data")]
    NotOurs(PathBuf),
    /// A file with wrong contents.
    #[error("{0} is damaged ({1}); put back a copy of it, or name another with --data")]
    Damaged(PathBuf, String),
    /// A file of a later program.
    #[error(
        "{0} was written by a newer program (version {1} of the file, we know {FILE_VERSION}); start that one"
    )]
    TooNew(PathBuf, i64),
    /// A file that cannot be written.
    #[error("{0} cannot be written; give yourself the right to, or name another with --data")]
    ReadOnly(PathBuf),
    /// A file that somebody uses.
    #[error("{0} is in use by another server or command; stop that one first")]
    Locked(PathBuf),
    /// A full disk, a broken one, and the like.
    #[error(
        "{0} cannot be opened: {1}; make room if the disk is full, or name another with --data"
    )]
    Other(PathBuf, String),
}

/// Opens the file for us alone, or makes a new one.
pub fn open(path: &Path) -> Result<Connection, OpenError> {
    make_folder(path).map_err(|_| OpenError::ReadOnly(path.into()))?;
    make_private(path);
    // SQLite takes what is whole in it and forgets the rest, as soon as it reads the file.
    let torn = super::wal::torn(path);
    let problem = |error| explain(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut file = Connection::open_with_flags(path, flags).map_err(problem)?;
    if file.is_readonly("main").map_err(problem)? {
        return Err(OpenError::ReadOnly(path.into()));
    }
    file.busy_timeout(Duration::from_millis(500)).map_err(problem)?;
    // Before anything else: with this, nobody else can even read the file until we close it.
    file.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(problem)?;
    check_owner(path, &file)?;
    // Nothing is written to a file that is damaged.
    check_health(path, &file)?;
    tell_of_torn(path, torn);
    prepare(&file).map_err(problem)?;
    migrate(&mut file).map_err(problem)?;
    Ok(file)
}

/// Nobody has been told of a change that was not whole yet. That the log cannot be read, SQLite says itself.
fn tell_of_torn(path: &Path, torn: io::Result<Option<Torn>>) {
    if let Ok(Some(Torn { whole, lost })) = torn {
        let file = path.display();
        tracing::warn!(
            %file, whole, lost,
            "the write-ahead log ends in {lost} bytes that are no whole change: it was being written when the server was \
             stopped. Nobody has been told that it is done, so nothing promised is lost; if the disk itself has failed, \
             check it, and run 'karak tables verify'"
        );
    }
}

fn make_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), std::fs::create_dir_all)
}

/// The secrets of the dice are in the file: a new one is for its owner only. What SQLite lays beside it has the same
/// rights. That a file is there already, or cannot be made, is found out behind this.
fn make_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

/// A new file has nothing in it; ours says so in its head.
fn check_owner(path: &Path, file: &Connection) -> Result<(), OpenError> {
    let problem = |error| explain(path, &error);
    let number = |name| file.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (owner, version) = (number("application_id"), number("user_version"));
    let (owner, version) = (owner.map_err(problem)?, version.map_err(problem)?);
    let things = "SELECT count(*) FROM sqlite_schema";
    let things: i64 = file.query_row(things, [], |row| row.get(0)).map_err(problem)?;
    match (owner, version) {
        (0, 0) if things == 0 => Ok(()),
        (APPLICATION, version) if version > FILE_VERSION => {
            Err(OpenError::TooNew(path.into(), version))
        }
        (APPLICATION, _) => Ok(()),
        _ => Err(OpenError::NotOurs(path.into())),
    }
}

/// An acknowledged decision is on disk: the log is flushed before a commit returns.
fn prepare(file: &Connection) -> rusqlite::Result<()> {
    file.pragma_update(None, "journal_mode", "WAL")?;
    file.pragma_update(None, "synchronous", "FULL")?;
    // The pages of tables that are played at are written again and again: into the file itself less often than usual.
    file.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    file.pragma_update(None, "cache_size", CACHE_PAGES)?;
    file.pragma_update(None, "foreign_keys", true)?;
    file.pragma_update(None, "trusted_schema", false)
}

fn migrate(file: &mut Connection) -> rusqlite::Result<()> {
    let all = file.transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)?;
    let version: i64 = all.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for migration in MIGRATIONS.iter().skip(version as usize) {
        all.execute_batch(migration)?;
    }
    all.pragma_update(None, "application_id", APPLICATION)?;
    all.pragma_update(None, "user_version", FILE_VERSION)?;
    all.commit()
}

fn check_health(path: &Path, file: &Connection) -> Result<(), OpenError> {
    let verdict = file.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    match verdict.map_err(|error| explain(path, &error))?.as_str() {
        "ok" => Ok(()),
        problem => {
            let words = problem.lines().last().unwrap_or_default();
            Err(OpenError::Damaged(path.into(), words.into()))
        }
    }
}

fn explain(path: &Path, error: &rusqlite::Error) -> OpenError {
    let path = path.to_path_buf();
    let words = error.to_string();
    let code = error.sqlite_error_code();
    if code == Some(ErrorCode::NotADatabase) {
        OpenError::NotOurs(path)
    } else if code == Some(ErrorCode::DatabaseCorrupt) {
        OpenError::Damaged(path, words)
    } else if matches!(code, Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) {
        OpenError::Locked(path)
    } else if matches!(
        code,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen)
    ) {
        OpenError::ReadOnly(path)
    } else {
        OpenError::Other(path, words)
    }
}
