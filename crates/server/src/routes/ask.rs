//! Questions of somebody who has to decide.

use std::{net::IpAddr, time::Duration};

use axum::{Json, extract::State};
use bots::Budget;
use serde_json::Value;
use tokio::{
    sync::{OwnedMutexGuard, oneshot},
    time::timeout,
};

use super::extract::{self, Caller, Name, Peer};
use crate::{api, app::App, bot_pool::Priority, failure::Failure, guard::client_network};

/// What a strong player thinks. It knows what the seat that asks may know.
pub async fn hint(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    Peer(address): Peer,
    extract::Json(asked): extract::Json<api::AskHint>,
) -> Result<Json<api::Hint>, Failure> {
    let loaded = app.find(&table).await?;
    let (seat, _) = loaded.player(token.as_deref())?;
    let game = {
        let table = loaded.table();
        table.check_version(asked.version)?;
        table.check_turn(seat)?;
        table.game().boxed()
    };
    let busy = Failure::Busy("somebody thinks about a hint already; ask again");
    let usual = Duration::from_millis(app.settings.limits.hint_ms);
    let think = move |most: Duration| {
        bots::any::advice(&*game, Budget::Time(usual.min(most)), game.ply() as u64)
    };
    let Ok(only) = loaded.hint.clone().try_lock_owned() else { return Err(busy) };
    let advice = in_the_pool(&app, &table, address, only, think).await.flatten().ok_or(busy)?;
    Ok(Json(api::Hint { advice: advice.into_iter().map(to_api).collect() }))
}

/// The most decisions that are imagined before an analysis.
const LONGEST_LINE: usize = 16;

/// How long an analysis waits for the one before, which may be about a decision that has been taken meanwhile.
const ANALYSIS_WAIT: Duration = Duration::from_secs(5);

/// What can be reckoned with time, from what the seat that asks may know.
pub async fn analysis(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    Peer(address): Peer,
    extract::Json(asked): extract::Json<api::AskAnalysis>,
) -> Result<Json<api::Analysis>, Failure> {
    let loaded = app.find(&table).await?;
    let (seat, _) = loaded.player(token.as_deref())?;
    if asked.line.len() > LONGEST_LINE {
        let message = format!("expected {LONGEST_LINE} decisions at the most");
        return Err(Failure::Malformed { message, field: Some("line".into()) });
    }
    let busy = || Failure::Busy("an analysis is made already; ask again");
    let only = timeout(ANALYSIS_WAIT, loaded.analysis.clone().lock_owned()).await;
    let only = only.map_err(|_| busy())?;
    let game = {
        let table = loaded.table();
        table.check_version(asked.version)?;
        table.check_turn(seat)?;
        table.game().boxed()
    };
    let reckon = move |_| game.analyse(&asked.line);
    let analysis = in_the_pool(&app, &table, address, only, reckon).await.ok_or_else(busy)??;
    Ok(Json(api::Analysis { version: asked.version, analysis }))
}

/// What comes of this on the threads of the computer players, so that no caller takes the whole machine; the only one of
/// its kind for a table while it holds the guard. `None` if too many wait.
async fn in_the_pool<T: Send + 'static>(
    app: &App,
    table: &str,
    caller: IpAddr,
    only: OwnedMutexGuard<()>,
    job: impl FnOnce(Duration) -> T + Send + 'static,
) -> Option<T> {
    let (sender, answer) = oneshot::channel();
    let run = move |most| {
        let _only = only;
        // Whoever asked may have gone, before as well as after.
        if !sender.is_closed() {
            let _ = sender.send(job(most));
        }
    };
    let priority = Priority::Hint(client_network(caller));
    let run = app.metrics.timed(&priority, Box::new(run));
    app.players.pool().submit(table, priority, run).then_some(())?;
    answer.await.ok()
}

/// Why something is not offered.
pub async fn why(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    extract::Json(asked): extract::Json<api::AskWhy>,
) -> Result<Json<api::Why>, Failure> {
    let loaded = app.find(&table).await?;
    let (seat, _) = loaded.player(token.as_deref())?;
    let table = loaded.table();
    table.check_turn(seat)?;
    let refusal = table.game().why_not(asked.action)?;
    Ok(Json(api::Why { refusal }))
}

fn to_api(advice: bots::Advice<Value>) -> api::Advice {
    let bots::Advice { action, chance, visits, next, .. } = advice;
    api::Advice { action, chance, visits, next }
}
