//! What went wrong, as data: a code for programs, a sentence for people, the rule where one forbids it.

use games::OpenError;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{LoadError, PlayError, Turn, UndoError};

/// The longest sentence; what a caller sent is quoted in it, and may be huge.
const LONGEST_MESSAGE: usize = 600;

/// The error object of the protocol.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Problem {
    /// A short stable name.
    pub code: &'static str,
    /// One sentence: what was expected and what was found.
    pub message: String,
    /// What programs may want to know besides.
    #[serde(flatten)]
    pub details: Box<Details>,
}

/// What programs may want to know about a problem. What has nothing to say is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Details {
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The field that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What would have been right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Value>,
    /// The ply that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// Whose turn it is instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
}

impl Problem {
    /// A problem with a code and a sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Problem {
        let message = shorten(message.into(), LONGEST_MESSAGE);
        Problem { code, message, details: Box::default() }
    }

    /// The same, and the field it is about.
    pub fn at(mut self, field: impl Into<String>) -> Problem {
        self.details.field = Some(shorten(field.into(), LONGEST_MESSAGE));
        self
    }

    /// The same, and what would have been right.
    pub fn expecting(mut self, expected: impl Into<Value>) -> Problem {
        self.details.expected = Some(expected.into());
        self
    }

    fn by(mut self, rule: Option<&'static str>) -> Problem {
        self.details.rule = rule;
        self
    }

    fn at_ply(mut self, ply: usize) -> Problem {
        self.details.ply = Some(ply);
        self
    }
}

impl From<PlayError> for Problem {
    fn from(error: PlayError) -> Problem {
        let mut problem = Problem::new(error.code(), error.to_string()).by(error.rule());
        match error {
            PlayError::NotYourTurn { turn } => problem.details.turn = Some(turn),
            PlayError::Illegal { .. }
            | PlayError::Over
            | PlayError::NotChance(_)
            | PlayError::Impossible(_)
            | PlayError::LineEnds(_)
            | PlayError::Malformed(_) => {}
        }
        problem
    }
}

impl From<UndoError> for Problem {
    fn from(error: UndoError) -> Problem {
        Problem::new(error.code(), error.to_string())
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        let words = error.to_string();
        match error {
            OpenError::Unknown { .. } => {
                let ids: Vec<&str> = games::all().iter().map(|game| game.id).collect();
                Problem::new("unknown_game", words).at("game").expecting(json!(ids))
            }
            OpenError::Setup(error) => {
                Problem::new("bad_setup", words).at(error.field).by(error.rule)
            }
        }
    }
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Problem {
        let problem = Problem::new(error.code(), error.to_string()).by(error.rule());
        match error {
            LoadError::Start(error) => problem.at(error.field),
            LoadError::Ply { ply, .. } => problem.at_ply(ply),
            LoadError::Forged { ply, .. } => problem.at_ply(ply),
            LoadError::Format { ours, .. } | LoadError::Rules { ours, .. } => {
                problem.expecting(ours)
            }
            LoadError::Game { ours, .. } => problem.expecting(ours),
            LoadError::Malformed(_) | LoadError::Luck(_) | LoadError::Result { .. } => problem,
        }
    }
}

/// The first characters of a text, with a mark if some are missing.
pub fn shorten(mut text: String, most: usize) -> String {
    if let Some((cut, _)) = text.char_indices().nth(most) {
        text.truncate(cut);
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_a_longest_length() {
        assert_eq!(shorten("äöü".into(), 2), "äö…");
        assert_eq!(shorten("äöü".into(), 3), "äöü");
        assert!(Problem::new("x", "y".repeat(5_000_000)).message.len() < 1_000);
    }
}
