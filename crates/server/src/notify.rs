//! Who is told by push message that it is their turn: whoever is not at the table, and wants it.

use std::{collections::HashMap, time::Duration};

use tabletop::Seat;
use tokio::{
    sync::mpsc::Receiver,
    time::{Instant, sleep},
};

use crate::{
    app::App,
    failure::Failure,
    loaded::LoadedTable,
    push::{Push, Subscription},
    room::Device,
};

/// It has come to be somebody's turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnCame {
    /// At this table.
    pub table: String,
    /// For this seat.
    pub seat: Seat,
}

/// The most that wait to be looked at; what is more is not told.
pub const MOST_WAITING: usize = 1_000;
/// A page that loads anew is away for a moment only.
const MOMENT: Duration = Duration::from_secs(2);
/// Nobody is told more often than this of one table.
const PAUSE: Duration = Duration::from_secs(60);

/// Tells, for as long as somebody plays.
pub async fn tell_turns(app: App, push: Push, mut turns: Receiver<TurnCame>) {
    let mut told: HashMap<TurnCame, Instant> = HashMap::new();
    while let Some(turn) = turns.recv().await {
        told.retain(|_, at| at.elapsed() < PAUSE);
        if told.contains_key(&turn) {
            continue;
        }
        told.insert(turn.clone(), Instant::now());
        let (app, push) = (app.clone(), push.clone());
        tokio::spawn(async move {
            sleep(MOMENT).await;
            if let Err(error) = tell(&app, &push, &turn).await {
                tracing::warn!(table = turn.table, %error, "nobody could be told of their turn");
            }
        });
    }
}

async fn tell(app: &App, push: &Push, turn: &TurnCame) -> Result<(), Failure> {
    let loaded = app.tables.find(&turn.table).await?;
    if loaded.is_here(turn.seat) || loaded.table().person() != Some(turn.seat) {
        return Ok(());
    }
    let room = loaded.room();
    for (device, to) in app.tables.store().pushes(turn.table.clone()).await? {
        if room.is_played_on(turn.seat, Some(device)) {
            let forget = forget(app, &loaded, device, to.clone());
            push.send(to, &turn.table, forget);
        }
    }
    Ok(())
}

/// The browser wants no more messages.
fn forget(
    app: &App,
    loaded: &LoadedTable,
    device: Device,
    to: Subscription,
) -> impl FnOnce() + Send + 'static {
    let (store, table) = (app.tables.store().clone(), loaded.name.clone());
    let runtime = tokio::runtime::Handle::current();
    move || {
        runtime.spawn(async move {
            if let Err(error) = store.remove_push(table, device, to).await {
                tracing::warn!(%error, "a push subscription that has ended stays in the file");
            }
        });
    }
}
