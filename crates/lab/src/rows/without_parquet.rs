//! What stands in for Parquet in a program that was built without it: whoever asks for it is told what to do.

use std::{convert::Infallible, fs::File, path::Path};

use super::{RowError, RowWriter};
use crate::{About, Cell, Columns};

const WORDS: &str = "this program was built without Parquet, which takes long to compile: \
     take the one that `cargo build --release` makes, or write .csv files";

/// One file that is not being written.
pub(super) struct ParquetWriter(Infallible);

impl ParquetWriter {
    pub(super) fn new(_: File, _: Columns, _: &About) -> Result<ParquetWriter, String> {
        Err(WORDS.into())
    }
}

impl RowWriter for ParquetWriter {
    fn push(&mut self, _: Vec<Cell>) -> Result<(), String> {
        match self.0 {}
    }

    fn close(self: Box<Self>) -> Result<(), String> {
        match self.0 {}
    }
}

/// What a file says was played.
///
/// # Errors
/// Always.
pub fn about_of(path: &Path) -> Result<About, RowError> {
    Err(RowError::new(path, WORDS))
}

/// Reads a file row by row.
///
/// # Errors
/// Always.
pub fn rows_of(path: &Path, _: &Columns) -> Result<Rows, RowError> {
    Err(RowError::new(path, WORDS))
}

/// The rows of a file: there is none.
pub struct Rows(Infallible);

impl Iterator for Rows {
    type Item = Result<Vec<Cell>, RowError>;

    fn next(&mut self) -> Option<Result<Vec<Cell>, RowError>> {
        match self.0 {}
    }
}
