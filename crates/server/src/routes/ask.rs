//! Questions of somebody who has to decide.

use std::time::Duration;

use axum::{Json, extract::State};
use bots::Budget;
use serde_json::Value;
use tokio::sync::oneshot;

use super::extract::{self, Caller, Name};
use crate::{api, app::App, bot_pool::Priority, failure::Failure};

/// What a strong player thinks. It knows what the seat that asks may know.
pub async fn hint(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(asked): extract::Json<api::AskHint>,
) -> Result<Json<api::Hint>, Failure> {
    let loaded = app.find(&table).await?;
    let seat = loaded.player(token.as_deref())?;
    let game = {
        let table = loaded.table();
        table.check_version(asked.version)?;
        table.check_turn(seat)?;
        table.game().boxed()
    };
    let busy = Failure::Busy("somebody thinks about a hint already; ask again");
    let one_at_a_time = loaded.hint.clone().try_lock_owned().map_err(|_| busy.clone())?;
    let (sender, answer) = oneshot::channel();
    let budget = Budget::Time(Duration::from_millis(app.settings.limits.hint_ms));
    let think = move || {
        let _one_at_a_time = one_at_a_time;
        // Whoever asked may have gone, before as well as after.
        if !sender.is_closed() {
            let _ = sender.send(bots::any::advice(&*game, budget, game.ply() as u64));
        }
    };
    if !app.players.pool().submit(Priority::Hint, Box::new(think)) {
        return Err(busy);
    }
    let advice = answer.await.ok().flatten().ok_or(busy)?;
    Ok(Json(api::Hint { advice: advice.into_iter().map(to_api).collect() }))
}

/// Why something is not offered.
pub async fn why(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(asked): extract::Json<api::AskWhy>,
) -> Result<Json<api::Why>, Failure> {
    let loaded = app.find(&table).await?;
    let seat = loaded.player(token.as_deref())?;
    let table = loaded.table();
    table.check_turn(seat)?;
    let refusal = table.game().why_not(asked.action)?;
    Ok(Json(api::Why { refusal }))
}

fn to_api(advice: bots::Advice<Value>) -> api::Advice {
    let bots::Advice { action, chance, visits, next, .. } = advice;
    api::Advice { action, chance, visits, next }
}
