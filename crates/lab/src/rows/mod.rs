//! Files of rows: games and seats, as Parquet (feature `parquet`) or CSV.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;
#[cfg(not(feature = "parquet"))]
#[path = "without_parquet.rs"]
mod parquet;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{About, Cell, Columns, Record};

pub use parquet::{Rows, about_of, rows_of};

/// Why rows could not be written or read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {words}", path.display())]
pub struct RowError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong.
    pub words: String,
}

impl RowError {
    /// What is wrong with a file.
    pub fn new(path: &Path, words: impl ToString) -> RowError {
        RowError { path: path.into(), words: words.to_string() }
    }
}

/// The two files that rows are in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files {
    /// One row per game.
    pub games: PathBuf,
    /// One row per seat.
    pub seats: PathBuf,
    /// Comma-separated, or Parquet?
    pub is_csv: bool,
}

impl Files {
    /// What a name means: `run.parquet` and `run.csv` are pairs, `run.games.parquet` and
    /// `run.seats.parquet`; anything else is a folder with `games.parquet` and `seats.parquet`. The file
    /// of games itself stands for its pair too.
    pub fn named(path: &Path) -> Files {
        let extension = path.extension().and_then(|end| end.to_str());
        let Some(end @ ("csv" | "parquet")) = extension else {
            let in_folder = |name: &str| path.join(name);
            return Files {
                games: in_folder("games.parquet"),
                seats: in_folder("seats.parquet"),
                is_csv: false,
            };
        };
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("rows");
        let is_csv = end == "csv";
        let beside = |name: String| path.with_file_name(name);
        if stem == "games" {
            return Files { games: path.into(), seats: beside(format!("seats.{end}")), is_csv };
        }
        let stem = stem.strip_suffix(".games").unwrap_or(stem);
        Files {
            games: beside(format!("{stem}.games.{end}")),
            seats: beside(format!("{stem}.seats.{end}")),
            is_csv,
        }
    }

    /// What they are called until they are complete.
    pub fn parts(&self) -> [PathBuf; 2] {
        [&self.games, &self.seats].map(|path| part_of(path))
    }
}

fn part_of(path: &Path) -> PathBuf {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    part.into()
}

/// Writes rows as they come, under other names until [`finish`](Writer::finish): nothing half-written
/// ever has the right name.
pub struct Writer {
    games: Out,
    seats: Out,
}

/// One file that is being written.
struct Out {
    path: PathBuf,
    part: PathBuf,
    /// `None` before it is begun and once it is closed.
    writer: Option<Box<dyn RowWriter>>,
}

/// Writes the rows of one file.
trait RowWriter {
    fn push(&mut self, cells: Vec<Cell>) -> Result<(), String>;
    fn close(self: Box<Self>) -> Result<(), String>;
}

impl Writer {
    /// Begins both files, and the folder that they are in.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn create(files: &Files, about: &About) -> Result<Writer, RowError> {
        let begin = |path: &Path, columns| Out::create(path, columns, files.is_csv, about);
        Ok(Writer {
            games: begin(&files.games, about.names.games())?,
            seats: begin(&files.seats, about.names.seats())?,
        })
    }

    /// One more game.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn push(&mut self, record: &Record) -> Result<(), RowError> {
        self.games.push(record.game.cells())?;
        record.seats.iter().try_for_each(|seat| self.seats.push(seat.cells()))
    }

    /// Closes both files and gives them their names.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn finish(mut self) -> Result<(), RowError> {
        self.games.close()?;
        self.seats.close()?;
        self.games.name()?;
        self.seats.name()
    }
}

impl Out {
    fn create(path: &Path, columns: Columns, is_csv: bool, about: &About) -> Result<Out, RowError> {
        let failed = |error: std::io::Error| RowError::new(path, error);
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| RowError::new(folder, error))?;
        }
        let part = part_of(path);
        let file = fs::File::create(&part).map_err(failed)?;
        let mut out = Out { path: path.into(), part, writer: None };
        let writer: Result<Box<dyn RowWriter>, String> = match is_csv {
            true => csv::CsvWriter::new(file, &columns).map(|writer| Box::new(writer) as _),
            false => parquet::ParquetWriter::new(file, columns, about)
                .map(|writer| Box::new(writer) as _),
        };
        out.writer = Some(writer.map_err(|words| RowError::new(path, words))?);
        Ok(out)
    }

    fn push(&mut self, cells: Vec<Cell>) -> Result<(), RowError> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        writer.push(cells).map_err(|words| RowError::new(&self.path, words))
    }

    fn close(&mut self) -> Result<(), RowError> {
        let Some(writer) = self.writer.take() else { return Ok(()) };
        writer.close().map_err(|words| RowError::new(&self.path, words))
    }

    fn name(&mut self) -> Result<(), RowError> {
        fs::rename(&self.part, &self.path).map_err(|error| RowError::new(&self.path, error))
    }
}

impl Drop for Out {
    /// What was not finished is of no use; that it cannot be removed changes nothing.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}
