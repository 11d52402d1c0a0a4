//! Colours. They only repeat what the characters say, so nothing is lost without them.

use std::io::{self, Write};

use anstyle::{AnsiColor, Effects, Style};
use tabletop::{Canvas, Cell, Paint};

/// One colour per seat; a table of more seats begins again.
const SEATS: [AnsiColor; 8] = [
    AnsiColor::BrightCyan,
    AnsiColor::BrightYellow,
    AnsiColor::BrightMagenta,
    AnsiColor::BrightGreen,
    AnsiColor::BrightBlue,
    AnsiColor::BrightRed,
    AnsiColor::BrightWhite,
    AnsiColor::Cyan,
];

/// The style of a paint.
pub fn style(paint: Paint) -> Style {
    let colour = |colour: AnsiColor| Style::new().fg_color(Some(colour.into()));
    match paint {
        Paint::Plain => Style::new(),
        Paint::Dim => Style::new().effects(Effects::DIMMED),
        Paint::Good => colour(AnsiColor::Green),
        Paint::Bad => colour(AnsiColor::Red),
        Paint::Prize => colour(AnsiColor::Yellow),
        Paint::Magic => colour(AnsiColor::Magenta),
        Paint::Seat(seat) => colour(SEATS[usize::from(seat) % SEATS.len()]).effects(Effects::BOLD),
    }
}

/// Words in a paint. The stream leaves the colours out where they are not wanted.
pub fn painted(paint: Paint, words: &str) -> String {
    let style = style(paint);
    format!("{style}{words}{style:#}")
}

/// Writes a picture, one style per run of equal paint, blanks at the ends of rows cut off.
///
/// # Errors
/// The stream cannot be written.
pub fn write_canvas(out: &mut impl Write, canvas: &Canvas) -> io::Result<()> {
    for row in canvas.rows() {
        let end = row.iter().rposition(|cell| cell.glyph != ' ').map_or(0, |last| last + 1);
        for run in row[..end].chunk_by(|left, right| left.paint == right.paint) {
            write_run(out, run)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn write_run(out: &mut impl Write, run: &[Cell]) -> io::Result<()> {
    let words: String = run.iter().map(|cell| cell.glyph).collect();
    match run.first().map(|cell| cell.paint) {
        None | Some(Paint::Plain) => write!(out, "{words}"),
        Some(paint) => write!(out, "{}", painted(paint, &words)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_a_picture_is_its_characters() {
        let mut canvas = Canvas::new(8, 2);
        canvas.write(0, 0, Paint::Seat(0), "@");
        canvas.write(1, 0, Paint::Dim, "##");
        let mut bytes = Vec::new();
        write_canvas(&mut bytes, &canvas).unwrap();
        let plain = anstream::adapter::strip_bytes(&bytes).into_vec();
        assert_eq!(String::from_utf8(plain).unwrap(), canvas.to_string());
        assert!(bytes.len() > canvas.to_string().len());
    }

    #[test]
    fn eight_seats_have_eight_styles() {
        let mut styles: Vec<String> =
            (0..8).map(|seat| style(Paint::Seat(seat)).render().to_string()).collect();
        styles.sort();
        styles.dedup();
        assert_eq!(styles.len(), 8);
    }
}
