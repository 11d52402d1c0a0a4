//! What every route needs.

use std::{
    net::{IpAddr, SocketAddr},
    ops::Deref,
    sync::Arc,
    time::{Duration, Instant},
};

use tabletop::Seat;
use tokio::sync::{mpsc, watch};

use crate::{
    api,
    config::Settings,
    failure::Failure,
    guard::Guard,
    health::Health,
    loaded::LoadedTable,
    metrics::Metrics,
    notify::TurnCame,
    openings::Openings,
    own_box::OwnBoxes,
    page::EmbeddedPage,
    players::{Players, Seating},
    push::Push,
    reach,
    room::{Room, Viewer},
    store::Store,
    table::Table,
    tables::{Command, Request, Tables},
    waiting_dice::WaitingDice,
};

/// How long people may take to answer a proposal.
const ANSWER: Duration = Duration::from_secs(60);

/// What every route needs. Every request has copies of it, so it is one reference.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What all copies of an [`App`] share.
pub struct Shared {
    /// What was set.
    pub settings: Arc<Settings>,
    /// All tables.
    pub tables: Arc<Tables>,
    /// Computer players.
    pub players: Players,
    /// Who may ask, and how often.
    pub guard: Arc<Guard>,
    /// What is counted for those who run the server.
    pub metrics: Arc<Metrics>,
    /// Where new tables are made.
    pub openings: Arc<Openings>,
    /// Dice that were drawn for tables to come.
    pub waiting_dice: Arc<WaitingDice>,
    /// Whether it can write.
    pub health: Arc<Health>,
    /// The boxes that tables are opened with where nobody brings one.
    pub own_boxes: Arc<OwnBoxes>,
    /// The page in the program, for a server that was given no folder.
    pub embedded: EmbeddedPage,
    /// Where it listens.
    pub listening: SocketAddr,
    /// Sends push messages, where some are sent.
    pub push: Option<Push>,
    stop: Arc<watch::Sender<bool>>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Called from a runtime.
    pub fn new(
        settings: Settings,
        listening: SocketAddr,
        own_boxes: OwnBoxes,
        store: Store,
        seating: Seating,
        turns: mpsc::Sender<TurnCame>,
        push: Option<Push>,
    ) -> App {
        let metrics = store.metrics().clone();
        let health = Arc::new(Health::new(store.clone()));
        let tables = Tables::new(store, settings.limits.clone(), settings.export.clone(), turns);
        let tables = Arc::new(tables);
        let players = Players::new(tables.clone(), settings.thinkers, seating);
        let guard = Arc::new(Guard::new(&settings));
        let stop = Arc::new(watch::Sender::new(false));
        App(Arc::new(Shared {
            settings: Arc::new(settings),
            tables,
            players,
            guard,
            metrics,
            openings: Arc::new(Openings::new()),
            waiting_dice: Arc::default(),
            health,
            own_boxes: Arc::new(own_boxes),
            embedded: |_| None,
            listening,
            push,
            stop,
        }))
    }

    /// The same with a page that the program carries in itself.
    ///
    /// # Panics
    /// If somebody has a copy already.
    pub fn carry(&mut self, embedded: EmbeddedPage) {
        Arc::get_mut(&mut self.0).expect("nobody has a copy before it runs").embedded = embedded;
    }

    /// The table of this name. Whoever looks at a table wakes its computer players.
    ///
    /// # Errors
    /// There is none, or it could not be read.
    pub async fn find(&self, name: &str) -> Result<Arc<LoadedTable>, Failure> {
        let loaded = self.tables.find(name).await?;
        self.players.wake(&loaded);
        Ok(loaded)
    }

    /// The people around a table, as one viewer may know them.
    pub fn room_for(&self, loaded: &LoadedTable, viewer: Viewer) -> api::Room {
        loaded.room_for(viewer, self.host_away())
    }

    /// Has the host been away for so long that somebody else may arrange the table?
    pub fn is_host_gone(&self, loaded: &LoadedTable) -> bool {
        loaded.is_host_gone(self.host_away())
    }

    /// How long the host may be away.
    pub fn host_away(&self) -> Duration {
        Duration::from_secs(self.settings.limits.host_away)
    }

    /// Where other devices of the house find this server, for a caller from that house.
    pub fn addresses_for(&self, peer: IpAddr) -> Vec<String> {
        let is_public = !self.settings.proxy.is_empty() || !self.settings.hosts.is_empty();
        if is_public || !reach::may_be_told(peer) {
            return Vec::new();
        }
        reach::addresses(self.listening)
    }

    /// Nobody waits for ever: a proposal that nobody answers is dropped, and a computer keeps the seat of whoever is late or away.
    pub async fn hurry(&self, loaded: &Arc<LoadedTable>) {
        if let Some(version) = loaded.unanswered(ANSWER, Instant::now()) {
            let command = Command::DropProposal;
            let request = Request { seat: Seat(0), by: None, version, key: None, command };
            // Somebody may have answered at the last moment.
            let _ = self.execute(loaded, request).await;
        }
        self.keep_overdue(loaded).await;
        loaded.follow_host(self.host_away());
    }

    async fn keep_overdue(&self, loaded: &Arc<LoadedTable>) {
        let Some((late, why)) = loaded.overdue(Instant::now()) else { return };
        let keep = move |table: &Table| {
            let is_still = table.person() == Some(late);
            let room =
                if is_still { table.room().keep(late, why) } else { Room::clone(table.room()) };
            Ok((room, ()))
        };
        match self.tables.arrange(loaded, keep).await {
            Ok(()) => self.players.wake(loaded),
            Err(error) => tracing::warn!(table = loaded.name, %error, "a seat could not be kept"),
        }
    }

    /// Executes a command; see [`Tables::execute`].
    ///
    /// # Errors
    /// It was refused, or could not be written.
    pub async fn execute(
        &self,
        loaded: &Arc<LoadedTable>,
        request: Request,
    ) -> Result<api::Applied, Failure> {
        let applied = self.tables.execute(loaded, request).await?;
        self.players.wake(loaded);
        Ok(applied)
    }

    /// Turns true when the server goes down.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Ends every stream.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}
