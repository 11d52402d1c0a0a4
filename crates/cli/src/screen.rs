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

/// How far a line that goes on is moved to the right.
const INDENT: usize = 2;

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

/// A line as it is, or in several of at most `width` characters; those that go on are indented. A
/// longer word has a line of its own.
pub fn folded(line: &str, width: usize) -> Vec<String> {
    let (mut rows, mut rest, mut indent) = (Vec::new(), line, 0);
    while indent + length(rest) > width {
        let blanks = || rest.char_indices().enumerate().filter(|&(_, (_, glyph))| glyph == ' ');
        let fits = |&(column, _): &(usize, (usize, char))| indent + column <= width;
        let Some((_, (cut, _))) = blanks().filter(fits).last().or(blanks().next()) else { break };
        rows.push(format!("{:indent$}{}", "", rest[..cut].trim_end()));
        (rest, indent) = (rest[cut..].trim_start(), INDENT);
    }
    rows.push(format!("{:indent$}{rest}", ""));
    rows
}

/// Numbered choices, counted from 1 down the columns, in as few rows as fit the width.
pub fn numbered<'a>(choices: impl IntoIterator<Item = &'a str>, width: usize) -> Vec<String> {
    let choices: Vec<&str> = choices.into_iter().collect();
    let digits = choices.len().to_string().len();
    // A choice may begin with a number of its own.
    let item = |index: usize| format!("{:>digits$}) {}", index + 1, choices[index]);
    let items: Vec<String> = (0..choices.len()).map(item).collect();
    let widest = items.iter().map(|item| length(item)).max().unwrap_or(0);
    let gap = 3;
    let columns = ((width + gap) / (widest + gap)).max(1);
    if columns == 1 {
        return items.iter().flat_map(|item| folded(item, width)).collect();
    }
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
        assert_eq!(rows, ["1) north   3) east", "2) south"]);
        assert_eq!(numbered(["a long choice", "b"], 9), ["1) a long", "  choice", "2) b"]);
        assert!(numbered([], 80).is_empty());
    }

    #[test]
    fn long_lines_go_on_indented() {
        assert_eq!(folded("1 ♥♥♥  sword", 12), ["1 ♥♥♥  sword"]);
        assert_eq!(folded("1 ♥♥♥  sword", 11), ["1 ♥♥♥", "  sword"]);
        assert_eq!(folded("1  ♥♥♥  a sword", 12), ["1  ♥♥♥  a", "  sword"]);
        assert_eq!(folded("unbelievable news", 4), ["unbelievable", "  news"]);
        assert_eq!(folded("", 11), [""]);
    }

    #[test]
    fn words_wrap_at_the_width() {
        assert_eq!(wrapped("the hero steps back", 10), ["the hero", "steps back"]);
        assert_eq!(wrapped("unbelievable", 4), ["unbelievable"]);
        assert!(wrapped(" ", 4).is_empty());
    }
}
