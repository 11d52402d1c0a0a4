//! Rows as Parquet: whole numbers as `INT64`, others as `DOUBLE`, words as `UTF8`; what was played is in the
//! file's metadata under the key `karak.sim`.

use std::{fs::File, path::Path, sync::Arc};

use parquet::{
    basic::{LogicalType, Repetition, Type as Physical},
    data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type},
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        reader::{FileReader, SerializedFileReader},
        writer::SerializedFileWriter,
    },
    record::{Field, reader::RowIter},
    schema::types::Type,
};

use super::{RowError, RowWriter};
use crate::{About, Cell, Columns, Kind};

/// Under this key a file says what was played.
const KEY: &str = "karak.sim";
/// So many rows are held until they are written.
const GROUP: usize = 20_000;

/// One file that is being written.
pub(super) struct ParquetWriter {
    writer: SerializedFileWriter<File>,
    columns: Columns,
    rows: Vec<Vec<Cell>>,
}

impl ParquetWriter {
    pub(super) fn new(
        file: File,
        columns: Columns,
        about: &About,
    ) -> Result<ParquetWriter, String> {
        let said = serde_json::to_string(about).map_err(|error| error.to_string())?;
        let properties = WriterProperties::builder()
            .set_created_by(format!("karak {}", about.version))
            .set_key_value_metadata(Some(vec![KeyValue::new(KEY.into(), said)]))
            .build();
        let schema = Arc::new(schema(&columns)?);
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties));
        Ok(ParquetWriter {
            writer: writer.map_err(|error| error.to_string())?,
            columns,
            rows: Vec::new(),
        })
    }

    fn flush(&mut self) -> parquet::errors::Result<()> {
        let mut group = self.writer.next_row_group()?;
        for (place, (_, kind)) in self.columns.iter().enumerate() {
            let Some(mut column) = group.next_column()? else { break };
            let cells = self.rows.iter().map(|row| &row[place]);
            match kind {
                Kind::Whole => {
                    let (values, levels) = split(cells, |cell| match cell {
                        Cell::Whole(number) => *number,
                        Cell::Real(_) | Cell::Words(_) => None,
                    });
                    column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
                }
                Kind::Real => {
                    let (values, levels) = split(cells, |cell| match cell {
                        Cell::Real(number) => *number,
                        Cell::Whole(_) | Cell::Words(_) => None,
                    });
                    column.typed::<DoubleType>().write_batch(&values, Some(&levels), None)?;
                }
                Kind::Words => {
                    let (values, levels) = split(cells, |cell| match cell {
                        Cell::Words(words) => Some(ByteArray::from(words.as_str())),
                        Cell::Whole(_) | Cell::Real(_) => None,
                    });
                    column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
                }
            }
            column.close()?;
        }
        group.close()?;
        self.rows.clear();
        Ok(())
    }
}

impl RowWriter for ParquetWriter {
    fn push(&mut self, cells: Vec<Cell>) -> Result<(), String> {
        self.rows.push(cells);
        if self.rows.len() < GROUP {
            return Ok(());
        }
        self.flush().map_err(|error| error.to_string())
    }

    fn close(mut self: Box<Self>) -> Result<(), String> {
        if !self.rows.is_empty() {
            self.flush().map_err(|error| error.to_string())?;
        }
        self.writer.close().map(|_| ()).map_err(|error| error.to_string())
    }
}

/// The values that are there, and for each row whether one is.
fn split<'a, T>(
    cells: impl Iterator<Item = &'a Cell>,
    value: impl Fn(&Cell) -> Option<T>,
) -> (Vec<T>, Vec<i16>) {
    let (mut values, mut levels) = (Vec::new(), Vec::new());
    for cell in cells {
        let value = value(cell);
        levels.push(i16::from(value.is_some()));
        values.extend(value);
    }
    (values, levels)
}

fn schema(columns: &Columns) -> Result<Type, String> {
    let field = |(name, kind): &(String, Kind)| {
        let builder = match kind {
            Kind::Whole => Type::primitive_type_builder(name, Physical::INT64),
            Kind::Real => Type::primitive_type_builder(name, Physical::DOUBLE),
            Kind::Words => Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                .with_logical_type(Some(LogicalType::String)),
        };
        builder.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>();
    let schema =
        fields.and_then(|fields| Type::group_type_builder("row").with_fields(fields).build());
    schema.map_err(|error| error.to_string())
}

/// What a file says was played.
///
/// # Errors
/// A file that cannot be read or is none of ours.
pub fn about_of(path: &Path) -> Result<About, RowError> {
    let reader = open(path)?;
    let pairs = reader.metadata().file_metadata().key_value_metadata();
    let said = pairs.into_iter().flatten().find(|pair| pair.key == KEY);
    let said = said.and_then(|pair| pair.value.as_deref());
    let said = said.ok_or_else(|| RowError::new(path, "expected rows of karak sim"))?;
    let about: About = serde_json::from_str(said)
        .map_err(|error| RowError::new(path, format!("rows of another version: {error}")))?;
    let names = about.names.clone().completed_by(&about.game);
    Ok(About { names, ..about })
}

/// Reads a file row by row.
///
/// # Errors
/// A file that cannot be read or has other columns.
pub fn rows_of(path: &Path, columns: &Columns) -> Result<Rows, RowError> {
    let reader = open(path)?;
    let schema = reader.metadata().file_metadata().schema();
    let names: Vec<&str> = schema.get_fields().iter().map(|field| field.name()).collect();
    if names != columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>() {
        return Err(RowError::new(path, "expected the columns of karak sim"));
    }
    let kinds = columns.iter().map(|&(_, kind)| kind).collect();
    Ok(Rows { path: path.into(), kinds, rows: RowIter::from_file_into(Box::new(reader)) })
}

/// The rows of a file, one after the other.
pub struct Rows {
    path: std::path::PathBuf,
    kinds: Vec<Kind>,
    rows: RowIter<'static>,
}

impl Iterator for Rows {
    type Item = Result<Vec<Cell>, RowError>;

    fn next(&mut self) -> Option<Result<Vec<Cell>, RowError>> {
        let row = self.rows.next()?;
        let cells = row.map_err(|error| error.to_string()).and_then(|row| {
            let fields = row.get_column_iter().zip(&self.kinds);
            let cells = fields.map(|((_, field), &kind)| cell(field, kind));
            cells.collect::<Option<_>>().ok_or_else(|| "expected another kind of value".to_owned())
        });
        Some(cells.map_err(|words| RowError::new(&self.path, words)))
    }
}

fn cell(field: &Field, kind: Kind) -> Option<Cell> {
    match (field, kind) {
        (Field::Long(number), Kind::Whole) => Some(Cell::Whole(Some(*number))),
        (Field::Double(number), Kind::Real) => Some(Cell::Real(Some(*number))),
        (Field::Str(words), Kind::Words) => Some(Cell::Words(words.clone())),
        (Field::Null, Kind::Whole) => Some(Cell::Whole(None)),
        (Field::Null, Kind::Real) => Some(Cell::Real(None)),
        _ => None,
    }
}

fn open(path: &Path) -> Result<SerializedFileReader<File>, RowError> {
    let file = File::open(path).map_err(|error| RowError::new(path, error))?;
    SerializedFileReader::new(file).map_err(|error| RowError::new(path, error))
}
