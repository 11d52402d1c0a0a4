//! Looking at a table.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::IntoResponse,
};
use tabletop::Eyes;

use super::extract::{Asked, Caller, Name, Peer};
use crate::{
    api, app::App, failure::Failure, guard::client_network, stream, tables::reckoned,
};

/// A table as it is.
pub async fn table(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
) -> Result<Json<api::Table>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    let room = app.room_for(&loaded, viewer);
    let table = loaded.table();
    let table = if table.person() == viewer.seat { reckoned(table).await } else { table };
    Ok(Json(table.to_api(viewer.seat, room)))
}

/// A table as it was: as the caller saw it or, once the game is over, as others did.
pub async fn frames(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    Asked(asked): Asked<api::AskFrames>,
) -> Result<Json<api::Frames>, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?.seat;
    let table = loaded.table();
    if let Some(eyes) = asked.eyes {
        table.check_eyes(eyes)?;
    }
    let eyes = asked.eyes.unwrap_or(Eyes::Viewer(viewer));
    let to = asked.to.unwrap_or(usize::MAX);
    // Many frames take their time; nobody else waits for them.
    let frames = move || table.frames(asked.from, to, viewer, eyes);
    let frames = tokio::task::spawn_blocking(frames).await.map_err(|_| Failure::Internal)?;
    Ok(Json(api::Frames { frames }))
}

/// A table as it happens.
pub async fn stream(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
    Peer(address): Peer,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let loaded = app.find(&table).await?;
    let viewer = loaded.viewer(token.as_deref())?;
    // Half of the places are kept for those who play here.
    let most = app.settings.limits.streams;
    let most = if viewer.device.is_some() { most } else { most.div_ceil(2) };
    if loaded.watchers() >= most {
        return Err(Failure::TooMany("as many watch this table as may"));
    }
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let (network, followed) = (client_network(address), loaded.clone());
    let events = stream::follow(followed, viewer, network, seen, app.host_away(), app.stopping());
    // Its computer players may have been waiting until there is nothing else to do.
    app.players.wake(&loaded);
    Ok(events)
}

/// The record, as a file.
pub async fn save(
    State(app): State<App>,
    Name(table): Name,
    Caller(token): Caller,
) -> Result<impl IntoResponse, Failure> {
    let loaded = app.find(&table).await?;
    loaded.viewer(token.as_deref())?;
    let table = loaded.table();
    table.check_public()?;
    let name = format!("attachment; filename=\"{}-{}.json\"", table.game().game(), loaded.name);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(table.game().save())))
}
