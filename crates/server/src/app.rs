//! What every route needs.

use std::sync::Arc;

use tokio::sync::watch;

use crate::{
    config::Settings,
    failure::Failure,
    guard::Guard,
    loaded::LoadedTable,
    own_box::OwnBoxes,
    page::EmbeddedPage,
    players::{Players, Seating},
    store::Store,
    tables::{Request, Tables},
};

/// What every route needs.
#[derive(Clone)]
pub struct App {
    /// What was set.
    pub settings: Arc<Settings>,
    /// All tables.
    pub tables: Arc<Tables>,
    /// Computer players.
    pub players: Players,
    /// Who may ask, and how often.
    pub guard: Arc<Guard>,
    /// The boxes that tables are opened with where nobody brings one.
    pub own_boxes: Arc<OwnBoxes>,
    /// The page in the program, for a server that was given no folder.
    pub embedded: EmbeddedPage,
    stop: Arc<watch::Sender<bool>>,
}

impl App {
    /// Called from a runtime.
    pub fn new(settings: Settings, own_boxes: OwnBoxes, store: Store, seating: Seating) -> App {
        let tables = Arc::new(Tables::new(store, settings.limits.clone()));
        let players = Players::new(tables.clone(), settings.thinkers, seating);
        let guard = Arc::new(Guard::new(&settings));
        let stop = Arc::new(watch::Sender::new(false));
        App {
            settings: Arc::new(settings),
            tables,
            players,
            guard,
            own_boxes: Arc::new(own_boxes),
            embedded: |_| None,
            stop,
        }
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

    /// Executes a command; see [`Tables::execute`].
    ///
    /// # Errors
    /// It was refused, or could not be written.
    pub async fn execute(
        &self,
        loaded: &Arc<LoadedTable>,
        request: Request,
    ) -> Result<crate::api::Applied, Failure> {
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
