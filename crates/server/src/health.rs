//! Is the server well? It is if it can write into its file.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::{StorageError, Store};

/// So long what was found out last is believed, however many ask.
const BELIEVED: Duration = Duration::from_secs(3);

/// Writes something small into the file from time to time, when somebody asks.
pub struct Health {
    store: Store,
    last: Mutex<Option<(Instant, Result<(), StorageError>)>>,
}

impl Health {
    /// Of this file.
    pub fn new(store: Store) -> Health {
        Health { store, last: Mutex::default() }
    }

    /// Could something be written a moment ago?
    ///
    /// # Errors
    /// It could not.
    pub async fn check(&self) -> Result<(), StorageError> {
        let mut last = self.last.lock().await;
        if let Some((when, found)) = &*last
            && when.elapsed() < BELIEVED
        {
            // Is anybody there who would write?
            let answered = self.store.answers().await;
            return found.clone().and(answered);
        }
        let found = self.store.try_to_write().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
