//! What can go wrong at the door, in words that say what was expected.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::{Seat, Turn};

/// A setup, box or position that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{field}: {problem}")]
pub struct SetupError {
    /// Where: `heroes[1]`, `tiles row 3`, …
    pub field: String,
    /// What was expected and what was found.
    pub problem: String,
    /// The rule that says so, if one does.
    pub rule: Option<&'static str>,
}

impl SetupError {
    /// An error without a rule behind it.
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> SetupError {
        SetupError { field: field.into(), problem: problem.into(), rule: None }
    }

    /// An error that a rule explains.
    pub fn by_rule(
        rule: &'static str,
        field: impl Into<String>,
        problem: impl Into<String>,
    ) -> SetupError {
        SetupError { rule: Some(rule), ..SetupError::new(field, problem) }
    }
}

/// Why an action is not allowed: the rule and one sentence.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, JsonSchema)]
#[error("{because} ({rule})")]
pub struct Refusal {
    /// The rule's number in `docs/rules`.
    pub rule: &'static str,
    /// One sentence for the player.
    pub because: String,
    /// The same as data, for pages that have a sentence of their own for it; `null` where there is none.
    pub reason: Value,
}

impl Refusal {
    /// A refusal by this rule.
    pub fn new(rule: &'static str, because: impl Into<String>) -> Refusal {
        Refusal { rule, because: because.into(), reason: Value::Null }
    }

    /// The same, as data too.
    #[must_use]
    pub fn with_reason(self, reason: &impl Serialize) -> Refusal {
        let reason = serde_json::to_value(reason).expect("our data has string keys only");
        Refusal { reason, ..self }
    }
}

/// A ply that was refused. The match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// Somebody else decides now.
    #[error("it is not this seat's turn: {}", whose(*turn))]
    NotYourTurn {
        /// Whose turn it is.
        turn: Turn,
    },
    /// An outcome was named although no roll or draw is waiting, or luck is not in the caller's hands.
    #[error("no chance outcome can be named now: {0}")]
    NotChance(&'static str),
    /// The action is not one of the legal ones.
    #[error("'{action}' is not possible now: {refusal}")]
    Illegal {
        /// The action, in words.
        action: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The outcome is not one that luck could bring.
    #[error("'{0}' cannot come up now; name one of the listed outcomes")]
    Impossible(String),
    /// A line of one player's decisions goes on where it must end.
    #[error("a line of decisions ends {0}")]
    LineEnds(&'static str),
    /// Not an action or outcome of this game at all.
    #[error("not understood: {0}")]
    Malformed(String),
}

impl PlayError {
    /// A short stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            PlayError::Over => "over",
            PlayError::NotYourTurn { .. } => "not_your_turn",
            PlayError::NotChance(_) => "not_chance",
            PlayError::Illegal { .. } => "illegal",
            PlayError::Impossible(_) => "impossible",
            PlayError::LineEnds(_) => "line_ends",
            PlayError::Malformed(_) => "malformed",
        }
    }

    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PlayError::Illegal { refusal, .. } => Some(refusal.rule),
            PlayError::Over
            | PlayError::NotYourTurn { .. }
            | PlayError::NotChance(_)
            | PlayError::Impossible(_)
            | PlayError::LineEnds(_)
            | PlayError::Malformed(_) => None,
        }
    }
}

/// Why a decision cannot be taken back. The match is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// No decision has been taken yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The last decision was somebody else's.
    #[error("the last decision was that of {0}; only one's own can be taken back")]
    NotYours(Seat),
    /// A roll or a draw came after it.
    #[error("luck has spoken since; a decision cannot be taken back after a roll or a draw")]
    ChanceHasSpoken,
    /// It has shown somebody what was hidden from them.
    #[error("this decision has shown what was hidden; what has been seen cannot be taken back")]
    Revealed,
    /// The game is over and its secret may be known.
    #[error("the game is over; nothing can be taken back once its secret may be known")]
    Ended,
}

impl UndoError {
    /// A short stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            UndoError::Nothing => "nothing_to_undo",
            UndoError::NotYours(_) => "not_yours",
            UndoError::ChanceHasSpoken => "chance_has_spoken",
            UndoError::Revealed => "revealed",
            UndoError::Ended => "ended",
        }
    }
}

/// A saved game that does not hold together.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// Not a save at all.
    #[error("not a saved game: {0}")]
    Malformed(String),
    /// A container we do not know.
    #[error("save format {saved} is not known here; this program reads format {ours}")]
    Format {
        /// The format in the file.
        saved: u32,
        /// The format we write.
        ours: u32,
    },
    /// A save of another game.
    #[error("this is a save of '{saved}', expected '{ours}'")]
    Game {
        /// The game in the file.
        saved: String,
        /// The game expected.
        ours: String,
    },
    /// A save under other rules.
    #[error("saved under rules version {saved}; this program plays rules version {ours}")]
    Rules {
        /// The version in the file.
        saved: u32,
        /// The version we play.
        ours: u32,
    },
    /// The start cannot be played.
    #[error("the start is impossible: {0}")]
    Start(#[from] SetupError),
    /// The luck of the file contradicts itself.
    #[error("luck: {0}")]
    Luck(String),
    /// The first ply that is not legal.
    #[error("ply {ply} is not legal: {error}")]
    Ply {
        /// Counted from 0.
        ply: usize,
        /// Why.
        error: PlayError,
    },
    /// A die or draw differs from what the revealed key gives.
    #[error(
        "ply {ply} does not follow from the revealed secret: expected '{expected}', found '{found}'"
    )]
    Forged {
        /// Counted from 0.
        ply: usize,
        /// What the key gives.
        expected: String,
        /// What the file says.
        found: String,
    },
    /// The plies lead to another result than the file claims.
    #[error("the plies lead to '{played}', the file claims '{claimed}'")]
    Result {
        /// What the file claims.
        claimed: String,
        /// What the plies give.
        played: String,
    },
}

impl LoadError {
    /// A short stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            LoadError::Malformed(_) => "malformed_save",
            LoadError::Format { .. } => "unknown_format",
            LoadError::Game { .. } => "other_game",
            LoadError::Rules { .. } => "other_rules",
            LoadError::Start(_) => "bad_start",
            LoadError::Luck(_) => "bad_luck",
            LoadError::Ply { .. } => "bad_ply",
            LoadError::Forged { .. } => "forged_luck",
            LoadError::Result { .. } => "wrong_result",
        }
    }

    /// The field of the start that is wrong, if one is.
    pub fn field(&self) -> Option<&str> {
        match self {
            LoadError::Start(error) => Some(&error.field),
            LoadError::Malformed(_)
            | LoadError::Format { .. }
            | LoadError::Game { .. }
            | LoadError::Rules { .. }
            | LoadError::Luck(_)
            | LoadError::Ply { .. }
            | LoadError::Forged { .. }
            | LoadError::Result { .. } => None,
        }
    }

    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            LoadError::Start(error) => error.rule,
            LoadError::Ply { error, .. } => error.rule(),
            LoadError::Malformed(_)
            | LoadError::Format { .. }
            | LoadError::Game { .. }
            | LoadError::Rules { .. }
            | LoadError::Luck(_)
            | LoadError::Forged { .. }
            | LoadError::Result { .. } => None,
        }
    }
}

fn whose(turn: Turn) -> String {
    match turn {
        Turn::Player(seat) => format!("{seat} decides now"),
        Turn::Chance => "a roll or a draw comes first".into(),
        Turn::Over { .. } => "the game is over".into(),
    }
}
