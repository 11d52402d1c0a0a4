//! Lines of bounded length from a stream that is not trusted.

use std::io::{self, BufRead, ErrorKind};

/// What was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// A line without its end.
    Whole(&'a [u8]),
    /// A line over the limit. It was skipped to its end and not kept.
    TooLong,
    /// The stream has ended.
    End,
}

/// A reader of lines that never holds more than its limit.
pub struct Lines<R> {
    input: R,
    limit: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads `input` in lines of at most `limit` bytes.
    pub fn new(input: R, limit: usize) -> Lines<R> {
        Lines { input, limit, line: Vec::new() }
    }

    /// The next line.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn next_line(&mut self) -> io::Result<Line<'_>> {
        self.line.clear();
        let mut skipping = false;
        loop {
            let step = self.take_piece(skipping)?;
            skipping = step.skipping;
            match step.progress {
                Progress::More => {}
                Progress::LineEnd if skipping => return Ok(Line::TooLong),
                Progress::LineEnd => return Ok(Line::Whole(&self.line)),
                Progress::StreamEnd if skipping => return Ok(Line::TooLong),
                Progress::StreamEnd if self.line.is_empty() => return Ok(Line::End),
                Progress::StreamEnd => return Ok(Line::Whole(&self.line)),
            }
        }
    }

    /// Takes what the stream has ready, up to the end of the line.
    fn take_piece(&mut self, mut skipping: bool) -> io::Result<Step> {
        let ready = match self.input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => {
                return Ok(Step { progress: Progress::More, skipping });
            }
            ready => ready?,
        };
        let end = ready.iter().position(|&byte| byte == b'\n');
        let piece = &ready[..end.unwrap_or(ready.len())];
        let progress = match end {
            Some(_) => Progress::LineEnd,
            None if ready.is_empty() => Progress::StreamEnd,
            None => Progress::More,
        };
        if self.line.len() + piece.len() > self.limit {
            skipping = true;
            self.line.clear();
        } else if !skipping {
            self.line.extend_from_slice(piece);
        }
        let used = piece.len() + usize::from(end.is_some());
        self.input.consume(used);
        Ok(Step { progress, skipping })
    }
}

struct Step {
    progress: Progress,
    skipping: bool,
}

enum Progress {
    More,
    LineEnd,
    StreamEnd,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(text: &[u8], limit: usize) -> Vec<String> {
        // A tiny buffer, so that lines come in pieces.
        let mut lines = Lines::new(BufReader::with_capacity(3, text), limit);
        let mut all = Vec::new();
        loop {
            match lines.next_line().unwrap() {
                Line::Whole(line) => all.push(String::from_utf8_lossy(line).into_owned()),
                Line::TooLong => all.push("too long".into()),
                Line::End => return all,
            }
        }
    }

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_read() {
        assert_eq!(read(b"12345\n123456\n1\n", 5), ["12345", "too long", "1"]);
        assert_eq!(read(b"1234567890123\n\nab", 5), ["too long", "", "ab"]);
        assert_eq!(read(b"1234567890123", 5), ["too long"]);
        assert_eq!(read(b"", 5), Vec::<String>::new());
    }
}
