//! A table as it happens: server-sent events, one for each frame.

use std::{collections::VecDeque, convert::Infallible, sync::Arc, time::Duration};

use axum::response::{
    IntoResponse,
    sse::{Event, KeepAlive, Sse},
};
use futures_util::stream;
use tabletop::Seat;
use tokio::sync::watch;

use crate::{api, loaded::LoadedTable, table::Table};

/// How often a comment is sent in between, so that neither side takes silence for a broken line.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Asks a proxy not to buffer the stream.
const UNBUFFERED: [(&str, &str); 1] = [("x-accel-buffering", "no")];
/// So many frames are made in no time; more of them are made where nobody else waits.
const A_FEW: u64 = 4;

/// Somebody who watches a table.
struct Watcher {
    loaded: Arc<LoadedTable>,
    viewer: Option<Seat>,
    changes: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// What they have been told; nothing yet: they begin with the table as it is.
    seen: Option<u64>,
    waiting: VecDeque<api::Frame>,
    /// The version at which they were made.
    made_at: u64,
}

/// Everything from this version on. Nothing is prepared that the reader has not come to: a slow one costs
/// no memory, and is told the shorter story if something was taken back meanwhile.
pub fn frames(
    loaded: Arc<LoadedTable>,
    viewer: Option<Seat>,
    seen: Option<u64>,
    stopping: watch::Receiver<bool>,
) -> impl IntoResponse {
    let changes = loaded.watch();
    let waiting = VecDeque::new();
    let watcher = Watcher { loaded, viewer, changes, stopping, seen, waiting, made_at: 0 };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let frame = watcher.next().await?;
        Some((Ok::<_, Infallible>(event(&frame)), watcher))
    });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    (UNBUFFERED, events)
}

impl Watcher {
    /// The next frame; nothing once the server goes down.
    async fn next(&mut self) -> Option<api::Frame> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.look().await?;
            if let Some(frame) = self.waiting.pop_front() {
                self.seen = Some(frame.version);
                return Some(frame);
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                stopping = self.stopping.changed() => stopping.ok()?,
            }
        }
    }

    /// Prepares frames for the reader; nothing if that broke off.
    async fn look(&mut self) -> Option<()> {
        self.changes.borrow_and_update();
        let table = self.loaded.table();
        self.drop_outdated(&table);
        if !self.waiting.is_empty() || self.seen == Some(table.version()) {
            return Some(());
        }
        self.made_at = table.version();
        let (seen, viewer) = (self.seen, self.viewer);
        let make = move || match seen {
            None => vec![table.newest(viewer)],
            Some(seen) => table.missed(seen, viewer),
        };
        let is_quick = seen.is_none_or(|seen| self.made_at.saturating_sub(seen) <= A_FEW);
        let frames =
            if is_quick { make() } else { tokio::task::spawn_blocking(make).await.ok()? };
        self.waiting = frames.into();
        Some(())
    }

    /// Drops queued frames that are out of date: after an undo all of them, else the one that was newest, since its
    /// `decision` is void.
    fn drop_outdated(&mut self, table: &Table) {
        if self.made_at == table.version() {
            return;
        }
        if table.has_gone_back_since(self.made_at) {
            self.waiting.clear();
        }
        self.waiting.retain(|frame| frame.version != self.made_at);
    }
}

fn event(frame: &api::Frame) -> Event {
    let data = serde_json::to_string(frame).expect("our data has string keys only");
    Event::default().event("frame").id(frame.version.to_string()).data(data)
}
