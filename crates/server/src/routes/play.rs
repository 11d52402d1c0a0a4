//! Decisions.

use axum::{Json, extract::State};
use tabletop::Seat;

use super::extract::{self, Caller, MayWrite, Name};
use crate::{
    api,
    app::App,
    failure::Failure,
    table::IdempotencyKey,
    tables::{Command, Request},
};

/// Decides.
pub async fn act(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    caller: Caller,
    extract::Json(act): extract::Json<api::Act>,
) -> Result<Json<api::Applied>, Failure> {
    execute(app, table, caller, act.version, act.key, Command::Act(act.action)).await
}

/// Takes a decision back.
pub async fn undo(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    caller: Caller,
    extract::Json(precondition): extract::Json<api::Precondition>,
) -> Result<Json<api::Applied>, Failure> {
    execute(app, table, caller, precondition.version, precondition.key, Command::Undo).await
}

/// Agrees to end the game.
pub async fn end(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    caller: Caller,
    extract::Json(precondition): extract::Json<api::Precondition>,
) -> Result<Json<api::Applied>, Failure> {
    execute(app, table, caller, precondition.version, precondition.key, Command::End).await
}

/// Agrees to what is proposed, or not.
pub async fn answer(
    State(app): State<App>,
    _may_write: MayWrite,
    Name(table): Name,
    caller: Caller,
    extract::Json(answer): extract::Json<api::Answer>,
) -> Result<Json<api::Applied>, Failure> {
    execute(app, table, caller, answer.version, answer.key, Command::Answer(answer.agree)).await
}

async fn execute(
    app: App,
    table: String,
    Caller(token): Caller,
    version: u64,
    key: String,
    command: Command,
) -> Result<Json<api::Applied>, Failure> {
    let loaded = app.find(&table).await?;
    let (seat, viewer) = loaded.player(token.as_deref())?;
    let key = Some(idempotency_key(seat, key)?);
    let request = Request { seat, by: Some(viewer), version, key, command };
    let applied = app.execute(&loaded, request).await?;
    Ok(Json(applied))
}

fn idempotency_key(seat: Seat, key: String) -> Result<IdempotencyKey, Failure> {
    if (1..=64).contains(&key.chars().count()) {
        return Ok(IdempotencyKey { seat, key });
    }
    let message = "expected 1 to 64 characters".into();
    Err(Failure::Malformed { message, field: Some("key".into()) })
}
