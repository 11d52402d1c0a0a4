//! A table as it happens, as server-sent events: its frames, the people around it, what they say.

use std::{collections::VecDeque, convert::Infallible, net::IpAddr, sync::Arc, time::Duration};

use axum::response::{
    IntoResponse,
    sse::{Event, KeepAlive, Sse},
};
use futures_util::stream;
use tabletop::RawJson;
use tokio::sync::{
    broadcast::{self, error::RecvError},
    watch,
};

use crate::{
    api,
    loaded::{LoadedTable, Visit},
    room::Viewer,
    table::{FrameText, Table},
};

/// How often a comment is sent in between, so that neither side takes silence for a broken line.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Asks a proxy not to buffer the stream.
const UNBUFFERED: [(&str, &str); 1] = [("x-accel-buffering", "no")];
/// So many frames are made in no time; more of them are made where nobody else waits.
const A_FEW: u64 = 4;

/// Somebody who watches a table.
struct Watcher {
    loaded: Arc<LoadedTable>,
    visit: Visit,
    host_away: Duration,
    changes: watch::Receiver<u64>,
    around: watch::Receiver<u64>,
    said: broadcast::Receiver<api::Said>,
    /// Do they know yet who is around the table?
    knows_room: bool,
    stopping: watch::Receiver<bool>,
    /// What they have been told; nothing yet: they begin with the table as it is.
    seen: Option<u64>,
    waiting: VecDeque<FrameText>,
    /// The version at which they were made.
    made_at: u64,
}

/// Everything from this version on, for somebody of this client network. Nothing is prepared that the reader has not come to: a slow one costs
/// no memory, and is told the shorter story if something was taken back meanwhile.
pub fn follow(
    loaded: Arc<LoadedTable>,
    viewer: Viewer,
    network: IpAddr,
    seen: Option<u64>,
    host_away: Duration,
    stopping: watch::Receiver<bool>,
) -> impl IntoResponse {
    let visit = loaded.enter(viewer, network);
    // What they have seen before a restart they have been told.
    visit.tell(seen.unwrap_or_default().min(loaded.table().version()));
    let watcher = Watcher {
        changes: loaded.watch(),
        around: loaded.watch_around(),
        said: loaded.listen(),
        visit,
        loaded,
        host_away,
        knows_room: false,
        stopping,
        seen,
        waiting: VecDeque::new(),
        made_at: 0,
    };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    (UNBUFFERED, events)
}

impl Watcher {
    /// What is told next; nothing once the server goes down, or whoever watches has lost their seat.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.stopping.borrow() || !self.is_welcome() {
                return None;
            }
            self.look().await?;
            if let Some(frame) = self.waiting.pop_front() {
                self.seen = Some(frame.version);
                self.visit.tell(frame.version);
                let event = Event::default().event("frame").id(frame.version.to_string());
                return Some(event.data(frame.json.get()));
            }
            if !self.knows_room || self.around.has_changed().ok()? {
                return Some(Event::default().event("room").data(RawJson::new(&self.room()).get()));
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                changed = self.around.changed() => {
                    changed.ok()?;
                    self.knows_room = false;
                }
                said = self.said.recv() => match said {
                    Ok(said) => {
                        return Some(Event::default().event("said").data(RawJson::new(&said).get()));
                    }
                    // Who reads slowly misses words, and nothing else.
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return None,
                },
                stopping = self.stopping.changed() => stopping.ok()?,
            }
        }
    }

    /// A key that was taken back opens nothing, not even what it had opened.
    fn is_welcome(&self) -> bool {
        let Viewer { seat, device } = self.visit.viewer();
        let room = self.loaded.room();
        device.is_none()
            || room.keys.iter().any(|key| Some(key.device) == device && key.seat == seat)
    }

    fn room(&mut self) -> api::Room {
        self.around.borrow_and_update();
        self.knows_room = true;
        self.loaded.room_for(self.visit.viewer(), self.host_away)
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
        let (seen, viewer) = (self.seen, self.visit.viewer().seat);
        let make = move || table.told(seen, viewer);
        let is_quick = seen.is_none_or(|seen| self.made_at.saturating_sub(seen) <= A_FEW);
        let frames =
            if is_quick { make() } else { tokio::task::spawn_blocking(make).await.ok()? };
        self.waiting = frames.iter().cloned().collect();
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
