//! A table as it happens: server-sent events, one for each frame.

use std::{collections::VecDeque, convert::Infallible, sync::Arc, time::Duration};

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use tabletop::Seat;
use tokio::sync::watch;

use crate::{api, live::Live};

/// A sign of life in between, so that neither side takes silence for a broken line.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// Somebody who watches a table.
struct Watcher {
    live: Arc<Live>,
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
    live: Arc<Live>,
    viewer: Option<Seat>,
    seen: Option<u64>,
    stopping: watch::Receiver<bool>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = live.watch();
    let waiting = VecDeque::new();
    let watcher = Watcher { live, viewer, changes, stopping, seen, waiting, made_at: 0 };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let frame = watcher.next().await?;
        Some((Ok(event(&frame)), watcher))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE))
}

impl Watcher {
    /// The next frame; nothing once the server goes down.
    async fn next(&mut self) -> Option<api::Frame> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.look();
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

    fn look(&mut self) {
        let newest = *self.changes.borrow_and_update();
        // Frames that wait are of the past if the table has changed since.
        let is_current = !self.waiting.is_empty() && self.made_at == newest;
        if is_current || self.seen == Some(newest) {
            return;
        }
        self.made_at = newest;
        let table = self.live.table();
        let frames = match self.seen {
            None => vec![table.newest(self.viewer)],
            Some(seen) => table.missed(seen, self.viewer),
        };
        self.waiting = frames.into();
    }
}

fn event(frame: &api::Frame) -> Event {
    let data = serde_json::to_string(frame).expect("our data has string keys only");
    Event::default().event("frame").id(frame.version.to_string()).data(data)
}
