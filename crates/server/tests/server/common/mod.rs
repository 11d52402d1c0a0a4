//! A real server on a real port with a real file. Every answer is held against the description of the
//! routes.

pub mod client;
mod described;
pub mod source;

use std::{
    net::SocketAddr,
    ops::Deref,
    path::Path,
    thread::{self, JoinHandle},
};

pub use client::{
    Answer, Client, Opened, against_computer, decider, is_over, join_key, patiently, request, send,
    two_people, with_free_seats,
};
pub use described::{document, validator};
use server::{Seating, Server, Settings, Store};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// What a player says who breaks down because a test wants it to.
pub const WANTED_PANIC: &str = "this test wants a player to break down";

/// A server that runs until it is dropped.
pub struct Running {
    client: Client,
    pub store: Store,
    /// Where it tells metrics.
    pub metrics: Option<SocketAddr>,
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// Settings for a server of our own.
pub fn settings(folder: &Path) -> Settings {
    Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.join("tables.db"),
        thinkers: 2,
        ..Settings::default()
    }
}

/// A server with a new file.
pub fn start() -> Running {
    start_with(|_| {})
}

/// A server with other settings.
pub fn start_with(change: impl FnOnce(&mut Settings)) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    change(&mut settings);
    start_in(folder, settings, bots::any::seat)
}

/// A server that goes on with the tables of an earlier one.
pub fn start_again(folder: TempDir) -> Running {
    let settings = settings(folder.path());
    start_in(folder, settings, bots::any::seat)
}

/// A server with all that can be chosen.
pub fn start_in(folder: TempDir, settings: Settings, seating: Seating) -> Running {
    client::WITNESS.get_or_init(|| described::check);
    let (stop, stopped) = oneshot::channel();
    let (ready, is_ready) = std::sync::mpsc::channel();
    let thread = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind_with(settings, seating).await.unwrap();
            let told = (server.address(), server.metrics_address(), server.store().clone());
            ready.send(told).unwrap();
            server.run(async { drop(stopped.await) }).await;
        });
    });
    let (address, metrics, store) = is_ready.recv().expect("the server starts");
    let client = Client { address };
    Running { client, store, metrics, folder, stop: Some(stop), thread: Some(thread) }
}

/// The folder of a server that has been stopped, and its file, to be looked into or changed.
pub fn file_of(server: Running) -> (TempDir, rusqlite::Connection) {
    let folder = server.stop();
    let file = rusqlite::Connection::open(folder.path().join("tables.db")).unwrap();
    (folder, file)
}

impl Running {
    /// Stops it the polite way; gives the folder back.
    pub fn stop(mut self) -> TempDir {
        self.end();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    fn end(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends well");
        }
    }
}

/// A server is called like any other.
impl Deref for Running {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}
