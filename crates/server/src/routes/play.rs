//! Decisions.

use axum::{Json, extract::State};
use tabletop::Seat;

use super::extract::{self, Caller, Name};
use crate::{
    api,
    app::App,
    failure::Failure,
    table::Key,
    tables::{Order, Wish},
};

/// Decides.
pub async fn act(
    State(app): State<App>,
    Name(table): Name,
    caller: Caller,
    extract::Json(act): extract::Json<api::Act>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, act.version, act.key, Wish::Act(act.action)).await
}

/// Takes a decision back.
pub async fn undo(
    State(app): State<App>,
    Name(table): Name,
    caller: Caller,
    extract::Json(wish): extract::Json<api::Wish>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, wish.version, wish.key, Wish::Undo).await
}

/// Agrees to end the game.
pub async fn end(
    State(app): State<App>,
    Name(table): Name,
    caller: Caller,
    extract::Json(wish): extract::Json<api::Wish>,
) -> Result<Json<api::Done>, Failure> {
    carry_out(app, table, caller, wish.version, wish.key, Wish::End).await
}

async fn carry_out(
    app: App,
    table: String,
    Caller(token): Caller,
    version: u64,
    word: String,
    wish: Wish,
) -> Result<Json<api::Done>, Failure> {
    let live = app.find(&table).await?;
    let seat = live.player(token.as_deref())?;
    let key = Some(key(seat, word)?);
    let done = app.carry_out(&live, Order { seat, version, key, wish }).await?;
    Ok(Json(done))
}

fn key(seat: Seat, word: String) -> Result<Key, Failure> {
    if (1..=64).contains(&word.chars().count()) {
        return Ok(Key { seat, word });
    }
    let message = "expected 1 to 64 characters".into();
    Err(Failure::Malformed { message, field: Some("key".into()) })
}
