//! Decisions.

use axum::{Json, extract::State};
use tabletop::Seat;

use super::extract::{self, Caller, Name};
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
    Name(table): Name,
    caller: Caller,
    extract::Json(act): extract::Json<api::Act>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, act.version, act.key, Command::Act(act.action)).await
}

/// Takes a decision back.
pub async fn undo(
    State(app): State<App>,
    Name(table): Name,
    caller: Caller,
    extract::Json(precondition): extract::Json<api::Precondition>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, precondition.version, precondition.key, Command::Undo).await
}

/// Agrees to end the game.
pub async fn end(
    State(app): State<App>,
    Name(table): Name,
    caller: Caller,
    extract::Json(precondition): extract::Json<api::Precondition>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, precondition.version, precondition.key, Command::End).await
}

async fn carry_out(
    app: App,
    table: String,
    Caller(token): Caller,
    version: u64,
    key: String,
    command: Command,
) -> Result<Json<api::Done>, Failure> {
    let live = app.find(&table).await?;
    let seat = live.player(token.as_deref())?;
    let key = Some(idempotency_key(seat, key)?);
    let done = app.carry_out(&live, Request { seat, version, key, command }).await?;
    Ok(Json(done))
}

fn idempotency_key(seat: Seat, key: String) -> Result<IdempotencyKey, Failure> {
    if (1..=64).contains(&key.chars().count()) {
        return Ok(IdempotencyKey { seat, key });
    }
    let message = "expected 1 to 64 characters".into();
    Err(Failure::Malformed { message, field: Some("key".into()) })
}
