//! Everything that can go wrong for a caller, with its code and status.

use std::time::Duration;

use axum::{
    Extension, Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use games::OpenError;
use tabletop::{LoadError, PlayError, Refusal, SetupError, UndoError};

use crate::{
    api::{self, Code},
    name::NameError,
    store::StorageError,
    token::NoEntropy,
};

/// Seconds after which what is full may have room again.
const SOME_TIME: u64 = 60;
/// Seconds after which what is busy may have time again.
const A_MOMENT: u64 = 1;

/// Why a request was not answered as asked. Nothing has changed then, unless [`StorageError::Unknown`] says that it may have.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Failure {
    /// No table has this name.
    #[error("no table is called that")]
    UnknownTable,
    /// No game has this name.
    #[error("{0}")]
    UnknownGame(String),
    /// The token is not one of this table.
    #[error("this token opens no seat at this table")]
    BadToken,
    /// Only somebody who sits here may do it.
    #[error("only somebody with a seat at this table may do that; send its token")]
    Forbidden,
    /// The table has changed since the caller looked.
    #[error("the table is at version {now}; look again before you decide")]
    Stale {
        /// The version of the table.
        now: u64,
    },
    /// A key that belongs to another request.
    #[error("this key was sent with another request; every request has a key of its own")]
    OtherWish,
    /// The game refuses it.
    #[error("{message}")]
    Illegal {
        /// What was asked for, and why not.
        message: String,
        /// Why not.
        refusal: Refusal,
    },
    /// Somebody else decides.
    #[error("{0}")]
    NotYourTurn(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A decision that cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// Not what this route takes.
    #[error("{message}")]
    Malformed {
        /// What was expected and what was found.
        message: String,
        /// Where.
        field: Option<String>,
    },
    /// A request that nobody waits for any longer.
    #[error("the request was sent too slowly; send it again")]
    TooSlow,
    /// More than this route takes.
    #[error("the request is too long")]
    TooLarge,
    /// A table that cannot be set like this.
    #[error("{field}: {message}")]
    BadSetup {
        /// Where.
        field: String,
        /// What was expected and what was found.
        message: String,
        /// The rule that says so, if one does.
        rule: Option<&'static str>,
    },
    /// A save that does not hold together.
    #[error(transparent)]
    BadSave(#[from] LoadError),
    /// A save that holds together, but that nobody can go on with here.
    #[error("{0}")]
    UselessSave(&'static str),
    /// Too much at once.
    #[error("{0}")]
    TooMany(&'static str),
    /// More at once than this address may: after this time there is room for one more.
    #[error("{message}")]
    TooFast {
        /// What there was too much of.
        message: &'static str,
        /// When to try again.
        wait: Duration,
    },
    /// The file of the tables cannot be read or written.
    #[error("{0}")]
    Storage(#[from] StorageError),
    /// The server has no time for it now.
    #[error("{0}")]
    Busy(&'static str),
    /// No such route.
    #[error("there is nothing here; /api/v1/openapi.json lists what there is")]
    NotFound,
    /// The route is there, but not for this method.
    #[error("this address does not take that method; /api/v1/openapi.json lists what there is")]
    Method,
    /// A record that must not be known before the end.
    #[error("this record tells what players must not know; it is handed out when the game is over")]
    Secret,
    /// The caller comes from another page, or by a name that is not ours.
    #[error("{0}")]
    BadOrigin(&'static str),
    /// The lesson asks for something else.
    #[error("{0}")]
    Tutorial(&'static str),
    /// Nobody decides before the host has started the game.
    #[error("the host has not started this game yet")]
    Waiting,
    /// Too late for that.
    #[error("the game has begun already")]
    Begun,
    /// Too early for that.
    #[error("the game is not over yet")]
    NotOver,
    /// A computer keeps this seat.
    #[error("a computer keeps this seat; take it back first")]
    Kept,
    /// Only the host may do it.
    #[error("only the host of this table may do that")]
    NotHost,
    /// No such invitation.
    #[error("no such invitation was given out at this table; ask for a new one")]
    BadInvitation,
    /// An invitation that somebody has used.
    #[error("somebody has sat down with this invitation already; ask for a new one")]
    SpentInvitation,
    /// An invitation that was taken back.
    #[error("this invitation was taken back; ask for a new one")]
    RevokedInvitation,
    /// No such code.
    #[error("no table has this code, or it is too old; ask for a new one")]
    BadCode,
    /// Dice that nobody waits for.
    #[error(
        "no dice wait under this commitment: they are used, too old or unknown; ask POST /api/v1/dice for new ones"
    )]
    BadCommitment,
    /// No seat to be had.
    #[error("{0}")]
    NoSeat(&'static str),
    /// A name that cannot be.
    #[error("{error}")]
    BadName {
        /// Why not.
        error: NameError,
        /// Where, if there are several.
        field: Option<String>,
    },
    /// Nothing to answer.
    #[error("nothing is proposed that you could agree to")]
    NothingProposed,
    /// Only phrases here.
    #[error("at this table people use phrases; the host may allow words of one's own")]
    NoFreeText,
    /// Closed by whoever runs the server.
    #[error("whoever runs this server has closed the table")]
    Closed,
    /// What was played under other rules does not hold under ours.
    #[error("{0}")]
    OtherRules(String),
    /// Push messages cannot be sent there.
    #[error("{0}")]
    BadPush(String),
    /// A mistake of ours.
    #[error("something broke here; it was noted")]
    Internal,
}

impl Failure {
    /// A request that cannot be read.
    pub fn malformed(message: impl Into<String>) -> Failure {
        Failure::Malformed { message: message.into(), field: None }
    }

    /// The code for programs.
    pub fn code(&self) -> Code {
        match self {
            Failure::UnknownTable => Code::UnknownTable,
            Failure::UnknownGame(_) => Code::UnknownGame,
            Failure::BadToken => Code::BadToken,
            Failure::Forbidden => Code::Forbidden,
            Failure::Stale { .. } => Code::Stale,
            Failure::OtherWish => Code::KeyReused,
            Failure::Illegal { .. } => Code::Illegal,
            Failure::NotYourTurn(_) => Code::NotYourTurn,
            Failure::Over => Code::Over,
            Failure::Undo(UndoError::Nothing) => Code::NothingToUndo,
            Failure::Undo(UndoError::NotYours(_)) => Code::NotYours,
            Failure::Undo(UndoError::ChanceHasSpoken) => Code::ChanceHasSpoken,
            Failure::Undo(UndoError::Revealed) => Code::Revealed,
            Failure::Undo(UndoError::Ended) => Code::Ended,
            Failure::Malformed { .. } => Code::Malformed,
            Failure::TooSlow => Code::TooSlow,
            Failure::TooLarge => Code::TooLarge,
            Failure::BadSetup { .. } => Code::BadSetup,
            Failure::BadSave(_) | Failure::UselessSave(_) => Code::BadSave,
            Failure::TooMany(_) | Failure::TooFast { .. } => Code::TooMany,
            Failure::Storage(_) => Code::Storage,
            Failure::Busy(_) => Code::Busy,
            Failure::NotFound => Code::NotFound,
            Failure::Method => Code::Method,
            Failure::Secret => Code::Secret,
            Failure::BadOrigin(_) => Code::BadOrigin,
            Failure::Tutorial(_) => Code::Tutorial,
            Failure::Waiting => Code::Waiting,
            Failure::Begun => Code::Begun,
            Failure::NotOver => Code::NotOver,
            Failure::Kept => Code::Kept,
            Failure::NotHost => Code::NotHost,
            Failure::BadInvitation => Code::BadInvitation,
            Failure::SpentInvitation => Code::SpentInvitation,
            Failure::RevokedInvitation => Code::RevokedInvitation,
            Failure::BadCode => Code::BadCode,
            Failure::BadCommitment => Code::BadCommitment,
            Failure::NoSeat(_) => Code::NoSeat,
            Failure::BadName { .. } => Code::BadName,
            Failure::NothingProposed => Code::NothingProposed,
            Failure::NoFreeText => Code::NoFreeText,
            Failure::Closed => Code::Closed,
            Failure::OtherRules(_) => Code::OtherRules,
            Failure::BadPush(_) => Code::BadPush,
            Failure::Internal => Code::Internal,
        }
    }

    /// After how many seconds it may be over, if it is a matter of time.
    fn retry_after(&self) -> Option<u64> {
        if let Failure::TooFast { wait, .. } = self {
            return Some((wait.as_millis() as u64).div_ceil(1_000).max(1));
        }
        match self.code().status() {
            StatusCode::TOO_MANY_REQUESTS => Some(SOME_TIME),
            StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => Some(A_MOMENT),
            _ => None,
        }
    }

    fn to_api(&self) -> api::Failure {
        let mut problem = api::Problem::new(self.code(), self.to_string());
        if let Failure::Stale { now } = self {
            problem.now = Some(*now);
        } else if let Failure::Illegal { refusal, .. } = self {
            problem.rule = Some(refusal.rule);
            problem.refusal = Some(refusal.clone());
        } else if let Failure::BadSetup { field, rule, .. } = self {
            problem.field = Some(field.clone());
            problem.rule = *rule;
        } else if let Failure::BadSave(error) = self {
            problem.cause = Some(error.code());
            problem.field = error.field().map(String::from);
            problem.rule = error.rule();
        } else if let Failure::BadName { error, field } = self {
            problem.cause = Some(error.code());
            problem.field = field.clone();
        } else if let Failure::Storage(StorageError::Unknown(_)) = self {
            problem.cause = Some("unknown");
        } else if let Failure::Malformed { field, .. } = self {
            problem.field = field.clone();
        }
        api::Failure { error: problem }
    }
}

impl Code {
    /// The status that goes with it.
    pub fn status(self) -> StatusCode {
        match self {
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::BadToken => StatusCode::UNAUTHORIZED,
            Code::Forbidden
            | Code::Secret
            | Code::BadOrigin
            | Code::NotHost
            | Code::BadInvitation
            | Code::NoFreeText
            | Code::Closed => StatusCode::FORBIDDEN,
            Code::UnknownTable | Code::UnknownGame | Code::NotFound | Code::BadCode => {
                StatusCode::NOT_FOUND
            }
            Code::SpentInvitation | Code::RevokedInvitation | Code::BadCommitment => {
                StatusCode::GONE
            }
            Code::Method => StatusCode::METHOD_NOT_ALLOWED,
            Code::Stale
            | Code::NotYourTurn
            | Code::Over
            | Code::NothingToUndo
            | Code::NotYours
            | Code::ChanceHasSpoken
            | Code::Revealed
            | Code::Ended
            | Code::Waiting
            | Code::Begun
            | Code::NotOver
            | Code::Kept
            | Code::NoSeat
            | Code::KeyReused
            | Code::OtherRules
            | Code::NothingProposed => StatusCode::CONFLICT,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Illegal
            | Code::BadSetup
            | Code::BadSave
            | Code::Tutorial
            | Code::BadName
            | Code::BadPush => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Code::Storage | Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let code = self.code();
        // The code goes along for whoever counts refusals.
        let mut response = (code.status(), Extension(code), Json(self.to_api())).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Failure {
        let message = error.to_string();
        match error {
            PlayError::Over => Failure::Over,
            PlayError::Illegal { refusal, .. } => Failure::Illegal { message, refusal },
            PlayError::NotYourTurn { .. } => Failure::NotYourTurn(message),
            PlayError::Malformed(_) => Failure::Malformed { message, field: Some("action".into()) },
            PlayError::LineEnds(_) => Failure::Malformed { message, field: Some("line".into()) },
            // Luck is never a caller's to name.
            PlayError::NotChance(_) | PlayError::Impossible(_) => Failure::malformed(message),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        match error {
            OpenError::Unknown { .. } => Failure::UnknownGame(error.to_string()),
            OpenError::Setup(SetupError { field, problem, rule }) => {
                Failure::BadSetup { field, message: problem, rule }
            }
        }
    }
}

impl From<NameError> for Failure {
    fn from(error: NameError) -> Failure {
        Failure::BadName { error, field: None }
    }
}

impl From<NoEntropy> for Failure {
    fn from(_: NoEntropy) -> Failure {
        Failure::Busy("the operating system gives no random numbers")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that asks has to know whether it may ask for something else now, or has to repeat itself.
    #[test]
    fn what_may_have_been_written_is_told_apart() {
        let cause = |error: StorageError| Failure::Storage(error).to_api().error.cause;
        assert_eq!(cause(StorageError::Unknown("the disk failed".into())), Some("unknown"));
        assert_eq!(cause(StorageError::Failed("the disk is full".into())), None);
        assert_eq!(cause(StorageError::Closed), None);
        let words = Failure::Storage(StorageError::Unknown("x".into())).to_string();
        assert!(words.contains("not known") && words.contains("same key"), "{words}");
    }
}
