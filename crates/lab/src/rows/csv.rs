//! Rows as text with commas between the values.

use std::fs::File;

use super::RowWriter;
use crate::{Cell, Columns};

/// One file.
pub(super) struct CsvWriter(csv::Writer<File>);

impl CsvWriter {
    pub(super) fn new(file: File, columns: &Columns) -> Result<CsvWriter, String> {
        let mut writer = csv::Writer::from_writer(file);
        writer.write_record(columns.iter().map(|(name, _)| name)).map_err(|e| e.to_string())?;
        Ok(CsvWriter(writer))
    }
}

impl RowWriter for CsvWriter {
    fn push(&mut self, cells: Vec<Cell>) -> Result<(), String> {
        self.0.write_record(cells.iter().map(Cell::to_string)).map_err(|error| error.to_string())
    }

    fn close(mut self: Box<Self>) -> Result<(), String> {
        self.0.flush().map_err(|error| error.to_string())
    }
}
