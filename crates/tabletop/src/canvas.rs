//! A picture made of characters, so that every game can be shown in every terminal.

use std::fmt;

/// What a character stands for; the terminal gives each its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paint {
    /// Nothing in particular.
    #[default]
    Plain,
    /// Walls and other background.
    Dim,
    /// A place that helps.
    Good,
    /// A thing that harms.
    Bad,
    /// A thing worth having.
    Prize,
    /// Something special.
    Magic,
    /// A player's piece.
    Seat(u8),
}

/// One character of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The character, one column wide.
    pub glyph: char,
    /// What it stands for.
    pub paint: Paint,
}

/// A rectangle of characters and the spot that the reader should see first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canvas {
    rows: Vec<Vec<Cell>>,
    focus: (usize, usize),
}

const BLANK: Cell = Cell { glyph: ' ', paint: Paint::Plain };

impl Canvas {
    /// An empty picture of this size.
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![BLANK; width]; height], focus: (0, 0) }
    }

    /// Characters per row.
    pub fn width(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    /// Number of rows.
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// Column and row that the reader should see first.
    pub fn focus(&self) -> (usize, usize) {
        self.focus
    }

    /// Sets the spot that the reader should see first.
    pub fn focus_on(&mut self, column: usize, row: usize) {
        self.focus = (column, row);
    }

    /// Writes from this spot to the right; what falls outside is dropped.
    pub fn write(&mut self, column: usize, row: usize, paint: Paint, text: &str) {
        let Some(cells) = self.rows.get_mut(row) else { return };
        for (cell, glyph) in cells.iter_mut().skip(column).zip(text.chars()) {
            *cell = Cell { glyph, paint };
        }
    }

    /// The part of at most this size that has the focus as near its middle as it can.
    pub fn crop(&self, width: usize, height: usize) -> Canvas {
        let from = |focus: usize, shown: usize, whole: usize| {
            focus.saturating_sub(shown / 2).min(whole.saturating_sub(shown))
        };
        let left = from(self.focus.0, width, self.width());
        let top = from(self.focus.1, height, self.height());
        let rows = self.rows.iter().skip(top).take(height);
        Canvas {
            rows: rows.map(|row| row.iter().skip(left).take(width).copied().collect()).collect(),
            focus: (self.focus.0 - left, self.focus.1 - top),
        }
    }

    /// The rows, top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.rows.iter().map(Vec::as_slice)
    }
}

/// Without colour, trailing blanks cut off.
impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows() {
            let text: String = row.iter().map(|cell| cell.glyph).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crop_keeps_the_focus_inside() {
        let mut canvas = Canvas::new(30, 10);
        canvas.write(28, 9, Paint::Plain, "@!");
        canvas.focus_on(28, 9);
        let part = canvas.crop(5, 3);
        assert_eq!((part.width(), part.height(), part.focus()), (5, 3, (3, 2)));
        assert!(part.to_string().ends_with("   @!\n"));
    }

    #[test]
    fn writing_outside_is_harmless() {
        let mut canvas = Canvas::new(2, 1);
        canvas.write(1, 0, Paint::Plain, "abc");
        canvas.write(0, 5, Paint::Plain, "abc");
        assert_eq!(canvas.to_string(), " a\n");
    }
}
