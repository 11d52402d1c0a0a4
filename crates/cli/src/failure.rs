//! How a command can fail, and the exit code that says so.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

/// Why a command ends without success.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for did not succeed: exit code 1.
    Failed(String),
    /// As [`Failed`](Failure::Failed), but the answer on standard output has said it already.
    Told,
    /// The command line, or a file named on it, makes no sense: exit code 2.
    Usage(String),
    /// Reading or writing failed. A reader that went away is no failure at all.
    Stream(io::Error),
}

impl Failure {
    /// Says what is wrong on standard error and gives the exit code.
    pub fn report(&self) -> ExitCode {
        let words = self.to_string();
        if !words.is_empty() {
            // Nothing is left to be done if even this cannot be written.
            let _ = writeln!(io::stderr(), "karak: {words}");
        }
        ExitCode::from(self.code())
    }

    fn code(&self) -> u8 {
        match self {
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Failure::Failed(_) | Failure::Told | Failure::Stream(_) => 1,
            Failure::Usage(_) => 2,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(words) | Failure::Usage(words) => f.write_str(words),
            Failure::Told => Ok(()),
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Failure::Stream(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_that_went_away_is_no_failure() {
        let gone = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!((gone.code(), gone.to_string().as_str()), (0, ""));
        assert_eq!(Failure::Usage("no".into()).code(), 2);
        assert_eq!(Failure::Told.code(), 1);
    }
}
