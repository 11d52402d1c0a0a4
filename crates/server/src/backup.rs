//! `karak tables backup`: a copy of the file of the tables, whole at any moment, also while a server uses it.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use rusqlite::Connection;
use serde::{Deserialize, Serialize};

pub use crate::store::Progress;
use crate::{
    control,
    eviction::sync_folder,
    store::{self, OpenError, StorageError},
};

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Where the copy goes.
    pub to: PathBuf,
    /// What becomes of a file that is there already.
    pub existing: Existing,
}

/// What becomes of a file that is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Existing {
    /// It stays, and nothing is done.
    Keep,
    /// The copy takes its place once it is whole.
    Replace,
}

/// Why there is no copy, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A file is in the way.
    #[error("{0} is there already; name another file, or let it be replaced with --replace")]
    Exists(PathBuf),
    /// The copy would be put in the place of the tables.
    #[error("{0} is the file of the tables itself; name another")]
    Itself(PathBuf),
    /// No such folder.
    #[error("{0}: there is no such folder; make it, or name a file elsewhere")]
    NoFolder(PathBuf),
    /// The copy cannot be written.
    #[error(
        "{0} cannot be written: {1}; make room if the disk is full, give whoever runs the server the right to, \
         or name a file elsewhere"
    )]
    Write(PathBuf, String),
    /// The tables cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A server runs, but it cannot be asked.
    #[error("{0}: the server cannot be asked: {1}; run this as whoever runs the server")]
    Ask(PathBuf, io::Error),
    /// The server that was asked says why.
    #[error("{0}")]
    Refused(String),
}

/// Copies this file of tables: by the server that uses it, or else directly. The copy is private, complete and on disk when
/// this returns; before that there is nothing under its name.
///
/// # Errors
/// There is no copy then, and whatever was there before is still there.
pub fn back_up(
    data: &Path,
    order: &Order,
    mut progress: impl FnMut(Progress) + Send,
) -> Result<(), BackupError> {
    let to = std::path::absolute(&order.to);
    let to = to.map_err(|error| BackupError::Write(order.to.clone(), error.to_string()))?;
    let order = Order { to, ..order.clone() };
    check(data, &order)?;
    if let Some(answer) = control::ask(data, &order, &mut progress) {
        return answer;
    }
    let file = store::open_file(data)?;
    make(&order, |to| store::copy_file(&file, to, &mut progress))
}

/// Makes the copy under another name, and gives it its own when it is whole and on disk.
///
/// # Errors
/// As [`back_up`].
pub(crate) fn make(
    order: &Order,
    copy: impl FnOnce(Connection) -> Result<(), StorageError>,
) -> Result<(), BackupError> {
    let part = Part::new(&order.to)?;
    let problem =
        |error: &dyn std::fmt::Display| BackupError::Write(order.to.clone(), error.to_string());
    let file = Connection::open(&part.0).map_err(|error| problem(&error))?;
    copy(file).map_err(|error| match error {
        StorageError::Failed(_) | StorageError::Unknown(_) => problem(&error),
        StorageError::Overloaded | StorageError::Closed => BackupError::Refused(error.to_string()),
    })?;
    check_free(order)?;
    part.keep(&order.to).map_err(|error| problem(&error))
}

fn check(data: &Path, order: &Order) -> Result<(), BackupError> {
    let same = |a: &Path, b: &Path| {
        fs::canonicalize(a).ok().is_some_and(|a| fs::canonicalize(b).ok() == Some(a))
    };
    if same(data, &order.to) {
        return Err(BackupError::Itself(order.to.clone()));
    }
    check_free(order)
}

fn check_free(order: &Order) -> Result<(), BackupError> {
    let is_there = order.to.symlink_metadata().is_ok();
    match order.existing {
        Existing::Keep if is_there => Err(BackupError::Exists(order.to.clone())),
        Existing::Keep | Existing::Replace => Ok(()),
    }
}

/// A copy that is not whole yet; it goes if it is not kept.
struct Part(PathBuf);

impl Part {
    fn new(to: &Path) -> Result<Part, BackupError> {
        let folder = folder_of(to);
        if !folder.is_dir() {
            return Err(BackupError::NoFolder(folder.into()));
        }
        let problem = |error: io::Error| BackupError::Write(to.into(), error.to_string());
        let name = to.file_name().ok_or_else(|| problem(io::ErrorKind::InvalidInput.into()))?;
        let part = folder.join(format!(".{}.part", name.to_string_lossy()));
        // A command that was killed may have left it behind.
        let _ = fs::remove_file(&part);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // The secrets of the dice are in it.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&part).map_err(problem)?;
        Ok(Part(part))
    }

    fn keep(self, to: &Path) -> io::Result<()> {
        File::options().write(true).open(&self.0)?.sync_all()?;
        fs::rename(&self.0, to)?;
        sync_folder(folder_of(to))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once it has its own name there is nothing to remove.
        let _ = fs::remove_file(&self.0);
    }
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
