//! Dice: drawn before a table is opened, checked when its game is over.

use std::time::Instant;

use axum::{Json, extract::State};

use super::extract::{self, Asked, Caller, Name};
use crate::{api, app::App, failure::Failure, guard::client_network};

/// Draws dice for a table to come, and shows the hash of their secret before anybody gives a number.
pub async fn draw(
    State(app): State<App>,
    extract::Peer(peer): extract::Peer,
) -> Result<Json<api::DrawnDice>, Failure> {
    let commitment = app.waiting_dice.draw(client_network(peer), Instant::now())?;
    Ok(Json(api::DrawnDice { commitment: commitment.into() }))
}

/// What anybody needs to draw every roll of a finished game again.
pub async fn record(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    Asked(asked): Asked<api::AskDice>,
) -> Result<Json<api::DiceRecord>, Failure> {
    let loaded = app.find(&table).await?;
    loaded.viewer(token.as_deref())?;
    let table = loaded.table();
    // A long game is played again from its start; nobody else waits for it.
    let record = move || table.dice(asked.from);
    let record = tokio::task::spawn_blocking(record).await.map_err(|_| Failure::Internal)?;
    record.map(Json)
}
