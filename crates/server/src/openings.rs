//! Where new tables are made: a save is played again ply by ply, so few are made at the same time, each in its turn.

use std::{net::IpAddr, sync::Arc, thread};

use tokio::sync::Semaphore;

use crate::{connections::ConnectionLimit, failure::Failure};

/// Who makes new tables, and who waits for it.
pub struct Openings {
    /// First come, first served.
    turns: Arc<Semaphore>,
    waiting: Arc<ConnectionLimit>,
}

/// The most that wait or are made.
const MOST: usize = 64;
/// The most of one client network.
const MOST_EACH: usize = 8;

impl Openings {
    /// Half of the cores make tables, so that the others play on.
    pub fn new() -> Openings {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() / 2).max(1);
        Openings {
            turns: Arc::new(Semaphore::new(cores)),
            waiting: ConnectionLimit::of(MOST, MOST_EACH),
        }
    }

    /// Does this when it is its turn. Whoever has gone by then has nothing done for them.
    ///
    /// # Errors
    /// Too many wait, or it broke off.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let many = Failure::Busy("many tables are opened right now; try again");
        let waits = self.waiting.take(address).ok_or(many)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Failure::Internal)?;
        let work = tokio::task::spawn_blocking(move || {
            // Held to the end, even if nobody waits for it any more.
            let _held = (waits, turn);
            job()
        });
        work.await.map_err(|_| Failure::Internal)
    }
}
