//! The room there is in a terminal, and text that fits into it.

use std::io;

/// How much a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Characters per row.
    pub columns: usize,
    /// Number of rows.
    pub rows: usize,
}

impl Size {
    /// What every terminal has.
    pub const USUAL: Size = Size { columns: 80, rows: 24 };

    /// The size of the terminal behind standard output, or the usual one where there is none.
    pub fn of_terminal() -> Size {
        let Some((columns, rows)) = terminal_size::terminal_size_of(io::stdout()) else {
            return Size::USUAL;
        };
        // A terminal that says it has no room is one that does not know.
        match (usize::from(columns.0), usize::from(rows.0)) {
            (0, _) | (_, 0) => Size::USUAL,
            (columns, rows) => Size { columns, rows },
        }
    }
}

/// Words in lines of at most `width` characters; a longer word has a line of its own.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if length(line) + 1 + length(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.into()),
        }
    }
    lines
}

/// A line of at most `width` characters; what is cut off is marked.
pub fn shortened(line: &str, width: usize) -> String {
    if length(line) <= width {
        return line.into();
    }
    line.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// Numbered choices, counted from 1 down the columns, in as few rows as fit the width.
pub fn numbered<'a>(choices: impl IntoIterator<Item = &'a str>, width: usize) -> Vec<String> {
    let choices: Vec<&str> = choices.into_iter().collect();
    let digits = choices.len().to_string().len();
    let item = |index: usize| format!("{:>digits$} {}", index + 1, choices[index]);
    let items: Vec<String> = (0..choices.len()).map(item).collect();
    let widest = items.iter().map(|item| length(item)).max().unwrap_or(0);
    let gap = 3;
    let columns = ((width + gap) / (widest + gap)).max(1);
    let rows = items.len().div_ceil(columns);
    (0..rows).map(|row| join_row(&items, row, rows, widest + gap)).collect()
}

fn join_row(items: &[String], row: usize, rows: usize, pitch: usize) -> String {
    let mut line = String::new();
    for (column, item) in items.iter().skip(row).step_by(rows).enumerate() {
        let missing = (column * pitch).saturating_sub(length(&line));
        line.extend(std::iter::repeat_n(' ', missing));
        line.push_str(item);
    }
    line
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_run_down_the_columns() {
        let rows = numbered(["north", "south", "east"], 20);
        assert_eq!(rows, ["1 north   3 east", "2 south"]);
        assert_eq!(numbered(["a long choice", "b"], 5), ["1 a long choice", "2 b"]);
        assert!(numbered([], 80).is_empty());
    }

    #[test]
    fn long_lines_are_cut_and_marked() {
        assert_eq!(shortened("♥♥♥♥♥", 5), "♥♥♥♥♥");
        assert_eq!(shortened("♥♥♥♥♥", 3), "♥♥…");
    }

    #[test]
    fn words_wrap_at_the_width() {
        assert_eq!(wrapped("the hero steps back", 10), ["the hero", "steps back"]);
        assert_eq!(wrapped("unbelievable", 4), ["unbelievable"]);
        assert!(wrapped(" ", 4).is_empty());
    }
}
